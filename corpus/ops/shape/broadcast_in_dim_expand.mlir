// A dimension of size 1 is repeated.
// RUN roundtrip run grad
// in0: [1.0, 2.0]
// out0: [1.0, 1.0, 1.0, 2.0, 2.0, 2.0]

module {
  func.func public @main(%x: tensor<2x1xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
}
