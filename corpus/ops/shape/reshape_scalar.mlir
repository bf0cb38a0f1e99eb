// One element under any number of ones.
// RUN roundtrip run grad
// in0: [7.0]
// out0: 7.0

module {
  func.func public @main(%x: tensor<1x1xf32>) -> tensor<f32> {
    %0 = stablehlo.reshape %x : (tensor<1x1xf32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}
