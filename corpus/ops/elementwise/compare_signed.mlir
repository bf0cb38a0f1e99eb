// -1 is below 1.
// RUN roundtrip run
// in0: [-1, 3]
// in1: [1, 3]
// out0: [false, true]

module {
  func.func public @main(%x: tensor<2xi32>, %y: tensor<2xi32>) -> tensor<2xi1> {
    %0 = stablehlo.compare GE, %x, %y, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    return %0 : tensor<2xi1>
  }
}
