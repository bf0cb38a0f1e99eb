// ERROR 2:21 func/body
func.func private @f(tensor<f32>) -> tensor<f32>
