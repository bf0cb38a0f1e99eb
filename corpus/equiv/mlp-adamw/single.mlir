module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32> {tf.aliasing_output = 1 : i32}, %arg1: tensor<3xf32> {tf.aliasing_output = 2 : i32}, %arg2: tensor<6x5xf32> {tf.aliasing_output = 3 : i32}, %arg3: tensor<5x3xf32> {tf.aliasing_output = 4 : i32}, %arg4: tensor<5xf32> {tf.aliasing_output = 5 : i32}, %arg5: tensor<3xf32> {tf.aliasing_output = 6 : i32}, %arg6: tensor<6x5xf32> {tf.aliasing_output = 7 : i32}, %arg7: tensor<5x3xf32> {tf.aliasing_output = 8 : i32}, %arg8: tensor<5xf32> {tf.aliasing_output = 9 : i32}, %arg9: tensor<3xf32> {tf.aliasing_output = 10 : i32}, %arg10: tensor<6x5xf32> {tf.aliasing_output = 11 : i32}, %arg11: tensor<5x3xf32> {tf.aliasing_output = 12 : i32}, %arg12: tensor<8x6xf32>, %arg13: tensor<8xi32>) -> (tensor<f32> {jax.result_info = "result['loss']"}, tensor<5xf32> {jax.result_info = "result['m']['b1']"}, tensor<3xf32> {jax.result_info = "result['m']['b2']"}, tensor<6x5xf32> {jax.result_info = "result['m']['w1']"}, tensor<5x3xf32> {jax.result_info = "result['m']['w2']"}, tensor<5xf32> {jax.result_info = "result['params']['b1']"}, tensor<3xf32> {jax.result_info = "result['params']['b2']"}, tensor<6x5xf32> {jax.result_info = "result['params']['w1']"}, tensor<5x3xf32> {jax.result_info = "result['params']['w2']"}, tensor<5xf32> {jax.result_info = "result['v']['b1']"}, tensor<3xf32> {jax.result_info = "result['v']['b2']"}, tensor<6x5xf32> {jax.result_info = "result['v']['w1']"}, tensor<5x3xf32> {jax.result_info = "result['v']['w2']"}) {
    %0 = stablehlo.dot_general %arg12, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x6xf32>, tensor<6x5xf32>) -> tensor<8x5xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<8x5xf32>
    %3 = stablehlo.add %0, %2 : tensor<8x5xf32>
    %4 = stablehlo.tanh %3 : tensor<8x5xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x5xf32>
    %6 = stablehlo.subtract %5, %4 : tensor<8x5xf32>
    %7 = stablehlo.dot_general %4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x5xf32>, tensor<5x3xf32>) -> tensor<8x3xf32>
    %8 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<8x3xf32>
    %10 = stablehlo.add %7, %9 : tensor<8x3xf32>
    %11:3 = call @log_softmax(%10) : (tensor<8x3xf32>) -> (tensor<8x3xf32>, tensor<8x3xf32>, tensor<8x1xf32>)
    %12 = call @_one_hot(%arg13) : (tensor<8xi32>) -> tensor<8x3xf32>
    %13 = stablehlo.multiply %12, %11#0 : tensor<8x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %16 = stablehlo.divide %15, %cst_2 : tensor<f32>
    %17 = stablehlo.negate %16 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.negate %cst_3 : tensor<f32>
    %cst_4 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %19 = stablehlo.divide %18, %cst_4 : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<8xf32>) -> tensor<8x3xf32>
    %22 = stablehlo.multiply %12, %21 : tensor<8x3xf32>
    %23 = call @log_softmax_0(%11#1, %11#2, %22) : (tensor<8x3xf32>, tensor<8x1xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<8x3xf32>, tensor<f32>) -> tensor<3xf32>
    %25 = stablehlo.reshape %24 : (tensor<3xf32>) -> tensor<1x3xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<3xf32>
    %27 = stablehlo.dot_general %23, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x3xf32>, tensor<8x5xf32>) -> tensor<3x5xf32>
    %28 = stablehlo.transpose %27, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %29 = stablehlo.dot_general %23, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x3xf32>, tensor<5x3xf32>) -> tensor<8x5xf32>
    %30 = stablehlo.multiply %29, %6 : tensor<8x5xf32>
    %31 = stablehlo.multiply %30, %4 : tensor<8x5xf32>
    %32 = stablehlo.add %30, %31 : tensor<8x5xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%32 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<8x5xf32>, tensor<f32>) -> tensor<5xf32>
    %34 = stablehlo.reshape %33 : (tensor<5xf32>) -> tensor<1x5xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<5xf32>
    %36 = stablehlo.dot_general %32, %arg12, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x5xf32>, tensor<8x6xf32>) -> tensor<5x6xf32>
    %37 = stablehlo.transpose %36, dims = [1, 0] : (tensor<5x6xf32>) -> tensor<6x5xf32>
    %cst_9 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %39 = stablehlo.multiply %38, %arg4 : tensor<5xf32>
    %cst_10 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %41 = stablehlo.multiply %40, %35 : tensor<5xf32>
    %42 = stablehlo.add %39, %41 : tensor<5xf32>
    %cst_11 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %44 = stablehlo.multiply %43, %arg5 : tensor<3xf32>
    %cst_12 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %46 = stablehlo.multiply %45, %26 : tensor<3xf32>
    %47 = stablehlo.add %44, %46 : tensor<3xf32>
    %cst_13 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %49 = stablehlo.multiply %48, %arg6 : tensor<6x5xf32>
    %cst_14 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %51 = stablehlo.multiply %50, %37 : tensor<6x5xf32>
    %52 = stablehlo.add %49, %51 : tensor<6x5xf32>
    %cst_15 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %54 = stablehlo.multiply %53, %arg7 : tensor<5x3xf32>
    %cst_16 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %56 = stablehlo.multiply %55, %28 : tensor<5x3xf32>
    %57 = stablehlo.add %54, %56 : tensor<5x3xf32>
    %cst_17 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %59 = stablehlo.multiply %58, %arg8 : tensor<5xf32>
    %cst_18 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %61 = stablehlo.multiply %60, %35 : tensor<5xf32>
    %62 = stablehlo.multiply %61, %35 : tensor<5xf32>
    %63 = stablehlo.add %59, %62 : tensor<5xf32>
    %cst_19 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %65 = stablehlo.multiply %64, %arg9 : tensor<3xf32>
    %cst_20 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %67 = stablehlo.multiply %66, %26 : tensor<3xf32>
    %68 = stablehlo.multiply %67, %26 : tensor<3xf32>
    %69 = stablehlo.add %65, %68 : tensor<3xf32>
    %cst_21 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %71 = stablehlo.multiply %70, %arg10 : tensor<6x5xf32>
    %cst_22 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %73 = stablehlo.multiply %72, %37 : tensor<6x5xf32>
    %74 = stablehlo.multiply %73, %37 : tensor<6x5xf32>
    %75 = stablehlo.add %71, %74 : tensor<6x5xf32>
    %cst_23 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %77 = stablehlo.multiply %76, %arg11 : tensor<5x3xf32>
    %cst_24 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %79 = stablehlo.multiply %78, %28 : tensor<5x3xf32>
    %80 = stablehlo.multiply %79, %28 : tensor<5x3xf32>
    %81 = stablehlo.add %77, %80 : tensor<5x3xf32>
    %cst_25 = stablehlo.constant dense<2.710000e-01> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %83 = stablehlo.divide %42, %82 : tensor<5xf32>
    %cst_26 = stablehlo.constant dense<2.970100e-02> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %85 = stablehlo.divide %63, %84 : tensor<5xf32>
    %86 = stablehlo.sqrt %85 : tensor<5xf32>
    %cst_27 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %88 = stablehlo.add %86, %87 : tensor<5xf32>
    %89 = stablehlo.divide %83, %88 : tensor<5xf32>
    %cst_28 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %91 = stablehlo.multiply %90, %arg0 : tensor<5xf32>
    %92 = stablehlo.add %89, %91 : tensor<5xf32>
    %cst_29 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %94 = stablehlo.multiply %93, %92 : tensor<5xf32>
    %95 = stablehlo.subtract %arg0, %94 : tensor<5xf32>
    %cst_30 = stablehlo.constant dense<2.710000e-01> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %97 = stablehlo.divide %47, %96 : tensor<3xf32>
    %cst_31 = stablehlo.constant dense<2.970100e-02> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %99 = stablehlo.divide %69, %98 : tensor<3xf32>
    %100 = stablehlo.sqrt %99 : tensor<3xf32>
    %cst_32 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %102 = stablehlo.add %100, %101 : tensor<3xf32>
    %103 = stablehlo.divide %97, %102 : tensor<3xf32>
    %cst_33 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %105 = stablehlo.multiply %104, %arg1 : tensor<3xf32>
    %106 = stablehlo.add %103, %105 : tensor<3xf32>
    %cst_34 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %108 = stablehlo.multiply %107, %106 : tensor<3xf32>
    %109 = stablehlo.subtract %arg1, %108 : tensor<3xf32>
    %cst_35 = stablehlo.constant dense<2.710000e-01> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %111 = stablehlo.divide %52, %110 : tensor<6x5xf32>
    %cst_36 = stablehlo.constant dense<2.970100e-02> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %113 = stablehlo.divide %75, %112 : tensor<6x5xf32>
    %114 = stablehlo.sqrt %113 : tensor<6x5xf32>
    %cst_37 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %116 = stablehlo.add %114, %115 : tensor<6x5xf32>
    %117 = stablehlo.divide %111, %116 : tensor<6x5xf32>
    %cst_38 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %119 = stablehlo.multiply %118, %arg2 : tensor<6x5xf32>
    %120 = stablehlo.add %117, %119 : tensor<6x5xf32>
    %cst_39 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %122 = stablehlo.multiply %121, %120 : tensor<6x5xf32>
    %123 = stablehlo.subtract %arg2, %122 : tensor<6x5xf32>
    %cst_40 = stablehlo.constant dense<2.710000e-01> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %125 = stablehlo.divide %57, %124 : tensor<5x3xf32>
    %cst_41 = stablehlo.constant dense<2.970100e-02> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %127 = stablehlo.divide %81, %126 : tensor<5x3xf32>
    %128 = stablehlo.sqrt %127 : tensor<5x3xf32>
    %cst_42 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %130 = stablehlo.add %128, %129 : tensor<5x3xf32>
    %131 = stablehlo.divide %125, %130 : tensor<5x3xf32>
    %cst_43 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %133 = stablehlo.multiply %132, %arg3 : tensor<5x3xf32>
    %134 = stablehlo.add %131, %133 : tensor<5x3xf32>
    %cst_44 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %136 = stablehlo.multiply %135, %134 : tensor<5x3xf32>
    %137 = stablehlo.subtract %arg3, %136 : tensor<5x3xf32>
    return %17, %42, %47, %52, %57, %95, %109, %123, %137, %63, %69, %75, %81 : tensor<f32>, tensor<5xf32>, tensor<3xf32>, tensor<6x5xf32>, tensor<5x3xf32>, tensor<5xf32>, tensor<3xf32>, tensor<6x5xf32>, tensor<5x3xf32>, tensor<5xf32>, tensor<3xf32>, tensor<6x5xf32>, tensor<5x3xf32>
  }
  func.func private @log_softmax(%arg0: tensor<8x3xf32>) -> (tensor<8x3xf32>, tensor<8x3xf32>, tensor<8x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<8xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x3xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<8x3xf32>
    %6 = stablehlo.exponential %5 : tensor<8x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<8xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %9 = stablehlo.log %8 : tensor<8x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x3xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<8x3xf32>
    return %11, %6, %8 : tensor<8x3xf32>, tensor<8x3xf32>, tensor<8x1xf32>
  }
  func.func private @_one_hot(%arg0: tensor<8xi32>) -> tensor<8x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x3xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x3xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x3xi32>) -> tensor<8x3xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<8x3xi32>, tensor<8x3xi32>) -> tensor<8x3xi1>
    %5 = stablehlo.convert %4 : (tensor<8x3xi1>) -> tensor<8x3xf32>
    return %5 : tensor<8x3xf32>
  }
  func.func private @log_softmax_0(%arg0: tensor<8x3xf32>, %arg1: tensor<8x1xf32>, %arg2: tensor<8x3xf32>) -> tensor<8x3xf32> {
    %0 = stablehlo.negate %arg2 : tensor<8x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.reshape %1 : (tensor<8xf32>) -> tensor<8x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<8x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<8xf32>) -> tensor<8x3xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<8x3xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<8x3xf32>
    return %7 : tensor<8x3xf32>
  }
}
