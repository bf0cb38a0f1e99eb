// ERROR 2:1 func/aliasing_output
func.func @main(%x: tensor<2x3xf32> {tf.aliasing_output = 1 : i32}) -> tensor<2x3xf32> {
  return %x : tensor<2x3xf32>
}
