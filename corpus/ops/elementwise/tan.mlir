// At 0, pi/4 and -pi/4.
// RUN roundtrip run grad
// in0: [0.0, 0.7853982, -0.7853982]
// out0: [0.0, 1.0, -1.0]

module {
  func.func public @main(%x: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.tan %x : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
}
