// ERROR 3:8 add/result_types
func.func @main(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf64> {
  %0 = stablehlo.add %x, %y : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf64>
  return %0 : tensor<2x3xf64>
}
