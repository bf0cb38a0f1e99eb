module @jit_conv_net_grad attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x3x3x4xf32>, %arg1: tensor<3x3x4x6xf32>, %arg2: tensor<6x5xf32>, %arg3: tensor<2x6x6x3xf32>, %arg4: tensor<2xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<3x3x3x4xf32> {jax.result_info = "result[1][0]"}, tensor<3x3x4x6xf32> {jax.result_info = "result[1][1]"}, tensor<6x5xf32> {jax.result_info = "result[1][2]"}) {
    %0 = stablehlo.convert %arg0 : (tensor<3x3x3x4xf32>) -> tensor<3x3x3x4xbf16>
    %1 = stablehlo.convert %arg1 : (tensor<3x3x4x6xf32>) -> tensor<3x3x4x6xbf16>
    %2 = stablehlo.convert %arg2 : (tensor<6x5xf32>) -> tensor<6x5xbf16>
    %3 = stablehlo.convert %arg3 : (tensor<2x6x6x3xf32>) -> tensor<2x6x6x3xbf16>
    %4 = stablehlo.convolution(%3, %0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x6x6x3xbf16>, tensor<3x3x3x4xbf16>) -> tensor<2x6x6x4xbf16>
    %5 = call @relu(%4) : (tensor<2x6x6x4xbf16>) -> tensor<2x6x6x4xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<2x6x6x4xbf16>
    %7 = stablehlo.compare GT, %4, %6, FLOAT : (tensor<2x6x6x4xbf16>, tensor<2x6x6x4xbf16>) -> tensor<2x6x6x4xi1>
    %8 = stablehlo.convolution(%5, %1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x6x6x4xbf16>, tensor<3x3x4x6xbf16>) -> tensor<2x3x3x6xbf16>
    %9 = call @relu_0(%8) : (tensor<2x3x3x6xbf16>) -> tensor<2x3x3x6xbf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<2x3x3x6xbf16>
    %11 = stablehlo.compare GT, %8, %10, FLOAT : (tensor<2x3x3x6xbf16>, tensor<2x3x3x6xbf16>) -> tensor<2x3x3x6xi1>
    %12 = stablehlo.convert %9 : (tensor<2x3x3x6xbf16>) -> tensor<2x3x3x6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_1) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x3x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
    %cst_2 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %15 = stablehlo.divide %13, %14 : tensor<2x6xf32>
    %16 = stablehlo.convert %15 : (tensor<2x6xf32>) -> tensor<2x6xbf16>
    %17 = stablehlo.dot_general %16, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6xbf16>, tensor<6x5xbf16>) -> tensor<2x5xbf16>
    %18 = stablehlo.convert %17 : (tensor<2x5xbf16>) -> tensor<2x5xf32>
    %19:3 = call @log_softmax(%18) : (tensor<2x5xf32>) -> (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x1xf32>)
    %20 = call @_one_hot(%arg4) : (tensor<2xi32>) -> tensor<2x5xf32>
    %21 = stablehlo.multiply %19#0, %20 : tensor<2x5xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<2x5xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %24 = stablehlo.divide %23, %cst_5 : tensor<f32>
    %25 = stablehlo.negate %24 : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.negate %cst_6 : tensor<f32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %27 = stablehlo.divide %26, %cst_7 : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0] : (tensor<2xf32>) -> tensor<2x5xf32>
    %30 = stablehlo.multiply %29, %20 : tensor<2x5xf32>
    %31 = call @log_softmax_1(%19#1, %19#2, %30) : (tensor<2x5xf32>, tensor<2x1xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %32 = stablehlo.convert %31 : (tensor<2x5xf32>) -> tensor<2x5xbf16>
    %33 = stablehlo.dot_general %32, %16, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5xbf16>, tensor<2x6xbf16>) -> tensor<5x6xbf16>
    %34 = stablehlo.transpose %33, dims = [1, 0] : (tensor<5x6xbf16>) -> tensor<6x5xbf16>
    %35 = stablehlo.dot_general %32, %2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x5xbf16>, tensor<6x5xbf16>) -> tensor<2x6xbf16>
    %36 = stablehlo.convert %35 : (tensor<2x6xbf16>) -> tensor<2x6xf32>
    %cst_8 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %38 = stablehlo.divide %36, %37 : tensor<2x6xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 3] : (tensor<2x6xf32>) -> tensor<2x3x3x6xf32>
    %40 = stablehlo.convert %39 : (tensor<2x3x3x6xf32>) -> tensor<2x3x3x6xbf16>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %41 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<bf16>) -> tensor<2x3x3x6xbf16>
    %42 = stablehlo.select %11, %40, %41 : tensor<2x3x3x6xi1>, tensor<2x3x3x6xbf16>
    %43 = stablehlo.convolution(%5, %42) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x6x6x4xbf16>, tensor<2x3x3x6xbf16>) -> tensor<3x3x4x6xbf16>
    %44 = stablehlo.reverse %1, dims = [0, 1] : tensor<3x3x4x6xbf16>
    %45 = stablehlo.convolution(%42, %44) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 1], [2, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x3x6xbf16>, tensor<3x3x4x6xbf16>) -> tensor<2x6x6x4xbf16>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %46 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<bf16>) -> tensor<2x6x6x4xbf16>
    %47 = stablehlo.select %7, %45, %46 : tensor<2x6x6x4xi1>, tensor<2x6x6x4xbf16>
    %48 = stablehlo.convolution(%3, %47) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x6x6x3xbf16>, tensor<2x6x6x4xbf16>) -> tensor<3x3x3x4xbf16>
    %49 = stablehlo.convert %34 : (tensor<6x5xbf16>) -> tensor<6x5xf32>
    %50 = stablehlo.convert %43 : (tensor<3x3x4x6xbf16>) -> tensor<3x3x4x6xf32>
    %51 = stablehlo.convert %48 : (tensor<3x3x3x4xbf16>) -> tensor<3x3x3x4xf32>
    return %25, %51, %50, %49 : tensor<f32>, tensor<3x3x3x4xf32>, tensor<3x3x4x6xf32>, tensor<6x5xf32>
  }
  func.func private @relu(%arg0: tensor<2x6x6x4xbf16>) -> tensor<2x6x6x4xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<2x6x6x4xbf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x6x6x4xbf16>
    return %1 : tensor<2x6x6x4xbf16>
  }
  func.func private @relu_0(%arg0: tensor<2x3x3x6xbf16>) -> tensor<2x3x3x6xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<2x3x3x6xbf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x3x3x6xbf16>
    return %1 : tensor<2x3x3x6xbf16>
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
  func.func private @_one_hot(%arg0: tensor<2xi32>) -> tensor<2x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x5xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x1xi32>) -> tensor<2x5xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x5xi32>) -> tensor<2x5xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %5 = stablehlo.convert %4 : (tensor<2x5xi1>) -> tensor<2x5xf32>
    return %5 : tensor<2x5xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<2x5xf32>, %arg1: tensor<2x1xf32>, %arg2: tensor<2x5xf32>) -> tensor<2x5xf32> {
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
