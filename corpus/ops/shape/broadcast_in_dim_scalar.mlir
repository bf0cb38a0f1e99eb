// A scalar everywhere.
// RUN roundtrip run grad
// in0: 3.0
// out0: [3.0, 3.0, 3.0, 3.0]

module {
  func.func public @main(%x: tensor<f32>) -> tensor<2x2xf32> {
    %0 = stablehlo.broadcast_in_dim %x, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    return %0 : tensor<2x2xf32>
  }
}
