// Nothing gives the initial value.
// RUN roundtrip run
// in0: []
// out0: [7.0, 7.0]

module {
  func.func public @main(%x: tensor<2x0xf32>) -> tensor<2xf32> {
    %init = stablehlo.constant dense<7.0> : tensor<f32>
    %0 = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [1] : (tensor<2x0xf32>, tensor<f32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
