// The largest and where it stands; of equals the smaller index.
// RUN roundtrip run
// in0: [1.0, 5.0, 5.0, 7.0, 2.0, 3.0]
// out0: [5.0, 7.0]
// out1: [1, 0]

module {
  func.func public @main(%x: tensor<2x3xf32>) -> (tensor<2xf32>, tensor<2xi32>) {
    %i = stablehlo.iota dim = 1 : tensor<2x3xi32>
    %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %0:2 = stablehlo.reduce(%x init: %low), (%i init: %zero) across dimensions = [1] : (tensor<2x3xf32>, tensor<2x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>)
     reducer(%a: tensor<f32>, %c: tensor<f32>) (%b: tensor<i32>, %d: tensor<i32>) {
      %1 = stablehlo.compare GT, %a, %c, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %2 = stablehlo.compare EQ, %a, %c, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare LT, %b, %d, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %4 = stablehlo.and %2, %3 : tensor<i1>
      %5 = stablehlo.or %1, %4 : tensor<i1>
      %6 = stablehlo.select %5, %a, %c : tensor<i1>, tensor<f32>
      %7 = stablehlo.select %5, %b, %d : tensor<i1>, tensor<i32>
      stablehlo.return %6, %7 : tensor<f32>, tensor<i32>
    }
    return %0#0, %0#1 : tensor<2xf32>, tensor<2xi32>
  }
}
