//! The loop.

use std::{
    path::PathBuf,
    sync::Arc,
    time::{Duration, Instant},
};

use truestep_data::{DataPlan, Images, Loader, LoaderConfig, Position, Training};
use truestep_engine::{Arithmetic, Choice, Compilation, CompileCache, DeviceValue, Engine, Options};
use truestep_prove::{Effort, Row, prove_accumulate, prove_step};
use truestep_step::{Artifact, Choices, Mask, NonFinite, Problem, Problems, Programs, Recipe, Role, Slot};

use crate::autotune::Tune;
use crate::checkpoint::{Checkpoint, CheckpointMeta, same_recipe};
use crate::error::TrainError;
use crate::evaluate::{EvalProgram, Evaluation, Weights};
use crate::files::write_atomically;
use crate::metrics::{EvalRecord, MetricsLog, Record, Score, SkipRecord, StepRecord, read_metrics};
use crate::observer::{Header, Observer};
use crate::prepared::Prepared;
use crate::program::{Count, DeviceBatch, Scalars, StepReport, TrainProgram};
use crate::report::{Losses, REPORT_FILE, write_report};
use crate::run_dir::{BESIDE, RunDir};
use crate::summary::{Outcome, Summary};

/// A run to do.
#[derive(Clone, Debug)]
pub struct TrainConfig {
    /// What to train, on what, how.
    pub recipe: Recipe,
    /// Where it goes.
    pub run_dir: PathBuf,
    /// What runs it.
    pub backend: Choice,
    /// The PJRT plugin; by default the one that is found.
    pub plugin: Option<PathBuf>,
    /// Stop after this many optimizer steps, counted from the start of the run, with an evaluation and a checkpoint.
    pub max_steps: Option<u64>,
    /// Go on with the run in `run_dir`, from its newest checkpoint or, if it has none, from the start.
    pub resume: bool,
    /// Optimizer steps between two checkpoints, beside those at the end of every epoch.
    pub checkpoint_steps: Option<u64>,
    /// Whether to choose the form of every convolution and pool by measurement, where the backend has a choice. A run
    /// that goes on keeps its own.
    pub tune: Tune,
    /// Folders of other runs whose losses the report shows beside this one's.
    pub beside: Vec<PathBuf>,
    /// Decide from the step's text that it is the recipe before the first step.
    pub prove: bool,
}

impl TrainConfig {
    /// A whole run of `recipe` into `run_dir` on the backend that is found.
    pub fn new(recipe: Recipe, run_dir: impl Into<PathBuf>) -> Self {
        Self {
            recipe,
            run_dir: run_dir.into(),
            backend: Choice::Auto,
            plugin: None,
            max_steps: None,
            resume: false,
            checkpoint_steps: None,
            tune: Tune::Auto,
            beside: Vec::new(),
            prove: true,
        }
    }
}

/// Trains, evaluating and saving a checkpoint at the end of every epoch; then writes summary and report.
///
/// # Errors
/// [`TrainError::Request`] if `run_dir` holds a run and `resume` is off, or holds none and it is on; those of the
/// recipe, the data, the backend and the disk. [`TrainError::NonFinite`] if training leaves the finite numbers: the
/// summary is written nevertheless, and the newest checkpoint is from before.
pub fn train(config: &TrainConfig, observer: &mut dyn Observer) -> Result<Summary, TrainError> {
    let mut run = Run::prepare(config, observer)?;
    let result = run.train(observer);
    let summary = run.conclude(result.as_ref().err());
    if let Ok(summary) = &summary {
        observer.finished(summary);
    }
    // What ended the training is told before what was wrong with its summary.
    result.and(summary)
}

struct Run {
    recipe: Recipe,
    dir: RunDir,
    plan: DataPlan,
    images: Images,
    engine: Box<dyn Engine>,
    program: TrainProgram,
    eval: EvalProgram,
    masks: Vec<Mask>,
    scalars: Scalars,
    log: MetricsLog,
    state: Vec<DeviceValue>,
    /// Optimizer steps done.
    count: Count,
    /// Those before the newest that were skipped one after the other.
    skipped_in_a_row: u64,
    first_step: u64,
    last_step: u64,
    steps_per_epoch: u64,
    checkpoint_steps: Option<u64>,
    /// The step of the newest checkpoint.
    saved: Option<u64>,
    /// The last evaluation and the step after which it was done.
    evaluation: Option<(u64, Evaluation)>,
    compilation: Compilation,
    clock: Clock,
}

/// Time spent in a run.
struct Clock {
    /// Seconds of earlier sessions.
    before: f64,
    started: Instant,
    /// Time spent on steps in this session.
    stepping: Duration,
    /// Images of these steps.
    images: usize,
    /// When the last step ended, or the next one became possible.
    last: Instant,
}

/// What one optimizer step takes.
struct StepBatch {
    images: usize,
    micro_batches: Vec<DeviceBatch>,
}

/// Steps one after the other that may be skipped: past these the parameters themselves are taken to be at fault.
const MOST_SKIPPED: u64 = 20;

/// Optimizer steps in an epoch of `images` images.
pub(crate) fn steps_per_epoch(recipe: &Recipe, images: usize) -> u64 {
    let rest = images % recipe.batch;
    let more = recipe.partial_window && rest >= recipe.batch / recipe.accumulate;
    (images / recipe.batch) as u64 + u64::from(more)
}

/// A step whose report is not read yet.
struct InFlight {
    step: u64,
    images: usize,
    lr: f64,
    report: StepReport,
}

impl Run {
    fn prepare(config: &TrainConfig, observer: &mut dyn Observer) -> Result<Self, TrainError> {
        let recipe = config.recipe.clone();
        let dir = RunDir::new(&config.run_dir);
        let plan = DataPlan::new(&recipe.data)?;
        let stored = if config.resume && dir.holds_a_run() { dir.choices()? } else { Choices::default() };
        let mut prepared = Prepared::new(recipe.clone(), Problems::new(&plan), &stored)?;
        let step = &prepared.programs().step;
        let checkpoint = admit(config, &dir, step, observer)?;
        let beside = config.beside.iter().map(|other| Losses::read(other)).collect::<Result<Vec<Losses>, _>>()?;
        let images = plan.open()?;
        let steps_per_epoch = steps_per_epoch(&recipe, images.train.count());
        if steps_per_epoch == 0 {
            return Err(TrainError::request("batch", format!("at most {} images", images.train.count()), recipe.batch));
        }
        let total_steps = recipe.epochs as u64 * steps_per_epoch;
        let steps = config.max_steps.unwrap_or(u64::MAX).min(total_steps);
        let entry = step.module.func(&step.manifest.entry).expect("the entry of a rendered module");
        let tunes = !config.resume && config.tune.applies(entry, steps);

        let engine = open_engine(config.backend, config.plugin.clone(), recipe.replicas)?;
        if !config.resume {
            prepared.need(engine.as_ref())?;
        }
        if tunes {
            prepared.tune(engine.as_ref(), observer)?;
        }
        let proof = config.prove.then(|| prove(prepared.programs(), prepared.problem(), observer)).transpose()?;
        let program = prepared.compile(engine.as_ref())?;
        let eval = EvalProgram::compile(engine.as_ref(), &prepared.programs().eval_forward, program.state_slots())?;
        let compilation = program.compilation().and(eval.compilation());
        compilation.note.iter().for_each(|note| observer.noted(note));

        let state = match &checkpoint {
            None => prepared.initial_state(&program)?,
            Some(checkpoint) => restored(checkpoint, &program)?,
        };
        if !config.resume {
            dir.create(&recipe, prepared.programs())?;
        }
        proof.map_or(Ok(()), |proof| dir.write_proof(&proof))?;
        if !beside.is_empty() {
            let json = serde_json::to_vec(&beside).expect("losses are JSON");
            write_atomically(&dir.path().join(BESIDE), &json)?;
        }
        let count = checkpoint.as_ref().map_or_else(Count::default, |checkpoint| Count {
            steps: checkpoint.meta.step,
            skipped: checkpoint.meta.skipped,
        });
        let log = MetricsLog::resume(&dir.metrics(), count.steps)?;
        let now = Instant::now();
        Ok(Self {
            scalars: Scalars::new(&recipe, steps_per_epoch),
            masks: prepared.masks()?,
            recipe,
            dir,
            plan,
            images,
            engine,
            program,
            eval,
            log,
            state,
            count,
            skipped_in_a_row: 0,
            first_step: count.steps,
            last_step: steps.max(count.steps),
            steps_per_epoch,
            checkpoint_steps: config.checkpoint_steps,
            saved: checkpoint.as_ref().map(|checkpoint| checkpoint.meta.step),
            evaluation: None,
            compilation,
            clock: Clock {
                before: checkpoint.map_or(0.0, |checkpoint| checkpoint.meta.seconds),
                started: now,
                stepping: Duration::ZERO,
                images: 0,
                last: now,
            },
        })
    }

    fn train(&mut self, observer: &mut dyn Observer) -> Result<(), TrainError> {
        observer.started(&self.header());
        let step = self.count.steps;
        let last = self.recipe.partial_window.then_some(self.recipe.batch / self.recipe.accumulate);
        let position = Position { epoch: step / self.steps_per_epoch, step: step % self.steps_per_epoch };
        let training = Training { start: position, last, ..self.recipe.training(&self.plan) };
        let source = Arc::clone(&self.images.train);
        let mut loader = Loader::train(source, LoaderConfig::new(self.recipe.batch), training)?;
        let now = Instant::now();
        (self.clock.started, self.clock.last) = (now, now);
        let mut next = self.next_batch(&mut loader)?;
        let mut in_flight: Option<InFlight> = None;
        while let Some(batch) = next {
            let lr = self.scalars.lr(self.count.steps);
            let state = std::mem::take(&mut self.state);
            let (state, report) = self.program.step(state, &batch.micro_batches, &self.scalars, self.count)?;
            self.state = state;
            self.count.steps += 1;
            let step = self.count.steps;
            let before = in_flight.replace(InFlight { step, images: batch.images, lr, report });
            next = self.next_batch(&mut loader)?;
            // Whether a step counts decides on the scalars of the one after it.
            let waited = if self.recipe.non_finite == NonFinite::Skip { in_flight.take() } else { before };
            if let Some(waited) = waited {
                self.settle(waited, observer)?;
            }
            let epoch_ends = step.is_multiple_of(self.steps_per_epoch) || step == self.last_step;
            if epoch_ends || self.checkpoint_steps.is_some_and(|n| n > 0 && step.is_multiple_of(n)) {
                if let Some(last) = in_flight.take() {
                    self.settle(last, observer)?;
                }
                if epoch_ends {
                    self.evaluate(observer)?;
                }
                self.save()?;
                self.clock.last = Instant::now();
            }
        }
        if self.evaluation.is_none() {
            let evaluation = self.eval.evaluate(&self.state, Weights::Own, Arc::clone(&self.images.test))?;
            self.evaluation = Some((self.count.steps, evaluation));
        }
        Ok(())
    }

    /// The batch of the step after those that were started, on its way to the device; `None` after the last.
    fn next_batch(&self, loader: &mut Loader) -> Result<Option<StepBatch>, TrainError> {
        if self.count.steps == self.last_step {
            return Ok(None);
        }
        let Some(batch) = loader.next().transpose()? else { return Ok(None) };
        let images = batch.labels.len();
        let factors = self.factors(images);
        let micro_batches = self.program.upload_batch(batch.images, &batch.labels, &batch.targets, &factors)?;
        Ok(Some(StepBatch { images, micro_batches }))
    }

    /// The factors of each mask for the `images` images of the next step.
    fn factors(&self, images: usize) -> Vec<Vec<f64>> {
        let (epoch, step) = (self.count.steps / self.steps_per_epoch, self.count.steps % self.steps_per_epoch);
        let first = step * self.recipe.batch as u64;
        let positions = || first..first + images as u64;
        let of = |mask: &Mask| positions().flat_map(|at| mask.factors(self.recipe.seed, epoch, at)).collect();
        self.masks.iter().map(of).collect()
    }

    /// Waits for a step and records it.
    fn settle(&mut self, step: InFlight, observer: &mut dyn Observer) -> Result<(), TrainError> {
        let outcome = step.report.wait()?;
        let taken = outcome.ended.duration_since(self.clock.last);
        (self.clock.last, self.clock.stepping) = (outcome.ended, self.clock.stepping + taken);
        self.clock.images += step.images;
        if !outcome.finite && self.recipe.non_finite == NonFinite::Skip && self.skipped_in_a_row < MOST_SKIPPED {
            self.count.skipped += 1;
            self.skipped_in_a_row += 1;
            let record = SkipRecord { step: step.step, epoch: self.epoch_of(step.step) };
            self.log.append(&Record::Skip(record))?;
            observer.noted(&format!("step {} is skipped: a gradient is not finite", step.step));
            return Ok(());
        }
        if !outcome.loss.is_finite() {
            return Err(self.not_finite(step.step, "the loss"));
        }
        if !outcome.finite {
            return Err(self.not_finite(step.step, "a gradient"));
        }
        self.skipped_in_a_row = 0;
        let batch = step.images as f64;
        let record = StepRecord {
            step: step.step,
            epoch: self.epoch_of(step.step),
            lr: step.lr,
            loss: outcome.loss,
            accuracy: outcome.correct / batch,
            images_per_s: batch / taken.as_secs_f64().max(1e-9),
        };
        self.log.append(&Record::Step(record.clone()))?;
        observer.stepped(&record);
        Ok(())
    }

    fn evaluate(&mut self, observer: &mut dyn Observer) -> Result<(), TrainError> {
        let step = self.count.steps;
        let evaluate = |weights| -> Result<Evaluation, TrainError> {
            let evaluation = self.eval.evaluate(&self.state, weights, Arc::clone(&self.images.test))?;
            match evaluation.loss.is_finite() {
                true => Ok(evaluation),
                false => Err(self.not_finite(step, "the loss of the evaluation after it")),
            }
        };
        let evaluation = evaluate(Weights::Own)?;
        let averaged = self.recipe.ema.map(|_| evaluate(Weights::Averaged)).transpose()?;
        let averaged = averaged.map(|Evaluation { loss, accuracy, .. }| Score { loss, accuracy });
        let Evaluation { loss, accuracy, .. } = evaluation;
        let record = EvalRecord { epoch: self.epoch_of(step), step, loss, accuracy, averaged };
        self.log.append(&Record::Eval(record.clone()))?;
        self.evaluation = Some((step, evaluation));
        observer.evaluated(&record);
        Ok(())
    }

    fn save(&mut self) -> Result<(), TrainError> {
        // The records of all steps up to here must be there when the checkpoint is.
        self.log.sync()?;
        let sha256 = &self.program.manifest().sha256;
        let meta = CheckpointMeta::new(&self.recipe, sha256, self.count, self.steps_per_epoch, self.seconds());
        self.dir.checkpoints().save(meta, &self.program.download_state(&self.state)?)?;
        self.saved = Some(self.count.steps);
        Ok(())
    }

    /// Writes summary and report.
    fn conclude(&self, failure: Option<&TrainError>) -> Result<Summary, TrainError> {
        let outcome = match failure {
            Some(TrainError::NonFinite { .. }) => Outcome::Diverged,
            Some(_) => Outcome::Failed,
            None if self.count.steps == self.total_steps() => Outcome::Completed,
            None => Outcome::Stopped,
        };
        let steps = match failure {
            Some(TrainError::NonFinite { step, .. }) => step - 1,
            _ => self.count.steps,
        };
        let records = read_metrics(&self.dir.metrics())?;
        let evals: Vec<&EvalRecord> =
            records.iter().filter_map(|r| if let Record::Eval(e) = r { Some(e) } else { None }).collect();
        let better = |best: &'_ EvalRecord, e: &'_ EvalRecord| e.accuracy > best.accuracy;
        let best = evals.iter().copied().reduce(|best, e| if better(best, e) { e } else { best });
        let header = self.header();
        let images = self.clock.images as f64;
        let summary = Summary {
            outcome,
            failure: failure.map(ToString::to_string),
            dataset: header.dataset,
            net: header.net,
            parameters: header.parameters,
            backend: header.backend.to_owned(),
            seed: self.recipe.seed,
            batch: header.batch,
            epochs: header.epochs,
            total_steps: self.total_steps(),
            steps,
            skipped: self.count.skipped,
            train_images: header.train_images,
            test_images: header.test_images,
            last: evals.last().map(|&e| e.clone()),
            best: best.cloned(),
            seconds: self.seconds(),
            compile_seconds: header.compile_seconds,
            compile_cached: header.compile_cached,
            images_per_s: if images > 0.0 { images / self.clock.stepping.as_secs_f64().max(1e-9) } else { 0.0 },
            classes: self.plan.classes().to_vec(),
            confusion: self.evaluation.as_ref().map_or_else(Vec::new, |(_, e)| e.confusion.clone()),
            report: REPORT_FILE.to_owned(),
        };
        summary.write(&self.dir.summary())?;
        write_report(self.dir.path())?;
        Ok(summary)
    }

    fn header(&self) -> Header {
        let params = self.program.state_slots().filter(|slot| slot.role == Role::Param);
        Header {
            dataset: self.recipe.data.dataset.clone(),
            train_images: self.images.train.count(),
            test_images: self.images.test.count(),
            net: self.recipe.net.clone(),
            parameters: params.map(|slot| slot.ty().numel() as u64).sum(),
            backend: self.engine.row().name,
            device: self.engine.device(),
            compile_seconds: self.compilation.seconds,
            compile_cached: self.compilation.cached,
            batch: self.recipe.batch,
            epochs: self.recipe.epochs as u64,
            steps_per_epoch: self.steps_per_epoch,
            first_step: self.first_step,
            last_step: self.last_step,
            run_dir: self.dir.path().to_path_buf(),
        }
    }

    fn not_finite(&self, step: u64, what: &'static str) -> TrainError {
        TrainError::NonFinite { step, epoch: self.epoch_of(step), what, checkpoint: self.saved }
    }

    fn total_steps(&self) -> u64 {
        self.recipe.epochs as u64 * self.steps_per_epoch
    }

    /// The epoch, from 1, of step `step`, from 1.
    fn epoch_of(&self, step: u64) -> u64 {
        step.saturating_sub(1) / self.steps_per_epoch + 1
    }

    fn seconds(&self) -> f64 {
        self.clock.before + self.clock.started.elapsed().as_secs_f64()
    }
}

/// The engine that is chosen, for programs with this number of replicas, with the user's compile cache.
///
/// # Errors
/// [`TrainError::Engine`] if it is not installed or does not work, and for one that computes wider than state is
/// stored.
pub fn open_engine(choice: Choice, plugin: Option<PathBuf>, replicas: usize) -> Result<Box<dyn Engine>, TrainError> {
    let engine = choice.open(&Options { plugin, replicas, cache: CompileCache::user(), ..Options::default() })?;
    let row = engine.row();
    if row.arithmetic == Arithmetic::Wide {
        return Err(TrainError::request("backend", "one that computes in the declared types", row.name));
    }
    Ok(engine)
}

/// The state of a checkpoint, on the device; what a window of micro-batches begins anew is 0.
fn restored(checkpoint: &Checkpoint, program: &TrainProgram) -> Result<Vec<DeviceValue>, TrainError> {
    let tensor = |slot: &Slot| match slot.role.is_stored() {
        true => Ok(checkpoint.state(slot)?.to_vec()),
        false => Ok(vec![0; slot.ty().size_bytes()]),
    };
    program.upload_state(program.state_slots().map(tensor).collect::<Result<_, TrainError>>()?)
}

/// The quick part of `truestep prove`, told in one line.
///
/// # Errors
/// [`TrainError::Refuted`] if the step is not the recipe.
fn prove(artifacts: &Programs, problem: &Problem, observer: &mut dyn Observer) -> Result<Vec<Row>, TrainError> {
    let started = Instant::now();
    let mut rows = prove_step(&artifacts.step, problem, Effort::Quick, |_| ());
    if artifacts.step.manifest.accumulate > 1 {
        rows.push(prove_accumulate(&artifacts.step, artifacts.accumulate.as_ref(), problem));
    }
    let claimed = || rows.iter().filter(|row| row.claimed);
    if let Some(Row { law, statement, verdict, .. }) = claimed().find(|row| row.verdict.is_refuted()) {
        let law = format!("{law} ({statement})");
        return Err(TrainError::Refuted { law, witness: verdict.to_string() });
    }
    let taken = started.elapsed().as_secs_f64();
    let names = |proved: bool| -> Vec<&str> {
        claimed().filter(|row| row.verdict.is_proved() == proved).map(|row| &*row.law).collect()
    };
    let mut line = format!("proved from the text in {taken:.1} s: {}", names(true).join(", "));
    if !names(false).is_empty() {
        line += &format!("; NOT DECIDED: {}", names(false).join(", "));
    }
    observer.noted(&line);
    Ok(rows)
}

/// Whether the run may begin or go on in `dir`; gives the checkpoint to go on from.
fn admit(
    config: &TrainConfig,
    dir: &RunDir,
    step: &Artifact,
    observer: &mut dyn Observer,
) -> Result<Option<Checkpoint>, TrainError> {
    let path = dir.path().display();
    match (dir.holds_a_run(), config.resume) {
        (false, false) => Ok(None),
        (false, true) => Err(TrainError::request("run to resume", format!("a run in {path}"), "none")),
        (true, false) => Err(TrainError::request("run directory", "one without a run, or --resume", path)),
        (true, true) => {
            same_recipe(&dir.recipe_path(), &config.recipe, &dir.recipe()?)?;
            let (checkpoint, refused) = dir.checkpoints().newest()?;
            refused.iter().for_each(|error| observer.refused(error));
            if let Some(Checkpoint { path, meta, .. }) = &checkpoint {
                meta.admits(path, &config.recipe, &step.manifest.sha256)?;
            }
            Ok(checkpoint)
        }
    }
}
