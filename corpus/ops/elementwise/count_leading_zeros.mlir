// 255 fills the low 8 of 32 bits; zero counts them all.
// RUN roundtrip run
// in0: [0, 1, 255, -1]
// out0: [32, 31, 24, 0]

module {
  func.func public @main(%x: tensor<4xi32>) -> tensor<4xi32> {
    %0 = stablehlo.count_leading_zeros %x : tensor<4xi32>
    return %0 : tensor<4xi32>
  }
}
