module @jit_placed attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["r"=2]> {stablehlo.mesh = {axes = [{name = "r", size = 2 : i64}]}}
  func.func public @main(%arg0: tensor<6xf32>, %arg1: tensor<20x3xf32>, %arg2: tensor<3x3x1x4xf32>, %arg3: tensor<3x3x6x5xf32>, %arg4: tensor<1x1x4x6xf32>, %arg5: tensor<4x8x8x4xf32>, %arg6: tensor<4xi32>) -> (tensor<f32> {jax.result_info = "result['loss']"}, tensor<6xf32> {jax.result_info = "result['params']['b']"}, tensor<20x3xf32> {jax.result_info = "result['params']['dense']"}, tensor<3x3x1x4xf32> {jax.result_info = "result['params']['depth']"}, tensor<3x3x6x5xf32> {jax.result_info = "result['params']['dilated']"}, tensor<1x1x4x6xf32> {jax.result_info = "result['params']['point']"}) {
    %0 = sdy.sharding_constraint %arg5 <@mesh, [{"r"}, {}, {}, {}]> : tensor<4x8x8x4xf32>
    %1:6 = sdy.manual_computation(%arg0, %arg1, %arg2, %arg3, %arg4, %0, %arg6) in_shardings=[<@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{"r"}, {}, {}, {}]>, <@mesh, [{"r"}]>] out_shardings=[<@mesh, []>, <@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}, {}, {}, {}]>] manual_axes={"r"} (%arg7: tensor<6xf32>, %arg8: tensor<20x3xf32>, %arg9: tensor<3x3x1x4xf32>, %arg10: tensor<3x3x6x5xf32>, %arg11: tensor<1x1x4x6xf32>, %arg12: tensor<2x8x8x4xf32>, %arg13: tensor<2xi32>) {
      %2 = stablehlo.convolution(%arg12, %arg9) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 4 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4xf32>, tensor<3x3x1x4xf32>) -> tensor<2x8x8x4xf32>
      %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
      %4 = stablehlo.multiply %3, %2 : tensor<2x8x8x4xf32>
      %5 = stablehlo.negate %2 : tensor<2x8x8x4xf32>
      %cst_0 = stablehlo.constant dense<0.707106769> : tensor<f32>
      %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
      %7 = stablehlo.multiply %5, %6 : tensor<2x8x8x4xf32>
      %8 = chlo.erfc %7 : tensor<2x8x8x4xf32> -> tensor<2x8x8x4xf32>
      %9 = chlo.square %7 : tensor<2x8x8x4xf32> -> tensor<2x8x8x4xf32>
      %10 = stablehlo.negate %9 : tensor<2x8x8x4xf32>
      %11 = stablehlo.exponential %10 : tensor<2x8x8x4xf32>
      %12 = stablehlo.multiply %4, %8 : tensor<2x8x8x4xf32>
      %13 = stablehlo.convolution(%12, %arg11) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4xf32>, tensor<1x1x4x6xf32>) -> tensor<2x5x5x6xf32>
      %14 = stablehlo.broadcast_in_dim %arg7, dims = [3] : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
      %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<2x5x5x6xf32>
      %16 = stablehlo.add %13, %15 : tensor<2x5x5x6xf32>
      %cst_1 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %17 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x5x5x6xf32>
      %18 = stablehlo.multiply %17, %16 : tensor<2x5x5x6xf32>
      %19 = stablehlo.maximum %16, %18 : tensor<2x5x5x6xf32>
      %20 = stablehlo.compare EQ, %16, %19, FLOAT : (tensor<2x5x5x6xf32>, tensor<2x5x5x6xf32>) -> tensor<2x5x5x6xi1>
      %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %21 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x5x5x6xf32>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x5x5x6xf32>
      %23 = stablehlo.select %20, %21, %22 : tensor<2x5x5x6xi1>, tensor<2x5x5x6xf32>
      %24 = stablehlo.compare EQ, %18, %19, FLOAT : (tensor<2x5x5x6xf32>, tensor<2x5x5x6xf32>) -> tensor<2x5x5x6xi1>
      %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x5x5x6xf32>
      %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %26 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x5x5x6xf32>
      %27 = stablehlo.select %24, %25, %26 : tensor<2x5x5x6xi1>, tensor<2x5x5x6xf32>
      %28 = stablehlo.divide %23, %27 : tensor<2x5x5x6xf32>
      %29 = stablehlo.compare EQ, %18, %19, FLOAT : (tensor<2x5x5x6xf32>, tensor<2x5x5x6xf32>) -> tensor<2x5x5x6xi1>
      %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %30 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x5x5x6xf32>
      %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %31 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x5x5x6xf32>
      %32 = stablehlo.select %29, %30, %31 : tensor<2x5x5x6xi1>, tensor<2x5x5x6xf32>
      %33 = stablehlo.compare EQ, %16, %19, FLOAT : (tensor<2x5x5x6xf32>, tensor<2x5x5x6xf32>) -> tensor<2x5x5x6xi1>
      %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %34 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x5x5x6xf32>
      %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %35 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x5x5x6xf32>
      %36 = stablehlo.select %33, %34, %35 : tensor<2x5x5x6xi1>, tensor<2x5x5x6xf32>
      %37 = stablehlo.divide %32, %36 : tensor<2x5x5x6xf32>
      %38 = stablehlo.multiply %19, %19 : tensor<2x5x5x6xf32>
      %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %39 = stablehlo.reduce(%38 init: %cst_10) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x5x5x6xf32>, tensor<f32>) -> tensor<6xf32>
      %cst_11 = stablehlo.constant dense<5.000000e+01> : tensor<f32>
      %40 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %41 = stablehlo.divide %39, %40 : tensor<6xf32>
      %42 = "stablehlo.all_reduce"(%41) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
        %154 = stablehlo.add %arg14, %arg15 : tensor<f32>
        stablehlo.return %154 : tensor<f32>
      }) : (tensor<6xf32>) -> tensor<6xf32>
      %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %43 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %44 = stablehlo.divide %42, %43 : tensor<6xf32>
      %cst_13 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %45 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %46 = stablehlo.add %44, %45 : tensor<6xf32>
      %47 = stablehlo.rsqrt %46 : tensor<6xf32>
      %48 = stablehlo.divide %47, %46 : tensor<6xf32>
      %cst_14 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %49 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %50 = stablehlo.multiply %49, %48 : tensor<6xf32>
      %51 = stablehlo.broadcast_in_dim %47, dims = [3] : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
      %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<2x5x5x6xf32>
      %53 = stablehlo.multiply %19, %52 : tensor<2x5x5x6xf32>
      %54 = func.call @_flip(%53) : (tensor<2x5x5x6xf32>) -> tensor<2x5x5x6xf32>
      %55 = stablehlo.convolution(%54, %arg10) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x5x5x6xf32>, tensor<3x3x6x5xf32>) -> tensor<2x5x5x5xf32>
      %cst_15 = stablehlo.constant dense<0x7F800000> : tensor<f32>
      %56 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<f32>
      %57 = "stablehlo.reduce_window"(%55, %56) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
      ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
        %154 = stablehlo.minimum %arg14, %arg15 : tensor<f32>
        stablehlo.return %154 : tensor<f32>
      }) : (tensor<2x5x5x5xf32>, tensor<f32>) -> tensor<2x2x2x5xf32>
      %58 = stablehlo.reshape %57 : (tensor<2x2x2x5xf32>) -> tensor<2x20xf32>
      %59 = stablehlo.dot_general %58, %arg8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x20xf32>, tensor<20x3xf32>) -> tensor<2x3xf32>
      %60:3 = func.call @log_softmax(%59) : (tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x1xf32>)
      %61 = stablehlo.broadcast_in_dim %arg13, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
      %62:2 = func.call @take_along_axis(%60#0, %61) : (tensor<2x3xf32>, tensor<2x1xi32>) -> (tensor<2x1xf32>, tensor<2x1x1xi32>)
      %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %63 = stablehlo.reduce(%62#0 init: %cst_16) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x1xf32>, tensor<f32>) -> tensor<f32>
      %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %64 = stablehlo.divide %63, %cst_17 : tensor<f32>
      %65 = stablehlo.negate %64 : tensor<f32>
      %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %66 = stablehlo.negate %cst_18 : tensor<f32>
      %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %67 = stablehlo.divide %66, %cst_19 : tensor<f32>
      %68 = stablehlo.broadcast_in_dim %67, dims = [] : (tensor<f32>) -> tensor<2x1xf32>
      %69 = func.call @take_along_axis_0(%62#1, %68) : (tensor<2x1x1xi32>, tensor<2x1xf32>) -> tensor<2x3xf32>
      %70 = func.call @log_softmax_1(%60#1, %60#2, %69) : (tensor<2x3xf32>, tensor<2x1xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %71 = stablehlo.dot_general %70, %58, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<2x20xf32>) -> tensor<3x20xf32>
      %72 = stablehlo.transpose %71, dims = [1, 0] : (tensor<3x20xf32>) -> tensor<20x3xf32>
      %73 = stablehlo.dot_general %70, %arg8, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<20x3xf32>) -> tensor<2x20xf32>
      %74 = stablehlo.reshape %73 : (tensor<2x20xf32>) -> tensor<2x2x2x5xf32>
      %cst_20 = stablehlo.constant dense<0x7F800000> : tensor<f32>
      %75 = stablehlo.pad %55, %cst_20, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<2x5x5x5xf32>, tensor<f32>) -> tensor<2x5x5x5xf32>
      %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %76 = "stablehlo.select_and_scatter"(%75, %74, %cst_21) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
      ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
        %154 = stablehlo.compare LE, %arg14, %arg15, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        stablehlo.return %154 : tensor<i1>
      }, {
      ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
        %154 = stablehlo.add %arg14, %arg15 : tensor<f32>
        stablehlo.return %154 : tensor<f32>
      }) : (tensor<2x5x5x5xf32>, tensor<2x2x2x5xf32>, tensor<f32>) -> tensor<2x5x5x5xf32>
      %77 = stablehlo.slice %76 [0:2, 0:5, 0:5, 0:5] : (tensor<2x5x5x5xf32>) -> tensor<2x5x5x5xf32>
      %78 = stablehlo.convolution(%54, %77) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [2, 2], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x5x5x6xf32>, tensor<2x5x5x5xf32>) -> tensor<3x3x6x5xf32>
      %79 = stablehlo.reverse %arg10, dims = [0, 1] : tensor<3x3x6x5xf32>
      %80 = stablehlo.convolution(%77, %79) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x5x5x5xf32>, tensor<3x3x6x5xf32>) -> tensor<2x5x5x6xf32>
      %81 = func.call @_flip_2(%80) : (tensor<2x5x5x6xf32>) -> tensor<2x5x5x6xf32>
      %82 = stablehlo.multiply %19, %81 : tensor<2x5x5x6xf32>
      %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %83 = stablehlo.reduce(%82 init: %cst_22) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x5x5x6xf32>, tensor<f32>) -> tensor<6xf32>
      %84 = stablehlo.reshape %83 : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
      %85 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<2x5x5x6xf32>
      %86 = stablehlo.multiply %81, %85 : tensor<2x5x5x6xf32>
      %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %87 = stablehlo.reduce(%84 init: %cst_23) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x6xf32>, tensor<f32>) -> tensor<6xf32>
      %88 = stablehlo.multiply %87, %50 : tensor<6xf32>
      %cst_24 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %89 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %90 = stablehlo.divide %88, %89 : tensor<6xf32>
      %91 = "stablehlo.all_reduce"(%90) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
        %154 = stablehlo.add %arg14, %arg15 : tensor<f32>
        stablehlo.return %154 : tensor<f32>
      }) : (tensor<6xf32>) -> tensor<6xf32>
      %cst_25 = stablehlo.constant dense<5.000000e+01> : tensor<f32>
      %92 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %93 = stablehlo.divide %91, %92 : tensor<6xf32>
      %94 = stablehlo.broadcast_in_dim %93, dims = [3] : (tensor<6xf32>) -> tensor<2x5x5x6xf32>
      %95 = stablehlo.multiply %19, %94 : tensor<2x5x5x6xf32>
      %96 = stablehlo.add %86, %95 : tensor<2x5x5x6xf32>
      %97 = stablehlo.multiply %94, %19 : tensor<2x5x5x6xf32>
      %98 = stablehlo.add %96, %97 : tensor<2x5x5x6xf32>
      %99 = stablehlo.multiply %98, %37 : tensor<2x5x5x6xf32>
      %100 = stablehlo.multiply %98, %28 : tensor<2x5x5x6xf32>
      %cst_26 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %101 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x5x5x6xf32>
      %102 = stablehlo.multiply %101, %99 : tensor<2x5x5x6xf32>
      %103 = stablehlo.add %100, %102 : tensor<2x5x5x6xf32>
      %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %104 = stablehlo.reduce(%103 init: %cst_27) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x5x5x6xf32>, tensor<f32>) -> tensor<6xf32>
      %105 = stablehlo.reshape %104 : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
      %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %106 = stablehlo.reduce(%105 init: %cst_28) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x6xf32>, tensor<f32>) -> tensor<6xf32>
      %107 = stablehlo.convolution(%12, %103) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 0], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4xf32>, tensor<2x5x5x6xf32>) -> tensor<1x1x4x6xf32>
      %108 = stablehlo.reverse %arg11, dims = [0, 1] : tensor<1x1x4x6xf32>
      %109 = stablehlo.convolution(%103, %108) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[-1, 0], [-1, 0]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x5x5x6xf32>, tensor<1x1x4x6xf32>) -> tensor<2x8x8x4xf32>
      %110 = stablehlo.multiply %4, %109 : tensor<2x8x8x4xf32>
      %111 = stablehlo.multiply %109, %8 : tensor<2x8x8x4xf32>
      %cst_29 = stablehlo.constant dense<-1.12837923> : tensor<f32>
      %112 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
      %113 = stablehlo.multiply %112, %110 : tensor<2x8x8x4xf32>
      %114 = stablehlo.multiply %113, %11 : tensor<2x8x8x4xf32>
      %cst_30 = stablehlo.constant dense<0.707106769> : tensor<f32>
      %115 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
      %116 = stablehlo.multiply %114, %115 : tensor<2x8x8x4xf32>
      %117 = stablehlo.negate %116 : tensor<2x8x8x4xf32>
      %cst_31 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %118 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
      %119 = stablehlo.multiply %118, %111 : tensor<2x8x8x4xf32>
      %120 = stablehlo.add %117, %119 : tensor<2x8x8x4xf32>
      %121 = stablehlo.convolution(%arg12, %120) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 4 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4xf32>, tensor<2x8x8x4xf32>) -> tensor<3x3x1x4xf32>
      %122 = "stablehlo.all_reduce"(%65) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
        %154 = stablehlo.add %arg14, %arg15 : tensor<f32>
        stablehlo.return %154 : tensor<f32>
      }) : (tensor<f32>) -> tensor<f32>
      %cst_32 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %123 = stablehlo.divide %122, %cst_32 : tensor<f32>
      %124 = "stablehlo.all_reduce"(%106) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
        %154 = stablehlo.add %arg14, %arg15 : tensor<f32>
        stablehlo.return %154 : tensor<f32>
      }) : (tensor<6xf32>) -> tensor<6xf32>
      %125 = "stablehlo.all_reduce"(%72) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
        %154 = stablehlo.add %arg14, %arg15 : tensor<f32>
        stablehlo.return %154 : tensor<f32>
      }) : (tensor<20x3xf32>) -> tensor<20x3xf32>
      %126 = "stablehlo.all_reduce"(%121) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
        %154 = stablehlo.add %arg14, %arg15 : tensor<f32>
        stablehlo.return %154 : tensor<f32>
      }) : (tensor<3x3x1x4xf32>) -> tensor<3x3x1x4xf32>
      %127 = "stablehlo.all_reduce"(%78) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
        %154 = stablehlo.add %arg14, %arg15 : tensor<f32>
        stablehlo.return %154 : tensor<f32>
      }) : (tensor<3x3x6x5xf32>) -> tensor<3x3x6x5xf32>
      %128 = "stablehlo.all_reduce"(%107) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
        %154 = stablehlo.add %arg14, %arg15 : tensor<f32>
        stablehlo.return %154 : tensor<f32>
      }) : (tensor<1x1x4x6xf32>) -> tensor<1x1x4x6xf32>
      %cst_33 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %129 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %130 = stablehlo.divide %124, %129 : tensor<6xf32>
      %cst_34 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %131 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<20x3xf32>
      %132 = stablehlo.divide %125, %131 : tensor<20x3xf32>
      %cst_35 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %133 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<3x3x1x4xf32>
      %134 = stablehlo.divide %126, %133 : tensor<3x3x1x4xf32>
      %cst_36 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %135 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<3x3x6x5xf32>
      %136 = stablehlo.divide %127, %135 : tensor<3x3x6x5xf32>
      %cst_37 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %137 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<1x1x4x6xf32>
      %138 = stablehlo.divide %128, %137 : tensor<1x1x4x6xf32>
      %cst_38 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %139 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %140 = stablehlo.multiply %139, %130 : tensor<6xf32>
      %141 = stablehlo.subtract %arg7, %140 : tensor<6xf32>
      %cst_39 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %142 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<20x3xf32>
      %143 = stablehlo.multiply %142, %132 : tensor<20x3xf32>
      %144 = stablehlo.subtract %arg8, %143 : tensor<20x3xf32>
      %cst_40 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %145 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<3x3x1x4xf32>
      %146 = stablehlo.multiply %145, %134 : tensor<3x3x1x4xf32>
      %147 = stablehlo.subtract %arg9, %146 : tensor<3x3x1x4xf32>
      %cst_41 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %148 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<3x3x6x5xf32>
      %149 = stablehlo.multiply %148, %136 : tensor<3x3x6x5xf32>
      %150 = stablehlo.subtract %arg10, %149 : tensor<3x3x6x5xf32>
      %cst_42 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %151 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<1x1x4x6xf32>
      %152 = stablehlo.multiply %151, %138 : tensor<1x1x4x6xf32>
      %153 = stablehlo.subtract %arg11, %152 : tensor<1x1x4x6xf32>
      sdy.return %123, %141, %144, %147, %150, %153 : tensor<f32>, tensor<6xf32>, tensor<20x3xf32>, tensor<3x3x1x4xf32>, tensor<3x3x6x5xf32>, tensor<1x1x4x6xf32>
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
