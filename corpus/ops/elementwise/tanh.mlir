// At log(3)/2: (3 - 1)/(3 + 1).
// RUN roundtrip run grad
// in0: [0.0, 0.54930615, -0.54930615]
// out0: [0.0, 0.5, -0.5]

module {
  func.func public @main(%x: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.tanh %x : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
}
