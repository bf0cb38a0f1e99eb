//! Rendered steps: at R replicas the step of the global batch, proved from the text; broken ones are not.

use truestep_claim::{Input, Output, Relation, Verdict};
use truestep_decide::by_algebra;
use truestep_ir::{Func, Op, ValueId, parse};
use truestep_step::{Artifact, Kind, Problem, Recipe, Sharding, render};

/// The step of a recipe for one device and for `replicas`, read back from their text.
struct Pair {
    single: Func,
    replicated: Func,
    replicas: usize,
    artifact: Artifact,
}

impl Pair {
    fn new(preset: &str, image: [usize; 3], replicas: usize, overrides: &[&str]) -> Pair {
        let problem = Problem { image, classes: 10, mean: vec![0.5; image[2]], std: vec![0.25; image[2]] };
        let step = |replicas: usize| {
            let mut overrides: Vec<String> = overrides.iter().map(ToString::to_string).collect();
            overrides.push(format!("replicas={replicas}"));
            render(&Recipe::preset(preset, &overrides).unwrap(), &problem, Kind::TrainStep).unwrap()
        };
        let entry = |artifact: &Artifact| parse(&artifact.text).unwrap().entry().unwrap().clone();
        let artifact = step(replicas);
        Pair { single: entry(&step(1)), replicated: entry(&artifact), replicas, artifact }
    }

    fn decide(&self, replicated: &Func) -> Vec<Verdict> {
        let sharded = |s: &Sharding| matches!(s, Sharding::Axis0);
        let manifest = &self.artifact.manifest;
        let input = |sharding| if sharded(sharding) { Input::Sharded(0) } else { Input::Replicated };
        let output = |sharding| if sharded(sharding) { Output::Sharded(0) } else { Output::Replicated };
        by_algebra(&Relation {
            single: &self.single,
            replicated,
            replicas: self.replicas,
            inputs: manifest.inputs.iter().map(|slot| input(&slot.sharding)).collect(),
            outputs: manifest.outputs.iter().map(|slot| output(&slot.sharding)).collect(),
        })
    }

    fn assert_proved(&self) {
        for (slot, verdict) in self.artifact.manifest.outputs.iter().zip(self.decide(&self.replicated)) {
            assert!(verdict.is_proved(), "{:?} {}: {verdict}", slot.role, slot.name);
        }
    }
}

#[test]
fn steps_without_norms() {
    Pair::new("mnist-linear", [28, 28, 1], 2, &["batch=4"]).assert_proved();
    Pair::new("mnist-mlp", [28, 28, 1], 3, &["batch=6", "loss.smoothing=0.1", "loss.target=soft"]).assert_proved();
    Pair::new("digits", [8, 8, 1], 2, &["batch=4"]).assert_proved();
    Pair::new("digits", [8, 8, 1], 1, &["batch=4"]).assert_proved();
}

#[test]
fn steps_with_sync_batch_norm() {
    Pair::new("cifar8w-bn", [16, 16, 3], 2, &["batch=4"]).assert_proved();
    Pair::new("cifar8w-bn", [16, 16, 3], 1, &["batch=4"]).assert_proved();
    Pair::new("cifar8w-bn", [32, 32, 3], 4, &["batch=8", "optimizer={name='adamw'}"]).assert_proved();
}

#[test]
fn steps_of_resnets() {
    Pair::new("cifar8w-bn", [64, 64, 3], 2, &["batch=4", "net='resnet18'"]).assert_proved();
    Pair::new("cifar8w-bn", [64, 64, 3], 2, &["batch=4", "net='resnet34'"]).assert_proved();
    Pair::new("cifar8w-bn", [64, 64, 3], 2, &["batch=4", "net='resnet50'"]).assert_proved();
}

/// Each collective left out, in turn.
#[test]
fn a_missing_collective_is_refuted() {
    let pair = Pair::new("digits", [8, 8, 1], 2, &["batch=4", "net='mlp'"]);
    let collectives: Vec<usize> = positions(&pair.replicated, |op| matches!(op, Op::AllReduce(_)));
    assert_eq!(collectives.len(), 7);
    for at in collectives {
        let mut broken = pair.replicated.clone();
        let (from, to) = (broken.body.instrs[at].results.clone(), broken.body.instrs[at].operands.clone());
        replace(&mut broken, at + 1, &from, &to);
        assert_refuted(&pair, &broken, &format!("collective at {at}"));
    }
}

/// Divisions left out, one at a time, in a net with batch norm and no bias under it (whose gradient would be 0).
#[test]
fn a_missing_division_is_not_proved() {
    let pair = Pair::new("cifar8w-bn", [32, 32, 3], 2, &["batch=4", "net='resnet18'"]);
    let divisions = positions(&pair.replicated, |op| op.info().name == "stablehlo.divide");
    assert!(divisions.len() > 200);
    for at in divisions.into_iter().step_by(101) {
        let mut broken = pair.replicated.clone();
        let (from, to) = (broken.body.instrs[at].results.clone(), broken.body.instrs[at].operands[0]);
        replace(&mut broken, at + 1, &from, &[to]);
        let proved = pair.decide(&broken).iter().all(Verdict::is_proved);
        assert!(!proved, "division at {at}: {:?}", pair.replicated.body.instrs[at]);
    }
}

#[test]
fn a_relation_that_does_not_fit_is_unknown() {
    let pair = Pair::new("mnist-linear", [28, 28, 1], 2, &["batch=4"]);
    let n = pair.single.body.params.len();
    let verdicts = by_algebra(&Relation {
        single: &pair.single,
        replicated: &pair.replicated,
        replicas: 2,
        inputs: vec![Input::Replicated; n],
        outputs: vec![Output::Replicated; pair.single.body.results.len()],
    });
    assert!(verdicts.iter().all(|v| matches!(v, Verdict::Unknown { .. })));
}

fn positions(func: &Func, pick: impl Fn(&Op) -> bool) -> Vec<usize> {
    (0..func.body.instrs.len()).filter(|&i| pick(&func.body.instrs[i].op)).collect()
}

/// Reads `to` instead of `from` in all instructions from `start` on, and in the results.
fn replace(func: &mut Func, start: usize, from: &[ValueId], to: &[ValueId]) {
    let swap = |v: &mut ValueId| {
        if let Some(k) = from.iter().position(|f| f == v) {
            *v = to[k];
        }
    };
    func.body.instrs[start..].iter_mut().for_each(|instr| instr.operands.iter_mut().for_each(swap));
    func.body.results.iter_mut().for_each(swap);
}

fn assert_refuted(pair: &Pair, broken: &Func, what: &str) {
    let verdicts = pair.decide(broken);
    assert!(verdicts.iter().any(Verdict::is_refuted), "{what}: {:?}", verdicts.iter().find(|v| !v.is_proved()));
}
