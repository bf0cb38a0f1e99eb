// A shift by the width or more leaves nothing.
// RUN roundtrip run
// in0: [1, 3, 1]
// in1: [3, 1, 32]
// out0: [8, 6, 0]

module {
  func.func public @main(%x: tensor<3xi32>, %y: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.shift_left %x, %y : tensor<3xi32>
    return %0 : tensor<3xi32>
  }
}
