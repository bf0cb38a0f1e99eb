// A vector along dimension 1.
// RUN roundtrip run grad
// in0: [1.0, 2.0, 3.0]
// out0: [1.0, 2.0, 3.0, 1.0, 2.0, 3.0]

module {
  func.func public @main(%x: tensor<3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
}
