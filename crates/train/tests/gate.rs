//! The gates on small networks, on their reference engines and on XLA.

use truestep_engine::{EMBEDDED, INTERP_F64, IREE, Options, Row, XLA};
use truestep_train::{Controls, Gate, GateCase, MAX_REPLICAS, Verdict};

/// Runs the cases on this engine that `wanted` picks, with the controls it asks for, and checks that each passes.
fn pass(row: &Row, wanted: impl Fn(&GateCase) -> Option<Controls>) {
    row.ensure().unwrap();
    let engine = row.open(&Options { replicas: MAX_REPLICAS, ..Options::default() }).unwrap();
    let mut n_gates = 0;
    for case in GateCase::all().filter(|case| case.engines().contains(&row.name)) {
        if let Some(controls) = wanted(&case) {
            let report = case.run(engine.as_ref(), controls).unwrap();
            assert_eq!(report.verdict, Verdict::Pass, "{report:#?}");
            n_gates += 1;
        }
    }
    assert!(n_gates > 0, "no gate runs");
}

#[test]
fn gates_hold_on_the_reference() {
    for engine in [&INTERP_F64, &EMBEDDED] {
        pass(engine, |case| case.net.starts_with("cifar8").then_some(Controls::All));
    }
}

#[test]
fn gates_of_resnet18_hold_on_the_reference() {
    pass(&INTERP_F64, |case| (case.net == "resnet18").then_some(Controls::All));
}

/// On XLA compiling is what takes time: mutants are compiled once.
#[test]
fn gates_of_cifar8w_bn_hold_on_xla() {
    pass(&XLA, |case| match (case.net, case.gate, case.optimizer) {
        ("cifar8w-bn", Gate::SyncBn, "heavy-ball") => Some(Controls::All),
        ("cifar8w-bn", _, "heavy-ball") => Some(Controls::First),
        _ => None,
    });
}

#[test]
fn gates_of_other_nets_hold_on_xla() {
    pass(&XLA, |case| match (case.net, case.gate, case.optimizer) {
        ("cifar8", ..) | ("cifar8w-bn", Gate::SyncBn, "adamw") => Some(Controls::First),
        ("resnet18", Gate::SyncBn, "heavy-ball") => Some(Controls::First),
        _ => None,
    });
}

#[test]
fn every_engine_computes_what_the_reference_does() {
    for engine in [&XLA, &EMBEDDED, &IREE] {
        pass(engine, |case| match (case.gate, case.net, case.optimizer) {
            (Gate::Engines, "resnet18", "heavy-ball") => Some(Controls::First),
            (Gate::Engines, "linear" | "mlp" | "cnn" | "cifar8-bn", "heavy-ball") => Some(Controls::All),
            _ => None,
        });
    }
}
