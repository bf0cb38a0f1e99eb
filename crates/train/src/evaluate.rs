//! Evaluation: every image once, class by class.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use truestep_data::{Loader, LoaderConfig, Source};
use truestep_engine::{Compilation, DeviceValue, Engine, Input, Pending};
use truestep_ir::{ElemType, decode_elements};
use truestep_step::{Artifact, Manifest, Recipe, Role, Slot};

use crate::error::TrainError;
use crate::loaded::Loaded;
use crate::program::{lacks, only_input, rows};
use crate::tensors::to_slot;

/// What came of an evaluation.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Evaluation {
    /// Images counted.
    pub images: u64,
    /// Mean cross-entropy, without smoothing.
    pub loss: f64,
    /// Part of the images that is classified correctly, 0 to 1.
    pub accuracy: f64,
    /// `confusion[k][j]`: images of class `k` taken for class `j`.
    pub confusion: Vec<Vec<u64>>,
}

/// Which parameters and statistics are used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Weights {
    /// Those that training has arrived at.
    #[default]
    Own,
    /// Their moving averages.
    Averaged,
}

impl Weights {
    /// Where in a state what has this role is found.
    pub(crate) fn role(self, role: Role) -> Role {
        match self {
            Weights::Own => role,
            Weights::Averaged => role.average().unwrap_or(role),
        }
    }

    /// Whether a run of `recipe` has them.
    pub(crate) fn admitted(self, recipe: &Recipe) -> Result<(), TrainError> {
        match (self, recipe.ema) {
            (Weights::Averaged, None) => Err(TrainError::request("averaged weights", "a recipe with `ema`", "none")),
            _ => Ok(()),
        }
    }
}

/// A compiled eval forward.
pub struct EvalProgram {
    program: Loaded,
    /// Where each input comes from; the image, which comes with the call, is `None`.
    sources: Vec<Option<usize>>,
    /// The same for moving averages, where the state has them.
    averages: Option<Vec<Option<usize>>>,
    image: usize,
    logits: usize,
}

impl EvalProgram {
    /// Compiles an eval forward that reads a state with the tensors `state`, matched by role and name.
    ///
    /// # Errors
    /// Those of [`Loaded::new`]; [`TrainError::Request`] if the state lacks a tensor or has another type for it.
    pub fn compile<'a>(
        engine: &dyn Engine,
        artifact: &Artifact,
        state: impl IntoIterator<Item = &'a Slot>,
    ) -> Result<Self, TrainError> {
        let manifest = &artifact.manifest;
        let image = only_input(manifest, Role::Image)?;
        let logits = manifest.output_of(Role::Logits).ok_or_else(|| lacks(manifest, "output", Role::Logits))?;
        let state: Vec<&Slot> = state.into_iter().collect();
        let source = |weights: Weights, (i, slot): (usize, &Slot)| {
            if i == image {
                return Ok(None);
            }
            let role = weights.role(slot.role);
            let found = state.iter().position(|s| s.role == role && s.name == slot.name);
            let fits = found.filter(|&at| state[at].ty() == slot.ty());
            let describe = || found.map_or("no such state".to_owned(), |at| state[at].ty().to_string());
            fits.map(Some).ok_or_else(|| TrainError::request(&slot.name, slot.ty(), describe()))
        };
        let sources = |weights| -> Result<Vec<Option<usize>>, TrainError> {
            manifest.inputs.iter().enumerate().map(|slot| source(weights, slot)).collect()
        };
        let averaged = state.iter().any(|slot| slot.role == Role::Shadow);
        let averages = averaged.then(|| sources(Weights::Averaged)).transpose()?;
        Ok(Self { sources: sources(Weights::Own)?, averages, program: Loaded::new(engine, artifact)?, image, logits })
    }

    /// Its manifest.
    pub fn manifest(&self) -> &Manifest {
        self.program.manifest()
    }

    /// How the program came about.
    pub fn compilation(&self) -> &Compilation {
        self.program.compilation()
    }

    /// Images per call, over all replicas.
    pub fn batch(&self) -> usize {
        rows(self.manifest(), self.image)
    }

    /// Brings a state to the device that holds the tensors of this program only, in the order of its inputs.
    pub(crate) fn upload_state(&self, tensors: Vec<Vec<u8>>) -> Result<Vec<DeviceValue>, TrainError> {
        let inputs = (0..self.sources.len()).filter(|&i| i != self.image);
        let upload =
            |(input, bytes): (usize, _)| self.program.upload(input, to_slot(&self.manifest().inputs[input], bytes));
        inputs.zip(tensors).map(upload).collect()
    }

    /// Starts to compute the logits `[N, classes]` of images `[N, h, w, c]`, N being [`EvalProgram::batch`].
    ///
    /// # Errors
    /// [`TrainError::Request`] if the images are not as many, or for averages that the state has not; the device's.
    pub fn logits(&self, state: &[DeviceValue], weights: Weights, images: Vec<u8>) -> Result<Logits, TrainError> {
        let none = || TrainError::request("weights", "moving averages in the state", "none");
        let sources = match weights {
            Weights::Own => &self.sources,
            Weights::Averaged => self.averages.as_ref().ok_or_else(none)?,
        };
        let image = self.program.upload(self.image, images)?;
        let value = |source: &Option<usize>| source.map_or(&image, |at| &state[at]);
        let outputs = self.program.run(sources.iter().map(|source| Input::Keep(value(source))).collect())?;
        let pending = self.program.download(self.logits, &outputs[self.logits])?;
        let elem = self.manifest().outputs[self.logits].ty().elem;
        Ok(Logits { pending, elem, classes: self.manifest().classes })
    }

    /// Counts every image of `source` once.
    ///
    /// # Errors
    /// [`TrainError::Data`] or the device's.
    pub fn evaluate(
        &self,
        state: &[DeviceValue],
        weights: Weights,
        source: Arc<dyn Source>,
    ) -> Result<Evaluation, TrainError> {
        let mut tally = Tally::new(self.manifest().classes);
        let mut running: Option<(Logits, Vec<i32>)> = None;
        for batch in Loader::evaluate(source, LoaderConfig::new(self.batch()))? {
            let batch = batch?;
            let labels = batch.labels[..batch.valid()].to_vec();
            let started = (self.logits(state, weights, batch.images)?, labels);
            if let Some((logits, labels)) = running.replace(started) {
                tally.count(&logits.wait()?, &labels);
            }
        }
        if let Some((logits, labels)) = running {
            tally.count(&logits.wait()?, &labels);
        }
        Ok(tally.finish())
    }
}

/// Logits on their way to the host.
pub struct Logits {
    pending: Pending,
    elem: ElemType,
    classes: usize,
}

impl Logits {
    /// One row per image, padding included.
    ///
    /// # Errors
    /// The device's.
    pub fn wait(self) -> Result<Vec<Vec<f64>>, TrainError> {
        let elements: Vec<f64> = decode_elements(self.elem, &self.pending.wait()?).collect();
        Ok(elements.chunks_exact(self.classes.max(1)).map(<[f64]>::to_vec).collect())
    }
}

/// `log softmax(z)`, the maximum subtracted first.
pub(crate) fn log_softmax(logits: &[f64]) -> Vec<f64> {
    let max = logits.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let log_sum = logits.iter().map(|z| (z - max).exp()).sum::<f64>().ln();
    logits.iter().map(|z| z - max - log_sum).collect()
}

/// Sums over images.
struct Tally {
    confusion: Vec<Vec<u64>>,
    loss: f64,
}

impl Tally {
    fn new(classes: usize) -> Self {
        Self { confusion: vec![vec![0; classes]; classes], loss: 0.0 }
    }

    /// Counts the rows that have a label; rows after them are padding.
    fn count(&mut self, logits: &[Vec<f64>], labels: &[i32]) {
        for (row, &label) in logits.iter().zip(labels) {
            let label = label as usize;
            self.loss -= log_softmax(row)[label];
            self.confusion[label][largest(row)] += 1;
        }
    }

    fn finish(self) -> Evaluation {
        let images: u64 = self.confusion.iter().flatten().sum();
        let correct: u64 = (0..self.confusion.len()).map(|k| self.confusion[k][k]).sum();
        let mean = |sum: f64| sum / images as f64;
        Evaluation { images, loss: mean(self.loss), accuracy: mean(correct as f64), confusion: self.confusion }
    }
}

/// The place of the largest value, the first of several; 0 if there is none, as with NaN.
fn largest(row: &[f64]) -> usize {
    row.iter().enumerate().fold(0, |best, (i, z)| if *z > row[best] { i } else { best })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tally_by_hand() {
        let mut tally = Tally::new(3);
        let ln = f64::ln;
        tally.count(&[vec![ln(1.0), ln(2.0), ln(1.0)], vec![ln(8.0), 0.0, 0.0], vec![9.0; 3]], &[1, 2]);
        tally.count(&[vec![1000.0, 1000.0, 0.0]], &[0]);
        let evaluation = tally.finish();
        assert_eq!((evaluation.images, evaluation.accuracy), (3, 2.0 / 3.0));
        assert_eq!(evaluation.confusion, [[1, 0, 0], [0, 1, 0], [1, 0, 0]]);
        let expected = (ln(2.0) + ln(10.0) + ln(2.0)) / 3.0;
        assert!((evaluation.loss - expected).abs() < 1e-12, "{} {expected}", evaluation.loss);
    }
}
