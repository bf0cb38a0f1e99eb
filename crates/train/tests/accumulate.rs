//! Accumulation, moving averages and steps that are skipped, in whole runs.

use std::path::Path;

use truestep_data::Draws;
use truestep_engine::{Choice, EMBEDDED, Engine, XLA};
use truestep_step::{InitialState, Kind, Problem, Recipe, render};
use truestep_train::{
    Checkpoint, Count, HostTensor, Outcome, Predictor, Record, RunDir, Scalars, Summary, TrainConfig, TrainError,
    TrainProgram, Weights, open_engine, read_metrics, train,
};

fn embedded() -> Box<dyn Engine> {
    open_engine(Choice::Of(&EMBEDDED), None, 1).unwrap()
}

fn config(dir: &Path, backend: Choice, set: &[&str]) -> TrainConfig {
    let set: Vec<String> = set.iter().map(|&s| s.to_owned()).collect();
    if backend == Choice::Of(&XLA) {
        XLA.ensure().unwrap();
    }
    TrainConfig { backend, ..TrainConfig::new(Recipe::preset("digits", &set).unwrap(), dir.join("run")) }
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
fn ran(backend: Choice, steps: Option<u64>, set: &[&str]) -> (Vec<f64>, Summary) {
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
        ran(Choice::Of(&XLA), Some(6), &[&set[..], &[replicas, accumulate]].concat()).0
    };
    let whole = parts("replicas=1", "accumulate=1");
    for (replicas, accumulate) in
        [("replicas=1", "accumulate=4"), ("replicas=2", "accumulate=2"), ("replicas=4", "accumulate=1")]
    {
        let found = difference(&whole, &parts(replicas, accumulate));
        assert!(found < 1e-4, "{replicas} {accumulate}: {found:.1e}");
    }
    let control = ran(Choice::Of(&XLA), Some(6), &[&set[..], &["schedule.lr=0.0011"]].concat()).0;
    assert!(difference(&whole, &control) > 1e-3, "control: another rate differs");
}

/// What is left out of an example does not depend on where it is computed.
#[test]
fn masks_belong_to_their_examples() {
    let set = ["net=mlp", "batch=64", "dropout=0.5"];
    let parts = |backend, set: &[&str]| ran(backend, Some(8), set).0;
    let whole = parts(Choice::Of(&EMBEDDED), &set);
    let found = difference(&whole, &parts(Choice::Of(&EMBEDDED), &[&set[..], &["accumulate=4"]].concat()));
    assert!(found < 1e-4, "{found:.1e}");
    let two = parts(Choice::Of(&XLA), &[&set[..], &["replicas=2", "accumulate=2"]].concat());
    assert!(difference(&whole, &two) < 1e-4, "{:.1e}", difference(&whole, &two));
    // control: nothing left out
    let control = difference(&whole, &parts(Choice::Of(&EMBEDDED), &["net=mlp", "batch=64"]));
    assert!(control > 1e-2, "vacuous: {control:.1e}");

    let dir = tempfile::tempdir().unwrap();
    let set = ["net=mlp", "batch=64", "dropout=0.5", "accumulate=2"];
    let stopped = |steps, resume| TrainConfig {
        max_steps: Some(steps),
        resume,
        ..config(dir.path(), Choice::Of(&EMBEDDED), &set)
    };
    train(&stopped(5, false), &mut ()).unwrap();
    train(&stopped(12, true), &mut ()).unwrap();
    let unbroken = tempfile::tempdir().unwrap();
    let unbroken = TrainConfig { max_steps: Some(12), ..config(unbroken.path(), Choice::Of(&EMBEDDED), &set) };
    train(&unbroken, &mut ()).unwrap();
    assert!(tensors(&unbroken) == tensors(&stopped(12, true)));
}

#[test]
fn the_rest_of_an_epoch_is_a_shorter_window() {
    let set = ["net=linear", "batch=256", "epochs=2", "schedule.warmup_epochs=0", "schedule.decay=constant"];
    let parts = |more: &[&str]| ran(Choice::Of(&EMBEDDED), None, &[&set[..], more].concat());
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
    let [unbroken, broken] = dirs.each_ref().map(|dir| config(dir.path(), Choice::Of(&EMBEDDED), &set));
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
        Predictor::open(embedded().as_ref(), &run, None, weights).unwrap().evaluate().unwrap().loss
    };
    assert_eq!((of(Weights::Own), of(Weights::Averaged)), (loss, averaged.unwrap().loss));
    assert_ne!(loss, averaged.unwrap().loss);
}

#[test]
fn averages_of_a_run_that_keeps_none_are_refused() {
    let dir = tempfile::tempdir().unwrap();
    let config = TrainConfig { max_steps: Some(1), ..config(dir.path(), Choice::Of(&EMBEDDED), &["net=linear"]) };
    train(&config, &mut ()).unwrap();
    let run = RunDir::new(&config.run_dir);
    let opened = |weights| Predictor::open(embedded().as_ref(), &run, None, weights).map(|_| ());
    opened(Weights::Own).unwrap();
    let error = opened(Weights::Averaged).unwrap_err().to_string();
    assert_eq!(error, "averaged weights: expected a recipe with `ema`, found none");
}

#[test]
fn steps_that_are_not_finite_stop_or_are_skipped() {
    for (policy, skipped) in [("stop", 0), ("skip", 20)] {
        let dir = tempfile::tempdir().unwrap();
        let policy = format!("non_finite={policy}");
        let set = ["net=linear", "batch=32", "schedule.lr=1e38", "schedule.warmup_epochs=0", &policy];
        let config = config(dir.path(), Choice::Of(&EMBEDDED), &set);
        let error = train(&config, &mut ()).unwrap_err();
        assert!(matches!(error, TrainError::NonFinite { step, .. } if step > skipped), "{error}");
        let skips = records(&config).iter().filter(|record| matches!(record, Record::Skip(_))).count();
        assert_eq!(skips as u64, skipped);
    }
}

/// A step under `non_finite = "skip"`, and what it is run with.
struct Bench {
    program: TrainProgram,
    scalars: Scalars,
    start: Vec<Vec<u8>>,
}

impl Bench {
    fn new(backend: Choice, replicas: &str) -> Self {
        let set = ["net=cifar8-bn", "batch=16", "accumulate=4", "ema=0.9", "clip=1.0", "non_finite=skip"];
        let more = ["optimizer={name='lamb'}", "loss.target=soft", "schedule={lr=0.01}"];
        let set: Vec<String> = [&set[..], &more, &[replicas]].concat().into_iter().map(str::to_owned).collect();
        let recipe = Recipe::preset("digits", &set).unwrap();
        let problem = Problem { image: [16, 16, 1], classes: 10, mean: vec![0.4], std: vec![0.3] };
        let [step, accumulate] =
            [Kind::TrainStep, Kind::Accumulate].map(|kind| render(&recipe, &problem, kind).unwrap());
        XLA.ensure().unwrap();
        let engine = open_engine(backend, None, recipe.replicas).unwrap();
        let program = TrainProgram::compile(engine.as_ref(), &step, Some(&accumulate)).unwrap();
        let initial = InitialState::new(&recipe, &problem).unwrap();
        let start = program.state_slots().map(|slot| initial.of(slot)).collect();
        Self { program, scalars: Scalars::new(&recipe, 100), start }
    }

    /// What is stored after these batches, each with its number and whether its third micro-batch has a target that is
    /// no number; and whether each was finite.
    fn run(&self, batches: &[(u64, bool)]) -> (Vec<HostTensor>, Vec<bool>) {
        let mut state = self.program.upload_state(self.start.clone()).unwrap();
        let (mut count, mut finite) = (Count::default(), Vec::new());
        for &(number, bad) in batches {
            let mut draws = Draws::new(&[number]);
            let images = (0..16 * 16 * 16).map(|_| draws.below(256) as u8).collect();
            let labels: Vec<i32> = (0..16).map(|_| draws.below(10) as i32).collect();
            let mut targets: Vec<f32> = (0..16 * 10).map(|_| draws.unit() as f32).collect();
            if bad {
                targets[9 * 10 + 3] = f32::NAN;
            }
            let window = self.program.upload_batch(images, &labels, &targets, &[]).unwrap();
            let report;
            (state, report) = self.program.step(state, &window, &self.scalars, count).unwrap();
            finite.push(report.wait().unwrap().finite);
            count.steps += 1;
            count.skipped += u64::from(!finite[finite.len() - 1]);
        }
        (self.program.download_state(&state).unwrap(), finite)
    }
}

/// A micro-batch in the middle of a window is bad: nothing of the window stays, statistics neither, and training goes
/// on as if it had not been.
#[test]
fn a_bad_window_leaves_no_trace() {
    for (backend, replicas) in [(Choice::Of(&EMBEDDED), "replicas=1"), (Choice::Of(&XLA), "replicas=2")] {
        let bench = Bench::new(backend, replicas);
        let (before, _) = bench.run(&[(0, false)]);
        let (after, finite) = bench.run(&[(0, false), (1, true)]);
        assert_eq!(finite, [true, false]);
        assert!(after == before, "{backend:?}: {:?}", changed(&before, &after));
        let (without, _) = bench.run(&[(0, false), (2, false)]);
        let (with, finite) = bench.run(&[(0, false), (1, true), (2, false)]);
        assert_eq!(finite, [true, false, true]);
        assert!(with == without, "{backend:?}: {:?}", changed(&without, &with));
        // control: a good one changes all there is
        let (control, _) = bench.run(&[(0, false), (1, false)]);
        assert_eq!(changed(&before, &control).len(), before.len());
    }
}

/// The names of the tensors that differ.
fn changed<'t>(a: &'t [HostTensor], b: &[HostTensor]) -> Vec<&'t str> {
    a.iter().zip(b).filter(|(a, b)| a.bytes != b.bytes).map(|(a, _)| a.name.as_str()).collect()
}
