// False is 0, true is 1.
// RUN roundtrip run
// in0: [false, true]
// out0: [0.0, 1.0]

module {
  func.func public @main(%x: tensor<2xi1>) -> tensor<2xf32> {
    %0 = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
