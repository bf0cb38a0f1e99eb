//! `truestep run`: any StableHLO module on any engine.

use crate::{
    backend_arg::choices,
    module_inputs::Inputs,
    output::print,
    table::{Align, Table},
};
use anyhow::{Context, Result, anyhow};
use clap::Args;
use std::{fs, path::PathBuf};
use truestep_engine::{Choice, CompileCache, DeviceValue, Input, Interface, Options, Placement, Program};
use truestep_ir::{ElemKind, TensorType, decode_f64, decode_i64, parse};
use truestep_train::{HostTensor, to_safetensors, write_atomically};

/// Runs a StableHLO module and prints what comes out
///
/// The module is any that the parser reads; with mhlo.num_replicas = R, R copies run in lockstep, and so do R
/// partitions (of a module that JAX wrote for a mesh of R devices, each on its block). In files of inputs and outputs
/// an R > 1 adds a leading axis of R; an input without it goes to every replica.
#[derive(Args)]
pub struct Run {
    /// Text of the module
    file: PathBuf,
    /// Engine that runs it
    #[arg(long, value_name = "ENGINE", default_value = "interp-f64", value_parser = choices())]
    backend: Choice,
    /// PJRT plugin to load instead of the one that would be found
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

impl Run {
    pub fn run(self) -> Result<()> {
        let file = self.file.display();
        let text = fs::read_to_string(&self.file).with_context(|| format!("{file}: cannot be read"))?;
        let module = parse(&text).with_context(|| format!("{file}"))?;
        let interface = Interface::of(&module).with_context(|| format!("{file}"))?;
        let (types, n) = (&interface.inputs, interface.processes);
        let inputs = match (&self.inputs, self.random) {
            (Some(path), _) => Inputs::read(path, types, n)?,
            (None, Some(seed)) => Inputs::random(seed, types, n),
            (None, None) if types.is_empty() => vec![Vec::new(); n],
            (None, None) => return Err(anyhow!("{file} takes {} inputs: give --inputs or --random", types.len())),
        };
        let options =
            Options { plugin: self.plugin.clone(), replicas: n, cache: CompileCache::user(), ..Options::default() };
        let engine = self.backend.open(&options)?;
        let executable = engine.compile(Program { text: &text, module: &module })?;
        let blocks = |i: usize| inputs.iter().flat_map(|process| &process[i]).copied().collect();
        let upload = |i| executable.upload(i, blocks(i), Placement::Split).map(Input::Give);
        let values = executable.run((0..types.len()).map(upload).collect::<Result<_, _>>()?)?;
        let download = |(i, value): (usize, &DeviceValue)| executable.download(i, value, Placement::Split)?.wait();
        let outputs = values.iter().enumerate().map(download).collect::<Result<Vec<_>, _>>()?;
        let outputs = named(outputs, &interface);
        print(table(&outputs))?;
        if let Some(path) = &self.out {
            write_atomically(path, &to_safetensors(&outputs)?)?;
        }
        Ok(())
    }
}

/// The outputs with their names; at several processes with a leading axis of them.
fn named(outputs: Vec<Vec<u8>>, interface: &Interface) -> Vec<HostTensor> {
    let stacked = |(i, (bytes, ty)): (usize, (Vec<u8>, &TensorType))| {
        let n = interface.processes;
        let ty = if n == 1 { ty.clone() } else { ty.with_dims([&[n], ty.dims.as_slice()].concat()) };
        HostTensor { name: format!("out{i}"), ty, bytes }
    };
    outputs.into_iter().zip(&interface.outputs).enumerate().map(stacked).collect()
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
