// Two 16-bit halves make one 32-bit element, lowest first.
// RUN roundtrip run
// in0: [1, 2]
// out0: [131073]

module {
  func.func public @main(%x: tensor<1x2xui16>) -> tensor<1xui32> {
    %0 = stablehlo.bitcast_convert %x : (tensor<1x2xui16>) -> tensor<1xui32>
    return %0 : tensor<1xui32>
  }
}
