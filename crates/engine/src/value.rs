//! Values on devices, and their way from the host and back.

use std::any::Any;
use std::fmt;

use truestep_ir::{Module, TensorType};

use crate::error::EngineError;

/// A value on an engine's device, one tensor per process. Only the engine that made it can read it.
pub struct DeviceValue(Box<dyn Any + Send + Sync>);

impl DeviceValue {
    pub(crate) fn new<T: Any + Send + Sync>(value: T) -> Self {
        Self(Box::new(value))
    }

    /// The value as `engine` has it.
    pub(crate) fn of<T: Any>(&self, engine: &str) -> Result<&T, EngineError> {
        self.0.downcast_ref().ok_or_else(|| foreign(engine))
    }

    /// As [`DeviceValue::of`], to keep.
    pub(crate) fn into<T: Any>(self, engine: &str) -> Result<T, EngineError> {
        self.0.downcast().map(|value| *value).map_err(|_| foreign(engine))
    }
}

impl fmt::Debug for DeviceValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("DeviceValue")
    }
}

fn foreign(engine: &str) -> EngineError {
    EngineError::request("input", format!("a value of {engine}"), "one of another engine")
}

/// How a value lies on the processes of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Placement {
    /// The host has one block for each process, one after the other.
    Split,
    /// Every process has the same.
    Replicated,
}

/// An input of a run.
pub enum Input<'a> {
    /// It can be used again.
    Keep(&'a DeviceValue),
    /// Its memory may become an output's, where the program donates it.
    Give(DeviceValue),
}

impl Input<'_> {
    /// The value, whether or not it is given away.
    pub(crate) fn value(&self) -> &DeviceValue {
        match self {
            Input::Keep(value) => value,
            Input::Give(value) => value,
        }
    }
}

/// Bytes on their way to the host.
pub struct Pending(Way);

/// How far they are.
enum Way {
    Here(Vec<u8>),
    Later(Box<dyn FnOnce() -> Result<Vec<u8>, EngineError> + Send>),
}

impl Pending {
    pub(crate) fn here(bytes: Vec<u8>) -> Self {
        Self(Way::Here(bytes))
    }

    pub(crate) fn later(wait: impl FnOnce() -> Result<Vec<u8>, EngineError> + Send + 'static) -> Self {
        Self(Way::Later(Box::new(wait)))
    }

    /// Whether they have arrived for certain.
    pub fn is_here(&self) -> bool {
        matches!(self.0, Way::Here(_))
    }

    /// The bytes, once they have arrived.
    ///
    /// # Errors
    /// The device's; an error of the run that computes them shows here.
    pub fn wait(self) -> Result<Vec<u8>, EngineError> {
        match self.0 {
            Way::Here(bytes) => Ok(bytes),
            Way::Later(wait) => wait(),
        }
    }
}

/// What goes into a program and comes out of it, on each of its processes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Interface {
    /// Number of replicas or partitions.
    pub processes: usize,
    /// Types of the inputs on one process.
    pub inputs: Vec<TensorType>,
    /// Types of the outputs on one process.
    pub outputs: Vec<TensorType>,
}

impl Interface {
    /// That of a module's entry.
    ///
    /// # Errors
    /// [`EngineError::Request`] if the module has none, or is written for replicas of partitions.
    pub fn of(module: &Module) -> Result<Self, EngineError> {
        let (replicas, partitions) = (module.num_replicas.max(1), module.num_partitions.max(1));
        if replicas > 1 && partitions > 1 {
            let found = format!("{replicas} replicas of {partitions} partitions");
            return Err(EngineError::request("processes", "replicas or partitions", found));
        }
        let no_entry = || EngineError::request("entry", "a function named main, or only one", "none");
        let entry = module.entry().ok_or_else(no_entry)?;
        let (inputs, outputs) = (entry.param_types().cloned().collect(), entry.result_types().cloned().collect());
        Ok(Self { processes: replicas * partitions, inputs, outputs })
    }

    /// The type of input `i`.
    ///
    /// # Errors
    /// [`EngineError::Request`] if there are not as many.
    pub fn input(&self, i: usize) -> Result<&TensorType, EngineError> {
        numbered("input", &self.inputs, i)
    }

    /// The type of output `i`.
    ///
    /// # Errors
    /// As [`Interface::input`].
    pub fn output(&self, i: usize) -> Result<&TensorType, EngineError> {
        numbered("output", &self.outputs, i)
    }

    /// The type of input `i`, of which the host gives `found` bytes.
    pub(crate) fn given(&self, i: usize, found: usize, placement: Placement) -> Result<&TensorType, EngineError> {
        let ty = self.input(i)?;
        let blocks = match placement {
            Placement::Split => self.processes,
            Placement::Replicated => 1,
        };
        match blocks * ty.size_bytes() {
            expected if expected == found => Ok(ty),
            expected => Err(EngineError::request(format!("bytes of input {i}"), expected, found)),
        }
    }

    /// Refuses another number of inputs.
    pub(crate) fn all_given(&self, found: usize) -> Result<(), EngineError> {
        match self.inputs.len() {
            expected if expected == found => Ok(()),
            expected => Err(EngineError::request("inputs", expected, found)),
        }
    }

    /// What process `process` gets of `bytes`.
    pub(crate) fn block<'b>(ty: &TensorType, bytes: &'b [u8], placement: Placement, process: usize) -> &'b [u8] {
        match placement {
            Placement::Split => &bytes[process * ty.size_bytes()..][..ty.size_bytes()],
            Placement::Replicated => bytes,
        }
    }
}

fn numbered<'t>(what: &str, types: &'t [TensorType], i: usize) -> Result<&'t TensorType, EngineError> {
    types.get(i).ok_or_else(|| EngineError::request(what, format!("less than {}", types.len()), i))
}
