// The bits of 1.0 are 0x3F800000, those of -0.0 the sign bit alone.
// RUN roundtrip run
// in0: [1.0, -0.0]
// out0: [1065353216, -2147483648]

module {
  func.func public @main(%x: tensor<2xf32>) -> tensor<2xi32> {
    %0 = stablehlo.bitcast_convert %x : (tensor<2xf32>) -> tensor<2xi32>
    return %0 : tensor<2xi32>
  }
}
