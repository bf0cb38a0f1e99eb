//! Where a wrong step goes wrong: the line that is named is the one that was changed.

use std::fs;
use std::path::{Path, PathBuf};
use truestep_equiv::{Options, Origin, decide};
use truestep_ir::{Module, parse};

fn read(case: &str, file: &str) -> (String, Module) {
    let path: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../corpus/equiv/{case}/{file}.mlir"));
    let text = fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let module = parse(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    (text, module)
}

/// The origin and the text of its line.
fn origin(case: &str, file: &str) -> Option<(Origin, String)> {
    let [(_, single), (text, wrong)] = ["single", file].map(|file| read(case, file));
    let origin = decide(&single, &wrong, &Options::default()).unwrap().origin?;
    let line = text.lines().nth(origin.line as usize - 1)?.trim().to_string();
    Some((origin, line))
}

const APART: &str = "no collective makes it that";
const ONLY_A_MEAN: &str = "only as the mean over devices: no collective makes it that";
const ONLY_A_SUM: &str = "only as the sum over devices: no collective makes it that";
const NOTHING: &str = "nothing in the other module has this value";

/// Case, mistake, what stands in the line that is named, and what is said of it.
#[rustfmt::skip]
const ORIGINS: &[[&str; 4]] = &[
    ["accumulate-scan", "divided-twice", "stablehlo.divide", "it is 1/2 times"],
    ["accumulate-scan", "last-only", "stablehlo.reduce", "some elements"],
    ["accumulate-scan", "missing-collective", "stablehlo.subtract %arg6", ONLY_A_MEAN],
    ["accumulate-scan", "sum-over-micro-batches", "stablehlo.divide", "it is 2 times"],
    ["accumulate-unrolled", "divided-twice", "stablehlo.divide", "it is 1/2 times"],
    ["accumulate-unrolled", "last-only", "stablehlo.reduce", "some elements"],
    ["accumulate-unrolled", "missing-collective", "stablehlo.subtract %arg6", ONLY_A_MEAN],
    ["accumulate-unrolled", "sum-over-micro-batches", "stablehlo.divide", "it is 2 times"],
    ["attention", "clip-before-reduce", "stablehlo.multiply %215, %215", ONLY_A_MEAN],
    ["attention", "clip-of-sum", "stablehlo.all_reduce", "it is 2 times"],
    ["attention", "loss-summed", "stablehlo.all_reduce", "it is 2 times"],
    ["attention", "missing-collective", "stablehlo.multiply %215, %215", ONLY_A_MEAN],
    ["attention-checked", "averaged-again", "stablehlo.divide", "it is 1/2 times"],
    ["attention-checked", "loss-not-averaged", "stablehlo.all_reduce", "it is 2 times"],
    ["attention-checked", "loss-of-sums", "stablehlo.all_reduce", "it is 2 times"],
    ["cnn", "average-of-last-layer-only", "stablehlo.add", ONLY_A_MEAN],
    ["cnn", "divided-twice", "stablehlo.divide", "it is 1/2 times"],
    ["cnn", "missing-collective", "stablehlo.add", ONLY_A_MEAN],
    ["cnn", "sum-for-mean", "stablehlo.all_reduce", "it is 2 times"],
    ["mesh-2x2", "averaged-twice", "stablehlo.divide", "it is 1/2 times"],
    ["mesh-2x2", "one-axis-only", "stablehlo.all_reduce", "it leaves the devices apart"],
    ["mesh-2x2", "sum-for-mean", "replica_groups = dense<[[0, 1], [2, 3]]>", "it is 2 times"],
    ["mesh-data-model", "data-not-averaged", "stablehlo.subtract %arg4", ONLY_A_MEAN],
    ["mesh-data-model", "model-not-summed", "stablehlo.subtract", ONLY_A_SUM],
    ["mesh-data-model", "summed-over-both", "replica_groups = dense<[[0, 1, 2, 3]]>", NOTHING],
    ["mesh-data-model", "summed-over-data", "replica_groups = dense<[[0, 2], [1, 3]]>", "only as the sum over devices"],
    ["mlp-adamw", "local-loss", "stablehlo.negate", ONLY_A_MEAN],
    ["mlp-adamw", "missing-collective", "stablehlo.add", ONLY_A_MEAN],
    ["mlp-adamw", "squares-averaged", "stablehlo.multiply %36, %36", ONLY_A_MEAN],
    ["mlp-adamw", "sum-for-mean", "stablehlo.all_reduce", "it is 2 times"],
    ["one-device", "mean-of-squares", "stablehlo.multiply %arg10, %arg10", NOTHING],
    ["one-device", "other-epsilon", "stablehlo.constant dense<9.99999997E-7>", "no constant"],
    ["one-device", "unscaled-scores", "stablehlo.subtract", NOTHING],
    ["resnet18", "dropped-chan-term", "stablehlo.subtract %arg0", APART],
    ["resnet18", "local-statistics", "stablehlo.subtract %arg0", APART],
    ["resnet18", "missing-collective", "stablehlo.subtract", ONLY_A_MEAN],
    ["resnet18", "sum-for-mean", "stablehlo.all_reduce", "it is 2 times"],
    ["separable", "missing-collective", "stablehlo.subtract", ONLY_A_MEAN],
    ["separable", "per-replica-scale", "stablehlo.add", APART],
    ["separable", "sum-for-mean", "stablehlo.all_reduce", "it is 2 times"],
    ["separable", "tanh-for-erf", "stablehlo.", ""],
    ["sharded-optimizer", "not-averaged", "stablehlo.reduce_scatter", "it is 2 times"],
    ["sharded-optimizer", "not-gathered", "stablehlo.dynamic_update_slice", NOTHING],
    ["sharded-optimizer", "shard-of-another", "stablehlo.dynamic_slice", "otherwise arranged"],
];

#[test]
fn the_line_of_each_mistake_is_named() {
    let mut missed = Vec::new();
    for [case, mistake, in_line, why] in ORIGINS {
        match origin(case, &format!("wrong-{mistake}")) {
            Some((origin, line)) if line.contains(in_line) && origin.why.contains(why) => {}
            found => missed.push(format!("{case}/{mistake}: {found:?}")),
        }
    }
    assert!(missed.is_empty(), "{}", missed.join("\n"));
    let files = |case: &fs::DirEntry| fs::read_dir(case.path()).unwrap().count() - 2;
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/equiv");
    let n_wrong: usize = fs::read_dir(corpus).unwrap().map(|case| files(&case.unwrap())).sum();
    assert_eq!(ORIGINS.len(), n_wrong, "a line for every wrong step");
}

#[test]
fn right_steps_have_no_origin() {
    assert!(origin("accumulate-scan", "correct").is_none());
}

/// The text with one line changed, for each line outside regions that this changes.
fn edits(text: &str, from: &str, to: &str) -> Vec<(u32, String)> {
    let lines: Vec<&str> = text.lines().collect();
    let changed = |(i, line): (usize, &&str)| {
        let new = line.replacen(from, to, 1);
        let around = [&lines[..i], &[new.as_str()], &lines[i + 1..]].concat();
        let in_region = i > 0 && lines[i - 1].trim_start().starts_with("^bb0");
        (line.contains(from) && !in_region).then(|| (i as u32 + 1, around.join("\n")))
    };
    lines.iter().enumerate().filter_map(changed).collect()
}

/// One op in place of another.
const EDITS: &[[&str; 2]] = &[
    ["= stablehlo.add ", "= stablehlo.subtract "],
    ["= stablehlo.subtract ", "= stablehlo.add "],
    ["= stablehlo.multiply ", "= stablehlo.add "],
    ["= stablehlo.multiply ", "= stablehlo.divide "],
    ["= stablehlo.divide ", "= stablehlo.multiply "],
    ["= stablehlo.exponential ", "= stablehlo.tanh "],
    ["= stablehlo.rsqrt ", "= stablehlo.sqrt "],
    ["= stablehlo.log ", "= stablehlo.exponential "],
    ["= stablehlo.negate ", "= stablehlo.exponential "],
    ["applies stablehlo.add", "applies stablehlo.maximum"],
    ["dense<[[0, 1]]> : tensor<1x2xi64>", "dense<[[0], [1]]> : tensor<2x1xi64>"],
    ["compare  GT", "compare  LT"],
];

#[test]
fn an_edited_line_is_named() {
    let (mut n_named, mut missed) = (0, Vec::new());
    for case in ["mlp-adamw", "cnn", "attention", "mesh-data-model", "accumulate-unrolled"] {
        let [(_, single), (text, _)] = ["single", "correct"].map(|file| read(case, file));
        for [from, to] in EDITS {
            let all = edits(&text, from, to);
            // a few of each kind, all over the text
            for (line, text) in all.iter().step_by(all.len() / 4 + 1) {
                let report = decide(&single, &parse(text).unwrap(), &Options::default()).unwrap();
                if report.first_difference().is_none() {
                    continue;
                }
                match report.origin {
                    Some(origin) if origin.line == *line => n_named += 1,
                    found => missed.push(format!("{case}, line {line}, {to}: {found:?}")),
                }
            }
        }
    }
    // a value may be wrong in a way that a later line shows better
    assert!(n_named >= 80 && n_named >= 3 * missed.len(), "{n_named} named\n{}", missed.join("\n"));
}
