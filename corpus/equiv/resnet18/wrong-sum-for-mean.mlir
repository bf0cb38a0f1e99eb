module @jit_step attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["r"=2]> {stablehlo.mesh = {axes = [{name = "r", size = 2 : i64}]}}
  func.func public @main(%arg0: tensor<5xf32> {jax.buffer_donor = true}, %arg1: tensor<32x5xf32> {jax.buffer_donor = true}, %arg2: tensor<3x3x4x4xf32> {jax.buffer_donor = true}, %arg3: tensor<4xf32> {jax.buffer_donor = true}, %arg4: tensor<4xf32> {jax.buffer_donor = true}, %arg5: tensor<3x3x4x4xf32> {jax.buffer_donor = true}, %arg6: tensor<4xf32> {jax.buffer_donor = true}, %arg7: tensor<4xf32> {jax.buffer_donor = true}, %arg8: tensor<3x3x4x4xf32> {jax.buffer_donor = true}, %arg9: tensor<4xf32> {jax.buffer_donor = true}, %arg10: tensor<4xf32> {jax.buffer_donor = true}, %arg11: tensor<3x3x4x4xf32> {jax.buffer_donor = true}, %arg12: tensor<4xf32> {jax.buffer_donor = true}, %arg13: tensor<4xf32> {jax.buffer_donor = true}, %arg14: tensor<3x3x4x8xf32> {jax.buffer_donor = true}, %arg15: tensor<8xf32> {jax.buffer_donor = true}, %arg16: tensor<8xf32> {jax.buffer_donor = true}, %arg17: tensor<3x3x8x8xf32> {jax.buffer_donor = true}, %arg18: tensor<8xf32> {jax.buffer_donor = true}, %arg19: tensor<8xf32> {jax.buffer_donor = true}, %arg20: tensor<1x1x4x8xf32> {jax.buffer_donor = true}, %arg21: tensor<8xf32> {jax.buffer_donor = true}, %arg22: tensor<8xf32> {jax.buffer_donor = true}, %arg23: tensor<3x3x8x8xf32> {jax.buffer_donor = true}, %arg24: tensor<8xf32> {jax.buffer_donor = true}, %arg25: tensor<8xf32> {jax.buffer_donor = true}, %arg26: tensor<3x3x8x8xf32> {jax.buffer_donor = true}, %arg27: tensor<8xf32> {jax.buffer_donor = true}, %arg28: tensor<8xf32> {jax.buffer_donor = true}, %arg29: tensor<3x3x8x16xf32> {jax.buffer_donor = true}, %arg30: tensor<16xf32> {jax.buffer_donor = true}, %arg31: tensor<16xf32> {jax.buffer_donor = true}, %arg32: tensor<3x3x16x16xf32> {jax.buffer_donor = true}, %arg33: tensor<16xf32> {jax.buffer_donor = true}, %arg34: tensor<16xf32> {jax.buffer_donor = true}, %arg35: tensor<1x1x8x16xf32> {jax.buffer_donor = true}, %arg36: tensor<16xf32> {jax.buffer_donor = true}, %arg37: tensor<16xf32> {jax.buffer_donor = true}, %arg38: tensor<3x3x16x16xf32> {jax.buffer_donor = true}, %arg39: tensor<16xf32> {jax.buffer_donor = true}, %arg40: tensor<16xf32> {jax.buffer_donor = true}, %arg41: tensor<3x3x16x16xf32> {jax.buffer_donor = true}, %arg42: tensor<16xf32> {jax.buffer_donor = true}, %arg43: tensor<16xf32> {jax.buffer_donor = true}, %arg44: tensor<3x3x16x32xf32> {jax.buffer_donor = true}, %arg45: tensor<32xf32> {jax.buffer_donor = true}, %arg46: tensor<32xf32> {jax.buffer_donor = true}, %arg47: tensor<3x3x32x32xf32> {jax.buffer_donor = true}, %arg48: tensor<32xf32> {jax.buffer_donor = true}, %arg49: tensor<32xf32> {jax.buffer_donor = true}, %arg50: tensor<1x1x16x32xf32> {jax.buffer_donor = true}, %arg51: tensor<32xf32> {jax.buffer_donor = true}, %arg52: tensor<32xf32> {jax.buffer_donor = true}, %arg53: tensor<3x3x32x32xf32> {jax.buffer_donor = true}, %arg54: tensor<32xf32> {jax.buffer_donor = true}, %arg55: tensor<32xf32> {jax.buffer_donor = true}, %arg56: tensor<3x3x32x32xf32> {jax.buffer_donor = true}, %arg57: tensor<32xf32> {jax.buffer_donor = true}, %arg58: tensor<32xf32> {jax.buffer_donor = true}, %arg59: tensor<7x7x3x4xf32> {jax.buffer_donor = true}, %arg60: tensor<4xf32> {jax.buffer_donor = true}, %arg61: tensor<4xf32> {jax.buffer_donor = true}, %arg62: tensor<4xf32> {jax.buffer_donor = true}, %arg63: tensor<4xf32> {jax.buffer_donor = true}, %arg64: tensor<4xf32> {jax.buffer_donor = true}, %arg65: tensor<4xf32> {jax.buffer_donor = true}, %arg66: tensor<4xf32> {jax.buffer_donor = true}, %arg67: tensor<4xf32> {jax.buffer_donor = true}, %arg68: tensor<4xf32> {jax.buffer_donor = true}, %arg69: tensor<4xf32> {jax.buffer_donor = true}, %arg70: tensor<8xf32> {jax.buffer_donor = true}, %arg71: tensor<8xf32> {jax.buffer_donor = true}, %arg72: tensor<8xf32> {jax.buffer_donor = true}, %arg73: tensor<8xf32> {jax.buffer_donor = true}, %arg74: tensor<8xf32> {jax.buffer_donor = true}, %arg75: tensor<8xf32> {jax.buffer_donor = true}, %arg76: tensor<8xf32> {jax.buffer_donor = true}, %arg77: tensor<8xf32> {jax.buffer_donor = true}, %arg78: tensor<8xf32> {jax.buffer_donor = true}, %arg79: tensor<8xf32> {jax.buffer_donor = true}, %arg80: tensor<16xf32> {jax.buffer_donor = true}, %arg81: tensor<16xf32> {jax.buffer_donor = true}, %arg82: tensor<16xf32> {jax.buffer_donor = true}, %arg83: tensor<16xf32> {jax.buffer_donor = true}, %arg84: tensor<16xf32> {jax.buffer_donor = true}, %arg85: tensor<16xf32> {jax.buffer_donor = true}, %arg86: tensor<16xf32> {jax.buffer_donor = true}, %arg87: tensor<16xf32> {jax.buffer_donor = true}, %arg88: tensor<16xf32> {jax.buffer_donor = true}, %arg89: tensor<16xf32> {jax.buffer_donor = true}, %arg90: tensor<32xf32> {jax.buffer_donor = true}, %arg91: tensor<32xf32> {jax.buffer_donor = true}, %arg92: tensor<32xf32> {jax.buffer_donor = true}, %arg93: tensor<32xf32> {jax.buffer_donor = true}, %arg94: tensor<32xf32> {jax.buffer_donor = true}, %arg95: tensor<32xf32> {jax.buffer_donor = true}, %arg96: tensor<32xf32> {jax.buffer_donor = true}, %arg97: tensor<32xf32> {jax.buffer_donor = true}, %arg98: tensor<32xf32> {jax.buffer_donor = true}, %arg99: tensor<32xf32> {jax.buffer_donor = true}, %arg100: tensor<4xf32> {jax.buffer_donor = true}, %arg101: tensor<4xf32> {jax.buffer_donor = true}, %arg102: tensor<4x32x32x3xf32>, %arg103: tensor<4xi32>) -> (tensor<f32> {jax.result_info = "result['loss']"}, tensor<5xf32> {jax.result_info = "result['params']['bias']"}, tensor<32x5xf32> {jax.result_info = "result['params']['dense']"}, tensor<3x3x4x4xf32> {jax.result_info = "result['params']['layer1.0.a']"}, tensor<4xf32> {jax.result_info = "result['params']['layer1.0.a.beta']"}, tensor<4xf32> {jax.result_info = "result['params']['layer1.0.a.gamma']"}, tensor<3x3x4x4xf32> {jax.result_info = "result['params']['layer1.0.b']"}, tensor<4xf32> {jax.result_info = "result['params']['layer1.0.b.beta']"}, tensor<4xf32> {jax.result_info = "result['params']['layer1.0.b.gamma']"}, tensor<3x3x4x4xf32> {jax.result_info = "result['params']['layer1.1.a']"}, tensor<4xf32> {jax.result_info = "result['params']['layer1.1.a.beta']"}, tensor<4xf32> {jax.result_info = "result['params']['layer1.1.a.gamma']"}, tensor<3x3x4x4xf32> {jax.result_info = "result['params']['layer1.1.b']"}, tensor<4xf32> {jax.result_info = "result['params']['layer1.1.b.beta']"}, tensor<4xf32> {jax.result_info = "result['params']['layer1.1.b.gamma']"}, tensor<3x3x4x8xf32> {jax.result_info = "result['params']['layer2.0.a']"}, tensor<8xf32> {jax.result_info = "result['params']['layer2.0.a.beta']"}, tensor<8xf32> {jax.result_info = "result['params']['layer2.0.a.gamma']"}, tensor<3x3x8x8xf32> {jax.result_info = "result['params']['layer2.0.b']"}, tensor<8xf32> {jax.result_info = "result['params']['layer2.0.b.beta']"}, tensor<8xf32> {jax.result_info = "result['params']['layer2.0.b.gamma']"}, tensor<1x1x4x8xf32> {jax.result_info = "result['params']['layer2.0.down']"}, tensor<8xf32> {jax.result_info = "result['params']['layer2.0.down.beta']"}, tensor<8xf32> {jax.result_info = "result['params']['layer2.0.down.gamma']"}, tensor<3x3x8x8xf32> {jax.result_info = "result['params']['layer2.1.a']"}, tensor<8xf32> {jax.result_info = "result['params']['layer2.1.a.beta']"}, tensor<8xf32> {jax.result_info = "result['params']['layer2.1.a.gamma']"}, tensor<3x3x8x8xf32> {jax.result_info = "result['params']['layer2.1.b']"}, tensor<8xf32> {jax.result_info = "result['params']['layer2.1.b.beta']"}, tensor<8xf32> {jax.result_info = "result['params']['layer2.1.b.gamma']"}, tensor<3x3x8x16xf32> {jax.result_info = "result['params']['layer3.0.a']"}, tensor<16xf32> {jax.result_info = "result['params']['layer3.0.a.beta']"}, tensor<16xf32> {jax.result_info = "result['params']['layer3.0.a.gamma']"}, tensor<3x3x16x16xf32> {jax.result_info = "result['params']['layer3.0.b']"}, tensor<16xf32> {jax.result_info = "result['params']['layer3.0.b.beta']"}, tensor<16xf32> {jax.result_info = "result['params']['layer3.0.b.gamma']"}, tensor<1x1x8x16xf32> {jax.result_info = "result['params']['layer3.0.down']"}, tensor<16xf32> {jax.result_info = "result['params']['layer3.0.down.beta']"}, tensor<16xf32> {jax.result_info = "result['params']['layer3.0.down.gamma']"}, tensor<3x3x16x16xf32> {jax.result_info = "result['params']['layer3.1.a']"}, tensor<16xf32> {jax.result_info = "result['params']['layer3.1.a.beta']"}, tensor<16xf32> {jax.result_info = "result['params']['layer3.1.a.gamma']"}, tensor<3x3x16x16xf32> {jax.result_info = "result['params']['layer3.1.b']"}, tensor<16xf32> {jax.result_info = "result['params']['layer3.1.b.beta']"}, tensor<16xf32> {jax.result_info = "result['params']['layer3.1.b.gamma']"}, tensor<3x3x16x32xf32> {jax.result_info = "result['params']['layer4.0.a']"}, tensor<32xf32> {jax.result_info = "result['params']['layer4.0.a.beta']"}, tensor<32xf32> {jax.result_info = "result['params']['layer4.0.a.gamma']"}, tensor<3x3x32x32xf32> {jax.result_info = "result['params']['layer4.0.b']"}, tensor<32xf32> {jax.result_info = "result['params']['layer4.0.b.beta']"}, tensor<32xf32> {jax.result_info = "result['params']['layer4.0.b.gamma']"}, tensor<1x1x16x32xf32> {jax.result_info = "result['params']['layer4.0.down']"}, tensor<32xf32> {jax.result_info = "result['params']['layer4.0.down.beta']"}, tensor<32xf32> {jax.result_info = "result['params']['layer4.0.down.gamma']"}, tensor<3x3x32x32xf32> {jax.result_info = "result['params']['layer4.1.a']"}, tensor<32xf32> {jax.result_info = "result['params']['layer4.1.a.beta']"}, tensor<32xf32> {jax.result_info = "result['params']['layer4.1.a.gamma']"}, tensor<3x3x32x32xf32> {jax.result_info = "result['params']['layer4.1.b']"}, tensor<32xf32> {jax.result_info = "result['params']['layer4.1.b.beta']"}, tensor<32xf32> {jax.result_info = "result['params']['layer4.1.b.gamma']"}, tensor<7x7x3x4xf32> {jax.result_info = "result['params']['stem']"}, tensor<4xf32> {jax.result_info = "result['params']['stem.beta']"}, tensor<4xf32> {jax.result_info = "result['params']['stem.gamma']"}, tensor<4xf32> {jax.result_info = "result['stats']['layer1.0.a.mean']"}, tensor<4xf32> {jax.result_info = "result['stats']['layer1.0.a.var']"}, tensor<4xf32> {jax.result_info = "result['stats']['layer1.0.b.mean']"}, tensor<4xf32> {jax.result_info = "result['stats']['layer1.0.b.var']"}, tensor<4xf32> {jax.result_info = "result['stats']['layer1.1.a.mean']"}, tensor<4xf32> {jax.result_info = "result['stats']['layer1.1.a.var']"}, tensor<4xf32> {jax.result_info = "result['stats']['layer1.1.b.mean']"}, tensor<4xf32> {jax.result_info = "result['stats']['layer1.1.b.var']"}, tensor<8xf32> {jax.result_info = "result['stats']['layer2.0.a.mean']"}, tensor<8xf32> {jax.result_info = "result['stats']['layer2.0.a.var']"}, tensor<8xf32> {jax.result_info = "result['stats']['layer2.0.b.mean']"}, tensor<8xf32> {jax.result_info = "result['stats']['layer2.0.b.var']"}, tensor<8xf32> {jax.result_info = "result['stats']['layer2.0.down.mean']"}, tensor<8xf32> {jax.result_info = "result['stats']['layer2.0.down.var']"}, tensor<8xf32> {jax.result_info = "result['stats']['layer2.1.a.mean']"}, tensor<8xf32> {jax.result_info = "result['stats']['layer2.1.a.var']"}, tensor<8xf32> {jax.result_info = "result['stats']['layer2.1.b.mean']"}, tensor<8xf32> {jax.result_info = "result['stats']['layer2.1.b.var']"}, tensor<16xf32> {jax.result_info = "result['stats']['layer3.0.a.mean']"}, tensor<16xf32> {jax.result_info = "result['stats']['layer3.0.a.var']"}, tensor<16xf32> {jax.result_info = "result['stats']['layer3.0.b.mean']"}, tensor<16xf32> {jax.result_info = "result['stats']['layer3.0.b.var']"}, tensor<16xf32> {jax.result_info = "result['stats']['layer3.0.down.mean']"}, tensor<16xf32> {jax.result_info = "result['stats']['layer3.0.down.var']"}, tensor<16xf32> {jax.result_info = "result['stats']['layer3.1.a.mean']"}, tensor<16xf32> {jax.result_info = "result['stats']['layer3.1.a.var']"}, tensor<16xf32> {jax.result_info = "result['stats']['layer3.1.b.mean']"}, tensor<16xf32> {jax.result_info = "result['stats']['layer3.1.b.var']"}, tensor<32xf32> {jax.result_info = "result['stats']['layer4.0.a.mean']"}, tensor<32xf32> {jax.result_info = "result['stats']['layer4.0.a.var']"}, tensor<32xf32> {jax.result_info = "result['stats']['layer4.0.b.mean']"}, tensor<32xf32> {jax.result_info = "result['stats']['layer4.0.b.var']"}, tensor<32xf32> {jax.result_info = "result['stats']['layer4.0.down.mean']"}, tensor<32xf32> {jax.result_info = "result['stats']['layer4.0.down.var']"}, tensor<32xf32> {jax.result_info = "result['stats']['layer4.1.a.mean']"}, tensor<32xf32> {jax.result_info = "result['stats']['layer4.1.a.var']"}, tensor<32xf32> {jax.result_info = "result['stats']['layer4.1.b.mean']"}, tensor<32xf32> {jax.result_info = "result['stats']['layer4.1.b.var']"}, tensor<4xf32> {jax.result_info = "result['stats']['stem.mean']"}, tensor<4xf32> {jax.result_info = "result['stats']['stem.var']"}) {
    %0:103 = sdy.manual_computation(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %arg31, %arg32, %arg33, %arg34, %arg35, %arg36, %arg37, %arg38, %arg39, %arg40, %arg41, %arg42, %arg43, %arg44, %arg45, %arg46, %arg47, %arg48, %arg49, %arg50, %arg51, %arg52, %arg53, %arg54, %arg55, %arg56, %arg57, %arg58, %arg59, %arg60, %arg61, %arg62, %arg63, %arg64, %arg65, %arg66, %arg67, %arg68, %arg69, %arg70, %arg71, %arg72, %arg73, %arg74, %arg75, %arg76, %arg77, %arg78, %arg79, %arg80, %arg81, %arg82, %arg83, %arg84, %arg85, %arg86, %arg87, %arg88, %arg89, %arg90, %arg91, %arg92, %arg93, %arg94, %arg95, %arg96, %arg97, %arg98, %arg99, %arg100, %arg101, %arg102, %arg103) in_shardings=[<@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{"r"}, {}, {}, {}]>, <@mesh, [{"r"}]>] out_shardings=[<@mesh, []>, <@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>] manual_axes={"r"} (%arg104: tensor<5xf32>, %arg105: tensor<32x5xf32>, %arg106: tensor<3x3x4x4xf32>, %arg107: tensor<4xf32>, %arg108: tensor<4xf32>, %arg109: tensor<3x3x4x4xf32>, %arg110: tensor<4xf32>, %arg111: tensor<4xf32>, %arg112: tensor<3x3x4x4xf32>, %arg113: tensor<4xf32>, %arg114: tensor<4xf32>, %arg115: tensor<3x3x4x4xf32>, %arg116: tensor<4xf32>, %arg117: tensor<4xf32>, %arg118: tensor<3x3x4x8xf32>, %arg119: tensor<8xf32>, %arg120: tensor<8xf32>, %arg121: tensor<3x3x8x8xf32>, %arg122: tensor<8xf32>, %arg123: tensor<8xf32>, %arg124: tensor<1x1x4x8xf32>, %arg125: tensor<8xf32>, %arg126: tensor<8xf32>, %arg127: tensor<3x3x8x8xf32>, %arg128: tensor<8xf32>, %arg129: tensor<8xf32>, %arg130: tensor<3x3x8x8xf32>, %arg131: tensor<8xf32>, %arg132: tensor<8xf32>, %arg133: tensor<3x3x8x16xf32>, %arg134: tensor<16xf32>, %arg135: tensor<16xf32>, %arg136: tensor<3x3x16x16xf32>, %arg137: tensor<16xf32>, %arg138: tensor<16xf32>, %arg139: tensor<1x1x8x16xf32>, %arg140: tensor<16xf32>, %arg141: tensor<16xf32>, %arg142: tensor<3x3x16x16xf32>, %arg143: tensor<16xf32>, %arg144: tensor<16xf32>, %arg145: tensor<3x3x16x16xf32>, %arg146: tensor<16xf32>, %arg147: tensor<16xf32>, %arg148: tensor<3x3x16x32xf32>, %arg149: tensor<32xf32>, %arg150: tensor<32xf32>, %arg151: tensor<3x3x32x32xf32>, %arg152: tensor<32xf32>, %arg153: tensor<32xf32>, %arg154: tensor<1x1x16x32xf32>, %arg155: tensor<32xf32>, %arg156: tensor<32xf32>, %arg157: tensor<3x3x32x32xf32>, %arg158: tensor<32xf32>, %arg159: tensor<32xf32>, %arg160: tensor<3x3x32x32xf32>, %arg161: tensor<32xf32>, %arg162: tensor<32xf32>, %arg163: tensor<7x7x3x4xf32>, %arg164: tensor<4xf32>, %arg165: tensor<4xf32>, %arg166: tensor<4xf32>, %arg167: tensor<4xf32>, %arg168: tensor<4xf32>, %arg169: tensor<4xf32>, %arg170: tensor<4xf32>, %arg171: tensor<4xf32>, %arg172: tensor<4xf32>, %arg173: tensor<4xf32>, %arg174: tensor<8xf32>, %arg175: tensor<8xf32>, %arg176: tensor<8xf32>, %arg177: tensor<8xf32>, %arg178: tensor<8xf32>, %arg179: tensor<8xf32>, %arg180: tensor<8xf32>, %arg181: tensor<8xf32>, %arg182: tensor<8xf32>, %arg183: tensor<8xf32>, %arg184: tensor<16xf32>, %arg185: tensor<16xf32>, %arg186: tensor<16xf32>, %arg187: tensor<16xf32>, %arg188: tensor<16xf32>, %arg189: tensor<16xf32>, %arg190: tensor<16xf32>, %arg191: tensor<16xf32>, %arg192: tensor<16xf32>, %arg193: tensor<16xf32>, %arg194: tensor<32xf32>, %arg195: tensor<32xf32>, %arg196: tensor<32xf32>, %arg197: tensor<32xf32>, %arg198: tensor<32xf32>, %arg199: tensor<32xf32>, %arg200: tensor<32xf32>, %arg201: tensor<32xf32>, %arg202: tensor<32xf32>, %arg203: tensor<32xf32>, %arg204: tensor<4xf32>, %arg205: tensor<4xf32>, %arg206: tensor<2x32x32x3xf32>, %arg207: tensor<2xi32>) {
      %1 = stablehlo.convolution(%arg206, %arg163) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[3, 3], [3, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x32x32x3xf32>, tensor<7x7x3x4xf32>) -> tensor<2x16x16x4xf32>
      %2:9 = func.call @batch_norm(%1, %arg165, %arg164) : (tensor<2x16x16x4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<2x16x16x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x16x16x4xf32>, tensor<4xf32>, tensor<1x1x1x4xf32>, tensor<2x16x16x4xf32>, tensor<1x1x1x4xf32>, tensor<2x16x16x4xf32>)
      %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
      %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %4 = stablehlo.multiply %3, %arg204 : tensor<4xf32>
      %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %6 = stablehlo.multiply %5, %2#1 : tensor<4xf32>
      %7 = stablehlo.add %4, %6 : tensor<4xf32>
      %cst_1 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %9 = stablehlo.multiply %8, %arg205 : tensor<4xf32>
      %cst_2 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %11 = stablehlo.multiply %10, %2#2 : tensor<4xf32>
      %12 = stablehlo.add %9, %11 : tensor<4xf32>
      %13 = func.call @relu(%2#0) : (tensor<2x16x16x4xf32>) -> tensor<2x16x16x4xf32>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x16x16x4xf32>
      %15 = stablehlo.compare GT, %2#0, %14, FLOAT : (tensor<2x16x16x4xf32>, tensor<2x16x16x4xf32>) -> tensor<2x16x16x4xi1>
      %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<f32>
      %17 = "stablehlo.reduce_window"(%13, %16) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.maximum %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<2x16x16x4xf32>, tensor<f32>) -> tensor<2x8x8x4xf32>
      %18 = stablehlo.convolution(%17, %arg106) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4xf32>, tensor<3x3x4x4xf32>) -> tensor<2x8x8x4xf32>
      %19:9 = func.call @batch_norm_0(%18, %arg108, %arg107) : (tensor<2x8x8x4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<2x8x8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x8x8x4xf32>, tensor<4xf32>, tensor<1x1x1x4xf32>, tensor<2x8x8x4xf32>, tensor<1x1x1x4xf32>, tensor<2x8x8x4xf32>)
      %cst_5 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %20 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %21 = stablehlo.multiply %20, %arg166 : tensor<4xf32>
      %cst_6 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %22 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %23 = stablehlo.multiply %22, %19#1 : tensor<4xf32>
      %24 = stablehlo.add %21, %23 : tensor<4xf32>
      %cst_7 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %26 = stablehlo.multiply %25, %arg167 : tensor<4xf32>
      %cst_8 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %27 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %28 = stablehlo.multiply %27, %19#2 : tensor<4xf32>
      %29 = stablehlo.add %26, %28 : tensor<4xf32>
      %30 = func.call @relu_1(%19#0) : (tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xf32>
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %31 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
      %32 = stablehlo.compare GT, %19#0, %31, FLOAT : (tensor<2x8x8x4xf32>, tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xi1>
      %33 = stablehlo.convolution(%30, %arg109) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4xf32>, tensor<3x3x4x4xf32>) -> tensor<2x8x8x4xf32>
      %34:9 = func.call @batch_norm_0(%33, %arg111, %arg110) : (tensor<2x8x8x4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<2x8x8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x8x8x4xf32>, tensor<4xf32>, tensor<1x1x1x4xf32>, tensor<2x8x8x4xf32>, tensor<1x1x1x4xf32>, tensor<2x8x8x4xf32>)
      %cst_10 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %35 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %36 = stablehlo.multiply %35, %arg168 : tensor<4xf32>
      %cst_11 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %37 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %38 = stablehlo.multiply %37, %34#1 : tensor<4xf32>
      %39 = stablehlo.add %36, %38 : tensor<4xf32>
      %cst_12 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %40 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %41 = stablehlo.multiply %40, %arg169 : tensor<4xf32>
      %cst_13 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %42 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %43 = stablehlo.multiply %42, %34#2 : tensor<4xf32>
      %44 = stablehlo.add %41, %43 : tensor<4xf32>
      %45 = stablehlo.add %17, %34#0 : tensor<2x8x8x4xf32>
      %46 = func.call @relu_1(%45) : (tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xf32>
      %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %47 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
      %48 = stablehlo.compare GT, %45, %47, FLOAT : (tensor<2x8x8x4xf32>, tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xi1>
      %49 = stablehlo.convolution(%46, %arg112) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4xf32>, tensor<3x3x4x4xf32>) -> tensor<2x8x8x4xf32>
      %50:9 = func.call @batch_norm_0(%49, %arg114, %arg113) : (tensor<2x8x8x4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<2x8x8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x8x8x4xf32>, tensor<4xf32>, tensor<1x1x1x4xf32>, tensor<2x8x8x4xf32>, tensor<1x1x1x4xf32>, tensor<2x8x8x4xf32>)
      %cst_15 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %51 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %52 = stablehlo.multiply %51, %arg170 : tensor<4xf32>
      %cst_16 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %53 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %54 = stablehlo.multiply %53, %50#1 : tensor<4xf32>
      %55 = stablehlo.add %52, %54 : tensor<4xf32>
      %cst_17 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %56 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %57 = stablehlo.multiply %56, %arg171 : tensor<4xf32>
      %cst_18 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %58 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %59 = stablehlo.multiply %58, %50#2 : tensor<4xf32>
      %60 = stablehlo.add %57, %59 : tensor<4xf32>
      %61 = func.call @relu_1(%50#0) : (tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xf32>
      %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %62 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
      %63 = stablehlo.compare GT, %50#0, %62, FLOAT : (tensor<2x8x8x4xf32>, tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xi1>
      %64 = stablehlo.convolution(%61, %arg115) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4xf32>, tensor<3x3x4x4xf32>) -> tensor<2x8x8x4xf32>
      %65:9 = func.call @batch_norm_0(%64, %arg117, %arg116) : (tensor<2x8x8x4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<2x8x8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x8x8x4xf32>, tensor<4xf32>, tensor<1x1x1x4xf32>, tensor<2x8x8x4xf32>, tensor<1x1x1x4xf32>, tensor<2x8x8x4xf32>)
      %cst_20 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %66 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %67 = stablehlo.multiply %66, %arg172 : tensor<4xf32>
      %cst_21 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %68 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %69 = stablehlo.multiply %68, %65#1 : tensor<4xf32>
      %70 = stablehlo.add %67, %69 : tensor<4xf32>
      %cst_22 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %71 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %72 = stablehlo.multiply %71, %arg173 : tensor<4xf32>
      %cst_23 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %73 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %74 = stablehlo.multiply %73, %65#2 : tensor<4xf32>
      %75 = stablehlo.add %72, %74 : tensor<4xf32>
      %76 = stablehlo.add %46, %65#0 : tensor<2x8x8x4xf32>
      %77 = func.call @relu_1(%76) : (tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xf32>
      %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %78 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
      %79 = stablehlo.compare GT, %76, %78, FLOAT : (tensor<2x8x8x4xf32>, tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xi1>
      %80 = stablehlo.convolution(%77, %arg118) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4xf32>, tensor<3x3x4x8xf32>) -> tensor<2x4x4x8xf32>
      %81:9 = func.call @batch_norm_2(%80, %arg120, %arg119) : (tensor<2x4x4x8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<2x4x4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<2x4x4x8xf32>, tensor<8xf32>, tensor<1x1x1x8xf32>, tensor<2x4x4x8xf32>, tensor<1x1x1x8xf32>, tensor<2x4x4x8xf32>)
      %cst_25 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %82 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %83 = stablehlo.multiply %82, %arg174 : tensor<8xf32>
      %cst_26 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %84 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %85 = stablehlo.multiply %84, %81#1 : tensor<8xf32>
      %86 = stablehlo.add %83, %85 : tensor<8xf32>
      %cst_27 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %87 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %88 = stablehlo.multiply %87, %arg175 : tensor<8xf32>
      %cst_28 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %89 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %90 = stablehlo.multiply %89, %81#2 : tensor<8xf32>
      %91 = stablehlo.add %88, %90 : tensor<8xf32>
      %92 = func.call @relu_3(%81#0) : (tensor<2x4x4x8xf32>) -> tensor<2x4x4x8xf32>
      %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %93 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x4x4x8xf32>
      %94 = stablehlo.compare GT, %81#0, %93, FLOAT : (tensor<2x4x4x8xf32>, tensor<2x4x4x8xf32>) -> tensor<2x4x4x8xi1>
      %95 = stablehlo.convolution(%92, %arg121) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x8xf32>, tensor<3x3x8x8xf32>) -> tensor<2x4x4x8xf32>
      %96:9 = func.call @batch_norm_2(%95, %arg123, %arg122) : (tensor<2x4x4x8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<2x4x4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<2x4x4x8xf32>, tensor<8xf32>, tensor<1x1x1x8xf32>, tensor<2x4x4x8xf32>, tensor<1x1x1x8xf32>, tensor<2x4x4x8xf32>)
      %cst_30 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %97 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %98 = stablehlo.multiply %97, %arg176 : tensor<8xf32>
      %cst_31 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %99 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %100 = stablehlo.multiply %99, %96#1 : tensor<8xf32>
      %101 = stablehlo.add %98, %100 : tensor<8xf32>
      %cst_32 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %102 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %103 = stablehlo.multiply %102, %arg177 : tensor<8xf32>
      %cst_33 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %104 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %105 = stablehlo.multiply %104, %96#2 : tensor<8xf32>
      %106 = stablehlo.add %103, %105 : tensor<8xf32>
      %107 = stablehlo.convolution(%77, %arg124) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4xf32>, tensor<1x1x4x8xf32>) -> tensor<2x4x4x8xf32>
      %108:9 = func.call @batch_norm_2(%107, %arg126, %arg125) : (tensor<2x4x4x8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<2x4x4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<2x4x4x8xf32>, tensor<8xf32>, tensor<1x1x1x8xf32>, tensor<2x4x4x8xf32>, tensor<1x1x1x8xf32>, tensor<2x4x4x8xf32>)
      %cst_34 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %109 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %110 = stablehlo.multiply %109, %arg178 : tensor<8xf32>
      %cst_35 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %111 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %112 = stablehlo.multiply %111, %108#1 : tensor<8xf32>
      %113 = stablehlo.add %110, %112 : tensor<8xf32>
      %cst_36 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %114 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %115 = stablehlo.multiply %114, %arg179 : tensor<8xf32>
      %cst_37 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %116 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %117 = stablehlo.multiply %116, %108#2 : tensor<8xf32>
      %118 = stablehlo.add %115, %117 : tensor<8xf32>
      %119 = stablehlo.add %108#0, %96#0 : tensor<2x4x4x8xf32>
      %120 = func.call @relu_3(%119) : (tensor<2x4x4x8xf32>) -> tensor<2x4x4x8xf32>
      %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %121 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<2x4x4x8xf32>
      %122 = stablehlo.compare GT, %119, %121, FLOAT : (tensor<2x4x4x8xf32>, tensor<2x4x4x8xf32>) -> tensor<2x4x4x8xi1>
      %123 = stablehlo.convolution(%120, %arg127) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x8xf32>, tensor<3x3x8x8xf32>) -> tensor<2x4x4x8xf32>
      %124:9 = func.call @batch_norm_2(%123, %arg129, %arg128) : (tensor<2x4x4x8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<2x4x4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<2x4x4x8xf32>, tensor<8xf32>, tensor<1x1x1x8xf32>, tensor<2x4x4x8xf32>, tensor<1x1x1x8xf32>, tensor<2x4x4x8xf32>)
      %cst_39 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %125 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %126 = stablehlo.multiply %125, %arg180 : tensor<8xf32>
      %cst_40 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %127 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %128 = stablehlo.multiply %127, %124#1 : tensor<8xf32>
      %129 = stablehlo.add %126, %128 : tensor<8xf32>
      %cst_41 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %130 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %131 = stablehlo.multiply %130, %arg181 : tensor<8xf32>
      %cst_42 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %132 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %133 = stablehlo.multiply %132, %124#2 : tensor<8xf32>
      %134 = stablehlo.add %131, %133 : tensor<8xf32>
      %135 = func.call @relu_3(%124#0) : (tensor<2x4x4x8xf32>) -> tensor<2x4x4x8xf32>
      %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %136 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<2x4x4x8xf32>
      %137 = stablehlo.compare GT, %124#0, %136, FLOAT : (tensor<2x4x4x8xf32>, tensor<2x4x4x8xf32>) -> tensor<2x4x4x8xi1>
      %138 = stablehlo.convolution(%135, %arg130) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x8xf32>, tensor<3x3x8x8xf32>) -> tensor<2x4x4x8xf32>
      %139:9 = func.call @batch_norm_2(%138, %arg132, %arg131) : (tensor<2x4x4x8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<2x4x4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<2x4x4x8xf32>, tensor<8xf32>, tensor<1x1x1x8xf32>, tensor<2x4x4x8xf32>, tensor<1x1x1x8xf32>, tensor<2x4x4x8xf32>)
      %cst_44 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %140 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %141 = stablehlo.multiply %140, %arg182 : tensor<8xf32>
      %cst_45 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %142 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %143 = stablehlo.multiply %142, %139#1 : tensor<8xf32>
      %144 = stablehlo.add %141, %143 : tensor<8xf32>
      %cst_46 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %145 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %146 = stablehlo.multiply %145, %arg183 : tensor<8xf32>
      %cst_47 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %147 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %148 = stablehlo.multiply %147, %139#2 : tensor<8xf32>
      %149 = stablehlo.add %146, %148 : tensor<8xf32>
      %150 = stablehlo.add %120, %139#0 : tensor<2x4x4x8xf32>
      %151 = func.call @relu_3(%150) : (tensor<2x4x4x8xf32>) -> tensor<2x4x4x8xf32>
      %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %152 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<2x4x4x8xf32>
      %153 = stablehlo.compare GT, %150, %152, FLOAT : (tensor<2x4x4x8xf32>, tensor<2x4x4x8xf32>) -> tensor<2x4x4x8xi1>
      %154 = stablehlo.convolution(%151, %arg133) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x8xf32>, tensor<3x3x8x16xf32>) -> tensor<2x2x2x16xf32>
      %155:9 = func.call @batch_norm_4(%154, %arg135, %arg134) : (tensor<2x2x2x16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<2x2x2x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<2x2x2x16xf32>, tensor<16xf32>, tensor<1x1x1x16xf32>, tensor<2x2x2x16xf32>, tensor<1x1x1x16xf32>, tensor<2x2x2x16xf32>)
      %cst_49 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %156 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %157 = stablehlo.multiply %156, %arg184 : tensor<16xf32>
      %cst_50 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %158 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %159 = stablehlo.multiply %158, %155#1 : tensor<16xf32>
      %160 = stablehlo.add %157, %159 : tensor<16xf32>
      %cst_51 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %161 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %162 = stablehlo.multiply %161, %arg185 : tensor<16xf32>
      %cst_52 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %163 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %164 = stablehlo.multiply %163, %155#2 : tensor<16xf32>
      %165 = stablehlo.add %162, %164 : tensor<16xf32>
      %166 = func.call @relu_5(%155#0) : (tensor<2x2x2x16xf32>) -> tensor<2x2x2x16xf32>
      %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %167 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<2x2x2x16xf32>
      %168 = stablehlo.compare GT, %155#0, %167, FLOAT : (tensor<2x2x2x16xf32>, tensor<2x2x2x16xf32>) -> tensor<2x2x2x16xi1>
      %169 = stablehlo.convolution(%166, %arg136) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x16xf32>, tensor<3x3x16x16xf32>) -> tensor<2x2x2x16xf32>
      %170:9 = func.call @batch_norm_4(%169, %arg138, %arg137) : (tensor<2x2x2x16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<2x2x2x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<2x2x2x16xf32>, tensor<16xf32>, tensor<1x1x1x16xf32>, tensor<2x2x2x16xf32>, tensor<1x1x1x16xf32>, tensor<2x2x2x16xf32>)
      %cst_54 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %171 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %172 = stablehlo.multiply %171, %arg186 : tensor<16xf32>
      %cst_55 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %173 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %174 = stablehlo.multiply %173, %170#1 : tensor<16xf32>
      %175 = stablehlo.add %172, %174 : tensor<16xf32>
      %cst_56 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %176 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %177 = stablehlo.multiply %176, %arg187 : tensor<16xf32>
      %cst_57 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %178 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %179 = stablehlo.multiply %178, %170#2 : tensor<16xf32>
      %180 = stablehlo.add %177, %179 : tensor<16xf32>
      %181 = stablehlo.convolution(%151, %arg139) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x8xf32>, tensor<1x1x8x16xf32>) -> tensor<2x2x2x16xf32>
      %182:9 = func.call @batch_norm_4(%181, %arg141, %arg140) : (tensor<2x2x2x16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<2x2x2x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<2x2x2x16xf32>, tensor<16xf32>, tensor<1x1x1x16xf32>, tensor<2x2x2x16xf32>, tensor<1x1x1x16xf32>, tensor<2x2x2x16xf32>)
      %cst_58 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %183 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %184 = stablehlo.multiply %183, %arg188 : tensor<16xf32>
      %cst_59 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %185 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %186 = stablehlo.multiply %185, %182#1 : tensor<16xf32>
      %187 = stablehlo.add %184, %186 : tensor<16xf32>
      %cst_60 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %188 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %189 = stablehlo.multiply %188, %arg189 : tensor<16xf32>
      %cst_61 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %190 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %191 = stablehlo.multiply %190, %182#2 : tensor<16xf32>
      %192 = stablehlo.add %189, %191 : tensor<16xf32>
      %193 = stablehlo.add %182#0, %170#0 : tensor<2x2x2x16xf32>
      %194 = func.call @relu_5(%193) : (tensor<2x2x2x16xf32>) -> tensor<2x2x2x16xf32>
      %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %195 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<2x2x2x16xf32>
      %196 = stablehlo.compare GT, %193, %195, FLOAT : (tensor<2x2x2x16xf32>, tensor<2x2x2x16xf32>) -> tensor<2x2x2x16xi1>
      %197 = stablehlo.convolution(%194, %arg142) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x16xf32>, tensor<3x3x16x16xf32>) -> tensor<2x2x2x16xf32>
      %198:9 = func.call @batch_norm_4(%197, %arg144, %arg143) : (tensor<2x2x2x16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<2x2x2x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<2x2x2x16xf32>, tensor<16xf32>, tensor<1x1x1x16xf32>, tensor<2x2x2x16xf32>, tensor<1x1x1x16xf32>, tensor<2x2x2x16xf32>)
      %cst_63 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %199 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %200 = stablehlo.multiply %199, %arg190 : tensor<16xf32>
      %cst_64 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %201 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %202 = stablehlo.multiply %201, %198#1 : tensor<16xf32>
      %203 = stablehlo.add %200, %202 : tensor<16xf32>
      %cst_65 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %204 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %205 = stablehlo.multiply %204, %arg191 : tensor<16xf32>
      %cst_66 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %206 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %207 = stablehlo.multiply %206, %198#2 : tensor<16xf32>
      %208 = stablehlo.add %205, %207 : tensor<16xf32>
      %209 = func.call @relu_5(%198#0) : (tensor<2x2x2x16xf32>) -> tensor<2x2x2x16xf32>
      %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %210 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<2x2x2x16xf32>
      %211 = stablehlo.compare GT, %198#0, %210, FLOAT : (tensor<2x2x2x16xf32>, tensor<2x2x2x16xf32>) -> tensor<2x2x2x16xi1>
      %212 = stablehlo.convolution(%209, %arg145) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x16xf32>, tensor<3x3x16x16xf32>) -> tensor<2x2x2x16xf32>
      %213:9 = func.call @batch_norm_4(%212, %arg147, %arg146) : (tensor<2x2x2x16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<2x2x2x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<2x2x2x16xf32>, tensor<16xf32>, tensor<1x1x1x16xf32>, tensor<2x2x2x16xf32>, tensor<1x1x1x16xf32>, tensor<2x2x2x16xf32>)
      %cst_68 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %214 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %215 = stablehlo.multiply %214, %arg192 : tensor<16xf32>
      %cst_69 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %216 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %217 = stablehlo.multiply %216, %213#1 : tensor<16xf32>
      %218 = stablehlo.add %215, %217 : tensor<16xf32>
      %cst_70 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %219 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %220 = stablehlo.multiply %219, %arg193 : tensor<16xf32>
      %cst_71 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %221 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %222 = stablehlo.multiply %221, %213#2 : tensor<16xf32>
      %223 = stablehlo.add %220, %222 : tensor<16xf32>
      %224 = stablehlo.add %194, %213#0 : tensor<2x2x2x16xf32>
      %225 = func.call @relu_5(%224) : (tensor<2x2x2x16xf32>) -> tensor<2x2x2x16xf32>
      %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %226 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<2x2x2x16xf32>
      %227 = stablehlo.compare GT, %224, %226, FLOAT : (tensor<2x2x2x16xf32>, tensor<2x2x2x16xf32>) -> tensor<2x2x2x16xi1>
      %228 = stablehlo.convolution(%225, %arg148) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x16xf32>, tensor<3x3x16x32xf32>) -> tensor<2x1x1x32xf32>
      %229:9 = func.call @batch_norm_6(%228, %arg150, %arg149) : (tensor<2x1x1x32xf32>, tensor<32xf32>, tensor<32xf32>) -> (tensor<2x1x1x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<2x1x1x32xf32>, tensor<32xf32>, tensor<1x1x1x32xf32>, tensor<2x1x1x32xf32>, tensor<1x1x1x32xf32>, tensor<2x1x1x32xf32>)
      %cst_73 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %230 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %231 = stablehlo.multiply %230, %arg194 : tensor<32xf32>
      %cst_74 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %232 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %233 = stablehlo.multiply %232, %229#1 : tensor<32xf32>
      %234 = stablehlo.add %231, %233 : tensor<32xf32>
      %cst_75 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %235 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %236 = stablehlo.multiply %235, %arg195 : tensor<32xf32>
      %cst_76 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %237 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %238 = stablehlo.multiply %237, %229#2 : tensor<32xf32>
      %239 = stablehlo.add %236, %238 : tensor<32xf32>
      %240 = func.call @relu_7(%229#0) : (tensor<2x1x1x32xf32>) -> tensor<2x1x1x32xf32>
      %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %241 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<2x1x1x32xf32>
      %242 = stablehlo.compare GT, %229#0, %241, FLOAT : (tensor<2x1x1x32xf32>, tensor<2x1x1x32xf32>) -> tensor<2x1x1x32xi1>
      %243 = stablehlo.convolution(%240, %arg151) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x1x32xf32>, tensor<3x3x32x32xf32>) -> tensor<2x1x1x32xf32>
      %244:9 = func.call @batch_norm_6(%243, %arg153, %arg152) : (tensor<2x1x1x32xf32>, tensor<32xf32>, tensor<32xf32>) -> (tensor<2x1x1x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<2x1x1x32xf32>, tensor<32xf32>, tensor<1x1x1x32xf32>, tensor<2x1x1x32xf32>, tensor<1x1x1x32xf32>, tensor<2x1x1x32xf32>)
      %cst_78 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %245 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %246 = stablehlo.multiply %245, %arg196 : tensor<32xf32>
      %cst_79 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %247 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %248 = stablehlo.multiply %247, %244#1 : tensor<32xf32>
      %249 = stablehlo.add %246, %248 : tensor<32xf32>
      %cst_80 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %250 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %251 = stablehlo.multiply %250, %arg197 : tensor<32xf32>
      %cst_81 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %252 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %253 = stablehlo.multiply %252, %244#2 : tensor<32xf32>
      %254 = stablehlo.add %251, %253 : tensor<32xf32>
      %255 = stablehlo.convolution(%225, %arg154) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x16xf32>, tensor<1x1x16x32xf32>) -> tensor<2x1x1x32xf32>
      %256:9 = func.call @batch_norm_6(%255, %arg156, %arg155) : (tensor<2x1x1x32xf32>, tensor<32xf32>, tensor<32xf32>) -> (tensor<2x1x1x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<2x1x1x32xf32>, tensor<32xf32>, tensor<1x1x1x32xf32>, tensor<2x1x1x32xf32>, tensor<1x1x1x32xf32>, tensor<2x1x1x32xf32>)
      %cst_82 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %257 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %258 = stablehlo.multiply %257, %arg198 : tensor<32xf32>
      %cst_83 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %259 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %260 = stablehlo.multiply %259, %256#1 : tensor<32xf32>
      %261 = stablehlo.add %258, %260 : tensor<32xf32>
      %cst_84 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %262 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %263 = stablehlo.multiply %262, %arg199 : tensor<32xf32>
      %cst_85 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %264 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %265 = stablehlo.multiply %264, %256#2 : tensor<32xf32>
      %266 = stablehlo.add %263, %265 : tensor<32xf32>
      %267 = stablehlo.add %256#0, %244#0 : tensor<2x1x1x32xf32>
      %268 = func.call @relu_7(%267) : (tensor<2x1x1x32xf32>) -> tensor<2x1x1x32xf32>
      %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %269 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<2x1x1x32xf32>
      %270 = stablehlo.compare GT, %267, %269, FLOAT : (tensor<2x1x1x32xf32>, tensor<2x1x1x32xf32>) -> tensor<2x1x1x32xi1>
      %271 = stablehlo.convolution(%268, %arg157) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x1x32xf32>, tensor<3x3x32x32xf32>) -> tensor<2x1x1x32xf32>
      %272:9 = func.call @batch_norm_6(%271, %arg159, %arg158) : (tensor<2x1x1x32xf32>, tensor<32xf32>, tensor<32xf32>) -> (tensor<2x1x1x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<2x1x1x32xf32>, tensor<32xf32>, tensor<1x1x1x32xf32>, tensor<2x1x1x32xf32>, tensor<1x1x1x32xf32>, tensor<2x1x1x32xf32>)
      %cst_87 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %273 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %274 = stablehlo.multiply %273, %arg200 : tensor<32xf32>
      %cst_88 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %275 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %276 = stablehlo.multiply %275, %272#1 : tensor<32xf32>
      %277 = stablehlo.add %274, %276 : tensor<32xf32>
      %cst_89 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %278 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %279 = stablehlo.multiply %278, %arg201 : tensor<32xf32>
      %cst_90 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %280 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %281 = stablehlo.multiply %280, %272#2 : tensor<32xf32>
      %282 = stablehlo.add %279, %281 : tensor<32xf32>
      %283 = func.call @relu_7(%272#0) : (tensor<2x1x1x32xf32>) -> tensor<2x1x1x32xf32>
      %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %284 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<2x1x1x32xf32>
      %285 = stablehlo.compare GT, %272#0, %284, FLOAT : (tensor<2x1x1x32xf32>, tensor<2x1x1x32xf32>) -> tensor<2x1x1x32xi1>
      %286 = stablehlo.convolution(%283, %arg160) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x1x32xf32>, tensor<3x3x32x32xf32>) -> tensor<2x1x1x32xf32>
      %287:9 = func.call @batch_norm_6(%286, %arg162, %arg161) : (tensor<2x1x1x32xf32>, tensor<32xf32>, tensor<32xf32>) -> (tensor<2x1x1x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<2x1x1x32xf32>, tensor<32xf32>, tensor<1x1x1x32xf32>, tensor<2x1x1x32xf32>, tensor<1x1x1x32xf32>, tensor<2x1x1x32xf32>)
      %cst_92 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %288 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %289 = stablehlo.multiply %288, %arg202 : tensor<32xf32>
      %cst_93 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %290 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %291 = stablehlo.multiply %290, %287#1 : tensor<32xf32>
      %292 = stablehlo.add %289, %291 : tensor<32xf32>
      %cst_94 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %293 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %294 = stablehlo.multiply %293, %arg203 : tensor<32xf32>
      %cst_95 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %295 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %296 = stablehlo.multiply %295, %287#2 : tensor<32xf32>
      %297 = stablehlo.add %294, %296 : tensor<32xf32>
      %298 = stablehlo.add %268, %287#0 : tensor<2x1x1x32xf32>
      %299 = func.call @relu_7(%298) : (tensor<2x1x1x32xf32>) -> tensor<2x1x1x32xf32>
      %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %300 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<2x1x1x32xf32>
      %301 = stablehlo.compare GT, %298, %300, FLOAT : (tensor<2x1x1x32xf32>, tensor<2x1x1x32xf32>) -> tensor<2x1x1x32xi1>
      %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %302 = stablehlo.reduce(%299 init: %cst_97) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x1x1x32xf32>, tensor<f32>) -> tensor<2x32xf32>
      %cst_98 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %303 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
      %304 = stablehlo.divide %302, %303 : tensor<2x32xf32>
      %305 = stablehlo.dot_general %304, %arg105, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32xf32>, tensor<32x5xf32>) -> tensor<2x5xf32>
      %306 = stablehlo.broadcast_in_dim %arg104, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
      %307 = stablehlo.broadcast_in_dim %306, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<2x5xf32>
      %308 = stablehlo.add %305, %307 : tensor<2x5xf32>
      %309 = func.call @_one_hot(%arg207) : (tensor<2xi32>) -> tensor<2x5xf32>
      %cst_99 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %310 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %311 = stablehlo.multiply %310, %309 : tensor<2x5xf32>
      %cst_100 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
      %312 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %313 = stablehlo.add %311, %312 : tensor<2x5xf32>
      %314:3 = func.call @log_softmax(%308) : (tensor<2x5xf32>) -> (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x1xf32>)
      %315 = stablehlo.multiply %313, %314#0 : tensor<2x5xf32>
      %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %316 = stablehlo.reduce(%315 init: %cst_101) applies stablehlo.add across dimensions = [1] : (tensor<2x5xf32>, tensor<f32>) -> tensor<2xf32>
      %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %317 = stablehlo.reduce(%316 init: %cst_102) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
      %cst_103 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %318 = stablehlo.divide %317, %cst_103 : tensor<f32>
      %319 = stablehlo.negate %318 : tensor<f32>
      %320 = "stablehlo.all_reduce"(%319) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<f32>) -> tensor<f32>
      %cst_104 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %321 = stablehlo.divide %320, %cst_104 : tensor<f32>
      %cst_105 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_106 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %322 = stablehlo.divide %cst_105, %cst_106 : tensor<f32>
      %323 = "stablehlo.all_reduce"(%322) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<f32>) -> tensor<f32>
      %324 = stablehlo.negate %323 : tensor<f32>
      %cst_107 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %325 = stablehlo.divide %324, %cst_107 : tensor<f32>
      %326 = stablehlo.broadcast_in_dim %325, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %327 = stablehlo.broadcast_in_dim %326, dims = [0] : (tensor<2xf32>) -> tensor<2x5xf32>
      %328 = stablehlo.multiply %313, %327 : tensor<2x5xf32>
      %329 = func.call @log_softmax_8(%314#1, %314#2, %328) : (tensor<2x5xf32>, tensor<2x1xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %330 = stablehlo.reduce(%329 init: %cst_108) applies stablehlo.add across dimensions = [0] : (tensor<2x5xf32>, tensor<f32>) -> tensor<5xf32>
      %331 = stablehlo.reshape %330 : (tensor<5xf32>) -> tensor<1x5xf32>
      %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %332 = stablehlo.reduce(%331 init: %cst_109) applies stablehlo.add across dimensions = [0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<5xf32>
      %333 = stablehlo.dot_general %329, %304, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5xf32>, tensor<2x32xf32>) -> tensor<5x32xf32>
      %334 = stablehlo.transpose %333, dims = [1, 0] : (tensor<5x32xf32>) -> tensor<32x5xf32>
      %335 = stablehlo.dot_general %329, %arg105, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x5xf32>, tensor<32x5xf32>) -> tensor<2x32xf32>
      %cst_110 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %336 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
      %337 = stablehlo.divide %335, %336 : tensor<2x32xf32>
      %338 = stablehlo.broadcast_in_dim %337, dims = [0, 3] : (tensor<2x32xf32>) -> tensor<2x1x1x32xf32>
      %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %339 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<2x1x1x32xf32>
      %340 = stablehlo.select %301, %338, %339 : tensor<2x1x1x32xi1>, tensor<2x1x1x32xf32>
      %341:3 = func.call @batch_norm_9(%287#3, %287#4, %287#5, %287#6, %287#7, %287#8, %340) : (tensor<2x1x1x32xf32>, tensor<32xf32>, tensor<1x1x1x32xf32>, tensor<2x1x1x32xf32>, tensor<1x1x1x32xf32>, tensor<2x1x1x32xf32>, tensor<2x1x1x32xf32>) -> (tensor<2x1x1x32xf32>, tensor<32xf32>, tensor<32xf32>)
      %342 = stablehlo.convolution(%283, %341#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x1x32xf32>, tensor<2x1x1x32xf32>) -> tensor<3x3x32x32xf32>
      %343 = stablehlo.reverse %arg160, dims = [0, 1] : tensor<3x3x32x32xf32>
      %344 = stablehlo.convolution(%341#0, %343) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x1x32xf32>, tensor<3x3x32x32xf32>) -> tensor<2x1x1x32xf32>
      %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %345 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<2x1x1x32xf32>
      %346 = stablehlo.select %285, %344, %345 : tensor<2x1x1x32xi1>, tensor<2x1x1x32xf32>
      %347:3 = func.call @batch_norm_9(%272#3, %272#4, %272#5, %272#6, %272#7, %272#8, %346) : (tensor<2x1x1x32xf32>, tensor<32xf32>, tensor<1x1x1x32xf32>, tensor<2x1x1x32xf32>, tensor<1x1x1x32xf32>, tensor<2x1x1x32xf32>, tensor<2x1x1x32xf32>) -> (tensor<2x1x1x32xf32>, tensor<32xf32>, tensor<32xf32>)
      %348 = stablehlo.convolution(%268, %347#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x1x32xf32>, tensor<2x1x1x32xf32>) -> tensor<3x3x32x32xf32>
      %349 = stablehlo.reverse %arg157, dims = [0, 1] : tensor<3x3x32x32xf32>
      %350 = stablehlo.convolution(%347#0, %349) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x1x32xf32>, tensor<3x3x32x32xf32>) -> tensor<2x1x1x32xf32>
      %351 = stablehlo.add %340, %350 : tensor<2x1x1x32xf32>
      %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %352 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<2x1x1x32xf32>
      %353 = stablehlo.select %270, %351, %352 : tensor<2x1x1x32xi1>, tensor<2x1x1x32xf32>
      %354:3 = func.call @batch_norm_9(%256#3, %256#4, %256#5, %256#6, %256#7, %256#8, %353) : (tensor<2x1x1x32xf32>, tensor<32xf32>, tensor<1x1x1x32xf32>, tensor<2x1x1x32xf32>, tensor<1x1x1x32xf32>, tensor<2x1x1x32xf32>, tensor<2x1x1x32xf32>) -> (tensor<2x1x1x32xf32>, tensor<32xf32>, tensor<32xf32>)
      %355 = stablehlo.convolution(%225, %354#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, -1], [0, -1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x16xf32>, tensor<2x1x1x32xf32>) -> tensor<1x1x16x32xf32>
      %356 = stablehlo.reverse %arg154, dims = [0, 1] : tensor<1x1x16x32xf32>
      %357 = stablehlo.convolution(%354#0, %356) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x1x32xf32>, tensor<1x1x16x32xf32>) -> tensor<2x2x2x16xf32>
      %358:3 = func.call @batch_norm_9(%244#3, %244#4, %244#5, %244#6, %244#7, %244#8, %353) : (tensor<2x1x1x32xf32>, tensor<32xf32>, tensor<1x1x1x32xf32>, tensor<2x1x1x32xf32>, tensor<1x1x1x32xf32>, tensor<2x1x1x32xf32>, tensor<2x1x1x32xf32>) -> (tensor<2x1x1x32xf32>, tensor<32xf32>, tensor<32xf32>)
      %359 = stablehlo.convolution(%240, %358#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x1x32xf32>, tensor<2x1x1x32xf32>) -> tensor<3x3x32x32xf32>
      %360 = stablehlo.reverse %arg151, dims = [0, 1] : tensor<3x3x32x32xf32>
      %361 = stablehlo.convolution(%358#0, %360) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x1x32xf32>, tensor<3x3x32x32xf32>) -> tensor<2x1x1x32xf32>
      %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %362 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<2x1x1x32xf32>
      %363 = stablehlo.select %242, %361, %362 : tensor<2x1x1x32xi1>, tensor<2x1x1x32xf32>
      %364:3 = func.call @batch_norm_9(%229#3, %229#4, %229#5, %229#6, %229#7, %229#8, %363) : (tensor<2x1x1x32xf32>, tensor<32xf32>, tensor<1x1x1x32xf32>, tensor<2x1x1x32xf32>, tensor<1x1x1x32xf32>, tensor<2x1x1x32xf32>, tensor<2x1x1x32xf32>) -> (tensor<2x1x1x32xf32>, tensor<32xf32>, tensor<32xf32>)
      %365 = stablehlo.convolution(%225, %364#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 0], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x16xf32>, tensor<2x1x1x32xf32>) -> tensor<3x3x16x32xf32>
      %366 = stablehlo.reverse %arg148, dims = [0, 1] : tensor<3x3x16x32xf32>
      %367 = stablehlo.convolution(%364#0, %366) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 2], [1, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x1x32xf32>, tensor<3x3x16x32xf32>) -> tensor<2x2x2x16xf32>
      %368 = stablehlo.add %357, %367 : tensor<2x2x2x16xf32>
      %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %369 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<2x2x2x16xf32>
      %370 = stablehlo.select %227, %368, %369 : tensor<2x2x2x16xi1>, tensor<2x2x2x16xf32>
      %371:3 = func.call @batch_norm_10(%213#3, %213#4, %213#5, %213#6, %213#7, %213#8, %370) : (tensor<2x2x2x16xf32>, tensor<16xf32>, tensor<1x1x1x16xf32>, tensor<2x2x2x16xf32>, tensor<1x1x1x16xf32>, tensor<2x2x2x16xf32>, tensor<2x2x2x16xf32>) -> (tensor<2x2x2x16xf32>, tensor<16xf32>, tensor<16xf32>)
      %372 = stablehlo.convolution(%209, %371#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x16xf32>, tensor<2x2x2x16xf32>) -> tensor<3x3x16x16xf32>
      %373 = stablehlo.reverse %arg145, dims = [0, 1] : tensor<3x3x16x16xf32>
      %374 = stablehlo.convolution(%371#0, %373) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x16xf32>, tensor<3x3x16x16xf32>) -> tensor<2x2x2x16xf32>
      %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %375 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<2x2x2x16xf32>
      %376 = stablehlo.select %211, %374, %375 : tensor<2x2x2x16xi1>, tensor<2x2x2x16xf32>
      %377:3 = func.call @batch_norm_10(%198#3, %198#4, %198#5, %198#6, %198#7, %198#8, %376) : (tensor<2x2x2x16xf32>, tensor<16xf32>, tensor<1x1x1x16xf32>, tensor<2x2x2x16xf32>, tensor<1x1x1x16xf32>, tensor<2x2x2x16xf32>, tensor<2x2x2x16xf32>) -> (tensor<2x2x2x16xf32>, tensor<16xf32>, tensor<16xf32>)
      %378 = stablehlo.convolution(%194, %377#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x16xf32>, tensor<2x2x2x16xf32>) -> tensor<3x3x16x16xf32>
      %379 = stablehlo.reverse %arg142, dims = [0, 1] : tensor<3x3x16x16xf32>
      %380 = stablehlo.convolution(%377#0, %379) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x16xf32>, tensor<3x3x16x16xf32>) -> tensor<2x2x2x16xf32>
      %381 = stablehlo.add %370, %380 : tensor<2x2x2x16xf32>
      %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %382 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<2x2x2x16xf32>
      %383 = stablehlo.select %196, %381, %382 : tensor<2x2x2x16xi1>, tensor<2x2x2x16xf32>
      %384:3 = func.call @batch_norm_10(%182#3, %182#4, %182#5, %182#6, %182#7, %182#8, %383) : (tensor<2x2x2x16xf32>, tensor<16xf32>, tensor<1x1x1x16xf32>, tensor<2x2x2x16xf32>, tensor<1x1x1x16xf32>, tensor<2x2x2x16xf32>, tensor<2x2x2x16xf32>) -> (tensor<2x2x2x16xf32>, tensor<16xf32>, tensor<16xf32>)
      %385 = stablehlo.convolution(%151, %384#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, -1], [0, -1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x8xf32>, tensor<2x2x2x16xf32>) -> tensor<1x1x8x16xf32>
      %386 = stablehlo.reverse %arg139, dims = [0, 1] : tensor<1x1x8x16xf32>
      %387 = stablehlo.convolution(%384#0, %386) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x16xf32>, tensor<1x1x8x16xf32>) -> tensor<2x4x4x8xf32>
      %388:3 = func.call @batch_norm_10(%170#3, %170#4, %170#5, %170#6, %170#7, %170#8, %383) : (tensor<2x2x2x16xf32>, tensor<16xf32>, tensor<1x1x1x16xf32>, tensor<2x2x2x16xf32>, tensor<1x1x1x16xf32>, tensor<2x2x2x16xf32>, tensor<2x2x2x16xf32>) -> (tensor<2x2x2x16xf32>, tensor<16xf32>, tensor<16xf32>)
      %389 = stablehlo.convolution(%166, %388#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x16xf32>, tensor<2x2x2x16xf32>) -> tensor<3x3x16x16xf32>
      %390 = stablehlo.reverse %arg136, dims = [0, 1] : tensor<3x3x16x16xf32>
      %391 = stablehlo.convolution(%388#0, %390) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x16xf32>, tensor<3x3x16x16xf32>) -> tensor<2x2x2x16xf32>
      %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %392 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<2x2x2x16xf32>
      %393 = stablehlo.select %168, %391, %392 : tensor<2x2x2x16xi1>, tensor<2x2x2x16xf32>
      %394:3 = func.call @batch_norm_10(%155#3, %155#4, %155#5, %155#6, %155#7, %155#8, %393) : (tensor<2x2x2x16xf32>, tensor<16xf32>, tensor<1x1x1x16xf32>, tensor<2x2x2x16xf32>, tensor<1x1x1x16xf32>, tensor<2x2x2x16xf32>, tensor<2x2x2x16xf32>) -> (tensor<2x2x2x16xf32>, tensor<16xf32>, tensor<16xf32>)
      %395 = stablehlo.convolution(%151, %394#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 0], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x8xf32>, tensor<2x2x2x16xf32>) -> tensor<3x3x8x16xf32>
      %396 = stablehlo.reverse %arg133, dims = [0, 1] : tensor<3x3x8x16xf32>
      %397 = stablehlo.convolution(%394#0, %396) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 2], [1, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x16xf32>, tensor<3x3x8x16xf32>) -> tensor<2x4x4x8xf32>
      %398 = stablehlo.add %387, %397 : tensor<2x4x4x8xf32>
      %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %399 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<2x4x4x8xf32>
      %400 = stablehlo.select %153, %398, %399 : tensor<2x4x4x8xi1>, tensor<2x4x4x8xf32>
      %401:3 = func.call @batch_norm_11(%139#3, %139#4, %139#5, %139#6, %139#7, %139#8, %400) : (tensor<2x4x4x8xf32>, tensor<8xf32>, tensor<1x1x1x8xf32>, tensor<2x4x4x8xf32>, tensor<1x1x1x8xf32>, tensor<2x4x4x8xf32>, tensor<2x4x4x8xf32>) -> (tensor<2x4x4x8xf32>, tensor<8xf32>, tensor<8xf32>)
      %402 = stablehlo.convolution(%135, %401#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x8xf32>, tensor<2x4x4x8xf32>) -> tensor<3x3x8x8xf32>
      %403 = stablehlo.reverse %arg130, dims = [0, 1] : tensor<3x3x8x8xf32>
      %404 = stablehlo.convolution(%401#0, %403) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x8xf32>, tensor<3x3x8x8xf32>) -> tensor<2x4x4x8xf32>
      %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %405 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<2x4x4x8xf32>
      %406 = stablehlo.select %137, %404, %405 : tensor<2x4x4x8xi1>, tensor<2x4x4x8xf32>
      %407:3 = func.call @batch_norm_11(%124#3, %124#4, %124#5, %124#6, %124#7, %124#8, %406) : (tensor<2x4x4x8xf32>, tensor<8xf32>, tensor<1x1x1x8xf32>, tensor<2x4x4x8xf32>, tensor<1x1x1x8xf32>, tensor<2x4x4x8xf32>, tensor<2x4x4x8xf32>) -> (tensor<2x4x4x8xf32>, tensor<8xf32>, tensor<8xf32>)
      %408 = stablehlo.convolution(%120, %407#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x8xf32>, tensor<2x4x4x8xf32>) -> tensor<3x3x8x8xf32>
      %409 = stablehlo.reverse %arg127, dims = [0, 1] : tensor<3x3x8x8xf32>
      %410 = stablehlo.convolution(%407#0, %409) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x8xf32>, tensor<3x3x8x8xf32>) -> tensor<2x4x4x8xf32>
      %411 = stablehlo.add %400, %410 : tensor<2x4x4x8xf32>
      %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %412 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<2x4x4x8xf32>
      %413 = stablehlo.select %122, %411, %412 : tensor<2x4x4x8xi1>, tensor<2x4x4x8xf32>
      %414:3 = func.call @batch_norm_11(%108#3, %108#4, %108#5, %108#6, %108#7, %108#8, %413) : (tensor<2x4x4x8xf32>, tensor<8xf32>, tensor<1x1x1x8xf32>, tensor<2x4x4x8xf32>, tensor<1x1x1x8xf32>, tensor<2x4x4x8xf32>, tensor<2x4x4x8xf32>) -> (tensor<2x4x4x8xf32>, tensor<8xf32>, tensor<8xf32>)
      %415 = stablehlo.convolution(%77, %414#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, -1], [0, -1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4xf32>, tensor<2x4x4x8xf32>) -> tensor<1x1x4x8xf32>
      %416 = stablehlo.reverse %arg124, dims = [0, 1] : tensor<1x1x4x8xf32>
      %417 = stablehlo.convolution(%414#0, %416) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x8xf32>, tensor<1x1x4x8xf32>) -> tensor<2x8x8x4xf32>
      %418:3 = func.call @batch_norm_11(%96#3, %96#4, %96#5, %96#6, %96#7, %96#8, %413) : (tensor<2x4x4x8xf32>, tensor<8xf32>, tensor<1x1x1x8xf32>, tensor<2x4x4x8xf32>, tensor<1x1x1x8xf32>, tensor<2x4x4x8xf32>, tensor<2x4x4x8xf32>) -> (tensor<2x4x4x8xf32>, tensor<8xf32>, tensor<8xf32>)
      %419 = stablehlo.convolution(%92, %418#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x8xf32>, tensor<2x4x4x8xf32>) -> tensor<3x3x8x8xf32>
      %420 = stablehlo.reverse %arg121, dims = [0, 1] : tensor<3x3x8x8xf32>
      %421 = stablehlo.convolution(%418#0, %420) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x8xf32>, tensor<3x3x8x8xf32>) -> tensor<2x4x4x8xf32>
      %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %422 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<2x4x4x8xf32>
      %423 = stablehlo.select %94, %421, %422 : tensor<2x4x4x8xi1>, tensor<2x4x4x8xf32>
      %424:3 = func.call @batch_norm_11(%81#3, %81#4, %81#5, %81#6, %81#7, %81#8, %423) : (tensor<2x4x4x8xf32>, tensor<8xf32>, tensor<1x1x1x8xf32>, tensor<2x4x4x8xf32>, tensor<1x1x1x8xf32>, tensor<2x4x4x8xf32>, tensor<2x4x4x8xf32>) -> (tensor<2x4x4x8xf32>, tensor<8xf32>, tensor<8xf32>)
      %425 = stablehlo.convolution(%77, %424#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 0], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4xf32>, tensor<2x4x4x8xf32>) -> tensor<3x3x4x8xf32>
      %426 = stablehlo.reverse %arg118, dims = [0, 1] : tensor<3x3x4x8xf32>
      %427 = stablehlo.convolution(%424#0, %426) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 2], [1, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x8xf32>, tensor<3x3x4x8xf32>) -> tensor<2x8x8x4xf32>
      %428 = stablehlo.add %417, %427 : tensor<2x8x8x4xf32>
      %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %429 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
      %430 = stablehlo.select %79, %428, %429 : tensor<2x8x8x4xi1>, tensor<2x8x8x4xf32>
      %431:3 = func.call @batch_norm_12(%65#3, %65#4, %65#5, %65#6, %65#7, %65#8, %430) : (tensor<2x8x8x4xf32>, tensor<4xf32>, tensor<1x1x1x4xf32>, tensor<2x8x8x4xf32>, tensor<1x1x1x4xf32>, tensor<2x8x8x4xf32>, tensor<2x8x8x4xf32>) -> (tensor<2x8x8x4xf32>, tensor<4xf32>, tensor<4xf32>)
      %432 = stablehlo.convolution(%61, %431#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4xf32>, tensor<2x8x8x4xf32>) -> tensor<3x3x4x4xf32>
      %433 = stablehlo.reverse %arg115, dims = [0, 1] : tensor<3x3x4x4xf32>
      %434 = stablehlo.convolution(%431#0, %433) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4xf32>, tensor<3x3x4x4xf32>) -> tensor<2x8x8x4xf32>
      %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %435 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
      %436 = stablehlo.select %63, %434, %435 : tensor<2x8x8x4xi1>, tensor<2x8x8x4xf32>
      %437:3 = func.call @batch_norm_12(%50#3, %50#4, %50#5, %50#6, %50#7, %50#8, %436) : (tensor<2x8x8x4xf32>, tensor<4xf32>, tensor<1x1x1x4xf32>, tensor<2x8x8x4xf32>, tensor<1x1x1x4xf32>, tensor<2x8x8x4xf32>, tensor<2x8x8x4xf32>) -> (tensor<2x8x8x4xf32>, tensor<4xf32>, tensor<4xf32>)
      %438 = stablehlo.convolution(%46, %437#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4xf32>, tensor<2x8x8x4xf32>) -> tensor<3x3x4x4xf32>
      %439 = stablehlo.reverse %arg112, dims = [0, 1] : tensor<3x3x4x4xf32>
      %440 = stablehlo.convolution(%437#0, %439) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4xf32>, tensor<3x3x4x4xf32>) -> tensor<2x8x8x4xf32>
      %441 = stablehlo.add %430, %440 : tensor<2x8x8x4xf32>
      %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %442 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
      %443 = stablehlo.select %48, %441, %442 : tensor<2x8x8x4xi1>, tensor<2x8x8x4xf32>
      %444:3 = func.call @batch_norm_12(%34#3, %34#4, %34#5, %34#6, %34#7, %34#8, %443) : (tensor<2x8x8x4xf32>, tensor<4xf32>, tensor<1x1x1x4xf32>, tensor<2x8x8x4xf32>, tensor<1x1x1x4xf32>, tensor<2x8x8x4xf32>, tensor<2x8x8x4xf32>) -> (tensor<2x8x8x4xf32>, tensor<4xf32>, tensor<4xf32>)
      %445 = stablehlo.convolution(%30, %444#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4xf32>, tensor<2x8x8x4xf32>) -> tensor<3x3x4x4xf32>
      %446 = stablehlo.reverse %arg109, dims = [0, 1] : tensor<3x3x4x4xf32>
      %447 = stablehlo.convolution(%444#0, %446) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4xf32>, tensor<3x3x4x4xf32>) -> tensor<2x8x8x4xf32>
      %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %448 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
      %449 = stablehlo.select %32, %447, %448 : tensor<2x8x8x4xi1>, tensor<2x8x8x4xf32>
      %450:3 = func.call @batch_norm_12(%19#3, %19#4, %19#5, %19#6, %19#7, %19#8, %449) : (tensor<2x8x8x4xf32>, tensor<4xf32>, tensor<1x1x1x4xf32>, tensor<2x8x8x4xf32>, tensor<1x1x1x4xf32>, tensor<2x8x8x4xf32>, tensor<2x8x8x4xf32>) -> (tensor<2x8x8x4xf32>, tensor<4xf32>, tensor<4xf32>)
      %451 = stablehlo.convolution(%17, %450#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4xf32>, tensor<2x8x8x4xf32>) -> tensor<3x3x4x4xf32>
      %452 = stablehlo.reverse %arg106, dims = [0, 1] : tensor<3x3x4x4xf32>
      %453 = stablehlo.convolution(%450#0, %452) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4xf32>, tensor<3x3x4x4xf32>) -> tensor<2x8x8x4xf32>
      %454 = stablehlo.add %443, %453 : tensor<2x8x8x4xf32>
      %cst_127 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %455 = stablehlo.pad %13, %cst_127, low = [0, 1, 1, 0], high = [0, 1, 1, 0], interior = [0, 0, 0, 0] : (tensor<2x16x16x4xf32>, tensor<f32>) -> tensor<2x18x18x4xf32>
      %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %456 = "stablehlo.select_and_scatter"(%455, %454, %cst_128) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.compare GE, %arg208, %arg209, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        stablehlo.return %710 : tensor<i1>
      }, {
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<2x18x18x4xf32>, tensor<2x8x8x4xf32>, tensor<f32>) -> tensor<2x18x18x4xf32>
      %457 = stablehlo.slice %456 [0:2, 1:17, 1:17, 0:4] : (tensor<2x18x18x4xf32>) -> tensor<2x16x16x4xf32>
      %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %458 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<2x16x16x4xf32>
      %459 = stablehlo.select %15, %457, %458 : tensor<2x16x16x4xi1>, tensor<2x16x16x4xf32>
      %460:3 = func.call @batch_norm_13(%2#3, %2#4, %2#5, %2#6, %2#7, %2#8, %459) : (tensor<2x16x16x4xf32>, tensor<4xf32>, tensor<1x1x1x4xf32>, tensor<2x16x16x4xf32>, tensor<1x1x1x4xf32>, tensor<2x16x16x4xf32>, tensor<2x16x16x4xf32>) -> (tensor<2x16x16x4xf32>, tensor<4xf32>, tensor<4xf32>)
      %461 = stablehlo.convolution(%arg206, %460#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[3, 2], [3, 2]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x32x32x3xf32>, tensor<2x16x16x4xf32>) -> tensor<7x7x3x4xf32>
      %462 = "stablehlo.all_reduce"(%332) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<5xf32>) -> tensor<5xf32>
      %463 = "stablehlo.all_reduce"(%334) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<32x5xf32>) -> tensor<32x5xf32>
      %464 = "stablehlo.all_reduce"(%451) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<3x3x4x4xf32>) -> tensor<3x3x4x4xf32>
      %465 = "stablehlo.all_reduce"(%450#2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<4xf32>) -> tensor<4xf32>
      %466 = "stablehlo.all_reduce"(%450#1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<4xf32>) -> tensor<4xf32>
      %467 = "stablehlo.all_reduce"(%445) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<3x3x4x4xf32>) -> tensor<3x3x4x4xf32>
      %468 = "stablehlo.all_reduce"(%444#2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<4xf32>) -> tensor<4xf32>
      %469 = "stablehlo.all_reduce"(%444#1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<4xf32>) -> tensor<4xf32>
      %470 = "stablehlo.all_reduce"(%438) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<3x3x4x4xf32>) -> tensor<3x3x4x4xf32>
      %471 = "stablehlo.all_reduce"(%437#2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<4xf32>) -> tensor<4xf32>
      %472 = "stablehlo.all_reduce"(%437#1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<4xf32>) -> tensor<4xf32>
      %473 = "stablehlo.all_reduce"(%432) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<3x3x4x4xf32>) -> tensor<3x3x4x4xf32>
      %474 = "stablehlo.all_reduce"(%431#2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<4xf32>) -> tensor<4xf32>
      %475 = "stablehlo.all_reduce"(%431#1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<4xf32>) -> tensor<4xf32>
      %476 = "stablehlo.all_reduce"(%425) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<3x3x4x8xf32>) -> tensor<3x3x4x8xf32>
      %477 = "stablehlo.all_reduce"(%424#2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %478 = "stablehlo.all_reduce"(%424#1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %479 = "stablehlo.all_reduce"(%419) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<3x3x8x8xf32>) -> tensor<3x3x8x8xf32>
      %480 = "stablehlo.all_reduce"(%418#2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %481 = "stablehlo.all_reduce"(%418#1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %482 = "stablehlo.all_reduce"(%415) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<1x1x4x8xf32>) -> tensor<1x1x4x8xf32>
      %483 = "stablehlo.all_reduce"(%414#2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %484 = "stablehlo.all_reduce"(%414#1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %485 = "stablehlo.all_reduce"(%408) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<3x3x8x8xf32>) -> tensor<3x3x8x8xf32>
      %486 = "stablehlo.all_reduce"(%407#2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %487 = "stablehlo.all_reduce"(%407#1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %488 = "stablehlo.all_reduce"(%402) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<3x3x8x8xf32>) -> tensor<3x3x8x8xf32>
      %489 = "stablehlo.all_reduce"(%401#2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %490 = "stablehlo.all_reduce"(%401#1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %491 = "stablehlo.all_reduce"(%395) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<3x3x8x16xf32>) -> tensor<3x3x8x16xf32>
      %492 = "stablehlo.all_reduce"(%394#2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<16xf32>) -> tensor<16xf32>
      %493 = "stablehlo.all_reduce"(%394#1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<16xf32>) -> tensor<16xf32>
      %494 = "stablehlo.all_reduce"(%389) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<3x3x16x16xf32>) -> tensor<3x3x16x16xf32>
      %495 = "stablehlo.all_reduce"(%388#2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<16xf32>) -> tensor<16xf32>
      %496 = "stablehlo.all_reduce"(%388#1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<16xf32>) -> tensor<16xf32>
      %497 = "stablehlo.all_reduce"(%385) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<1x1x8x16xf32>) -> tensor<1x1x8x16xf32>
      %498 = "stablehlo.all_reduce"(%384#2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<16xf32>) -> tensor<16xf32>
      %499 = "stablehlo.all_reduce"(%384#1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<16xf32>) -> tensor<16xf32>
      %500 = "stablehlo.all_reduce"(%378) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<3x3x16x16xf32>) -> tensor<3x3x16x16xf32>
      %501 = "stablehlo.all_reduce"(%377#2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<16xf32>) -> tensor<16xf32>
      %502 = "stablehlo.all_reduce"(%377#1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<16xf32>) -> tensor<16xf32>
      %503 = "stablehlo.all_reduce"(%372) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<3x3x16x16xf32>) -> tensor<3x3x16x16xf32>
      %504 = "stablehlo.all_reduce"(%371#2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<16xf32>) -> tensor<16xf32>
      %505 = "stablehlo.all_reduce"(%371#1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<16xf32>) -> tensor<16xf32>
      %506 = "stablehlo.all_reduce"(%365) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<3x3x16x32xf32>) -> tensor<3x3x16x32xf32>
      %507 = "stablehlo.all_reduce"(%364#2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<32xf32>) -> tensor<32xf32>
      %508 = "stablehlo.all_reduce"(%364#1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<32xf32>) -> tensor<32xf32>
      %509 = "stablehlo.all_reduce"(%359) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<3x3x32x32xf32>) -> tensor<3x3x32x32xf32>
      %510 = "stablehlo.all_reduce"(%358#2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<32xf32>) -> tensor<32xf32>
      %511 = "stablehlo.all_reduce"(%358#1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<32xf32>) -> tensor<32xf32>
      %512 = "stablehlo.all_reduce"(%355) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<1x1x16x32xf32>) -> tensor<1x1x16x32xf32>
      %513 = "stablehlo.all_reduce"(%354#2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<32xf32>) -> tensor<32xf32>
      %514 = "stablehlo.all_reduce"(%354#1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<32xf32>) -> tensor<32xf32>
      %515 = "stablehlo.all_reduce"(%348) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<3x3x32x32xf32>) -> tensor<3x3x32x32xf32>
      %516 = "stablehlo.all_reduce"(%347#2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<32xf32>) -> tensor<32xf32>
      %517 = "stablehlo.all_reduce"(%347#1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<32xf32>) -> tensor<32xf32>
      %518 = "stablehlo.all_reduce"(%342) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<3x3x32x32xf32>) -> tensor<3x3x32x32xf32>
      %519 = "stablehlo.all_reduce"(%341#2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<32xf32>) -> tensor<32xf32>
      %520 = "stablehlo.all_reduce"(%341#1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<32xf32>) -> tensor<32xf32>
      %521 = "stablehlo.all_reduce"(%461) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<7x7x3x4xf32>) -> tensor<7x7x3x4xf32>
      %522 = "stablehlo.all_reduce"(%460#2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<4xf32>) -> tensor<4xf32>
      %523 = "stablehlo.all_reduce"(%460#1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
        %710 = stablehlo.add %arg208, %arg209 : tensor<f32>
        stablehlo.return %710 : tensor<f32>
      }) : (tensor<4xf32>) -> tensor<4xf32>
      %cst_130 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %524 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %525 = stablehlo.multiply %524, %462 : tensor<5xf32>
      %526 = stablehlo.subtract %arg104, %525 : tensor<5xf32>
      %cst_131 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %527 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<32x5xf32>
      %528 = stablehlo.multiply %527, %463 : tensor<32x5xf32>
      %529 = stablehlo.subtract %arg105, %528 : tensor<32x5xf32>
      %cst_132 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %530 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<3x3x4x4xf32>
      %531 = stablehlo.multiply %530, %464 : tensor<3x3x4x4xf32>
      %532 = stablehlo.subtract %arg106, %531 : tensor<3x3x4x4xf32>
      %cst_133 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %533 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %534 = stablehlo.multiply %533, %465 : tensor<4xf32>
      %535 = stablehlo.subtract %arg107, %534 : tensor<4xf32>
      %cst_134 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %536 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %537 = stablehlo.multiply %536, %466 : tensor<4xf32>
      %538 = stablehlo.subtract %arg108, %537 : tensor<4xf32>
      %cst_135 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %539 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<3x3x4x4xf32>
      %540 = stablehlo.multiply %539, %467 : tensor<3x3x4x4xf32>
      %541 = stablehlo.subtract %arg109, %540 : tensor<3x3x4x4xf32>
      %cst_136 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %542 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %543 = stablehlo.multiply %542, %468 : tensor<4xf32>
      %544 = stablehlo.subtract %arg110, %543 : tensor<4xf32>
      %cst_137 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %545 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %546 = stablehlo.multiply %545, %469 : tensor<4xf32>
      %547 = stablehlo.subtract %arg111, %546 : tensor<4xf32>
      %cst_138 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %548 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<3x3x4x4xf32>
      %549 = stablehlo.multiply %548, %470 : tensor<3x3x4x4xf32>
      %550 = stablehlo.subtract %arg112, %549 : tensor<3x3x4x4xf32>
      %cst_139 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %551 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %552 = stablehlo.multiply %551, %471 : tensor<4xf32>
      %553 = stablehlo.subtract %arg113, %552 : tensor<4xf32>
      %cst_140 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %554 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %555 = stablehlo.multiply %554, %472 : tensor<4xf32>
      %556 = stablehlo.subtract %arg114, %555 : tensor<4xf32>
      %cst_141 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %557 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<3x3x4x4xf32>
      %558 = stablehlo.multiply %557, %473 : tensor<3x3x4x4xf32>
      %559 = stablehlo.subtract %arg115, %558 : tensor<3x3x4x4xf32>
      %cst_142 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %560 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %561 = stablehlo.multiply %560, %474 : tensor<4xf32>
      %562 = stablehlo.subtract %arg116, %561 : tensor<4xf32>
      %cst_143 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %563 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %564 = stablehlo.multiply %563, %475 : tensor<4xf32>
      %565 = stablehlo.subtract %arg117, %564 : tensor<4xf32>
      %cst_144 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %566 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<3x3x4x8xf32>
      %567 = stablehlo.multiply %566, %476 : tensor<3x3x4x8xf32>
      %568 = stablehlo.subtract %arg118, %567 : tensor<3x3x4x8xf32>
      %cst_145 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %569 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %570 = stablehlo.multiply %569, %477 : tensor<8xf32>
      %571 = stablehlo.subtract %arg119, %570 : tensor<8xf32>
      %cst_146 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %572 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %573 = stablehlo.multiply %572, %478 : tensor<8xf32>
      %574 = stablehlo.subtract %arg120, %573 : tensor<8xf32>
      %cst_147 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %575 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
      %576 = stablehlo.multiply %575, %479 : tensor<3x3x8x8xf32>
      %577 = stablehlo.subtract %arg121, %576 : tensor<3x3x8x8xf32>
      %cst_148 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %578 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %579 = stablehlo.multiply %578, %480 : tensor<8xf32>
      %580 = stablehlo.subtract %arg122, %579 : tensor<8xf32>
      %cst_149 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %581 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %582 = stablehlo.multiply %581, %481 : tensor<8xf32>
      %583 = stablehlo.subtract %arg123, %582 : tensor<8xf32>
      %cst_150 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %584 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<1x1x4x8xf32>
      %585 = stablehlo.multiply %584, %482 : tensor<1x1x4x8xf32>
      %586 = stablehlo.subtract %arg124, %585 : tensor<1x1x4x8xf32>
      %cst_151 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %587 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %588 = stablehlo.multiply %587, %483 : tensor<8xf32>
      %589 = stablehlo.subtract %arg125, %588 : tensor<8xf32>
      %cst_152 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %590 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %591 = stablehlo.multiply %590, %484 : tensor<8xf32>
      %592 = stablehlo.subtract %arg126, %591 : tensor<8xf32>
      %cst_153 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %593 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
      %594 = stablehlo.multiply %593, %485 : tensor<3x3x8x8xf32>
      %595 = stablehlo.subtract %arg127, %594 : tensor<3x3x8x8xf32>
      %cst_154 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %596 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %597 = stablehlo.multiply %596, %486 : tensor<8xf32>
      %598 = stablehlo.subtract %arg128, %597 : tensor<8xf32>
      %cst_155 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %599 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %600 = stablehlo.multiply %599, %487 : tensor<8xf32>
      %601 = stablehlo.subtract %arg129, %600 : tensor<8xf32>
      %cst_156 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %602 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
      %603 = stablehlo.multiply %602, %488 : tensor<3x3x8x8xf32>
      %604 = stablehlo.subtract %arg130, %603 : tensor<3x3x8x8xf32>
      %cst_157 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %605 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %606 = stablehlo.multiply %605, %489 : tensor<8xf32>
      %607 = stablehlo.subtract %arg131, %606 : tensor<8xf32>
      %cst_158 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %608 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %609 = stablehlo.multiply %608, %490 : tensor<8xf32>
      %610 = stablehlo.subtract %arg132, %609 : tensor<8xf32>
      %cst_159 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %611 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<3x3x8x16xf32>
      %612 = stablehlo.multiply %611, %491 : tensor<3x3x8x16xf32>
      %613 = stablehlo.subtract %arg133, %612 : tensor<3x3x8x16xf32>
      %cst_160 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %614 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %615 = stablehlo.multiply %614, %492 : tensor<16xf32>
      %616 = stablehlo.subtract %arg134, %615 : tensor<16xf32>
      %cst_161 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %617 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %618 = stablehlo.multiply %617, %493 : tensor<16xf32>
      %619 = stablehlo.subtract %arg135, %618 : tensor<16xf32>
      %cst_162 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %620 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
      %621 = stablehlo.multiply %620, %494 : tensor<3x3x16x16xf32>
      %622 = stablehlo.subtract %arg136, %621 : tensor<3x3x16x16xf32>
      %cst_163 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %623 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %624 = stablehlo.multiply %623, %495 : tensor<16xf32>
      %625 = stablehlo.subtract %arg137, %624 : tensor<16xf32>
      %cst_164 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %626 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %627 = stablehlo.multiply %626, %496 : tensor<16xf32>
      %628 = stablehlo.subtract %arg138, %627 : tensor<16xf32>
      %cst_165 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %629 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<1x1x8x16xf32>
      %630 = stablehlo.multiply %629, %497 : tensor<1x1x8x16xf32>
      %631 = stablehlo.subtract %arg139, %630 : tensor<1x1x8x16xf32>
      %cst_166 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %632 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %633 = stablehlo.multiply %632, %498 : tensor<16xf32>
      %634 = stablehlo.subtract %arg140, %633 : tensor<16xf32>
      %cst_167 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %635 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %636 = stablehlo.multiply %635, %499 : tensor<16xf32>
      %637 = stablehlo.subtract %arg141, %636 : tensor<16xf32>
      %cst_168 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %638 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
      %639 = stablehlo.multiply %638, %500 : tensor<3x3x16x16xf32>
      %640 = stablehlo.subtract %arg142, %639 : tensor<3x3x16x16xf32>
      %cst_169 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %641 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %642 = stablehlo.multiply %641, %501 : tensor<16xf32>
      %643 = stablehlo.subtract %arg143, %642 : tensor<16xf32>
      %cst_170 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %644 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %645 = stablehlo.multiply %644, %502 : tensor<16xf32>
      %646 = stablehlo.subtract %arg144, %645 : tensor<16xf32>
      %cst_171 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %647 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
      %648 = stablehlo.multiply %647, %503 : tensor<3x3x16x16xf32>
      %649 = stablehlo.subtract %arg145, %648 : tensor<3x3x16x16xf32>
      %cst_172 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %650 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %651 = stablehlo.multiply %650, %504 : tensor<16xf32>
      %652 = stablehlo.subtract %arg146, %651 : tensor<16xf32>
      %cst_173 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %653 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %654 = stablehlo.multiply %653, %505 : tensor<16xf32>
      %655 = stablehlo.subtract %arg147, %654 : tensor<16xf32>
      %cst_174 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %656 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<3x3x16x32xf32>
      %657 = stablehlo.multiply %656, %506 : tensor<3x3x16x32xf32>
      %658 = stablehlo.subtract %arg148, %657 : tensor<3x3x16x32xf32>
      %cst_175 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %659 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %660 = stablehlo.multiply %659, %507 : tensor<32xf32>
      %661 = stablehlo.subtract %arg149, %660 : tensor<32xf32>
      %cst_176 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %662 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %663 = stablehlo.multiply %662, %508 : tensor<32xf32>
      %664 = stablehlo.subtract %arg150, %663 : tensor<32xf32>
      %cst_177 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %665 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
      %666 = stablehlo.multiply %665, %509 : tensor<3x3x32x32xf32>
      %667 = stablehlo.subtract %arg151, %666 : tensor<3x3x32x32xf32>
      %cst_178 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %668 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %669 = stablehlo.multiply %668, %510 : tensor<32xf32>
      %670 = stablehlo.subtract %arg152, %669 : tensor<32xf32>
      %cst_179 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %671 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %672 = stablehlo.multiply %671, %511 : tensor<32xf32>
      %673 = stablehlo.subtract %arg153, %672 : tensor<32xf32>
      %cst_180 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %674 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<1x1x16x32xf32>
      %675 = stablehlo.multiply %674, %512 : tensor<1x1x16x32xf32>
      %676 = stablehlo.subtract %arg154, %675 : tensor<1x1x16x32xf32>
      %cst_181 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %677 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %678 = stablehlo.multiply %677, %513 : tensor<32xf32>
      %679 = stablehlo.subtract %arg155, %678 : tensor<32xf32>
      %cst_182 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %680 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %681 = stablehlo.multiply %680, %514 : tensor<32xf32>
      %682 = stablehlo.subtract %arg156, %681 : tensor<32xf32>
      %cst_183 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %683 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
      %684 = stablehlo.multiply %683, %515 : tensor<3x3x32x32xf32>
      %685 = stablehlo.subtract %arg157, %684 : tensor<3x3x32x32xf32>
      %cst_184 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %686 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %687 = stablehlo.multiply %686, %516 : tensor<32xf32>
      %688 = stablehlo.subtract %arg158, %687 : tensor<32xf32>
      %cst_185 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %689 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %690 = stablehlo.multiply %689, %517 : tensor<32xf32>
      %691 = stablehlo.subtract %arg159, %690 : tensor<32xf32>
      %cst_186 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %692 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
      %693 = stablehlo.multiply %692, %518 : tensor<3x3x32x32xf32>
      %694 = stablehlo.subtract %arg160, %693 : tensor<3x3x32x32xf32>
      %cst_187 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %695 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %696 = stablehlo.multiply %695, %519 : tensor<32xf32>
      %697 = stablehlo.subtract %arg161, %696 : tensor<32xf32>
      %cst_188 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %698 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %699 = stablehlo.multiply %698, %520 : tensor<32xf32>
      %700 = stablehlo.subtract %arg162, %699 : tensor<32xf32>
      %cst_189 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %701 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<7x7x3x4xf32>
      %702 = stablehlo.multiply %701, %521 : tensor<7x7x3x4xf32>
      %703 = stablehlo.subtract %arg163, %702 : tensor<7x7x3x4xf32>
      %cst_190 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %704 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %705 = stablehlo.multiply %704, %522 : tensor<4xf32>
      %706 = stablehlo.subtract %arg164, %705 : tensor<4xf32>
      %cst_191 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %707 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %708 = stablehlo.multiply %707, %523 : tensor<4xf32>
      %709 = stablehlo.subtract %arg165, %708 : tensor<4xf32>
      sdy.return %321, %526, %529, %532, %535, %538, %541, %544, %547, %550, %553, %556, %559, %562, %565, %568, %571, %574, %577, %580, %583, %586, %589, %592, %595, %598, %601, %604, %607, %610, %613, %616, %619, %622, %625, %628, %631, %634, %637, %640, %643, %646, %649, %652, %655, %658, %661, %664, %667, %670, %673, %676, %679, %682, %685, %688, %691, %694, %697, %700, %703, %706, %709, %24, %29, %39, %44, %55, %60, %70, %75, %86, %91, %101, %106, %113, %118, %129, %134, %144, %149, %160, %165, %175, %180, %187, %192, %203, %208, %218, %223, %234, %239, %249, %254, %261, %266, %277, %282, %292, %297, %7, %12 : tensor<f32>, tensor<5xf32>, tensor<32x5xf32>, tensor<3x3x4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x3x4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x3x4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x3x4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x3x4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<1x1x4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<1x1x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x16x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<7x7x3x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<4xf32>, tensor<4xf32>
    } : (tensor<5xf32>, tensor<32x5xf32>, tensor<3x3x4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x3x4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x3x4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x3x4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x3x4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<1x1x4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<1x1x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x16x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<7x7x3x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x32x32x3xf32>, tensor<4xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<32x5xf32>, tensor<3x3x4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x3x4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x3x4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x3x4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x3x4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<1x1x4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<1x1x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x16x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<7x7x3x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<4xf32>, tensor<4xf32>)
    return %0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7, %0#8, %0#9, %0#10, %0#11, %0#12, %0#13, %0#14, %0#15, %0#16, %0#17, %0#18, %0#19, %0#20, %0#21, %0#22, %0#23, %0#24, %0#25, %0#26, %0#27, %0#28, %0#29, %0#30, %0#31, %0#32, %0#33, %0#34, %0#35, %0#36, %0#37, %0#38, %0#39, %0#40, %0#41, %0#42, %0#43, %0#44, %0#45, %0#46, %0#47, %0#48, %0#49, %0#50, %0#51, %0#52, %0#53, %0#54, %0#55, %0#56, %0#57, %0#58, %0#59, %0#60, %0#61, %0#62, %0#63, %0#64, %0#65, %0#66, %0#67, %0#68, %0#69, %0#70, %0#71, %0#72, %0#73, %0#74, %0#75, %0#76, %0#77, %0#78, %0#79, %0#80, %0#81, %0#82, %0#83, %0#84, %0#85, %0#86, %0#87, %0#88, %0#89, %0#90, %0#91, %0#92, %0#93, %0#94, %0#95, %0#96, %0#97, %0#98, %0#99, %0#100, %0#101, %0#102 : tensor<f32>, tensor<5xf32>, tensor<32x5xf32>, tensor<3x3x4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x3x4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x3x4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x3x4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x3x4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<1x1x4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<1x1x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x16x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<7x7x3x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<4xf32>, tensor<4xf32>
  }
  func.func private @batch_norm(%arg0: tensor<2x16x16x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) -> (tensor<2x16x16x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x16x16x4xf32>, tensor<4xf32>, tensor<1x1x1x4xf32>, tensor<2x16x16x4xf32>, tensor<1x1x1x4xf32>, tensor<2x16x16x4xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_0 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.divide %0, %1 : tensor<4xf32>
    %3 = "stablehlo.all_reduce"(%2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %36 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %36 : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %5 = stablehlo.divide %3, %4 : tensor<4xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x16x16x4xf32>
    %8 = stablehlo.subtract %arg0, %7 : tensor<2x16x16x4xf32>
    %9 = stablehlo.multiply %8, %8 : tensor<2x16x16x4xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x16x16x4xf32>
    %11 = stablehlo.multiply %10, %8 : tensor<2x16x16x4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%9 init: %cst_3) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_4 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %14 = stablehlo.divide %12, %13 : tensor<4xf32>
    %15 = "stablehlo.all_reduce"(%14) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %36 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %36 : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %17 = stablehlo.divide %15, %16 : tensor<4xf32>
    %18 = stablehlo.broadcast_in_dim %5, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x16x16x4xf32>
    %20 = stablehlo.subtract %arg0, %19 : tensor<2x16x16x4xf32>
    %cst_6 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %22 = stablehlo.add %17, %21 : tensor<4xf32>
    %23 = stablehlo.rsqrt %22 : tensor<4xf32>
    %24 = stablehlo.divide %23, %22 : tensor<4xf32>
    %cst_7 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %26 = stablehlo.multiply %25, %24 : tensor<4xf32>
    %27 = stablehlo.broadcast_in_dim %23, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x16x16x4xf32>
    %29 = stablehlo.multiply %20, %28 : tensor<2x16x16x4xf32>
    %30 = stablehlo.broadcast_in_dim %arg1, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x16x16x4xf32>
    %32 = stablehlo.multiply %29, %31 : tensor<2x16x16x4xf32>
    %33 = stablehlo.broadcast_in_dim %arg2, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x16x16x4xf32>
    %35 = stablehlo.add %32, %34 : tensor<2x16x16x4xf32>
    return %35, %5, %17, %11, %26, %27, %20, %30, %29 : tensor<2x16x16x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x16x16x4xf32>, tensor<4xf32>, tensor<1x1x1x4xf32>, tensor<2x16x16x4xf32>, tensor<1x1x1x4xf32>, tensor<2x16x16x4xf32>
  }
  func.func private @relu(%arg0: tensor<2x16x16x4xf32>) -> tensor<2x16x16x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x16x16x4xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x16x16x4xf32>
    return %1 : tensor<2x16x16x4xf32>
  }
  func.func private @batch_norm_0(%arg0: tensor<2x8x8x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) -> (tensor<2x8x8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x8x8x4xf32>, tensor<4xf32>, tensor<1x1x1x4xf32>, tensor<2x8x8x4xf32>, tensor<1x1x1x4xf32>, tensor<2x8x8x4xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_0 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.divide %0, %1 : tensor<4xf32>
    %3 = "stablehlo.all_reduce"(%2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %36 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %36 : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %5 = stablehlo.divide %3, %4 : tensor<4xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x8x8x4xf32>
    %8 = stablehlo.subtract %arg0, %7 : tensor<2x8x8x4xf32>
    %9 = stablehlo.multiply %8, %8 : tensor<2x8x8x4xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
    %11 = stablehlo.multiply %10, %8 : tensor<2x8x8x4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%9 init: %cst_3) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_4 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %14 = stablehlo.divide %12, %13 : tensor<4xf32>
    %15 = "stablehlo.all_reduce"(%14) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %36 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %36 : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %17 = stablehlo.divide %15, %16 : tensor<4xf32>
    %18 = stablehlo.broadcast_in_dim %5, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x8x8x4xf32>
    %20 = stablehlo.subtract %arg0, %19 : tensor<2x8x8x4xf32>
    %cst_6 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %22 = stablehlo.add %17, %21 : tensor<4xf32>
    %23 = stablehlo.rsqrt %22 : tensor<4xf32>
    %24 = stablehlo.divide %23, %22 : tensor<4xf32>
    %cst_7 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %26 = stablehlo.multiply %25, %24 : tensor<4xf32>
    %27 = stablehlo.broadcast_in_dim %23, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x8x8x4xf32>
    %29 = stablehlo.multiply %20, %28 : tensor<2x8x8x4xf32>
    %30 = stablehlo.broadcast_in_dim %arg1, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x8x8x4xf32>
    %32 = stablehlo.multiply %29, %31 : tensor<2x8x8x4xf32>
    %33 = stablehlo.broadcast_in_dim %arg2, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x8x8x4xf32>
    %35 = stablehlo.add %32, %34 : tensor<2x8x8x4xf32>
    return %35, %5, %17, %11, %26, %27, %20, %30, %29 : tensor<2x8x8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x8x8x4xf32>, tensor<4xf32>, tensor<1x1x1x4xf32>, tensor<2x8x8x4xf32>, tensor<1x1x1x4xf32>, tensor<2x8x8x4xf32>
  }
  func.func private @relu_1(%arg0: tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x8x8x4xf32>
    return %1 : tensor<2x8x8x4xf32>
  }
  func.func private @batch_norm_2(%arg0: tensor<2x4x4x8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>) -> (tensor<2x4x4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<2x4x4x8xf32>, tensor<8xf32>, tensor<1x1x1x8xf32>, tensor<2x4x4x8xf32>, tensor<1x1x1x8xf32>, tensor<2x4x4x8xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_0 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.divide %0, %1 : tensor<8xf32>
    %3 = "stablehlo.all_reduce"(%2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %36 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %36 : tensor<f32>
    }) : (tensor<8xf32>) -> tensor<8xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %5 = stablehlo.divide %3, %4 : tensor<8xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x4x4x8xf32>
    %8 = stablehlo.subtract %arg0, %7 : tensor<2x4x4x8xf32>
    %9 = stablehlo.multiply %8, %8 : tensor<2x4x4x8xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x4x4x8xf32>
    %11 = stablehlo.multiply %10, %8 : tensor<2x4x4x8xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%9 init: %cst_3) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_4 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %14 = stablehlo.divide %12, %13 : tensor<8xf32>
    %15 = "stablehlo.all_reduce"(%14) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %36 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %36 : tensor<f32>
    }) : (tensor<8xf32>) -> tensor<8xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %17 = stablehlo.divide %15, %16 : tensor<8xf32>
    %18 = stablehlo.broadcast_in_dim %5, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x4x4x8xf32>
    %20 = stablehlo.subtract %arg0, %19 : tensor<2x4x4x8xf32>
    %cst_6 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %22 = stablehlo.add %17, %21 : tensor<8xf32>
    %23 = stablehlo.rsqrt %22 : tensor<8xf32>
    %24 = stablehlo.divide %23, %22 : tensor<8xf32>
    %cst_7 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %26 = stablehlo.multiply %25, %24 : tensor<8xf32>
    %27 = stablehlo.broadcast_in_dim %23, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x4x4x8xf32>
    %29 = stablehlo.multiply %20, %28 : tensor<2x4x4x8xf32>
    %30 = stablehlo.broadcast_in_dim %arg1, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x4x4x8xf32>
    %32 = stablehlo.multiply %29, %31 : tensor<2x4x4x8xf32>
    %33 = stablehlo.broadcast_in_dim %arg2, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x4x4x8xf32>
    %35 = stablehlo.add %32, %34 : tensor<2x4x4x8xf32>
    return %35, %5, %17, %11, %26, %27, %20, %30, %29 : tensor<2x4x4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<2x4x4x8xf32>, tensor<8xf32>, tensor<1x1x1x8xf32>, tensor<2x4x4x8xf32>, tensor<1x1x1x8xf32>, tensor<2x4x4x8xf32>
  }
  func.func private @relu_3(%arg0: tensor<2x4x4x8xf32>) -> tensor<2x4x4x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x4x8xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x4x4x8xf32>
    return %1 : tensor<2x4x4x8xf32>
  }
  func.func private @batch_norm_4(%arg0: tensor<2x2x2x16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<16xf32>) -> (tensor<2x2x2x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<2x2x2x16xf32>, tensor<16xf32>, tensor<1x1x1x16xf32>, tensor<2x2x2x16xf32>, tensor<1x1x1x16xf32>, tensor<2x2x2x16xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x2x2x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2 = stablehlo.divide %0, %1 : tensor<16xf32>
    %3 = "stablehlo.all_reduce"(%2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %36 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %36 : tensor<f32>
    }) : (tensor<16xf32>) -> tensor<16xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5 = stablehlo.divide %3, %4 : tensor<16xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x2x2x16xf32>
    %8 = stablehlo.subtract %arg0, %7 : tensor<2x2x2x16xf32>
    %9 = stablehlo.multiply %8, %8 : tensor<2x2x2x16xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2x2x16xf32>
    %11 = stablehlo.multiply %10, %8 : tensor<2x2x2x16xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%9 init: %cst_3) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x2x2x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_4 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %14 = stablehlo.divide %12, %13 : tensor<16xf32>
    %15 = "stablehlo.all_reduce"(%14) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %36 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %36 : tensor<f32>
    }) : (tensor<16xf32>) -> tensor<16xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %17 = stablehlo.divide %15, %16 : tensor<16xf32>
    %18 = stablehlo.broadcast_in_dim %5, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x2x2x16xf32>
    %20 = stablehlo.subtract %arg0, %19 : tensor<2x2x2x16xf32>
    %cst_6 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %22 = stablehlo.add %17, %21 : tensor<16xf32>
    %23 = stablehlo.rsqrt %22 : tensor<16xf32>
    %24 = stablehlo.divide %23, %22 : tensor<16xf32>
    %cst_7 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %26 = stablehlo.multiply %25, %24 : tensor<16xf32>
    %27 = stablehlo.broadcast_in_dim %23, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x2x2x16xf32>
    %29 = stablehlo.multiply %20, %28 : tensor<2x2x2x16xf32>
    %30 = stablehlo.broadcast_in_dim %arg1, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x2x2x16xf32>
    %32 = stablehlo.multiply %29, %31 : tensor<2x2x2x16xf32>
    %33 = stablehlo.broadcast_in_dim %arg2, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x2x2x16xf32>
    %35 = stablehlo.add %32, %34 : tensor<2x2x2x16xf32>
    return %35, %5, %17, %11, %26, %27, %20, %30, %29 : tensor<2x2x2x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<2x2x2x16xf32>, tensor<16xf32>, tensor<1x1x1x16xf32>, tensor<2x2x2x16xf32>, tensor<1x1x1x16xf32>, tensor<2x2x2x16xf32>
  }
  func.func private @relu_5(%arg0: tensor<2x2x2x16xf32>) -> tensor<2x2x2x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x2x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x2x2x16xf32>
    return %1 : tensor<2x2x2x16xf32>
  }
  func.func private @batch_norm_6(%arg0: tensor<2x1x1x32xf32>, %arg1: tensor<32xf32>, %arg2: tensor<32xf32>) -> (tensor<2x1x1x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<2x1x1x32xf32>, tensor<32xf32>, tensor<1x1x1x32xf32>, tensor<2x1x1x32xf32>, tensor<1x1x1x32xf32>, tensor<2x1x1x32xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2 = stablehlo.divide %0, %1 : tensor<32xf32>
    %3 = "stablehlo.all_reduce"(%2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %36 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %36 : tensor<f32>
    }) : (tensor<32xf32>) -> tensor<32xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5 = stablehlo.divide %3, %4 : tensor<32xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x1x1x32xf32>
    %8 = stablehlo.subtract %arg0, %7 : tensor<2x1x1x32xf32>
    %9 = stablehlo.multiply %8, %8 : tensor<2x1x1x32xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x1x1x32xf32>
    %11 = stablehlo.multiply %10, %8 : tensor<2x1x1x32xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%9 init: %cst_3) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %14 = stablehlo.divide %12, %13 : tensor<32xf32>
    %15 = "stablehlo.all_reduce"(%14) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %36 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %36 : tensor<f32>
    }) : (tensor<32xf32>) -> tensor<32xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %17 = stablehlo.divide %15, %16 : tensor<32xf32>
    %18 = stablehlo.broadcast_in_dim %5, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x1x1x32xf32>
    %20 = stablehlo.subtract %arg0, %19 : tensor<2x1x1x32xf32>
    %cst_6 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %22 = stablehlo.add %17, %21 : tensor<32xf32>
    %23 = stablehlo.rsqrt %22 : tensor<32xf32>
    %24 = stablehlo.divide %23, %22 : tensor<32xf32>
    %cst_7 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %26 = stablehlo.multiply %25, %24 : tensor<32xf32>
    %27 = stablehlo.broadcast_in_dim %23, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x1x1x32xf32>
    %29 = stablehlo.multiply %20, %28 : tensor<2x1x1x32xf32>
    %30 = stablehlo.broadcast_in_dim %arg1, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x1x1x32xf32>
    %32 = stablehlo.multiply %29, %31 : tensor<2x1x1x32xf32>
    %33 = stablehlo.broadcast_in_dim %arg2, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x1x1x32xf32>
    %35 = stablehlo.add %32, %34 : tensor<2x1x1x32xf32>
    return %35, %5, %17, %11, %26, %27, %20, %30, %29 : tensor<2x1x1x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<2x1x1x32xf32>, tensor<32xf32>, tensor<1x1x1x32xf32>, tensor<2x1x1x32xf32>, tensor<1x1x1x32xf32>, tensor<2x1x1x32xf32>
  }
  func.func private @relu_7(%arg0: tensor<2x1x1x32xf32>) -> tensor<2x1x1x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x1x1x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x1x1x32xf32>
    return %1 : tensor<2x1x1x32xf32>
  }
  func.func private @_one_hot(%arg0: tensor<2xi32>) -> tensor<2x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x5xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x1xi32>) -> tensor<2x5xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x5xi32>) -> tensor<2x5xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %5 = stablehlo.convert %4 : (tensor<2x5xi1>) -> tensor<2x5xf32>
    return %5 : tensor<2x5xf32>
  }
  func.func private @log_softmax(%arg0: tensor<2x5xf32>) -> (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<2x5xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<2xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x5xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x5xf32>
    %6 = stablehlo.exponential %5 : tensor<2x5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<2x5xf32>, tensor<f32>) -> tensor<2xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %9 = stablehlo.log %8 : tensor<2x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x5xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<2x5xf32>
    return %11, %6, %8 : tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x1xf32>
  }
  func.func private @log_softmax_8(%arg0: tensor<2x5xf32>, %arg1: tensor<2x1xf32>, %arg2: tensor<2x5xf32>) -> tensor<2x5xf32> {
    %0 = stablehlo.negate %arg2 : tensor<2x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x5xf32>, tensor<f32>) -> tensor<2xf32>
    %2 = stablehlo.reshape %1 : (tensor<2xf32>) -> tensor<2x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<2x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2x1xf32>, tensor<f32>) -> tensor<2xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<2xf32>) -> tensor<2x5xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<2x5xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<2x5xf32>
    return %7 : tensor<2x5xf32>
  }
  func.func private @batch_norm_9(%arg0: tensor<2x1x1x32xf32>, %arg1: tensor<32xf32>, %arg2: tensor<1x1x1x32xf32>, %arg3: tensor<2x1x1x32xf32>, %arg4: tensor<1x1x1x32xf32>, %arg5: tensor<2x1x1x32xf32>, %arg6: tensor<2x1x1x32xf32>) -> (tensor<2x1x1x32xf32>, tensor<32xf32>, tensor<32xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg6 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<2x1x1x32xf32>, tensor<f32>) -> tensor<1x1x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x32xf32>) -> tensor<1x1x1x32xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %3 = stablehlo.multiply %arg5, %arg6 : tensor<2x1x1x32xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<2x1x1x32xf32>, tensor<f32>) -> tensor<1x1x32xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x1x32xf32>) -> tensor<1x1x1x32xf32>
    %6 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x1x1x32xf32>
    %7 = stablehlo.multiply %arg6, %6 : tensor<2x1x1x32xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%5 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %9 = stablehlo.multiply %arg3, %7 : tensor<2x1x1x32xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<2x1x1x32xf32>, tensor<f32>) -> tensor<1x1x32xf32>
    %11 = stablehlo.reshape %10 : (tensor<1x1x32xf32>) -> tensor<1x1x1x32xf32>
    %12 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x1x1x32xf32>
    %13 = stablehlo.multiply %7, %12 : tensor<2x1x1x32xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%11 init: %cst_4) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %15 = stablehlo.multiply %14, %arg1 : tensor<32xf32>
    %16 = stablehlo.negate %13 : tensor<2x1x1x32xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<2x1x1x32xf32>, tensor<f32>) -> tensor<1x1x32xf32>
    %18 = stablehlo.reshape %17 : (tensor<1x1x32xf32>) -> tensor<1x1x1x32xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_6) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %21 = stablehlo.divide %15, %20 : tensor<32xf32>
    %22 = "stablehlo.all_reduce"(%21) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %40 = stablehlo.add %arg7, %arg8 : tensor<f32>
      stablehlo.return %40 : tensor<f32>
    }) : (tensor<32xf32>) -> tensor<32xf32>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %24 = stablehlo.divide %22, %23 : tensor<32xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [3] : (tensor<32xf32>) -> tensor<2x1x1x32xf32>
    %26 = stablehlo.multiply %25, %arg0 : tensor<2x1x1x32xf32>
    %27 = stablehlo.negate %26 : tensor<2x1x1x32xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<2x1x1x32xf32>, tensor<f32>) -> tensor<1x1x32xf32>
    %29 = stablehlo.reshape %28 : (tensor<1x1x32xf32>) -> tensor<1x1x1x32xf32>
    %30 = stablehlo.add %13, %26 : tensor<2x1x1x32xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%29 init: %cst_10) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %32 = stablehlo.add %19, %31 : tensor<32xf32>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %34 = stablehlo.divide %32, %33 : tensor<32xf32>
    %35 = "stablehlo.all_reduce"(%34) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %40 = stablehlo.add %arg7, %arg8 : tensor<f32>
      stablehlo.return %40 : tensor<f32>
    }) : (tensor<32xf32>) -> tensor<32xf32>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %37 = stablehlo.divide %35, %36 : tensor<32xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [3] : (tensor<32xf32>) -> tensor<2x1x1x32xf32>
    %39 = stablehlo.add %30, %38 : tensor<2x1x1x32xf32>
    return %39, %8, %2 : tensor<2x1x1x32xf32>, tensor<32xf32>, tensor<32xf32>
  }
  func.func private @batch_norm_10(%arg0: tensor<2x2x2x16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<1x1x1x16xf32>, %arg3: tensor<2x2x2x16xf32>, %arg4: tensor<1x1x1x16xf32>, %arg5: tensor<2x2x2x16xf32>, %arg6: tensor<2x2x2x16xf32>) -> (tensor<2x2x2x16xf32>, tensor<16xf32>, tensor<16xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg6 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x2x2x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1 = stablehlo.reshape %0 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %3 = stablehlo.multiply %arg5, %arg6 : tensor<2x2x2x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x2x2x16xf32>, tensor<f32>) -> tensor<16xf32>
    %5 = stablehlo.reshape %4 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %6 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x2x2x16xf32>
    %7 = stablehlo.multiply %arg6, %6 : tensor<2x2x2x16xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%5 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %9 = stablehlo.multiply %arg3, %7 : tensor<2x2x2x16xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_3) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x2x2x16xf32>, tensor<f32>) -> tensor<16xf32>
    %11 = stablehlo.reshape %10 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %12 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x2x2x16xf32>
    %13 = stablehlo.multiply %7, %12 : tensor<2x2x2x16xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%11 init: %cst_4) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %15 = stablehlo.multiply %14, %arg1 : tensor<16xf32>
    %16 = stablehlo.negate %13 : tensor<2x2x2x16xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_5) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x2x2x16xf32>, tensor<f32>) -> tensor<16xf32>
    %18 = stablehlo.reshape %17 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_6) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %21 = stablehlo.divide %15, %20 : tensor<16xf32>
    %22 = "stablehlo.all_reduce"(%21) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %40 = stablehlo.add %arg7, %arg8 : tensor<f32>
      stablehlo.return %40 : tensor<f32>
    }) : (tensor<16xf32>) -> tensor<16xf32>
    %cst_8 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %24 = stablehlo.divide %22, %23 : tensor<16xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [3] : (tensor<16xf32>) -> tensor<2x2x2x16xf32>
    %26 = stablehlo.multiply %25, %arg0 : tensor<2x2x2x16xf32>
    %27 = stablehlo.negate %26 : tensor<2x2x2x16xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_9) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x2x2x16xf32>, tensor<f32>) -> tensor<16xf32>
    %29 = stablehlo.reshape %28 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %30 = stablehlo.add %13, %26 : tensor<2x2x2x16xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%29 init: %cst_10) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %32 = stablehlo.add %19, %31 : tensor<16xf32>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %34 = stablehlo.divide %32, %33 : tensor<16xf32>
    %35 = "stablehlo.all_reduce"(%34) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %40 = stablehlo.add %arg7, %arg8 : tensor<f32>
      stablehlo.return %40 : tensor<f32>
    }) : (tensor<16xf32>) -> tensor<16xf32>
    %cst_12 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %37 = stablehlo.divide %35, %36 : tensor<16xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [3] : (tensor<16xf32>) -> tensor<2x2x2x16xf32>
    %39 = stablehlo.add %30, %38 : tensor<2x2x2x16xf32>
    return %39, %8, %2 : tensor<2x2x2x16xf32>, tensor<16xf32>, tensor<16xf32>
  }
  func.func private @batch_norm_11(%arg0: tensor<2x4x4x8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<1x1x1x8xf32>, %arg3: tensor<2x4x4x8xf32>, %arg4: tensor<1x1x1x8xf32>, %arg5: tensor<2x4x4x8xf32>, %arg6: tensor<2x4x4x8xf32>) -> (tensor<2x4x4x8xf32>, tensor<8xf32>, tensor<8xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg6 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x8xf32>, tensor<f32>) -> tensor<8xf32>
    %1 = stablehlo.reshape %0 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %3 = stablehlo.multiply %arg5, %arg6 : tensor<2x4x4x8xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x8xf32>, tensor<f32>) -> tensor<8xf32>
    %5 = stablehlo.reshape %4 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %6 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x4x4x8xf32>
    %7 = stablehlo.multiply %arg6, %6 : tensor<2x4x4x8xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%5 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %9 = stablehlo.multiply %arg3, %7 : tensor<2x4x4x8xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_3) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x8xf32>, tensor<f32>) -> tensor<8xf32>
    %11 = stablehlo.reshape %10 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %12 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x4x4x8xf32>
    %13 = stablehlo.multiply %7, %12 : tensor<2x4x4x8xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%11 init: %cst_4) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %15 = stablehlo.multiply %14, %arg1 : tensor<8xf32>
    %16 = stablehlo.negate %13 : tensor<2x4x4x8xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_5) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x8xf32>, tensor<f32>) -> tensor<8xf32>
    %18 = stablehlo.reshape %17 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_6) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %21 = stablehlo.divide %15, %20 : tensor<8xf32>
    %22 = "stablehlo.all_reduce"(%21) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %40 = stablehlo.add %arg7, %arg8 : tensor<f32>
      stablehlo.return %40 : tensor<f32>
    }) : (tensor<8xf32>) -> tensor<8xf32>
    %cst_8 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %24 = stablehlo.divide %22, %23 : tensor<8xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [3] : (tensor<8xf32>) -> tensor<2x4x4x8xf32>
    %26 = stablehlo.multiply %25, %arg0 : tensor<2x4x4x8xf32>
    %27 = stablehlo.negate %26 : tensor<2x4x4x8xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_9) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x8xf32>, tensor<f32>) -> tensor<8xf32>
    %29 = stablehlo.reshape %28 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %30 = stablehlo.add %13, %26 : tensor<2x4x4x8xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%29 init: %cst_10) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %32 = stablehlo.add %19, %31 : tensor<8xf32>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %34 = stablehlo.divide %32, %33 : tensor<8xf32>
    %35 = "stablehlo.all_reduce"(%34) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %40 = stablehlo.add %arg7, %arg8 : tensor<f32>
      stablehlo.return %40 : tensor<f32>
    }) : (tensor<8xf32>) -> tensor<8xf32>
    %cst_12 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %37 = stablehlo.divide %35, %36 : tensor<8xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [3] : (tensor<8xf32>) -> tensor<2x4x4x8xf32>
    %39 = stablehlo.add %30, %38 : tensor<2x4x4x8xf32>
    return %39, %8, %2 : tensor<2x4x4x8xf32>, tensor<8xf32>, tensor<8xf32>
  }
  func.func private @batch_norm_12(%arg0: tensor<2x8x8x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<1x1x1x4xf32>, %arg3: tensor<2x8x8x4xf32>, %arg4: tensor<1x1x1x4xf32>, %arg5: tensor<2x8x8x4xf32>, %arg6: tensor<2x8x8x4xf32>) -> (tensor<2x8x8x4xf32>, tensor<4xf32>, tensor<4xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg6 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.reshape %0 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %3 = stablehlo.multiply %arg5, %arg6 : tensor<2x8x8x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %5 = stablehlo.reshape %4 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %6 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x8x8x4xf32>
    %7 = stablehlo.multiply %arg6, %6 : tensor<2x8x8x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%5 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %9 = stablehlo.multiply %arg3, %7 : tensor<2x8x8x4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_3) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %11 = stablehlo.reshape %10 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %12 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x8x8x4xf32>
    %13 = stablehlo.multiply %7, %12 : tensor<2x8x8x4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%11 init: %cst_4) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %15 = stablehlo.multiply %14, %arg1 : tensor<4xf32>
    %16 = stablehlo.negate %13 : tensor<2x8x8x4xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_5) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %18 = stablehlo.reshape %17 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_6) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %21 = stablehlo.divide %15, %20 : tensor<4xf32>
    %22 = "stablehlo.all_reduce"(%21) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %40 = stablehlo.add %arg7, %arg8 : tensor<f32>
      stablehlo.return %40 : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    %cst_8 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %24 = stablehlo.divide %22, %23 : tensor<4xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [3] : (tensor<4xf32>) -> tensor<2x8x8x4xf32>
    %26 = stablehlo.multiply %25, %arg0 : tensor<2x8x8x4xf32>
    %27 = stablehlo.negate %26 : tensor<2x8x8x4xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_9) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %29 = stablehlo.reshape %28 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %30 = stablehlo.add %13, %26 : tensor<2x8x8x4xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%29 init: %cst_10) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %32 = stablehlo.add %19, %31 : tensor<4xf32>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %34 = stablehlo.divide %32, %33 : tensor<4xf32>
    %35 = "stablehlo.all_reduce"(%34) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %40 = stablehlo.add %arg7, %arg8 : tensor<f32>
      stablehlo.return %40 : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    %cst_12 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %37 = stablehlo.divide %35, %36 : tensor<4xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [3] : (tensor<4xf32>) -> tensor<2x8x8x4xf32>
    %39 = stablehlo.add %30, %38 : tensor<2x8x8x4xf32>
    return %39, %8, %2 : tensor<2x8x8x4xf32>, tensor<4xf32>, tensor<4xf32>
  }
  func.func private @batch_norm_13(%arg0: tensor<2x16x16x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<1x1x1x4xf32>, %arg3: tensor<2x16x16x4xf32>, %arg4: tensor<1x1x1x4xf32>, %arg5: tensor<2x16x16x4xf32>, %arg6: tensor<2x16x16x4xf32>) -> (tensor<2x16x16x4xf32>, tensor<4xf32>, tensor<4xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg6 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.reshape %0 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %3 = stablehlo.multiply %arg5, %arg6 : tensor<2x16x16x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %5 = stablehlo.reshape %4 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %6 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x16x16x4xf32>
    %7 = stablehlo.multiply %arg6, %6 : tensor<2x16x16x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%5 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %9 = stablehlo.multiply %arg3, %7 : tensor<2x16x16x4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_3) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %11 = stablehlo.reshape %10 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %12 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x16x16x4xf32>
    %13 = stablehlo.multiply %7, %12 : tensor<2x16x16x4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%11 init: %cst_4) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %15 = stablehlo.multiply %14, %arg1 : tensor<4xf32>
    %16 = stablehlo.negate %13 : tensor<2x16x16x4xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_5) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %18 = stablehlo.reshape %17 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_6) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %21 = stablehlo.divide %15, %20 : tensor<4xf32>
    %22 = "stablehlo.all_reduce"(%21) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %40 = stablehlo.add %arg7, %arg8 : tensor<f32>
      stablehlo.return %40 : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    %cst_8 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %24 = stablehlo.divide %22, %23 : tensor<4xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [3] : (tensor<4xf32>) -> tensor<2x16x16x4xf32>
    %26 = stablehlo.multiply %25, %arg0 : tensor<2x16x16x4xf32>
    %27 = stablehlo.negate %26 : tensor<2x16x16x4xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_9) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %29 = stablehlo.reshape %28 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %30 = stablehlo.add %13, %26 : tensor<2x16x16x4xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%29 init: %cst_10) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %32 = stablehlo.add %19, %31 : tensor<4xf32>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %34 = stablehlo.divide %32, %33 : tensor<4xf32>
    %35 = "stablehlo.all_reduce"(%34) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %40 = stablehlo.add %arg7, %arg8 : tensor<f32>
      stablehlo.return %40 : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    %cst_12 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %37 = stablehlo.divide %35, %36 : tensor<4xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [3] : (tensor<4xf32>) -> tensor<2x16x16x4xf32>
    %39 = stablehlo.add %30, %38 : tensor<2x16x16x4xf32>
    return %39, %8, %2 : tensor<2x16x16x4xf32>, tensor<4xf32>, tensor<4xf32>
  }
}
