module @jit_other attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<16x8xf32>, %arg3: tensor<8xf32>, %arg4: tensor<8xf32>, %arg5: tensor<8x8xf32>, %arg6: tensor<8x8xf32>, %arg7: tensor<8x8xf32>, %arg8: tensor<8x16xf32>, %arg9: tensor<8x8xf32>, %arg10: tensor<2x3x8xf32>) -> (tensor<2x3x8xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg10 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x3x8xf32>, tensor<f32>) -> tensor<2x3xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<2x3x1xf32>
    %4 = stablehlo.multiply %arg10, %arg10 : tensor<2x3x8xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x3x8xf32>, tensor<f32>) -> tensor<2x3xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %cst_2 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x3x1xf32>
    %8 = stablehlo.divide %6, %7 : tensor<2x3x1xf32>
    %9 = stablehlo.multiply %3, %3 : tensor<2x3x1xf32>
    %10 = stablehlo.subtract %8, %9 : tensor<2x3x1xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x3x1xf32>
    %12 = stablehlo.add %10, %11 : tensor<2x3x1xf32>
    %13 = stablehlo.rsqrt %12 : tensor<2x3x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x8xf32>
    %15 = stablehlo.multiply %arg10, %14 : tensor<2x3x8xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x3x1xf32>
    %17 = stablehlo.add %10, %16 : tensor<2x3x1xf32>
    %18 = stablehlo.rsqrt %17 : tensor<2x3x1xf32>
    %19 = stablehlo.multiply %3, %18 : tensor<2x3x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x8xf32>
    %21 = stablehlo.subtract %15, %20 : tensor<2x3x8xf32>
    %22 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x3x8xf32>
    %24 = stablehlo.multiply %23, %21 : tensor<2x3x8xf32>
    %25 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x3x8xf32>
    %27 = stablehlo.add %24, %26 : tensor<2x3x8xf32>
    %28 = stablehlo.slice %arg7 [0:8, 0:4] : (tensor<8x8xf32>) -> tensor<8x4xf32>
    %29 = stablehlo.dot_general %27, %28, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8xf32>, tensor<8x4xf32>) -> tensor<2x3x4xf32>
    %30 = stablehlo.slice %arg5 [0:8, 0:4] : (tensor<8x8xf32>) -> tensor<8x4xf32>
    %31 = stablehlo.dot_general %27, %30, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8xf32>, tensor<8x4xf32>) -> tensor<2x3x4xf32>
    %32 = stablehlo.slice %arg9 [0:8, 0:4] : (tensor<8x8xf32>) -> tensor<8x4xf32>
    %33 = stablehlo.dot_general %27, %32, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8xf32>, tensor<8x4xf32>) -> tensor<2x3x4xf32>
    %34 = stablehlo.dot_general %29, %31, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x3xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_5) applies stablehlo.maximum across dimensions = [2] : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x3xf32>
    %38 = stablehlo.subtract %34, %37 : tensor<2x3x3xf32>
    %39 = stablehlo.exponential %38 : tensor<2x3x3xf32>
    %40 = stablehlo.dot_general %39, %33, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x3xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%39 init: %cst_6) applies stablehlo.add across dimensions = [2] : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x4xf32>
    %44 = stablehlo.divide %40, %43 : tensor<2x3x4xf32>
    %45 = stablehlo.slice %arg6 [0:4, 0:8] : (tensor<8x8xf32>) -> tensor<4x8xf32>
    %46 = stablehlo.dot_general %44, %45, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xf32>, tensor<4x8xf32>) -> tensor<2x3x8xf32>
    %47 = stablehlo.add %arg10, %46 : tensor<2x3x8xf32>
    %48 = stablehlo.slice %arg7 [0:8, 4:8] : (tensor<8x8xf32>) -> tensor<8x4xf32>
    %49 = stablehlo.dot_general %27, %48, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8xf32>, tensor<8x4xf32>) -> tensor<2x3x4xf32>
    %50 = stablehlo.slice %arg5 [0:8, 4:8] : (tensor<8x8xf32>) -> tensor<8x4xf32>
    %51 = stablehlo.dot_general %27, %50, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8xf32>, tensor<8x4xf32>) -> tensor<2x3x4xf32>
    %52 = stablehlo.slice %arg9 [0:8, 4:8] : (tensor<8x8xf32>) -> tensor<8x4xf32>
    %53 = stablehlo.dot_general %27, %52, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8xf32>, tensor<8x4xf32>) -> tensor<2x3x4xf32>
    %54 = stablehlo.dot_general %49, %51, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x3xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_7) applies stablehlo.maximum across dimensions = [2] : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x3xf32>
    %58 = stablehlo.subtract %54, %57 : tensor<2x3x3xf32>
    %59 = stablehlo.exponential %58 : tensor<2x3x3xf32>
    %60 = stablehlo.dot_general %59, %53, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x3xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.reduce(%59 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x4xf32>
    %64 = stablehlo.divide %60, %63 : tensor<2x3x4xf32>
    %65 = stablehlo.slice %arg6 [4:8, 0:8] : (tensor<8x8xf32>) -> tensor<4x8xf32>
    %66 = stablehlo.dot_general %64, %65, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xf32>, tensor<4x8xf32>) -> tensor<2x3x8xf32>
    %67 = stablehlo.add %47, %66 : tensor<2x3x8xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.reduce(%67 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<2x3x8xf32>, tensor<f32>) -> tensor<2x3xf32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %cst_10 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x3x1xf32>
    %71 = stablehlo.divide %69, %70 : tensor<2x3x1xf32>
    %72 = stablehlo.multiply %67, %67 : tensor<2x3x8xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.reduce(%72 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<2x3x8xf32>, tensor<f32>) -> tensor<2x3xf32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %cst_12 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x3x1xf32>
    %76 = stablehlo.divide %74, %75 : tensor<2x3x1xf32>
    %77 = stablehlo.multiply %71, %71 : tensor<2x3x1xf32>
    %78 = stablehlo.subtract %76, %77 : tensor<2x3x1xf32>
    %cst_13 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x3x1xf32>
    %80 = stablehlo.add %78, %79 : tensor<2x3x1xf32>
    %81 = stablehlo.rsqrt %80 : tensor<2x3x1xf32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x8xf32>
    %83 = stablehlo.multiply %67, %82 : tensor<2x3x8xf32>
    %cst_14 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x3x1xf32>
    %85 = stablehlo.add %78, %84 : tensor<2x3x1xf32>
    %86 = stablehlo.rsqrt %85 : tensor<2x3x1xf32>
    %87 = stablehlo.multiply %71, %86 : tensor<2x3x1xf32>
    %88 = stablehlo.broadcast_in_dim %87, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x8xf32>
    %89 = stablehlo.subtract %83, %88 : tensor<2x3x8xf32>
    %90 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %91 = stablehlo.broadcast_in_dim %90, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x3x8xf32>
    %92 = stablehlo.multiply %91, %89 : tensor<2x3x8xf32>
    %93 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x3x8xf32>
    %95 = stablehlo.add %92, %94 : tensor<2x3x8xf32>
    %96 = stablehlo.dot_general %95, %arg8, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8xf32>, tensor<8x16xf32>) -> tensor<2x3x16xf32>
    %97 = stablehlo.multiply %96, %96 : tensor<2x3x16xf32>
    %98 = stablehlo.multiply %97, %96 : tensor<2x3x16xf32>
    %cst_15 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x3x16xf32>
    %100 = stablehlo.multiply %99, %98 : tensor<2x3x16xf32>
    %101 = stablehlo.add %96, %100 : tensor<2x3x16xf32>
    %cst_16 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x3x16xf32>
    %103 = stablehlo.multiply %102, %101 : tensor<2x3x16xf32>
    %104 = stablehlo.tanh %103 : tensor<2x3x16xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x3x16xf32>
    %106 = stablehlo.add %105, %104 : tensor<2x3x16xf32>
    %cst_18 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x3x16xf32>
    %108 = stablehlo.multiply %107, %106 : tensor<2x3x16xf32>
    %109 = stablehlo.multiply %96, %108 : tensor<2x3x16xf32>
    %110 = stablehlo.dot_general %109, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3x16xf32>, tensor<16x8xf32>) -> tensor<2x3x8xf32>
    %111 = stablehlo.add %67, %110 : tensor<2x3x8xf32>
    return %111 : tensor<2x3x8xf32>
  }
}
