// The remainder has the sign of the dividend.
// RUN roundtrip run grad
// in0: [5.5, -7.0, 7.0]
// in1: [2.0, 3.0, -3.0]
// out0: [1.5, -1.0, 1.0]

module {
  func.func public @main(%x: tensor<3xf32>, %y: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.remainder %x, %y : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
}
