// The sum is 4 6; replica r keeps element r.
// RUN roundtrip run
// in0@0: [1.0, 2.0]
// in0@1: [3.0, 4.0]
// out0@0: [4.0]
// out0@1: [6.0]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func public @main(%x: tensor<2xf32>) -> tensor<1xf32> {
    %0 = "stablehlo.reduce_scatter"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<2xf32>) -> tensor<1xf32>
    return %0 : tensor<1xf32>
  }
}
