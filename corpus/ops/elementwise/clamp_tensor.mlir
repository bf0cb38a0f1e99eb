// Bounds per element.
// RUN roundtrip run
// in0: [0, 0, 0]
// in1: [-4, 5, 9]
// in2: [1, 8, 3]
// out0: [0, 5, 3]

module {
  func.func public @main(%lo: tensor<3xi32>, %x: tensor<3xi32>, %hi: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.clamp %lo, %x, %hi : tensor<3xi32>
    return %0 : tensor<3xi32>
  }
}
