// 2 and 3/2 squared.
// RUN roundtrip run grad
// in0: [4.0, 2.25]
// out0: [2.0, 1.5]

module {
  func.func public @main(%x: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.sqrt %x : tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
