//! Which inputs and outputs of two modules belong together, and how.

use crate::device::{self, Devices};
use crate::unroll;
use truestep_claim::{Input, Output, Relation};
use truestep_ir::{ArgAttrs, Func, Module, TensorType};

/// What the texts leave open.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Number of devices that run the second module.
    pub replicas: Option<usize>,
    /// Inputs by name (`arg0` or `0`) and how they lie on the devices.
    pub inputs: Vec<(String, Input)>,
    /// Outputs by name (`out0`, `0`, or `loss` of `jax.result_info = "result['loss']"`) and how they lie on the
    /// devices.
    pub outputs: Vec<(String, Output)>,
}

/// Why two modules cannot be compared.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{rule}: expected {expected}, found {found}")]
pub struct EquivError {
    /// The broken rule.
    pub rule: String,
    /// What the rule asks for.
    pub expected: String,
    /// What was there.
    pub found: String,
}

type Result<T> = std::result::Result<T, EquivError>;

fn refuse<T>(rule: impl Into<String>, expected: impl ToString, found: impl ToString) -> Result<T> {
    Err(EquivError { rule: rule.into(), expected: expected.to_string(), found: found.to_string() })
}

/// Two programs made ready, with what to call things.
pub(crate) struct Pair {
    pub single: Func,
    pub devices: Devices,
    /// True if the devices' program is the first module.
    pub swapped: bool,
    pub names: Vec<String>,
    pub input_layouts: Vec<String>,
    pub output_layouts: Vec<String>,
}

pub(crate) fn pair(a: &Module, b: &Module, options: &Options) -> Result<Pair> {
    let (first, second) = (entry(a, "the first module")?, entry(b, "the second module")?);
    // the module of several devices may come first
    let swapped = n_devices(a, first)? > 1 && n_devices(b, second)? == 1;
    let [(one, single), (many, parts)] = if swapped { [(b, second), (a, first)] } else { [(a, first), (b, second)] };
    if n_devices(one, single)? > 1 {
        return refuse("equiv/devices", "one of the modules to be of one device", "several devices in both");
    }
    let mut devices = match &many.mesh {
        Some(mesh) => device::on_mesh(parts, mesh),
        None => without_mesh(single, parts, n_devices(many, parts)?, options)?,
    };
    if many.mesh.is_some() && (options.replicas.is_some_and(|n| n != devices.n) || !options.inputs.is_empty()) {
        let expected = "no --replicas and --inputs beside the shardings of the module";
        return refuse("equiv/options", expected, format!("a mesh of {} devices", devices.n));
    }
    let attrs = &single.result_attrs;
    for (name, output) in &options.outputs {
        let i = position(name, "out", devices.outputs.len(), attrs)?;
        devices.outputs[i] = *output;
    }
    let layout_of = |i: Option<usize>, d: Option<usize>, attrs: &[ArgAttrs]| -> String {
        let exact = i.and_then(|i| attrs.get(i)).and_then(|attrs| attrs.sharding.as_ref()).zip(many.mesh.as_ref());
        match (exact, d) {
            (Some((sharding, mesh)), _) if !sharding.is_replicated() => {
                let names = |axes: &Vec<usize>| axes.iter().map(|&a| &*mesh.axes[a].0).collect::<Vec<_>>().join(" ");
                format!("sharded [{}]", sharding.0.iter().map(names).collect::<Vec<_>>().join(", "))
            }
            (_, Some(d)) => format!("sharded {d}"),
            _ => "replicated".into(),
        }
    };
    let input = |(i, input): (usize, &Input)| match input {
        Input::Sharded(d) => layout_of(Some(i), Some(*d), &parts.param_attrs),
        Input::Replicated => layout_of(Some(i), None, &parts.param_attrs),
    };
    let output = |(i, output): (usize, &Output)| match output {
        Output::Sharded(d) => layout_of(Some(i), Some(*d), &parts.result_attrs),
        Output::Replicated => layout_of(Some(i), None, &parts.result_attrs),
        Output::Mean => "mean".into(),
        Output::Sum => "sum".into(),
    };
    let input_layouts = devices.inputs.iter().enumerate().map(input).collect();
    let output_layouts = devices.outputs.iter().enumerate().map(output).collect();
    let infos = |i: usize| info(attrs.get(i)).or_else(|| info(parts.result_attrs.get(i)));
    let name = |i: usize| infos(i).map_or(format!("out{i}"), |text| format!("out{i} {text}"));
    let names = (0..devices.outputs.len()).map(name).collect();
    let mut single = single.partitions_as_replicas();
    let relation = Relation {
        single: &single,
        replicated: &devices.func,
        replicas: devices.n,
        inputs: devices.inputs.clone(),
        outputs: devices.outputs.clone(),
    };
    if let Err(found) = relation.check() {
        return refuse("equiv/types", "inputs and outputs that belong together", found);
    }
    single = unroll::unrolled(&single);
    devices.func = unroll::unrolled(&devices.func);
    Ok(Pair { single, devices, swapped, names, input_layouts, output_layouts })
}

fn entry<'m>(module: &'m Module, which: &str) -> Result<&'m Func> {
    match module.entry() {
        Some(func) => Ok(func),
        None => refuse("equiv/entry", "a function named main", format!("none in {which}")),
    }
}

/// How many devices the module says it is for; a program that never meets others is of one.
fn n_devices(module: &Module, func: &Func) -> Result<usize> {
    if let Some(mesh) = &module.mesh {
        return Ok(mesh.n_devices());
    }
    match (module.num_replicas, module.num_partitions) {
        (n, 1) => Ok(n),
        (1, n) => Ok(if device::is_of_a_device(func) { n } else { 1 }),
        (n, m) => refuse("equiv/devices", "replicas or partitions", format!("{n} replicas of {m} partitions")),
    }
}

/// The program of `stated` replicas, or as many as the options or the shapes say.
fn without_mesh(single: &Func, parts: &Func, stated: usize, options: &Options) -> Result<Devices> {
    let counts = |func: &Func| format!("{} inputs and {} outputs", func.param_types().len(), func.result_types().len());
    if counts(single) != counts(parts) {
        return refuse("equiv/types", counts(single), counts(parts));
    }
    let ins: Vec<_> = single.param_types().zip(parts.param_types()).collect();
    let outs: Vec<_> = single.result_types().zip(parts.result_types()).collect();
    let ratio = ins.iter().chain(&outs).find_map(|(whole, part)| cut(whole, part));
    let n = match (options.replicas, stated) {
        (Some(n), 1) => n,
        (Some(n), stated) if n != stated => return refuse("equiv/replicas", format!("{stated}, as the text says"), n),
        (_, 1) => ratio.map_or(1, |(_, ratio)| ratio),
        (_, stated) => stated,
    };
    if n == 0 {
        return refuse("equiv/replicas", "at least 1", 0);
    }
    let along = |(whole, part): &(&TensorType, &TensorType)| match cut(whole, part) {
        Some((d, ratio)) if ratio == n => Some(d),
        _ => None,
    };
    let mut inputs: Vec<Input> =
        ins.iter().map(|types| along(types).map_or(Input::Replicated, Input::Sharded)).collect();
    let outputs = outs.iter().map(|types| along(types).map_or(Output::Replicated, Output::Sharded)).collect();
    for (name, input) in &options.inputs {
        let i = position(name, "arg", inputs.len(), &single.param_attrs)?;
        inputs[i] = *input;
    }
    Ok(Devices { func: parts.partitions_as_replicas(), n, inputs, outputs })
}

/// The only dimension that differs, by which factor.
fn cut(whole: &TensorType, part: &TensorType) -> Option<(usize, usize)> {
    if whole.rank() != part.rank() {
        return None;
    }
    let differ: Vec<usize> = (0..whole.rank()).filter(|&d| whole.dims[d] != part.dims[d]).collect();
    match differ.as_slice() {
        &[d] if part.dims[d] > 0 && whole.dims[d].is_multiple_of(part.dims[d]) => {
            Some((d, whole.dims[d] / part.dims[d]))
        }
        _ => None,
    }
}

/// What JAX says of a result: `result['loss']`.
fn info(attrs: Option<&ArgAttrs>) -> Option<String> {
    let (_, text) = attrs?.other.iter().find(|(name, _)| name == "jax.result_info")?;
    Some(text.trim_matches('"').to_string()).filter(|text| !text.is_empty())
}

/// The input or output called `name`: its number, with or without the prefix, or the last key of what JAX says of it.
fn position(name: &str, prefix: &str, n: usize, attrs: &[ArgAttrs]) -> Result<usize> {
    let number = name.strip_prefix(prefix).unwrap_or(name).parse().ok().filter(|&i: &usize| i < n);
    let keys =
        |text: &str| text == name || text.ends_with(&format!("['{name}']")) || text.ends_with(&format!(".{name}"));
    let called = || (0..n).find(|&i| info(attrs.get(i)).is_some_and(|text| keys(&text)));
    match number.or_else(called) {
        Some(i) => Ok(i),
        None if n == 0 => refuse("equiv/names", "no names: there are none of these", name),
        None => refuse("equiv/names", format!("{prefix}0 to {prefix}{}, or a name of the text", n - 1), name),
    }
}
