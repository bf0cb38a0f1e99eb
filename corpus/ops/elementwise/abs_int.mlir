// The least integer has no positive partner and stays.
// RUN roundtrip run
// in0: [-3, 4, -2147483648]
// out0: [3, 4, -2147483648]

module {
  func.func public @main(%x: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.abs %x : tensor<3xi32>
    return %0 : tensor<3xi32>
  }
}
