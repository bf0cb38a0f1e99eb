// Element by element.
// RUN roundtrip run grad
// in0: [true, false, true]
// in1: [1.0, 2.0, 3.0]
// in2: [-1.0, -2.0, -3.0]
// out0: [1.0, -2.0, 3.0]

module {
  func.func public @main(%p: tensor<3xi1>, %x: tensor<3xf32>, %y: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.select %p, %x, %y : tensor<3xi1>, tensor<3xf32>
    return %0 : tensor<3xf32>
  }
}
