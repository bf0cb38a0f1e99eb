// Common bits: 1100 & 1010 = 1000.
// RUN roundtrip run
// in0: [12, -1]
// in1: [10, 7]
// out0: [8, 7]

module {
  func.func public @main(%x: tensor<2xi32>, %y: tensor<2xi32>) -> tensor<2xi32> {
    %0 = stablehlo.and %x, %y : tensor<2xi32>
    return %0 : tensor<2xi32>
  }
}
