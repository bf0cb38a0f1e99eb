// ERROR 3:8 call/callee
func.func @main(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = call @g(%x) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
