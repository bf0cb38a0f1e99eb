// bf16 operands with an f32 result: 1.0078125^2 = 1.01568603515625 is not rounded.
// RUN roundtrip run
// in0: [1.0078125]
// in1: [1.0078125]
// out0: 1.01568603515625

module {
  func.func public @main(%x: tensor<1xbf16>, %y: tensor<1xbf16>) -> tensor<f32> {
    %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<1xbf16>, tensor<1xbf16>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}
