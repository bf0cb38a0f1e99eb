// Down to the next integer; the derivative is zero.
// RUN roundtrip run grad
// in0: [1.2, -1.2, 2.7]
// out0: [1.0, -2.0, 2.0]

module {
  func.func public @main(%x: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.floor %x : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
}
