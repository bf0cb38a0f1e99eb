// All bits change: -1 - x.
// RUN roundtrip run
// in0: [0, -1, 5]
// out0: [-1, 0, -6]

module {
  func.func public @main(%x: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.not %x : tensor<3xi32>
    return %0 : tensor<3xi32>
  }
}
