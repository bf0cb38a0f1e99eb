// ERROR 3:95 type/elements
func.func @main(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<99999999999x99999999999xf32>
  return %0 : tensor<2x3xf32>
}
