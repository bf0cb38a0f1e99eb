//! What an engine and a compiled program can do.

use truestep_interp::Tensor;
use truestep_ir::{Module, TensorType};

use crate::error::EngineError;
use crate::table::Row;
use crate::value::{DeviceValue, Input, Interface, Pending, Placement};

/// An engine on devices that are open.
pub trait Engine: Send + Sync {
    /// Its row of the table.
    fn row(&self) -> &'static Row;

    /// The device, in words.
    fn device(&self) -> String;

    /// Compiles a program.
    ///
    /// # Errors
    /// [`EngineError::Declined`] for what the row declines; [`EngineError::Request`] if there are too few devices; the
    /// compiler's.
    fn compile(&self, program: Program<'_>) -> Result<Box<dyn Executable>, EngineError>;

    /// What can choose between ways to write an instruction, where there is a choice.
    fn tuner(&self) -> Option<&dyn Tuner> {
        None
    }
}

/// A program to compile: what is run is its entry.
#[derive(Clone, Copy, Debug)]
pub struct Program<'a> {
    /// The text that is handed to a compiler.
    pub text: &'a str,
    /// What the text says.
    pub module: &'a Module,
}

/// Measures ways to write a computation.
pub trait Tuner {
    /// All that a measurement depends on beside the program: build, device, processor.
    ///
    /// # Errors
    /// [`EngineError::Pjrt`] if the plugin cannot be read.
    fn key(&self) -> Result<String, EngineError>;

    /// Whether the platform's code runs over channels fastest; known, not measured.
    fn channels_fastest(&self) -> bool;

    /// The least time in seconds that the only function of each of `modules` takes in several runs, which they do in
    /// turn. All take the same `f32` tensors.
    ///
    /// # Errors
    /// The compiler's or the device's.
    fn least_seconds(&self, modules: &[Module]) -> Result<Vec<f64>, EngineError>;
}

/// How a program came about.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Compilation {
    /// Seconds that it took.
    pub seconds: f64,
    /// Whether the program was in the compile cache.
    pub cached: bool,
    /// What went wrong with the compile cache: an entry that was refused and replaced, or one that could not be
    /// written.
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

/// A compiled program. Its processes are the replicas or partitions that the module is written for, each with a value
/// of its own of every input and output.
pub trait Executable: Send + Sync {
    /// What goes in and comes out.
    fn interface(&self) -> &Interface;

    /// How it came about.
    fn compilation(&self) -> &Compilation;

    /// Brings the bytes of input `input` to the device. Returns before they have arrived, where the device can do that.
    ///
    /// # Errors
    /// [`EngineError::Request`] if the bytes are not as many as the input's type and `placement` say; the device's.
    fn upload(&self, input: usize, bytes: Vec<u8>, placement: Placement) -> Result<DeviceValue, EngineError>;

    /// Runs once; gives the outputs, perhaps before they are computed.
    ///
    /// # Errors
    /// [`EngineError::Request`] if an input is missing or another engine's; the device's, which may also show later,
    /// when an output is used.
    fn run(&self, inputs: Vec<Input<'_>>) -> Result<Vec<DeviceValue>, EngineError>;

    /// Starts to bring output `output` to the host: the bytes of every process one after the other
    /// ([`Placement::Split`]), or of the first ([`Placement::Replicated`]).
    ///
    /// # Errors
    /// As [`Executable::run`].
    fn download(&self, output: usize, value: &DeviceValue, placement: Placement) -> Result<Pending, EngineError>;

    /// [`Executable::upload`] of real numbers, rounded to what the engine computes in.
    ///
    /// # Errors
    /// As [`Executable::upload`].
    fn upload_numbers(&self, input: usize, numbers: &[f64], placement: Placement) -> Result<DeviceValue, EngineError> {
        let ty = list(self.interface().input(input)?, numbers.len());
        self.upload(input, Tensor::<f64>::from_f64(ty, numbers).to_bytes(), placement)
    }

    /// The elements of output `output` as real numbers, no more rounded than the engine has them.
    ///
    /// # Errors
    /// As [`Executable::run`].
    fn download_numbers(
        &self,
        output: usize,
        value: &DeviceValue,
        placement: Placement,
    ) -> Result<Vec<f64>, EngineError> {
        let bytes = self.download(output, value, placement)?.wait()?;
        let ty = self.interface().output(output)?;
        let ty = list(ty, bytes.len() / ty.elem.bytes());
        Ok(Tensor::<f64>::from_bytes(&ty, &bytes).to_f64_vec())
    }
}

/// `n` elements as `ty` has them.
fn list(ty: &TensorType, n: usize) -> TensorType {
    TensorType::new([n], ty.elem)
}
