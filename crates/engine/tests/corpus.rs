//! Every runnable file of the corpus gives its results on every engine of the table that does not decline it; on those
//! that need no compiler as read and after printing and reading back.

use safetensors::SafeTensors;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use truestep_engine::{Arithmetic, DeviceValue, ENGINES, Engine, EngineError, Input, Options, Placement, Program, Row};
use truestep_interp::Tensor;
use truestep_ir::{ElemType, Module, TensorType, parse, print};

/// How far a result may be from the expected value: `atol + rtol·|expected|`.
#[derive(Clone, Copy, Debug)]
struct Tolerance {
    rtol: f64,
    atol: f64,
}

impl Tolerance {
    fn admits(self, found: f64, expected: f64) -> bool {
        found == expected
            || found.is_nan() && expected.is_nan()
            || expected.is_finite() && (found - expected).abs() <= self.atol + self.rtol * expected.abs()
    }
}

/// The first element that is out of tolerance, in words.
fn difference(found: &[f64], expected: &[f64], tolerance: impl Fn(f64) -> Tolerance) -> Option<String> {
    if found.len() != expected.len() {
        return Some(format!("{} elements, expected {}", found.len(), expected.len()));
    }
    let at = found.iter().zip(expected).position(|(&f, &e)| !tolerance(e).admits(f, e))?;
    Some(format!("element {at}: {}, expected {}", found[at], expected[at]))
}

fn corpus(dir: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus").join(dir)
}

/// The `.mlir` files below `dir`, with their texts.
fn files(dir: &Path) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(dir).expect("a folder of the corpus") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.extension().is_some_and(|e| e == "mlir") {
            found.push((path.clone(), fs::read_to_string(path).expect("text")));
        }
    }
    found.sort();
    found
}

/// The module as read, and as printed and read back.
fn forms(text: &str) -> [(&'static str, Module); 2] {
    let module = parse(text).expect("the corpus parses");
    let again = parse(&print(&module)).expect("printed text parses");
    [("read", module), ("printed", again)]
}

/// A value in a directive; integers stay exact.
#[derive(Clone, Copy, Debug)]
enum Number {
    Int(i128),
    Float(f64),
}

impl Number {
    fn float(self) -> f64 {
        match self {
            Number::Int(i) => i as f64,
            Number::Float(f) => f,
        }
    }

    fn int(self) -> i64 {
        match self {
            Number::Int(i) => i as i64,
            Number::Float(f) => panic!("{f} for an integer"),
        }
    }
}

fn numbers(text: &str) -> Vec<Number> {
    let list = text.trim().trim_start_matches('[').trim_end_matches(']');
    let number = |word: &str| match word.trim() {
        "true" => Number::Int(1),
        "false" => Number::Int(0),
        word => word.parse().map_or_else(|_| Number::Float(word.parse().expect("a number")), Number::Int),
    };
    list.split(',').filter(|w| !w.trim().is_empty()).map(number).collect()
}

/// The value of directive `name` for a replica: `name@replica`, or `name` for all.
fn directive<'t>(text: &'t str, name: &str, replica: usize) -> Option<&'t str> {
    let find =
        |wanted: &str| text.lines().find_map(|l| l.strip_prefix("// ")?.strip_prefix(wanted)?.strip_prefix(": "));
    find(&format!("{name}@{replica}")).or_else(|| find(name))
}

/// An engine of the table, ready to run files.
struct Tried {
    row: &'static Row,
    engine: Box<dyn Engine>,
}

/// A value of every process: real numbers, or integers as they are.
#[derive(Clone, Debug, PartialEq)]
enum Elements {
    Floats(Vec<f64>),
    Ints(Vec<i64>),
}

impl Tried {
    /// Every engine of the table, installed where that is needed, with as many devices as a file of the corpus has
    /// replicas.
    fn all() -> Vec<Tried> {
        let open = |row: &'static Row| {
            row.ensure().unwrap_or_else(|e| panic!("{e}"));
            let engine = row.open(&Options { replicas: 4, ..Options::default() }).unwrap_or_else(|e| panic!("{e}"));
            Tried { row, engine }
        };
        ENGINES.into_iter().map(open).collect()
    }

    /// The outputs, `[output][process]`, of `inputs[input][process]`.
    fn run(&self, module: &Module, inputs: &[Vec<Elements>]) -> Result<Vec<Vec<Elements>>, String> {
        let say = |e: EngineError| e.to_string();
        let text = print(module);
        let executable = self.engine.compile(Program { text: &text, module }).map_err(say)?;
        let interface = executable.interface();
        let upload = |(i, processes): (usize, &Vec<Elements>)| {
            let floats = |e: &Elements| if let Elements::Floats(v) = e { v.clone() } else { Vec::new() };
            let ints = |e: &Elements| if let Elements::Ints(v) = e { v.clone() } else { Vec::new() };
            let ty = interface.input(i)?;
            if ty.elem.is_float() {
                let numbers: Vec<f64> = processes.iter().flat_map(floats).collect();
                executable.upload_numbers(i, &numbers, Placement::Split)
            } else {
                let bytes = |e| Tensor::<f64>::from_ints(ty.clone(), &ints(e)).to_bytes();
                executable.upload(i, processes.iter().flat_map(bytes).collect(), Placement::Split)
            }
        };
        let values = inputs.iter().enumerate().map(|of| upload(of).map(Input::Give));
        let outputs = executable.run(values.collect::<Result<_, _>>().map_err(say)?).map_err(say)?;
        let read = |(i, value): (usize, &DeviceValue)| {
            let (ty, n) = (interface.output(i)?, interface.processes);
            Ok(if ty.elem.is_float() {
                let numbers = executable.download_numbers(i, value, Placement::Split)?;
                (0..n).map(|r| Elements::Floats(numbers[r * ty.numel()..][..ty.numel()].to_vec())).collect()
            } else {
                let bytes = executable.download(i, value, Placement::Split)?.wait()?;
                let block = |r| &bytes[r * ty.size_bytes()..][..ty.size_bytes()];
                (0..n).map(|r| Elements::of(&Tensor::from_bytes(ty, block(r)))).collect()
            })
        };
        outputs.iter().enumerate().map(read).collect::<Result<_, _>>().map_err(say)
    }

    /// The forms in which the engine is given a file: a compiler is asked once, for the printed one.
    fn forms(&self, text: &str) -> Vec<(&'static str, Module)> {
        let [read, printed] = forms(text);
        if self.row.install.is_none() { vec![read, printed] } else { vec![printed] }
    }
}

impl Elements {
    /// Those of a tensor.
    fn of(tensor: &Tensor<f64>) -> Self {
        tensor.ints().map_or_else(|| Elements::Floats(tensor.to_f64_vec()), Elements::Ints)
    }

    fn from_numbers(ty: &TensorType, numbers: &[Number]) -> Self {
        match ty.elem.is_float() {
            true => Elements::Floats(numbers.iter().map(|n| n.float()).collect()),
            false => Elements::Ints(numbers.iter().map(|n| n.int()).collect()),
        }
    }

    /// Where these differ from `expected`, both rounded to the type `ty`.
    fn difference(&self, expected: &Self, ty: &TensorType, tolerance: impl Fn(f64) -> Tolerance) -> Option<String> {
        match (self, expected) {
            (Elements::Floats(found), Elements::Floats(expected)) => {
                let rounded = |values: &[f64]| {
                    let bytes = Tensor::<f64>::from_f64(ty.clone(), values).to_bytes();
                    Tensor::<f64>::from_bytes(ty, &bytes).to_f64_vec()
                };
                difference(&rounded(found), &rounded(expected), tolerance)
            }
            (Elements::Ints(found), Elements::Ints(expected)) => {
                let expected = Tensor::<f64>::from_ints(ty.clone(), expected).ints().unwrap_or_default();
                (*found != expected).then(|| format!("{found:?}, expected {expected:?}"))
            }
            _ => Some(format!("{self:?}, expected {expected:?}")),
        }
    }
}

/// Modules that were declined: per engine and reason, how many files.
#[derive(Default)]
struct Declined(BTreeMap<(&'static str, &'static str), usize>);

impl Declined {
    /// Whether `row` declines the module, in which case it counts.
    fn declines(&mut self, row: &'static Row, module: &Module) -> bool {
        let reason = row.declines(module);
        reason.is_some_and(|reason| {
            *self.0.entry((row.name, reason)).or_default() += 1;
            true
        })
    }

    /// Compares with what is known.
    fn check(&self, known: &[(&str, &str, usize)]) {
        let found: Vec<_> = self.0.iter().map(|(&(engine, reason), &n)| (engine, reason, n)).collect();
        assert_eq!(found, known, "declined files by engine and reason");
    }
}

fn run_file(module: &Module, text: &str, engine: &Tried) -> Result<(), String> {
    let func = module.entry().ok_or("no entry function")?;
    let tol: f64 = directive(text, "tol", 0).map_or(1e-6, |v| v.parse().expect("a number"));
    let processes = module.num_replicas.max(1);
    let input = |i: usize, ty: &TensorType, r: usize| {
        let value = directive(text, &format!("in{i}"), r).ok_or(format!("no in{i}"))?;
        Ok(Elements::from_numbers(ty, &numbers(value)))
    };
    let inputs = func.param_types().enumerate();
    let inputs = inputs.map(|(i, ty)| (0..processes).map(|r| input(i, ty, r)).collect());
    let outputs = engine.run(module, &inputs.collect::<Result<Vec<Vec<_>>, String>>()?)?;
    for (i, (outputs, ty)) in outputs.iter().zip(func.result_types()).enumerate() {
        for (r, found) in outputs.iter().enumerate() {
            let expected = numbers(directive(text, &format!("out{i}"), r).ok_or(format!("no out{i}"))?);
            let tolerance = |e: f64| Tolerance { rtol: 0.0, atol: tol * e.abs().max(1.0) };
            if let Some(wrong) = found.difference(&Elements::from_numbers(ty, &expected), ty, tolerance) {
                return Err(format!("out{i}@{r}: {wrong}"));
            }
        }
    }
    Ok(())
}

#[test]
fn op_files_give_their_results() {
    let (mut failed, mut declined) = (Vec::new(), Declined::default());
    let mut n_run = 0;
    let engines = Tried::all();
    for (path, text) in files(&corpus("ops")) {
        if !text.lines().any(|l| l.starts_with("// RUN ") && l.split(' ').any(|word| word == "run")) {
            continue;
        }
        n_run += 1;
        for engine in &engines {
            for (form, module) in engine.forms(&text) {
                if declined.declines(engine.row, &module) {
                    break;
                }
                if let Err(error) = run_file(&module, &text, engine) {
                    failed.push(format!("{} ({form}, {}): {error}", path.display(), engine.row.name));
                }
            }
        }
    }
    assert!(n_run >= 100, "only {n_run} files run");
    assert!(failed.is_empty(), "{} failed\n{}", failed.len(), failed.join("\n"));
    declined.check(&OPS_DECLINED);
}

/// What is declined of `corpus/ops`: engine, reason, number of files.
const OPS_DECLINED: [(&str, &str, usize); 9] = [
    ("embedded", "it has f64 beside narrower floats", 3),
    ("iree", "a gather may be out of range, where it does not clamp", 3),
    ("iree", "a scatter may be out of range, where it writes into other memory", 4),
    ("iree", "a select_and_scatter has windows that overlap or are padded", 2),
    ("iree", "a tensor has no elements", 3),
    ("iree", "it adds booleans, of which it gives the exclusive or", 1),
    ("iree", "it is written for several processes", 8),
    ("iree", "it sorts several tensors and keeps the order of equal elements", 1),
    ("iree", "it takes a tangent, which is inexact near a pole", 1),
];

/// What is declined of `corpus/jax`.
const JAX_DECLINED: [(&str, &str, usize); 8] = [
    ("iree", "a gather may be out of range, where it does not clamp", 12),
    ("iree", "a padded value is padded again, with elements in between", 3),
    ("iree", "a scatter may be out of range, where it writes into other memory", 14),
    ("iree", "a select_and_scatter has windows that overlap or are padded", 4),
    ("iree", "a tensor has no elements", 3),
    ("iree", "elements of f16 or bf16 are summed, which it does in that type", 5),
    ("iree", "it sorts several tensors and keeps the order of equal elements", 5),
    ("iree", "it takes a tangent, which is inexact near a pole", 1),
];

/// The tensor named `name`, if the file has it.
fn stored(file: &SafeTensors<'_>, name: &str) -> Result<Tensor<f64>, String> {
    use safetensors::Dtype;
    let view = file.tensor(name).map_err(|e| format!("{name}: {e}"))?;
    let elem = match view.dtype() {
        Dtype::BOOL => ElemType::I1,
        Dtype::U8 => ElemType::Ui8,
        Dtype::I8 => ElemType::I8,
        Dtype::U16 => ElemType::Ui16,
        Dtype::I16 => ElemType::I16,
        Dtype::F16 => ElemType::F16,
        Dtype::BF16 => ElemType::Bf16,
        Dtype::U32 => ElemType::Ui32,
        Dtype::I32 => ElemType::I32,
        Dtype::F32 => ElemType::F32,
        Dtype::F64 => ElemType::F64,
        Dtype::U64 => ElemType::Ui64,
        Dtype::I64 => ElemType::I64,
        other => return Err(format!("{name} is {other:?}")),
    };
    Ok(Tensor::from_bytes(&TensorType::new(view.shape(), elem), view.data()))
}

/// Runs on `in*` and compares with `out*` or `ref*`.
fn run_jax(
    module: &Module,
    file: &SafeTensors<'_>,
    expected: &str,
    tolerance: Tolerance,
    engine: &Tried,
) -> Result<(), String> {
    let func = module.entry().ok_or("no entry function")?;
    let inputs = (0..func.body.params.len()).map(|i| Ok(vec![Elements::of(&stored(file, &format!("in{i}"))?)]));
    let outputs = engine.run(module, &inputs.collect::<Result<Vec<_>, String>>()?)?;
    for (i, found) in outputs.iter().enumerate() {
        // Integers and booleans are the same in any arithmetic, and exact.
        let name = if matches!(found[0], Elements::Floats(_)) { expected } else { "out" };
        let expected = stored(file, &format!("{name}{i}"))?;
        if let Some(wrong) = found[0].difference(&Elements::of(&expected), expected.ty(), |_| tolerance) {
            return Err(format!("result {i}: {wrong}"));
        }
    }
    Ok(())
}

#[test]
fn jax_files_give_jax_results() {
    let index = fs::read_to_string(corpus("jax/index.toml")).expect("the index");
    let index: toml::Table = index.parse().expect("a TOML file");
    let (mut failed, mut declined) = (Vec::new(), Declined::default());
    let mut n_run = 0;
    let engines = Tried::all();
    for (path, text) in files(&corpus("jax")) {
        let name = path.file_stem().expect("a name").to_string_lossy();
        // Functions of the bits of a float have no wide reading, so no `f64` entry.
        let tolerance = |reading: &str| {
            let entry = index[&*name].get(reading)?;
            let number = |key: &str| entry[key].as_float().expect("a number");
            Some(Tolerance { rtol: number("rtol"), atol: number("atol") })
        };
        let bytes = fs::read(path.with_extension("safetensors")).expect("inputs and outputs");
        let file = SafeTensors::deserialize(&bytes).expect("a safetensors file");
        n_run += 1;
        for engine in &engines {
            let (reading, expected) = match engine.row.arithmetic {
                Arithmetic::Wide => ("f64", "ref"),
                Arithmetic::Declared => ("f32", "out"),
            };
            let Some(tolerance) = tolerance(reading) else { continue };
            for (form, module) in engine.forms(&text) {
                if declined.declines(engine.row, &module) {
                    break;
                }
                if let Err(error) = run_jax(&module, &file, expected, tolerance, engine) {
                    failed.push(format!("{name} ({form}, {}): {error}", engine.row.name));
                }
            }
        }
    }
    assert!(n_run >= 40, "only {n_run} files run");
    assert!(failed.is_empty(), "{} of {n_run} failed\n{}", failed.len(), failed.join("\n"));
    declined.check(&JAX_DECLINED);
}

/// The comparison that the tests above rest on can fail.
#[test]
fn a_difference_is_seen() {
    let tolerance = |_| Tolerance { rtol: 1e-5, atol: 1e-6 };
    assert_eq!(difference(&[1.0, f64::NAN], &[1.000_001, f64::NAN], tolerance), None);
    for (found, expected) in [(1.0, 1.001), (f64::NAN, 1.0), (1.0, f64::NAN), (f64::INFINITY, f64::NEG_INFINITY)] {
        assert!(difference(&[found], &[expected], tolerance).is_some(), "{found} for {expected}");
    }
    assert!(difference(&[1.0], &[1.0, 1.0], tolerance).is_some());
}
