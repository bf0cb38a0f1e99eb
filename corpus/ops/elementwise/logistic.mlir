// 1 / (1 + e^-x); f(-x) = 1 - f(x).
// RUN roundtrip run grad
// in0: [0.0, 1.0, -1.0]
// out0: [0.5, 0.7310585786, 0.2689414214]

module {
  func.func public @main(%x: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.logistic %x : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
}
