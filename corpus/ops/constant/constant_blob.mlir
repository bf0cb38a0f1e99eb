// Bytes in hexadecimal, lowest first: 0x3F800000 is 1 and 0xC0000000 is -2; one element stands for all.
// RUN roundtrip run
// out0: [1.0, -2.0]
// out1: [1, 1, 1]
// out2: [18446744073709551615, 0]

module {
  func.func public @main() -> (tensor<2xf32>, tensor<3xi16>, tensor<2xui64>) {
    %0 = stablehlo.constant dense<"0x0000803F000000C0"> : tensor<2xf32>
    %1 = stablehlo.constant dense<"0x0100"> : tensor<3xi16>
    %2 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0000000000000000"> : tensor<2xui64>
    return %0, %1, %2 : tensor<2xf32>, tensor<3xi16>, tensor<2xui64>
  }
}
