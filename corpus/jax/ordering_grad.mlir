module @jit_ordering_grad attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x5xf32>, %arg1: tensor<4x5xf32>, %arg2: tensor<4x5xf32>) -> (tensor<4x5xf32> {jax.result_info = "result[0]"}, tensor<4x5xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.maximum %arg1, %arg2 : tensor<4x5xf32>
    %1 = stablehlo.compare EQ, %arg1, %0, FLOAT : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %4 = stablehlo.select %1, %2, %3 : tensor<4x5xi1>, tensor<4x5xf32>
    %5 = stablehlo.compare EQ, %arg2, %0, FLOAT : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %8 = stablehlo.select %5, %6, %7 : tensor<4x5xi1>, tensor<4x5xf32>
    %9 = stablehlo.divide %4, %8 : tensor<4x5xf32>
    %10 = stablehlo.compare EQ, %arg2, %0, FLOAT : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %13 = stablehlo.select %10, %11, %12 : tensor<4x5xi1>, tensor<4x5xf32>
    %14 = stablehlo.compare EQ, %arg1, %0, FLOAT : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %17 = stablehlo.select %14, %15, %16 : tensor<4x5xi1>, tensor<4x5xf32>
    %18 = stablehlo.divide %13, %17 : tensor<4x5xf32>
    %cst_7 = stablehlo.constant dense<3.000000e-01> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %20 = stablehlo.minimum %arg1, %19 : tensor<4x5xf32>
    %21 = stablehlo.compare EQ, %arg1, %20, FLOAT : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %24 = stablehlo.select %21, %22, %23 : tensor<4x5xi1>, tensor<4x5xf32>
    %cst_10 = stablehlo.constant dense<3.000000e-01> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %26 = stablehlo.compare EQ, %25, %20, FLOAT : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %29 = stablehlo.select %26, %27, %28 : tensor<4x5xi1>, tensor<4x5xf32>
    %30 = stablehlo.divide %24, %29 : tensor<4x5xf32>
    %31 = stablehlo.abs %arg2 : tensor<4x5xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %33 = stablehlo.compare GE, %arg2, %32, FLOAT : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %cst_14 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %cst_15 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %34:3 = call @clip(%arg1, %cst_14, %cst_15) : (tensor<4x5xf32>, tensor<f32>, tensor<f32>) -> (tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>)
    %35 = stablehlo.compare GT, %arg1, %arg2, FLOAT : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %37 = stablehlo.multiply %arg0, %36 : tensor<4x5xf32>
    %38:2 = call @_where(%35, %37) : (tensor<4x5xi1>, tensor<4x5xf32>) -> (tensor<4x5xf32>, tensor<4x5xf32>)
    %39 = stablehlo.multiply %arg2, %38#1 : tensor<4x5xf32>
    %40 = stablehlo.multiply %38#1, %arg2 : tensor<4x5xf32>
    %41 = stablehlo.add %39, %40 : tensor<4x5xf32>
    %42 = stablehlo.multiply %31, %37 : tensor<4x5xf32>
    %43 = stablehlo.multiply %37, %34#0 : tensor<4x5xf32>
    %44 = call @clip_0(%34#1, %34#2, %42) : (tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %45 = stablehlo.add %38#0, %44 : tensor<4x5xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %47 = stablehlo.select %33, %46, %43 : tensor<4x5xi1>, tensor<4x5xf32>
    %48 = stablehlo.select %33, %43, %46 : tensor<4x5xi1>, tensor<4x5xf32>
    %49 = stablehlo.add %41, %48 : tensor<4x5xf32>
    %50 = stablehlo.negate %47 : tensor<4x5xf32>
    %51 = stablehlo.add %49, %50 : tensor<4x5xf32>
    %52 = stablehlo.multiply %0, %37 : tensor<4x5xf32>
    %53 = stablehlo.multiply %37, %20 : tensor<4x5xf32>
    %54 = stablehlo.multiply %52, %30 : tensor<4x5xf32>
    %55 = stablehlo.add %45, %54 : tensor<4x5xf32>
    %56 = stablehlo.multiply %53, %18 : tensor<4x5xf32>
    %57 = stablehlo.add %51, %56 : tensor<4x5xf32>
    %58 = stablehlo.multiply %53, %9 : tensor<4x5xf32>
    %59 = stablehlo.add %55, %58 : tensor<4x5xf32>
    return %59, %57 : tensor<4x5xf32>, tensor<4x5xf32>
  }
  func.func private @clip(%arg0: tensor<4x5xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<4x5xf32>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %6 = stablehlo.select %3, %4, %5 : tensor<4x5xi1>, tensor<4x5xf32>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %8 = stablehlo.compare EQ, %7, %2, FLOAT : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %11 = stablehlo.select %8, %9, %10 : tensor<4x5xi1>, tensor<4x5xf32>
    %12 = stablehlo.divide %6, %11 : tensor<4x5xf32>
    %13 = stablehlo.convert %arg2 : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %15 = stablehlo.minimum %14, %2 : tensor<4x5xf32>
    %16 = stablehlo.compare EQ, %2, %15, FLOAT : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %19 = stablehlo.select %16, %17, %18 : tensor<4x5xi1>, tensor<4x5xf32>
    %20 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %21 = stablehlo.compare EQ, %20, %15, FLOAT : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %24 = stablehlo.select %21, %22, %23 : tensor<4x5xi1>, tensor<4x5xf32>
    %25 = stablehlo.divide %19, %24 : tensor<4x5xf32>
    return %15, %12, %25 : tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>
  }
  func.func private @_where(%arg0: tensor<4x5xi1>, %arg1: tensor<4x5xf32>) -> (tensor<4x5xf32>, tensor<4x5xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<4x5xi1>, tensor<4x5xf32>
    %2 = stablehlo.select %arg0, %arg1, %0 : tensor<4x5xi1>, tensor<4x5xf32>
    return %2, %1 : tensor<4x5xf32>, tensor<4x5xf32>
  }
  func.func private @clip_0(%arg0: tensor<4x5xf32>, %arg1: tensor<4x5xf32>, %arg2: tensor<4x5xf32>) -> tensor<4x5xf32> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<4x5xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<4x5xf32>
    return %1 : tensor<4x5xf32>
  }
}
