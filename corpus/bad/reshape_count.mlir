// ERROR 3:8 reshape/element_count
func.func @main(%x: tensor<2x3xf32>) -> tensor<5xf32> {
  %0 = stablehlo.reshape %x : (tensor<2x3xf32>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}
