// A point-wise map of 2 features to 2: [1 2] [[1 3] [2 4]] = [5 11].
// RUN roundtrip run grad
// in0: [1.0, 2.0]
// in1: [1.0, 3.0, 2.0, 4.0]
// out0: [5.0, 11.0]

module {
  func.func public @main(%x: tensor<1x1x2xf32>, %k: tensor<1x2x2xf32>) -> tensor<1x1x2xf32> {
    %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[0, 0]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x2xf32>, tensor<1x2x2xf32>) -> tensor<1x1x2xf32>
    return %0 : tensor<1x1x2xf32>
  }
}
