// Image bytes.
// RUN roundtrip run
// in0: [0, 128, 255]
// out0: [0.0, 128.0, 255.0]

module {
  func.func public @main(%x: tensor<3xui8>) -> tensor<3xf32> {
    %0 = stablehlo.convert %x : (tensor<3xui8>) -> tensor<3xf32>
    return %0 : tensor<3xf32>
  }
}
