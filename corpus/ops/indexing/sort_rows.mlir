// Descending within each row; the cotangent goes back to where an element came from.
// RUN roundtrip run grad
// in0: [2.0, 3.0, 1.0, 4.0, 6.0, 5.0]
// ct0: [1.0, 2.0, 3.0, 4.0, 5.0, 6.0]
// out0: [3.0, 2.0, 1.0, 6.0, 5.0, 4.0]
// grad0: [2.0, 1.0, 3.0, 6.0, 4.0, 5.0]

module {
  func.func public @main(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = "stablehlo.sort"(%x) <{dimension = -1 : i64}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %more = stablehlo.compare GT, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
}
