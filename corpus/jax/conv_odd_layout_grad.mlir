module @jit_conv_odd_layout_grad attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x7x3x2xf32>, %arg1: tensor<6x3x2x7xf32>, %arg2: tensor<3x4x2x3xf32>) -> (tensor<6x3x2x7xf32> {jax.result_info = "result[0]"}, tensor<3x4x2x3xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x7x3x2xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<4x7x3x2xf32>
    %2 = stablehlo.convolution(%arg1, %1) dim_numbers = [1, b, f, 0]x[o, 1, 0, i]->[0, f, 1, b], window = {stride = [1, 1], pad = [[1, -1], [0, 2]], lhs_dilate = [1, 1], rhs_dilate = [2, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<6x3x2x7xf32>, tensor<4x7x3x2xf32>) -> tensor<3x4x2x3xf32>
    %3 = stablehlo.reverse %arg2, dims = [0, 2] : tensor<3x4x2x3xf32>
    %4 = stablehlo.convolution(%1, %3) dim_numbers = [f, 1, 0, b]x[0, i, 1, o]->[1, f, b, 0], window = {stride = [1, 1], pad = [[1, 3], [1, -1]], lhs_dilate = [2, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x7x3x2xf32>, tensor<3x4x2x3xf32>) -> tensor<6x3x2x7xf32>
    return %4, %2 : tensor<6x3x2x7xf32>, tensor<3x4x2x3xf32>
  }
}
