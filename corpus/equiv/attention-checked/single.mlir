module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8xf32> {tf.aliasing_output = 1 : i32}, %arg1: tensor<8xf32> {tf.aliasing_output = 2 : i32}, %arg2: tensor<16x8xf32> {tf.aliasing_output = 3 : i32}, %arg3: tensor<8xf32> {tf.aliasing_output = 4 : i32}, %arg4: tensor<8xf32> {tf.aliasing_output = 5 : i32}, %arg5: tensor<8x8xf32> {tf.aliasing_output = 6 : i32}, %arg6: tensor<8x8xf32> {tf.aliasing_output = 7 : i32}, %arg7: tensor<8x8xf32> {tf.aliasing_output = 8 : i32}, %arg8: tensor<8x16xf32> {tf.aliasing_output = 9 : i32}, %arg9: tensor<8x8xf32> {tf.aliasing_output = 10 : i32}, %arg10: tensor<4x3x8xf32>, %arg11: tensor<4x3x8xf32>) -> (tensor<f32> {jax.result_info = "result['loss']"}, tensor<8xf32> {jax.result_info = "result['params']['beta1']"}, tensor<8xf32> {jax.result_info = "result['params']['beta2']"}, tensor<16x8xf32> {jax.result_info = "result['params']['down']"}, tensor<8xf32> {jax.result_info = "result['params']['gamma1']"}, tensor<8xf32> {jax.result_info = "result['params']['gamma2']"}, tensor<8x8xf32> {jax.result_info = "result['params']['k']"}, tensor<8x8xf32> {jax.result_info = "result['params']['o']"}, tensor<8x8xf32> {jax.result_info = "result['params']['q']"}, tensor<8x16xf32> {jax.result_info = "result['params']['up']"}, tensor<8x8xf32> {jax.result_info = "result['params']['v']"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg10 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4x3x8xf32>, tensor<f32>) -> tensor<4x3xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<4x3xf32>) -> tensor<4x3x1xf32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x3x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<4x3x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<4x3x1xf32>) -> tensor<4x3x8xf32>
    %5 = stablehlo.subtract %arg10, %4 : tensor<4x3x8xf32>
    %6 = stablehlo.multiply %5, %5 : tensor<4x3x8xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<4x3x8xf32>, tensor<f32>) -> tensor<4x3xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<4x3xf32>) -> tensor<4x3x1xf32>
    %cst_2 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x3x1xf32>
    %10 = stablehlo.divide %8, %9 : tensor<4x3x1xf32>
    %11 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<4x3x1xf32>) -> tensor<4x3x8xf32>
    %12 = stablehlo.subtract %arg10, %11 : tensor<4x3x8xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x3x1xf32>
    %14 = stablehlo.add %10, %13 : tensor<4x3x1xf32>
    %15 = stablehlo.sqrt %14 : tensor<4x3x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<4x3x1xf32>) -> tensor<4x3x8xf32>
    %17 = stablehlo.divide %12, %16 : tensor<4x3x8xf32>
    %18 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<4x3x8xf32>
    %20 = stablehlo.multiply %17, %19 : tensor<4x3x8xf32>
    %21 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<4x3x8xf32>
    %23 = stablehlo.add %20, %22 : tensor<4x3x8xf32>
    %24 = stablehlo.dot_general %23, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x3x8xf32>, tensor<8x8xf32>) -> tensor<4x3x8xf32>
    %25 = stablehlo.reshape %24 : (tensor<4x3x8xf32>) -> tensor<4x3x2x4xf32>
    %26 = stablehlo.dot_general %23, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x3x8xf32>, tensor<8x8xf32>) -> tensor<4x3x8xf32>
    %27 = stablehlo.reshape %26 : (tensor<4x3x8xf32>) -> tensor<4x3x2x4xf32>
    %28 = stablehlo.dot_general %23, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x3x8xf32>, tensor<8x8xf32>) -> tensor<4x3x8xf32>
    %29 = stablehlo.reshape %28 : (tensor<4x3x8xf32>) -> tensor<4x3x2x4xf32>
    %30 = stablehlo.dot_general %25, %27, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x3x2x4xf32>, tensor<4x3x2x4xf32>) -> tensor<4x2x3x3xf32>
    %cst_4 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %31 = stablehlo.sqrt %cst_4 : tensor<f32>
    %32 = stablehlo.convert %31 : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<f32>) -> tensor<4x2x3x3xf32>
    %34 = stablehlo.divide %30, %33 : tensor<4x2x3x3xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_5) applies stablehlo.maximum across dimensions = [3] : (tensor<4x2x3x3xf32>, tensor<f32>) -> tensor<4x2x3xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x2x3xf32>
    %37 = stablehlo.maximum %36, %35 : tensor<4x2x3xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2] : (tensor<4x2x3xf32>) -> tensor<4x2x3x1xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2, 3] : (tensor<4x2x3x1xf32>) -> tensor<4x2x3x3xf32>
    %40 = stablehlo.subtract %34, %39 : tensor<4x2x3x3xf32>
    %41 = stablehlo.exponential %40 : tensor<4x2x3x3xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_7) applies stablehlo.add across dimensions = [3] : (tensor<4x2x3x3xf32>, tensor<f32>) -> tensor<4x2x3xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2] : (tensor<4x2x3xf32>) -> tensor<4x2x3x1xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2, 3] : (tensor<4x2x3x1xf32>) -> tensor<4x2x3x3xf32>
    %45 = stablehlo.divide %41, %44 : tensor<4x2x3x3xf32>
    %46 = stablehlo.multiply %43, %43 : tensor<4x2x3x1xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x2x3x1xf32>
    %48 = stablehlo.divide %47, %46 : tensor<4x2x3x1xf32>
    %49 = stablehlo.dot_general %29, %45, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x3x2x4xf32>, tensor<4x2x3x3xf32>) -> tensor<4x2x4x3xf32>
    %50 = stablehlo.transpose %49, dims = [0, 3, 1, 2] : (tensor<4x2x4x3xf32>) -> tensor<4x3x2x4xf32>
    %51 = stablehlo.reshape %50 : (tensor<4x3x2x4xf32>) -> tensor<4x3x8xf32>
    %52 = stablehlo.dot_general %51, %arg6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x3x8xf32>, tensor<8x8xf32>) -> tensor<4x3x8xf32>
    %53 = stablehlo.add %arg10, %52 : tensor<4x3x8xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.reduce(%53 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<4x3x8xf32>, tensor<f32>) -> tensor<4x3xf32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [0, 1] : (tensor<4x3xf32>) -> tensor<4x3x1xf32>
    %cst_10 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x3x1xf32>
    %57 = stablehlo.divide %55, %56 : tensor<4x3x1xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2] : (tensor<4x3x1xf32>) -> tensor<4x3x8xf32>
    %59 = stablehlo.subtract %53, %58 : tensor<4x3x8xf32>
    %60 = stablehlo.multiply %59, %59 : tensor<4x3x8xf32>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4x3x8xf32>
    %62 = stablehlo.multiply %61, %59 : tensor<4x3x8xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.reduce(%60 init: %cst_12) applies stablehlo.add across dimensions = [2] : (tensor<4x3x8xf32>, tensor<f32>) -> tensor<4x3xf32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1] : (tensor<4x3xf32>) -> tensor<4x3x1xf32>
    %cst_13 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x3x1xf32>
    %66 = stablehlo.divide %64, %65 : tensor<4x3x1xf32>
    %67 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2] : (tensor<4x3x1xf32>) -> tensor<4x3x8xf32>
    %68 = stablehlo.subtract %53, %67 : tensor<4x3x8xf32>
    %cst_14 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4x3x1xf32>
    %70 = stablehlo.add %66, %69 : tensor<4x3x1xf32>
    %71 = stablehlo.sqrt %70 : tensor<4x3x1xf32>
    %cst_15 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4x3x1xf32>
    %73 = stablehlo.divide %72, %71 : tensor<4x3x1xf32>
    %74 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2] : (tensor<4x3x1xf32>) -> tensor<4x3x8xf32>
    %75 = stablehlo.divide %68, %74 : tensor<4x3x8xf32>
    %76 = stablehlo.multiply %71, %71 : tensor<4x3x1xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4x3x1xf32>
    %78 = stablehlo.divide %77, %76 : tensor<4x3x1xf32>
    %79 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<4x3x8xf32>
    %81 = stablehlo.multiply %75, %80 : tensor<4x3x8xf32>
    %82 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<4x3x8xf32>
    %84 = stablehlo.add %81, %83 : tensor<4x3x8xf32>
    %85 = stablehlo.dot_general %84, %arg8, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x3x8xf32>, tensor<8x16xf32>) -> tensor<4x3x16xf32>
    %86 = stablehlo.multiply %85, %85 : tensor<4x3x16xf32>
    %87 = stablehlo.multiply %86, %85 : tensor<4x3x16xf32>
    %88 = stablehlo.multiply %85, %85 : tensor<4x3x16xf32>
    %cst_17 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4x3x16xf32>
    %90 = stablehlo.multiply %89, %88 : tensor<4x3x16xf32>
    %cst_18 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4x3x16xf32>
    %92 = stablehlo.multiply %91, %87 : tensor<4x3x16xf32>
    %93 = stablehlo.add %85, %92 : tensor<4x3x16xf32>
    %cst_19 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4x3x16xf32>
    %95 = stablehlo.multiply %94, %93 : tensor<4x3x16xf32>
    %96 = stablehlo.tanh %95 : tensor<4x3x16xf32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<4x3x16xf32>
    %98 = stablehlo.subtract %97, %96 : tensor<4x3x16xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<4x3x16xf32>
    %100 = stablehlo.add %99, %96 : tensor<4x3x16xf32>
    %cst_22 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<4x3x16xf32>
    %102 = stablehlo.multiply %101, %100 : tensor<4x3x16xf32>
    %103 = stablehlo.multiply %85, %102 : tensor<4x3x16xf32>
    %104 = stablehlo.dot_general %103, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x3x16xf32>, tensor<16x8xf32>) -> tensor<4x3x8xf32>
    %105 = stablehlo.add %53, %104 : tensor<4x3x8xf32>
    %106 = stablehlo.subtract %105, %arg11 : tensor<4x3x8xf32>
    %107 = stablehlo.multiply %106, %106 : tensor<4x3x8xf32>
    %cst_23 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<4x3x8xf32>
    %109 = stablehlo.multiply %108, %106 : tensor<4x3x8xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.reduce(%107 init: %cst_24) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x3x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_25 = stablehlo.constant dense<9.600000e+01> : tensor<f32>
    %111 = stablehlo.divide %110, %cst_25 : tensor<f32>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_27 = stablehlo.constant dense<9.600000e+01> : tensor<f32>
    %112 = stablehlo.divide %cst_26, %cst_27 : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [] : (tensor<f32>) -> tensor<4x3x8xf32>
    %114 = stablehlo.multiply %113, %109 : tensor<4x3x8xf32>
    %115 = stablehlo.dot_general %114, %103, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x3x8xf32>, tensor<4x3x16xf32>) -> tensor<8x16xf32>
    %116 = stablehlo.transpose %115, dims = [1, 0] : (tensor<8x16xf32>) -> tensor<16x8xf32>
    %117 = stablehlo.dot_general %114, %arg2, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x3x8xf32>, tensor<16x8xf32>) -> tensor<4x3x16xf32>
    %118 = stablehlo.multiply %85, %117 : tensor<4x3x16xf32>
    %119 = stablehlo.multiply %117, %102 : tensor<4x3x16xf32>
    %cst_28 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<4x3x16xf32>
    %121 = stablehlo.multiply %120, %118 : tensor<4x3x16xf32>
    %122 = stablehlo.multiply %121, %98 : tensor<4x3x16xf32>
    %123 = stablehlo.multiply %122, %96 : tensor<4x3x16xf32>
    %124 = stablehlo.add %122, %123 : tensor<4x3x16xf32>
    %cst_29 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<4x3x16xf32>
    %126 = stablehlo.multiply %125, %124 : tensor<4x3x16xf32>
    %127 = stablehlo.add %119, %126 : tensor<4x3x16xf32>
    %cst_30 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<4x3x16xf32>
    %129 = stablehlo.multiply %128, %126 : tensor<4x3x16xf32>
    %130 = stablehlo.multiply %129, %90 : tensor<4x3x16xf32>
    %131 = stablehlo.add %127, %130 : tensor<4x3x16xf32>
    %132 = stablehlo.dot_general %131, %84, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x3x16xf32>, tensor<4x3x8xf32>) -> tensor<16x8xf32>
    %133 = stablehlo.transpose %132, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %134 = stablehlo.dot_general %131, %arg8, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x3x16xf32>, tensor<8x16xf32>) -> tensor<4x3x8xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %135 = stablehlo.reduce(%134 init: %cst_31) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3x8xf32>, tensor<f32>) -> tensor<8xf32>
    %136 = stablehlo.reshape %135 : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %137 = stablehlo.reduce(%136 init: %cst_32) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %138 = stablehlo.multiply %75, %134 : tensor<4x3x8xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %139 = stablehlo.reduce(%138 init: %cst_33) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3x8xf32>, tensor<f32>) -> tensor<8xf32>
    %140 = stablehlo.reshape %139 : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %141 = stablehlo.broadcast_in_dim %79, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<4x3x8xf32>
    %142 = stablehlo.multiply %134, %141 : tensor<4x3x8xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.reduce(%140 init: %cst_34) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %144 = stablehlo.broadcast_in_dim %78, dims = [0, 1, 2] : (tensor<4x3x1xf32>) -> tensor<4x3x8xf32>
    %145 = stablehlo.multiply %142, %144 : tensor<4x3x8xf32>
    %146 = stablehlo.multiply %145, %68 : tensor<4x3x8xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %147 = stablehlo.reduce(%146 init: %cst_35) applies stablehlo.add across dimensions = [2] : (tensor<4x3x8xf32>, tensor<f32>) -> tensor<4x3xf32>
    %148 = stablehlo.reshape %147 : (tensor<4x3xf32>) -> tensor<4x3x1xf32>
    %149 = stablehlo.negate %148 : tensor<4x3x1xf32>
    %150 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2] : (tensor<4x3x1xf32>) -> tensor<4x3x8xf32>
    %151 = stablehlo.divide %142, %150 : tensor<4x3x8xf32>
    %152 = stablehlo.multiply %149, %73 : tensor<4x3x1xf32>
    %153 = stablehlo.negate %151 : tensor<4x3x8xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %154 = stablehlo.reduce(%153 init: %cst_36) applies stablehlo.add across dimensions = [2] : (tensor<4x3x8xf32>, tensor<f32>) -> tensor<4x3xf32>
    %155 = stablehlo.reshape %154 : (tensor<4x3xf32>) -> tensor<4x3x1xf32>
    %156 = stablehlo.add %114, %151 : tensor<4x3x8xf32>
    %cst_37 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<4x3x1xf32>
    %158 = stablehlo.divide %152, %157 : tensor<4x3x1xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %159 = stablehlo.reduce(%158 init: %cst_38) applies stablehlo.add across dimensions = [2] : (tensor<4x3x1xf32>, tensor<f32>) -> tensor<4x3xf32>
    %160 = stablehlo.broadcast_in_dim %159, dims = [0, 1] : (tensor<4x3xf32>) -> tensor<4x3x8xf32>
    %161 = stablehlo.multiply %160, %62 : tensor<4x3x8xf32>
    %162 = stablehlo.negate %161 : tensor<4x3x8xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %163 = stablehlo.reduce(%162 init: %cst_39) applies stablehlo.add across dimensions = [2] : (tensor<4x3x8xf32>, tensor<f32>) -> tensor<4x3xf32>
    %164 = stablehlo.reshape %163 : (tensor<4x3xf32>) -> tensor<4x3x1xf32>
    %165 = stablehlo.add %156, %161 : tensor<4x3x8xf32>
    %166 = stablehlo.add %155, %164 : tensor<4x3x1xf32>
    %cst_40 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<4x3x1xf32>
    %168 = stablehlo.divide %166, %167 : tensor<4x3x1xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %169 = stablehlo.reduce(%168 init: %cst_41) applies stablehlo.add across dimensions = [2] : (tensor<4x3x1xf32>, tensor<f32>) -> tensor<4x3xf32>
    %170 = stablehlo.broadcast_in_dim %169, dims = [0, 1] : (tensor<4x3xf32>) -> tensor<4x3x8xf32>
    %171 = stablehlo.add %165, %170 : tensor<4x3x8xf32>
    %172 = stablehlo.dot_general %171, %51, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x3x8xf32>, tensor<4x3x8xf32>) -> tensor<8x8xf32>
    %173 = stablehlo.transpose %172, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %174 = stablehlo.dot_general %171, %arg6, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x3x8xf32>, tensor<8x8xf32>) -> tensor<4x3x8xf32>
    %175 = stablehlo.reshape %174 : (tensor<4x3x8xf32>) -> tensor<4x3x2x4xf32>
    %176 = stablehlo.transpose %175, dims = [0, 2, 3, 1] : (tensor<4x3x2x4xf32>) -> tensor<4x2x4x3xf32>
    %177 = stablehlo.dot_general %176, %29, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x2x4x3xf32>, tensor<4x3x2x4xf32>) -> tensor<4x2x3x3xf32>
    %178 = stablehlo.dot_general %176, %45, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x2x4x3xf32>, tensor<4x2x3x3xf32>) -> tensor<4x2x4x3xf32>
    %179 = stablehlo.transpose %178, dims = [0, 3, 1, 2] : (tensor<4x2x4x3xf32>) -> tensor<4x3x2x4xf32>
    %180 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2, 3] : (tensor<4x2x3x1xf32>) -> tensor<4x2x3x3xf32>
    %181 = stablehlo.multiply %177, %180 : tensor<4x2x3x3xf32>
    %182 = stablehlo.multiply %181, %41 : tensor<4x2x3x3xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %183 = stablehlo.reduce(%182 init: %cst_42) applies stablehlo.add across dimensions = [3] : (tensor<4x2x3x3xf32>, tensor<f32>) -> tensor<4x2x3xf32>
    %184 = stablehlo.reshape %183 : (tensor<4x2x3xf32>) -> tensor<4x2x3x1xf32>
    %185 = stablehlo.negate %184 : tensor<4x2x3x1xf32>
    %186 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2, 3] : (tensor<4x2x3x1xf32>) -> tensor<4x2x3x3xf32>
    %187 = stablehlo.divide %177, %186 : tensor<4x2x3x3xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %188 = stablehlo.reduce(%185 init: %cst_43) applies stablehlo.add across dimensions = [3] : (tensor<4x2x3x1xf32>, tensor<f32>) -> tensor<4x2x3xf32>
    %189 = stablehlo.broadcast_in_dim %188, dims = [0, 1, 2] : (tensor<4x2x3xf32>) -> tensor<4x2x3x3xf32>
    %190 = stablehlo.add %187, %189 : tensor<4x2x3x3xf32>
    %191 = stablehlo.multiply %190, %41 : tensor<4x2x3x3xf32>
    %192 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<f32>) -> tensor<4x2x3x3xf32>
    %193 = stablehlo.divide %191, %192 : tensor<4x2x3x3xf32>
    %194 = stablehlo.dot_general %193, %25, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x2x3x3xf32>, tensor<4x3x2x4xf32>) -> tensor<4x2x3x4xf32>
    %195 = stablehlo.transpose %194, dims = [0, 2, 1, 3] : (tensor<4x2x3x4xf32>) -> tensor<4x3x2x4xf32>
    %196 = stablehlo.dot_general %193, %27, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x2x3x3xf32>, tensor<4x3x2x4xf32>) -> tensor<4x2x3x4xf32>
    %197 = stablehlo.transpose %196, dims = [0, 2, 1, 3] : (tensor<4x2x3x4xf32>) -> tensor<4x3x2x4xf32>
    %198 = stablehlo.reshape %179 : (tensor<4x3x2x4xf32>) -> tensor<4x3x8xf32>
    %199 = stablehlo.dot_general %198, %23, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x3x8xf32>, tensor<4x3x8xf32>) -> tensor<8x8xf32>
    %200 = stablehlo.transpose %199, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %201 = stablehlo.dot_general %198, %arg9, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x3x8xf32>, tensor<8x8xf32>) -> tensor<4x3x8xf32>
    %202 = stablehlo.reshape %195 : (tensor<4x3x2x4xf32>) -> tensor<4x3x8xf32>
    %203 = stablehlo.dot_general %202, %23, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x3x8xf32>, tensor<4x3x8xf32>) -> tensor<8x8xf32>
    %204 = stablehlo.transpose %203, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %205 = stablehlo.dot_general %202, %arg5, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x3x8xf32>, tensor<8x8xf32>) -> tensor<4x3x8xf32>
    %206 = stablehlo.add %201, %205 : tensor<4x3x8xf32>
    %207 = stablehlo.reshape %197 : (tensor<4x3x2x4xf32>) -> tensor<4x3x8xf32>
    %208 = stablehlo.dot_general %207, %23, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x3x8xf32>, tensor<4x3x8xf32>) -> tensor<8x8xf32>
    %209 = stablehlo.transpose %208, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %210 = stablehlo.dot_general %207, %arg7, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x3x8xf32>, tensor<8x8xf32>) -> tensor<4x3x8xf32>
    %211 = stablehlo.add %206, %210 : tensor<4x3x8xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %212 = stablehlo.reduce(%211 init: %cst_44) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3x8xf32>, tensor<f32>) -> tensor<8xf32>
    %213 = stablehlo.reshape %212 : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %214 = stablehlo.reduce(%213 init: %cst_45) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %215 = stablehlo.multiply %17, %211 : tensor<4x3x8xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %216 = stablehlo.reduce(%215 init: %cst_46) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3x8xf32>, tensor<f32>) -> tensor<8xf32>
    %217 = stablehlo.reshape %216 : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %218 = stablehlo.reduce(%217 init: %cst_47) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_48 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %219 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %220 = stablehlo.multiply %219, %214 : tensor<8xf32>
    %221 = stablehlo.subtract %arg0, %220 : tensor<8xf32>
    %cst_49 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %223 = stablehlo.multiply %222, %137 : tensor<8xf32>
    %224 = stablehlo.subtract %arg1, %223 : tensor<8xf32>
    %cst_50 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %225 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %226 = stablehlo.multiply %225, %116 : tensor<16x8xf32>
    %227 = stablehlo.subtract %arg2, %226 : tensor<16x8xf32>
    %cst_51 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %228 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %229 = stablehlo.multiply %228, %218 : tensor<8xf32>
    %230 = stablehlo.subtract %arg3, %229 : tensor<8xf32>
    %cst_52 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %231 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %232 = stablehlo.multiply %231, %143 : tensor<8xf32>
    %233 = stablehlo.subtract %arg4, %232 : tensor<8xf32>
    %cst_53 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %234 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %235 = stablehlo.multiply %234, %204 : tensor<8x8xf32>
    %236 = stablehlo.subtract %arg5, %235 : tensor<8x8xf32>
    %cst_54 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %237 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %238 = stablehlo.multiply %237, %173 : tensor<8x8xf32>
    %239 = stablehlo.subtract %arg6, %238 : tensor<8x8xf32>
    %cst_55 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %240 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %241 = stablehlo.multiply %240, %209 : tensor<8x8xf32>
    %242 = stablehlo.subtract %arg7, %241 : tensor<8x8xf32>
    %cst_56 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %244 = stablehlo.multiply %243, %133 : tensor<8x16xf32>
    %245 = stablehlo.subtract %arg8, %244 : tensor<8x16xf32>
    %cst_57 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %247 = stablehlo.multiply %246, %200 : tensor<8x8xf32>
    %248 = stablehlo.subtract %arg9, %247 : tensor<8x8xf32>
    return %111, %221, %224, %227, %230, %233, %236, %239, %242, %245, %248 : tensor<f32>, tensor<8xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x16xf32>, tensor<8x8xf32>
  }
}
