// Zeros come in; a shift by the width or more leaves nothing.
// RUN roundtrip run
// in0: [-1, 8, -1]
// in1: [28, 2, 40]
// out0: [15, 2, 0]

module {
  func.func public @main(%x: tensor<3xi32>, %y: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.shift_right_logical %x, %y : tensor<3xi32>
    return %0 : tensor<3xi32>
  }
}
