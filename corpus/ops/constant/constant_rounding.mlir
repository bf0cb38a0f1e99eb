// Decimals round to the nearest element: 0.1 in each type; the largest f32; the least f32; a bf16 and an f16 tie go to even.
// RUN roundtrip run
// out0: [0.10000000149011612, 3.4028234663852886e+38, 1.401298464324817e-45, -0.0]
// out1: [0.10009765625, 1.0]
// out2: [0.0999755859375, 1.0]
// out3: 0.1
// tol: 0

module {
  func.func public @main() -> (tensor<4xf32>, tensor<2xbf16>, tensor<2xf16>, tensor<f64>) {
    %0 = stablehlo.constant dense<[0.1, 3.40282347e+38, 1.0e-45, -0.0]> : tensor<4xf32>
    %1 = stablehlo.constant dense<[0.1, 1.00390625]> : tensor<2xbf16>
    %2 = stablehlo.constant dense<[0.1, 1.00048828125]> : tensor<2xf16>
    %3 = stablehlo.constant dense<0.1> : tensor<f64>
    return %0, %1, %2, %3 : tensor<4xf32>, tensor<2xbf16>, tensor<2xf16>, tensor<f64>
  }
}
