//! Accumulation, moving averages and steps that are skipped, in whole runs.

use std::path::Path;

use truestep_pjrt::setup;
use truestep_step::Recipe;
use truestep_train::{
    BackendChoice, Checkpoint, Embedded, HostTensor, Outcome, Predictor, Record, RunDir, Summary, TrainConfig,
    TrainError, Weights, read_metrics, train,
};

fn config(dir: &Path, backend: BackendChoice, set: &[&str]) -> TrainConfig {
    let set: Vec<String> = set.iter().map(|&s| s.to_owned()).collect();
    let plugin = (backend == BackendChoice::Xla).then(|| setup::ensure().unwrap());
    TrainConfig { backend, plugin, ..TrainConfig::new(Recipe::preset("digits", &set).unwrap(), dir.join("run")) }
}

fn records(config: &TrainConfig) -> Vec<Record> {
    read_metrics(&RunDir::new(&config.run_dir).metrics()).unwrap()
}

fn losses(config: &TrainConfig) -> Vec<f64> {
    let loss = |record| if let Record::Step(step) = record { Some(step.loss) } else { None };
    records(config).into_iter().filter_map(loss).collect()
}

fn tensors(config: &TrainConfig) -> Vec<HostTensor> {
    let newest = RunDir::new(&config.run_dir).checkpoints().newest().unwrap().0;
    let Checkpoint { tensors, .. } = newest.unwrap();
    tensors
}

/// The losses of a run of `set`, and its summary.
fn ran(backend: BackendChoice, steps: Option<u64>, set: &[&str]) -> (Vec<f64>, Summary) {
    let dir = tempfile::tempdir().unwrap();
    let config = TrainConfig { max_steps: steps, ..config(dir.path(), backend, set) };
    let summary = train(&config, &mut ()).unwrap();
    (losses(&config), summary)
}

/// The largest relative difference.
fn difference(a: &[f64], b: &[f64]) -> f64 {
    assert_eq!(a.len(), b.len());
    a.iter().zip(b).map(|(a, b)| (a / b - 1.0).abs()).fold(0.0, f64::max)
}

#[test]
fn one_batch_in_any_number_of_parts() {
    let set = ["net=cifar8", "data.pad_to=[32, 32]", "data.channels=3", "batch=64", "clip=0.5", "ema=0.9"];
    let parts = |replicas: &'static str, accumulate: &'static str| {
        ran(BackendChoice::Xla, Some(6), &[&set[..], &[replicas, accumulate]].concat()).0
    };
    let whole = parts("replicas=1", "accumulate=1");
    for (replicas, accumulate) in
        [("replicas=1", "accumulate=4"), ("replicas=2", "accumulate=2"), ("replicas=4", "accumulate=1")]
    {
        let found = difference(&whole, &parts(replicas, accumulate));
        assert!(found < 1e-4, "{replicas} {accumulate}: {found:.1e}");
    }
    let control = ran(BackendChoice::Xla, Some(6), &[&set[..], &["schedule.lr=0.0011"]].concat()).0;
    assert!(difference(&whole, &control) > 1e-3, "control: another rate differs");
}

/// What is left out of an example does not depend on where it is computed.
#[test]
fn masks_belong_to_their_examples() {
    let set = ["net=mlp", "batch=64", "dropout=0.5"];
    let parts = |backend, set: &[&str]| ran(backend, Some(8), set).0;
    let whole = parts(BackendChoice::Embedded, &set);
    let found = difference(&whole, &parts(BackendChoice::Embedded, &[&set[..], &["accumulate=4"]].concat()));
    assert!(found < 1e-4, "{found:.1e}");
    let two = parts(BackendChoice::Xla, &[&set[..], &["replicas=2", "accumulate=2"]].concat());
    assert!(difference(&whole, &two) < 1e-4, "{:.1e}", difference(&whole, &two));
    // control: nothing left out
    let control = difference(&whole, &parts(BackendChoice::Embedded, &["net=mlp", "batch=64"]));
    assert!(control > 1e-2, "vacuous: {control:.1e}");

    let dir = tempfile::tempdir().unwrap();
    let set = ["net=mlp", "batch=64", "dropout=0.5", "accumulate=2"];
    let stopped = |steps, resume| TrainConfig {
        max_steps: Some(steps),
        resume,
        ..config(dir.path(), BackendChoice::Embedded, &set)
    };
    train(&stopped(5, false), &mut ()).unwrap();
    train(&stopped(12, true), &mut ()).unwrap();
    let unbroken = tempfile::tempdir().unwrap();
    let unbroken = TrainConfig { max_steps: Some(12), ..config(unbroken.path(), BackendChoice::Embedded, &set) };
    train(&unbroken, &mut ()).unwrap();
    assert!(tensors(&unbroken) == tensors(&stopped(12, true)));
}

#[test]
fn the_rest_of_an_epoch_is_a_shorter_window() {
    let set = ["net=linear", "batch=256", "epochs=2", "schedule.warmup_epochs=0", "schedule.decay=constant"];
    let parts = |more: &[&str]| ran(BackendChoice::Embedded, None, &[&set[..], more].concat());
    // 1,442 images: five batches, and two micro-batches of 64 or one of 128
    let (four, summary) = parts(&["accumulate=4", "partial_window=true"]);
    assert_eq!((summary.steps, summary.outcome), (12, Outcome::Completed));
    let (two, _) = parts(&["accumulate=2", "partial_window=true"]);
    assert!(difference(&four, &two) < 1e-5, "{:.1e}", difference(&four, &two));
    let (without, summary) = parts(&["accumulate=4"]);
    assert_eq!((summary.steps, without.len()), (10, 10));
    assert!(difference(&four[..5], &without[..5]) < 1e-5);
    assert!(difference(&four[6..11], &without[5..]) > 1e-3, "control: the shorter window was a step");
}

#[test]
fn a_resumed_run_ends_in_the_same_bytes() {
    let set = ["net=linear", "batch=256", "epochs=4", "accumulate=4", "ema=0.9", "optimizer={name='lamb'}"];
    let dirs = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    let [unbroken, broken] = dirs.each_ref().map(|dir| config(dir.path(), BackendChoice::Embedded, &set));
    train(&unbroken, &mut ()).unwrap();
    train(&TrainConfig { max_steps: Some(7), ..broken.clone() }, &mut ()).unwrap();
    assert_ne!(tensors(&broken), tensors(&unbroken), "control: the state moves");
    train(&TrainConfig { resume: true, ..broken.clone() }, &mut ()).unwrap();
    assert_eq!(tensors(&broken), tensors(&unbroken));
    let roles = ["param/", "shadow/"].map(|role| tensors(&broken).iter().filter(|t| t.name.starts_with(role)).count());
    assert_eq!(roles, [2, 2], "sums are not kept");

    // the averages are evaluated too, and are other weights
    let evaluated = |record: &Record| if let Record::Eval(e) = record { Some((e.loss, e.averaged)) } else { None };
    let (loss, averaged) = records(&unbroken).iter().filter_map(evaluated).next_back().unwrap();
    let of = |weights| {
        let run = RunDir::new(&unbroken.run_dir);
        Predictor::open(&Embedded, &run, None, weights).unwrap().evaluate().unwrap().loss
    };
    assert_eq!((of(Weights::Own), of(Weights::Averaged)), (loss, averaged.unwrap().loss));
    assert_ne!(loss, averaged.unwrap().loss);
}

#[test]
fn steps_that_are_not_finite_stop_or_are_skipped() {
    for (policy, skipped) in [("stop", 0), ("skip", 20)] {
        let dir = tempfile::tempdir().unwrap();
        let policy = format!("non_finite={policy}");
        let set = ["net=linear", "batch=32", "schedule.lr=1e38", "schedule.warmup_epochs=0", &policy];
        let config = config(dir.path(), BackendChoice::Embedded, &set);
        let error = train(&config, &mut ()).unwrap_err();
        assert!(matches!(error, TrainError::NonFinite { step, .. } if step > skipped), "{error}");
        let skips = records(&config).iter().filter(|record| matches!(record, Record::Skip(_))).count();
        assert_eq!(skips as u64, skipped);
    }
}
