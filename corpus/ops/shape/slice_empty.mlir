// Nothing between 2 and 2.
// RUN roundtrip run
// in0: [1.0, 2.0, 3.0, 4.0, 5.0, 6.0]
// out0: []

module {
  func.func public @main(%x: tensor<2x3xf32>) -> tensor<2x0xf32> {
    %0 = stablehlo.slice %x [0:2, 2:2] : (tensor<2x3xf32>) -> tensor<2x0xf32>
    return %0 : tensor<2x0xf32>
  }
}
