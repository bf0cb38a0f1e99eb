// NaN differs from itself.
// RUN roundtrip run
// in0: [1.0, nan]
// in1: [1.0, nan]
// out0: [false, true]

module {
  func.func public @main(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<2xi1> {
    %0 = stablehlo.compare NE, %x, %y, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    return %0 : tensor<2xi1>
  }
}
