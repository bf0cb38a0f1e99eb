// ERROR 3:13 region/blocks
func.func @main(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  "cf.br"() [^bb1] : () -> ()
^bb1:
  return %x : tensor<2x3xf32>
}
