// Window 2, stride 1: overlapping maxima add their cotangents, and the 1 in the middle is never one.
// RUN roundtrip run grad
// in0: [5.0, 3.0, 1.0, 2.0, 5.0]
// out0: [5.0, 3.0, 2.0, 5.0]
// ct0: [1.0, 1.0, 1.0, 1.0]
// grad0: [1.0, 1.0, 0.0, 1.0, 1.0]

module {
  func.func public @main(%x: tensor<5xf32>) -> tensor<4xf32> {
    %init = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %1 = stablehlo.maximum %a, %b : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<5xf32>, tensor<f32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
