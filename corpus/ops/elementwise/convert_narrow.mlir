// 300 - 256 = 44; 200 - 256 = -56.
// RUN roundtrip run
// in0: [300, 200, -1]
// out0: [44, -56, -1]

module {
  func.func public @main(%x: tensor<3xi32>) -> tensor<3xi8> {
    %0 = stablehlo.convert %x : (tensor<3xi32>) -> tensor<3xi8>
    return %0 : tensor<3xi8>
  }
}
