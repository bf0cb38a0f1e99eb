module @jit_conv_vmap_kernels attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x5x6x3xf32>, %arg1: tensor<3x3x3x3x2xf32>) -> (tensor<3x2x3x6x2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.transpose %arg1, dims = [1, 2, 3, 0, 4] : (tensor<3x3x3x3x2xf32>) -> tensor<3x3x3x3x2xf32>
    %1 = stablehlo.reshape %0 : (tensor<3x3x3x3x2xf32>) -> tensor<3x3x3x6xf32>
    %2 = stablehlo.convolution(%arg0, %1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x5x6x3xf32>, tensor<3x3x3x6xf32>) -> tensor<2x3x6x6xf32>
    %3 = stablehlo.reshape %2 : (tensor<2x3x6x6xf32>) -> tensor<2x3x6x3x2xf32>
    %4 = stablehlo.transpose %3, dims = [3, 0, 1, 2, 4] : (tensor<2x3x6x3x2xf32>) -> tensor<3x2x3x6x2xf32>
    return %4 : tensor<3x2x3x6x2xf32>
  }
}
