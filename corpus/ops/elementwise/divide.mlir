// Quotients.
// RUN roundtrip run grad
// in0: [3.0, -1.0]
// in1: [2.0, 4.0]
// out0: [1.5, -0.25]

module {
  func.func public @main(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.divide %x, %y : tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
