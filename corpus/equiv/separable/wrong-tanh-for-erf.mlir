module @jit_placed attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["r"=2]> {stablehlo.mesh = {axes = [{name = "r", size = 2 : i64}]}}
  func.func public @main(%arg0: tensor<6xf32>, %arg1: tensor<20x3xf32>, %arg2: tensor<3x3x1x4xf32>, %arg3: tensor<3x3x6x5xf32>, %arg4: tensor<1x1x4x6xf32>, %arg5: tensor<4x8x8x4xf32>, %arg6: tensor<4xi32>) -> (tensor<f32> {jax.result_info = "result['loss']"}, tensor<6xf32> {jax.result_info = "result['params']['b']"}, tensor<20x3xf32> {jax.result_info = "result['params']['dense']"}, tensor<3x3x1x4xf32> {jax.result_info = "result['params']['depth']"}, tensor<3x3x6x5xf32> {jax.result_info = "result['params']['dilated']"}, tensor<1x1x4x6xf32> {jax.result_info = "result['params']['point']"}) {
    %0 = sdy.sharding_constraint %arg5 <@mesh, [{"r"}, {}, {}, {}]> : tensor<4x8x8x4xf32>
    %1:6 = sdy.manual_computation(%arg0, %arg1, %arg2, %arg3, %arg4, %0, %arg6) in_shardings=[<@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{"r"}, {}, {}, {}]>, <@mesh, [{"r"}]>] out_shardings=[<@mesh, []>, <@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}, {}, {}, {}]>] manual_axes={"r"} (%arg7: tensor<6xf32>, %arg8: tensor<20x3xf32>, %arg9: tensor<3x3x1x4xf32>, %arg10: tensor<3x3x6x5xf32>, %arg11: tensor<1x1x4x6xf32>, %arg12: tensor<2x8x8x4xf32>, %arg13: tensor<2xi32>) {
      %2 = stablehlo.convolution(%arg12, %arg9) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 4 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4xf32>, tensor<3x3x1x4xf32>) -> tensor<2x8x8x4xf32>
      %3 = stablehlo.multiply %2, %2 : tensor<2x8x8x4xf32>
      %4 = stablehlo.multiply %3, %2 : tensor<2x8x8x4xf32>
      %5 = stablehlo.multiply %2, %2 : tensor<2x8x8x4xf32>
      %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
      %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
      %7 = stablehlo.multiply %6, %5 : tensor<2x8x8x4xf32>
      %cst_0 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
      %9 = stablehlo.multiply %8, %4 : tensor<2x8x8x4xf32>
      %10 = stablehlo.add %2, %9 : tensor<2x8x8x4xf32>
      %cst_1 = stablehlo.constant dense<0.797884583> : tensor<f32>
      %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
      %12 = stablehlo.multiply %11, %10 : tensor<2x8x8x4xf32>
      %13 = stablehlo.tanh %12 : tensor<2x8x8x4xf32>
      %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
      %15 = stablehlo.subtract %14, %13 : tensor<2x8x8x4xf32>
      %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
      %17 = stablehlo.add %16, %13 : tensor<2x8x8x4xf32>
      %cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
      %19 = stablehlo.multiply %18, %17 : tensor<2x8x8x4xf32>
      %20 = stablehlo.multiply %2, %19 : tensor<2x8x8x4xf32>
      %21 = stablehlo.convolution(%20, %arg11) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4xf32>, tensor<1x1x4x6xf32>) -> tensor<2x5x5x6xf32>
      %22 = stablehlo.broadcast_in_dim %arg7, dims = [3] : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
      %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<2x5x5x6xf32>
      %24 = stablehlo.add %21, %23 : tensor<2x5x5x6xf32>
      %cst_5 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x5x5x6xf32>
      %26 = stablehlo.multiply %25, %24 : tensor<2x5x5x6xf32>
      %27 = stablehlo.maximum %24, %26 : tensor<2x5x5x6xf32>
      %28 = stablehlo.compare EQ, %24, %27, FLOAT : (tensor<2x5x5x6xf32>, tensor<2x5x5x6xf32>) -> tensor<2x5x5x6xi1>
      %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %29 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x5x5x6xf32>
      %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %30 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x5x5x6xf32>
      %31 = stablehlo.select %28, %29, %30 : tensor<2x5x5x6xi1>, tensor<2x5x5x6xf32>
      %32 = stablehlo.compare EQ, %26, %27, FLOAT : (tensor<2x5x5x6xf32>, tensor<2x5x5x6xf32>) -> tensor<2x5x5x6xi1>
      %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %33 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x5x5x6xf32>
      %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %34 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x5x5x6xf32>
      %35 = stablehlo.select %32, %33, %34 : tensor<2x5x5x6xi1>, tensor<2x5x5x6xf32>
      %36 = stablehlo.divide %31, %35 : tensor<2x5x5x6xf32>
      %37 = stablehlo.compare EQ, %26, %27, FLOAT : (tensor<2x5x5x6xf32>, tensor<2x5x5x6xf32>) -> tensor<2x5x5x6xi1>
      %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %38 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x5x5x6xf32>
      %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %39 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x5x5x6xf32>
      %40 = stablehlo.select %37, %38, %39 : tensor<2x5x5x6xi1>, tensor<2x5x5x6xf32>
      %41 = stablehlo.compare EQ, %24, %27, FLOAT : (tensor<2x5x5x6xf32>, tensor<2x5x5x6xf32>) -> tensor<2x5x5x6xi1>
      %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %42 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x5x5x6xf32>
      %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %43 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x5x5x6xf32>
      %44 = stablehlo.select %41, %42, %43 : tensor<2x5x5x6xi1>, tensor<2x5x5x6xf32>
      %45 = stablehlo.divide %40, %44 : tensor<2x5x5x6xf32>
      %46 = stablehlo.multiply %27, %27 : tensor<2x5x5x6xf32>
      %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %47 = stablehlo.reduce(%46 init: %cst_14) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x5x5x6xf32>, tensor<f32>) -> tensor<6xf32>
      %cst_15 = stablehlo.constant dense<5.000000e+01> : tensor<f32>
      %48 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %49 = stablehlo.divide %47, %48 : tensor<6xf32>
      %50 = "stablehlo.all_reduce"(%49) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
        %165 = stablehlo.add %arg14, %arg15 : tensor<f32>
        stablehlo.return %165 : tensor<f32>
      }) : (tensor<6xf32>) -> tensor<6xf32>
      %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %51 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %52 = stablehlo.divide %50, %51 : tensor<6xf32>
      %cst_17 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %53 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %54 = stablehlo.add %52, %53 : tensor<6xf32>
      %55 = stablehlo.rsqrt %54 : tensor<6xf32>
      %56 = stablehlo.divide %55, %54 : tensor<6xf32>
      %cst_18 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %57 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %58 = stablehlo.multiply %57, %56 : tensor<6xf32>
      %59 = stablehlo.broadcast_in_dim %55, dims = [3] : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
      %60 = stablehlo.broadcast_in_dim %59, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<2x5x5x6xf32>
      %61 = stablehlo.multiply %27, %60 : tensor<2x5x5x6xf32>
      %62 = func.call @_flip(%61) : (tensor<2x5x5x6xf32>) -> tensor<2x5x5x6xf32>
      %63 = stablehlo.convolution(%62, %arg10) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x5x5x6xf32>, tensor<3x3x6x5xf32>) -> tensor<2x5x5x5xf32>
      %cst_19 = stablehlo.constant dense<0x7F800000> : tensor<f32>
      %64 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<f32>
      %65 = "stablehlo.reduce_window"(%63, %64) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
      ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
        %165 = stablehlo.minimum %arg14, %arg15 : tensor<f32>
        stablehlo.return %165 : tensor<f32>
      }) : (tensor<2x5x5x5xf32>, tensor<f32>) -> tensor<2x2x2x5xf32>
      %66 = stablehlo.reshape %65 : (tensor<2x2x2x5xf32>) -> tensor<2x20xf32>
      %67 = stablehlo.dot_general %66, %arg8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x20xf32>, tensor<20x3xf32>) -> tensor<2x3xf32>
      %68:3 = func.call @log_softmax(%67) : (tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x1xf32>)
      %69 = stablehlo.broadcast_in_dim %arg13, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
      %70:2 = func.call @take_along_axis(%68#0, %69) : (tensor<2x3xf32>, tensor<2x1xi32>) -> (tensor<2x1xf32>, tensor<2x1x1xi32>)
      %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %71 = stablehlo.reduce(%70#0 init: %cst_20) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x1xf32>, tensor<f32>) -> tensor<f32>
      %cst_21 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %72 = stablehlo.divide %71, %cst_21 : tensor<f32>
      %73 = stablehlo.negate %72 : tensor<f32>
      %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %74 = stablehlo.negate %cst_22 : tensor<f32>
      %cst_23 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %75 = stablehlo.divide %74, %cst_23 : tensor<f32>
      %76 = stablehlo.broadcast_in_dim %75, dims = [] : (tensor<f32>) -> tensor<2x1xf32>
      %77 = func.call @take_along_axis_0(%70#1, %76) : (tensor<2x1x1xi32>, tensor<2x1xf32>) -> tensor<2x3xf32>
      %78 = func.call @log_softmax_1(%68#1, %68#2, %77) : (tensor<2x3xf32>, tensor<2x1xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %79 = stablehlo.dot_general %78, %66, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<2x20xf32>) -> tensor<3x20xf32>
      %80 = stablehlo.transpose %79, dims = [1, 0] : (tensor<3x20xf32>) -> tensor<20x3xf32>
      %81 = stablehlo.dot_general %78, %arg8, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<20x3xf32>) -> tensor<2x20xf32>
      %82 = stablehlo.reshape %81 : (tensor<2x20xf32>) -> tensor<2x2x2x5xf32>
      %cst_24 = stablehlo.constant dense<0x7F800000> : tensor<f32>
      %83 = stablehlo.pad %63, %cst_24, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<2x5x5x5xf32>, tensor<f32>) -> tensor<2x5x5x5xf32>
      %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %84 = "stablehlo.select_and_scatter"(%83, %82, %cst_25) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
      ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
        %165 = stablehlo.compare LE, %arg14, %arg15, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        stablehlo.return %165 : tensor<i1>
      }, {
      ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
        %165 = stablehlo.add %arg14, %arg15 : tensor<f32>
        stablehlo.return %165 : tensor<f32>
      }) : (tensor<2x5x5x5xf32>, tensor<2x2x2x5xf32>, tensor<f32>) -> tensor<2x5x5x5xf32>
      %85 = stablehlo.slice %84 [0:2, 0:5, 0:5, 0:5] : (tensor<2x5x5x5xf32>) -> tensor<2x5x5x5xf32>
      %86 = stablehlo.convolution(%62, %85) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [2, 2], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x5x5x6xf32>, tensor<2x5x5x5xf32>) -> tensor<3x3x6x5xf32>
      %87 = stablehlo.reverse %arg10, dims = [0, 1] : tensor<3x3x6x5xf32>
      %88 = stablehlo.convolution(%85, %87) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x5x5x5xf32>, tensor<3x3x6x5xf32>) -> tensor<2x5x5x6xf32>
      %89 = func.call @_flip_2(%88) : (tensor<2x5x5x6xf32>) -> tensor<2x5x5x6xf32>
      %90 = stablehlo.multiply %27, %89 : tensor<2x5x5x6xf32>
      %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %91 = stablehlo.reduce(%90 init: %cst_26) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x5x5x6xf32>, tensor<f32>) -> tensor<6xf32>
      %92 = stablehlo.reshape %91 : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
      %93 = stablehlo.broadcast_in_dim %59, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<2x5x5x6xf32>
      %94 = stablehlo.multiply %89, %93 : tensor<2x5x5x6xf32>
      %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %95 = stablehlo.reduce(%92 init: %cst_27) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x6xf32>, tensor<f32>) -> tensor<6xf32>
      %96 = stablehlo.multiply %95, %58 : tensor<6xf32>
      %cst_28 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %97 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %98 = stablehlo.divide %96, %97 : tensor<6xf32>
      %99 = "stablehlo.all_reduce"(%98) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
        %165 = stablehlo.add %arg14, %arg15 : tensor<f32>
        stablehlo.return %165 : tensor<f32>
      }) : (tensor<6xf32>) -> tensor<6xf32>
      %cst_29 = stablehlo.constant dense<5.000000e+01> : tensor<f32>
      %100 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %101 = stablehlo.divide %99, %100 : tensor<6xf32>
      %102 = stablehlo.broadcast_in_dim %101, dims = [3] : (tensor<6xf32>) -> tensor<2x5x5x6xf32>
      %103 = stablehlo.multiply %27, %102 : tensor<2x5x5x6xf32>
      %104 = stablehlo.add %94, %103 : tensor<2x5x5x6xf32>
      %105 = stablehlo.multiply %102, %27 : tensor<2x5x5x6xf32>
      %106 = stablehlo.add %104, %105 : tensor<2x5x5x6xf32>
      %107 = stablehlo.multiply %106, %45 : tensor<2x5x5x6xf32>
      %108 = stablehlo.multiply %106, %36 : tensor<2x5x5x6xf32>
      %cst_30 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %109 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2x5x5x6xf32>
      %110 = stablehlo.multiply %109, %107 : tensor<2x5x5x6xf32>
      %111 = stablehlo.add %108, %110 : tensor<2x5x5x6xf32>
      %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %112 = stablehlo.reduce(%111 init: %cst_31) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x5x5x6xf32>, tensor<f32>) -> tensor<6xf32>
      %113 = stablehlo.reshape %112 : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
      %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %114 = stablehlo.reduce(%113 init: %cst_32) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x6xf32>, tensor<f32>) -> tensor<6xf32>
      %115 = stablehlo.convolution(%20, %111) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 0], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4xf32>, tensor<2x5x5x6xf32>) -> tensor<1x1x4x6xf32>
      %116 = stablehlo.reverse %arg11, dims = [0, 1] : tensor<1x1x4x6xf32>
      %117 = stablehlo.convolution(%111, %116) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[-1, 0], [-1, 0]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x5x5x6xf32>, tensor<1x1x4x6xf32>) -> tensor<2x8x8x4xf32>
      %118 = stablehlo.multiply %2, %117 : tensor<2x8x8x4xf32>
      %119 = stablehlo.multiply %117, %19 : tensor<2x8x8x4xf32>
      %cst_33 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %120 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
      %121 = stablehlo.multiply %120, %118 : tensor<2x8x8x4xf32>
      %122 = stablehlo.multiply %121, %15 : tensor<2x8x8x4xf32>
      %123 = stablehlo.multiply %122, %13 : tensor<2x8x8x4xf32>
      %124 = stablehlo.add %122, %123 : tensor<2x8x8x4xf32>
      %cst_34 = stablehlo.constant dense<0.797884583> : tensor<f32>
      %125 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
      %126 = stablehlo.multiply %125, %124 : tensor<2x8x8x4xf32>
      %127 = stablehlo.add %119, %126 : tensor<2x8x8x4xf32>
      %cst_35 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
      %128 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
      %129 = stablehlo.multiply %128, %126 : tensor<2x8x8x4xf32>
      %130 = stablehlo.multiply %129, %7 : tensor<2x8x8x4xf32>
      %131 = stablehlo.add %127, %130 : tensor<2x8x8x4xf32>
      %132 = stablehlo.convolution(%arg12, %131) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 4 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4xf32>, tensor<2x8x8x4xf32>) -> tensor<3x3x1x4xf32>
      %133 = "stablehlo.all_reduce"(%73) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
        %165 = stablehlo.add %arg14, %arg15 : tensor<f32>
        stablehlo.return %165 : tensor<f32>
      }) : (tensor<f32>) -> tensor<f32>
      %cst_36 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %134 = stablehlo.divide %133, %cst_36 : tensor<f32>
      %135 = "stablehlo.all_reduce"(%114) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
        %165 = stablehlo.add %arg14, %arg15 : tensor<f32>
        stablehlo.return %165 : tensor<f32>
      }) : (tensor<6xf32>) -> tensor<6xf32>
      %136 = "stablehlo.all_reduce"(%80) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
        %165 = stablehlo.add %arg14, %arg15 : tensor<f32>
        stablehlo.return %165 : tensor<f32>
      }) : (tensor<20x3xf32>) -> tensor<20x3xf32>
      %137 = "stablehlo.all_reduce"(%132) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
        %165 = stablehlo.add %arg14, %arg15 : tensor<f32>
        stablehlo.return %165 : tensor<f32>
      }) : (tensor<3x3x1x4xf32>) -> tensor<3x3x1x4xf32>
      %138 = "stablehlo.all_reduce"(%86) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
        %165 = stablehlo.add %arg14, %arg15 : tensor<f32>
        stablehlo.return %165 : tensor<f32>
      }) : (tensor<3x3x6x5xf32>) -> tensor<3x3x6x5xf32>
      %139 = "stablehlo.all_reduce"(%115) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
        %165 = stablehlo.add %arg14, %arg15 : tensor<f32>
        stablehlo.return %165 : tensor<f32>
      }) : (tensor<1x1x4x6xf32>) -> tensor<1x1x4x6xf32>
      %cst_37 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %140 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %141 = stablehlo.divide %135, %140 : tensor<6xf32>
      %cst_38 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %142 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<20x3xf32>
      %143 = stablehlo.divide %136, %142 : tensor<20x3xf32>
      %cst_39 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %144 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<3x3x1x4xf32>
      %145 = stablehlo.divide %137, %144 : tensor<3x3x1x4xf32>
      %cst_40 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %146 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<3x3x6x5xf32>
      %147 = stablehlo.divide %138, %146 : tensor<3x3x6x5xf32>
      %cst_41 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %148 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<1x1x4x6xf32>
      %149 = stablehlo.divide %139, %148 : tensor<1x1x4x6xf32>
      %cst_42 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %150 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %151 = stablehlo.multiply %150, %141 : tensor<6xf32>
      %152 = stablehlo.subtract %arg7, %151 : tensor<6xf32>
      %cst_43 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %153 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<20x3xf32>
      %154 = stablehlo.multiply %153, %143 : tensor<20x3xf32>
      %155 = stablehlo.subtract %arg8, %154 : tensor<20x3xf32>
      %cst_44 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %156 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<3x3x1x4xf32>
      %157 = stablehlo.multiply %156, %145 : tensor<3x3x1x4xf32>
      %158 = stablehlo.subtract %arg9, %157 : tensor<3x3x1x4xf32>
      %cst_45 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %159 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<3x3x6x5xf32>
      %160 = stablehlo.multiply %159, %147 : tensor<3x3x6x5xf32>
      %161 = stablehlo.subtract %arg10, %160 : tensor<3x3x6x5xf32>
      %cst_46 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %162 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<1x1x4x6xf32>
      %163 = stablehlo.multiply %162, %149 : tensor<1x1x4x6xf32>
      %164 = stablehlo.subtract %arg11, %163 : tensor<1x1x4x6xf32>
      sdy.return %134, %152, %155, %158, %161, %164 : tensor<f32>, tensor<6xf32>, tensor<20x3xf32>, tensor<3x3x1x4xf32>, tensor<3x3x6x5xf32>, tensor<1x1x4x6xf32>
    } : (tensor<6xf32>, tensor<20x3xf32>, tensor<3x3x1x4xf32>, tensor<3x3x6x5xf32>, tensor<1x1x4x6xf32>, tensor<4x8x8x4xf32>, tensor<4xi32>) -> (tensor<f32>, tensor<6xf32>, tensor<20x3xf32>, tensor<3x3x1x4xf32>, tensor<3x3x6x5xf32>, tensor<1x1x4x6xf32>)
    return %1#0, %1#1, %1#2, %1#3, %1#4, %1#5 : tensor<f32>, tensor<6xf32>, tensor<20x3xf32>, tensor<3x3x1x4xf32>, tensor<3x3x6x5xf32>, tensor<1x1x4x6xf32>
  }
  func.func private @_flip(%arg0: tensor<2x5x5x6xf32>) -> tensor<2x5x5x6xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<2x5x5x6xf32>
    return %0 : tensor<2x5x5x6xf32>
  }
  func.func private @log_softmax(%arg0: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<2xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x3xf32>
    %6 = stablehlo.exponential %5 : tensor<2x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %9 = stablehlo.log %8 : tensor<2x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<2x3xf32>
    return %11, %6, %8 : tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<2x3xf32>, %arg1: tensor<2x1xi32>) -> (tensor<2x1xf32>, tensor<2x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<2x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<2x1xi1>, tensor<2x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<2x1xi32>) -> tensor<2x1x1xi32>
    %c_1 = stablehlo.constant dense<2> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x1x1xi32>, tensor<2x1x1xi32>) -> tensor<2x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<2x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2x1x1xi32>, tensor<2x1x1xi32>) -> tensor<2x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<2x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<2x1x1xi1>, tensor<i1>) -> tensor<2x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<2x3xf32>, tensor<2x1x1xi32>) -> tensor<2x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<2x1xi1>, tensor<2x1xf32>
    return %15, %5 : tensor<2x1xf32>, tensor<2x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<2x1x1xi32>, %arg1: tensor<2x1xf32>) -> tensor<2x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<2x1x1xi32>, tensor<2x1xf32>) -> tensor<2x3xf32>
    return %1 : tensor<2x3xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<2x3xf32>, %arg1: tensor<2x1xf32>, %arg2: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %2 = stablehlo.reshape %1 : (tensor<2xf32>) -> tensor<2x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<2x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2x1xf32>, tensor<f32>) -> tensor<2xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<2x3xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<2x3xf32>
    return %7 : tensor<2x3xf32>
  }
  func.func private @_flip_2(%arg0: tensor<2x5x5x6xf32>) -> tensor<2x5x5x6xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<2x5x5x6xf32>
    return %0 : tensor<2x5x5x6xf32>
  }
}
