// ERROR 4:1 text/end
module {
  func.func public @main(%x: tensor<2x
