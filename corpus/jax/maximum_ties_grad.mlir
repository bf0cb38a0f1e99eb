module @jit_maximum_ties_grad attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xf32>, %arg1: tensor<2x3xf32>) -> (tensor<2x3xf32> {jax.result_info = "result[0]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg1 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %1 = stablehlo.reshape %0 : (tensor<2xf32>) -> tensor<2x1xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %3 = stablehlo.compare EQ, %arg1, %2, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %4 = stablehlo.convert %3 : (tensor<2x3xi1>) -> tensor<2x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_1 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %6 = stablehlo.reduce(%arg1 init: %cst_1) applies stablehlo.minimum across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %7 = stablehlo.reshape %6 : (tensor<2xf32>) -> tensor<2x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %9 = stablehlo.compare EQ, %arg1, %8, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %10 = stablehlo.convert %9 : (tensor<2x3xi1>) -> tensor<2x3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %12 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %13 = stablehlo.reshape %12 : (tensor<3x2xf32>) -> tensor<3x2xf32>
    %14 = stablehlo.slice %13 [0:2, 0:2] : (tensor<3x2xf32>) -> tensor<2x2xf32>
    %15 = stablehlo.slice %13 [2:3, 0:2] : (tensor<3x2xf32>) -> tensor<1x2xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.pad %15, %cst_3, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    %17 = stablehlo.multiply %14, %16 : tensor<2x2xf32>
    %18 = stablehlo.slice %17 [0:1, 0:2] : (tensor<2x2xf32>) -> tensor<1x2xf32>
    %19 = stablehlo.slice %17 [1:2, 0:2] : (tensor<2x2xf32>) -> tensor<1x2xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %21 = stablehlo.multiply %arg0, %20 : tensor<2xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %23 = stablehlo.multiply %18, %22 : tensor<1x2xf32>
    %24 = stablehlo.multiply %22, %19 : tensor<1x2xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.pad %23, %cst_5, low = [1, 0], high = [0, 0], interior = [0, 0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.pad %24, %cst_6, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    %27 = stablehlo.add %25, %26 : tensor<2x2xf32>
    %28 = stablehlo.multiply %14, %27 : tensor<2x2xf32>
    %29 = stablehlo.multiply %27, %16 : tensor<2x2xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.pad %28, %cst_7, low = [0, 0], high = [-1, 0], interior = [0, 0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<1x2xf32>
    %31 = stablehlo.slice %30 [0:1, 0:2] : (tensor<1x2xf32>) -> tensor<1x2xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.pad %31, %cst_8, low = [2, 0], high = [0, 0], interior = [0, 0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<3x2xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.pad %29, %cst_9, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<3x2xf32>
    %34 = stablehlo.add %32, %33 : tensor<3x2xf32>
    %35 = stablehlo.transpose %34, dims = [1, 0] : (tensor<3x2xf32>) -> tensor<2x3xf32>
    %36 = stablehlo.multiply %0, %21 : tensor<2xf32>
    %37 = stablehlo.multiply %21, %6 : tensor<2xf32>
    %38 = stablehlo.divide %36, %11 : tensor<2xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
    %40 = stablehlo.multiply %39, %10 : tensor<2x3xf32>
    %41 = stablehlo.add %35, %40 : tensor<2x3xf32>
    %42 = stablehlo.divide %37, %5 : tensor<2xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
    %44 = stablehlo.multiply %43, %4 : tensor<2x3xf32>
    %45 = stablehlo.add %41, %44 : tensor<2x3xf32>
    return %45 : tensor<2x3xf32>
  }
}
