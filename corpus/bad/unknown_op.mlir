// ERROR 3:8 op/name
func.func @main(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.multipy %x, %y : tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
