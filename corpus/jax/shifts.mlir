module @jit_shifts attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xi32>, %arg1: tensor<1x5xi32>) -> (tensor<3x5xi32> {jax.result_info = "result[0]"}, tensor<3x5xi32> {jax.result_info = "result[1]"}, tensor<3x5xi32> {jax.result_info = "result[2]"}, tensor<3x5xui32> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<1x5xi32>) -> tensor<3x5xi32>
    %1 = stablehlo.shift_left %arg0, %0 : tensor<3x5xi32>
    %2 = stablehlo.shift_right_arithmetic %arg0, %0 : tensor<3x5xi32>
    %3 = stablehlo.shift_right_logical %arg0, %0 : tensor<3x5xi32>
    %4 = stablehlo.convert %arg0 : (tensor<3x5xi32>) -> tensor<3x5xui32>
    %c = stablehlo.constant dense<3> : tensor<ui32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %6 = stablehlo.shift_right_logical %4, %5 : tensor<3x5xui32>
    return %1, %2, %3, %6 : tensor<3x5xi32>, tensor<3x5xi32>, tensor<3x5xi32>, tensor<3x5xui32>
  }
}
