// Element i[b] of row b: a label picks its logit.
// RUN roundtrip run grad
// in0: [1.0, 2.0, 3.0, 4.0, 5.0, 6.0]
// in1: [2, 0]
// out0: [3.0, 4.0]

module {
  func.func public @main(%x: tensor<2x3xf32>, %i: tensor<2x1xi32>) -> tensor<2xf32> {
    %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x3xf32>, tensor<2x1xi32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
