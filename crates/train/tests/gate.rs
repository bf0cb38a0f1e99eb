//! The gates on small networks, on their reference engines and on XLA.

use truestep_pjrt::setup;
use truestep_train::{Controls, Gate, GateCase, GateEngine, Verdict};

/// Runs the cases on this engine that `wanted` picks, with the controls it asks for, and checks that each passes.
fn pass(engine: &GateEngine, wanted: impl Fn(&GateCase) -> Option<Controls>) {
    let mut n_gates = 0;
    for case in GateCase::all().filter(|case| case.engines().contains(&engine.name())) {
        if let Some(controls) = wanted(&case) {
            let report = case.run(engine, controls).unwrap();
            assert_eq!(report.verdict, Verdict::Pass, "{report:#?}");
            n_gates += 1;
        }
    }
    assert!(n_gates > 0, "no gate runs");
}

fn xla() -> GateEngine {
    GateEngine::xla(&setup::ensure().unwrap()).unwrap()
}

#[test]
fn gates_hold_on_the_reference() {
    for engine in [GateEngine::InterpF64, GateEngine::InterpF32] {
        pass(&engine, |case| case.net.starts_with("cifar8").then_some(Controls::All));
    }
}

#[test]
fn gates_of_resnet18_hold_on_the_reference() {
    pass(&GateEngine::InterpF64, |case| (case.net == "resnet18").then_some(Controls::All));
}

/// On XLA compiling is what takes time: mutants are compiled once.
#[test]
fn gates_of_cifar8w_bn_hold_on_xla() {
    pass(&xla(), |case| match (case.net, case.gate, case.optimizer) {
        ("cifar8w-bn", Gate::SyncBn, "heavy-ball") => Some(Controls::All),
        ("cifar8w-bn", _, "heavy-ball") => Some(Controls::First),
        _ => None,
    });
}

#[test]
fn gates_of_other_nets_hold_on_xla() {
    pass(&xla(), |case| match (case.net, case.gate, case.optimizer) {
        ("cifar8", ..) | ("cifar8w-bn", Gate::SyncBn, "adamw") => Some(Controls::First),
        ("resnet18", Gate::SyncBn, "heavy-ball") => Some(Controls::First),
        _ => None,
    });
}
