use std::time::Instant;

use truestep_interp::{Program as Prepared, Tensor};
use truestep_step::{Artifact, Manifest};

use super::{Backend, Compilation, Input, Pending, Program, Value, checked_slot, foreign};
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
        let Artifact { module, text, manifest } = artifact;
        if manifest.replicas != 1 {
            return Err(TrainError::request("replicas on the embedded engine", 1, manifest.replicas));
        }
        manifest.check(text, module)?;
        let no_entry = || TrainError::request("entry", &manifest.entry, "no such function");
        let started = Instant::now();
        let prepared = Prepared::new(module.func(&manifest.entry).ok_or_else(no_entry)?)?;
        let compilation = Compilation { seconds: started.elapsed().as_secs_f64(), cached: false, note: None };
        Ok(Box::new(EmbeddedProgram { prepared, manifest: manifest.clone(), compilation }))
    }
}

struct EmbeddedProgram {
    prepared: Prepared,
    manifest: Manifest,
    compilation: Compilation,
}

impl Program for EmbeddedProgram {
    fn manifest(&self) -> &Manifest {
        &self.manifest
    }

    fn compilation(&self) -> &Compilation {
        &self.compilation
    }

    fn upload(&self, input: usize, bytes: Vec<u8>) -> Result<Value, TrainError> {
        let slot = checked_slot(&self.manifest, input, bytes.len())?;
        Ok(Value::Embedded(Tensor::from_bytes(&slot.ty(), &bytes)))
    }

    fn run(&self, inputs: Vec<Input<'_>>) -> Result<Vec<Value>, TrainError> {
        let tensor = |input| match input {
            Input::Keep(Value::Embedded(tensor)) => Ok(tensor.clone()),
            Input::Give(Value::Embedded(tensor)) => Ok(tensor),
            Input::Keep(Value::Xla(_)) | Input::Give(Value::Xla(_)) => Err(foreign("embedded")),
        };
        let inputs = inputs.into_iter().map(tensor).collect::<Result<_, _>>()?;
        Ok(self.prepared.run(&(), inputs)?.into_iter().map(Value::Embedded).collect())
    }

    fn download(&self, _: usize, value: &Value) -> Result<Pending, TrainError> {
        let Value::Embedded(tensor) = value else { return Err(foreign("embedded")) };
        Ok(Pending::Here(tensor.to_bytes()))
    }
}
