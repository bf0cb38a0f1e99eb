// To f16: 1 + 2^-11 is a tie and goes to 1; 1 + 3 * 2^-11 to 1 + 2^-9; 70000 overflows; tiny numbers vanish.
// RUN roundtrip run
// in0: [1.00048828125, 1.00146484375, 70000.0, 1e-20]
// out0: [1.0, 1.001953125, inf, 0.0]
// tol: 0

module {
  func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.reduce_precision %x, format = e5m10 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
