// NaN is less than nothing; the zeros are equal.
// RUN roundtrip run
// in0: [1.0, 2.0, nan, -0.0]
// in1: [2.0, 1.0, 1.0, 0.0]
// out0: [true, false, false, false]

module {
  func.func public @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xi1> {
    %0 = stablehlo.compare LT, %x, %y, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    return %0 : tensor<4xi1>
  }
}
