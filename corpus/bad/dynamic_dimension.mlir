// ERROR 3:37 type/static
func.func @main(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.negate %x : tensor<?x3xf32>
  return %0 : tensor<2x3xf32>
}
