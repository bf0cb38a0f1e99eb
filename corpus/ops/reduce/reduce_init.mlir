// The initial value takes part.
// RUN roundtrip run grad
// in0: [1.0, 2.0, 3.0, 4.0, 5.0, 6.0]
// out0: [106.0, 115.0]

module {
  func.func public @main(%x: tensor<2x3xf32>) -> tensor<2xf32> {
    %init = stablehlo.constant dense<100.0> : tensor<f32>
    %0 = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
