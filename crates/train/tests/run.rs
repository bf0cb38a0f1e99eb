//! Whole runs on the embedded engine.

use std::{fs, path::Path};

use truestep_data::{DataPlan, Draws};
use truestep_engine::{Choice, EMBEDDED, Engine, INTERP_F64};
use truestep_step::{Kind, Problems, Recipe, render};
use truestep_train::{
    Checkpoint, EvalRecord, Header, HostTensor, Loaded, Observer, Outcome, Predictor, Record, RunDir, StepRecord,
    Summary, TrainConfig, TrainError, Weights, open_engine, read_metrics, train,
};

/// Digits with 5 steps in an epoch and 4 epochs.
const SHORT: [&str; 4] = ["net=linear", "batch=256", "epochs=4", "schedule.lr=0.05"];

fn embedded() -> Box<dyn Engine> {
    open_engine(Choice::Of(&EMBEDDED), None, 1).unwrap()
}

fn config(dir: &Path, set: &[&str]) -> TrainConfig {
    let set: Vec<String> = set.iter().map(|&s| s.to_owned()).collect();
    TrainConfig {
        backend: Choice::Of(&EMBEDDED),
        ..TrainConfig::new(Recipe::preset("digits", &set).unwrap(), dir.join("run"))
    }
}

fn run(config: &TrainConfig) -> Result<Summary, TrainError> {
    train(config, &mut ())
}

/// The state in the newest checkpoint.
fn state(config: &TrainConfig) -> (u64, Vec<HostTensor>) {
    let (newest, refused) = RunDir::new(&config.run_dir).checkpoints().newest().unwrap();
    assert!(refused.is_empty(), "{refused:?}");
    let Checkpoint { meta, tensors, .. } = newest.unwrap();
    (meta.step, tensors)
}

/// The records, without speed.
fn records(config: &TrainConfig) -> Vec<Record> {
    let mut records = read_metrics(&RunDir::new(&config.run_dir).metrics()).unwrap();
    for record in &mut records {
        if let Record::Step(step) = record {
            step.images_per_s = 0.0;
        }
    }
    records
}

#[test]
fn a_run_directory_is_complete() {
    #[derive(Default)]
    struct Events(Vec<String>);
    impl Observer for Events {
        fn started(&mut self, header: &Header) {
            self.0.push(format!("{} to {}", header.parameters, header.last_step));
        }
        fn stepped(&mut self, record: &StepRecord) {
            self.0.push(format!("step {}", record.step));
        }
        fn evaluated(&mut self, record: &EvalRecord) {
            self.0.push(format!("eval {}", record.step));
        }
        fn finished(&mut self, summary: &Summary) {
            self.0.push(format!("{:?}", summary.outcome));
        }
    }

    let dir = tempfile::tempdir().unwrap();
    let config = config(dir.path(), &SHORT);
    let mut events = Events::default();
    let summary = train(&config, &mut events).unwrap();
    let expected = (1..=20).flat_map(|step| {
        [Some(format!("step {step}")), (step % 5 == 0).then(|| format!("eval {step}"))].into_iter().flatten()
    });
    let expected: Vec<_> =
        ["650 to 20".to_owned()].into_iter().chain(expected).chain(["Completed".to_owned()]).collect();
    assert_eq!(events.0, expected);

    let run_dir = RunDir::new(&config.run_dir);
    assert_eq!(Summary::read(&run_dir.summary()).unwrap(), summary);
    assert_eq!(run_dir.recipe().unwrap(), config.recipe);
    assert!(fs::read_to_string(run_dir.report()).unwrap().contains("<svg"));
    assert_eq!((summary.steps, summary.total_steps, summary.outcome), (20, 20, Outcome::Completed));
    assert_eq!(summary.confusion.iter().flatten().sum::<u64>(), 355);
    assert_eq!(read_metrics(&run_dir.metrics()).unwrap().len(), 24);
    let last = summary.last.unwrap();
    let right: u64 = (0..10).map(|k| summary.confusion[k][k]).sum();
    assert_eq!((last.step, last.epoch, last.accuracy), (20, 4, right as f64 / 355.0));
    assert!(last.accuracy > 0.8, "{}", last.accuracy);
    assert_eq!(state(&config).0, 20);
}

#[test]
fn a_resumed_run_ends_in_the_same_bytes() {
    let dir = tempfile::tempdir().unwrap();
    let unbroken = config(dir.path(), &SHORT);
    run(&unbroken).unwrap();

    // Stopped in the middle of an epoch, at its end, and resumed when there was nothing left to do.
    let other = tempfile::tempdir().unwrap();
    let broken = config(other.path(), &SHORT);
    let summary = run(&TrainConfig { max_steps: Some(7), ..broken.clone() }).unwrap();
    assert_eq!((summary.outcome, summary.steps), (Outcome::Stopped, 7));
    for max_steps in [Some(15), None, None] {
        run(&TrainConfig { max_steps, resume: true, ..broken.clone() }).unwrap();
    }
    assert_eq!(state(&broken), state(&unbroken));
    let extra = |record: &Record| !matches!(record, Record::Eval(EvalRecord { step: 7, .. }));
    assert_eq!(records(&broken).into_iter().filter(extra).collect::<Vec<_>>(), records(&unbroken));

    let third = tempfile::tempdir().unwrap();
    let control = config(third.path(), &[&SHORT[..], &["seed=1"]].concat());
    run(&control).unwrap();
    assert_ne!(state(&control), state(&unbroken), "control: another seed ends elsewhere");
}

/// With everything random switched on, on grey digits, stopped in mid-epoch.
#[test]
fn augmented_and_mixed_runs_resume_in_the_same_bytes() {
    let set = [
        "data.auto_augment=rand-m6-mstd0.5-inc1",
        "data.color_jitter=[0.4, 0.4]",
        "data.erase.prob=0.25",
        "data.mix.mixup=0.1",
        "data.mix.cutmix=1.0",
        "data.mix.mode=elem",
        "data.repeats=3",
        "loss.target=soft",
    ];
    let set = [&SHORT[..], &set].concat();
    let dir = tempfile::tempdir().unwrap();
    let whole = config(&dir.path().join("whole"), &set);
    run(&whole).unwrap();
    let broken = config(&dir.path().join("broken"), &set);
    run(&TrainConfig { max_steps: Some(7), ..broken.clone() }).unwrap();
    run(&TrainConfig { resume: true, ..broken.clone() }).unwrap();
    assert_eq!(state(&whole), state(&broken));
    let other = config(&dir.path().join("other"), &[&set[..], &["seed=1"]].concat());
    run(&other).unwrap();
    assert_ne!(state(&whole), state(&other), "control");
}

#[test]
fn what_came_after_the_checkpoint_is_done_again() {
    let dir = tempfile::tempdir().unwrap();
    let config = config(dir.path(), &SHORT);
    run(&config).unwrap();
    let (end, told) = (state(&config), records(&config));
    let checkpoints = RunDir::new(&config.run_dir).checkpoints();
    let resume = TrainConfig { resume: true, ..config.clone() };

    #[derive(Default)]
    struct Refusals(Vec<String>, u64);
    impl Observer for Refusals {
        fn refused(&mut self, error: &TrainError) {
            self.0.push(error.to_string());
        }
        fn started(&mut self, header: &Header) {
            self.1 = header.first_step;
        }
    }

    // A damaged newest checkpoint is named; the one before it serves.
    let newest = checkpoints.list().unwrap().remove(0).with_extension("safetensors");
    fs::write(&newest, "damage").unwrap();
    let mut refusals = Refusals::default();
    train(&resume, &mut refusals).unwrap();
    assert_eq!((refusals.0.len(), refusals.1), (1, 15));
    assert!(refusals.0[0].starts_with(&newest.display().to_string()), "{}", refusals.0[0]);
    assert_eq!((state(&config), records(&config)), (end.clone(), told.clone()));

    // Killed before there was a checkpoint: from the start.
    fs::remove_dir_all(config.run_dir.join("checkpoints")).unwrap();
    run(&resume).unwrap();
    assert_eq!((state(&config), records(&config)), (end, told));
}

#[test]
fn checkpoints_come_as_often_as_asked() {
    let dir = tempfile::tempdir().unwrap();
    let config = TrainConfig { checkpoint_steps: Some(3), max_steps: Some(4), ..config(dir.path(), &SHORT) };
    run(&config).unwrap();
    let paths = RunDir::new(&config.run_dir).checkpoints().list().unwrap();
    let steps: Vec<u64> = paths.iter().map(|path| Checkpoint::read(path).unwrap().meta.step).collect();
    assert_eq!(steps, [4, 3]);
}

#[test]
fn leaving_the_finite_numbers_names_the_step() {
    let dir = tempfile::tempdir().unwrap();
    let set = [&SHORT[..], &["schedule.lr=1e39", "schedule.warmup_epochs=0"]].concat();
    let diverging = config(dir.path(), &set);
    let error = run(&diverging).unwrap_err();
    assert!(matches!(error, TrainError::NonFinite { step: 2, epoch: 1, checkpoint: None, .. }), "{error}");
    assert!(error.to_string().starts_with("step 2 (epoch 1): the loss is not finite"), "{error}");
    let summary = Summary::read(&RunDir::new(&diverging.run_dir).summary()).unwrap();
    assert_eq!((summary.outcome, summary.steps), (Outcome::Diverged, 1));
    assert_eq!(summary.failure, Some(error.to_string()));

    let other = tempfile::tempdir().unwrap();
    let stepwise = TrainConfig { checkpoint_steps: Some(1), ..config(other.path(), &set) };
    let error = run(&stepwise).unwrap_err();
    assert!(matches!(error, TrainError::NonFinite { step: 2, checkpoint: Some(1), .. }), "{error}");
    assert_eq!(state(&stepwise).0, 1);
}

#[test]
fn two_replicas_in_lockstep_take_the_steps_of_one() {
    let losses = |set: &[&str]| -> Vec<f64> {
        let dir = tempfile::tempdir().unwrap();
        let config = TrainConfig { max_steps: Some(4), ..config(dir.path(), &[&SHORT[..], set].concat()) };
        run(&config).unwrap();
        records(&config).iter().filter_map(|r| if let Record::Step(s) = r { Some(s.loss) } else { None }).collect()
    };
    let [one, two, control] = [&[][..], &["replicas=2"], &["replicas=2", "seed=1"]].map(losses);
    let apart = |other: &[f64]| one.iter().zip(other).map(|(a, b)| (a - b).abs() / a).fold(0.0, f64::max);
    assert!(one.len() == 4 && apart(&two) < 1e-5 && apart(&control) > 1e-3, "{one:?} {two:?} {control:?}");
}

#[test]
fn requests_that_cannot_be_met_say_why() {
    let dir = tempfile::tempdir().unwrap();
    let base = TrainConfig { max_steps: Some(1), ..config(dir.path(), &SHORT) };
    let message = |config: &TrainConfig| run(config).unwrap_err().to_string();
    let resume = TrainConfig { resume: true, ..base.clone() };
    assert!(message(&resume).starts_with("run to resume: expected a run in "));
    let large = config(dir.path(), &["batch=1443"]);
    assert_eq!(message(&large), "batch: expected at most 1442 images, found 1443");
    assert!(!RunDir::new(&base.run_dir).holds_a_run(), "a refused request begins no run");
    let wide = TrainConfig { backend: Choice::Of(&INTERP_F64), ..base.clone() };
    assert_eq!(message(&wide), "backend: expected one that computes in the declared types, found interp-f64");

    run(&base).unwrap();
    assert!(message(&base).starts_with("run directory: expected one without a run"));
    let recipe = config(dir.path(), &[&SHORT[..], &["schedule.lr=0.5"]].concat()).recipe;
    let changed = message(&TrainConfig { recipe, ..resume.clone() });
    assert!(changed.ends_with("recipe.toml: recipe: schedule.lr: expected 0.5, found 0.05"), "{changed}");
    assert_eq!(RunDir::free(dir.path(), "run").path(), dir.path().join("run-2"));

    // A checkpoint of another step text.
    let json = RunDir::new(&base.run_dir).checkpoints().list().unwrap().remove(0);
    let text = fs::read_to_string(&json).unwrap();
    let digest = &Checkpoint::read(&json).unwrap().meta.step_sha256;
    fs::write(&json, text.replace(digest, "0000")).unwrap();
    let foreign = message(&resume);
    assert!(foreign.contains(": sha256 of the train step: expected ") && foreign.ends_with("found 0000"), "{foreign}");
}

#[test]
fn rows_of_weights_train_as_labels_do() {
    let losses = |target: &str| -> Vec<f64> {
        let dir = tempfile::tempdir().unwrap();
        let config = config(dir.path(), &[&SHORT[..], &["loss={ smoothing = 0.1 }", target]].concat());
        run(&config).unwrap();
        records(&config).iter().filter_map(|r| if let Record::Step(s) = r { Some(s.loss) } else { None }).collect()
    };
    let (labels, soft) = (losses("loss.target=labels"), losses("loss.target=soft"));
    assert_eq!(labels.len(), 20);
    for (a, b) in labels.iter().zip(&soft) {
        assert!((a - b).abs() < 1e-5 * a, "{a} {b}");
    }
    let control = losses("loss.smoothing=0.2");
    assert!((labels[0] - control[0]).abs() > 1e-3, "control: another loss differs");
}

#[test]
fn a_text_that_its_manifest_does_not_describe_is_not_run() {
    let recipe = Recipe::preset("digits", &[]).unwrap();
    let mut artifact = render(&recipe, &Problems::of(&recipe).unwrap().test, Kind::EvalForward).unwrap();
    assert!(Loaded::new(embedded().as_ref(), &artifact).is_ok(), "control");
    artifact.text.push('\n');
    let error = Loaded::new(embedded().as_ref(), &artifact).err().unwrap();
    assert!(error.to_string().contains("sha256 of the text"), "{error}");
}

#[test]
fn a_trained_network_evaluates_and_predicts() {
    let dir = tempfile::tempdir().unwrap();
    let config = config(dir.path(), &[&SHORT[..], &["data.pad_to=[10, 10]", "data.channels=3"]].concat());
    let summary = run(&config).unwrap();
    let run_dir = RunDir::new(&config.run_dir);
    let predictor = Predictor::open(embedded().as_ref(), &run_dir, None, Weights::Own).unwrap();
    assert_eq!(predictor.step(), 20);
    let evaluation = predictor.evaluate().unwrap();
    let last = summary.last.unwrap();
    assert_eq!((evaluation.loss, evaluation.accuracy), (last.loss, last.accuracy));
    assert_eq!((evaluation.images, &evaluation.confusion), (355, &summary.confusion));

    let test = DataPlan::new(&config.recipe.data).unwrap().open().unwrap().test;
    let image = |i| {
        let mut pixels = vec![0; test.shape().bytes()];
        test.load(i, &mut Draws::new(&[]), &mut pixels).map(|()| pixels)
    };
    let images: Vec<Vec<u8>> = (0..test.count()).map(image).collect::<Result<_, _>>().unwrap();
    let predictions = predictor.predict(&images).unwrap();
    let right = predictions.iter().enumerate().filter(|(i, ranked)| ranked[0].0 == test.label(*i) as usize).count();
    assert_eq!(right as f64 / 355.0, last.accuracy);
    for ranked in &predictions {
        assert!((ranked.iter().map(|(_, p)| p).sum::<f64>() - 1.0).abs() < 1e-9);
        assert!(ranked.is_sorted_by(|a, b| a.1 >= b.1));
    }
    assert!(predictor.predict(&[vec![0; 63]]).is_err());

    let older = run_dir.checkpoints().list().unwrap().remove(1);
    assert_eq!(Predictor::open(embedded().as_ref(), &run_dir, Some(&older), Weights::Own).unwrap().step(), 15);
    fs::remove_dir_all(run_dir.path().join("checkpoints")).unwrap();
    assert!(Predictor::open(embedded().as_ref(), &run_dir, None, Weights::Own).is_err());
}

/// A PNG or a JPEG file, in turn.
fn write_image(folder: &Path, i: u16, width: u16, height: u16, pixels: &[u8]) {
    if i.is_multiple_of(2) {
        let file = fs::File::create(folder.join(format!("{i}.png"))).unwrap();
        let mut encoder = png::Encoder::new(file, width.into(), height.into());
        encoder.set_color(png::ColorType::Rgb);
        encoder.write_header().unwrap().write_image_data(pixels).unwrap();
    } else {
        let encoder = jpeg_encoder::Encoder::new_file(folder.join(format!("{i}.jpg")), 75).unwrap();
        encoder.encode(pixels, width, height, jpeg_encoder::ColorType::Rgb).unwrap();
    }
}

/// Images of two classes, bluish and reddish, of several sizes.
fn write_folder(dir: &Path) {
    let mut draws = Draws::new(&[5]);
    for (split, count) in [("train", 12), ("val", 5)] {
        for (class, channel) in [("blue", 2), ("red", 0)] {
            let folder = dir.join(split).join(class);
            fs::create_dir_all(&folder).unwrap();
            for i in 0..count {
                let (width, height) = (20 + i, 30 - i);
                let pixels = (0..width * height).flat_map(|_| {
                    let mut pixel = [0, 1, 2].map(|_| draws.below(100) as u8);
                    pixel[channel] += 120;
                    pixel
                });
                write_image(&folder, i, width, height, &pixels.collect::<Vec<u8>>());
            }
        }
    }
}

#[test]
fn a_folder_of_images_trains_and_predicts() {
    let dir = tempfile::tempdir().unwrap();
    write_folder(&dir.path().join("images"));
    let data = format!(
        "data={{dataset='image-folder',dir='{}',train_size=12,eval_resize=18,eval_size=16,flip=true}}",
        dir.path().join("images").display()
    );
    // mean over the image, so that training and evaluation may differ in size
    let set = ["net=resnet18", "batch=8", "epochs=2", "schedule.lr=0.001", &data];
    let config = config(dir.path(), &set);
    let summary = run(&config).unwrap();
    assert_eq!((summary.steps, summary.classes.as_slice()), (6, ["blue".to_owned(), "red".to_owned()].as_slice()));
    let predictor = Predictor::open(embedded().as_ref(), &RunDir::new(&config.run_dir), None, Weights::Own).unwrap();
    let mut right = 0;
    for (label, class) in ["blue", "red"].into_iter().enumerate() {
        for i in 0..5 {
            let name = format!("{i}.{}", if i % 2 == 0 { "png" } else { "jpg" });
            let image = predictor.read_image(&dir.path().join("images/val").join(class).join(name)).unwrap();
            right += u32::from(predictor.predict(&[image]).unwrap()[0][0].0 == label);
        }
    }
    assert_eq!(f64::from(right) / 10.0, summary.last.unwrap().accuracy);
}
