//! Running claims and controls, and judging them.

use std::collections::HashMap;

use serde::Serialize;
use truestep_engine::{DeviceValue, Engine, Input, Options, Row};
use truestep_step::{Artifact, Manifest, Role, Slot};

use crate::error::TrainError;
use crate::loaded::Loaded;

/// The elements of every input or output, in order, as real numbers.
pub(super) type Values = Vec<Vec<f64>>;

/// A control must miss by at least this many times the tolerance.
pub const MARGIN: f64 = 10.0;

/// A difference between an output that was found and the one expected.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Miss {
    /// `‖found − expected‖ / ‖expected‖`, Euclidean over the tensor; infinite where something is not finite.
    pub relative: f64,
    /// The output's role and name.
    pub output: String,
    /// The replica that it was found on.
    pub replica: usize,
}

/// A run with a mistake in it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Control {
    /// The mistake.
    pub what: &'static str,
    /// The largest difference that it makes.
    pub miss: Miss,
    /// The difference over the tolerance; `None` where the tolerance is 0.
    pub ratio: Option<f64>,
    /// Whether it misses by [`MARGIN`] times the tolerance.
    pub seen: bool,
}

/// What a gate came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The claim holds within the tolerance, and every control misses by far.
    Pass,
    /// The claim does not hold.
    Fail,
    /// The claim holds, and a control does not miss by far: nothing is shown.
    Vacuous,
}

/// A gate with its measurements.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct GateReport {
    /// The gate's name.
    pub gate: &'static str,
    /// The network.
    pub net: &'static str,
    /// The optimizer.
    pub optimizer: &'static str,
    /// The engine.
    pub engine: &'static str,
    /// The largest relative difference allowed.
    pub tolerance: f64,
    /// The largest relative difference found.
    pub worst: Miss,
    /// The controls.
    pub controls: Vec<Control>,
    /// The outcome.
    pub verdict: Verdict,
}

/// A program with its global inputs.
pub(super) struct Run {
    pub(super) artifact: Artifact,
    pub(super) inputs: Values,
}

/// One claim with its controls.
pub(super) struct Trial {
    /// The run on one device whose outputs every replica must have; `None`: those of replica 0 of the run itself.
    pub(super) expected: Option<Run>,
    /// The engine that it runs on, if it is not that of the other runs.
    pub(super) reference: Option<&'static Row>,
    pub(super) run: Run,
    /// How many steps are taken, the state of one being the next one's.
    pub(super) steps: usize,
    pub(super) tolerance: f64,
    /// Runs with a mistake, each with its name.
    pub(super) controls: Vec<(&'static str, Run)>,
}

impl Trial {
    /// The miss of the claim, the controls and the verdict.
    pub(super) fn measure(&self, engine: &dyn Engine) -> Result<(Miss, Vec<Control>, Verdict), TrainError> {
        let mut programs = Programs { engine, loaded: HashMap::new() };
        let expected = match (&self.expected, self.reference) {
            (Some(run), Some(row)) => {
                let reference = row.open(&Options::default())?;
                Some(outputs(&Loaded::new(reference.as_ref(), &run.artifact)?, &run.inputs, self.steps)?)
            }
            (Some(run), None) => Some(programs.run(run, self.steps)?),
            (None, _) => None,
        };
        let of = self.expected.as_ref().map(|run| &run.artifact.manifest);
        let expected = expected.map(|mut values| values.remove(0)).zip(of);
        let mut miss = |run| -> Result<Miss, TrainError> {
            let found = programs.run(run, self.steps)?;
            let manifest = &run.artifact.manifest;
            Ok(match &expected {
                Some((values, of)) => worst(&found, manifest, 0, values, of),
                None => worst(&found[1..], manifest, 1, &found[0], manifest),
            })
        };
        let worst = miss(&self.run)?;
        let mut controls = Vec::with_capacity(self.controls.len());
        for (what, run) in &self.controls {
            let miss = miss(run)?;
            let seen = miss.relative > 0.0 && miss.relative >= MARGIN * self.tolerance;
            let ratio = (self.tolerance > 0.0).then(|| miss.relative / self.tolerance);
            controls.push(Control { what, miss, ratio, seen });
        }
        let verdict = verdict(worst.relative <= self.tolerance, &controls);
        Ok((worst, controls, verdict))
    }
}

/// A claim without controls shows nothing.
fn verdict(holds: bool, controls: &[Control]) -> Verdict {
    match holds {
        false => Verdict::Fail,
        true if !controls.is_empty() && controls.iter().all(|control| control.seen) => Verdict::Pass,
        true => Verdict::Vacuous,
    }
}

/// The programs of a trial, each text made ready once.
struct Programs<'a> {
    engine: &'a dyn Engine,
    loaded: HashMap<&'a str, Loaded>,
}

impl<'a> Programs<'a> {
    /// The outputs of every replica after some steps.
    fn run(&mut self, run: &'a Run, steps: usize) -> Result<Vec<Values>, TrainError> {
        let text = run.artifact.text.as_str();
        if !self.loaded.contains_key(text) {
            self.loaded.insert(text, Loaded::new(self.engine, &run.artifact)?);
        }
        outputs(&self.loaded[text], &run.inputs, steps)
    }
}

/// The outputs of every replica after `steps` steps from these global inputs, the state of one being the next one's.
pub(super) fn outputs(program: &Loaded, inputs: &Values, steps: usize) -> Result<Vec<Values>, TrainError> {
    let manifest = program.manifest();
    let upload = |(i, numbers): (usize, &Vec<f64>)| program.upload_numbers(i, numbers);
    let given = inputs.iter().enumerate().map(upload).collect::<Result<Vec<DeviceValue>, _>>()?;
    let mut last: Vec<DeviceValue> = Vec::new();
    for _ in 0..steps {
        let next = |slot: &Slot| slot.donated_to.and_then(|to| last.get(to));
        let values = manifest.inputs.iter().zip(&given).map(|(slot, given)| Input::Keep(next(slot).unwrap_or(given)));
        last = program.run(values.collect())?;
    }
    let mut replicas = vec![Values::new(); manifest.replicas];
    for (i, value) in last.iter().enumerate() {
        let of_replicas = program.download_numbers(i, value)?;
        replicas.iter_mut().zip(of_replicas).for_each(|(outputs, numbers)| outputs.push(numbers));
    }
    Ok(replicas)
}

/// The largest difference of the replicas' outputs, numbered from `first`, from `expected`. Correct counts are compared
/// as parts of the batch.
fn worst(found: &[Values], manifest: &Manifest, first: usize, expected: &Values, of: &Manifest) -> Miss {
    let rows = |m: &Manifest| (m.replicas * m.batch) as f64;
    let mut worst = Miss { relative: 0.0, output: "none".into(), replica: first };
    for (r, outputs) in found.iter().enumerate() {
        for ((slot, f), e) in manifest.outputs.iter().zip(outputs).zip(expected) {
            let scale = if slot.role == Role::Correct { rows(of) / rows(manifest) } else { 1.0 };
            let relative = difference(f, e, scale);
            if relative > worst.relative {
                worst = Miss { relative, output: format!("{} {}", symbol(slot.role), slot.name), replica: first + r };
            }
        }
    }
    worst
}

/// `‖scale·found − expected‖ / ‖expected‖`: 0 for equal bits only, infinite where anything is not finite.
pub(super) fn difference(found: &[f64], expected: &[f64], scale: f64) -> f64 {
    let norm = |values: &mut dyn Iterator<Item = f64>| values.map(|v| v * v).sum::<f64>().sqrt();
    let apart = norm(&mut found.iter().zip(expected).map(|(f, e)| scale * f - e));
    let length = norm(&mut expected.iter().copied());
    let equal = found.iter().zip(expected).all(|(f, e)| (scale * f).to_bits() == e.to_bits());
    match apart / length {
        _ if !apart.is_finite() || found.len() != expected.len() => f64::INFINITY,
        _ if equal => 0.0,
        relative if relative.is_nan() => f64::MIN_POSITIVE,
        relative => relative.max(f64::MIN_POSITIVE),
    }
}

/// How the literature writes an output of this role.
fn symbol(role: Role) -> &'static str {
    match role {
        Role::Param => "θ'",
        Role::FirstMoment => "m'",
        Role::SecondMoment => "v'",
        Role::Accumulator => "G'",
        Role::Shadow => "E'",
        Role::RunningMean => "μ'",
        Role::RunningVar => "σ²'",
        _ => "",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_are_relative_to_the_length() {
        assert_eq!(difference(&[3.0, 4.5], &[3.0, 4.0], 1.0), 0.1);
        assert_eq!(difference(&[1.5, 2.0], &[3.0, 4.0], 2.0), 0.0);
        assert!(difference(&[0.0], &[-0.0], 1.0) > 0.0, "bits differ");
        for (found, expected) in [(vec![1.0], vec![0.0]), (vec![f64::NAN], vec![f64::NAN]), (vec![], vec![1.0])] {
            assert_eq!(difference(&found, &expected, 1.0), f64::INFINITY, "{found:?} {expected:?}");
        }
    }

    #[test]
    fn a_gate_passes_only_if_every_control_misses() {
        let control = |seen| {
            let miss = Miss { relative: 1.0, output: String::new(), replica: 0 };
            Control { what: "", miss, ratio: None, seen }
        };
        assert_eq!(verdict(true, &[control(true), control(true)]), Verdict::Pass);
        assert_eq!(verdict(true, &[control(true), control(false)]), Verdict::Vacuous);
        assert_eq!(verdict(true, &[]), Verdict::Vacuous);
        assert_eq!(verdict(false, &[control(true)]), Verdict::Fail);
        assert_eq!(verdict(false, &[]), Verdict::Fail);
    }
}
