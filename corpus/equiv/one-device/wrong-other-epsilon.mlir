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
    %cst_3 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x3x1xf32>
    %12 = stablehlo.add %10, %11 : tensor<2x3x1xf32>
    %13 = stablehlo.rsqrt %12 : tensor<2x3x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x8xf32>
    %15 = stablehlo.multiply %arg10, %14 : tensor<2x3x8xf32>
    %cst_4 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
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
    %cst_5 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %35 = stablehlo.sqrt %cst_5 : tensor<f32>
    %36 = stablehlo.convert %35 : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<f32>) -> tensor<2x3x3xf32>
    %38 = stablehlo.divide %34, %37 : tensor<2x3x3xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_6) applies stablehlo.maximum across dimensions = [2] : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x3xf32>
    %42 = stablehlo.subtract %38, %41 : tensor<2x3x3xf32>
    %43 = stablehlo.exponential %42 : tensor<2x3x3xf32>
    %44 = stablehlo.dot_general %43, %33, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x3xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%43 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x4xf32>
    %48 = stablehlo.divide %44, %47 : tensor<2x3x4xf32>
    %49 = stablehlo.slice %arg6 [0:4, 0:8] : (tensor<8x8xf32>) -> tensor<4x8xf32>
    %50 = stablehlo.dot_general %48, %49, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xf32>, tensor<4x8xf32>) -> tensor<2x3x8xf32>
    %51 = stablehlo.add %arg10, %50 : tensor<2x3x8xf32>
    %52 = stablehlo.slice %arg7 [0:8, 4:8] : (tensor<8x8xf32>) -> tensor<8x4xf32>
    %53 = stablehlo.dot_general %27, %52, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8xf32>, tensor<8x4xf32>) -> tensor<2x3x4xf32>
    %54 = stablehlo.slice %arg5 [0:8, 4:8] : (tensor<8x8xf32>) -> tensor<8x4xf32>
    %55 = stablehlo.dot_general %27, %54, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8xf32>, tensor<8x4xf32>) -> tensor<2x3x4xf32>
    %56 = stablehlo.slice %arg9 [0:8, 4:8] : (tensor<8x8xf32>) -> tensor<8x4xf32>
    %57 = stablehlo.dot_general %27, %56, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8xf32>, tensor<8x4xf32>) -> tensor<2x3x4xf32>
    %58 = stablehlo.dot_general %53, %55, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x3xf32>
    %cst_8 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %59 = stablehlo.sqrt %cst_8 : tensor<f32>
    %60 = stablehlo.convert %59 : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [] : (tensor<f32>) -> tensor<2x3x3xf32>
    %62 = stablehlo.divide %58, %61 : tensor<2x3x3xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %63 = stablehlo.reduce(%62 init: %cst_9) applies stablehlo.maximum across dimensions = [2] : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x3xf32>
    %66 = stablehlo.subtract %62, %65 : tensor<2x3x3xf32>
    %67 = stablehlo.exponential %66 : tensor<2x3x3xf32>
    %68 = stablehlo.dot_general %67, %57, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x3xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.reduce(%67 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x4xf32>
    %72 = stablehlo.divide %68, %71 : tensor<2x3x4xf32>
    %73 = stablehlo.slice %arg6 [4:8, 0:8] : (tensor<8x8xf32>) -> tensor<4x8xf32>
    %74 = stablehlo.dot_general %72, %73, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xf32>, tensor<4x8xf32>) -> tensor<2x3x8xf32>
    %75 = stablehlo.add %51, %74 : tensor<2x3x8xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.reduce(%75 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<2x3x8xf32>, tensor<f32>) -> tensor<2x3xf32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %cst_12 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x3x1xf32>
    %79 = stablehlo.divide %77, %78 : tensor<2x3x1xf32>
    %80 = stablehlo.multiply %75, %75 : tensor<2x3x8xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.reduce(%80 init: %cst_13) applies stablehlo.add across dimensions = [2] : (tensor<2x3x8xf32>, tensor<f32>) -> tensor<2x3xf32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %cst_14 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x3x1xf32>
    %84 = stablehlo.divide %82, %83 : tensor<2x3x1xf32>
    %85 = stablehlo.multiply %79, %79 : tensor<2x3x1xf32>
    %86 = stablehlo.subtract %84, %85 : tensor<2x3x1xf32>
    %cst_15 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x3x1xf32>
    %88 = stablehlo.add %86, %87 : tensor<2x3x1xf32>
    %89 = stablehlo.rsqrt %88 : tensor<2x3x1xf32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x8xf32>
    %91 = stablehlo.multiply %75, %90 : tensor<2x3x8xf32>
    %cst_16 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x3x1xf32>
    %93 = stablehlo.add %86, %92 : tensor<2x3x1xf32>
    %94 = stablehlo.rsqrt %93 : tensor<2x3x1xf32>
    %95 = stablehlo.multiply %79, %94 : tensor<2x3x1xf32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x8xf32>
    %97 = stablehlo.subtract %91, %96 : tensor<2x3x8xf32>
    %98 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x3x8xf32>
    %100 = stablehlo.multiply %99, %97 : tensor<2x3x8xf32>
    %101 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x3x8xf32>
    %103 = stablehlo.add %100, %102 : tensor<2x3x8xf32>
    %104 = stablehlo.dot_general %103, %arg8, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8xf32>, tensor<8x16xf32>) -> tensor<2x3x16xf32>
    %105 = stablehlo.multiply %104, %104 : tensor<2x3x16xf32>
    %106 = stablehlo.multiply %105, %104 : tensor<2x3x16xf32>
    %cst_17 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x3x16xf32>
    %108 = stablehlo.multiply %107, %106 : tensor<2x3x16xf32>
    %109 = stablehlo.add %104, %108 : tensor<2x3x16xf32>
    %cst_18 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x3x16xf32>
    %111 = stablehlo.multiply %110, %109 : tensor<2x3x16xf32>
    %112 = stablehlo.tanh %111 : tensor<2x3x16xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x3x16xf32>
    %114 = stablehlo.add %113, %112 : tensor<2x3x16xf32>
    %cst_20 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x3x16xf32>
    %116 = stablehlo.multiply %115, %114 : tensor<2x3x16xf32>
    %117 = stablehlo.multiply %104, %116 : tensor<2x3x16xf32>
    %118 = stablehlo.dot_general %117, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3x16xf32>, tensor<16x8xf32>) -> tensor<2x3x8xf32>
    %119 = stablehlo.add %75, %118 : tensor<2x3x8xf32>
    return %119 : tensor<2x3x8xf32>
  }
}
