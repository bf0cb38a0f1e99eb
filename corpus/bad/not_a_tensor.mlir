// ERROR 3:30 type/tensor
func.func @main(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.negate %x : !stablehlo.token
  return %0 : tensor<2x3xf32>
}
