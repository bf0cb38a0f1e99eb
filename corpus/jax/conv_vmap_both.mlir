module @jit_conv_vmap_both attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x2x5x6x3xf32>, %arg1: tensor<3x3x2x3x4xf32>) -> (tensor<3x2x5x3x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 2, 3, 0, 4] : (tensor<3x2x5x6x3xf32>) -> tensor<2x5x6x3x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<2x5x6x3x3xf32>) -> tensor<2x5x6x9xf32>
    %2 = stablehlo.transpose %arg1, dims = [1, 2, 3, 0, 4] : (tensor<3x3x2x3x4xf32>) -> tensor<3x2x3x3x4xf32>
    %3 = stablehlo.reshape %2 : (tensor<3x2x3x3x4xf32>) -> tensor<3x2x3x12xf32>
    %4 = stablehlo.convolution(%1, %3) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 2], pad = [[1, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 3 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x5x6x9xf32>, tensor<3x2x3x12xf32>) -> tensor<2x5x3x12xf32>
    %5 = stablehlo.reshape %4 : (tensor<2x5x3x12xf32>) -> tensor<2x5x3x3x4xf32>
    %6 = stablehlo.transpose %5, dims = [3, 0, 1, 2, 4] : (tensor<2x5x3x3x4xf32>) -> tensor<3x2x5x3x4xf32>
    return %6 : tensor<3x2x5x3x4xf32>
  }
}
