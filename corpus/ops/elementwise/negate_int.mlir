// Two's complement: the least integer is its own negative.
// RUN roundtrip run
// in0: [5, -128, 0]
// out0: [-5, -128, 0]

module {
  func.func public @main(%x: tensor<3xi8>) -> tensor<3xi8> {
    %0 = stablehlo.negate %x : tensor<3xi8>
    return %0 : tensor<3xi8>
  }
}
