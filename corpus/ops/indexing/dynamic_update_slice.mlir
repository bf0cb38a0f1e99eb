// One column replaced; the start is clamped so that the update fits.
// RUN roundtrip run grad
// in0: [1.0, 2.0, 3.0, 4.0, 5.0, 6.0]
// in1: [10.0, 20.0]
// in2: 5
// in3: 1
// out0: [1.0, 10.0, 3.0, 4.0, 20.0, 6.0]

module {
  func.func public @main(%x: tensor<2x3xf32>, %u: tensor<2x1xf32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<2x3xf32> {
    %0 = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<2x3xf32>, tensor<2x1xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
}
