// A gradient all-reduce: the mean of 1 and 3 is 2 on both.
// RUN roundtrip run
// in0@0: 1.0
// in0@1: 3.0
// out0: 2.0

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func public @main(%x: tensor<f32>) -> tensor<f32> {
    %n = stablehlo.constant dense<2.0> : tensor<f32>
    %0 = "stablehlo.all_reduce"(%x) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %1 = stablehlo.divide %0, %n : tensor<f32>
    return %1 : tensor<f32>
  }
}
