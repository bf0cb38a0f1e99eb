module @jit_transformer_block attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x4x6xf32>, %arg1: tensor<6x18xf32>, %arg2: tensor<6x6xf32>, %arg3: tensor<6x12xf32>, %arg4: tensor<12x6xf32>) -> (tensor<2x4x6xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %0 = call @standardize(%arg0, %cst) : (tensor<2x4x6xf32>, tensor<f32>) -> tensor<2x4x6xf32>
    %1 = stablehlo.dot_general %0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x6xf32>, tensor<6x18xf32>) -> tensor<2x4x18xf32>
    %2 = stablehlo.reshape %1 : (tensor<2x4x18xf32>) -> tensor<2x4x3x2x3xf32>
    %3 = stablehlo.transpose %2, dims = [2, 0, 1, 3, 4] : (tensor<2x4x3x2x3xf32>) -> tensor<3x2x4x2x3xf32>
    %4 = stablehlo.slice %3 [0:1, 0:2, 0:4, 0:2, 0:3] : (tensor<3x2x4x2x3xf32>) -> tensor<1x2x4x2x3xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x2x4x2x3xf32>) -> tensor<2x4x2x3xf32>
    %6 = stablehlo.slice %3 [1:2, 0:2, 0:4, 0:2, 0:3] : (tensor<3x2x4x2x3xf32>) -> tensor<1x2x4x2x3xf32>
    %7 = stablehlo.reshape %6 : (tensor<1x2x4x2x3xf32>) -> tensor<2x4x2x3xf32>
    %8 = stablehlo.slice %3 [2:3, 0:2, 0:4, 0:2, 0:3] : (tensor<3x2x4x2x3xf32>) -> tensor<1x2x4x2x3xf32>
    %9 = stablehlo.reshape %8 : (tensor<1x2x4x2x3xf32>) -> tensor<2x4x2x3xf32>
    %10 = stablehlo.dot_general %5, %7, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x3xf32>, tensor<2x4x2x3xf32>) -> tensor<2x2x4x4xf32>
    %cst_0 = stablehlo.constant dense<0.577350259> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<2x2x4x4xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %13 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<4x4xi1>
    %14 = call @tril(%13) : (tensor<4x4xi1>) -> tensor<4x4xi1>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %15 = call @_where(%14, %12, %cst_1) : (tensor<4x4xi1>, tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4x4xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_2) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x2x4xf32>
    %18 = stablehlo.maximum %17, %16 : tensor<2x2x4xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
    %21 = stablehlo.subtract %15, %20 : tensor<2x2x4x4xf32>
    %22 = stablehlo.exponential %21 : tensor<2x2x4x4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_4) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
    %26 = stablehlo.divide %22, %25 : tensor<2x2x4x4xf32>
    %27 = stablehlo.dot_general %9, %26, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x3xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x3x4xf32>
    %28 = stablehlo.transpose %27, dims = [0, 3, 1, 2] : (tensor<2x2x3x4xf32>) -> tensor<2x4x2x3xf32>
    %29 = stablehlo.reshape %28 : (tensor<2x4x2x3xf32>) -> tensor<2x4x6xf32>
    %30 = stablehlo.dot_general %29, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x6xf32>, tensor<6x6xf32>) -> tensor<2x4x6xf32>
    %31 = stablehlo.add %arg0, %30 : tensor<2x4x6xf32>
    %cst_5 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %32 = call @standardize(%31, %cst_5) : (tensor<2x4x6xf32>, tensor<f32>) -> tensor<2x4x6xf32>
    %33 = stablehlo.dot_general %32, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x6xf32>, tensor<6x12xf32>) -> tensor<2x4x12xf32>
    %34 = stablehlo.multiply %33, %33 : tensor<2x4x12xf32>
    %35 = stablehlo.multiply %34, %33 : tensor<2x4x12xf32>
    %cst_6 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x4x12xf32>
    %37 = stablehlo.multiply %36, %35 : tensor<2x4x12xf32>
    %38 = stablehlo.add %33, %37 : tensor<2x4x12xf32>
    %cst_7 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x4x12xf32>
    %40 = stablehlo.multiply %39, %38 : tensor<2x4x12xf32>
    %41 = stablehlo.tanh %40 : tensor<2x4x12xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x4x12xf32>
    %43 = stablehlo.add %42, %41 : tensor<2x4x12xf32>
    %cst_9 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x4x12xf32>
    %45 = stablehlo.multiply %44, %43 : tensor<2x4x12xf32>
    %46 = stablehlo.multiply %33, %45 : tensor<2x4x12xf32>
    %47 = stablehlo.dot_general %46, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<12x6xf32>) -> tensor<2x4x6xf32>
    %48 = stablehlo.add %31, %47 : tensor<2x4x6xf32>
    return %48 : tensor<2x4x6xf32>
  }
  func.func private @standardize(%arg0: tensor<2x4x6xf32>, %arg1: tensor<f32>) -> tensor<2x4x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x4x6xf32>, tensor<f32>) -> tensor<2x4xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<2x4x1xf32>
    %4 = chlo.square %arg0 : tensor<2x4x6xf32> -> tensor<2x4x6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x4x6xf32>, tensor<f32>) -> tensor<2x4xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
    %cst_2 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
    %8 = stablehlo.divide %6, %7 : tensor<2x4x1xf32>
    %9 = chlo.square %3 : tensor<2x4x1xf32> -> tensor<2x4x1xf32>
    %10 = stablehlo.subtract %8, %9 : tensor<2x4x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %11 = call @clip(%10, %c) : (tensor<2x4x1xf32>, tensor<i32>) -> tensor<2x4x1xf32>
    %12 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x6xf32>
    %13 = stablehlo.subtract %arg0, %12 : tensor<2x4x6xf32>
    %14 = stablehlo.convert %arg1 : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
    %16 = stablehlo.add %11, %15 : tensor<2x4x1xf32>
    %17 = stablehlo.rsqrt %16 : tensor<2x4x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x6xf32>
    %19 = stablehlo.multiply %13, %18 : tensor<2x4x6xf32>
    return %19 : tensor<2x4x6xf32>
  }
  func.func private @clip(%arg0: tensor<2x4x1xf32>, %arg1: tensor<i32>) -> tensor<2x4x1xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<2x4x1xf32>
    return %2 : tensor<2x4x1xf32>
  }
  func.func private @tril(%arg0: tensor<4x4xi1>) -> tensor<4x4xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %2 = stablehlo.add %0, %1 : tensor<4x4xi32>
    %3 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<4x4xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<4x4xi1>, tensor<4x4xi1>
    return %6 : tensor<4x4xi1>
  }
  func.func private @_where(%arg0: tensor<4x4xi1>, %arg1: tensor<2x2x4x4xf32>, %arg2: tensor<f32>) -> tensor<2x2x4x4xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<4x4xi1>) -> tensor<2x2x4x4xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
    return %3 : tensor<2x2x4x4xf32>
  }
}
