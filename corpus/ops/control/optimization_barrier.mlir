// The identity.
// RUN roundtrip run grad
// in0: [1.0, 2.0]
// in1: 3.0
// out0: [1.0, 2.0]
// out1: 3.0

module {
  func.func public @main(%x: tensor<2xf32>, %y: tensor<f32>) -> (tensor<2xf32>, tensor<f32>) {
    %0:2 = stablehlo.optimization_barrier %x, %y : tensor<2xf32>, tensor<f32>
    return %0#0, %0#1 : tensor<2xf32>, tensor<f32>
  }
}
