module @jit_step attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["r"=2]> {stablehlo.mesh = {axes = [{name = "r", size = 2 : i64}]}}
  func.func public @main(%arg0: tensor<5xf32> {jax.buffer_donor = true}, %arg1: tensor<3xf32> {jax.buffer_donor = true}, %arg2: tensor<6x5xf32> {jax.buffer_donor = true}, %arg3: tensor<5x3xf32> {jax.buffer_donor = true}, %arg4: tensor<8x6xf32>, %arg5: tensor<8xi32>) -> (tensor<f32> {jax.result_info = "result['loss']"}, tensor<5xf32> {jax.result_info = "result['params']['b1']"}, tensor<3xf32> {jax.result_info = "result['params']['b2']"}, tensor<6x5xf32> {jax.result_info = "result['params']['w1']"}, tensor<5x3xf32> {jax.result_info = "result['params']['w2']"}) {
    %0:5 = sdy.manual_computation(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) in_shardings=[<@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{"r"}, {}]>, <@mesh, [{"r"}]>] out_shardings=[<@mesh, []>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>] manual_axes={"r"} (%arg6: tensor<5xf32>, %arg7: tensor<3xf32>, %arg8: tensor<6x5xf32>, %arg9: tensor<5x3xf32>, %arg10: tensor<4x6xf32>, %arg11: tensor<4xi32>) {
      %1 = stablehlo.reshape %arg10 : (tensor<4x6xf32>) -> tensor<2x2x6xf32>
      %2 = stablehlo.reshape %arg11 : (tensor<4xi32>) -> tensor<2x2xi32>
      %3 = stablehlo.slice %1 [0:1, 0:2, 0:6] : (tensor<2x2x6xf32>) -> tensor<1x2x6xf32>
      %4 = stablehlo.reshape %3 : (tensor<1x2x6xf32>) -> tensor<2x6xf32>
      %5 = stablehlo.slice %2 [0:1, 0:2] : (tensor<2x2xi32>) -> tensor<1x2xi32>
      %6 = stablehlo.reshape %5 : (tensor<1x2xi32>) -> tensor<2xi32>
      %7 = stablehlo.dot_general %4, %arg8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6xf32>, tensor<6x5xf32>) -> tensor<2x5xf32>
      %8 = stablehlo.broadcast_in_dim %arg6, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
      %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<2x5xf32>
      %10 = stablehlo.add %7, %9 : tensor<2x5xf32>
      %11 = stablehlo.tanh %10 : tensor<2x5xf32>
      %12 = stablehlo.dot_general %11, %arg9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5xf32>, tensor<5x3xf32>) -> tensor<2x3xf32>
      %13 = stablehlo.broadcast_in_dim %arg7, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<2x3xf32>
      %15 = stablehlo.add %12, %14 : tensor<2x3xf32>
      %16 = func.call @log_softmax(%15) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %17 = func.call @_one_hot(%6) : (tensor<2xi32>) -> tensor<2x3xf32>
      %18 = stablehlo.multiply %17, %16 : tensor<2x3xf32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %19 = stablehlo.reduce(%18 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %20 = stablehlo.reduce(%19 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
      %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %21 = stablehlo.divide %20, %cst_1 : tensor<f32>
      %22 = stablehlo.negate %21 : tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %23 = stablehlo.add %cst_2, %22 : tensor<f32>
      %24 = stablehlo.slice %1 [1:2, 0:2, 0:6] : (tensor<2x2x6xf32>) -> tensor<1x2x6xf32>
      %25 = stablehlo.reshape %24 : (tensor<1x2x6xf32>) -> tensor<2x6xf32>
      %26 = stablehlo.slice %2 [1:2, 0:2] : (tensor<2x2xi32>) -> tensor<1x2xi32>
      %27 = stablehlo.reshape %26 : (tensor<1x2xi32>) -> tensor<2xi32>
      %28 = stablehlo.dot_general %25, %arg8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6xf32>, tensor<6x5xf32>) -> tensor<2x5xf32>
      %29 = stablehlo.broadcast_in_dim %arg6, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
      %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<2x5xf32>
      %31 = stablehlo.add %28, %30 : tensor<2x5xf32>
      %32 = stablehlo.tanh %31 : tensor<2x5xf32>
      %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %33 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %34 = stablehlo.subtract %33, %32 : tensor<2x5xf32>
      %35 = stablehlo.dot_general %32, %arg9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5xf32>, tensor<5x3xf32>) -> tensor<2x3xf32>
      %36 = stablehlo.broadcast_in_dim %arg7, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<2x3xf32>
      %38 = stablehlo.add %35, %37 : tensor<2x3xf32>
      %39:3 = func.call @log_softmax_0(%38) : (tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x1xf32>)
      %40 = func.call @_one_hot(%27) : (tensor<2xi32>) -> tensor<2x3xf32>
      %41 = stablehlo.multiply %40, %39#0 : tensor<2x3xf32>
      %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %42 = stablehlo.reduce(%41 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
      %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %43 = stablehlo.reduce(%42 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
      %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %44 = stablehlo.divide %43, %cst_6 : tensor<f32>
      %45 = stablehlo.negate %44 : tensor<f32>
      %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %46 = stablehlo.negate %cst_7 : tensor<f32>
      %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %47 = stablehlo.divide %46, %cst_8 : tensor<f32>
      %48 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %49 = stablehlo.broadcast_in_dim %48, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
      %50 = stablehlo.multiply %40, %49 : tensor<2x3xf32>
      %51 = func.call @log_softmax_1(%39#1, %39#2, %50) : (tensor<2x3xf32>, tensor<2x1xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %52 = stablehlo.reduce(%51 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
      %53 = stablehlo.reshape %52 : (tensor<3xf32>) -> tensor<1x3xf32>
      %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %54 = stablehlo.reduce(%53 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<3xf32>
      %55 = stablehlo.dot_general %51, %32, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<2x5xf32>) -> tensor<3x5xf32>
      %56 = stablehlo.transpose %55, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
      %57 = stablehlo.dot_general %51, %arg9, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<5x3xf32>) -> tensor<2x5xf32>
      %58 = stablehlo.multiply %57, %34 : tensor<2x5xf32>
      %59 = stablehlo.multiply %58, %32 : tensor<2x5xf32>
      %60 = stablehlo.add %58, %59 : tensor<2x5xf32>
      %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %61 = stablehlo.reduce(%60 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<2x5xf32>, tensor<f32>) -> tensor<5xf32>
      %62 = stablehlo.reshape %61 : (tensor<5xf32>) -> tensor<1x5xf32>
      %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %63 = stablehlo.reduce(%62 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<5xf32>
      %64 = stablehlo.dot_general %60, %25, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5xf32>, tensor<2x6xf32>) -> tensor<5x6xf32>
      %65 = stablehlo.transpose %64, dims = [1, 0] : (tensor<5x6xf32>) -> tensor<6x5xf32>
      %66 = stablehlo.add %23, %45 : tensor<f32>
      %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %67 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %68 = stablehlo.divide %63, %67 : tensor<5xf32>
      %cst_14 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %69 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %70 = stablehlo.divide %54, %69 : tensor<3xf32>
      %cst_15 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %71 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
      %72 = stablehlo.divide %65, %71 : tensor<6x5xf32>
      %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %73 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
      %74 = stablehlo.divide %56, %73 : tensor<5x3xf32>
      %75 = "stablehlo.all_reduce"(%68) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
        %102 = stablehlo.add %arg12, %arg13 : tensor<f32>
        stablehlo.return %102 : tensor<f32>
      }) : (tensor<5xf32>) -> tensor<5xf32>
      %76 = "stablehlo.all_reduce"(%70) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
        %102 = stablehlo.add %arg12, %arg13 : tensor<f32>
        stablehlo.return %102 : tensor<f32>
      }) : (tensor<3xf32>) -> tensor<3xf32>
      %77 = "stablehlo.all_reduce"(%72) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
        %102 = stablehlo.add %arg12, %arg13 : tensor<f32>
        stablehlo.return %102 : tensor<f32>
      }) : (tensor<6x5xf32>) -> tensor<6x5xf32>
      %78 = "stablehlo.all_reduce"(%74) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
        %102 = stablehlo.add %arg12, %arg13 : tensor<f32>
        stablehlo.return %102 : tensor<f32>
      }) : (tensor<5x3xf32>) -> tensor<5x3xf32>
      %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %79 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %80 = stablehlo.divide %75, %79 : tensor<5xf32>
      %cst_18 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %81 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %82 = stablehlo.divide %76, %81 : tensor<3xf32>
      %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %83 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
      %84 = stablehlo.divide %77, %83 : tensor<6x5xf32>
      %cst_20 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %85 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
      %86 = stablehlo.divide %78, %85 : tensor<5x3xf32>
      %cst_21 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %87 = stablehlo.divide %66, %cst_21 : tensor<f32>
      %88 = "stablehlo.all_reduce"(%87) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
        %102 = stablehlo.add %arg12, %arg13 : tensor<f32>
        stablehlo.return %102 : tensor<f32>
      }) : (tensor<f32>) -> tensor<f32>
      %cst_22 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %89 = stablehlo.divide %88, %cst_22 : tensor<f32>
      %cst_23 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %90 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %91 = stablehlo.multiply %90, %80 : tensor<5xf32>
      %92 = stablehlo.subtract %arg6, %91 : tensor<5xf32>
      %cst_24 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %93 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %94 = stablehlo.multiply %93, %82 : tensor<3xf32>
      %95 = stablehlo.subtract %arg7, %94 : tensor<3xf32>
      %cst_25 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %96 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
      %97 = stablehlo.multiply %96, %84 : tensor<6x5xf32>
      %98 = stablehlo.subtract %arg8, %97 : tensor<6x5xf32>
      %cst_26 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %99 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
      %100 = stablehlo.multiply %99, %86 : tensor<5x3xf32>
      %101 = stablehlo.subtract %arg9, %100 : tensor<5x3xf32>
      sdy.return %89, %92, %95, %98, %101 : tensor<f32>, tensor<5xf32>, tensor<3xf32>, tensor<6x5xf32>, tensor<5x3xf32>
    } : (tensor<5xf32>, tensor<3xf32>, tensor<6x5xf32>, tensor<5x3xf32>, tensor<8x6xf32>, tensor<8xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<3xf32>, tensor<6x5xf32>, tensor<5x3xf32>)
    return %0#0, %0#1, %0#2, %0#3, %0#4 : tensor<f32>, tensor<5xf32>, tensor<3xf32>, tensor<6x5xf32>, tensor<5x3xf32>
  }
  func.func private @log_softmax(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
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
    return %11 : tensor<2x3xf32>
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
  func.func private @log_softmax_0(%arg0: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x1xf32>) {
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
