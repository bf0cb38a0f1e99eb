// result[a, b, c] = x[b, c, a].
// RUN roundtrip run grad
// in0: [1.0, 2.0, 3.0, 4.0, 5.0, 6.0]
// out0: [1.0, 4.0, 2.0, 5.0, 3.0, 6.0]

module {
  func.func public @main(%x: tensor<1x2x3xf32>) -> tensor<3x1x2xf32> {
    %0 = stablehlo.transpose %x, dims = [2, 0, 1] : (tensor<1x2x3xf32>) -> tensor<3x1x2xf32>
    return %0 : tensor<3x1x2xf32>
  }
}
