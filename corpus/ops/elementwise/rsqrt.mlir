// 1/2 and 1/(1/2).
// RUN roundtrip run grad
// in0: [4.0, 0.25]
// out0: [0.5, 2.0]

module {
  func.func public @main(%x: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.rsqrt %x : tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
