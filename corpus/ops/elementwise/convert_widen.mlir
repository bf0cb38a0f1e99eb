// Every f32 is an f64; the derivative passes through.
// RUN roundtrip run grad
// in0: [0.5, -1.25]
// out0: [0.5, -1.25]

module {
  func.func public @main(%x: tensor<2xf32>) -> tensor<2xf64> {
    %0 = stablehlo.convert %x : (tensor<2xf32>) -> tensor<2xf64>
    return %0 : tensor<2xf64>
  }
}
