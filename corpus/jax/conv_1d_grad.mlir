module @jit_conv_1d_grad attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x6x5xf32>, %arg1: tensor<3x11x4xf32>, %arg2: tensor<3x4x5xf32>) -> (tensor<3x11x4xf32> {jax.result_info = "result[0]"}, tensor<3x4x5xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x6x5xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<3x6x5xf32>
    %2 = stablehlo.convolution(%arg1, %1) dim_numbers = [f, 0, b]x[i, 0, o]->[0, b, f], window = {stride = [2], pad = [[2, 2]], lhs_dilate = [1], rhs_dilate = [2], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x11x4xf32>, tensor<3x6x5xf32>) -> tensor<3x4x5xf32>
    %3 = stablehlo.reverse %arg2, dims = [0] : tensor<3x4x5xf32>
    %4 = stablehlo.convolution(%1, %3) dim_numbers = [b, 0, f]x[0, o, i]->[b, 0, f], window = {stride = [1], pad = [[2, 2]], lhs_dilate = [2], rhs_dilate = [2], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x6x5xf32>, tensor<3x4x5xf32>) -> tensor<3x11x4xf32>
    return %4, %2 : tensor<3x11x4xf32>, tensor<3x4x5xf32>
  }
}
