// For truth values, and.
// RUN roundtrip run
// in0: [true, true, false]
// in1: [true, false, false]
// out0: [true, false, false]

module {
  func.func public @main(%x: tensor<3xi1>, %y: tensor<3xi1>) -> tensor<3xi1> {
    %0 = stablehlo.multiply %x, %y : tensor<3xi1>
    return %0 : tensor<3xi1>
  }
}
