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
        %153 = stablehlo.add %arg28, %arg29 : tensor<f32>
        stablehlo.return %153 : tensor<f32>
      }) : (tensor<5xf32>) -> tensor<5xf32>
      %40 = "stablehlo.all_reduce"(%27) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg28: tensor<f32>, %arg29: tensor<f32>):
        %153 = stablehlo.add %arg28, %arg29 : tensor<f32>
        stablehlo.return %153 : tensor<f32>
      }) : (tensor<3xf32>) -> tensor<3xf32>
      %41 = "stablehlo.all_reduce"(%38) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg28: tensor<f32>, %arg29: tensor<f32>):
        %153 = stablehlo.add %arg28, %arg29 : tensor<f32>
        stablehlo.return %153 : tensor<f32>
      }) : (tensor<6x5xf32>) -> tensor<6x5xf32>
      %42 = "stablehlo.all_reduce"(%29) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg28: tensor<f32>, %arg29: tensor<f32>):
        %153 = stablehlo.add %arg28, %arg29 : tensor<f32>
        stablehlo.return %153 : tensor<f32>
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
      %51 = "stablehlo.all_reduce"(%18) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg28: tensor<f32>, %arg29: tensor<f32>):
        %153 = stablehlo.add %arg28, %arg29 : tensor<f32>
        stablehlo.return %153 : tensor<f32>
      }) : (tensor<f32>) -> tensor<f32>
      %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %52 = stablehlo.divide %51, %cst_13 : tensor<f32>
      %cst_14 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %53 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %54 = stablehlo.multiply %53, %arg18 : tensor<5xf32>
      %cst_15 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %55 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %56 = stablehlo.multiply %55, %44 : tensor<5xf32>
      %57 = stablehlo.add %54, %56 : tensor<5xf32>
      %cst_16 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %58 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %59 = stablehlo.multiply %58, %arg19 : tensor<3xf32>
      %cst_17 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %60 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %61 = stablehlo.multiply %60, %46 : tensor<3xf32>
      %62 = stablehlo.add %59, %61 : tensor<3xf32>
      %cst_18 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %63 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
      %64 = stablehlo.multiply %63, %arg20 : tensor<6x5xf32>
      %cst_19 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %65 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
      %66 = stablehlo.multiply %65, %48 : tensor<6x5xf32>
      %67 = stablehlo.add %64, %66 : tensor<6x5xf32>
      %cst_20 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %68 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
      %69 = stablehlo.multiply %68, %arg21 : tensor<5x3xf32>
      %cst_21 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %70 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
      %71 = stablehlo.multiply %70, %50 : tensor<5x3xf32>
      %72 = stablehlo.add %69, %71 : tensor<5x3xf32>
      %cst_22 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
      %73 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %74 = stablehlo.multiply %73, %arg22 : tensor<5xf32>
      %cst_23 = stablehlo.constant dense<0.00999999977> : tensor<f32>
      %75 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %76 = stablehlo.multiply %75, %44 : tensor<5xf32>
      %77 = stablehlo.multiply %76, %44 : tensor<5xf32>
      %78 = stablehlo.add %74, %77 : tensor<5xf32>
      %cst_24 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
      %79 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %80 = stablehlo.multiply %79, %arg23 : tensor<3xf32>
      %cst_25 = stablehlo.constant dense<0.00999999977> : tensor<f32>
      %81 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %82 = stablehlo.multiply %81, %46 : tensor<3xf32>
      %83 = stablehlo.multiply %82, %46 : tensor<3xf32>
      %84 = stablehlo.add %80, %83 : tensor<3xf32>
      %cst_26 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
      %85 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
      %86 = stablehlo.multiply %85, %arg24 : tensor<6x5xf32>
      %cst_27 = stablehlo.constant dense<0.00999999977> : tensor<f32>
      %87 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
      %88 = stablehlo.multiply %87, %48 : tensor<6x5xf32>
      %89 = stablehlo.multiply %88, %48 : tensor<6x5xf32>
      %90 = stablehlo.add %86, %89 : tensor<6x5xf32>
      %cst_28 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
      %91 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
      %92 = stablehlo.multiply %91, %arg25 : tensor<5x3xf32>
      %cst_29 = stablehlo.constant dense<0.00999999977> : tensor<f32>
      %93 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
      %94 = stablehlo.multiply %93, %50 : tensor<5x3xf32>
      %95 = stablehlo.multiply %94, %50 : tensor<5x3xf32>
      %96 = stablehlo.add %92, %95 : tensor<5x3xf32>
      %cst_30 = stablehlo.constant dense<2.710000e-01> : tensor<f32>
      %97 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %98 = stablehlo.divide %57, %97 : tensor<5xf32>
      %cst_31 = stablehlo.constant dense<2.970100e-02> : tensor<f32>
      %99 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %100 = stablehlo.divide %78, %99 : tensor<5xf32>
      %101 = stablehlo.sqrt %100 : tensor<5xf32>
      %cst_32 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %102 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %103 = stablehlo.add %101, %102 : tensor<5xf32>
      %104 = stablehlo.divide %98, %103 : tensor<5xf32>
      %cst_33 = stablehlo.constant dense<0.00999999977> : tensor<f32>
      %105 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %106 = stablehlo.multiply %105, %arg14 : tensor<5xf32>
      %107 = stablehlo.add %104, %106 : tensor<5xf32>
      %cst_34 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %108 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %109 = stablehlo.multiply %108, %107 : tensor<5xf32>
      %110 = stablehlo.subtract %arg14, %109 : tensor<5xf32>
      %cst_35 = stablehlo.constant dense<2.710000e-01> : tensor<f32>
      %111 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %112 = stablehlo.divide %62, %111 : tensor<3xf32>
      %cst_36 = stablehlo.constant dense<2.970100e-02> : tensor<f32>
      %113 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %114 = stablehlo.divide %84, %113 : tensor<3xf32>
      %115 = stablehlo.sqrt %114 : tensor<3xf32>
      %cst_37 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %116 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %117 = stablehlo.add %115, %116 : tensor<3xf32>
      %118 = stablehlo.divide %112, %117 : tensor<3xf32>
      %cst_38 = stablehlo.constant dense<0.00999999977> : tensor<f32>
      %119 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %120 = stablehlo.multiply %119, %arg15 : tensor<3xf32>
      %121 = stablehlo.add %118, %120 : tensor<3xf32>
      %cst_39 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %122 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %123 = stablehlo.multiply %122, %121 : tensor<3xf32>
      %124 = stablehlo.subtract %arg15, %123 : tensor<3xf32>
      %cst_40 = stablehlo.constant dense<2.710000e-01> : tensor<f32>
      %125 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
      %126 = stablehlo.divide %67, %125 : tensor<6x5xf32>
      %cst_41 = stablehlo.constant dense<2.970100e-02> : tensor<f32>
      %127 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
      %128 = stablehlo.divide %90, %127 : tensor<6x5xf32>
      %129 = stablehlo.sqrt %128 : tensor<6x5xf32>
      %cst_42 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %130 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
      %131 = stablehlo.add %129, %130 : tensor<6x5xf32>
      %132 = stablehlo.divide %126, %131 : tensor<6x5xf32>
      %cst_43 = stablehlo.constant dense<0.00999999977> : tensor<f32>
      %133 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
      %134 = stablehlo.multiply %133, %arg16 : tensor<6x5xf32>
      %135 = stablehlo.add %132, %134 : tensor<6x5xf32>
      %cst_44 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %136 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
      %137 = stablehlo.multiply %136, %135 : tensor<6x5xf32>
      %138 = stablehlo.subtract %arg16, %137 : tensor<6x5xf32>
      %cst_45 = stablehlo.constant dense<2.710000e-01> : tensor<f32>
      %139 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
      %140 = stablehlo.divide %72, %139 : tensor<5x3xf32>
      %cst_46 = stablehlo.constant dense<2.970100e-02> : tensor<f32>
      %141 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
      %142 = stablehlo.divide %96, %141 : tensor<5x3xf32>
      %143 = stablehlo.sqrt %142 : tensor<5x3xf32>
      %cst_47 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %144 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
      %145 = stablehlo.add %143, %144 : tensor<5x3xf32>
      %146 = stablehlo.divide %140, %145 : tensor<5x3xf32>
      %cst_48 = stablehlo.constant dense<0.00999999977> : tensor<f32>
      %147 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
      %148 = stablehlo.multiply %147, %arg17 : tensor<5x3xf32>
      %149 = stablehlo.add %146, %148 : tensor<5x3xf32>
      %cst_49 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %150 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
      %151 = stablehlo.multiply %150, %149 : tensor<5x3xf32>
      %152 = stablehlo.subtract %arg17, %151 : tensor<5x3xf32>
      sdy.return %52, %57, %62, %67, %72, %110, %124, %138, %152, %78, %84, %90, %96 : tensor<f32>, tensor<5xf32>, tensor<3xf32>, tensor<6x5xf32>, tensor<5x3xf32>, tensor<5xf32>, tensor<3xf32>, tensor<6x5xf32>, tensor<5x3xf32>, tensor<5xf32>, tensor<3xf32>, tensor<6x5xf32>, tensor<5x3xf32>
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
