// ERROR 3:26 ssa/undefined
func.func @main(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.add %x, %z : tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
