module @jit_residual_block_grad attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>, %arg3: tensor<4xf32>, %arg4: tensor<3x3x3x4xf32>, %arg5: tensor<3x3x4x4xf32>, %arg6: tensor<1x1x3x4xf32>, %arg7: tensor<3x6x6x3xf32>, %arg8: tensor<3x3x3x4xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<4xf32> {jax.result_info = "result[1][0]['b1']"}, tensor<4xf32> {jax.result_info = "result[1][0]['b2']"}, tensor<4xf32> {jax.result_info = "result[1][0]['g1']"}, tensor<4xf32> {jax.result_info = "result[1][0]['g2']"}, tensor<3x3x3x4xf32> {jax.result_info = "result[1][0]['w1']"}, tensor<3x3x4x4xf32> {jax.result_info = "result[1][0]['w2']"}, tensor<1x1x3x4xf32> {jax.result_info = "result[1][0]['w3']"}, tensor<3x6x6x3xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.convolution(%arg7, %arg4) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x6x6x3xf32>, tensor<3x3x3x4xf32>) -> tensor<3x3x3x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x3x3x4xf32>, tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_0 = stablehlo.constant dense<2.700000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1x1x4xf32>
    %4 = stablehlo.divide %2, %3 : tensor<1x1x1x4xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<3x3x3x4xf32>
    %6 = stablehlo.subtract %0, %5 : tensor<3x3x3x4xf32>
    %7 = chlo.square %6 : tensor<3x3x3x4xf32> -> tensor<3x3x3x4xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3x3x4xf32>
    %9 = stablehlo.multiply %8, %6 : tensor<3x3x3x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%7 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x3x3x4xf32>, tensor<f32>) -> tensor<4xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_3 = stablehlo.constant dense<2.700000e+01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x1x1x4xf32>
    %13 = stablehlo.divide %11, %12 : tensor<1x1x1x4xf32>
    %14 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<3x3x3x4xf32>
    %15 = stablehlo.subtract %0, %14 : tensor<3x3x3x4xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x1x1x4xf32>
    %17 = stablehlo.add %13, %16 : tensor<1x1x1x4xf32>
    %18 = stablehlo.rsqrt %17 : tensor<1x1x1x4xf32>
    %19 = stablehlo.divide %18, %17 : tensor<1x1x1x4xf32>
    %cst_5 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1x1x1x4xf32>
    %21 = stablehlo.multiply %20, %19 : tensor<1x1x1x4xf32>
    %22 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<3x3x3x4xf32>
    %23 = stablehlo.multiply %15, %22 : tensor<3x3x3x4xf32>
    %24 = stablehlo.broadcast_in_dim %arg2, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<3x3x3x4xf32>
    %26 = stablehlo.multiply %23, %25 : tensor<3x3x3x4xf32>
    %27 = stablehlo.broadcast_in_dim %arg0, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<3x3x3x4xf32>
    %29 = stablehlo.add %26, %28 : tensor<3x3x3x4xf32>
    %30 = call @relu(%29) : (tensor<3x3x3x4xf32>) -> tensor<3x3x3x4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x3x3x4xf32>
    %32 = stablehlo.compare GT, %29, %31, FLOAT : (tensor<3x3x3x4xf32>, tensor<3x3x3x4xf32>) -> tensor<3x3x3x4xi1>
    %33 = stablehlo.convolution(%30, %arg5) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x3x3x4xf32>, tensor<3x3x4x4xf32>) -> tensor<3x3x3x4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%33 init: %cst_7) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x3x3x4xf32>, tensor<f32>) -> tensor<4xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_8 = stablehlo.constant dense<2.700000e+01> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<1x1x1x4xf32>
    %37 = stablehlo.divide %35, %36 : tensor<1x1x1x4xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<3x3x3x4xf32>
    %39 = stablehlo.subtract %33, %38 : tensor<3x3x3x4xf32>
    %40 = chlo.square %39 : tensor<3x3x3x4xf32> -> tensor<3x3x3x4xf32>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x3x3x4xf32>
    %42 = stablehlo.multiply %41, %39 : tensor<3x3x3x4xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%40 init: %cst_10) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x3x3x4xf32>, tensor<f32>) -> tensor<4xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_11 = stablehlo.constant dense<2.700000e+01> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<1x1x1x4xf32>
    %46 = stablehlo.divide %44, %45 : tensor<1x1x1x4xf32>
    %47 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<3x3x3x4xf32>
    %48 = stablehlo.subtract %33, %47 : tensor<3x3x3x4xf32>
    %cst_12 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<1x1x1x4xf32>
    %50 = stablehlo.add %46, %49 : tensor<1x1x1x4xf32>
    %51 = stablehlo.rsqrt %50 : tensor<1x1x1x4xf32>
    %52 = stablehlo.divide %51, %50 : tensor<1x1x1x4xf32>
    %cst_13 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<1x1x1x4xf32>
    %54 = stablehlo.multiply %53, %52 : tensor<1x1x1x4xf32>
    %55 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<3x3x3x4xf32>
    %56 = stablehlo.multiply %48, %55 : tensor<3x3x3x4xf32>
    %57 = stablehlo.broadcast_in_dim %arg3, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<3x3x3x4xf32>
    %59 = stablehlo.multiply %56, %58 : tensor<3x3x3x4xf32>
    %60 = stablehlo.broadcast_in_dim %arg1, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<3x3x3x4xf32>
    %62 = stablehlo.add %59, %61 : tensor<3x3x3x4xf32>
    %63 = stablehlo.convolution(%arg7, %arg6) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x6x6x3xf32>, tensor<1x1x3x4xf32>) -> tensor<3x3x3x4xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.reduce(%63 init: %cst_14) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x3x3x4xf32>, tensor<f32>) -> tensor<4xf32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_15 = stablehlo.constant dense<2.700000e+01> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<1x1x1x4xf32>
    %67 = stablehlo.divide %65, %66 : tensor<1x1x1x4xf32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<3x3x3x4xf32>
    %69 = stablehlo.subtract %63, %68 : tensor<3x3x3x4xf32>
    %70 = chlo.square %69 : tensor<3x3x3x4xf32> -> tensor<3x3x3x4xf32>
    %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x3x3x4xf32>
    %72 = stablehlo.multiply %71, %69 : tensor<3x3x3x4xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.reduce(%70 init: %cst_17) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x3x3x4xf32>, tensor<f32>) -> tensor<4xf32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_18 = stablehlo.constant dense<2.700000e+01> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<1x1x1x4xf32>
    %76 = stablehlo.divide %74, %75 : tensor<1x1x1x4xf32>
    %77 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<3x3x3x4xf32>
    %78 = stablehlo.subtract %63, %77 : tensor<3x3x3x4xf32>
    %cst_19 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<1x1x1x4xf32>
    %80 = stablehlo.add %76, %79 : tensor<1x1x1x4xf32>
    %81 = stablehlo.rsqrt %80 : tensor<1x1x1x4xf32>
    %82 = stablehlo.divide %81, %80 : tensor<1x1x1x4xf32>
    %cst_20 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<1x1x1x4xf32>
    %84 = stablehlo.multiply %83, %82 : tensor<1x1x1x4xf32>
    %85 = stablehlo.broadcast_in_dim %81, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<3x3x3x4xf32>
    %86 = stablehlo.multiply %78, %85 : tensor<3x3x3x4xf32>
    %87 = stablehlo.add %62, %86 : tensor<3x3x3x4xf32>
    %88 = call @relu(%87) : (tensor<3x3x3x4xf32>) -> tensor<3x3x3x4xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x3x3x4xf32>
    %90 = stablehlo.compare GT, %87, %89, FLOAT : (tensor<3x3x3x4xf32>, tensor<3x3x3x4xf32>) -> tensor<3x3x3x4xi1>
    %91 = stablehlo.multiply %arg8, %88 : tensor<3x3x3x4xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.reduce(%91 init: %cst_22) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<3x3x3x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3x3x3x4xf32>
    %94 = stablehlo.multiply %arg8, %93 : tensor<3x3x3x4xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x3x3x4xf32>
    %96 = stablehlo.select %90, %94, %95 : tensor<3x3x3x4xi1>, tensor<3x3x3x4xf32>
    %97 = stablehlo.multiply %78, %96 : tensor<3x3x3x4xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.reduce(%97 init: %cst_25) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x3x3x4xf32>, tensor<f32>) -> tensor<4xf32>
    %99 = stablehlo.reshape %98 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %100 = stablehlo.broadcast_in_dim %81, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<3x3x3x4xf32>
    %101 = stablehlo.multiply %96, %100 : tensor<3x3x3x4xf32>
    %102 = stablehlo.multiply %99, %84 : tensor<1x1x1x4xf32>
    %103 = stablehlo.negate %101 : tensor<3x3x3x4xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %104 = stablehlo.reduce(%103 init: %cst_26) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x3x3x4xf32>, tensor<f32>) -> tensor<4xf32>
    %105 = stablehlo.reshape %104 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_27 = stablehlo.constant dense<2.700000e+01> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<1x1x1x4xf32>
    %107 = stablehlo.divide %102, %106 : tensor<1x1x1x4xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.reduce(%107 init: %cst_28) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %109 = stablehlo.broadcast_in_dim %108, dims = [3] : (tensor<4xf32>) -> tensor<3x3x3x4xf32>
    %110 = stablehlo.multiply %109, %72 : tensor<3x3x3x4xf32>
    %111 = stablehlo.negate %110 : tensor<3x3x3x4xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.reduce(%111 init: %cst_29) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x3x3x4xf32>, tensor<f32>) -> tensor<4xf32>
    %113 = stablehlo.reshape %112 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %114 = stablehlo.add %101, %110 : tensor<3x3x3x4xf32>
    %115 = stablehlo.add %105, %113 : tensor<1x1x1x4xf32>
    %cst_30 = stablehlo.constant dense<2.700000e+01> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<1x1x1x4xf32>
    %117 = stablehlo.divide %115, %116 : tensor<1x1x1x4xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.reduce(%117 init: %cst_31) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [3] : (tensor<4xf32>) -> tensor<3x3x3x4xf32>
    %120 = stablehlo.add %114, %119 : tensor<3x3x3x4xf32>
    %121 = stablehlo.convolution(%arg7, %120) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, -1], [0, -1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x6x6x3xf32>, tensor<3x3x3x4xf32>) -> tensor<1x1x3x4xf32>
    %122 = stablehlo.reverse %arg6, dims = [0, 1] : tensor<1x1x3x4xf32>
    %123 = stablehlo.convolution(%120, %122) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x3x3x4xf32>, tensor<1x1x3x4xf32>) -> tensor<3x6x6x3xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.reduce(%96 init: %cst_32) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x3x3x4xf32>, tensor<f32>) -> tensor<4xf32>
    %125 = stablehlo.reshape %124 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.reduce(%125 init: %cst_33) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %127 = stablehlo.multiply %56, %96 : tensor<3x3x3x4xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.reduce(%127 init: %cst_34) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x3x3x4xf32>, tensor<f32>) -> tensor<4xf32>
    %129 = stablehlo.reshape %128 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %130 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<3x3x3x4xf32>
    %131 = stablehlo.multiply %96, %130 : tensor<3x3x3x4xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.reduce(%129 init: %cst_35) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %133 = stablehlo.multiply %48, %131 : tensor<3x3x3x4xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.reduce(%133 init: %cst_36) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x3x3x4xf32>, tensor<f32>) -> tensor<4xf32>
    %135 = stablehlo.reshape %134 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %136 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<3x3x3x4xf32>
    %137 = stablehlo.multiply %131, %136 : tensor<3x3x3x4xf32>
    %138 = stablehlo.multiply %135, %54 : tensor<1x1x1x4xf32>
    %139 = stablehlo.negate %137 : tensor<3x3x3x4xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.reduce(%139 init: %cst_37) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x3x3x4xf32>, tensor<f32>) -> tensor<4xf32>
    %141 = stablehlo.reshape %140 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_38 = stablehlo.constant dense<2.700000e+01> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<1x1x1x4xf32>
    %143 = stablehlo.divide %138, %142 : tensor<1x1x1x4xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %144 = stablehlo.reduce(%143 init: %cst_39) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %145 = stablehlo.broadcast_in_dim %144, dims = [3] : (tensor<4xf32>) -> tensor<3x3x3x4xf32>
    %146 = stablehlo.multiply %145, %42 : tensor<3x3x3x4xf32>
    %147 = stablehlo.negate %146 : tensor<3x3x3x4xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.reduce(%147 init: %cst_40) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x3x3x4xf32>, tensor<f32>) -> tensor<4xf32>
    %149 = stablehlo.reshape %148 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %150 = stablehlo.add %137, %146 : tensor<3x3x3x4xf32>
    %151 = stablehlo.add %141, %149 : tensor<1x1x1x4xf32>
    %cst_41 = stablehlo.constant dense<2.700000e+01> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<1x1x1x4xf32>
    %153 = stablehlo.divide %151, %152 : tensor<1x1x1x4xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %154 = stablehlo.reduce(%153 init: %cst_42) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %155 = stablehlo.broadcast_in_dim %154, dims = [3] : (tensor<4xf32>) -> tensor<3x3x3x4xf32>
    %156 = stablehlo.add %150, %155 : tensor<3x3x3x4xf32>
    %157 = stablehlo.convolution(%30, %156) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x3x3x4xf32>, tensor<3x3x3x4xf32>) -> tensor<3x3x4x4xf32>
    %158 = stablehlo.reverse %arg5, dims = [0, 1] : tensor<3x3x4x4xf32>
    %159 = stablehlo.convolution(%156, %158) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x3x3x4xf32>, tensor<3x3x4x4xf32>) -> tensor<3x3x3x4xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<3x3x3x4xf32>
    %161 = stablehlo.select %32, %159, %160 : tensor<3x3x3x4xi1>, tensor<3x3x3x4xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %162 = stablehlo.reduce(%161 init: %cst_44) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x3x3x4xf32>, tensor<f32>) -> tensor<4xf32>
    %163 = stablehlo.reshape %162 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %164 = stablehlo.reduce(%163 init: %cst_45) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %165 = stablehlo.multiply %23, %161 : tensor<3x3x3x4xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %166 = stablehlo.reduce(%165 init: %cst_46) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x3x3x4xf32>, tensor<f32>) -> tensor<4xf32>
    %167 = stablehlo.reshape %166 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %168 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<3x3x3x4xf32>
    %169 = stablehlo.multiply %161, %168 : tensor<3x3x3x4xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %170 = stablehlo.reduce(%167 init: %cst_47) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %171 = stablehlo.multiply %15, %169 : tensor<3x3x3x4xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %172 = stablehlo.reduce(%171 init: %cst_48) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x3x3x4xf32>, tensor<f32>) -> tensor<4xf32>
    %173 = stablehlo.reshape %172 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %174 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<3x3x3x4xf32>
    %175 = stablehlo.multiply %169, %174 : tensor<3x3x3x4xf32>
    %176 = stablehlo.multiply %173, %21 : tensor<1x1x1x4xf32>
    %177 = stablehlo.negate %175 : tensor<3x3x3x4xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %178 = stablehlo.reduce(%177 init: %cst_49) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x3x3x4xf32>, tensor<f32>) -> tensor<4xf32>
    %179 = stablehlo.reshape %178 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_50 = stablehlo.constant dense<2.700000e+01> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<1x1x1x4xf32>
    %181 = stablehlo.divide %176, %180 : tensor<1x1x1x4xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %182 = stablehlo.reduce(%181 init: %cst_51) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %183 = stablehlo.broadcast_in_dim %182, dims = [3] : (tensor<4xf32>) -> tensor<3x3x3x4xf32>
    %184 = stablehlo.multiply %183, %9 : tensor<3x3x3x4xf32>
    %185 = stablehlo.negate %184 : tensor<3x3x3x4xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %186 = stablehlo.reduce(%185 init: %cst_52) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x3x3x4xf32>, tensor<f32>) -> tensor<4xf32>
    %187 = stablehlo.reshape %186 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %188 = stablehlo.add %175, %184 : tensor<3x3x3x4xf32>
    %189 = stablehlo.add %179, %187 : tensor<1x1x1x4xf32>
    %cst_53 = stablehlo.constant dense<2.700000e+01> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<1x1x1x4xf32>
    %191 = stablehlo.divide %189, %190 : tensor<1x1x1x4xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %192 = stablehlo.reduce(%191 init: %cst_54) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %193 = stablehlo.broadcast_in_dim %192, dims = [3] : (tensor<4xf32>) -> tensor<3x3x3x4xf32>
    %194 = stablehlo.add %188, %193 : tensor<3x3x3x4xf32>
    %195 = stablehlo.convolution(%arg7, %194) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x6x6x3xf32>, tensor<3x3x3x4xf32>) -> tensor<3x3x3x4xf32>
    %196 = stablehlo.reverse %arg4, dims = [0, 1] : tensor<3x3x3x4xf32>
    %197 = stablehlo.convolution(%194, %196) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 1], [2, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x3x3x4xf32>, tensor<3x3x3x4xf32>) -> tensor<3x6x6x3xf32>
    %198 = stablehlo.add %123, %197 : tensor<3x6x6x3xf32>
    return %92, %164, %126, %170, %132, %195, %157, %121, %198 : tensor<f32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x3x3x4xf32>, tensor<3x3x4x4xf32>, tensor<1x1x3x4xf32>, tensor<3x6x6x3xf32>
  }
  func.func private @relu(%arg0: tensor<3x3x3x4xf32>) -> tensor<3x3x3x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3x3x4xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<3x3x3x4xf32>
    return %1 : tensor<3x3x3x4xf32>
  }
}
