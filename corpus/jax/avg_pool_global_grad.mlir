module @jit_avg_pool_global_grad attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x6xf32>) -> (tensor<3x4x5x6xf32> {jax.result_info = "result[0]"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<3x6xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %3 = stablehlo.divide %1, %2 : tensor<3x6xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 3] : (tensor<3x6xf32>) -> tensor<3x4x5x6xf32>
    return %4 : tensor<3x4x5x6xf32>
  }
}
