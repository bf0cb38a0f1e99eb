// ERROR 3:34 constant/element
func.func @main() -> tensor<2xi8> {
  %0 = stablehlo.constant dense<[1.5, 2.0]> : tensor<2xi8>
  return %0 : tensor<2xi8>
}
