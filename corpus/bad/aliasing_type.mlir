// ERROR 2:1 func/aliasing_output
func.func @main(%x: tensor<2x3xf32> {tf.aliasing_output = 0 : i32}, %y: tensor<f32>) -> tensor<f32> {
  return %y : tensor<f32>
}
