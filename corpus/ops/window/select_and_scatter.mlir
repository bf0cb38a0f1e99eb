// The backward of the window-2 maximum of 5 3 1 2 5: each window sends its source to its first maximum.
// RUN roundtrip run grad
// in0: [5.0, 3.0, 1.0, 2.0, 5.0]
// in1: [10.0, 20.0, 30.0, 40.0]
// out0: [10.0, 20.0, 0.0, 30.0, 40.0]

module {
  func.func public @main(%x: tensor<5xf32>, %source: tensor<4xf32>) -> tensor<5xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = "stablehlo.select_and_scatter"(%x, %source, %zero) <{window_dimensions = array<i64: 2>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %1 = stablehlo.compare GE, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }, {
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %1 = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<5xf32>, tensor<4xf32>, tensor<f32>) -> tensor<5xf32>
    return %0 : tensor<5xf32>
  }
}
