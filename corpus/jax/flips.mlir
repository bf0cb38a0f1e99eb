module @jit_flips attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4x5xf32>) -> (tensor<3x4x5xf32> {jax.result_info = "result[0]"}, tensor<3x4x5xf32> {jax.result_info = "result[1]"}, tensor<4x3x5xf32> {jax.result_info = "result[2]"}, tensor<3x4x5xf32> {jax.result_info = "result[3]"}) {
    %0 = call @_flip(%arg0) : (tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
    %1 = call @_roll_static(%arg0) : (tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
    %2 = call @rot90(%arg0) : (tensor<3x4x5xf32>) -> tensor<4x3x5xf32>
    %3 = call @_roll_static_1(%arg0) : (tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
    return %0, %1, %2, %3 : tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<4x3x5xf32>, tensor<3x4x5xf32>
  }
  func.func private @_flip(%arg0: tensor<3x4x5xf32>) -> tensor<3x4x5xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0, 2] : tensor<3x4x5xf32>
    return %0 : tensor<3x4x5xf32>
  }
  func.func private @_roll_static(%arg0: tensor<3x4x5xf32>) -> tensor<3x4x5xf32> {
    %0 = stablehlo.slice %arg0 [0:3, 2:4, 0:5] : (tensor<3x4x5xf32>) -> tensor<3x2x5xf32>
    %1 = stablehlo.slice %arg0 [0:3, 0:2, 0:5] : (tensor<3x4x5xf32>) -> tensor<3x2x5xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<3x2x5xf32>, tensor<3x2x5xf32>) -> tensor<3x4x5xf32>
    return %2 : tensor<3x4x5xf32>
  }
  func.func private @rot90(%arg0: tensor<3x4x5xf32>) -> tensor<4x3x5xf32> {
    %0 = call @_flip_0(%arg0) : (tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
    %1 = stablehlo.transpose %0, dims = [1, 0, 2] : (tensor<3x4x5xf32>) -> tensor<4x3x5xf32>
    return %1 : tensor<4x3x5xf32>
  }
  func.func private @_flip_0(%arg0: tensor<3x4x5xf32>) -> tensor<3x4x5xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<3x4x5xf32>
    return %0 : tensor<3x4x5xf32>
  }
  func.func private @_roll_static_1(%arg0: tensor<3x4x5xf32>) -> tensor<3x4x5xf32> {
    %0 = stablehlo.slice %arg0 [2:3, 0:4, 0:5] : (tensor<3x4x5xf32>) -> tensor<1x4x5xf32>
    %1 = stablehlo.slice %arg0 [0:2, 0:4, 0:5] : (tensor<3x4x5xf32>) -> tensor<2x4x5xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x4x5xf32>, tensor<2x4x5xf32>) -> tensor<3x4x5xf32>
    %3 = stablehlo.slice %2 [0:3, 0:4, 1:5] : (tensor<3x4x5xf32>) -> tensor<3x4x4xf32>
    %4 = stablehlo.slice %2 [0:3, 0:4, 0:1] : (tensor<3x4x5xf32>) -> tensor<3x4x1xf32>
    %5 = stablehlo.concatenate %3, %4, dim = 2 : (tensor<3x4x4xf32>, tensor<3x4x1xf32>) -> tensor<3x4x5xf32>
    return %5 : tensor<3x4x5xf32>
  }
}
