// Window 3, stride 2, one element of padding: the windows are (_ 1 2) and (2 9 3); the initial value is added to all.
// RUN roundtrip run
// in0: [1.0, 2.0, 9.0, 3.0]
// in1: [10.0, 20.0]
// out0: [1.0, 11.0, 21.0, 1.0]

module {
  func.func public @main(%x: tensor<4xf32>, %source: tensor<2xf32>) -> tensor<4xf32> {
    %one = stablehlo.constant dense<1.0> : tensor<f32>
    %0 = "stablehlo.select_and_scatter"(%x, %source, %one) <{padding = dense<[[1, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 3>, window_strides = array<i64: 2>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %1 = stablehlo.compare GE, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }, {
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %1 = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<4xf32>, tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
