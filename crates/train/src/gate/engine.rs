//! The engines that gates run on, over any number of replicas.

use std::path::Path;

use truestep_interp::{Program, Scalar, Tensor};
use truestep_pjrt::{Buffer, Client, CompileOptions, Executable, Plugin, self_check};
use truestep_step::{Artifact, Manifest, Slot};

use super::cases::MAX_REPLICAS;
use crate::TrainError;

/// The elements of every input or output of one replica, in order, as real numbers.
pub(super) type Values = Vec<Vec<f64>>;

/// An engine.
pub enum GateEngine {
    /// The interpreter in double precision, the reference.
    InterpF64,
    /// The interpreter in single precision, the embedded engine.
    InterpF32,
    /// XLA through a PJRT plugin, in single precision.
    Xla(Client),
}

impl GateEngine {
    /// XLA through the plugin at `path`, with as many devices as a gate has replicas.
    ///
    /// # Errors
    /// [`TrainError::Device`] for a file that is no usable plugin, one that fails its self-check or has fewer devices.
    pub fn xla(path: &Path) -> Result<Self, TrainError> {
        let client = Client::for_replicas(&Plugin::load(path)?, MAX_REPLICAS)?;
        self_check(&client, MAX_REPLICAS)?;
        Ok(Self::Xla(client))
    }

    /// `interp-f64`, `interp-f32` or `xla-f32`.
    pub fn name(&self) -> &'static str {
        match self {
            Self::InterpF64 => Self::NAMES[0],
            Self::InterpF32 => Self::NAMES[1],
            Self::Xla(_) => Self::NAMES[2],
        }
    }

    /// The names of all engines.
    pub const NAMES: [&'static str; 3] = ["interp-f64", "interp-f32", "xla-f32"];

    /// Makes an artifact ready to run.
    pub(super) fn prepare<'a>(&self, artifact: &'a Artifact) -> Result<Prepared<'a>, TrainError> {
        let Artifact { module, text, manifest } = artifact;
        manifest.check(text, module)?;
        let program = || {
            let missing = || TrainError::request("entry", &manifest.entry, "no such function");
            Ok::<_, TrainError>(Program::new(module.func(&manifest.entry).ok_or_else(missing)?)?)
        };
        let code = match self {
            Self::InterpF64 => Code::InterpF64(program()?),
            Self::InterpF32 => Code::InterpF32(program()?),
            Self::Xla(client) => Code::Xla(client.compile(text, CompileOptions::replicas(manifest.replicas))?),
        };
        Ok(Prepared { code, manifest })
    }
}

/// An artifact on an engine.
pub(super) struct Prepared<'a> {
    code: Code,
    manifest: &'a Manifest,
}

enum Code {
    InterpF64(Program),
    InterpF32(Program),
    Xla(Executable),
}

impl Prepared<'_> {
    /// Runs once on all replicas: inputs in, outputs out, one list per replica.
    pub(super) fn run(&self, inputs: &[Vec<&[f64]>]) -> Result<Vec<Values>, TrainError> {
        match &self.code {
            Code::InterpF64(program) => interpret::<f64>(program, &self.manifest.inputs, inputs),
            Code::InterpF32(program) => interpret::<f32>(program, &self.manifest.inputs, inputs),
            Code::Xla(executable) => execute(executable, self.manifest, inputs),
        }
    }
}

fn interpret<S: Scalar<Ctx = ()>>(
    program: &Program,
    slots: &[Slot],
    inputs: &[Vec<&[f64]>],
) -> Result<Vec<Values>, TrainError> {
    let tensors = |values: &Vec<&[f64]>| {
        slots.iter().zip(values).map(|(slot, values)| Tensor::<S>::from_f64(slot.ty(), values)).collect()
    };
    let outputs = program.run_replicas(&(), inputs.iter().map(tensors).collect())?;
    Ok(outputs.iter().map(|replica| replica.iter().map(Tensor::to_f64_vec).collect()).collect())
}

fn execute(executable: &Executable, manifest: &Manifest, inputs: &[Vec<&[f64]>]) -> Result<Vec<Values>, TrainError> {
    let upload = |(values, &device): (&Vec<&[f64]>, &usize)| {
        let slots = manifest.inputs.iter().zip(values);
        let buffers = slots.map(|(slot, values)| {
            let bytes = Tensor::<f32>::from_f64(slot.ty(), values).to_bytes();
            executable.client().upload(&bytes, &slot.ty(), device)
        });
        buffers.collect::<Result<Vec<Buffer>, _>>()
    };
    let buffers = inputs.iter().zip(executable.devices()).map(upload).collect::<Result<Vec<_>, _>>()?;
    let outputs = executable.execute(&buffers.iter().map(|list| list.iter().collect()).collect::<Vec<_>>())?;
    let download =
        |(slot, buffer): (&Slot, &Buffer)| Ok(Tensor::<f64>::from_bytes(&slot.ty(), &buffer.to_host()?).to_f64_vec());
    outputs.iter().map(|list| manifest.outputs.iter().zip(list).map(download).collect()).collect()
}
