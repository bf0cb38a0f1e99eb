// Two contracted dimensions, in different places: sum of x[i, j] y[j, i] = 1 + 2*3 + 3*5 + 4*2 + 5*4 + 6*6.
// RUN roundtrip run grad
// in0: [1.0, 2.0, 3.0, 4.0, 5.0, 6.0]
// in1: [1.0, 2.0, 3.0, 4.0, 5.0, 6.0]
// out0: 86.0

module {
  func.func public @main(%x: tensor<2x3xf32>, %y: tensor<3x2xf32>) -> tensor<f32> {
    %0 = stablehlo.dot_general %x, %y, contracting_dims = [0, 1] x [1, 0] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}
