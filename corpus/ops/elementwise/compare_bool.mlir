// False is below true.
// RUN roundtrip run
// in0: [true, false, true]
// in1: [false, true, true]
// out0: [false, true, true]

module {
  func.func public @main(%x: tensor<3xi1>, %y: tensor<3xi1>) -> tensor<3xi1> {
    %0 = stablehlo.compare LE, %x, %y, UNSIGNED : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    return %0 : tensor<3xi1>
  }
}
