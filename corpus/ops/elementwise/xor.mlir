// Bits that differ: 1100 ^ 1010 = 0110.
// RUN roundtrip run
// in0: [12, 5]
// in1: [10, 5]
// out0: [6, 0]

module {
  func.func public @main(%x: tensor<2xi32>, %y: tensor<2xi32>) -> tensor<2xi32> {
    %0 = stablehlo.xor %x, %y : tensor<2xi32>
    return %0 : tensor<2xi32>
  }
}
