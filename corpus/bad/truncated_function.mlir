// ERROR 5:1 text/end
module {
  func.func public @main(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.negate %x : tensor<2x3xf32>
