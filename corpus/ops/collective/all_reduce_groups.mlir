// Replicas 0 and 2 form one group, replica 1 another: 1 + 4, 2. Short rows are filled up with -1.
// RUN roundtrip run
// in0@0: 1.0
// in0@1: 2.0
// in0@2: 4.0
// out0@0: 5.0
// out0@1: 2.0
// out0@2: 5.0

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func public @main(%x: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 2], [1, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}
