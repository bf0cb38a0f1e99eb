// Zero has sign zero.
// RUN roundtrip run
// in0: [-2.5, 0.0, 3.0]
// out0: [-1.0, 0.0, 1.0]

module {
  func.func public @main(%x: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.sign %x : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
}
