// ERROR 8:22 ssa/undefined
func.func @main(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %p = stablehlo.constant dense<true> : tensor<i1>
  %1 = "stablehlo.if"(%p) ({
    %0 = stablehlo.add %x, %y : tensor<2x3xf32>
    stablehlo.return %0 : tensor<2x3xf32>
  }, {
    stablehlo.return %0 : tensor<2x3xf32>
  }) : (tensor<i1>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
