module @jit_booleans attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xi1>, %arg1: tensor<3x5xi1>) -> (tensor<3x5xi1> {jax.result_info = "result[0]"}, tensor<3x5xi1> {jax.result_info = "result[1]"}, tensor<3x5xi1> {jax.result_info = "result[2]"}, tensor<3x5xi1> {jax.result_info = "result[3]"}, tensor<3x5xi32> {jax.result_info = "result[4]"}, tensor<3x5xi1> {jax.result_info = "result[5]"}, tensor<3x5xi1> {jax.result_info = "result[6]"}) {
    %0 = stablehlo.and %arg0, %arg1 : tensor<3x5xi1>
    %1 = stablehlo.or %arg0, %arg1 : tensor<3x5xi1>
    %2 = stablehlo.xor %arg0, %arg1 : tensor<3x5xi1>
    %3 = stablehlo.not %arg0 : tensor<3x5xi1>
    %c = stablehlo.constant dense<3> : tensor<i32>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %4 = call @_where(%arg0, %c, %c_0) : (tensor<3x5xi1>, tensor<i32>, tensor<i32>) -> tensor<3x5xi32>
    %5 = stablehlo.compare EQ, %arg0, %arg1, UNSIGNED : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
    %6 = stablehlo.compare LT, %arg0, %arg1, UNSIGNED : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
    return %0, %1, %2, %3, %4, %5, %6 : tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi32>, tensor<3x5xi1>, tensor<3x5xi1>
  }
  func.func private @_where(%arg0: tensor<3x5xi1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<3x5xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<3x5xi1>, tensor<3x5xi32>
    return %2 : tensor<3x5xi32>
  }
}
