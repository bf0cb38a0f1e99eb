module @jit_attention_causal_grad attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x5x6xf32>, %arg1: tensor<2x5x6xf32>, %arg2: tensor<6x18xf32>, %arg3: tensor<6x6xf32>) -> (tensor<2x5x6xf32> {jax.result_info = "result[0]"}, tensor<6x18xf32> {jax.result_info = "result[1]"}, tensor<6x6xf32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xf32>, tensor<6x18xf32>) -> tensor<2x5x18xf32>
    %1 = stablehlo.reshape %0 : (tensor<2x5x18xf32>) -> tensor<2x5x3x2x3xf32>
    %2 = stablehlo.transpose %1, dims = [2, 0, 1, 3, 4] : (tensor<2x5x3x2x3xf32>) -> tensor<3x2x5x2x3xf32>
    %3 = stablehlo.slice %2 [0:1, 0:2, 0:5, 0:2, 0:3] : (tensor<3x2x5x2x3xf32>) -> tensor<1x2x5x2x3xf32>
    %4 = stablehlo.reshape %3 : (tensor<1x2x5x2x3xf32>) -> tensor<2x5x2x3xf32>
    %5 = stablehlo.slice %2 [1:2, 0:2, 0:5, 0:2, 0:3] : (tensor<3x2x5x2x3xf32>) -> tensor<1x2x5x2x3xf32>
    %6 = stablehlo.reshape %5 : (tensor<1x2x5x2x3xf32>) -> tensor<2x5x2x3xf32>
    %7 = stablehlo.slice %2 [2:3, 0:2, 0:5, 0:2, 0:3] : (tensor<3x2x5x2x3xf32>) -> tensor<1x2x5x2x3xf32>
    %8 = stablehlo.reshape %7 : (tensor<1x2x5x2x3xf32>) -> tensor<2x5x2x3xf32>
    %9 = stablehlo.dot_general %4, %6, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x5x2x3xf32>, tensor<2x5x2x3xf32>) -> tensor<2x2x5x5xf32>
    %cst = stablehlo.constant dense<0.577350259> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x5x5xf32>
    %11 = stablehlo.multiply %9, %10 : tensor<2x2x5x5xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<5x5xi1>
    %13 = call @tril(%12) : (tensor<5x5xi1>) -> tensor<5x5xi1>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %14:2 = call @_where(%13, %11, %cst_0) : (tensor<5x5xi1>, tensor<2x2x5x5xf32>, tensor<f32>) -> (tensor<2x2x5x5xf32>, tensor<2x2x5x5xi1>)
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %15 = stablehlo.reduce(%14#0 init: %cst_1) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x5x5xf32>, tensor<f32>) -> tensor<2x2x5xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2x5xf32>
    %17 = stablehlo.maximum %16, %15 : tensor<2x2x5xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<2x2x5xf32>) -> tensor<2x2x5x1xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (tensor<2x2x5x1xf32>) -> tensor<2x2x5x5xf32>
    %20 = stablehlo.subtract %14#0, %19 : tensor<2x2x5x5xf32>
    %21 = stablehlo.exponential %20 : tensor<2x2x5x5xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_3) applies stablehlo.add across dimensions = [3] : (tensor<2x2x5x5xf32>, tensor<f32>) -> tensor<2x2x5xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<2x2x5xf32>) -> tensor<2x2x5x1xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2, 3] : (tensor<2x2x5x1xf32>) -> tensor<2x2x5x5xf32>
    %25 = stablehlo.divide %21, %24 : tensor<2x2x5x5xf32>
    %26 = stablehlo.multiply %23, %23 : tensor<2x2x5x1xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x2x5x1xf32>
    %28 = stablehlo.divide %27, %26 : tensor<2x2x5x1xf32>
    %29 = stablehlo.dot_general %8, %25, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x5x2x3xf32>, tensor<2x2x5x5xf32>) -> tensor<2x2x3x5xf32>
    %30 = stablehlo.transpose %29, dims = [0, 3, 1, 2] : (tensor<2x2x3x5xf32>) -> tensor<2x5x2x3xf32>
    %31 = stablehlo.reshape %30 : (tensor<2x5x2x3xf32>) -> tensor<2x5x6xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x5x6xf32>
    %33 = stablehlo.multiply %arg0, %32 : tensor<2x5x6xf32>
    %34 = stablehlo.dot_general %33, %31, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xf32>, tensor<2x5x6xf32>) -> tensor<6x6xf32>
    %35 = stablehlo.transpose %34, dims = [1, 0] : (tensor<6x6xf32>) -> tensor<6x6xf32>
    %36 = stablehlo.dot_general %33, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xf32>, tensor<6x6xf32>) -> tensor<2x5x6xf32>
    %37 = stablehlo.reshape %36 : (tensor<2x5x6xf32>) -> tensor<2x5x2x3xf32>
    %38 = stablehlo.transpose %37, dims = [0, 2, 3, 1] : (tensor<2x5x2x3xf32>) -> tensor<2x2x3x5xf32>
    %39 = stablehlo.dot_general %38, %8, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x3x5xf32>, tensor<2x5x2x3xf32>) -> tensor<2x2x5x5xf32>
    %40 = stablehlo.dot_general %38, %25, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x3x5xf32>, tensor<2x2x5x5xf32>) -> tensor<2x2x3x5xf32>
    %41 = stablehlo.transpose %40, dims = [0, 3, 1, 2] : (tensor<2x2x3x5xf32>) -> tensor<2x5x2x3xf32>
    %42 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2, 3] : (tensor<2x2x5x1xf32>) -> tensor<2x2x5x5xf32>
    %43 = stablehlo.multiply %39, %42 : tensor<2x2x5x5xf32>
    %44 = stablehlo.multiply %43, %21 : tensor<2x2x5x5xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst_6) applies stablehlo.add across dimensions = [3] : (tensor<2x2x5x5xf32>, tensor<f32>) -> tensor<2x2x5xf32>
    %46 = stablehlo.reshape %45 : (tensor<2x2x5xf32>) -> tensor<2x2x5x1xf32>
    %47 = stablehlo.negate %46 : tensor<2x2x5x1xf32>
    %48 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2, 3] : (tensor<2x2x5x1xf32>) -> tensor<2x2x5x5xf32>
    %49 = stablehlo.divide %39, %48 : tensor<2x2x5x5xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%47 init: %cst_7) applies stablehlo.add across dimensions = [3] : (tensor<2x2x5x1xf32>, tensor<f32>) -> tensor<2x2x5xf32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2] : (tensor<2x2x5xf32>) -> tensor<2x2x5x5xf32>
    %52 = stablehlo.add %49, %51 : tensor<2x2x5x5xf32>
    %53 = stablehlo.multiply %52, %21 : tensor<2x2x5x5xf32>
    %54 = call @_where_0(%14#1, %53) : (tensor<2x2x5x5xi1>, tensor<2x2x5x5xf32>) -> tensor<2x2x5x5xf32>
    %cst_8 = stablehlo.constant dense<0.577350259> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x2x5x5xf32>
    %56 = stablehlo.multiply %54, %55 : tensor<2x2x5x5xf32>
    %57 = stablehlo.dot_general %56, %4, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x5x5xf32>, tensor<2x5x2x3xf32>) -> tensor<2x2x5x3xf32>
    %58 = stablehlo.transpose %57, dims = [0, 2, 1, 3] : (tensor<2x2x5x3xf32>) -> tensor<2x5x2x3xf32>
    %59 = stablehlo.dot_general %56, %6, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x5x5xf32>, tensor<2x5x2x3xf32>) -> tensor<2x2x5x3xf32>
    %60 = stablehlo.transpose %59, dims = [0, 2, 1, 3] : (tensor<2x2x5x3xf32>) -> tensor<2x5x2x3xf32>
    %61 = stablehlo.broadcast_in_dim %41, dims = [1, 2, 3, 4] : (tensor<2x5x2x3xf32>) -> tensor<1x2x5x2x3xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.pad %61, %cst_9, low = [2, 0, 0, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<1x2x5x2x3xf32>, tensor<f32>) -> tensor<3x2x5x2x3xf32>
    %63 = stablehlo.broadcast_in_dim %58, dims = [1, 2, 3, 4] : (tensor<2x5x2x3xf32>) -> tensor<1x2x5x2x3xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.pad %63, %cst_10, low = [1, 0, 0, 0, 0], high = [1, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<1x2x5x2x3xf32>, tensor<f32>) -> tensor<3x2x5x2x3xf32>
    %65 = stablehlo.add %62, %64 : tensor<3x2x5x2x3xf32>
    %66 = stablehlo.broadcast_in_dim %60, dims = [1, 2, 3, 4] : (tensor<2x5x2x3xf32>) -> tensor<1x2x5x2x3xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.pad %66, %cst_11, low = [0, 0, 0, 0, 0], high = [2, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<1x2x5x2x3xf32>, tensor<f32>) -> tensor<3x2x5x2x3xf32>
    %68 = stablehlo.add %65, %67 : tensor<3x2x5x2x3xf32>
    %69 = stablehlo.transpose %68, dims = [1, 2, 0, 3, 4] : (tensor<3x2x5x2x3xf32>) -> tensor<2x5x3x2x3xf32>
    %70 = stablehlo.reshape %69 : (tensor<2x5x3x2x3xf32>) -> tensor<2x5x18xf32>
    %71 = stablehlo.dot_general %70, %arg1, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x18xf32>, tensor<2x5x6xf32>) -> tensor<18x6xf32>
    %72 = stablehlo.transpose %71, dims = [1, 0] : (tensor<18x6xf32>) -> tensor<6x18xf32>
    %73 = stablehlo.dot_general %70, %arg2, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x18xf32>, tensor<6x18xf32>) -> tensor<2x5x6xf32>
    return %73, %72, %35 : tensor<2x5x6xf32>, tensor<6x18xf32>, tensor<6x6xf32>
  }
  func.func private @tril(%arg0: tensor<5x5xi1>) -> tensor<5x5xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<5x5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
    %2 = stablehlo.add %0, %1 : tensor<5x5xi32>
    %3 = stablehlo.iota dim = 1 : tensor<5x5xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<5x5xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<5x5xi1>, tensor<5x5xi1>
    return %6 : tensor<5x5xi1>
  }
  func.func private @_where(%arg0: tensor<5x5xi1>, %arg1: tensor<2x2x5x5xf32>, %arg2: tensor<f32>) -> (tensor<2x2x5x5xf32>, tensor<2x2x5x5xi1>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<5x5xi1>) -> tensor<2x2x5x5xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x5x5xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x5x5xi1>, tensor<2x2x5x5xf32>
    return %3, %1 : tensor<2x2x5x5xf32>, tensor<2x2x5x5xi1>
  }
  func.func private @_where_0(%arg0: tensor<2x2x5x5xi1>, %arg1: tensor<2x2x5x5xf32>) -> tensor<2x2x5x5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x5x5xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x2x5x5xi1>, tensor<2x2x5x5xf32>
    return %1 : tensor<2x2x5x5xf32>
  }
}
