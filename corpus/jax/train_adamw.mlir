module @jit_train_adamw attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<3x3x2x4xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<5xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<36x5xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<4xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<3x3x2x4xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<5xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<36x5xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<4xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<3x3x2x4xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<5xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<36x5xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<i32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<3x6x6x2xf32>, %arg14: tensor<3xi32>) -> (tensor<4xf32> {jax.result_info = "result[0][0]['conv']['bias']"}, tensor<3x3x2x4xf32> {jax.result_info = "result[0][0]['conv']['kernel']"}, tensor<5xf32> {jax.result_info = "result[0][0]['head']['bias']"}, tensor<36x5xf32> {jax.result_info = "result[0][0]['head']['kernel']"}, tensor<4xf32> {jax.result_info = "result[0][1]['conv']['bias']"}, tensor<3x3x2x4xf32> {jax.result_info = "result[0][1]['conv']['kernel']"}, tensor<5xf32> {jax.result_info = "result[0][1]['head']['bias']"}, tensor<36x5xf32> {jax.result_info = "result[0][1]['head']['kernel']"}, tensor<4xf32> {jax.result_info = "result[0][2]['conv']['bias']"}, tensor<3x3x2x4xf32> {jax.result_info = "result[0][2]['conv']['kernel']"}, tensor<5xf32> {jax.result_info = "result[0][2]['head']['bias']"}, tensor<36x5xf32> {jax.result_info = "result[0][2]['head']['kernel']"}, tensor<i32> {jax.result_info = "result[0][3]"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.convolution(%arg13, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x6x6x2xf32>, tensor<3x3x2x4xf32>) -> tensor<3x6x6x4xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<3x6x6x4xf32>
    %3 = stablehlo.add %0, %2 : tensor<3x6x6x4xf32>
    %4 = call @relu(%3) : (tensor<3x6x6x4xf32>) -> tensor<3x6x6x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x6x6x4xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<3x6x6x4xf32>, tensor<3x6x6x4xf32>) -> tensor<3x6x6x4xi1>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<f32>
    %8 = "stablehlo.reduce_window"(%4, %7) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg15: tensor<f32>, %arg16: tensor<f32>):
      %186 = stablehlo.maximum %arg15, %arg16 : tensor<f32>
      stablehlo.return %186 : tensor<f32>
    }) : (tensor<3x6x6x4xf32>, tensor<f32>) -> tensor<3x3x3x4xf32>
    %9 = stablehlo.reshape %8 : (tensor<3x3x3x4xf32>) -> tensor<3x36xf32>
    %10 = stablehlo.dot_general %9, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x36xf32>, tensor<36x5xf32>) -> tensor<3x5xf32>
    %11 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<3x5xf32>
    %13 = stablehlo.add %10, %12 : tensor<3x5xf32>
    %14 = call @_one_hot(%arg14) : (tensor<3xi32>) -> tensor<3x5xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %16 = stablehlo.multiply %14, %15 : tensor<3x5xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %18 = stablehlo.add %16, %17 : tensor<3x5xf32>
    %19:3 = call @log_softmax(%13) : (tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x1xf32>)
    %20 = stablehlo.multiply %18, %19#0 : tensor<3x5xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %23 = stablehlo.divide %22, %cst_5 : tensor<f32>
    %24 = stablehlo.negate %23 : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.negate %cst_6 : tensor<f32>
    %cst_7 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %26 = stablehlo.divide %25, %cst_7 : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<3xf32>) -> tensor<3x5xf32>
    %29 = stablehlo.multiply %18, %28 : tensor<3x5xf32>
    %30 = call @log_softmax_0(%19#1, %19#2, %29) : (tensor<3x5xf32>, tensor<3x1xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<3x5xf32>, tensor<f32>) -> tensor<5xf32>
    %32 = stablehlo.reshape %31 : (tensor<5xf32>) -> tensor<1x5xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%32 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<5xf32>
    %34 = stablehlo.dot_general %30, %9, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x5xf32>, tensor<3x36xf32>) -> tensor<5x36xf32>
    %35 = stablehlo.transpose %34, dims = [1, 0] : (tensor<5x36xf32>) -> tensor<36x5xf32>
    %36 = stablehlo.dot_general %30, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x5xf32>, tensor<36x5xf32>) -> tensor<3x36xf32>
    %37 = stablehlo.reshape %36 : (tensor<3x36xf32>) -> tensor<3x3x3x4xf32>
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %38 = stablehlo.pad %4, %cst_10, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<3x6x6x4xf32>, tensor<f32>) -> tensor<3x6x6x4xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = "stablehlo.select_and_scatter"(%38, %37, %cst_11) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg15: tensor<f32>, %arg16: tensor<f32>):
      %186 = stablehlo.compare GE, %arg15, %arg16, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %186 : tensor<i1>
    }, {
    ^bb0(%arg15: tensor<f32>, %arg16: tensor<f32>):
      %186 = stablehlo.add %arg15, %arg16 : tensor<f32>
      stablehlo.return %186 : tensor<f32>
    }) : (tensor<3x6x6x4xf32>, tensor<3x3x3x4xf32>, tensor<f32>) -> tensor<3x6x6x4xf32>
    %40 = stablehlo.slice %39 [0:3, 0:6, 0:6, 0:4] : (tensor<3x6x6x4xf32>) -> tensor<3x6x6x4xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x6x6x4xf32>
    %42 = stablehlo.select %6, %40, %41 : tensor<3x6x6x4xi1>, tensor<3x6x6x4xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%42 init: %cst_13) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x6x6x4xf32>, tensor<f32>) -> tensor<4xf32>
    %44 = stablehlo.reshape %43 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst_14) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %46 = stablehlo.convolution(%arg13, %42) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x6x6x2xf32>, tensor<3x6x6x4xf32>) -> tensor<3x3x2x4xf32>
    %47 = chlo.square %45 : tensor<4xf32> -> tensor<4xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%47 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.add %cst_16, %48 : tensor<f32>
    %50 = chlo.square %46 : tensor<3x3x2x4xf32> -> tensor<3x3x2x4xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_17) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<3x3x2x4xf32>, tensor<f32>) -> tensor<f32>
    %52 = stablehlo.add %49, %51 : tensor<f32>
    %53 = chlo.square %33 : tensor<5xf32> -> tensor<5xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.reduce(%53 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %55 = stablehlo.add %52, %54 : tensor<f32>
    %56 = chlo.square %35 : tensor<36x5xf32> -> tensor<36x5xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_19) applies stablehlo.add across dimensions = [0, 1] : (tensor<36x5xf32>, tensor<f32>) -> tensor<f32>
    %58 = stablehlo.add %55, %57 : tensor<f32>
    %59 = stablehlo.sqrt %58 : tensor<f32>
    %cst_20 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %60 = stablehlo.add %59, %cst_20 : tensor<f32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %61 = stablehlo.divide %cst_21, %60 : tensor<f32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %62 = stablehlo.minimum %cst_22, %61 : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %64 = stablehlo.multiply %45, %63 : tensor<4xf32>
    %cst_23 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %65 = stablehlo.add %59, %cst_23 : tensor<f32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %66 = stablehlo.divide %cst_24, %65 : tensor<f32>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %67 = stablehlo.minimum %cst_25, %66 : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [] : (tensor<f32>) -> tensor<3x3x2x4xf32>
    %69 = stablehlo.multiply %46, %68 : tensor<3x3x2x4xf32>
    %cst_26 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %70 = stablehlo.add %59, %cst_26 : tensor<f32>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %71 = stablehlo.divide %cst_27, %70 : tensor<f32>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %72 = stablehlo.minimum %cst_28, %71 : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %72, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %74 = stablehlo.multiply %33, %73 : tensor<5xf32>
    %cst_29 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %75 = stablehlo.add %59, %cst_29 : tensor<f32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %76 = stablehlo.divide %cst_30, %75 : tensor<f32>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %77 = stablehlo.minimum %cst_31, %76 : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [] : (tensor<f32>) -> tensor<36x5xf32>
    %79 = stablehlo.multiply %35, %78 : tensor<36x5xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %80 = stablehlo.add %arg12, %c : tensor<i32>
    %cst_32 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %82 = stablehlo.multiply %81, %arg4 : tensor<4xf32>
    %cst_33 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %84 = stablehlo.multiply %83, %64 : tensor<4xf32>
    %85 = stablehlo.add %82, %84 : tensor<4xf32>
    %cst_34 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<3x3x2x4xf32>
    %87 = stablehlo.multiply %86, %arg5 : tensor<3x3x2x4xf32>
    %cst_35 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<3x3x2x4xf32>
    %89 = stablehlo.multiply %88, %69 : tensor<3x3x2x4xf32>
    %90 = stablehlo.add %87, %89 : tensor<3x3x2x4xf32>
    %cst_36 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %92 = stablehlo.multiply %91, %arg6 : tensor<5xf32>
    %cst_37 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %94 = stablehlo.multiply %93, %74 : tensor<5xf32>
    %95 = stablehlo.add %92, %94 : tensor<5xf32>
    %cst_38 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<36x5xf32>
    %97 = stablehlo.multiply %96, %arg7 : tensor<36x5xf32>
    %cst_39 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<36x5xf32>
    %99 = stablehlo.multiply %98, %79 : tensor<36x5xf32>
    %100 = stablehlo.add %97, %99 : tensor<36x5xf32>
    %cst_40 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %102 = stablehlo.multiply %101, %arg8 : tensor<4xf32>
    %cst_41 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %104 = stablehlo.multiply %103, %64 : tensor<4xf32>
    %105 = stablehlo.multiply %104, %64 : tensor<4xf32>
    %106 = stablehlo.add %102, %105 : tensor<4xf32>
    %cst_42 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<3x3x2x4xf32>
    %108 = stablehlo.multiply %107, %arg9 : tensor<3x3x2x4xf32>
    %cst_43 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<3x3x2x4xf32>
    %110 = stablehlo.multiply %109, %69 : tensor<3x3x2x4xf32>
    %111 = stablehlo.multiply %110, %69 : tensor<3x3x2x4xf32>
    %112 = stablehlo.add %108, %111 : tensor<3x3x2x4xf32>
    %cst_44 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %114 = stablehlo.multiply %113, %arg10 : tensor<5xf32>
    %cst_45 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %116 = stablehlo.multiply %115, %74 : tensor<5xf32>
    %117 = stablehlo.multiply %116, %74 : tensor<5xf32>
    %118 = stablehlo.add %114, %117 : tensor<5xf32>
    %cst_46 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<36x5xf32>
    %120 = stablehlo.multiply %119, %arg11 : tensor<36x5xf32>
    %cst_47 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<36x5xf32>
    %122 = stablehlo.multiply %121, %79 : tensor<36x5xf32>
    %123 = stablehlo.multiply %122, %79 : tensor<36x5xf32>
    %124 = stablehlo.add %120, %123 : tensor<36x5xf32>
    %125 = stablehlo.convert %80 : (tensor<i32>) -> tensor<f32>
    %cst_48 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %126 = stablehlo.power %cst_48, %125 : tensor<f32>
    %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %127 = stablehlo.subtract %cst_49, %126 : tensor<f32>
    %cst_50 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %128 = stablehlo.power %cst_50, %125 : tensor<f32>
    %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %129 = stablehlo.subtract %cst_51, %128 : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %127, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %131 = stablehlo.divide %85, %130 : tensor<4xf32>
    %132 = stablehlo.broadcast_in_dim %129, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %133 = stablehlo.divide %106, %132 : tensor<4xf32>
    %134 = stablehlo.sqrt %133 : tensor<4xf32>
    %cst_52 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %136 = stablehlo.add %134, %135 : tensor<4xf32>
    %137 = stablehlo.divide %131, %136 : tensor<4xf32>
    %cst_53 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %139 = stablehlo.multiply %138, %arg0 : tensor<4xf32>
    %140 = stablehlo.add %137, %139 : tensor<4xf32>
    %cst_54 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %142 = stablehlo.multiply %141, %140 : tensor<4xf32>
    %143 = stablehlo.subtract %arg0, %142 : tensor<4xf32>
    %144 = stablehlo.broadcast_in_dim %127, dims = [] : (tensor<f32>) -> tensor<3x3x2x4xf32>
    %145 = stablehlo.divide %90, %144 : tensor<3x3x2x4xf32>
    %146 = stablehlo.broadcast_in_dim %129, dims = [] : (tensor<f32>) -> tensor<3x3x2x4xf32>
    %147 = stablehlo.divide %112, %146 : tensor<3x3x2x4xf32>
    %148 = stablehlo.sqrt %147 : tensor<3x3x2x4xf32>
    %cst_55 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<3x3x2x4xf32>
    %150 = stablehlo.add %148, %149 : tensor<3x3x2x4xf32>
    %151 = stablehlo.divide %145, %150 : tensor<3x3x2x4xf32>
    %cst_56 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<3x3x2x4xf32>
    %153 = stablehlo.multiply %152, %arg1 : tensor<3x3x2x4xf32>
    %154 = stablehlo.add %151, %153 : tensor<3x3x2x4xf32>
    %cst_57 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<3x3x2x4xf32>
    %156 = stablehlo.multiply %155, %154 : tensor<3x3x2x4xf32>
    %157 = stablehlo.subtract %arg1, %156 : tensor<3x3x2x4xf32>
    %158 = stablehlo.broadcast_in_dim %127, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %159 = stablehlo.divide %95, %158 : tensor<5xf32>
    %160 = stablehlo.broadcast_in_dim %129, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %161 = stablehlo.divide %118, %160 : tensor<5xf32>
    %162 = stablehlo.sqrt %161 : tensor<5xf32>
    %cst_58 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %164 = stablehlo.add %162, %163 : tensor<5xf32>
    %165 = stablehlo.divide %159, %164 : tensor<5xf32>
    %cst_59 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %167 = stablehlo.multiply %166, %arg2 : tensor<5xf32>
    %168 = stablehlo.add %165, %167 : tensor<5xf32>
    %cst_60 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %170 = stablehlo.multiply %169, %168 : tensor<5xf32>
    %171 = stablehlo.subtract %arg2, %170 : tensor<5xf32>
    %172 = stablehlo.broadcast_in_dim %127, dims = [] : (tensor<f32>) -> tensor<36x5xf32>
    %173 = stablehlo.divide %100, %172 : tensor<36x5xf32>
    %174 = stablehlo.broadcast_in_dim %129, dims = [] : (tensor<f32>) -> tensor<36x5xf32>
    %175 = stablehlo.divide %124, %174 : tensor<36x5xf32>
    %176 = stablehlo.sqrt %175 : tensor<36x5xf32>
    %cst_61 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<36x5xf32>
    %178 = stablehlo.add %176, %177 : tensor<36x5xf32>
    %179 = stablehlo.divide %173, %178 : tensor<36x5xf32>
    %cst_62 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<36x5xf32>
    %181 = stablehlo.multiply %180, %arg3 : tensor<36x5xf32>
    %182 = stablehlo.add %179, %181 : tensor<36x5xf32>
    %cst_63 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<36x5xf32>
    %184 = stablehlo.multiply %183, %182 : tensor<36x5xf32>
    %185 = stablehlo.subtract %arg3, %184 : tensor<36x5xf32>
    return %143, %157, %171, %185, %85, %90, %95, %100, %106, %112, %118, %124, %80, %24 : tensor<4xf32>, tensor<3x3x2x4xf32>, tensor<5xf32>, tensor<36x5xf32>, tensor<4xf32>, tensor<3x3x2x4xf32>, tensor<5xf32>, tensor<36x5xf32>, tensor<4xf32>, tensor<3x3x2x4xf32>, tensor<5xf32>, tensor<36x5xf32>, tensor<i32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<3x6x6x4xf32>) -> tensor<3x6x6x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x6x6x4xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<3x6x6x4xf32>
    return %1 : tensor<3x6x6x4xf32>
  }
  func.func private @_one_hot(%arg0: tensor<3xi32>) -> tensor<3x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x5xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x5xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x5xi32>) -> tensor<3x5xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %5 = stablehlo.convert %4 : (tensor<3x5xi1>) -> tensor<3x5xf32>
    return %5 : tensor<3x5xf32>
  }
  func.func private @log_softmax(%arg0: tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<3xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x5xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<3x5xf32>
    %6 = stablehlo.exponential %5 : tensor<3x5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %9 = stablehlo.log %8 : tensor<3x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x5xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<3x5xf32>
    return %11, %6, %8 : tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x1xf32>
  }
  func.func private @log_softmax_0(%arg0: tensor<3x5xf32>, %arg1: tensor<3x1xf32>, %arg2: tensor<3x5xf32>) -> tensor<3x5xf32> {
    %0 = stablehlo.negate %arg2 : tensor<3x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.reshape %1 : (tensor<3xf32>) -> tensor<3x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<3x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<3xf32>) -> tensor<3x5xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<3x5xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<3x5xf32>
    return %7 : tensor<3x5xf32>
  }
}
