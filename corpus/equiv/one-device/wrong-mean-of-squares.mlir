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
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x3x1xf32>
    %10 = stablehlo.add %8, %9 : tensor<2x3x1xf32>
    %11 = stablehlo.rsqrt %10 : tensor<2x3x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x8xf32>
    %13 = stablehlo.multiply %arg10, %12 : tensor<2x3x8xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x3x1xf32>
    %15 = stablehlo.add %8, %14 : tensor<2x3x1xf32>
    %16 = stablehlo.rsqrt %15 : tensor<2x3x1xf32>
    %17 = stablehlo.multiply %3, %16 : tensor<2x3x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x8xf32>
    %19 = stablehlo.subtract %13, %18 : tensor<2x3x8xf32>
    %20 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x3x8xf32>
    %22 = stablehlo.multiply %21, %19 : tensor<2x3x8xf32>
    %23 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x3x8xf32>
    %25 = stablehlo.add %22, %24 : tensor<2x3x8xf32>
    %26 = stablehlo.slice %arg7 [0:8, 0:4] : (tensor<8x8xf32>) -> tensor<8x4xf32>
    %27 = stablehlo.dot_general %25, %26, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8xf32>, tensor<8x4xf32>) -> tensor<2x3x4xf32>
    %28 = stablehlo.slice %arg5 [0:8, 0:4] : (tensor<8x8xf32>) -> tensor<8x4xf32>
    %29 = stablehlo.dot_general %25, %28, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8xf32>, tensor<8x4xf32>) -> tensor<2x3x4xf32>
    %30 = stablehlo.slice %arg9 [0:8, 0:4] : (tensor<8x8xf32>) -> tensor<8x4xf32>
    %31 = stablehlo.dot_general %25, %30, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8xf32>, tensor<8x4xf32>) -> tensor<2x3x4xf32>
    %32 = stablehlo.dot_general %27, %29, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x3xf32>
    %cst_5 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %33 = stablehlo.sqrt %cst_5 : tensor<f32>
    %34 = stablehlo.convert %33 : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<f32>) -> tensor<2x3x3xf32>
    %36 = stablehlo.divide %32, %35 : tensor<2x3x3xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_6) applies stablehlo.maximum across dimensions = [2] : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x3xf32>
    %40 = stablehlo.subtract %36, %39 : tensor<2x3x3xf32>
    %41 = stablehlo.exponential %40 : tensor<2x3x3xf32>
    %42 = stablehlo.dot_general %41, %31, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x3xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%41 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x4xf32>
    %46 = stablehlo.divide %42, %45 : tensor<2x3x4xf32>
    %47 = stablehlo.slice %arg6 [0:4, 0:8] : (tensor<8x8xf32>) -> tensor<4x8xf32>
    %48 = stablehlo.dot_general %46, %47, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xf32>, tensor<4x8xf32>) -> tensor<2x3x8xf32>
    %49 = stablehlo.add %arg10, %48 : tensor<2x3x8xf32>
    %50 = stablehlo.slice %arg7 [0:8, 4:8] : (tensor<8x8xf32>) -> tensor<8x4xf32>
    %51 = stablehlo.dot_general %25, %50, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8xf32>, tensor<8x4xf32>) -> tensor<2x3x4xf32>
    %52 = stablehlo.slice %arg5 [0:8, 4:8] : (tensor<8x8xf32>) -> tensor<8x4xf32>
    %53 = stablehlo.dot_general %25, %52, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8xf32>, tensor<8x4xf32>) -> tensor<2x3x4xf32>
    %54 = stablehlo.slice %arg9 [0:8, 4:8] : (tensor<8x8xf32>) -> tensor<8x4xf32>
    %55 = stablehlo.dot_general %25, %54, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8xf32>, tensor<8x4xf32>) -> tensor<2x3x4xf32>
    %56 = stablehlo.dot_general %51, %53, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x3xf32>
    %cst_8 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %57 = stablehlo.sqrt %cst_8 : tensor<f32>
    %58 = stablehlo.convert %57 : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [] : (tensor<f32>) -> tensor<2x3x3xf32>
    %60 = stablehlo.divide %56, %59 : tensor<2x3x3xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %61 = stablehlo.reduce(%60 init: %cst_9) applies stablehlo.maximum across dimensions = [2] : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x3xf32>
    %64 = stablehlo.subtract %60, %63 : tensor<2x3x3xf32>
    %65 = stablehlo.exponential %64 : tensor<2x3x3xf32>
    %66 = stablehlo.dot_general %65, %55, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x3xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.reduce(%65 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x4xf32>
    %70 = stablehlo.divide %66, %69 : tensor<2x3x4xf32>
    %71 = stablehlo.slice %arg6 [4:8, 0:8] : (tensor<8x8xf32>) -> tensor<4x8xf32>
    %72 = stablehlo.dot_general %70, %71, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xf32>, tensor<4x8xf32>) -> tensor<2x3x8xf32>
    %73 = stablehlo.add %49, %72 : tensor<2x3x8xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.reduce(%73 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<2x3x8xf32>, tensor<f32>) -> tensor<2x3xf32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %cst_12 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x3x1xf32>
    %77 = stablehlo.divide %75, %76 : tensor<2x3x1xf32>
    %78 = stablehlo.multiply %73, %73 : tensor<2x3x8xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.reduce(%78 init: %cst_13) applies stablehlo.add across dimensions = [2] : (tensor<2x3x8xf32>, tensor<f32>) -> tensor<2x3xf32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %cst_14 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x3x1xf32>
    %82 = stablehlo.divide %80, %81 : tensor<2x3x1xf32>
    %cst_15 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x3x1xf32>
    %84 = stablehlo.add %82, %83 : tensor<2x3x1xf32>
    %85 = stablehlo.rsqrt %84 : tensor<2x3x1xf32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x8xf32>
    %87 = stablehlo.multiply %73, %86 : tensor<2x3x8xf32>
    %cst_16 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x3x1xf32>
    %89 = stablehlo.add %82, %88 : tensor<2x3x1xf32>
    %90 = stablehlo.rsqrt %89 : tensor<2x3x1xf32>
    %91 = stablehlo.multiply %77, %90 : tensor<2x3x1xf32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x8xf32>
    %93 = stablehlo.subtract %87, %92 : tensor<2x3x8xf32>
    %94 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x3x8xf32>
    %96 = stablehlo.multiply %95, %93 : tensor<2x3x8xf32>
    %97 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x3x8xf32>
    %99 = stablehlo.add %96, %98 : tensor<2x3x8xf32>
    %100 = stablehlo.dot_general %99, %arg8, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8xf32>, tensor<8x16xf32>) -> tensor<2x3x16xf32>
    %101 = stablehlo.multiply %100, %100 : tensor<2x3x16xf32>
    %102 = stablehlo.multiply %101, %100 : tensor<2x3x16xf32>
    %cst_17 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x3x16xf32>
    %104 = stablehlo.multiply %103, %102 : tensor<2x3x16xf32>
    %105 = stablehlo.add %100, %104 : tensor<2x3x16xf32>
    %cst_18 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x3x16xf32>
    %107 = stablehlo.multiply %106, %105 : tensor<2x3x16xf32>
    %108 = stablehlo.tanh %107 : tensor<2x3x16xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x3x16xf32>
    %110 = stablehlo.add %109, %108 : tensor<2x3x16xf32>
    %cst_20 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x3x16xf32>
    %112 = stablehlo.multiply %111, %110 : tensor<2x3x16xf32>
    %113 = stablehlo.multiply %100, %112 : tensor<2x3x16xf32>
    %114 = stablehlo.dot_general %113, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3x16xf32>, tensor<16x8xf32>) -> tensor<2x3x8xf32>
    %115 = stablehlo.add %73, %114 : tensor<2x3x8xf32>
    return %115 : tensor<2x3x8xf32>
  }
}
