use truestep_step::Artifact;

use super::{Backend, Program};
use crate::TrainError;

/// The embedded engine: `f32` on this machine's cores, one replica.
#[derive(Clone, Copy, Debug, Default)]
pub struct Embedded;

impl Backend for Embedded {
    fn name(&self) -> &'static str {
        "embedded"
    }

    fn device(&self) -> String {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        format!("cpu, {cores} cores")
    }

    fn compile(&self, _artifact: &Artifact) -> Result<Box<dyn Program>, TrainError> {
        Err(TrainError::Embedded("not here yet".into()))
    }
}
