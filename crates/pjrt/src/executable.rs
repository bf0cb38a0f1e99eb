//! Compiled programs and their execution.
#![allow(unsafe_code)]

use crate::buffer::{Buffer, tensor_type, to_i64};
use crate::client::{Client, no_result};
use crate::error::{Error, ErrorKind, Result};
use crate::ffi::{self, CStruct, RawBuffer, RawExecutable, RawLoadedExecutable};
use crate::plugin::{call, slice};
use std::ptr::{NonNull, null_mut};
use truestep_ir::TensorType;

/// A program loaded on its devices, one copy on each.
pub struct Executable {
    loaded: Loaded,
    program: Program,
    devices: Vec<usize>,
    num_outputs: usize,
}

/// The program on its devices.
struct Loaded {
    client: Client,
    raw: NonNull<RawLoadedExecutable>,
}

/// The program apart from any device: what can be asked about and serialised.
struct Program {
    client: Client,
    raw: NonNull<RawExecutable>,
}

// SAFETY: PJRT executables may be used and destroyed from any thread.
unsafe impl Send for Loaded {}
// SAFETY: as above.
unsafe impl Sync for Loaded {}
// SAFETY: as above.
unsafe impl Send for Program {}
// SAFETY: as above.
unsafe impl Sync for Program {}

impl Executable {
    /// # Safety
    /// `raw` must be null or an executable of `client` that nothing else destroys.
    pub(crate) unsafe fn own(client: &Client, raw: *mut RawLoadedExecutable, function: &str) -> Result<Executable> {
        let raw = NonNull::new(raw).ok_or_else(|| no_result(function))?;
        let loaded = Loaded { client: client.clone(), raw };

        let args = ffi::GetExecutableArgs { loaded_executable: raw.as_ptr(), ..CStruct::zeroed() };
        // SAFETY: the executable is live.
        let args = unsafe { call!(client.plugin(), PJRT_LoadedExecutable_GetExecutable, args) }?;
        let raw_program =
            NonNull::new(args.executable).ok_or_else(|| no_result("PJRT_LoadedExecutable_GetExecutable"))?;
        let program = Program { client: client.clone(), raw: raw_program };

        let args = ffi::LoadedExecutableDevicesArgs { executable: raw.as_ptr(), ..CStruct::zeroed() };
        // SAFETY: the executable is live.
        let args = unsafe { call!(client.plugin(), PJRT_LoadedExecutable_AddressableDevices, args) }?;
        // SAFETY: the list lives as long as the executable.
        let devices = unsafe { slice(args.devices, args.num_devices) }
            .iter()
            .map(|&device| client.device_idx(device))
            .collect::<Option<Vec<usize>>>()
            .ok_or_else(|| {
                Error::new(ErrorKind::Missing, "the executable runs on a device its client does not list")
            })?;

        let args = ffi::ExecutableNumOutputsArgs { executable: raw_program.as_ptr(), ..CStruct::zeroed() };
        // SAFETY: the program is live.
        let num_outputs = unsafe { call!(client.plugin(), PJRT_Executable_NumOutputs, args) }?.num_outputs;
        Ok(Executable { loaded, program, devices, num_outputs })
    }

    /// Where each copy of the program runs: copy r takes its inputs on device `devices()[r]`
    /// of [`Client::devices`] and leaves its outputs there.
    pub fn devices(&self) -> &[usize] {
        &self.devices
    }

    /// Number of outputs of one copy.
    pub fn num_outputs(&self) -> usize {
        self.num_outputs
    }

    /// The types of the outputs of one copy.
    ///
    /// # Errors
    /// The plugin's own.
    pub fn output_types(&self) -> Result<Vec<TensorType>> {
        let plugin = self.client().plugin();
        let executable = self.program.raw.as_ptr();
        let args = ffi::OutputElementTypesArgs { executable, ..CStruct::zeroed() };
        // SAFETY: the program is live.
        let kinds = unsafe { call!(plugin, PJRT_Executable_OutputElementTypes, args) }?;
        let args = ffi::OutputDimensionsArgs { executable, ..CStruct::zeroed() };
        // SAFETY: the program is live.
        let shapes = unsafe { call!(plugin, PJRT_Executable_OutputDimensions, args) }?;
        // SAFETY: both lists live as long as the program; there is one rank per output,
        // and the dimensions of all outputs follow one another.
        let (kinds, ranks, dims) = unsafe {
            let ranks: &[usize] = slice(shapes.dim_sizes, shapes.num_outputs);
            (slice(kinds.types, kinds.num_types), ranks, slice(shapes.dims, ranks.iter().sum()))
        };
        let mut rest: &[i64] = dims;
        kinds
            .iter()
            .zip(ranks)
            .map(|(&kind, &rank)| {
                let (own, others) = rest.split_at(rank);
                rest = others;
                tensor_type(own, kind)
            })
            .collect()
    }

    /// Runs every copy once, in one launch, and returns at once: `inputs[r]` are the arguments of copy r,
    /// the result's `[r]` its outputs. Arguments that the program aliases to an output are consumed.
    ///
    /// # Errors
    /// [`ErrorKind::Argument`] when there is not one equally long list per copy, or a buffer is another client's, on
    /// another device or consumed; the plugin's own. An error of the computation itself shows when an output is used.
    pub fn execute(&self, inputs: &[Vec<&Buffer>]) -> Result<Vec<Vec<Buffer>>> {
        self.execute_keeping(inputs, &[])
    }

    /// As [`Executable::execute`], but the arguments at the places `keep` are not consumed: where the program
    /// would alias one to an output, the runtime copies it first.
    ///
    /// # Errors
    /// As [`Executable::execute`].
    pub fn execute_keeping(&self, inputs: &[Vec<&Buffer>], keep: &[usize]) -> Result<Vec<Vec<Buffer>>> {
        let num_args = self.check_inputs(inputs)?;
        let arguments: Vec<Vec<*mut RawBuffer>> =
            inputs.iter().map(|list| list.iter().map(|buffer| buffer.raw()).collect()).collect();
        let argument_lists: Vec<_> = arguments.iter().map(|list| list.as_ptr()).collect();
        let mut outputs = vec![vec![null_mut(); self.num_outputs]; inputs.len()];
        let output_lists: Vec<_> = outputs.iter_mut().map(|list| list.as_mut_ptr()).collect();
        let keep = to_i64(keep);
        let mut options = ffi::ExecuteOptions {
            non_donatable_input_indices: keep.as_ptr(),
            num_non_donatable_input_indices: keep.len(),
            ..CStruct::zeroed()
        };
        let args = ffi::ExecuteArgs {
            executable: self.loaded.raw.as_ptr(),
            options: &mut options,
            argument_lists: argument_lists.as_ptr(),
            num_devices: inputs.len(),
            num_args,
            output_lists: output_lists.as_ptr(),
            ..CStruct::zeroed()
        };
        // SAFETY: one argument list of `num_args` live buffers and one output list of `num_outputs` slots
        // per device; all lists outlive the call.
        unsafe { call!(self.client().plugin(), PJRT_LoadedExecutable_Execute, args) }?;
        let own = |(list, &device): (Vec<*mut RawBuffer>, &usize)| -> Result<Vec<Buffer>> {
            list.into_iter()
                // SAFETY: a new buffer of this client, on the device of its copy.
                .map(|raw| unsafe { Buffer::own(self.client(), device, raw, "PJRT_LoadedExecutable_Execute") })
                .collect()
        };
        outputs.into_iter().zip(&self.devices).map(own).collect()
    }

    /// The number of arguments per copy. What the runtime would find out only on the way, with some of the
    /// copies launched, is refused before.
    fn check_inputs(&self, inputs: &[Vec<&Buffer>]) -> Result<usize> {
        let copies = self.devices.len();
        if inputs.len() != copies {
            let given = inputs.len();
            return Err(argument_error(format!("the program runs {copies} copies, {given} were given arguments")));
        }
        let num_args = inputs.first().map_or(0, Vec::len);
        for (r, (list, &device)) in inputs.iter().zip(&self.devices).enumerate() {
            if list.len() != num_args {
                let given = list.len();
                return Err(argument_error(format!("copy 0 is given {num_args} arguments, copy {r} {given}")));
            }
            for (i, buffer) in list.iter().enumerate() {
                let wrong = |what| Err(argument_error(format!("argument {i} of copy {r} {what}")));
                if !buffer.client().is(self.client()) {
                    return wrong("belongs to another client".to_string());
                }
                if buffer.device() != device {
                    return wrong(format!("is on device {}, the copy runs on device {device}", buffer.device()));
                }
                if buffer.is_consumed()? {
                    return wrong("was consumed by an earlier execution".to_string());
                }
            }
        }
        Ok(num_args)
    }

    /// Bytes from which [`Client::deserialize`] loads the program again, on the same build of the plugin
    /// and the same kind of device.
    ///
    /// # Errors
    /// The plugin's own, for instance when it does not serialise.
    pub fn serialize(&self) -> Result<Vec<u8>> {
        let args = ffi::ExecutableSerializeArgs { executable: self.program.raw.as_ptr(), ..CStruct::zeroed() };
        // SAFETY: the program is live.
        let args = unsafe { call!(self.client().plugin(), PJRT_Executable_Serialize, args) }?;
        // SAFETY: the bytes live until the deleter is called.
        let bytes = unsafe { slice(args.bytes.cast::<u8>(), args.bytes_size) }.to_vec();
        if let Some(delete) = args.deleter {
            // SAFETY: the deleter that came with the object, called once.
            unsafe { delete(args.serialized) };
        }
        Ok(bytes)
    }

    /// The client the program is loaded on.
    pub fn client(&self) -> &Client {
        &self.loaded.client
    }
}

fn argument_error(sentence: String) -> Error {
    Error::new(ErrorKind::Argument, sentence)
}

impl Drop for Loaded {
    fn drop(&mut self) {
        let args = ffi::LoadedExecutableDestroyArgs { executable: self.raw.as_ptr(), ..CStruct::zeroed() };
        // SAFETY: the executable is ours and is not used again. A failure would leak it, no more.
        let _ = unsafe { call!(self.client.plugin(), PJRT_LoadedExecutable_Destroy, args) };
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let args = ffi::ExecutableDestroyArgs { executable: self.raw.as_ptr(), ..CStruct::zeroed() };
        // SAFETY: the program is ours and is not used again. A failure would leak it, no more.
        let _ = unsafe { call!(self.client.plugin(), PJRT_Executable_Destroy, args) };
    }
}

impl std::fmt::Debug for Executable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Executable").field("devices", &self.devices).field("num_outputs", &self.num_outputs).finish()
    }
}
