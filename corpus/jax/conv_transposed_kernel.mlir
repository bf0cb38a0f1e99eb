module @jit_conv_transposed_kernel attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x4x3x4xf32>, %arg1: tensor<4x3x3x4xf32>) -> (tensor<2x10x9x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reverse %arg1, dims = [0] : tensor<4x3x3x4xf32>
    %1 = stablehlo.reverse %0, dims = [1] : tensor<4x3x3x4xf32>
    %2 = stablehlo.transpose %1, dims = [0, 1, 3, 2] : (tensor<4x3x3x4xf32>) -> tensor<4x3x4x3xf32>
    %3 = stablehlo.convolution(%arg0, %2) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[3, 3], [2, 2]], lhs_dilate = [2, 3], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x3x4xf32>, tensor<4x3x4x3xf32>) -> tensor<2x10x9x3xf32>
    return %3 : tensor<2x10x9x3xf32>
  }
}
