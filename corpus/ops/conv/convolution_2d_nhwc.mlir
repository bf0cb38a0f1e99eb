// NHWC and HWIO with different strides: windows at columns 0 and 2 of the only row.
// RUN roundtrip run grad
// in0: [1.0, 2.0, 3.0, 4.0]
// in1: [1.0, 10.0]
// out0: [21.0, 43.0]

module {
  func.func public @main(%x: tensor<1x1x4x1xf32>, %k: tensor<1x2x1x1xf32>) -> tensor<1x1x2x1xf32> {
    %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x4x1xf32>, tensor<1x2x1x1xf32>) -> tensor<1x1x2x1xf32>
    return %0 : tensor<1x1x2x1xf32>
  }
}
