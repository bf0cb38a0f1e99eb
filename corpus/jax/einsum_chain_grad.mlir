module @jit_einsum_chain_grad attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<4x5x2xf32>, %arg3: tensor<5x3xf32>) -> (tensor<3x4xf32> {jax.result_info = "result[0]"}, tensor<4x5x2xf32> {jax.result_info = "result[1]"}, tensor<5x3xf32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg3, %arg2, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x3xf32>, tensor<4x5x2xf32>) -> tensor<3x4x2xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2 = stablehlo.multiply %arg0, %1 : tensor<2x3xf32>
    %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %4 = stablehlo.dot_general %3, %0, batching_dims = [0] x [0], contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<3x2xf32>, tensor<3x4x2xf32>) -> tensor<3x4xf32>
    %5 = stablehlo.dot_general %3, %arg1, batching_dims = [0] x [0], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<3x2xf32>, tensor<3x4xf32>) -> tensor<3x2x4xf32>
    %6 = stablehlo.transpose %5, dims = [0, 2, 1] : (tensor<3x2x4xf32>) -> tensor<3x4x2xf32>
    %7 = stablehlo.dot_general %6, %arg3, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x4x2xf32>, tensor<5x3xf32>) -> tensor<4x2x5xf32>
    %8 = stablehlo.transpose %7, dims = [0, 2, 1] : (tensor<4x2x5xf32>) -> tensor<4x5x2xf32>
    %9 = stablehlo.dot_general %6, %arg2, contracting_dims = [1, 2] x [0, 2], precision = [DEFAULT, DEFAULT] : (tensor<3x4x2xf32>, tensor<4x5x2xf32>) -> tensor<3x5xf32>
    %10 = stablehlo.transpose %9, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
    return %4, %8, %10 : tensor<3x4xf32>, tensor<4x5x2xf32>, tensor<5x3xf32>
  }
}
