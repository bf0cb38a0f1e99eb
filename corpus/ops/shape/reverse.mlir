// Columns from right to left.
// RUN roundtrip run grad
// in0: [1.0, 2.0, 3.0, 4.0, 5.0, 6.0]
// out0: [3.0, 2.0, 1.0, 6.0, 5.0, 4.0]

module {
  func.func public @main(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.reverse %x, dims = [1] : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
}
