module @jit_conv_asymmetric_grad attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x4x4x5xf32>, %arg1: tensor<2x8x9x3xf32>, %arg2: tensor<3x4x3x5xf32>) -> (tensor<2x8x9x3xf32> {jax.result_info = "result[0]"}, tensor<3x4x3x5xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x4x5xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<2x4x4x5xf32>
    %2 = stablehlo.convolution(%arg1, %1) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 1], [1, 3]], lhs_dilate = [1, 1], rhs_dilate = [2, 3], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x9x3xf32>, tensor<2x4x4x5xf32>) -> tensor<3x4x3x5xf32>
    %3 = stablehlo.reverse %arg2, dims = [0, 1] : tensor<3x4x3x5xf32>
    %4 = stablehlo.convolution(%1, %3) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 1], [2, 0]], lhs_dilate = [2, 3], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x5xf32>, tensor<3x4x3x5xf32>) -> tensor<2x8x9x3xf32>
    return %4, %2 : tensor<2x8x9x3xf32>, tensor<3x4x3x5xf32>
  }
}
