// Products.
// RUN roundtrip run grad
// in0: [1.5, -2.0]
// in1: [2.0, 0.5]
// out0: [3.0, -1.0]

module {
  func.func public @main(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.multiply %x, %y : tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
