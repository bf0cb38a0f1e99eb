module @jit_arithmetic attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x6xf16>, %arg1: tensor<3x6xf16>) -> (tensor<3x6xf16> {jax.result_info = "result[0]"}, tensor<3x6xf16> {jax.result_info = "result[1]"}, tensor<3x6xf16> {jax.result_info = "result[2]"}, tensor<3x6xf16> {jax.result_info = "result[3]"}, tensor<3x6xf16> {jax.result_info = "result[4]"}, tensor<3x6xf16> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<3x6xf16>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<3x6xf16>
    %2 = stablehlo.add %0, %1 : tensor<3x6xf16>
    %3 = stablehlo.exponential %arg0 : tensor<3x6xf16>
    %4 = stablehlo.maximum %arg0, %arg1 : tensor<3x6xf16>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f16>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<3x6xf16>
    %6 = stablehlo.add %arg1, %5 : tensor<3x6xf16>
    %7 = stablehlo.divide %arg0, %6 : tensor<3x6xf16>
    %8 = stablehlo.tanh %arg0 : tensor<3x6xf16>
    %9 = stablehlo.multiply %arg1, %arg1 : tensor<3x6xf16>
    %10 = stablehlo.multiply %9, %arg1 : tensor<3x6xf16>
    %cst_1 = stablehlo.constant dense<4.470830e-02> : tensor<f16>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f16>) -> tensor<3x6xf16>
    %12 = stablehlo.multiply %11, %10 : tensor<3x6xf16>
    %13 = stablehlo.add %arg1, %12 : tensor<3x6xf16>
    %cst_2 = stablehlo.constant dense<7.978520e-01> : tensor<f16>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f16>) -> tensor<3x6xf16>
    %15 = stablehlo.multiply %14, %13 : tensor<3x6xf16>
    %16 = stablehlo.tanh %15 : tensor<3x6xf16>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f16>) -> tensor<3x6xf16>
    %18 = stablehlo.add %17, %16 : tensor<3x6xf16>
    %cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<f16>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f16>) -> tensor<3x6xf16>
    %20 = stablehlo.multiply %19, %18 : tensor<3x6xf16>
    %21 = stablehlo.multiply %arg1, %20 : tensor<3x6xf16>
    return %2, %3, %4, %7, %8, %21 : tensor<3x6xf16>, tensor<3x6xf16>, tensor<3x6xf16>, tensor<3x6xf16>, tensor<3x6xf16>, tensor<3x6xf16>
  }
}
