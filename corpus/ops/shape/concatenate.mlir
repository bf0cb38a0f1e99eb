// Columns of one, then of the other.
// RUN roundtrip run grad
// in0: [1.0, 4.0]
// in1: [2.0, 3.0, 5.0, 6.0]
// out0: [1.0, 2.0, 3.0, 4.0, 5.0, 6.0]

module {
  func.func public @main(%x: tensor<2x1xf32>, %y: tensor<2x2xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.concatenate %x, %y, dim = 1 : (tensor<2x1xf32>, tensor<2x2xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
}
