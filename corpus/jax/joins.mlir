module @jit_joins attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x4xf32>, %arg2: tensor<2x3xf32>) -> (tensor<2x10xf32> {jax.result_info = "result[0]"}, tensor<2x2x3xf32> {jax.result_info = "result[1]"}, tensor<2x2xf32> {jax.result_info = "result[2][0]"}, tensor<2x2xf32> {jax.result_info = "result[2][1]"}, tensor<4x9xf32> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.concatenate %arg0, %arg1, %arg2, dim = 1 : (tensor<2x3xf32>, tensor<2x4xf32>, tensor<2x3xf32>) -> tensor<2x10xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<2x3xf32>) -> tensor<2x1x3xf32>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [0, 2] : (tensor<2x3xf32>) -> tensor<2x1x3xf32>
    %3 = stablehlo.concatenate %1, %2, dim = 1 : (tensor<2x1x3xf32>, tensor<2x1x3xf32>) -> tensor<2x2x3xf32>
    %4 = stablehlo.slice %arg1 [0:2, 0:2] : (tensor<2x4xf32>) -> tensor<2x2xf32>
    %5 = stablehlo.slice %arg1 [0:2, 2:4] : (tensor<2x4xf32>) -> tensor<2x2xf32>
    %6 = stablehlo.reshape %arg0 : (tensor<2x3xf32>) -> tensor<1x2x1x3xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2, 3] : (tensor<1x2x1x3xf32>) -> tensor<2x2x3x3xf32>
    %8 = stablehlo.reshape %7 : (tensor<2x2x3x3xf32>) -> tensor<4x9xf32>
    return %0, %3, %4, %5, %8 : tensor<2x10xf32>, tensor<2x2x3xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<4x9xf32>
  }
}
