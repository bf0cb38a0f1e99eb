//! XLA through a PJRT plugin.

use std::time::Instant;

use truestep_ir::Module;
use truestep_pjrt::{Buffer, Client, CompileOptions, Download, Executable as Loaded, Golden, Plugin};
use truestep_pjrt::{check_answers, self_check, setup};

use crate::compile_cache::{CompileCache, Compiled, machine};
use crate::engine::{Compilation, Engine, Executable, Program, Tuner};
use crate::error::EngineError;
use crate::table::{Options, Row, XLA};
use crate::value::{DeviceValue, Input, Interface, Pending, Placement};

/// A client of a plugin.
struct Xla {
    client: Client,
    cache: Option<CompileCache>,
}

/// The plugin that is asked for or found, with at least as many devices as are asked for, self-checked.
pub(crate) fn open(options: &Options) -> Result<Box<dyn Engine>, EngineError> {
    let path = setup::discover(options.plugin.as_deref()).ok_or_else(|| XLA.missing())?;
    let client = Client::for_replicas(&Plugin::load(&path)?, options.replicas)?;
    self_check(&client, options.replicas.max(1))?;
    Ok(Box::new(Xla { client, cache: options.cache.clone() }))
}

/// The plugin's file, where there is one.
pub(crate) fn find(options: &Options) -> Option<String> {
    setup::discover(options.plugin.as_deref()).map(|path| path.display().to_string())
}

/// Asks the plugin for its known answers, whatever is remembered of it.
pub(crate) fn check(options: &Options) -> Result<String, EngineError> {
    let path = setup::discover(options.plugin.as_deref()).ok_or_else(|| XLA.missing())?;
    let plugin = Plugin::load(&path)?;
    let (major, minor) = plugin.api_version();
    // CPU devices are as many as are asked for; other platforms may have one only.
    let client = Client::for_replicas(&plugin, REPLICAS).or_else(|_| Client::for_replicas(&plugin, 1))?;
    let replicas = client.devices().len().min(REPLICAS);
    check_answers(&client, replicas, &Golden::new(replicas))?;
    let (platform, path) = (client.platform_name(), path.display());
    let right = format!("all-reduce over {replicas} replicas and convolution right on {platform}");
    Ok(format!("{path}, PJRT C API {major}.{minor}, {right}"))
}

/// Replicas of the check: the fewest that exchange anything.
const REPLICAS: usize = 2;

/// Installs the pinned CPU plugin.
pub(crate) fn install(progress: &mut dyn FnMut(&str)) -> Result<Options, EngineError> {
    Ok(Options { plugin: Some(setup::install(progress)?), ..Options::default() })
}

impl Engine for Xla {
    fn row(&self) -> &'static Row {
        &XLA
    }

    fn device(&self) -> String {
        let devices = self.client.devices();
        let kind = devices.first().map_or("no device", |device| &device.kind);
        match devices.len() {
            0 | 1 => kind.to_owned(),
            n => format!("{n} x {kind}"),
        }
    }

    fn compile(&self, program: Program<'_>) -> Result<Box<dyn Executable>, EngineError> {
        XLA.admit(program.module)?;
        let interface = Interface::of(program.module)?;
        let entry = program.module.entry().expect("an interface has an entry");
        let donated = entry.param_attrs.iter().map(|attrs| attrs.aliasing_output.is_some()).collect();
        let options = CompileOptions::replicas(interface.processes);
        let started = Instant::now();
        let compile = || Ok::<_, EngineError>(self.client.compile(program.text, options)?);
        let Compiled { program: executable, cached, note } = match &self.cache {
            None => Compiled { program: compile()?, cached: false, note: None },
            Some(cache) => {
                let flags = std::env::var("XLA_FLAGS").unwrap_or_default();
                let key = [&self.key()?, &format!("{options:?}"), &flags, program.text];
                let load = |bytes: &[u8]| self.client.deserialize(bytes).map_err(|e| e.to_string());
                let bytes = |executable: &Loaded| executable.serialize().map_err(|e| e.to_string());
                cache.compiled(&key, load, compile, bytes)?
            }
        };
        let compilation = Compilation { seconds: started.elapsed().as_secs_f64(), cached, note };
        Ok(Box::new(XlaProgram { executable, interface, donated, compilation }))
    }

    fn tuner(&self) -> Option<&dyn Tuner> {
        Some(self)
    }
}

impl Tuner for Xla {
    fn key(&self) -> Result<String, EngineError> {
        let device = self.client.devices().first().map_or("", |device| &device.kind);
        let platform = self.client.platform_name();
        Ok(format!("{} {platform} {device}, {}", self.client.plugin().build_id()?, machine()))
    }

    fn channels_fastest(&self) -> bool {
        self.client.platform_name() == "cpu"
    }

    fn least_seconds(&self, modules: &[Module]) -> Result<Vec<f64>, EngineError> {
        let compile = |module| self.client.compile(&truestep_ir::print(module), CompileOptions::replicas(1));
        let executables = modules.iter().map(compile).collect::<Result<Vec<_>, _>>()?;
        let (Some(module), Some(first)) = (modules.first(), executables.first()) else { return Ok(Vec::new()) };
        let device = first.devices()[0];
        let mut inputs = Vec::new();
        for ty in module.funcs[0].param_types() {
            // Numbers from −1/2 to 1/2 in a fixed disorder (Knuth's multiplicative hashing).
            let number = |k: usize| (k as u32).wrapping_mul(0x9e37_79b1) as f32 / 2f32.powi(32) - 0.5;
            let bytes: Vec<u8> = (0..ty.numel()).flat_map(|k| number(k).to_le_bytes()).collect();
            inputs.push(self.client.upload_async(bytes, ty, device)?);
        }
        let arguments = vec![inputs.iter().collect::<Vec<_>>()];
        let mut least = vec![f64::INFINITY; modules.len()];
        let mut total = 0.0;
        // The first round is not timed; enough rounds for a stable minimum, few for slow modules.
        for round in 0..16 {
            let best = least.iter().copied().fold(f64::INFINITY, f64::min);
            for (executable, least) in executables.iter().zip(&mut least) {
                // What is far behind needs no exact time.
                if round >= 2 && *least > 2.0 * best {
                    continue;
                }
                let started = Instant::now();
                let outputs = executable.execute(&arguments)?;
                outputs[0][0].wait()?;
                let seconds = started.elapsed().as_secs_f64();
                if round > 0 {
                    *least = least.min(seconds);
                    total += seconds;
                }
            }
            if round >= 4 && total > 0.6 {
                break;
            }
        }
        Ok(least)
    }
}

struct XlaProgram {
    executable: Loaded,
    interface: Interface,
    /// Per input: whether its memory becomes an output's.
    donated: Vec<bool>,
    compilation: Compilation,
}

/// A buffer on the device of every process.
type Buffers = Vec<Buffer>;

impl Executable for XlaProgram {
    fn interface(&self) -> &Interface {
        &self.interface
    }

    fn compilation(&self) -> &Compilation {
        &self.compilation
    }

    fn upload(&self, input: usize, bytes: Vec<u8>, placement: Placement) -> Result<DeviceValue, EngineError> {
        let ty = self.interface.given(input, bytes.len(), placement)?;
        let client = self.executable.client();
        let buffers: Buffers = match self.executable.devices() {
            [device] => vec![client.upload_async(bytes, ty, *device)?],
            devices => {
                let block = |process| Vec::from(Interface::block(ty, &bytes, placement, process));
                let upload = |(process, &device)| client.upload_async(block(process), ty, device);
                devices.iter().enumerate().map(upload).collect::<Result<_, _>>()?
            }
        };
        Ok(DeviceValue::new(buffers))
    }

    fn run(&self, inputs: Vec<Input<'_>>) -> Result<Vec<DeviceValue>, EngineError> {
        self.interface.all_given(inputs.len())?;
        let processes = self.interface.processes;
        let mut arguments: Vec<Vec<&Buffer>> = vec![Vec::with_capacity(inputs.len()); processes];
        for input in &inputs {
            let buffers: &Buffers = input.value().of(XLA.name)?;
            if buffers.len() < processes {
                return Err(EngineError::request("processes of an input", processes, buffers.len()));
            }
            arguments.iter_mut().zip(buffers).for_each(|(list, buffer)| list.push(buffer));
        }
        let kept = inputs.iter().zip(&self.donated).map(|(input, &donated)| donated && matches!(input, Input::Keep(_)));
        let kept: Vec<usize> = kept.enumerate().filter(|&(_, kept)| kept).map(|(i, _)| i).collect();
        let mut outputs: Vec<Buffers> = (0..self.executable.num_outputs()).map(|_| Vec::new()).collect();
        for process in self.executable.execute_keeping(&arguments, &kept)? {
            outputs.iter_mut().zip(process).for_each(|(value, buffer)| value.push(buffer));
        }
        Ok(outputs.into_iter().map(DeviceValue::new).collect())
    }

    fn download(&self, _: usize, value: &DeviceValue, placement: Placement) -> Result<Pending, EngineError> {
        let buffers: &Buffers = value.of(XLA.name)?;
        let parts = match placement {
            Placement::Split => buffers.len(),
            Placement::Replicated => 1,
        };
        let parts: Vec<Download> = buffers[..parts].iter().map(Buffer::download).collect::<Result<_, _>>()?;
        Ok(Pending::later(move || {
            let mut bytes = Vec::new();
            for part in parts {
                let part = part.wait()?;
                if bytes.is_empty() { bytes = part } else { bytes.extend(part) }
            }
            Ok(bytes)
        }))
    }
}
