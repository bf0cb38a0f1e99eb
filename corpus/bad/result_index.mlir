// ERROR 4:10 ssa/index
func.func @main(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0:2 = stablehlo.optimization_barrier %x, %y : tensor<2x3xf32>, tensor<2x3xf32>
  return %0#2 : tensor<2x3xf32>
}
