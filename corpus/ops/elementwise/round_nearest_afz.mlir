// Halves go away from zero.
// RUN roundtrip run
// in0: [0.5, 1.5, -0.5, 2.4]
// out0: [1.0, 2.0, -1.0, 2.0]

module {
  func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.round_nearest_afz %x : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
