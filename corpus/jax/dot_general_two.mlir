module @jit_dot_general_two attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x2x4x5xf32>, %arg1: tensor<4x3x5x6xf32>) -> (tensor<3x2x6xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [1], contracting_dims = [2, 3] x [0, 2], precision = [HIGHEST, HIGHEST] : (tensor<3x2x4x5xf32>, tensor<4x3x5x6xf32>) -> tensor<3x2x6xf32>
    return %0 : tensor<3x2x6xf32>
  }
}
