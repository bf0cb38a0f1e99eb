// A condition that is false at once leaves the values as they are.
// RUN roundtrip run
// in0: [1.0, 2.0]
// out0: [1.0, 2.0]

module {
  func.func public @main(%x: tensor<2xf32>) -> tensor<2xf32> {
    %0 = "stablehlo.while"(%x) ({
    ^bb0(%y: tensor<2xf32>):
      %1 = stablehlo.constant dense<false> : tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }, {
    ^bb0(%y: tensor<2xf32>):
      %1 = stablehlo.negate %y : tensor<2xf32>
      stablehlo.return %1 : tensor<2xf32>
    }) : (tensor<2xf32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
