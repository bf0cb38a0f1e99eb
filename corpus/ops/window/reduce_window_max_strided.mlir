// Window 3, stride 2: the centre is the maximum of both windows and gets both cotangents.
// RUN roundtrip run grad
// in0: [1.0, 2.0, 9.0, 3.0, 4.0]
// out0: [9.0, 9.0]
// ct0: [1.0, 1.0]
// grad0: [0.0, 0.0, 2.0, 0.0, 0.0]

module {
  func.func public @main(%x: tensor<5xf32>) -> tensor<2xf32> {
    %init = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %1 = stablehlo.maximum %a, %b : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<5xf32>, tensor<f32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
