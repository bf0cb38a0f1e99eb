// 255 is above 1.
// RUN roundtrip run
// in0: [255, 3]
// in1: [1, 3]
// out0: [true, false]

module {
  func.func public @main(%x: tensor<2xui8>, %y: tensor<2xui8>) -> tensor<2xi1> {
    %0 = stablehlo.compare GT, %x, %y, UNSIGNED : (tensor<2xui8>, tensor<2xui8>) -> tensor<2xi1>
    return %0 : tensor<2xi1>
  }
}
