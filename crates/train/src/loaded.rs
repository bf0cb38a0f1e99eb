//! An artifact on an engine: values go in and out through the slots of its manifest.

use truestep_engine::{Compilation, DeviceValue, Engine, Executable, Input, Pending, Placement, Program};
use truestep_step::{Artifact, Manifest, Mismatch, Sharding, Slot};

use crate::error::TrainError;

/// A compiled artifact.
pub struct Loaded {
    executable: Box<dyn Executable>,
    manifest: Manifest,
}

impl Loaded {
    /// Checks the manifest against the text, then compiles.
    ///
    /// # Errors
    /// [`TrainError::Mismatch`] if text and manifest disagree; [`TrainError::Engine`]: the compiler's.
    pub fn new(engine: &dyn Engine, artifact: &Artifact) -> Result<Self, TrainError> {
        let Artifact { module, text, manifest } = artifact;
        manifest.check(text, module)?;
        // Engines run the module's entry, whatever else there is.
        if let Some(entry) = module.entry().filter(|entry| entry.name != manifest.entry) {
            let (variant, what) = (manifest.variant.clone(), "entry".to_owned());
            let (expected, found) = (manifest.entry.clone(), entry.name.clone());
            return Err(Mismatch { variant, what, expected, found }.into());
        }
        Ok(Self { executable: engine.compile(Program { text, module })?, manifest: manifest.clone() })
    }

    /// The artifact's manifest.
    pub fn manifest(&self) -> &Manifest {
        &self.manifest
    }

    /// How the program came about.
    pub fn compilation(&self) -> &Compilation {
        self.executable.compilation()
    }

    /// Brings the bytes of input `input` to the device: those of the global tensor, whose rows the replicas share if
    /// the manifest shards it. Returns before they have arrived, where the device can do that.
    ///
    /// # Errors
    /// [`TrainError::Request`] if the bytes are not as many as the manifest says; the device's.
    pub fn upload(&self, input: usize, bytes: Vec<u8>) -> Result<DeviceValue, TrainError> {
        let slot = self.input(input)?;
        let placement = placement(slot);
        let blocks = if placement == Placement::Split { self.manifest.replicas } else { 1 };
        let expected = blocks * slot.ty().size_bytes();
        if bytes.len() != expected {
            return Err(TrainError::request(format!("bytes of {}", slot.name), expected, bytes.len()));
        }
        Ok(self.executable.upload(input, bytes, placement)?)
    }

    /// [`Loaded::upload`] of real numbers, rounded to what the engine computes in.
    ///
    /// # Errors
    /// As [`Loaded::upload`].
    pub fn upload_numbers(&self, input: usize, numbers: &[f64]) -> Result<DeviceValue, TrainError> {
        Ok(self.executable.upload_numbers(input, numbers, placement(self.input(input)?))?)
    }

    /// Runs once; gives the outputs, perhaps before they are computed.
    ///
    /// # Errors
    /// [`TrainError::Engine`] if an input is missing or another engine's; the device's, which may also show later, when
    /// an output is used.
    pub fn run(&self, inputs: Vec<Input<'_>>) -> Result<Vec<DeviceValue>, TrainError> {
        Ok(self.executable.run(inputs)?)
    }

    /// Starts to bring output `output` to the host: the global tensor's bytes.
    ///
    /// # Errors
    /// As [`Loaded::run`].
    pub fn download(&self, output: usize, value: &DeviceValue) -> Result<Pending, TrainError> {
        Ok(self.executable.download(output, value, placement(&self.manifest.outputs[output]))?)
    }

    /// Output `output` of every replica as real numbers, no more rounded than the engine has them.
    ///
    /// # Errors
    /// As [`Loaded::run`].
    pub fn download_numbers(&self, output: usize, value: &DeviceValue) -> Result<Vec<Vec<f64>>, TrainError> {
        let all = self.executable.download_numbers(output, value, Placement::Split)?;
        let n = all.len() / self.manifest.replicas;
        Ok((0..self.manifest.replicas).map(|replica| all[replica * n..][..n].to_vec()).collect())
    }

    fn input(&self, i: usize) -> Result<&Slot, TrainError> {
        let n = self.manifest.inputs.len();
        self.manifest.inputs.get(i).ok_or_else(|| TrainError::request("input", format!("less than {n}"), i))
    }
}

fn placement(slot: &Slot) -> Placement {
    match slot.sharding {
        Sharding::Axis0 => Placement::Split,
        Sharding::Replicated => Placement::Replicated,
    }
}
