module @jit_logits attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x3x3x4xf32>, %arg1: tensor<3x3x4x6xf32>, %arg2: tensor<6x5xf32>, %arg3: tensor<2x6x6x3xf32>) -> (tensor<2x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<3x3x3x4xf32>) -> tensor<3x3x3x4xbf16>
    %1 = stablehlo.convert %arg1 : (tensor<3x3x4x6xf32>) -> tensor<3x3x4x6xbf16>
    %2 = stablehlo.convert %arg2 : (tensor<6x5xf32>) -> tensor<6x5xbf16>
    %3 = stablehlo.convert %arg3 : (tensor<2x6x6x3xf32>) -> tensor<2x6x6x3xbf16>
    %4 = stablehlo.convolution(%3, %0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x6x6x3xbf16>, tensor<3x3x3x4xbf16>) -> tensor<2x6x6x4xbf16>
    %5 = call @relu(%4) : (tensor<2x6x6x4xbf16>) -> tensor<2x6x6x4xbf16>
    %6 = stablehlo.convolution(%5, %1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x6x6x4xbf16>, tensor<3x3x4x6xbf16>) -> tensor<2x3x3x6xbf16>
    %7 = call @relu_0(%6) : (tensor<2x3x3x6xbf16>) -> tensor<2x3x3x6xbf16>
    %8 = stablehlo.convert %7 : (tensor<2x3x3x6xbf16>) -> tensor<2x3x3x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x3x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
    %cst_0 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %11 = stablehlo.divide %9, %10 : tensor<2x6xf32>
    %12 = stablehlo.convert %11 : (tensor<2x6xf32>) -> tensor<2x6xbf16>
    %13 = stablehlo.dot_general %12, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6xbf16>, tensor<6x5xbf16>) -> tensor<2x5xbf16>
    %14 = stablehlo.convert %13 : (tensor<2x5xbf16>) -> tensor<2x5xf32>
    return %14 : tensor<2x5xf32>
  }
  func.func private @relu(%arg0: tensor<2x6x6x4xbf16>) -> tensor<2x6x6x4xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<2x6x6x4xbf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x6x6x4xbf16>
    return %1 : tensor<2x6x6x4xbf16>
  }
  func.func private @relu_0(%arg0: tensor<2x3x3x6xbf16>) -> tensor<2x3x3x6xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<2x3x3x6xbf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x3x3x6xbf16>
    return %1 : tensor<2x3x3x6xbf16>
  }
}
