module @jit_slices attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x9xf32>) -> (tensor<3x3xf32> {jax.result_info = "result[0]"}, tensor<7x3xf32> {jax.result_info = "result[1]"}, tensor<0x9xf32> {jax.result_info = "result[2]"}, tensor<2x1xf32> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.slice %arg0 [1:6:2, 0:9:3] : (tensor<7x9xf32>) -> tensor<3x3xf32>
    %1 = stablehlo.slice %arg0 [0:7, 4:9:2] : (tensor<7x9xf32>) -> tensor<7x3xf32>
    %2 = stablehlo.reverse %1, dims = [0, 1] : tensor<7x3xf32>
    %3 = stablehlo.slice %arg0 [3:3, 0:9] : (tensor<7x9xf32>) -> tensor<0x9xf32>
    %4 = stablehlo.slice %arg0 [5:7, 0:1] : (tensor<7x9xf32>) -> tensor<2x1xf32>
    return %0, %2, %3, %4 : tensor<3x3xf32>, tensor<7x3xf32>, tensor<0x9xf32>, tensor<2x1xf32>
  }
}
