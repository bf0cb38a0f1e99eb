// Sums and maxima in one sweep.
// RUN roundtrip run
// in0: [1.0, 2.0, 3.0]
// in1: [5, 1, 3]
// out0: [3.0, 5.0]
// out1: [5, 3]

module {
  func.func public @main(%x: tensor<3xf32>, %y: tensor<3xi32>) -> (tensor<2xf32>, tensor<2xi32>) {
    %a0 = stablehlo.constant dense<0.0> : tensor<f32>
    %b0 = stablehlo.constant dense<-100> : tensor<i32>
    %0:2 = "stablehlo.reduce_window"(%x, %y, %a0, %b0) <{window_dimensions = array<i64: 2>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<i32>, %c: tensor<f32>, %d: tensor<i32>):
      %1 = stablehlo.add %a, %c : tensor<f32>
      %2 = stablehlo.maximum %b, %d : tensor<i32>
      stablehlo.return %1, %2 : tensor<f32>, tensor<i32>
    }) : (tensor<3xf32>, tensor<3xi32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>)
    return %0#0, %0#1 : tensor<2xf32>, tensor<2xi32>
  }
}
