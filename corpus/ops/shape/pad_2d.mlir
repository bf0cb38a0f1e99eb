// A frame on the left and at the bottom.
// RUN roundtrip run grad
// in0: [1.0, 2.0]
// in1: 9.0
// out0: [9.0, 1.0, 2.0, 9.0, 9.0, 9.0]

module {
  func.func public @main(%x: tensor<1x2xf32>, %v: tensor<f32>) -> tensor<2x3xf32> {
    %0 = stablehlo.pad %x, %v, low = [0, 1], high = [1, 0], interior = [0, 0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
}
