// All.
// RUN roundtrip run
// in0: [true, true, true, true, false, true]
// out0: [true, false]

module {
  func.func public @main(%x: tensor<2x3xi1>) -> tensor<2xi1> {
    %init = stablehlo.constant dense<true> : tensor<i1>
    %0 = stablehlo.reduce(%x init: %init) applies stablehlo.and across dimensions = [1] : (tensor<2x3xi1>, tensor<i1>) -> tensor<2xi1>
    return %0 : tensor<2xi1>
  }
}
