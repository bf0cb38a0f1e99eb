// Arguments that become results: state in, state out.
// RUN roundtrip run
// in0: [1.0, 2.0]
// in1: [0.5, 0.5]
// in2: 7
// out0: 8
// out1: [0.5, 1.5]

module @donation {
  func.func public @main(%w: tensor<2xf32> {tf.aliasing_output = 1 : i32}, %g: tensor<2xf32>, %n: tensor<i32> {tf.aliasing_output = 0 : i32}) -> (tensor<i32>, tensor<2xf32>) {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %n, %one : tensor<i32>
    %1 = stablehlo.subtract %w, %g : tensor<2xf32>
    return %0, %1 : tensor<i32>, tensor<2xf32>
  }
}
