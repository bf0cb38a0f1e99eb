// log 1, log e, log 1/2.
// RUN roundtrip run grad
// in0: [1.0, 2.7182817, 0.5]
// out0: [0.0, 1.0, -0.6931471806]

module {
  func.func public @main(%x: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.log %x : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
}
