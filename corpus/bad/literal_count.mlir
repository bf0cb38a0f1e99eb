// ERROR 3:40 constant/elements
func.func @main() -> tensor<2xi8> {
  %0 = stablehlo.constant dense<[1, 2, 3]> : tensor<2xi8>
  return %0 : tensor<2xi8>
}
