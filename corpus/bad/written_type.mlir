// ERROR 3:25 ssa/type
func.func @main(%x: tensor<2x3xf32>) -> tensor<3x2xf32> {
  %0 = stablehlo.negate %x : tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}
