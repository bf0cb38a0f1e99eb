// A row of updates lands in row 1.
// RUN roundtrip run grad
// in0: [1.0, 2.0, 3.0, 4.0, 5.0, 6.0]
// in1: [1]
// in2: [10.0, 20.0, 30.0]
// out0: [1.0, 2.0, 3.0, 14.0, 25.0, 36.0]

module {
  func.func public @main(%x: tensor<2x3xf32>, %i: tensor<1xi32>, %u: tensor<3xf32>) -> tensor<2x3xf32> {
    %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<1xi32>, tensor<3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
}
