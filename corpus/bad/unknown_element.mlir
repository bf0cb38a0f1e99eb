// ERROR 3:39 type/element
func.func @main(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.negate %x : tensor<2xf31>
  return %0 : tensor<2x3xf32>
}
