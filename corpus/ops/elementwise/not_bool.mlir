// Of truth values, the other one.
// RUN roundtrip run
// in0: [true, false]
// out0: [false, true]

module {
  func.func public @main(%x: tensor<2xi1>) -> tensor<2xi1> {
    %0 = stablehlo.not %x : tensor<2xi1>
    return %0 : tensor<2xi1>
  }
}
