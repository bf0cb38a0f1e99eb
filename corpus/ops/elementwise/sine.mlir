// At 0, pi/6 and pi/2.
// RUN roundtrip run grad
// in0: [0.0, 0.5235988, 1.5707964]
// out0: [0.0, 0.5, 1.0]

module {
  func.func public @main(%x: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.sine %x : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
}
