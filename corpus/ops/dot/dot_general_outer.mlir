// Nothing contracted: all products.
// RUN roundtrip run grad
// in0: [2.0, -1.0]
// in1: [1.0, 2.0, 3.0]
// out0: [2.0, 4.0, 6.0, -1.0, -2.0, -3.0]

module {
  func.func public @main(%x: tensor<2xf32>, %y: tensor<3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.dot_general %x, %y, contracting_dims = [] x [] : (tensor<2xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
}
