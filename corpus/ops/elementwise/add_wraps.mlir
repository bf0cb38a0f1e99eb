// Unsigned bytes wrap at 256.
// RUN roundtrip run
// in0: [200, 1]
// in1: [100, 2]
// out0: [44, 3]

module {
  func.func public @main(%x: tensor<2xui8>, %y: tensor<2xui8>) -> tensor<2xui8> {
    %0 = stablehlo.add %x, %y : tensor<2xui8>
    return %0 : tensor<2xui8>
  }
}
