// erf is odd; table values at 1/2 and 1.
// RUN roundtrip run grad
// in0: [0.0, 0.5, -1.0]
// out0: [0.0, 0.5204998778, -0.8427007929]

module {
  func.func public @main(%x: tensor<3xf32>) -> tensor<3xf32> {
    %0 = chlo.erf %x : tensor<3xf32> -> tensor<3xf32>
    return %0 : tensor<3xf32>
  }
}
