// The generic form.
// RUN roundtrip run
// in0: [1.0, 2.0]
// in1: [3.0, 4.0]
// out0: [11.0]

module {
  func.func public @main(%x: tensor<1x2xf32>, %y: tensor<2x1xf32>) -> tensor<1x1xf32> {
    %0 = "stablehlo.dot_general"(%x, %y) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<1x2xf32>, tensor<2x1xf32>) -> tensor<1x1xf32>
    return %0 : tensor<1x1xf32>
  }
}
