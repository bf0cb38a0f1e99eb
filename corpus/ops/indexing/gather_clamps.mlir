// Starts outside move to the nearest place where the slice fits: -5 to 0, 9 to 1.
// RUN roundtrip run grad
// in0: [1.0, 2.0, 3.0]
// in1: [-5, 9]
// out0: [1.0, 2.0, 2.0, 3.0]

module {
  func.func public @main(%x: tensor<3xf32>, %i: tensor<2xi32>) -> tensor<2x2xf32> {
    %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2>}> : (tensor<3xf32>, tensor<2xi32>) -> tensor<2x2xf32>
    return %0 : tensor<2x2xf32>
  }
}
