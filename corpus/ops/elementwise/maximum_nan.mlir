// NaN on either side gives NaN.
// RUN roundtrip run
// in0: [nan, 1.0]
// in1: [1.0, nan]
// out0: [nan, nan]

module {
  func.func public @main(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.maximum %x, %y : tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
