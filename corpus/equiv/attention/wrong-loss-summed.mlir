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
      %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_27 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
      %113 = stablehlo.divide %cst_26, %cst_27 : tensor<f32>
      %114 = stablehlo.broadcast_in_dim %113, dims = [] : (tensor<f32>) -> tensor<2x3x8xf32>
      %115 = stablehlo.multiply %114, %110 : tensor<2x3x8xf32>
      %116 = stablehlo.dot_general %115, %104, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8xf32>, tensor<2x3x16xf32>) -> tensor<8x16xf32>
      %117 = stablehlo.transpose %116, dims = [1, 0] : (tensor<8x16xf32>) -> tensor<16x8xf32>
      %118 = stablehlo.dot_general %115, %arg14, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8xf32>, tensor<16x8xf32>) -> tensor<2x3x16xf32>
      %119 = stablehlo.multiply %86, %118 : tensor<2x3x16xf32>
      %120 = stablehlo.multiply %118, %103 : tensor<2x3x16xf32>
      %cst_28 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %121 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2x3x16xf32>
      %122 = stablehlo.multiply %121, %119 : tensor<2x3x16xf32>
      %123 = stablehlo.multiply %122, %99 : tensor<2x3x16xf32>
      %124 = stablehlo.multiply %123, %97 : tensor<2x3x16xf32>
      %125 = stablehlo.add %123, %124 : tensor<2x3x16xf32>
      %cst_29 = stablehlo.constant dense<0.797884583> : tensor<f32>
      %126 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x3x16xf32>
      %127 = stablehlo.multiply %126, %125 : tensor<2x3x16xf32>
      %128 = stablehlo.add %120, %127 : tensor<2x3x16xf32>
      %cst_30 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
      %129 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2x3x16xf32>
      %130 = stablehlo.multiply %129, %127 : tensor<2x3x16xf32>
      %131 = stablehlo.multiply %130, %91 : tensor<2x3x16xf32>
      %132 = stablehlo.add %128, %131 : tensor<2x3x16xf32>
      %133 = stablehlo.dot_general %132, %85, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x16xf32>, tensor<2x3x8xf32>) -> tensor<16x8xf32>
      %134 = stablehlo.transpose %133, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
      %135 = stablehlo.dot_general %132, %arg20, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x16xf32>, tensor<8x16xf32>) -> tensor<2x3x8xf32>
      %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %136 = stablehlo.reduce(%135 init: %cst_31) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3x8xf32>, tensor<f32>) -> tensor<8xf32>
      %137 = stablehlo.reshape %136 : (tensor<8xf32>) -> tensor<1x1x8xf32>
      %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %138 = stablehlo.reduce(%137 init: %cst_32) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %139 = stablehlo.multiply %76, %135 : tensor<2x3x8xf32>
      %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %140 = stablehlo.reduce(%139 init: %cst_33) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3x8xf32>, tensor<f32>) -> tensor<8xf32>
      %141 = stablehlo.reshape %140 : (tensor<8xf32>) -> tensor<1x1x8xf32>
      %142 = stablehlo.broadcast_in_dim %80, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x3x8xf32>
      %143 = stablehlo.multiply %135, %142 : tensor<2x3x8xf32>
      %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %144 = stablehlo.reduce(%141 init: %cst_34) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %145 = stablehlo.broadcast_in_dim %79, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x8xf32>
      %146 = stablehlo.multiply %143, %145 : tensor<2x3x8xf32>
      %147 = stablehlo.multiply %146, %69 : tensor<2x3x8xf32>
      %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %148 = stablehlo.reduce(%147 init: %cst_35) applies stablehlo.add across dimensions = [2] : (tensor<2x3x8xf32>, tensor<f32>) -> tensor<2x3xf32>
      %149 = stablehlo.reshape %148 : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
      %150 = stablehlo.negate %149 : tensor<2x3x1xf32>
      %151 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x8xf32>
      %152 = stablehlo.divide %143, %151 : tensor<2x3x8xf32>
      %153 = stablehlo.multiply %150, %74 : tensor<2x3x1xf32>
      %154 = stablehlo.negate %152 : tensor<2x3x8xf32>
      %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %155 = stablehlo.reduce(%154 init: %cst_36) applies stablehlo.add across dimensions = [2] : (tensor<2x3x8xf32>, tensor<f32>) -> tensor<2x3xf32>
      %156 = stablehlo.reshape %155 : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
      %157 = stablehlo.add %115, %152 : tensor<2x3x8xf32>
      %cst_37 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %158 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<2x3x1xf32>
      %159 = stablehlo.divide %153, %158 : tensor<2x3x1xf32>
      %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %160 = stablehlo.reduce(%159 init: %cst_38) applies stablehlo.add across dimensions = [2] : (tensor<2x3x1xf32>, tensor<f32>) -> tensor<2x3xf32>
      %161 = stablehlo.broadcast_in_dim %160, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x8xf32>
      %162 = stablehlo.multiply %161, %63 : tensor<2x3x8xf32>
      %163 = stablehlo.negate %162 : tensor<2x3x8xf32>
      %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %164 = stablehlo.reduce(%163 init: %cst_39) applies stablehlo.add across dimensions = [2] : (tensor<2x3x8xf32>, tensor<f32>) -> tensor<2x3xf32>
      %165 = stablehlo.reshape %164 : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
      %166 = stablehlo.add %157, %162 : tensor<2x3x8xf32>
      %167 = stablehlo.add %156, %165 : tensor<2x3x1xf32>
      %cst_40 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %168 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<2x3x1xf32>
      %169 = stablehlo.divide %167, %168 : tensor<2x3x1xf32>
      %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %170 = stablehlo.reduce(%169 init: %cst_41) applies stablehlo.add across dimensions = [2] : (tensor<2x3x1xf32>, tensor<f32>) -> tensor<2x3xf32>
      %171 = stablehlo.broadcast_in_dim %170, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x8xf32>
      %172 = stablehlo.add %166, %171 : tensor<2x3x8xf32>
      %173 = stablehlo.dot_general %172, %52, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<8x8xf32>
      %174 = stablehlo.transpose %173, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
      %175 = stablehlo.dot_general %172, %arg18, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
      %176 = stablehlo.reshape %175 : (tensor<2x3x8xf32>) -> tensor<2x3x2x4xf32>
      %177 = stablehlo.transpose %176, dims = [0, 2, 3, 1] : (tensor<2x3x2x4xf32>) -> tensor<2x2x4x3xf32>
      %178 = stablehlo.dot_general %177, %30, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x3xf32>, tensor<2x3x2x4xf32>) -> tensor<2x2x3x3xf32>
      %179 = stablehlo.dot_general %177, %46, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x3xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x4x3xf32>
      %180 = stablehlo.transpose %179, dims = [0, 3, 1, 2] : (tensor<2x2x4x3xf32>) -> tensor<2x3x2x4xf32>
      %181 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2, 3] : (tensor<2x2x3x1xf32>) -> tensor<2x2x3x3xf32>
      %182 = stablehlo.multiply %178, %181 : tensor<2x2x3x3xf32>
      %183 = stablehlo.multiply %182, %42 : tensor<2x2x3x3xf32>
      %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %184 = stablehlo.reduce(%183 init: %cst_42) applies stablehlo.add across dimensions = [3] : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
      %185 = stablehlo.reshape %184 : (tensor<2x2x3xf32>) -> tensor<2x2x3x1xf32>
      %186 = stablehlo.negate %185 : tensor<2x2x3x1xf32>
      %187 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2, 3] : (tensor<2x2x3x1xf32>) -> tensor<2x2x3x3xf32>
      %188 = stablehlo.divide %178, %187 : tensor<2x2x3x3xf32>
      %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %189 = stablehlo.reduce(%186 init: %cst_43) applies stablehlo.add across dimensions = [3] : (tensor<2x2x3x1xf32>, tensor<f32>) -> tensor<2x2x3xf32>
      %190 = stablehlo.broadcast_in_dim %189, dims = [0, 1, 2] : (tensor<2x2x3xf32>) -> tensor<2x2x3x3xf32>
      %191 = stablehlo.add %188, %190 : tensor<2x2x3x3xf32>
      %192 = stablehlo.multiply %191, %42 : tensor<2x2x3x3xf32>
      %193 = stablehlo.broadcast_in_dim %33, dims = [] : (tensor<f32>) -> tensor<2x2x3x3xf32>
      %194 = stablehlo.divide %192, %193 : tensor<2x2x3x3xf32>
      %195 = stablehlo.dot_general %194, %26, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x3x3xf32>, tensor<2x3x2x4xf32>) -> tensor<2x2x3x4xf32>
      %196 = stablehlo.transpose %195, dims = [0, 2, 1, 3] : (tensor<2x2x3x4xf32>) -> tensor<2x3x2x4xf32>
      %197 = stablehlo.dot_general %194, %28, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x3x3xf32>, tensor<2x3x2x4xf32>) -> tensor<2x2x3x4xf32>
      %198 = stablehlo.transpose %197, dims = [0, 2, 1, 3] : (tensor<2x2x3x4xf32>) -> tensor<2x3x2x4xf32>
      %199 = stablehlo.reshape %180 : (tensor<2x3x2x4xf32>) -> tensor<2x3x8xf32>
      %200 = stablehlo.dot_general %199, %24, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<8x8xf32>
      %201 = stablehlo.transpose %200, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
      %202 = stablehlo.dot_general %199, %arg21, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
      %203 = stablehlo.reshape %196 : (tensor<2x3x2x4xf32>) -> tensor<2x3x8xf32>
      %204 = stablehlo.dot_general %203, %24, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<8x8xf32>
      %205 = stablehlo.transpose %204, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
      %206 = stablehlo.dot_general %203, %arg17, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
      %207 = stablehlo.add %202, %206 : tensor<2x3x8xf32>
      %208 = stablehlo.reshape %198 : (tensor<2x3x2x4xf32>) -> tensor<2x3x8xf32>
      %209 = stablehlo.dot_general %208, %24, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<8x8xf32>
      %210 = stablehlo.transpose %209, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
      %211 = stablehlo.dot_general %208, %arg19, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
      %212 = stablehlo.add %207, %211 : tensor<2x3x8xf32>
      %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %213 = stablehlo.reduce(%212 init: %cst_44) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3x8xf32>, tensor<f32>) -> tensor<8xf32>
      %214 = stablehlo.reshape %213 : (tensor<8xf32>) -> tensor<1x1x8xf32>
      %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %215 = stablehlo.reduce(%214 init: %cst_45) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %216 = stablehlo.multiply %18, %212 : tensor<2x3x8xf32>
      %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %217 = stablehlo.reduce(%216 init: %cst_46) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3x8xf32>, tensor<f32>) -> tensor<8xf32>
      %218 = stablehlo.reshape %217 : (tensor<8xf32>) -> tensor<1x1x8xf32>
      %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %219 = stablehlo.reduce(%218 init: %cst_47) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %220 = "stablehlo.all_reduce"(%215) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
        %335 = stablehlo.add %arg24, %arg25 : tensor<f32>
        stablehlo.return %335 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %221 = "stablehlo.all_reduce"(%138) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
        %335 = stablehlo.add %arg24, %arg25 : tensor<f32>
        stablehlo.return %335 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %222 = "stablehlo.all_reduce"(%117) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
        %335 = stablehlo.add %arg24, %arg25 : tensor<f32>
        stablehlo.return %335 : tensor<f32>
      }) : (tensor<16x8xf32>) -> tensor<16x8xf32>
      %223 = "stablehlo.all_reduce"(%219) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
        %335 = stablehlo.add %arg24, %arg25 : tensor<f32>
        stablehlo.return %335 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %224 = "stablehlo.all_reduce"(%144) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
        %335 = stablehlo.add %arg24, %arg25 : tensor<f32>
        stablehlo.return %335 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %225 = "stablehlo.all_reduce"(%205) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
        %335 = stablehlo.add %arg24, %arg25 : tensor<f32>
        stablehlo.return %335 : tensor<f32>
      }) : (tensor<8x8xf32>) -> tensor<8x8xf32>
      %226 = "stablehlo.all_reduce"(%174) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
        %335 = stablehlo.add %arg24, %arg25 : tensor<f32>
        stablehlo.return %335 : tensor<f32>
      }) : (tensor<8x8xf32>) -> tensor<8x8xf32>
      %227 = "stablehlo.all_reduce"(%210) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
        %335 = stablehlo.add %arg24, %arg25 : tensor<f32>
        stablehlo.return %335 : tensor<f32>
      }) : (tensor<8x8xf32>) -> tensor<8x8xf32>
      %228 = "stablehlo.all_reduce"(%134) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
        %335 = stablehlo.add %arg24, %arg25 : tensor<f32>
        stablehlo.return %335 : tensor<f32>
      }) : (tensor<8x16xf32>) -> tensor<8x16xf32>
      %229 = "stablehlo.all_reduce"(%201) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
        %335 = stablehlo.add %arg24, %arg25 : tensor<f32>
        stablehlo.return %335 : tensor<f32>
      }) : (tensor<8x8xf32>) -> tensor<8x8xf32>
      %cst_48 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %230 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %231 = stablehlo.divide %220, %230 : tensor<8xf32>
      %cst_49 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %232 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %233 = stablehlo.divide %221, %232 : tensor<8xf32>
      %cst_50 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %234 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
      %235 = stablehlo.divide %222, %234 : tensor<16x8xf32>
      %cst_51 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %236 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %237 = stablehlo.divide %223, %236 : tensor<8xf32>
      %cst_52 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %238 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %239 = stablehlo.divide %224, %238 : tensor<8xf32>
      %cst_53 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %240 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
      %241 = stablehlo.divide %225, %240 : tensor<8x8xf32>
      %cst_54 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %242 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
      %243 = stablehlo.divide %226, %242 : tensor<8x8xf32>
      %cst_55 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %244 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
      %245 = stablehlo.divide %227, %244 : tensor<8x8xf32>
      %cst_56 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %246 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
      %247 = stablehlo.divide %228, %246 : tensor<8x16xf32>
      %cst_57 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %248 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
      %249 = stablehlo.divide %229, %248 : tensor<8x8xf32>
      %250 = stablehlo.multiply %231, %231 : tensor<8xf32>
      %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %251 = stablehlo.reduce(%250 init: %cst_58) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
      %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %252 = stablehlo.add %cst_59, %251 : tensor<f32>
      %253 = stablehlo.multiply %233, %233 : tensor<8xf32>
      %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %254 = stablehlo.reduce(%253 init: %cst_60) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
      %255 = stablehlo.add %252, %254 : tensor<f32>
      %256 = stablehlo.multiply %235, %235 : tensor<16x8xf32>
      %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %257 = stablehlo.reduce(%256 init: %cst_61) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x8xf32>, tensor<f32>) -> tensor<f32>
      %258 = stablehlo.add %255, %257 : tensor<f32>
      %259 = stablehlo.multiply %237, %237 : tensor<8xf32>
      %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %260 = stablehlo.reduce(%259 init: %cst_62) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
      %261 = stablehlo.add %258, %260 : tensor<f32>
      %262 = stablehlo.multiply %239, %239 : tensor<8xf32>
      %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %263 = stablehlo.reduce(%262 init: %cst_63) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
      %264 = stablehlo.add %261, %263 : tensor<f32>
      %265 = stablehlo.multiply %241, %241 : tensor<8x8xf32>
      %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %266 = stablehlo.reduce(%265 init: %cst_64) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<f32>
      %267 = stablehlo.add %264, %266 : tensor<f32>
      %268 = stablehlo.multiply %243, %243 : tensor<8x8xf32>
      %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %269 = stablehlo.reduce(%268 init: %cst_65) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<f32>
      %270 = stablehlo.add %267, %269 : tensor<f32>
      %271 = stablehlo.multiply %245, %245 : tensor<8x8xf32>
      %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %272 = stablehlo.reduce(%271 init: %cst_66) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<f32>
      %273 = stablehlo.add %270, %272 : tensor<f32>
      %274 = stablehlo.multiply %247, %247 : tensor<8x16xf32>
      %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %275 = stablehlo.reduce(%274 init: %cst_67) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<f32>
      %276 = stablehlo.add %273, %275 : tensor<f32>
      %277 = stablehlo.multiply %249, %249 : tensor<8x8xf32>
      %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %278 = stablehlo.reduce(%277 init: %cst_68) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<f32>
      %279 = stablehlo.add %276, %278 : tensor<f32>
      %280 = stablehlo.sqrt %279 : tensor<f32>
      %cst_69 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %281 = stablehlo.add %280, %cst_69 : tensor<f32>
      %cst_70 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %282 = stablehlo.divide %cst_70, %281 : tensor<f32>
      %cst_71 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %283 = stablehlo.minimum %cst_71, %282 : tensor<f32>
      %284 = stablehlo.broadcast_in_dim %283, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %285 = stablehlo.multiply %231, %284 : tensor<8xf32>
      %286 = stablehlo.broadcast_in_dim %283, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %287 = stablehlo.multiply %233, %286 : tensor<8xf32>
      %288 = stablehlo.broadcast_in_dim %283, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
      %289 = stablehlo.multiply %235, %288 : tensor<16x8xf32>
      %290 = stablehlo.broadcast_in_dim %283, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %291 = stablehlo.multiply %237, %290 : tensor<8xf32>
      %292 = stablehlo.broadcast_in_dim %283, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %293 = stablehlo.multiply %239, %292 : tensor<8xf32>
      %294 = stablehlo.broadcast_in_dim %283, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
      %295 = stablehlo.multiply %241, %294 : tensor<8x8xf32>
      %296 = stablehlo.broadcast_in_dim %283, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
      %297 = stablehlo.multiply %243, %296 : tensor<8x8xf32>
      %298 = stablehlo.broadcast_in_dim %283, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
      %299 = stablehlo.multiply %245, %298 : tensor<8x8xf32>
      %300 = stablehlo.broadcast_in_dim %283, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
      %301 = stablehlo.multiply %247, %300 : tensor<8x16xf32>
      %302 = stablehlo.broadcast_in_dim %283, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
      %303 = stablehlo.multiply %249, %302 : tensor<8x8xf32>
      %304 = "stablehlo.all_reduce"(%112) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
        %335 = stablehlo.add %arg24, %arg25 : tensor<f32>
        stablehlo.return %335 : tensor<f32>
      }) : (tensor<f32>) -> tensor<f32>
      %cst_72 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %305 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %306 = stablehlo.multiply %305, %285 : tensor<8xf32>
      %307 = stablehlo.subtract %arg12, %306 : tensor<8xf32>
      %cst_73 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %308 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %309 = stablehlo.multiply %308, %287 : tensor<8xf32>
      %310 = stablehlo.subtract %arg13, %309 : tensor<8xf32>
      %cst_74 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %311 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
      %312 = stablehlo.multiply %311, %289 : tensor<16x8xf32>
      %313 = stablehlo.subtract %arg14, %312 : tensor<16x8xf32>
      %cst_75 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %314 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %315 = stablehlo.multiply %314, %291 : tensor<8xf32>
      %316 = stablehlo.subtract %arg15, %315 : tensor<8xf32>
      %cst_76 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %317 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %318 = stablehlo.multiply %317, %293 : tensor<8xf32>
      %319 = stablehlo.subtract %arg16, %318 : tensor<8xf32>
      %cst_77 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %320 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
      %321 = stablehlo.multiply %320, %295 : tensor<8x8xf32>
      %322 = stablehlo.subtract %arg17, %321 : tensor<8x8xf32>
      %cst_78 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %323 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
      %324 = stablehlo.multiply %323, %297 : tensor<8x8xf32>
      %325 = stablehlo.subtract %arg18, %324 : tensor<8x8xf32>
      %cst_79 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %326 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
      %327 = stablehlo.multiply %326, %299 : tensor<8x8xf32>
      %328 = stablehlo.subtract %arg19, %327 : tensor<8x8xf32>
      %cst_80 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %329 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
      %330 = stablehlo.multiply %329, %301 : tensor<8x16xf32>
      %331 = stablehlo.subtract %arg20, %330 : tensor<8x16xf32>
      %cst_81 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %332 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
      %333 = stablehlo.multiply %332, %303 : tensor<8x8xf32>
      %334 = stablehlo.subtract %arg21, %333 : tensor<8x8xf32>
      sdy.return %304, %307, %310, %313, %316, %319, %322, %325, %328, %331, %334 : tensor<f32>, tensor<8xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x16xf32>, tensor<8x8xf32>
    } : (tensor<8xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x16xf32>, tensor<8x8xf32>, tensor<4x3x8xf32>, tensor<4x3x8xf32>) -> (tensor<f32>, tensor<8xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x16xf32>, tensor<8x8xf32>)
    return %0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7, %0#8, %0#9, %0#10 : tensor<f32>, tensor<8xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x16xf32>, tensor<8x8xf32>
  }
}
