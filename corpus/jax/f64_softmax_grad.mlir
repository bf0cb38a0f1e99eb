module @jit_f64_softmax_grad attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x4xf64>, %arg1: tensor<4x3xf64>, %arg2: tensor<5xi64>) -> (tensor<f64> {jax.result_info = "result[0]"}, tensor<4x3xf64> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x4xf64>, tensor<4x3xf64>) -> tensor<5x3xf64>
    %cst = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<5x3xf64>
    %2 = stablehlo.multiply %0, %1 : tensor<5x3xf64>
    %3 = call @_one_hot(%arg2) : (tensor<5xi64>) -> tensor<5x3xf64>
    %cst_0 = stablehlo.constant dense<9.000000e-01> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<5x3xf64>
    %5 = stablehlo.multiply %3, %4 : tensor<5x3xf64>
    %cst_1 = stablehlo.constant dense<0.033333333333333333> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<5x3xf64>
    %7 = stablehlo.add %5, %6 : tensor<5x3xf64>
    %8:3 = call @log_softmax(%2) : (tensor<5x3xf64>) -> (tensor<5x3xf64>, tensor<5x3xf64>, tensor<5x1xf64>)
    %9 = stablehlo.multiply %7, %8#0 : tensor<5x3xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %10 = stablehlo.reduce(%9 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<5x3xf64>, tensor<f64>) -> tensor<5xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %11 = stablehlo.reduce(%10 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<5xf64>, tensor<f64>) -> tensor<f64>
    %cst_4 = stablehlo.constant dense<5.000000e+00> : tensor<f64>
    %12 = stablehlo.divide %11, %cst_4 : tensor<f64>
    %13 = stablehlo.negate %12 : tensor<f64>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %14 = stablehlo.negate %cst_5 : tensor<f64>
    %cst_6 = stablehlo.constant dense<5.000000e+00> : tensor<f64>
    %15 = stablehlo.divide %14, %cst_6 : tensor<f64>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<5xf64>) -> tensor<5x3xf64>
    %18 = stablehlo.multiply %7, %17 : tensor<5x3xf64>
    %19 = call @log_softmax_0(%8#1, %8#2, %18) : (tensor<5x3xf64>, tensor<5x1xf64>, tensor<5x3xf64>) -> tensor<5x3xf64>
    %cst_7 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %20 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<5x3xf64>
    %21 = stablehlo.multiply %19, %20 : tensor<5x3xf64>
    %22 = stablehlo.dot_general %21, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3xf64>, tensor<5x4xf64>) -> tensor<3x4xf64>
    %23 = stablehlo.transpose %22, dims = [1, 0] : (tensor<3x4xf64>) -> tensor<4x3xf64>
    return %13, %23 : tensor<f64>, tensor<4x3xf64>
  }
  func.func private @_one_hot(%arg0: tensor<5xi64>) -> tensor<5x3xf64> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<5xi64>) -> tensor<5x1xi64>
    %1 = stablehlo.iota dim = 1 : tensor<1x3xi64>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<5x1xi64>) -> tensor<5x3xi64>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x3xi64>) -> tensor<5x3xi64>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<5x3xi64>, tensor<5x3xi64>) -> tensor<5x3xi1>
    %5 = stablehlo.convert %4 : (tensor<5x3xi1>) -> tensor<5x3xf64>
    return %5 : tensor<5x3xf64>
  }
  func.func private @log_softmax(%arg0: tensor<5x3xf64>) -> (tensor<5x3xf64>, tensor<5x3xf64>, tensor<5x1xf64>) {
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<5x3xf64>, tensor<f64>) -> tensor<5xf64>
    %cst_0 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %2 = stablehlo.maximum %1, %0 : tensor<5xf64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<5xf64>) -> tensor<5x1xf64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<5x1xf64>) -> tensor<5x3xf64>
    %5 = stablehlo.subtract %arg0, %4 : tensor<5x3xf64>
    %6 = stablehlo.exponential %5 : tensor<5x3xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<5x3xf64>, tensor<f64>) -> tensor<5xf64>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<5xf64>) -> tensor<5x1xf64>
    %9 = stablehlo.log %8 : tensor<5x1xf64>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<5x1xf64>) -> tensor<5x3xf64>
    %11 = stablehlo.subtract %5, %10 : tensor<5x3xf64>
    return %11, %6, %8 : tensor<5x3xf64>, tensor<5x3xf64>, tensor<5x1xf64>
  }
  func.func private @log_softmax_0(%arg0: tensor<5x3xf64>, %arg1: tensor<5x1xf64>, %arg2: tensor<5x3xf64>) -> tensor<5x3xf64> {
    %0 = stablehlo.negate %arg2 : tensor<5x3xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<5x3xf64>, tensor<f64>) -> tensor<5xf64>
    %2 = stablehlo.reshape %1 : (tensor<5xf64>) -> tensor<5x1xf64>
    %3 = stablehlo.divide %2, %arg1 : tensor<5x1xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<5x1xf64>, tensor<f64>) -> tensor<5xf64>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<5xf64>) -> tensor<5x3xf64>
    %6 = stablehlo.multiply %5, %arg0 : tensor<5x3xf64>
    %7 = stablehlo.add %arg2, %6 : tensor<5x3xf64>
    return %7 : tensor<5x3xf64>
  }
}
