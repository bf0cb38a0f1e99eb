//! What a finished run is for: evaluating and predicting from its checkpoint.

use std::path::Path;

use truestep_data::DataPlan;
use truestep_engine::{DeviceValue, Engine};
use truestep_step::Slot;

use crate::checkpoint::Checkpoint;
use crate::error::TrainError;
use crate::evaluate::{EvalProgram, Evaluation, Weights, log_softmax};
use crate::run_dir::{EVAL_FORWARD, RunDir};

/// A trained network: the eval forward stored in a run directory, with the state of one of its checkpoints.
pub struct Predictor {
    program: EvalProgram,
    state: Vec<DeviceValue>,
    plan: DataPlan,
    weights: Weights,
    step: u64,
}

impl Predictor {
    /// The network of the run in `run_dir`, as of `checkpoint` (a JSON file) or else of the newest one, with these
    /// weights.
    ///
    /// # Errors
    /// [`TrainError::File`] or [`TrainError::Io`], naming the file, if there is no checkpoint, it is damaged, of
    /// another recipe, or lacks a tensor; [`TrainError::Mismatch`] if the stored text and manifest disagree;
    /// [`TrainError::Request`] for averages of a run that keeps none; the engine's.
    pub fn open(
        engine: &dyn Engine,
        run_dir: &RunDir,
        checkpoint: Option<&Path>,
        weights: Weights,
    ) -> Result<Self, TrainError> {
        let recipe = run_dir.recipe()?;
        weights.admitted(&recipe)?;
        let plan = DataPlan::new(&recipe.data)?;
        let artifact = run_dir.artifact(EVAL_FORWARD)?;
        let checkpoint = match checkpoint {
            Some(path) => Checkpoint::read(path)?,
            None => run_dir.checkpoints().newest()?.0.ok_or_else(|| {
                TrainError::file(run_dir.path().join("checkpoints"), "content", "a checkpoint", "none")
            })?,
        };
        checkpoint.meta.admits(&checkpoint.path, &recipe, &run_dir.step_sha256()?)?;
        let slots: Vec<_> = artifact.manifest.inputs.iter().filter(|slot| slot.role.is_state()).collect();
        let tensors = slots.iter().map(|slot| {
            let slot = Slot { role: weights.role(slot.role), ..(*slot).clone() };
            Ok(checkpoint.state(&slot)?.to_vec())
        });
        let tensors = tensors.collect::<Result<Vec<_>, TrainError>>()?;
        let program = EvalProgram::compile(engine, &artifact, slots)?;
        let state = program.upload_state(tensors)?;
        Ok(Self { program, state, plan, weights, step: checkpoint.meta.step })
    }

    /// The pixels of an image file, as [`Predictor::predict`] takes them.
    ///
    /// # Errors
    /// [`TrainError::Data`], naming the file.
    pub fn read_image(&self, path: &Path) -> Result<Vec<u8>, TrainError> {
        Ok(self.plan.read_image(path)?)
    }

    /// The name of each class.
    pub fn classes(&self) -> &[String] {
        self.plan.classes()
    }

    /// Which of the checkpoint's weights it has.
    pub fn weights(&self) -> Weights {
        self.weights
    }

    /// Optimizer steps of the checkpoint.
    pub fn step(&self) -> u64 {
        self.step
    }

    /// Evaluates on the test images of the run's data set.
    ///
    /// # Errors
    /// [`TrainError::Data`] or the device's.
    pub fn evaluate(&self) -> Result<Evaluation, TrainError> {
        self.program.evaluate(&self.state, Weights::Own, self.plan.open()?.test)
    }

    /// The classes of images that [`Predictor::read_image`] gave: for each, class and probability, most probable first.
    ///
    /// # Errors
    /// [`TrainError::Request`] for an image of another size; the device's.
    pub fn predict(&self, images: &[Vec<u8>]) -> Result<Vec<Vec<(usize, f64)>>, TrainError> {
        let batch = self.program.batch();
        let bytes = self.plan.test_shape().bytes();
        let mut predictions = Vec::with_capacity(images.len());
        for chunk in images.chunks(batch) {
            let mut pixels = Vec::with_capacity(batch * bytes);
            for image in chunk {
                if image.len() != bytes {
                    return Err(TrainError::request("bytes of an image", bytes, image.len()));
                }
                pixels.extend(image);
            }
            pixels.resize(batch * bytes, 0);
            let logits = self.program.logits(&self.state, Weights::Own, pixels)?.wait()?;
            predictions.extend(logits.iter().take(chunk.len()).map(|row| ranked(row)));
        }
        Ok(predictions)
    }
}

/// Classes with their probabilities, most probable first.
fn ranked(logits: &[f64]) -> Vec<(usize, f64)> {
    let mut ranked: Vec<_> = log_softmax(logits).into_iter().map(f64::exp).enumerate().collect();
    ranked.sort_by(|a, b| b.1.total_cmp(&a.1));
    ranked
}
