// ERROR 3:33 constant/elements
func.func @main() -> tensor<2xi8> {
  %0 = stablehlo.constant dense<"0x010203"> : tensor<2xi8>
  return %0 : tensor<2xi8>
}
