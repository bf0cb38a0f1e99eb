// The first branch doubles.
// RUN roundtrip run grad
// in0: true
// in1: 3.0
// out0: 6.0

module {
  func.func public @main(%p: tensor<i1>, %x: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.if"(%p) ({
      %1 = stablehlo.add %x, %x : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }, {
      stablehlo.return %x : tensor<f32>
    }) : (tensor<i1>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}
