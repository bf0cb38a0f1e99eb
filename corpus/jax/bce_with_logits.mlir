module @jit_bce_with_logits attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>, %arg1: tensor<3x5xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<3x5xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<3x5xf32>
    %2 = stablehlo.compare EQ, %arg0, %1, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %5 = stablehlo.select %2, %3, %4 : tensor<3x5xi1>, tensor<3x5xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %7 = stablehlo.compare EQ, %6, %1, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %10 = stablehlo.select %7, %8, %9 : tensor<3x5xi1>, tensor<3x5xf32>
    %11 = stablehlo.divide %5, %10 : tensor<3x5xf32>
    %12 = stablehlo.multiply %arg0, %arg1 : tensor<3x5xf32>
    %13 = stablehlo.subtract %1, %12 : tensor<3x5xf32>
    %14 = stablehlo.abs %arg0 : tensor<3x5xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %16 = stablehlo.compare GE, %arg0, %15, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %17 = stablehlo.negate %14 : tensor<3x5xf32>
    %18 = stablehlo.exponential %17 : tensor<3x5xf32>
    %19 = stablehlo.log_plus_one %18 : tensor<3x5xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %21 = stablehlo.add %18, %20 : tensor<3x5xf32>
    %22 = stablehlo.add %13, %19 : tensor<3x5xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<1.500000e+01> : tensor<f32>
    %24 = stablehlo.divide %23, %cst_8 : tensor<f32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_10 = stablehlo.constant dense<1.500000e+01> : tensor<f32>
    %25 = stablehlo.divide %cst_9, %cst_10 : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %27 = stablehlo.divide %26, %21 : tensor<3x5xf32>
    %28 = stablehlo.multiply %27, %18 : tensor<3x5xf32>
    %29 = stablehlo.negate %28 : tensor<3x5xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %31 = stablehlo.select %16, %30, %29 : tensor<3x5xi1>, tensor<3x5xf32>
    %32 = stablehlo.select %16, %29, %30 : tensor<3x5xi1>, tensor<3x5xf32>
    %33 = stablehlo.negate %31 : tensor<3x5xf32>
    %34 = stablehlo.add %32, %33 : tensor<3x5xf32>
    %35 = stablehlo.negate %26 : tensor<3x5xf32>
    %36 = stablehlo.multiply %35, %arg1 : tensor<3x5xf32>
    %37 = stablehlo.add %34, %36 : tensor<3x5xf32>
    %38 = stablehlo.multiply %26, %11 : tensor<3x5xf32>
    %39 = stablehlo.add %37, %38 : tensor<3x5xf32>
    return %24, %39 : tensor<f32>, tensor<3x5xf32>
  }
}
