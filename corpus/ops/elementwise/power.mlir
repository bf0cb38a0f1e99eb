// 2^3, 9^(1/2), 2^-1.
// RUN roundtrip run grad
// in0: [2.0, 9.0, 2.0]
// in1: [3.0, 0.5, -1.0]
// out0: [8.0, 3.0, 0.5]

module {
  func.func public @main(%x: tensor<3xf32>, %y: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.power %x, %y : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
}
