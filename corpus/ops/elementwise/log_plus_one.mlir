// For small x the value is x - x^2/2, which log(1 + x) loses.
// RUN roundtrip run grad
// in0: [0.0, 1.0, 1e-05]
// out0: [0.0, 0.6931471806, 9.9999500003e-06]

module {
  func.func public @main(%x: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.log_plus_one %x : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
}
