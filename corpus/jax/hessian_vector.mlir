module @jit_hessian_vector attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>, %arg1: tensor<5xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.sine %arg0 : tensor<5xf32>
    %1 = stablehlo.cosine %arg0 : tensor<5xf32>
    %2 = stablehlo.multiply %arg1, %1 : tensor<5xf32>
    %3 = stablehlo.cosine %arg0 : tensor<5xf32>
    %4 = stablehlo.sine %arg0 : tensor<5xf32>
    %5 = stablehlo.multiply %arg1, %4 : tensor<5xf32>
    %6 = stablehlo.negate %5 : tensor<5xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %8 = stablehlo.add %7, %0 : tensor<5xf32>
    %9 = stablehlo.divide %2, %8 : tensor<5xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %11 = stablehlo.multiply %9, %10 : tensor<5xf32>
    %12 = stablehlo.multiply %10, %arg0 : tensor<5xf32>
    %13 = stablehlo.multiply %10, %arg1 : tensor<5xf32>
    %14 = stablehlo.divide %12, %8 : tensor<5xf32>
    %15 = stablehlo.divide %13, %8 : tensor<5xf32>
    %16 = stablehlo.negate %2 : tensor<5xf32>
    %17 = stablehlo.multiply %16, %12 : tensor<5xf32>
    %18 = stablehlo.multiply %8, %8 : tensor<5xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %20 = stablehlo.divide %19, %18 : tensor<5xf32>
    %21 = stablehlo.multiply %17, %20 : tensor<5xf32>
    %22 = stablehlo.add %15, %21 : tensor<5xf32>
    %23 = stablehlo.multiply %22, %3 : tensor<5xf32>
    %24 = stablehlo.multiply %14, %6 : tensor<5xf32>
    %25 = stablehlo.add %23, %24 : tensor<5xf32>
    %26 = stablehlo.add %11, %25 : tensor<5xf32>
    return %26 : tensor<5xf32>
  }
}
