// Quadrants of (y, x): pi/4, -3 pi/4, 3 pi/4.
// RUN roundtrip run grad
// in0: [1.0, -1.0, 1.0]
// in1: [1.0, -1.0, -1.0]
// out0: [0.7853981634, -2.3561944902, 2.3561944902]

module {
  func.func public @main(%x: tensor<3xf32>, %y: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.atan2 %x, %y : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
}
