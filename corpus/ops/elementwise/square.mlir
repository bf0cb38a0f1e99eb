// x times x: read as a multiplication.
// RUN roundtrip run grad
// in0: [1.5, -3.0]
// out0: [2.25, 9.0]

module {
  func.func public @main(%x: tensor<2xf32>) -> tensor<2xf32> {
    %0 = chlo.square %x : tensor<2xf32> -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
