// One truth value for all.
// RUN roundtrip run grad
// in0: false
// in1: [1.0, 2.0]
// in2: [-1.0, -2.0]
// out0: [-1.0, -2.0]

module {
  func.func public @main(%p: tensor<i1>, %x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.select %p, %x, %y : (tensor<i1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
