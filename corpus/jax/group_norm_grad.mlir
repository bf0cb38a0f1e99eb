module @jit_group_norm_grad attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x4x6xf32>, %arg1: tensor<2x3x4x6xf32>, %arg2: tensor<6xf32>) -> (tensor<2x3x4x6xf32> {jax.result_info = "result[0]"}, tensor<6xf32> {jax.result_info = "result[1]"}, tensor<6xf32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.reshape %arg1 : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x2x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<2x3x4x2x3xf32>, tensor<f32>) -> tensor<2x2xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 3] : (tensor<2x2xf32>) -> tensor<2x1x1x2x1xf32>
    %cst_0 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x1x1x2x1xf32>
    %4 = stablehlo.divide %2, %3 : tensor<2x1x1x2x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x2x1xf32>) -> tensor<2x3x4x2x3xf32>
    %6 = stablehlo.subtract %0, %5 : tensor<2x3x4x2x3xf32>
    %7 = chlo.square %6 : tensor<2x3x4x2x3xf32> -> tensor<2x3x4x2x3xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x3x4x2x3xf32>
    %9 = stablehlo.multiply %8, %6 : tensor<2x3x4x2x3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%7 init: %cst_2) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<2x3x4x2x3xf32>, tensor<f32>) -> tensor<2x2xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 3] : (tensor<2x2xf32>) -> tensor<2x1x1x2x1xf32>
    %cst_3 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x1x1x2x1xf32>
    %13 = stablehlo.divide %11, %12 : tensor<2x1x1x2x1xf32>
    %14 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x2x1xf32>) -> tensor<2x3x4x2x3xf32>
    %15 = stablehlo.subtract %0, %14 : tensor<2x3x4x2x3xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x1x1x2x1xf32>
    %17 = stablehlo.add %13, %16 : tensor<2x1x1x2x1xf32>
    %18 = stablehlo.rsqrt %17 : tensor<2x1x1x2x1xf32>
    %19 = stablehlo.divide %18, %17 : tensor<2x1x1x2x1xf32>
    %cst_5 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x1x1x2x1xf32>
    %21 = stablehlo.multiply %20, %19 : tensor<2x1x1x2x1xf32>
    %22 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x2x1xf32>) -> tensor<2x3x4x2x3xf32>
    %23 = stablehlo.multiply %15, %22 : tensor<2x3x4x2x3xf32>
    %24 = stablehlo.reshape %23 : (tensor<2x3x4x2x3xf32>) -> tensor<2x3x4x6xf32>
    %25 = stablehlo.broadcast_in_dim %arg2, dims = [3] : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x3x4x6xf32>
    %27 = stablehlo.multiply %arg0, %26 : tensor<2x3x4x6xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_7) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x4x6xf32>, tensor<f32>) -> tensor<6xf32>
    %29 = stablehlo.reshape %28 : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_8) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x6xf32>, tensor<f32>) -> tensor<6xf32>
    %31 = stablehlo.multiply %24, %27 : tensor<2x3x4x6xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_9) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x4x6xf32>, tensor<f32>) -> tensor<6xf32>
    %33 = stablehlo.reshape %32 : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %34 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<2x3x4x6xf32>
    %35 = stablehlo.multiply %27, %34 : tensor<2x3x4x6xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%33 init: %cst_10) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x6xf32>, tensor<f32>) -> tensor<6xf32>
    %37 = stablehlo.reshape %35 : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x2x3xf32>
    %38 = stablehlo.multiply %15, %37 : tensor<2x3x4x2x3xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_11) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<2x3x4x2x3xf32>, tensor<f32>) -> tensor<2x2xf32>
    %40 = stablehlo.reshape %39 : (tensor<2x2xf32>) -> tensor<2x1x1x2x1xf32>
    %41 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x2x1xf32>) -> tensor<2x3x4x2x3xf32>
    %42 = stablehlo.multiply %37, %41 : tensor<2x3x4x2x3xf32>
    %43 = stablehlo.multiply %40, %21 : tensor<2x1x1x2x1xf32>
    %44 = stablehlo.negate %42 : tensor<2x3x4x2x3xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst_12) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<2x3x4x2x3xf32>, tensor<f32>) -> tensor<2x2xf32>
    %46 = stablehlo.reshape %45 : (tensor<2x2xf32>) -> tensor<2x1x1x2x1xf32>
    %cst_13 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x1x1x2x1xf32>
    %48 = stablehlo.divide %43, %47 : tensor<2x1x1x2x1xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_14) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<2x1x1x2x1xf32>, tensor<f32>) -> tensor<2x2xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 3] : (tensor<2x2xf32>) -> tensor<2x3x4x2x3xf32>
    %51 = stablehlo.multiply %50, %9 : tensor<2x3x4x2x3xf32>
    %52 = stablehlo.negate %51 : tensor<2x3x4x2x3xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%52 init: %cst_15) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<2x3x4x2x3xf32>, tensor<f32>) -> tensor<2x2xf32>
    %54 = stablehlo.reshape %53 : (tensor<2x2xf32>) -> tensor<2x1x1x2x1xf32>
    %55 = stablehlo.add %42, %51 : tensor<2x3x4x2x3xf32>
    %56 = stablehlo.add %46, %54 : tensor<2x1x1x2x1xf32>
    %cst_16 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x1x1x2x1xf32>
    %58 = stablehlo.divide %56, %57 : tensor<2x1x1x2x1xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.reduce(%58 init: %cst_17) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<2x1x1x2x1xf32>, tensor<f32>) -> tensor<2x2xf32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [0, 3] : (tensor<2x2xf32>) -> tensor<2x3x4x2x3xf32>
    %61 = stablehlo.add %55, %60 : tensor<2x3x4x2x3xf32>
    %62 = stablehlo.reshape %61 : (tensor<2x3x4x2x3xf32>) -> tensor<2x3x4x6xf32>
    return %62, %36, %30 : tensor<2x3x4x6xf32>, tensor<6xf32>, tensor<6xf32>
  }
}
