// Two dot products of rows: 1*1 + 2*2 + 3*3 = 14, 4*2 + 6*1 = 14.
// RUN roundtrip run grad
// in0: [1.0, 2.0, 3.0, 4.0, 5.0, 6.0]
// in1: [1.0, 2.0, 3.0, 2.0, 0.0, 1.0]
// out0: [14.0, 14.0]

module {
  func.func public @main(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2xf32> {
    %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [HIGHEST, HIGHEST] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
