module @jit_step attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["data"=2, "model"=2]> {stablehlo.mesh = {axes = [{name = "data", size = 2 : i64}, {name = "model", size = 2 : i64}]}}
  func.func public @main(%arg0: tensor<6x8xf32>, %arg1: tensor<8x3xf32>, %arg2: tensor<4x6xf32>, %arg3: tensor<4x3xf32>) -> (tensor<f32> {jax.result_info = "result['loss']"}, tensor<6x8xf32> {jax.result_info = "result['w1']"}, tensor<8x3xf32> {jax.result_info = "result['w2']"}) {
    %0:3 = sdy.manual_computation(%arg0, %arg1, %arg2, %arg3) in_shardings=[<@mesh, [{}, {"model"}]>, <@mesh, [{"model"}, {}]>, <@mesh, [{"data"}, {}]>, <@mesh, [{"data"}, {}]>] out_shardings=[<@mesh, []>, <@mesh, [{}, {"model"}]>, <@mesh, [{"model"}, {}]>] manual_axes={"data", "model"} (%arg4: tensor<6x4xf32>, %arg5: tensor<4x3xf32>, %arg6: tensor<2x6xf32>, %arg7: tensor<2x3xf32>) {
      %1 = stablehlo.dot_general %arg6, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6xf32>, tensor<6x4xf32>) -> tensor<2x4xf32>
      %2 = func.call @relu(%1) : (tensor<2x4xf32>) -> tensor<2x4xf32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
      %4 = stablehlo.compare GT, %1, %3, FLOAT : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
      %5 = stablehlo.dot_general %2, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
      %6 = "stablehlo.all_reduce"(%5) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
        %35 = stablehlo.add %arg8, %arg9 : tensor<f32>
        stablehlo.return %35 : tensor<f32>
      }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %7 = stablehlo.subtract %6, %arg7 : tensor<2x3xf32>
      %8 = stablehlo.multiply %7, %7 : tensor<2x3xf32>
      %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
      %10 = stablehlo.multiply %9, %7 : tensor<2x3xf32>
      %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %11 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
      %cst_2 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
      %12 = stablehlo.divide %11, %cst_2 : tensor<f32>
      %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %13 = stablehlo.divide %12, %cst_3 : tensor<f32>
      %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %14 = stablehlo.divide %cst_4, %cst_5 : tensor<f32>
      %cst_6 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
      %15 = stablehlo.divide %14, %cst_6 : tensor<f32>
      %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
      %17 = stablehlo.multiply %16, %10 : tensor<2x3xf32>
      %18 = "stablehlo.all_reduce"(%17) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
        %35 = stablehlo.add %arg8, %arg9 : tensor<f32>
        stablehlo.return %35 : tensor<f32>
      }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %19 = stablehlo.dot_general %18, %2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<3x4xf32>
      %20 = stablehlo.transpose %19, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
      %21 = stablehlo.dot_general %18, %arg5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<4x3xf32>) -> tensor<2x4xf32>
      %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %22 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
      %23 = stablehlo.select %4, %21, %22 : tensor<2x4xi1>, tensor<2x4xf32>
      %24 = stablehlo.dot_general %23, %arg6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf32>, tensor<2x6xf32>) -> tensor<4x6xf32>
      %25 = stablehlo.transpose %24, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
      %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %26 = stablehlo.multiply %cst_8, %13 : tensor<f32>
      %27 = "stablehlo.all_reduce"(%26) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
        %35 = stablehlo.add %arg8, %arg9 : tensor<f32>
        stablehlo.return %35 : tensor<f32>
      }) : (tensor<f32>) -> tensor<f32>
      %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %28 = stablehlo.divide %27, %cst_9 : tensor<f32>
      %cst_10 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %29 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
      %30 = stablehlo.multiply %29, %25 : tensor<6x4xf32>
      %31 = stablehlo.subtract %arg4, %30 : tensor<6x4xf32>
      %cst_11 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %32 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %33 = stablehlo.multiply %32, %20 : tensor<4x3xf32>
      %34 = stablehlo.subtract %arg5, %33 : tensor<4x3xf32>
      sdy.return %28, %31, %34 : tensor<f32>, tensor<6x4xf32>, tensor<4x3xf32>
    } : (tensor<6x8xf32>, tensor<8x3xf32>, tensor<4x6xf32>, tensor<4x3xf32>) -> (tensor<f32>, tensor<6x8xf32>, tensor<8x3xf32>)
    return %0#0, %0#1, %0#2 : tensor<f32>, tensor<6x8xf32>, tensor<8x3xf32>
  }
  func.func private @relu(%arg0: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x4xf32>
    return %1 : tensor<2x4xf32>
  }
}
