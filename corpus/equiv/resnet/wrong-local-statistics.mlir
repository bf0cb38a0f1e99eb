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
      %5 = stablehlo.broadcast_in_dim %4, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %7 = stablehlo.subtract %1, %6 : tensor<2x16x16x8xf32>
      %8 = stablehlo.multiply %7, %7 : tensor<2x16x16x8xf32>
      %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x16x16x8xf32>
      %10 = stablehlo.multiply %9, %7 : tensor<2x16x16x8xf32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %11 = stablehlo.reduce(%8 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %cst_3 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
      %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %13 = stablehlo.divide %11, %12 : tensor<8xf32>
      %cst_4 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %15 = stablehlo.multiply %14, %arg114 : tensor<8xf32>
      %cst_5 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %17 = stablehlo.multiply %16, %4 : tensor<8xf32>
      %18 = stablehlo.add %15, %17 : tensor<8xf32>
      %cst_6 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %19 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %20 = stablehlo.multiply %19, %arg115 : tensor<8xf32>
      %cst_7 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %21 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %22 = stablehlo.multiply %21, %13 : tensor<8xf32>
      %23 = stablehlo.add %20, %22 : tensor<8xf32>
      %24 = stablehlo.broadcast_in_dim %4, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %26 = stablehlo.subtract %1, %25 : tensor<2x16x16x8xf32>
      %cst_8 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %27 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %28 = stablehlo.add %13, %27 : tensor<8xf32>
      %29 = stablehlo.rsqrt %28 : tensor<8xf32>
      %30 = stablehlo.divide %29, %28 : tensor<8xf32>
      %cst_9 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %31 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %32 = stablehlo.multiply %31, %30 : tensor<8xf32>
      %33 = stablehlo.broadcast_in_dim %29, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %35 = stablehlo.multiply %26, %34 : tensor<2x16x16x8xf32>
      %36 = stablehlo.broadcast_in_dim %arg93, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %38 = stablehlo.multiply %35, %37 : tensor<2x16x16x8xf32>
      %39 = stablehlo.broadcast_in_dim %arg92, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %41 = stablehlo.add %38, %40 : tensor<2x16x16x8xf32>
      %42 = func.call @relu(%41) : (tensor<2x16x16x8xf32>) -> tensor<2x16x16x8xf32>
      %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %43 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x16x16x8xf32>
      %44 = stablehlo.compare GT, %41, %43, FLOAT : (tensor<2x16x16x8xf32>, tensor<2x16x16x8xf32>) -> tensor<2x16x16x8xi1>
      %45 = stablehlo.convolution(%42, %arg60) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x8xf32>, tensor<3x3x8x8xf32>) -> tensor<2x16x16x8xf32>
      %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %46 = stablehlo.reduce(%45 init: %cst_11) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %cst_12 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
      %47 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %48 = stablehlo.divide %46, %47 : tensor<8xf32>
      %49 = stablehlo.broadcast_in_dim %48, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %51 = stablehlo.subtract %45, %50 : tensor<2x16x16x8xf32>
      %52 = stablehlo.multiply %51, %51 : tensor<2x16x16x8xf32>
      %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %53 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x16x16x8xf32>
      %54 = stablehlo.multiply %53, %51 : tensor<2x16x16x8xf32>
      %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %55 = stablehlo.reduce(%52 init: %cst_14) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %cst_15 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
      %56 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %57 = stablehlo.divide %55, %56 : tensor<8xf32>
      %cst_16 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %58 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %59 = stablehlo.multiply %58, %arg94 : tensor<8xf32>
      %cst_17 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %60 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %61 = stablehlo.multiply %60, %48 : tensor<8xf32>
      %62 = stablehlo.add %59, %61 : tensor<8xf32>
      %cst_18 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %63 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %64 = stablehlo.multiply %63, %arg95 : tensor<8xf32>
      %cst_19 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %65 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %66 = stablehlo.multiply %65, %57 : tensor<8xf32>
      %67 = stablehlo.add %64, %66 : tensor<8xf32>
      %68 = stablehlo.broadcast_in_dim %48, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %69 = stablehlo.broadcast_in_dim %68, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %70 = stablehlo.subtract %45, %69 : tensor<2x16x16x8xf32>
      %cst_20 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %71 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %72 = stablehlo.add %57, %71 : tensor<8xf32>
      %73 = stablehlo.rsqrt %72 : tensor<8xf32>
      %74 = stablehlo.divide %73, %72 : tensor<8xf32>
      %cst_21 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %75 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %76 = stablehlo.multiply %75, %74 : tensor<8xf32>
      %77 = stablehlo.broadcast_in_dim %73, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %79 = stablehlo.multiply %70, %78 : tensor<2x16x16x8xf32>
      %80 = stablehlo.broadcast_in_dim %arg62, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %81 = stablehlo.broadcast_in_dim %80, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %82 = stablehlo.multiply %79, %81 : tensor<2x16x16x8xf32>
      %83 = stablehlo.broadcast_in_dim %arg61, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %84 = stablehlo.broadcast_in_dim %83, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %85 = stablehlo.add %82, %84 : tensor<2x16x16x8xf32>
      %86 = func.call @relu(%85) : (tensor<2x16x16x8xf32>) -> tensor<2x16x16x8xf32>
      %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %87 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x16x16x8xf32>
      %88 = stablehlo.compare GT, %85, %87, FLOAT : (tensor<2x16x16x8xf32>, tensor<2x16x16x8xf32>) -> tensor<2x16x16x8xi1>
      %89 = stablehlo.convolution(%86, %arg63) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x8xf32>, tensor<3x3x8x8xf32>) -> tensor<2x16x16x8xf32>
      %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %90 = stablehlo.reduce(%89 init: %cst_23) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %cst_24 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
      %91 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %92 = stablehlo.divide %90, %91 : tensor<8xf32>
      %93 = stablehlo.broadcast_in_dim %92, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %94 = stablehlo.broadcast_in_dim %93, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %95 = stablehlo.subtract %89, %94 : tensor<2x16x16x8xf32>
      %96 = stablehlo.multiply %95, %95 : tensor<2x16x16x8xf32>
      %cst_25 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %97 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x16x16x8xf32>
      %98 = stablehlo.multiply %97, %95 : tensor<2x16x16x8xf32>
      %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %99 = stablehlo.reduce(%96 init: %cst_26) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %cst_27 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
      %100 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %101 = stablehlo.divide %99, %100 : tensor<8xf32>
      %cst_28 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %102 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %103 = stablehlo.multiply %102, %arg96 : tensor<8xf32>
      %cst_29 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %104 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %105 = stablehlo.multiply %104, %92 : tensor<8xf32>
      %106 = stablehlo.add %103, %105 : tensor<8xf32>
      %cst_30 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %107 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %108 = stablehlo.multiply %107, %arg97 : tensor<8xf32>
      %cst_31 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %109 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %110 = stablehlo.multiply %109, %101 : tensor<8xf32>
      %111 = stablehlo.add %108, %110 : tensor<8xf32>
      %112 = stablehlo.broadcast_in_dim %92, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %113 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %114 = stablehlo.subtract %89, %113 : tensor<2x16x16x8xf32>
      %cst_32 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %115 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %116 = stablehlo.add %101, %115 : tensor<8xf32>
      %117 = stablehlo.rsqrt %116 : tensor<8xf32>
      %118 = stablehlo.divide %117, %116 : tensor<8xf32>
      %cst_33 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %119 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %120 = stablehlo.multiply %119, %118 : tensor<8xf32>
      %121 = stablehlo.broadcast_in_dim %117, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %122 = stablehlo.broadcast_in_dim %121, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %123 = stablehlo.multiply %114, %122 : tensor<2x16x16x8xf32>
      %124 = stablehlo.broadcast_in_dim %arg65, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %125 = stablehlo.broadcast_in_dim %124, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %126 = stablehlo.multiply %123, %125 : tensor<2x16x16x8xf32>
      %127 = stablehlo.broadcast_in_dim %arg64, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %128 = stablehlo.broadcast_in_dim %127, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %129 = stablehlo.add %126, %128 : tensor<2x16x16x8xf32>
      %130 = stablehlo.add %42, %129 : tensor<2x16x16x8xf32>
      %131 = func.call @relu(%130) : (tensor<2x16x16x8xf32>) -> tensor<2x16x16x8xf32>
      %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %132 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2x16x16x8xf32>
      %133 = stablehlo.compare GT, %130, %132, FLOAT : (tensor<2x16x16x8xf32>, tensor<2x16x16x8xf32>) -> tensor<2x16x16x8xi1>
      %134 = stablehlo.convolution(%131, %arg66) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x8xf32>, tensor<3x3x8x8xf32>) -> tensor<2x16x16x8xf32>
      %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %135 = stablehlo.reduce(%134 init: %cst_35) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %cst_36 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
      %136 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %137 = stablehlo.divide %135, %136 : tensor<8xf32>
      %138 = stablehlo.broadcast_in_dim %137, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %139 = stablehlo.broadcast_in_dim %138, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %140 = stablehlo.subtract %134, %139 : tensor<2x16x16x8xf32>
      %141 = stablehlo.multiply %140, %140 : tensor<2x16x16x8xf32>
      %cst_37 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %142 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<2x16x16x8xf32>
      %143 = stablehlo.multiply %142, %140 : tensor<2x16x16x8xf32>
      %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %144 = stablehlo.reduce(%141 init: %cst_38) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %cst_39 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
      %145 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %146 = stablehlo.divide %144, %145 : tensor<8xf32>
      %cst_40 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %147 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %148 = stablehlo.multiply %147, %arg98 : tensor<8xf32>
      %cst_41 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %149 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %150 = stablehlo.multiply %149, %137 : tensor<8xf32>
      %151 = stablehlo.add %148, %150 : tensor<8xf32>
      %cst_42 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %152 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %153 = stablehlo.multiply %152, %arg99 : tensor<8xf32>
      %cst_43 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %154 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %155 = stablehlo.multiply %154, %146 : tensor<8xf32>
      %156 = stablehlo.add %153, %155 : tensor<8xf32>
      %157 = stablehlo.broadcast_in_dim %137, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %158 = stablehlo.broadcast_in_dim %157, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %159 = stablehlo.subtract %134, %158 : tensor<2x16x16x8xf32>
      %cst_44 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %160 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %161 = stablehlo.add %146, %160 : tensor<8xf32>
      %162 = stablehlo.rsqrt %161 : tensor<8xf32>
      %163 = stablehlo.divide %162, %161 : tensor<8xf32>
      %cst_45 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %164 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %165 = stablehlo.multiply %164, %163 : tensor<8xf32>
      %166 = stablehlo.broadcast_in_dim %162, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %167 = stablehlo.broadcast_in_dim %166, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %168 = stablehlo.multiply %159, %167 : tensor<2x16x16x8xf32>
      %169 = stablehlo.broadcast_in_dim %arg68, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %170 = stablehlo.broadcast_in_dim %169, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %171 = stablehlo.multiply %168, %170 : tensor<2x16x16x8xf32>
      %172 = stablehlo.broadcast_in_dim %arg67, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %173 = stablehlo.broadcast_in_dim %172, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %174 = stablehlo.add %171, %173 : tensor<2x16x16x8xf32>
      %175 = func.call @relu(%174) : (tensor<2x16x16x8xf32>) -> tensor<2x16x16x8xf32>
      %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %176 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<2x16x16x8xf32>
      %177 = stablehlo.compare GT, %174, %176, FLOAT : (tensor<2x16x16x8xf32>, tensor<2x16x16x8xf32>) -> tensor<2x16x16x8xi1>
      %178 = stablehlo.convolution(%175, %arg69) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x8xf32>, tensor<3x3x8x8xf32>) -> tensor<2x16x16x8xf32>
      %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %179 = stablehlo.reduce(%178 init: %cst_47) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %cst_48 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
      %180 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %181 = stablehlo.divide %179, %180 : tensor<8xf32>
      %182 = stablehlo.broadcast_in_dim %181, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %183 = stablehlo.broadcast_in_dim %182, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %184 = stablehlo.subtract %178, %183 : tensor<2x16x16x8xf32>
      %185 = stablehlo.multiply %184, %184 : tensor<2x16x16x8xf32>
      %cst_49 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %186 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<2x16x16x8xf32>
      %187 = stablehlo.multiply %186, %184 : tensor<2x16x16x8xf32>
      %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %188 = stablehlo.reduce(%185 init: %cst_50) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %cst_51 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
      %189 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %190 = stablehlo.divide %188, %189 : tensor<8xf32>
      %cst_52 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %191 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %192 = stablehlo.multiply %191, %arg100 : tensor<8xf32>
      %cst_53 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %193 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %194 = stablehlo.multiply %193, %181 : tensor<8xf32>
      %195 = stablehlo.add %192, %194 : tensor<8xf32>
      %cst_54 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %196 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %197 = stablehlo.multiply %196, %arg101 : tensor<8xf32>
      %cst_55 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %198 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %199 = stablehlo.multiply %198, %190 : tensor<8xf32>
      %200 = stablehlo.add %197, %199 : tensor<8xf32>
      %201 = stablehlo.broadcast_in_dim %181, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %202 = stablehlo.broadcast_in_dim %201, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %203 = stablehlo.subtract %178, %202 : tensor<2x16x16x8xf32>
      %cst_56 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %204 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %205 = stablehlo.add %190, %204 : tensor<8xf32>
      %206 = stablehlo.rsqrt %205 : tensor<8xf32>
      %207 = stablehlo.divide %206, %205 : tensor<8xf32>
      %cst_57 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %208 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %209 = stablehlo.multiply %208, %207 : tensor<8xf32>
      %210 = stablehlo.broadcast_in_dim %206, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %211 = stablehlo.broadcast_in_dim %210, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %212 = stablehlo.multiply %203, %211 : tensor<2x16x16x8xf32>
      %213 = stablehlo.broadcast_in_dim %arg71, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %214 = stablehlo.broadcast_in_dim %213, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %215 = stablehlo.multiply %212, %214 : tensor<2x16x16x8xf32>
      %216 = stablehlo.broadcast_in_dim %arg70, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %217 = stablehlo.broadcast_in_dim %216, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %218 = stablehlo.add %215, %217 : tensor<2x16x16x8xf32>
      %219 = stablehlo.add %131, %218 : tensor<2x16x16x8xf32>
      %220 = func.call @relu(%219) : (tensor<2x16x16x8xf32>) -> tensor<2x16x16x8xf32>
      %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %221 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<2x16x16x8xf32>
      %222 = stablehlo.compare GT, %219, %221, FLOAT : (tensor<2x16x16x8xf32>, tensor<2x16x16x8xf32>) -> tensor<2x16x16x8xi1>
      %223 = stablehlo.convolution(%220, %arg72) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x8xf32>, tensor<3x3x8x16xf32>) -> tensor<2x8x8x16xf32>
      %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %224 = stablehlo.reduce(%223 init: %cst_59) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %cst_60 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
      %225 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %226 = stablehlo.divide %224, %225 : tensor<16xf32>
      %227 = stablehlo.broadcast_in_dim %226, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %228 = stablehlo.broadcast_in_dim %227, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %229 = stablehlo.subtract %223, %228 : tensor<2x8x8x16xf32>
      %230 = stablehlo.multiply %229, %229 : tensor<2x8x8x16xf32>
      %cst_61 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %231 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<2x8x8x16xf32>
      %232 = stablehlo.multiply %231, %229 : tensor<2x8x8x16xf32>
      %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %233 = stablehlo.reduce(%230 init: %cst_62) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %cst_63 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
      %234 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %235 = stablehlo.divide %233, %234 : tensor<16xf32>
      %cst_64 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %236 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %237 = stablehlo.multiply %236, %arg102 : tensor<16xf32>
      %cst_65 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %238 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %239 = stablehlo.multiply %238, %226 : tensor<16xf32>
      %240 = stablehlo.add %237, %239 : tensor<16xf32>
      %cst_66 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %241 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %242 = stablehlo.multiply %241, %arg103 : tensor<16xf32>
      %cst_67 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %243 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %244 = stablehlo.multiply %243, %235 : tensor<16xf32>
      %245 = stablehlo.add %242, %244 : tensor<16xf32>
      %246 = stablehlo.broadcast_in_dim %226, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %247 = stablehlo.broadcast_in_dim %246, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %248 = stablehlo.subtract %223, %247 : tensor<2x8x8x16xf32>
      %cst_68 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %249 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %250 = stablehlo.add %235, %249 : tensor<16xf32>
      %251 = stablehlo.rsqrt %250 : tensor<16xf32>
      %252 = stablehlo.divide %251, %250 : tensor<16xf32>
      %cst_69 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %253 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %254 = stablehlo.multiply %253, %252 : tensor<16xf32>
      %255 = stablehlo.broadcast_in_dim %251, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %256 = stablehlo.broadcast_in_dim %255, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %257 = stablehlo.multiply %248, %256 : tensor<2x8x8x16xf32>
      %258 = stablehlo.broadcast_in_dim %arg74, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %259 = stablehlo.broadcast_in_dim %258, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %260 = stablehlo.multiply %257, %259 : tensor<2x8x8x16xf32>
      %261 = stablehlo.broadcast_in_dim %arg73, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %262 = stablehlo.broadcast_in_dim %261, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %263 = stablehlo.add %260, %262 : tensor<2x8x8x16xf32>
      %264 = func.call @relu_0(%263) : (tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32>
      %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %265 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<2x8x8x16xf32>
      %266 = stablehlo.compare GT, %263, %265, FLOAT : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xi1>
      %267 = stablehlo.convolution(%264, %arg75) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x16xf32>, tensor<3x3x16x16xf32>) -> tensor<2x8x8x16xf32>
      %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %268 = stablehlo.reduce(%267 init: %cst_71) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %cst_72 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
      %269 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %270 = stablehlo.divide %268, %269 : tensor<16xf32>
      %271 = stablehlo.broadcast_in_dim %270, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %272 = stablehlo.broadcast_in_dim %271, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %273 = stablehlo.subtract %267, %272 : tensor<2x8x8x16xf32>
      %274 = stablehlo.multiply %273, %273 : tensor<2x8x8x16xf32>
      %cst_73 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %275 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<2x8x8x16xf32>
      %276 = stablehlo.multiply %275, %273 : tensor<2x8x8x16xf32>
      %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %277 = stablehlo.reduce(%274 init: %cst_74) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %cst_75 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
      %278 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %279 = stablehlo.divide %277, %278 : tensor<16xf32>
      %cst_76 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %280 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %281 = stablehlo.multiply %280, %arg104 : tensor<16xf32>
      %cst_77 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %282 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %283 = stablehlo.multiply %282, %270 : tensor<16xf32>
      %284 = stablehlo.add %281, %283 : tensor<16xf32>
      %cst_78 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %285 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %286 = stablehlo.multiply %285, %arg105 : tensor<16xf32>
      %cst_79 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %287 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %288 = stablehlo.multiply %287, %279 : tensor<16xf32>
      %289 = stablehlo.add %286, %288 : tensor<16xf32>
      %290 = stablehlo.broadcast_in_dim %270, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %291 = stablehlo.broadcast_in_dim %290, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %292 = stablehlo.subtract %267, %291 : tensor<2x8x8x16xf32>
      %cst_80 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %293 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %294 = stablehlo.add %279, %293 : tensor<16xf32>
      %295 = stablehlo.rsqrt %294 : tensor<16xf32>
      %296 = stablehlo.divide %295, %294 : tensor<16xf32>
      %cst_81 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %297 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %298 = stablehlo.multiply %297, %296 : tensor<16xf32>
      %299 = stablehlo.broadcast_in_dim %295, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %300 = stablehlo.broadcast_in_dim %299, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %301 = stablehlo.multiply %292, %300 : tensor<2x8x8x16xf32>
      %302 = stablehlo.broadcast_in_dim %arg77, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %303 = stablehlo.broadcast_in_dim %302, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %304 = stablehlo.multiply %301, %303 : tensor<2x8x8x16xf32>
      %305 = stablehlo.broadcast_in_dim %arg76, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %306 = stablehlo.broadcast_in_dim %305, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %307 = stablehlo.add %304, %306 : tensor<2x8x8x16xf32>
      %308 = stablehlo.convolution(%220, %arg78) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x8xf32>, tensor<1x1x8x16xf32>) -> tensor<2x8x8x16xf32>
      %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %309 = stablehlo.reduce(%308 init: %cst_82) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %cst_83 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
      %310 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %311 = stablehlo.divide %309, %310 : tensor<16xf32>
      %312 = stablehlo.broadcast_in_dim %311, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %313 = stablehlo.broadcast_in_dim %312, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %314 = stablehlo.subtract %308, %313 : tensor<2x8x8x16xf32>
      %315 = stablehlo.multiply %314, %314 : tensor<2x8x8x16xf32>
      %cst_84 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %316 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<2x8x8x16xf32>
      %317 = stablehlo.multiply %316, %314 : tensor<2x8x8x16xf32>
      %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %318 = stablehlo.reduce(%315 init: %cst_85) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %cst_86 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
      %319 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %320 = stablehlo.divide %318, %319 : tensor<16xf32>
      %cst_87 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %321 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %322 = stablehlo.multiply %321, %arg106 : tensor<16xf32>
      %cst_88 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %323 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %324 = stablehlo.multiply %323, %311 : tensor<16xf32>
      %325 = stablehlo.add %322, %324 : tensor<16xf32>
      %cst_89 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %326 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %327 = stablehlo.multiply %326, %arg107 : tensor<16xf32>
      %cst_90 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %328 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %329 = stablehlo.multiply %328, %320 : tensor<16xf32>
      %330 = stablehlo.add %327, %329 : tensor<16xf32>
      %331 = stablehlo.broadcast_in_dim %311, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %332 = stablehlo.broadcast_in_dim %331, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %333 = stablehlo.subtract %308, %332 : tensor<2x8x8x16xf32>
      %cst_91 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %334 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %335 = stablehlo.add %320, %334 : tensor<16xf32>
      %336 = stablehlo.rsqrt %335 : tensor<16xf32>
      %337 = stablehlo.divide %336, %335 : tensor<16xf32>
      %cst_92 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %338 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %339 = stablehlo.multiply %338, %337 : tensor<16xf32>
      %340 = stablehlo.broadcast_in_dim %336, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %341 = stablehlo.broadcast_in_dim %340, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %342 = stablehlo.multiply %333, %341 : tensor<2x8x8x16xf32>
      %343 = stablehlo.broadcast_in_dim %arg80, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %344 = stablehlo.broadcast_in_dim %343, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %345 = stablehlo.multiply %342, %344 : tensor<2x8x8x16xf32>
      %346 = stablehlo.broadcast_in_dim %arg79, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %347 = stablehlo.broadcast_in_dim %346, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %348 = stablehlo.add %345, %347 : tensor<2x8x8x16xf32>
      %349 = stablehlo.add %348, %307 : tensor<2x8x8x16xf32>
      %350 = func.call @relu_0(%349) : (tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32>
      %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %351 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<2x8x8x16xf32>
      %352 = stablehlo.compare GT, %349, %351, FLOAT : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xi1>
      %353 = stablehlo.convolution(%350, %arg81) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x16xf32>, tensor<3x3x16x32xf32>) -> tensor<2x4x4x32xf32>
      %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %354 = stablehlo.reduce(%353 init: %cst_94) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %cst_95 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
      %355 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %356 = stablehlo.divide %354, %355 : tensor<32xf32>
      %357 = stablehlo.broadcast_in_dim %356, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %358 = stablehlo.broadcast_in_dim %357, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %359 = stablehlo.subtract %353, %358 : tensor<2x4x4x32xf32>
      %360 = stablehlo.multiply %359, %359 : tensor<2x4x4x32xf32>
      %cst_96 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %361 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<2x4x4x32xf32>
      %362 = stablehlo.multiply %361, %359 : tensor<2x4x4x32xf32>
      %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %363 = stablehlo.reduce(%360 init: %cst_97) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %cst_98 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
      %364 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %365 = stablehlo.divide %363, %364 : tensor<32xf32>
      %cst_99 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %366 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %367 = stablehlo.multiply %366, %arg108 : tensor<32xf32>
      %cst_100 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %368 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %369 = stablehlo.multiply %368, %356 : tensor<32xf32>
      %370 = stablehlo.add %367, %369 : tensor<32xf32>
      %cst_101 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %371 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %372 = stablehlo.multiply %371, %arg109 : tensor<32xf32>
      %cst_102 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %373 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %374 = stablehlo.multiply %373, %365 : tensor<32xf32>
      %375 = stablehlo.add %372, %374 : tensor<32xf32>
      %376 = stablehlo.broadcast_in_dim %356, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %377 = stablehlo.broadcast_in_dim %376, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %378 = stablehlo.subtract %353, %377 : tensor<2x4x4x32xf32>
      %cst_103 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %379 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %380 = stablehlo.add %365, %379 : tensor<32xf32>
      %381 = stablehlo.rsqrt %380 : tensor<32xf32>
      %382 = stablehlo.divide %381, %380 : tensor<32xf32>
      %cst_104 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %383 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %384 = stablehlo.multiply %383, %382 : tensor<32xf32>
      %385 = stablehlo.broadcast_in_dim %381, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %386 = stablehlo.broadcast_in_dim %385, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %387 = stablehlo.multiply %378, %386 : tensor<2x4x4x32xf32>
      %388 = stablehlo.broadcast_in_dim %arg83, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %389 = stablehlo.broadcast_in_dim %388, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %390 = stablehlo.multiply %387, %389 : tensor<2x4x4x32xf32>
      %391 = stablehlo.broadcast_in_dim %arg82, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %392 = stablehlo.broadcast_in_dim %391, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %393 = stablehlo.add %390, %392 : tensor<2x4x4x32xf32>
      %394 = func.call @relu_1(%393) : (tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32>
      %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %395 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<2x4x4x32xf32>
      %396 = stablehlo.compare GT, %393, %395, FLOAT : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xi1>
      %397 = stablehlo.convolution(%394, %arg84) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x32xf32>, tensor<3x3x32x32xf32>) -> tensor<2x4x4x32xf32>
      %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %398 = stablehlo.reduce(%397 init: %cst_106) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %cst_107 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
      %399 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %400 = stablehlo.divide %398, %399 : tensor<32xf32>
      %401 = stablehlo.broadcast_in_dim %400, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %402 = stablehlo.broadcast_in_dim %401, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %403 = stablehlo.subtract %397, %402 : tensor<2x4x4x32xf32>
      %404 = stablehlo.multiply %403, %403 : tensor<2x4x4x32xf32>
      %cst_108 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %405 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<2x4x4x32xf32>
      %406 = stablehlo.multiply %405, %403 : tensor<2x4x4x32xf32>
      %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %407 = stablehlo.reduce(%404 init: %cst_109) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %cst_110 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
      %408 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %409 = stablehlo.divide %407, %408 : tensor<32xf32>
      %cst_111 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %410 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %411 = stablehlo.multiply %410, %arg110 : tensor<32xf32>
      %cst_112 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %412 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %413 = stablehlo.multiply %412, %400 : tensor<32xf32>
      %414 = stablehlo.add %411, %413 : tensor<32xf32>
      %cst_113 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %415 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %416 = stablehlo.multiply %415, %arg111 : tensor<32xf32>
      %cst_114 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %417 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %418 = stablehlo.multiply %417, %409 : tensor<32xf32>
      %419 = stablehlo.add %416, %418 : tensor<32xf32>
      %420 = stablehlo.broadcast_in_dim %400, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %421 = stablehlo.broadcast_in_dim %420, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %422 = stablehlo.subtract %397, %421 : tensor<2x4x4x32xf32>
      %cst_115 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %423 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %424 = stablehlo.add %409, %423 : tensor<32xf32>
      %425 = stablehlo.rsqrt %424 : tensor<32xf32>
      %426 = stablehlo.divide %425, %424 : tensor<32xf32>
      %cst_116 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %427 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %428 = stablehlo.multiply %427, %426 : tensor<32xf32>
      %429 = stablehlo.broadcast_in_dim %425, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %430 = stablehlo.broadcast_in_dim %429, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %431 = stablehlo.multiply %422, %430 : tensor<2x4x4x32xf32>
      %432 = stablehlo.broadcast_in_dim %arg86, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %433 = stablehlo.broadcast_in_dim %432, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %434 = stablehlo.multiply %431, %433 : tensor<2x4x4x32xf32>
      %435 = stablehlo.broadcast_in_dim %arg85, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %436 = stablehlo.broadcast_in_dim %435, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %437 = stablehlo.add %434, %436 : tensor<2x4x4x32xf32>
      %438 = stablehlo.convolution(%350, %arg87) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x16xf32>, tensor<1x1x16x32xf32>) -> tensor<2x4x4x32xf32>
      %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %439 = stablehlo.reduce(%438 init: %cst_117) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %cst_118 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
      %440 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %441 = stablehlo.divide %439, %440 : tensor<32xf32>
      %442 = stablehlo.broadcast_in_dim %441, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %443 = stablehlo.broadcast_in_dim %442, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %444 = stablehlo.subtract %438, %443 : tensor<2x4x4x32xf32>
      %445 = stablehlo.multiply %444, %444 : tensor<2x4x4x32xf32>
      %cst_119 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %446 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<2x4x4x32xf32>
      %447 = stablehlo.multiply %446, %444 : tensor<2x4x4x32xf32>
      %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %448 = stablehlo.reduce(%445 init: %cst_120) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %cst_121 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
      %449 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %450 = stablehlo.divide %448, %449 : tensor<32xf32>
      %cst_122 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %451 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %452 = stablehlo.multiply %451, %arg112 : tensor<32xf32>
      %cst_123 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %453 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %454 = stablehlo.multiply %453, %441 : tensor<32xf32>
      %455 = stablehlo.add %452, %454 : tensor<32xf32>
      %cst_124 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %456 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %457 = stablehlo.multiply %456, %arg113 : tensor<32xf32>
      %cst_125 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %458 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %459 = stablehlo.multiply %458, %450 : tensor<32xf32>
      %460 = stablehlo.add %457, %459 : tensor<32xf32>
      %461 = stablehlo.broadcast_in_dim %441, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %462 = stablehlo.broadcast_in_dim %461, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %463 = stablehlo.subtract %438, %462 : tensor<2x4x4x32xf32>
      %cst_126 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %464 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %465 = stablehlo.add %450, %464 : tensor<32xf32>
      %466 = stablehlo.rsqrt %465 : tensor<32xf32>
      %467 = stablehlo.divide %466, %465 : tensor<32xf32>
      %cst_127 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %468 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %469 = stablehlo.multiply %468, %467 : tensor<32xf32>
      %470 = stablehlo.broadcast_in_dim %466, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %471 = stablehlo.broadcast_in_dim %470, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %472 = stablehlo.multiply %463, %471 : tensor<2x4x4x32xf32>
      %473 = stablehlo.broadcast_in_dim %arg89, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %474 = stablehlo.broadcast_in_dim %473, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %475 = stablehlo.multiply %472, %474 : tensor<2x4x4x32xf32>
      %476 = stablehlo.broadcast_in_dim %arg88, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %477 = stablehlo.broadcast_in_dim %476, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %478 = stablehlo.add %475, %477 : tensor<2x4x4x32xf32>
      %479 = stablehlo.add %478, %437 : tensor<2x4x4x32xf32>
      %480 = func.call @relu_1(%479) : (tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32>
      %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %481 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<2x4x4x32xf32>
      %482 = stablehlo.compare GT, %479, %481, FLOAT : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xi1>
      %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %483 = stablehlo.reduce(%480 init: %cst_129) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<2x32xf32>
      %cst_130 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
      %484 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
      %485 = stablehlo.divide %483, %484 : tensor<2x32xf32>
      %486 = stablehlo.dot_general %485, %arg90, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32xf32>, tensor<32x5xf32>) -> tensor<2x5xf32>
      %487 = stablehlo.broadcast_in_dim %arg59, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
      %488 = stablehlo.broadcast_in_dim %487, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<2x5xf32>
      %489 = stablehlo.add %486, %488 : tensor<2x5xf32>
      %490 = func.call @_one_hot(%arg117) : (tensor<2xi32>) -> tensor<2x5xf32>
      %cst_131 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %491 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %492 = stablehlo.multiply %491, %490 : tensor<2x5xf32>
      %cst_132 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
      %493 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %494 = stablehlo.add %492, %493 : tensor<2x5xf32>
      %495:3 = func.call @log_softmax(%489) : (tensor<2x5xf32>) -> (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x1xf32>)
      %496 = stablehlo.multiply %494, %495#0 : tensor<2x5xf32>
      %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %497 = stablehlo.reduce(%496 init: %cst_133) applies stablehlo.add across dimensions = [1] : (tensor<2x5xf32>, tensor<f32>) -> tensor<2xf32>
      %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %498 = stablehlo.reduce(%497 init: %cst_134) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
      %cst_135 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %499 = stablehlo.divide %498, %cst_135 : tensor<f32>
      %500 = stablehlo.negate %499 : tensor<f32>
      %501 = "stablehlo.all_reduce"(%500) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1157 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1157 : tensor<f32>
      }) : (tensor<f32>) -> tensor<f32>
      %cst_136 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %502 = stablehlo.divide %501, %cst_136 : tensor<f32>
      %cst_137 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_138 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %503 = stablehlo.divide %cst_137, %cst_138 : tensor<f32>
      %504 = "stablehlo.all_reduce"(%503) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1157 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1157 : tensor<f32>
      }) : (tensor<f32>) -> tensor<f32>
      %505 = stablehlo.negate %504 : tensor<f32>
      %cst_139 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %506 = stablehlo.divide %505, %cst_139 : tensor<f32>
      %507 = stablehlo.broadcast_in_dim %506, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %508 = stablehlo.broadcast_in_dim %507, dims = [0] : (tensor<2xf32>) -> tensor<2x5xf32>
      %509 = stablehlo.multiply %494, %508 : tensor<2x5xf32>
      %510 = func.call @log_softmax_2(%495#1, %495#2, %509) : (tensor<2x5xf32>, tensor<2x1xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %511 = stablehlo.reduce(%510 init: %cst_140) applies stablehlo.add across dimensions = [0] : (tensor<2x5xf32>, tensor<f32>) -> tensor<5xf32>
      %512 = stablehlo.reshape %511 : (tensor<5xf32>) -> tensor<1x5xf32>
      %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %513 = stablehlo.reduce(%512 init: %cst_141) applies stablehlo.add across dimensions = [0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<5xf32>
      %514 = stablehlo.dot_general %510, %485, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5xf32>, tensor<2x32xf32>) -> tensor<5x32xf32>
      %515 = stablehlo.transpose %514, dims = [1, 0] : (tensor<5x32xf32>) -> tensor<32x5xf32>
      %516 = stablehlo.dot_general %510, %arg90, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x5xf32>, tensor<32x5xf32>) -> tensor<2x32xf32>
      %cst_142 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
      %517 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
      %518 = stablehlo.divide %516, %517 : tensor<2x32xf32>
      %519 = stablehlo.broadcast_in_dim %518, dims = [0, 3] : (tensor<2x32xf32>) -> tensor<2x4x4x32xf32>
      %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %520 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<2x4x4x32xf32>
      %521 = stablehlo.select %482, %519, %520 : tensor<2x4x4x32xi1>, tensor<2x4x4x32xf32>
      %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %522 = stablehlo.reduce(%521 init: %cst_144) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %523 = stablehlo.reshape %522 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %524 = stablehlo.reduce(%523 init: %cst_145) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
      %525 = stablehlo.multiply %472, %521 : tensor<2x4x4x32xf32>
      %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %526 = stablehlo.reduce(%525 init: %cst_146) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %527 = stablehlo.reshape %526 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %528 = stablehlo.broadcast_in_dim %473, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %529 = stablehlo.multiply %521, %528 : tensor<2x4x4x32xf32>
      %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %530 = stablehlo.reduce(%527 init: %cst_147) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
      %531 = stablehlo.multiply %463, %529 : tensor<2x4x4x32xf32>
      %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %532 = stablehlo.reduce(%531 init: %cst_148) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %533 = stablehlo.reshape %532 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %534 = stablehlo.broadcast_in_dim %470, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %535 = stablehlo.multiply %529, %534 : tensor<2x4x4x32xf32>
      %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %536 = stablehlo.reduce(%533 init: %cst_149) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
      %537 = stablehlo.multiply %536, %469 : tensor<32xf32>
      %538 = stablehlo.negate %535 : tensor<2x4x4x32xf32>
      %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %539 = stablehlo.reduce(%538 init: %cst_150) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %540 = stablehlo.reshape %539 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %541 = stablehlo.reduce(%540 init: %cst_151) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
      %cst_152 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
      %542 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %543 = stablehlo.divide %537, %542 : tensor<32xf32>
      %544 = stablehlo.broadcast_in_dim %543, dims = [3] : (tensor<32xf32>) -> tensor<2x4x4x32xf32>
      %545 = stablehlo.multiply %544, %447 : tensor<2x4x4x32xf32>
      %546 = stablehlo.negate %545 : tensor<2x4x4x32xf32>
      %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %547 = stablehlo.reduce(%546 init: %cst_153) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %548 = stablehlo.reshape %547 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %549 = stablehlo.add %535, %545 : tensor<2x4x4x32xf32>
      %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %550 = stablehlo.reduce(%548 init: %cst_154) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
      %551 = stablehlo.add %541, %550 : tensor<32xf32>
      %cst_155 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
      %552 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %553 = stablehlo.divide %551, %552 : tensor<32xf32>
      %554 = stablehlo.broadcast_in_dim %553, dims = [3] : (tensor<32xf32>) -> tensor<2x4x4x32xf32>
      %555 = stablehlo.add %549, %554 : tensor<2x4x4x32xf32>
      %556 = stablehlo.convolution(%350, %555) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, -1], [0, -1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x16xf32>, tensor<2x4x4x32xf32>) -> tensor<1x1x16x32xf32>
      %557 = stablehlo.reverse %arg87, dims = [0, 1] : tensor<1x1x16x32xf32>
      %558 = stablehlo.convolution(%555, %557) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x32xf32>, tensor<1x1x16x32xf32>) -> tensor<2x8x8x16xf32>
      %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %559 = stablehlo.reduce(%521 init: %cst_156) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %560 = stablehlo.reshape %559 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %cst_157 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %561 = stablehlo.reduce(%560 init: %cst_157) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
      %562 = stablehlo.multiply %431, %521 : tensor<2x4x4x32xf32>
      %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %563 = stablehlo.reduce(%562 init: %cst_158) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %564 = stablehlo.reshape %563 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %565 = stablehlo.broadcast_in_dim %432, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %566 = stablehlo.multiply %521, %565 : tensor<2x4x4x32xf32>
      %cst_159 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %567 = stablehlo.reduce(%564 init: %cst_159) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
      %568 = stablehlo.multiply %422, %566 : tensor<2x4x4x32xf32>
      %cst_160 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %569 = stablehlo.reduce(%568 init: %cst_160) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %570 = stablehlo.reshape %569 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %571 = stablehlo.broadcast_in_dim %429, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %572 = stablehlo.multiply %566, %571 : tensor<2x4x4x32xf32>
      %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %573 = stablehlo.reduce(%570 init: %cst_161) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
      %574 = stablehlo.multiply %573, %428 : tensor<32xf32>
      %575 = stablehlo.negate %572 : tensor<2x4x4x32xf32>
      %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %576 = stablehlo.reduce(%575 init: %cst_162) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %577 = stablehlo.reshape %576 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %578 = stablehlo.reduce(%577 init: %cst_163) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
      %cst_164 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
      %579 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %580 = stablehlo.divide %574, %579 : tensor<32xf32>
      %581 = stablehlo.broadcast_in_dim %580, dims = [3] : (tensor<32xf32>) -> tensor<2x4x4x32xf32>
      %582 = stablehlo.multiply %581, %406 : tensor<2x4x4x32xf32>
      %583 = stablehlo.negate %582 : tensor<2x4x4x32xf32>
      %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %584 = stablehlo.reduce(%583 init: %cst_165) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %585 = stablehlo.reshape %584 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %586 = stablehlo.add %572, %582 : tensor<2x4x4x32xf32>
      %cst_166 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %587 = stablehlo.reduce(%585 init: %cst_166) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
      %588 = stablehlo.add %578, %587 : tensor<32xf32>
      %cst_167 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
      %589 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %590 = stablehlo.divide %588, %589 : tensor<32xf32>
      %591 = stablehlo.broadcast_in_dim %590, dims = [3] : (tensor<32xf32>) -> tensor<2x4x4x32xf32>
      %592 = stablehlo.add %586, %591 : tensor<2x4x4x32xf32>
      %593 = stablehlo.convolution(%394, %592) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<3x3x32x32xf32>
      %594 = stablehlo.reverse %arg84, dims = [0, 1] : tensor<3x3x32x32xf32>
      %595 = stablehlo.convolution(%592, %594) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x32xf32>, tensor<3x3x32x32xf32>) -> tensor<2x4x4x32xf32>
      %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %596 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<2x4x4x32xf32>
      %597 = stablehlo.select %396, %595, %596 : tensor<2x4x4x32xi1>, tensor<2x4x4x32xf32>
      %cst_169 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %598 = stablehlo.reduce(%597 init: %cst_169) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %599 = stablehlo.reshape %598 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %600 = stablehlo.reduce(%599 init: %cst_170) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
      %601 = stablehlo.multiply %387, %597 : tensor<2x4x4x32xf32>
      %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %602 = stablehlo.reduce(%601 init: %cst_171) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %603 = stablehlo.reshape %602 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %604 = stablehlo.broadcast_in_dim %388, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %605 = stablehlo.multiply %597, %604 : tensor<2x4x4x32xf32>
      %cst_172 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %606 = stablehlo.reduce(%603 init: %cst_172) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
      %607 = stablehlo.multiply %378, %605 : tensor<2x4x4x32xf32>
      %cst_173 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %608 = stablehlo.reduce(%607 init: %cst_173) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %609 = stablehlo.reshape %608 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %610 = stablehlo.broadcast_in_dim %385, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %611 = stablehlo.multiply %605, %610 : tensor<2x4x4x32xf32>
      %cst_174 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %612 = stablehlo.reduce(%609 init: %cst_174) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
      %613 = stablehlo.multiply %612, %384 : tensor<32xf32>
      %614 = stablehlo.negate %611 : tensor<2x4x4x32xf32>
      %cst_175 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %615 = stablehlo.reduce(%614 init: %cst_175) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %616 = stablehlo.reshape %615 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %cst_176 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %617 = stablehlo.reduce(%616 init: %cst_176) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
      %cst_177 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
      %618 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %619 = stablehlo.divide %613, %618 : tensor<32xf32>
      %620 = stablehlo.broadcast_in_dim %619, dims = [3] : (tensor<32xf32>) -> tensor<2x4x4x32xf32>
      %621 = stablehlo.multiply %620, %362 : tensor<2x4x4x32xf32>
      %622 = stablehlo.negate %621 : tensor<2x4x4x32xf32>
      %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %623 = stablehlo.reduce(%622 init: %cst_178) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %624 = stablehlo.reshape %623 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %625 = stablehlo.add %611, %621 : tensor<2x4x4x32xf32>
      %cst_179 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %626 = stablehlo.reduce(%624 init: %cst_179) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
      %627 = stablehlo.add %617, %626 : tensor<32xf32>
      %cst_180 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
      %628 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %629 = stablehlo.divide %627, %628 : tensor<32xf32>
      %630 = stablehlo.broadcast_in_dim %629, dims = [3] : (tensor<32xf32>) -> tensor<2x4x4x32xf32>
      %631 = stablehlo.add %625, %630 : tensor<2x4x4x32xf32>
      %632 = stablehlo.convolution(%350, %631) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 0], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x16xf32>, tensor<2x4x4x32xf32>) -> tensor<3x3x16x32xf32>
      %633 = stablehlo.reverse %arg81, dims = [0, 1] : tensor<3x3x16x32xf32>
      %634 = stablehlo.convolution(%631, %633) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 2], [1, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x32xf32>, tensor<3x3x16x32xf32>) -> tensor<2x8x8x16xf32>
      %635 = stablehlo.add %558, %634 : tensor<2x8x8x16xf32>
      %cst_181 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %636 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<2x8x8x16xf32>
      %637 = stablehlo.select %352, %635, %636 : tensor<2x8x8x16xi1>, tensor<2x8x8x16xf32>
      %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %638 = stablehlo.reduce(%637 init: %cst_182) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %639 = stablehlo.reshape %638 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %cst_183 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %640 = stablehlo.reduce(%639 init: %cst_183) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %641 = stablehlo.multiply %342, %637 : tensor<2x8x8x16xf32>
      %cst_184 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %642 = stablehlo.reduce(%641 init: %cst_184) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %643 = stablehlo.reshape %642 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %644 = stablehlo.broadcast_in_dim %343, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %645 = stablehlo.multiply %637, %644 : tensor<2x8x8x16xf32>
      %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %646 = stablehlo.reduce(%643 init: %cst_185) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %647 = stablehlo.multiply %333, %645 : tensor<2x8x8x16xf32>
      %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %648 = stablehlo.reduce(%647 init: %cst_186) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %649 = stablehlo.reshape %648 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %650 = stablehlo.broadcast_in_dim %340, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %651 = stablehlo.multiply %645, %650 : tensor<2x8x8x16xf32>
      %cst_187 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %652 = stablehlo.reduce(%649 init: %cst_187) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %653 = stablehlo.multiply %652, %339 : tensor<16xf32>
      %654 = stablehlo.negate %651 : tensor<2x8x8x16xf32>
      %cst_188 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %655 = stablehlo.reduce(%654 init: %cst_188) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %656 = stablehlo.reshape %655 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %cst_189 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %657 = stablehlo.reduce(%656 init: %cst_189) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %cst_190 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
      %658 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %659 = stablehlo.divide %653, %658 : tensor<16xf32>
      %660 = stablehlo.broadcast_in_dim %659, dims = [3] : (tensor<16xf32>) -> tensor<2x8x8x16xf32>
      %661 = stablehlo.multiply %660, %317 : tensor<2x8x8x16xf32>
      %662 = stablehlo.negate %661 : tensor<2x8x8x16xf32>
      %cst_191 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %663 = stablehlo.reduce(%662 init: %cst_191) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %664 = stablehlo.reshape %663 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %665 = stablehlo.add %651, %661 : tensor<2x8x8x16xf32>
      %cst_192 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %666 = stablehlo.reduce(%664 init: %cst_192) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %667 = stablehlo.add %657, %666 : tensor<16xf32>
      %cst_193 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
      %668 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %669 = stablehlo.divide %667, %668 : tensor<16xf32>
      %670 = stablehlo.broadcast_in_dim %669, dims = [3] : (tensor<16xf32>) -> tensor<2x8x8x16xf32>
      %671 = stablehlo.add %665, %670 : tensor<2x8x8x16xf32>
      %672 = stablehlo.convolution(%220, %671) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, -1], [0, -1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x8xf32>, tensor<2x8x8x16xf32>) -> tensor<1x1x8x16xf32>
      %673 = stablehlo.reverse %arg78, dims = [0, 1] : tensor<1x1x8x16xf32>
      %674 = stablehlo.convolution(%671, %673) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x16xf32>, tensor<1x1x8x16xf32>) -> tensor<2x16x16x8xf32>
      %cst_194 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %675 = stablehlo.reduce(%637 init: %cst_194) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %676 = stablehlo.reshape %675 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %cst_195 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %677 = stablehlo.reduce(%676 init: %cst_195) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %678 = stablehlo.multiply %301, %637 : tensor<2x8x8x16xf32>
      %cst_196 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %679 = stablehlo.reduce(%678 init: %cst_196) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %680 = stablehlo.reshape %679 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %681 = stablehlo.broadcast_in_dim %302, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %682 = stablehlo.multiply %637, %681 : tensor<2x8x8x16xf32>
      %cst_197 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %683 = stablehlo.reduce(%680 init: %cst_197) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %684 = stablehlo.multiply %292, %682 : tensor<2x8x8x16xf32>
      %cst_198 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %685 = stablehlo.reduce(%684 init: %cst_198) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %686 = stablehlo.reshape %685 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %687 = stablehlo.broadcast_in_dim %299, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %688 = stablehlo.multiply %682, %687 : tensor<2x8x8x16xf32>
      %cst_199 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %689 = stablehlo.reduce(%686 init: %cst_199) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %690 = stablehlo.multiply %689, %298 : tensor<16xf32>
      %691 = stablehlo.negate %688 : tensor<2x8x8x16xf32>
      %cst_200 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %692 = stablehlo.reduce(%691 init: %cst_200) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %693 = stablehlo.reshape %692 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %cst_201 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %694 = stablehlo.reduce(%693 init: %cst_201) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %cst_202 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
      %695 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %696 = stablehlo.divide %690, %695 : tensor<16xf32>
      %697 = stablehlo.broadcast_in_dim %696, dims = [3] : (tensor<16xf32>) -> tensor<2x8x8x16xf32>
      %698 = stablehlo.multiply %697, %276 : tensor<2x8x8x16xf32>
      %699 = stablehlo.negate %698 : tensor<2x8x8x16xf32>
      %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %700 = stablehlo.reduce(%699 init: %cst_203) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %701 = stablehlo.reshape %700 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %702 = stablehlo.add %688, %698 : tensor<2x8x8x16xf32>
      %cst_204 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %703 = stablehlo.reduce(%701 init: %cst_204) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %704 = stablehlo.add %694, %703 : tensor<16xf32>
      %cst_205 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
      %705 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %706 = stablehlo.divide %704, %705 : tensor<16xf32>
      %707 = stablehlo.broadcast_in_dim %706, dims = [3] : (tensor<16xf32>) -> tensor<2x8x8x16xf32>
      %708 = stablehlo.add %702, %707 : tensor<2x8x8x16xf32>
      %709 = stablehlo.convolution(%264, %708) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<3x3x16x16xf32>
      %710 = stablehlo.reverse %arg75, dims = [0, 1] : tensor<3x3x16x16xf32>
      %711 = stablehlo.convolution(%708, %710) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x16xf32>, tensor<3x3x16x16xf32>) -> tensor<2x8x8x16xf32>
      %cst_206 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %712 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<2x8x8x16xf32>
      %713 = stablehlo.select %266, %711, %712 : tensor<2x8x8x16xi1>, tensor<2x8x8x16xf32>
      %cst_207 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %714 = stablehlo.reduce(%713 init: %cst_207) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %715 = stablehlo.reshape %714 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %cst_208 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %716 = stablehlo.reduce(%715 init: %cst_208) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %717 = stablehlo.multiply %257, %713 : tensor<2x8x8x16xf32>
      %cst_209 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %718 = stablehlo.reduce(%717 init: %cst_209) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %719 = stablehlo.reshape %718 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %720 = stablehlo.broadcast_in_dim %258, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %721 = stablehlo.multiply %713, %720 : tensor<2x8x8x16xf32>
      %cst_210 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %722 = stablehlo.reduce(%719 init: %cst_210) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %723 = stablehlo.multiply %248, %721 : tensor<2x8x8x16xf32>
      %cst_211 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %724 = stablehlo.reduce(%723 init: %cst_211) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %725 = stablehlo.reshape %724 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %726 = stablehlo.broadcast_in_dim %255, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %727 = stablehlo.multiply %721, %726 : tensor<2x8x8x16xf32>
      %cst_212 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %728 = stablehlo.reduce(%725 init: %cst_212) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %729 = stablehlo.multiply %728, %254 : tensor<16xf32>
      %730 = stablehlo.negate %727 : tensor<2x8x8x16xf32>
      %cst_213 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %731 = stablehlo.reduce(%730 init: %cst_213) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %732 = stablehlo.reshape %731 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %cst_214 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %733 = stablehlo.reduce(%732 init: %cst_214) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %cst_215 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
      %734 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %735 = stablehlo.divide %729, %734 : tensor<16xf32>
      %736 = stablehlo.broadcast_in_dim %735, dims = [3] : (tensor<16xf32>) -> tensor<2x8x8x16xf32>
      %737 = stablehlo.multiply %736, %232 : tensor<2x8x8x16xf32>
      %738 = stablehlo.negate %737 : tensor<2x8x8x16xf32>
      %cst_216 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %739 = stablehlo.reduce(%738 init: %cst_216) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %740 = stablehlo.reshape %739 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %741 = stablehlo.add %727, %737 : tensor<2x8x8x16xf32>
      %cst_217 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %742 = stablehlo.reduce(%740 init: %cst_217) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %743 = stablehlo.add %733, %742 : tensor<16xf32>
      %cst_218 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
      %744 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %745 = stablehlo.divide %743, %744 : tensor<16xf32>
      %746 = stablehlo.broadcast_in_dim %745, dims = [3] : (tensor<16xf32>) -> tensor<2x8x8x16xf32>
      %747 = stablehlo.add %741, %746 : tensor<2x8x8x16xf32>
      %748 = stablehlo.convolution(%220, %747) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 0], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x8xf32>, tensor<2x8x8x16xf32>) -> tensor<3x3x8x16xf32>
      %749 = stablehlo.reverse %arg72, dims = [0, 1] : tensor<3x3x8x16xf32>
      %750 = stablehlo.convolution(%747, %749) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 2], [1, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x16xf32>, tensor<3x3x8x16xf32>) -> tensor<2x16x16x8xf32>
      %751 = stablehlo.add %674, %750 : tensor<2x16x16x8xf32>
      %cst_219 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %752 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<2x16x16x8xf32>
      %753 = stablehlo.select %222, %751, %752 : tensor<2x16x16x8xi1>, tensor<2x16x16x8xf32>
      %cst_220 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %754 = stablehlo.reduce(%753 init: %cst_220) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %755 = stablehlo.reshape %754 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %cst_221 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %756 = stablehlo.reduce(%755 init: %cst_221) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %757 = stablehlo.multiply %212, %753 : tensor<2x16x16x8xf32>
      %cst_222 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %758 = stablehlo.reduce(%757 init: %cst_222) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %759 = stablehlo.reshape %758 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %760 = stablehlo.broadcast_in_dim %213, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %761 = stablehlo.multiply %753, %760 : tensor<2x16x16x8xf32>
      %cst_223 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %762 = stablehlo.reduce(%759 init: %cst_223) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %763 = stablehlo.multiply %203, %761 : tensor<2x16x16x8xf32>
      %cst_224 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %764 = stablehlo.reduce(%763 init: %cst_224) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %765 = stablehlo.reshape %764 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %766 = stablehlo.broadcast_in_dim %210, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %767 = stablehlo.multiply %761, %766 : tensor<2x16x16x8xf32>
      %cst_225 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %768 = stablehlo.reduce(%765 init: %cst_225) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %769 = stablehlo.multiply %768, %209 : tensor<8xf32>
      %770 = stablehlo.negate %767 : tensor<2x16x16x8xf32>
      %cst_226 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %771 = stablehlo.reduce(%770 init: %cst_226) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %772 = stablehlo.reshape %771 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %cst_227 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %773 = stablehlo.reduce(%772 init: %cst_227) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %cst_228 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
      %774 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %775 = stablehlo.divide %769, %774 : tensor<8xf32>
      %776 = stablehlo.broadcast_in_dim %775, dims = [3] : (tensor<8xf32>) -> tensor<2x16x16x8xf32>
      %777 = stablehlo.multiply %776, %187 : tensor<2x16x16x8xf32>
      %778 = stablehlo.negate %777 : tensor<2x16x16x8xf32>
      %cst_229 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %779 = stablehlo.reduce(%778 init: %cst_229) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %780 = stablehlo.reshape %779 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %781 = stablehlo.add %767, %777 : tensor<2x16x16x8xf32>
      %cst_230 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %782 = stablehlo.reduce(%780 init: %cst_230) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %783 = stablehlo.add %773, %782 : tensor<8xf32>
      %cst_231 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
      %784 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %785 = stablehlo.divide %783, %784 : tensor<8xf32>
      %786 = stablehlo.broadcast_in_dim %785, dims = [3] : (tensor<8xf32>) -> tensor<2x16x16x8xf32>
      %787 = stablehlo.add %781, %786 : tensor<2x16x16x8xf32>
      %788 = stablehlo.convolution(%175, %787) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x8xf32>, tensor<2x16x16x8xf32>) -> tensor<3x3x8x8xf32>
      %789 = stablehlo.reverse %arg69, dims = [0, 1] : tensor<3x3x8x8xf32>
      %790 = stablehlo.convolution(%787, %789) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x8xf32>, tensor<3x3x8x8xf32>) -> tensor<2x16x16x8xf32>
      %cst_232 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %791 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<2x16x16x8xf32>
      %792 = stablehlo.select %177, %790, %791 : tensor<2x16x16x8xi1>, tensor<2x16x16x8xf32>
      %cst_233 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %793 = stablehlo.reduce(%792 init: %cst_233) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %794 = stablehlo.reshape %793 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %cst_234 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %795 = stablehlo.reduce(%794 init: %cst_234) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %796 = stablehlo.multiply %168, %792 : tensor<2x16x16x8xf32>
      %cst_235 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %797 = stablehlo.reduce(%796 init: %cst_235) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %798 = stablehlo.reshape %797 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %799 = stablehlo.broadcast_in_dim %169, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %800 = stablehlo.multiply %792, %799 : tensor<2x16x16x8xf32>
      %cst_236 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %801 = stablehlo.reduce(%798 init: %cst_236) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %802 = stablehlo.multiply %159, %800 : tensor<2x16x16x8xf32>
      %cst_237 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %803 = stablehlo.reduce(%802 init: %cst_237) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %804 = stablehlo.reshape %803 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %805 = stablehlo.broadcast_in_dim %166, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %806 = stablehlo.multiply %800, %805 : tensor<2x16x16x8xf32>
      %cst_238 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %807 = stablehlo.reduce(%804 init: %cst_238) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %808 = stablehlo.multiply %807, %165 : tensor<8xf32>
      %809 = stablehlo.negate %806 : tensor<2x16x16x8xf32>
      %cst_239 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %810 = stablehlo.reduce(%809 init: %cst_239) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %811 = stablehlo.reshape %810 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %cst_240 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %812 = stablehlo.reduce(%811 init: %cst_240) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %cst_241 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
      %813 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %814 = stablehlo.divide %808, %813 : tensor<8xf32>
      %815 = stablehlo.broadcast_in_dim %814, dims = [3] : (tensor<8xf32>) -> tensor<2x16x16x8xf32>
      %816 = stablehlo.multiply %815, %143 : tensor<2x16x16x8xf32>
      %817 = stablehlo.negate %816 : tensor<2x16x16x8xf32>
      %cst_242 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %818 = stablehlo.reduce(%817 init: %cst_242) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %819 = stablehlo.reshape %818 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %820 = stablehlo.add %806, %816 : tensor<2x16x16x8xf32>
      %cst_243 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %821 = stablehlo.reduce(%819 init: %cst_243) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %822 = stablehlo.add %812, %821 : tensor<8xf32>
      %cst_244 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
      %823 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %824 = stablehlo.divide %822, %823 : tensor<8xf32>
      %825 = stablehlo.broadcast_in_dim %824, dims = [3] : (tensor<8xf32>) -> tensor<2x16x16x8xf32>
      %826 = stablehlo.add %820, %825 : tensor<2x16x16x8xf32>
      %827 = stablehlo.convolution(%131, %826) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x8xf32>, tensor<2x16x16x8xf32>) -> tensor<3x3x8x8xf32>
      %828 = stablehlo.reverse %arg66, dims = [0, 1] : tensor<3x3x8x8xf32>
      %829 = stablehlo.convolution(%826, %828) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x8xf32>, tensor<3x3x8x8xf32>) -> tensor<2x16x16x8xf32>
      %830 = stablehlo.add %753, %829 : tensor<2x16x16x8xf32>
      %cst_245 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %831 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<2x16x16x8xf32>
      %832 = stablehlo.select %133, %830, %831 : tensor<2x16x16x8xi1>, tensor<2x16x16x8xf32>
      %cst_246 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %833 = stablehlo.reduce(%832 init: %cst_246) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %834 = stablehlo.reshape %833 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %cst_247 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %835 = stablehlo.reduce(%834 init: %cst_247) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %836 = stablehlo.multiply %123, %832 : tensor<2x16x16x8xf32>
      %cst_248 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %837 = stablehlo.reduce(%836 init: %cst_248) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %838 = stablehlo.reshape %837 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %839 = stablehlo.broadcast_in_dim %124, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %840 = stablehlo.multiply %832, %839 : tensor<2x16x16x8xf32>
      %cst_249 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %841 = stablehlo.reduce(%838 init: %cst_249) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %842 = stablehlo.multiply %114, %840 : tensor<2x16x16x8xf32>
      %cst_250 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %843 = stablehlo.reduce(%842 init: %cst_250) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %844 = stablehlo.reshape %843 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %845 = stablehlo.broadcast_in_dim %121, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %846 = stablehlo.multiply %840, %845 : tensor<2x16x16x8xf32>
      %cst_251 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %847 = stablehlo.reduce(%844 init: %cst_251) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %848 = stablehlo.multiply %847, %120 : tensor<8xf32>
      %849 = stablehlo.negate %846 : tensor<2x16x16x8xf32>
      %cst_252 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %850 = stablehlo.reduce(%849 init: %cst_252) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %851 = stablehlo.reshape %850 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %cst_253 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %852 = stablehlo.reduce(%851 init: %cst_253) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %cst_254 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
      %853 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %854 = stablehlo.divide %848, %853 : tensor<8xf32>
      %855 = stablehlo.broadcast_in_dim %854, dims = [3] : (tensor<8xf32>) -> tensor<2x16x16x8xf32>
      %856 = stablehlo.multiply %855, %98 : tensor<2x16x16x8xf32>
      %857 = stablehlo.negate %856 : tensor<2x16x16x8xf32>
      %cst_255 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %858 = stablehlo.reduce(%857 init: %cst_255) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %859 = stablehlo.reshape %858 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %860 = stablehlo.add %846, %856 : tensor<2x16x16x8xf32>
      %cst_256 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %861 = stablehlo.reduce(%859 init: %cst_256) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %862 = stablehlo.add %852, %861 : tensor<8xf32>
      %cst_257 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
      %863 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %864 = stablehlo.divide %862, %863 : tensor<8xf32>
      %865 = stablehlo.broadcast_in_dim %864, dims = [3] : (tensor<8xf32>) -> tensor<2x16x16x8xf32>
      %866 = stablehlo.add %860, %865 : tensor<2x16x16x8xf32>
      %867 = stablehlo.convolution(%86, %866) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x8xf32>, tensor<2x16x16x8xf32>) -> tensor<3x3x8x8xf32>
      %868 = stablehlo.reverse %arg63, dims = [0, 1] : tensor<3x3x8x8xf32>
      %869 = stablehlo.convolution(%866, %868) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x8xf32>, tensor<3x3x8x8xf32>) -> tensor<2x16x16x8xf32>
      %cst_258 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %870 = stablehlo.broadcast_in_dim %cst_258, dims = [] : (tensor<f32>) -> tensor<2x16x16x8xf32>
      %871 = stablehlo.select %88, %869, %870 : tensor<2x16x16x8xi1>, tensor<2x16x16x8xf32>
      %cst_259 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %872 = stablehlo.reduce(%871 init: %cst_259) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %873 = stablehlo.reshape %872 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %cst_260 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %874 = stablehlo.reduce(%873 init: %cst_260) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %875 = stablehlo.multiply %79, %871 : tensor<2x16x16x8xf32>
      %cst_261 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %876 = stablehlo.reduce(%875 init: %cst_261) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %877 = stablehlo.reshape %876 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %878 = stablehlo.broadcast_in_dim %80, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %879 = stablehlo.multiply %871, %878 : tensor<2x16x16x8xf32>
      %cst_262 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %880 = stablehlo.reduce(%877 init: %cst_262) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %881 = stablehlo.multiply %70, %879 : tensor<2x16x16x8xf32>
      %cst_263 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %882 = stablehlo.reduce(%881 init: %cst_263) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %883 = stablehlo.reshape %882 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %884 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %885 = stablehlo.multiply %879, %884 : tensor<2x16x16x8xf32>
      %cst_264 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %886 = stablehlo.reduce(%883 init: %cst_264) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %887 = stablehlo.multiply %886, %76 : tensor<8xf32>
      %888 = stablehlo.negate %885 : tensor<2x16x16x8xf32>
      %cst_265 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %889 = stablehlo.reduce(%888 init: %cst_265) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %890 = stablehlo.reshape %889 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %cst_266 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %891 = stablehlo.reduce(%890 init: %cst_266) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %cst_267 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
      %892 = stablehlo.broadcast_in_dim %cst_267, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %893 = stablehlo.divide %887, %892 : tensor<8xf32>
      %894 = stablehlo.broadcast_in_dim %893, dims = [3] : (tensor<8xf32>) -> tensor<2x16x16x8xf32>
      %895 = stablehlo.multiply %894, %54 : tensor<2x16x16x8xf32>
      %896 = stablehlo.negate %895 : tensor<2x16x16x8xf32>
      %cst_268 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %897 = stablehlo.reduce(%896 init: %cst_268) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %898 = stablehlo.reshape %897 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %899 = stablehlo.add %885, %895 : tensor<2x16x16x8xf32>
      %cst_269 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %900 = stablehlo.reduce(%898 init: %cst_269) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %901 = stablehlo.add %891, %900 : tensor<8xf32>
      %cst_270 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
      %902 = stablehlo.broadcast_in_dim %cst_270, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %903 = stablehlo.divide %901, %902 : tensor<8xf32>
      %904 = stablehlo.broadcast_in_dim %903, dims = [3] : (tensor<8xf32>) -> tensor<2x16x16x8xf32>
      %905 = stablehlo.add %899, %904 : tensor<2x16x16x8xf32>
      %906 = stablehlo.convolution(%42, %905) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x8xf32>, tensor<2x16x16x8xf32>) -> tensor<3x3x8x8xf32>
      %907 = stablehlo.reverse %arg60, dims = [0, 1] : tensor<3x3x8x8xf32>
      %908 = stablehlo.convolution(%905, %907) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x8xf32>, tensor<3x3x8x8xf32>) -> tensor<2x16x16x8xf32>
      %909 = stablehlo.add %832, %908 : tensor<2x16x16x8xf32>
      %cst_271 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %910 = stablehlo.broadcast_in_dim %cst_271, dims = [] : (tensor<f32>) -> tensor<2x16x16x8xf32>
      %911 = stablehlo.select %44, %909, %910 : tensor<2x16x16x8xi1>, tensor<2x16x16x8xf32>
      %cst_272 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %912 = stablehlo.reduce(%911 init: %cst_272) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %913 = stablehlo.reshape %912 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %cst_273 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %914 = stablehlo.reduce(%913 init: %cst_273) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %915 = stablehlo.multiply %35, %911 : tensor<2x16x16x8xf32>
      %cst_274 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %916 = stablehlo.reduce(%915 init: %cst_274) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %917 = stablehlo.reshape %916 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %918 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %919 = stablehlo.multiply %911, %918 : tensor<2x16x16x8xf32>
      %cst_275 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %920 = stablehlo.reduce(%917 init: %cst_275) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %921 = stablehlo.multiply %26, %919 : tensor<2x16x16x8xf32>
      %cst_276 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %922 = stablehlo.reduce(%921 init: %cst_276) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %923 = stablehlo.reshape %922 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %924 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %925 = stablehlo.multiply %919, %924 : tensor<2x16x16x8xf32>
      %cst_277 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %926 = stablehlo.reduce(%923 init: %cst_277) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %927 = stablehlo.multiply %926, %32 : tensor<8xf32>
      %928 = stablehlo.negate %925 : tensor<2x16x16x8xf32>
      %cst_278 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %929 = stablehlo.reduce(%928 init: %cst_278) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %930 = stablehlo.reshape %929 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %cst_279 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %931 = stablehlo.reduce(%930 init: %cst_279) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %cst_280 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
      %932 = stablehlo.broadcast_in_dim %cst_280, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %933 = stablehlo.divide %927, %932 : tensor<8xf32>
      %934 = stablehlo.broadcast_in_dim %933, dims = [3] : (tensor<8xf32>) -> tensor<2x16x16x8xf32>
      %935 = stablehlo.multiply %934, %10 : tensor<2x16x16x8xf32>
      %936 = stablehlo.negate %935 : tensor<2x16x16x8xf32>
      %cst_281 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %937 = stablehlo.reduce(%936 init: %cst_281) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %938 = stablehlo.reshape %937 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %939 = stablehlo.add %925, %935 : tensor<2x16x16x8xf32>
      %cst_282 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %940 = stablehlo.reduce(%938 init: %cst_282) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %941 = stablehlo.add %931, %940 : tensor<8xf32>
      %cst_283 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
      %942 = stablehlo.broadcast_in_dim %cst_283, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %943 = stablehlo.divide %941, %942 : tensor<8xf32>
      %944 = stablehlo.broadcast_in_dim %943, dims = [3] : (tensor<8xf32>) -> tensor<2x16x16x8xf32>
      %945 = stablehlo.add %939, %944 : tensor<2x16x16x8xf32>
      %946 = stablehlo.convolution(%arg116, %945) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x3xf32>, tensor<2x16x16x8xf32>) -> tensor<3x3x3x8xf32>
      %947 = "stablehlo.all_reduce"(%513) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1157 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1157 : tensor<f32>
      }) : (tensor<5xf32>) -> tensor<5xf32>
      %948 = "stablehlo.all_reduce"(%906) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1157 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1157 : tensor<f32>
      }) : (tensor<3x3x8x8xf32>) -> tensor<3x3x8x8xf32>
      %949 = "stablehlo.all_reduce"(%874) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1157 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1157 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %950 = "stablehlo.all_reduce"(%880) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1157 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1157 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %951 = "stablehlo.all_reduce"(%867) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1157 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1157 : tensor<f32>
      }) : (tensor<3x3x8x8xf32>) -> tensor<3x3x8x8xf32>
      %952 = "stablehlo.all_reduce"(%835) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1157 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1157 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %953 = "stablehlo.all_reduce"(%841) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1157 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1157 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %954 = "stablehlo.all_reduce"(%827) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1157 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1157 : tensor<f32>
      }) : (tensor<3x3x8x8xf32>) -> tensor<3x3x8x8xf32>
      %955 = "stablehlo.all_reduce"(%795) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1157 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1157 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %956 = "stablehlo.all_reduce"(%801) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1157 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1157 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %957 = "stablehlo.all_reduce"(%788) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1157 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1157 : tensor<f32>
      }) : (tensor<3x3x8x8xf32>) -> tensor<3x3x8x8xf32>
      %958 = "stablehlo.all_reduce"(%756) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1157 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1157 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %959 = "stablehlo.all_reduce"(%762) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1157 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1157 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %960 = "stablehlo.all_reduce"(%748) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1157 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1157 : tensor<f32>
      }) : (tensor<3x3x8x16xf32>) -> tensor<3x3x8x16xf32>
      %961 = "stablehlo.all_reduce"(%716) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1157 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1157 : tensor<f32>
      }) : (tensor<16xf32>) -> tensor<16xf32>
      %962 = "stablehlo.all_reduce"(%722) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1157 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1157 : tensor<f32>
      }) : (tensor<16xf32>) -> tensor<16xf32>
      %963 = "stablehlo.all_reduce"(%709) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1157 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1157 : tensor<f32>
      }) : (tensor<3x3x16x16xf32>) -> tensor<3x3x16x16xf32>
      %964 = "stablehlo.all_reduce"(%677) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1157 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1157 : tensor<f32>
      }) : (tensor<16xf32>) -> tensor<16xf32>
      %965 = "stablehlo.all_reduce"(%683) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1157 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1157 : tensor<f32>
      }) : (tensor<16xf32>) -> tensor<16xf32>
      %966 = "stablehlo.all_reduce"(%672) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1157 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1157 : tensor<f32>
      }) : (tensor<1x1x8x16xf32>) -> tensor<1x1x8x16xf32>
      %967 = "stablehlo.all_reduce"(%640) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1157 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1157 : tensor<f32>
      }) : (tensor<16xf32>) -> tensor<16xf32>
      %968 = "stablehlo.all_reduce"(%646) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1157 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1157 : tensor<f32>
      }) : (tensor<16xf32>) -> tensor<16xf32>
      %969 = "stablehlo.all_reduce"(%632) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1157 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1157 : tensor<f32>
      }) : (tensor<3x3x16x32xf32>) -> tensor<3x3x16x32xf32>
      %970 = "stablehlo.all_reduce"(%600) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1157 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1157 : tensor<f32>
      }) : (tensor<32xf32>) -> tensor<32xf32>
      %971 = "stablehlo.all_reduce"(%606) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1157 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1157 : tensor<f32>
      }) : (tensor<32xf32>) -> tensor<32xf32>
      %972 = "stablehlo.all_reduce"(%593) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1157 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1157 : tensor<f32>
      }) : (tensor<3x3x32x32xf32>) -> tensor<3x3x32x32xf32>
      %973 = "stablehlo.all_reduce"(%561) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1157 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1157 : tensor<f32>
      }) : (tensor<32xf32>) -> tensor<32xf32>
      %974 = "stablehlo.all_reduce"(%567) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1157 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1157 : tensor<f32>
      }) : (tensor<32xf32>) -> tensor<32xf32>
      %975 = "stablehlo.all_reduce"(%556) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1157 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1157 : tensor<f32>
      }) : (tensor<1x1x16x32xf32>) -> tensor<1x1x16x32xf32>
      %976 = "stablehlo.all_reduce"(%524) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1157 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1157 : tensor<f32>
      }) : (tensor<32xf32>) -> tensor<32xf32>
      %977 = "stablehlo.all_reduce"(%530) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1157 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1157 : tensor<f32>
      }) : (tensor<32xf32>) -> tensor<32xf32>
      %978 = "stablehlo.all_reduce"(%515) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1157 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1157 : tensor<f32>
      }) : (tensor<32x5xf32>) -> tensor<32x5xf32>
      %979 = "stablehlo.all_reduce"(%946) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1157 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1157 : tensor<f32>
      }) : (tensor<3x3x3x8xf32>) -> tensor<3x3x3x8xf32>
      %980 = "stablehlo.all_reduce"(%914) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1157 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1157 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %981 = "stablehlo.all_reduce"(%920) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
        %1157 = stablehlo.add %arg118, %arg119 : tensor<f32>
        stablehlo.return %1157 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %cst_284 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %982 = stablehlo.broadcast_in_dim %cst_284, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %983 = stablehlo.divide %947, %982 : tensor<5xf32>
      %cst_285 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %984 = stablehlo.broadcast_in_dim %cst_285, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
      %985 = stablehlo.divide %948, %984 : tensor<3x3x8x8xf32>
      %cst_286 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %986 = stablehlo.broadcast_in_dim %cst_286, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %987 = stablehlo.divide %949, %986 : tensor<8xf32>
      %cst_287 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %988 = stablehlo.broadcast_in_dim %cst_287, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %989 = stablehlo.divide %950, %988 : tensor<8xf32>
      %cst_288 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %990 = stablehlo.broadcast_in_dim %cst_288, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
      %991 = stablehlo.divide %951, %990 : tensor<3x3x8x8xf32>
      %cst_289 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %992 = stablehlo.broadcast_in_dim %cst_289, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %993 = stablehlo.divide %952, %992 : tensor<8xf32>
      %cst_290 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %994 = stablehlo.broadcast_in_dim %cst_290, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %995 = stablehlo.divide %953, %994 : tensor<8xf32>
      %cst_291 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %996 = stablehlo.broadcast_in_dim %cst_291, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
      %997 = stablehlo.divide %954, %996 : tensor<3x3x8x8xf32>
      %cst_292 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %998 = stablehlo.broadcast_in_dim %cst_292, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %999 = stablehlo.divide %955, %998 : tensor<8xf32>
      %cst_293 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %1000 = stablehlo.broadcast_in_dim %cst_293, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1001 = stablehlo.divide %956, %1000 : tensor<8xf32>
      %cst_294 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %1002 = stablehlo.broadcast_in_dim %cst_294, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
      %1003 = stablehlo.divide %957, %1002 : tensor<3x3x8x8xf32>
      %cst_295 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %1004 = stablehlo.broadcast_in_dim %cst_295, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1005 = stablehlo.divide %958, %1004 : tensor<8xf32>
      %cst_296 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %1006 = stablehlo.broadcast_in_dim %cst_296, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1007 = stablehlo.divide %959, %1006 : tensor<8xf32>
      %cst_297 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %1008 = stablehlo.broadcast_in_dim %cst_297, dims = [] : (tensor<f32>) -> tensor<3x3x8x16xf32>
      %1009 = stablehlo.divide %960, %1008 : tensor<3x3x8x16xf32>
      %cst_298 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %1010 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %1011 = stablehlo.divide %961, %1010 : tensor<16xf32>
      %cst_299 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %1012 = stablehlo.broadcast_in_dim %cst_299, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %1013 = stablehlo.divide %962, %1012 : tensor<16xf32>
      %cst_300 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %1014 = stablehlo.broadcast_in_dim %cst_300, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
      %1015 = stablehlo.divide %963, %1014 : tensor<3x3x16x16xf32>
      %cst_301 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %1016 = stablehlo.broadcast_in_dim %cst_301, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %1017 = stablehlo.divide %964, %1016 : tensor<16xf32>
      %cst_302 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %1018 = stablehlo.broadcast_in_dim %cst_302, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %1019 = stablehlo.divide %965, %1018 : tensor<16xf32>
      %cst_303 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %1020 = stablehlo.broadcast_in_dim %cst_303, dims = [] : (tensor<f32>) -> tensor<1x1x8x16xf32>
      %1021 = stablehlo.divide %966, %1020 : tensor<1x1x8x16xf32>
      %cst_304 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %1022 = stablehlo.broadcast_in_dim %cst_304, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %1023 = stablehlo.divide %967, %1022 : tensor<16xf32>
      %cst_305 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %1024 = stablehlo.broadcast_in_dim %cst_305, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %1025 = stablehlo.divide %968, %1024 : tensor<16xf32>
      %cst_306 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %1026 = stablehlo.broadcast_in_dim %cst_306, dims = [] : (tensor<f32>) -> tensor<3x3x16x32xf32>
      %1027 = stablehlo.divide %969, %1026 : tensor<3x3x16x32xf32>
      %cst_307 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %1028 = stablehlo.broadcast_in_dim %cst_307, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1029 = stablehlo.divide %970, %1028 : tensor<32xf32>
      %cst_308 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %1030 = stablehlo.broadcast_in_dim %cst_308, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1031 = stablehlo.divide %971, %1030 : tensor<32xf32>
      %cst_309 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %1032 = stablehlo.broadcast_in_dim %cst_309, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
      %1033 = stablehlo.divide %972, %1032 : tensor<3x3x32x32xf32>
      %cst_310 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %1034 = stablehlo.broadcast_in_dim %cst_310, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1035 = stablehlo.divide %973, %1034 : tensor<32xf32>
      %cst_311 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %1036 = stablehlo.broadcast_in_dim %cst_311, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1037 = stablehlo.divide %974, %1036 : tensor<32xf32>
      %cst_312 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %1038 = stablehlo.broadcast_in_dim %cst_312, dims = [] : (tensor<f32>) -> tensor<1x1x16x32xf32>
      %1039 = stablehlo.divide %975, %1038 : tensor<1x1x16x32xf32>
      %cst_313 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %1040 = stablehlo.broadcast_in_dim %cst_313, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1041 = stablehlo.divide %976, %1040 : tensor<32xf32>
      %cst_314 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %1042 = stablehlo.broadcast_in_dim %cst_314, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1043 = stablehlo.divide %977, %1042 : tensor<32xf32>
      %cst_315 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %1044 = stablehlo.broadcast_in_dim %cst_315, dims = [] : (tensor<f32>) -> tensor<32x5xf32>
      %1045 = stablehlo.divide %978, %1044 : tensor<32x5xf32>
      %cst_316 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %1046 = stablehlo.broadcast_in_dim %cst_316, dims = [] : (tensor<f32>) -> tensor<3x3x3x8xf32>
      %1047 = stablehlo.divide %979, %1046 : tensor<3x3x3x8xf32>
      %cst_317 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %1048 = stablehlo.broadcast_in_dim %cst_317, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1049 = stablehlo.divide %980, %1048 : tensor<8xf32>
      %cst_318 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %1050 = stablehlo.broadcast_in_dim %cst_318, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1051 = stablehlo.divide %981, %1050 : tensor<8xf32>
      %cst_319 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1052 = stablehlo.broadcast_in_dim %cst_319, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %1053 = stablehlo.multiply %1052, %983 : tensor<5xf32>
      %1054 = stablehlo.subtract %arg59, %1053 : tensor<5xf32>
      %cst_320 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1055 = stablehlo.broadcast_in_dim %cst_320, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
      %1056 = stablehlo.multiply %1055, %985 : tensor<3x3x8x8xf32>
      %1057 = stablehlo.subtract %arg60, %1056 : tensor<3x3x8x8xf32>
      %cst_321 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1058 = stablehlo.broadcast_in_dim %cst_321, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1059 = stablehlo.multiply %1058, %987 : tensor<8xf32>
      %1060 = stablehlo.subtract %arg61, %1059 : tensor<8xf32>
      %cst_322 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1061 = stablehlo.broadcast_in_dim %cst_322, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1062 = stablehlo.multiply %1061, %989 : tensor<8xf32>
      %1063 = stablehlo.subtract %arg62, %1062 : tensor<8xf32>
      %cst_323 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1064 = stablehlo.broadcast_in_dim %cst_323, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
      %1065 = stablehlo.multiply %1064, %991 : tensor<3x3x8x8xf32>
      %1066 = stablehlo.subtract %arg63, %1065 : tensor<3x3x8x8xf32>
      %cst_324 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1067 = stablehlo.broadcast_in_dim %cst_324, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1068 = stablehlo.multiply %1067, %993 : tensor<8xf32>
      %1069 = stablehlo.subtract %arg64, %1068 : tensor<8xf32>
      %cst_325 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1070 = stablehlo.broadcast_in_dim %cst_325, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1071 = stablehlo.multiply %1070, %995 : tensor<8xf32>
      %1072 = stablehlo.subtract %arg65, %1071 : tensor<8xf32>
      %cst_326 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1073 = stablehlo.broadcast_in_dim %cst_326, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
      %1074 = stablehlo.multiply %1073, %997 : tensor<3x3x8x8xf32>
      %1075 = stablehlo.subtract %arg66, %1074 : tensor<3x3x8x8xf32>
      %cst_327 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1076 = stablehlo.broadcast_in_dim %cst_327, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1077 = stablehlo.multiply %1076, %999 : tensor<8xf32>
      %1078 = stablehlo.subtract %arg67, %1077 : tensor<8xf32>
      %cst_328 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1079 = stablehlo.broadcast_in_dim %cst_328, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1080 = stablehlo.multiply %1079, %1001 : tensor<8xf32>
      %1081 = stablehlo.subtract %arg68, %1080 : tensor<8xf32>
      %cst_329 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1082 = stablehlo.broadcast_in_dim %cst_329, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
      %1083 = stablehlo.multiply %1082, %1003 : tensor<3x3x8x8xf32>
      %1084 = stablehlo.subtract %arg69, %1083 : tensor<3x3x8x8xf32>
      %cst_330 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1085 = stablehlo.broadcast_in_dim %cst_330, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1086 = stablehlo.multiply %1085, %1005 : tensor<8xf32>
      %1087 = stablehlo.subtract %arg70, %1086 : tensor<8xf32>
      %cst_331 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1088 = stablehlo.broadcast_in_dim %cst_331, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1089 = stablehlo.multiply %1088, %1007 : tensor<8xf32>
      %1090 = stablehlo.subtract %arg71, %1089 : tensor<8xf32>
      %cst_332 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1091 = stablehlo.broadcast_in_dim %cst_332, dims = [] : (tensor<f32>) -> tensor<3x3x8x16xf32>
      %1092 = stablehlo.multiply %1091, %1009 : tensor<3x3x8x16xf32>
      %1093 = stablehlo.subtract %arg72, %1092 : tensor<3x3x8x16xf32>
      %cst_333 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1094 = stablehlo.broadcast_in_dim %cst_333, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %1095 = stablehlo.multiply %1094, %1011 : tensor<16xf32>
      %1096 = stablehlo.subtract %arg73, %1095 : tensor<16xf32>
      %cst_334 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1097 = stablehlo.broadcast_in_dim %cst_334, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %1098 = stablehlo.multiply %1097, %1013 : tensor<16xf32>
      %1099 = stablehlo.subtract %arg74, %1098 : tensor<16xf32>
      %cst_335 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1100 = stablehlo.broadcast_in_dim %cst_335, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
      %1101 = stablehlo.multiply %1100, %1015 : tensor<3x3x16x16xf32>
      %1102 = stablehlo.subtract %arg75, %1101 : tensor<3x3x16x16xf32>
      %cst_336 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1103 = stablehlo.broadcast_in_dim %cst_336, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %1104 = stablehlo.multiply %1103, %1017 : tensor<16xf32>
      %1105 = stablehlo.subtract %arg76, %1104 : tensor<16xf32>
      %cst_337 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1106 = stablehlo.broadcast_in_dim %cst_337, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %1107 = stablehlo.multiply %1106, %1019 : tensor<16xf32>
      %1108 = stablehlo.subtract %arg77, %1107 : tensor<16xf32>
      %cst_338 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1109 = stablehlo.broadcast_in_dim %cst_338, dims = [] : (tensor<f32>) -> tensor<1x1x8x16xf32>
      %1110 = stablehlo.multiply %1109, %1021 : tensor<1x1x8x16xf32>
      %1111 = stablehlo.subtract %arg78, %1110 : tensor<1x1x8x16xf32>
      %cst_339 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1112 = stablehlo.broadcast_in_dim %cst_339, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %1113 = stablehlo.multiply %1112, %1023 : tensor<16xf32>
      %1114 = stablehlo.subtract %arg79, %1113 : tensor<16xf32>
      %cst_340 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1115 = stablehlo.broadcast_in_dim %cst_340, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %1116 = stablehlo.multiply %1115, %1025 : tensor<16xf32>
      %1117 = stablehlo.subtract %arg80, %1116 : tensor<16xf32>
      %cst_341 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1118 = stablehlo.broadcast_in_dim %cst_341, dims = [] : (tensor<f32>) -> tensor<3x3x16x32xf32>
      %1119 = stablehlo.multiply %1118, %1027 : tensor<3x3x16x32xf32>
      %1120 = stablehlo.subtract %arg81, %1119 : tensor<3x3x16x32xf32>
      %cst_342 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1121 = stablehlo.broadcast_in_dim %cst_342, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1122 = stablehlo.multiply %1121, %1029 : tensor<32xf32>
      %1123 = stablehlo.subtract %arg82, %1122 : tensor<32xf32>
      %cst_343 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1124 = stablehlo.broadcast_in_dim %cst_343, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1125 = stablehlo.multiply %1124, %1031 : tensor<32xf32>
      %1126 = stablehlo.subtract %arg83, %1125 : tensor<32xf32>
      %cst_344 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1127 = stablehlo.broadcast_in_dim %cst_344, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
      %1128 = stablehlo.multiply %1127, %1033 : tensor<3x3x32x32xf32>
      %1129 = stablehlo.subtract %arg84, %1128 : tensor<3x3x32x32xf32>
      %cst_345 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1130 = stablehlo.broadcast_in_dim %cst_345, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1131 = stablehlo.multiply %1130, %1035 : tensor<32xf32>
      %1132 = stablehlo.subtract %arg85, %1131 : tensor<32xf32>
      %cst_346 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1133 = stablehlo.broadcast_in_dim %cst_346, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1134 = stablehlo.multiply %1133, %1037 : tensor<32xf32>
      %1135 = stablehlo.subtract %arg86, %1134 : tensor<32xf32>
      %cst_347 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1136 = stablehlo.broadcast_in_dim %cst_347, dims = [] : (tensor<f32>) -> tensor<1x1x16x32xf32>
      %1137 = stablehlo.multiply %1136, %1039 : tensor<1x1x16x32xf32>
      %1138 = stablehlo.subtract %arg87, %1137 : tensor<1x1x16x32xf32>
      %cst_348 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1139 = stablehlo.broadcast_in_dim %cst_348, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1140 = stablehlo.multiply %1139, %1041 : tensor<32xf32>
      %1141 = stablehlo.subtract %arg88, %1140 : tensor<32xf32>
      %cst_349 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1142 = stablehlo.broadcast_in_dim %cst_349, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1143 = stablehlo.multiply %1142, %1043 : tensor<32xf32>
      %1144 = stablehlo.subtract %arg89, %1143 : tensor<32xf32>
      %cst_350 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1145 = stablehlo.broadcast_in_dim %cst_350, dims = [] : (tensor<f32>) -> tensor<32x5xf32>
      %1146 = stablehlo.multiply %1145, %1045 : tensor<32x5xf32>
      %1147 = stablehlo.subtract %arg90, %1146 : tensor<32x5xf32>
      %cst_351 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1148 = stablehlo.broadcast_in_dim %cst_351, dims = [] : (tensor<f32>) -> tensor<3x3x3x8xf32>
      %1149 = stablehlo.multiply %1148, %1047 : tensor<3x3x3x8xf32>
      %1150 = stablehlo.subtract %arg91, %1149 : tensor<3x3x3x8xf32>
      %cst_352 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1151 = stablehlo.broadcast_in_dim %cst_352, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1152 = stablehlo.multiply %1151, %1049 : tensor<8xf32>
      %1153 = stablehlo.subtract %arg92, %1152 : tensor<8xf32>
      %cst_353 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1154 = stablehlo.broadcast_in_dim %cst_353, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1155 = stablehlo.multiply %1154, %1051 : tensor<8xf32>
      %1156 = stablehlo.subtract %arg93, %1155 : tensor<8xf32>
      sdy.return %502, %1054, %1057, %1060, %1063, %1066, %1069, %1072, %1075, %1078, %1081, %1084, %1087, %1090, %1093, %1096, %1099, %1102, %1105, %1108, %1111, %1114, %1117, %1120, %1123, %1126, %1129, %1132, %1135, %1138, %1141, %1144, %1147, %1150, %1153, %1156, %62, %67, %106, %111, %151, %156, %195, %200, %240, %245, %284, %289, %325, %330, %370, %375, %414, %419, %455, %460, %18, %23 : tensor<f32>, tensor<5xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<1x1x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x16x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x5xf32>, tensor<3x3x3x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<8xf32>, tensor<8xf32>
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
