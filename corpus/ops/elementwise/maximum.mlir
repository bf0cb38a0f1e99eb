// The larger.
// RUN roundtrip run grad
// in0: [1.0, -2.0]
// in1: [0.5, 3.0]
// out0: [1.0, 3.0]

module {
  func.func public @main(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.maximum %x, %y : tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
