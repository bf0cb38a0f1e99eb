module @jit_step attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["r"=2]> {stablehlo.mesh = {axes = [{name = "r", size = 2 : i64}]}}
  func.func public @main(%arg0: tensor<5xf32> {jax.buffer_donor = true}, %arg1: tensor<3xf32> {jax.buffer_donor = true}, %arg2: tensor<6x5xf32> {jax.buffer_donor = true}, %arg3: tensor<5x3xf32> {jax.buffer_donor = true}, %arg4: tensor<8x6xf32>, %arg5: tensor<8xi32>) -> (tensor<f32> {jax.result_info = "result['loss']"}, tensor<5xf32> {jax.result_info = "result['params']['b1']"}, tensor<3xf32> {jax.result_info = "result['params']['b2']"}, tensor<6x5xf32> {jax.result_info = "result['params']['w1']"}, tensor<5x3xf32> {jax.result_info = "result['params']['w2']"}) {
    %0:5 = sdy.manual_computation(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) in_shardings=[<@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{"r"}, {}]>, <@mesh, [{"r"}]>] out_shardings=[<@mesh, []>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>] manual_axes={"r"} (%arg6: tensor<5xf32>, %arg7: tensor<3xf32>, %arg8: tensor<6x5xf32>, %arg9: tensor<5x3xf32>, %arg10: tensor<4x6xf32>, %arg11: tensor<4xi32>) {
      %1 = stablehlo.reshape %arg10 : (tensor<4x6xf32>) -> tensor<2x2x6xf32>
      %2 = stablehlo.reshape %arg11 : (tensor<4xi32>) -> tensor<2x2xi32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
      %7 = stablehlo.slice %1 [0:1, 0:2, 0:6] : (tensor<2x2x6xf32>) -> tensor<1x2x6xf32>
      %8 = stablehlo.reshape %7 : (tensor<1x2x6xf32>) -> tensor<2x6xf32>
      %9 = stablehlo.slice %2 [0:1, 0:2] : (tensor<2x2xi32>) -> tensor<1x2xi32>
      %10 = stablehlo.reshape %9 : (tensor<1x2xi32>) -> tensor<2xi32>
      %11 = stablehlo.dot_general %8, %arg8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6xf32>, tensor<6x5xf32>) -> tensor<2x5xf32>
      %12 = stablehlo.broadcast_in_dim %arg6, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
      %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<2x5xf32>
      %14 = stablehlo.add %11, %13 : tensor<2x5xf32>
      %15 = stablehlo.tanh %14 : tensor<2x5xf32>
      %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %17 = stablehlo.subtract %16, %15 : tensor<2x5xf32>
      %18 = stablehlo.dot_general %15, %arg9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5xf32>, tensor<5x3xf32>) -> tensor<2x3xf32>
      %19 = stablehlo.broadcast_in_dim %arg7, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<2x3xf32>
      %21 = stablehlo.add %18, %20 : tensor<2x3xf32>
      %22:3 = func.call @log_softmax(%21) : (tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x1xf32>)
      %23 = func.call @_one_hot(%10) : (tensor<2xi32>) -> tensor<2x3xf32>
      %24 = stablehlo.multiply %23, %22#0 : tensor<2x3xf32>
      %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %25 = stablehlo.reduce(%24 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
      %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %26 = stablehlo.reduce(%25 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
      %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %27 = stablehlo.divide %26, %cst_6 : tensor<f32>
      %28 = stablehlo.negate %27 : tensor<f32>
      %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %29 = stablehlo.negate %cst_7 : tensor<f32>
      %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %30 = stablehlo.divide %29, %cst_8 : tensor<f32>
      %31 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %32 = stablehlo.broadcast_in_dim %31, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
      %33 = stablehlo.multiply %23, %32 : tensor<2x3xf32>
      %34 = func.call @log_softmax_0(%22#1, %22#2, %33) : (tensor<2x3xf32>, tensor<2x1xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %35 = stablehlo.reduce(%34 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
      %36 = stablehlo.reshape %35 : (tensor<3xf32>) -> tensor<1x3xf32>
      %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %37 = stablehlo.reduce(%36 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<3xf32>
      %38 = stablehlo.dot_general %34, %15, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<2x5xf32>) -> tensor<3x5xf32>
      %39 = stablehlo.transpose %38, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
      %40 = stablehlo.dot_general %34, %arg9, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<5x3xf32>) -> tensor<2x5xf32>
      %41 = stablehlo.multiply %40, %17 : tensor<2x5xf32>
      %42 = stablehlo.multiply %41, %15 : tensor<2x5xf32>
      %43 = stablehlo.add %41, %42 : tensor<2x5xf32>
      %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %44 = stablehlo.reduce(%43 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<2x5xf32>, tensor<f32>) -> tensor<5xf32>
      %45 = stablehlo.reshape %44 : (tensor<5xf32>) -> tensor<1x5xf32>
      %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %46 = stablehlo.reduce(%45 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<5xf32>
      %47 = stablehlo.dot_general %43, %8, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5xf32>, tensor<2x6xf32>) -> tensor<5x6xf32>
      %48 = stablehlo.transpose %47, dims = [1, 0] : (tensor<5x6xf32>) -> tensor<6x5xf32>
      %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %49 = stablehlo.add %cst_13, %28 : tensor<f32>
      %50 = stablehlo.add %3, %46 : tensor<5xf32>
      %51 = stablehlo.add %4, %37 : tensor<3xf32>
      %52 = stablehlo.add %5, %48 : tensor<6x5xf32>
      %53 = stablehlo.add %6, %39 : tensor<5x3xf32>
      %54 = stablehlo.slice %1 [1:2, 0:2, 0:6] : (tensor<2x2x6xf32>) -> tensor<1x2x6xf32>
      %55 = stablehlo.reshape %54 : (tensor<1x2x6xf32>) -> tensor<2x6xf32>
      %56 = stablehlo.slice %2 [1:2, 0:2] : (tensor<2x2xi32>) -> tensor<1x2xi32>
      %57 = stablehlo.reshape %56 : (tensor<1x2xi32>) -> tensor<2xi32>
      %58 = stablehlo.dot_general %55, %arg8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6xf32>, tensor<6x5xf32>) -> tensor<2x5xf32>
      %59 = stablehlo.broadcast_in_dim %arg6, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
      %60 = stablehlo.broadcast_in_dim %59, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<2x5xf32>
      %61 = stablehlo.add %58, %60 : tensor<2x5xf32>
      %62 = stablehlo.tanh %61 : tensor<2x5xf32>
      %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %63 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %64 = stablehlo.subtract %63, %62 : tensor<2x5xf32>
      %65 = stablehlo.dot_general %62, %arg9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5xf32>, tensor<5x3xf32>) -> tensor<2x3xf32>
      %66 = stablehlo.broadcast_in_dim %arg7, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<2x3xf32>
      %68 = stablehlo.add %65, %67 : tensor<2x3xf32>
      %69:3 = func.call @log_softmax(%68) : (tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x1xf32>)
      %70 = func.call @_one_hot(%57) : (tensor<2xi32>) -> tensor<2x3xf32>
      %71 = stablehlo.multiply %70, %69#0 : tensor<2x3xf32>
      %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %72 = stablehlo.reduce(%71 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
      %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %73 = stablehlo.reduce(%72 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
      %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %74 = stablehlo.divide %73, %cst_17 : tensor<f32>
      %75 = stablehlo.negate %74 : tensor<f32>
      %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %76 = stablehlo.negate %cst_18 : tensor<f32>
      %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %77 = stablehlo.divide %76, %cst_19 : tensor<f32>
      %78 = stablehlo.broadcast_in_dim %77, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %79 = stablehlo.broadcast_in_dim %78, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
      %80 = stablehlo.multiply %70, %79 : tensor<2x3xf32>
      %81 = func.call @log_softmax_0(%69#1, %69#2, %80) : (tensor<2x3xf32>, tensor<2x1xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %82 = stablehlo.reduce(%81 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
      %83 = stablehlo.reshape %82 : (tensor<3xf32>) -> tensor<1x3xf32>
      %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %84 = stablehlo.reduce(%83 init: %cst_21) applies stablehlo.add across dimensions = [0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<3xf32>
      %85 = stablehlo.dot_general %81, %62, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<2x5xf32>) -> tensor<3x5xf32>
      %86 = stablehlo.transpose %85, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
      %87 = stablehlo.dot_general %81, %arg9, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<5x3xf32>) -> tensor<2x5xf32>
      %88 = stablehlo.multiply %87, %64 : tensor<2x5xf32>
      %89 = stablehlo.multiply %88, %62 : tensor<2x5xf32>
      %90 = stablehlo.add %88, %89 : tensor<2x5xf32>
      %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %91 = stablehlo.reduce(%90 init: %cst_22) applies stablehlo.add across dimensions = [0] : (tensor<2x5xf32>, tensor<f32>) -> tensor<5xf32>
      %92 = stablehlo.reshape %91 : (tensor<5xf32>) -> tensor<1x5xf32>
      %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %93 = stablehlo.reduce(%92 init: %cst_23) applies stablehlo.add across dimensions = [0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<5xf32>
      %94 = stablehlo.dot_general %90, %55, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5xf32>, tensor<2x6xf32>) -> tensor<5x6xf32>
      %95 = stablehlo.transpose %94, dims = [1, 0] : (tensor<5x6xf32>) -> tensor<6x5xf32>
      %96 = stablehlo.add %49, %75 : tensor<f32>
      %97 = stablehlo.add %50, %93 : tensor<5xf32>
      %98 = stablehlo.add %51, %84 : tensor<3xf32>
      %99 = stablehlo.add %52, %95 : tensor<6x5xf32>
      %100 = stablehlo.add %53, %86 : tensor<5x3xf32>
      %cst_24 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %101 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %102 = stablehlo.divide %97, %101 : tensor<5xf32>
      %cst_25 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %103 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %104 = stablehlo.divide %98, %103 : tensor<3xf32>
      %cst_26 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %105 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
      %106 = stablehlo.divide %99, %105 : tensor<6x5xf32>
      %cst_27 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %107 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
      %108 = stablehlo.divide %100, %107 : tensor<5x3xf32>
      %109 = "stablehlo.all_reduce"(%102) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
        %136 = stablehlo.add %arg12, %arg13 : tensor<f32>
        stablehlo.return %136 : tensor<f32>
      }) : (tensor<5xf32>) -> tensor<5xf32>
      %110 = "stablehlo.all_reduce"(%104) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
        %136 = stablehlo.add %arg12, %arg13 : tensor<f32>
        stablehlo.return %136 : tensor<f32>
      }) : (tensor<3xf32>) -> tensor<3xf32>
      %111 = "stablehlo.all_reduce"(%106) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
        %136 = stablehlo.add %arg12, %arg13 : tensor<f32>
        stablehlo.return %136 : tensor<f32>
      }) : (tensor<6x5xf32>) -> tensor<6x5xf32>
      %112 = "stablehlo.all_reduce"(%108) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
        %136 = stablehlo.add %arg12, %arg13 : tensor<f32>
        stablehlo.return %136 : tensor<f32>
      }) : (tensor<5x3xf32>) -> tensor<5x3xf32>
      %cst_28 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %113 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %114 = stablehlo.divide %109, %113 : tensor<5xf32>
      %cst_29 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %115 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %116 = stablehlo.divide %110, %115 : tensor<3xf32>
      %cst_30 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %117 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
      %118 = stablehlo.divide %111, %117 : tensor<6x5xf32>
      %cst_31 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %119 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
      %120 = stablehlo.divide %112, %119 : tensor<5x3xf32>
      %cst_32 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %121 = stablehlo.divide %96, %cst_32 : tensor<f32>
      %122 = "stablehlo.all_reduce"(%121) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
        %136 = stablehlo.add %arg12, %arg13 : tensor<f32>
        stablehlo.return %136 : tensor<f32>
      }) : (tensor<f32>) -> tensor<f32>
      %cst_33 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %123 = stablehlo.divide %122, %cst_33 : tensor<f32>
      %cst_34 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %124 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %125 = stablehlo.multiply %124, %114 : tensor<5xf32>
      %126 = stablehlo.subtract %arg6, %125 : tensor<5xf32>
      %cst_35 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %127 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %128 = stablehlo.multiply %127, %116 : tensor<3xf32>
      %129 = stablehlo.subtract %arg7, %128 : tensor<3xf32>
      %cst_36 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %130 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
      %131 = stablehlo.multiply %130, %118 : tensor<6x5xf32>
      %132 = stablehlo.subtract %arg8, %131 : tensor<6x5xf32>
      %cst_37 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %133 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
      %134 = stablehlo.multiply %133, %120 : tensor<5x3xf32>
      %135 = stablehlo.subtract %arg9, %134 : tensor<5x3xf32>
      sdy.return %123, %126, %129, %132, %135 : tensor<f32>, tensor<5xf32>, tensor<3xf32>, tensor<6x5xf32>, tensor<5x3xf32>
    } : (tensor<5xf32>, tensor<3xf32>, tensor<6x5xf32>, tensor<5x3xf32>, tensor<8x6xf32>, tensor<8xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<3xf32>, tensor<6x5xf32>, tensor<5x3xf32>)
    return %0#0, %0#1, %0#2, %0#3, %0#4 : tensor<f32>, tensor<5xf32>, tensor<3xf32>, tensor<6x5xf32>, tensor<5x3xf32>
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
  func.func private @_one_hot(%arg0: tensor<2xi32>) -> tensor<2x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x3xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x1xi32>) -> tensor<2x3xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x3xi32>) -> tensor<2x3xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %5 = stablehlo.convert %4 : (tensor<2x3xi1>) -> tensor<2x3xf32>
    return %5 : tensor<2x3xf32>
  }
  func.func private @log_softmax_0(%arg0: tensor<2x3xf32>, %arg1: tensor<2x1xf32>, %arg2: tensor<2x3xf32>) -> tensor<2x3xf32> {
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
