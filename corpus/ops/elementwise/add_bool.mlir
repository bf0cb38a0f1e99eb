// For truth values, or.
// RUN roundtrip run
// in0: [true, true, false]
// in1: [true, false, false]
// out0: [true, true, false]

module {
  func.func public @main(%x: tensor<3xi1>, %y: tensor<3xi1>) -> tensor<3xi1> {
    %0 = stablehlo.add %x, %y : tensor<3xi1>
    return %0 : tensor<3xi1>
  }
}
