// One before, two after.
// RUN roundtrip run grad
// in0: [1.0, 2.0, 3.0]
// in1: 9.0
// out0: [9.0, 1.0, 2.0, 3.0, 9.0, 9.0]

module {
  func.func public @main(%x: tensor<3xf32>, %v: tensor<f32>) -> tensor<6xf32> {
    %0 = stablehlo.pad %x, %v, low = [1], high = [2], interior = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<6xf32>
    return %0 : tensor<6xf32>
  }
}
