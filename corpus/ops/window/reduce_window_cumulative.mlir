// A window as long as the input, padded before: running sums.
// RUN roundtrip run grad
// in0: [1.0, 2.0, 3.0]
// out0: [1.0, 3.0, 6.0]

module {
  func.func public @main(%x: tensor<3xf32>) -> tensor<3xf32> {
    %init = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%x, %init) <{padding = dense<[[2, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 3>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %1 = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
    return %0 : tensor<3xf32>
  }
}
