// Scalar bounds 0 and 6.
// RUN roundtrip run grad
// in0: 0.0
// in1: [-1.0, 2.0, 7.0]
// in2: 6.0
// out0: [0.0, 2.0, 6.0]

module {
  func.func public @main(%lo: tensor<f32>, %x: tensor<3xf32>, %hi: tensor<f32>) -> tensor<3xf32> {
    %0 = stablehlo.clamp %lo, %x, %hi : (tensor<f32>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
    return %0 : tensor<3xf32>
  }
}
