// 2^3 = 8, (-3)^3 = -27.
// RUN roundtrip run grad
// in0: [8.0, -27.0, 1.0]
// out0: [2.0, -3.0, 1.0]

module {
  func.func public @main(%x: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.cbrt %x : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
}
