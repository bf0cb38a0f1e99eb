// Differences.
// RUN roundtrip run grad
// in0: [1.5, -2.0]
// in1: [0.25, 3.0]
// out0: [1.25, -5.0]

module {
  func.func public @main(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.subtract %x, %y : tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
