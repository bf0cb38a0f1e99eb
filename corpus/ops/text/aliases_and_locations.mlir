// Locations, attribute and type aliases.
// RUN roundtrip run
// in0: [1.0, 2.0, 3.0]
// out0: [2.0, 3.0]

#loc1 = loc("x")
#start = array<i64: 1>
!vec = tensor<3xf32>
module @aliases {
  func.func public @main(%arg0: !vec loc("x")) -> tensor<2xf32> {
    %0 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 3>, start_indices = #start, strides = array<i64: 1>}> : (!vec) -> tensor<2xf32> loc(#loc2)
    return %0 : tensor<2xf32> loc(callsite(#loc1 at "file.py":3:4 to :9))
  } loc(fused<"why">["a.py":1:2, unknown])
} loc(#loc)
#loc = loc(unknown)
#loc2 = loc("jit(f)/slice"(#loc1))
