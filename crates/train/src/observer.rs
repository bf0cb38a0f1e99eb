//! What a run tells while it goes on.

use std::path::PathBuf;

use crate::error::TrainError;
use crate::metrics::{EvalRecord, StepRecord};
use crate::summary::Summary;

/// What a run is, told before its first step.
#[derive(Clone, Debug, PartialEq)]
pub struct Header {
    /// The data set's name.
    pub dataset: String,
    /// Training images.
    pub train_images: usize,
    /// Test images.
    pub test_images: usize,
    /// The network's name.
    pub net: String,
    /// Number of trainable parameters.
    pub parameters: u64,
    /// `xla` or `embedded`.
    pub backend: &'static str,
    /// The device, in words.
    pub device: String,
    /// Seconds of compilation.
    pub compile_seconds: f64,
    /// Whether every program was in the compile cache.
    pub compile_cached: bool,
    /// Images per optimizer step.
    pub batch: usize,
    /// Epochs of the recipe.
    pub epochs: u64,
    /// Optimizer steps in an epoch.
    pub steps_per_epoch: u64,
    /// Optimizer steps done before.
    pub first_step: u64,
    /// Optimizer steps done when this session ends.
    pub last_step: u64,
    /// The run directory.
    pub run_dir: PathBuf,
}

/// Is told what happens in a run, in order. Every method may be left out.
pub trait Observer {
    /// Everything is compiled; training begins.
    fn started(&mut self, header: &Header) {
        let _ = header;
    }

    /// A step is done.
    fn stepped(&mut self, record: &StepRecord) {
        let _ = record;
    }

    /// An evaluation is done.
    fn evaluated(&mut self, record: &EvalRecord) {
        let _ = record;
    }

    /// Something is worth knowing and no reason to stop.
    fn noted(&mut self, note: &str) {
        let _ = note;
    }

    /// A newer checkpoint is damaged and was passed over.
    fn refused(&mut self, error: &TrainError) {
        let _ = error;
    }

    /// The run has ended, well or not; its summary and report are written.
    fn finished(&mut self, summary: &Summary) {
        let _ = summary;
    }
}

/// Watches nothing.
impl Observer for () {}
