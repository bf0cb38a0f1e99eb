// bf16 keeps 8 bits: 1 + 1/256 is a tie and goes to the even 1, 1 + 3/256 to 1 + 4/256.
// RUN roundtrip run
// in0: [1.00390625, 1.01171875, -2.5]
// out0: [1.0, 1.015625, -2.5]
// tol: 0

module {
  func.func public @main(%x: tensor<3xf32>) -> tensor<3xbf16> {
    %0 = stablehlo.convert %x : (tensor<3xf32>) -> tensor<3xbf16>
    return %0 : tensor<3xbf16>
  }
}
