// Bits set; -1 has them all.
// RUN roundtrip run
// in0: [0, 7, -1]
// out0: [0, 3, 32]

module {
  func.func public @main(%x: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.popcnt %x : tensor<3xi32>
    return %0 : tensor<3xi32>
  }
}
