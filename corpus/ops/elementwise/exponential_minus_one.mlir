// For small x the value is x + x^2/2, which e^x - 1 loses.
// RUN roundtrip run grad
// in0: [0.0, 1.0, 1e-05]
// out0: [0.0, 1.7182818285, 1.0000050000167e-05]

module {
  func.func public @main(%x: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.exponential_minus_one %x : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
}
