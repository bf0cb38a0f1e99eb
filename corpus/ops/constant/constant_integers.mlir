// The ends of every integer type; hexadecimal is allowed.
// RUN roundtrip run
// out0: [-128, 127]
// out1: [-32768, 32767]
// out2: [-2147483648, 2147483647]
// out3: [-9223372036854775808, 9223372036854775807]
// out4: [0, 255]
// out5: [0, 65535]
// out6: [0, 4294967295]
// out7: [0, 18446744073709551615]

module {
  func.func public @main() -> (tensor<2xi8>, tensor<2xi16>, tensor<2xi32>, tensor<2xi64>, tensor<2xui8>, tensor<2xui16>, tensor<2xui32>, tensor<2xui64>) {
    %0 = stablehlo.constant dense<[-128, 127]> : tensor<2xi8>
    %1 = stablehlo.constant dense<[-32768, 32767]> : tensor<2xi16>
    %2 = stablehlo.constant dense<[-2147483648, 2147483647]> : tensor<2xi32>
    %3 = stablehlo.constant dense<[-9223372036854775808, 9223372036854775807]> : tensor<2xi64>
    %4 = stablehlo.constant dense<[0, 255]> : tensor<2xui8>
    %5 = stablehlo.constant dense<[0, 65535]> : tensor<2xui16>
    %6 = stablehlo.constant dense<[0, 4294967295]> : tensor<2xui32>
    %7 = stablehlo.constant dense<[0, 18446744073709551615]> : tensor<2xui64>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<2xi8>, tensor<2xi16>, tensor<2xi32>, tensor<2xi64>, tensor<2xui8>, tensor<2xui16>, tensor<2xui32>, tensor<2xui64>
  }
}
