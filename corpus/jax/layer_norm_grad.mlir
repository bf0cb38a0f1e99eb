module @jit_layer_norm_grad attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4x7xf32>, %arg1: tensor<3x4x7xf32>, %arg2: tensor<7xf32>) -> (tensor<3x4x7xf32> {jax.result_info = "result[0]"}, tensor<7xf32> {jax.result_info = "result[1]"}, tensor<7xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg1 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<3x4x7xf32>, tensor<f32>) -> tensor<3x4xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<3x4xf32>) -> tensor<3x4x1xf32>
    %cst_0 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<3x4x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<3x4x1xf32>) -> tensor<3x4x7xf32>
    %5 = stablehlo.subtract %arg1, %4 : tensor<3x4x7xf32>
    %6 = chlo.square %5 : tensor<3x4x7xf32> -> tensor<3x4x7xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4x7xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<3x4x7xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<3x4x7xf32>, tensor<f32>) -> tensor<3x4xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<3x4xf32>) -> tensor<3x4x1xf32>
    %cst_3 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x4x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<3x4x1xf32>
    %13 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<3x4x1xf32>) -> tensor<3x4x7xf32>
    %14 = stablehlo.subtract %arg1, %13 : tensor<3x4x7xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x4x1xf32>
    %16 = stablehlo.add %12, %15 : tensor<3x4x1xf32>
    %17 = stablehlo.rsqrt %16 : tensor<3x4x1xf32>
    %18 = stablehlo.divide %17, %16 : tensor<3x4x1xf32>
    %cst_5 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x4x1xf32>
    %20 = stablehlo.multiply %19, %18 : tensor<3x4x1xf32>
    %21 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<3x4x1xf32>) -> tensor<3x4x7xf32>
    %22 = stablehlo.multiply %14, %21 : tensor<3x4x7xf32>
    %23 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<7xf32>) -> tensor<1x1x7xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x4x7xf32>
    %25 = stablehlo.multiply %arg0, %24 : tensor<3x4x7xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4x7xf32>, tensor<f32>) -> tensor<7xf32>
    %27 = stablehlo.reshape %26 : (tensor<7xf32>) -> tensor<1x1x7xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_8) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x7xf32>, tensor<f32>) -> tensor<7xf32>
    %29 = stablehlo.multiply %22, %25 : tensor<3x4x7xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4x7xf32>, tensor<f32>) -> tensor<7xf32>
    %31 = stablehlo.reshape %30 : (tensor<7xf32>) -> tensor<1x1x7xf32>
    %32 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<1x1x7xf32>) -> tensor<3x4x7xf32>
    %33 = stablehlo.multiply %25, %32 : tensor<3x4x7xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%31 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x7xf32>, tensor<f32>) -> tensor<7xf32>
    %35 = stablehlo.multiply %14, %33 : tensor<3x4x7xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<3x4x7xf32>, tensor<f32>) -> tensor<3x4xf32>
    %37 = stablehlo.reshape %36 : (tensor<3x4xf32>) -> tensor<3x4x1xf32>
    %38 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<3x4x1xf32>) -> tensor<3x4x7xf32>
    %39 = stablehlo.multiply %33, %38 : tensor<3x4x7xf32>
    %40 = stablehlo.multiply %37, %20 : tensor<3x4x1xf32>
    %41 = stablehlo.negate %39 : tensor<3x4x7xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_12) applies stablehlo.add across dimensions = [2] : (tensor<3x4x7xf32>, tensor<f32>) -> tensor<3x4xf32>
    %43 = stablehlo.reshape %42 : (tensor<3x4xf32>) -> tensor<3x4x1xf32>
    %cst_13 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x4x1xf32>
    %45 = stablehlo.divide %40, %44 : tensor<3x4x1xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_14) applies stablehlo.add across dimensions = [2] : (tensor<3x4x1xf32>, tensor<f32>) -> tensor<3x4xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1] : (tensor<3x4xf32>) -> tensor<3x4x7xf32>
    %48 = stablehlo.multiply %47, %8 : tensor<3x4x7xf32>
    %49 = stablehlo.negate %48 : tensor<3x4x7xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_15) applies stablehlo.add across dimensions = [2] : (tensor<3x4x7xf32>, tensor<f32>) -> tensor<3x4xf32>
    %51 = stablehlo.reshape %50 : (tensor<3x4xf32>) -> tensor<3x4x1xf32>
    %52 = stablehlo.add %39, %48 : tensor<3x4x7xf32>
    %53 = stablehlo.add %43, %51 : tensor<3x4x1xf32>
    %cst_16 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x4x1xf32>
    %55 = stablehlo.divide %53, %54 : tensor<3x4x1xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_17) applies stablehlo.add across dimensions = [2] : (tensor<3x4x1xf32>, tensor<f32>) -> tensor<3x4xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1] : (tensor<3x4xf32>) -> tensor<3x4x7xf32>
    %58 = stablehlo.add %52, %57 : tensor<3x4x7xf32>
    return %58, %34, %28 : tensor<3x4x7xf32>, tensor<7xf32>, tensor<7xf32>
  }
}
