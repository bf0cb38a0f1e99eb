// e^0, e^1, e^-1.
// RUN roundtrip run grad
// in0: [0.0, 1.0, -1.0]
// out0: [1.0, 2.7182818285, 0.3678794412]

module {
  func.func public @main(%x: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.exponential %x : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
}
