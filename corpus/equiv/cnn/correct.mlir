module @jit_step attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["r"=2]> {stablehlo.mesh = {axes = [{name = "r", size = 2 : i64}]}}
  func.func public @main(%arg0: tensor<4xf32> {jax.buffer_donor = true}, %arg1: tensor<6xf32> {jax.buffer_donor = true}, %arg2: tensor<6x3xf32> {jax.buffer_donor = true}, %arg3: tensor<3x3x2x4xf32> {jax.buffer_donor = true}, %arg4: tensor<3x3x4x6xf32> {jax.buffer_donor = true}, %arg5: tensor<4xf32> {jax.buffer_donor = true}, %arg6: tensor<6xf32> {jax.buffer_donor = true}, %arg7: tensor<6x3xf32> {jax.buffer_donor = true}, %arg8: tensor<3x3x2x4xf32> {jax.buffer_donor = true}, %arg9: tensor<3x3x4x6xf32> {jax.buffer_donor = true}, %arg10: tensor<4x8x8x2xf32>, %arg11: tensor<4xi32>) -> (tensor<f32> {jax.result_info = "result['loss']"}, tensor<4xf32> {jax.result_info = "result['params']['b1']"}, tensor<6xf32> {jax.result_info = "result['params']['b2']"}, tensor<6x3xf32> {jax.result_info = "result['params']['dense']"}, tensor<3x3x2x4xf32> {jax.result_info = "result['params']['w1']"}, tensor<3x3x4x6xf32> {jax.result_info = "result['params']['w2']"}, tensor<4xf32> {jax.result_info = "result['velocity']['b1']"}, tensor<6xf32> {jax.result_info = "result['velocity']['b2']"}, tensor<6x3xf32> {jax.result_info = "result['velocity']['dense']"}, tensor<3x3x2x4xf32> {jax.result_info = "result['velocity']['w1']"}, tensor<3x3x4x6xf32> {jax.result_info = "result['velocity']['w2']"}) {
    %0:11 = sdy.manual_computation(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11) in_shardings=[<@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{"r"}, {}, {}, {}]>, <@mesh, [{"r"}]>] out_shardings=[<@mesh, []>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}, {}, {}, {}]>] manual_axes={"r"} (%arg12: tensor<4xf32>, %arg13: tensor<6xf32>, %arg14: tensor<6x3xf32>, %arg15: tensor<3x3x2x4xf32>, %arg16: tensor<3x3x4x6xf32>, %arg17: tensor<4xf32>, %arg18: tensor<6xf32>, %arg19: tensor<6x3xf32>, %arg20: tensor<3x3x2x4xf32>, %arg21: tensor<3x3x4x6xf32>, %arg22: tensor<2x8x8x2xf32>, %arg23: tensor<2xi32>) {
      %1 = stablehlo.convolution(%arg22, %arg15) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x2xf32>, tensor<3x3x2x4xf32>) -> tensor<2x8x8x4xf32>
      %2 = stablehlo.broadcast_in_dim %arg12, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
      %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x8x8x4xf32>
      %4 = stablehlo.add %1, %3 : tensor<2x8x8x4xf32>
      %5 = func.call @relu(%4) : (tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xf32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
      %7 = stablehlo.compare GT, %4, %6, FLOAT : (tensor<2x8x8x4xf32>, tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xi1>
      %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<f32>
      %9 = "stablehlo.reduce_window"(%5, %8) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
      ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
        %115 = stablehlo.maximum %arg24, %arg25 : tensor<f32>
        stablehlo.return %115 : tensor<f32>
      }) : (tensor<2x8x8x4xf32>, tensor<f32>) -> tensor<2x4x4x4xf32>
      %10 = stablehlo.convolution(%9, %arg16) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x2x2x6xf32>
      %11 = stablehlo.broadcast_in_dim %arg13, dims = [3] : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
      %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<2x2x2x6xf32>
      %13 = stablehlo.add %10, %12 : tensor<2x2x2x6xf32>
      %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %14 = stablehlo.reduce(%13 init: %cst_1) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<2x2x2x6xf32>, tensor<f32>) -> tensor<2x6xf32>
      %15 = stablehlo.reshape %14 : (tensor<2x6xf32>) -> tensor<2x1x1x6xf32>
      %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2, 3] : (tensor<2x1x1x6xf32>) -> tensor<2x2x2x6xf32>
      %17 = stablehlo.compare EQ, %13, %16, FLOAT : (tensor<2x2x2x6xf32>, tensor<2x2x2x6xf32>) -> tensor<2x2x2x6xi1>
      %18 = stablehlo.convert %17 : (tensor<2x2x2x6xi1>) -> tensor<2x2x2x6xf32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %19 = stablehlo.reduce(%18 init: %cst_2) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x2x2x6xf32>, tensor<f32>) -> tensor<2x6xf32>
      %20 = stablehlo.dot_general %14, %arg14, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6xf32>, tensor<6x3xf32>) -> tensor<2x3xf32>
      %21:3 = func.call @log_softmax(%20) : (tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x1xf32>)
      %22 = stablehlo.broadcast_in_dim %arg23, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
      %23:2 = func.call @take_along_axis(%21#0, %22) : (tensor<2x3xf32>, tensor<2x1xi32>) -> (tensor<2x1xf32>, tensor<2x1x1xi32>)
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %24 = stablehlo.reduce(%23#0 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x1xf32>, tensor<f32>) -> tensor<f32>
      %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %25 = stablehlo.divide %24, %cst_4 : tensor<f32>
      %26 = stablehlo.negate %25 : tensor<f32>
      %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %27 = stablehlo.negate %cst_5 : tensor<f32>
      %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %28 = stablehlo.divide %27, %cst_6 : tensor<f32>
      %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<f32>) -> tensor<2x1xf32>
      %30 = func.call @take_along_axis_0(%23#1, %29) : (tensor<2x1x1xi32>, tensor<2x1xf32>) -> tensor<2x3xf32>
      %31 = func.call @log_softmax_1(%21#1, %21#2, %30) : (tensor<2x3xf32>, tensor<2x1xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %32 = stablehlo.dot_general %31, %14, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<2x6xf32>) -> tensor<3x6xf32>
      %33 = stablehlo.transpose %32, dims = [1, 0] : (tensor<3x6xf32>) -> tensor<6x3xf32>
      %34 = stablehlo.dot_general %31, %arg14, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<6x3xf32>) -> tensor<2x6xf32>
      %35 = stablehlo.divide %34, %19 : tensor<2x6xf32>
      %36 = stablehlo.broadcast_in_dim %35, dims = [0, 3] : (tensor<2x6xf32>) -> tensor<2x2x2x6xf32>
      %37 = stablehlo.multiply %36, %18 : tensor<2x2x2x6xf32>
      %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %38 = stablehlo.reduce(%37 init: %cst_7) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x2x2x6xf32>, tensor<f32>) -> tensor<6xf32>
      %39 = stablehlo.reshape %38 : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
      %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %40 = stablehlo.reduce(%39 init: %cst_8) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x6xf32>, tensor<f32>) -> tensor<6xf32>
      %41 = stablehlo.convolution(%9, %37) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 0], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x4xf32>, tensor<2x2x2x6xf32>) -> tensor<3x3x4x6xf32>
      %42 = stablehlo.reverse %arg16, dims = [0, 1] : tensor<3x3x4x6xf32>
      %43 = stablehlo.convolution(%37, %42) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 2], [1, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x6xf32>, tensor<3x3x4x6xf32>) -> tensor<2x4x4x4xf32>
      %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %44 = stablehlo.pad %5, %cst_9, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<2x8x8x4xf32>, tensor<f32>) -> tensor<2x8x8x4xf32>
      %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %45 = "stablehlo.select_and_scatter"(%44, %43, %cst_10) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
      ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
        %115 = stablehlo.compare GE, %arg24, %arg25, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        stablehlo.return %115 : tensor<i1>
      }, {
      ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
        %115 = stablehlo.add %arg24, %arg25 : tensor<f32>
        stablehlo.return %115 : tensor<f32>
      }) : (tensor<2x8x8x4xf32>, tensor<2x4x4x4xf32>, tensor<f32>) -> tensor<2x8x8x4xf32>
      %46 = stablehlo.slice %45 [0:2, 0:8, 0:8, 0:4] : (tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xf32>
      %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %47 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
      %48 = stablehlo.select %7, %46, %47 : tensor<2x8x8x4xi1>, tensor<2x8x8x4xf32>
      %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %49 = stablehlo.reduce(%48 init: %cst_12) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
      %50 = stablehlo.reshape %49 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
      %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %51 = stablehlo.reduce(%50 init: %cst_13) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
      %52 = stablehlo.convolution(%arg22, %48) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x2xf32>, tensor<2x8x8x4xf32>) -> tensor<3x3x2x4xf32>
      %53 = "stablehlo.all_reduce"(%26) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
        %115 = stablehlo.add %arg24, %arg25 : tensor<f32>
        stablehlo.return %115 : tensor<f32>
      }) : (tensor<f32>) -> tensor<f32>
      %cst_14 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %54 = stablehlo.divide %53, %cst_14 : tensor<f32>
      %55 = "stablehlo.all_reduce"(%51) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
        %115 = stablehlo.add %arg24, %arg25 : tensor<f32>
        stablehlo.return %115 : tensor<f32>
      }) : (tensor<4xf32>) -> tensor<4xf32>
      %56 = "stablehlo.all_reduce"(%40) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
        %115 = stablehlo.add %arg24, %arg25 : tensor<f32>
        stablehlo.return %115 : tensor<f32>
      }) : (tensor<6xf32>) -> tensor<6xf32>
      %57 = "stablehlo.all_reduce"(%33) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
        %115 = stablehlo.add %arg24, %arg25 : tensor<f32>
        stablehlo.return %115 : tensor<f32>
      }) : (tensor<6x3xf32>) -> tensor<6x3xf32>
      %58 = "stablehlo.all_reduce"(%52) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
        %115 = stablehlo.add %arg24, %arg25 : tensor<f32>
        stablehlo.return %115 : tensor<f32>
      }) : (tensor<3x3x2x4xf32>) -> tensor<3x3x2x4xf32>
      %59 = "stablehlo.all_reduce"(%41) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
        %115 = stablehlo.add %arg24, %arg25 : tensor<f32>
        stablehlo.return %115 : tensor<f32>
      }) : (tensor<3x3x4x6xf32>) -> tensor<3x3x4x6xf32>
      %cst_15 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %60 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %61 = stablehlo.divide %55, %60 : tensor<4xf32>
      %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %62 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %63 = stablehlo.divide %56, %62 : tensor<6xf32>
      %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %64 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
      %65 = stablehlo.divide %57, %64 : tensor<6x3xf32>
      %cst_18 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %66 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x3x2x4xf32>
      %67 = stablehlo.divide %58, %66 : tensor<3x3x2x4xf32>
      %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %68 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x3x4x6xf32>
      %69 = stablehlo.divide %59, %68 : tensor<3x3x4x6xf32>
      %cst_20 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %70 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %71 = stablehlo.multiply %70, %arg17 : tensor<4xf32>
      %cst_21 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %72 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %73 = stablehlo.multiply %72, %arg12 : tensor<4xf32>
      %74 = stablehlo.add %61, %73 : tensor<4xf32>
      %75 = stablehlo.add %71, %74 : tensor<4xf32>
      %cst_22 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %76 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %77 = stablehlo.multiply %76, %arg18 : tensor<6xf32>
      %cst_23 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %78 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %79 = stablehlo.multiply %78, %arg13 : tensor<6xf32>
      %80 = stablehlo.add %63, %79 : tensor<6xf32>
      %81 = stablehlo.add %77, %80 : tensor<6xf32>
      %cst_24 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %82 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
      %83 = stablehlo.multiply %82, %arg19 : tensor<6x3xf32>
      %cst_25 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %84 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
      %85 = stablehlo.multiply %84, %arg14 : tensor<6x3xf32>
      %86 = stablehlo.add %65, %85 : tensor<6x3xf32>
      %87 = stablehlo.add %83, %86 : tensor<6x3xf32>
      %cst_26 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %88 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<3x3x2x4xf32>
      %89 = stablehlo.multiply %88, %arg20 : tensor<3x3x2x4xf32>
      %cst_27 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %90 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<3x3x2x4xf32>
      %91 = stablehlo.multiply %90, %arg15 : tensor<3x3x2x4xf32>
      %92 = stablehlo.add %67, %91 : tensor<3x3x2x4xf32>
      %93 = stablehlo.add %89, %92 : tensor<3x3x2x4xf32>
      %cst_28 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %94 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<3x3x4x6xf32>
      %95 = stablehlo.multiply %94, %arg21 : tensor<3x3x4x6xf32>
      %cst_29 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %96 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<3x3x4x6xf32>
      %97 = stablehlo.multiply %96, %arg16 : tensor<3x3x4x6xf32>
      %98 = stablehlo.add %69, %97 : tensor<3x3x4x6xf32>
      %99 = stablehlo.add %95, %98 : tensor<3x3x4x6xf32>
      %cst_30 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %100 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %101 = stablehlo.multiply %100, %75 : tensor<4xf32>
      %102 = stablehlo.subtract %arg12, %101 : tensor<4xf32>
      %cst_31 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %103 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %104 = stablehlo.multiply %103, %81 : tensor<6xf32>
      %105 = stablehlo.subtract %arg13, %104 : tensor<6xf32>
      %cst_32 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %106 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
      %107 = stablehlo.multiply %106, %87 : tensor<6x3xf32>
      %108 = stablehlo.subtract %arg14, %107 : tensor<6x3xf32>
      %cst_33 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %109 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<3x3x2x4xf32>
      %110 = stablehlo.multiply %109, %93 : tensor<3x3x2x4xf32>
      %111 = stablehlo.subtract %arg15, %110 : tensor<3x3x2x4xf32>
      %cst_34 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %112 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<3x3x4x6xf32>
      %113 = stablehlo.multiply %112, %99 : tensor<3x3x4x6xf32>
      %114 = stablehlo.subtract %arg16, %113 : tensor<3x3x4x6xf32>
      sdy.return %54, %102, %105, %108, %111, %114, %75, %81, %87, %93, %99 : tensor<f32>, tensor<4xf32>, tensor<6xf32>, tensor<6x3xf32>, tensor<3x3x2x4xf32>, tensor<3x3x4x6xf32>, tensor<4xf32>, tensor<6xf32>, tensor<6x3xf32>, tensor<3x3x2x4xf32>, tensor<3x3x4x6xf32>
    } : (tensor<4xf32>, tensor<6xf32>, tensor<6x3xf32>, tensor<3x3x2x4xf32>, tensor<3x3x4x6xf32>, tensor<4xf32>, tensor<6xf32>, tensor<6x3xf32>, tensor<3x3x2x4xf32>, tensor<3x3x4x6xf32>, tensor<4x8x8x2xf32>, tensor<4xi32>) -> (tensor<f32>, tensor<4xf32>, tensor<6xf32>, tensor<6x3xf32>, tensor<3x3x2x4xf32>, tensor<3x3x4x6xf32>, tensor<4xf32>, tensor<6xf32>, tensor<6x3xf32>, tensor<3x3x2x4xf32>, tensor<3x3x4x6xf32>)
    return %0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7, %0#8, %0#9, %0#10 : tensor<f32>, tensor<4xf32>, tensor<6xf32>, tensor<6x3xf32>, tensor<3x3x2x4xf32>, tensor<3x3x4x6xf32>, tensor<4xf32>, tensor<6xf32>, tensor<6x3xf32>, tensor<3x3x2x4xf32>, tensor<3x3x4x6xf32>
  }
  func.func private @relu(%arg0: tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x8x8x4xf32>
    return %1 : tensor<2x8x8x4xf32>
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
}
