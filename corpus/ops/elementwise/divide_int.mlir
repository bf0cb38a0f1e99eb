// Integers divide toward zero.
// RUN roundtrip run
// in0: [7, -7, 7, -8]
// in1: [2, 2, -2, 3]
// out0: [3, -3, -3, -2]

module {
  func.func public @main(%x: tensor<4xi32>, %y: tensor<4xi32>) -> tensor<4xi32> {
    %0 = stablehlo.divide %x, %y : tensor<4xi32>
    return %0 : tensor<4xi32>
  }
}
