// The logarithm of zero is minus infinity, of a negative number NaN.
// RUN roundtrip run
// in0: [0.0, -1.0, inf]
// out0: [-inf, nan, inf]

module {
  func.func public @main(%x: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.log %x : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
}
