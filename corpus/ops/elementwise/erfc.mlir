// One minus erf; at 5 only a direct formula has digits.
// RUN roundtrip run grad
// in0: [0.0, 1.0, 5.0]
// out0: [1.0, 0.157299207, 1.5374597944e-12]

module {
  func.func public @main(%x: tensor<3xf32>) -> tensor<3xf32> {
    %0 = chlo.erfc %x : tensor<3xf32> -> tensor<3xf32>
    return %0 : tensor<3xf32>
  }
}
