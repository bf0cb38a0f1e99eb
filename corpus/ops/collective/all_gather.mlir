// Rows of replica 0, then of replica 1, on both.
// RUN roundtrip run
// in0@0: [1.0, 2.0]
// in0@1: [3.0, 4.0]
// out0: [1.0, 2.0, 3.0, 4.0]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func public @main(%x: tensor<1x2xf32>) -> tensor<2x2xf32> {
    %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<1x2xf32>) -> tensor<2x2xf32>
    return %0 : tensor<2x2xf32>
  }
}
