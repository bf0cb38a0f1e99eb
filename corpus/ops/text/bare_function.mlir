// A function without a module; unusual names; blanks and comments anywhere.
// RUN roundtrip run
// in0: 1.0
// in1: 2.0
// out0: 3.0

func.func @main( %x : tensor<f32>, // the first
                 %a.b-c_1 : tensor<f32>) -> tensor<f32> {
  %the$sum = stablehlo.add %x , %a.b-c_1 {note = "ignored", other = [1, {k = 2.5}]} : tensor<f32>
  return %the$sum : tensor<f32> }
