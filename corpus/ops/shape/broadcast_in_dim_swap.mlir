// Dimensions may cross: result[i, j] = x[j, i].
// RUN roundtrip run grad
// in0: [1.0, 2.0, 3.0, 4.0, 5.0, 6.0]
// out0: [1.0, 4.0, 2.0, 5.0, 3.0, 6.0]

module {
  func.func public @main(%x: tensor<2x3xf32>) -> tensor<3x2xf32> {
    %0 = stablehlo.broadcast_in_dim %x, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
    return %0 : tensor<3x2xf32>
  }
}
