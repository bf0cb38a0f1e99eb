// Bits of either: 1100 | 1010 = 1110.
// RUN roundtrip run
// in0: [12, 1]
// in1: [10, 2]
// out0: [14, 3]

module {
  func.func public @main(%x: tensor<2xi32>, %y: tensor<2xi32>) -> tensor<2xi32> {
    %0 = stablehlo.or %x, %y : tensor<2xi32>
    return %0 : tensor<2xi32>
  }
}
