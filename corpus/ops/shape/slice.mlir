// Row 1, every other column.
// RUN roundtrip run grad
// in0: [1.0, 2.0, 3.0, 4.0, 5.0, 6.0]
// out0: [4.0, 6.0]

module {
  func.func public @main(%x: tensor<2x3xf32>) -> tensor<1x2xf32> {
    %0 = stablehlo.slice %x [1:2, 0:3:2] : (tensor<2x3xf32>) -> tensor<1x2xf32>
    return %0 : tensor<1x2xf32>
  }
}
