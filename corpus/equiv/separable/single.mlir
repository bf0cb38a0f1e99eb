module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6xf32>, %arg1: tensor<20x3xf32>, %arg2: tensor<3x3x1x4xf32>, %arg3: tensor<3x3x6x5xf32>, %arg4: tensor<1x1x4x6xf32>, %arg5: tensor<4x8x8x4xf32>, %arg6: tensor<4xi32>) -> (tensor<f32> {jax.result_info = "result['loss']"}, tensor<6xf32> {jax.result_info = "result['params']['b']"}, tensor<20x3xf32> {jax.result_info = "result['params']['dense']"}, tensor<3x3x1x4xf32> {jax.result_info = "result['params']['depth']"}, tensor<3x3x6x5xf32> {jax.result_info = "result['params']['dilated']"}, tensor<1x1x4x6xf32> {jax.result_info = "result['params']['point']"}) {
    %0 = stablehlo.convolution(%arg5, %arg2) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 4 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x4xf32>, tensor<3x3x1x4xf32>) -> tensor<4x8x8x4xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x8x8x4xf32>
    %2 = stablehlo.multiply %1, %0 : tensor<4x8x8x4xf32>
    %3 = stablehlo.negate %0 : tensor<4x8x8x4xf32>
    %cst_0 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x8x8x4xf32>
    %5 = stablehlo.multiply %3, %4 : tensor<4x8x8x4xf32>
    %6 = chlo.erfc %5 : tensor<4x8x8x4xf32> -> tensor<4x8x8x4xf32>
    %7 = chlo.square %5 : tensor<4x8x8x4xf32> -> tensor<4x8x8x4xf32>
    %8 = stablehlo.negate %7 : tensor<4x8x8x4xf32>
    %9 = stablehlo.exponential %8 : tensor<4x8x8x4xf32>
    %10 = stablehlo.multiply %2, %6 : tensor<4x8x8x4xf32>
    %11 = stablehlo.convolution(%10, %arg4) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x4xf32>, tensor<1x1x4x6xf32>) -> tensor<4x5x5x6xf32>
    %12 = stablehlo.broadcast_in_dim %arg0, dims = [3] : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<4x5x5x6xf32>
    %14 = stablehlo.add %11, %13 : tensor<4x5x5x6xf32>
    %cst_1 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x5x5x6xf32>
    %16 = stablehlo.multiply %15, %14 : tensor<4x5x5x6xf32>
    %17 = stablehlo.maximum %14, %16 : tensor<4x5x5x6xf32>
    %18 = stablehlo.compare EQ, %14, %17, FLOAT : (tensor<4x5x5x6xf32>, tensor<4x5x5x6xf32>) -> tensor<4x5x5x6xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x5x5x6xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x5x5x6xf32>
    %21 = stablehlo.select %18, %19, %20 : tensor<4x5x5x6xi1>, tensor<4x5x5x6xf32>
    %22 = stablehlo.compare EQ, %16, %17, FLOAT : (tensor<4x5x5x6xf32>, tensor<4x5x5x6xf32>) -> tensor<4x5x5x6xi1>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x5x5x6xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x5x5x6xf32>
    %25 = stablehlo.select %22, %23, %24 : tensor<4x5x5x6xi1>, tensor<4x5x5x6xf32>
    %26 = stablehlo.divide %21, %25 : tensor<4x5x5x6xf32>
    %27 = stablehlo.compare EQ, %16, %17, FLOAT : (tensor<4x5x5x6xf32>, tensor<4x5x5x6xf32>) -> tensor<4x5x5x6xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x5x5x6xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x5x5x6xf32>
    %30 = stablehlo.select %27, %28, %29 : tensor<4x5x5x6xi1>, tensor<4x5x5x6xf32>
    %31 = stablehlo.compare EQ, %14, %17, FLOAT : (tensor<4x5x5x6xf32>, tensor<4x5x5x6xf32>) -> tensor<4x5x5x6xi1>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x5x5x6xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x5x5x6xf32>
    %34 = stablehlo.select %31, %32, %33 : tensor<4x5x5x6xi1>, tensor<4x5x5x6xf32>
    %35 = stablehlo.divide %30, %34 : tensor<4x5x5x6xf32>
    %36 = stablehlo.multiply %17, %17 : tensor<4x5x5x6xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_10) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x5x5x6xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+02> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %39 = stablehlo.divide %37, %38 : tensor<6xf32>
    %cst_12 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %41 = stablehlo.add %39, %40 : tensor<6xf32>
    %42 = stablehlo.rsqrt %41 : tensor<6xf32>
    %43 = stablehlo.divide %42, %41 : tensor<6xf32>
    %cst_13 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %45 = stablehlo.multiply %44, %43 : tensor<6xf32>
    %46 = stablehlo.broadcast_in_dim %42, dims = [3] : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<4x5x5x6xf32>
    %48 = stablehlo.multiply %17, %47 : tensor<4x5x5x6xf32>
    %49 = call @_flip(%48) : (tensor<4x5x5x6xf32>) -> tensor<4x5x5x6xf32>
    %50 = stablehlo.convolution(%49, %arg3) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x5x5x6xf32>, tensor<3x3x6x5xf32>) -> tensor<4x5x5x5xf32>
    %cst_14 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<f32>
    %52 = "stablehlo.reduce_window"(%50, %51) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %129 = stablehlo.minimum %arg7, %arg8 : tensor<f32>
      stablehlo.return %129 : tensor<f32>
    }) : (tensor<4x5x5x5xf32>, tensor<f32>) -> tensor<4x2x2x5xf32>
    %53 = stablehlo.reshape %52 : (tensor<4x2x2x5xf32>) -> tensor<4x20xf32>
    %54 = stablehlo.dot_general %53, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x20xf32>, tensor<20x3xf32>) -> tensor<4x3xf32>
    %55:3 = call @log_softmax(%54) : (tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x1xf32>)
    %56 = stablehlo.broadcast_in_dim %arg6, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %57:2 = call @take_along_axis(%55#0, %56) : (tensor<4x3xf32>, tensor<4x1xi32>) -> (tensor<4x1xf32>, tensor<4x1x1xi32>)
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.reduce(%57#0 init: %cst_15) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_16 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %59 = stablehlo.divide %58, %cst_16 : tensor<f32>
    %60 = stablehlo.negate %59 : tensor<f32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %61 = stablehlo.negate %cst_17 : tensor<f32>
    %cst_18 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %62 = stablehlo.divide %61, %cst_18 : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %64 = call @take_along_axis_0(%57#1, %63) : (tensor<4x1x1xi32>, tensor<4x1xf32>) -> tensor<4x3xf32>
    %65 = call @log_softmax_1(%55#1, %55#2, %64) : (tensor<4x3xf32>, tensor<4x1xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %66 = stablehlo.dot_general %65, %53, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x3xf32>, tensor<4x20xf32>) -> tensor<3x20xf32>
    %67 = stablehlo.transpose %66, dims = [1, 0] : (tensor<3x20xf32>) -> tensor<20x3xf32>
    %68 = stablehlo.dot_general %65, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x3xf32>, tensor<20x3xf32>) -> tensor<4x20xf32>
    %69 = stablehlo.reshape %68 : (tensor<4x20xf32>) -> tensor<4x2x2x5xf32>
    %cst_19 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %70 = stablehlo.pad %50, %cst_19, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<4x5x5x5xf32>, tensor<f32>) -> tensor<4x5x5x5xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = "stablehlo.select_and_scatter"(%70, %69, %cst_20) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %129 = stablehlo.compare LE, %arg7, %arg8, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %129 : tensor<i1>
    }, {
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %129 = stablehlo.add %arg7, %arg8 : tensor<f32>
      stablehlo.return %129 : tensor<f32>
    }) : (tensor<4x5x5x5xf32>, tensor<4x2x2x5xf32>, tensor<f32>) -> tensor<4x5x5x5xf32>
    %72 = stablehlo.slice %71 [0:4, 0:5, 0:5, 0:5] : (tensor<4x5x5x5xf32>) -> tensor<4x5x5x5xf32>
    %73 = stablehlo.convolution(%49, %72) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [2, 2], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x5x5x6xf32>, tensor<4x5x5x5xf32>) -> tensor<3x3x6x5xf32>
    %74 = stablehlo.reverse %arg3, dims = [0, 1] : tensor<3x3x6x5xf32>
    %75 = stablehlo.convolution(%72, %74) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x5x5x5xf32>, tensor<3x3x6x5xf32>) -> tensor<4x5x5x6xf32>
    %76 = call @_flip_2(%75) : (tensor<4x5x5x6xf32>) -> tensor<4x5x5x6xf32>
    %77 = stablehlo.multiply %17, %76 : tensor<4x5x5x6xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.reduce(%77 init: %cst_21) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x5x5x6xf32>, tensor<f32>) -> tensor<6xf32>
    %79 = stablehlo.reshape %78 : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %80 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<4x5x5x6xf32>
    %81 = stablehlo.multiply %76, %80 : tensor<4x5x5x6xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.reduce(%79 init: %cst_22) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x6xf32>, tensor<f32>) -> tensor<6xf32>
    %83 = stablehlo.multiply %82, %45 : tensor<6xf32>
    %cst_23 = stablehlo.constant dense<1.000000e+02> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %85 = stablehlo.divide %83, %84 : tensor<6xf32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [3] : (tensor<6xf32>) -> tensor<4x5x5x6xf32>
    %87 = stablehlo.multiply %17, %86 : tensor<4x5x5x6xf32>
    %88 = stablehlo.add %81, %87 : tensor<4x5x5x6xf32>
    %89 = stablehlo.multiply %86, %17 : tensor<4x5x5x6xf32>
    %90 = stablehlo.add %88, %89 : tensor<4x5x5x6xf32>
    %91 = stablehlo.multiply %90, %35 : tensor<4x5x5x6xf32>
    %92 = stablehlo.multiply %90, %26 : tensor<4x5x5x6xf32>
    %cst_24 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<4x5x5x6xf32>
    %94 = stablehlo.multiply %93, %91 : tensor<4x5x5x6xf32>
    %95 = stablehlo.add %92, %94 : tensor<4x5x5x6xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.reduce(%95 init: %cst_25) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x5x5x6xf32>, tensor<f32>) -> tensor<6xf32>
    %97 = stablehlo.reshape %96 : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.reduce(%97 init: %cst_26) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x6xf32>, tensor<f32>) -> tensor<6xf32>
    %99 = stablehlo.convolution(%10, %95) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 0], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x4xf32>, tensor<4x5x5x6xf32>) -> tensor<1x1x4x6xf32>
    %100 = stablehlo.reverse %arg4, dims = [0, 1] : tensor<1x1x4x6xf32>
    %101 = stablehlo.convolution(%95, %100) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[-1, 0], [-1, 0]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x5x5x6xf32>, tensor<1x1x4x6xf32>) -> tensor<4x8x8x4xf32>
    %102 = stablehlo.multiply %2, %101 : tensor<4x8x8x4xf32>
    %103 = stablehlo.multiply %101, %6 : tensor<4x8x8x4xf32>
    %cst_27 = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<4x8x8x4xf32>
    %105 = stablehlo.multiply %104, %102 : tensor<4x8x8x4xf32>
    %106 = stablehlo.multiply %105, %9 : tensor<4x8x8x4xf32>
    %cst_28 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<4x8x8x4xf32>
    %108 = stablehlo.multiply %106, %107 : tensor<4x8x8x4xf32>
    %109 = stablehlo.negate %108 : tensor<4x8x8x4xf32>
    %cst_29 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<4x8x8x4xf32>
    %111 = stablehlo.multiply %110, %103 : tensor<4x8x8x4xf32>
    %112 = stablehlo.add %109, %111 : tensor<4x8x8x4xf32>
    %113 = stablehlo.convolution(%arg5, %112) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 4 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x4xf32>, tensor<4x8x8x4xf32>) -> tensor<3x3x1x4xf32>
    %cst_30 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %115 = stablehlo.multiply %114, %98 : tensor<6xf32>
    %116 = stablehlo.subtract %arg0, %115 : tensor<6xf32>
    %cst_31 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<20x3xf32>
    %118 = stablehlo.multiply %117, %67 : tensor<20x3xf32>
    %119 = stablehlo.subtract %arg1, %118 : tensor<20x3xf32>
    %cst_32 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<3x3x1x4xf32>
    %121 = stablehlo.multiply %120, %113 : tensor<3x3x1x4xf32>
    %122 = stablehlo.subtract %arg2, %121 : tensor<3x3x1x4xf32>
    %cst_33 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<3x3x6x5xf32>
    %124 = stablehlo.multiply %123, %73 : tensor<3x3x6x5xf32>
    %125 = stablehlo.subtract %arg3, %124 : tensor<3x3x6x5xf32>
    %cst_34 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<1x1x4x6xf32>
    %127 = stablehlo.multiply %126, %99 : tensor<1x1x4x6xf32>
    %128 = stablehlo.subtract %arg4, %127 : tensor<1x1x4x6xf32>
    return %60, %116, %119, %122, %125, %128 : tensor<f32>, tensor<6xf32>, tensor<20x3xf32>, tensor<3x3x1x4xf32>, tensor<3x3x6x5xf32>, tensor<1x1x4x6xf32>
  }
  func.func private @_flip(%arg0: tensor<4x5x5x6xf32>) -> tensor<4x5x5x6xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<4x5x5x6xf32>
    return %0 : tensor<4x5x5x6xf32>
  }
  func.func private @log_softmax(%arg0: tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<4xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x3xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4x3xf32>
    %6 = stablehlo.exponential %5 : tensor<4x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %9 = stablehlo.log %8 : tensor<4x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x3xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<4x3xf32>
    return %11, %6, %8 : tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<4x3xf32>, %arg1: tensor<4x1xi32>) -> (tensor<4x1xf32>, tensor<4x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<4x1xi1>, tensor<4x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<4x1xi32>) -> tensor<4x1x1xi32>
    %c_1 = stablehlo.constant dense<2> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x1x1xi32>, tensor<4x1x1xi32>) -> tensor<4x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<4x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<4x1x1xi32>, tensor<4x1x1xi32>) -> tensor<4x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<4x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<4x1x1xi1>, tensor<i1>) -> tensor<4x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x3xf32>, tensor<4x1x1xi32>) -> tensor<4x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<4x1xi1>, tensor<4x1xf32>
    return %15, %5 : tensor<4x1xf32>, tensor<4x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<4x1x1xi32>, %arg1: tensor<4x1xf32>) -> tensor<4x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<4x3xf32>, tensor<4x1x1xi32>, tensor<4x1xf32>) -> tensor<4x3xf32>
    return %1 : tensor<4x3xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<4x3xf32>, %arg1: tensor<4x1xf32>, %arg2: tensor<4x3xf32>) -> tensor<4x3xf32> {
    %0 = stablehlo.negate %arg2 : tensor<4x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.reshape %1 : (tensor<4xf32>) -> tensor<4x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<4x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<4x1xf32>, tensor<f32>) -> tensor<4xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<4xf32>) -> tensor<4x3xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<4x3xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<4x3xf32>
    return %7 : tensor<4x3xf32>
  }
  func.func private @_flip_2(%arg0: tensor<4x5x5x6xf32>) -> tensor<4x5x5x6xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<4x5x5x6xf32>
    return %0 : tensor<4x5x5x6xf32>
  }
}
