module @jit_step attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["r"=2]> {stablehlo.mesh = {axes = [{name = "r", size = 2 : i64}]}}
  func.func public @main(%arg0: tensor<6x4xf32> {jax.buffer_donor = true}, %arg1: tensor<8x6xf32>, %arg2: tensor<8x4xf32>) -> (tensor<f32> {jax.result_info = "result['loss']"}, tensor<6x4xf32> {jax.result_info = "result['w']"}) {
    %0:2 = sdy.manual_computation(%arg0, %arg1, %arg2) in_shardings=[<@mesh, [{}, {}]>, <@mesh, [{"r"}, {}]>, <@mesh, [{"r"}, {}]>] out_shardings=[<@mesh, []>, <@mesh, [{}, {}]>] manual_axes={"r"} (%arg3: tensor<6x4xf32>, %arg4: tensor<4x6xf32>, %arg5: tensor<4x4xf32>) {
      %1 = stablehlo.dot_general %arg4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x6xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
      %2 = stablehlo.tanh %1 : tensor<4x4xf32>
      %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
      %4 = stablehlo.subtract %3, %2 : tensor<4x4xf32>
      %5 = stablehlo.subtract %2, %arg5 : tensor<4x4xf32>
      %6 = stablehlo.multiply %5, %5 : tensor<4x4xf32>
      %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
      %8 = stablehlo.multiply %7, %5 : tensor<4x4xf32>
      %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %9 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
      %cst_2 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
      %10 = stablehlo.divide %9, %cst_2 : tensor<f32>
      %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_4 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
      %11 = stablehlo.divide %cst_3, %cst_4 : tensor<f32>
      %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
      %13 = stablehlo.multiply %12, %8 : tensor<4x4xf32>
      %14 = stablehlo.multiply %13, %4 : tensor<4x4xf32>
      %15 = stablehlo.multiply %14, %2 : tensor<4x4xf32>
      %16 = stablehlo.add %14, %15 : tensor<4x4xf32>
      %17 = stablehlo.dot_general %16, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
      %18 = stablehlo.transpose %17, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
      %c = stablehlo.constant dense<1> : tensor<ui32>
      %c_5 = stablehlo.constant dense<2> : tensor<ui32>
      %19 = stablehlo.partition_id : tensor<ui32>
      %20 = stablehlo.divide %19, %c : tensor<ui32>
      %21 = stablehlo.remainder %20, %c_5 : tensor<ui32>
      %22 = stablehlo.convert %21 : (tensor<ui32>) -> tensor<i32>
      %23 = "stablehlo.reduce_scatter"(%18) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
      ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
        %41 = stablehlo.add %arg6, %arg7 : tensor<f32>
        stablehlo.return %41 : tensor<f32>
      }) : (tensor<6x4xf32>) -> tensor<3x4xf32>
      %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %24 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %25 = stablehlo.divide %23, %24 : tensor<3x4xf32>
      %c_7 = stablehlo.constant dense<3> : tensor<i32>
      %26 = stablehlo.multiply %22, %c_7 : tensor<i32>
      %c_8 = stablehlo.constant dense<0> : tensor<i32>
      %27 = stablehlo.compare LT, %26, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_9 = stablehlo.constant dense<6> : tensor<i32>
      %28 = stablehlo.add %26, %c_9 : tensor<i32>
      %29 = stablehlo.select %27, %28, %26 : tensor<i1>, tensor<i32>
      %c_10 = stablehlo.constant dense<0> : tensor<i32>
      %30 = stablehlo.dynamic_slice %arg3, %29, %c_10, sizes = [3, 4] : (tensor<6x4xf32>, tensor<i32>, tensor<i32>) -> tensor<3x4xf32>
      %cst_11 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %31 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %32 = stablehlo.multiply %31, %25 : tensor<3x4xf32>
      %33 = stablehlo.subtract %30, %32 : tensor<3x4xf32>
      %c_12 = stablehlo.constant dense<3> : tensor<i32>
      %34 = stablehlo.multiply %22, %c_12 : tensor<i32>
      %c_13 = stablehlo.constant dense<0> : tensor<i32>
      %35 = stablehlo.compare LT, %34, %c_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_14 = stablehlo.constant dense<6> : tensor<i32>
      %36 = stablehlo.add %34, %c_14 : tensor<i32>
      %37 = stablehlo.select %35, %36, %34 : tensor<i1>, tensor<i32>
      %c_15 = stablehlo.constant dense<0> : tensor<i32>
      %38 = stablehlo.dynamic_update_slice %arg3, %33, %37, %c_15 : (tensor<6x4xf32>, tensor<3x4xf32>, tensor<i32>, tensor<i32>) -> tensor<6x4xf32>
      %39 = "stablehlo.all_reduce"(%10) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
        %41 = stablehlo.add %arg6, %arg7 : tensor<f32>
        stablehlo.return %41 : tensor<f32>
      }) : (tensor<f32>) -> tensor<f32>
      %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %40 = stablehlo.divide %39, %cst_16 : tensor<f32>
      sdy.return %40, %38 : tensor<f32>, tensor<6x4xf32>
    } : (tensor<6x4xf32>, tensor<8x6xf32>, tensor<8x4xf32>) -> (tensor<f32>, tensor<6x4xf32>)
    return %0#0, %0#1 : tensor<f32>, tensor<6x4xf32>
  }
}
