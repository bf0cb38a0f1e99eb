// Integers contract exactly.
// RUN roundtrip run
// in0: [16777217, 3]
// in1: [1, -1]
// out0: 16777214

module {
  func.func public @main(%x: tensor<2xi32>, %y: tensor<2xi32>) -> tensor<i32> {
    %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<2xi32>, tensor<2xi32>) -> tensor<i32>
    return %0 : tensor<i32>
  }
}
