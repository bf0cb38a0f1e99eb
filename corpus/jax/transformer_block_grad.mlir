module @jit_transformer_block_grad attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x4x6xf32>, %arg1: tensor<2x4x6xf32>, %arg2: tensor<6x18xf32>, %arg3: tensor<6x6xf32>, %arg4: tensor<6x12xf32>, %arg5: tensor<12x6xf32>) -> (tensor<2x4x6xf32> {jax.result_info = "result[0]"}, tensor<6x18xf32> {jax.result_info = "result[1]"}, tensor<6x6xf32> {jax.result_info = "result[2]"}, tensor<6x12xf32> {jax.result_info = "result[3]"}, tensor<12x6xf32> {jax.result_info = "result[4]"}) {
    %cst = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %0:7 = call @standardize(%arg1, %cst) : (tensor<2x4x6xf32>, tensor<f32>) -> (tensor<2x4x6xf32>, tensor<2x4x6xf32>, tensor<2x4x1xf32>, tensor<2x4x1xf32>, tensor<2x4x1xf32>, tensor<2x4x1xf32>, tensor<2x4x6xf32>)
    %1 = stablehlo.dot_general %0#0, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x6xf32>, tensor<6x18xf32>) -> tensor<2x4x18xf32>
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
    %15:2 = call @_where(%14, %12, %cst_1) : (tensor<4x4xi1>, tensor<2x2x4x4xf32>, tensor<f32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4x4xi1>)
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %16 = stablehlo.reduce(%15#0 init: %cst_2) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x2x4xf32>
    %18 = stablehlo.maximum %17, %16 : tensor<2x2x4xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
    %21 = stablehlo.subtract %15#0, %20 : tensor<2x2x4x4xf32>
    %22 = stablehlo.exponential %21 : tensor<2x2x4x4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_4) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
    %26 = stablehlo.divide %22, %25 : tensor<2x2x4x4xf32>
    %27 = stablehlo.multiply %24, %24 : tensor<2x2x4x1xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x2x4x1xf32>
    %29 = stablehlo.divide %28, %27 : tensor<2x2x4x1xf32>
    %30 = stablehlo.dot_general %9, %26, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x3xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x3x4xf32>
    %31 = stablehlo.transpose %30, dims = [0, 3, 1, 2] : (tensor<2x2x3x4xf32>) -> tensor<2x4x2x3xf32>
    %32 = stablehlo.reshape %31 : (tensor<2x4x2x3xf32>) -> tensor<2x4x6xf32>
    %33 = stablehlo.dot_general %32, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x6xf32>, tensor<6x6xf32>) -> tensor<2x4x6xf32>
    %34 = stablehlo.add %arg1, %33 : tensor<2x4x6xf32>
    %cst_6 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %35:7 = call @standardize(%34, %cst_6) : (tensor<2x4x6xf32>, tensor<f32>) -> (tensor<2x4x6xf32>, tensor<2x4x6xf32>, tensor<2x4x1xf32>, tensor<2x4x1xf32>, tensor<2x4x1xf32>, tensor<2x4x1xf32>, tensor<2x4x6xf32>)
    %36 = stablehlo.dot_general %35#0, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x6xf32>, tensor<6x12xf32>) -> tensor<2x4x12xf32>
    %37 = stablehlo.multiply %36, %36 : tensor<2x4x12xf32>
    %38 = stablehlo.multiply %37, %36 : tensor<2x4x12xf32>
    %39 = stablehlo.multiply %36, %36 : tensor<2x4x12xf32>
    %cst_7 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x4x12xf32>
    %41 = stablehlo.multiply %40, %39 : tensor<2x4x12xf32>
    %cst_8 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x4x12xf32>
    %43 = stablehlo.multiply %42, %38 : tensor<2x4x12xf32>
    %44 = stablehlo.add %36, %43 : tensor<2x4x12xf32>
    %cst_9 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x4x12xf32>
    %46 = stablehlo.multiply %45, %44 : tensor<2x4x12xf32>
    %47 = stablehlo.tanh %46 : tensor<2x4x12xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x4x12xf32>
    %49 = stablehlo.subtract %48, %47 : tensor<2x4x12xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x4x12xf32>
    %51 = stablehlo.add %50, %47 : tensor<2x4x12xf32>
    %cst_12 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x4x12xf32>
    %53 = stablehlo.multiply %52, %51 : tensor<2x4x12xf32>
    %54 = stablehlo.multiply %36, %53 : tensor<2x4x12xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x4x6xf32>
    %56 = stablehlo.multiply %arg0, %55 : tensor<2x4x6xf32>
    %57 = stablehlo.dot_general %56, %54, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x6xf32>, tensor<2x4x12xf32>) -> tensor<6x12xf32>
    %58 = stablehlo.transpose %57, dims = [1, 0] : (tensor<6x12xf32>) -> tensor<12x6xf32>
    %59 = stablehlo.dot_general %56, %arg5, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x6xf32>, tensor<12x6xf32>) -> tensor<2x4x12xf32>
    %60 = stablehlo.multiply %36, %59 : tensor<2x4x12xf32>
    %61 = stablehlo.multiply %59, %53 : tensor<2x4x12xf32>
    %cst_14 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x4x12xf32>
    %63 = stablehlo.multiply %62, %60 : tensor<2x4x12xf32>
    %64 = stablehlo.multiply %63, %49 : tensor<2x4x12xf32>
    %65 = stablehlo.multiply %64, %47 : tensor<2x4x12xf32>
    %66 = stablehlo.add %64, %65 : tensor<2x4x12xf32>
    %cst_15 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x4x12xf32>
    %68 = stablehlo.multiply %67, %66 : tensor<2x4x12xf32>
    %69 = stablehlo.add %61, %68 : tensor<2x4x12xf32>
    %cst_16 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x4x12xf32>
    %71 = stablehlo.multiply %70, %68 : tensor<2x4x12xf32>
    %72 = stablehlo.multiply %71, %41 : tensor<2x4x12xf32>
    %73 = stablehlo.add %69, %72 : tensor<2x4x12xf32>
    %74 = stablehlo.dot_general %73, %35#0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<2x4x6xf32>) -> tensor<12x6xf32>
    %75 = stablehlo.transpose %74, dims = [1, 0] : (tensor<12x6xf32>) -> tensor<6x12xf32>
    %76 = stablehlo.dot_general %73, %arg4, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<6x12xf32>) -> tensor<2x4x6xf32>
    %77 = call @standardize_0(%35#1, %35#2, %35#3, %35#4, %35#5, %35#6, %76) : (tensor<2x4x6xf32>, tensor<2x4x1xf32>, tensor<2x4x1xf32>, tensor<2x4x1xf32>, tensor<2x4x1xf32>, tensor<2x4x6xf32>, tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
    %78 = stablehlo.add %56, %77 : tensor<2x4x6xf32>
    %79 = stablehlo.dot_general %78, %32, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x6xf32>, tensor<2x4x6xf32>) -> tensor<6x6xf32>
    %80 = stablehlo.transpose %79, dims = [1, 0] : (tensor<6x6xf32>) -> tensor<6x6xf32>
    %81 = stablehlo.dot_general %78, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x6xf32>, tensor<6x6xf32>) -> tensor<2x4x6xf32>
    %82 = stablehlo.reshape %81 : (tensor<2x4x6xf32>) -> tensor<2x4x2x3xf32>
    %83 = stablehlo.transpose %82, dims = [0, 2, 3, 1] : (tensor<2x4x2x3xf32>) -> tensor<2x2x3x4xf32>
    %84 = stablehlo.dot_general %83, %9, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x3x4xf32>, tensor<2x4x2x3xf32>) -> tensor<2x2x4x4xf32>
    %85 = stablehlo.dot_general %83, %26, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x3x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x3x4xf32>
    %86 = stablehlo.transpose %85, dims = [0, 3, 1, 2] : (tensor<2x2x3x4xf32>) -> tensor<2x4x2x3xf32>
    %87 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
    %88 = stablehlo.multiply %84, %87 : tensor<2x2x4x4xf32>
    %89 = stablehlo.multiply %88, %22 : tensor<2x2x4x4xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.reduce(%89 init: %cst_17) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
    %91 = stablehlo.reshape %90 : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
    %92 = stablehlo.negate %91 : tensor<2x2x4x1xf32>
    %93 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
    %94 = stablehlo.divide %84, %93 : tensor<2x2x4x4xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.reduce(%92 init: %cst_18) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x1xf32>, tensor<f32>) -> tensor<2x2x4xf32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x4xf32>
    %97 = stablehlo.add %94, %96 : tensor<2x2x4x4xf32>
    %98 = stablehlo.multiply %97, %22 : tensor<2x2x4x4xf32>
    %99 = call @_where_2(%15#1, %98) : (tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
    %cst_19 = stablehlo.constant dense<0.577350259> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
    %101 = stablehlo.multiply %99, %100 : tensor<2x2x4x4xf32>
    %102 = stablehlo.dot_general %101, %5, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x3xf32>) -> tensor<2x2x4x3xf32>
    %103 = stablehlo.transpose %102, dims = [0, 2, 1, 3] : (tensor<2x2x4x3xf32>) -> tensor<2x4x2x3xf32>
    %104 = stablehlo.dot_general %101, %7, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x3xf32>) -> tensor<2x2x4x3xf32>
    %105 = stablehlo.transpose %104, dims = [0, 2, 1, 3] : (tensor<2x2x4x3xf32>) -> tensor<2x4x2x3xf32>
    %106 = stablehlo.broadcast_in_dim %86, dims = [1, 2, 3, 4] : (tensor<2x4x2x3xf32>) -> tensor<1x2x4x2x3xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.pad %106, %cst_20, low = [2, 0, 0, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<1x2x4x2x3xf32>, tensor<f32>) -> tensor<3x2x4x2x3xf32>
    %108 = stablehlo.broadcast_in_dim %103, dims = [1, 2, 3, 4] : (tensor<2x4x2x3xf32>) -> tensor<1x2x4x2x3xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.pad %108, %cst_21, low = [1, 0, 0, 0, 0], high = [1, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<1x2x4x2x3xf32>, tensor<f32>) -> tensor<3x2x4x2x3xf32>
    %110 = stablehlo.add %107, %109 : tensor<3x2x4x2x3xf32>
    %111 = stablehlo.broadcast_in_dim %105, dims = [1, 2, 3, 4] : (tensor<2x4x2x3xf32>) -> tensor<1x2x4x2x3xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.pad %111, %cst_22, low = [0, 0, 0, 0, 0], high = [2, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<1x2x4x2x3xf32>, tensor<f32>) -> tensor<3x2x4x2x3xf32>
    %113 = stablehlo.add %110, %112 : tensor<3x2x4x2x3xf32>
    %114 = stablehlo.transpose %113, dims = [1, 2, 0, 3, 4] : (tensor<3x2x4x2x3xf32>) -> tensor<2x4x3x2x3xf32>
    %115 = stablehlo.reshape %114 : (tensor<2x4x3x2x3xf32>) -> tensor<2x4x18xf32>
    %116 = stablehlo.dot_general %115, %0#0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x18xf32>, tensor<2x4x6xf32>) -> tensor<18x6xf32>
    %117 = stablehlo.transpose %116, dims = [1, 0] : (tensor<18x6xf32>) -> tensor<6x18xf32>
    %118 = stablehlo.dot_general %115, %arg2, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x18xf32>, tensor<6x18xf32>) -> tensor<2x4x6xf32>
    %119 = call @standardize_0(%0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %118) : (tensor<2x4x6xf32>, tensor<2x4x1xf32>, tensor<2x4x1xf32>, tensor<2x4x1xf32>, tensor<2x4x1xf32>, tensor<2x4x6xf32>, tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
    %120 = stablehlo.add %78, %119 : tensor<2x4x6xf32>
    return %120, %117, %80, %75, %58 : tensor<2x4x6xf32>, tensor<6x18xf32>, tensor<6x6xf32>, tensor<6x12xf32>, tensor<12x6xf32>
  }
  func.func private @standardize(%arg0: tensor<2x4x6xf32>, %arg1: tensor<f32>) -> (tensor<2x4x6xf32>, tensor<2x4x6xf32>, tensor<2x4x1xf32>, tensor<2x4x1xf32>, tensor<2x4x1xf32>, tensor<2x4x1xf32>, tensor<2x4x6xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x4x6xf32>, tensor<f32>) -> tensor<2x4xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<2x4x1xf32>
    %4 = chlo.square %arg0 : tensor<2x4x6xf32> -> tensor<2x4x6xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x4x6xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<2x4x6xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%4 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<2x4x6xf32>, tensor<f32>) -> tensor<2x4xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
    %cst_3 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
    %10 = stablehlo.divide %8, %9 : tensor<2x4x1xf32>
    %11 = chlo.square %3 : tensor<2x4x1xf32> -> tensor<2x4x1xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
    %13 = stablehlo.multiply %12, %3 : tensor<2x4x1xf32>
    %14 = stablehlo.subtract %10, %11 : tensor<2x4x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %15:2 = call @clip(%14, %c) : (tensor<2x4x1xf32>, tensor<i32>) -> (tensor<2x4x1xf32>, tensor<2x4x1xf32>)
    %16 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x6xf32>
    %17 = stablehlo.subtract %arg0, %16 : tensor<2x4x6xf32>
    %18 = stablehlo.convert %arg1 : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
    %20 = stablehlo.add %15#0, %19 : tensor<2x4x1xf32>
    %21 = stablehlo.rsqrt %20 : tensor<2x4x1xf32>
    %22 = stablehlo.divide %21, %20 : tensor<2x4x1xf32>
    %cst_5 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
    %24 = stablehlo.multiply %23, %22 : tensor<2x4x1xf32>
    %25 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x6xf32>
    %26 = stablehlo.multiply %17, %25 : tensor<2x4x6xf32>
    return %26, %6, %13, %15#1, %24, %21, %17 : tensor<2x4x6xf32>, tensor<2x4x6xf32>, tensor<2x4x1xf32>, tensor<2x4x1xf32>, tensor<2x4x1xf32>, tensor<2x4x1xf32>, tensor<2x4x6xf32>
  }
  func.func private @clip(%arg0: tensor<2x4x1xf32>, %arg1: tensor<i32>) -> (tensor<2x4x1xf32>, tensor<2x4x1xf32>) {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<2x4x1xf32>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<2x4x1xf32>, tensor<2x4x1xf32>) -> tensor<2x4x1xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
    %6 = stablehlo.select %3, %4, %5 : tensor<2x4x1xi1>, tensor<2x4x1xf32>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
    %8 = stablehlo.compare EQ, %7, %2, FLOAT : (tensor<2x4x1xf32>, tensor<2x4x1xf32>) -> tensor<2x4x1xi1>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
    %11 = stablehlo.select %8, %9, %10 : tensor<2x4x1xi1>, tensor<2x4x1xf32>
    %12 = stablehlo.divide %6, %11 : tensor<2x4x1xf32>
    return %2, %12 : tensor<2x4x1xf32>, tensor<2x4x1xf32>
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
  func.func private @_where(%arg0: tensor<4x4xi1>, %arg1: tensor<2x2x4x4xf32>, %arg2: tensor<f32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4x4xi1>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<4x4xi1>) -> tensor<2x2x4x4xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
    return %3, %1 : tensor<2x2x4x4xf32>, tensor<2x2x4x4xi1>
  }
  func.func private @standardize_0(%arg0: tensor<2x4x6xf32>, %arg1: tensor<2x4x1xf32>, %arg2: tensor<2x4x1xf32>, %arg3: tensor<2x4x1xf32>, %arg4: tensor<2x4x1xf32>, %arg5: tensor<2x4x6xf32>, %arg6: tensor<2x4x6xf32>) -> tensor<2x4x6xf32> {
    %0 = stablehlo.multiply %arg5, %arg6 : tensor<2x4x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x4x6xf32>, tensor<f32>) -> tensor<2x4xf32>
    %2 = stablehlo.reshape %1 : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
    %3 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x6xf32>
    %4 = stablehlo.multiply %arg6, %3 : tensor<2x4x6xf32>
    %5 = stablehlo.multiply %2, %arg3 : tensor<2x4x1xf32>
    %6 = stablehlo.negate %4 : tensor<2x4x6xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<2x4x6xf32>, tensor<f32>) -> tensor<2x4xf32>
    %8 = stablehlo.reshape %7 : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
    %9 = call @clip_1(%arg2, %5) : (tensor<2x4x1xf32>, tensor<2x4x1xf32>) -> tensor<2x4x1xf32>
    %10 = stablehlo.negate %9 : tensor<2x4x1xf32>
    %11 = stablehlo.multiply %10, %arg1 : tensor<2x4x1xf32>
    %12 = stablehlo.add %8, %11 : tensor<2x4x1xf32>
    %cst_1 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
    %14 = stablehlo.divide %9, %13 : tensor<2x4x1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<2x4x1xf32>, tensor<f32>) -> tensor<2x4xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x6xf32>
    %17 = stablehlo.multiply %16, %arg0 : tensor<2x4x6xf32>
    %18 = stablehlo.add %4, %17 : tensor<2x4x6xf32>
    %cst_3 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
    %20 = stablehlo.divide %12, %19 : tensor<2x4x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_4) applies stablehlo.add across dimensions = [2] : (tensor<2x4x1xf32>, tensor<f32>) -> tensor<2x4xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x6xf32>
    %23 = stablehlo.add %18, %22 : tensor<2x4x6xf32>
    return %23 : tensor<2x4x6xf32>
  }
  func.func private @clip_1(%arg0: tensor<2x4x1xf32>, %arg1: tensor<2x4x1xf32>) -> tensor<2x4x1xf32> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<2x4x1xf32>
    return %0 : tensor<2x4x1xf32>
  }
  func.func private @_where_2(%arg0: tensor<2x2x4x4xi1>, %arg1: tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
    return %1 : tensor<2x2x4x4xf32>
  }
}
