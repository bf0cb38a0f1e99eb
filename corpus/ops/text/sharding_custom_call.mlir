// A sharding annotation is the identity.
// RUN roundtrip run
// in0: [1.0, -2.0]
// out0: [-1.0, 2.0]

module {
  func.func public @main(%x: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.custom_call @Sharding(%x) {backend_config = "", mhlo.sharding = "{devices=[2]<=[2]}"} : (tensor<2xf32>) -> tensor<2xf32>
    %1 = stablehlo.negate %0 : tensor<2xf32>
    return %1 : tensor<2xf32>
  }
}
