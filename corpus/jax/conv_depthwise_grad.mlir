module @jit_conv_depthwise_grad attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x8x7x6xf32>, %arg1: tensor<2x4x7x6xf32>, %arg2: tensor<8x1x3x3xf32>) -> (tensor<2x4x7x6xf32> {jax.result_info = "result[0]"}, tensor<8x1x3x3xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x7x6xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<2x8x7x6xf32>
    %2 = stablehlo.convolution(%arg1, %1) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 4 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x7x6xf32>, tensor<2x8x7x6xf32>) -> tensor<8x1x3x3xf32>
    %3 = stablehlo.reshape %arg2 : (tensor<8x1x3x3xf32>) -> tensor<4x2x1x3x3xf32>
    %4 = stablehlo.transpose %3, dims = [1, 0, 2, 3, 4] : (tensor<4x2x1x3x3xf32>) -> tensor<2x4x1x3x3xf32>
    %5 = stablehlo.reshape %4 : (tensor<2x4x1x3x3xf32>) -> tensor<2x4x3x3xf32>
    %6 = stablehlo.reverse %5, dims = [2, 3] : tensor<2x4x3x3xf32>
    %7 = stablehlo.convolution(%1, %6) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 4 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x7x6xf32>, tensor<2x4x3x3xf32>) -> tensor<2x4x7x6xf32>
    return %7, %2 : tensor<2x4x7x6xf32>, tensor<8x1x3x3xf32>
  }
}
