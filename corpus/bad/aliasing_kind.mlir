// ERROR 2:59 func/aliasing_output
func.func @main(%x: tensor<2x3xf32> {tf.aliasing_output = "0"}) -> tensor<2x3xf32> {
  return %x : tensor<2x3xf32>
}
