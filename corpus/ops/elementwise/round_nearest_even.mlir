// Halves go to the even neighbour.
// RUN roundtrip run
// in0: [0.5, 1.5, 2.5, -1.5, 2.6]
// out0: [0.0, 2.0, 2.0, -2.0, 3.0]

module {
  func.func public @main(%x: tensor<5xf32>) -> tensor<5xf32> {
    %0 = stablehlo.round_nearest_even %x : tensor<5xf32>
    return %0 : tensor<5xf32>
  }
}
