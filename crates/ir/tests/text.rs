//! What the parser makes of particular texts, and how things print.

use truestep_ir::{Literal, Loc, Op, ParseError, parse, print};

/// The text as the printer writes it.
#[track_caller]
fn check(text: &str, expected: &str) {
    let module = parse(text).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(print(&module), expected);
}

#[track_caller]
fn error(text: &str) -> ParseError {
    parse(text).expect_err("a broken module")
}

/// The only constant of a module that returns one.
fn constant(elements: &str, ty: &str) -> Literal {
    let text =
        format!("func.func @main() -> {ty} {{\n%0 = stablehlo.constant dense<{elements}> : {ty}\nreturn %0 : {ty}\n}}");
    match parse(&text).unwrap_or_else(|e| panic!("{e}")).funcs.remove(0).body.instrs.remove(0).op {
        Op::Constant(literal) => literal,
        other => panic!("{other:?}"),
    }
}

#[test]
fn prints_one_canonical_form() {
    check(
        "func.func @main(%x: tensor<2xf32> {tf.aliasing_output = 0 : i32, my.note = [1,  2]}) -> tensor<2xf32> {
           %s:2 = stablehlo.while(%a = %x, %b = %x) : tensor<2xf32>, tensor<2xf32>
             cond { %t = stablehlo.constant dense<true> : tensor<i1> stablehlo.return %t : tensor<i1> }
             do { stablehlo.return %b, %a : tensor<2xf32>, tensor<2xf32> }
           return %s#1 : tensor<2xf32>
         }",
        r#"module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xf32> {tf.aliasing_output = 0 : i32, my.note = [1,  2]}) -> tensor<2xf32> {
    %0, %1 = "stablehlo.while"(%arg0, %arg0) ({
    ^bb0(%2: tensor<2xf32>, %3: tensor<2xf32>):
      %4 = stablehlo.constant dense<true> : tensor<i1>
      stablehlo.return %4 : tensor<i1>
    }, {
    ^bb0(%5: tensor<2xf32>, %6: tensor<2xf32>):
      stablehlo.return %6, %5 : tensor<2xf32>, tensor<2xf32>
    }) : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
    return %1 : tensor<2xf32>
  }
}
"#,
    );
}

#[test]
fn private_functions_are_dropped() {
    check(
        "module @m {
           func.func private @unused(%x: tensor<f32>) -> tensor<f32> { return %x : tensor<f32> }
           func.func @main(%x: tensor<f32>) -> tensor<f32> { return %x : tensor<f32> }
         }",
        "module @m attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<f32>) -> tensor<f32> {
    return %arg0 : tensor<f32>
  }
}
",
    );
}

#[test]
fn floats_print_short() {
    let ty = "tensor<10xf32>";
    let listed = "1.0, -0.0, 0.1, 1e-5, 3.4028235e38, 1e-45, 16777216.0, 0x7F800000, 0x7FC00001, 123456.79";
    let listed = listed.replace("1e-5", "1.0e-5").replace("1e-45", "1.0e-45");
    check(
        &format!("func.func @main() -> {ty} {{\n%0 = stablehlo.constant dense<[{listed}]> : {ty}\nreturn %0 : {ty}\n}}"),
        "module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() -> tensor<10xf32> {
    %0 = stablehlo.constant dense<[1.0e+00, -0.0e+00, 1.0e-01, 1.0e-05, 3.4028235e+38, 1.0e-45, 1.6777216e+07, 0x7F800000, 0x7FC00001, 1.2345679e+05]> : tensor<10xf32>
    return %0 : tensor<10xf32>
  }
}
",
    );
}

#[test]
fn decimals_round_once() {
    // just above the middle between 1 and its f32 successor; by way of a double it would round down
    assert_eq!(constant("1.00000005960464477541", "tensor<f32>").bits(0), 0x3F80_0001);
    assert_eq!(constant("1.00000005960464477539", "tensor<f32>").bits(0), 0x3F80_0000);
    assert_eq!(constant("6.5504e4", "tensor<f16>").f64(0), 65504.0);
    assert_eq!(constant("0.1", "tensor<bf16>").f64(0), 0.100_097_656_25);
}

#[test]
fn blobs_of_booleans_may_be_packed() {
    let packed = constant("\"0x0D\"", "tensor<4xi1>");
    assert_eq!((0..4).map(|i| packed.i64(i)).collect::<Vec<_>>(), [1, 0, 1, 1]);
    assert_eq!(constant("\"0x01000101\"", "tensor<4xi1>"), packed);
    assert!(constant("\"0xFF\"", "tensor<8xi1>").is_splat());
}

#[test]
fn instructions_know_their_place() {
    let text = "func.func @main(%x: tensor<f32>) -> tensor<f32> {\n /* */\n}";
    assert_eq!(error(text).to_string(), "2:2: text/syntax: expected an op, found `/`");
    let text = "// é\nfunc.func @main(%x: tensor<f32>) -> tensor<f32> {\n  %0 = stablehlo.negate %x {n = \"é\"} : tensor<f32> %1 = stablehlo.abs %0 : tensor<f32>\n  return %1 : tensor<f32>\n}";
    let func = parse(text).expect("a module").funcs.remove(0);
    let places: Vec<Loc> = func.body.instrs.iter().map(|i| i.loc).collect();
    let places: Vec<_> = places.iter().map(|loc| (loc.line, loc.column)).collect();
    assert_eq!(places, [(3, 8), (3, 57)]);
    assert_eq!(func.value_name(func.body.results[0]).to_string(), "%1");
    assert_eq!(func.value_name(func.body.params[0]).to_string(), "%arg0");
}

#[test]
fn errors_say_it_in_one_sentence() {
    let in_main = |line: &str| {
        format!(
            "func.func @main(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {{\n  {line}\n  return %0 : tensor<2x3xf32>\n}}"
        )
    };
    let cases = [
        (
            "%0 = stablehlo.sqr %x : tensor<2x3xf32>",
            "2:8: op/name: expected an op of the subset (nearest: stablehlo.sqrt), found `stablehlo.sqr`",
        ),
        (
            "%0 = stablehlo.popcnt %x : tensor<2x3xf32>",
            "2:8: popcnt/element_type: expected one of i8, i16, i32, i64, ui8, ui16, ui32, ui64, found f32",
        ),
        ("%0 = stablehlo.add %x : tensor<2x3xf32>", "2:8: add/operands: expected 2, found 1"),
        (
            "%0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>",
            "2:8: dot_general/dimension_sizes: expected size 3 in rhs dimension 0, found 2",
        ),
    ];
    for (line, expected) in cases {
        assert_eq!(error(&in_main(line)).to_string(), expected);
    }
}

/// A chain of functions that each call the next twice would inline to 2^40 instructions.
#[test]
fn inlining_is_bounded() {
    let ty = "tensor<f32>";
    let mut text = format!("func.func @f0(%x: {ty}) -> {ty} {{ %0 = stablehlo.abs %x : {ty} return %0 : {ty} }}\n");
    for i in 1..=40 {
        let call = format!("call @f{}", i - 1);
        text += &format!(
            "func.func private @f{i}(%x: {ty}) -> {ty} {{ %0 = {call}(%x) : ({ty}) -> {ty} %1 = {call}(%0) : ({ty}) -> {ty} return %1 : {ty} }}\n"
        );
    }
    assert_eq!(error(&text).rule(), "func/size");
}

/// A chain of aliases that each name the last twice would expand to 2^40 entries.
#[test]
fn aliases_are_bounded() {
    let mut text = String::from("#a0 = [1, 2]\n");
    for i in 1..=40 {
        text += &format!("#a{i} = [#a{0}, #a{0}]\n", i - 1);
    }
    assert_eq!(error(&text).rule(), "text/alias");
}

/// A module of one manual computation on a mesh of 2 × 3 devices; `outside` stands before it, `body` inside.
fn manual(outside: &str, body: &str) -> String {
    format!(
        r#"module @m attributes {{mhlo.num_partitions = 6 : i32, mhlo.num_replicas = 1 : i32}} {{
  sdy.mesh @mesh = <["a"=2, "b"=3]> {{stablehlo.mesh = {{axes = []}}}}
  func.func public @main(%arg0: tensor<4xf32> {{jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{{"a"}}]>}}, %arg1: tensor<6x2xf32>) -> (tensor<4xf32>, tensor<f32>) {{
    {outside}
    %0:2 = sdy.manual_computation(%arg0, %arg1) in_shardings=[<@mesh, [{{}}], replicated={{"a"}}>, <@mesh, [{{"b", ?}}, {{"a"}}p0]>] out_shardings=[<@mesh, [{{"a"}}]>, <@mesh, []>] manual_axes={{"a", "b"}} (%x: tensor<4xf32>, %y: tensor<2x1xf32>) {{
      {body}
      %two = stablehlo.slice %x [0:2] : (tensor<4xf32>) -> tensor<2xf32>
      %zero = stablehlo.constant dense<0.0> : tensor<f32>
      %sum = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x1xf32>, tensor<f32>) -> tensor<f32>
      sdy.return %two, %sum : tensor<2xf32>, tensor<f32>
    }} : (tensor<4xf32>, tensor<6x2xf32>) -> (tensor<4xf32>, tensor<f32>)
    %1 = stablehlo.abs %0#1 : tensor<f32>
    return %0#0, %1 : tensor<4xf32>, tensor<f32>
  }}
}}"#
    )
}

#[test]
fn manual_computations_are_what_a_device_runs() {
    let module = parse(&manual("%c = sdy.sharding_constraint %arg0 <@mesh, [{}]> : tensor<4xf32>", "")).unwrap();
    let mesh = module.mesh.as_ref().expect("a mesh");
    assert_eq!((mesh.sizes(), mesh.n_devices(), module.num_partitions), (vec![2, 3], 6, 6));
    let func = module.entry().unwrap();
    assert_eq!(func.param_types().map(|ty| ty.dims.clone()).collect::<Vec<_>>(), [vec![4], vec![2, 1]]);
    assert_eq!(func.param_attrs[1].sharding.as_ref().unwrap().0, [vec![1], vec![0]]);
    assert!(func.param_attrs[0].buffer_donor && func.param_attrs[0].other.is_empty());
    assert_eq!(func.result_attrs[0].sharding.as_ref().unwrap().0, [vec![0]]);
    let names: Vec<_> = func.body.instrs.iter().map(|i| i.op.info().name).collect();
    assert_eq!(names, ["stablehlo.slice", "stablehlo.constant", "stablehlo.reduce", "stablehlo.abs"]);
    let printed = print(&module);
    assert_eq!(parse(&printed).unwrap(), module);
    assert!(printed.contains(r#"sdy.mesh @mesh = <["a"=2, "b"=3]>"#), "{printed}");
    assert!(
        printed.contains(r#"in_shardings=[<@mesh, [{}]>, <@mesh, [{"b"}, {"a"}]>] out_shardings=[<@mesh, [{"a"}]>, <@mesh, []>] manual_axes={"a", "b"} (%arg0: tensor<4xf32>, %arg1: tensor<2x1xf32>) {"#),
        "{printed}"
    );
}

#[test]
fn what_manual_computations_may_not_be() {
    let text = manual("", "");
    let rule = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        error(&text.replacen(from, to, 1)).rule().to_string()
    };
    assert_eq!(rule("\"b\"=3]>", "\"b\"=3], device_ids=[0]>"), "mesh/device_ids");
    assert_eq!(rule("[{\"b\", ?}", "[{\"c\"}"), "sharding/axes");
    assert_eq!(rule("[{\"b\", ?}", "[{\"b\":(1)3}"), "sharding/axes");
    assert_eq!(rule("<@mesh, [{\"b\", ?}", "<@net, [{\"b\"}"), "sharding/mesh");
    assert_eq!(rule("[{\"b\", ?}", "[{\"a\"}"), "manual_computation/in_shardings");
    assert_eq!(rule("%y: tensor<2x1xf32>", "%y: tensor<6x2xf32>"), "manual_computation/param_types");
    let read = "%n = stablehlo.negate %arg1 : tensor<6x2xf32>";
    assert_eq!(error(&manual(read, "")).rule(), "manual_computation/in_shardings");
    assert_eq!(error(&manual("", &read.replace("%n", "%m"))).rule(), "ssa/undefined");
    let after = "%1 = stablehlo.abs %0#1 : tensor<f32>";
    let outside = format!("%2 = stablehlo.abs %0#0 : tensor<4xf32> {after}");
    assert_eq!(rule(after, &outside), "manual_computation/outside");
}
