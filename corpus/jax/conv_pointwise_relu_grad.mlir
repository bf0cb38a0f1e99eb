module @jit_conv_pointwise_relu_grad attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x5x4x3xf32>, %arg1: tensor<2x5x4x6xf32>, %arg2: tensor<1x1x6x3xf32>, %arg3: tensor<3xf32>) -> (tensor<2x5x4x6xf32> {jax.result_info = "result[0]"}, tensor<1x1x6x3xf32> {jax.result_info = "result[1]"}, tensor<3xf32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.convolution(%arg1, %arg2) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x5x4x6xf32>, tensor<1x1x6x3xf32>) -> tensor<2x5x4x3xf32>
    %1 = stablehlo.broadcast_in_dim %arg3, dims = [3] : (tensor<3xf32>) -> tensor<1x1x1x3xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<1x1x1x3xf32>) -> tensor<2x5x4x3xf32>
    %3 = stablehlo.add %0, %2 : tensor<2x5x4x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5x4x3xf32>
    %5 = stablehlo.compare GT, %3, %4, FLOAT : (tensor<2x5x4x3xf32>, tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x5x4x3xf32>
    %7 = stablehlo.multiply %arg0, %6 : tensor<2x5x4x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x5x4x3xf32>
    %9 = stablehlo.select %5, %7, %8 : tensor<2x5x4x3xi1>, tensor<2x5x4x3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x5x4x3xf32>, tensor<f32>) -> tensor<3xf32>
    %11 = stablehlo.reshape %10 : (tensor<3xf32>) -> tensor<1x1x1x3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_3) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x3xf32>, tensor<f32>) -> tensor<3xf32>
    %13 = stablehlo.convolution(%arg1, %9) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x5x4x6xf32>, tensor<2x5x4x3xf32>) -> tensor<1x1x6x3xf32>
    %14 = stablehlo.reverse %arg2, dims = [0, 1] : tensor<1x1x6x3xf32>
    %15 = stablehlo.convolution(%9, %14) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x5x4x3xf32>, tensor<1x1x6x3xf32>) -> tensor<2x5x4x6xf32>
    return %15, %13, %12 : tensor<2x5x4x6xf32>, tensor<1x1x6x3xf32>, tensor<3xf32>
  }
}
