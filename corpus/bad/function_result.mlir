// ERROR 3:3 func/result_types
func.func @main(%x: tensor<2x3xf32>) -> tensor<f32> {
  return %x : tensor<2x3xf32>
}
