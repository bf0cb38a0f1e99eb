// ERROR 3:33 text/syntax
func.func @main() -> tensor<2xi8> {
  %0 = stablehlo.constant dense<one> : tensor<2xi8>
  return %0 : tensor<2xi8>
}
