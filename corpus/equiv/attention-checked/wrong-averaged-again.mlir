module @jit_step attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["r"=2]> {stablehlo.mesh = {axes = [{name = "r", size = 2 : i64}]}}
  func.func public @main(%arg0: tensor<8xf32> {jax.buffer_donor = true}, %arg1: tensor<8xf32> {jax.buffer_donor = true}, %arg2: tensor<16x8xf32> {jax.buffer_donor = true}, %arg3: tensor<8xf32> {jax.buffer_donor = true}, %arg4: tensor<8xf32> {jax.buffer_donor = true}, %arg5: tensor<8x8xf32> {jax.buffer_donor = true}, %arg6: tensor<8x8xf32> {jax.buffer_donor = true}, %arg7: tensor<8x8xf32> {jax.buffer_donor = true}, %arg8: tensor<8x16xf32> {jax.buffer_donor = true}, %arg9: tensor<8x8xf32> {jax.buffer_donor = true}, %arg10: tensor<4x3x8xf32>, %arg11: tensor<4x3x8xf32>) -> (tensor<f32> {jax.result_info = "result['loss']"}, tensor<8xf32> {jax.result_info = "result['params']['beta1']"}, tensor<8xf32> {jax.result_info = "result['params']['beta2']"}, tensor<16x8xf32> {jax.result_info = "result['params']['down']"}, tensor<8xf32> {jax.result_info = "result['params']['gamma1']"}, tensor<8xf32> {jax.result_info = "result['params']['gamma2']"}, tensor<8x8xf32> {jax.result_info = "result['params']['k']"}, tensor<8x8xf32> {jax.result_info = "result['params']['o']"}, tensor<8x8xf32> {jax.result_info = "result['params']['q']"}, tensor<8x16xf32> {jax.result_info = "result['params']['up']"}, tensor<8x8xf32> {jax.result_info = "result['params']['v']"}) {
    %0:11 = sdy.manual_computation(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11) in_shardings=[<@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{"r"}, {}, {}]>, <@mesh, [{"r"}, {}, {}]>] out_shardings=[<@mesh, []>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>] manual_axes={"r"} (%arg12: tensor<8xf32>, %arg13: tensor<8xf32>, %arg14: tensor<16x8xf32>, %arg15: tensor<8xf32>, %arg16: tensor<8xf32>, %arg17: tensor<8x8xf32>, %arg18: tensor<8x8xf32>, %arg19: tensor<8x8xf32>, %arg20: tensor<8x16xf32>, %arg21: tensor<8x8xf32>, %arg22: tensor<2x3x8xf32>, %arg23: tensor<2x3x8xf32>) {
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1 = stablehlo.reduce(%arg22 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x3x8xf32>, tensor<f32>) -> tensor<2x3xf32>
      %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
      %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3x1xf32>
      %4 = stablehlo.divide %2, %3 : tensor<2x3x1xf32>
      %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x8xf32>
      %6 = stablehlo.subtract %arg22, %5 : tensor<2x3x8xf32>
      %7 = stablehlo.multiply %6, %6 : tensor<2x3x8xf32>
      %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x3x8xf32>, tensor<f32>) -> tensor<2x3xf32>
      %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
      %cst_2 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x3x1xf32>
      %11 = stablehlo.divide %9, %10 : tensor<2x3x1xf32>
      %12 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x8xf32>
      %13 = stablehlo.subtract %arg22, %12 : tensor<2x3x8xf32>
      %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x3x1xf32>
      %15 = stablehlo.add %11, %14 : tensor<2x3x1xf32>
      %16 = stablehlo.sqrt %15 : tensor<2x3x1xf32>
      %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x8xf32>
      %18 = stablehlo.divide %13, %17 : tensor<2x3x8xf32>
      %19 = stablehlo.broadcast_in_dim %arg15, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
      %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x3x8xf32>
      %21 = stablehlo.multiply %18, %20 : tensor<2x3x8xf32>
      %22 = stablehlo.broadcast_in_dim %arg12, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
      %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x3x8xf32>
      %24 = stablehlo.add %21, %23 : tensor<2x3x8xf32>
      %25 = stablehlo.dot_general %24, %arg19, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
      %26 = stablehlo.reshape %25 : (tensor<2x3x8xf32>) -> tensor<2x3x2x4xf32>
      %27 = stablehlo.dot_general %24, %arg17, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
      %28 = stablehlo.reshape %27 : (tensor<2x3x8xf32>) -> tensor<2x3x2x4xf32>
      %29 = stablehlo.dot_general %24, %arg21, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
      %30 = stablehlo.reshape %29 : (tensor<2x3x8xf32>) -> tensor<2x3x2x4xf32>
      %31 = stablehlo.dot_general %26, %28, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x2x3x3xf32>
      %cst_4 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
      %32 = stablehlo.sqrt %cst_4 : tensor<f32>
      %33 = stablehlo.convert %32 : tensor<f32>
      %34 = stablehlo.broadcast_in_dim %33, dims = [] : (tensor<f32>) -> tensor<2x2x3x3xf32>
      %35 = stablehlo.divide %31, %34 : tensor<2x2x3x3xf32>
      %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %36 = stablehlo.reduce(%35 init: %cst_5) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
      %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %37 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x2x3xf32>
      %38 = stablehlo.maximum %37, %36 : tensor<2x2x3xf32>
      %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<2x2x3xf32>) -> tensor<2x2x3x1xf32>
      %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2, 3] : (tensor<2x2x3x1xf32>) -> tensor<2x2x3x3xf32>
      %41 = stablehlo.subtract %35, %40 : tensor<2x2x3x3xf32>
      %42 = stablehlo.exponential %41 : tensor<2x2x3x3xf32>
      %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %43 = stablehlo.reduce(%42 init: %cst_7) applies stablehlo.add across dimensions = [3] : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
      %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2] : (tensor<2x2x3xf32>) -> tensor<2x2x3x1xf32>
      %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2, 3] : (tensor<2x2x3x1xf32>) -> tensor<2x2x3x3xf32>
      %46 = stablehlo.divide %42, %45 : tensor<2x2x3x3xf32>
      %47 = stablehlo.multiply %44, %44 : tensor<2x2x3x1xf32>
      %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %48 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x2x3x1xf32>
      %49 = stablehlo.divide %48, %47 : tensor<2x2x3x1xf32>
      %50 = stablehlo.dot_general %30, %46, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x3x2x4xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x4x3xf32>
      %51 = stablehlo.transpose %50, dims = [0, 3, 1, 2] : (tensor<2x2x4x3xf32>) -> tensor<2x3x2x4xf32>
      %52 = stablehlo.reshape %51 : (tensor<2x3x2x4xf32>) -> tensor<2x3x8xf32>
      %53 = stablehlo.dot_general %52, %arg18, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
      %54 = stablehlo.add %arg22, %53 : tensor<2x3x8xf32>
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %55 = stablehlo.reduce(%54 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<2x3x8xf32>, tensor<f32>) -> tensor<2x3xf32>
      %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
      %cst_10 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %57 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x3x1xf32>
      %58 = stablehlo.divide %56, %57 : tensor<2x3x1xf32>
      %59 = stablehlo.broadcast_in_dim %58, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x8xf32>
      %60 = stablehlo.subtract %54, %59 : tensor<2x3x8xf32>
      %61 = stablehlo.multiply %60, %60 : tensor<2x3x8xf32>
      %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %62 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x3x8xf32>
      %63 = stablehlo.multiply %62, %60 : tensor<2x3x8xf32>
      %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %64 = stablehlo.reduce(%61 init: %cst_12) applies stablehlo.add across dimensions = [2] : (tensor<2x3x8xf32>, tensor<f32>) -> tensor<2x3xf32>
      %65 = stablehlo.broadcast_in_dim %64, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
      %cst_13 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %66 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x3x1xf32>
      %67 = stablehlo.divide %65, %66 : tensor<2x3x1xf32>
      %68 = stablehlo.broadcast_in_dim %58, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x8xf32>
      %69 = stablehlo.subtract %54, %68 : tensor<2x3x8xf32>
      %cst_14 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %70 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x3x1xf32>
      %71 = stablehlo.add %67, %70 : tensor<2x3x1xf32>
      %72 = stablehlo.sqrt %71 : tensor<2x3x1xf32>
      %cst_15 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %73 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x3x1xf32>
      %74 = stablehlo.divide %73, %72 : tensor<2x3x1xf32>
      %75 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x8xf32>
      %76 = stablehlo.divide %69, %75 : tensor<2x3x8xf32>
      %77 = stablehlo.multiply %72, %72 : tensor<2x3x1xf32>
      %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %78 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x3x1xf32>
      %79 = stablehlo.divide %78, %77 : tensor<2x3x1xf32>
      %80 = stablehlo.broadcast_in_dim %arg16, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
      %81 = stablehlo.broadcast_in_dim %80, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x3x8xf32>
      %82 = stablehlo.multiply %76, %81 : tensor<2x3x8xf32>
      %83 = stablehlo.broadcast_in_dim %arg13, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
      %84 = stablehlo.broadcast_in_dim %83, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x3x8xf32>
      %85 = stablehlo.add %82, %84 : tensor<2x3x8xf32>
      %86 = stablehlo.dot_general %85, %arg20, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8xf32>, tensor<8x16xf32>) -> tensor<2x3x16xf32>
      %87 = stablehlo.multiply %86, %86 : tensor<2x3x16xf32>
      %88 = stablehlo.multiply %87, %86 : tensor<2x3x16xf32>
      %89 = stablehlo.multiply %86, %86 : tensor<2x3x16xf32>
      %cst_17 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
      %90 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x3x16xf32>
      %91 = stablehlo.multiply %90, %89 : tensor<2x3x16xf32>
      %cst_18 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
      %92 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x3x16xf32>
      %93 = stablehlo.multiply %92, %88 : tensor<2x3x16xf32>
      %94 = stablehlo.add %86, %93 : tensor<2x3x16xf32>
      %cst_19 = stablehlo.constant dense<0.797884583> : tensor<f32>
      %95 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x3x16xf32>
      %96 = stablehlo.multiply %95, %94 : tensor<2x3x16xf32>
      %97 = stablehlo.tanh %96 : tensor<2x3x16xf32>
      %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %98 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x3x16xf32>
      %99 = stablehlo.subtract %98, %97 : tensor<2x3x16xf32>
      %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %100 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x3x16xf32>
      %101 = stablehlo.add %100, %97 : tensor<2x3x16xf32>
      %cst_22 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %102 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x3x16xf32>
      %103 = stablehlo.multiply %102, %101 : tensor<2x3x16xf32>
      %104 = stablehlo.multiply %86, %103 : tensor<2x3x16xf32>
      %105 = stablehlo.dot_general %104, %arg14, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3x16xf32>, tensor<16x8xf32>) -> tensor<2x3x8xf32>
      %106 = stablehlo.add %54, %105 : tensor<2x3x8xf32>
      %107 = stablehlo.subtract %106, %arg23 : tensor<2x3x8xf32>
      %108 = stablehlo.multiply %107, %107 : tensor<2x3x8xf32>
      %cst_23 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %109 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x3x8xf32>
      %110 = stablehlo.multiply %109, %107 : tensor<2x3x8xf32>
      %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %111 = stablehlo.reduce(%108 init: %cst_24) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x8xf32>, tensor<f32>) -> tensor<f32>
      %cst_25 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
      %112 = stablehlo.divide %111, %cst_25 : tensor<f32>
      %113 = "stablehlo.all_reduce"(%112) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
        %283 = stablehlo.add %arg24, %arg25 : tensor<f32>
        stablehlo.return %283 : tensor<f32>
      }) : (tensor<f32>) -> tensor<f32>
      %cst_26 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %114 = stablehlo.divide %113, %cst_26 : tensor<f32>
      %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_28 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %115 = stablehlo.divide %cst_27, %cst_28 : tensor<f32>
      %116 = stablehlo.divide %115, %cst_25 : tensor<f32>
      %117 = stablehlo.broadcast_in_dim %116, dims = [] : (tensor<f32>) -> tensor<2x3x8xf32>
      %118 = stablehlo.multiply %117, %110 : tensor<2x3x8xf32>
      %119 = stablehlo.dot_general %118, %104, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8xf32>, tensor<2x3x16xf32>) -> tensor<8x16xf32>
      %120 = stablehlo.transpose %119, dims = [1, 0] : (tensor<8x16xf32>) -> tensor<16x8xf32>
      %121 = stablehlo.dot_general %118, %arg14, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8xf32>, tensor<16x8xf32>) -> tensor<2x3x16xf32>
      %122 = "stablehlo.all_reduce"(%120) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
        %283 = stablehlo.add %arg24, %arg25 : tensor<f32>
        stablehlo.return %283 : tensor<f32>
      }) : (tensor<16x8xf32>) -> tensor<16x8xf32>
      %123 = stablehlo.multiply %86, %121 : tensor<2x3x16xf32>
      %124 = stablehlo.multiply %121, %103 : tensor<2x3x16xf32>
      %125 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x3x16xf32>
      %126 = stablehlo.multiply %125, %123 : tensor<2x3x16xf32>
      %127 = stablehlo.multiply %126, %99 : tensor<2x3x16xf32>
      %128 = stablehlo.multiply %127, %97 : tensor<2x3x16xf32>
      %129 = stablehlo.add %127, %128 : tensor<2x3x16xf32>
      %130 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x3x16xf32>
      %131 = stablehlo.multiply %130, %129 : tensor<2x3x16xf32>
      %132 = stablehlo.add %124, %131 : tensor<2x3x16xf32>
      %133 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x3x16xf32>
      %134 = stablehlo.multiply %133, %131 : tensor<2x3x16xf32>
      %135 = stablehlo.multiply %134, %91 : tensor<2x3x16xf32>
      %136 = stablehlo.add %132, %135 : tensor<2x3x16xf32>
      %137 = stablehlo.dot_general %136, %85, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x16xf32>, tensor<2x3x8xf32>) -> tensor<16x8xf32>
      %138 = stablehlo.transpose %137, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
      %139 = stablehlo.dot_general %136, %arg20, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x16xf32>, tensor<8x16xf32>) -> tensor<2x3x8xf32>
      %140 = "stablehlo.all_reduce"(%138) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
        %283 = stablehlo.add %arg24, %arg25 : tensor<f32>
        stablehlo.return %283 : tensor<f32>
      }) : (tensor<8x16xf32>) -> tensor<8x16xf32>
      %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %141 = stablehlo.reduce(%139 init: %cst_29) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3x8xf32>, tensor<f32>) -> tensor<8xf32>
      %142 = stablehlo.reshape %141 : (tensor<8xf32>) -> tensor<1x1x8xf32>
      %143 = "stablehlo.all_reduce"(%142) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
        %283 = stablehlo.add %arg24, %arg25 : tensor<f32>
        stablehlo.return %283 : tensor<f32>
      }) : (tensor<1x1x8xf32>) -> tensor<1x1x8xf32>
      %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %144 = stablehlo.reduce(%143 init: %cst_30) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %145 = stablehlo.multiply %76, %139 : tensor<2x3x8xf32>
      %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %146 = stablehlo.reduce(%145 init: %cst_31) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3x8xf32>, tensor<f32>) -> tensor<8xf32>
      %147 = stablehlo.reshape %146 : (tensor<8xf32>) -> tensor<1x1x8xf32>
      %148 = stablehlo.broadcast_in_dim %80, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x3x8xf32>
      %149 = stablehlo.multiply %139, %148 : tensor<2x3x8xf32>
      %150 = "stablehlo.all_reduce"(%147) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
        %283 = stablehlo.add %arg24, %arg25 : tensor<f32>
        stablehlo.return %283 : tensor<f32>
      }) : (tensor<1x1x8xf32>) -> tensor<1x1x8xf32>
      %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %151 = stablehlo.reduce(%150 init: %cst_32) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %152 = stablehlo.broadcast_in_dim %79, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x8xf32>
      %153 = stablehlo.multiply %149, %152 : tensor<2x3x8xf32>
      %154 = stablehlo.multiply %153, %69 : tensor<2x3x8xf32>
      %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %155 = stablehlo.reduce(%154 init: %cst_33) applies stablehlo.add across dimensions = [2] : (tensor<2x3x8xf32>, tensor<f32>) -> tensor<2x3xf32>
      %156 = stablehlo.reshape %155 : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
      %157 = stablehlo.negate %156 : tensor<2x3x1xf32>
      %158 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x8xf32>
      %159 = stablehlo.divide %149, %158 : tensor<2x3x8xf32>
      %160 = stablehlo.multiply %157, %74 : tensor<2x3x1xf32>
      %161 = stablehlo.negate %159 : tensor<2x3x8xf32>
      %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %162 = stablehlo.reduce(%161 init: %cst_34) applies stablehlo.add across dimensions = [2] : (tensor<2x3x8xf32>, tensor<f32>) -> tensor<2x3xf32>
      %163 = stablehlo.reshape %162 : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
      %164 = stablehlo.add %118, %159 : tensor<2x3x8xf32>
      %165 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x3x1xf32>
      %166 = stablehlo.divide %160, %165 : tensor<2x3x1xf32>
      %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %167 = stablehlo.reduce(%166 init: %cst_35) applies stablehlo.add across dimensions = [2] : (tensor<2x3x1xf32>, tensor<f32>) -> tensor<2x3xf32>
      %168 = stablehlo.broadcast_in_dim %167, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x8xf32>
      %169 = stablehlo.multiply %168, %63 : tensor<2x3x8xf32>
      %170 = stablehlo.negate %169 : tensor<2x3x8xf32>
      %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %171 = stablehlo.reduce(%170 init: %cst_36) applies stablehlo.add across dimensions = [2] : (tensor<2x3x8xf32>, tensor<f32>) -> tensor<2x3xf32>
      %172 = stablehlo.reshape %171 : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
      %173 = stablehlo.add %164, %169 : tensor<2x3x8xf32>
      %174 = stablehlo.add %163, %172 : tensor<2x3x1xf32>
      %175 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x3x1xf32>
      %176 = stablehlo.divide %174, %175 : tensor<2x3x1xf32>
      %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %177 = stablehlo.reduce(%176 init: %cst_37) applies stablehlo.add across dimensions = [2] : (tensor<2x3x1xf32>, tensor<f32>) -> tensor<2x3xf32>
      %178 = stablehlo.broadcast_in_dim %177, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x8xf32>
      %179 = stablehlo.add %173, %178 : tensor<2x3x8xf32>
      %180 = stablehlo.dot_general %179, %52, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<8x8xf32>
      %181 = stablehlo.transpose %180, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
      %182 = stablehlo.dot_general %179, %arg18, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
      %183 = "stablehlo.all_reduce"(%181) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
        %283 = stablehlo.add %arg24, %arg25 : tensor<f32>
        stablehlo.return %283 : tensor<f32>
      }) : (tensor<8x8xf32>) -> tensor<8x8xf32>
      %184 = stablehlo.reshape %182 : (tensor<2x3x8xf32>) -> tensor<2x3x2x4xf32>
      %185 = stablehlo.transpose %184, dims = [0, 2, 3, 1] : (tensor<2x3x2x4xf32>) -> tensor<2x2x4x3xf32>
      %186 = stablehlo.dot_general %185, %30, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x3xf32>, tensor<2x3x2x4xf32>) -> tensor<2x2x3x3xf32>
      %187 = stablehlo.dot_general %185, %46, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x3xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x4x3xf32>
      %188 = stablehlo.transpose %187, dims = [0, 3, 1, 2] : (tensor<2x2x4x3xf32>) -> tensor<2x3x2x4xf32>
      %189 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2, 3] : (tensor<2x2x3x1xf32>) -> tensor<2x2x3x3xf32>
      %190 = stablehlo.multiply %186, %189 : tensor<2x2x3x3xf32>
      %191 = stablehlo.multiply %190, %42 : tensor<2x2x3x3xf32>
      %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %192 = stablehlo.reduce(%191 init: %cst_38) applies stablehlo.add across dimensions = [3] : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
      %193 = stablehlo.reshape %192 : (tensor<2x2x3xf32>) -> tensor<2x2x3x1xf32>
      %194 = stablehlo.negate %193 : tensor<2x2x3x1xf32>
      %195 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2, 3] : (tensor<2x2x3x1xf32>) -> tensor<2x2x3x3xf32>
      %196 = stablehlo.divide %186, %195 : tensor<2x2x3x3xf32>
      %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %197 = stablehlo.reduce(%194 init: %cst_39) applies stablehlo.add across dimensions = [3] : (tensor<2x2x3x1xf32>, tensor<f32>) -> tensor<2x2x3xf32>
      %198 = stablehlo.broadcast_in_dim %197, dims = [0, 1, 2] : (tensor<2x2x3xf32>) -> tensor<2x2x3x3xf32>
      %199 = stablehlo.add %196, %198 : tensor<2x2x3x3xf32>
      %200 = stablehlo.multiply %199, %42 : tensor<2x2x3x3xf32>
      %201 = stablehlo.broadcast_in_dim %33, dims = [] : (tensor<f32>) -> tensor<2x2x3x3xf32>
      %202 = stablehlo.divide %200, %201 : tensor<2x2x3x3xf32>
      %203 = stablehlo.dot_general %202, %26, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x3x3xf32>, tensor<2x3x2x4xf32>) -> tensor<2x2x3x4xf32>
      %204 = stablehlo.transpose %203, dims = [0, 2, 1, 3] : (tensor<2x2x3x4xf32>) -> tensor<2x3x2x4xf32>
      %205 = stablehlo.dot_general %202, %28, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x3x3xf32>, tensor<2x3x2x4xf32>) -> tensor<2x2x3x4xf32>
      %206 = stablehlo.transpose %205, dims = [0, 2, 1, 3] : (tensor<2x2x3x4xf32>) -> tensor<2x3x2x4xf32>
      %207 = stablehlo.reshape %188 : (tensor<2x3x2x4xf32>) -> tensor<2x3x8xf32>
      %208 = stablehlo.dot_general %207, %24, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<8x8xf32>
      %209 = stablehlo.transpose %208, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
      %210 = stablehlo.dot_general %207, %arg21, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
      %211 = "stablehlo.all_reduce"(%209) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
        %283 = stablehlo.add %arg24, %arg25 : tensor<f32>
        stablehlo.return %283 : tensor<f32>
      }) : (tensor<8x8xf32>) -> tensor<8x8xf32>
      %212 = stablehlo.reshape %204 : (tensor<2x3x2x4xf32>) -> tensor<2x3x8xf32>
      %213 = stablehlo.dot_general %212, %24, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<8x8xf32>
      %214 = stablehlo.transpose %213, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
      %215 = stablehlo.dot_general %212, %arg17, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
      %216 = stablehlo.add %210, %215 : tensor<2x3x8xf32>
      %217 = "stablehlo.all_reduce"(%214) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
        %283 = stablehlo.add %arg24, %arg25 : tensor<f32>
        stablehlo.return %283 : tensor<f32>
      }) : (tensor<8x8xf32>) -> tensor<8x8xf32>
      %218 = stablehlo.reshape %206 : (tensor<2x3x2x4xf32>) -> tensor<2x3x8xf32>
      %219 = stablehlo.dot_general %218, %24, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<8x8xf32>
      %220 = stablehlo.transpose %219, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
      %221 = stablehlo.dot_general %218, %arg19, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
      %222 = stablehlo.add %216, %221 : tensor<2x3x8xf32>
      %223 = "stablehlo.all_reduce"(%220) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
        %283 = stablehlo.add %arg24, %arg25 : tensor<f32>
        stablehlo.return %283 : tensor<f32>
      }) : (tensor<8x8xf32>) -> tensor<8x8xf32>
      %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %224 = stablehlo.reduce(%222 init: %cst_40) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3x8xf32>, tensor<f32>) -> tensor<8xf32>
      %225 = stablehlo.reshape %224 : (tensor<8xf32>) -> tensor<1x1x8xf32>
      %226 = "stablehlo.all_reduce"(%225) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
        %283 = stablehlo.add %arg24, %arg25 : tensor<f32>
        stablehlo.return %283 : tensor<f32>
      }) : (tensor<1x1x8xf32>) -> tensor<1x1x8xf32>
      %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %227 = stablehlo.reduce(%226 init: %cst_41) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %228 = stablehlo.multiply %18, %222 : tensor<2x3x8xf32>
      %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %229 = stablehlo.reduce(%228 init: %cst_42) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3x8xf32>, tensor<f32>) -> tensor<8xf32>
      %230 = stablehlo.reshape %229 : (tensor<8xf32>) -> tensor<1x1x8xf32>
      %231 = "stablehlo.all_reduce"(%230) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
        %283 = stablehlo.add %arg24, %arg25 : tensor<f32>
        stablehlo.return %283 : tensor<f32>
      }) : (tensor<1x1x8xf32>) -> tensor<1x1x8xf32>
      %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %232 = stablehlo.reduce(%231 init: %cst_43) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %cst_44 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %233 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %234 = stablehlo.divide %227, %233 : tensor<8xf32>
      %cst_45 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %235 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %236 = stablehlo.divide %144, %235 : tensor<8xf32>
      %cst_46 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %237 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
      %238 = stablehlo.divide %122, %237 : tensor<16x8xf32>
      %cst_47 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %239 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %240 = stablehlo.divide %232, %239 : tensor<8xf32>
      %cst_48 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %241 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %242 = stablehlo.divide %151, %241 : tensor<8xf32>
      %cst_49 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %243 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
      %244 = stablehlo.divide %217, %243 : tensor<8x8xf32>
      %cst_50 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %245 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
      %246 = stablehlo.divide %183, %245 : tensor<8x8xf32>
      %cst_51 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %247 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
      %248 = stablehlo.divide %223, %247 : tensor<8x8xf32>
      %cst_52 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %249 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
      %250 = stablehlo.divide %140, %249 : tensor<8x16xf32>
      %cst_53 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %251 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
      %252 = stablehlo.divide %211, %251 : tensor<8x8xf32>
      %cst_54 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %253 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %254 = stablehlo.multiply %253, %234 : tensor<8xf32>
      %255 = stablehlo.subtract %arg12, %254 : tensor<8xf32>
      %cst_55 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %256 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %257 = stablehlo.multiply %256, %236 : tensor<8xf32>
      %258 = stablehlo.subtract %arg13, %257 : tensor<8xf32>
      %cst_56 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %259 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
      %260 = stablehlo.multiply %259, %238 : tensor<16x8xf32>
      %261 = stablehlo.subtract %arg14, %260 : tensor<16x8xf32>
      %cst_57 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %262 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %263 = stablehlo.multiply %262, %240 : tensor<8xf32>
      %264 = stablehlo.subtract %arg15, %263 : tensor<8xf32>
      %cst_58 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %265 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %266 = stablehlo.multiply %265, %242 : tensor<8xf32>
      %267 = stablehlo.subtract %arg16, %266 : tensor<8xf32>
      %cst_59 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %268 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
      %269 = stablehlo.multiply %268, %244 : tensor<8x8xf32>
      %270 = stablehlo.subtract %arg17, %269 : tensor<8x8xf32>
      %cst_60 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %271 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
      %272 = stablehlo.multiply %271, %246 : tensor<8x8xf32>
      %273 = stablehlo.subtract %arg18, %272 : tensor<8x8xf32>
      %cst_61 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %274 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
      %275 = stablehlo.multiply %274, %248 : tensor<8x8xf32>
      %276 = stablehlo.subtract %arg19, %275 : tensor<8x8xf32>
      %cst_62 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %277 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
      %278 = stablehlo.multiply %277, %250 : tensor<8x16xf32>
      %279 = stablehlo.subtract %arg20, %278 : tensor<8x16xf32>
      %cst_63 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %280 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
      %281 = stablehlo.multiply %280, %252 : tensor<8x8xf32>
      %282 = stablehlo.subtract %arg21, %281 : tensor<8x8xf32>
      sdy.return %114, %255, %258, %261, %264, %267, %270, %273, %276, %279, %282 : tensor<f32>, tensor<8xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x16xf32>, tensor<8x8xf32>
    } : (tensor<8xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x16xf32>, tensor<8x8xf32>, tensor<4x3x8xf32>, tensor<4x3x8xf32>) -> (tensor<f32>, tensor<8xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x16xf32>, tensor<8x8xf32>)
    return %0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7, %0#8, %0#9, %0#10 : tensor<f32>, tensor<8xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x16xf32>, tensor<8x8xf32>
  }
}
