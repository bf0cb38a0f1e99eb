// ERROR 3:8 sqrt/element_type
func.func @main(%x: tensor<2xi32>) -> tensor<2xi32> {
  %0 = stablehlo.sqrt %x : tensor<2xi32>
  return %0 : tensor<2xi32>
}
