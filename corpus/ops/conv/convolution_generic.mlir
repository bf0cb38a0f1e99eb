// The generic form; missing attributes have their defaults.
// RUN roundtrip run
// in0: [1.0, 2.0, 3.0]
// in1: [1.0, 10.0]
// out0: [21.0, 32.0]

module {
  func.func public @main(%x: tensor<1x3x1xf32>, %k: tensor<2x1x1xf32>) -> tensor<1x2x1xf32> {
    %0 = "stablehlo.convolution"(%x, %k) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64}> : (tensor<1x3x1xf32>, tensor<2x1x1xf32>) -> tensor<1x2x1xf32>
    return %0 : tensor<1x2x1xf32>
  }
}
