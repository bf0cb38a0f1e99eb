module @jit_conv_patches attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x6x5x3xf32>) -> (tensor<2x3x3x18xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<6x6xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x6xi32>
    %2 = stablehlo.add %0, %1 : tensor<6x6xi32>
    %3 = stablehlo.iota dim = 1 : tensor<6x6xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
    %5 = stablehlo.convert %4 : (tensor<6x6xi1>) -> tensor<6x6xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [1, 2] : (tensor<6x6xf32>) -> tensor<3x6x6xf32>
    %7 = stablehlo.reshape %6 : (tensor<3x6x6xf32>) -> tensor<18x1x2x3xf32>
    %8 = stablehlo.transpose %7, dims = [2, 3, 1, 0] : (tensor<18x1x2x3xf32>) -> tensor<2x3x1x18xf32>
    %9 = stablehlo.convolution(%arg0, %8) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 3 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x6x5x3xf32>, tensor<2x3x1x18xf32>) -> tensor<2x3x3x18xf32>
    return %9 : tensor<2x3x3x18xf32>
  }
}
