// Neither infinite nor NaN.
// RUN roundtrip run
// in0: [1.0, inf, -inf, nan]
// out0: [true, false, false, false]

module {
  func.func public @main(%x: tensor<4xf32>) -> tensor<4xi1> {
    %0 = stablehlo.is_finite %x : (tensor<4xf32>) -> tensor<4xi1>
    return %0 : tensor<4xi1>
  }
}
