module @jit_space_to_depth attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x4x6x3xf32>) -> (tensor<2x2x3x12xf32> {jax.result_info = "result[0]"}, tensor<2x4x6x3xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<2x4x6x3xf32>) -> tensor<2x2x2x3x2x3xf32>
    %1 = stablehlo.transpose %0, dims = [0, 1, 3, 2, 4, 5] : (tensor<2x2x2x3x2x3xf32>) -> tensor<2x2x3x2x2x3xf32>
    %2 = stablehlo.reshape %1 : (tensor<2x2x3x2x2x3xf32>) -> tensor<2x2x3x12xf32>
    %3 = stablehlo.reshape %2 : (tensor<2x2x3x12xf32>) -> tensor<2x2x3x2x2x3xf32>
    %4 = stablehlo.transpose %3, dims = [0, 1, 3, 2, 4, 5] : (tensor<2x2x3x2x2x3xf32>) -> tensor<2x2x2x3x2x3xf32>
    %5 = stablehlo.reshape %4 : (tensor<2x2x2x3x2x3xf32>) -> tensor<2x4x6x3xf32>
    return %2, %5 : tensor<2x2x3x12xf32>, tensor<2x4x6x3xf32>
  }
}
