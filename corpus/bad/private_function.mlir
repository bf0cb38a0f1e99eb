// ERROR 6:8 reverse/dimensions
func.func @main(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  return %x : tensor<2x3xf32>
}
func.func private @unused(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.reverse %x, dims = [2] : tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
