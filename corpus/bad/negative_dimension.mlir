// ERROR 3:37 reverse/dimensions
func.func @main(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.reverse %x, dims = [-1] : tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
