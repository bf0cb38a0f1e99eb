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
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %c = stablehlo.constant dense<0> : tensor<i32>
      %7:12 = stablehlo.while(%iterArg = %1, %iterArg_18 = %2, %iterArg_19 = %arg8, %iterArg_20 = %arg6, %iterArg_21 = %arg9, %iterArg_22 = %arg7, %iterArg_23 = %c, %iterArg_24 = %cst_3, %iterArg_25 = %3, %iterArg_26 = %4, %iterArg_27 = %5, %iterArg_28 = %6) : tensor<2x2x6xf32>, tensor<2x2xi32>, tensor<6x5xf32>, tensor<5xf32>, tensor<5x3xf32>, tensor<3xf32>, tensor<i32>, tensor<f32>, tensor<5xf32>, tensor<3xf32>, tensor<6x5xf32>, tensor<5x3xf32>
      cond {
        %c_29 = stablehlo.constant dense<2> : tensor<i32>
        %43 = stablehlo.compare LT, %iterArg_23, %c_29, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %43 : tensor<i1>
      } do {
        %43 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_23) : (tensor<2x2x6xf32>, tensor<i32>) -> tensor<2x6xf32>
        %44 = func.call @dynamic_index_in_dim_0(%iterArg_18, %iterArg_23) : (tensor<2x2xi32>, tensor<i32>) -> tensor<2xi32>
        %45:5 = func.call @closed_call(%iterArg_19, %iterArg_20, %iterArg_21, %iterArg_22, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %43, %44) : (tensor<6x5xf32>, tensor<5xf32>, tensor<5x3xf32>, tensor<3xf32>, tensor<f32>, tensor<5xf32>, tensor<3xf32>, tensor<6x5xf32>, tensor<5x3xf32>, tensor<2x6xf32>, tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<3xf32>, tensor<6x5xf32>, tensor<5x3xf32>)
        %c_29 = stablehlo.constant dense<1> : tensor<i32>
        %46 = stablehlo.add %iterArg_23, %c_29 : tensor<i32>
        stablehlo.return %iterArg, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %iterArg_22, %46, %45#0, %45#1, %45#2, %45#3, %45#4 : tensor<2x2x6xf32>, tensor<2x2xi32>, tensor<6x5xf32>, tensor<5xf32>, tensor<5x3xf32>, tensor<3xf32>, tensor<i32>, tensor<f32>, tensor<5xf32>, tensor<3xf32>, tensor<6x5xf32>, tensor<5x3xf32>
      }
      %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %9 = stablehlo.divide %7#8, %8 : tensor<5xf32>
      %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %10 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %11 = stablehlo.divide %7#9, %10 : tensor<3xf32>
      %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %12 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
      %13 = stablehlo.divide %7#10, %12 : tensor<6x5xf32>
      %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %14 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
      %15 = stablehlo.divide %7#11, %14 : tensor<5x3xf32>
      %16 = "stablehlo.all_reduce"(%9) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
        %43 = stablehlo.add %arg12, %arg13 : tensor<f32>
        stablehlo.return %43 : tensor<f32>
      }) : (tensor<5xf32>) -> tensor<5xf32>
      %17 = "stablehlo.all_reduce"(%11) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
        %43 = stablehlo.add %arg12, %arg13 : tensor<f32>
        stablehlo.return %43 : tensor<f32>
      }) : (tensor<3xf32>) -> tensor<3xf32>
      %18 = "stablehlo.all_reduce"(%13) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
        %43 = stablehlo.add %arg12, %arg13 : tensor<f32>
        stablehlo.return %43 : tensor<f32>
      }) : (tensor<6x5xf32>) -> tensor<6x5xf32>
      %19 = "stablehlo.all_reduce"(%15) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
        %43 = stablehlo.add %arg12, %arg13 : tensor<f32>
        stablehlo.return %43 : tensor<f32>
      }) : (tensor<5x3xf32>) -> tensor<5x3xf32>
      %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %20 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %21 = stablehlo.divide %16, %20 : tensor<5xf32>
      %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %22 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %23 = stablehlo.divide %17, %22 : tensor<3xf32>
      %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %24 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
      %25 = stablehlo.divide %18, %24 : tensor<6x5xf32>
      %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %26 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
      %27 = stablehlo.divide %19, %26 : tensor<5x3xf32>
      %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %28 = stablehlo.divide %7#7, %cst_12 : tensor<f32>
      %29 = "stablehlo.all_reduce"(%28) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
        %43 = stablehlo.add %arg12, %arg13 : tensor<f32>
        stablehlo.return %43 : tensor<f32>
      }) : (tensor<f32>) -> tensor<f32>
      %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %30 = stablehlo.divide %29, %cst_13 : tensor<f32>
      %cst_14 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %31 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %32 = stablehlo.multiply %31, %21 : tensor<5xf32>
      %33 = stablehlo.subtract %arg6, %32 : tensor<5xf32>
      %cst_15 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %34 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %35 = stablehlo.multiply %34, %23 : tensor<3xf32>
      %36 = stablehlo.subtract %arg7, %35 : tensor<3xf32>
      %cst_16 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %37 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
      %38 = stablehlo.multiply %37, %25 : tensor<6x5xf32>
      %39 = stablehlo.subtract %arg8, %38 : tensor<6x5xf32>
      %cst_17 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %40 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
      %41 = stablehlo.multiply %40, %27 : tensor<5x3xf32>
      %42 = stablehlo.subtract %arg9, %41 : tensor<5x3xf32>
      sdy.return %30, %33, %36, %39, %42 : tensor<f32>, tensor<5xf32>, tensor<3xf32>, tensor<6x5xf32>, tensor<5x3xf32>
    } : (tensor<5xf32>, tensor<3xf32>, tensor<6x5xf32>, tensor<5x3xf32>, tensor<8x6xf32>, tensor<8xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<3xf32>, tensor<6x5xf32>, tensor<5x3xf32>)
    return %0#0, %0#1, %0#2, %0#3, %0#4 : tensor<f32>, tensor<5xf32>, tensor<3xf32>, tensor<6x5xf32>, tensor<5x3xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<2x2x6xf32>, %arg1: tensor<i32>) -> tensor<2x6xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 2, 6] : (tensor<2x2x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x6xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x6xf32>) -> tensor<2x6xf32>
    return %1 : tensor<2x6xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<2x2xi32>, %arg1: tensor<i32>) -> tensor<2xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 2] : (tensor<2x2xi32>, tensor<i32>, tensor<i32>) -> tensor<1x2xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x2xi32>) -> tensor<2xi32>
    return %1 : tensor<2xi32>
  }
  func.func private @closed_call(%arg0: tensor<6x5xf32>, %arg1: tensor<5xf32>, %arg2: tensor<5x3xf32>, %arg3: tensor<3xf32>, %arg4: tensor<f32>, %arg5: tensor<5xf32>, %arg6: tensor<3xf32>, %arg7: tensor<6x5xf32>, %arg8: tensor<5x3xf32>, %arg9: tensor<2x6xf32>, %arg10: tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<3xf32>, tensor<6x5xf32>, tensor<5x3xf32>) {
    %0 = stablehlo.dot_general %arg9, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6xf32>, tensor<6x5xf32>) -> tensor<2x5xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<2x5xf32>
    %3 = stablehlo.add %0, %2 : tensor<2x5xf32>
    %4 = stablehlo.tanh %3 : tensor<2x5xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %6 = stablehlo.subtract %5, %4 : tensor<2x5xf32>
    %7 = stablehlo.dot_general %4, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5xf32>, tensor<5x3xf32>) -> tensor<2x3xf32>
    %8 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<2x3xf32>
    %10 = stablehlo.add %7, %9 : tensor<2x3xf32>
    %11:3 = call @log_softmax(%10) : (tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x1xf32>)
    %12 = call @_one_hot(%arg10) : (tensor<2xi32>) -> tensor<2x3xf32>
    %13 = stablehlo.multiply %12, %11#0 : tensor<2x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %16 = stablehlo.divide %15, %cst_2 : tensor<f32>
    %17 = stablehlo.negate %16 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.negate %cst_3 : tensor<f32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %19 = stablehlo.divide %18, %cst_4 : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
    %22 = stablehlo.multiply %12, %21 : tensor<2x3xf32>
    %23 = call @log_softmax_1(%11#1, %11#2, %22) : (tensor<2x3xf32>, tensor<2x1xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
    %25 = stablehlo.reshape %24 : (tensor<3xf32>) -> tensor<1x3xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<3xf32>
    %27 = stablehlo.dot_general %23, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<2x5xf32>) -> tensor<3x5xf32>
    %28 = stablehlo.transpose %27, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %29 = stablehlo.dot_general %23, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<5x3xf32>) -> tensor<2x5xf32>
    %30 = stablehlo.multiply %29, %6 : tensor<2x5xf32>
    %31 = stablehlo.multiply %30, %4 : tensor<2x5xf32>
    %32 = stablehlo.add %30, %31 : tensor<2x5xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%32 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<2x5xf32>, tensor<f32>) -> tensor<5xf32>
    %34 = stablehlo.reshape %33 : (tensor<5xf32>) -> tensor<1x5xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<5xf32>
    %36 = stablehlo.dot_general %32, %arg9, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5xf32>, tensor<2x6xf32>) -> tensor<5x6xf32>
    %37 = stablehlo.transpose %36, dims = [1, 0] : (tensor<5x6xf32>) -> tensor<6x5xf32>
    %38 = stablehlo.convert %arg4 : tensor<f32>
    %39 = stablehlo.add %38, %17 : tensor<f32>
    return %39, %35, %26, %37, %28 : tensor<f32>, tensor<5xf32>, tensor<3xf32>, tensor<6x5xf32>, tensor<5x3xf32>
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
