// The same for integers.
// RUN roundtrip run
// in0: [7, -7, 7]
// in1: [3, 3, -3]
// out0: [1, -1, 1]

module {
  func.func public @main(%x: tensor<3xi32>, %y: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.remainder %x, %y : tensor<3xi32>
    return %0 : tensor<3xi32>
  }
}
