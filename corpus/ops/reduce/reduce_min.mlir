// Row minima.
// RUN roundtrip run grad
// in0: [1.0, 5.0, 2.0, -1.0, -3.0, -2.0]
// out0: [1.0, -3.0]

module {
  func.func public @main(%x: tensor<2x3xf32>) -> tensor<2xf32> {
    %init = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %0 = stablehlo.reduce(%x init: %init) applies stablehlo.minimum across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
