module @jit_mlp_grad attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x6xf32>, %arg1: tensor<6x3xf32>, %arg2: tensor<5x4xf32>) -> (tensor<4x6xf32> {jax.result_info = "result[0]"}, tensor<6x3xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.convert %arg2 : (tensor<5x4xf32>) -> tensor<5x4xf16>
    %1 = stablehlo.convert %arg0 : (tensor<4x6xf32>) -> tensor<4x6xf16>
    %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x4xf16>, tensor<4x6xf16>) -> tensor<5x6xf16>
    %3 = stablehlo.tanh %2 : tensor<5x6xf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<5x6xf16>
    %5 = stablehlo.subtract %4, %3 : tensor<5x6xf16>
    %6 = stablehlo.convert %arg1 : (tensor<6x3xf32>) -> tensor<6x3xf16>
    %7 = stablehlo.dot_general %3, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf16>, tensor<6x3xf16>) -> tensor<5x3xf16>
    %8 = stablehlo.convert %7 : (tensor<5x3xf16>) -> tensor<5x3xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %10 = stablehlo.multiply %9, %8 : tensor<5x3xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.500000e+01> : tensor<f32>
    %11 = stablehlo.divide %cst_1, %cst_2 : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %13 = stablehlo.multiply %12, %10 : tensor<5x3xf32>
    %14 = stablehlo.convert %13 : (tensor<5x3xf32>) -> tensor<5x3xf16>
    %15 = stablehlo.dot_general %14, %3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3xf16>, tensor<5x6xf16>) -> tensor<3x6xf16>
    %16 = stablehlo.transpose %15, dims = [1, 0] : (tensor<3x6xf16>) -> tensor<6x3xf16>
    %17 = stablehlo.dot_general %14, %6, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x3xf16>, tensor<6x3xf16>) -> tensor<5x6xf16>
    %18 = stablehlo.convert %16 : (tensor<6x3xf16>) -> tensor<6x3xf32>
    %19 = stablehlo.multiply %17, %5 : tensor<5x6xf16>
    %20 = stablehlo.multiply %19, %3 : tensor<5x6xf16>
    %21 = stablehlo.add %19, %20 : tensor<5x6xf16>
    %22 = stablehlo.dot_general %21, %0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf16>, tensor<5x4xf16>) -> tensor<6x4xf16>
    %23 = stablehlo.transpose %22, dims = [1, 0] : (tensor<6x4xf16>) -> tensor<4x6xf16>
    %24 = stablehlo.convert %23 : (tensor<4x6xf16>) -> tensor<4x6xf32>
    return %24, %18 : tensor<4x6xf32>, tensor<6x3xf32>
  }
}
