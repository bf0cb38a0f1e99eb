module @jit_bitcasts attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4xf32>) -> (tensor<3x4xui32> {jax.result_info = "result[0]"}, tensor<3x4xf32> {jax.result_info = "result[1]"}, tensor<3x4x2xui16> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<3x4xf32>) -> tensor<3x4xui32>
    %c = stablehlo.constant dense<2147483648> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<3x4xui32>
    %2 = stablehlo.xor %0, %1 : tensor<3x4xui32>
    %3 = stablehlo.bitcast_convert %2 : (tensor<3x4xui32>) -> tensor<3x4xf32>
    %4 = stablehlo.bitcast_convert %arg0 : (tensor<3x4xf32>) -> tensor<3x4x2xui16>
    return %0, %3, %4 : tensor<3x4xui32>, tensor<3x4xf32>, tensor<3x4x2xui16>
  }
}
