// Negative padding removes, after the interior is in: 1 9 2 9 3 without its ends.
// RUN roundtrip run grad
// in0: [1.0, 2.0, 3.0]
// in1: 9.0
// out0: [9.0, 2.0, 9.0]

module {
  func.func public @main(%x: tensor<3xf32>, %v: tensor<f32>) -> tensor<3xf32> {
    %0 = stablehlo.pad %x, %v, low = [-1], high = [-1], interior = [1] : (tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
    return %0 : tensor<3xf32>
  }
}
