// Two features, each with its own kernel (depthwise): 1*1 + 3*2 and 2*3 + 4*4.
// RUN roundtrip run grad
// in0: [1.0, 2.0, 3.0, 4.0]
// in1: [1.0, 3.0, 2.0, 4.0]
// out0: [7.0, 22.0]

module {
  func.func public @main(%x: tensor<1x2x2xf32>, %k: tensor<2x1x2xf32>) -> tensor<1x1x2xf32> {
    %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[0, 0]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x2xf32>, tensor<2x1x2xf32>) -> tensor<1x1x2xf32>
    return %0 : tensor<1x1x2xf32>
  }
}
