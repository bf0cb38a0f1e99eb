// ERROR 3:8 call/operand_types
func.func @main(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = call @f(%x) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
func.func private @f(%x: tensor<f32>) -> tensor<f32> {
  return %x : tensor<f32>
}
