// Branch 1 negates.
// RUN roundtrip run grad
// in0: 1
// in1: 3.0
// out0: -3.0

module {
  func.func public @main(%i: tensor<i32>, %x: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.case"(%i) ({
      stablehlo.return %x : tensor<f32>
    }, {
      %1 = stablehlo.negate %x : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }, {
      %1 = stablehlo.multiply %x, %x : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<i32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}
