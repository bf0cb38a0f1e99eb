// ERROR 7:8 call/recursion
func.func @main(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = call @f(%x) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
func.func private @f(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = call @f(%x) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
