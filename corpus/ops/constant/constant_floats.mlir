// Infinities, NaN and bits in hexadecimal; 0x4049 and 0x4248 are 3.140625 in bf16 and f16.
// RUN roundtrip run
// out0: [inf, -inf, nan, 1.0]
// out1: 3.140625
// out2: 3.140625
// out3: inf
// tol: 0

module {
  func.func public @main() -> (tensor<4xf32>, tensor<bf16>, tensor<f16>, tensor<f64>) {
    %0 = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, 0x3F800000]> : tensor<4xf32>
    %1 = stablehlo.constant dense<0x4049> : tensor<bf16>
    %2 = stablehlo.constant dense<0x4248> : tensor<f16>
    %3 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    return %0, %1, %2, %3 : tensor<4xf32>, tensor<bf16>, tensor<f16>, tensor<f64>
  }
}
