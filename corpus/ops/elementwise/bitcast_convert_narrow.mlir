// One 32-bit element becomes four bytes, lowest first.
// RUN roundtrip run
// in0: [67305985]
// out0: [1, 2, 3, 4]

module {
  func.func public @main(%x: tensor<1xui32>) -> tensor<1x4xui8> {
    %0 = stablehlo.bitcast_convert %x : (tensor<1xui32>) -> tensor<1x4xui8>
    return %0 : tensor<1x4xui8>
  }
}
