module @jit_step attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["r"=2]> {stablehlo.mesh = {axes = [{name = "r", size = 2 : i64}]}}
  func.func public @main(%arg0: tensor<5xf32> {jax.buffer_donor = true}, %arg1: tensor<3x3x8x8xf32> {jax.buffer_donor = true}, %arg2: tensor<8xf32> {jax.buffer_donor = true}, %arg3: tensor<8xf32> {jax.buffer_donor = true}, %arg4: tensor<3x3x8x8xf32> {jax.buffer_donor = true}, %arg5: tensor<8xf32> {jax.buffer_donor = true}, %arg6: tensor<8xf32> {jax.buffer_donor = true}, %arg7: tensor<3x3x8x8xf32> {jax.buffer_donor = true}, %arg8: tensor<8xf32> {jax.buffer_donor = true}, %arg9: tensor<8xf32> {jax.buffer_donor = true}, %arg10: tensor<3x3x8x8xf32> {jax.buffer_donor = true}, %arg11: tensor<8xf32> {jax.buffer_donor = true}, %arg12: tensor<8xf32> {jax.buffer_donor = true}, %arg13: tensor<3x3x8x16xf32> {jax.buffer_donor = true}, %arg14: tensor<16xf32> {jax.buffer_donor = true}, %arg15: tensor<16xf32> {jax.buffer_donor = true}, %arg16: tensor<3x3x16x16xf32> {jax.buffer_donor = true}, %arg17: tensor<16xf32> {jax.buffer_donor = true}, %arg18: tensor<16xf32> {jax.buffer_donor = true}, %arg19: tensor<1x1x8x16xf32> {jax.buffer_donor = true}, %arg20: tensor<16xf32> {jax.buffer_donor = true}, %arg21: tensor<16xf32> {jax.buffer_donor = true}, %arg22: tensor<3x3x16x32xf32> {jax.buffer_donor = true}, %arg23: tensor<32xf32> {jax.buffer_donor = true}, %arg24: tensor<32xf32> {jax.buffer_donor = true}, %arg25: tensor<3x3x32x32xf32> {jax.buffer_donor = true}, %arg26: tensor<32xf32> {jax.buffer_donor = true}, %arg27: tensor<32xf32> {jax.buffer_donor = true}, %arg28: tensor<1x1x16x32xf32> {jax.buffer_donor = true}, %arg29: tensor<32xf32> {jax.buffer_donor = true}, %arg30: tensor<32xf32> {jax.buffer_donor = true}, %arg31: tensor<32x5xf32> {jax.buffer_donor = true}, %arg32: tensor<3x3x3x8xf32> {jax.buffer_donor = true}, %arg33: tensor<8xf32> {jax.buffer_donor = true}, %arg34: tensor<8xf32> {jax.buffer_donor = true}, %arg35: tensor<8xf32> {jax.buffer_donor = true}, %arg36: tensor<8xf32> {jax.buffer_donor = true}, %arg37: tensor<8xf32> {jax.buffer_donor = true}, %arg38: tensor<8xf32> {jax.buffer_donor = true}, %arg39: tensor<8xf32> {jax.buffer_donor = true}, %arg40: tensor<8xf32> {jax.buffer_donor = true}, %arg41: tensor<8xf32> {jax.buffer_donor = true}, %arg42: tensor<8xf32> {jax.buffer_donor = true}, %arg43: tensor<16xf32> {jax.buffer_donor = true}, %arg44: tensor<16xf32> {jax.buffer_donor = true}, %arg45: tensor<16xf32> {jax.buffer_donor = true}, %arg46: tensor<16xf32> {jax.buffer_donor = true}, %arg47: tensor<16xf32> {jax.buffer_donor = true}, %arg48: tensor<16xf32> {jax.buffer_donor = true}, %arg49: tensor<32xf32> {jax.buffer_donor = true}, %arg50: tensor<32xf32> {jax.buffer_donor = true}, %arg51: tensor<32xf32> {jax.buffer_donor = true}, %arg52: tensor<32xf32> {jax.buffer_donor = true}, %arg53: tensor<32xf32> {jax.buffer_donor = true}, %arg54: tensor<32xf32> {jax.buffer_donor = true}, %arg55: tensor<8xf32> {jax.buffer_donor = true}, %arg56: tensor<8xf32> {jax.buffer_donor = true}, %arg57: tensor<4x16x16x3xf32>, %arg58: tensor<4xi32>) -> (tensor<f32> {jax.result_info = "result['loss']"}, tensor<5xf32> {jax.result_info = "result['params']['bias']"}, tensor<3x3x8x8xf32> {jax.result_info = "result['params']['block0.0.a']"}, tensor<8xf32> {jax.result_info = "result['params']['block0.0.a.beta']"}, tensor<8xf32> {jax.result_info = "result['params']['block0.0.a.gamma']"}, tensor<3x3x8x8xf32> {jax.result_info = "result['params']['block0.0.b']"}, tensor<8xf32> {jax.result_info = "result['params']['block0.0.b.beta']"}, tensor<8xf32> {jax.result_info = "result['params']['block0.0.b.gamma']"}, tensor<3x3x8x8xf32> {jax.result_info = "result['params']['block0.1.a']"}, tensor<8xf32> {jax.result_info = "result['params']['block0.1.a.beta']"}, tensor<8xf32> {jax.result_info = "result['params']['block0.1.a.gamma']"}, tensor<3x3x8x8xf32> {jax.result_info = "result['params']['block0.1.b']"}, tensor<8xf32> {jax.result_info = "result['params']['block0.1.b.beta']"}, tensor<8xf32> {jax.result_info = "result['params']['block0.1.b.gamma']"}, tensor<3x3x8x16xf32> {jax.result_info = "result['params']['block1.0.a']"}, tensor<16xf32> {jax.result_info = "result['params']['block1.0.a.beta']"}, tensor<16xf32> {jax.result_info = "result['params']['block1.0.a.gamma']"}, tensor<3x3x16x16xf32> {jax.result_info = "result['params']['block1.0.b']"}, tensor<16xf32> {jax.result_info = "result['params']['block1.0.b.beta']"}, tensor<16xf32> {jax.result_info = "result['params']['block1.0.b.gamma']"}, tensor<1x1x8x16xf32> {jax.result_info = "result['params']['block1.0.down']"}, tensor<16xf32> {jax.result_info = "result['params']['block1.0.down.beta']"}, tensor<16xf32> {jax.result_info = "result['params']['block1.0.down.gamma']"}, tensor<3x3x16x32xf32> {jax.result_info = "result['params']['block2.0.a']"}, tensor<32xf32> {jax.result_info = "result['params']['block2.0.a.beta']"}, tensor<32xf32> {jax.result_info = "result['params']['block2.0.a.gamma']"}, tensor<3x3x32x32xf32> {jax.result_info = "result['params']['block2.0.b']"}, tensor<32xf32> {jax.result_info = "result['params']['block2.0.b.beta']"}, tensor<32xf32> {jax.result_info = "result['params']['block2.0.b.gamma']"}, tensor<1x1x16x32xf32> {jax.result_info = "result['params']['block2.0.down']"}, tensor<32xf32> {jax.result_info = "result['params']['block2.0.down.beta']"}, tensor<32xf32> {jax.result_info = "result['params']['block2.0.down.gamma']"}, tensor<32x5xf32> {jax.result_info = "result['params']['dense']"}, tensor<3x3x3x8xf32> {jax.result_info = "result['params']['stem']"}, tensor<8xf32> {jax.result_info = "result['params']['stem.beta']"}, tensor<8xf32> {jax.result_info = "result['params']['stem.gamma']"}, tensor<8xf32> {jax.result_info = "result['stats']['block0.0.a.mean']"}, tensor<8xf32> {jax.result_info = "result['stats']['block0.0.a.var']"}, tensor<8xf32> {jax.result_info = "result['stats']['block0.0.b.mean']"}, tensor<8xf32> {jax.result_info = "result['stats']['block0.0.b.var']"}, tensor<8xf32> {jax.result_info = "result['stats']['block0.1.a.mean']"}, tensor<8xf32> {jax.result_info = "result['stats']['block0.1.a.var']"}, tensor<8xf32> {jax.result_info = "result['stats']['block0.1.b.mean']"}, tensor<8xf32> {jax.result_info = "result['stats']['block0.1.b.var']"}, tensor<16xf32> {jax.result_info = "result['stats']['block1.0.a.mean']"}, tensor<16xf32> {jax.result_info = "result['stats']['block1.0.a.var']"}, tensor<16xf32> {jax.result_info = "result['stats']['block1.0.b.mean']"}, tensor<16xf32> {jax.result_info = "result['stats']['block1.0.b.var']"}, tensor<16xf32> {jax.result_info = "result['stats']['block1.0.down.mean']"}, tensor<16xf32> {jax.result_info = "result['stats']['block1.0.down.var']"}, tensor<32xf32> {jax.result_info = "result['stats']['block2.0.a.mean']"}, tensor<32xf32> {jax.result_info = "result['stats']['block2.0.a.var']"}, tensor<32xf32> {jax.result_info = "result['stats']['block2.0.b.mean']"}, tensor<32xf32> {jax.result_info = "result['stats']['block2.0.b.var']"}, tensor<32xf32> {jax.result_info = "result['stats']['block2.0.down.mean']"}, tensor<32xf32> {jax.result_info = "result['stats']['block2.0.down.var']"}, tensor<8xf32> {jax.result_info = "result['stats']['stem.mean']"}, tensor<8xf32> {jax.result_info = "result['stats']['stem.var']"}) {
    %0:58 = sdy.manual_computation(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %arg31, %arg32, %arg33, %arg34, %arg35, %arg36, %arg37, %arg38, %arg39, %arg40, %arg41, %arg42, %arg43, %arg44, %arg45, %arg46, %arg47, %arg48, %arg49, %arg50, %arg51, %arg52, %arg53, %arg54, %arg55, %arg56, %arg57, %arg58) in_shardings=[<@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{"r"}, {}, {}, {}]>, <@mesh, [{"r"}]>] out_shardings=[<@mesh, []>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>] manual_axes={"r"} (%arg59: tensor<5xf32>, %arg60: tensor<3x3x8x8xf32>, %arg61: tensor<8xf32>, %arg62: tensor<8xf32>, %arg63: tensor<3x3x8x8xf32>, %arg64: tensor<8xf32>, %arg65: tensor<8xf32>, %arg66: tensor<3x3x8x8xf32>, %arg67: tensor<8xf32>, %arg68: tensor<8xf32>, %arg69: tensor<3x3x8x8xf32>, %arg70: tensor<8xf32>, %arg71: tensor<8xf32>, %arg72: tensor<3x3x8x16xf32>, %arg73: tensor<16xf32>, %arg74: tensor<16xf32>, %arg75: tensor<3x3x16x16xf32>, %arg76: tensor<16xf32>, %arg77: tensor<16xf32>, %arg78: tensor<1x1x8x16xf32>, %arg79: tensor<16xf32>, %arg80: tensor<16xf32>, %arg81: tensor<3x3x16x32xf32>, %arg82: tensor<32xf32>, %arg83: tensor<32xf32>, %arg84: tensor<3x3x32x32xf32>, %arg85: tensor<32xf32>, %arg86: tensor<32xf32>, %arg87: tensor<1x1x16x32xf32>, %arg88: tensor<32xf32>, %arg89: tensor<32xf32>, %arg90: tensor<32x5xf32>, %arg91: tensor<3x3x3x8xf32>, %arg92: tensor<8xf32>, %arg93: tensor<8xf32>, %arg94: tensor<8xf32>, %arg95: tensor<8xf32>, %arg96: tensor<8xf32>, %arg97: tensor<8xf32>, %arg98: tensor<8xf32>, %arg99: tensor<8xf32>, %arg100: tensor<8xf32>, %arg101: tensor<8xf32>, %arg102: tensor<16xf32>, %arg103: tensor<16xf32>, %arg104: tensor<16xf32>, %arg105: tensor<16xf32>, %arg106: tensor<16xf32>, %arg107: tensor<16xf32>, %arg108: tensor<32xf32>, %arg109: tensor<32xf32>, %arg110: tensor<32xf32>, %arg111: tensor<32xf32>, %arg112: tensor<32xf32>, %arg113: tensor<32xf32>, %arg114: tensor<8xf32>, %arg115: tensor<8xf32>, %arg116: tensor<2x16x16x3xf32>, %arg117: tensor<2xi32>) {
      %1 = stablehlo.convolution(%arg116, %arg91) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x3xf32>, tensor<3x3x3x8xf32>) -> tensor<2x16x16x8xf32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %cst_0 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
      %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %4 = stablehlo.divide %2, %3 : tensor<8xf32>
      %5 = "stablehlo.all_reduce"(%4) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1184 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1184 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %7 = stablehlo.divide %5, %6 : tensor<8xf32>
      %8 = stablehlo.broadcast_in_dim %7, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %10 = stablehlo.subtract %1, %9 : tensor<2x16x16x8xf32>
      %11 = stablehlo.multiply %10, %10 : tensor<2x16x16x8xf32>
      %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x16x16x8xf32>
      %13 = stablehlo.multiply %12, %10 : tensor<2x16x16x8xf32>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %14 = stablehlo.reduce(%11 init: %cst_3) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %cst_4 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
      %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %16 = stablehlo.divide %14, %15 : tensor<8xf32>
      %17 = "stablehlo.all_reduce"(%16) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1184 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1184 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %19 = stablehlo.divide %17, %18 : tensor<8xf32>
      %cst_6 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %20 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %21 = stablehlo.multiply %20, %arg114 : tensor<8xf32>
      %cst_7 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %22 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %23 = stablehlo.multiply %22, %7 : tensor<8xf32>
      %24 = stablehlo.add %21, %23 : tensor<8xf32>
      %cst_8 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %26 = stablehlo.multiply %25, %arg115 : tensor<8xf32>
      %cst_9 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %28 = stablehlo.multiply %27, %19 : tensor<8xf32>
      %29 = stablehlo.add %26, %28 : tensor<8xf32>
      %30 = stablehlo.broadcast_in_dim %7, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %32 = stablehlo.subtract %1, %31 : tensor<2x16x16x8xf32>
      %cst_10 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %33 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %34 = stablehlo.add %19, %33 : tensor<8xf32>
      %35 = stablehlo.rsqrt %34 : tensor<8xf32>
      %36 = stablehlo.divide %35, %34 : tensor<8xf32>
      %cst_11 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %37 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %38 = stablehlo.multiply %37, %36 : tensor<8xf32>
      %39 = stablehlo.broadcast_in_dim %35, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %41 = stablehlo.multiply %32, %40 : tensor<2x16x16x8xf32>
      %42 = stablehlo.broadcast_in_dim %arg93, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %44 = stablehlo.multiply %41, %43 : tensor<2x16x16x8xf32>
      %45 = stablehlo.broadcast_in_dim %arg92, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %47 = stablehlo.add %44, %46 : tensor<2x16x16x8xf32>
      %48 = func.call @relu(%47) : (tensor<2x16x16x8xf32>) -> tensor<2x16x16x8xf32>
      %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %49 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x16x16x8xf32>
      %50 = stablehlo.compare GT, %47, %49, FLOAT : (tensor<2x16x16x8xf32>, tensor<2x16x16x8xf32>) -> tensor<2x16x16x8xi1>
      %51 = stablehlo.convolution(%48, %arg60) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x8xf32>, tensor<3x3x8x8xf32>) -> tensor<2x16x16x8xf32>
      %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %52 = stablehlo.reduce(%51 init: %cst_13) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %cst_14 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
      %53 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %54 = stablehlo.divide %52, %53 : tensor<8xf32>
      %55 = "stablehlo.all_reduce"(%54) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1184 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1184 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %cst_15 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %56 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %57 = stablehlo.divide %55, %56 : tensor<8xf32>
      %58 = stablehlo.broadcast_in_dim %57, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %59 = stablehlo.broadcast_in_dim %58, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %60 = stablehlo.subtract %51, %59 : tensor<2x16x16x8xf32>
      %61 = stablehlo.multiply %60, %60 : tensor<2x16x16x8xf32>
      %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %62 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x16x16x8xf32>
      %63 = stablehlo.multiply %62, %60 : tensor<2x16x16x8xf32>
      %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %64 = stablehlo.reduce(%61 init: %cst_17) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %cst_18 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
      %65 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %66 = stablehlo.divide %64, %65 : tensor<8xf32>
      %67 = "stablehlo.all_reduce"(%66) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1184 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1184 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %68 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %69 = stablehlo.divide %67, %68 : tensor<8xf32>
      %cst_20 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %70 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %71 = stablehlo.multiply %70, %arg94 : tensor<8xf32>
      %cst_21 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %72 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %73 = stablehlo.multiply %72, %57 : tensor<8xf32>
      %74 = stablehlo.add %71, %73 : tensor<8xf32>
      %cst_22 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %75 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %76 = stablehlo.multiply %75, %arg95 : tensor<8xf32>
      %cst_23 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %77 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %78 = stablehlo.multiply %77, %69 : tensor<8xf32>
      %79 = stablehlo.add %76, %78 : tensor<8xf32>
      %80 = stablehlo.broadcast_in_dim %57, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %81 = stablehlo.broadcast_in_dim %80, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %82 = stablehlo.subtract %51, %81 : tensor<2x16x16x8xf32>
      %cst_24 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %83 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %84 = stablehlo.add %69, %83 : tensor<8xf32>
      %85 = stablehlo.rsqrt %84 : tensor<8xf32>
      %86 = stablehlo.divide %85, %84 : tensor<8xf32>
      %cst_25 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %87 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %88 = stablehlo.multiply %87, %86 : tensor<8xf32>
      %89 = stablehlo.broadcast_in_dim %85, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %90 = stablehlo.broadcast_in_dim %89, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %91 = stablehlo.multiply %82, %90 : tensor<2x16x16x8xf32>
      %92 = stablehlo.broadcast_in_dim %arg62, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %93 = stablehlo.broadcast_in_dim %92, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %94 = stablehlo.multiply %91, %93 : tensor<2x16x16x8xf32>
      %95 = stablehlo.broadcast_in_dim %arg61, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %96 = stablehlo.broadcast_in_dim %95, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %97 = stablehlo.add %94, %96 : tensor<2x16x16x8xf32>
      %98 = func.call @relu(%97) : (tensor<2x16x16x8xf32>) -> tensor<2x16x16x8xf32>
      %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %99 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x16x16x8xf32>
      %100 = stablehlo.compare GT, %97, %99, FLOAT : (tensor<2x16x16x8xf32>, tensor<2x16x16x8xf32>) -> tensor<2x16x16x8xi1>
      %101 = stablehlo.convolution(%98, %arg63) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x8xf32>, tensor<3x3x8x8xf32>) -> tensor<2x16x16x8xf32>
      %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %102 = stablehlo.reduce(%101 init: %cst_27) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %cst_28 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
      %103 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %104 = stablehlo.divide %102, %103 : tensor<8xf32>
      %105 = "stablehlo.all_reduce"(%104) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1184 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1184 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %cst_29 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %106 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %107 = stablehlo.divide %105, %106 : tensor<8xf32>
      %108 = stablehlo.broadcast_in_dim %107, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %109 = stablehlo.broadcast_in_dim %108, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %110 = stablehlo.subtract %101, %109 : tensor<2x16x16x8xf32>
      %111 = stablehlo.multiply %110, %110 : tensor<2x16x16x8xf32>
      %cst_30 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %112 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2x16x16x8xf32>
      %113 = stablehlo.multiply %112, %110 : tensor<2x16x16x8xf32>
      %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %114 = stablehlo.reduce(%111 init: %cst_31) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %cst_32 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
      %115 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %116 = stablehlo.divide %114, %115 : tensor<8xf32>
      %117 = "stablehlo.all_reduce"(%116) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1184 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1184 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %cst_33 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %118 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %119 = stablehlo.divide %117, %118 : tensor<8xf32>
      %cst_34 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %120 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %121 = stablehlo.multiply %120, %arg96 : tensor<8xf32>
      %cst_35 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %122 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %123 = stablehlo.multiply %122, %107 : tensor<8xf32>
      %124 = stablehlo.add %121, %123 : tensor<8xf32>
      %cst_36 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %125 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %126 = stablehlo.multiply %125, %arg97 : tensor<8xf32>
      %cst_37 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %127 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %128 = stablehlo.multiply %127, %119 : tensor<8xf32>
      %129 = stablehlo.add %126, %128 : tensor<8xf32>
      %130 = stablehlo.broadcast_in_dim %107, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %131 = stablehlo.broadcast_in_dim %130, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %132 = stablehlo.subtract %101, %131 : tensor<2x16x16x8xf32>
      %cst_38 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %133 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %134 = stablehlo.add %119, %133 : tensor<8xf32>
      %135 = stablehlo.rsqrt %134 : tensor<8xf32>
      %136 = stablehlo.divide %135, %134 : tensor<8xf32>
      %cst_39 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %137 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %138 = stablehlo.multiply %137, %136 : tensor<8xf32>
      %139 = stablehlo.broadcast_in_dim %135, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %140 = stablehlo.broadcast_in_dim %139, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %141 = stablehlo.multiply %132, %140 : tensor<2x16x16x8xf32>
      %142 = stablehlo.broadcast_in_dim %arg65, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %143 = stablehlo.broadcast_in_dim %142, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %144 = stablehlo.multiply %141, %143 : tensor<2x16x16x8xf32>
      %145 = stablehlo.broadcast_in_dim %arg64, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %146 = stablehlo.broadcast_in_dim %145, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %147 = stablehlo.add %144, %146 : tensor<2x16x16x8xf32>
      %148 = stablehlo.add %48, %147 : tensor<2x16x16x8xf32>
      %149 = func.call @relu(%148) : (tensor<2x16x16x8xf32>) -> tensor<2x16x16x8xf32>
      %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %150 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<2x16x16x8xf32>
      %151 = stablehlo.compare GT, %148, %150, FLOAT : (tensor<2x16x16x8xf32>, tensor<2x16x16x8xf32>) -> tensor<2x16x16x8xi1>
      %152 = stablehlo.convolution(%149, %arg66) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x8xf32>, tensor<3x3x8x8xf32>) -> tensor<2x16x16x8xf32>
      %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %153 = stablehlo.reduce(%152 init: %cst_41) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %cst_42 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
      %154 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %155 = stablehlo.divide %153, %154 : tensor<8xf32>
      %156 = "stablehlo.all_reduce"(%155) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1184 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1184 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %cst_43 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %157 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %158 = stablehlo.divide %156, %157 : tensor<8xf32>
      %159 = stablehlo.broadcast_in_dim %158, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %160 = stablehlo.broadcast_in_dim %159, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %161 = stablehlo.subtract %152, %160 : tensor<2x16x16x8xf32>
      %162 = stablehlo.multiply %161, %161 : tensor<2x16x16x8xf32>
      %cst_44 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %163 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<2x16x16x8xf32>
      %164 = stablehlo.multiply %163, %161 : tensor<2x16x16x8xf32>
      %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %165 = stablehlo.reduce(%162 init: %cst_45) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %cst_46 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
      %166 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %167 = stablehlo.divide %165, %166 : tensor<8xf32>
      %168 = "stablehlo.all_reduce"(%167) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1184 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1184 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %cst_47 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %169 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %170 = stablehlo.divide %168, %169 : tensor<8xf32>
      %cst_48 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %171 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %172 = stablehlo.multiply %171, %arg98 : tensor<8xf32>
      %cst_49 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %173 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %174 = stablehlo.multiply %173, %158 : tensor<8xf32>
      %175 = stablehlo.add %172, %174 : tensor<8xf32>
      %cst_50 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %176 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %177 = stablehlo.multiply %176, %arg99 : tensor<8xf32>
      %cst_51 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %178 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %179 = stablehlo.multiply %178, %170 : tensor<8xf32>
      %180 = stablehlo.add %177, %179 : tensor<8xf32>
      %181 = stablehlo.broadcast_in_dim %158, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %182 = stablehlo.broadcast_in_dim %181, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %183 = stablehlo.subtract %152, %182 : tensor<2x16x16x8xf32>
      %cst_52 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %184 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %185 = stablehlo.add %170, %184 : tensor<8xf32>
      %186 = stablehlo.rsqrt %185 : tensor<8xf32>
      %187 = stablehlo.divide %186, %185 : tensor<8xf32>
      %cst_53 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %188 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %189 = stablehlo.multiply %188, %187 : tensor<8xf32>
      %190 = stablehlo.broadcast_in_dim %186, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %191 = stablehlo.broadcast_in_dim %190, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %192 = stablehlo.multiply %183, %191 : tensor<2x16x16x8xf32>
      %193 = stablehlo.broadcast_in_dim %arg68, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %194 = stablehlo.broadcast_in_dim %193, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %195 = stablehlo.multiply %192, %194 : tensor<2x16x16x8xf32>
      %196 = stablehlo.broadcast_in_dim %arg67, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %197 = stablehlo.broadcast_in_dim %196, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %198 = stablehlo.add %195, %197 : tensor<2x16x16x8xf32>
      %199 = func.call @relu(%198) : (tensor<2x16x16x8xf32>) -> tensor<2x16x16x8xf32>
      %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %200 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<2x16x16x8xf32>
      %201 = stablehlo.compare GT, %198, %200, FLOAT : (tensor<2x16x16x8xf32>, tensor<2x16x16x8xf32>) -> tensor<2x16x16x8xi1>
      %202 = stablehlo.convolution(%199, %arg69) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x8xf32>, tensor<3x3x8x8xf32>) -> tensor<2x16x16x8xf32>
      %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %203 = stablehlo.reduce(%202 init: %cst_55) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %cst_56 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
      %204 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %205 = stablehlo.divide %203, %204 : tensor<8xf32>
      %206 = "stablehlo.all_reduce"(%205) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1184 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1184 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %cst_57 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %207 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %208 = stablehlo.divide %206, %207 : tensor<8xf32>
      %209 = stablehlo.broadcast_in_dim %208, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %210 = stablehlo.broadcast_in_dim %209, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %211 = stablehlo.subtract %202, %210 : tensor<2x16x16x8xf32>
      %212 = stablehlo.multiply %211, %211 : tensor<2x16x16x8xf32>
      %cst_58 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %213 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<2x16x16x8xf32>
      %214 = stablehlo.multiply %213, %211 : tensor<2x16x16x8xf32>
      %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %215 = stablehlo.reduce(%212 init: %cst_59) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %cst_60 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
      %216 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %217 = stablehlo.divide %215, %216 : tensor<8xf32>
      %218 = "stablehlo.all_reduce"(%217) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1184 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1184 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %cst_61 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %219 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %220 = stablehlo.divide %218, %219 : tensor<8xf32>
      %cst_62 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %221 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %222 = stablehlo.multiply %221, %arg100 : tensor<8xf32>
      %cst_63 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %223 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %224 = stablehlo.multiply %223, %208 : tensor<8xf32>
      %225 = stablehlo.add %222, %224 : tensor<8xf32>
      %cst_64 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %226 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %227 = stablehlo.multiply %226, %arg101 : tensor<8xf32>
      %cst_65 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %228 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %229 = stablehlo.multiply %228, %220 : tensor<8xf32>
      %230 = stablehlo.add %227, %229 : tensor<8xf32>
      %231 = stablehlo.broadcast_in_dim %208, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %232 = stablehlo.broadcast_in_dim %231, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %233 = stablehlo.subtract %202, %232 : tensor<2x16x16x8xf32>
      %cst_66 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %234 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %235 = stablehlo.add %220, %234 : tensor<8xf32>
      %236 = stablehlo.rsqrt %235 : tensor<8xf32>
      %237 = stablehlo.divide %236, %235 : tensor<8xf32>
      %cst_67 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %238 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %239 = stablehlo.multiply %238, %237 : tensor<8xf32>
      %240 = stablehlo.broadcast_in_dim %236, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %241 = stablehlo.broadcast_in_dim %240, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %242 = stablehlo.multiply %233, %241 : tensor<2x16x16x8xf32>
      %243 = stablehlo.broadcast_in_dim %arg71, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %244 = stablehlo.broadcast_in_dim %243, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %245 = stablehlo.multiply %242, %244 : tensor<2x16x16x8xf32>
      %246 = stablehlo.broadcast_in_dim %arg70, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %247 = stablehlo.broadcast_in_dim %246, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %248 = stablehlo.add %245, %247 : tensor<2x16x16x8xf32>
      %249 = stablehlo.add %149, %248 : tensor<2x16x16x8xf32>
      %250 = func.call @relu(%249) : (tensor<2x16x16x8xf32>) -> tensor<2x16x16x8xf32>
      %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %251 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<2x16x16x8xf32>
      %252 = stablehlo.compare GT, %249, %251, FLOAT : (tensor<2x16x16x8xf32>, tensor<2x16x16x8xf32>) -> tensor<2x16x16x8xi1>
      %253 = stablehlo.convolution(%250, %arg72) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x8xf32>, tensor<3x3x8x16xf32>) -> tensor<2x8x8x16xf32>
      %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %254 = stablehlo.reduce(%253 init: %cst_69) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %cst_70 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
      %255 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %256 = stablehlo.divide %254, %255 : tensor<16xf32>
      %257 = "stablehlo.all_reduce"(%256) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1184 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1184 : tensor<f32>
      }) : (tensor<16xf32>) -> tensor<16xf32>
      %cst_71 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %258 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %259 = stablehlo.divide %257, %258 : tensor<16xf32>
      %260 = stablehlo.broadcast_in_dim %259, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %261 = stablehlo.broadcast_in_dim %260, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %262 = stablehlo.subtract %253, %261 : tensor<2x8x8x16xf32>
      %263 = stablehlo.multiply %262, %262 : tensor<2x8x8x16xf32>
      %cst_72 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %264 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<2x8x8x16xf32>
      %265 = stablehlo.multiply %264, %262 : tensor<2x8x8x16xf32>
      %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %266 = stablehlo.reduce(%263 init: %cst_73) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %cst_74 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
      %267 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %268 = stablehlo.divide %266, %267 : tensor<16xf32>
      %269 = "stablehlo.all_reduce"(%268) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1184 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1184 : tensor<f32>
      }) : (tensor<16xf32>) -> tensor<16xf32>
      %cst_75 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %270 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %271 = stablehlo.divide %269, %270 : tensor<16xf32>
      %cst_76 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %272 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %273 = stablehlo.multiply %272, %arg102 : tensor<16xf32>
      %cst_77 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %274 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %275 = stablehlo.multiply %274, %259 : tensor<16xf32>
      %276 = stablehlo.add %273, %275 : tensor<16xf32>
      %cst_78 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %277 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %278 = stablehlo.multiply %277, %arg103 : tensor<16xf32>
      %cst_79 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %279 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %280 = stablehlo.multiply %279, %271 : tensor<16xf32>
      %281 = stablehlo.add %278, %280 : tensor<16xf32>
      %282 = stablehlo.broadcast_in_dim %259, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %283 = stablehlo.broadcast_in_dim %282, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %284 = stablehlo.subtract %253, %283 : tensor<2x8x8x16xf32>
      %cst_80 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %285 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %286 = stablehlo.add %271, %285 : tensor<16xf32>
      %287 = stablehlo.rsqrt %286 : tensor<16xf32>
      %288 = stablehlo.divide %287, %286 : tensor<16xf32>
      %cst_81 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %289 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %290 = stablehlo.multiply %289, %288 : tensor<16xf32>
      %291 = stablehlo.broadcast_in_dim %287, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %292 = stablehlo.broadcast_in_dim %291, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %293 = stablehlo.multiply %284, %292 : tensor<2x8x8x16xf32>
      %294 = stablehlo.broadcast_in_dim %arg74, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %295 = stablehlo.broadcast_in_dim %294, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %296 = stablehlo.multiply %293, %295 : tensor<2x8x8x16xf32>
      %297 = stablehlo.broadcast_in_dim %arg73, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %298 = stablehlo.broadcast_in_dim %297, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %299 = stablehlo.add %296, %298 : tensor<2x8x8x16xf32>
      %300 = func.call @relu_0(%299) : (tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32>
      %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %301 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<2x8x8x16xf32>
      %302 = stablehlo.compare GT, %299, %301, FLOAT : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xi1>
      %303 = stablehlo.convolution(%300, %arg75) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x16xf32>, tensor<3x3x16x16xf32>) -> tensor<2x8x8x16xf32>
      %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %304 = stablehlo.reduce(%303 init: %cst_83) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %cst_84 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
      %305 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %306 = stablehlo.divide %304, %305 : tensor<16xf32>
      %307 = "stablehlo.all_reduce"(%306) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1184 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1184 : tensor<f32>
      }) : (tensor<16xf32>) -> tensor<16xf32>
      %cst_85 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %308 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %309 = stablehlo.divide %307, %308 : tensor<16xf32>
      %310 = stablehlo.broadcast_in_dim %309, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %311 = stablehlo.broadcast_in_dim %310, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %312 = stablehlo.subtract %303, %311 : tensor<2x8x8x16xf32>
      %313 = stablehlo.multiply %312, %312 : tensor<2x8x8x16xf32>
      %cst_86 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %314 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<2x8x8x16xf32>
      %315 = stablehlo.multiply %314, %312 : tensor<2x8x8x16xf32>
      %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %316 = stablehlo.reduce(%313 init: %cst_87) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %cst_88 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
      %317 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %318 = stablehlo.divide %316, %317 : tensor<16xf32>
      %319 = "stablehlo.all_reduce"(%318) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1184 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1184 : tensor<f32>
      }) : (tensor<16xf32>) -> tensor<16xf32>
      %cst_89 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %320 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %321 = stablehlo.divide %319, %320 : tensor<16xf32>
      %cst_90 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %322 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %323 = stablehlo.multiply %322, %arg104 : tensor<16xf32>
      %cst_91 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %324 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %325 = stablehlo.multiply %324, %309 : tensor<16xf32>
      %326 = stablehlo.add %323, %325 : tensor<16xf32>
      %cst_92 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %327 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %328 = stablehlo.multiply %327, %arg105 : tensor<16xf32>
      %cst_93 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %329 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %330 = stablehlo.multiply %329, %321 : tensor<16xf32>
      %331 = stablehlo.add %328, %330 : tensor<16xf32>
      %332 = stablehlo.broadcast_in_dim %309, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %333 = stablehlo.broadcast_in_dim %332, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %334 = stablehlo.subtract %303, %333 : tensor<2x8x8x16xf32>
      %cst_94 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %335 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %336 = stablehlo.add %321, %335 : tensor<16xf32>
      %337 = stablehlo.rsqrt %336 : tensor<16xf32>
      %338 = stablehlo.divide %337, %336 : tensor<16xf32>
      %cst_95 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %339 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %340 = stablehlo.multiply %339, %338 : tensor<16xf32>
      %341 = stablehlo.broadcast_in_dim %337, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %342 = stablehlo.broadcast_in_dim %341, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %343 = stablehlo.multiply %334, %342 : tensor<2x8x8x16xf32>
      %344 = stablehlo.broadcast_in_dim %arg77, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %345 = stablehlo.broadcast_in_dim %344, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %346 = stablehlo.multiply %343, %345 : tensor<2x8x8x16xf32>
      %347 = stablehlo.broadcast_in_dim %arg76, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %348 = stablehlo.broadcast_in_dim %347, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %349 = stablehlo.add %346, %348 : tensor<2x8x8x16xf32>
      %350 = stablehlo.convolution(%250, %arg78) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x8xf32>, tensor<1x1x8x16xf32>) -> tensor<2x8x8x16xf32>
      %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %351 = stablehlo.reduce(%350 init: %cst_96) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %cst_97 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
      %352 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %353 = stablehlo.divide %351, %352 : tensor<16xf32>
      %354 = "stablehlo.all_reduce"(%353) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1184 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1184 : tensor<f32>
      }) : (tensor<16xf32>) -> tensor<16xf32>
      %cst_98 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %355 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %356 = stablehlo.divide %354, %355 : tensor<16xf32>
      %357 = stablehlo.broadcast_in_dim %356, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %358 = stablehlo.broadcast_in_dim %357, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %359 = stablehlo.subtract %350, %358 : tensor<2x8x8x16xf32>
      %360 = stablehlo.multiply %359, %359 : tensor<2x8x8x16xf32>
      %cst_99 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %361 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<2x8x8x16xf32>
      %362 = stablehlo.multiply %361, %359 : tensor<2x8x8x16xf32>
      %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %363 = stablehlo.reduce(%360 init: %cst_100) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %cst_101 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
      %364 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %365 = stablehlo.divide %363, %364 : tensor<16xf32>
      %366 = "stablehlo.all_reduce"(%365) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1184 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1184 : tensor<f32>
      }) : (tensor<16xf32>) -> tensor<16xf32>
      %cst_102 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %367 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %368 = stablehlo.divide %366, %367 : tensor<16xf32>
      %cst_103 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %369 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %370 = stablehlo.multiply %369, %arg106 : tensor<16xf32>
      %cst_104 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %371 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %372 = stablehlo.multiply %371, %356 : tensor<16xf32>
      %373 = stablehlo.add %370, %372 : tensor<16xf32>
      %cst_105 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %374 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %375 = stablehlo.multiply %374, %arg107 : tensor<16xf32>
      %cst_106 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %376 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %377 = stablehlo.multiply %376, %368 : tensor<16xf32>
      %378 = stablehlo.add %375, %377 : tensor<16xf32>
      %379 = stablehlo.broadcast_in_dim %356, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %380 = stablehlo.broadcast_in_dim %379, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %381 = stablehlo.subtract %350, %380 : tensor<2x8x8x16xf32>
      %cst_107 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %382 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %383 = stablehlo.add %368, %382 : tensor<16xf32>
      %384 = stablehlo.rsqrt %383 : tensor<16xf32>
      %385 = stablehlo.divide %384, %383 : tensor<16xf32>
      %cst_108 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %386 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %387 = stablehlo.multiply %386, %385 : tensor<16xf32>
      %388 = stablehlo.broadcast_in_dim %384, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %389 = stablehlo.broadcast_in_dim %388, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %390 = stablehlo.multiply %381, %389 : tensor<2x8x8x16xf32>
      %391 = stablehlo.broadcast_in_dim %arg80, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %392 = stablehlo.broadcast_in_dim %391, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %393 = stablehlo.multiply %390, %392 : tensor<2x8x8x16xf32>
      %394 = stablehlo.broadcast_in_dim %arg79, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %395 = stablehlo.broadcast_in_dim %394, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %396 = stablehlo.add %393, %395 : tensor<2x8x8x16xf32>
      %397 = stablehlo.add %396, %349 : tensor<2x8x8x16xf32>
      %398 = func.call @relu_0(%397) : (tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32>
      %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %399 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<2x8x8x16xf32>
      %400 = stablehlo.compare GT, %397, %399, FLOAT : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xi1>
      %401 = stablehlo.convolution(%398, %arg81) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x16xf32>, tensor<3x3x16x32xf32>) -> tensor<2x4x4x32xf32>
      %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %402 = stablehlo.reduce(%401 init: %cst_110) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %cst_111 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
      %403 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %404 = stablehlo.divide %402, %403 : tensor<32xf32>
      %405 = "stablehlo.all_reduce"(%404) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1184 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1184 : tensor<f32>
      }) : (tensor<32xf32>) -> tensor<32xf32>
      %cst_112 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %406 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %407 = stablehlo.divide %405, %406 : tensor<32xf32>
      %408 = stablehlo.broadcast_in_dim %407, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %409 = stablehlo.broadcast_in_dim %408, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %410 = stablehlo.subtract %401, %409 : tensor<2x4x4x32xf32>
      %411 = stablehlo.multiply %410, %410 : tensor<2x4x4x32xf32>
      %cst_113 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %412 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<2x4x4x32xf32>
      %413 = stablehlo.multiply %412, %410 : tensor<2x4x4x32xf32>
      %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %414 = stablehlo.reduce(%411 init: %cst_114) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %cst_115 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
      %415 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %416 = stablehlo.divide %414, %415 : tensor<32xf32>
      %417 = "stablehlo.all_reduce"(%416) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1184 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1184 : tensor<f32>
      }) : (tensor<32xf32>) -> tensor<32xf32>
      %cst_116 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %418 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %419 = stablehlo.divide %417, %418 : tensor<32xf32>
      %cst_117 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %420 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %421 = stablehlo.multiply %420, %arg108 : tensor<32xf32>
      %cst_118 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %422 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %423 = stablehlo.multiply %422, %407 : tensor<32xf32>
      %424 = stablehlo.add %421, %423 : tensor<32xf32>
      %cst_119 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %425 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %426 = stablehlo.multiply %425, %arg109 : tensor<32xf32>
      %cst_120 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %427 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %428 = stablehlo.multiply %427, %419 : tensor<32xf32>
      %429 = stablehlo.add %426, %428 : tensor<32xf32>
      %430 = stablehlo.broadcast_in_dim %407, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %431 = stablehlo.broadcast_in_dim %430, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %432 = stablehlo.subtract %401, %431 : tensor<2x4x4x32xf32>
      %cst_121 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %433 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %434 = stablehlo.add %419, %433 : tensor<32xf32>
      %435 = stablehlo.rsqrt %434 : tensor<32xf32>
      %436 = stablehlo.divide %435, %434 : tensor<32xf32>
      %cst_122 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %437 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %438 = stablehlo.multiply %437, %436 : tensor<32xf32>
      %439 = stablehlo.broadcast_in_dim %435, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %440 = stablehlo.broadcast_in_dim %439, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %441 = stablehlo.multiply %432, %440 : tensor<2x4x4x32xf32>
      %442 = stablehlo.broadcast_in_dim %arg83, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %443 = stablehlo.broadcast_in_dim %442, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %444 = stablehlo.multiply %441, %443 : tensor<2x4x4x32xf32>
      %445 = stablehlo.broadcast_in_dim %arg82, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %446 = stablehlo.broadcast_in_dim %445, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %447 = stablehlo.add %444, %446 : tensor<2x4x4x32xf32>
      %448 = func.call @relu_1(%447) : (tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32>
      %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %449 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<2x4x4x32xf32>
      %450 = stablehlo.compare GT, %447, %449, FLOAT : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xi1>
      %451 = stablehlo.convolution(%448, %arg84) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x32xf32>, tensor<3x3x32x32xf32>) -> tensor<2x4x4x32xf32>
      %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %452 = stablehlo.reduce(%451 init: %cst_124) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %cst_125 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
      %453 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %454 = stablehlo.divide %452, %453 : tensor<32xf32>
      %455 = "stablehlo.all_reduce"(%454) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1184 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1184 : tensor<f32>
      }) : (tensor<32xf32>) -> tensor<32xf32>
      %cst_126 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %456 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %457 = stablehlo.divide %455, %456 : tensor<32xf32>
      %458 = stablehlo.broadcast_in_dim %457, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %459 = stablehlo.broadcast_in_dim %458, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %460 = stablehlo.subtract %451, %459 : tensor<2x4x4x32xf32>
      %461 = stablehlo.multiply %460, %460 : tensor<2x4x4x32xf32>
      %cst_127 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %462 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<2x4x4x32xf32>
      %463 = stablehlo.multiply %462, %460 : tensor<2x4x4x32xf32>
      %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %464 = stablehlo.reduce(%461 init: %cst_128) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %cst_129 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
      %465 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %466 = stablehlo.divide %464, %465 : tensor<32xf32>
      %467 = "stablehlo.all_reduce"(%466) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1184 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1184 : tensor<f32>
      }) : (tensor<32xf32>) -> tensor<32xf32>
      %cst_130 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %468 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %469 = stablehlo.divide %467, %468 : tensor<32xf32>
      %cst_131 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %470 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %471 = stablehlo.multiply %470, %arg110 : tensor<32xf32>
      %cst_132 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %472 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %473 = stablehlo.multiply %472, %457 : tensor<32xf32>
      %474 = stablehlo.add %471, %473 : tensor<32xf32>
      %cst_133 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %475 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %476 = stablehlo.multiply %475, %arg111 : tensor<32xf32>
      %cst_134 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %477 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %478 = stablehlo.multiply %477, %469 : tensor<32xf32>
      %479 = stablehlo.add %476, %478 : tensor<32xf32>
      %480 = stablehlo.broadcast_in_dim %457, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %481 = stablehlo.broadcast_in_dim %480, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %482 = stablehlo.subtract %451, %481 : tensor<2x4x4x32xf32>
      %cst_135 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %483 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %484 = stablehlo.add %469, %483 : tensor<32xf32>
      %485 = stablehlo.rsqrt %484 : tensor<32xf32>
      %486 = stablehlo.divide %485, %484 : tensor<32xf32>
      %cst_136 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %487 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %488 = stablehlo.multiply %487, %486 : tensor<32xf32>
      %489 = stablehlo.broadcast_in_dim %485, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %490 = stablehlo.broadcast_in_dim %489, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %491 = stablehlo.multiply %482, %490 : tensor<2x4x4x32xf32>
      %492 = stablehlo.broadcast_in_dim %arg86, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %493 = stablehlo.broadcast_in_dim %492, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %494 = stablehlo.multiply %491, %493 : tensor<2x4x4x32xf32>
      %495 = stablehlo.broadcast_in_dim %arg85, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %496 = stablehlo.broadcast_in_dim %495, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %497 = stablehlo.add %494, %496 : tensor<2x4x4x32xf32>
      %498 = stablehlo.convolution(%398, %arg87) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x16xf32>, tensor<1x1x16x32xf32>) -> tensor<2x4x4x32xf32>
      %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %499 = stablehlo.reduce(%498 init: %cst_137) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %cst_138 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
      %500 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %501 = stablehlo.divide %499, %500 : tensor<32xf32>
      %502 = "stablehlo.all_reduce"(%501) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1184 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1184 : tensor<f32>
      }) : (tensor<32xf32>) -> tensor<32xf32>
      %cst_139 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %503 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %504 = stablehlo.divide %502, %503 : tensor<32xf32>
      %505 = stablehlo.broadcast_in_dim %504, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %506 = stablehlo.broadcast_in_dim %505, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %507 = stablehlo.subtract %498, %506 : tensor<2x4x4x32xf32>
      %508 = stablehlo.multiply %507, %507 : tensor<2x4x4x32xf32>
      %cst_140 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %509 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<2x4x4x32xf32>
      %510 = stablehlo.multiply %509, %507 : tensor<2x4x4x32xf32>
      %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %511 = stablehlo.reduce(%508 init: %cst_141) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %cst_142 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
      %512 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %513 = stablehlo.divide %511, %512 : tensor<32xf32>
      %514 = "stablehlo.all_reduce"(%513) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1184 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1184 : tensor<f32>
      }) : (tensor<32xf32>) -> tensor<32xf32>
      %cst_143 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %515 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %516 = stablehlo.divide %514, %515 : tensor<32xf32>
      %cst_144 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %517 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %518 = stablehlo.multiply %517, %arg112 : tensor<32xf32>
      %cst_145 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %519 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %520 = stablehlo.multiply %519, %504 : tensor<32xf32>
      %521 = stablehlo.add %518, %520 : tensor<32xf32>
      %cst_146 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %522 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %523 = stablehlo.multiply %522, %arg113 : tensor<32xf32>
      %cst_147 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %524 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %525 = stablehlo.multiply %524, %516 : tensor<32xf32>
      %526 = stablehlo.add %523, %525 : tensor<32xf32>
      %527 = stablehlo.broadcast_in_dim %504, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %528 = stablehlo.broadcast_in_dim %527, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %529 = stablehlo.subtract %498, %528 : tensor<2x4x4x32xf32>
      %cst_148 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %530 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %531 = stablehlo.add %516, %530 : tensor<32xf32>
      %532 = stablehlo.rsqrt %531 : tensor<32xf32>
      %533 = stablehlo.divide %532, %531 : tensor<32xf32>
      %cst_149 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %534 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %535 = stablehlo.multiply %534, %533 : tensor<32xf32>
      %536 = stablehlo.broadcast_in_dim %532, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %537 = stablehlo.broadcast_in_dim %536, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %538 = stablehlo.multiply %529, %537 : tensor<2x4x4x32xf32>
      %539 = stablehlo.broadcast_in_dim %arg89, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %540 = stablehlo.broadcast_in_dim %539, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %541 = stablehlo.multiply %538, %540 : tensor<2x4x4x32xf32>
      %542 = stablehlo.broadcast_in_dim %arg88, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %543 = stablehlo.broadcast_in_dim %542, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %544 = stablehlo.add %541, %543 : tensor<2x4x4x32xf32>
      %545 = stablehlo.add %544, %497 : tensor<2x4x4x32xf32>
      %546 = func.call @relu_1(%545) : (tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32>
      %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %547 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<2x4x4x32xf32>
      %548 = stablehlo.compare GT, %545, %547, FLOAT : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xi1>
      %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %549 = stablehlo.reduce(%546 init: %cst_151) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<2x32xf32>
      %cst_152 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
      %550 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
      %551 = stablehlo.divide %549, %550 : tensor<2x32xf32>
      %552 = stablehlo.dot_general %551, %arg90, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32xf32>, tensor<32x5xf32>) -> tensor<2x5xf32>
      %553 = stablehlo.broadcast_in_dim %arg59, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
      %554 = stablehlo.broadcast_in_dim %553, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<2x5xf32>
      %555 = stablehlo.add %552, %554 : tensor<2x5xf32>
      %556 = func.call @_one_hot(%arg117) : (tensor<2xi32>) -> tensor<2x5xf32>
      %cst_153 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %557 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %558 = stablehlo.multiply %557, %556 : tensor<2x5xf32>
      %cst_154 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
      %559 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %560 = stablehlo.add %558, %559 : tensor<2x5xf32>
      %561:3 = func.call @log_softmax(%555) : (tensor<2x5xf32>) -> (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x1xf32>)
      %562 = stablehlo.multiply %560, %561#0 : tensor<2x5xf32>
      %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %563 = stablehlo.reduce(%562 init: %cst_155) applies stablehlo.add across dimensions = [1] : (tensor<2x5xf32>, tensor<f32>) -> tensor<2xf32>
      %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %564 = stablehlo.reduce(%563 init: %cst_156) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
      %cst_157 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %565 = stablehlo.divide %564, %cst_157 : tensor<f32>
      %566 = stablehlo.negate %565 : tensor<f32>
      %567 = "stablehlo.all_reduce"(%566) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1184 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1184 : tensor<f32>
      }) : (tensor<f32>) -> tensor<f32>
      %cst_158 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %568 = stablehlo.divide %567, %cst_158 : tensor<f32>
      %cst_159 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_160 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %569 = stablehlo.divide %cst_159, %cst_160 : tensor<f32>
      %570 = "stablehlo.all_reduce"(%569) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1184 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1184 : tensor<f32>
      }) : (tensor<f32>) -> tensor<f32>
      %571 = stablehlo.negate %570 : tensor<f32>
      %cst_161 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %572 = stablehlo.divide %571, %cst_161 : tensor<f32>
      %573 = stablehlo.broadcast_in_dim %572, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %574 = stablehlo.broadcast_in_dim %573, dims = [0] : (tensor<2xf32>) -> tensor<2x5xf32>
      %575 = stablehlo.multiply %560, %574 : tensor<2x5xf32>
      %576 = func.call @log_softmax_2(%561#1, %561#2, %575) : (tensor<2x5xf32>, tensor<2x1xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %577 = stablehlo.reduce(%576 init: %cst_162) applies stablehlo.add across dimensions = [0] : (tensor<2x5xf32>, tensor<f32>) -> tensor<5xf32>
      %578 = stablehlo.reshape %577 : (tensor<5xf32>) -> tensor<1x5xf32>
      %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %579 = stablehlo.reduce(%578 init: %cst_163) applies stablehlo.add across dimensions = [0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<5xf32>
      %580 = stablehlo.dot_general %576, %551, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5xf32>, tensor<2x32xf32>) -> tensor<5x32xf32>
      %581 = stablehlo.transpose %580, dims = [1, 0] : (tensor<5x32xf32>) -> tensor<32x5xf32>
      %582 = stablehlo.dot_general %576, %arg90, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x5xf32>, tensor<32x5xf32>) -> tensor<2x32xf32>
      %cst_164 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
      %583 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
      %584 = stablehlo.divide %582, %583 : tensor<2x32xf32>
      %585 = stablehlo.broadcast_in_dim %584, dims = [0, 3] : (tensor<2x32xf32>) -> tensor<2x4x4x32xf32>
      %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %586 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<2x4x4x32xf32>
      %587 = stablehlo.select %548, %585, %586 : tensor<2x4x4x32xi1>, tensor<2x4x4x32xf32>
      %cst_166 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %588 = stablehlo.reduce(%587 init: %cst_166) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %589 = stablehlo.reshape %588 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %590 = stablehlo.reduce(%589 init: %cst_167) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
      %591 = stablehlo.multiply %538, %587 : tensor<2x4x4x32xf32>
      %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %592 = stablehlo.reduce(%591 init: %cst_168) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %593 = stablehlo.reshape %592 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %594 = stablehlo.broadcast_in_dim %539, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %595 = stablehlo.multiply %587, %594 : tensor<2x4x4x32xf32>
      %cst_169 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %596 = stablehlo.reduce(%593 init: %cst_169) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
      %597 = stablehlo.multiply %529, %595 : tensor<2x4x4x32xf32>
      %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %598 = stablehlo.reduce(%597 init: %cst_170) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %599 = stablehlo.reshape %598 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %600 = stablehlo.broadcast_in_dim %536, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %601 = stablehlo.multiply %595, %600 : tensor<2x4x4x32xf32>
      %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %602 = stablehlo.reduce(%599 init: %cst_171) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
      %603 = stablehlo.multiply %602, %535 : tensor<32xf32>
      %604 = stablehlo.negate %601 : tensor<2x4x4x32xf32>
      %cst_172 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %605 = stablehlo.reduce(%604 init: %cst_172) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %606 = stablehlo.reshape %605 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %cst_173 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %607 = stablehlo.reduce(%606 init: %cst_173) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
      %cst_174 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %608 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %609 = stablehlo.divide %603, %608 : tensor<32xf32>
      %610 = "stablehlo.all_reduce"(%609) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1184 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1184 : tensor<f32>
      }) : (tensor<32xf32>) -> tensor<32xf32>
      %cst_175 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
      %611 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %612 = stablehlo.divide %610, %611 : tensor<32xf32>
      %613 = stablehlo.broadcast_in_dim %612, dims = [3] : (tensor<32xf32>) -> tensor<2x4x4x32xf32>
      %614 = stablehlo.multiply %613, %510 : tensor<2x4x4x32xf32>
      %615 = stablehlo.negate %614 : tensor<2x4x4x32xf32>
      %cst_176 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %616 = stablehlo.reduce(%615 init: %cst_176) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %617 = stablehlo.reshape %616 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %618 = stablehlo.add %601, %614 : tensor<2x4x4x32xf32>
      %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %619 = stablehlo.reduce(%617 init: %cst_177) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
      %620 = stablehlo.add %607, %619 : tensor<32xf32>
      %cst_178 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %621 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %622 = stablehlo.divide %620, %621 : tensor<32xf32>
      %623 = "stablehlo.all_reduce"(%622) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1184 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1184 : tensor<f32>
      }) : (tensor<32xf32>) -> tensor<32xf32>
      %cst_179 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
      %624 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %625 = stablehlo.divide %623, %624 : tensor<32xf32>
      %626 = stablehlo.broadcast_in_dim %625, dims = [3] : (tensor<32xf32>) -> tensor<2x4x4x32xf32>
      %627 = stablehlo.add %618, %626 : tensor<2x4x4x32xf32>
      %628 = stablehlo.convolution(%398, %627) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, -1], [0, -1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x16xf32>, tensor<2x4x4x32xf32>) -> tensor<1x1x16x32xf32>
      %629 = stablehlo.reverse %arg87, dims = [0, 1] : tensor<1x1x16x32xf32>
      %630 = stablehlo.convolution(%627, %629) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x32xf32>, tensor<1x1x16x32xf32>) -> tensor<2x8x8x16xf32>
      %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %631 = stablehlo.reduce(%587 init: %cst_180) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %632 = stablehlo.reshape %631 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %cst_181 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %633 = stablehlo.reduce(%632 init: %cst_181) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
      %634 = stablehlo.multiply %491, %587 : tensor<2x4x4x32xf32>
      %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %635 = stablehlo.reduce(%634 init: %cst_182) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %636 = stablehlo.reshape %635 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %637 = stablehlo.broadcast_in_dim %492, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %638 = stablehlo.multiply %587, %637 : tensor<2x4x4x32xf32>
      %cst_183 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %639 = stablehlo.reduce(%636 init: %cst_183) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
      %640 = stablehlo.multiply %482, %638 : tensor<2x4x4x32xf32>
      %cst_184 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %641 = stablehlo.reduce(%640 init: %cst_184) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %642 = stablehlo.reshape %641 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %643 = stablehlo.broadcast_in_dim %489, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %644 = stablehlo.multiply %638, %643 : tensor<2x4x4x32xf32>
      %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %645 = stablehlo.reduce(%642 init: %cst_185) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
      %646 = stablehlo.multiply %645, %488 : tensor<32xf32>
      %647 = stablehlo.negate %644 : tensor<2x4x4x32xf32>
      %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %648 = stablehlo.reduce(%647 init: %cst_186) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %649 = stablehlo.reshape %648 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %cst_187 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %650 = stablehlo.reduce(%649 init: %cst_187) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
      %cst_188 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %651 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %652 = stablehlo.divide %646, %651 : tensor<32xf32>
      %653 = "stablehlo.all_reduce"(%652) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1184 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1184 : tensor<f32>
      }) : (tensor<32xf32>) -> tensor<32xf32>
      %cst_189 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
      %654 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %655 = stablehlo.divide %653, %654 : tensor<32xf32>
      %656 = stablehlo.broadcast_in_dim %655, dims = [3] : (tensor<32xf32>) -> tensor<2x4x4x32xf32>
      %657 = stablehlo.multiply %656, %463 : tensor<2x4x4x32xf32>
      %658 = stablehlo.negate %657 : tensor<2x4x4x32xf32>
      %cst_190 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %659 = stablehlo.reduce(%658 init: %cst_190) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %660 = stablehlo.reshape %659 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %661 = stablehlo.add %644, %657 : tensor<2x4x4x32xf32>
      %cst_191 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %662 = stablehlo.reduce(%660 init: %cst_191) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
      %663 = stablehlo.add %650, %662 : tensor<32xf32>
      %cst_192 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %664 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %665 = stablehlo.divide %663, %664 : tensor<32xf32>
      %666 = "stablehlo.all_reduce"(%665) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1184 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1184 : tensor<f32>
      }) : (tensor<32xf32>) -> tensor<32xf32>
      %cst_193 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
      %667 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %668 = stablehlo.divide %666, %667 : tensor<32xf32>
      %669 = stablehlo.broadcast_in_dim %668, dims = [3] : (tensor<32xf32>) -> tensor<2x4x4x32xf32>
      %670 = stablehlo.add %661, %669 : tensor<2x4x4x32xf32>
      %671 = stablehlo.convolution(%448, %670) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<3x3x32x32xf32>
      %672 = stablehlo.reverse %arg84, dims = [0, 1] : tensor<3x3x32x32xf32>
      %673 = stablehlo.convolution(%670, %672) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x32xf32>, tensor<3x3x32x32xf32>) -> tensor<2x4x4x32xf32>
      %cst_194 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %674 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<2x4x4x32xf32>
      %675 = stablehlo.select %450, %673, %674 : tensor<2x4x4x32xi1>, tensor<2x4x4x32xf32>
      %cst_195 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %676 = stablehlo.reduce(%675 init: %cst_195) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %677 = stablehlo.reshape %676 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %cst_196 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %678 = stablehlo.reduce(%677 init: %cst_196) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
      %679 = stablehlo.multiply %441, %675 : tensor<2x4x4x32xf32>
      %cst_197 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %680 = stablehlo.reduce(%679 init: %cst_197) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %681 = stablehlo.reshape %680 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %682 = stablehlo.broadcast_in_dim %442, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %683 = stablehlo.multiply %675, %682 : tensor<2x4x4x32xf32>
      %cst_198 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %684 = stablehlo.reduce(%681 init: %cst_198) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
      %685 = stablehlo.multiply %432, %683 : tensor<2x4x4x32xf32>
      %cst_199 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %686 = stablehlo.reduce(%685 init: %cst_199) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %687 = stablehlo.reshape %686 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %688 = stablehlo.broadcast_in_dim %439, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %689 = stablehlo.multiply %683, %688 : tensor<2x4x4x32xf32>
      %cst_200 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %690 = stablehlo.reduce(%687 init: %cst_200) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
      %691 = stablehlo.multiply %690, %438 : tensor<32xf32>
      %692 = stablehlo.negate %689 : tensor<2x4x4x32xf32>
      %cst_201 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %693 = stablehlo.reduce(%692 init: %cst_201) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %694 = stablehlo.reshape %693 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %cst_202 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %695 = stablehlo.reduce(%694 init: %cst_202) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
      %cst_203 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %696 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %697 = stablehlo.divide %691, %696 : tensor<32xf32>
      %698 = "stablehlo.all_reduce"(%697) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1184 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1184 : tensor<f32>
      }) : (tensor<32xf32>) -> tensor<32xf32>
      %cst_204 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
      %699 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %700 = stablehlo.divide %698, %699 : tensor<32xf32>
      %701 = stablehlo.broadcast_in_dim %700, dims = [3] : (tensor<32xf32>) -> tensor<2x4x4x32xf32>
      %702 = stablehlo.multiply %701, %413 : tensor<2x4x4x32xf32>
      %703 = stablehlo.negate %702 : tensor<2x4x4x32xf32>
      %cst_205 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %704 = stablehlo.reduce(%703 init: %cst_205) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %705 = stablehlo.reshape %704 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %706 = stablehlo.add %689, %702 : tensor<2x4x4x32xf32>
      %cst_206 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %707 = stablehlo.reduce(%705 init: %cst_206) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
      %708 = stablehlo.add %695, %707 : tensor<32xf32>
      %cst_207 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %709 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %710 = stablehlo.divide %708, %709 : tensor<32xf32>
      %711 = "stablehlo.all_reduce"(%710) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1184 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1184 : tensor<f32>
      }) : (tensor<32xf32>) -> tensor<32xf32>
      %cst_208 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
      %712 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %713 = stablehlo.divide %711, %712 : tensor<32xf32>
      %714 = stablehlo.broadcast_in_dim %713, dims = [3] : (tensor<32xf32>) -> tensor<2x4x4x32xf32>
      %715 = stablehlo.add %706, %714 : tensor<2x4x4x32xf32>
      %716 = stablehlo.convolution(%398, %715) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 0], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x16xf32>, tensor<2x4x4x32xf32>) -> tensor<3x3x16x32xf32>
      %717 = stablehlo.reverse %arg81, dims = [0, 1] : tensor<3x3x16x32xf32>
      %718 = stablehlo.convolution(%715, %717) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 2], [1, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x32xf32>, tensor<3x3x16x32xf32>) -> tensor<2x8x8x16xf32>
      %719 = stablehlo.add %630, %718 : tensor<2x8x8x16xf32>
      %cst_209 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %720 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<2x8x8x16xf32>
      %721 = stablehlo.select %400, %719, %720 : tensor<2x8x8x16xi1>, tensor<2x8x8x16xf32>
      %cst_210 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %722 = stablehlo.reduce(%721 init: %cst_210) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %723 = stablehlo.reshape %722 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %cst_211 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %724 = stablehlo.reduce(%723 init: %cst_211) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %725 = stablehlo.multiply %390, %721 : tensor<2x8x8x16xf32>
      %cst_212 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %726 = stablehlo.reduce(%725 init: %cst_212) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %727 = stablehlo.reshape %726 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %728 = stablehlo.broadcast_in_dim %391, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %729 = stablehlo.multiply %721, %728 : tensor<2x8x8x16xf32>
      %cst_213 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %730 = stablehlo.reduce(%727 init: %cst_213) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %731 = stablehlo.multiply %381, %729 : tensor<2x8x8x16xf32>
      %cst_214 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %732 = stablehlo.reduce(%731 init: %cst_214) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %733 = stablehlo.reshape %732 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %734 = stablehlo.broadcast_in_dim %388, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %735 = stablehlo.multiply %729, %734 : tensor<2x8x8x16xf32>
      %cst_215 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %736 = stablehlo.reduce(%733 init: %cst_215) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %737 = stablehlo.multiply %736, %387 : tensor<16xf32>
      %738 = stablehlo.negate %735 : tensor<2x8x8x16xf32>
      %cst_216 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %739 = stablehlo.reduce(%738 init: %cst_216) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %740 = stablehlo.reshape %739 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %cst_217 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %741 = stablehlo.reduce(%740 init: %cst_217) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %cst_218 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %742 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %743 = stablehlo.divide %737, %742 : tensor<16xf32>
      %744 = "stablehlo.all_reduce"(%743) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1184 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1184 : tensor<f32>
      }) : (tensor<16xf32>) -> tensor<16xf32>
      %cst_219 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
      %745 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %746 = stablehlo.divide %744, %745 : tensor<16xf32>
      %747 = stablehlo.broadcast_in_dim %746, dims = [3] : (tensor<16xf32>) -> tensor<2x8x8x16xf32>
      %748 = stablehlo.multiply %747, %362 : tensor<2x8x8x16xf32>
      %749 = stablehlo.negate %748 : tensor<2x8x8x16xf32>
      %cst_220 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %750 = stablehlo.reduce(%749 init: %cst_220) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %751 = stablehlo.reshape %750 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %752 = stablehlo.add %735, %748 : tensor<2x8x8x16xf32>
      %cst_221 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %753 = stablehlo.reduce(%751 init: %cst_221) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %754 = stablehlo.add %741, %753 : tensor<16xf32>
      %cst_222 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %755 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %756 = stablehlo.divide %754, %755 : tensor<16xf32>
      %757 = "stablehlo.all_reduce"(%756) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1184 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1184 : tensor<f32>
      }) : (tensor<16xf32>) -> tensor<16xf32>
      %cst_223 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
      %758 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %759 = stablehlo.divide %757, %758 : tensor<16xf32>
      %760 = stablehlo.broadcast_in_dim %759, dims = [3] : (tensor<16xf32>) -> tensor<2x8x8x16xf32>
      %761 = stablehlo.add %752, %760 : tensor<2x8x8x16xf32>
      %762 = stablehlo.convolution(%250, %761) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, -1], [0, -1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x8xf32>, tensor<2x8x8x16xf32>) -> tensor<1x1x8x16xf32>
      %763 = stablehlo.reverse %arg78, dims = [0, 1] : tensor<1x1x8x16xf32>
      %764 = stablehlo.convolution(%761, %763) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x16xf32>, tensor<1x1x8x16xf32>) -> tensor<2x16x16x8xf32>
      %cst_224 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %765 = stablehlo.reduce(%721 init: %cst_224) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %766 = stablehlo.reshape %765 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %cst_225 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %767 = stablehlo.reduce(%766 init: %cst_225) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %768 = stablehlo.multiply %343, %721 : tensor<2x8x8x16xf32>
      %cst_226 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %769 = stablehlo.reduce(%768 init: %cst_226) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %770 = stablehlo.reshape %769 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %771 = stablehlo.broadcast_in_dim %344, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %772 = stablehlo.multiply %721, %771 : tensor<2x8x8x16xf32>
      %cst_227 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %773 = stablehlo.reduce(%770 init: %cst_227) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %774 = stablehlo.multiply %334, %772 : tensor<2x8x8x16xf32>
      %cst_228 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %775 = stablehlo.reduce(%774 init: %cst_228) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %776 = stablehlo.reshape %775 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %777 = stablehlo.broadcast_in_dim %341, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %778 = stablehlo.multiply %772, %777 : tensor<2x8x8x16xf32>
      %cst_229 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %779 = stablehlo.reduce(%776 init: %cst_229) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %780 = stablehlo.multiply %779, %340 : tensor<16xf32>
      %781 = stablehlo.negate %778 : tensor<2x8x8x16xf32>
      %cst_230 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %782 = stablehlo.reduce(%781 init: %cst_230) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %783 = stablehlo.reshape %782 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %cst_231 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %784 = stablehlo.reduce(%783 init: %cst_231) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %cst_232 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %785 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %786 = stablehlo.divide %780, %785 : tensor<16xf32>
      %787 = "stablehlo.all_reduce"(%786) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1184 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1184 : tensor<f32>
      }) : (tensor<16xf32>) -> tensor<16xf32>
      %cst_233 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
      %788 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %789 = stablehlo.divide %787, %788 : tensor<16xf32>
      %790 = stablehlo.broadcast_in_dim %789, dims = [3] : (tensor<16xf32>) -> tensor<2x8x8x16xf32>
      %791 = stablehlo.multiply %790, %315 : tensor<2x8x8x16xf32>
      %792 = stablehlo.negate %791 : tensor<2x8x8x16xf32>
      %cst_234 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %793 = stablehlo.reduce(%792 init: %cst_234) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %794 = stablehlo.reshape %793 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %795 = stablehlo.add %778, %791 : tensor<2x8x8x16xf32>
      %cst_235 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %796 = stablehlo.reduce(%794 init: %cst_235) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %797 = stablehlo.add %784, %796 : tensor<16xf32>
      %cst_236 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %798 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %799 = stablehlo.divide %797, %798 : tensor<16xf32>
      %800 = "stablehlo.all_reduce"(%799) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1184 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1184 : tensor<f32>
      }) : (tensor<16xf32>) -> tensor<16xf32>
      %cst_237 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
      %801 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %802 = stablehlo.divide %800, %801 : tensor<16xf32>
      %803 = stablehlo.broadcast_in_dim %802, dims = [3] : (tensor<16xf32>) -> tensor<2x8x8x16xf32>
      %804 = stablehlo.add %795, %803 : tensor<2x8x8x16xf32>
      %805 = stablehlo.convolution(%300, %804) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<3x3x16x16xf32>
      %806 = stablehlo.reverse %arg75, dims = [0, 1] : tensor<3x3x16x16xf32>
      %807 = stablehlo.convolution(%804, %806) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x16xf32>, tensor<3x3x16x16xf32>) -> tensor<2x8x8x16xf32>
      %cst_238 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %808 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<2x8x8x16xf32>
      %809 = stablehlo.select %302, %807, %808 : tensor<2x8x8x16xi1>, tensor<2x8x8x16xf32>
      %cst_239 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %810 = stablehlo.reduce(%809 init: %cst_239) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %811 = stablehlo.reshape %810 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %cst_240 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %812 = stablehlo.reduce(%811 init: %cst_240) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %813 = stablehlo.multiply %293, %809 : tensor<2x8x8x16xf32>
      %cst_241 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %814 = stablehlo.reduce(%813 init: %cst_241) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %815 = stablehlo.reshape %814 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %816 = stablehlo.broadcast_in_dim %294, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %817 = stablehlo.multiply %809, %816 : tensor<2x8x8x16xf32>
      %cst_242 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %818 = stablehlo.reduce(%815 init: %cst_242) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %819 = stablehlo.multiply %284, %817 : tensor<2x8x8x16xf32>
      %cst_243 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %820 = stablehlo.reduce(%819 init: %cst_243) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %821 = stablehlo.reshape %820 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %822 = stablehlo.broadcast_in_dim %291, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %823 = stablehlo.multiply %817, %822 : tensor<2x8x8x16xf32>
      %cst_244 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %824 = stablehlo.reduce(%821 init: %cst_244) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %825 = stablehlo.multiply %824, %290 : tensor<16xf32>
      %826 = stablehlo.negate %823 : tensor<2x8x8x16xf32>
      %cst_245 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %827 = stablehlo.reduce(%826 init: %cst_245) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %828 = stablehlo.reshape %827 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %cst_246 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %829 = stablehlo.reduce(%828 init: %cst_246) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %cst_247 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %830 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %831 = stablehlo.divide %825, %830 : tensor<16xf32>
      %832 = "stablehlo.all_reduce"(%831) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1184 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1184 : tensor<f32>
      }) : (tensor<16xf32>) -> tensor<16xf32>
      %cst_248 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
      %833 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %834 = stablehlo.divide %832, %833 : tensor<16xf32>
      %835 = stablehlo.broadcast_in_dim %834, dims = [3] : (tensor<16xf32>) -> tensor<2x8x8x16xf32>
      %836 = stablehlo.multiply %835, %265 : tensor<2x8x8x16xf32>
      %837 = stablehlo.negate %836 : tensor<2x8x8x16xf32>
      %cst_249 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %838 = stablehlo.reduce(%837 init: %cst_249) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %839 = stablehlo.reshape %838 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %840 = stablehlo.add %823, %836 : tensor<2x8x8x16xf32>
      %cst_250 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %841 = stablehlo.reduce(%839 init: %cst_250) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %842 = stablehlo.add %829, %841 : tensor<16xf32>
      %cst_251 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %843 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %844 = stablehlo.divide %842, %843 : tensor<16xf32>
      %845 = "stablehlo.all_reduce"(%844) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1184 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1184 : tensor<f32>
      }) : (tensor<16xf32>) -> tensor<16xf32>
      %cst_252 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
      %846 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %847 = stablehlo.divide %845, %846 : tensor<16xf32>
      %848 = stablehlo.broadcast_in_dim %847, dims = [3] : (tensor<16xf32>) -> tensor<2x8x8x16xf32>
      %849 = stablehlo.add %840, %848 : tensor<2x8x8x16xf32>
      %850 = stablehlo.convolution(%250, %849) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 0], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x8xf32>, tensor<2x8x8x16xf32>) -> tensor<3x3x8x16xf32>
      %851 = stablehlo.reverse %arg72, dims = [0, 1] : tensor<3x3x8x16xf32>
      %852 = stablehlo.convolution(%849, %851) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 2], [1, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x16xf32>, tensor<3x3x8x16xf32>) -> tensor<2x16x16x8xf32>
      %853 = stablehlo.add %764, %852 : tensor<2x16x16x8xf32>
      %cst_253 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %854 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f32>) -> tensor<2x16x16x8xf32>
      %855 = stablehlo.select %252, %853, %854 : tensor<2x16x16x8xi1>, tensor<2x16x16x8xf32>
      %cst_254 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %856 = stablehlo.reduce(%855 init: %cst_254) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %857 = stablehlo.reshape %856 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %cst_255 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %858 = stablehlo.reduce(%857 init: %cst_255) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %859 = stablehlo.multiply %242, %855 : tensor<2x16x16x8xf32>
      %cst_256 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %860 = stablehlo.reduce(%859 init: %cst_256) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %861 = stablehlo.reshape %860 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %862 = stablehlo.broadcast_in_dim %243, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %863 = stablehlo.multiply %855, %862 : tensor<2x16x16x8xf32>
      %cst_257 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %864 = stablehlo.reduce(%861 init: %cst_257) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %865 = stablehlo.multiply %233, %863 : tensor<2x16x16x8xf32>
      %cst_258 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %866 = stablehlo.reduce(%865 init: %cst_258) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %867 = stablehlo.reshape %866 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %868 = stablehlo.broadcast_in_dim %240, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %869 = stablehlo.multiply %863, %868 : tensor<2x16x16x8xf32>
      %cst_259 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %870 = stablehlo.reduce(%867 init: %cst_259) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %871 = stablehlo.multiply %870, %239 : tensor<8xf32>
      %872 = stablehlo.negate %869 : tensor<2x16x16x8xf32>
      %cst_260 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %873 = stablehlo.reduce(%872 init: %cst_260) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %874 = stablehlo.reshape %873 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %cst_261 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %875 = stablehlo.reduce(%874 init: %cst_261) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %cst_262 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %876 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %877 = stablehlo.divide %871, %876 : tensor<8xf32>
      %878 = "stablehlo.all_reduce"(%877) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1184 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1184 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %cst_263 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
      %879 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %880 = stablehlo.divide %878, %879 : tensor<8xf32>
      %881 = stablehlo.broadcast_in_dim %880, dims = [3] : (tensor<8xf32>) -> tensor<2x16x16x8xf32>
      %882 = stablehlo.multiply %881, %214 : tensor<2x16x16x8xf32>
      %883 = stablehlo.negate %882 : tensor<2x16x16x8xf32>
      %cst_264 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %884 = stablehlo.reduce(%883 init: %cst_264) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %885 = stablehlo.reshape %884 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %886 = stablehlo.add %869, %882 : tensor<2x16x16x8xf32>
      %cst_265 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %887 = stablehlo.reduce(%885 init: %cst_265) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %888 = stablehlo.add %875, %887 : tensor<8xf32>
      %cst_266 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %889 = stablehlo.broadcast_in_dim %cst_266, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %890 = stablehlo.divide %888, %889 : tensor<8xf32>
      %891 = "stablehlo.all_reduce"(%890) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1184 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1184 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %cst_267 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
      %892 = stablehlo.broadcast_in_dim %cst_267, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %893 = stablehlo.divide %891, %892 : tensor<8xf32>
      %894 = stablehlo.broadcast_in_dim %893, dims = [3] : (tensor<8xf32>) -> tensor<2x16x16x8xf32>
      %895 = stablehlo.add %886, %894 : tensor<2x16x16x8xf32>
      %896 = stablehlo.convolution(%199, %895) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x8xf32>, tensor<2x16x16x8xf32>) -> tensor<3x3x8x8xf32>
      %897 = stablehlo.reverse %arg69, dims = [0, 1] : tensor<3x3x8x8xf32>
      %898 = stablehlo.convolution(%895, %897) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x8xf32>, tensor<3x3x8x8xf32>) -> tensor<2x16x16x8xf32>
      %cst_268 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %899 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f32>) -> tensor<2x16x16x8xf32>
      %900 = stablehlo.select %201, %898, %899 : tensor<2x16x16x8xi1>, tensor<2x16x16x8xf32>
      %cst_269 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %901 = stablehlo.reduce(%900 init: %cst_269) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %902 = stablehlo.reshape %901 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %cst_270 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %903 = stablehlo.reduce(%902 init: %cst_270) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %904 = stablehlo.multiply %192, %900 : tensor<2x16x16x8xf32>
      %cst_271 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %905 = stablehlo.reduce(%904 init: %cst_271) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %906 = stablehlo.reshape %905 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %907 = stablehlo.broadcast_in_dim %193, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %908 = stablehlo.multiply %900, %907 : tensor<2x16x16x8xf32>
      %cst_272 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %909 = stablehlo.reduce(%906 init: %cst_272) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %910 = stablehlo.multiply %183, %908 : tensor<2x16x16x8xf32>
      %cst_273 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %911 = stablehlo.reduce(%910 init: %cst_273) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %912 = stablehlo.reshape %911 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %913 = stablehlo.broadcast_in_dim %190, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %914 = stablehlo.multiply %908, %913 : tensor<2x16x16x8xf32>
      %cst_274 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %915 = stablehlo.reduce(%912 init: %cst_274) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %916 = stablehlo.multiply %915, %189 : tensor<8xf32>
      %917 = stablehlo.negate %914 : tensor<2x16x16x8xf32>
      %cst_275 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %918 = stablehlo.reduce(%917 init: %cst_275) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %919 = stablehlo.reshape %918 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %cst_276 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %920 = stablehlo.reduce(%919 init: %cst_276) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %cst_277 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %921 = stablehlo.broadcast_in_dim %cst_277, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %922 = stablehlo.divide %916, %921 : tensor<8xf32>
      %923 = "stablehlo.all_reduce"(%922) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1184 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1184 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %cst_278 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
      %924 = stablehlo.broadcast_in_dim %cst_278, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %925 = stablehlo.divide %923, %924 : tensor<8xf32>
      %926 = stablehlo.broadcast_in_dim %925, dims = [3] : (tensor<8xf32>) -> tensor<2x16x16x8xf32>
      %927 = stablehlo.multiply %926, %164 : tensor<2x16x16x8xf32>
      %928 = stablehlo.negate %927 : tensor<2x16x16x8xf32>
      %cst_279 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %929 = stablehlo.reduce(%928 init: %cst_279) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %930 = stablehlo.reshape %929 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %931 = stablehlo.add %914, %927 : tensor<2x16x16x8xf32>
      %cst_280 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %932 = stablehlo.reduce(%930 init: %cst_280) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %933 = stablehlo.add %920, %932 : tensor<8xf32>
      %cst_281 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %934 = stablehlo.broadcast_in_dim %cst_281, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %935 = stablehlo.divide %933, %934 : tensor<8xf32>
      %936 = "stablehlo.all_reduce"(%935) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1184 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1184 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %cst_282 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
      %937 = stablehlo.broadcast_in_dim %cst_282, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %938 = stablehlo.divide %936, %937 : tensor<8xf32>
      %939 = stablehlo.broadcast_in_dim %938, dims = [3] : (tensor<8xf32>) -> tensor<2x16x16x8xf32>
      %940 = stablehlo.add %931, %939 : tensor<2x16x16x8xf32>
      %941 = stablehlo.convolution(%149, %940) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x8xf32>, tensor<2x16x16x8xf32>) -> tensor<3x3x8x8xf32>
      %942 = stablehlo.reverse %arg66, dims = [0, 1] : tensor<3x3x8x8xf32>
      %943 = stablehlo.convolution(%940, %942) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x8xf32>, tensor<3x3x8x8xf32>) -> tensor<2x16x16x8xf32>
      %944 = stablehlo.add %855, %943 : tensor<2x16x16x8xf32>
      %cst_283 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %945 = stablehlo.broadcast_in_dim %cst_283, dims = [] : (tensor<f32>) -> tensor<2x16x16x8xf32>
      %946 = stablehlo.select %151, %944, %945 : tensor<2x16x16x8xi1>, tensor<2x16x16x8xf32>
      %cst_284 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %947 = stablehlo.reduce(%946 init: %cst_284) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %948 = stablehlo.reshape %947 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %cst_285 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %949 = stablehlo.reduce(%948 init: %cst_285) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %950 = stablehlo.multiply %141, %946 : tensor<2x16x16x8xf32>
      %cst_286 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %951 = stablehlo.reduce(%950 init: %cst_286) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %952 = stablehlo.reshape %951 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %953 = stablehlo.broadcast_in_dim %142, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %954 = stablehlo.multiply %946, %953 : tensor<2x16x16x8xf32>
      %cst_287 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %955 = stablehlo.reduce(%952 init: %cst_287) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %956 = stablehlo.multiply %132, %954 : tensor<2x16x16x8xf32>
      %cst_288 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %957 = stablehlo.reduce(%956 init: %cst_288) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %958 = stablehlo.reshape %957 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %959 = stablehlo.broadcast_in_dim %139, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %960 = stablehlo.multiply %954, %959 : tensor<2x16x16x8xf32>
      %cst_289 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %961 = stablehlo.reduce(%958 init: %cst_289) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %962 = stablehlo.multiply %961, %138 : tensor<8xf32>
      %963 = stablehlo.negate %960 : tensor<2x16x16x8xf32>
      %cst_290 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %964 = stablehlo.reduce(%963 init: %cst_290) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %965 = stablehlo.reshape %964 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %cst_291 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %966 = stablehlo.reduce(%965 init: %cst_291) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %cst_292 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %967 = stablehlo.broadcast_in_dim %cst_292, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %968 = stablehlo.divide %962, %967 : tensor<8xf32>
      %969 = "stablehlo.all_reduce"(%968) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1184 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1184 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %cst_293 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
      %970 = stablehlo.broadcast_in_dim %cst_293, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %971 = stablehlo.divide %969, %970 : tensor<8xf32>
      %972 = stablehlo.broadcast_in_dim %971, dims = [3] : (tensor<8xf32>) -> tensor<2x16x16x8xf32>
      %973 = stablehlo.multiply %972, %113 : tensor<2x16x16x8xf32>
      %974 = stablehlo.negate %973 : tensor<2x16x16x8xf32>
      %cst_294 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %975 = stablehlo.reduce(%974 init: %cst_294) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %976 = stablehlo.reshape %975 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %977 = stablehlo.add %960, %973 : tensor<2x16x16x8xf32>
      %cst_295 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %978 = stablehlo.reduce(%976 init: %cst_295) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %979 = stablehlo.add %966, %978 : tensor<8xf32>
      %cst_296 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %980 = stablehlo.broadcast_in_dim %cst_296, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %981 = stablehlo.divide %979, %980 : tensor<8xf32>
      %982 = "stablehlo.all_reduce"(%981) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1184 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1184 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %cst_297 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
      %983 = stablehlo.broadcast_in_dim %cst_297, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %984 = stablehlo.divide %982, %983 : tensor<8xf32>
      %985 = stablehlo.broadcast_in_dim %984, dims = [3] : (tensor<8xf32>) -> tensor<2x16x16x8xf32>
      %986 = stablehlo.add %977, %985 : tensor<2x16x16x8xf32>
      %987 = stablehlo.convolution(%98, %986) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x8xf32>, tensor<2x16x16x8xf32>) -> tensor<3x3x8x8xf32>
      %988 = stablehlo.reverse %arg63, dims = [0, 1] : tensor<3x3x8x8xf32>
      %989 = stablehlo.convolution(%986, %988) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x8xf32>, tensor<3x3x8x8xf32>) -> tensor<2x16x16x8xf32>
      %cst_298 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %990 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f32>) -> tensor<2x16x16x8xf32>
      %991 = stablehlo.select %100, %989, %990 : tensor<2x16x16x8xi1>, tensor<2x16x16x8xf32>
      %cst_299 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %992 = stablehlo.reduce(%991 init: %cst_299) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %993 = stablehlo.reshape %992 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %cst_300 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %994 = stablehlo.reduce(%993 init: %cst_300) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %995 = stablehlo.multiply %91, %991 : tensor<2x16x16x8xf32>
      %cst_301 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %996 = stablehlo.reduce(%995 init: %cst_301) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %997 = stablehlo.reshape %996 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %998 = stablehlo.broadcast_in_dim %92, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %999 = stablehlo.multiply %991, %998 : tensor<2x16x16x8xf32>
      %cst_302 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1000 = stablehlo.reduce(%997 init: %cst_302) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %1001 = stablehlo.multiply %82, %999 : tensor<2x16x16x8xf32>
      %cst_303 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1002 = stablehlo.reduce(%1001 init: %cst_303) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %1003 = stablehlo.reshape %1002 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %1004 = stablehlo.broadcast_in_dim %89, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %1005 = stablehlo.multiply %999, %1004 : tensor<2x16x16x8xf32>
      %cst_304 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1006 = stablehlo.reduce(%1003 init: %cst_304) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %1007 = stablehlo.multiply %1006, %88 : tensor<8xf32>
      %1008 = stablehlo.negate %1005 : tensor<2x16x16x8xf32>
      %cst_305 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1009 = stablehlo.reduce(%1008 init: %cst_305) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %1010 = stablehlo.reshape %1009 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %cst_306 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1011 = stablehlo.reduce(%1010 init: %cst_306) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %cst_307 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %1012 = stablehlo.broadcast_in_dim %cst_307, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1013 = stablehlo.divide %1007, %1012 : tensor<8xf32>
      %1014 = "stablehlo.all_reduce"(%1013) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1184 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1184 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %cst_308 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
      %1015 = stablehlo.broadcast_in_dim %cst_308, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1016 = stablehlo.divide %1014, %1015 : tensor<8xf32>
      %1017 = stablehlo.broadcast_in_dim %1016, dims = [3] : (tensor<8xf32>) -> tensor<2x16x16x8xf32>
      %1018 = stablehlo.multiply %1017, %63 : tensor<2x16x16x8xf32>
      %1019 = stablehlo.negate %1018 : tensor<2x16x16x8xf32>
      %cst_309 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1020 = stablehlo.reduce(%1019 init: %cst_309) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %1021 = stablehlo.reshape %1020 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %1022 = stablehlo.add %1005, %1018 : tensor<2x16x16x8xf32>
      %cst_310 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1023 = stablehlo.reduce(%1021 init: %cst_310) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %1024 = stablehlo.add %1011, %1023 : tensor<8xf32>
      %cst_311 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %1025 = stablehlo.broadcast_in_dim %cst_311, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1026 = stablehlo.divide %1024, %1025 : tensor<8xf32>
      %1027 = "stablehlo.all_reduce"(%1026) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1184 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1184 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %cst_312 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
      %1028 = stablehlo.broadcast_in_dim %cst_312, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1029 = stablehlo.divide %1027, %1028 : tensor<8xf32>
      %1030 = stablehlo.broadcast_in_dim %1029, dims = [3] : (tensor<8xf32>) -> tensor<2x16x16x8xf32>
      %1031 = stablehlo.add %1022, %1030 : tensor<2x16x16x8xf32>
      %1032 = stablehlo.convolution(%48, %1031) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x8xf32>, tensor<2x16x16x8xf32>) -> tensor<3x3x8x8xf32>
      %1033 = stablehlo.reverse %arg60, dims = [0, 1] : tensor<3x3x8x8xf32>
      %1034 = stablehlo.convolution(%1031, %1033) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x8xf32>, tensor<3x3x8x8xf32>) -> tensor<2x16x16x8xf32>
      %1035 = stablehlo.add %946, %1034 : tensor<2x16x16x8xf32>
      %cst_313 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1036 = stablehlo.broadcast_in_dim %cst_313, dims = [] : (tensor<f32>) -> tensor<2x16x16x8xf32>
      %1037 = stablehlo.select %50, %1035, %1036 : tensor<2x16x16x8xi1>, tensor<2x16x16x8xf32>
      %cst_314 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1038 = stablehlo.reduce(%1037 init: %cst_314) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %1039 = stablehlo.reshape %1038 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %cst_315 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1040 = stablehlo.reduce(%1039 init: %cst_315) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %1041 = stablehlo.multiply %41, %1037 : tensor<2x16x16x8xf32>
      %cst_316 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1042 = stablehlo.reduce(%1041 init: %cst_316) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %1043 = stablehlo.reshape %1042 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %1044 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %1045 = stablehlo.multiply %1037, %1044 : tensor<2x16x16x8xf32>
      %cst_317 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1046 = stablehlo.reduce(%1043 init: %cst_317) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %1047 = stablehlo.multiply %32, %1045 : tensor<2x16x16x8xf32>
      %cst_318 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1048 = stablehlo.reduce(%1047 init: %cst_318) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %1049 = stablehlo.reshape %1048 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %1050 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %1051 = stablehlo.multiply %1045, %1050 : tensor<2x16x16x8xf32>
      %cst_319 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1052 = stablehlo.reduce(%1049 init: %cst_319) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %1053 = stablehlo.multiply %1052, %38 : tensor<8xf32>
      %1054 = stablehlo.negate %1051 : tensor<2x16x16x8xf32>
      %cst_320 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1055 = stablehlo.reduce(%1054 init: %cst_320) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %1056 = stablehlo.reshape %1055 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %cst_321 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1057 = stablehlo.reduce(%1056 init: %cst_321) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %cst_322 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %1058 = stablehlo.broadcast_in_dim %cst_322, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1059 = stablehlo.divide %1053, %1058 : tensor<8xf32>
      %1060 = "stablehlo.all_reduce"(%1059) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1184 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1184 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %cst_323 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
      %1061 = stablehlo.broadcast_in_dim %cst_323, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1062 = stablehlo.divide %1060, %1061 : tensor<8xf32>
      %1063 = stablehlo.broadcast_in_dim %1062, dims = [3] : (tensor<8xf32>) -> tensor<2x16x16x8xf32>
      %1064 = stablehlo.multiply %1063, %13 : tensor<2x16x16x8xf32>
      %1065 = stablehlo.negate %1064 : tensor<2x16x16x8xf32>
      %cst_324 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1066 = stablehlo.reduce(%1065 init: %cst_324) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %1067 = stablehlo.reshape %1066 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %1068 = stablehlo.add %1051, %1064 : tensor<2x16x16x8xf32>
      %cst_325 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1069 = stablehlo.reduce(%1067 init: %cst_325) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %1070 = stablehlo.add %1057, %1069 : tensor<8xf32>
      %cst_326 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %1071 = stablehlo.broadcast_in_dim %cst_326, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1072 = stablehlo.divide %1070, %1071 : tensor<8xf32>
      %1073 = "stablehlo.all_reduce"(%1072) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1184 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1184 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %cst_327 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
      %1074 = stablehlo.broadcast_in_dim %cst_327, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1075 = stablehlo.divide %1073, %1074 : tensor<8xf32>
      %1076 = stablehlo.broadcast_in_dim %1075, dims = [3] : (tensor<8xf32>) -> tensor<2x16x16x8xf32>
      %1077 = stablehlo.add %1068, %1076 : tensor<2x16x16x8xf32>
      %1078 = stablehlo.convolution(%arg116, %1077) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x3xf32>, tensor<2x16x16x8xf32>) -> tensor<3x3x3x8xf32>
      %cst_328 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1079 = stablehlo.broadcast_in_dim %cst_328, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %1080 = stablehlo.multiply %1079, %579 : tensor<5xf32>
      %1081 = stablehlo.subtract %arg59, %1080 : tensor<5xf32>
      %cst_329 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1082 = stablehlo.broadcast_in_dim %cst_329, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
      %1083 = stablehlo.multiply %1082, %1032 : tensor<3x3x8x8xf32>
      %1084 = stablehlo.subtract %arg60, %1083 : tensor<3x3x8x8xf32>
      %cst_330 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1085 = stablehlo.broadcast_in_dim %cst_330, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1086 = stablehlo.multiply %1085, %994 : tensor<8xf32>
      %1087 = stablehlo.subtract %arg61, %1086 : tensor<8xf32>
      %cst_331 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1088 = stablehlo.broadcast_in_dim %cst_331, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1089 = stablehlo.multiply %1088, %1000 : tensor<8xf32>
      %1090 = stablehlo.subtract %arg62, %1089 : tensor<8xf32>
      %cst_332 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1091 = stablehlo.broadcast_in_dim %cst_332, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
      %1092 = stablehlo.multiply %1091, %987 : tensor<3x3x8x8xf32>
      %1093 = stablehlo.subtract %arg63, %1092 : tensor<3x3x8x8xf32>
      %cst_333 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1094 = stablehlo.broadcast_in_dim %cst_333, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1095 = stablehlo.multiply %1094, %949 : tensor<8xf32>
      %1096 = stablehlo.subtract %arg64, %1095 : tensor<8xf32>
      %cst_334 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1097 = stablehlo.broadcast_in_dim %cst_334, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1098 = stablehlo.multiply %1097, %955 : tensor<8xf32>
      %1099 = stablehlo.subtract %arg65, %1098 : tensor<8xf32>
      %cst_335 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1100 = stablehlo.broadcast_in_dim %cst_335, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
      %1101 = stablehlo.multiply %1100, %941 : tensor<3x3x8x8xf32>
      %1102 = stablehlo.subtract %arg66, %1101 : tensor<3x3x8x8xf32>
      %cst_336 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1103 = stablehlo.broadcast_in_dim %cst_336, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1104 = stablehlo.multiply %1103, %903 : tensor<8xf32>
      %1105 = stablehlo.subtract %arg67, %1104 : tensor<8xf32>
      %cst_337 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1106 = stablehlo.broadcast_in_dim %cst_337, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1107 = stablehlo.multiply %1106, %909 : tensor<8xf32>
      %1108 = stablehlo.subtract %arg68, %1107 : tensor<8xf32>
      %cst_338 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1109 = stablehlo.broadcast_in_dim %cst_338, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
      %1110 = stablehlo.multiply %1109, %896 : tensor<3x3x8x8xf32>
      %1111 = stablehlo.subtract %arg69, %1110 : tensor<3x3x8x8xf32>
      %cst_339 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1112 = stablehlo.broadcast_in_dim %cst_339, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1113 = stablehlo.multiply %1112, %858 : tensor<8xf32>
      %1114 = stablehlo.subtract %arg70, %1113 : tensor<8xf32>
      %cst_340 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1115 = stablehlo.broadcast_in_dim %cst_340, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1116 = stablehlo.multiply %1115, %864 : tensor<8xf32>
      %1117 = stablehlo.subtract %arg71, %1116 : tensor<8xf32>
      %cst_341 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1118 = stablehlo.broadcast_in_dim %cst_341, dims = [] : (tensor<f32>) -> tensor<3x3x8x16xf32>
      %1119 = stablehlo.multiply %1118, %850 : tensor<3x3x8x16xf32>
      %1120 = stablehlo.subtract %arg72, %1119 : tensor<3x3x8x16xf32>
      %cst_342 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1121 = stablehlo.broadcast_in_dim %cst_342, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %1122 = stablehlo.multiply %1121, %812 : tensor<16xf32>
      %1123 = stablehlo.subtract %arg73, %1122 : tensor<16xf32>
      %cst_343 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1124 = stablehlo.broadcast_in_dim %cst_343, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %1125 = stablehlo.multiply %1124, %818 : tensor<16xf32>
      %1126 = stablehlo.subtract %arg74, %1125 : tensor<16xf32>
      %cst_344 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1127 = stablehlo.broadcast_in_dim %cst_344, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
      %1128 = stablehlo.multiply %1127, %805 : tensor<3x3x16x16xf32>
      %1129 = stablehlo.subtract %arg75, %1128 : tensor<3x3x16x16xf32>
      %cst_345 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1130 = stablehlo.broadcast_in_dim %cst_345, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %1131 = stablehlo.multiply %1130, %767 : tensor<16xf32>
      %1132 = stablehlo.subtract %arg76, %1131 : tensor<16xf32>
      %cst_346 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1133 = stablehlo.broadcast_in_dim %cst_346, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %1134 = stablehlo.multiply %1133, %773 : tensor<16xf32>
      %1135 = stablehlo.subtract %arg77, %1134 : tensor<16xf32>
      %cst_347 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1136 = stablehlo.broadcast_in_dim %cst_347, dims = [] : (tensor<f32>) -> tensor<1x1x8x16xf32>
      %1137 = stablehlo.multiply %1136, %762 : tensor<1x1x8x16xf32>
      %1138 = stablehlo.subtract %arg78, %1137 : tensor<1x1x8x16xf32>
      %cst_348 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1139 = stablehlo.broadcast_in_dim %cst_348, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %1140 = stablehlo.multiply %1139, %724 : tensor<16xf32>
      %1141 = stablehlo.subtract %arg79, %1140 : tensor<16xf32>
      %cst_349 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1142 = stablehlo.broadcast_in_dim %cst_349, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %1143 = stablehlo.multiply %1142, %730 : tensor<16xf32>
      %1144 = stablehlo.subtract %arg80, %1143 : tensor<16xf32>
      %cst_350 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1145 = stablehlo.broadcast_in_dim %cst_350, dims = [] : (tensor<f32>) -> tensor<3x3x16x32xf32>
      %1146 = stablehlo.multiply %1145, %716 : tensor<3x3x16x32xf32>
      %1147 = stablehlo.subtract %arg81, %1146 : tensor<3x3x16x32xf32>
      %cst_351 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1148 = stablehlo.broadcast_in_dim %cst_351, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1149 = stablehlo.multiply %1148, %678 : tensor<32xf32>
      %1150 = stablehlo.subtract %arg82, %1149 : tensor<32xf32>
      %cst_352 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1151 = stablehlo.broadcast_in_dim %cst_352, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1152 = stablehlo.multiply %1151, %684 : tensor<32xf32>
      %1153 = stablehlo.subtract %arg83, %1152 : tensor<32xf32>
      %cst_353 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1154 = stablehlo.broadcast_in_dim %cst_353, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
      %1155 = stablehlo.multiply %1154, %671 : tensor<3x3x32x32xf32>
      %1156 = stablehlo.subtract %arg84, %1155 : tensor<3x3x32x32xf32>
      %cst_354 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1157 = stablehlo.broadcast_in_dim %cst_354, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1158 = stablehlo.multiply %1157, %633 : tensor<32xf32>
      %1159 = stablehlo.subtract %arg85, %1158 : tensor<32xf32>
      %cst_355 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1160 = stablehlo.broadcast_in_dim %cst_355, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1161 = stablehlo.multiply %1160, %639 : tensor<32xf32>
      %1162 = stablehlo.subtract %arg86, %1161 : tensor<32xf32>
      %cst_356 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1163 = stablehlo.broadcast_in_dim %cst_356, dims = [] : (tensor<f32>) -> tensor<1x1x16x32xf32>
      %1164 = stablehlo.multiply %1163, %628 : tensor<1x1x16x32xf32>
      %1165 = stablehlo.subtract %arg87, %1164 : tensor<1x1x16x32xf32>
      %cst_357 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1166 = stablehlo.broadcast_in_dim %cst_357, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1167 = stablehlo.multiply %1166, %590 : tensor<32xf32>
      %1168 = stablehlo.subtract %arg88, %1167 : tensor<32xf32>
      %cst_358 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1169 = stablehlo.broadcast_in_dim %cst_358, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1170 = stablehlo.multiply %1169, %596 : tensor<32xf32>
      %1171 = stablehlo.subtract %arg89, %1170 : tensor<32xf32>
      %cst_359 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1172 = stablehlo.broadcast_in_dim %cst_359, dims = [] : (tensor<f32>) -> tensor<32x5xf32>
      %1173 = stablehlo.multiply %1172, %581 : tensor<32x5xf32>
      %1174 = stablehlo.subtract %arg90, %1173 : tensor<32x5xf32>
      %cst_360 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1175 = stablehlo.broadcast_in_dim %cst_360, dims = [] : (tensor<f32>) -> tensor<3x3x3x8xf32>
      %1176 = stablehlo.multiply %1175, %1078 : tensor<3x3x3x8xf32>
      %1177 = stablehlo.subtract %arg91, %1176 : tensor<3x3x3x8xf32>
      %cst_361 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1178 = stablehlo.broadcast_in_dim %cst_361, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1179 = stablehlo.multiply %1178, %1040 : tensor<8xf32>
      %1180 = stablehlo.subtract %arg92, %1179 : tensor<8xf32>
      %cst_362 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1181 = stablehlo.broadcast_in_dim %cst_362, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1182 = stablehlo.multiply %1181, %1046 : tensor<8xf32>
      %1183 = stablehlo.subtract %arg93, %1182 : tensor<8xf32>
      sdy.return %568, %1081, %1084, %1087, %1090, %1093, %1096, %1099, %1102, %1105, %1108, %1111, %1114, %1117, %1120, %1123, %1126, %1129, %1132, %1135, %1138, %1141, %1144, %1147, %1150, %1153, %1156, %1159, %1162, %1165, %1168, %1171, %1174, %1177, %1180, %1183, %74, %79, %124, %129, %175, %180, %225, %230, %276, %281, %326, %331, %373, %378, %424, %429, %474, %479, %521, %526, %24, %29 : tensor<f32>, tensor<5xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<1x1x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x16x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x5xf32>, tensor<3x3x3x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<8xf32>, tensor<8xf32>
    } : (tensor<5xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<1x1x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x16x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x5xf32>, tensor<3x3x3x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<8xf32>, tensor<8xf32>, tensor<4x16x16x3xf32>, tensor<4xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<1x1x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x16x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x5xf32>, tensor<3x3x3x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<8xf32>, tensor<8xf32>)
    return %0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7, %0#8, %0#9, %0#10, %0#11, %0#12, %0#13, %0#14, %0#15, %0#16, %0#17, %0#18, %0#19, %0#20, %0#21, %0#22, %0#23, %0#24, %0#25, %0#26, %0#27, %0#28, %0#29, %0#30, %0#31, %0#32, %0#33, %0#34, %0#35, %0#36, %0#37, %0#38, %0#39, %0#40, %0#41, %0#42, %0#43, %0#44, %0#45, %0#46, %0#47, %0#48, %0#49, %0#50, %0#51, %0#52, %0#53, %0#54, %0#55, %0#56, %0#57 : tensor<f32>, tensor<5xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<1x1x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x16x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x5xf32>, tensor<3x3x3x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<8xf32>, tensor<8xf32>
  }
  func.func private @relu(%arg0: tensor<2x16x16x8xf32>) -> tensor<2x16x16x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x16x16x8xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x16x16x8xf32>
    return %1 : tensor<2x16x16x8xf32>
  }
  func.func private @relu_0(%arg0: tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x8x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x8x8x16xf32>
    return %1 : tensor<2x8x8x16xf32>
  }
  func.func private @relu_1(%arg0: tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x4x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x4x4x32xf32>
    return %1 : tensor<2x4x4x32xf32>
  }
  func.func private @_one_hot(%arg0: tensor<2xi32>) -> tensor<2x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x5xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x1xi32>) -> tensor<2x5xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x5xi32>) -> tensor<2x5xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %5 = stablehlo.convert %4 : (tensor<2x5xi1>) -> tensor<2x5xf32>
    return %5 : tensor<2x5xf32>
  }
  func.func private @log_softmax(%arg0: tensor<2x5xf32>) -> (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<2x5xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<2xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x5xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x5xf32>
    %6 = stablehlo.exponential %5 : tensor<2x5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<2x5xf32>, tensor<f32>) -> tensor<2xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %9 = stablehlo.log %8 : tensor<2x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x5xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<2x5xf32>
    return %11, %6, %8 : tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x1xf32>
  }
  func.func private @log_softmax_2(%arg0: tensor<2x5xf32>, %arg1: tensor<2x1xf32>, %arg2: tensor<2x5xf32>) -> tensor<2x5xf32> {
    %0 = stablehlo.negate %arg2 : tensor<2x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x5xf32>, tensor<f32>) -> tensor<2xf32>
    %2 = stablehlo.reshape %1 : (tensor<2xf32>) -> tensor<2x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<2x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2x1xf32>, tensor<f32>) -> tensor<2xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<2xf32>) -> tensor<2x5xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<2x5xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<2x5xf32>
    return %7 : tensor<2x5xf32>
  }
}
