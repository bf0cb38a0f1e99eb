// A composite is its decomposition.
// RUN roundtrip run
// in0: [1.0, -2.0]
// out0: [1.0, 0.0]

module @composite {
  func.func public @main(%x: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.composite "my.relu" %x {decomposition = @relu} : (tensor<2xf32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
  func.func private @relu(%x: tensor<2xf32>) -> tensor<2xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<2xf32>
    %0 = stablehlo.maximum %x, %zero : tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
