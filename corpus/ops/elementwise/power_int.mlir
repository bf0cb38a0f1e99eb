// Anything to the zeroth power is 1, zero too.
// RUN roundtrip run
// in0: [3, -2, 0, 2]
// in1: [4, 3, 0, 10]
// out0: [81, -8, 1, 1024]

module {
  func.func public @main(%x: tensor<4xi32>, %y: tensor<4xi32>) -> tensor<4xi32> {
    %0 = stablehlo.power %x, %y : tensor<4xi32>
    return %0 : tensor<4xi32>
  }
}
