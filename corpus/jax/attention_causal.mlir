module @jit_attention_causal attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x5x6xf32>, %arg1: tensor<6x18xf32>, %arg2: tensor<6x6xf32>) -> (tensor<2x5x6xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xf32>, tensor<6x18xf32>) -> tensor<2x5x18xf32>
    %1 = stablehlo.reshape %0 : (tensor<2x5x18xf32>) -> tensor<2x5x3x2x3xf32>
    %2 = stablehlo.transpose %1, dims = [2, 0, 1, 3, 4] : (tensor<2x5x3x2x3xf32>) -> tensor<3x2x5x2x3xf32>
    %3 = stablehlo.slice %2 [0:1, 0:2, 0:5, 0:2, 0:3] : (tensor<3x2x5x2x3xf32>) -> tensor<1x2x5x2x3xf32>
    %4 = stablehlo.reshape %3 : (tensor<1x2x5x2x3xf32>) -> tensor<2x5x2x3xf32>
    %5 = stablehlo.slice %2 [1:2, 0:2, 0:5, 0:2, 0:3] : (tensor<3x2x5x2x3xf32>) -> tensor<1x2x5x2x3xf32>
    %6 = stablehlo.reshape %5 : (tensor<1x2x5x2x3xf32>) -> tensor<2x5x2x3xf32>
    %7 = stablehlo.slice %2 [2:3, 0:2, 0:5, 0:2, 0:3] : (tensor<3x2x5x2x3xf32>) -> tensor<1x2x5x2x3xf32>
    %8 = stablehlo.reshape %7 : (tensor<1x2x5x2x3xf32>) -> tensor<2x5x2x3xf32>
    %9 = stablehlo.dot_general %4, %6, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x5x2x3xf32>, tensor<2x5x2x3xf32>) -> tensor<2x2x5x5xf32>
    %cst = stablehlo.constant dense<0.577350259> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x5x5xf32>
    %11 = stablehlo.multiply %9, %10 : tensor<2x2x5x5xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<5x5xi1>
    %13 = call @tril(%12) : (tensor<5x5xi1>) -> tensor<5x5xi1>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %14 = call @_where(%13, %11, %cst_0) : (tensor<5x5xi1>, tensor<2x2x5x5xf32>, tensor<f32>) -> tensor<2x2x5x5xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_1) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x5x5xf32>, tensor<f32>) -> tensor<2x2x5xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2x5xf32>
    %17 = stablehlo.maximum %16, %15 : tensor<2x2x5xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<2x2x5xf32>) -> tensor<2x2x5x1xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (tensor<2x2x5x1xf32>) -> tensor<2x2x5x5xf32>
    %20 = stablehlo.subtract %14, %19 : tensor<2x2x5x5xf32>
    %21 = stablehlo.exponential %20 : tensor<2x2x5x5xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_3) applies stablehlo.add across dimensions = [3] : (tensor<2x2x5x5xf32>, tensor<f32>) -> tensor<2x2x5xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<2x2x5xf32>) -> tensor<2x2x5x1xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2, 3] : (tensor<2x2x5x1xf32>) -> tensor<2x2x5x5xf32>
    %25 = stablehlo.divide %21, %24 : tensor<2x2x5x5xf32>
    %26 = stablehlo.dot_general %8, %25, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x5x2x3xf32>, tensor<2x2x5x5xf32>) -> tensor<2x2x3x5xf32>
    %27 = stablehlo.transpose %26, dims = [0, 3, 1, 2] : (tensor<2x2x3x5xf32>) -> tensor<2x5x2x3xf32>
    %28 = stablehlo.reshape %27 : (tensor<2x5x2x3xf32>) -> tensor<2x5x6xf32>
    %29 = stablehlo.dot_general %28, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xf32>, tensor<6x6xf32>) -> tensor<2x5x6xf32>
    return %29 : tensor<2x5x6xf32>
  }
  func.func private @tril(%arg0: tensor<5x5xi1>) -> tensor<5x5xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<5x5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
    %2 = stablehlo.add %0, %1 : tensor<5x5xi32>
    %3 = stablehlo.iota dim = 1 : tensor<5x5xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<5x5xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<5x5xi1>, tensor<5x5xi1>
    return %6 : tensor<5x5xi1>
  }
  func.func private @_where(%arg0: tensor<5x5xi1>, %arg1: tensor<2x2x5x5xf32>, %arg2: tensor<f32>) -> tensor<2x2x5x5xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<5x5xi1>) -> tensor<2x2x5x5xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x5x5xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x5x5xi1>, tensor<2x2x5x5xf32>
    return %3 : tensor<2x2x5x5xf32>
  }
}
