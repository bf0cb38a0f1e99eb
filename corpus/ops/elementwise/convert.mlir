// Floats become integers toward zero.
// RUN roundtrip run
// in0: [1.7, -1.7, 3.0]
// out0: [1, -1, 3]

module {
  func.func public @main(%x: tensor<3xf32>) -> tensor<3xi32> {
    %0 = stablehlo.convert %x : (tensor<3xf32>) -> tensor<3xi32>
    return %0 : tensor<3xi32>
  }
}
