// Of tied maxima the first takes the whole cotangent.
// RUN roundtrip run
// in0: [2.0, 5.0, 5.0, 1.0, 1.0, 1.0]
// out0: [5.0, 1.0]
// ct0: [3.0, 4.0]
// grad0: [0.0, 3.0, 0.0, 4.0, 0.0, 0.0]

module {
  func.func public @main(%x: tensor<2x3xf32>) -> tensor<2xf32> {
    %init = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%x init: %init) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
