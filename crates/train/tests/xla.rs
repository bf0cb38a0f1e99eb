//! Runs on XLA, through the pinned CPU plugin.

use std::path::Path;

use truestep_engine::{Choice, EMBEDDED, XLA};
use truestep_step::Recipe;
use truestep_train::{
    Checkpoint, HostTensor, Predictor, Record, RunDir, TrainConfig, Weights, open_engine, read_metrics, train,
};

fn config(dir: &Path, backend: Choice, set: &[&str]) -> TrainConfig {
    let set: Vec<String> = set.iter().map(|&s| s.to_owned()).collect();
    if backend == Choice::Of(&XLA) {
        XLA.ensure().unwrap();
    }
    TrainConfig { backend, ..TrainConfig::new(Recipe::preset("digits", &set).unwrap(), dir.join("run")) }
}

/// Loss and correct part of every step.
fn steps(config: &TrainConfig) -> Vec<(f64, f64)> {
    let records = read_metrics(&RunDir::new(&config.run_dir).metrics()).unwrap();
    let step = |record| if let Record::Step(step) = record { Some((step.loss, step.accuracy)) } else { None };
    records.into_iter().filter_map(step).collect()
}

fn state(config: &TrainConfig) -> Vec<HostTensor> {
    let newest = RunDir::new(&config.run_dir).checkpoints().newest().unwrap().0;
    let Checkpoint { tensors, .. } = newest.unwrap();
    tensors
}

/// The largest relative difference of the losses.
fn difference(a: &[(f64, f64)], b: &[(f64, f64)]) -> f64 {
    assert_eq!(a.len(), b.len());
    a.iter().zip(b).map(|((a, _), (b, _))| (a - b).abs() / a.abs()).fold(0.0, f64::max)
}

#[test]
fn digits_are_learnt_and_predicted() {
    let dir = tempfile::tempdir().unwrap();
    let config = config(dir.path(), Choice::Of(&XLA), &["net=mlp", "epochs=3"]);
    let last = train(&config, &mut ()).unwrap().last.unwrap();
    assert!(last.accuracy > 0.95, "{}", last.accuracy);
    let engine = open_engine(config.backend, None, 1).unwrap();
    let predictor = Predictor::open(engine.as_ref(), &RunDir::new(&config.run_dir), None, Weights::Own).unwrap();
    assert_eq!(predictor.evaluate().unwrap().accuracy, last.accuracy);
}

#[test]
fn a_resumed_run_ends_in_the_same_bytes() {
    let set = ["net=cifar8-bn", "data.pad_to=[32, 32]", "data.channels=3", "data.flip=true"];
    let dirs = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    let [unbroken, broken] =
        dirs.each_ref().map(|dir| TrainConfig { max_steps: Some(6), ..config(dir.path(), Choice::Of(&XLA), &set) });
    train(&unbroken, &mut ()).unwrap();
    train(&TrainConfig { max_steps: Some(3), ..broken.clone() }, &mut ()).unwrap();
    assert_ne!(state(&broken), state(&unbroken), "control: the state moves");
    train(&TrainConfig { resume: true, ..broken.clone() }, &mut ()).unwrap();
    assert_eq!(state(&broken), state(&unbroken));
    assert_eq!(steps(&broken), steps(&unbroken));
}

#[test]
fn embedded_and_xla_agree() {
    let runs = [(Choice::Of(&XLA), "seed=0"), (Choice::Of(&EMBEDDED), "seed=0"), (Choice::Of(&XLA), "seed=1")];
    let [xla, embedded, control] = runs.map(|(backend, seed)| {
        let dir = tempfile::tempdir().unwrap();
        let config = TrainConfig { max_steps: Some(20), ..config(dir.path(), backend, &[seed]) };
        train(&config, &mut ()).unwrap();
        steps(&config)
    });
    assert_eq!(xla.len(), 20);
    let found = difference(&xla, &embedded);
    assert!(found < 1e-4, "{found}");
    assert!(difference(&xla, &control) > 1e-2, "control: another seed differs");
}

#[test]
fn two_replicas_take_the_steps_of_one() {
    let set = ["net=cifar8-bn", "data.pad_to=[32, 32]", "data.channels=3", "batch=32"];
    let runs = [set.to_vec(), [&set[..], &["replicas=2"]].concat(), [&set[..], &["replicas=2", "batch=64"]].concat()];
    let [one, two, control] = runs.map(|set| {
        let dir = tempfile::tempdir().unwrap();
        let config = TrainConfig { max_steps: Some(4), ..config(dir.path(), Choice::Of(&XLA), &set) };
        let summary = train(&config, &mut ()).unwrap();
        // no batch divides their number: every one counts once
        let counted: u64 = summary.confusion.iter().flatten().sum();
        assert_eq!(counted, summary.test_images as u64);
        assert!(!counted.is_multiple_of(32));
        (steps(&config), summary.last.unwrap().loss)
    });
    let found = difference(&one.0, &two.0);
    assert!(found < 1e-4, "{found}");
    assert!(difference(&one.0, &control.0) > 1e-2, "control: another batch differs");
    let apart = |other: f64| (one.1 / other - 1.0).abs();
    assert!(apart(two.1) < 2e-5 && apart(control.1) > 2e-4, "evaluation: {} {} {}", one.1, two.1, control.1);
}
