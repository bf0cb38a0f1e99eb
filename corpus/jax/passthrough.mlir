module @jit_passthrough attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3xf32>, %arg1: tensor<2xf32>, %arg2: tensor<2xi32>) -> (tensor<3xf32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}, tensor<4xi32> {jax.result_info = "result[2]"}, tensor<2xi32> {jax.result_info = "result[3]"}, tensor<3xf32> {jax.result_info = "result[4]"}, tensor<i1> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<4xi32>
    %cst = stablehlo.constant dense<3.500000e+00> : tensor<f32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    return %arg0, %cst, %0, %arg2, %arg0, %c : tensor<3xf32>, tensor<f32>, tensor<4xi32>, tensor<2xi32>, tensor<3xf32>, tensor<i1>
  }
}
