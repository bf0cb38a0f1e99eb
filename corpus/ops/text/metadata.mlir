// A resource section behind the module is skipped.
// RUN roundtrip

module {
  func.func public @main(%x: tensor<f32>) -> tensor<f32> {
    return %x : tensor<f32>
  }
}

{-#
  dialect_resources: { builtin: { blob: "0x0400000001020304" } }
#-}
