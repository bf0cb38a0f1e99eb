module @jit_step attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["a"=2, "b"=2]> {stablehlo.mesh = {axes = [{name = "a", size = 2 : i64}, {name = "b", size = 2 : i64}]}}
  func.func public @main(%arg0: tensor<5xf32>, %arg1: tensor<3xf32>, %arg2: tensor<6x5xf32>, %arg3: tensor<5x3xf32>, %arg4: tensor<8x6xf32>, %arg5: tensor<8xi32>) -> (tensor<f32> {jax.result_info = "result['loss']"}, tensor<5xf32> {jax.result_info = "result['params']['b1']"}, tensor<3xf32> {jax.result_info = "result['params']['b2']"}, tensor<6x5xf32> {jax.result_info = "result['params']['w1']"}, tensor<5x3xf32> {jax.result_info = "result['params']['w2']"}) {
    %0:5 = sdy.manual_computation(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) in_shardings=[<@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{"a", "b"}, {}]>, <@mesh, [{"a", "b"}]>] out_shardings=[<@mesh, []>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>] manual_axes={"a", "b"} (%arg6: tensor<5xf32>, %arg7: tensor<3xf32>, %arg8: tensor<6x5xf32>, %arg9: tensor<5x3xf32>, %arg10: tensor<2x6xf32>, %arg11: tensor<2xi32>) {
      %1 = stablehlo.dot_general %arg10, %arg8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6xf32>, tensor<6x5xf32>) -> tensor<2x5xf32>
      %2 = stablehlo.broadcast_in_dim %arg6, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
      %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<2x5xf32>
      %4 = stablehlo.add %1, %3 : tensor<2x5xf32>
      %5 = stablehlo.tanh %4 : tensor<2x5xf32>
      %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %7 = stablehlo.subtract %6, %5 : tensor<2x5xf32>
      %8 = stablehlo.dot_general %5, %arg9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5xf32>, tensor<5x3xf32>) -> tensor<2x3xf32>
      %9 = stablehlo.broadcast_in_dim %arg7, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<2x3xf32>
      %11 = stablehlo.add %8, %10 : tensor<2x3xf32>
      %12:3 = func.call @log_softmax(%11) : (tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x1xf32>)
      %13 = func.call @_one_hot(%arg11) : (tensor<2xi32>) -> tensor<2x3xf32>
      %14 = stablehlo.multiply %13, %12#0 : tensor<2x3xf32>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %15 = stablehlo.reduce(%14 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
      %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %16 = stablehlo.reduce(%15 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
      %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %17 = stablehlo.divide %16, %cst_2 : tensor<f32>
      %18 = stablehlo.negate %17 : tensor<f32>
      %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %19 = stablehlo.negate %cst_3 : tensor<f32>
      %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %20 = stablehlo.divide %19, %cst_4 : tensor<f32>
      %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %22 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
      %23 = stablehlo.multiply %13, %22 : tensor<2x3xf32>
      %24 = func.call @log_softmax_0(%12#1, %12#2, %23) : (tensor<2x3xf32>, tensor<2x1xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %25 = stablehlo.reduce(%24 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
      %26 = stablehlo.reshape %25 : (tensor<3xf32>) -> tensor<1x3xf32>
      %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %27 = stablehlo.reduce(%26 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<3xf32>
      %28 = stablehlo.dot_general %24, %5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<2x5xf32>) -> tensor<3x5xf32>
      %29 = stablehlo.transpose %28, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
      %30 = stablehlo.dot_general %24, %arg9, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<5x3xf32>) -> tensor<2x5xf32>
      %31 = stablehlo.multiply %30, %7 : tensor<2x5xf32>
      %32 = stablehlo.multiply %31, %5 : tensor<2x5xf32>
      %33 = stablehlo.add %31, %32 : tensor<2x5xf32>
      %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %34 = stablehlo.reduce(%33 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<2x5xf32>, tensor<f32>) -> tensor<5xf32>
      %35 = stablehlo.reshape %34 : (tensor<5xf32>) -> tensor<1x5xf32>
      %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %36 = stablehlo.reduce(%35 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<5xf32>
      %37 = stablehlo.dot_general %33, %arg10, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5xf32>, tensor<2x6xf32>) -> tensor<5x6xf32>
      %38 = stablehlo.transpose %37, dims = [1, 0] : (tensor<5x6xf32>) -> tensor<6x5xf32>
      %39 = "stablehlo.all_reduce"(%18) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
        %85 = stablehlo.add %arg12, %arg13 : tensor<f32>
        stablehlo.return %85 : tensor<f32>
      }) : (tensor<f32>) -> tensor<f32>
      %cst_9 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
      %40 = stablehlo.divide %39, %cst_9 : tensor<f32>
      %41 = "stablehlo.all_reduce"(%36) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
        %85 = stablehlo.add %arg12, %arg13 : tensor<f32>
        stablehlo.return %85 : tensor<f32>
      }) : (tensor<5xf32>) -> tensor<5xf32>
      %42 = "stablehlo.all_reduce"(%27) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
        %85 = stablehlo.add %arg12, %arg13 : tensor<f32>
        stablehlo.return %85 : tensor<f32>
      }) : (tensor<3xf32>) -> tensor<3xf32>
      %43 = "stablehlo.all_reduce"(%38) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
        %85 = stablehlo.add %arg12, %arg13 : tensor<f32>
        stablehlo.return %85 : tensor<f32>
      }) : (tensor<6x5xf32>) -> tensor<6x5xf32>
      %44 = "stablehlo.all_reduce"(%29) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
        %85 = stablehlo.add %arg12, %arg13 : tensor<f32>
        stablehlo.return %85 : tensor<f32>
      }) : (tensor<5x3xf32>) -> tensor<5x3xf32>
      %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %45 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %46 = stablehlo.divide %41, %45 : tensor<5xf32>
      %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %47 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %48 = stablehlo.divide %42, %47 : tensor<3xf32>
      %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %49 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
      %50 = stablehlo.divide %43, %49 : tensor<6x5xf32>
      %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %51 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
      %52 = stablehlo.divide %44, %51 : tensor<5x3xf32>
      %53 = "stablehlo.all_reduce"(%46) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
        %85 = stablehlo.add %arg12, %arg13 : tensor<f32>
        stablehlo.return %85 : tensor<f32>
      }) : (tensor<5xf32>) -> tensor<5xf32>
      %54 = "stablehlo.all_reduce"(%48) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
        %85 = stablehlo.add %arg12, %arg13 : tensor<f32>
        stablehlo.return %85 : tensor<f32>
      }) : (tensor<3xf32>) -> tensor<3xf32>
      %55 = "stablehlo.all_reduce"(%50) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
        %85 = stablehlo.add %arg12, %arg13 : tensor<f32>
        stablehlo.return %85 : tensor<f32>
      }) : (tensor<6x5xf32>) -> tensor<6x5xf32>
      %56 = "stablehlo.all_reduce"(%52) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
        %85 = stablehlo.add %arg12, %arg13 : tensor<f32>
        stablehlo.return %85 : tensor<f32>
      }) : (tensor<5x3xf32>) -> tensor<5x3xf32>
      %cst_14 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %57 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %58 = stablehlo.divide %53, %57 : tensor<5xf32>
      %cst_15 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %59 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %60 = stablehlo.divide %54, %59 : tensor<3xf32>
      %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %61 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
      %62 = stablehlo.divide %55, %61 : tensor<6x5xf32>
      %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %63 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
      %64 = stablehlo.divide %56, %63 : tensor<5x3xf32>
      %cst_18 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %65 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %66 = stablehlo.divide %58, %65 : tensor<5xf32>
      %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %67 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %68 = stablehlo.divide %60, %67 : tensor<3xf32>
      %cst_20 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %69 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
      %70 = stablehlo.divide %62, %69 : tensor<6x5xf32>
      %cst_21 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %71 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
      %72 = stablehlo.divide %64, %71 : tensor<5x3xf32>
      %cst_22 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %73 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %74 = stablehlo.multiply %73, %66 : tensor<5xf32>
      %75 = stablehlo.subtract %arg6, %74 : tensor<5xf32>
      %cst_23 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %76 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %77 = stablehlo.multiply %76, %68 : tensor<3xf32>
      %78 = stablehlo.subtract %arg7, %77 : tensor<3xf32>
      %cst_24 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %79 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
      %80 = stablehlo.multiply %79, %70 : tensor<6x5xf32>
      %81 = stablehlo.subtract %arg8, %80 : tensor<6x5xf32>
      %cst_25 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %82 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
      %83 = stablehlo.multiply %82, %72 : tensor<5x3xf32>
      %84 = stablehlo.subtract %arg9, %83 : tensor<5x3xf32>
      sdy.return %40, %75, %78, %81, %84 : tensor<f32>, tensor<5xf32>, tensor<3xf32>, tensor<6x5xf32>, tensor<5x3xf32>
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
