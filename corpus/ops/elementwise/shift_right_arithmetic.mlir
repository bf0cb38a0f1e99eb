// The sign comes in; a shift by the width or more leaves only it.
// RUN roundtrip run
// in0: [-8, 8, -1]
// in1: [1, 2, 40]
// out0: [-4, 2, -1]

module {
  func.func public @main(%x: tensor<3xi32>, %y: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.shift_right_arithmetic %x, %y : tensor<3xi32>
    return %0 : tensor<3xi32>
  }
}
