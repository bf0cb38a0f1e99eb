//! Pairs on which a cheap checker of equality goes wrong; `equiv_adversarial.txt` holds them.

use truestep_claim::Verdict;
use truestep_equiv::{Options, decide};
use truestep_ir::{Module, parse};

const PAIRS: &str = include_str!("equiv_adversarial.txt");

struct Pair {
    what: &'static str,
    expected: &'static str,
    first: Module,
    second: Module,
}

/// The pairs of the text.
fn pairs() -> Vec<Pair> {
    let pair = |text: &'static str| {
        let (title, functions) = text.split_once('\n').unwrap();
        let (what, expected) = title.rsplit_once(": ").unwrap();
        let (first, second) = functions.split_once("\n(").unwrap();
        let many = ["SUM(", "MAX(", "GATHER(", "SCATTER(", "#replica_id"].iter().any(|one| second.contains(one));
        let second = module(&format!("({second}"), if many { 2 } else { 1 });
        Pair { what, expected, first: module(first, 1), second }
    };
    PAIRS.split("\n## ").skip(1).map(pair).collect()
}

/// A function whose head is the first line and whose result is `%r`.
fn module(text: &str, devices: usize) -> Module {
    let (head, body) = text.trim().split_once('\n').unwrap();
    let (_, result) = head.split_once(" -> ").unwrap();
    let body: Vec<String> = body.lines().map(collective).collect();
    let text = format!(
        "module attributes {{mhlo.num_partitions = 1 : i32, mhlo.num_replicas = {devices} : i32}} {{\n\
         func.func @main{head} {{\n{}\nreturn %r : {result}\n}}\n}}",
        body.join("\n")
    );
    let text = written_out(&text);
    parse(&text).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

/// `%r = SUM(%x, f[], [[0, 1]])` written out, and the like: `GATHER` and `SCATTER` say what goes in and what comes out.
fn collective(line: &str) -> String {
    let Some((result, call)) = line.split_once(" = ").filter(|(_, call)| call.starts_with(char::is_uppercase)) else {
        return line.to_string();
    };
    let (name, args) = call.trim_end_matches(')').split_once('(').unwrap();
    let (args, groups) = args.split_once(", [[").unwrap();
    let [x, from, to] = match args.split(", ").collect::<Vec<_>>()[..] {
        [x, both] => [x, both, both],
        [x, from, to] => [x, from, to],
        _ => panic!("{line}"),
    };
    let (op, combined, attribute) = match name {
        "SUM" => ("all_reduce", "add", ""),
        "MAX" => ("all_reduce", "maximum", ""),
        "GATHER" => ("all_gather", "", "all_gather_dim = 0 : i64, "),
        "SCATTER" => ("reduce_scatter", "add", "scatter_dimension = 0 : i64, "),
        _ => panic!("{line}"),
    };
    let region = match combined {
        "" => String::new(),
        op => format!(" ({{\n^bb0(%ra: f[], %rb: f[]):\n%rc = #{op} %ra, %rb : f[]\n#return %rc : f[]\n}})"),
    };
    let (rows, numbers) = (groups.matches("], [").count() + 1, groups.matches(char::is_numeric).count());
    let groups = format!("replica_groups = dense<[[{groups}> : tensor<{rows}x{}xi64>", numbers / rows);
    format!("{result} = \"#{op}\"({x}) <{{{attribute}{groups}}}>{region} : ({from}) -> {to}")
}

/// `f[2x3]` as `tensor<2x3xf32>`, `#` as `stablehlo.`.
fn written_out(text: &str) -> String {
    let mut text = text.replace("#stablehlo", "@").replace("%w#", "%w@").replace('#', "stablehlo.");
    text = text.replace("%w@", "%w#").replace('@', "#stablehlo").replace("func.func #stablehlomain", "func.func @main");
    for (short, elem) in [("f[", "f32"), ("i[", "i32"), ("b[", "i1")] {
        let mut out = String::new();
        let mut rest = text.as_str();
        while let Some(at) = rest.find(short) {
            let (before, dims, after) = (&rest[..at], &rest[at + 2..], rest[at + 2..].find(']').unwrap());
            let dims = &dims[..after];
            let shape = if dims.is_empty() { elem.to_string() } else { format!("{dims}x{elem}") };
            out += &format!("{before}tensor<{shape}>");
            rest = &rest[at + 2 + after + 1..];
        }
        text = out + rest;
    }
    text
}

fn as_expected(expected: &str, verdict: &Verdict) -> bool {
    let conditions = matches!(verdict, Verdict::Proved { side_conditions, .. } if !side_conditions.is_empty());
    let exact = matches!(verdict, Verdict::Proved { bound: None, .. });
    match expected {
        "proved" => verdict.is_proved() && !conditions,
        "where" => verdict.is_proved() && conditions,
        "equal" => !verdict.is_refuted(),
        "refuted" => verdict.is_refuted(),
        "different" => !verdict.is_proved(),
        "ties" => !exact,
        _ => panic!("{expected}"),
    }
}

#[test]
fn none_is_decided_wrongly() {
    let pairs = pairs();
    assert!(pairs.len() >= 114, "only {} pairs", pairs.len());
    let mut failed = Vec::new();
    for Pair { what, expected, first, second } in pairs {
        let report = decide(&first, &second, &Options::default()).unwrap_or_else(|e| panic!("{what}: {e}"));
        let verdict = &report.outputs[0].verdict;
        println!("{what}: {expected}: {verdict}");
        if !as_expected(expected, verdict) {
            failed.push(format!("{what}: expected {expected}, {verdict}"));
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}
