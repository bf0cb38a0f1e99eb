module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32> {tf.aliasing_output = 1 : i32}, %arg1: tensor<3x3x8x8xf32> {tf.aliasing_output = 2 : i32}, %arg2: tensor<8xf32> {tf.aliasing_output = 3 : i32}, %arg3: tensor<8xf32> {tf.aliasing_output = 4 : i32}, %arg4: tensor<3x3x8x8xf32> {tf.aliasing_output = 5 : i32}, %arg5: tensor<8xf32> {tf.aliasing_output = 6 : i32}, %arg6: tensor<8xf32> {tf.aliasing_output = 7 : i32}, %arg7: tensor<3x3x8x8xf32> {tf.aliasing_output = 8 : i32}, %arg8: tensor<8xf32> {tf.aliasing_output = 9 : i32}, %arg9: tensor<8xf32> {tf.aliasing_output = 10 : i32}, %arg10: tensor<3x3x8x8xf32> {tf.aliasing_output = 11 : i32}, %arg11: tensor<8xf32> {tf.aliasing_output = 12 : i32}, %arg12: tensor<8xf32> {tf.aliasing_output = 13 : i32}, %arg13: tensor<3x3x8x16xf32> {tf.aliasing_output = 14 : i32}, %arg14: tensor<16xf32> {tf.aliasing_output = 15 : i32}, %arg15: tensor<16xf32> {tf.aliasing_output = 16 : i32}, %arg16: tensor<3x3x16x16xf32> {tf.aliasing_output = 17 : i32}, %arg17: tensor<16xf32> {tf.aliasing_output = 18 : i32}, %arg18: tensor<16xf32> {tf.aliasing_output = 19 : i32}, %arg19: tensor<1x1x8x16xf32> {tf.aliasing_output = 20 : i32}, %arg20: tensor<16xf32> {tf.aliasing_output = 21 : i32}, %arg21: tensor<16xf32> {tf.aliasing_output = 22 : i32}, %arg22: tensor<3x3x16x32xf32> {tf.aliasing_output = 23 : i32}, %arg23: tensor<32xf32> {tf.aliasing_output = 24 : i32}, %arg24: tensor<32xf32> {tf.aliasing_output = 25 : i32}, %arg25: tensor<3x3x32x32xf32> {tf.aliasing_output = 26 : i32}, %arg26: tensor<32xf32> {tf.aliasing_output = 27 : i32}, %arg27: tensor<32xf32> {tf.aliasing_output = 28 : i32}, %arg28: tensor<1x1x16x32xf32> {tf.aliasing_output = 29 : i32}, %arg29: tensor<32xf32> {tf.aliasing_output = 30 : i32}, %arg30: tensor<32xf32> {tf.aliasing_output = 31 : i32}, %arg31: tensor<32x5xf32> {tf.aliasing_output = 32 : i32}, %arg32: tensor<3x3x3x8xf32> {tf.aliasing_output = 33 : i32}, %arg33: tensor<8xf32> {tf.aliasing_output = 34 : i32}, %arg34: tensor<8xf32> {tf.aliasing_output = 35 : i32}, %arg35: tensor<8xf32> {tf.aliasing_output = 36 : i32}, %arg36: tensor<8xf32> {tf.aliasing_output = 37 : i32}, %arg37: tensor<8xf32> {tf.aliasing_output = 38 : i32}, %arg38: tensor<8xf32> {tf.aliasing_output = 39 : i32}, %arg39: tensor<8xf32> {tf.aliasing_output = 40 : i32}, %arg40: tensor<8xf32> {tf.aliasing_output = 41 : i32}, %arg41: tensor<8xf32> {tf.aliasing_output = 42 : i32}, %arg42: tensor<8xf32> {tf.aliasing_output = 43 : i32}, %arg43: tensor<16xf32> {tf.aliasing_output = 44 : i32}, %arg44: tensor<16xf32> {tf.aliasing_output = 45 : i32}, %arg45: tensor<16xf32> {tf.aliasing_output = 46 : i32}, %arg46: tensor<16xf32> {tf.aliasing_output = 47 : i32}, %arg47: tensor<16xf32> {tf.aliasing_output = 48 : i32}, %arg48: tensor<16xf32> {tf.aliasing_output = 49 : i32}, %arg49: tensor<32xf32> {tf.aliasing_output = 50 : i32}, %arg50: tensor<32xf32> {tf.aliasing_output = 51 : i32}, %arg51: tensor<32xf32> {tf.aliasing_output = 52 : i32}, %arg52: tensor<32xf32> {tf.aliasing_output = 53 : i32}, %arg53: tensor<32xf32> {tf.aliasing_output = 54 : i32}, %arg54: tensor<32xf32> {tf.aliasing_output = 55 : i32}, %arg55: tensor<8xf32> {tf.aliasing_output = 56 : i32}, %arg56: tensor<8xf32> {tf.aliasing_output = 57 : i32}, %arg57: tensor<4x16x16x3xf32>, %arg58: tensor<4xi32>) -> (tensor<f32> {jax.result_info = "result['loss']"}, tensor<5xf32> {jax.result_info = "result['params']['bias']"}, tensor<3x3x8x8xf32> {jax.result_info = "result['params']['block0.0.a']"}, tensor<8xf32> {jax.result_info = "result['params']['block0.0.a.beta']"}, tensor<8xf32> {jax.result_info = "result['params']['block0.0.a.gamma']"}, tensor<3x3x8x8xf32> {jax.result_info = "result['params']['block0.0.b']"}, tensor<8xf32> {jax.result_info = "result['params']['block0.0.b.beta']"}, tensor<8xf32> {jax.result_info = "result['params']['block0.0.b.gamma']"}, tensor<3x3x8x8xf32> {jax.result_info = "result['params']['block0.1.a']"}, tensor<8xf32> {jax.result_info = "result['params']['block0.1.a.beta']"}, tensor<8xf32> {jax.result_info = "result['params']['block0.1.a.gamma']"}, tensor<3x3x8x8xf32> {jax.result_info = "result['params']['block0.1.b']"}, tensor<8xf32> {jax.result_info = "result['params']['block0.1.b.beta']"}, tensor<8xf32> {jax.result_info = "result['params']['block0.1.b.gamma']"}, tensor<3x3x8x16xf32> {jax.result_info = "result['params']['block1.0.a']"}, tensor<16xf32> {jax.result_info = "result['params']['block1.0.a.beta']"}, tensor<16xf32> {jax.result_info = "result['params']['block1.0.a.gamma']"}, tensor<3x3x16x16xf32> {jax.result_info = "result['params']['block1.0.b']"}, tensor<16xf32> {jax.result_info = "result['params']['block1.0.b.beta']"}, tensor<16xf32> {jax.result_info = "result['params']['block1.0.b.gamma']"}, tensor<1x1x8x16xf32> {jax.result_info = "result['params']['block1.0.down']"}, tensor<16xf32> {jax.result_info = "result['params']['block1.0.down.beta']"}, tensor<16xf32> {jax.result_info = "result['params']['block1.0.down.gamma']"}, tensor<3x3x16x32xf32> {jax.result_info = "result['params']['block2.0.a']"}, tensor<32xf32> {jax.result_info = "result['params']['block2.0.a.beta']"}, tensor<32xf32> {jax.result_info = "result['params']['block2.0.a.gamma']"}, tensor<3x3x32x32xf32> {jax.result_info = "result['params']['block2.0.b']"}, tensor<32xf32> {jax.result_info = "result['params']['block2.0.b.beta']"}, tensor<32xf32> {jax.result_info = "result['params']['block2.0.b.gamma']"}, tensor<1x1x16x32xf32> {jax.result_info = "result['params']['block2.0.down']"}, tensor<32xf32> {jax.result_info = "result['params']['block2.0.down.beta']"}, tensor<32xf32> {jax.result_info = "result['params']['block2.0.down.gamma']"}, tensor<32x5xf32> {jax.result_info = "result['params']['dense']"}, tensor<3x3x3x8xf32> {jax.result_info = "result['params']['stem']"}, tensor<8xf32> {jax.result_info = "result['params']['stem.beta']"}, tensor<8xf32> {jax.result_info = "result['params']['stem.gamma']"}, tensor<8xf32> {jax.result_info = "result['stats']['block0.0.a.mean']"}, tensor<8xf32> {jax.result_info = "result['stats']['block0.0.a.var']"}, tensor<8xf32> {jax.result_info = "result['stats']['block0.0.b.mean']"}, tensor<8xf32> {jax.result_info = "result['stats']['block0.0.b.var']"}, tensor<8xf32> {jax.result_info = "result['stats']['block0.1.a.mean']"}, tensor<8xf32> {jax.result_info = "result['stats']['block0.1.a.var']"}, tensor<8xf32> {jax.result_info = "result['stats']['block0.1.b.mean']"}, tensor<8xf32> {jax.result_info = "result['stats']['block0.1.b.var']"}, tensor<16xf32> {jax.result_info = "result['stats']['block1.0.a.mean']"}, tensor<16xf32> {jax.result_info = "result['stats']['block1.0.a.var']"}, tensor<16xf32> {jax.result_info = "result['stats']['block1.0.b.mean']"}, tensor<16xf32> {jax.result_info = "result['stats']['block1.0.b.var']"}, tensor<16xf32> {jax.result_info = "result['stats']['block1.0.down.mean']"}, tensor<16xf32> {jax.result_info = "result['stats']['block1.0.down.var']"}, tensor<32xf32> {jax.result_info = "result['stats']['block2.0.a.mean']"}, tensor<32xf32> {jax.result_info = "result['stats']['block2.0.a.var']"}, tensor<32xf32> {jax.result_info = "result['stats']['block2.0.b.mean']"}, tensor<32xf32> {jax.result_info = "result['stats']['block2.0.b.var']"}, tensor<32xf32> {jax.result_info = "result['stats']['block2.0.down.mean']"}, tensor<32xf32> {jax.result_info = "result['stats']['block2.0.down.var']"}, tensor<8xf32> {jax.result_info = "result['stats']['stem.mean']"}, tensor<8xf32> {jax.result_info = "result['stats']['stem.var']"}) {
    %0 = stablehlo.convolution(%arg57, %arg32) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x16x16x3xf32>, tensor<3x3x3x8xf32>) -> tensor<4x16x16x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_0 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %3 = stablehlo.divide %1, %2 : tensor<8xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %6 = stablehlo.subtract %0, %5 : tensor<4x16x16x8xf32>
    %7 = stablehlo.multiply %6, %6 : tensor<4x16x16x8xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x16x16x8xf32>
    %9 = stablehlo.multiply %8, %6 : tensor<4x16x16x8xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%7 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_3 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %12 = stablehlo.divide %10, %11 : tensor<8xf32>
    %cst_4 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %14 = stablehlo.multiply %13, %arg55 : tensor<8xf32>
    %cst_5 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %16 = stablehlo.multiply %15, %3 : tensor<8xf32>
    %17 = stablehlo.add %14, %16 : tensor<8xf32>
    %cst_6 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %19 = stablehlo.multiply %18, %arg56 : tensor<8xf32>
    %cst_7 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %21 = stablehlo.multiply %20, %12 : tensor<8xf32>
    %22 = stablehlo.add %19, %21 : tensor<8xf32>
    %23 = stablehlo.broadcast_in_dim %3, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %25 = stablehlo.subtract %0, %24 : tensor<4x16x16x8xf32>
    %cst_8 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %27 = stablehlo.add %12, %26 : tensor<8xf32>
    %28 = stablehlo.rsqrt %27 : tensor<8xf32>
    %29 = stablehlo.divide %28, %27 : tensor<8xf32>
    %cst_9 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %31 = stablehlo.multiply %30, %29 : tensor<8xf32>
    %32 = stablehlo.broadcast_in_dim %28, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %34 = stablehlo.multiply %25, %33 : tensor<4x16x16x8xf32>
    %35 = stablehlo.broadcast_in_dim %arg34, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %37 = stablehlo.multiply %34, %36 : tensor<4x16x16x8xf32>
    %38 = stablehlo.broadcast_in_dim %arg33, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %40 = stablehlo.add %37, %39 : tensor<4x16x16x8xf32>
    %41 = call @relu(%40) : (tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x16x16x8xf32>
    %43 = stablehlo.compare GT, %40, %42, FLOAT : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xi1>
    %44 = stablehlo.convolution(%41, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x16x16x8xf32>, tensor<3x3x8x8xf32>) -> tensor<4x16x16x8xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst_11) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_12 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %47 = stablehlo.divide %45, %46 : tensor<8xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %50 = stablehlo.subtract %44, %49 : tensor<4x16x16x8xf32>
    %51 = stablehlo.multiply %50, %50 : tensor<4x16x16x8xf32>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x16x16x8xf32>
    %53 = stablehlo.multiply %52, %50 : tensor<4x16x16x8xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.reduce(%51 init: %cst_14) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_15 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %56 = stablehlo.divide %54, %55 : tensor<8xf32>
    %cst_16 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %58 = stablehlo.multiply %57, %arg35 : tensor<8xf32>
    %cst_17 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %60 = stablehlo.multiply %59, %47 : tensor<8xf32>
    %61 = stablehlo.add %58, %60 : tensor<8xf32>
    %cst_18 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %63 = stablehlo.multiply %62, %arg36 : tensor<8xf32>
    %cst_19 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %65 = stablehlo.multiply %64, %56 : tensor<8xf32>
    %66 = stablehlo.add %63, %65 : tensor<8xf32>
    %67 = stablehlo.broadcast_in_dim %47, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %69 = stablehlo.subtract %44, %68 : tensor<4x16x16x8xf32>
    %cst_20 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %71 = stablehlo.add %56, %70 : tensor<8xf32>
    %72 = stablehlo.rsqrt %71 : tensor<8xf32>
    %73 = stablehlo.divide %72, %71 : tensor<8xf32>
    %cst_21 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %75 = stablehlo.multiply %74, %73 : tensor<8xf32>
    %76 = stablehlo.broadcast_in_dim %72, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %78 = stablehlo.multiply %69, %77 : tensor<4x16x16x8xf32>
    %79 = stablehlo.broadcast_in_dim %arg3, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %81 = stablehlo.multiply %78, %80 : tensor<4x16x16x8xf32>
    %82 = stablehlo.broadcast_in_dim %arg2, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %84 = stablehlo.add %81, %83 : tensor<4x16x16x8xf32>
    %85 = call @relu(%84) : (tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<4x16x16x8xf32>
    %87 = stablehlo.compare GT, %84, %86, FLOAT : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xi1>
    %88 = stablehlo.convolution(%85, %arg4) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x16x16x8xf32>, tensor<3x3x8x8xf32>) -> tensor<4x16x16x8xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.reduce(%88 init: %cst_23) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_24 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %91 = stablehlo.divide %89, %90 : tensor<8xf32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %94 = stablehlo.subtract %88, %93 : tensor<4x16x16x8xf32>
    %95 = stablehlo.multiply %94, %94 : tensor<4x16x16x8xf32>
    %cst_25 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<4x16x16x8xf32>
    %97 = stablehlo.multiply %96, %94 : tensor<4x16x16x8xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.reduce(%95 init: %cst_26) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_27 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %100 = stablehlo.divide %98, %99 : tensor<8xf32>
    %cst_28 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %102 = stablehlo.multiply %101, %arg37 : tensor<8xf32>
    %cst_29 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %104 = stablehlo.multiply %103, %91 : tensor<8xf32>
    %105 = stablehlo.add %102, %104 : tensor<8xf32>
    %cst_30 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %107 = stablehlo.multiply %106, %arg38 : tensor<8xf32>
    %cst_31 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %109 = stablehlo.multiply %108, %100 : tensor<8xf32>
    %110 = stablehlo.add %107, %109 : tensor<8xf32>
    %111 = stablehlo.broadcast_in_dim %91, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %112 = stablehlo.broadcast_in_dim %111, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %113 = stablehlo.subtract %88, %112 : tensor<4x16x16x8xf32>
    %cst_32 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %115 = stablehlo.add %100, %114 : tensor<8xf32>
    %116 = stablehlo.rsqrt %115 : tensor<8xf32>
    %117 = stablehlo.divide %116, %115 : tensor<8xf32>
    %cst_33 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %119 = stablehlo.multiply %118, %117 : tensor<8xf32>
    %120 = stablehlo.broadcast_in_dim %116, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %121 = stablehlo.broadcast_in_dim %120, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %122 = stablehlo.multiply %113, %121 : tensor<4x16x16x8xf32>
    %123 = stablehlo.broadcast_in_dim %arg6, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %124 = stablehlo.broadcast_in_dim %123, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %125 = stablehlo.multiply %122, %124 : tensor<4x16x16x8xf32>
    %126 = stablehlo.broadcast_in_dim %arg5, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %127 = stablehlo.broadcast_in_dim %126, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %128 = stablehlo.add %125, %127 : tensor<4x16x16x8xf32>
    %129 = stablehlo.add %41, %128 : tensor<4x16x16x8xf32>
    %130 = call @relu(%129) : (tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<4x16x16x8xf32>
    %132 = stablehlo.compare GT, %129, %131, FLOAT : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xi1>
    %133 = stablehlo.convolution(%130, %arg7) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x16x16x8xf32>, tensor<3x3x8x8xf32>) -> tensor<4x16x16x8xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.reduce(%133 init: %cst_35) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_36 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %136 = stablehlo.divide %134, %135 : tensor<8xf32>
    %137 = stablehlo.broadcast_in_dim %136, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %138 = stablehlo.broadcast_in_dim %137, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %139 = stablehlo.subtract %133, %138 : tensor<4x16x16x8xf32>
    %140 = stablehlo.multiply %139, %139 : tensor<4x16x16x8xf32>
    %cst_37 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<4x16x16x8xf32>
    %142 = stablehlo.multiply %141, %139 : tensor<4x16x16x8xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.reduce(%140 init: %cst_38) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_39 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %145 = stablehlo.divide %143, %144 : tensor<8xf32>
    %cst_40 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %147 = stablehlo.multiply %146, %arg39 : tensor<8xf32>
    %cst_41 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %149 = stablehlo.multiply %148, %136 : tensor<8xf32>
    %150 = stablehlo.add %147, %149 : tensor<8xf32>
    %cst_42 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %152 = stablehlo.multiply %151, %arg40 : tensor<8xf32>
    %cst_43 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %154 = stablehlo.multiply %153, %145 : tensor<8xf32>
    %155 = stablehlo.add %152, %154 : tensor<8xf32>
    %156 = stablehlo.broadcast_in_dim %136, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %157 = stablehlo.broadcast_in_dim %156, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %158 = stablehlo.subtract %133, %157 : tensor<4x16x16x8xf32>
    %cst_44 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %160 = stablehlo.add %145, %159 : tensor<8xf32>
    %161 = stablehlo.rsqrt %160 : tensor<8xf32>
    %162 = stablehlo.divide %161, %160 : tensor<8xf32>
    %cst_45 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %164 = stablehlo.multiply %163, %162 : tensor<8xf32>
    %165 = stablehlo.broadcast_in_dim %161, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %166 = stablehlo.broadcast_in_dim %165, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %167 = stablehlo.multiply %158, %166 : tensor<4x16x16x8xf32>
    %168 = stablehlo.broadcast_in_dim %arg9, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %169 = stablehlo.broadcast_in_dim %168, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %170 = stablehlo.multiply %167, %169 : tensor<4x16x16x8xf32>
    %171 = stablehlo.broadcast_in_dim %arg8, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %172 = stablehlo.broadcast_in_dim %171, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %173 = stablehlo.add %170, %172 : tensor<4x16x16x8xf32>
    %174 = call @relu(%173) : (tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<4x16x16x8xf32>
    %176 = stablehlo.compare GT, %173, %175, FLOAT : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xi1>
    %177 = stablehlo.convolution(%174, %arg10) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x16x16x8xf32>, tensor<3x3x8x8xf32>) -> tensor<4x16x16x8xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %178 = stablehlo.reduce(%177 init: %cst_47) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_48 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %180 = stablehlo.divide %178, %179 : tensor<8xf32>
    %181 = stablehlo.broadcast_in_dim %180, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %182 = stablehlo.broadcast_in_dim %181, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %183 = stablehlo.subtract %177, %182 : tensor<4x16x16x8xf32>
    %184 = stablehlo.multiply %183, %183 : tensor<4x16x16x8xf32>
    %cst_49 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<4x16x16x8xf32>
    %186 = stablehlo.multiply %185, %183 : tensor<4x16x16x8xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %187 = stablehlo.reduce(%184 init: %cst_50) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_51 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %189 = stablehlo.divide %187, %188 : tensor<8xf32>
    %cst_52 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %191 = stablehlo.multiply %190, %arg41 : tensor<8xf32>
    %cst_53 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %193 = stablehlo.multiply %192, %180 : tensor<8xf32>
    %194 = stablehlo.add %191, %193 : tensor<8xf32>
    %cst_54 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %196 = stablehlo.multiply %195, %arg42 : tensor<8xf32>
    %cst_55 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %198 = stablehlo.multiply %197, %189 : tensor<8xf32>
    %199 = stablehlo.add %196, %198 : tensor<8xf32>
    %200 = stablehlo.broadcast_in_dim %180, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %201 = stablehlo.broadcast_in_dim %200, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %202 = stablehlo.subtract %177, %201 : tensor<4x16x16x8xf32>
    %cst_56 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %204 = stablehlo.add %189, %203 : tensor<8xf32>
    %205 = stablehlo.rsqrt %204 : tensor<8xf32>
    %206 = stablehlo.divide %205, %204 : tensor<8xf32>
    %cst_57 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %207 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %208 = stablehlo.multiply %207, %206 : tensor<8xf32>
    %209 = stablehlo.broadcast_in_dim %205, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %210 = stablehlo.broadcast_in_dim %209, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %211 = stablehlo.multiply %202, %210 : tensor<4x16x16x8xf32>
    %212 = stablehlo.broadcast_in_dim %arg12, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %213 = stablehlo.broadcast_in_dim %212, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %214 = stablehlo.multiply %211, %213 : tensor<4x16x16x8xf32>
    %215 = stablehlo.broadcast_in_dim %arg11, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %216 = stablehlo.broadcast_in_dim %215, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %217 = stablehlo.add %214, %216 : tensor<4x16x16x8xf32>
    %218 = stablehlo.add %130, %217 : tensor<4x16x16x8xf32>
    %219 = call @relu(%218) : (tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<4x16x16x8xf32>
    %221 = stablehlo.compare GT, %218, %220, FLOAT : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xi1>
    %222 = stablehlo.convolution(%219, %arg13) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x16x16x8xf32>, tensor<3x3x8x16xf32>) -> tensor<4x8x8x16xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %223 = stablehlo.reduce(%222 init: %cst_59) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_60 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %224 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %225 = stablehlo.divide %223, %224 : tensor<16xf32>
    %226 = stablehlo.broadcast_in_dim %225, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %227 = stablehlo.broadcast_in_dim %226, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x8x8x16xf32>
    %228 = stablehlo.subtract %222, %227 : tensor<4x8x8x16xf32>
    %229 = stablehlo.multiply %228, %228 : tensor<4x8x8x16xf32>
    %cst_61 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %230 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<4x8x8x16xf32>
    %231 = stablehlo.multiply %230, %228 : tensor<4x8x8x16xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %232 = stablehlo.reduce(%229 init: %cst_62) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_63 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %233 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %234 = stablehlo.divide %232, %233 : tensor<16xf32>
    %cst_64 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %235 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %236 = stablehlo.multiply %235, %arg43 : tensor<16xf32>
    %cst_65 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %237 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %238 = stablehlo.multiply %237, %225 : tensor<16xf32>
    %239 = stablehlo.add %236, %238 : tensor<16xf32>
    %cst_66 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %240 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %241 = stablehlo.multiply %240, %arg44 : tensor<16xf32>
    %cst_67 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %242 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %243 = stablehlo.multiply %242, %234 : tensor<16xf32>
    %244 = stablehlo.add %241, %243 : tensor<16xf32>
    %245 = stablehlo.broadcast_in_dim %225, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %246 = stablehlo.broadcast_in_dim %245, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x8x8x16xf32>
    %247 = stablehlo.subtract %222, %246 : tensor<4x8x8x16xf32>
    %cst_68 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %248 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %249 = stablehlo.add %234, %248 : tensor<16xf32>
    %250 = stablehlo.rsqrt %249 : tensor<16xf32>
    %251 = stablehlo.divide %250, %249 : tensor<16xf32>
    %cst_69 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %252 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %253 = stablehlo.multiply %252, %251 : tensor<16xf32>
    %254 = stablehlo.broadcast_in_dim %250, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %255 = stablehlo.broadcast_in_dim %254, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x8x8x16xf32>
    %256 = stablehlo.multiply %247, %255 : tensor<4x8x8x16xf32>
    %257 = stablehlo.broadcast_in_dim %arg15, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %258 = stablehlo.broadcast_in_dim %257, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x8x8x16xf32>
    %259 = stablehlo.multiply %256, %258 : tensor<4x8x8x16xf32>
    %260 = stablehlo.broadcast_in_dim %arg14, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %261 = stablehlo.broadcast_in_dim %260, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x8x8x16xf32>
    %262 = stablehlo.add %259, %261 : tensor<4x8x8x16xf32>
    %263 = call @relu_0(%262) : (tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<4x8x8x16xf32>
    %265 = stablehlo.compare GT, %262, %264, FLOAT : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xi1>
    %266 = stablehlo.convolution(%263, %arg16) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x16xf32>, tensor<3x3x16x16xf32>) -> tensor<4x8x8x16xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %267 = stablehlo.reduce(%266 init: %cst_71) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_72 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %268 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %269 = stablehlo.divide %267, %268 : tensor<16xf32>
    %270 = stablehlo.broadcast_in_dim %269, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %271 = stablehlo.broadcast_in_dim %270, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x8x8x16xf32>
    %272 = stablehlo.subtract %266, %271 : tensor<4x8x8x16xf32>
    %273 = stablehlo.multiply %272, %272 : tensor<4x8x8x16xf32>
    %cst_73 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %274 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<4x8x8x16xf32>
    %275 = stablehlo.multiply %274, %272 : tensor<4x8x8x16xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %276 = stablehlo.reduce(%273 init: %cst_74) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_75 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %277 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %278 = stablehlo.divide %276, %277 : tensor<16xf32>
    %cst_76 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %279 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %280 = stablehlo.multiply %279, %arg45 : tensor<16xf32>
    %cst_77 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %281 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %282 = stablehlo.multiply %281, %269 : tensor<16xf32>
    %283 = stablehlo.add %280, %282 : tensor<16xf32>
    %cst_78 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %284 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %285 = stablehlo.multiply %284, %arg46 : tensor<16xf32>
    %cst_79 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %286 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %287 = stablehlo.multiply %286, %278 : tensor<16xf32>
    %288 = stablehlo.add %285, %287 : tensor<16xf32>
    %289 = stablehlo.broadcast_in_dim %269, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %290 = stablehlo.broadcast_in_dim %289, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x8x8x16xf32>
    %291 = stablehlo.subtract %266, %290 : tensor<4x8x8x16xf32>
    %cst_80 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %292 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %293 = stablehlo.add %278, %292 : tensor<16xf32>
    %294 = stablehlo.rsqrt %293 : tensor<16xf32>
    %295 = stablehlo.divide %294, %293 : tensor<16xf32>
    %cst_81 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %296 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %297 = stablehlo.multiply %296, %295 : tensor<16xf32>
    %298 = stablehlo.broadcast_in_dim %294, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %299 = stablehlo.broadcast_in_dim %298, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x8x8x16xf32>
    %300 = stablehlo.multiply %291, %299 : tensor<4x8x8x16xf32>
    %301 = stablehlo.broadcast_in_dim %arg18, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %302 = stablehlo.broadcast_in_dim %301, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x8x8x16xf32>
    %303 = stablehlo.multiply %300, %302 : tensor<4x8x8x16xf32>
    %304 = stablehlo.broadcast_in_dim %arg17, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %305 = stablehlo.broadcast_in_dim %304, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x8x8x16xf32>
    %306 = stablehlo.add %303, %305 : tensor<4x8x8x16xf32>
    %307 = stablehlo.convolution(%219, %arg19) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x16x16x8xf32>, tensor<1x1x8x16xf32>) -> tensor<4x8x8x16xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %308 = stablehlo.reduce(%307 init: %cst_82) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_83 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %309 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %310 = stablehlo.divide %308, %309 : tensor<16xf32>
    %311 = stablehlo.broadcast_in_dim %310, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %312 = stablehlo.broadcast_in_dim %311, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x8x8x16xf32>
    %313 = stablehlo.subtract %307, %312 : tensor<4x8x8x16xf32>
    %314 = stablehlo.multiply %313, %313 : tensor<4x8x8x16xf32>
    %cst_84 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %315 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<4x8x8x16xf32>
    %316 = stablehlo.multiply %315, %313 : tensor<4x8x8x16xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %317 = stablehlo.reduce(%314 init: %cst_85) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_86 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %318 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %319 = stablehlo.divide %317, %318 : tensor<16xf32>
    %cst_87 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %320 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %321 = stablehlo.multiply %320, %arg47 : tensor<16xf32>
    %cst_88 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %322 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %323 = stablehlo.multiply %322, %310 : tensor<16xf32>
    %324 = stablehlo.add %321, %323 : tensor<16xf32>
    %cst_89 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %325 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %326 = stablehlo.multiply %325, %arg48 : tensor<16xf32>
    %cst_90 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %327 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %328 = stablehlo.multiply %327, %319 : tensor<16xf32>
    %329 = stablehlo.add %326, %328 : tensor<16xf32>
    %330 = stablehlo.broadcast_in_dim %310, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %331 = stablehlo.broadcast_in_dim %330, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x8x8x16xf32>
    %332 = stablehlo.subtract %307, %331 : tensor<4x8x8x16xf32>
    %cst_91 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %333 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %334 = stablehlo.add %319, %333 : tensor<16xf32>
    %335 = stablehlo.rsqrt %334 : tensor<16xf32>
    %336 = stablehlo.divide %335, %334 : tensor<16xf32>
    %cst_92 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %337 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %338 = stablehlo.multiply %337, %336 : tensor<16xf32>
    %339 = stablehlo.broadcast_in_dim %335, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %340 = stablehlo.broadcast_in_dim %339, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x8x8x16xf32>
    %341 = stablehlo.multiply %332, %340 : tensor<4x8x8x16xf32>
    %342 = stablehlo.broadcast_in_dim %arg21, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %343 = stablehlo.broadcast_in_dim %342, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x8x8x16xf32>
    %344 = stablehlo.multiply %341, %343 : tensor<4x8x8x16xf32>
    %345 = stablehlo.broadcast_in_dim %arg20, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %346 = stablehlo.broadcast_in_dim %345, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x8x8x16xf32>
    %347 = stablehlo.add %344, %346 : tensor<4x8x8x16xf32>
    %348 = stablehlo.add %347, %306 : tensor<4x8x8x16xf32>
    %349 = call @relu_0(%348) : (tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %350 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<4x8x8x16xf32>
    %351 = stablehlo.compare GT, %348, %350, FLOAT : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xi1>
    %352 = stablehlo.convolution(%349, %arg22) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x16xf32>, tensor<3x3x16x32xf32>) -> tensor<4x4x4x32xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %353 = stablehlo.reduce(%352 init: %cst_94) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
    %cst_95 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %354 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %355 = stablehlo.divide %353, %354 : tensor<32xf32>
    %356 = stablehlo.broadcast_in_dim %355, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %357 = stablehlo.broadcast_in_dim %356, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x4x4x32xf32>
    %358 = stablehlo.subtract %352, %357 : tensor<4x4x4x32xf32>
    %359 = stablehlo.multiply %358, %358 : tensor<4x4x4x32xf32>
    %cst_96 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %360 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<4x4x4x32xf32>
    %361 = stablehlo.multiply %360, %358 : tensor<4x4x4x32xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %362 = stablehlo.reduce(%359 init: %cst_97) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
    %cst_98 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %363 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %364 = stablehlo.divide %362, %363 : tensor<32xf32>
    %cst_99 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %365 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %366 = stablehlo.multiply %365, %arg49 : tensor<32xf32>
    %cst_100 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %367 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %368 = stablehlo.multiply %367, %355 : tensor<32xf32>
    %369 = stablehlo.add %366, %368 : tensor<32xf32>
    %cst_101 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %370 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %371 = stablehlo.multiply %370, %arg50 : tensor<32xf32>
    %cst_102 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %372 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %373 = stablehlo.multiply %372, %364 : tensor<32xf32>
    %374 = stablehlo.add %371, %373 : tensor<32xf32>
    %375 = stablehlo.broadcast_in_dim %355, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %376 = stablehlo.broadcast_in_dim %375, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x4x4x32xf32>
    %377 = stablehlo.subtract %352, %376 : tensor<4x4x4x32xf32>
    %cst_103 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %378 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %379 = stablehlo.add %364, %378 : tensor<32xf32>
    %380 = stablehlo.rsqrt %379 : tensor<32xf32>
    %381 = stablehlo.divide %380, %379 : tensor<32xf32>
    %cst_104 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %382 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %383 = stablehlo.multiply %382, %381 : tensor<32xf32>
    %384 = stablehlo.broadcast_in_dim %380, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %385 = stablehlo.broadcast_in_dim %384, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x4x4x32xf32>
    %386 = stablehlo.multiply %377, %385 : tensor<4x4x4x32xf32>
    %387 = stablehlo.broadcast_in_dim %arg24, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %388 = stablehlo.broadcast_in_dim %387, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x4x4x32xf32>
    %389 = stablehlo.multiply %386, %388 : tensor<4x4x4x32xf32>
    %390 = stablehlo.broadcast_in_dim %arg23, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %391 = stablehlo.broadcast_in_dim %390, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x4x4x32xf32>
    %392 = stablehlo.add %389, %391 : tensor<4x4x4x32xf32>
    %393 = call @relu_1(%392) : (tensor<4x4x4x32xf32>) -> tensor<4x4x4x32xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %394 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<4x4x4x32xf32>
    %395 = stablehlo.compare GT, %392, %394, FLOAT : (tensor<4x4x4x32xf32>, tensor<4x4x4x32xf32>) -> tensor<4x4x4x32xi1>
    %396 = stablehlo.convolution(%393, %arg25) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x4x4x32xf32>, tensor<3x3x32x32xf32>) -> tensor<4x4x4x32xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %397 = stablehlo.reduce(%396 init: %cst_106) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
    %cst_107 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %398 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %399 = stablehlo.divide %397, %398 : tensor<32xf32>
    %400 = stablehlo.broadcast_in_dim %399, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %401 = stablehlo.broadcast_in_dim %400, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x4x4x32xf32>
    %402 = stablehlo.subtract %396, %401 : tensor<4x4x4x32xf32>
    %403 = stablehlo.multiply %402, %402 : tensor<4x4x4x32xf32>
    %cst_108 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %404 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<4x4x4x32xf32>
    %405 = stablehlo.multiply %404, %402 : tensor<4x4x4x32xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %406 = stablehlo.reduce(%403 init: %cst_109) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
    %cst_110 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %407 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %408 = stablehlo.divide %406, %407 : tensor<32xf32>
    %cst_111 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %409 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %410 = stablehlo.multiply %409, %arg51 : tensor<32xf32>
    %cst_112 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %411 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %412 = stablehlo.multiply %411, %399 : tensor<32xf32>
    %413 = stablehlo.add %410, %412 : tensor<32xf32>
    %cst_113 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %414 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %415 = stablehlo.multiply %414, %arg52 : tensor<32xf32>
    %cst_114 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %416 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %417 = stablehlo.multiply %416, %408 : tensor<32xf32>
    %418 = stablehlo.add %415, %417 : tensor<32xf32>
    %419 = stablehlo.broadcast_in_dim %399, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %420 = stablehlo.broadcast_in_dim %419, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x4x4x32xf32>
    %421 = stablehlo.subtract %396, %420 : tensor<4x4x4x32xf32>
    %cst_115 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %422 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %423 = stablehlo.add %408, %422 : tensor<32xf32>
    %424 = stablehlo.rsqrt %423 : tensor<32xf32>
    %425 = stablehlo.divide %424, %423 : tensor<32xf32>
    %cst_116 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %426 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %427 = stablehlo.multiply %426, %425 : tensor<32xf32>
    %428 = stablehlo.broadcast_in_dim %424, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %429 = stablehlo.broadcast_in_dim %428, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x4x4x32xf32>
    %430 = stablehlo.multiply %421, %429 : tensor<4x4x4x32xf32>
    %431 = stablehlo.broadcast_in_dim %arg27, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %432 = stablehlo.broadcast_in_dim %431, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x4x4x32xf32>
    %433 = stablehlo.multiply %430, %432 : tensor<4x4x4x32xf32>
    %434 = stablehlo.broadcast_in_dim %arg26, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %435 = stablehlo.broadcast_in_dim %434, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x4x4x32xf32>
    %436 = stablehlo.add %433, %435 : tensor<4x4x4x32xf32>
    %437 = stablehlo.convolution(%349, %arg28) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x16xf32>, tensor<1x1x16x32xf32>) -> tensor<4x4x4x32xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %438 = stablehlo.reduce(%437 init: %cst_117) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
    %cst_118 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %439 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %440 = stablehlo.divide %438, %439 : tensor<32xf32>
    %441 = stablehlo.broadcast_in_dim %440, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %442 = stablehlo.broadcast_in_dim %441, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x4x4x32xf32>
    %443 = stablehlo.subtract %437, %442 : tensor<4x4x4x32xf32>
    %444 = stablehlo.multiply %443, %443 : tensor<4x4x4x32xf32>
    %cst_119 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %445 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<4x4x4x32xf32>
    %446 = stablehlo.multiply %445, %443 : tensor<4x4x4x32xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %447 = stablehlo.reduce(%444 init: %cst_120) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
    %cst_121 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %448 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %449 = stablehlo.divide %447, %448 : tensor<32xf32>
    %cst_122 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %450 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %451 = stablehlo.multiply %450, %arg53 : tensor<32xf32>
    %cst_123 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %452 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %453 = stablehlo.multiply %452, %440 : tensor<32xf32>
    %454 = stablehlo.add %451, %453 : tensor<32xf32>
    %cst_124 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %455 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %456 = stablehlo.multiply %455, %arg54 : tensor<32xf32>
    %cst_125 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %457 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %458 = stablehlo.multiply %457, %449 : tensor<32xf32>
    %459 = stablehlo.add %456, %458 : tensor<32xf32>
    %460 = stablehlo.broadcast_in_dim %440, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %461 = stablehlo.broadcast_in_dim %460, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x4x4x32xf32>
    %462 = stablehlo.subtract %437, %461 : tensor<4x4x4x32xf32>
    %cst_126 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %463 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %464 = stablehlo.add %449, %463 : tensor<32xf32>
    %465 = stablehlo.rsqrt %464 : tensor<32xf32>
    %466 = stablehlo.divide %465, %464 : tensor<32xf32>
    %cst_127 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %467 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %468 = stablehlo.multiply %467, %466 : tensor<32xf32>
    %469 = stablehlo.broadcast_in_dim %465, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %470 = stablehlo.broadcast_in_dim %469, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x4x4x32xf32>
    %471 = stablehlo.multiply %462, %470 : tensor<4x4x4x32xf32>
    %472 = stablehlo.broadcast_in_dim %arg30, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %473 = stablehlo.broadcast_in_dim %472, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x4x4x32xf32>
    %474 = stablehlo.multiply %471, %473 : tensor<4x4x4x32xf32>
    %475 = stablehlo.broadcast_in_dim %arg29, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %476 = stablehlo.broadcast_in_dim %475, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x4x4x32xf32>
    %477 = stablehlo.add %474, %476 : tensor<4x4x4x32xf32>
    %478 = stablehlo.add %477, %436 : tensor<4x4x4x32xf32>
    %479 = call @relu_1(%478) : (tensor<4x4x4x32xf32>) -> tensor<4x4x4x32xf32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %480 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<4x4x4x32xf32>
    %481 = stablehlo.compare GT, %478, %480, FLOAT : (tensor<4x4x4x32xf32>, tensor<4x4x4x32xf32>) -> tensor<4x4x4x32xi1>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %482 = stablehlo.reduce(%479 init: %cst_129) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x4x4x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %cst_130 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %483 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<4x32xf32>
    %484 = stablehlo.divide %482, %483 : tensor<4x32xf32>
    %485 = stablehlo.dot_general %484, %arg31, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x32xf32>, tensor<32x5xf32>) -> tensor<4x5xf32>
    %486 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %487 = stablehlo.broadcast_in_dim %486, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<4x5xf32>
    %488 = stablehlo.add %485, %487 : tensor<4x5xf32>
    %489 = call @_one_hot(%arg58) : (tensor<4xi32>) -> tensor<4x5xf32>
    %cst_131 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %490 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %491 = stablehlo.multiply %490, %489 : tensor<4x5xf32>
    %cst_132 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %492 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %493 = stablehlo.add %491, %492 : tensor<4x5xf32>
    %494:3 = call @log_softmax(%488) : (tensor<4x5xf32>) -> (tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x1xf32>)
    %495 = stablehlo.multiply %493, %494#0 : tensor<4x5xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %496 = stablehlo.reduce(%495 init: %cst_133) applies stablehlo.add across dimensions = [1] : (tensor<4x5xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %497 = stablehlo.reduce(%496 init: %cst_134) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_135 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %498 = stablehlo.divide %497, %cst_135 : tensor<f32>
    %499 = stablehlo.negate %498 : tensor<f32>
    %cst_136 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %500 = stablehlo.negate %cst_136 : tensor<f32>
    %cst_137 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %501 = stablehlo.divide %500, %cst_137 : tensor<f32>
    %502 = stablehlo.broadcast_in_dim %501, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %503 = stablehlo.broadcast_in_dim %502, dims = [0] : (tensor<4xf32>) -> tensor<4x5xf32>
    %504 = stablehlo.multiply %493, %503 : tensor<4x5xf32>
    %505 = call @log_softmax_2(%494#1, %494#2, %504) : (tensor<4x5xf32>, tensor<4x1xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %506 = stablehlo.reduce(%505 init: %cst_138) applies stablehlo.add across dimensions = [0] : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32>
    %507 = stablehlo.reshape %506 : (tensor<5xf32>) -> tensor<1x5xf32>
    %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %508 = stablehlo.reduce(%507 init: %cst_139) applies stablehlo.add across dimensions = [0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<5xf32>
    %509 = stablehlo.dot_general %505, %484, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x5xf32>, tensor<4x32xf32>) -> tensor<5x32xf32>
    %510 = stablehlo.transpose %509, dims = [1, 0] : (tensor<5x32xf32>) -> tensor<32x5xf32>
    %511 = stablehlo.dot_general %505, %arg31, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x5xf32>, tensor<32x5xf32>) -> tensor<4x32xf32>
    %cst_140 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %512 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<4x32xf32>
    %513 = stablehlo.divide %511, %512 : tensor<4x32xf32>
    %514 = stablehlo.broadcast_in_dim %513, dims = [0, 3] : (tensor<4x32xf32>) -> tensor<4x4x4x32xf32>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %515 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<4x4x4x32xf32>
    %516 = stablehlo.select %481, %514, %515 : tensor<4x4x4x32xi1>, tensor<4x4x4x32xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %517 = stablehlo.reduce(%516 init: %cst_142) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
    %518 = stablehlo.reshape %517 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %519 = stablehlo.reduce(%518 init: %cst_143) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %520 = stablehlo.multiply %471, %516 : tensor<4x4x4x32xf32>
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %521 = stablehlo.reduce(%520 init: %cst_144) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
    %522 = stablehlo.reshape %521 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %523 = stablehlo.broadcast_in_dim %472, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x4x4x32xf32>
    %524 = stablehlo.multiply %516, %523 : tensor<4x4x4x32xf32>
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %525 = stablehlo.reduce(%522 init: %cst_145) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %526 = stablehlo.multiply %462, %524 : tensor<4x4x4x32xf32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %527 = stablehlo.reduce(%526 init: %cst_146) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
    %528 = stablehlo.reshape %527 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %529 = stablehlo.broadcast_in_dim %469, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x4x4x32xf32>
    %530 = stablehlo.multiply %524, %529 : tensor<4x4x4x32xf32>
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %531 = stablehlo.reduce(%528 init: %cst_147) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %532 = stablehlo.multiply %531, %468 : tensor<32xf32>
    %533 = stablehlo.negate %530 : tensor<4x4x4x32xf32>
    %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %534 = stablehlo.reduce(%533 init: %cst_148) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
    %535 = stablehlo.reshape %534 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %536 = stablehlo.reduce(%535 init: %cst_149) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %cst_150 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %537 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %538 = stablehlo.divide %532, %537 : tensor<32xf32>
    %539 = stablehlo.broadcast_in_dim %538, dims = [3] : (tensor<32xf32>) -> tensor<4x4x4x32xf32>
    %540 = stablehlo.multiply %539, %446 : tensor<4x4x4x32xf32>
    %541 = stablehlo.negate %540 : tensor<4x4x4x32xf32>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %542 = stablehlo.reduce(%541 init: %cst_151) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
    %543 = stablehlo.reshape %542 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %544 = stablehlo.add %530, %540 : tensor<4x4x4x32xf32>
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %545 = stablehlo.reduce(%543 init: %cst_152) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %546 = stablehlo.add %536, %545 : tensor<32xf32>
    %cst_153 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %547 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %548 = stablehlo.divide %546, %547 : tensor<32xf32>
    %549 = stablehlo.broadcast_in_dim %548, dims = [3] : (tensor<32xf32>) -> tensor<4x4x4x32xf32>
    %550 = stablehlo.add %544, %549 : tensor<4x4x4x32xf32>
    %551 = stablehlo.convolution(%349, %550) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, -1], [0, -1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x16xf32>, tensor<4x4x4x32xf32>) -> tensor<1x1x16x32xf32>
    %552 = stablehlo.reverse %arg28, dims = [0, 1] : tensor<1x1x16x32xf32>
    %553 = stablehlo.convolution(%550, %552) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x4x4x32xf32>, tensor<1x1x16x32xf32>) -> tensor<4x8x8x16xf32>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %554 = stablehlo.reduce(%516 init: %cst_154) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
    %555 = stablehlo.reshape %554 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %556 = stablehlo.reduce(%555 init: %cst_155) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %557 = stablehlo.multiply %430, %516 : tensor<4x4x4x32xf32>
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %558 = stablehlo.reduce(%557 init: %cst_156) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
    %559 = stablehlo.reshape %558 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %560 = stablehlo.broadcast_in_dim %431, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x4x4x32xf32>
    %561 = stablehlo.multiply %516, %560 : tensor<4x4x4x32xf32>
    %cst_157 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %562 = stablehlo.reduce(%559 init: %cst_157) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %563 = stablehlo.multiply %421, %561 : tensor<4x4x4x32xf32>
    %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %564 = stablehlo.reduce(%563 init: %cst_158) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
    %565 = stablehlo.reshape %564 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %566 = stablehlo.broadcast_in_dim %428, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x4x4x32xf32>
    %567 = stablehlo.multiply %561, %566 : tensor<4x4x4x32xf32>
    %cst_159 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %568 = stablehlo.reduce(%565 init: %cst_159) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %569 = stablehlo.multiply %568, %427 : tensor<32xf32>
    %570 = stablehlo.negate %567 : tensor<4x4x4x32xf32>
    %cst_160 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %571 = stablehlo.reduce(%570 init: %cst_160) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
    %572 = stablehlo.reshape %571 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %573 = stablehlo.reduce(%572 init: %cst_161) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %cst_162 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %574 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %575 = stablehlo.divide %569, %574 : tensor<32xf32>
    %576 = stablehlo.broadcast_in_dim %575, dims = [3] : (tensor<32xf32>) -> tensor<4x4x4x32xf32>
    %577 = stablehlo.multiply %576, %405 : tensor<4x4x4x32xf32>
    %578 = stablehlo.negate %577 : tensor<4x4x4x32xf32>
    %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %579 = stablehlo.reduce(%578 init: %cst_163) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
    %580 = stablehlo.reshape %579 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %581 = stablehlo.add %567, %577 : tensor<4x4x4x32xf32>
    %cst_164 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %582 = stablehlo.reduce(%580 init: %cst_164) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %583 = stablehlo.add %573, %582 : tensor<32xf32>
    %cst_165 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %584 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %585 = stablehlo.divide %583, %584 : tensor<32xf32>
    %586 = stablehlo.broadcast_in_dim %585, dims = [3] : (tensor<32xf32>) -> tensor<4x4x4x32xf32>
    %587 = stablehlo.add %581, %586 : tensor<4x4x4x32xf32>
    %588 = stablehlo.convolution(%393, %587) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x4x4x32xf32>, tensor<4x4x4x32xf32>) -> tensor<3x3x32x32xf32>
    %589 = stablehlo.reverse %arg25, dims = [0, 1] : tensor<3x3x32x32xf32>
    %590 = stablehlo.convolution(%587, %589) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x4x4x32xf32>, tensor<3x3x32x32xf32>) -> tensor<4x4x4x32xf32>
    %cst_166 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %591 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<4x4x4x32xf32>
    %592 = stablehlo.select %395, %590, %591 : tensor<4x4x4x32xi1>, tensor<4x4x4x32xf32>
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %593 = stablehlo.reduce(%592 init: %cst_167) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
    %594 = stablehlo.reshape %593 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %595 = stablehlo.reduce(%594 init: %cst_168) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %596 = stablehlo.multiply %386, %592 : tensor<4x4x4x32xf32>
    %cst_169 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %597 = stablehlo.reduce(%596 init: %cst_169) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
    %598 = stablehlo.reshape %597 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %599 = stablehlo.broadcast_in_dim %387, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x4x4x32xf32>
    %600 = stablehlo.multiply %592, %599 : tensor<4x4x4x32xf32>
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %601 = stablehlo.reduce(%598 init: %cst_170) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %602 = stablehlo.multiply %377, %600 : tensor<4x4x4x32xf32>
    %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %603 = stablehlo.reduce(%602 init: %cst_171) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
    %604 = stablehlo.reshape %603 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %605 = stablehlo.broadcast_in_dim %384, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x4x4x32xf32>
    %606 = stablehlo.multiply %600, %605 : tensor<4x4x4x32xf32>
    %cst_172 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %607 = stablehlo.reduce(%604 init: %cst_172) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %608 = stablehlo.multiply %607, %383 : tensor<32xf32>
    %609 = stablehlo.negate %606 : tensor<4x4x4x32xf32>
    %cst_173 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %610 = stablehlo.reduce(%609 init: %cst_173) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
    %611 = stablehlo.reshape %610 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_174 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %612 = stablehlo.reduce(%611 init: %cst_174) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %cst_175 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %613 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %614 = stablehlo.divide %608, %613 : tensor<32xf32>
    %615 = stablehlo.broadcast_in_dim %614, dims = [3] : (tensor<32xf32>) -> tensor<4x4x4x32xf32>
    %616 = stablehlo.multiply %615, %361 : tensor<4x4x4x32xf32>
    %617 = stablehlo.negate %616 : tensor<4x4x4x32xf32>
    %cst_176 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %618 = stablehlo.reduce(%617 init: %cst_176) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
    %619 = stablehlo.reshape %618 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %620 = stablehlo.add %606, %616 : tensor<4x4x4x32xf32>
    %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %621 = stablehlo.reduce(%619 init: %cst_177) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %622 = stablehlo.add %612, %621 : tensor<32xf32>
    %cst_178 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %623 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %624 = stablehlo.divide %622, %623 : tensor<32xf32>
    %625 = stablehlo.broadcast_in_dim %624, dims = [3] : (tensor<32xf32>) -> tensor<4x4x4x32xf32>
    %626 = stablehlo.add %620, %625 : tensor<4x4x4x32xf32>
    %627 = stablehlo.convolution(%349, %626) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 0], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x16xf32>, tensor<4x4x4x32xf32>) -> tensor<3x3x16x32xf32>
    %628 = stablehlo.reverse %arg22, dims = [0, 1] : tensor<3x3x16x32xf32>
    %629 = stablehlo.convolution(%626, %628) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 2], [1, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x4x4x32xf32>, tensor<3x3x16x32xf32>) -> tensor<4x8x8x16xf32>
    %630 = stablehlo.add %553, %629 : tensor<4x8x8x16xf32>
    %cst_179 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %631 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<4x8x8x16xf32>
    %632 = stablehlo.select %351, %630, %631 : tensor<4x8x8x16xi1>, tensor<4x8x8x16xf32>
    %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %633 = stablehlo.reduce(%632 init: %cst_180) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %634 = stablehlo.reshape %633 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_181 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %635 = stablehlo.reduce(%634 init: %cst_181) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %636 = stablehlo.multiply %341, %632 : tensor<4x8x8x16xf32>
    %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %637 = stablehlo.reduce(%636 init: %cst_182) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %638 = stablehlo.reshape %637 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %639 = stablehlo.broadcast_in_dim %342, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x8x8x16xf32>
    %640 = stablehlo.multiply %632, %639 : tensor<4x8x8x16xf32>
    %cst_183 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %641 = stablehlo.reduce(%638 init: %cst_183) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %642 = stablehlo.multiply %332, %640 : tensor<4x8x8x16xf32>
    %cst_184 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %643 = stablehlo.reduce(%642 init: %cst_184) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %644 = stablehlo.reshape %643 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %645 = stablehlo.broadcast_in_dim %339, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x8x8x16xf32>
    %646 = stablehlo.multiply %640, %645 : tensor<4x8x8x16xf32>
    %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %647 = stablehlo.reduce(%644 init: %cst_185) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %648 = stablehlo.multiply %647, %338 : tensor<16xf32>
    %649 = stablehlo.negate %646 : tensor<4x8x8x16xf32>
    %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %650 = stablehlo.reduce(%649 init: %cst_186) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %651 = stablehlo.reshape %650 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_187 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %652 = stablehlo.reduce(%651 init: %cst_187) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_188 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %653 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %654 = stablehlo.divide %648, %653 : tensor<16xf32>
    %655 = stablehlo.broadcast_in_dim %654, dims = [3] : (tensor<16xf32>) -> tensor<4x8x8x16xf32>
    %656 = stablehlo.multiply %655, %316 : tensor<4x8x8x16xf32>
    %657 = stablehlo.negate %656 : tensor<4x8x8x16xf32>
    %cst_189 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %658 = stablehlo.reduce(%657 init: %cst_189) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %659 = stablehlo.reshape %658 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %660 = stablehlo.add %646, %656 : tensor<4x8x8x16xf32>
    %cst_190 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %661 = stablehlo.reduce(%659 init: %cst_190) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %662 = stablehlo.add %652, %661 : tensor<16xf32>
    %cst_191 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %663 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %664 = stablehlo.divide %662, %663 : tensor<16xf32>
    %665 = stablehlo.broadcast_in_dim %664, dims = [3] : (tensor<16xf32>) -> tensor<4x8x8x16xf32>
    %666 = stablehlo.add %660, %665 : tensor<4x8x8x16xf32>
    %667 = stablehlo.convolution(%219, %666) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, -1], [0, -1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x16x16x8xf32>, tensor<4x8x8x16xf32>) -> tensor<1x1x8x16xf32>
    %668 = stablehlo.reverse %arg19, dims = [0, 1] : tensor<1x1x8x16xf32>
    %669 = stablehlo.convolution(%666, %668) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x16xf32>, tensor<1x1x8x16xf32>) -> tensor<4x16x16x8xf32>
    %cst_192 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %670 = stablehlo.reduce(%632 init: %cst_192) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %671 = stablehlo.reshape %670 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_193 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %672 = stablehlo.reduce(%671 init: %cst_193) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %673 = stablehlo.multiply %300, %632 : tensor<4x8x8x16xf32>
    %cst_194 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %674 = stablehlo.reduce(%673 init: %cst_194) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %675 = stablehlo.reshape %674 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %676 = stablehlo.broadcast_in_dim %301, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x8x8x16xf32>
    %677 = stablehlo.multiply %632, %676 : tensor<4x8x8x16xf32>
    %cst_195 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %678 = stablehlo.reduce(%675 init: %cst_195) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %679 = stablehlo.multiply %291, %677 : tensor<4x8x8x16xf32>
    %cst_196 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %680 = stablehlo.reduce(%679 init: %cst_196) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %681 = stablehlo.reshape %680 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %682 = stablehlo.broadcast_in_dim %298, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x8x8x16xf32>
    %683 = stablehlo.multiply %677, %682 : tensor<4x8x8x16xf32>
    %cst_197 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %684 = stablehlo.reduce(%681 init: %cst_197) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %685 = stablehlo.multiply %684, %297 : tensor<16xf32>
    %686 = stablehlo.negate %683 : tensor<4x8x8x16xf32>
    %cst_198 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %687 = stablehlo.reduce(%686 init: %cst_198) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %688 = stablehlo.reshape %687 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_199 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %689 = stablehlo.reduce(%688 init: %cst_199) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_200 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %690 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %691 = stablehlo.divide %685, %690 : tensor<16xf32>
    %692 = stablehlo.broadcast_in_dim %691, dims = [3] : (tensor<16xf32>) -> tensor<4x8x8x16xf32>
    %693 = stablehlo.multiply %692, %275 : tensor<4x8x8x16xf32>
    %694 = stablehlo.negate %693 : tensor<4x8x8x16xf32>
    %cst_201 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %695 = stablehlo.reduce(%694 init: %cst_201) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %696 = stablehlo.reshape %695 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %697 = stablehlo.add %683, %693 : tensor<4x8x8x16xf32>
    %cst_202 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %698 = stablehlo.reduce(%696 init: %cst_202) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %699 = stablehlo.add %689, %698 : tensor<16xf32>
    %cst_203 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %700 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %701 = stablehlo.divide %699, %700 : tensor<16xf32>
    %702 = stablehlo.broadcast_in_dim %701, dims = [3] : (tensor<16xf32>) -> tensor<4x8x8x16xf32>
    %703 = stablehlo.add %697, %702 : tensor<4x8x8x16xf32>
    %704 = stablehlo.convolution(%263, %703) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<3x3x16x16xf32>
    %705 = stablehlo.reverse %arg16, dims = [0, 1] : tensor<3x3x16x16xf32>
    %706 = stablehlo.convolution(%703, %705) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x16xf32>, tensor<3x3x16x16xf32>) -> tensor<4x8x8x16xf32>
    %cst_204 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %707 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<4x8x8x16xf32>
    %708 = stablehlo.select %265, %706, %707 : tensor<4x8x8x16xi1>, tensor<4x8x8x16xf32>
    %cst_205 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %709 = stablehlo.reduce(%708 init: %cst_205) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %710 = stablehlo.reshape %709 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_206 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %711 = stablehlo.reduce(%710 init: %cst_206) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %712 = stablehlo.multiply %256, %708 : tensor<4x8x8x16xf32>
    %cst_207 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %713 = stablehlo.reduce(%712 init: %cst_207) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %714 = stablehlo.reshape %713 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %715 = stablehlo.broadcast_in_dim %257, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x8x8x16xf32>
    %716 = stablehlo.multiply %708, %715 : tensor<4x8x8x16xf32>
    %cst_208 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %717 = stablehlo.reduce(%714 init: %cst_208) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %718 = stablehlo.multiply %247, %716 : tensor<4x8x8x16xf32>
    %cst_209 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %719 = stablehlo.reduce(%718 init: %cst_209) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %720 = stablehlo.reshape %719 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %721 = stablehlo.broadcast_in_dim %254, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x8x8x16xf32>
    %722 = stablehlo.multiply %716, %721 : tensor<4x8x8x16xf32>
    %cst_210 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %723 = stablehlo.reduce(%720 init: %cst_210) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %724 = stablehlo.multiply %723, %253 : tensor<16xf32>
    %725 = stablehlo.negate %722 : tensor<4x8x8x16xf32>
    %cst_211 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %726 = stablehlo.reduce(%725 init: %cst_211) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %727 = stablehlo.reshape %726 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_212 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %728 = stablehlo.reduce(%727 init: %cst_212) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_213 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %729 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %730 = stablehlo.divide %724, %729 : tensor<16xf32>
    %731 = stablehlo.broadcast_in_dim %730, dims = [3] : (tensor<16xf32>) -> tensor<4x8x8x16xf32>
    %732 = stablehlo.multiply %731, %231 : tensor<4x8x8x16xf32>
    %733 = stablehlo.negate %732 : tensor<4x8x8x16xf32>
    %cst_214 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %734 = stablehlo.reduce(%733 init: %cst_214) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %735 = stablehlo.reshape %734 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %736 = stablehlo.add %722, %732 : tensor<4x8x8x16xf32>
    %cst_215 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %737 = stablehlo.reduce(%735 init: %cst_215) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %738 = stablehlo.add %728, %737 : tensor<16xf32>
    %cst_216 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %739 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %740 = stablehlo.divide %738, %739 : tensor<16xf32>
    %741 = stablehlo.broadcast_in_dim %740, dims = [3] : (tensor<16xf32>) -> tensor<4x8x8x16xf32>
    %742 = stablehlo.add %736, %741 : tensor<4x8x8x16xf32>
    %743 = stablehlo.convolution(%219, %742) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 0], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x16x16x8xf32>, tensor<4x8x8x16xf32>) -> tensor<3x3x8x16xf32>
    %744 = stablehlo.reverse %arg13, dims = [0, 1] : tensor<3x3x8x16xf32>
    %745 = stablehlo.convolution(%742, %744) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 2], [1, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x16xf32>, tensor<3x3x8x16xf32>) -> tensor<4x16x16x8xf32>
    %746 = stablehlo.add %669, %745 : tensor<4x16x16x8xf32>
    %cst_217 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %747 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<4x16x16x8xf32>
    %748 = stablehlo.select %221, %746, %747 : tensor<4x16x16x8xi1>, tensor<4x16x16x8xf32>
    %cst_218 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %749 = stablehlo.reduce(%748 init: %cst_218) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %750 = stablehlo.reshape %749 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %cst_219 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %751 = stablehlo.reduce(%750 init: %cst_219) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %752 = stablehlo.multiply %211, %748 : tensor<4x16x16x8xf32>
    %cst_220 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %753 = stablehlo.reduce(%752 init: %cst_220) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %754 = stablehlo.reshape %753 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %755 = stablehlo.broadcast_in_dim %212, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %756 = stablehlo.multiply %748, %755 : tensor<4x16x16x8xf32>
    %cst_221 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %757 = stablehlo.reduce(%754 init: %cst_221) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %758 = stablehlo.multiply %202, %756 : tensor<4x16x16x8xf32>
    %cst_222 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %759 = stablehlo.reduce(%758 init: %cst_222) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %760 = stablehlo.reshape %759 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %761 = stablehlo.broadcast_in_dim %209, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %762 = stablehlo.multiply %756, %761 : tensor<4x16x16x8xf32>
    %cst_223 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %763 = stablehlo.reduce(%760 init: %cst_223) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %764 = stablehlo.multiply %763, %208 : tensor<8xf32>
    %765 = stablehlo.negate %762 : tensor<4x16x16x8xf32>
    %cst_224 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %766 = stablehlo.reduce(%765 init: %cst_224) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %767 = stablehlo.reshape %766 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %cst_225 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %768 = stablehlo.reduce(%767 init: %cst_225) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_226 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %769 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %770 = stablehlo.divide %764, %769 : tensor<8xf32>
    %771 = stablehlo.broadcast_in_dim %770, dims = [3] : (tensor<8xf32>) -> tensor<4x16x16x8xf32>
    %772 = stablehlo.multiply %771, %186 : tensor<4x16x16x8xf32>
    %773 = stablehlo.negate %772 : tensor<4x16x16x8xf32>
    %cst_227 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %774 = stablehlo.reduce(%773 init: %cst_227) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %775 = stablehlo.reshape %774 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %776 = stablehlo.add %762, %772 : tensor<4x16x16x8xf32>
    %cst_228 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %777 = stablehlo.reduce(%775 init: %cst_228) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %778 = stablehlo.add %768, %777 : tensor<8xf32>
    %cst_229 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %779 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %780 = stablehlo.divide %778, %779 : tensor<8xf32>
    %781 = stablehlo.broadcast_in_dim %780, dims = [3] : (tensor<8xf32>) -> tensor<4x16x16x8xf32>
    %782 = stablehlo.add %776, %781 : tensor<4x16x16x8xf32>
    %783 = stablehlo.convolution(%174, %782) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<3x3x8x8xf32>
    %784 = stablehlo.reverse %arg10, dims = [0, 1] : tensor<3x3x8x8xf32>
    %785 = stablehlo.convolution(%782, %784) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x16x16x8xf32>, tensor<3x3x8x8xf32>) -> tensor<4x16x16x8xf32>
    %cst_230 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %786 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<4x16x16x8xf32>
    %787 = stablehlo.select %176, %785, %786 : tensor<4x16x16x8xi1>, tensor<4x16x16x8xf32>
    %cst_231 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %788 = stablehlo.reduce(%787 init: %cst_231) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %789 = stablehlo.reshape %788 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %cst_232 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %790 = stablehlo.reduce(%789 init: %cst_232) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %791 = stablehlo.multiply %167, %787 : tensor<4x16x16x8xf32>
    %cst_233 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %792 = stablehlo.reduce(%791 init: %cst_233) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %793 = stablehlo.reshape %792 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %794 = stablehlo.broadcast_in_dim %168, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %795 = stablehlo.multiply %787, %794 : tensor<4x16x16x8xf32>
    %cst_234 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %796 = stablehlo.reduce(%793 init: %cst_234) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %797 = stablehlo.multiply %158, %795 : tensor<4x16x16x8xf32>
    %cst_235 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %798 = stablehlo.reduce(%797 init: %cst_235) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %799 = stablehlo.reshape %798 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %800 = stablehlo.broadcast_in_dim %165, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %801 = stablehlo.multiply %795, %800 : tensor<4x16x16x8xf32>
    %cst_236 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %802 = stablehlo.reduce(%799 init: %cst_236) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %803 = stablehlo.multiply %802, %164 : tensor<8xf32>
    %804 = stablehlo.negate %801 : tensor<4x16x16x8xf32>
    %cst_237 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %805 = stablehlo.reduce(%804 init: %cst_237) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %806 = stablehlo.reshape %805 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %cst_238 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %807 = stablehlo.reduce(%806 init: %cst_238) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_239 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %808 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %809 = stablehlo.divide %803, %808 : tensor<8xf32>
    %810 = stablehlo.broadcast_in_dim %809, dims = [3] : (tensor<8xf32>) -> tensor<4x16x16x8xf32>
    %811 = stablehlo.multiply %810, %142 : tensor<4x16x16x8xf32>
    %812 = stablehlo.negate %811 : tensor<4x16x16x8xf32>
    %cst_240 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %813 = stablehlo.reduce(%812 init: %cst_240) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %814 = stablehlo.reshape %813 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %815 = stablehlo.add %801, %811 : tensor<4x16x16x8xf32>
    %cst_241 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %816 = stablehlo.reduce(%814 init: %cst_241) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %817 = stablehlo.add %807, %816 : tensor<8xf32>
    %cst_242 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %818 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %819 = stablehlo.divide %817, %818 : tensor<8xf32>
    %820 = stablehlo.broadcast_in_dim %819, dims = [3] : (tensor<8xf32>) -> tensor<4x16x16x8xf32>
    %821 = stablehlo.add %815, %820 : tensor<4x16x16x8xf32>
    %822 = stablehlo.convolution(%130, %821) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<3x3x8x8xf32>
    %823 = stablehlo.reverse %arg7, dims = [0, 1] : tensor<3x3x8x8xf32>
    %824 = stablehlo.convolution(%821, %823) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x16x16x8xf32>, tensor<3x3x8x8xf32>) -> tensor<4x16x16x8xf32>
    %825 = stablehlo.add %748, %824 : tensor<4x16x16x8xf32>
    %cst_243 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %826 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<4x16x16x8xf32>
    %827 = stablehlo.select %132, %825, %826 : tensor<4x16x16x8xi1>, tensor<4x16x16x8xf32>
    %cst_244 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %828 = stablehlo.reduce(%827 init: %cst_244) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %829 = stablehlo.reshape %828 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %cst_245 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %830 = stablehlo.reduce(%829 init: %cst_245) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %831 = stablehlo.multiply %122, %827 : tensor<4x16x16x8xf32>
    %cst_246 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %832 = stablehlo.reduce(%831 init: %cst_246) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %833 = stablehlo.reshape %832 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %834 = stablehlo.broadcast_in_dim %123, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %835 = stablehlo.multiply %827, %834 : tensor<4x16x16x8xf32>
    %cst_247 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %836 = stablehlo.reduce(%833 init: %cst_247) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %837 = stablehlo.multiply %113, %835 : tensor<4x16x16x8xf32>
    %cst_248 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %838 = stablehlo.reduce(%837 init: %cst_248) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %839 = stablehlo.reshape %838 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %840 = stablehlo.broadcast_in_dim %120, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %841 = stablehlo.multiply %835, %840 : tensor<4x16x16x8xf32>
    %cst_249 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %842 = stablehlo.reduce(%839 init: %cst_249) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %843 = stablehlo.multiply %842, %119 : tensor<8xf32>
    %844 = stablehlo.negate %841 : tensor<4x16x16x8xf32>
    %cst_250 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %845 = stablehlo.reduce(%844 init: %cst_250) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %846 = stablehlo.reshape %845 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %cst_251 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %847 = stablehlo.reduce(%846 init: %cst_251) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_252 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %848 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %849 = stablehlo.divide %843, %848 : tensor<8xf32>
    %850 = stablehlo.broadcast_in_dim %849, dims = [3] : (tensor<8xf32>) -> tensor<4x16x16x8xf32>
    %851 = stablehlo.multiply %850, %97 : tensor<4x16x16x8xf32>
    %852 = stablehlo.negate %851 : tensor<4x16x16x8xf32>
    %cst_253 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %853 = stablehlo.reduce(%852 init: %cst_253) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %854 = stablehlo.reshape %853 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %855 = stablehlo.add %841, %851 : tensor<4x16x16x8xf32>
    %cst_254 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %856 = stablehlo.reduce(%854 init: %cst_254) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %857 = stablehlo.add %847, %856 : tensor<8xf32>
    %cst_255 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %858 = stablehlo.broadcast_in_dim %cst_255, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %859 = stablehlo.divide %857, %858 : tensor<8xf32>
    %860 = stablehlo.broadcast_in_dim %859, dims = [3] : (tensor<8xf32>) -> tensor<4x16x16x8xf32>
    %861 = stablehlo.add %855, %860 : tensor<4x16x16x8xf32>
    %862 = stablehlo.convolution(%85, %861) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<3x3x8x8xf32>
    %863 = stablehlo.reverse %arg4, dims = [0, 1] : tensor<3x3x8x8xf32>
    %864 = stablehlo.convolution(%861, %863) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x16x16x8xf32>, tensor<3x3x8x8xf32>) -> tensor<4x16x16x8xf32>
    %cst_256 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %865 = stablehlo.broadcast_in_dim %cst_256, dims = [] : (tensor<f32>) -> tensor<4x16x16x8xf32>
    %866 = stablehlo.select %87, %864, %865 : tensor<4x16x16x8xi1>, tensor<4x16x16x8xf32>
    %cst_257 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %867 = stablehlo.reduce(%866 init: %cst_257) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %868 = stablehlo.reshape %867 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %cst_258 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %869 = stablehlo.reduce(%868 init: %cst_258) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %870 = stablehlo.multiply %78, %866 : tensor<4x16x16x8xf32>
    %cst_259 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %871 = stablehlo.reduce(%870 init: %cst_259) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %872 = stablehlo.reshape %871 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %873 = stablehlo.broadcast_in_dim %79, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %874 = stablehlo.multiply %866, %873 : tensor<4x16x16x8xf32>
    %cst_260 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %875 = stablehlo.reduce(%872 init: %cst_260) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %876 = stablehlo.multiply %69, %874 : tensor<4x16x16x8xf32>
    %cst_261 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %877 = stablehlo.reduce(%876 init: %cst_261) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %878 = stablehlo.reshape %877 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %879 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %880 = stablehlo.multiply %874, %879 : tensor<4x16x16x8xf32>
    %cst_262 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %881 = stablehlo.reduce(%878 init: %cst_262) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %882 = stablehlo.multiply %881, %75 : tensor<8xf32>
    %883 = stablehlo.negate %880 : tensor<4x16x16x8xf32>
    %cst_263 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %884 = stablehlo.reduce(%883 init: %cst_263) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %885 = stablehlo.reshape %884 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %cst_264 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %886 = stablehlo.reduce(%885 init: %cst_264) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_265 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %887 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %888 = stablehlo.divide %882, %887 : tensor<8xf32>
    %889 = stablehlo.broadcast_in_dim %888, dims = [3] : (tensor<8xf32>) -> tensor<4x16x16x8xf32>
    %890 = stablehlo.multiply %889, %53 : tensor<4x16x16x8xf32>
    %891 = stablehlo.negate %890 : tensor<4x16x16x8xf32>
    %cst_266 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %892 = stablehlo.reduce(%891 init: %cst_266) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %893 = stablehlo.reshape %892 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %894 = stablehlo.add %880, %890 : tensor<4x16x16x8xf32>
    %cst_267 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %895 = stablehlo.reduce(%893 init: %cst_267) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %896 = stablehlo.add %886, %895 : tensor<8xf32>
    %cst_268 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %897 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %898 = stablehlo.divide %896, %897 : tensor<8xf32>
    %899 = stablehlo.broadcast_in_dim %898, dims = [3] : (tensor<8xf32>) -> tensor<4x16x16x8xf32>
    %900 = stablehlo.add %894, %899 : tensor<4x16x16x8xf32>
    %901 = stablehlo.convolution(%41, %900) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<3x3x8x8xf32>
    %902 = stablehlo.reverse %arg1, dims = [0, 1] : tensor<3x3x8x8xf32>
    %903 = stablehlo.convolution(%900, %902) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x16x16x8xf32>, tensor<3x3x8x8xf32>) -> tensor<4x16x16x8xf32>
    %904 = stablehlo.add %827, %903 : tensor<4x16x16x8xf32>
    %cst_269 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %905 = stablehlo.broadcast_in_dim %cst_269, dims = [] : (tensor<f32>) -> tensor<4x16x16x8xf32>
    %906 = stablehlo.select %43, %904, %905 : tensor<4x16x16x8xi1>, tensor<4x16x16x8xf32>
    %cst_270 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %907 = stablehlo.reduce(%906 init: %cst_270) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %908 = stablehlo.reshape %907 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %cst_271 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %909 = stablehlo.reduce(%908 init: %cst_271) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %910 = stablehlo.multiply %34, %906 : tensor<4x16x16x8xf32>
    %cst_272 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %911 = stablehlo.reduce(%910 init: %cst_272) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %912 = stablehlo.reshape %911 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %913 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %914 = stablehlo.multiply %906, %913 : tensor<4x16x16x8xf32>
    %cst_273 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %915 = stablehlo.reduce(%912 init: %cst_273) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %916 = stablehlo.multiply %25, %914 : tensor<4x16x16x8xf32>
    %cst_274 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %917 = stablehlo.reduce(%916 init: %cst_274) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %918 = stablehlo.reshape %917 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %919 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %920 = stablehlo.multiply %914, %919 : tensor<4x16x16x8xf32>
    %cst_275 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %921 = stablehlo.reduce(%918 init: %cst_275) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %922 = stablehlo.multiply %921, %31 : tensor<8xf32>
    %923 = stablehlo.negate %920 : tensor<4x16x16x8xf32>
    %cst_276 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %924 = stablehlo.reduce(%923 init: %cst_276) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %925 = stablehlo.reshape %924 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %cst_277 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %926 = stablehlo.reduce(%925 init: %cst_277) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_278 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %927 = stablehlo.broadcast_in_dim %cst_278, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %928 = stablehlo.divide %922, %927 : tensor<8xf32>
    %929 = stablehlo.broadcast_in_dim %928, dims = [3] : (tensor<8xf32>) -> tensor<4x16x16x8xf32>
    %930 = stablehlo.multiply %929, %9 : tensor<4x16x16x8xf32>
    %931 = stablehlo.negate %930 : tensor<4x16x16x8xf32>
    %cst_279 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %932 = stablehlo.reduce(%931 init: %cst_279) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %933 = stablehlo.reshape %932 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %934 = stablehlo.add %920, %930 : tensor<4x16x16x8xf32>
    %cst_280 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %935 = stablehlo.reduce(%933 init: %cst_280) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %936 = stablehlo.add %926, %935 : tensor<8xf32>
    %cst_281 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %937 = stablehlo.broadcast_in_dim %cst_281, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %938 = stablehlo.divide %936, %937 : tensor<8xf32>
    %939 = stablehlo.broadcast_in_dim %938, dims = [3] : (tensor<8xf32>) -> tensor<4x16x16x8xf32>
    %940 = stablehlo.add %934, %939 : tensor<4x16x16x8xf32>
    %941 = stablehlo.convolution(%arg57, %940) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x16x16x3xf32>, tensor<4x16x16x8xf32>) -> tensor<3x3x3x8xf32>
    %cst_282 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %942 = stablehlo.broadcast_in_dim %cst_282, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %943 = stablehlo.multiply %942, %508 : tensor<5xf32>
    %944 = stablehlo.subtract %arg0, %943 : tensor<5xf32>
    %cst_283 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %945 = stablehlo.broadcast_in_dim %cst_283, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %946 = stablehlo.multiply %945, %901 : tensor<3x3x8x8xf32>
    %947 = stablehlo.subtract %arg1, %946 : tensor<3x3x8x8xf32>
    %cst_284 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %948 = stablehlo.broadcast_in_dim %cst_284, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %949 = stablehlo.multiply %948, %869 : tensor<8xf32>
    %950 = stablehlo.subtract %arg2, %949 : tensor<8xf32>
    %cst_285 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %951 = stablehlo.broadcast_in_dim %cst_285, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %952 = stablehlo.multiply %951, %875 : tensor<8xf32>
    %953 = stablehlo.subtract %arg3, %952 : tensor<8xf32>
    %cst_286 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %954 = stablehlo.broadcast_in_dim %cst_286, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %955 = stablehlo.multiply %954, %862 : tensor<3x3x8x8xf32>
    %956 = stablehlo.subtract %arg4, %955 : tensor<3x3x8x8xf32>
    %cst_287 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %957 = stablehlo.broadcast_in_dim %cst_287, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %958 = stablehlo.multiply %957, %830 : tensor<8xf32>
    %959 = stablehlo.subtract %arg5, %958 : tensor<8xf32>
    %cst_288 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %960 = stablehlo.broadcast_in_dim %cst_288, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %961 = stablehlo.multiply %960, %836 : tensor<8xf32>
    %962 = stablehlo.subtract %arg6, %961 : tensor<8xf32>
    %cst_289 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %963 = stablehlo.broadcast_in_dim %cst_289, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %964 = stablehlo.multiply %963, %822 : tensor<3x3x8x8xf32>
    %965 = stablehlo.subtract %arg7, %964 : tensor<3x3x8x8xf32>
    %cst_290 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %966 = stablehlo.broadcast_in_dim %cst_290, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %967 = stablehlo.multiply %966, %790 : tensor<8xf32>
    %968 = stablehlo.subtract %arg8, %967 : tensor<8xf32>
    %cst_291 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %969 = stablehlo.broadcast_in_dim %cst_291, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %970 = stablehlo.multiply %969, %796 : tensor<8xf32>
    %971 = stablehlo.subtract %arg9, %970 : tensor<8xf32>
    %cst_292 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %972 = stablehlo.broadcast_in_dim %cst_292, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %973 = stablehlo.multiply %972, %783 : tensor<3x3x8x8xf32>
    %974 = stablehlo.subtract %arg10, %973 : tensor<3x3x8x8xf32>
    %cst_293 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %975 = stablehlo.broadcast_in_dim %cst_293, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %976 = stablehlo.multiply %975, %751 : tensor<8xf32>
    %977 = stablehlo.subtract %arg11, %976 : tensor<8xf32>
    %cst_294 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %978 = stablehlo.broadcast_in_dim %cst_294, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %979 = stablehlo.multiply %978, %757 : tensor<8xf32>
    %980 = stablehlo.subtract %arg12, %979 : tensor<8xf32>
    %cst_295 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %981 = stablehlo.broadcast_in_dim %cst_295, dims = [] : (tensor<f32>) -> tensor<3x3x8x16xf32>
    %982 = stablehlo.multiply %981, %743 : tensor<3x3x8x16xf32>
    %983 = stablehlo.subtract %arg13, %982 : tensor<3x3x8x16xf32>
    %cst_296 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %984 = stablehlo.broadcast_in_dim %cst_296, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %985 = stablehlo.multiply %984, %711 : tensor<16xf32>
    %986 = stablehlo.subtract %arg14, %985 : tensor<16xf32>
    %cst_297 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %987 = stablehlo.broadcast_in_dim %cst_297, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %988 = stablehlo.multiply %987, %717 : tensor<16xf32>
    %989 = stablehlo.subtract %arg15, %988 : tensor<16xf32>
    %cst_298 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %990 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %991 = stablehlo.multiply %990, %704 : tensor<3x3x16x16xf32>
    %992 = stablehlo.subtract %arg16, %991 : tensor<3x3x16x16xf32>
    %cst_299 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %993 = stablehlo.broadcast_in_dim %cst_299, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %994 = stablehlo.multiply %993, %672 : tensor<16xf32>
    %995 = stablehlo.subtract %arg17, %994 : tensor<16xf32>
    %cst_300 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %996 = stablehlo.broadcast_in_dim %cst_300, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %997 = stablehlo.multiply %996, %678 : tensor<16xf32>
    %998 = stablehlo.subtract %arg18, %997 : tensor<16xf32>
    %cst_301 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %999 = stablehlo.broadcast_in_dim %cst_301, dims = [] : (tensor<f32>) -> tensor<1x1x8x16xf32>
    %1000 = stablehlo.multiply %999, %667 : tensor<1x1x8x16xf32>
    %1001 = stablehlo.subtract %arg19, %1000 : tensor<1x1x8x16xf32>
    %cst_302 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1002 = stablehlo.broadcast_in_dim %cst_302, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1003 = stablehlo.multiply %1002, %635 : tensor<16xf32>
    %1004 = stablehlo.subtract %arg20, %1003 : tensor<16xf32>
    %cst_303 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1005 = stablehlo.broadcast_in_dim %cst_303, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1006 = stablehlo.multiply %1005, %641 : tensor<16xf32>
    %1007 = stablehlo.subtract %arg21, %1006 : tensor<16xf32>
    %cst_304 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1008 = stablehlo.broadcast_in_dim %cst_304, dims = [] : (tensor<f32>) -> tensor<3x3x16x32xf32>
    %1009 = stablehlo.multiply %1008, %627 : tensor<3x3x16x32xf32>
    %1010 = stablehlo.subtract %arg22, %1009 : tensor<3x3x16x32xf32>
    %cst_305 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1011 = stablehlo.broadcast_in_dim %cst_305, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1012 = stablehlo.multiply %1011, %595 : tensor<32xf32>
    %1013 = stablehlo.subtract %arg23, %1012 : tensor<32xf32>
    %cst_306 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1014 = stablehlo.broadcast_in_dim %cst_306, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1015 = stablehlo.multiply %1014, %601 : tensor<32xf32>
    %1016 = stablehlo.subtract %arg24, %1015 : tensor<32xf32>
    %cst_307 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1017 = stablehlo.broadcast_in_dim %cst_307, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %1018 = stablehlo.multiply %1017, %588 : tensor<3x3x32x32xf32>
    %1019 = stablehlo.subtract %arg25, %1018 : tensor<3x3x32x32xf32>
    %cst_308 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1020 = stablehlo.broadcast_in_dim %cst_308, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1021 = stablehlo.multiply %1020, %556 : tensor<32xf32>
    %1022 = stablehlo.subtract %arg26, %1021 : tensor<32xf32>
    %cst_309 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1023 = stablehlo.broadcast_in_dim %cst_309, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1024 = stablehlo.multiply %1023, %562 : tensor<32xf32>
    %1025 = stablehlo.subtract %arg27, %1024 : tensor<32xf32>
    %cst_310 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1026 = stablehlo.broadcast_in_dim %cst_310, dims = [] : (tensor<f32>) -> tensor<1x1x16x32xf32>
    %1027 = stablehlo.multiply %1026, %551 : tensor<1x1x16x32xf32>
    %1028 = stablehlo.subtract %arg28, %1027 : tensor<1x1x16x32xf32>
    %cst_311 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1029 = stablehlo.broadcast_in_dim %cst_311, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1030 = stablehlo.multiply %1029, %519 : tensor<32xf32>
    %1031 = stablehlo.subtract %arg29, %1030 : tensor<32xf32>
    %cst_312 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1032 = stablehlo.broadcast_in_dim %cst_312, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1033 = stablehlo.multiply %1032, %525 : tensor<32xf32>
    %1034 = stablehlo.subtract %arg30, %1033 : tensor<32xf32>
    %cst_313 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1035 = stablehlo.broadcast_in_dim %cst_313, dims = [] : (tensor<f32>) -> tensor<32x5xf32>
    %1036 = stablehlo.multiply %1035, %510 : tensor<32x5xf32>
    %1037 = stablehlo.subtract %arg31, %1036 : tensor<32x5xf32>
    %cst_314 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1038 = stablehlo.broadcast_in_dim %cst_314, dims = [] : (tensor<f32>) -> tensor<3x3x3x8xf32>
    %1039 = stablehlo.multiply %1038, %941 : tensor<3x3x3x8xf32>
    %1040 = stablehlo.subtract %arg32, %1039 : tensor<3x3x3x8xf32>
    %cst_315 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1041 = stablehlo.broadcast_in_dim %cst_315, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1042 = stablehlo.multiply %1041, %909 : tensor<8xf32>
    %1043 = stablehlo.subtract %arg33, %1042 : tensor<8xf32>
    %cst_316 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1044 = stablehlo.broadcast_in_dim %cst_316, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1045 = stablehlo.multiply %1044, %915 : tensor<8xf32>
    %1046 = stablehlo.subtract %arg34, %1045 : tensor<8xf32>
    return %499, %944, %947, %950, %953, %956, %959, %962, %965, %968, %971, %974, %977, %980, %983, %986, %989, %992, %995, %998, %1001, %1004, %1007, %1010, %1013, %1016, %1019, %1022, %1025, %1028, %1031, %1034, %1037, %1040, %1043, %1046, %61, %66, %105, %110, %150, %155, %194, %199, %239, %244, %283, %288, %324, %329, %369, %374, %413, %418, %454, %459, %17, %22 : tensor<f32>, tensor<5xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<1x1x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x16x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x5xf32>, tensor<3x3x3x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<8xf32>, tensor<8xf32>
  }
  func.func private @relu(%arg0: tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x16x16x8xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x16x16x8xf32>
    return %1 : tensor<4x16x16x8xf32>
  }
  func.func private @relu_0(%arg0: tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x8x8x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x8x8x16xf32>
    return %1 : tensor<4x8x8x16xf32>
  }
  func.func private @relu_1(%arg0: tensor<4x4x4x32xf32>) -> tensor<4x4x4x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4x4x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x4x4x32xf32>
    return %1 : tensor<4x4x4x32xf32>
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
  func.func private @log_softmax_2(%arg0: tensor<4x5xf32>, %arg1: tensor<4x1xf32>, %arg2: tensor<4x5xf32>) -> tensor<4x5xf32> {
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
}
