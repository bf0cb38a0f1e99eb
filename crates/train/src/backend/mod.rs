//! Where programs run: compile an artifact, bring host bytes to the device and back, run.

mod embedded;
mod xla;

use std::{fmt, path::PathBuf, str::FromStr};

use truestep_ir::Module;
use truestep_pjrt::setup;
use truestep_step::{Artifact, KernelOrder, Manifest, Sharding, Slot};

use crate::TrainError;
pub use embedded::Embedded;
pub use xla::Xla;

/// An engine that runs artifacts.
pub trait Backend: Send + Sync {
    /// `xla` or `embedded`.
    fn name(&self) -> &'static str;

    /// The device, in words.
    fn device(&self) -> String;

    /// Checks the manifest against the text, then compiles.
    ///
    /// # Errors
    /// [`TrainError::Mismatch`] if text and manifest disagree; [`TrainError::Request`] if there are too few devices;
    /// the compiler's.
    fn compile(&self, artifact: &Artifact) -> Result<Box<dyn Program>, TrainError>;

    /// What can choose between forms of an instruction, where there is a choice.
    fn tuner(&self) -> Option<&dyn Tuner> {
        None
    }
}

/// Measures ways to write a computation.
pub trait Tuner {
    /// All that a measurement depends on beside the program: plugin build, device, processor.
    ///
    /// # Errors
    /// [`TrainError::Device`] if the plugin cannot be read.
    fn key(&self) -> Result<String, TrainError>;

    /// The order of a kernel's dimensions that suits the platform; known, not measured.
    fn kernels(&self) -> KernelOrder;

    /// The least time in seconds that the only function of each of `modules` takes in several runs, which they do in
    /// turn. All take the same `f32` tensors, random ones.
    ///
    /// # Errors
    /// [`TrainError::Device`]: the compiler's or the device's.
    fn least_seconds(&self, modules: &[Module]) -> Result<Vec<f64>, TrainError>;
}

/// How a program came about.
#[derive(Clone, Debug, PartialEq)]
pub struct Compilation {
    /// Seconds that it took.
    pub seconds: f64,
    /// Whether the program was in the compile cache.
    pub cached: bool,
    /// What went wrong with the compile cache.
    pub note: Option<String>,
}

impl Compilation {
    /// How two programs came about, one after the other.
    #[must_use]
    pub fn and(&self, other: &Compilation) -> Compilation {
        Compilation {
            seconds: self.seconds + other.seconds,
            cached: self.cached && other.cached,
            note: self.note.clone().or_else(|| other.note.clone()),
        }
    }
}

/// A compiled artifact.
pub trait Program: Send + Sync {
    /// The artifact's manifest.
    fn manifest(&self) -> &Manifest;

    /// How it came about.
    fn compilation(&self) -> &Compilation;

    /// Brings the bytes of input `input` to the device: those of the global tensor, whose rows the replicas share if the
    /// manifest shards it. Returns before they have arrived, where the device can do that.
    ///
    /// # Errors
    /// [`TrainError::Request`] if the bytes are not as many as the manifest says; the device's.
    fn upload(&self, input: usize, bytes: Vec<u8>) -> Result<Value, TrainError>;

    /// Runs once; gives the outputs, perhaps before they are computed.
    ///
    /// # Errors
    /// [`TrainError::Request`] if an input is missing or another backend's; the device's, which may also show later, when
    /// an output is used.
    fn run(&self, inputs: Vec<Input<'_>>) -> Result<Vec<Value>, TrainError>;

    /// Starts to bring output `output` to the host: the global tensor's bytes.
    ///
    /// # Errors
    /// As [`Program::run`].
    fn download(&self, output: usize, value: &Value) -> Result<Pending, TrainError>;
}

/// A value on a device, on every replica.
#[derive(Debug)]
pub enum Value {
    /// One buffer per replica.
    Xla(Vec<truestep_pjrt::Buffer>),
    /// The tensor itself.
    Embedded(truestep_interp::Tensor<f32>),
}

/// An input of a run.
pub enum Input<'a> {
    /// It can be used again.
    Keep(&'a Value),
    /// Its memory may become an output's, where the manifest donates it.
    Give(Value),
}

impl Input<'_> {
    fn value(&self) -> &Value {
        match self {
            Input::Keep(value) => value,
            Input::Give(value) => value,
        }
    }
}

/// Bytes on their way to the host.
pub enum Pending {
    /// One copy per part; the parts follow one another.
    Xla(Vec<truestep_pjrt::Download>),
    /// They are here.
    Here(Vec<u8>),
}

impl Pending {
    /// The bytes, once they have arrived.
    ///
    /// # Errors
    /// [`TrainError::Device`]; an error of the run that computes them shows here.
    pub fn wait(self) -> Result<Vec<u8>, TrainError> {
        match self {
            Pending::Xla(parts) => {
                let mut bytes = Vec::new();
                for part in parts {
                    let part = part.wait()?;
                    if bytes.is_empty() { bytes = part } else { bytes.extend(part) }
                }
                Ok(bytes)
            }
            Pending::Here(bytes) => Ok(bytes),
        }
    }
}

/// Which backend is asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BackendChoice {
    /// XLA where a plugin is found, else the embedded engine.
    #[default]
    Auto,
    /// XLA.
    Xla,
    /// The embedded engine.
    Embedded,
}

impl BackendChoice {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Auto, Self::Xla, Self::Embedded];
}

impl fmt::Display for BackendChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Auto => "auto",
            Self::Xla => "xla",
            Self::Embedded => "embedded",
        })
    }
}

impl FromStr for BackendChoice {
    type Err = TrainError;

    fn from_str(text: &str) -> Result<Self, TrainError> {
        let found = Self::ALL.into_iter().find(|choice| choice.to_string() == text);
        found.ok_or_else(|| TrainError::request("backend", Self::ALL.map(|c| c.to_string()).join(", "), text))
    }
}

/// The backend for `replicas` devices. The plugin is `plugin`, else the one that is found (`truestep_pjrt::setup`).
///
/// # Errors
/// [`TrainError::Request`] if XLA is asked for and there is no plugin; [`TrainError::Device`] if the plugin cannot be
/// used or fails its self-check.
pub fn select(choice: BackendChoice, plugin: Option<PathBuf>, replicas: usize) -> Result<Box<dyn Backend>, TrainError> {
    let found = match choice {
        BackendChoice::Embedded => None,
        BackendChoice::Auto | BackendChoice::Xla => setup::discover(plugin.as_deref()),
    };
    match (choice, found) {
        (_, Some(path)) => Ok(Box::new(Xla::new(&path, replicas)?)),
        (BackendChoice::Xla, None) => {
            Err(TrainError::request("backend xla", "a PJRT plugin; `truestep setup` installs one", "none"))
        }
        (_, None) => Ok(Box::new(Embedded)),
    }
}

/// The bytes of `slot`'s global tensor.
fn global_bytes(slot: &Slot, replicas: usize) -> usize {
    match slot.sharding {
        Sharding::Axis0 => replicas * slot.ty().size_bytes(),
        Sharding::Replicated => slot.ty().size_bytes(),
    }
}

/// The slot numbered `i`, its global tensor being given with `found` bytes.
fn checked_slot(manifest: &Manifest, i: usize, found: usize) -> Result<&Slot, TrainError> {
    let n_inputs = manifest.inputs.len();
    let slot =
        manifest.inputs.get(i).ok_or_else(|| TrainError::request("input", format!("less than {n_inputs}"), i))?;
    let expected = global_bytes(slot, manifest.replicas);
    if found != expected {
        return Err(TrainError::request(format!("bytes of {}", slot.name), expected, found));
    }
    Ok(slot)
}

/// A value of another backend than the program's.
fn foreign(program: &str) -> TrainError {
    TrainError::request("input", format!("a value of the {program} backend"), "one of another")
}
