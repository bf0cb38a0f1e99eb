//! `summary.json`: what came of a run.

use std::{fs, path::Path};

use serde::{Deserialize, Serialize};

use crate::error::TrainError;
use crate::metrics::EvalRecord;

/// What came of a run, as `summary.json` holds it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Summary {
    /// How the run ended.
    pub outcome: Outcome,
    /// Why it stopped, if it failed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub failure: Option<String>,
    /// The data set's name.
    pub dataset: String,
    /// The network's name.
    pub net: String,
    /// Number of trainable parameters.
    pub parameters: u64,
    /// `xla` or `embedded`.
    pub backend: String,
    /// Seed of initialisation, order and augmentation.
    pub seed: u64,
    /// Images per optimizer step.
    pub batch: usize,
    /// Epochs of the recipe.
    pub epochs: u64,
    /// Optimizer steps of the recipe.
    pub total_steps: u64,
    /// Optimizer steps done.
    pub steps: u64,
    /// Those of them that were skipped, their gradient not being finite.
    #[serde(default)]
    pub skipped: u64,
    /// Training images.
    pub train_images: usize,
    /// Test images.
    pub test_images: usize,
    /// The last evaluation.
    pub last: Option<EvalRecord>,
    /// The most accurate evaluation, the first of them if several are.
    pub best: Option<EvalRecord>,
    /// Seconds of training, evaluations and checkpoints included, compilation not; over all sessions of the run.
    pub seconds: f64,
    /// Seconds of compilation in this session.
    pub compile_seconds: f64,
    /// Whether every program of this session was in the compile cache.
    #[serde(default)]
    pub compile_cached: bool,
    /// Training images over the seconds spent on steps, in this session.
    pub images_per_s: f64,
    /// The name of each class.
    pub classes: Vec<String>,
    /// `confusion[k][j]`: test images of class `k` taken for class `j`, in the last evaluation; empty if there was
    /// none.
    pub confusion: Vec<Vec<u64>>,
    /// The report's file name in the run directory.
    pub report: String,
}

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// All epochs are done.
    Completed,
    /// The requested number of steps is done.
    Stopped,
    /// The loss or a gradient is no longer finite.
    Diverged,
    /// Something else went wrong: a device, the data, the disk.
    Failed,
}

impl Summary {
    /// Reads `summary.json`.
    ///
    /// # Errors
    /// [`TrainError::Io`] or [`TrainError::File`] with the file's name.
    pub fn read(path: &Path) -> Result<Self, TrainError> {
        let text = fs::read_to_string(path).map_err(TrainError::io(path))?;
        serde_json::from_str(&text).map_err(|e| TrainError::file(path, "content", "a summary", e))
    }

    /// Writes `summary.json`.
    ///
    /// # Errors
    /// [`TrainError::Io`].
    pub fn write(&self, path: &Path) -> Result<(), TrainError> {
        let text = serde_json::to_string_pretty(self).expect("a summary is JSON") + "\n";
        crate::files::write_atomically(path, text.as_bytes())
    }
}
