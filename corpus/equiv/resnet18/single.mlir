module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32> {tf.aliasing_output = 1 : i32}, %arg1: tensor<32x5xf32> {tf.aliasing_output = 2 : i32}, %arg2: tensor<3x3x4x4xf32> {tf.aliasing_output = 3 : i32}, %arg3: tensor<4xf32> {tf.aliasing_output = 4 : i32}, %arg4: tensor<4xf32> {tf.aliasing_output = 5 : i32}, %arg5: tensor<3x3x4x4xf32> {tf.aliasing_output = 6 : i32}, %arg6: tensor<4xf32> {tf.aliasing_output = 7 : i32}, %arg7: tensor<4xf32> {tf.aliasing_output = 8 : i32}, %arg8: tensor<3x3x4x4xf32> {tf.aliasing_output = 9 : i32}, %arg9: tensor<4xf32> {tf.aliasing_output = 10 : i32}, %arg10: tensor<4xf32> {tf.aliasing_output = 11 : i32}, %arg11: tensor<3x3x4x4xf32> {tf.aliasing_output = 12 : i32}, %arg12: tensor<4xf32> {tf.aliasing_output = 13 : i32}, %arg13: tensor<4xf32> {tf.aliasing_output = 14 : i32}, %arg14: tensor<3x3x4x8xf32> {tf.aliasing_output = 15 : i32}, %arg15: tensor<8xf32> {tf.aliasing_output = 16 : i32}, %arg16: tensor<8xf32> {tf.aliasing_output = 17 : i32}, %arg17: tensor<3x3x8x8xf32> {tf.aliasing_output = 18 : i32}, %arg18: tensor<8xf32> {tf.aliasing_output = 19 : i32}, %arg19: tensor<8xf32> {tf.aliasing_output = 20 : i32}, %arg20: tensor<1x1x4x8xf32> {tf.aliasing_output = 21 : i32}, %arg21: tensor<8xf32> {tf.aliasing_output = 22 : i32}, %arg22: tensor<8xf32> {tf.aliasing_output = 23 : i32}, %arg23: tensor<3x3x8x8xf32> {tf.aliasing_output = 24 : i32}, %arg24: tensor<8xf32> {tf.aliasing_output = 25 : i32}, %arg25: tensor<8xf32> {tf.aliasing_output = 26 : i32}, %arg26: tensor<3x3x8x8xf32> {tf.aliasing_output = 27 : i32}, %arg27: tensor<8xf32> {tf.aliasing_output = 28 : i32}, %arg28: tensor<8xf32> {tf.aliasing_output = 29 : i32}, %arg29: tensor<3x3x8x16xf32> {tf.aliasing_output = 30 : i32}, %arg30: tensor<16xf32> {tf.aliasing_output = 31 : i32}, %arg31: tensor<16xf32> {tf.aliasing_output = 32 : i32}, %arg32: tensor<3x3x16x16xf32> {tf.aliasing_output = 33 : i32}, %arg33: tensor<16xf32> {tf.aliasing_output = 34 : i32}, %arg34: tensor<16xf32> {tf.aliasing_output = 35 : i32}, %arg35: tensor<1x1x8x16xf32> {tf.aliasing_output = 36 : i32}, %arg36: tensor<16xf32> {tf.aliasing_output = 37 : i32}, %arg37: tensor<16xf32> {tf.aliasing_output = 38 : i32}, %arg38: tensor<3x3x16x16xf32> {tf.aliasing_output = 39 : i32}, %arg39: tensor<16xf32> {tf.aliasing_output = 40 : i32}, %arg40: tensor<16xf32> {tf.aliasing_output = 41 : i32}, %arg41: tensor<3x3x16x16xf32> {tf.aliasing_output = 42 : i32}, %arg42: tensor<16xf32> {tf.aliasing_output = 43 : i32}, %arg43: tensor<16xf32> {tf.aliasing_output = 44 : i32}, %arg44: tensor<3x3x16x32xf32> {tf.aliasing_output = 45 : i32}, %arg45: tensor<32xf32> {tf.aliasing_output = 46 : i32}, %arg46: tensor<32xf32> {tf.aliasing_output = 47 : i32}, %arg47: tensor<3x3x32x32xf32> {tf.aliasing_output = 48 : i32}, %arg48: tensor<32xf32> {tf.aliasing_output = 49 : i32}, %arg49: tensor<32xf32> {tf.aliasing_output = 50 : i32}, %arg50: tensor<1x1x16x32xf32> {tf.aliasing_output = 51 : i32}, %arg51: tensor<32xf32> {tf.aliasing_output = 52 : i32}, %arg52: tensor<32xf32> {tf.aliasing_output = 53 : i32}, %arg53: tensor<3x3x32x32xf32> {tf.aliasing_output = 54 : i32}, %arg54: tensor<32xf32> {tf.aliasing_output = 55 : i32}, %arg55: tensor<32xf32> {tf.aliasing_output = 56 : i32}, %arg56: tensor<3x3x32x32xf32> {tf.aliasing_output = 57 : i32}, %arg57: tensor<32xf32> {tf.aliasing_output = 58 : i32}, %arg58: tensor<32xf32> {tf.aliasing_output = 59 : i32}, %arg59: tensor<7x7x3x4xf32> {tf.aliasing_output = 60 : i32}, %arg60: tensor<4xf32> {tf.aliasing_output = 61 : i32}, %arg61: tensor<4xf32> {tf.aliasing_output = 62 : i32}, %arg62: tensor<4xf32> {tf.aliasing_output = 63 : i32}, %arg63: tensor<4xf32> {tf.aliasing_output = 64 : i32}, %arg64: tensor<4xf32> {tf.aliasing_output = 65 : i32}, %arg65: tensor<4xf32> {tf.aliasing_output = 66 : i32}, %arg66: tensor<4xf32> {tf.aliasing_output = 67 : i32}, %arg67: tensor<4xf32> {tf.aliasing_output = 68 : i32}, %arg68: tensor<4xf32> {tf.aliasing_output = 69 : i32}, %arg69: tensor<4xf32> {tf.aliasing_output = 70 : i32}, %arg70: tensor<8xf32> {tf.aliasing_output = 71 : i32}, %arg71: tensor<8xf32> {tf.aliasing_output = 72 : i32}, %arg72: tensor<8xf32> {tf.aliasing_output = 73 : i32}, %arg73: tensor<8xf32> {tf.aliasing_output = 74 : i32}, %arg74: tensor<8xf32> {tf.aliasing_output = 75 : i32}, %arg75: tensor<8xf32> {tf.aliasing_output = 76 : i32}, %arg76: tensor<8xf32> {tf.aliasing_output = 77 : i32}, %arg77: tensor<8xf32> {tf.aliasing_output = 78 : i32}, %arg78: tensor<8xf32> {tf.aliasing_output = 79 : i32}, %arg79: tensor<8xf32> {tf.aliasing_output = 80 : i32}, %arg80: tensor<16xf32> {tf.aliasing_output = 81 : i32}, %arg81: tensor<16xf32> {tf.aliasing_output = 82 : i32}, %arg82: tensor<16xf32> {tf.aliasing_output = 83 : i32}, %arg83: tensor<16xf32> {tf.aliasing_output = 84 : i32}, %arg84: tensor<16xf32> {tf.aliasing_output = 85 : i32}, %arg85: tensor<16xf32> {tf.aliasing_output = 86 : i32}, %arg86: tensor<16xf32> {tf.aliasing_output = 87 : i32}, %arg87: tensor<16xf32> {tf.aliasing_output = 88 : i32}, %arg88: tensor<16xf32> {tf.aliasing_output = 89 : i32}, %arg89: tensor<16xf32> {tf.aliasing_output = 90 : i32}, %arg90: tensor<32xf32> {tf.aliasing_output = 91 : i32}, %arg91: tensor<32xf32> {tf.aliasing_output = 92 : i32}, %arg92: tensor<32xf32> {tf.aliasing_output = 93 : i32}, %arg93: tensor<32xf32> {tf.aliasing_output = 94 : i32}, %arg94: tensor<32xf32> {tf.aliasing_output = 95 : i32}, %arg95: tensor<32xf32> {tf.aliasing_output = 96 : i32}, %arg96: tensor<32xf32> {tf.aliasing_output = 97 : i32}, %arg97: tensor<32xf32> {tf.aliasing_output = 98 : i32}, %arg98: tensor<32xf32> {tf.aliasing_output = 99 : i32}, %arg99: tensor<32xf32> {tf.aliasing_output = 100 : i32}, %arg100: tensor<4xf32> {tf.aliasing_output = 101 : i32}, %arg101: tensor<4xf32> {tf.aliasing_output = 102 : i32}, %arg102: tensor<4x32x32x3xf32>, %arg103: tensor<4xi32>) -> (tensor<f32> {jax.result_info = "result['loss']"}, tensor<5xf32> {jax.result_info = "result['params']['bias']"}, tensor<32x5xf32> {jax.result_info = "result['params']['dense']"}, tensor<3x3x4x4xf32> {jax.result_info = "result['params']['layer1.0.a']"}, tensor<4xf32> {jax.result_info = "result['params']['layer1.0.a.beta']"}, tensor<4xf32> {jax.result_info = "result['params']['layer1.0.a.gamma']"}, tensor<3x3x4x4xf32> {jax.result_info = "result['params']['layer1.0.b']"}, tensor<4xf32> {jax.result_info = "result['params']['layer1.0.b.beta']"}, tensor<4xf32> {jax.result_info = "result['params']['layer1.0.b.gamma']"}, tensor<3x3x4x4xf32> {jax.result_info = "result['params']['layer1.1.a']"}, tensor<4xf32> {jax.result_info = "result['params']['layer1.1.a.beta']"}, tensor<4xf32> {jax.result_info = "result['params']['layer1.1.a.gamma']"}, tensor<3x3x4x4xf32> {jax.result_info = "result['params']['layer1.1.b']"}, tensor<4xf32> {jax.result_info = "result['params']['layer1.1.b.beta']"}, tensor<4xf32> {jax.result_info = "result['params']['layer1.1.b.gamma']"}, tensor<3x3x4x8xf32> {jax.result_info = "result['params']['layer2.0.a']"}, tensor<8xf32> {jax.result_info = "result['params']['layer2.0.a.beta']"}, tensor<8xf32> {jax.result_info = "result['params']['layer2.0.a.gamma']"}, tensor<3x3x8x8xf32> {jax.result_info = "result['params']['layer2.0.b']"}, tensor<8xf32> {jax.result_info = "result['params']['layer2.0.b.beta']"}, tensor<8xf32> {jax.result_info = "result['params']['layer2.0.b.gamma']"}, tensor<1x1x4x8xf32> {jax.result_info = "result['params']['layer2.0.down']"}, tensor<8xf32> {jax.result_info = "result['params']['layer2.0.down.beta']"}, tensor<8xf32> {jax.result_info = "result['params']['layer2.0.down.gamma']"}, tensor<3x3x8x8xf32> {jax.result_info = "result['params']['layer2.1.a']"}, tensor<8xf32> {jax.result_info = "result['params']['layer2.1.a.beta']"}, tensor<8xf32> {jax.result_info = "result['params']['layer2.1.a.gamma']"}, tensor<3x3x8x8xf32> {jax.result_info = "result['params']['layer2.1.b']"}, tensor<8xf32> {jax.result_info = "result['params']['layer2.1.b.beta']"}, tensor<8xf32> {jax.result_info = "result['params']['layer2.1.b.gamma']"}, tensor<3x3x8x16xf32> {jax.result_info = "result['params']['layer3.0.a']"}, tensor<16xf32> {jax.result_info = "result['params']['layer3.0.a.beta']"}, tensor<16xf32> {jax.result_info = "result['params']['layer3.0.a.gamma']"}, tensor<3x3x16x16xf32> {jax.result_info = "result['params']['layer3.0.b']"}, tensor<16xf32> {jax.result_info = "result['params']['layer3.0.b.beta']"}, tensor<16xf32> {jax.result_info = "result['params']['layer3.0.b.gamma']"}, tensor<1x1x8x16xf32> {jax.result_info = "result['params']['layer3.0.down']"}, tensor<16xf32> {jax.result_info = "result['params']['layer3.0.down.beta']"}, tensor<16xf32> {jax.result_info = "result['params']['layer3.0.down.gamma']"}, tensor<3x3x16x16xf32> {jax.result_info = "result['params']['layer3.1.a']"}, tensor<16xf32> {jax.result_info = "result['params']['layer3.1.a.beta']"}, tensor<16xf32> {jax.result_info = "result['params']['layer3.1.a.gamma']"}, tensor<3x3x16x16xf32> {jax.result_info = "result['params']['layer3.1.b']"}, tensor<16xf32> {jax.result_info = "result['params']['layer3.1.b.beta']"}, tensor<16xf32> {jax.result_info = "result['params']['layer3.1.b.gamma']"}, tensor<3x3x16x32xf32> {jax.result_info = "result['params']['layer4.0.a']"}, tensor<32xf32> {jax.result_info = "result['params']['layer4.0.a.beta']"}, tensor<32xf32> {jax.result_info = "result['params']['layer4.0.a.gamma']"}, tensor<3x3x32x32xf32> {jax.result_info = "result['params']['layer4.0.b']"}, tensor<32xf32> {jax.result_info = "result['params']['layer4.0.b.beta']"}, tensor<32xf32> {jax.result_info = "result['params']['layer4.0.b.gamma']"}, tensor<1x1x16x32xf32> {jax.result_info = "result['params']['layer4.0.down']"}, tensor<32xf32> {jax.result_info = "result['params']['layer4.0.down.beta']"}, tensor<32xf32> {jax.result_info = "result['params']['layer4.0.down.gamma']"}, tensor<3x3x32x32xf32> {jax.result_info = "result['params']['layer4.1.a']"}, tensor<32xf32> {jax.result_info = "result['params']['layer4.1.a.beta']"}, tensor<32xf32> {jax.result_info = "result['params']['layer4.1.a.gamma']"}, tensor<3x3x32x32xf32> {jax.result_info = "result['params']['layer4.1.b']"}, tensor<32xf32> {jax.result_info = "result['params']['layer4.1.b.beta']"}, tensor<32xf32> {jax.result_info = "result['params']['layer4.1.b.gamma']"}, tensor<7x7x3x4xf32> {jax.result_info = "result['params']['stem']"}, tensor<4xf32> {jax.result_info = "result['params']['stem.beta']"}, tensor<4xf32> {jax.result_info = "result['params']['stem.gamma']"}, tensor<4xf32> {jax.result_info = "result['stats']['layer1.0.a.mean']"}, tensor<4xf32> {jax.result_info = "result['stats']['layer1.0.a.var']"}, tensor<4xf32> {jax.result_info = "result['stats']['layer1.0.b.mean']"}, tensor<4xf32> {jax.result_info = "result['stats']['layer1.0.b.var']"}, tensor<4xf32> {jax.result_info = "result['stats']['layer1.1.a.mean']"}, tensor<4xf32> {jax.result_info = "result['stats']['layer1.1.a.var']"}, tensor<4xf32> {jax.result_info = "result['stats']['layer1.1.b.mean']"}, tensor<4xf32> {jax.result_info = "result['stats']['layer1.1.b.var']"}, tensor<8xf32> {jax.result_info = "result['stats']['layer2.0.a.mean']"}, tensor<8xf32> {jax.result_info = "result['stats']['layer2.0.a.var']"}, tensor<8xf32> {jax.result_info = "result['stats']['layer2.0.b.mean']"}, tensor<8xf32> {jax.result_info = "result['stats']['layer2.0.b.var']"}, tensor<8xf32> {jax.result_info = "result['stats']['layer2.0.down.mean']"}, tensor<8xf32> {jax.result_info = "result['stats']['layer2.0.down.var']"}, tensor<8xf32> {jax.result_info = "result['stats']['layer2.1.a.mean']"}, tensor<8xf32> {jax.result_info = "result['stats']['layer2.1.a.var']"}, tensor<8xf32> {jax.result_info = "result['stats']['layer2.1.b.mean']"}, tensor<8xf32> {jax.result_info = "result['stats']['layer2.1.b.var']"}, tensor<16xf32> {jax.result_info = "result['stats']['layer3.0.a.mean']"}, tensor<16xf32> {jax.result_info = "result['stats']['layer3.0.a.var']"}, tensor<16xf32> {jax.result_info = "result['stats']['layer3.0.b.mean']"}, tensor<16xf32> {jax.result_info = "result['stats']['layer3.0.b.var']"}, tensor<16xf32> {jax.result_info = "result['stats']['layer3.0.down.mean']"}, tensor<16xf32> {jax.result_info = "result['stats']['layer3.0.down.var']"}, tensor<16xf32> {jax.result_info = "result['stats']['layer3.1.a.mean']"}, tensor<16xf32> {jax.result_info = "result['stats']['layer3.1.a.var']"}, tensor<16xf32> {jax.result_info = "result['stats']['layer3.1.b.mean']"}, tensor<16xf32> {jax.result_info = "result['stats']['layer3.1.b.var']"}, tensor<32xf32> {jax.result_info = "result['stats']['layer4.0.a.mean']"}, tensor<32xf32> {jax.result_info = "result['stats']['layer4.0.a.var']"}, tensor<32xf32> {jax.result_info = "result['stats']['layer4.0.b.mean']"}, tensor<32xf32> {jax.result_info = "result['stats']['layer4.0.b.var']"}, tensor<32xf32> {jax.result_info = "result['stats']['layer4.0.down.mean']"}, tensor<32xf32> {jax.result_info = "result['stats']['layer4.0.down.var']"}, tensor<32xf32> {jax.result_info = "result['stats']['layer4.1.a.mean']"}, tensor<32xf32> {jax.result_info = "result['stats']['layer4.1.a.var']"}, tensor<32xf32> {jax.result_info = "result['stats']['layer4.1.b.mean']"}, tensor<32xf32> {jax.result_info = "result['stats']['layer4.1.b.var']"}, tensor<4xf32> {jax.result_info = "result['stats']['stem.mean']"}, tensor<4xf32> {jax.result_info = "result['stats']['stem.var']"}) {
    %0 = stablehlo.convolution(%arg102, %arg59) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[3, 3], [3, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x32x32x3xf32>, tensor<7x7x3x4xf32>) -> tensor<4x16x16x4xf32>
    %1:9 = call @batch_norm(%0, %arg61, %arg60) : (tensor<4x16x16x4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4x16x16x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x16x16x4xf32>, tensor<4xf32>, tensor<1x1x1x4xf32>, tensor<4x16x16x4xf32>, tensor<1x1x1x4xf32>, tensor<4x16x16x4xf32>)
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %3 = stablehlo.multiply %2, %arg100 : tensor<4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %5 = stablehlo.multiply %4, %1#1 : tensor<4xf32>
    %6 = stablehlo.add %3, %5 : tensor<4xf32>
    %cst_1 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %8 = stablehlo.multiply %7, %arg101 : tensor<4xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %10 = stablehlo.multiply %9, %1#2 : tensor<4xf32>
    %11 = stablehlo.add %8, %10 : tensor<4xf32>
    %12 = call @relu(%1#0) : (tensor<4x16x16x4xf32>) -> tensor<4x16x16x4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x16x16x4xf32>
    %14 = stablehlo.compare GT, %1#0, %13, FLOAT : (tensor<4x16x16x4xf32>, tensor<4x16x16x4xf32>) -> tensor<4x16x16x4xi1>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<f32>
    %16 = "stablehlo.reduce_window"(%12, %15) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg104: tensor<f32>, %arg105: tensor<f32>):
      %643 = stablehlo.maximum %arg104, %arg105 : tensor<f32>
      stablehlo.return %643 : tensor<f32>
    }) : (tensor<4x16x16x4xf32>, tensor<f32>) -> tensor<4x8x8x4xf32>
    %17 = stablehlo.convolution(%16, %arg2) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x4xf32>, tensor<3x3x4x4xf32>) -> tensor<4x8x8x4xf32>
    %18:9 = call @batch_norm_0(%17, %arg4, %arg3) : (tensor<4x8x8x4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4x8x8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x8x8x4xf32>, tensor<4xf32>, tensor<1x1x1x4xf32>, tensor<4x8x8x4xf32>, tensor<1x1x1x4xf32>, tensor<4x8x8x4xf32>)
    %cst_5 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %20 = stablehlo.multiply %19, %arg62 : tensor<4xf32>
    %cst_6 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %22 = stablehlo.multiply %21, %18#1 : tensor<4xf32>
    %23 = stablehlo.add %20, %22 : tensor<4xf32>
    %cst_7 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %25 = stablehlo.multiply %24, %arg63 : tensor<4xf32>
    %cst_8 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %27 = stablehlo.multiply %26, %18#2 : tensor<4xf32>
    %28 = stablehlo.add %25, %27 : tensor<4xf32>
    %29 = call @relu_1(%18#0) : (tensor<4x8x8x4xf32>) -> tensor<4x8x8x4xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x8x8x4xf32>
    %31 = stablehlo.compare GT, %18#0, %30, FLOAT : (tensor<4x8x8x4xf32>, tensor<4x8x8x4xf32>) -> tensor<4x8x8x4xi1>
    %32 = stablehlo.convolution(%29, %arg5) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x4xf32>, tensor<3x3x4x4xf32>) -> tensor<4x8x8x4xf32>
    %33:9 = call @batch_norm_0(%32, %arg7, %arg6) : (tensor<4x8x8x4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4x8x8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x8x8x4xf32>, tensor<4xf32>, tensor<1x1x1x4xf32>, tensor<4x8x8x4xf32>, tensor<1x1x1x4xf32>, tensor<4x8x8x4xf32>)
    %cst_10 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %35 = stablehlo.multiply %34, %arg64 : tensor<4xf32>
    %cst_11 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %37 = stablehlo.multiply %36, %33#1 : tensor<4xf32>
    %38 = stablehlo.add %35, %37 : tensor<4xf32>
    %cst_12 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %40 = stablehlo.multiply %39, %arg65 : tensor<4xf32>
    %cst_13 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %42 = stablehlo.multiply %41, %33#2 : tensor<4xf32>
    %43 = stablehlo.add %40, %42 : tensor<4xf32>
    %44 = stablehlo.add %16, %33#0 : tensor<4x8x8x4xf32>
    %45 = call @relu_1(%44) : (tensor<4x8x8x4xf32>) -> tensor<4x8x8x4xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4x8x8x4xf32>
    %47 = stablehlo.compare GT, %44, %46, FLOAT : (tensor<4x8x8x4xf32>, tensor<4x8x8x4xf32>) -> tensor<4x8x8x4xi1>
    %48 = stablehlo.convolution(%45, %arg8) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x4xf32>, tensor<3x3x4x4xf32>) -> tensor<4x8x8x4xf32>
    %49:9 = call @batch_norm_0(%48, %arg10, %arg9) : (tensor<4x8x8x4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4x8x8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x8x8x4xf32>, tensor<4xf32>, tensor<1x1x1x4xf32>, tensor<4x8x8x4xf32>, tensor<1x1x1x4xf32>, tensor<4x8x8x4xf32>)
    %cst_15 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %51 = stablehlo.multiply %50, %arg66 : tensor<4xf32>
    %cst_16 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %53 = stablehlo.multiply %52, %49#1 : tensor<4xf32>
    %54 = stablehlo.add %51, %53 : tensor<4xf32>
    %cst_17 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %56 = stablehlo.multiply %55, %arg67 : tensor<4xf32>
    %cst_18 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %58 = stablehlo.multiply %57, %49#2 : tensor<4xf32>
    %59 = stablehlo.add %56, %58 : tensor<4xf32>
    %60 = call @relu_1(%49#0) : (tensor<4x8x8x4xf32>) -> tensor<4x8x8x4xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4x8x8x4xf32>
    %62 = stablehlo.compare GT, %49#0, %61, FLOAT : (tensor<4x8x8x4xf32>, tensor<4x8x8x4xf32>) -> tensor<4x8x8x4xi1>
    %63 = stablehlo.convolution(%60, %arg11) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x4xf32>, tensor<3x3x4x4xf32>) -> tensor<4x8x8x4xf32>
    %64:9 = call @batch_norm_0(%63, %arg13, %arg12) : (tensor<4x8x8x4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4x8x8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x8x8x4xf32>, tensor<4xf32>, tensor<1x1x1x4xf32>, tensor<4x8x8x4xf32>, tensor<1x1x1x4xf32>, tensor<4x8x8x4xf32>)
    %cst_20 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %66 = stablehlo.multiply %65, %arg68 : tensor<4xf32>
    %cst_21 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %68 = stablehlo.multiply %67, %64#1 : tensor<4xf32>
    %69 = stablehlo.add %66, %68 : tensor<4xf32>
    %cst_22 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %71 = stablehlo.multiply %70, %arg69 : tensor<4xf32>
    %cst_23 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %73 = stablehlo.multiply %72, %64#2 : tensor<4xf32>
    %74 = stablehlo.add %71, %73 : tensor<4xf32>
    %75 = stablehlo.add %45, %64#0 : tensor<4x8x8x4xf32>
    %76 = call @relu_1(%75) : (tensor<4x8x8x4xf32>) -> tensor<4x8x8x4xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<4x8x8x4xf32>
    %78 = stablehlo.compare GT, %75, %77, FLOAT : (tensor<4x8x8x4xf32>, tensor<4x8x8x4xf32>) -> tensor<4x8x8x4xi1>
    %79 = stablehlo.convolution(%76, %arg14) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x4xf32>, tensor<3x3x4x8xf32>) -> tensor<4x4x4x8xf32>
    %80:9 = call @batch_norm_2(%79, %arg16, %arg15) : (tensor<4x4x4x8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<4x4x4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<4x4x4x8xf32>, tensor<8xf32>, tensor<1x1x1x8xf32>, tensor<4x4x4x8xf32>, tensor<1x1x1x8xf32>, tensor<4x4x4x8xf32>)
    %cst_25 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %82 = stablehlo.multiply %81, %arg70 : tensor<8xf32>
    %cst_26 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %84 = stablehlo.multiply %83, %80#1 : tensor<8xf32>
    %85 = stablehlo.add %82, %84 : tensor<8xf32>
    %cst_27 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %87 = stablehlo.multiply %86, %arg71 : tensor<8xf32>
    %cst_28 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %89 = stablehlo.multiply %88, %80#2 : tensor<8xf32>
    %90 = stablehlo.add %87, %89 : tensor<8xf32>
    %91 = call @relu_3(%80#0) : (tensor<4x4x4x8xf32>) -> tensor<4x4x4x8xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<4x4x4x8xf32>
    %93 = stablehlo.compare GT, %80#0, %92, FLOAT : (tensor<4x4x4x8xf32>, tensor<4x4x4x8xf32>) -> tensor<4x4x4x8xi1>
    %94 = stablehlo.convolution(%91, %arg17) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x4x4x8xf32>, tensor<3x3x8x8xf32>) -> tensor<4x4x4x8xf32>
    %95:9 = call @batch_norm_2(%94, %arg19, %arg18) : (tensor<4x4x4x8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<4x4x4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<4x4x4x8xf32>, tensor<8xf32>, tensor<1x1x1x8xf32>, tensor<4x4x4x8xf32>, tensor<1x1x1x8xf32>, tensor<4x4x4x8xf32>)
    %cst_30 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %97 = stablehlo.multiply %96, %arg72 : tensor<8xf32>
    %cst_31 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %99 = stablehlo.multiply %98, %95#1 : tensor<8xf32>
    %100 = stablehlo.add %97, %99 : tensor<8xf32>
    %cst_32 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %102 = stablehlo.multiply %101, %arg73 : tensor<8xf32>
    %cst_33 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %104 = stablehlo.multiply %103, %95#2 : tensor<8xf32>
    %105 = stablehlo.add %102, %104 : tensor<8xf32>
    %106 = stablehlo.convolution(%76, %arg20) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x4xf32>, tensor<1x1x4x8xf32>) -> tensor<4x4x4x8xf32>
    %107:9 = call @batch_norm_2(%106, %arg22, %arg21) : (tensor<4x4x4x8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<4x4x4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<4x4x4x8xf32>, tensor<8xf32>, tensor<1x1x1x8xf32>, tensor<4x4x4x8xf32>, tensor<1x1x1x8xf32>, tensor<4x4x4x8xf32>)
    %cst_34 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %109 = stablehlo.multiply %108, %arg74 : tensor<8xf32>
    %cst_35 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %111 = stablehlo.multiply %110, %107#1 : tensor<8xf32>
    %112 = stablehlo.add %109, %111 : tensor<8xf32>
    %cst_36 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %114 = stablehlo.multiply %113, %arg75 : tensor<8xf32>
    %cst_37 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %116 = stablehlo.multiply %115, %107#2 : tensor<8xf32>
    %117 = stablehlo.add %114, %116 : tensor<8xf32>
    %118 = stablehlo.add %107#0, %95#0 : tensor<4x4x4x8xf32>
    %119 = call @relu_3(%118) : (tensor<4x4x4x8xf32>) -> tensor<4x4x4x8xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<4x4x4x8xf32>
    %121 = stablehlo.compare GT, %118, %120, FLOAT : (tensor<4x4x4x8xf32>, tensor<4x4x4x8xf32>) -> tensor<4x4x4x8xi1>
    %122 = stablehlo.convolution(%119, %arg23) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x4x4x8xf32>, tensor<3x3x8x8xf32>) -> tensor<4x4x4x8xf32>
    %123:9 = call @batch_norm_2(%122, %arg25, %arg24) : (tensor<4x4x4x8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<4x4x4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<4x4x4x8xf32>, tensor<8xf32>, tensor<1x1x1x8xf32>, tensor<4x4x4x8xf32>, tensor<1x1x1x8xf32>, tensor<4x4x4x8xf32>)
    %cst_39 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %125 = stablehlo.multiply %124, %arg76 : tensor<8xf32>
    %cst_40 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %127 = stablehlo.multiply %126, %123#1 : tensor<8xf32>
    %128 = stablehlo.add %125, %127 : tensor<8xf32>
    %cst_41 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %130 = stablehlo.multiply %129, %arg77 : tensor<8xf32>
    %cst_42 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %132 = stablehlo.multiply %131, %123#2 : tensor<8xf32>
    %133 = stablehlo.add %130, %132 : tensor<8xf32>
    %134 = call @relu_3(%123#0) : (tensor<4x4x4x8xf32>) -> tensor<4x4x4x8xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<4x4x4x8xf32>
    %136 = stablehlo.compare GT, %123#0, %135, FLOAT : (tensor<4x4x4x8xf32>, tensor<4x4x4x8xf32>) -> tensor<4x4x4x8xi1>
    %137 = stablehlo.convolution(%134, %arg26) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x4x4x8xf32>, tensor<3x3x8x8xf32>) -> tensor<4x4x4x8xf32>
    %138:9 = call @batch_norm_2(%137, %arg28, %arg27) : (tensor<4x4x4x8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<4x4x4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<4x4x4x8xf32>, tensor<8xf32>, tensor<1x1x1x8xf32>, tensor<4x4x4x8xf32>, tensor<1x1x1x8xf32>, tensor<4x4x4x8xf32>)
    %cst_44 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %140 = stablehlo.multiply %139, %arg78 : tensor<8xf32>
    %cst_45 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %142 = stablehlo.multiply %141, %138#1 : tensor<8xf32>
    %143 = stablehlo.add %140, %142 : tensor<8xf32>
    %cst_46 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %145 = stablehlo.multiply %144, %arg79 : tensor<8xf32>
    %cst_47 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %147 = stablehlo.multiply %146, %138#2 : tensor<8xf32>
    %148 = stablehlo.add %145, %147 : tensor<8xf32>
    %149 = stablehlo.add %119, %138#0 : tensor<4x4x4x8xf32>
    %150 = call @relu_3(%149) : (tensor<4x4x4x8xf32>) -> tensor<4x4x4x8xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<4x4x4x8xf32>
    %152 = stablehlo.compare GT, %149, %151, FLOAT : (tensor<4x4x4x8xf32>, tensor<4x4x4x8xf32>) -> tensor<4x4x4x8xi1>
    %153 = stablehlo.convolution(%150, %arg29) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x4x4x8xf32>, tensor<3x3x8x16xf32>) -> tensor<4x2x2x16xf32>
    %154:9 = call @batch_norm_4(%153, %arg31, %arg30) : (tensor<4x2x2x16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x2x2x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4x2x2x16xf32>, tensor<16xf32>, tensor<1x1x1x16xf32>, tensor<4x2x2x16xf32>, tensor<1x1x1x16xf32>, tensor<4x2x2x16xf32>)
    %cst_49 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %156 = stablehlo.multiply %155, %arg80 : tensor<16xf32>
    %cst_50 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %158 = stablehlo.multiply %157, %154#1 : tensor<16xf32>
    %159 = stablehlo.add %156, %158 : tensor<16xf32>
    %cst_51 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %161 = stablehlo.multiply %160, %arg81 : tensor<16xf32>
    %cst_52 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %163 = stablehlo.multiply %162, %154#2 : tensor<16xf32>
    %164 = stablehlo.add %161, %163 : tensor<16xf32>
    %165 = call @relu_5(%154#0) : (tensor<4x2x2x16xf32>) -> tensor<4x2x2x16xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<4x2x2x16xf32>
    %167 = stablehlo.compare GT, %154#0, %166, FLOAT : (tensor<4x2x2x16xf32>, tensor<4x2x2x16xf32>) -> tensor<4x2x2x16xi1>
    %168 = stablehlo.convolution(%165, %arg32) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x2x2x16xf32>, tensor<3x3x16x16xf32>) -> tensor<4x2x2x16xf32>
    %169:9 = call @batch_norm_4(%168, %arg34, %arg33) : (tensor<4x2x2x16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x2x2x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4x2x2x16xf32>, tensor<16xf32>, tensor<1x1x1x16xf32>, tensor<4x2x2x16xf32>, tensor<1x1x1x16xf32>, tensor<4x2x2x16xf32>)
    %cst_54 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %171 = stablehlo.multiply %170, %arg82 : tensor<16xf32>
    %cst_55 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %173 = stablehlo.multiply %172, %169#1 : tensor<16xf32>
    %174 = stablehlo.add %171, %173 : tensor<16xf32>
    %cst_56 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %176 = stablehlo.multiply %175, %arg83 : tensor<16xf32>
    %cst_57 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %178 = stablehlo.multiply %177, %169#2 : tensor<16xf32>
    %179 = stablehlo.add %176, %178 : tensor<16xf32>
    %180 = stablehlo.convolution(%150, %arg35) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x4x4x8xf32>, tensor<1x1x8x16xf32>) -> tensor<4x2x2x16xf32>
    %181:9 = call @batch_norm_4(%180, %arg37, %arg36) : (tensor<4x2x2x16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x2x2x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4x2x2x16xf32>, tensor<16xf32>, tensor<1x1x1x16xf32>, tensor<4x2x2x16xf32>, tensor<1x1x1x16xf32>, tensor<4x2x2x16xf32>)
    %cst_58 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %183 = stablehlo.multiply %182, %arg84 : tensor<16xf32>
    %cst_59 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %185 = stablehlo.multiply %184, %181#1 : tensor<16xf32>
    %186 = stablehlo.add %183, %185 : tensor<16xf32>
    %cst_60 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %188 = stablehlo.multiply %187, %arg85 : tensor<16xf32>
    %cst_61 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %189 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %190 = stablehlo.multiply %189, %181#2 : tensor<16xf32>
    %191 = stablehlo.add %188, %190 : tensor<16xf32>
    %192 = stablehlo.add %181#0, %169#0 : tensor<4x2x2x16xf32>
    %193 = call @relu_5(%192) : (tensor<4x2x2x16xf32>) -> tensor<4x2x2x16xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<4x2x2x16xf32>
    %195 = stablehlo.compare GT, %192, %194, FLOAT : (tensor<4x2x2x16xf32>, tensor<4x2x2x16xf32>) -> tensor<4x2x2x16xi1>
    %196 = stablehlo.convolution(%193, %arg38) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x2x2x16xf32>, tensor<3x3x16x16xf32>) -> tensor<4x2x2x16xf32>
    %197:9 = call @batch_norm_4(%196, %arg40, %arg39) : (tensor<4x2x2x16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x2x2x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4x2x2x16xf32>, tensor<16xf32>, tensor<1x1x1x16xf32>, tensor<4x2x2x16xf32>, tensor<1x1x1x16xf32>, tensor<4x2x2x16xf32>)
    %cst_63 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %199 = stablehlo.multiply %198, %arg86 : tensor<16xf32>
    %cst_64 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %201 = stablehlo.multiply %200, %197#1 : tensor<16xf32>
    %202 = stablehlo.add %199, %201 : tensor<16xf32>
    %cst_65 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %204 = stablehlo.multiply %203, %arg87 : tensor<16xf32>
    %cst_66 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %206 = stablehlo.multiply %205, %197#2 : tensor<16xf32>
    %207 = stablehlo.add %204, %206 : tensor<16xf32>
    %208 = call @relu_5(%197#0) : (tensor<4x2x2x16xf32>) -> tensor<4x2x2x16xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %209 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<4x2x2x16xf32>
    %210 = stablehlo.compare GT, %197#0, %209, FLOAT : (tensor<4x2x2x16xf32>, tensor<4x2x2x16xf32>) -> tensor<4x2x2x16xi1>
    %211 = stablehlo.convolution(%208, %arg41) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x2x2x16xf32>, tensor<3x3x16x16xf32>) -> tensor<4x2x2x16xf32>
    %212:9 = call @batch_norm_4(%211, %arg43, %arg42) : (tensor<4x2x2x16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x2x2x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4x2x2x16xf32>, tensor<16xf32>, tensor<1x1x1x16xf32>, tensor<4x2x2x16xf32>, tensor<1x1x1x16xf32>, tensor<4x2x2x16xf32>)
    %cst_68 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %213 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %214 = stablehlo.multiply %213, %arg88 : tensor<16xf32>
    %cst_69 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %215 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %216 = stablehlo.multiply %215, %212#1 : tensor<16xf32>
    %217 = stablehlo.add %214, %216 : tensor<16xf32>
    %cst_70 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %218 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %219 = stablehlo.multiply %218, %arg89 : tensor<16xf32>
    %cst_71 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %221 = stablehlo.multiply %220, %212#2 : tensor<16xf32>
    %222 = stablehlo.add %219, %221 : tensor<16xf32>
    %223 = stablehlo.add %193, %212#0 : tensor<4x2x2x16xf32>
    %224 = call @relu_5(%223) : (tensor<4x2x2x16xf32>) -> tensor<4x2x2x16xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %225 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<4x2x2x16xf32>
    %226 = stablehlo.compare GT, %223, %225, FLOAT : (tensor<4x2x2x16xf32>, tensor<4x2x2x16xf32>) -> tensor<4x2x2x16xi1>
    %227 = stablehlo.convolution(%224, %arg44) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x2x2x16xf32>, tensor<3x3x16x32xf32>) -> tensor<4x1x1x32xf32>
    %228:9 = call @batch_norm_6(%227, %arg46, %arg45) : (tensor<4x1x1x32xf32>, tensor<32xf32>, tensor<32xf32>) -> (tensor<4x1x1x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<4x1x1x32xf32>, tensor<32xf32>, tensor<1x1x1x32xf32>, tensor<4x1x1x32xf32>, tensor<1x1x1x32xf32>, tensor<4x1x1x32xf32>)
    %cst_73 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %229 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %230 = stablehlo.multiply %229, %arg90 : tensor<32xf32>
    %cst_74 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %231 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %232 = stablehlo.multiply %231, %228#1 : tensor<32xf32>
    %233 = stablehlo.add %230, %232 : tensor<32xf32>
    %cst_75 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %234 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %235 = stablehlo.multiply %234, %arg91 : tensor<32xf32>
    %cst_76 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %236 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %237 = stablehlo.multiply %236, %228#2 : tensor<32xf32>
    %238 = stablehlo.add %235, %237 : tensor<32xf32>
    %239 = call @relu_7(%228#0) : (tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %240 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<4x1x1x32xf32>
    %241 = stablehlo.compare GT, %228#0, %240, FLOAT : (tensor<4x1x1x32xf32>, tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xi1>
    %242 = stablehlo.convolution(%239, %arg47) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x1x1x32xf32>, tensor<3x3x32x32xf32>) -> tensor<4x1x1x32xf32>
    %243:9 = call @batch_norm_6(%242, %arg49, %arg48) : (tensor<4x1x1x32xf32>, tensor<32xf32>, tensor<32xf32>) -> (tensor<4x1x1x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<4x1x1x32xf32>, tensor<32xf32>, tensor<1x1x1x32xf32>, tensor<4x1x1x32xf32>, tensor<1x1x1x32xf32>, tensor<4x1x1x32xf32>)
    %cst_78 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %244 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %245 = stablehlo.multiply %244, %arg92 : tensor<32xf32>
    %cst_79 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %247 = stablehlo.multiply %246, %243#1 : tensor<32xf32>
    %248 = stablehlo.add %245, %247 : tensor<32xf32>
    %cst_80 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %250 = stablehlo.multiply %249, %arg93 : tensor<32xf32>
    %cst_81 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %251 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %252 = stablehlo.multiply %251, %243#2 : tensor<32xf32>
    %253 = stablehlo.add %250, %252 : tensor<32xf32>
    %254 = stablehlo.convolution(%224, %arg50) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x2x2x16xf32>, tensor<1x1x16x32xf32>) -> tensor<4x1x1x32xf32>
    %255:9 = call @batch_norm_6(%254, %arg52, %arg51) : (tensor<4x1x1x32xf32>, tensor<32xf32>, tensor<32xf32>) -> (tensor<4x1x1x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<4x1x1x32xf32>, tensor<32xf32>, tensor<1x1x1x32xf32>, tensor<4x1x1x32xf32>, tensor<1x1x1x32xf32>, tensor<4x1x1x32xf32>)
    %cst_82 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %256 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %257 = stablehlo.multiply %256, %arg94 : tensor<32xf32>
    %cst_83 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %258 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %259 = stablehlo.multiply %258, %255#1 : tensor<32xf32>
    %260 = stablehlo.add %257, %259 : tensor<32xf32>
    %cst_84 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %261 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %262 = stablehlo.multiply %261, %arg95 : tensor<32xf32>
    %cst_85 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %263 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %264 = stablehlo.multiply %263, %255#2 : tensor<32xf32>
    %265 = stablehlo.add %262, %264 : tensor<32xf32>
    %266 = stablehlo.add %255#0, %243#0 : tensor<4x1x1x32xf32>
    %267 = call @relu_7(%266) : (tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %268 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<4x1x1x32xf32>
    %269 = stablehlo.compare GT, %266, %268, FLOAT : (tensor<4x1x1x32xf32>, tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xi1>
    %270 = stablehlo.convolution(%267, %arg53) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x1x1x32xf32>, tensor<3x3x32x32xf32>) -> tensor<4x1x1x32xf32>
    %271:9 = call @batch_norm_6(%270, %arg55, %arg54) : (tensor<4x1x1x32xf32>, tensor<32xf32>, tensor<32xf32>) -> (tensor<4x1x1x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<4x1x1x32xf32>, tensor<32xf32>, tensor<1x1x1x32xf32>, tensor<4x1x1x32xf32>, tensor<1x1x1x32xf32>, tensor<4x1x1x32xf32>)
    %cst_87 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %272 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %273 = stablehlo.multiply %272, %arg96 : tensor<32xf32>
    %cst_88 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %274 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %275 = stablehlo.multiply %274, %271#1 : tensor<32xf32>
    %276 = stablehlo.add %273, %275 : tensor<32xf32>
    %cst_89 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %277 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %278 = stablehlo.multiply %277, %arg97 : tensor<32xf32>
    %cst_90 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %279 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %280 = stablehlo.multiply %279, %271#2 : tensor<32xf32>
    %281 = stablehlo.add %278, %280 : tensor<32xf32>
    %282 = call @relu_7(%271#0) : (tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %283 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<4x1x1x32xf32>
    %284 = stablehlo.compare GT, %271#0, %283, FLOAT : (tensor<4x1x1x32xf32>, tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xi1>
    %285 = stablehlo.convolution(%282, %arg56) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x1x1x32xf32>, tensor<3x3x32x32xf32>) -> tensor<4x1x1x32xf32>
    %286:9 = call @batch_norm_6(%285, %arg58, %arg57) : (tensor<4x1x1x32xf32>, tensor<32xf32>, tensor<32xf32>) -> (tensor<4x1x1x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<4x1x1x32xf32>, tensor<32xf32>, tensor<1x1x1x32xf32>, tensor<4x1x1x32xf32>, tensor<1x1x1x32xf32>, tensor<4x1x1x32xf32>)
    %cst_92 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %287 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %288 = stablehlo.multiply %287, %arg98 : tensor<32xf32>
    %cst_93 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %289 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %290 = stablehlo.multiply %289, %286#1 : tensor<32xf32>
    %291 = stablehlo.add %288, %290 : tensor<32xf32>
    %cst_94 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %292 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %293 = stablehlo.multiply %292, %arg99 : tensor<32xf32>
    %cst_95 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %294 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %295 = stablehlo.multiply %294, %286#2 : tensor<32xf32>
    %296 = stablehlo.add %293, %295 : tensor<32xf32>
    %297 = stablehlo.add %267, %286#0 : tensor<4x1x1x32xf32>
    %298 = call @relu_7(%297) : (tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %299 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<4x1x1x32xf32>
    %300 = stablehlo.compare GT, %297, %299, FLOAT : (tensor<4x1x1x32xf32>, tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xi1>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %301 = stablehlo.reduce(%298 init: %cst_97) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x1x1x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %cst_98 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %302 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<4x32xf32>
    %303 = stablehlo.divide %301, %302 : tensor<4x32xf32>
    %304 = stablehlo.dot_general %303, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x32xf32>, tensor<32x5xf32>) -> tensor<4x5xf32>
    %305 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %306 = stablehlo.broadcast_in_dim %305, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<4x5xf32>
    %307 = stablehlo.add %304, %306 : tensor<4x5xf32>
    %308 = call @_one_hot(%arg103) : (tensor<4xi32>) -> tensor<4x5xf32>
    %cst_99 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %309 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %310 = stablehlo.multiply %309, %308 : tensor<4x5xf32>
    %cst_100 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %311 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %312 = stablehlo.add %310, %311 : tensor<4x5xf32>
    %313:3 = call @log_softmax(%307) : (tensor<4x5xf32>) -> (tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x1xf32>)
    %314 = stablehlo.multiply %312, %313#0 : tensor<4x5xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %315 = stablehlo.reduce(%314 init: %cst_101) applies stablehlo.add across dimensions = [1] : (tensor<4x5xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %316 = stablehlo.reduce(%315 init: %cst_102) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_103 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %317 = stablehlo.divide %316, %cst_103 : tensor<f32>
    %318 = stablehlo.negate %317 : tensor<f32>
    %cst_104 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %319 = stablehlo.negate %cst_104 : tensor<f32>
    %cst_105 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %320 = stablehlo.divide %319, %cst_105 : tensor<f32>
    %321 = stablehlo.broadcast_in_dim %320, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %322 = stablehlo.broadcast_in_dim %321, dims = [0] : (tensor<4xf32>) -> tensor<4x5xf32>
    %323 = stablehlo.multiply %312, %322 : tensor<4x5xf32>
    %324 = call @log_softmax_8(%313#1, %313#2, %323) : (tensor<4x5xf32>, tensor<4x1xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %325 = stablehlo.reduce(%324 init: %cst_106) applies stablehlo.add across dimensions = [0] : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32>
    %326 = stablehlo.reshape %325 : (tensor<5xf32>) -> tensor<1x5xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %327 = stablehlo.reduce(%326 init: %cst_107) applies stablehlo.add across dimensions = [0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<5xf32>
    %328 = stablehlo.dot_general %324, %303, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x5xf32>, tensor<4x32xf32>) -> tensor<5x32xf32>
    %329 = stablehlo.transpose %328, dims = [1, 0] : (tensor<5x32xf32>) -> tensor<32x5xf32>
    %330 = stablehlo.dot_general %324, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x5xf32>, tensor<32x5xf32>) -> tensor<4x32xf32>
    %cst_108 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %331 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<4x32xf32>
    %332 = stablehlo.divide %330, %331 : tensor<4x32xf32>
    %333 = stablehlo.broadcast_in_dim %332, dims = [0, 3] : (tensor<4x32xf32>) -> tensor<4x1x1x32xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %334 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<4x1x1x32xf32>
    %335 = stablehlo.select %300, %333, %334 : tensor<4x1x1x32xi1>, tensor<4x1x1x32xf32>
    %336:3 = call @batch_norm_9(%286#3, %286#4, %286#5, %286#6, %286#7, %286#8, %335) : (tensor<4x1x1x32xf32>, tensor<32xf32>, tensor<1x1x1x32xf32>, tensor<4x1x1x32xf32>, tensor<1x1x1x32xf32>, tensor<4x1x1x32xf32>, tensor<4x1x1x32xf32>) -> (tensor<4x1x1x32xf32>, tensor<32xf32>, tensor<32xf32>)
    %337 = stablehlo.convolution(%282, %336#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x1x1x32xf32>, tensor<4x1x1x32xf32>) -> tensor<3x3x32x32xf32>
    %338 = stablehlo.reverse %arg56, dims = [0, 1] : tensor<3x3x32x32xf32>
    %339 = stablehlo.convolution(%336#0, %338) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x1x1x32xf32>, tensor<3x3x32x32xf32>) -> tensor<4x1x1x32xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %340 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<4x1x1x32xf32>
    %341 = stablehlo.select %284, %339, %340 : tensor<4x1x1x32xi1>, tensor<4x1x1x32xf32>
    %342:3 = call @batch_norm_9(%271#3, %271#4, %271#5, %271#6, %271#7, %271#8, %341) : (tensor<4x1x1x32xf32>, tensor<32xf32>, tensor<1x1x1x32xf32>, tensor<4x1x1x32xf32>, tensor<1x1x1x32xf32>, tensor<4x1x1x32xf32>, tensor<4x1x1x32xf32>) -> (tensor<4x1x1x32xf32>, tensor<32xf32>, tensor<32xf32>)
    %343 = stablehlo.convolution(%267, %342#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x1x1x32xf32>, tensor<4x1x1x32xf32>) -> tensor<3x3x32x32xf32>
    %344 = stablehlo.reverse %arg53, dims = [0, 1] : tensor<3x3x32x32xf32>
    %345 = stablehlo.convolution(%342#0, %344) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x1x1x32xf32>, tensor<3x3x32x32xf32>) -> tensor<4x1x1x32xf32>
    %346 = stablehlo.add %335, %345 : tensor<4x1x1x32xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %347 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<4x1x1x32xf32>
    %348 = stablehlo.select %269, %346, %347 : tensor<4x1x1x32xi1>, tensor<4x1x1x32xf32>
    %349:3 = call @batch_norm_9(%255#3, %255#4, %255#5, %255#6, %255#7, %255#8, %348) : (tensor<4x1x1x32xf32>, tensor<32xf32>, tensor<1x1x1x32xf32>, tensor<4x1x1x32xf32>, tensor<1x1x1x32xf32>, tensor<4x1x1x32xf32>, tensor<4x1x1x32xf32>) -> (tensor<4x1x1x32xf32>, tensor<32xf32>, tensor<32xf32>)
    %350 = stablehlo.convolution(%224, %349#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, -1], [0, -1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x2x2x16xf32>, tensor<4x1x1x32xf32>) -> tensor<1x1x16x32xf32>
    %351 = stablehlo.reverse %arg50, dims = [0, 1] : tensor<1x1x16x32xf32>
    %352 = stablehlo.convolution(%349#0, %351) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x1x1x32xf32>, tensor<1x1x16x32xf32>) -> tensor<4x2x2x16xf32>
    %353:3 = call @batch_norm_9(%243#3, %243#4, %243#5, %243#6, %243#7, %243#8, %348) : (tensor<4x1x1x32xf32>, tensor<32xf32>, tensor<1x1x1x32xf32>, tensor<4x1x1x32xf32>, tensor<1x1x1x32xf32>, tensor<4x1x1x32xf32>, tensor<4x1x1x32xf32>) -> (tensor<4x1x1x32xf32>, tensor<32xf32>, tensor<32xf32>)
    %354 = stablehlo.convolution(%239, %353#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x1x1x32xf32>, tensor<4x1x1x32xf32>) -> tensor<3x3x32x32xf32>
    %355 = stablehlo.reverse %arg47, dims = [0, 1] : tensor<3x3x32x32xf32>
    %356 = stablehlo.convolution(%353#0, %355) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x1x1x32xf32>, tensor<3x3x32x32xf32>) -> tensor<4x1x1x32xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %357 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<4x1x1x32xf32>
    %358 = stablehlo.select %241, %356, %357 : tensor<4x1x1x32xi1>, tensor<4x1x1x32xf32>
    %359:3 = call @batch_norm_9(%228#3, %228#4, %228#5, %228#6, %228#7, %228#8, %358) : (tensor<4x1x1x32xf32>, tensor<32xf32>, tensor<1x1x1x32xf32>, tensor<4x1x1x32xf32>, tensor<1x1x1x32xf32>, tensor<4x1x1x32xf32>, tensor<4x1x1x32xf32>) -> (tensor<4x1x1x32xf32>, tensor<32xf32>, tensor<32xf32>)
    %360 = stablehlo.convolution(%224, %359#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 0], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x2x2x16xf32>, tensor<4x1x1x32xf32>) -> tensor<3x3x16x32xf32>
    %361 = stablehlo.reverse %arg44, dims = [0, 1] : tensor<3x3x16x32xf32>
    %362 = stablehlo.convolution(%359#0, %361) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 2], [1, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x1x1x32xf32>, tensor<3x3x16x32xf32>) -> tensor<4x2x2x16xf32>
    %363 = stablehlo.add %352, %362 : tensor<4x2x2x16xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %364 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<4x2x2x16xf32>
    %365 = stablehlo.select %226, %363, %364 : tensor<4x2x2x16xi1>, tensor<4x2x2x16xf32>
    %366:3 = call @batch_norm_10(%212#3, %212#4, %212#5, %212#6, %212#7, %212#8, %365) : (tensor<4x2x2x16xf32>, tensor<16xf32>, tensor<1x1x1x16xf32>, tensor<4x2x2x16xf32>, tensor<1x1x1x16xf32>, tensor<4x2x2x16xf32>, tensor<4x2x2x16xf32>) -> (tensor<4x2x2x16xf32>, tensor<16xf32>, tensor<16xf32>)
    %367 = stablehlo.convolution(%208, %366#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x2x2x16xf32>, tensor<4x2x2x16xf32>) -> tensor<3x3x16x16xf32>
    %368 = stablehlo.reverse %arg41, dims = [0, 1] : tensor<3x3x16x16xf32>
    %369 = stablehlo.convolution(%366#0, %368) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x2x2x16xf32>, tensor<3x3x16x16xf32>) -> tensor<4x2x2x16xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %370 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<4x2x2x16xf32>
    %371 = stablehlo.select %210, %369, %370 : tensor<4x2x2x16xi1>, tensor<4x2x2x16xf32>
    %372:3 = call @batch_norm_10(%197#3, %197#4, %197#5, %197#6, %197#7, %197#8, %371) : (tensor<4x2x2x16xf32>, tensor<16xf32>, tensor<1x1x1x16xf32>, tensor<4x2x2x16xf32>, tensor<1x1x1x16xf32>, tensor<4x2x2x16xf32>, tensor<4x2x2x16xf32>) -> (tensor<4x2x2x16xf32>, tensor<16xf32>, tensor<16xf32>)
    %373 = stablehlo.convolution(%193, %372#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x2x2x16xf32>, tensor<4x2x2x16xf32>) -> tensor<3x3x16x16xf32>
    %374 = stablehlo.reverse %arg38, dims = [0, 1] : tensor<3x3x16x16xf32>
    %375 = stablehlo.convolution(%372#0, %374) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x2x2x16xf32>, tensor<3x3x16x16xf32>) -> tensor<4x2x2x16xf32>
    %376 = stablehlo.add %365, %375 : tensor<4x2x2x16xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %377 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<4x2x2x16xf32>
    %378 = stablehlo.select %195, %376, %377 : tensor<4x2x2x16xi1>, tensor<4x2x2x16xf32>
    %379:3 = call @batch_norm_10(%181#3, %181#4, %181#5, %181#6, %181#7, %181#8, %378) : (tensor<4x2x2x16xf32>, tensor<16xf32>, tensor<1x1x1x16xf32>, tensor<4x2x2x16xf32>, tensor<1x1x1x16xf32>, tensor<4x2x2x16xf32>, tensor<4x2x2x16xf32>) -> (tensor<4x2x2x16xf32>, tensor<16xf32>, tensor<16xf32>)
    %380 = stablehlo.convolution(%150, %379#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, -1], [0, -1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x4x4x8xf32>, tensor<4x2x2x16xf32>) -> tensor<1x1x8x16xf32>
    %381 = stablehlo.reverse %arg35, dims = [0, 1] : tensor<1x1x8x16xf32>
    %382 = stablehlo.convolution(%379#0, %381) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x2x2x16xf32>, tensor<1x1x8x16xf32>) -> tensor<4x4x4x8xf32>
    %383:3 = call @batch_norm_10(%169#3, %169#4, %169#5, %169#6, %169#7, %169#8, %378) : (tensor<4x2x2x16xf32>, tensor<16xf32>, tensor<1x1x1x16xf32>, tensor<4x2x2x16xf32>, tensor<1x1x1x16xf32>, tensor<4x2x2x16xf32>, tensor<4x2x2x16xf32>) -> (tensor<4x2x2x16xf32>, tensor<16xf32>, tensor<16xf32>)
    %384 = stablehlo.convolution(%165, %383#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x2x2x16xf32>, tensor<4x2x2x16xf32>) -> tensor<3x3x16x16xf32>
    %385 = stablehlo.reverse %arg32, dims = [0, 1] : tensor<3x3x16x16xf32>
    %386 = stablehlo.convolution(%383#0, %385) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x2x2x16xf32>, tensor<3x3x16x16xf32>) -> tensor<4x2x2x16xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %387 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<4x2x2x16xf32>
    %388 = stablehlo.select %167, %386, %387 : tensor<4x2x2x16xi1>, tensor<4x2x2x16xf32>
    %389:3 = call @batch_norm_10(%154#3, %154#4, %154#5, %154#6, %154#7, %154#8, %388) : (tensor<4x2x2x16xf32>, tensor<16xf32>, tensor<1x1x1x16xf32>, tensor<4x2x2x16xf32>, tensor<1x1x1x16xf32>, tensor<4x2x2x16xf32>, tensor<4x2x2x16xf32>) -> (tensor<4x2x2x16xf32>, tensor<16xf32>, tensor<16xf32>)
    %390 = stablehlo.convolution(%150, %389#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 0], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x4x4x8xf32>, tensor<4x2x2x16xf32>) -> tensor<3x3x8x16xf32>
    %391 = stablehlo.reverse %arg29, dims = [0, 1] : tensor<3x3x8x16xf32>
    %392 = stablehlo.convolution(%389#0, %391) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 2], [1, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x2x2x16xf32>, tensor<3x3x8x16xf32>) -> tensor<4x4x4x8xf32>
    %393 = stablehlo.add %382, %392 : tensor<4x4x4x8xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %394 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<4x4x4x8xf32>
    %395 = stablehlo.select %152, %393, %394 : tensor<4x4x4x8xi1>, tensor<4x4x4x8xf32>
    %396:3 = call @batch_norm_11(%138#3, %138#4, %138#5, %138#6, %138#7, %138#8, %395) : (tensor<4x4x4x8xf32>, tensor<8xf32>, tensor<1x1x1x8xf32>, tensor<4x4x4x8xf32>, tensor<1x1x1x8xf32>, tensor<4x4x4x8xf32>, tensor<4x4x4x8xf32>) -> (tensor<4x4x4x8xf32>, tensor<8xf32>, tensor<8xf32>)
    %397 = stablehlo.convolution(%134, %396#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x4x4x8xf32>, tensor<4x4x4x8xf32>) -> tensor<3x3x8x8xf32>
    %398 = stablehlo.reverse %arg26, dims = [0, 1] : tensor<3x3x8x8xf32>
    %399 = stablehlo.convolution(%396#0, %398) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x4x4x8xf32>, tensor<3x3x8x8xf32>) -> tensor<4x4x4x8xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %400 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<4x4x4x8xf32>
    %401 = stablehlo.select %136, %399, %400 : tensor<4x4x4x8xi1>, tensor<4x4x4x8xf32>
    %402:3 = call @batch_norm_11(%123#3, %123#4, %123#5, %123#6, %123#7, %123#8, %401) : (tensor<4x4x4x8xf32>, tensor<8xf32>, tensor<1x1x1x8xf32>, tensor<4x4x4x8xf32>, tensor<1x1x1x8xf32>, tensor<4x4x4x8xf32>, tensor<4x4x4x8xf32>) -> (tensor<4x4x4x8xf32>, tensor<8xf32>, tensor<8xf32>)
    %403 = stablehlo.convolution(%119, %402#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x4x4x8xf32>, tensor<4x4x4x8xf32>) -> tensor<3x3x8x8xf32>
    %404 = stablehlo.reverse %arg23, dims = [0, 1] : tensor<3x3x8x8xf32>
    %405 = stablehlo.convolution(%402#0, %404) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x4x4x8xf32>, tensor<3x3x8x8xf32>) -> tensor<4x4x4x8xf32>
    %406 = stablehlo.add %395, %405 : tensor<4x4x4x8xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %407 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<4x4x4x8xf32>
    %408 = stablehlo.select %121, %406, %407 : tensor<4x4x4x8xi1>, tensor<4x4x4x8xf32>
    %409:3 = call @batch_norm_11(%107#3, %107#4, %107#5, %107#6, %107#7, %107#8, %408) : (tensor<4x4x4x8xf32>, tensor<8xf32>, tensor<1x1x1x8xf32>, tensor<4x4x4x8xf32>, tensor<1x1x1x8xf32>, tensor<4x4x4x8xf32>, tensor<4x4x4x8xf32>) -> (tensor<4x4x4x8xf32>, tensor<8xf32>, tensor<8xf32>)
    %410 = stablehlo.convolution(%76, %409#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, -1], [0, -1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x4xf32>, tensor<4x4x4x8xf32>) -> tensor<1x1x4x8xf32>
    %411 = stablehlo.reverse %arg20, dims = [0, 1] : tensor<1x1x4x8xf32>
    %412 = stablehlo.convolution(%409#0, %411) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x4x4x8xf32>, tensor<1x1x4x8xf32>) -> tensor<4x8x8x4xf32>
    %413:3 = call @batch_norm_11(%95#3, %95#4, %95#5, %95#6, %95#7, %95#8, %408) : (tensor<4x4x4x8xf32>, tensor<8xf32>, tensor<1x1x1x8xf32>, tensor<4x4x4x8xf32>, tensor<1x1x1x8xf32>, tensor<4x4x4x8xf32>, tensor<4x4x4x8xf32>) -> (tensor<4x4x4x8xf32>, tensor<8xf32>, tensor<8xf32>)
    %414 = stablehlo.convolution(%91, %413#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x4x4x8xf32>, tensor<4x4x4x8xf32>) -> tensor<3x3x8x8xf32>
    %415 = stablehlo.reverse %arg17, dims = [0, 1] : tensor<3x3x8x8xf32>
    %416 = stablehlo.convolution(%413#0, %415) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x4x4x8xf32>, tensor<3x3x8x8xf32>) -> tensor<4x4x4x8xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %417 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<4x4x4x8xf32>
    %418 = stablehlo.select %93, %416, %417 : tensor<4x4x4x8xi1>, tensor<4x4x4x8xf32>
    %419:3 = call @batch_norm_11(%80#3, %80#4, %80#5, %80#6, %80#7, %80#8, %418) : (tensor<4x4x4x8xf32>, tensor<8xf32>, tensor<1x1x1x8xf32>, tensor<4x4x4x8xf32>, tensor<1x1x1x8xf32>, tensor<4x4x4x8xf32>, tensor<4x4x4x8xf32>) -> (tensor<4x4x4x8xf32>, tensor<8xf32>, tensor<8xf32>)
    %420 = stablehlo.convolution(%76, %419#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 0], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x4xf32>, tensor<4x4x4x8xf32>) -> tensor<3x3x4x8xf32>
    %421 = stablehlo.reverse %arg14, dims = [0, 1] : tensor<3x3x4x8xf32>
    %422 = stablehlo.convolution(%419#0, %421) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 2], [1, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x4x4x8xf32>, tensor<3x3x4x8xf32>) -> tensor<4x8x8x4xf32>
    %423 = stablehlo.add %412, %422 : tensor<4x8x8x4xf32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %424 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<4x8x8x4xf32>
    %425 = stablehlo.select %78, %423, %424 : tensor<4x8x8x4xi1>, tensor<4x8x8x4xf32>
    %426:3 = call @batch_norm_12(%64#3, %64#4, %64#5, %64#6, %64#7, %64#8, %425) : (tensor<4x8x8x4xf32>, tensor<4xf32>, tensor<1x1x1x4xf32>, tensor<4x8x8x4xf32>, tensor<1x1x1x4xf32>, tensor<4x8x8x4xf32>, tensor<4x8x8x4xf32>) -> (tensor<4x8x8x4xf32>, tensor<4xf32>, tensor<4xf32>)
    %427 = stablehlo.convolution(%60, %426#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x4xf32>, tensor<4x8x8x4xf32>) -> tensor<3x3x4x4xf32>
    %428 = stablehlo.reverse %arg11, dims = [0, 1] : tensor<3x3x4x4xf32>
    %429 = stablehlo.convolution(%426#0, %428) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x4xf32>, tensor<3x3x4x4xf32>) -> tensor<4x8x8x4xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %430 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<4x8x8x4xf32>
    %431 = stablehlo.select %62, %429, %430 : tensor<4x8x8x4xi1>, tensor<4x8x8x4xf32>
    %432:3 = call @batch_norm_12(%49#3, %49#4, %49#5, %49#6, %49#7, %49#8, %431) : (tensor<4x8x8x4xf32>, tensor<4xf32>, tensor<1x1x1x4xf32>, tensor<4x8x8x4xf32>, tensor<1x1x1x4xf32>, tensor<4x8x8x4xf32>, tensor<4x8x8x4xf32>) -> (tensor<4x8x8x4xf32>, tensor<4xf32>, tensor<4xf32>)
    %433 = stablehlo.convolution(%45, %432#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x4xf32>, tensor<4x8x8x4xf32>) -> tensor<3x3x4x4xf32>
    %434 = stablehlo.reverse %arg8, dims = [0, 1] : tensor<3x3x4x4xf32>
    %435 = stablehlo.convolution(%432#0, %434) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x4xf32>, tensor<3x3x4x4xf32>) -> tensor<4x8x8x4xf32>
    %436 = stablehlo.add %425, %435 : tensor<4x8x8x4xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %437 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<4x8x8x4xf32>
    %438 = stablehlo.select %47, %436, %437 : tensor<4x8x8x4xi1>, tensor<4x8x8x4xf32>
    %439:3 = call @batch_norm_12(%33#3, %33#4, %33#5, %33#6, %33#7, %33#8, %438) : (tensor<4x8x8x4xf32>, tensor<4xf32>, tensor<1x1x1x4xf32>, tensor<4x8x8x4xf32>, tensor<1x1x1x4xf32>, tensor<4x8x8x4xf32>, tensor<4x8x8x4xf32>) -> (tensor<4x8x8x4xf32>, tensor<4xf32>, tensor<4xf32>)
    %440 = stablehlo.convolution(%29, %439#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x4xf32>, tensor<4x8x8x4xf32>) -> tensor<3x3x4x4xf32>
    %441 = stablehlo.reverse %arg5, dims = [0, 1] : tensor<3x3x4x4xf32>
    %442 = stablehlo.convolution(%439#0, %441) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x4xf32>, tensor<3x3x4x4xf32>) -> tensor<4x8x8x4xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %443 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<4x8x8x4xf32>
    %444 = stablehlo.select %31, %442, %443 : tensor<4x8x8x4xi1>, tensor<4x8x8x4xf32>
    %445:3 = call @batch_norm_12(%18#3, %18#4, %18#5, %18#6, %18#7, %18#8, %444) : (tensor<4x8x8x4xf32>, tensor<4xf32>, tensor<1x1x1x4xf32>, tensor<4x8x8x4xf32>, tensor<1x1x1x4xf32>, tensor<4x8x8x4xf32>, tensor<4x8x8x4xf32>) -> (tensor<4x8x8x4xf32>, tensor<4xf32>, tensor<4xf32>)
    %446 = stablehlo.convolution(%16, %445#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x4xf32>, tensor<4x8x8x4xf32>) -> tensor<3x3x4x4xf32>
    %447 = stablehlo.reverse %arg2, dims = [0, 1] : tensor<3x3x4x4xf32>
    %448 = stablehlo.convolution(%445#0, %447) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x4xf32>, tensor<3x3x4x4xf32>) -> tensor<4x8x8x4xf32>
    %449 = stablehlo.add %438, %448 : tensor<4x8x8x4xf32>
    %cst_125 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %450 = stablehlo.pad %12, %cst_125, low = [0, 1, 1, 0], high = [0, 1, 1, 0], interior = [0, 0, 0, 0] : (tensor<4x16x16x4xf32>, tensor<f32>) -> tensor<4x18x18x4xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %451 = "stablehlo.select_and_scatter"(%450, %449, %cst_126) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg104: tensor<f32>, %arg105: tensor<f32>):
      %643 = stablehlo.compare GE, %arg104, %arg105, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %643 : tensor<i1>
    }, {
    ^bb0(%arg104: tensor<f32>, %arg105: tensor<f32>):
      %643 = stablehlo.add %arg104, %arg105 : tensor<f32>
      stablehlo.return %643 : tensor<f32>
    }) : (tensor<4x18x18x4xf32>, tensor<4x8x8x4xf32>, tensor<f32>) -> tensor<4x18x18x4xf32>
    %452 = stablehlo.slice %451 [0:4, 1:17, 1:17, 0:4] : (tensor<4x18x18x4xf32>) -> tensor<4x16x16x4xf32>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %453 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<4x16x16x4xf32>
    %454 = stablehlo.select %14, %452, %453 : tensor<4x16x16x4xi1>, tensor<4x16x16x4xf32>
    %455:3 = call @batch_norm_13(%1#3, %1#4, %1#5, %1#6, %1#7, %1#8, %454) : (tensor<4x16x16x4xf32>, tensor<4xf32>, tensor<1x1x1x4xf32>, tensor<4x16x16x4xf32>, tensor<1x1x1x4xf32>, tensor<4x16x16x4xf32>, tensor<4x16x16x4xf32>) -> (tensor<4x16x16x4xf32>, tensor<4xf32>, tensor<4xf32>)
    %456 = stablehlo.convolution(%arg102, %455#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[3, 2], [3, 2]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x32x32x3xf32>, tensor<4x16x16x4xf32>) -> tensor<7x7x3x4xf32>
    %cst_128 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %457 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %458 = stablehlo.multiply %457, %327 : tensor<5xf32>
    %459 = stablehlo.subtract %arg0, %458 : tensor<5xf32>
    %cst_129 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %460 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<32x5xf32>
    %461 = stablehlo.multiply %460, %329 : tensor<32x5xf32>
    %462 = stablehlo.subtract %arg1, %461 : tensor<32x5xf32>
    %cst_130 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %463 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<3x3x4x4xf32>
    %464 = stablehlo.multiply %463, %446 : tensor<3x3x4x4xf32>
    %465 = stablehlo.subtract %arg2, %464 : tensor<3x3x4x4xf32>
    %cst_131 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %466 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %467 = stablehlo.multiply %466, %445#2 : tensor<4xf32>
    %468 = stablehlo.subtract %arg3, %467 : tensor<4xf32>
    %cst_132 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %469 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %470 = stablehlo.multiply %469, %445#1 : tensor<4xf32>
    %471 = stablehlo.subtract %arg4, %470 : tensor<4xf32>
    %cst_133 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %472 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<3x3x4x4xf32>
    %473 = stablehlo.multiply %472, %440 : tensor<3x3x4x4xf32>
    %474 = stablehlo.subtract %arg5, %473 : tensor<3x3x4x4xf32>
    %cst_134 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %475 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %476 = stablehlo.multiply %475, %439#2 : tensor<4xf32>
    %477 = stablehlo.subtract %arg6, %476 : tensor<4xf32>
    %cst_135 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %478 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %479 = stablehlo.multiply %478, %439#1 : tensor<4xf32>
    %480 = stablehlo.subtract %arg7, %479 : tensor<4xf32>
    %cst_136 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %481 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<3x3x4x4xf32>
    %482 = stablehlo.multiply %481, %433 : tensor<3x3x4x4xf32>
    %483 = stablehlo.subtract %arg8, %482 : tensor<3x3x4x4xf32>
    %cst_137 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %484 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %485 = stablehlo.multiply %484, %432#2 : tensor<4xf32>
    %486 = stablehlo.subtract %arg9, %485 : tensor<4xf32>
    %cst_138 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %487 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %488 = stablehlo.multiply %487, %432#1 : tensor<4xf32>
    %489 = stablehlo.subtract %arg10, %488 : tensor<4xf32>
    %cst_139 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %490 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<3x3x4x4xf32>
    %491 = stablehlo.multiply %490, %427 : tensor<3x3x4x4xf32>
    %492 = stablehlo.subtract %arg11, %491 : tensor<3x3x4x4xf32>
    %cst_140 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %493 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %494 = stablehlo.multiply %493, %426#2 : tensor<4xf32>
    %495 = stablehlo.subtract %arg12, %494 : tensor<4xf32>
    %cst_141 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %496 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %497 = stablehlo.multiply %496, %426#1 : tensor<4xf32>
    %498 = stablehlo.subtract %arg13, %497 : tensor<4xf32>
    %cst_142 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %499 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<3x3x4x8xf32>
    %500 = stablehlo.multiply %499, %420 : tensor<3x3x4x8xf32>
    %501 = stablehlo.subtract %arg14, %500 : tensor<3x3x4x8xf32>
    %cst_143 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %502 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %503 = stablehlo.multiply %502, %419#2 : tensor<8xf32>
    %504 = stablehlo.subtract %arg15, %503 : tensor<8xf32>
    %cst_144 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %505 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %506 = stablehlo.multiply %505, %419#1 : tensor<8xf32>
    %507 = stablehlo.subtract %arg16, %506 : tensor<8xf32>
    %cst_145 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %508 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %509 = stablehlo.multiply %508, %414 : tensor<3x3x8x8xf32>
    %510 = stablehlo.subtract %arg17, %509 : tensor<3x3x8x8xf32>
    %cst_146 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %511 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %512 = stablehlo.multiply %511, %413#2 : tensor<8xf32>
    %513 = stablehlo.subtract %arg18, %512 : tensor<8xf32>
    %cst_147 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %514 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %515 = stablehlo.multiply %514, %413#1 : tensor<8xf32>
    %516 = stablehlo.subtract %arg19, %515 : tensor<8xf32>
    %cst_148 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %517 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<1x1x4x8xf32>
    %518 = stablehlo.multiply %517, %410 : tensor<1x1x4x8xf32>
    %519 = stablehlo.subtract %arg20, %518 : tensor<1x1x4x8xf32>
    %cst_149 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %520 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %521 = stablehlo.multiply %520, %409#2 : tensor<8xf32>
    %522 = stablehlo.subtract %arg21, %521 : tensor<8xf32>
    %cst_150 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %523 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %524 = stablehlo.multiply %523, %409#1 : tensor<8xf32>
    %525 = stablehlo.subtract %arg22, %524 : tensor<8xf32>
    %cst_151 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %526 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %527 = stablehlo.multiply %526, %403 : tensor<3x3x8x8xf32>
    %528 = stablehlo.subtract %arg23, %527 : tensor<3x3x8x8xf32>
    %cst_152 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %529 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %530 = stablehlo.multiply %529, %402#2 : tensor<8xf32>
    %531 = stablehlo.subtract %arg24, %530 : tensor<8xf32>
    %cst_153 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %532 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %533 = stablehlo.multiply %532, %402#1 : tensor<8xf32>
    %534 = stablehlo.subtract %arg25, %533 : tensor<8xf32>
    %cst_154 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %535 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %536 = stablehlo.multiply %535, %397 : tensor<3x3x8x8xf32>
    %537 = stablehlo.subtract %arg26, %536 : tensor<3x3x8x8xf32>
    %cst_155 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %538 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %539 = stablehlo.multiply %538, %396#2 : tensor<8xf32>
    %540 = stablehlo.subtract %arg27, %539 : tensor<8xf32>
    %cst_156 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %541 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %542 = stablehlo.multiply %541, %396#1 : tensor<8xf32>
    %543 = stablehlo.subtract %arg28, %542 : tensor<8xf32>
    %cst_157 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %544 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<3x3x8x16xf32>
    %545 = stablehlo.multiply %544, %390 : tensor<3x3x8x16xf32>
    %546 = stablehlo.subtract %arg29, %545 : tensor<3x3x8x16xf32>
    %cst_158 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %547 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %548 = stablehlo.multiply %547, %389#2 : tensor<16xf32>
    %549 = stablehlo.subtract %arg30, %548 : tensor<16xf32>
    %cst_159 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %550 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %551 = stablehlo.multiply %550, %389#1 : tensor<16xf32>
    %552 = stablehlo.subtract %arg31, %551 : tensor<16xf32>
    %cst_160 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %553 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %554 = stablehlo.multiply %553, %384 : tensor<3x3x16x16xf32>
    %555 = stablehlo.subtract %arg32, %554 : tensor<3x3x16x16xf32>
    %cst_161 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %556 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %557 = stablehlo.multiply %556, %383#2 : tensor<16xf32>
    %558 = stablehlo.subtract %arg33, %557 : tensor<16xf32>
    %cst_162 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %559 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %560 = stablehlo.multiply %559, %383#1 : tensor<16xf32>
    %561 = stablehlo.subtract %arg34, %560 : tensor<16xf32>
    %cst_163 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %562 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<1x1x8x16xf32>
    %563 = stablehlo.multiply %562, %380 : tensor<1x1x8x16xf32>
    %564 = stablehlo.subtract %arg35, %563 : tensor<1x1x8x16xf32>
    %cst_164 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %565 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %566 = stablehlo.multiply %565, %379#2 : tensor<16xf32>
    %567 = stablehlo.subtract %arg36, %566 : tensor<16xf32>
    %cst_165 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %568 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %569 = stablehlo.multiply %568, %379#1 : tensor<16xf32>
    %570 = stablehlo.subtract %arg37, %569 : tensor<16xf32>
    %cst_166 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %571 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %572 = stablehlo.multiply %571, %373 : tensor<3x3x16x16xf32>
    %573 = stablehlo.subtract %arg38, %572 : tensor<3x3x16x16xf32>
    %cst_167 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %574 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %575 = stablehlo.multiply %574, %372#2 : tensor<16xf32>
    %576 = stablehlo.subtract %arg39, %575 : tensor<16xf32>
    %cst_168 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %577 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %578 = stablehlo.multiply %577, %372#1 : tensor<16xf32>
    %579 = stablehlo.subtract %arg40, %578 : tensor<16xf32>
    %cst_169 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %580 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %581 = stablehlo.multiply %580, %367 : tensor<3x3x16x16xf32>
    %582 = stablehlo.subtract %arg41, %581 : tensor<3x3x16x16xf32>
    %cst_170 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %583 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %584 = stablehlo.multiply %583, %366#2 : tensor<16xf32>
    %585 = stablehlo.subtract %arg42, %584 : tensor<16xf32>
    %cst_171 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %586 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %587 = stablehlo.multiply %586, %366#1 : tensor<16xf32>
    %588 = stablehlo.subtract %arg43, %587 : tensor<16xf32>
    %cst_172 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %589 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<3x3x16x32xf32>
    %590 = stablehlo.multiply %589, %360 : tensor<3x3x16x32xf32>
    %591 = stablehlo.subtract %arg44, %590 : tensor<3x3x16x32xf32>
    %cst_173 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %592 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %593 = stablehlo.multiply %592, %359#2 : tensor<32xf32>
    %594 = stablehlo.subtract %arg45, %593 : tensor<32xf32>
    %cst_174 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %595 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %596 = stablehlo.multiply %595, %359#1 : tensor<32xf32>
    %597 = stablehlo.subtract %arg46, %596 : tensor<32xf32>
    %cst_175 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %598 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %599 = stablehlo.multiply %598, %354 : tensor<3x3x32x32xf32>
    %600 = stablehlo.subtract %arg47, %599 : tensor<3x3x32x32xf32>
    %cst_176 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %601 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %602 = stablehlo.multiply %601, %353#2 : tensor<32xf32>
    %603 = stablehlo.subtract %arg48, %602 : tensor<32xf32>
    %cst_177 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %604 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %605 = stablehlo.multiply %604, %353#1 : tensor<32xf32>
    %606 = stablehlo.subtract %arg49, %605 : tensor<32xf32>
    %cst_178 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %607 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<1x1x16x32xf32>
    %608 = stablehlo.multiply %607, %350 : tensor<1x1x16x32xf32>
    %609 = stablehlo.subtract %arg50, %608 : tensor<1x1x16x32xf32>
    %cst_179 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %610 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %611 = stablehlo.multiply %610, %349#2 : tensor<32xf32>
    %612 = stablehlo.subtract %arg51, %611 : tensor<32xf32>
    %cst_180 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %613 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %614 = stablehlo.multiply %613, %349#1 : tensor<32xf32>
    %615 = stablehlo.subtract %arg52, %614 : tensor<32xf32>
    %cst_181 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %616 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %617 = stablehlo.multiply %616, %343 : tensor<3x3x32x32xf32>
    %618 = stablehlo.subtract %arg53, %617 : tensor<3x3x32x32xf32>
    %cst_182 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %619 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %620 = stablehlo.multiply %619, %342#2 : tensor<32xf32>
    %621 = stablehlo.subtract %arg54, %620 : tensor<32xf32>
    %cst_183 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %622 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %623 = stablehlo.multiply %622, %342#1 : tensor<32xf32>
    %624 = stablehlo.subtract %arg55, %623 : tensor<32xf32>
    %cst_184 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %625 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %626 = stablehlo.multiply %625, %337 : tensor<3x3x32x32xf32>
    %627 = stablehlo.subtract %arg56, %626 : tensor<3x3x32x32xf32>
    %cst_185 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %628 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %629 = stablehlo.multiply %628, %336#2 : tensor<32xf32>
    %630 = stablehlo.subtract %arg57, %629 : tensor<32xf32>
    %cst_186 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %631 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %632 = stablehlo.multiply %631, %336#1 : tensor<32xf32>
    %633 = stablehlo.subtract %arg58, %632 : tensor<32xf32>
    %cst_187 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %634 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<7x7x3x4xf32>
    %635 = stablehlo.multiply %634, %456 : tensor<7x7x3x4xf32>
    %636 = stablehlo.subtract %arg59, %635 : tensor<7x7x3x4xf32>
    %cst_188 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %637 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %638 = stablehlo.multiply %637, %455#2 : tensor<4xf32>
    %639 = stablehlo.subtract %arg60, %638 : tensor<4xf32>
    %cst_189 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %640 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %641 = stablehlo.multiply %640, %455#1 : tensor<4xf32>
    %642 = stablehlo.subtract %arg61, %641 : tensor<4xf32>
    return %318, %459, %462, %465, %468, %471, %474, %477, %480, %483, %486, %489, %492, %495, %498, %501, %504, %507, %510, %513, %516, %519, %522, %525, %528, %531, %534, %537, %540, %543, %546, %549, %552, %555, %558, %561, %564, %567, %570, %573, %576, %579, %582, %585, %588, %591, %594, %597, %600, %603, %606, %609, %612, %615, %618, %621, %624, %627, %630, %633, %636, %639, %642, %23, %28, %38, %43, %54, %59, %69, %74, %85, %90, %100, %105, %112, %117, %128, %133, %143, %148, %159, %164, %174, %179, %186, %191, %202, %207, %217, %222, %233, %238, %248, %253, %260, %265, %276, %281, %291, %296, %6, %11 : tensor<f32>, tensor<5xf32>, tensor<32x5xf32>, tensor<3x3x4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x3x4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x3x4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x3x4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x3x4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<1x1x4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<1x1x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x16x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<7x7x3x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<4xf32>, tensor<4xf32>
  }
  func.func private @batch_norm(%arg0: tensor<4x16x16x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) -> (tensor<4x16x16x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x16x16x4xf32>, tensor<4xf32>, tensor<1x1x1x4xf32>, tensor<4x16x16x4xf32>, tensor<1x1x1x4xf32>, tensor<4x16x16x4xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_0 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.divide %0, %1 : tensor<4xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<4x16x16x4xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4x16x16x4xf32>
    %6 = stablehlo.multiply %5, %5 : tensor<4x16x16x4xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x16x16x4xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<4x16x16x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_3 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %11 = stablehlo.divide %9, %10 : tensor<4xf32>
    %12 = stablehlo.broadcast_in_dim %2, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<4x16x16x4xf32>
    %14 = stablehlo.subtract %arg0, %13 : tensor<4x16x16x4xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %16 = stablehlo.add %11, %15 : tensor<4xf32>
    %17 = stablehlo.rsqrt %16 : tensor<4xf32>
    %18 = stablehlo.divide %17, %16 : tensor<4xf32>
    %cst_5 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %20 = stablehlo.multiply %19, %18 : tensor<4xf32>
    %21 = stablehlo.broadcast_in_dim %17, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<4x16x16x4xf32>
    %23 = stablehlo.multiply %14, %22 : tensor<4x16x16x4xf32>
    %24 = stablehlo.broadcast_in_dim %arg1, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<4x16x16x4xf32>
    %26 = stablehlo.multiply %23, %25 : tensor<4x16x16x4xf32>
    %27 = stablehlo.broadcast_in_dim %arg2, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<4x16x16x4xf32>
    %29 = stablehlo.add %26, %28 : tensor<4x16x16x4xf32>
    return %29, %2, %11, %8, %20, %21, %14, %24, %23 : tensor<4x16x16x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x16x16x4xf32>, tensor<4xf32>, tensor<1x1x1x4xf32>, tensor<4x16x16x4xf32>, tensor<1x1x1x4xf32>, tensor<4x16x16x4xf32>
  }
  func.func private @relu(%arg0: tensor<4x16x16x4xf32>) -> tensor<4x16x16x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x16x16x4xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x16x16x4xf32>
    return %1 : tensor<4x16x16x4xf32>
  }
  func.func private @batch_norm_0(%arg0: tensor<4x8x8x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) -> (tensor<4x8x8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x8x8x4xf32>, tensor<4xf32>, tensor<1x1x1x4xf32>, tensor<4x8x8x4xf32>, tensor<1x1x1x4xf32>, tensor<4x8x8x4xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_0 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.divide %0, %1 : tensor<4xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<4x8x8x4xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4x8x8x4xf32>
    %6 = stablehlo.multiply %5, %5 : tensor<4x8x8x4xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x8x8x4xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<4x8x8x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_3 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %11 = stablehlo.divide %9, %10 : tensor<4xf32>
    %12 = stablehlo.broadcast_in_dim %2, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<4x8x8x4xf32>
    %14 = stablehlo.subtract %arg0, %13 : tensor<4x8x8x4xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %16 = stablehlo.add %11, %15 : tensor<4xf32>
    %17 = stablehlo.rsqrt %16 : tensor<4xf32>
    %18 = stablehlo.divide %17, %16 : tensor<4xf32>
    %cst_5 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %20 = stablehlo.multiply %19, %18 : tensor<4xf32>
    %21 = stablehlo.broadcast_in_dim %17, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<4x8x8x4xf32>
    %23 = stablehlo.multiply %14, %22 : tensor<4x8x8x4xf32>
    %24 = stablehlo.broadcast_in_dim %arg1, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<4x8x8x4xf32>
    %26 = stablehlo.multiply %23, %25 : tensor<4x8x8x4xf32>
    %27 = stablehlo.broadcast_in_dim %arg2, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<4x8x8x4xf32>
    %29 = stablehlo.add %26, %28 : tensor<4x8x8x4xf32>
    return %29, %2, %11, %8, %20, %21, %14, %24, %23 : tensor<4x8x8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x8x8x4xf32>, tensor<4xf32>, tensor<1x1x1x4xf32>, tensor<4x8x8x4xf32>, tensor<1x1x1x4xf32>, tensor<4x8x8x4xf32>
  }
  func.func private @relu_1(%arg0: tensor<4x8x8x4xf32>) -> tensor<4x8x8x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x8x8x4xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x8x8x4xf32>
    return %1 : tensor<4x8x8x4xf32>
  }
  func.func private @batch_norm_2(%arg0: tensor<4x4x4x8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>) -> (tensor<4x4x4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<4x4x4x8xf32>, tensor<8xf32>, tensor<1x1x1x8xf32>, tensor<4x4x4x8xf32>, tensor<1x1x1x8xf32>, tensor<4x4x4x8xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x4x4x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_0 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.divide %0, %1 : tensor<8xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<4x4x4x8xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4x4x4x8xf32>
    %6 = stablehlo.multiply %5, %5 : tensor<4x4x4x8xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x4x4x8xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<4x4x4x8xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x4x4x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_3 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %11 = stablehlo.divide %9, %10 : tensor<8xf32>
    %12 = stablehlo.broadcast_in_dim %2, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<4x4x4x8xf32>
    %14 = stablehlo.subtract %arg0, %13 : tensor<4x4x4x8xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %16 = stablehlo.add %11, %15 : tensor<8xf32>
    %17 = stablehlo.rsqrt %16 : tensor<8xf32>
    %18 = stablehlo.divide %17, %16 : tensor<8xf32>
    %cst_5 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %20 = stablehlo.multiply %19, %18 : tensor<8xf32>
    %21 = stablehlo.broadcast_in_dim %17, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<4x4x4x8xf32>
    %23 = stablehlo.multiply %14, %22 : tensor<4x4x4x8xf32>
    %24 = stablehlo.broadcast_in_dim %arg1, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<4x4x4x8xf32>
    %26 = stablehlo.multiply %23, %25 : tensor<4x4x4x8xf32>
    %27 = stablehlo.broadcast_in_dim %arg2, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<4x4x4x8xf32>
    %29 = stablehlo.add %26, %28 : tensor<4x4x4x8xf32>
    return %29, %2, %11, %8, %20, %21, %14, %24, %23 : tensor<4x4x4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<4x4x4x8xf32>, tensor<8xf32>, tensor<1x1x1x8xf32>, tensor<4x4x4x8xf32>, tensor<1x1x1x8xf32>, tensor<4x4x4x8xf32>
  }
  func.func private @relu_3(%arg0: tensor<4x4x4x8xf32>) -> tensor<4x4x4x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4x4x8xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x4x4x8xf32>
    return %1 : tensor<4x4x4x8xf32>
  }
  func.func private @batch_norm_4(%arg0: tensor<4x2x2x16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<16xf32>) -> (tensor<4x2x2x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4x2x2x16xf32>, tensor<16xf32>, tensor<1x1x1x16xf32>, tensor<4x2x2x16xf32>, tensor<1x1x1x16xf32>, tensor<4x2x2x16xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x2x2x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_0 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2 = stablehlo.divide %0, %1 : tensor<16xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x2x2x16xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4x2x2x16xf32>
    %6 = stablehlo.multiply %5, %5 : tensor<4x2x2x16xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x2x2x16xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<4x2x2x16xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x2x2x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_3 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %11 = stablehlo.divide %9, %10 : tensor<16xf32>
    %12 = stablehlo.broadcast_in_dim %2, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x2x2x16xf32>
    %14 = stablehlo.subtract %arg0, %13 : tensor<4x2x2x16xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %16 = stablehlo.add %11, %15 : tensor<16xf32>
    %17 = stablehlo.rsqrt %16 : tensor<16xf32>
    %18 = stablehlo.divide %17, %16 : tensor<16xf32>
    %cst_5 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %20 = stablehlo.multiply %19, %18 : tensor<16xf32>
    %21 = stablehlo.broadcast_in_dim %17, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x2x2x16xf32>
    %23 = stablehlo.multiply %14, %22 : tensor<4x2x2x16xf32>
    %24 = stablehlo.broadcast_in_dim %arg1, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x2x2x16xf32>
    %26 = stablehlo.multiply %23, %25 : tensor<4x2x2x16xf32>
    %27 = stablehlo.broadcast_in_dim %arg2, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x2x2x16xf32>
    %29 = stablehlo.add %26, %28 : tensor<4x2x2x16xf32>
    return %29, %2, %11, %8, %20, %21, %14, %24, %23 : tensor<4x2x2x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4x2x2x16xf32>, tensor<16xf32>, tensor<1x1x1x16xf32>, tensor<4x2x2x16xf32>, tensor<1x1x1x16xf32>, tensor<4x2x2x16xf32>
  }
  func.func private @relu_5(%arg0: tensor<4x2x2x16xf32>) -> tensor<4x2x2x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2x2x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x2x2x16xf32>
    return %1 : tensor<4x2x2x16xf32>
  }
  func.func private @batch_norm_6(%arg0: tensor<4x1x1x32xf32>, %arg1: tensor<32xf32>, %arg2: tensor<32xf32>) -> (tensor<4x1x1x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<4x1x1x32xf32>, tensor<32xf32>, tensor<1x1x1x32xf32>, tensor<4x1x1x32xf32>, tensor<1x1x1x32xf32>, tensor<4x1x1x32xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2 = stablehlo.divide %0, %1 : tensor<32xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4x1x1x32xf32>
    %6 = stablehlo.multiply %5, %5 : tensor<4x1x1x32xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x1x1x32xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<4x1x1x32xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %cst_3 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %11 = stablehlo.divide %9, %10 : tensor<32xf32>
    %12 = stablehlo.broadcast_in_dim %2, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %14 = stablehlo.subtract %arg0, %13 : tensor<4x1x1x32xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %16 = stablehlo.add %11, %15 : tensor<32xf32>
    %17 = stablehlo.rsqrt %16 : tensor<32xf32>
    %18 = stablehlo.divide %17, %16 : tensor<32xf32>
    %cst_5 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %20 = stablehlo.multiply %19, %18 : tensor<32xf32>
    %21 = stablehlo.broadcast_in_dim %17, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %23 = stablehlo.multiply %14, %22 : tensor<4x1x1x32xf32>
    %24 = stablehlo.broadcast_in_dim %arg1, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %26 = stablehlo.multiply %23, %25 : tensor<4x1x1x32xf32>
    %27 = stablehlo.broadcast_in_dim %arg2, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %29 = stablehlo.add %26, %28 : tensor<4x1x1x32xf32>
    return %29, %2, %11, %8, %20, %21, %14, %24, %23 : tensor<4x1x1x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<4x1x1x32xf32>, tensor<32xf32>, tensor<1x1x1x32xf32>, tensor<4x1x1x32xf32>, tensor<1x1x1x32xf32>, tensor<4x1x1x32xf32>
  }
  func.func private @relu_7(%arg0: tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x1x1x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x1x1x32xf32>
    return %1 : tensor<4x1x1x32xf32>
  }
  func.func private @_one_hot(%arg0: tensor<4xi32>) -> tensor<4x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x5xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<4x1xi32>) -> tensor<4x5xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x5xi32>) -> tensor<4x5xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<4x5xi32>, tensor<4x5xi32>) -> tensor<4x5xi1>
    %5 = stablehlo.convert %4 : (tensor<4x5xi1>) -> tensor<4x5xf32>
    return %5 : tensor<4x5xf32>
  }
  func.func private @log_softmax(%arg0: tensor<4x5xf32>) -> (tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<4x5xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<4xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x5xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4x5xf32>
    %6 = stablehlo.exponential %5 : tensor<4x5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<4x5xf32>, tensor<f32>) -> tensor<4xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %9 = stablehlo.log %8 : tensor<4x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x5xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<4x5xf32>
    return %11, %6, %8 : tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x1xf32>
  }
  func.func private @log_softmax_8(%arg0: tensor<4x5xf32>, %arg1: tensor<4x1xf32>, %arg2: tensor<4x5xf32>) -> tensor<4x5xf32> {
    %0 = stablehlo.negate %arg2 : tensor<4x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<4x5xf32>, tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.reshape %1 : (tensor<4xf32>) -> tensor<4x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<4x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<4x1xf32>, tensor<f32>) -> tensor<4xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<4xf32>) -> tensor<4x5xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<4x5xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<4x5xf32>
    return %7 : tensor<4x5xf32>
  }
  func.func private @batch_norm_9(%arg0: tensor<4x1x1x32xf32>, %arg1: tensor<32xf32>, %arg2: tensor<1x1x1x32xf32>, %arg3: tensor<4x1x1x32xf32>, %arg4: tensor<1x1x1x32xf32>, %arg5: tensor<4x1x1x32xf32>, %arg6: tensor<4x1x1x32xf32>) -> (tensor<4x1x1x32xf32>, tensor<32xf32>, tensor<32xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg6 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4x1x1x32xf32>, tensor<f32>) -> tensor<1x1x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x32xf32>) -> tensor<1x1x1x32xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %3 = stablehlo.multiply %arg5, %arg6 : tensor<4x1x1x32xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<4x1x1x32xf32>, tensor<f32>) -> tensor<1x1x32xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x1x32xf32>) -> tensor<1x1x1x32xf32>
    %6 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %7 = stablehlo.multiply %arg6, %6 : tensor<4x1x1x32xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%5 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %9 = stablehlo.multiply %arg3, %7 : tensor<4x1x1x32xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<4x1x1x32xf32>, tensor<f32>) -> tensor<1x1x32xf32>
    %11 = stablehlo.reshape %10 : (tensor<1x1x32xf32>) -> tensor<1x1x1x32xf32>
    %12 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %13 = stablehlo.multiply %7, %12 : tensor<4x1x1x32xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%11 init: %cst_4) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %15 = stablehlo.multiply %14, %arg1 : tensor<32xf32>
    %16 = stablehlo.negate %13 : tensor<4x1x1x32xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<4x1x1x32xf32>, tensor<f32>) -> tensor<1x1x32xf32>
    %18 = stablehlo.reshape %17 : (tensor<1x1x32xf32>) -> tensor<1x1x1x32xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_6) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %cst_7 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %21 = stablehlo.divide %15, %20 : tensor<32xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [3] : (tensor<32xf32>) -> tensor<4x1x1x32xf32>
    %23 = stablehlo.multiply %22, %arg0 : tensor<4x1x1x32xf32>
    %24 = stablehlo.negate %23 : tensor<4x1x1x32xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<4x1x1x32xf32>, tensor<f32>) -> tensor<1x1x32xf32>
    %26 = stablehlo.reshape %25 : (tensor<1x1x32xf32>) -> tensor<1x1x1x32xf32>
    %27 = stablehlo.add %13, %23 : tensor<4x1x1x32xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%26 init: %cst_9) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %29 = stablehlo.add %19, %28 : tensor<32xf32>
    %cst_10 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %31 = stablehlo.divide %29, %30 : tensor<32xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [3] : (tensor<32xf32>) -> tensor<4x1x1x32xf32>
    %33 = stablehlo.add %27, %32 : tensor<4x1x1x32xf32>
    return %33, %8, %2 : tensor<4x1x1x32xf32>, tensor<32xf32>, tensor<32xf32>
  }
  func.func private @batch_norm_10(%arg0: tensor<4x2x2x16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<1x1x1x16xf32>, %arg3: tensor<4x2x2x16xf32>, %arg4: tensor<1x1x1x16xf32>, %arg5: tensor<4x2x2x16xf32>, %arg6: tensor<4x2x2x16xf32>) -> (tensor<4x2x2x16xf32>, tensor<16xf32>, tensor<16xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg6 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x2x2x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1 = stablehlo.reshape %0 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %3 = stablehlo.multiply %arg5, %arg6 : tensor<4x2x2x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x2x2x16xf32>, tensor<f32>) -> tensor<16xf32>
    %5 = stablehlo.reshape %4 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %6 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x2x2x16xf32>
    %7 = stablehlo.multiply %arg6, %6 : tensor<4x2x2x16xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%5 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %9 = stablehlo.multiply %arg3, %7 : tensor<4x2x2x16xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_3) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x2x2x16xf32>, tensor<f32>) -> tensor<16xf32>
    %11 = stablehlo.reshape %10 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %12 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x2x2x16xf32>
    %13 = stablehlo.multiply %7, %12 : tensor<4x2x2x16xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%11 init: %cst_4) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %15 = stablehlo.multiply %14, %arg1 : tensor<16xf32>
    %16 = stablehlo.negate %13 : tensor<4x2x2x16xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_5) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x2x2x16xf32>, tensor<f32>) -> tensor<16xf32>
    %18 = stablehlo.reshape %17 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_6) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_7 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %21 = stablehlo.divide %15, %20 : tensor<16xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [3] : (tensor<16xf32>) -> tensor<4x2x2x16xf32>
    %23 = stablehlo.multiply %22, %arg0 : tensor<4x2x2x16xf32>
    %24 = stablehlo.negate %23 : tensor<4x2x2x16xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_8) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x2x2x16xf32>, tensor<f32>) -> tensor<16xf32>
    %26 = stablehlo.reshape %25 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %27 = stablehlo.add %13, %23 : tensor<4x2x2x16xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%26 init: %cst_9) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %29 = stablehlo.add %19, %28 : tensor<16xf32>
    %cst_10 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %31 = stablehlo.divide %29, %30 : tensor<16xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [3] : (tensor<16xf32>) -> tensor<4x2x2x16xf32>
    %33 = stablehlo.add %27, %32 : tensor<4x2x2x16xf32>
    return %33, %8, %2 : tensor<4x2x2x16xf32>, tensor<16xf32>, tensor<16xf32>
  }
  func.func private @batch_norm_11(%arg0: tensor<4x4x4x8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<1x1x1x8xf32>, %arg3: tensor<4x4x4x8xf32>, %arg4: tensor<1x1x1x8xf32>, %arg5: tensor<4x4x4x8xf32>, %arg6: tensor<4x4x4x8xf32>) -> (tensor<4x4x4x8xf32>, tensor<8xf32>, tensor<8xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg6 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x4x4x8xf32>, tensor<f32>) -> tensor<8xf32>
    %1 = stablehlo.reshape %0 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %3 = stablehlo.multiply %arg5, %arg6 : tensor<4x4x4x8xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x4x4x8xf32>, tensor<f32>) -> tensor<8xf32>
    %5 = stablehlo.reshape %4 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %6 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<4x4x4x8xf32>
    %7 = stablehlo.multiply %arg6, %6 : tensor<4x4x4x8xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%5 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %9 = stablehlo.multiply %arg3, %7 : tensor<4x4x4x8xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_3) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x4x4x8xf32>, tensor<f32>) -> tensor<8xf32>
    %11 = stablehlo.reshape %10 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %12 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<4x4x4x8xf32>
    %13 = stablehlo.multiply %7, %12 : tensor<4x4x4x8xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%11 init: %cst_4) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %15 = stablehlo.multiply %14, %arg1 : tensor<8xf32>
    %16 = stablehlo.negate %13 : tensor<4x4x4x8xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_5) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x4x4x8xf32>, tensor<f32>) -> tensor<8xf32>
    %18 = stablehlo.reshape %17 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_6) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_7 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %21 = stablehlo.divide %15, %20 : tensor<8xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [3] : (tensor<8xf32>) -> tensor<4x4x4x8xf32>
    %23 = stablehlo.multiply %22, %arg0 : tensor<4x4x4x8xf32>
    %24 = stablehlo.negate %23 : tensor<4x4x4x8xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_8) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x4x4x8xf32>, tensor<f32>) -> tensor<8xf32>
    %26 = stablehlo.reshape %25 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %27 = stablehlo.add %13, %23 : tensor<4x4x4x8xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%26 init: %cst_9) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %29 = stablehlo.add %19, %28 : tensor<8xf32>
    %cst_10 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %31 = stablehlo.divide %29, %30 : tensor<8xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [3] : (tensor<8xf32>) -> tensor<4x4x4x8xf32>
    %33 = stablehlo.add %27, %32 : tensor<4x4x4x8xf32>
    return %33, %8, %2 : tensor<4x4x4x8xf32>, tensor<8xf32>, tensor<8xf32>
  }
  func.func private @batch_norm_12(%arg0: tensor<4x8x8x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<1x1x1x4xf32>, %arg3: tensor<4x8x8x4xf32>, %arg4: tensor<1x1x1x4xf32>, %arg5: tensor<4x8x8x4xf32>, %arg6: tensor<4x8x8x4xf32>) -> (tensor<4x8x8x4xf32>, tensor<4xf32>, tensor<4xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg6 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.reshape %0 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %3 = stablehlo.multiply %arg5, %arg6 : tensor<4x8x8x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %5 = stablehlo.reshape %4 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %6 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<4x8x8x4xf32>
    %7 = stablehlo.multiply %arg6, %6 : tensor<4x8x8x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%5 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %9 = stablehlo.multiply %arg3, %7 : tensor<4x8x8x4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_3) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %11 = stablehlo.reshape %10 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %12 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<4x8x8x4xf32>
    %13 = stablehlo.multiply %7, %12 : tensor<4x8x8x4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%11 init: %cst_4) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %15 = stablehlo.multiply %14, %arg1 : tensor<4xf32>
    %16 = stablehlo.negate %13 : tensor<4x8x8x4xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_5) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %18 = stablehlo.reshape %17 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_6) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_7 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %21 = stablehlo.divide %15, %20 : tensor<4xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [3] : (tensor<4xf32>) -> tensor<4x8x8x4xf32>
    %23 = stablehlo.multiply %22, %arg0 : tensor<4x8x8x4xf32>
    %24 = stablehlo.negate %23 : tensor<4x8x8x4xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_8) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %26 = stablehlo.reshape %25 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %27 = stablehlo.add %13, %23 : tensor<4x8x8x4xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%26 init: %cst_9) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %29 = stablehlo.add %19, %28 : tensor<4xf32>
    %cst_10 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %31 = stablehlo.divide %29, %30 : tensor<4xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [3] : (tensor<4xf32>) -> tensor<4x8x8x4xf32>
    %33 = stablehlo.add %27, %32 : tensor<4x8x8x4xf32>
    return %33, %8, %2 : tensor<4x8x8x4xf32>, tensor<4xf32>, tensor<4xf32>
  }
  func.func private @batch_norm_13(%arg0: tensor<4x16x16x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<1x1x1x4xf32>, %arg3: tensor<4x16x16x4xf32>, %arg4: tensor<1x1x1x4xf32>, %arg5: tensor<4x16x16x4xf32>, %arg6: tensor<4x16x16x4xf32>) -> (tensor<4x16x16x4xf32>, tensor<4xf32>, tensor<4xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg6 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.reshape %0 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %3 = stablehlo.multiply %arg5, %arg6 : tensor<4x16x16x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %5 = stablehlo.reshape %4 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %6 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<4x16x16x4xf32>
    %7 = stablehlo.multiply %arg6, %6 : tensor<4x16x16x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%5 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %9 = stablehlo.multiply %arg3, %7 : tensor<4x16x16x4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_3) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %11 = stablehlo.reshape %10 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %12 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<4x16x16x4xf32>
    %13 = stablehlo.multiply %7, %12 : tensor<4x16x16x4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%11 init: %cst_4) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %15 = stablehlo.multiply %14, %arg1 : tensor<4xf32>
    %16 = stablehlo.negate %13 : tensor<4x16x16x4xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_5) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %18 = stablehlo.reshape %17 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_6) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_7 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %21 = stablehlo.divide %15, %20 : tensor<4xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [3] : (tensor<4xf32>) -> tensor<4x16x16x4xf32>
    %23 = stablehlo.multiply %22, %arg0 : tensor<4x16x16x4xf32>
    %24 = stablehlo.negate %23 : tensor<4x16x16x4xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_8) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %26 = stablehlo.reshape %25 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %27 = stablehlo.add %13, %23 : tensor<4x16x16x4xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%26 init: %cst_9) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %29 = stablehlo.add %19, %28 : tensor<4xf32>
    %cst_10 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %31 = stablehlo.divide %29, %30 : tensor<4xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [3] : (tensor<4xf32>) -> tensor<4x16x16x4xf32>
    %33 = stablehlo.add %27, %32 : tensor<4x16x16x4xf32>
    return %33, %8, %2 : tensor<4x16x16x4xf32>, tensor<4xf32>, tensor<4xf32>
  }
}
