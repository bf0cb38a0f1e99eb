// 2^24 + 1 has no f32; the tie goes to the even 2^24.
// RUN roundtrip run
// in0: [-3, 16777217]
// out0: [-3.0, 16777216.0]
// tol: 0

module {
  func.func public @main(%x: tensor<2xi32>) -> tensor<2xf32> {
    %0 = stablehlo.convert %x : (tensor<2xi32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
