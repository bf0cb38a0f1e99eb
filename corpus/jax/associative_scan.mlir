module @jit_associative_scan attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x3xf32>, %arg1: tensor<6x3xf32>) -> (tensor<6x3xf32> {jax.result_info = "result[0]"}, tensor<6x3xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.slice %arg0 [0:5:2, 0:3] : (tensor<6x3xf32>) -> tensor<3x3xf32>
    %1 = stablehlo.slice %arg1 [0:5:2, 0:3] : (tensor<6x3xf32>) -> tensor<3x3xf32>
    %2 = stablehlo.slice %arg0 [1:6:2, 0:3] : (tensor<6x3xf32>) -> tensor<3x3xf32>
    %3 = stablehlo.slice %arg1 [1:6:2, 0:3] : (tensor<6x3xf32>) -> tensor<3x3xf32>
    %4 = stablehlo.multiply %0, %2 : tensor<3x3xf32>
    %5 = stablehlo.multiply %2, %1 : tensor<3x3xf32>
    %6 = stablehlo.add %5, %3 : tensor<3x3xf32>
    %7 = stablehlo.slice %4 [0:2:2, 0:3] : (tensor<3x3xf32>) -> tensor<1x3xf32>
    %8 = stablehlo.slice %6 [0:2:2, 0:3] : (tensor<3x3xf32>) -> tensor<1x3xf32>
    %9 = stablehlo.slice %4 [1:3:2, 0:3] : (tensor<3x3xf32>) -> tensor<1x3xf32>
    %10 = stablehlo.slice %6 [1:3:2, 0:3] : (tensor<3x3xf32>) -> tensor<1x3xf32>
    %11 = stablehlo.multiply %7, %9 : tensor<1x3xf32>
    %12 = stablehlo.multiply %9, %8 : tensor<1x3xf32>
    %13 = stablehlo.add %12, %10 : tensor<1x3xf32>
    %14 = stablehlo.slice %4 [2:3:2, 0:3] : (tensor<3x3xf32>) -> tensor<1x3xf32>
    %15 = stablehlo.slice %6 [2:3:2, 0:3] : (tensor<3x3xf32>) -> tensor<1x3xf32>
    %16 = stablehlo.multiply %11, %14 : tensor<1x3xf32>
    %17 = stablehlo.multiply %14, %13 : tensor<1x3xf32>
    %18 = stablehlo.add %17, %15 : tensor<1x3xf32>
    %19 = stablehlo.slice %4 [0:1, 0:3] : (tensor<3x3xf32>) -> tensor<1x3xf32>
    %20 = stablehlo.concatenate %19, %16, dim = 0 : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
    %21 = stablehlo.slice %6 [0:1, 0:3] : (tensor<3x3xf32>) -> tensor<1x3xf32>
    %22 = stablehlo.concatenate %21, %18, dim = 0 : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.pad %20, %cst, low = [0, 0], high = [0, 0], interior = [1, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.pad %11, %cst_0, low = [1, 0], high = [1, 0], interior = [1, 0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<3x3xf32>
    %25 = stablehlo.add %23, %24 : tensor<3x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.pad %22, %cst_1, low = [0, 0], high = [0, 0], interior = [1, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3x3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.pad %13, %cst_2, low = [1, 0], high = [1, 0], interior = [1, 0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<3x3xf32>
    %28 = stablehlo.add %26, %27 : tensor<3x3xf32>
    %29 = stablehlo.slice %25 [0:2, 0:3] : (tensor<3x3xf32>) -> tensor<2x3xf32>
    %30 = stablehlo.slice %28 [0:2, 0:3] : (tensor<3x3xf32>) -> tensor<2x3xf32>
    %31 = stablehlo.slice %arg0 [2:6:2, 0:3] : (tensor<6x3xf32>) -> tensor<2x3xf32>
    %32 = stablehlo.slice %arg1 [2:6:2, 0:3] : (tensor<6x3xf32>) -> tensor<2x3xf32>
    %33 = stablehlo.multiply %29, %31 : tensor<2x3xf32>
    %34 = stablehlo.multiply %31, %30 : tensor<2x3xf32>
    %35 = stablehlo.add %34, %32 : tensor<2x3xf32>
    %36 = stablehlo.slice %arg0 [0:1, 0:3] : (tensor<6x3xf32>) -> tensor<1x3xf32>
    %37 = stablehlo.concatenate %36, %33, dim = 0 : (tensor<1x3xf32>, tensor<2x3xf32>) -> tensor<3x3xf32>
    %38 = stablehlo.slice %arg1 [0:1, 0:3] : (tensor<6x3xf32>) -> tensor<1x3xf32>
    %39 = stablehlo.concatenate %38, %35, dim = 0 : (tensor<1x3xf32>, tensor<2x3xf32>) -> tensor<3x3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.pad %37, %cst_3, low = [0, 0], high = [1, 0], interior = [1, 0] : (tensor<3x3xf32>, tensor<f32>) -> tensor<6x3xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.pad %25, %cst_4, low = [1, 0], high = [0, 0], interior = [1, 0] : (tensor<3x3xf32>, tensor<f32>) -> tensor<6x3xf32>
    %42 = stablehlo.add %40, %41 : tensor<6x3xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.pad %39, %cst_5, low = [0, 0], high = [1, 0], interior = [1, 0] : (tensor<3x3xf32>, tensor<f32>) -> tensor<6x3xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.pad %28, %cst_6, low = [1, 0], high = [0, 0], interior = [1, 0] : (tensor<3x3xf32>, tensor<f32>) -> tensor<6x3xf32>
    %45 = stablehlo.add %43, %44 : tensor<6x3xf32>
    return %42, %45 : tensor<6x3xf32>, tensor<6x3xf32>
  }
}
