// ERROR 3:52 convolution/dimension_numbers
func.func @main(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.convolution(%x, %y) dim_numbers = [b, g]x[i, o]->[b, f], window = {} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
