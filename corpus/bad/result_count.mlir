// ERROR 3:10 add/results
func.func @main(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0:2 = stablehlo.add %x, %y : tensor<2x3xf32>
  return %0#0 : tensor<2x3xf32>
}
