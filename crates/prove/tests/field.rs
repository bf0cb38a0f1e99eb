//! Random interpretation: rendered steps, broken steps, gradients, forms; and never "equal" where a run differs.

use truestep_ir::{Func, parse};
use truestep_prove::{Input, Mutant, Output, Relation, Verdict, field};
use truestep_step::{Artifact, Kind, Problem, Recipe, Role, Sharding, render};

const SAMPLES: usize = 2;

fn step(preset: &str, image: [usize; 3], replicas: usize, set: &[&str]) -> Artifact {
    let problem = Problem { image, classes: 10, mean: vec![0.5; image[2]], std: vec![0.25; image[2]] };
    let mut set: Vec<String> = set.iter().map(ToString::to_string).collect();
    set.push(format!("replicas={replicas}"));
    render(&Recipe::preset(preset, &set).unwrap(), &problem, Kind::TrainStep).unwrap()
}

/// The entry function as the text has it.
fn entry(artifact: &Artifact) -> Func {
    parse(&artifact.text).unwrap().entry().unwrap().clone()
}

fn inputs(artifact: &Artifact) -> Vec<Input> {
    let input = |sharding: &Sharding| match sharding {
        Sharding::Axis0 => Input::Sharded(0),
        Sharding::Replicated => Input::Replicated,
    };
    artifact.manifest.inputs.iter().map(|slot| input(&slot.sharding)).collect()
}

/// The step of R replicas against the one of the global batch.
fn against_one_device(single: &Artifact, replicated: &Artifact) -> Vec<Verdict> {
    let (one, many) = (entry(single), entry(replicated));
    let outputs = vec![Output::Replicated; replicated.manifest.outputs.len()];
    let replicas = replicated.manifest.replicas;
    let relation = Relation { single: &one, replicated: &many, replicas, inputs: inputs(replicated), outputs };
    field::equal_programs(&relation, SAMPLES, 1)
}

fn assert_data_parallel(preset: &str, image: [usize; 3], replicas: usize, set: &[&str]) {
    let (single, replicated) = (step(preset, image, 1, set), step(preset, image, replicas, set));
    for (slot, verdict) in replicated.manifest.outputs.iter().zip(against_one_device(&single, &replicated)) {
        let Verdict::Proved { bound: Some(bound), .. } = verdict else {
            panic!("{:?} {}: {verdict}", slot.role, slot.name)
        };
        assert!(bound < 1e-4, "{:?} {}: {verdict}", slot.role, slot.name);
    }
}

#[test]
fn steps_are_data_parallel() {
    assert_data_parallel("mnist-mlp", [28, 28, 1], 3, &["batch=6", "loss.smoothing=0.1", "loss.target=soft"]);
    assert_data_parallel("digits", [8, 8, 1], 2, &["batch=4"]);
    assert_data_parallel("cifar8w-bn", [16, 16, 3], 2, &["batch=4"]);
    assert_data_parallel("cifar8w-bn", [16, 16, 3], 4, &["batch=8", "optimizer={name='adamw'}", "loss.smoothing=0.1"]);
}

#[test]
fn resnet18_is_data_parallel() {
    assert_data_parallel("cifar8w-bn", [64, 64, 3], 2, &["batch=4", "net='resnet18'"]);
}

#[test]
fn norms_of_one_replica_are_refuted() {
    let set = ["batch=4", "norm.statistics='per-replica-unequal'"];
    let [single, replicated] = [1, 2].map(|r| step("cifar8w-bn", [16, 16, 3], r, &set));
    let verdicts = against_one_device(&single, &replicated);
    let loss = replicated.manifest.output_of(Role::Loss).unwrap();
    assert!(verdicts[loss].is_refuted(), "{}", verdicts[loss]);
    // the mean of the first norm's shards is that of the batch, biases under a norm have no gradient, all is finite
    for (slot, _) in replicated.manifest.outputs.iter().zip(&verdicts).filter(|(_, v)| v.is_proved()) {
        let under_norm = slot.name.ends_with("bias") && matches!(slot.role, Role::Param | Role::SecondMoment);
        assert!(under_norm || matches!(slot.role, Role::RunningMean | Role::Finite), "{:?} {}", slot.role, slot.name);
    }
}

#[test]
fn mutants_are_refused() {
    let set = ["batch=4", "norm.variance='unbiased'"];
    let [single, replicated] = [1, 2].map(|r| step("cifar8w-bn", [16, 16, 3], r, &set));
    assert!(against_one_device(&single, &replicated).iter().all(Verdict::is_proved));
    for mutant in Mutant::all() {
        let mutated = mutant.apply(&replicated).unwrap_or_else(|| panic!("{} finds no place", mutant.id));
        let verdicts = against_one_device(&single, &mutated);
        assert!(
            verdicts.iter().any(Verdict::is_refuted),
            "{}: {:?}",
            mutant.id,
            verdicts.iter().find(|v| !v.is_proved())
        );
    }
}
