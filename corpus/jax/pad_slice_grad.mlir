module @jit_pad_slice_grad attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x7xf32>) -> (tensor<4x5xf32> {jax.result_info = "result[0]"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x7xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<4x7xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x7xf32>
    %3 = stablehlo.multiply %1, %2 : tensor<4x7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.pad %3, %cst_1, low = [0, 1], high = [0, 0], interior = [1, 0] : (tensor<4x7xf32>, tensor<f32>) -> tensor<7x8xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.pad %4, %cst_2, low = [-1, -2], high = [1, -1], interior = [0, 0] : (tensor<7x8xf32>, tensor<f32>) -> tensor<7x5xf32>
    %6 = stablehlo.slice %5 [0:7:2, 0:5] : (tensor<7x5xf32>) -> tensor<4x5xf32>
    return %6 : tensor<4x5xf32>
  }
}
