// ERROR 3:8 broadcast_in_dim/dimension_sizes
func.func @main(%x: tensor<2x3xf32>) -> tensor<2x4xf32> {
  %0 = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
