// Two elements from 1; a start of 9 moves back to 1 as well.
// RUN roundtrip run grad
// in0: [1.0, 2.0, 3.0]
// in1: 1
// in2: 9
// out0: [2.0, 3.0]
// out1: [2.0, 3.0]

module {
  func.func public @main(%x: tensor<3xf32>, %i: tensor<i32>, %j: tensor<i32>) -> (tensor<2xf32>, tensor<2xf32>) {
    %0 = stablehlo.dynamic_slice %x, %i, sizes = [2] : (tensor<3xf32>, tensor<i32>) -> tensor<2xf32>
    %1 = stablehlo.dynamic_slice %x, %j, sizes = [2] : (tensor<3xf32>, tensor<i32>) -> tensor<2xf32>
    return %0, %1 : tensor<2xf32>, tensor<2xf32>
  }
}
