// Integers too.
// RUN roundtrip run
// in0: [-7, 0, 9]
// out0: [-1, 0, 1]

module {
  func.func public @main(%x: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.sign %x : tensor<3xi32>
    return %0 : tensor<3xi32>
  }
}
