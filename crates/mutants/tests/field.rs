//! Random interpretation: rendered steps, broken steps, gradients, forms; and never "equal" where a run differs.

use std::collections::BTreeMap;
use truestep_claim::{Input, Output, Relation, Verdict};
use truestep_decide::by_field;
use truestep_field::{Gradient, gradient as decide_gradient};
use truestep_ir::{Func, Op, ValueId, parse};
use truestep_mutants::Mutant;
use truestep_prove::forms::forms;
use truestep_step::{Artifact, Form, Kind, Problem, Recipe, Role, Sharding, places, render};

/// Networks with millions of parameters compare millions of numbers in one.
fn samples(artifact: &Artifact) -> usize {
    if artifact.manifest.recipe.net.starts_with("resnet") { 1 } else { 2 }
}

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
    by_field(&relation, samples(replicated), 1)
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
    let of_data_parallelism = ["P1b", "Chan", "P1", "P2γ", "P4", "hand-back"];
    let mutants: Vec<&Mutant> = Mutant::all().filter(|mutant| of_data_parallelism.contains(&mutant.law)).collect();
    assert!(mutants.len() >= 20);
    for mutant in mutants {
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

/// The claim that the values whose finiteness the step reports are the gradients of its loss.
fn gradient(artifact: &Artifact) -> Verdict {
    let func = entry(artifact);
    let manifest = &artifact.manifest;
    let guarded = func.body.instrs.iter().filter(|instr| instr.op == Op::IsFinite).map(|instr| instr.operands[0]);
    let gradients: Vec<ValueId> = guarded.collect();
    let params: Vec<usize> = manifest.inputs_of(Role::Param).collect();
    let claim = Gradient {
        func: &func,
        loss: manifest.output_of(Role::Loss).unwrap(),
        params: &params,
        gradients: &gradients,
        replicas: manifest.replicas,
        inputs: &inputs(artifact),
    };
    decide_gradient(&claim, samples(artifact), 2)
}

#[test]
fn gradients_are_derivatives() {
    let steps = [
        step("digits", [8, 8, 1], 1, &["batch=4"]),
        step("digits", [8, 8, 1], 2, &["batch=4"]),
        step("mnist-mlp", [28, 28, 1], 1, &["batch=4", "loss.smoothing=0.1"]),
        step("mnist-mlp", [28, 28, 1], 2, &["batch=4", "loss.target=soft"]),
        step("mnist-cnn", [28, 28, 1], 2, &["batch=4"]),
        step("cifar8w-bn", [16, 16, 3], 1, &["batch=4"]),
        step("cifar8w-bn", [16, 16, 3], 2, &["batch=4"]),
    ];
    for step in steps {
        let verdict = gradient(&step);
        assert!(verdict.is_proved(), "{}: {verdict}", step.manifest.variant);
    }
}

#[test]
fn gradients_of_resnets() {
    for (net, replicas) in [("resnet18", 1), ("resnet18", 2), ("resnet34", 2)] {
        let verdict = gradient(&step("cifar8w-bn", [64, 64, 3], replicas, &["batch=4", &format!("net='{net}'")]));
        println!("{net} {verdict}");
        assert!(verdict.is_proved(), "{net} at {replicas} replicas: {verdict}");
    }
}

/// The mutants that change the gradient or the loss, but not both alike.
#[test]
fn gradients_of_mutants_are_refuted() {
    let step = step("cifar8w-bn", [16, 16, 3], 2, &["batch=4"]);
    for id in [
        "no-backward-collective",
        "backward-sum",
        "local-xhat-gamma",
        "norm-gradient-twice",
        "no-gradient-collective",
        "no-gradient-collective-one",
        "gradient-sum",
        "gradient-sum-one",
        "divided-twice",
        "wrong-divisor",
        "local-loss",
    ] {
        let verdict = gradient(&Mutant::find(id).unwrap().apply(&step).unwrap());
        println!("{id}: {verdict}");
        assert!(verdict.is_refuted(), "{id}: {verdict}");
    }
}

#[test]
fn forms_are_their_convolutions() {
    let mut all = BTreeMap::new();
    for net in ["resnet18", "resnet34", "resnet50"] {
        let step = step("cifar8w-bn", [64, 64, 3], 1, &["batch=2", &format!("net='{net}'")]);
        all.extend(places(&entry(&step)).into_iter().map(|place| (place.site.clone(), place)));
    }
    let all: Vec<_> = all.into_values().collect();
    let verdicts = forms(&all, 1, 5);
    for (site, form, verdict) in &verdicts {
        assert!(verdict.is_proved(), "{site} {form:?}: {verdict}");
    }
    for form in [Form::Im2col, Form::Col2im, Form::Dots, Form::Winograd] {
        let n = verdicts.iter().filter(|(_, f, _)| *f == form).count();
        assert!(n >= 8, "{form:?}: {n} sites");
    }
}
