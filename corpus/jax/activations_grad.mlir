module @jit_activations_grad attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>, %arg1: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result[0]"}) {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<3x7xf32>
    %2 = stablehlo.negate %arg1 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<3x7xf32>
    %5 = chlo.erfc %4 : tensor<3x7xf32> -> tensor<3x7xf32>
    %6 = chlo.square %4 : tensor<3x7xf32> -> tensor<3x7xf32>
    %7 = stablehlo.negate %6 : tensor<3x7xf32>
    %8 = stablehlo.exponential %7 : tensor<3x7xf32>
    %9:2 = call @silu(%arg1) : (tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>)
    %10:4 = call @elu(%arg1) : (tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xi1>)
    %11:2 = call @softplus(%arg1) : (tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %13 = stablehlo.compare GT, %arg1, %12, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_2 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %15 = stablehlo.compare LT, %arg1, %14, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %16 = stablehlo.and %13, %15 : tensor<3x7xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %18 = stablehlo.multiply %arg0, %17 : tensor<3x7xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %20 = stablehlo.select %16, %18, %19 : tensor<3x7xi1>, tensor<3x7xf32>
    %21 = stablehlo.multiply %10#0, %18 : tensor<3x7xf32>
    %22 = stablehlo.multiply %18, %11#0 : tensor<3x7xf32>
    %23 = call @softplus_1(%11#1, %21) : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %24 = stablehlo.add %20, %23 : tensor<3x7xf32>
    %25 = call @elu_2(%10#1, %10#2, %10#3, %22) : (tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %26 = stablehlo.add %24, %25 : tensor<3x7xf32>
    %27 = call @silu_5(%9#0, %9#1, %arg1, %18) : (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %28 = stablehlo.add %26, %27 : tensor<3x7xf32>
    %29 = stablehlo.multiply %1, %18 : tensor<3x7xf32>
    %30 = stablehlo.multiply %18, %5 : tensor<3x7xf32>
    %cst_5 = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %32 = stablehlo.multiply %31, %29 : tensor<3x7xf32>
    %33 = stablehlo.multiply %32, %8 : tensor<3x7xf32>
    %cst_6 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %35 = stablehlo.multiply %33, %34 : tensor<3x7xf32>
    %36 = stablehlo.negate %35 : tensor<3x7xf32>
    %37 = stablehlo.add %28, %36 : tensor<3x7xf32>
    %cst_7 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %39 = stablehlo.multiply %38, %30 : tensor<3x7xf32>
    %40 = stablehlo.add %37, %39 : tensor<3x7xf32>
    return %40 : tensor<3x7xf32>
  }
  func.func private @silu(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<3x7xf32>
    %1 = stablehlo.exponential %0 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %3 = stablehlo.add %2, %1 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %5 = stablehlo.divide %4, %3 : tensor<3x7xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<3x7xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<3x7xf32>
    return %8, %5 : tensor<3x7xf32>, tensor<3x7xf32>
  }
  func.func private @elu(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xi1>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = call @_where(%3, %cst_1, %arg0) : (tensor<3x7xi1>, tensor<f32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %5 = stablehlo.exponential_minus_one %4 : tensor<3x7xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %7 = stablehlo.add %5, %6 : tensor<3x7xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %9 = stablehlo.multiply %8, %5 : tensor<3x7xf32>
    %10 = call @_where_0(%1, %arg0, %9) : (tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    return %10, %3, %7, %1 : tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xi1>
  }
  func.func private @_where(%arg0: tensor<3x7xi1>, %arg1: tensor<f32>, %arg2: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x7xi1>, tensor<3x7xf32>
    return %2 : tensor<3x7xf32>
  }
  func.func private @_where_0(%arg0: tensor<3x7xi1>, %arg1: tensor<3x7xf32>, %arg2: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x7xi1>, tensor<3x7xf32>
    return %0 : tensor<3x7xf32>
  }
  func.func private @softplus(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<3x7xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<3x7xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<3x7xf32>
    %7 = stablehlo.abs %3 : tensor<3x7xf32>
    %8 = stablehlo.negate %7 : tensor<3x7xf32>
    %9 = stablehlo.exponential %8 : tensor<3x7xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<3x7xf32>
    %11 = stablehlo.add %1, %10 : tensor<3x7xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %14 = stablehlo.compare EQ, %arg0, %13, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %16 = stablehlo.select %14, %15, %arg0 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %18 = stablehlo.compare EQ, %12, %17, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %20 = stablehlo.select %18, %19, %12 : tensor<3x7xi1>, tensor<3x7xf32>
    %21 = stablehlo.subtract %16, %20 : tensor<3x7xf32>
    %22 = stablehlo.exponential %21 : tensor<3x7xf32>
    return %12, %22 : tensor<3x7xf32>, tensor<3x7xf32>
  }
  func.func private @softplus_1(%arg0: tensor<3x7xf32>, %arg1: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<3x7xf32>
    return %0 : tensor<3x7xf32>
  }
  func.func private @elu_2(%arg0: tensor<3x7xi1>, %arg1: tensor<3x7xf32>, %arg2: tensor<3x7xi1>, %arg3: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %0:2 = call @_where_3(%arg2, %arg3) : (tensor<3x7xi1>, tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>)
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.multiply %1, %0#1 : tensor<3x7xf32>
    %3 = stablehlo.multiply %2, %arg1 : tensor<3x7xf32>
    %4 = call @_where_4(%arg0, %3) : (tensor<3x7xi1>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %5 = stablehlo.add %0#0, %4 : tensor<3x7xf32>
    return %5 : tensor<3x7xf32>
  }
  func.func private @_where_3(%arg0: tensor<3x7xi1>, %arg1: tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<3x7xi1>, tensor<3x7xf32>
    %2 = stablehlo.select %arg0, %arg1, %0 : tensor<3x7xi1>, tensor<3x7xf32>
    return %2, %1 : tensor<3x7xf32>, tensor<3x7xf32>
  }
  func.func private @_where_4(%arg0: tensor<3x7xi1>, %arg1: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<3x7xi1>, tensor<3x7xf32>
    return %1 : tensor<3x7xf32>
  }
  func.func private @silu_5(%arg0: tensor<3x7xf32>, %arg1: tensor<3x7xf32>, %arg2: tensor<3x7xf32>, %arg3: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %0 = stablehlo.multiply %arg2, %arg3 : tensor<3x7xf32>
    %1 = stablehlo.multiply %arg3, %arg1 : tensor<3x7xf32>
    %2 = stablehlo.multiply %0, %arg0 : tensor<3x7xf32>
    %3 = stablehlo.add %1, %2 : tensor<3x7xf32>
    return %3 : tensor<3x7xf32>
  }
}
