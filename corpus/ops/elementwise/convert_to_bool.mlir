// True unless zero.
// RUN roundtrip run
// in0: [0.0, 0.5, -3.0]
// out0: [false, true, true]

module {
  func.func public @main(%x: tensor<3xf32>) -> tensor<3xi1> {
    %0 = stablehlo.convert %x : (tensor<3xf32>) -> tensor<3xi1>
    return %0 : tensor<3xi1>
  }
}
