// Two public functions, one without a result; a quoted name.
// RUN roundtrip

module @"two functions" {
  func.func public @main(%x: tensor<f32>) -> tensor<f32> {
    return %x : tensor<f32>
  }
  func.func public @"no result"(%x: tensor<f32>) {
    return
  }
}
