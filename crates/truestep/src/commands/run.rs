//! `truestep run`: any StableHLO module on any engine.

use crate::{
    module_inputs::{Inputs, Values},
    output::print,
    table::{Align, Table},
};
use anyhow::{Context, Result, anyhow, ensure};
use clap::{Args, ValueEnum};
use std::{fs, path::PathBuf};
use truestep_interp::{Scalar, Tensor, eval_replicas};
use truestep_ir::{ElemKind, Func, Module, TensorType, decode_f64, decode_i64, parse};
use truestep_pjrt::{Client, CompileOptions, Plugin, setup};
use truestep_train::{HostTensor, to_safetensors, write_atomically};

/// Runs a StableHLO module and prints what comes out
///
/// The module is any that the parser reads; with mhlo.num_replicas = R, R copies run in lockstep, and so do R partitions
/// (of a module that JAX wrote for a mesh of R devices, each on its block). In files of inputs
/// and outputs an R > 1 adds a leading axis of R; an input without it goes to every replica.
#[derive(Args)]
pub struct Run {
    /// Text of the module
    file: PathBuf,
    /// Engine
    #[arg(long, value_enum, default_value_t = Engine::InterpF64)]
    backend: Engine,
    /// PJRT plugin for xla, instead of the one that would be found
    #[arg(long, value_name = "FILE")]
    plugin: Option<PathBuf>,
    /// Safetensors file with the inputs, named in0, in1, … or arg0, arg1, …; other names count in alphabetical order
    #[arg(long, value_name = "FILE", conflicts_with = "random")]
    inputs: Option<PathBuf>,
    /// Random inputs: floats from -1 to 1, integers from 0 to 7, the same on every engine
    #[arg(long, value_name = "SEED")]
    random: Option<u64>,
    /// Safetensors file for the outputs, named out0, out1, …
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

#[derive(Clone, Copy, ValueEnum)]
enum Engine {
    /// The interpreter in double precision, rounding to the declared types
    InterpF64,
    /// The embedded engine, the interpreter in single precision
    Embedded,
    /// XLA through a PJRT plugin
    Xla,
}

impl Run {
    pub fn run(self) -> Result<()> {
        let file = self.file.display();
        let text = fs::read_to_string(&self.file).with_context(|| format!("{file}: cannot be read"))?;
        let module = parse(&text).with_context(|| format!("{file}"))?;
        let entry = module.entry().with_context(|| format!("{file}: no function is named main"))?;
        let (replicas, partitions) = (module.num_replicas, module.num_partitions);
        ensure!(replicas == 1 || partitions == 1, "{file}: expected replicas or partitions, found both");
        let on_xla = matches!(self.backend, Engine::Xla);
        ensure!(!on_xla || partitions == 1, "{file}: partitions run on the interpreter only");
        let n = replicas * partitions;
        let entry = &entry.partitions_as_replicas();
        let types: Vec<TensorType> = entry.param_types().cloned().collect();
        let inputs = match (&self.inputs, self.random) {
            (Some(path), _) => Inputs::read(path, &types, n)?,
            (None, Some(seed)) => Inputs::random(seed, &types, n),
            (None, None) if types.is_empty() => vec![Vec::new(); n],
            (None, None) => return Err(anyhow!("{file} takes {} inputs: give --inputs or --random", types.len())),
        };
        let outputs = match self.backend {
            Engine::InterpF64 => interpret::<f64>(entry, &types, &inputs)?,
            Engine::Embedded => interpret::<f32>(entry, &types, &inputs)?,
            Engine::Xla => self.on_xla(&text, &module, &types, &inputs)?,
        };
        let outputs = stack(outputs, entry.result_types());
        print(table(&outputs))?;
        if let Some(path) = &self.out {
            write_atomically(path, &to_safetensors(&outputs)?)?;
        }
        Ok(())
    }

    fn on_xla(&self, text: &str, module: &Module, types: &[TensorType], inputs: &Values) -> Result<Values> {
        let replicas = module.num_replicas;
        let path = setup::discover(self.plugin.as_deref())
            .ok_or_else(|| anyhow!("there is no PJRT plugin; `truestep setup` installs one"))?;
        let client = Client::for_replicas(&Plugin::load(&path)?, replicas)?;
        let program = client.compile(text, CompileOptions::replicas(replicas))?;
        let upload = |device: usize, values: &Vec<Vec<u8>>| -> Result<Vec<_>> {
            Ok(values
                .iter()
                .zip(types)
                .map(|(bytes, ty)| client.upload(bytes, ty, device))
                .collect::<Result<_, _>>()?)
        };
        let devices = program.devices().iter();
        let buffers =
            devices.zip(inputs).map(|(&device, values)| upload(device, values)).collect::<Result<Vec<_>>>()?;
        let arguments: Vec<Vec<_>> = buffers.iter().map(|values| values.iter().collect()).collect();
        let outputs = program.execute(&arguments)?;
        let fetch = |values: &Vec<truestep_pjrt::Buffer>| values.iter().map(|buffer| buffer.to_host()).collect();
        Ok(outputs.iter().map(fetch).collect::<Result<_, _>>()?)
    }
}

fn interpret<S: Scalar<Ctx = ()>>(entry: &Func, types: &[TensorType], inputs: &Values) -> Result<Values> {
    let decode = |values: &Vec<Vec<u8>>| -> Vec<Tensor<S>> {
        values.iter().zip(types).map(|(bytes, ty)| Tensor::from_bytes(ty, bytes)).collect()
    };
    let outputs = eval_replicas(&(), entry, inputs.iter().map(decode).collect())?;
    Ok(outputs.iter().map(|values| values.iter().map(Tensor::to_bytes).collect()).collect())
}

/// Every output once; at several replicas with a leading axis of them.
fn stack<'a>(outputs: Values, types: impl Iterator<Item = &'a TensorType>) -> Vec<HostTensor> {
    let replicas = outputs.len();
    let stacked = |(i, ty): (usize, &TensorType)| {
        let bytes = outputs.iter().flat_map(|values| &values[i]).copied().collect();
        let ty = if replicas == 1 { ty.clone() } else { ty.with_dims([&[replicas], ty.dims.as_slice()].concat()) };
        HostTensor { name: format!("out{i}"), ty, bytes }
    };
    types.enumerate().map(stacked).collect()
}

/// Values shown of each output.
const SHOWN: usize = 4;

fn table(outputs: &[HostTensor]) -> Table {
    let mut table = Table::new([
        ("output", Align::Left),
        ("type", Align::Left),
        ("mean", Align::Right),
        ("min", Align::Right),
        ("max", Align::Right),
        ("first values", Align::Left),
    ]);
    for HostTensor { name, ty, bytes } in outputs {
        let values = numbers(ty, bytes);
        let mean = values.iter().sum::<f64>() / values.len() as f64;
        // Unlike f64::min these keep a NaN.
        let least = values.iter().copied().reduce(|a, b| if a <= b || a.is_nan() { a } else { b });
        let most = values.iter().copied().reduce(|a, b| if a >= b || a.is_nan() { a } else { b });
        let shown = |value: Option<f64>| value.map_or("–".into(), short);
        let mut first = values.iter().take(SHOWN).map(|&v| short(v)).collect::<Vec<_>>().join(" ");
        if values.len() > SHOWN {
            first += " …";
        }
        let mean = shown((!values.is_empty()).then_some(mean));
        table.row([name.clone(), ty.to_string(), mean, shown(least), shown(most), first]);
    }
    table
}

/// The elements as numbers.
fn numbers(ty: &TensorType, bytes: &[u8]) -> Vec<f64> {
    let word = |chunk: &[u8]| {
        let mut word = [0; 8];
        word[..chunk.len()].copy_from_slice(chunk);
        u64::from_le_bytes(word)
    };
    let number = |bits: u64| match ty.elem.kind() {
        ElemKind::Float => decode_f64(ty.elem, bits),
        ElemKind::Unsigned => bits as f64,
        ElemKind::Signed | ElemKind::Bool => decode_i64(ty.elem, bits) as f64,
    };
    bytes.chunks_exact(ty.elem.bytes()).map(|chunk| number(word(chunk))).collect()
}

/// Six significant digits.
fn short(value: f64) -> String {
    if value == 0.0 || (1e-4..1e7).contains(&value.abs()) {
        let decimals = 5 - value.abs().max(1.0).log10() as i32;
        let text = format!("{value:.*}", decimals.max(0) as usize);
        let trimmed = text.trim_end_matches('0').trim_end_matches('.');
        (if text.contains('.') { trimmed } else { &text }).to_string()
    } else if value.is_finite() {
        format!("{value:.5e}")
    } else {
        value.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use truestep_ir::ElemType;

    #[test]
    fn numbers_in_six_digits() {
        let cases = [
            (0.0, "0"),
            (1.0, "1"),
            (-2.5, "-2.5"),
            (100.0, "100"),
            (std::f64::consts::PI, "3.14159"),
            (123456.789, "123457"),
            (0.001, "0.001"),
            (1e-9, "1.00000e-9"),
            (f64::NAN, "NaN"),
            (f64::INFINITY, "inf"),
        ];
        for (value, text) in cases {
            assert_eq!(short(value), text);
        }
    }

    #[test]
    fn a_nan_shows_in_every_figure() {
        let ty = TensorType::new([3], ElemType::F64);
        let bytes = [1.0, f64::NAN, 2.0].iter().flat_map(|v: &f64| v.to_le_bytes()).collect();
        let text = table(&[HostTensor { name: "out0".into(), ty, bytes }]).to_string();
        assert_eq!(text.matches("NaN").count(), 4, "{text}");
    }
}
