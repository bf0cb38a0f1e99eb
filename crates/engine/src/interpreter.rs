//! The interpreter as an engine: in double precision the reference, in single precision the embedded engine.

use std::time::Instant;

use truestep_interp::{Program as Prepared, Scalar, Tensor, widest_float};
use truestep_ir::{ElemType, Func, Module};

use crate::engine::{Compilation, Engine, Executable, Program};
use crate::error::EngineError;
use crate::table::{Arithmetic, Row};
use crate::value::{DeviceValue, Input, Interface, Pending, Placement};

/// The interpreter on this machine's cores; processes run in lockstep.
pub(crate) struct Interpreter(pub(crate) &'static Row);

impl Engine for Interpreter {
    fn row(&self) -> &'static Row {
        self.0
    }

    fn device(&self) -> String {
        match std::thread::available_parallelism().map_or(1, usize::from) {
            1 => "1 core".to_owned(),
            cores => format!("{cores} cores"),
        }
    }

    fn compile(&self, program: Program<'_>) -> Result<Box<dyn Executable>, EngineError> {
        let Program { module, .. } = program;
        self.0.admit(module)?;
        let double = module.entry().and_then(widest_float) == Some(ElemType::F64);
        Ok(if double || self.0.arithmetic == Arithmetic::Wide {
            Box::new(self.prepare::<f64>(module)?)
        } else {
            Box::new(self.prepare::<f32>(module)?)
        })
    }
}

impl Interpreter {
    fn prepare<S>(&self, module: &Module) -> Result<Interpreted<S>, EngineError> {
        let started = Instant::now();
        let interface = Interface::of(module)?;
        let entry = module.entry().expect("an interface has an entry");
        let prepared = match module.num_partitions {
            0 | 1 => Prepared::new(entry),
            _ => Prepared::new(&entry.partitions_as_replicas()),
        };
        let engine = self.0.name;
        let prepared = prepared.map_err(|e| EngineError::Interpreter { engine, source: Box::new(e) })?;
        let compilation = Compilation { seconds: started.elapsed().as_secs_f64(), cached: false, note: None };
        Ok(Interpreted { engine, prepared, interface, compilation, scalar: std::marker::PhantomData })
    }
}

/// Whether no one scalar is that of every value: doubles beside narrower floats.
pub(crate) fn mixes_doubles(module: &Module) -> bool {
    let narrower = |entry: &Func| entry.values.iter().any(|ty| ty.elem.is_float() && ty.elem != ElemType::F64);
    module.entry().is_some_and(|entry| widest_float(entry) == Some(ElemType::F64) && narrower(entry))
}

/// A prepared program over scalars of type `S`.
struct Interpreted<S> {
    engine: &'static str,
    prepared: Prepared,
    interface: Interface,
    compilation: Compilation,
    scalar: std::marker::PhantomData<fn() -> S>,
}

/// A value of every process.
type Tensors<S> = Vec<Tensor<S>>;

impl<S: Scalar<Ctx = ()>> Interpreted<S> {
    /// A value per process; where all have the same they share it.
    fn placed(&self, placement: Placement, make: impl Fn(usize) -> Tensor<S>) -> DeviceValue {
        let processes = self.interface.processes;
        DeviceValue::new::<Tensors<S>>(match placement {
            Placement::Split => (0..processes).map(make).collect(),
            Placement::Replicated => vec![make(0); processes],
        })
    }

    /// The tensors to be read.
    fn read<'v>(&self, value: &'v DeviceValue, placement: Placement) -> Result<&'v [Tensor<S>], EngineError> {
        let tensors: &Tensors<S> = value.of(self.engine)?;
        Ok(match placement {
            Placement::Split => tensors,
            Placement::Replicated => &tensors[..1],
        })
    }
}

impl<S: Scalar<Ctx = ()>> Executable for Interpreted<S> {
    fn interface(&self) -> &Interface {
        &self.interface
    }

    fn compilation(&self) -> &Compilation {
        &self.compilation
    }

    fn upload(&self, input: usize, bytes: Vec<u8>, placement: Placement) -> Result<DeviceValue, EngineError> {
        let ty = self.interface.given(input, bytes.len(), placement)?;
        Ok(self.placed(placement, |process| Tensor::from_bytes(ty, Interface::block(ty, &bytes, placement, process))))
    }

    fn upload_numbers(&self, input: usize, numbers: &[f64], placement: Placement) -> Result<DeviceValue, EngineError> {
        let ty = self.interface.input(input)?;
        let n = ty.numel();
        self.interface.given(input, numbers.len() * ty.elem.bytes(), placement)?;
        let block = |process: usize| match placement {
            Placement::Split => &numbers[process * n..][..n],
            Placement::Replicated => numbers,
        };
        Ok(self.placed(placement, |process| Tensor::from_f64(ty.clone(), block(process))))
    }

    fn run(&self, inputs: Vec<Input<'_>>) -> Result<Vec<DeviceValue>, EngineError> {
        self.interface.all_given(inputs.len())?;
        let processes = self.interface.processes;
        let mut of_process: Vec<Vec<Tensor<S>>> = (0..processes).map(|_| Vec::with_capacity(inputs.len())).collect();
        for input in inputs {
            let tensors: Tensors<S> = match input {
                Input::Keep(value) => value.of::<Tensors<S>>(self.engine)?.clone(),
                Input::Give(value) => value.into(self.engine)?,
            };
            if tensors.len() != processes {
                return Err(EngineError::request("processes of an input", processes, tensors.len()));
            }
            of_process.iter_mut().zip(tensors).for_each(|(list, tensor)| list.push(tensor));
        }
        let outputs = self.prepared.run_replicas(&(), of_process);
        let outputs = outputs.map_err(|e| EngineError::Interpreter { engine: self.engine, source: Box::new(e) })?;
        let mut values: Vec<Tensors<S>> =
            self.interface.outputs.iter().map(|_| Vec::with_capacity(processes)).collect();
        for process in outputs {
            values.iter_mut().zip(process).for_each(|(value, tensor)| value.push(tensor));
        }
        Ok(values.into_iter().map(DeviceValue::new).collect())
    }

    fn download(&self, _: usize, value: &DeviceValue, placement: Placement) -> Result<Pending, EngineError> {
        let tensors = self.read(value, placement)?;
        Ok(Pending::here(match tensors {
            [only] => only.to_bytes(),
            several => several.iter().flat_map(Tensor::to_bytes).collect(),
        }))
    }

    fn download_numbers(&self, _: usize, value: &DeviceValue, placement: Placement) -> Result<Vec<f64>, EngineError> {
        Ok(self.read(value, placement)?.iter().flat_map(Tensor::to_f64_vec).collect())
    }
}
