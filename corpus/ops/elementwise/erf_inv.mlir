// The inverse of erf at the table values.
// RUN roundtrip run grad
// in0: [0.0, 0.5204999, -0.8427008]
// out0: [0.0, 0.5, -1.0]
// tol: 1e-5

module {
  func.func public @main(%x: tensor<3xf32>) -> tensor<3xf32> {
    %0 = chlo.erf_inv %x : tensor<3xf32> -> tensor<3xf32>
    return %0 : tensor<3xf32>
  }
}
