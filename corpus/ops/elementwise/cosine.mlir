// At 0, pi/3 and pi.
// RUN roundtrip run grad
// in0: [0.0, 1.0471976, 3.1415927]
// out0: [1.0, 0.5, -1.0]

module {
  func.func public @main(%x: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.cosine %x : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
}
