// In the total order -0 comes before 0, and NaN after infinity.
// RUN roundtrip run
// in0: [-0.0, inf, nan, 1.0]
// in1: [0.0, nan, nan, 0.0]
// out0: [true, true, false, false]

module {
  func.func public @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xi1> {
    %0 = stablehlo.compare LT, %x, %y, TOTALORDER : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    return %0 : tensor<4xi1>
  }
}
