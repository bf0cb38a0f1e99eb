// A 2x3 times a 3x2 matrix: 1*1 + 2*0 + 3*2 = 7, …
// RUN roundtrip run grad
// in0: [1.0, 2.0, 3.0, 4.0, 5.0, 6.0]
// in1: [1.0, -1.0, 0.0, 1.0, 2.0, 0.0]
// out0: [7.0, 1.0, 16.0, 1.0]

module {
  func.func public @main(%x: tensor<2x3xf32>, %y: tensor<3x2xf32>) -> tensor<2x2xf32> {
    %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
    return %0 : tensor<2x2xf32>
  }
}
