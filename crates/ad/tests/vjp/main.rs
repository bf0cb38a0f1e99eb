//! Every VJP rule against central differences in f64 and against forward mode, on a table of small functions.

mod cases;
mod corpus;
mod harness;
mod jax;
mod laws;
mod random_convolutions;
mod refusals;

use harness::{Case, Gate, check, gates, pull_back};
use std::collections::BTreeSet;
use truestep_ir::Op;

/// Runs every case and reports all that fail.
fn all(cases: Vec<Case>, test: impl Fn(&Case) -> Result<(), String>) {
    assert!(!cases.is_empty());
    let failures: Vec<String> =
        cases.iter().filter_map(|case| test(case).err().map(|e| format!("{}: {e}", case.name))).collect();
    assert!(failures.is_empty(), "{} of {} cases:\n{}", failures.len(), cases.len(), failures.join("\n"));
}

#[test]
fn every_rule_is_the_transposed_derivative() {
    all(cases::all(), |case| check(case, &pull_back(&case.func)?));
}

#[test]
fn every_rule_can_be_differentiated_again() {
    all(cases::all(), |case| {
        let twice = case.pulled_back()?;
        check(&twice, &pull_back(&twice.func)?)
    });
}

/// The control: both gates notice a cotangent that is 1 % wrong in one element.
#[test]
fn the_gates_see_a_wrong_cotangent() {
    all(cases::all(), |case| {
        let found = gates(case, &pull_back(&case.func)?, |ct| *ct = if *ct == 0.0 { 0.01 } else { *ct * 1.01 })?;
        match found.as_slice() {
            [Gate::Differences(_), Gate::ForwardMode(_)] => Ok(()),
            other => Err(format!("a wrong cotangent passed; only {other:?} failed")),
        }
    });
}

/// Every op of the table is differentiated by a case, refused in a test, or has no float operand or result.
#[test]
fn every_op_has_a_case() {
    const NO_FLOATS: &[&str] = &[
        "stablehlo.count_leading_zeros",
        "stablehlo.not",
        "stablehlo.popcnt",
        "stablehlo.and",
        "stablehlo.or",
        "stablehlo.shift_left",
        "stablehlo.shift_right_arithmetic",
        "stablehlo.shift_right_logical",
        "stablehlo.xor",
        "stablehlo.replica_id",
        "stablehlo.partition_id",
    ];
    const SOURCES: &[&str] = &["stablehlo.constant", "stablehlo.iota"];
    let cases = cases::all();
    for case in &cases {
        assert!(case.func.body.instrs.iter().any(|i| i.op.info().name == case.op), "{} lacks {}", case.name, case.op);
    }
    let refused = ["stablehlo.bitcast_convert"];
    let tested: BTreeSet<&str> = cases.iter().map(|case| case.op).collect();
    let known: BTreeSet<&str> = tested.iter().chain(&refused).chain(NO_FLOATS).chain(SOURCES).copied().collect();
    assert_eq!(known, Op::names().collect::<BTreeSet<_>>());
}
