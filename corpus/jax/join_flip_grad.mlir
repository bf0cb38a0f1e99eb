module @jit_join_flip_grad attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<18xf32>) -> (tensor<3x4xf32> {jax.result_info = "result[0]"}, tensor<2x3xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<18xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<18xf32>
    %2 = stablehlo.reshape %1 : (tensor<18xf32>) -> tensor<6x3xf32>
    %3 = call @_flip(%2) : (tensor<6x3xf32>) -> tensor<6x3xf32>
    %4 = stablehlo.slice %3 [0:4, 0:3] : (tensor<6x3xf32>) -> tensor<4x3xf32>
    %5 = stablehlo.slice %3 [4:6, 0:3] : (tensor<6x3xf32>) -> tensor<2x3xf32>
    %6 = stablehlo.transpose %4, dims = [1, 0] : (tensor<4x3xf32>) -> tensor<3x4xf32>
    return %6, %5 : tensor<3x4xf32>, tensor<2x3xf32>
  }
  func.func private @_flip(%arg0: tensor<6x3xf32>) -> tensor<6x3xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<6x3xf32>
    return %0 : tensor<6x3xf32>
  }
}
