//! The gates.

use truestep_engine::{Arithmetic, ENGINES, Engine, INTERP_F64, Row};
use truestep_mutants::Mutant;
use truestep_step::{Artifact, Choices, Forms, Kind, Problem, Recipe, Role, render_with};

use super::inputs::{NORMALISED, inputs};
use super::measure::{GateReport, Run, Trial};
use crate::error::TrainError;
use crate::forms::needed_forms;

/// A claim about train steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gate {
    /// With batch norm, 2 replicas of b images are one device with 2·b. The shards differ in mean.
    SyncBn,
    /// Without batch norm, the same.
    NoNorm,
    /// One batch repeated 4 times is that batch once. Running variances are kept biased: the unbiased ones differ by
    /// the factor m/(m − 1), m being the number of values per channel.
    BatchRepeat,
    /// After 3 steps, 4 replicas hold the same state, bit for bit.
    ReplicasBitEqual,
    /// An engine computes what the reference does, from a text in the forms that it needs.
    Engines,
}

/// A gate on one network, with one optimizer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GateCase {
    /// The claim.
    pub gate: Gate,
    /// The network.
    pub net: &'static str,
    /// The optimizer.
    pub optimizer: &'static str,
    /// Height and width of the images, in pixels.
    side: usize,
}

/// Which of a gate's controls are run: each is a program to compile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Controls {
    /// Every one.
    All,
    /// The first: a mistake that one can make without changing a program, where there is one.
    First,
}

impl Gate {
    /// Every gate.
    pub const ALL: [Gate; 5] = [Gate::SyncBn, Gate::NoNorm, Gate::BatchRepeat, Gate::ReplicasBitEqual, Gate::Engines];

    /// Its name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Gate::SyncBn => "sync-bn",
            Gate::NoNorm => "no-norm",
            Gate::BatchRepeat => "batch-repeat",
            Gate::ReplicasBitEqual => "replicas-bit-equal",
            Gate::Engines => "engines",
        }
    }

    /// The networks it is for, each with the side of images that leaves one pixel before the head.
    fn nets(self) -> &'static [(&'static str, usize)] {
        match self {
            Gate::SyncBn => &[("cifar8w-bn", 16), ("resnet18", 32), ("resnet34", 32)],
            Gate::NoNorm => &[("cifar8", 16)],
            Gate::BatchRepeat | Gate::ReplicasBitEqual => &[("cifar8w-bn", 16), ("resnet18", 32)],
            Gate::Engines => &[("linear", 8), ("mlp", 8), ("cnn", 8), ("cifar8-bn", 16), ("resnet18", 32)],
        }
    }

    /// Replicas of the run that it is about.
    fn replicas(self) -> usize {
        match self {
            Gate::SyncBn | Gate::NoNorm => 2,
            Gate::BatchRepeat | Gate::Engines => 1,
            Gate::ReplicasBitEqual => MAX_REPLICAS,
        }
    }
}

/// The most replicas of any gate.
pub const MAX_REPLICAS: usize = 4;

/// How often a batch is repeated.
const REPEATS: usize = 4;

/// Images per replica.
const BATCH: usize = 4;

const CLASSES: usize = 10;

const LOCAL_STATISTICS: &str = "norm.statistics=per-replica-unequal";

const BIASED: &str = "norm.variance=biased";

impl GateCase {
    /// Every gate on each of its networks, with each optimizer.
    pub fn all() -> impl Iterator<Item = GateCase> {
        Gate::ALL.into_iter().flat_map(|gate| {
            gate.nets().iter().flat_map(move |&(net, side)| {
                ["heavy-ball", "adamw"].map(|optimizer| GateCase { gate, net, optimizer, side })
            })
        })
    }

    /// The names of the engines that the gate asks for: the tight reference, or the embedded engine where bits are
    /// compared; and XLA. [`Gate::Engines`] asks for every one but the reference.
    pub fn engines(&self) -> Vec<&'static str> {
        match self.gate {
            Gate::ReplicasBitEqual => vec!["embedded", "xla"],
            Gate::SyncBn | Gate::NoNorm | Gate::BatchRepeat => vec!["interp-f64", "xla"],
            Gate::Engines => ENGINES.into_iter().filter(|&row| *row != INTERP_F64).map(|row| row.name).collect(),
        }
    }

    /// Runs the gate on an engine.
    ///
    /// # Errors
    /// [`TrainError::Recipe`] or [`TrainError::Request`] for a network that the gate is not for; the engine's.
    pub fn run(&self, engine: &dyn Engine, controls: Controls) -> Result<GateReport, TrainError> {
        let mut trial = self.trial(engine.row())?;
        if controls == Controls::First {
            trial.controls.truncate(1);
        }
        let (worst, controls, verdict) = trial.measure(engine)?;
        Ok(GateReport {
            gate: self.gate.name(),
            net: self.net,
            optimizer: self.optimizer,
            engine: engine.row().name,
            tolerance: trial.tolerance,
            worst,
            controls,
            verdict,
        })
    }

    /// The largest relative difference that is allowed.
    ///
    /// * f64, 1e-10: rounding is 1e-16; sums of up to 10⁴ terms and the cancellation in gradients that are nearly zero
    ///   beside their moments make it about 1e-13.
    /// * f32, 1e-3: rounding is 6e-8, which the same sums and twenty layers make 1e-5 to 1e-4.
    /// * f32 against f64 on networks of few layers, 1e-5.
    /// * Bit-equality allows nothing.
    fn tolerance(&self, arithmetic: Arithmetic) -> f64 {
        match (self.gate, arithmetic) {
            (Gate::ReplicasBitEqual, _) => 0.0,
            (_, Arithmetic::Wide) => 1e-10,
            (Gate::Engines, Arithmetic::Declared) if self.net != "resnet18" => 1e-5,
            (_, Arithmetic::Declared) => 1e-3,
        }
    }

    fn trial(&self, row: &Row) -> Result<Trial, TrainError> {
        let mutants = |run: &Run, ids: &[&'static str]| {
            ids.iter().map(|&id| Ok((id, run.mutated(id)?))).collect::<Result<Vec<_>, TrainError>>()
        };
        let (expected, run, controls) = match self.gate {
            Gate::SyncBn => {
                let run = self.on(2, &[])?;
                let mut controls = mutants(&run, &["drop-chan", "local-xhat-gamma", "no-backward-collective"])?;
                controls.insert(0, ("per-replica statistics", self.on(2, &[LOCAL_STATISTICS])?));
                (Some(self.on(1, &[])?), run, controls)
            }
            Gate::NoNorm => {
                let run = self.on(2, &[])?;
                let mut controls = mutants(&run, &["no-gradient-collective", "gradient-sum"])?;
                controls.insert(0, ("same shard twice", run.with_the_first_shard_everywhere()));
                (Some(self.on(1, &[])?), run, controls)
            }
            Gate::BatchRepeat => {
                let once = self.on(1, &[BIASED])?;
                let run = once.repeated(self.artifact(1, REPEATS * BATCH, &[BIASED])?);
                let controls = vec![("one image changed", run.with_an_image_changed())];
                (Some(once), run, controls)
            }
            Gate::ReplicasBitEqual => {
                let run = self.on(self.gate.replicas(), &[])?;
                let controls = mutants(&run, &["no-gradient-collective", "no-gradient-collective-one"])?;
                (None, run, controls)
            }
            Gate::Engines => {
                let expected = self.on(1, &[])?;
                let forms = needed_forms(row, [&expected.artifact]);
                let run = Run { artifact: self.written(1, BATCH, &[], forms)?, inputs: expected.inputs.clone() };
                let mut controls = mutants(&run, &["gradient-of-sum"])?;
                controls.insert(0, ("one image changed", run.with_an_image_changed()));
                (Some(expected), run, controls)
            }
        };
        let steps = if self.gate == Gate::ReplicasBitEqual { 3 } else { 1 };
        let reference = (self.gate == Gate::Engines).then_some(&INTERP_F64);
        Ok(Trial { expected, reference, run, steps, tolerance: self.tolerance(row.arithmetic), controls })
    }

    /// The step of the gate's global batch on so many replicas, with its inputs.
    fn on(&self, replicas: usize, set: &[&str]) -> Result<Run, TrainError> {
        let shards = self.gate.replicas();
        let artifact = self.artifact(replicas, shards * BATCH, set)?;
        let inputs = inputs(&artifact.manifest, &self.problem(), shards)?;
        Ok(Run { artifact, inputs })
    }

    fn artifact(&self, replicas: usize, batch: usize, set: &[&str]) -> Result<Artifact, TrainError> {
        self.written(replicas, batch, set, Forms::new())
    }

    fn written(&self, replicas: usize, batch: usize, set: &[&str], forms: Forms) -> Result<Artifact, TrainError> {
        let mut overrides = vec![
            format!("net={}", self.net),
            format!("batch={batch}"),
            format!("replicas={replicas}"),
            format!("optimizer={{name='{}'}}", self.optimizer),
            "loss.smoothing=0.1".to_owned(),
        ];
        overrides.extend(set.iter().map(ToString::to_string));
        let choices = Choices { forms, ..Choices::default() };
        Ok(render_with(&Recipe::preset("cifar8", &overrides)?, &self.problem(), Kind::TrainStep, &choices)?)
    }

    fn problem(&self) -> Problem {
        let image = [self.side, self.side, 3];
        Problem { image, classes: CLASSES, mean: vec![NORMALISED; 3], std: vec![NORMALISED; 3] }
    }
}

/// Runs with a difference.
impl Run {
    fn mutated(&self, id: &str) -> Result<Run, TrainError> {
        let mutant = Mutant::find(id).and_then(|mutant| mutant.apply(&self.artifact));
        let variant = &self.artifact.manifest.variant;
        let artifact = mutant.ok_or_else(|| TrainError::request("control", id, format!("no place in {variant}")))?;
        Ok(Run { artifact, inputs: self.inputs.clone() })
    }

    fn with_the_first_shard_everywhere(&self) -> Run {
        let mut inputs = self.inputs.clone();
        let replicas = self.artifact.manifest.replicas;
        for i in self.batch_inputs() {
            let shard = inputs[i].len() / replicas;
            inputs[i] = inputs[i][..shard].repeat(replicas);
        }
        Run { artifact: self.artifact.clone(), inputs }
    }

    /// `artifact` on the same state, with the batch repeated.
    fn repeated(&self, artifact: Artifact) -> Run {
        let mut inputs = self.inputs.clone();
        self.batch_inputs().for_each(|i| inputs[i] = inputs[i].repeat(REPEATS));
        Run { artifact, inputs }
    }

    /// The first image mirrored in its centre, its channels exchanged.
    fn with_an_image_changed(&self) -> Run {
        let mut inputs = self.inputs.clone();
        let manifest = &self.artifact.manifest;
        for i in manifest.inputs_of(Role::Image) {
            let image = inputs[i].len() / (manifest.replicas * manifest.batch);
            inputs[i][..image].reverse();
        }
        Run { artifact: self.artifact.clone(), inputs }
    }

    fn batch_inputs(&self) -> impl Iterator<Item = usize> + '_ {
        [Role::Image, Role::Mask, Role::Target].into_iter().flat_map(|role| self.artifact.manifest.inputs_of(role))
    }
}

#[cfg(test)]
mod tests {
    use truestep_engine::Options;

    use super::super::measure::Verdict;
    use super::*;

    fn reference() -> Box<dyn Engine> {
        INTERP_F64.open(&Options::default()).unwrap()
    }

    fn case() -> GateCase {
        GateCase::all().find(|case| case.gate == Gate::SyncBn).unwrap()
    }

    #[test]
    fn a_control_that_cannot_be_seen_makes_a_gate_vacuous() {
        let mut trial = case().trial(&INTERP_F64).unwrap();
        trial.controls.retain(|(what, _)| *what == "drop-chan");
        assert_eq!(trial.measure(reference().as_ref()).unwrap().2, Verdict::Pass);
        // With equal shards, what Chan's formula adds is zero.
        let inputs = trial.run.with_the_first_shard_everywhere().inputs;
        for run in [trial.expected.as_mut().unwrap(), &mut trial.run, &mut trial.controls[0].1] {
            run.inputs.clone_from(&inputs);
        }
        assert_eq!(trial.measure(reference().as_ref()).unwrap().2, Verdict::Vacuous);
    }

    #[test]
    fn a_mutant_in_place_of_the_step_fails() {
        let mut trial = case().trial(&INTERP_F64).unwrap();
        trial.run = trial.run.mutated("norm-gradient-twice").unwrap();
        let (_, _, verdict) = trial.measure(reference().as_ref()).unwrap();
        assert_eq!(verdict, Verdict::Fail);
    }
}
