// Any reducer will do, and several operands at once.
// RUN roundtrip run
// in0@0: 1.0
// in0@1: 3.0
// in1@0: [5.0, 0.0]
// in1@1: [4.0, 6.0]
// out0: 3.0
// out1: [5.0, 6.0]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func public @main(%x: tensor<f32>, %y: tensor<2xf32>) -> (tensor<f32>, tensor<2xf32>) {
    %0:2 = "stablehlo.all_reduce"(%x, %y) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %m = stablehlo.maximum %a, %b : tensor<f32>
      stablehlo.return %m : tensor<f32>
    }) : (tensor<f32>, tensor<2xf32>) -> (tensor<f32>, tensor<2xf32>)
    return %0#0, %0#1 : tensor<f32>, tensor<2xf32>
  }
}
