// Windows (0 1 2) and (2 3 4): 3 and 9. Backward of ones: each input counts its windows, each tap its inputs: 0+2, 1+3, 2+4.
// RUN roundtrip run grad
// in0: [1.0, 2.0, 3.0, 4.0]
// in1: [1.0, 1.0, 1.0]
// out0: [3.0, 9.0]
// ct0: [1.0, 1.0]
// grad0: [1.0, 2.0, 1.0, 1.0]
// grad1: [2.0, 4.0, 6.0]

module {
  func.func public @main(%x: tensor<1x4x1xf32>, %k: tensor<3x1x1xf32>) -> tensor<1x2x1xf32> {
    %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [2], pad = [[1, 1]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x4x1xf32>, tensor<3x1x1xf32>) -> tensor<1x2x1xf32>
    return %0 : tensor<1x2x1xf32>
  }
}
