//! Trying mutants: does a mistake change what is computed, and which law refuses it?

use crate::behaviour::Behaviour;
use crate::mutant::Mutant;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::ops::ControlFlow::{Break, Continue};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;
use truestep_prove::{Effort, Verdict, decide_until, reduced};
use truestep_step::{Artifact, Kind, Problem, Recipe, RecipeError, render};

/// A train step on which mutants are tried, with what it computes.
#[derive(Debug)]
pub struct Specimen {
    /// The step.
    pub artifact: Artifact,
    /// What it was rendered for.
    pub problem: Problem,
    behaviour: Behaviour,
}

/// What became of one mutant.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Trial {
    /// The mutant's id.
    pub mutant: Cow<'static, str>,
    /// The step it was written into.
    pub step: String,
    /// Whether the mistake makes a difference.
    pub shown: Shown,
    /// The law that the recipe claims and that refuses it, with the witness: the first that does, the mutant's own
    /// looked at first.
    pub refused_by: Option<(Cow<'static, str>, String)>,
    /// The laws that were left open before it.
    pub open: Vec<Cow<'static, str>>,
    /// Time it took, in seconds.
    pub seconds: f64,
}

/// How a mistake shows before anything is proved.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shown {
    /// The largest relative difference of an output, by its length, in `f64`; ∞ where one of the two is not a number.
    Difference(f64),
    /// The interface differs: nothing is computed otherwise.
    Interface,
}

/// The verdict on a mutant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It changes what is computed, and a law refutes it.
    Refused,
    /// It changes what is computed, and no law refutes it: a hole in the laws.
    Survived,
    /// No difference was seen: it is not counted.
    Equivalent,
}

/// Relative difference past which a mistake counts as shown: rounding in `f64` makes less than 1e-10.
pub const THRESHOLD: f64 = 1e-6;

impl Specimen {
    /// The step as it is.
    pub fn new(artifact: Artifact, problem: Problem) -> Specimen {
        Specimen { artifact, problem, behaviour: Behaviour::default() }
    }

    /// The step, rendered again for few and small images where it is for many or large ones.
    pub fn small(artifact: &Artifact, problem: &Problem) -> Specimen {
        const SIDE: usize = 32;
        let (artifact, problem) =
            reduced(artifact, problem, SIDE).unwrap_or_else(|| (artifact.clone(), problem.clone()));
        Specimen::new(artifact, problem)
    }

    /// The step with the mistake in it, and how that shows; `None` where there is no place for it.
    fn mutated(&self, mutant: &Mutant) -> Option<(Artifact, Shown)> {
        let mutated = mutant.apply(&self.artifact)?;
        let shown = if mutant.computes() {
            Shown::Difference(self.behaviour.difference(&self.artifact, &mutated, THRESHOLD))
        } else {
            Shown::Interface
        };
        Some((mutated, shown))
    }

    fn decide(&self, mutated: &Artifact, shown: Shown, mutant: &Mutant, start: Instant) -> Trial {
        let (mut refused_by, mut open) = (None, Vec::new());
        let _ = decide_until(mutated, &self.problem, Effort::Quick, Some(mutant.law), |row| {
            match row.verdict {
                Verdict::Refuted { witness } if row.claimed => {
                    refused_by = Some((row.law, witness));
                    return Break(());
                }
                Verdict::Unknown { .. } if row.claimed => open.push(row.law),
                _ => {}
            }
            Continue(())
        });
        let (step, seconds) = (self.artifact.manifest.variant.clone(), start.elapsed().as_secs_f64());
        Trial { mutant: mutant.id.into(), step, shown, refused_by, open, seconds }
    }
}

impl Trial {
    /// The verdict.
    pub fn outcome(&self) -> Outcome {
        match self.shown {
            Shown::Difference(d) if d < THRESHOLD => Outcome::Equivalent,
            _ if self.refused_by.is_none() => Outcome::Survived,
            _ => Outcome::Refused,
        }
    }
}

/// Small steps in which every mutant has a place: optimizers on a network of one layer, then networks.
///
/// # Errors
/// [`RecipeError`] of a preset that these sizes do not fit.
pub fn specimens() -> Result<Vec<Specimen>, RecipeError> {
    const BATCH: &str = "batch=4";
    const SMOOTH: &str = "loss.smoothing=0.1";
    const LAMB: &str = "optimizer={name='lamb',weight_decay=0.5}";
    const NESTEROV: &str = "optimizer={name='heavy-ball',nesterov=true,weight_decay=0.05,decay_mask=true}";
    const RMSPROP: &str = "optimizer={name='rmsprop-tf',eps=0.01,weight_decay=0.05}";
    let steps: [(&str, [usize; 3], &[&str]); 11] = [
        ("mnist-linear", [8, 8, 3], &["replicas=2", "optimizer={name='adamw',weight_decay=0.05}"]),
        ("mnist-linear", [8, 8, 3], &["replicas=2", "optimizer={name='heavy-ball',weight_decay=0.01}"]),
        ("mnist-linear", [8, 8, 3], &["optimizer={name='sgd',weight_decay=0.01}"]),
        // a threshold that some smoothed targets equal
        ("mnist-linear", [8, 8, 3], &["replicas=2", "loss={name='bce',smoothing=0.2,target_threshold=0.02}"]),
        ("cifar8w-bn", [16, 16, 3], &["replicas=2"]),
        ("fashion-mnist-cnn", [8, 8, 1], &["replicas=2", "dropout=0.25"]),
        ("fashion-mnist-resnet18", [36, 36, 3], &["replicas=2", "optimizer={name='sgd'}", "drop_path=0.3"]),
        ("mnist-linear", [8, 8, 3], &["replicas=2", "batch=8", "accumulate=2", "clip=0.01", "ema=0.99", LAMB]),
        ("mnist-linear", [8, 8, 3], &["replicas=2", "clip=1000.0", "ema=0.99", NESTEROV]),
        ("mnist-linear", [8, 8, 3], &["replicas=2", "clip=0.01", RMSPROP]),
        ("cifar8w-bn", [16, 16, 3], &["replicas=2", "batch=8", "accumulate=2", "ema=0.99", "optimizer={name='sgd'}"]),
    ];
    let specimen = |(preset, image, set): (&str, [usize; 3], &[&str])| {
        let set: Vec<String> = [BATCH, SMOOTH].iter().chain(set).map(ToString::to_string).collect();
        let recipe = Recipe::preset(preset, &set)?;
        let channels = image[2];
        let (mean, std) = ([0.4914, 0.4822, 0.4465], [0.2023, 0.1994, 0.201]);
        let problem = Problem { image, classes: 10, mean: mean[..channels].to_vec(), std: std[..channels].to_vec() };
        let artifact = render(&recipe, &problem, Kind::TrainStep)?;
        Ok(Specimen::new(artifact, problem))
    };
    steps.into_iter().map(specimen).collect()
}

/// Tries every mutant on the first of these steps where it shows, or else the last where it has a place (one that is
/// known to be equal: the first); `done` is told each trial as it comes. Mutants without a place are left out.
pub fn trials(specimens: &[Specimen], done: impl Fn(&Trial) + Sync) -> Vec<Trial> {
    let mutants: Vec<&'static Mutant> = Mutant::all().collect();
    let one = |mutant: &'static Mutant| {
        let start = Instant::now();
        let mut found = None;
        for specimen in specimens {
            let Some((mutated, shown)) = specimen.mutated(mutant) else { continue };
            found = Some((specimen, mutated, shown));
            if mutant.law.is_empty() || !matches!(shown, Shown::Difference(d) if d < THRESHOLD) {
                break;
            }
        }
        let (specimen, mutated, shown) = found?;
        let trial = specimen.decide(&mutated, shown, mutant, start);
        done(&trial);
        Some(trial)
    };
    // not tasks of the pool that runs use: while it waits for a part of a run, a task of that pool starts other tasks
    let threads = std::thread::available_parallelism().map_or(1, usize::from).min(mutants.len());
    let next = AtomicUsize::new(0);
    let worker = || {
        let numbers = std::iter::repeat_with(|| next.fetch_add(1, Ordering::Relaxed));
        numbers.map_while(|i| Some((i, one(mutants.get(i)?)))).collect::<Vec<_>>()
    };
    let mut all: Vec<(usize, Option<Trial>)> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(worker)).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("trials do not panic")).collect()
    });
    all.sort_by_key(|(i, _)| *i);
    all.into_iter().filter_map(|(_, trial)| trial).collect()
}
