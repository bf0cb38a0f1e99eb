// ERROR 4:3 text/syntax
func.func @main(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  return %x : tensor<2x3xf32>
  %0 = stablehlo.negate %x : tensor<2x3xf32>
}
