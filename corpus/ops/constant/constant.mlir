// A splat, nested lists, an empty tensor.
// RUN roundtrip run
// out0: [1.5, 1.5, 1.5, 1.5]
// out1: [1, -2, 3, 4, 5, -6]
// out2: []
// out3: [true, false]

module {
  func.func public @main() -> (tensor<2x2xf32>, tensor<2x3xi32>, tensor<0xf32>, tensor<2xi1>) {
    %0 = stablehlo.constant dense<1.500000e+00> : tensor<2x2xf32>
    %1 = stablehlo.constant dense<[[1, -2, 3], [4, 5, -6]]> : tensor<2x3xi32>
    %2 = stablehlo.constant dense<> : tensor<0xf32>
    %3 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
    return %0, %1, %2, %3 : tensor<2x2xf32>, tensor<2x3xi32>, tensor<0xf32>, tensor<2xi1>
  }
}
