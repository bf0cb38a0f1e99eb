// Window taps two apart: 1+3, 2+4.
// RUN roundtrip run grad
// in0: [1.0, 2.0, 3.0, 4.0]
// out0: [4.0, 6.0]

module {
  func.func public @main(%x: tensor<4xf32>) -> tensor<2xf32> {
    %init = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%x, %init) <{window_dilations = array<i64: 2>, window_dimensions = array<i64: 2>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %1 = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<4xf32>, tensor<f32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
