// A region of several ops: the maximum, negated twice.
// RUN roundtrip run
// in0: [1.0, 3.0, 2.0]
// out0: 3.0

module {
  func.func public @main(%x: tensor<3xf32>) -> tensor<f32> {
    %init = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = "stablehlo.reduce"(%x, %init) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %1 = stablehlo.maximum %a, %b : tensor<f32>
      %2 = stablehlo.negate %1 : tensor<f32>
      %3 = stablehlo.negate %2 : tensor<f32>
      stablehlo.return %3 : tensor<f32>
    }) : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}
