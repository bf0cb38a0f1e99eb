// The functions of an inner module count as the outer one's.
// RUN roundtrip

module @outer {
  module @inner {
    func.func public @main(%x: tensor<f32>) -> tensor<f32> {
      return %x : tensor<f32>
    }
  }
}
