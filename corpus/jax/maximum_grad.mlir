module @jit_maximum_grad attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3xf32>, %arg1: tensor<3x5xf32>) -> (tensor<3x5xf32> {jax.result_info = "result[0]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg1 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.reshape %0 : (tensor<3xf32>) -> tensor<3x1xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x5xf32>
    %3 = stablehlo.compare EQ, %arg1, %2, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %4 = stablehlo.convert %3 : (tensor<3x5xi1>) -> tensor<3x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_1 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %6 = stablehlo.reduce(%arg1 init: %cst_1) applies stablehlo.minimum across dimensions = [1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
    %7 = stablehlo.reshape %6 : (tensor<3xf32>) -> tensor<3x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x5xf32>
    %9 = stablehlo.compare EQ, %arg1, %8, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %10 = stablehlo.convert %9 : (tensor<3x5xi1>) -> tensor<3x5xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
    %12 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %13 = stablehlo.reshape %12 : (tensor<5x3xf32>) -> tensor<5x3xf32>
    %14 = stablehlo.slice %13 [0:3, 0:3] : (tensor<5x3xf32>) -> tensor<3x3xf32>
    %15 = stablehlo.slice %13 [3:5, 0:3] : (tensor<5x3xf32>) -> tensor<2x3xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.pad %15, %cst_3, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3x3xf32>
    %17 = stablehlo.multiply %14, %16 : tensor<3x3xf32>
    %18 = stablehlo.slice %17 [0:2, 0:3] : (tensor<3x3xf32>) -> tensor<2x3xf32>
    %19 = stablehlo.slice %17 [2:3, 0:3] : (tensor<3x3xf32>) -> tensor<1x3xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.pad %19, %cst_4, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %21 = stablehlo.multiply %18, %20 : tensor<2x3xf32>
    %22 = stablehlo.slice %21 [0:1, 0:3] : (tensor<2x3xf32>) -> tensor<1x3xf32>
    %23 = stablehlo.slice %21 [1:2, 0:3] : (tensor<2x3xf32>) -> tensor<1x3xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %25 = stablehlo.multiply %arg0, %24 : tensor<3xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %27 = stablehlo.multiply %22, %26 : tensor<1x3xf32>
    %28 = stablehlo.multiply %26, %23 : tensor<1x3xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.pad %27, %cst_6, low = [1, 0], high = [0, 0], interior = [0, 0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.pad %28, %cst_7, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %31 = stablehlo.add %29, %30 : tensor<2x3xf32>
    %32 = stablehlo.multiply %18, %31 : tensor<2x3xf32>
    %33 = stablehlo.multiply %31, %20 : tensor<2x3xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.pad %32, %cst_8, low = [0, 0], high = [-1, 0], interior = [0, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
    %35 = stablehlo.slice %34 [0:1, 0:3] : (tensor<1x3xf32>) -> tensor<1x3xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.pad %35, %cst_9, low = [2, 0], high = [0, 0], interior = [0, 0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<3x3xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.pad %33, %cst_10, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3x3xf32>
    %38 = stablehlo.add %36, %37 : tensor<3x3xf32>
    %39 = stablehlo.multiply %14, %38 : tensor<3x3xf32>
    %40 = stablehlo.multiply %38, %16 : tensor<3x3xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.pad %39, %cst_11, low = [0, 0], high = [-1, 0], interior = [0, 0] : (tensor<3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %42 = stablehlo.slice %41 [0:2, 0:3] : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.pad %42, %cst_12, low = [3, 0], high = [0, 0], interior = [0, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<5x3xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.pad %40, %cst_13, low = [0, 0], high = [2, 0], interior = [0, 0] : (tensor<3x3xf32>, tensor<f32>) -> tensor<5x3xf32>
    %45 = stablehlo.add %43, %44 : tensor<5x3xf32>
    %46 = stablehlo.transpose %45, dims = [1, 0] : (tensor<5x3xf32>) -> tensor<3x5xf32>
    %47 = stablehlo.multiply %0, %25 : tensor<3xf32>
    %48 = stablehlo.multiply %25, %6 : tensor<3xf32>
    %49 = stablehlo.divide %47, %11 : tensor<3xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<3xf32>) -> tensor<3x5xf32>
    %51 = stablehlo.multiply %50, %10 : tensor<3x5xf32>
    %52 = stablehlo.add %46, %51 : tensor<3x5xf32>
    %53 = stablehlo.divide %48, %5 : tensor<3xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0] : (tensor<3xf32>) -> tensor<3x5xf32>
    %55 = stablehlo.multiply %54, %4 : tensor<3x5xf32>
    %56 = stablehlo.add %52, %55 : tensor<3x5xf32>
    return %56 : tensor<3x5xf32>
  }
}
