// The sign changes.
// RUN roundtrip run grad
// in0: [1.5, -2.0]
// out0: [-1.5, 2.0]

module {
  func.func public @main(%x: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.negate %x : tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
