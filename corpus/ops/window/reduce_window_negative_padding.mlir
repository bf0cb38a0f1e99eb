// The first element is cut off: 2+3, 3+4.
// RUN roundtrip run grad
// in0: [1.0, 2.0, 3.0, 4.0]
// out0: [5.0, 7.0]

module {
  func.func public @main(%x: tensor<4xf32>) -> tensor<2xf32> {
    %init = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%x, %init) <{padding = dense<[[-1, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 2>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %1 = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<4xf32>, tensor<f32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
