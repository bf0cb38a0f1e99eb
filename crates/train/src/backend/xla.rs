use std::{path::Path, time::Instant};

use truestep_data::Draws;
use truestep_ir::Module;
use truestep_pjrt::{Buffer, Client, CompileOptions, Executable, Plugin, self_check};
use truestep_step::{Artifact, KernelOrder, Manifest, Sharding};

use super::{Backend, Compilation, Input, Pending, Program, Tuner, Value, checked_slot, foreign};
use crate::{
    CompileCache, TrainError,
    compile_cache::{Compiled, target},
};

/// XLA through a PJRT plugin.
pub struct Xla {
    client: Client,
    cache: Option<CompileCache>,
}

impl Xla {
    /// The plugin at `path` with at least `replicas` devices, self-checked; with the user's compile cache.
    ///
    /// # Errors
    /// [`TrainError::Device`] for a file that is no usable plugin, one that fails its self-check or has fewer devices.
    pub fn new(path: &Path, replicas: usize) -> Result<Self, TrainError> {
        let client = Client::for_replicas(&Plugin::load(path)?, replicas)?;
        self_check(&client, replicas.max(1))?;
        Ok(Self { client, cache: CompileCache::user() })
    }

    /// The same with another compile cache, or none.
    pub fn with_cache(self, cache: Option<CompileCache>) -> Self {
        Self { cache, ..self }
    }
}

impl Backend for Xla {
    fn name(&self) -> &'static str {
        "xla"
    }

    fn device(&self) -> String {
        let devices = self.client.devices();
        let kind = devices.first().map_or("no device", |device| &device.kind);
        match devices.len() {
            0 | 1 => kind.to_owned(),
            n => format!("{n} x {kind}"),
        }
    }

    fn compile(&self, artifact: &Artifact) -> Result<Box<dyn Program>, TrainError> {
        artifact.manifest.check(&artifact.text, &artifact.module)?;
        let options = CompileOptions::replicas(artifact.manifest.replicas);
        let started = Instant::now();
        let compiled = match &self.cache {
            Some(cache) => cache.compile(&self.client, &artifact.text, options)?,
            None => Compiled { executable: self.client.compile(&artifact.text, options)?, cached: false, note: None },
        };
        let Compiled { executable, cached, note } = compiled;
        let compilation = Compilation { seconds: started.elapsed().as_secs_f64(), cached, note };
        Ok(Box::new(XlaProgram { executable, manifest: artifact.manifest.clone(), compilation }))
    }

    fn tuner(&self) -> Option<&dyn Tuner> {
        Some(self)
    }
}

impl Tuner for Xla {
    fn key(&self) -> Result<String, TrainError> {
        Ok(format!("{} {}", self.client.plugin().build_id()?, target(&self.client)))
    }

    fn kernels(&self) -> KernelOrder {
        // XLA's code for processors runs over channels fastest.
        if self.client.platform_name() == "cpu" { KernelOrder::Hwio } else { KernelOrder::default() }
    }

    fn least_seconds(&self, modules: &[Module]) -> Result<Vec<f64>, TrainError> {
        let compile = |module| self.client.compile(&truestep_ir::print(module), CompileOptions::replicas(1));
        let executables = modules.iter().map(compile).collect::<Result<Vec<_>, _>>()?;
        let (Some(module), Some(first)) = (modules.first(), executables.first()) else { return Ok(Vec::new()) };
        let device = first.devices()[0];
        let mut draws = Draws::new(&[0]);
        let mut inputs = Vec::new();
        for ty in module.funcs[0].param_types() {
            let bytes: Vec<u8> = (0..ty.numel()).flat_map(|_| (draws.unit() as f32 - 0.5).to_le_bytes()).collect();
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
    executable: Executable,
    manifest: Manifest,
    compilation: Compilation,
}

impl Program for XlaProgram {
    fn manifest(&self) -> &Manifest {
        &self.manifest
    }

    fn compilation(&self) -> &Compilation {
        &self.compilation
    }

    fn upload(&self, input: usize, bytes: Vec<u8>) -> Result<Value, TrainError> {
        let slot = checked_slot(&self.manifest, input, bytes.len())?;
        let (ty, client) = (slot.ty(), self.executable.client());
        let devices = self.executable.devices();
        if let [device] = devices {
            return Ok(Value::Xla(vec![client.upload_async(bytes, &ty, *device)?]));
        }
        let part = |replica: usize| match slot.sharding {
            Sharding::Axis0 => &bytes[replica * ty.size_bytes()..][..ty.size_bytes()],
            Sharding::Replicated => &bytes,
        };
        let upload = |(replica, &device)| client.upload_async(Vec::from(part(replica)), &ty, device);
        Ok(Value::Xla(devices.iter().enumerate().map(upload).collect::<Result<_, _>>()?))
    }

    fn run(&self, inputs: Vec<Input<'_>>) -> Result<Vec<Value>, TrainError> {
        let replicas = self.manifest.replicas;
        let mut arguments: Vec<Vec<&Buffer>> = vec![Vec::with_capacity(inputs.len()); replicas];
        for input in &inputs {
            let Value::Xla(buffers) = input.value() else { return Err(foreign("xla")) };
            if buffers.len() < replicas {
                return Err(TrainError::request("replicas of an input", replicas, buffers.len()));
            }
            arguments.iter_mut().zip(buffers).for_each(|(list, buffer)| list.push(buffer));
        }
        let donated = self.manifest.inputs.iter().map(|slot| slot.donated_to.is_some());
        let kept = inputs.iter().zip(donated).map(|(input, donated)| donated && matches!(input, Input::Keep(_)));
        let kept: Vec<usize> = kept.enumerate().filter(|&(_, kept)| kept).map(|(i, _)| i).collect();
        let mut outputs: Vec<Vec<Buffer>> = (0..self.executable.num_outputs()).map(|_| Vec::new()).collect();
        for replica in self.executable.execute_keeping(&arguments, &kept)? {
            outputs.iter_mut().zip(replica).for_each(|(value, buffer)| value.push(buffer));
        }
        Ok(outputs.into_iter().map(Value::Xla).collect())
    }

    fn download(&self, output: usize, value: &Value) -> Result<Pending, TrainError> {
        let Value::Xla(buffers) = value else { return Err(foreign("xla")) };
        let parts = match self.manifest.outputs[output].sharding {
            Sharding::Axis0 => buffers.len(),
            Sharding::Replicated => 1,
        };
        Ok(Pending::Xla(buffers[..parts].iter().map(Buffer::download).collect::<Result<_, _>>()?))
    }
}
