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
        match std::thread::available_parallelism().map_or(1, usize::from) {
            1 => "1 core".to_owned(),
            cores => format!("{cores} cores"),
        }
    }

    fn compile(&self, artifact: &Artifact) -> Result<Box<dyn Program>, TrainError> {
        Err(TrainError::request("embedded engine", "an evaluator", &artifact.manifest.variant))
    }
}
