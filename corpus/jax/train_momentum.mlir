module @jit_train_momentum attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<3x3x2x4xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<5xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<36x5xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<4xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<3x3x2x4xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<5xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<36x5xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<3x6x6x2xf32>, %arg9: tensor<3xi32>, %arg10: tensor<f32>) -> (tensor<4xf32> {jax.result_info = "result[0]['conv']['bias']"}, tensor<3x3x2x4xf32> {jax.result_info = "result[0]['conv']['kernel']"}, tensor<5xf32> {jax.result_info = "result[0]['head']['bias']"}, tensor<36x5xf32> {jax.result_info = "result[0]['head']['kernel']"}, tensor<4xf32> {jax.result_info = "result[1]['conv']['bias']"}, tensor<3x3x2x4xf32> {jax.result_info = "result[1]['conv']['kernel']"}, tensor<5xf32> {jax.result_info = "result[1]['head']['bias']"}, tensor<36x5xf32> {jax.result_info = "result[1]['head']['kernel']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.convolution(%arg8, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x6x6x2xf32>, tensor<3x3x2x4xf32>) -> tensor<3x6x6x4xf32>
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
    ^bb0(%arg11: tensor<f32>, %arg12: tensor<f32>):
      %83 = stablehlo.maximum %arg11, %arg12 : tensor<f32>
      stablehlo.return %83 : tensor<f32>
    }) : (tensor<3x6x6x4xf32>, tensor<f32>) -> tensor<3x3x3x4xf32>
    %9 = stablehlo.reshape %8 : (tensor<3x3x3x4xf32>) -> tensor<3x36xf32>
    %10 = stablehlo.dot_general %9, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x36xf32>, tensor<36x5xf32>) -> tensor<3x5xf32>
    %11 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<3x5xf32>
    %13 = stablehlo.add %10, %12 : tensor<3x5xf32>
    %14 = call @_one_hot(%arg9) : (tensor<3xi32>) -> tensor<3x5xf32>
    %cst_1 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %16 = stablehlo.multiply %14, %15 : tensor<3x5xf32>
    %cst_2 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
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
    ^bb0(%arg11: tensor<f32>, %arg12: tensor<f32>):
      %83 = stablehlo.compare GE, %arg11, %arg12, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %83 : tensor<i1>
    }, {
    ^bb0(%arg11: tensor<f32>, %arg12: tensor<f32>):
      %83 = stablehlo.add %arg11, %arg12 : tensor<f32>
      stablehlo.return %83 : tensor<f32>
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
    %46 = stablehlo.convolution(%arg8, %42) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x6x6x2xf32>, tensor<3x6x6x4xf32>) -> tensor<3x3x2x4xf32>
    %cst_15 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %48 = stablehlo.multiply %47, %arg4 : tensor<4xf32>
    %49 = stablehlo.add %48, %45 : tensor<4xf32>
    %cst_16 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %51 = stablehlo.multiply %50, %arg0 : tensor<4xf32>
    %52 = stablehlo.add %49, %51 : tensor<4xf32>
    %cst_17 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x3x2x4xf32>
    %54 = stablehlo.multiply %53, %arg5 : tensor<3x3x2x4xf32>
    %55 = stablehlo.add %54, %46 : tensor<3x3x2x4xf32>
    %cst_18 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x3x2x4xf32>
    %57 = stablehlo.multiply %56, %arg1 : tensor<3x3x2x4xf32>
    %58 = stablehlo.add %55, %57 : tensor<3x3x2x4xf32>
    %cst_19 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %60 = stablehlo.multiply %59, %arg6 : tensor<5xf32>
    %61 = stablehlo.add %60, %33 : tensor<5xf32>
    %cst_20 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %63 = stablehlo.multiply %62, %arg2 : tensor<5xf32>
    %64 = stablehlo.add %61, %63 : tensor<5xf32>
    %cst_21 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<36x5xf32>
    %66 = stablehlo.multiply %65, %arg7 : tensor<36x5xf32>
    %67 = stablehlo.add %66, %35 : tensor<36x5xf32>
    %cst_22 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<36x5xf32>
    %69 = stablehlo.multiply %68, %arg3 : tensor<36x5xf32>
    %70 = stablehlo.add %67, %69 : tensor<36x5xf32>
    %71 = stablehlo.broadcast_in_dim %arg10, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %72 = stablehlo.multiply %71, %52 : tensor<4xf32>
    %73 = stablehlo.subtract %arg0, %72 : tensor<4xf32>
    %74 = stablehlo.broadcast_in_dim %arg10, dims = [] : (tensor<f32>) -> tensor<3x3x2x4xf32>
    %75 = stablehlo.multiply %74, %58 : tensor<3x3x2x4xf32>
    %76 = stablehlo.subtract %arg1, %75 : tensor<3x3x2x4xf32>
    %77 = stablehlo.broadcast_in_dim %arg10, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %78 = stablehlo.multiply %77, %64 : tensor<5xf32>
    %79 = stablehlo.subtract %arg2, %78 : tensor<5xf32>
    %80 = stablehlo.broadcast_in_dim %arg10, dims = [] : (tensor<f32>) -> tensor<36x5xf32>
    %81 = stablehlo.multiply %80, %70 : tensor<36x5xf32>
    %82 = stablehlo.subtract %arg3, %81 : tensor<36x5xf32>
    return %73, %76, %79, %82, %52, %58, %64, %70, %24 : tensor<4xf32>, tensor<3x3x2x4xf32>, tensor<5xf32>, tensor<36x5xf32>, tensor<4xf32>, tensor<3x3x2x4xf32>, tensor<5xf32>, tensor<36x5xf32>, tensor<f32>
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
