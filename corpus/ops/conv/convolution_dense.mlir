// Without spatial dimensions it is a matrix product.
// RUN roundtrip run grad
// in0: [1.0, 2.0, 3.0, 4.0]
// in1: [1.0, 10.0]
// out0: [21.0, 43.0]

module {
  func.func public @main(%x: tensor<2x2xf32>, %k: tensor<2x1xf32>) -> tensor<2x1xf32> {
    %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f]x[i, o]->[b, f], window = {stride = [], pad = [], lhs_dilate = [], rhs_dilate = [], reverse = []} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    return %0 : tensor<2x1xf32>
  }
}
