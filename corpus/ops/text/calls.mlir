// Private functions are inlined where they are called, one inside the other; names are their own.
// RUN roundtrip run
// in0: [1.0, -2.0]
// out0: [4.0, -8.0]

module @calls attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xf32> {jax.buffer_donor = true, mhlo.sharding = "{replicated}"}) -> (tensor<2xf32> {jax.result_info = "result"}) {
    %0 = call @twice(%arg0) : (tensor<2xf32>) -> tensor<2xf32>
    %1 = func.call @twice(%0) : (tensor<2xf32>) -> tensor<2xf32>
    return %1 : tensor<2xf32>
  }
  func.func private @twice(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    %0:2 = call @pair(%arg0) : (tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
    %1 = stablehlo.add %0#0, %0#1 : tensor<2xf32>
    return %1 : tensor<2xf32>
  }
  func.func private @pair(%arg0: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
    return %arg0, %arg0 : tensor<2xf32>, tensor<2xf32>
  }
}
