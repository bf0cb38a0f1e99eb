module @jit_block attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<16x8xf32>, %arg3: tensor<8xf32>, %arg4: tensor<8xf32>, %arg5: tensor<8x8xf32>, %arg6: tensor<8x8xf32>, %arg7: tensor<8x8xf32>, %arg8: tensor<8x16xf32>, %arg9: tensor<8x8xf32>, %arg10: tensor<2x3x8xf32>) -> (tensor<2x3x8xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg10 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x3x8xf32>, tensor<f32>) -> tensor<2x3xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<2x3x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x8xf32>
    %5 = stablehlo.subtract %arg10, %4 : tensor<2x3x8xf32>
    %6 = stablehlo.multiply %5, %5 : tensor<2x3x8xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x3x8xf32>, tensor<f32>) -> tensor<2x3xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %cst_2 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x3x1xf32>
    %10 = stablehlo.divide %8, %9 : tensor<2x3x1xf32>
    %11 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x8xf32>
    %12 = stablehlo.subtract %arg10, %11 : tensor<2x3x8xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x3x1xf32>
    %14 = stablehlo.add %10, %13 : tensor<2x3x1xf32>
    %15 = stablehlo.sqrt %14 : tensor<2x3x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x8xf32>
    %17 = stablehlo.divide %12, %16 : tensor<2x3x8xf32>
    %18 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x3x8xf32>
    %20 = stablehlo.multiply %17, %19 : tensor<2x3x8xf32>
    %21 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x3x8xf32>
    %23 = stablehlo.add %20, %22 : tensor<2x3x8xf32>
    %24 = stablehlo.dot_general %23, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
    %25 = stablehlo.reshape %24 : (tensor<2x3x8xf32>) -> tensor<2x3x2x4xf32>
    %26 = stablehlo.dot_general %23, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
    %27 = stablehlo.reshape %26 : (tensor<2x3x8xf32>) -> tensor<2x3x2x4xf32>
    %28 = stablehlo.dot_general %23, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
    %29 = stablehlo.reshape %28 : (tensor<2x3x8xf32>) -> tensor<2x3x2x4xf32>
    %30 = stablehlo.dot_general %25, %27, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x2x3x3xf32>
    %cst_4 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %31 = stablehlo.sqrt %cst_4 : tensor<f32>
    %32 = stablehlo.convert %31 : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<f32>) -> tensor<2x2x3x3xf32>
    %34 = stablehlo.divide %30, %33 : tensor<2x2x3x3xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_5) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x2x3xf32>
    %37 = stablehlo.maximum %36, %35 : tensor<2x2x3xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2] : (tensor<2x2x3xf32>) -> tensor<2x2x3x1xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2, 3] : (tensor<2x2x3x1xf32>) -> tensor<2x2x3x3xf32>
    %40 = stablehlo.subtract %34, %39 : tensor<2x2x3x3xf32>
    %41 = stablehlo.exponential %40 : tensor<2x2x3x3xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_7) applies stablehlo.add across dimensions = [3] : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2] : (tensor<2x2x3xf32>) -> tensor<2x2x3x1xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2, 3] : (tensor<2x2x3x1xf32>) -> tensor<2x2x3x3xf32>
    %45 = stablehlo.divide %41, %44 : tensor<2x2x3x3xf32>
    %46 = stablehlo.dot_general %29, %45, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x3x2x4xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x4x3xf32>
    %47 = stablehlo.transpose %46, dims = [0, 3, 1, 2] : (tensor<2x2x4x3xf32>) -> tensor<2x3x2x4xf32>
    %48 = stablehlo.reshape %47 : (tensor<2x3x2x4xf32>) -> tensor<2x3x8xf32>
    %49 = stablehlo.dot_general %48, %arg6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
    %50 = stablehlo.add %arg10, %49 : tensor<2x3x8xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<2x3x8xf32>, tensor<f32>) -> tensor<2x3xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %cst_9 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x3x1xf32>
    %54 = stablehlo.divide %52, %53 : tensor<2x3x1xf32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x8xf32>
    %56 = stablehlo.subtract %50, %55 : tensor<2x3x8xf32>
    %57 = stablehlo.multiply %56, %56 : tensor<2x3x8xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.reduce(%57 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<2x3x8xf32>, tensor<f32>) -> tensor<2x3xf32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %cst_11 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x3x1xf32>
    %61 = stablehlo.divide %59, %60 : tensor<2x3x1xf32>
    %62 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x8xf32>
    %63 = stablehlo.subtract %50, %62 : tensor<2x3x8xf32>
    %cst_12 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x3x1xf32>
    %65 = stablehlo.add %61, %64 : tensor<2x3x1xf32>
    %66 = stablehlo.sqrt %65 : tensor<2x3x1xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x8xf32>
    %68 = stablehlo.divide %63, %67 : tensor<2x3x8xf32>
    %69 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x3x8xf32>
    %71 = stablehlo.multiply %68, %70 : tensor<2x3x8xf32>
    %72 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %73 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x3x8xf32>
    %74 = stablehlo.add %71, %73 : tensor<2x3x8xf32>
    %75 = stablehlo.dot_general %74, %arg8, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8xf32>, tensor<8x16xf32>) -> tensor<2x3x16xf32>
    %76 = stablehlo.multiply %75, %75 : tensor<2x3x16xf32>
    %77 = stablehlo.multiply %76, %75 : tensor<2x3x16xf32>
    %cst_13 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x3x16xf32>
    %79 = stablehlo.multiply %78, %77 : tensor<2x3x16xf32>
    %80 = stablehlo.add %75, %79 : tensor<2x3x16xf32>
    %cst_14 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x3x16xf32>
    %82 = stablehlo.multiply %81, %80 : tensor<2x3x16xf32>
    %83 = stablehlo.tanh %82 : tensor<2x3x16xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x3x16xf32>
    %85 = stablehlo.add %84, %83 : tensor<2x3x16xf32>
    %cst_16 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x3x16xf32>
    %87 = stablehlo.multiply %86, %85 : tensor<2x3x16xf32>
    %88 = stablehlo.multiply %75, %87 : tensor<2x3x16xf32>
    %89 = stablehlo.dot_general %88, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3x16xf32>, tensor<16x8xf32>) -> tensor<2x3x8xf32>
    %90 = stablehlo.add %50, %89 : tensor<2x3x8xf32>
    return %90 : tensor<2x3x8xf32>
  }
}
