//! What stands in the modules that are compared: each way of writing that the corpus must hold, looked up in its texts;
//! and small pairs for single identities.

use std::collections::HashMap;
use std::fs;
use std::path::Path;
use truestep_equiv::{Options, decide};
use truestep_ir::parse;

fn text(file: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../corpus/equiv/{file}.mlir"));
    fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// A file and what some line of it holds, in this order.
#[rustfmt::skip]
const FEATURES: &[(&str, &str, &[&str])] = &[
    ("a mesh of one axis", "cnn/correct", &["sdy.mesh @mesh = <[\"r\"=2]>"]),
    ("a mesh of several axes", "mesh-2x2/correct", &["sdy.mesh @mesh = <[\"a\"=2, \"b\"=2]>"]),
    ("a sharding over two axes", "mesh-2x2/correct", &["in_shardings=", "{\"a\", \"b\"}"]),
    ("a manual computation", "cnn/correct", &["sdy.manual_computation(", "out_shardings=", "manual_axes={\"r\"}"]),
    ("groups that are not stretches", "mesh-2x2/correct", &["stablehlo.all_reduce", "dense<[[0, 2], [1, 3]]>"]),
    ("one channel for all collectives", "resnet18/correct", &["channel_handle<handle = 1, type = 1>"]),
    ("partitions, one replica", "cnn/correct", &["mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32"]),
    ("all_gather", "sharded-optimizer/correct", &["\"stablehlo.all_gather\"("]),
    ("reduce_scatter", "sharded-optimizer/correct", &["\"stablehlo.reduce_scatter\"("]),
    ("arithmetic on the device's number", "sharded-optimizer/correct", &["stablehlo.partition_id"]),
    ("a slice at the device's number", "sharded-optimizer/correct", &["stablehlo.dynamic_slice"]),
    ("a private function of several results", "resnet18/correct", &[":9 = func.call @batch_norm("]),
    ("a loop", "accumulate-scan/correct", &["stablehlo.while("]),
    ("a private function of several results in a loop", "accumulate-scan/correct", &["        %", ":5 = func.call @closed_call(%iterArg"]),
    ("a donation to an output", "mlp-adamw/single", &["tf.aliasing_output = "]),
    ("a donation to any", "mlp-adamw/correct", &["jax.buffer_donor = true"]),
    ("a constraint on a sharding", "separable/correct", &["sdy.sharding_constraint %arg5 <@mesh, [{\"r\"}"]),
    ("−∞ as hex", "cnn/correct", &["dense<0xFF800000>"]),
    ("∞ as hex", "separable/correct", &["dense<0x7F800000>"]),
    ("1e-5 of f32", "resnet18/correct", &["dense<9.99999974E-6>"]),
    ("1e-8 of f32", "mlp-adamw/correct", &["dense<9.99999993E-9>"]),
    ("the error function and exp(−x²) of its gradient", "separable/correct", &["chlo.erfc"]),
    ("a square", "separable/correct", &["chlo.square"]),
    ("tanh", "mlp-adamw/correct", &["stablehlo.tanh"]),
    ("a root", "attention/correct", &["stablehlo.sqrt"]),
    ("an inverse root", "separable/correct", &["stablehlo.rsqrt"]),
    ("a maximum's ties", "separable/correct", &["stablehlo.compare EQ"]),
    ("a kernel's gradient", "cnn/correct", &["stablehlo.convolution", "[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]"]),
    ("a kernel flipped", "cnn/correct", &["stablehlo.reverse", "dims = [0, 1]"]),
    ("a reversed tensor", "separable/correct", &["stablehlo.reverse", "dims = [1]"]),
    ("groups of features", "separable/correct", &["stablehlo.convolution", "feature_group_count = 4"]),
    ("groups of the batch", "separable/correct", &["stablehlo.convolution", "batch_group_count = 4"]),
    ("a dilated operand", "cnn/correct", &["stablehlo.convolution", "lhs_dilate = [2, 2]"]),
    ("a dilated kernel", "separable/correct", &["stablehlo.convolution", "rhs_dilate = [2, 2]"]),
    ("negative padding", "separable/correct", &["stablehlo.convolution", "pad = [[-1, 0], [-1, 0]]"]),
    ("a max-pool's gradient", "resnet18/correct", &["stablehlo.select_and_scatter"]),
    ("a gather with batches", "cnn/correct", &["stablehlo.gather", "operand_batching_dims = [0]"]),
    ("a scatter with batches", "cnn/correct", &["input_batching_dims = [0]"]),
];

#[test]
fn the_corpus_holds_every_way_of_writing() {
    let holds = |line: &str, parts: &[&str]| {
        let mut rest = line;
        parts.iter().all(|part| rest.find(part).map(|at| rest = &rest[at + part.len()..]).is_some())
    };
    let missing = FEATURES.iter().filter(|(_, file, parts)| !text(file).lines().any(|line| holds(line, parts)));
    let missing: Vec<_> = missing.map(|(what, file, _)| format!("{what} in {file}")).collect();
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

/// What makes each value of the first function of a text, to the end of the line.
fn makers(text: &str) -> HashMap<&str, &str> {
    let mut made = HashMap::new();
    for (value, maker) in text.lines().filter_map(|line| line.trim().split_once(" = ")) {
        made.entry(value).or_insert(maker);
    }
    made
}

#[test]
fn constants_are_reduced_and_roots_divided_by_their_arguments() {
    let resnet = text("resnet18/correct");
    let made = makers(&resnet);
    // the transpose of a mean over devices: the sum of 1/2
    let reduced = made.values().filter_map(|line| line.strip_prefix("\"stablehlo.all_reduce\"(")?.split(')').next());
    let of_constants = |value: &str| {
        let operands = made.get(value)?.strip_prefix("stablehlo.divide ")?.split(" : ").next()?;
        operands.split(", ").all(|v| made.get(v).is_some_and(|m| m.starts_with("stablehlo.constant"))).then_some(())
    };
    assert!(reduced.filter_map(of_constants).count() > 0);
    // the slope of rsqrt: −½·rsqrt(u)/u
    let separable = text("separable/correct");
    let made = makers(&separable);
    let slope = |line: &&str| {
        let (root, u) = line.strip_prefix("stablehlo.divide ")?.split(" : ").next()?.split_once(", ")?;
        made.get(root)?.starts_with(&format!("stablehlo.rsqrt {u} ")).then_some(())
    };
    assert!(made.values().filter_map(slope).count() > 0);
    // the slope of tanh h: g·(1 − h) + g·(1 − h)·h
    let mlp = text("mlp-adamw/correct");
    let made = makers(&mlp);
    let operands = |line: &str, op: &str| -> Option<(String, String)> {
        let (x, y) = line.strip_prefix(op)?.split(" : ").next()?.split_once(", ")?;
        Some((x.to_string(), y.to_string()))
    };
    let slope = |line: &&str| {
        let (once, twice) = operands(line, "stablehlo.add ")?;
        let (again, h) = operands(made.get(twice.as_str())?, "stablehlo.multiply ")?;
        (again == once && made.get(h.as_str())?.starts_with("stablehlo.tanh")).then_some(())
    };
    assert!(made.values().filter_map(slope).count() > 0);
}

/// Two ways of writing, and one that is wrong, as functions of `%x`, `%y` and `%z` into `%r`, all `tensor<3xf32>`.
const PAIRS: &[[&str; 4]] = &[
    [
        "exp of a sum",
        "%a = stablehlo.add %x, %y : tensor<3xf32>\n%r = stablehlo.exponential %a : tensor<3xf32>",
        "%a = stablehlo.exponential %x : tensor<3xf32>\n%b = stablehlo.exponential %y : tensor<3xf32>\n%r = stablehlo.multiply %a, %b : tensor<3xf32>",
        "%a = stablehlo.exponential %x : tensor<3xf32>\n%b = stablehlo.exponential %y : tensor<3xf32>\n%r = stablehlo.add %a, %b : tensor<3xf32>",
    ],
    [
        "1e-8 and its inverse",
        "%c = stablehlo.constant dense<9.99999993E-9> : tensor<3xf32>\n%r = stablehlo.multiply %x, %c : tensor<3xf32>",
        "%c = stablehlo.constant dense<1.0E+8> : tensor<3xf32>\n%r = stablehlo.divide %x, %c : tensor<3xf32>",
        "%c = stablehlo.constant dense<1.0E+7> : tensor<3xf32>\n%r = stablehlo.divide %x, %c : tensor<3xf32>",
    ],
    [
        "erf and its complement",
        "%r = chlo.erf %x : tensor<3xf32> -> tensor<3xf32>",
        "%o = stablehlo.constant dense<1.0> : tensor<3xf32>\n%c = chlo.erfc %x : tensor<3xf32> -> tensor<3xf32>\n%r = stablehlo.subtract %o, %c : tensor<3xf32>",
        "%o = stablehlo.constant dense<1.0> : tensor<3xf32>\n%c = chlo.erfc %x : tensor<3xf32> -> tensor<3xf32>\n%r = stablehlo.subtract %c, %o : tensor<3xf32>",
    ],
    [
        "the slope of tanh",
        "%h = stablehlo.tanh %x : tensor<3xf32>\n%o = stablehlo.constant dense<1.0> : tensor<3xf32>\n%i = stablehlo.subtract %o, %h : tensor<3xf32>\n%a = stablehlo.multiply %y, %i : tensor<3xf32>\n%b = stablehlo.multiply %a, %h : tensor<3xf32>\n%r = stablehlo.add %a, %b : tensor<3xf32>",
        "%h = stablehlo.tanh %x : tensor<3xf32>\n%o = stablehlo.constant dense<1.0> : tensor<3xf32>\n%s = stablehlo.multiply %h, %h : tensor<3xf32>\n%i = stablehlo.subtract %o, %s : tensor<3xf32>\n%r = stablehlo.multiply %y, %i : tensor<3xf32>",
        "%h = stablehlo.tanh %x : tensor<3xf32>\n%o = stablehlo.constant dense<1.0> : tensor<3xf32>\n%i = stablehlo.subtract %o, %h : tensor<3xf32>\n%r = stablehlo.multiply %y, %i : tensor<3xf32>",
    ],
    [
        "the slope of rsqrt",
        "%u = stablehlo.exponential %x : tensor<3xf32>\n%s = stablehlo.rsqrt %u : tensor<3xf32>\n%r = stablehlo.divide %s, %u : tensor<3xf32>",
        "%u = stablehlo.exponential %x : tensor<3xf32>\n%s = stablehlo.rsqrt %u : tensor<3xf32>\n%q = stablehlo.multiply %s, %s : tensor<3xf32>\n%r = stablehlo.multiply %q, %s : tensor<3xf32>",
        "%u = stablehlo.exponential %x : tensor<3xf32>\n%s = stablehlo.rsqrt %u : tensor<3xf32>\n%r = stablehlo.multiply %s, %s : tensor<3xf32>",
    ],
    [
        "ties of a maximum",
        "%m = stablehlo.maximum %x, %y : tensor<3xf32>\n%e = stablehlo.compare EQ, %x, %m, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>\n%f = stablehlo.compare EQ, %y, %m, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>\n%z0 = stablehlo.constant dense<0.0> : tensor<3xf32>\n%o = stablehlo.constant dense<1.0> : tensor<3xf32>\n%t = stablehlo.constant dense<2.0> : tensor<3xf32>\n%a = stablehlo.select %e, %o, %z0 : tensor<3xi1>, tensor<3xf32>\n%b = stablehlo.select %f, %t, %o : tensor<3xi1>, tensor<3xf32>\n%c = stablehlo.divide %a, %b : tensor<3xf32>\n%r = stablehlo.multiply %z, %c : tensor<3xf32>",
        "%e = stablehlo.compare GT, %x, %y, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>\n%z0 = stablehlo.constant dense<0.0> : tensor<3xf32>\n%r = stablehlo.select %e, %z, %z0 : tensor<3xi1>, tensor<3xf32>",
        "%e = stablehlo.compare LT, %x, %y, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>\n%z0 = stablehlo.constant dense<0.0> : tensor<3xf32>\n%r = stablehlo.select %e, %z, %z0 : tensor<3xi1>, tensor<3xf32>",
    ],
    [
        "an infinite start",
        "%i = stablehlo.constant dense<0xFF800000> : tensor<3xf32>\n%m = stablehlo.maximum %x, %i : tensor<3xf32>\n%j = stablehlo.constant dense<0x7F800000> : tensor<3xf32>\n%r = stablehlo.minimum %m, %j : tensor<3xf32>",
        "%n = stablehlo.negate %x : tensor<3xf32>\n%r = stablehlo.negate %n : tensor<3xf32>",
        "%r = stablehlo.add %x, %x : tensor<3xf32>",
    ],
];

#[test]
fn identities_are_decided() {
    let module = |body: &str| {
        let text = format!(
            "func.func @main(%x: tensor<3xf32>, %y: tensor<3xf32>, %z: tensor<3xf32>) -> tensor<3xf32> {{\n{body}\nreturn %r : tensor<3xf32>\n}}"
        );
        parse(&text).unwrap_or_else(|e| panic!("{e}\n{text}"))
    };
    let mut failed = Vec::new();
    for [what, a, right, wrong] in PAIRS {
        let [a, right, wrong] = [a, right, wrong].map(|body| module(body));
        let [equal, different] = [&right, &wrong].map(|b| decide(&a, b, &Options::default()).unwrap());
        if !equal.is_proved() || different.first_difference().is_none() {
            failed.push(format!("{what}: {}; {}", equal.outputs[0].verdict, different.outputs[0].verdict));
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}
