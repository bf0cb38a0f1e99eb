// Counting along the last dimension, and along the first.
// RUN roundtrip run
// out0: [0, 1, 2, 0, 1, 2]
// out1: [0.0, 0.0, 0.0, 1.0, 1.0, 1.0]

module {
  func.func public @main() -> (tensor<2x3xi32>, tensor<2x3xf32>) {
    %0 = stablehlo.iota dim = 1 : tensor<2x3xi32>
    %1 = stablehlo.iota dim = 0 : tensor<2x3xf32>
    return %0, %1 : tensor<2x3xi32>, tensor<2x3xf32>
  }
}
