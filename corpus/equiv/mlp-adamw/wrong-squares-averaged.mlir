module @jit_step attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["r"=2]> {stablehlo.mesh = {axes = [{name = "r", size = 2 : i64}]}}
  func.func public @main(%arg0: tensor<5xf32> {jax.buffer_donor = true}, %arg1: tensor<3xf32> {jax.buffer_donor = true}, %arg2: tensor<6x5xf32> {jax.buffer_donor = true}, %arg3: tensor<5x3xf32> {jax.buffer_donor = true}, %arg4: tensor<5xf32> {jax.buffer_donor = true}, %arg5: tensor<3xf32> {jax.buffer_donor = true}, %arg6: tensor<6x5xf32> {jax.buffer_donor = true}, %arg7: tensor<5x3xf32> {jax.buffer_donor = true}, %arg8: tensor<5xf32> {jax.buffer_donor = true}, %arg9: tensor<3xf32> {jax.buffer_donor = true}, %arg10: tensor<6x5xf32> {jax.buffer_donor = true}, %arg11: tensor<5x3xf32> {jax.buffer_donor = true}, %arg12: tensor<8x6xf32>, %arg13: tensor<8xi32>) -> (tensor<f32> {jax.result_info = "result['loss']"}, tensor<5xf32> {jax.result_info = "result['m']['b1']"}, tensor<3xf32> {jax.result_info = "result['m']['b2']"}, tensor<6x5xf32> {jax.result_info = "result['m']['w1']"}, tensor<5x3xf32> {jax.result_info = "result['m']['w2']"}, tensor<5xf32> {jax.result_info = "result['params']['b1']"}, tensor<3xf32> {jax.result_info = "result['params']['b2']"}, tensor<6x5xf32> {jax.result_info = "result['params']['w1']"}, tensor<5x3xf32> {jax.result_info = "result['params']['w2']"}, tensor<5xf32> {jax.result_info = "result['v']['b1']"}, tensor<3xf32> {jax.result_info = "result['v']['b2']"}, tensor<6x5xf32> {jax.result_info = "result['v']['w1']"}, tensor<5x3xf32> {jax.result_info = "result['v']['w2']"}) {
    %0:13 = sdy.manual_computation(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13) in_shardings=[<@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{"r"}, {}]>, <@mesh, [{"r"}]>] out_shardings=[<@mesh, []>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>] manual_axes={"r"} (%arg14: tensor<5xf32>, %arg15: tensor<3xf32>, %arg16: tensor<6x5xf32>, %arg17: tensor<5x3xf32>, %arg18: tensor<5xf32>, %arg19: tensor<3xf32>, %arg20: tensor<6x5xf32>, %arg21: tensor<5x3xf32>, %arg22: tensor<5xf32>, %arg23: tensor<3xf32>, %arg24: tensor<6x5xf32>, %arg25: tensor<5x3xf32>, %arg26: tensor<4x6xf32>, %arg27: tensor<4xi32>) {
      %1 = stablehlo.dot_general %arg26, %arg16, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x6xf32>, tensor<6x5xf32>) -> tensor<4x5xf32>
      %2 = stablehlo.broadcast_in_dim %arg14, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
      %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<4x5xf32>
      %4 = stablehlo.add %1, %3 : tensor<4x5xf32>
      %5 = stablehlo.tanh %4 : tensor<4x5xf32>
      %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
      %7 = stablehlo.subtract %6, %5 : tensor<4x5xf32>
      %8 = stablehlo.dot_general %5, %arg17, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x5xf32>, tensor<5x3xf32>) -> tensor<4x3xf32>
      %9 = stablehlo.broadcast_in_dim %arg15, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<4x3xf32>
      %11 = stablehlo.add %8, %10 : tensor<4x3xf32>
      %12:3 = func.call @log_softmax(%11) : (tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x1xf32>)
      %13 = func.call @_one_hot(%arg27) : (tensor<4xi32>) -> tensor<4x3xf32>
      %14 = stablehlo.multiply %13, %12#0 : tensor<4x3xf32>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %15 = stablehlo.reduce(%14 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
      %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %16 = stablehlo.reduce(%15 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
      %cst_2 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
      %17 = stablehlo.divide %16, %cst_2 : tensor<f32>
      %18 = stablehlo.negate %17 : tensor<f32>
      %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %19 = stablehlo.negate %cst_3 : tensor<f32>
      %cst_4 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
      %20 = stablehlo.divide %19, %cst_4 : tensor<f32>
      %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %22 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<4xf32>) -> tensor<4x3xf32>
      %23 = stablehlo.multiply %13, %22 : tensor<4x3xf32>
      %24 = func.call @log_softmax_0(%12#1, %12#2, %23) : (tensor<4x3xf32>, tensor<4x1xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
      %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %25 = stablehlo.reduce(%24 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
      %26 = stablehlo.reshape %25 : (tensor<3xf32>) -> tensor<1x3xf32>
      %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %27 = stablehlo.reduce(%26 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<3xf32>
      %28 = stablehlo.dot_general %24, %5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x3xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
      %29 = stablehlo.transpose %28, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
      %30 = stablehlo.dot_general %24, %arg17, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x3xf32>, tensor<5x3xf32>) -> tensor<4x5xf32>
      %31 = stablehlo.multiply %30, %7 : tensor<4x5xf32>
      %32 = stablehlo.multiply %31, %5 : tensor<4x5xf32>
      %33 = stablehlo.add %31, %32 : tensor<4x5xf32>
      %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %34 = stablehlo.reduce(%33 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32>
      %35 = stablehlo.reshape %34 : (tensor<5xf32>) -> tensor<1x5xf32>
      %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %36 = stablehlo.reduce(%35 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<5xf32>
      %37 = stablehlo.dot_general %33, %arg26, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x5xf32>, tensor<4x6xf32>) -> tensor<5x6xf32>
      %38 = stablehlo.transpose %37, dims = [1, 0] : (tensor<5x6xf32>) -> tensor<6x5xf32>
      %39 = "stablehlo.all_reduce"(%36) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg28: tensor<f32>, %arg29: tensor<f32>):
        %189 = stablehlo.add %arg28, %arg29 : tensor<f32>
        stablehlo.return %189 : tensor<f32>
      }) : (tensor<5xf32>) -> tensor<5xf32>
      %40 = "stablehlo.all_reduce"(%27) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg28: tensor<f32>, %arg29: tensor<f32>):
        %189 = stablehlo.add %arg28, %arg29 : tensor<f32>
        stablehlo.return %189 : tensor<f32>
      }) : (tensor<3xf32>) -> tensor<3xf32>
      %41 = "stablehlo.all_reduce"(%38) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg28: tensor<f32>, %arg29: tensor<f32>):
        %189 = stablehlo.add %arg28, %arg29 : tensor<f32>
        stablehlo.return %189 : tensor<f32>
      }) : (tensor<6x5xf32>) -> tensor<6x5xf32>
      %42 = "stablehlo.all_reduce"(%29) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg28: tensor<f32>, %arg29: tensor<f32>):
        %189 = stablehlo.add %arg28, %arg29 : tensor<f32>
        stablehlo.return %189 : tensor<f32>
      }) : (tensor<5x3xf32>) -> tensor<5x3xf32>
      %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %43 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %44 = stablehlo.divide %39, %43 : tensor<5xf32>
      %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %45 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %46 = stablehlo.divide %40, %45 : tensor<3xf32>
      %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %47 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
      %48 = stablehlo.divide %41, %47 : tensor<6x5xf32>
      %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %49 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
      %50 = stablehlo.divide %42, %49 : tensor<5x3xf32>
      %51 = stablehlo.multiply %36, %36 : tensor<5xf32>
      %52 = "stablehlo.all_reduce"(%51) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg28: tensor<f32>, %arg29: tensor<f32>):
        %189 = stablehlo.add %arg28, %arg29 : tensor<f32>
        stablehlo.return %189 : tensor<f32>
      }) : (tensor<5xf32>) -> tensor<5xf32>
      %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %53 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %54 = stablehlo.divide %52, %53 : tensor<5xf32>
      %55 = stablehlo.multiply %27, %27 : tensor<3xf32>
      %56 = "stablehlo.all_reduce"(%55) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg28: tensor<f32>, %arg29: tensor<f32>):
        %189 = stablehlo.add %arg28, %arg29 : tensor<f32>
        stablehlo.return %189 : tensor<f32>
      }) : (tensor<3xf32>) -> tensor<3xf32>
      %cst_14 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %57 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %58 = stablehlo.divide %56, %57 : tensor<3xf32>
      %59 = stablehlo.multiply %38, %38 : tensor<6x5xf32>
      %60 = "stablehlo.all_reduce"(%59) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg28: tensor<f32>, %arg29: tensor<f32>):
        %189 = stablehlo.add %arg28, %arg29 : tensor<f32>
        stablehlo.return %189 : tensor<f32>
      }) : (tensor<6x5xf32>) -> tensor<6x5xf32>
      %cst_15 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %61 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
      %62 = stablehlo.divide %60, %61 : tensor<6x5xf32>
      %63 = stablehlo.multiply %29, %29 : tensor<5x3xf32>
      %64 = "stablehlo.all_reduce"(%63) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg28: tensor<f32>, %arg29: tensor<f32>):
        %189 = stablehlo.add %arg28, %arg29 : tensor<f32>
        stablehlo.return %189 : tensor<f32>
      }) : (tensor<5x3xf32>) -> tensor<5x3xf32>
      %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %65 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
      %66 = stablehlo.divide %64, %65 : tensor<5x3xf32>
      %67 = "stablehlo.all_reduce"(%18) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg28: tensor<f32>, %arg29: tensor<f32>):
        %189 = stablehlo.add %arg28, %arg29 : tensor<f32>
        stablehlo.return %189 : tensor<f32>
      }) : (tensor<f32>) -> tensor<f32>
      %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %68 = stablehlo.divide %67, %cst_17 : tensor<f32>
      %cst_18 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %69 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %70 = stablehlo.multiply %69, %arg18 : tensor<5xf32>
      %cst_19 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %71 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %72 = stablehlo.multiply %71, %44 : tensor<5xf32>
      %73 = stablehlo.add %70, %72 : tensor<5xf32>
      %cst_20 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %74 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %75 = stablehlo.multiply %74, %arg19 : tensor<3xf32>
      %cst_21 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %76 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %77 = stablehlo.multiply %76, %46 : tensor<3xf32>
      %78 = stablehlo.add %75, %77 : tensor<3xf32>
      %cst_22 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %79 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
      %80 = stablehlo.multiply %79, %arg20 : tensor<6x5xf32>
      %cst_23 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %81 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
      %82 = stablehlo.multiply %81, %48 : tensor<6x5xf32>
      %83 = stablehlo.add %80, %82 : tensor<6x5xf32>
      %cst_24 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %84 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
      %85 = stablehlo.multiply %84, %arg21 : tensor<5x3xf32>
      %cst_25 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %86 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
      %87 = stablehlo.multiply %86, %50 : tensor<5x3xf32>
      %88 = stablehlo.add %85, %87 : tensor<5x3xf32>
      %cst_26 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
      %89 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %90 = stablehlo.multiply %89, %arg22 : tensor<5xf32>
      %cst_27 = stablehlo.constant dense<0.00999999977> : tensor<f32>
      %91 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %92 = stablehlo.multiply %91, %44 : tensor<5xf32>
      %93 = stablehlo.multiply %92, %44 : tensor<5xf32>
      %94 = stablehlo.add %90, %93 : tensor<5xf32>
      %cst_28 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
      %95 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %96 = stablehlo.multiply %95, %arg23 : tensor<3xf32>
      %cst_29 = stablehlo.constant dense<0.00999999977> : tensor<f32>
      %97 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %98 = stablehlo.multiply %97, %46 : tensor<3xf32>
      %99 = stablehlo.multiply %98, %46 : tensor<3xf32>
      %100 = stablehlo.add %96, %99 : tensor<3xf32>
      %cst_30 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
      %101 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
      %102 = stablehlo.multiply %101, %arg24 : tensor<6x5xf32>
      %cst_31 = stablehlo.constant dense<0.00999999977> : tensor<f32>
      %103 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
      %104 = stablehlo.multiply %103, %48 : tensor<6x5xf32>
      %105 = stablehlo.multiply %104, %48 : tensor<6x5xf32>
      %106 = stablehlo.add %102, %105 : tensor<6x5xf32>
      %cst_32 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
      %107 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
      %108 = stablehlo.multiply %107, %arg25 : tensor<5x3xf32>
      %cst_33 = stablehlo.constant dense<0.00999999977> : tensor<f32>
      %109 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
      %110 = stablehlo.multiply %109, %50 : tensor<5x3xf32>
      %111 = stablehlo.multiply %110, %50 : tensor<5x3xf32>
      %112 = stablehlo.add %108, %111 : tensor<5x3xf32>
      %cst_34 = stablehlo.constant dense<2.710000e-01> : tensor<f32>
      %113 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %114 = stablehlo.divide %73, %113 : tensor<5xf32>
      %cst_35 = stablehlo.constant dense<2.970100e-02> : tensor<f32>
      %115 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %116 = stablehlo.divide %94, %115 : tensor<5xf32>
      %117 = stablehlo.sqrt %116 : tensor<5xf32>
      %cst_36 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %118 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %119 = stablehlo.add %117, %118 : tensor<5xf32>
      %120 = stablehlo.divide %114, %119 : tensor<5xf32>
      %cst_37 = stablehlo.constant dense<0.00999999977> : tensor<f32>
      %121 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %122 = stablehlo.multiply %121, %arg14 : tensor<5xf32>
      %123 = stablehlo.add %120, %122 : tensor<5xf32>
      %cst_38 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %124 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %125 = stablehlo.multiply %124, %123 : tensor<5xf32>
      %126 = stablehlo.subtract %arg14, %125 : tensor<5xf32>
      %cst_39 = stablehlo.constant dense<2.710000e-01> : tensor<f32>
      %127 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %128 = stablehlo.divide %78, %127 : tensor<3xf32>
      %cst_40 = stablehlo.constant dense<2.970100e-02> : tensor<f32>
      %129 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %130 = stablehlo.divide %100, %129 : tensor<3xf32>
      %131 = stablehlo.sqrt %130 : tensor<3xf32>
      %cst_41 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %132 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %133 = stablehlo.add %131, %132 : tensor<3xf32>
      %134 = stablehlo.divide %128, %133 : tensor<3xf32>
      %cst_42 = stablehlo.constant dense<0.00999999977> : tensor<f32>
      %135 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %136 = stablehlo.multiply %135, %arg15 : tensor<3xf32>
      %137 = stablehlo.add %134, %136 : tensor<3xf32>
      %cst_43 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %138 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %139 = stablehlo.multiply %138, %137 : tensor<3xf32>
      %140 = stablehlo.subtract %arg15, %139 : tensor<3xf32>
      %cst_44 = stablehlo.constant dense<2.710000e-01> : tensor<f32>
      %141 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
      %142 = stablehlo.divide %83, %141 : tensor<6x5xf32>
      %cst_45 = stablehlo.constant dense<2.970100e-02> : tensor<f32>
      %143 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
      %144 = stablehlo.divide %106, %143 : tensor<6x5xf32>
      %145 = stablehlo.sqrt %144 : tensor<6x5xf32>
      %cst_46 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %146 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
      %147 = stablehlo.add %145, %146 : tensor<6x5xf32>
      %148 = stablehlo.divide %142, %147 : tensor<6x5xf32>
      %cst_47 = stablehlo.constant dense<0.00999999977> : tensor<f32>
      %149 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
      %150 = stablehlo.multiply %149, %arg16 : tensor<6x5xf32>
      %151 = stablehlo.add %148, %150 : tensor<6x5xf32>
      %cst_48 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %152 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
      %153 = stablehlo.multiply %152, %151 : tensor<6x5xf32>
      %154 = stablehlo.subtract %arg16, %153 : tensor<6x5xf32>
      %cst_49 = stablehlo.constant dense<2.710000e-01> : tensor<f32>
      %155 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
      %156 = stablehlo.divide %88, %155 : tensor<5x3xf32>
      %cst_50 = stablehlo.constant dense<2.970100e-02> : tensor<f32>
      %157 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
      %158 = stablehlo.divide %112, %157 : tensor<5x3xf32>
      %159 = stablehlo.sqrt %158 : tensor<5x3xf32>
      %cst_51 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %160 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
      %161 = stablehlo.add %159, %160 : tensor<5x3xf32>
      %162 = stablehlo.divide %156, %161 : tensor<5x3xf32>
      %cst_52 = stablehlo.constant dense<0.00999999977> : tensor<f32>
      %163 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
      %164 = stablehlo.multiply %163, %arg17 : tensor<5x3xf32>
      %165 = stablehlo.add %162, %164 : tensor<5x3xf32>
      %cst_53 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %166 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
      %167 = stablehlo.multiply %166, %165 : tensor<5x3xf32>
      %168 = stablehlo.subtract %arg17, %167 : tensor<5x3xf32>
      %cst_54 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
      %169 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %170 = stablehlo.multiply %169, %arg22 : tensor<5xf32>
      %cst_55 = stablehlo.constant dense<0.00999999977> : tensor<f32>
      %171 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %172 = stablehlo.multiply %171, %54 : tensor<5xf32>
      %173 = stablehlo.add %170, %172 : tensor<5xf32>
      %cst_56 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
      %174 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %175 = stablehlo.multiply %174, %arg23 : tensor<3xf32>
      %cst_57 = stablehlo.constant dense<0.00999999977> : tensor<f32>
      %176 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %177 = stablehlo.multiply %176, %58 : tensor<3xf32>
      %178 = stablehlo.add %175, %177 : tensor<3xf32>
      %cst_58 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
      %179 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
      %180 = stablehlo.multiply %179, %arg24 : tensor<6x5xf32>
      %cst_59 = stablehlo.constant dense<0.00999999977> : tensor<f32>
      %181 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
      %182 = stablehlo.multiply %181, %62 : tensor<6x5xf32>
      %183 = stablehlo.add %180, %182 : tensor<6x5xf32>
      %cst_60 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
      %184 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
      %185 = stablehlo.multiply %184, %arg25 : tensor<5x3xf32>
      %cst_61 = stablehlo.constant dense<0.00999999977> : tensor<f32>
      %186 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
      %187 = stablehlo.multiply %186, %66 : tensor<5x3xf32>
      %188 = stablehlo.add %185, %187 : tensor<5x3xf32>
      sdy.return %68, %73, %78, %83, %88, %126, %140, %154, %168, %173, %178, %183, %188 : tensor<f32>, tensor<5xf32>, tensor<3xf32>, tensor<6x5xf32>, tensor<5x3xf32>, tensor<5xf32>, tensor<3xf32>, tensor<6x5xf32>, tensor<5x3xf32>, tensor<5xf32>, tensor<3xf32>, tensor<6x5xf32>, tensor<5x3xf32>
    } : (tensor<5xf32>, tensor<3xf32>, tensor<6x5xf32>, tensor<5x3xf32>, tensor<5xf32>, tensor<3xf32>, tensor<6x5xf32>, tensor<5x3xf32>, tensor<5xf32>, tensor<3xf32>, tensor<6x5xf32>, tensor<5x3xf32>, tensor<8x6xf32>, tensor<8xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<3xf32>, tensor<6x5xf32>, tensor<5x3xf32>, tensor<5xf32>, tensor<3xf32>, tensor<6x5xf32>, tensor<5x3xf32>, tensor<5xf32>, tensor<3xf32>, tensor<6x5xf32>, tensor<5x3xf32>)
    return %0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7, %0#8, %0#9, %0#10, %0#11, %0#12 : tensor<f32>, tensor<5xf32>, tensor<3xf32>, tensor<6x5xf32>, tensor<5x3xf32>, tensor<5xf32>, tensor<3xf32>, tensor<6x5xf32>, tensor<5x3xf32>, tensor<5xf32>, tensor<3xf32>, tensor<6x5xf32>, tensor<5x3xf32>
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
  func.func private @_one_hot(%arg0: tensor<4xi32>) -> tensor<4x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x3xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<4x1xi32>) -> tensor<4x3xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x3xi32>) -> tensor<4x3xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %5 = stablehlo.convert %4 : (tensor<4x3xi1>) -> tensor<4x3xf32>
    return %5 : tensor<4x3xf32>
  }
  func.func private @log_softmax_0(%arg0: tensor<4x3xf32>, %arg1: tensor<4x1xf32>, %arg2: tensor<4x3xf32>) -> tensor<4x3xf32> {
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
}
