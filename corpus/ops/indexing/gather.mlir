// Rows 2 and 0 of a table.
// RUN roundtrip run grad
// in0: [1.0, 2.0, 3.0, 4.0, 5.0, 6.0]
// in1: [2, 0]
// out0: [5.0, 6.0, 1.0, 2.0]

module {
  func.func public @main(%x: tensor<3x2xf32>, %i: tensor<2x1xi32>) -> tensor<2x2xf32> {
    %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xf32>, tensor<2x1xi32>) -> tensor<2x2xf32>
    return %0 : tensor<2x2xf32>
  }
}
