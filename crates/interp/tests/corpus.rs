//! Every runnable file of the corpus gives its results on both float instances and on XLA, as read and after printing and
//! reading back.

use safetensors::SafeTensors;
use std::fs;
use std::path::{Path, PathBuf};
use truestep_interp::{Scalar, Tensor, eval_replicas};
use truestep_ir::{ElemType, Module, TensorType, parse, print};
use truestep_pjrt::{Client, CompileOptions, Plugin, setup};

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

fn tensor<S: Scalar<Ctx = ()>>(ty: &TensorType, values: &[Number]) -> Tensor<S> {
    if ty.elem.is_float() {
        Tensor::from_f64(ty.clone(), &values.iter().map(|n| n.float()).collect::<Vec<_>>())
    } else {
        Tensor::from_ints(ty.clone(), &values.iter().map(|n| n.int()).collect::<Vec<_>>())
    }
}

/// The value of directive `name` for a replica: `name@replica`, or `name` for all.
fn directive<'t>(text: &'t str, name: &str, replica: usize) -> Option<&'t str> {
    let find =
        |wanted: &str| text.lines().find_map(|l| l.strip_prefix("// ")?.strip_prefix(wanted)?.strip_prefix(": "));
    find(&format!("{name}@{replica}")).or_else(|| find(name))
}

/// The elements as the declared type holds them: an instance may be wider or narrower.
fn declared<S: Scalar<Ctx = ()>>(tensor: &Tensor<S>) -> Vec<f64> {
    Tensor::<f64>::from_bytes(tensor.ty(), &tensor.to_bytes()).to_f64_vec()
}

/// Runs a module: inputs and outputs of every replica.
type Engine<'a, S> = &'a dyn Fn(&Module, Vec<Vec<Tensor<S>>>) -> Result<Vec<Vec<Tensor<S>>>, String>;

fn interp<S: Scalar<Ctx = ()>>(module: &Module, inputs: Vec<Vec<Tensor<S>>>) -> Result<Vec<Vec<Tensor<S>>>, String> {
    let func = module.entry().ok_or("no entry function")?;
    eval_replicas(&(), func, inputs).map_err(|e| e.to_string())
}

/// XLA on the CPU, with as many devices as a file of the corpus has replicas.
struct Xla(Client);

impl Xla {
    fn new() -> Self {
        let plugin = Plugin::load(&setup::ensure().expect("a plugin")).expect("a plugin that loads");
        Xla(Client::for_replicas(&plugin, 4).expect("a client"))
    }

    /// Values pass through the types that the module declares.
    fn run(&self, module: &Module, inputs: Vec<Vec<Tensor<f64>>>) -> Result<Vec<Vec<Tensor<f64>>>, String> {
        let say = |e: truestep_pjrt::Error| e.to_string();
        let program = self.0.compile(&print(module), CompileOptions::replicas(inputs.len())).map_err(say)?;
        let mut buffers = Vec::new();
        for (inputs, &device) in inputs.iter().zip(program.devices()) {
            let upload = |t: &Tensor<f64>| self.0.upload(&t.to_bytes(), t.ty(), device);
            buffers.push(inputs.iter().map(upload).collect::<Result<Vec<_>, _>>().map_err(say)?);
        }
        let arguments: Vec<Vec<_>> = buffers.iter().map(|b| b.iter().collect()).collect();
        let outputs = program.execute(&arguments).map_err(say)?;
        let types: Vec<TensorType> = module.entry().ok_or("no entry function")?.result_types().cloned().collect();
        let read = |b: &truestep_pjrt::Buffer, ty| Ok(Tensor::from_bytes(ty, &b.to_host().map_err(say)?));
        outputs.iter().map(|list| list.iter().zip(&types).map(|(b, ty)| read(b, ty)).collect()).collect()
    }
}

fn run_file<S: Scalar<Ctx = ()>>(module: &Module, text: &str, engine: Engine<S>) -> Result<(), String> {
    let func = module.entry().ok_or("no entry function")?;
    let tol: f64 = directive(text, "tol", 0).map_or(1e-6, |v| v.parse().expect("a number"));
    let input = |r: usize, i: usize, ty: &TensorType| {
        let value = directive(text, &format!("in{i}"), r).ok_or(format!("no in{i}"))?;
        Ok(tensor::<S>(ty, &numbers(value)))
    };
    let inputs = (0..module.num_replicas.max(1))
        .map(|r| func.param_types().enumerate().map(|(i, ty)| input(r, i, ty)).collect())
        .collect::<Result<Vec<Vec<_>>, String>>()?;
    let outputs = engine(module, inputs)?;
    for (r, outputs) in outputs.iter().enumerate() {
        for (i, found) in outputs.iter().enumerate() {
            let expected = numbers(directive(text, &format!("out{i}"), r).ok_or(format!("no out{i}"))?);
            let wrong = match found.ints() {
                Some(ints) => {
                    let expected = tensor::<S>(found.ty(), &expected).ints();
                    (Some(&ints) != expected.as_ref()).then(|| format!("{ints:?}, expected {expected:?}"))
                }
                None => {
                    let tolerance = |e: f64| Tolerance { rtol: 0.0, atol: tol * e.abs().max(1.0) };
                    let expected = tensor::<S>(found.ty(), &expected);
                    difference(&declared(found), &declared(&expected), tolerance)
                }
            };
            if let Some(wrong) = wrong {
                return Err(format!("out{i}@{r}: {wrong}"));
            }
        }
    }
    Ok(())
}

#[test]
fn op_files_give_their_results() {
    let mut failed = Vec::new();
    let mut n_run = 0;
    let xla = Xla::new();
    for (path, text) in files(&corpus("ops")) {
        if !text.lines().any(|l| l.starts_with("// RUN ") && l.split(' ').any(|word| word == "run")) {
            continue;
        }
        n_run += 1;
        for (form, module) in forms(&text) {
            let outcomes =
                [("f32", run_file::<f32>(&module, &text, &interp)), ("f64", run_file::<f64>(&module, &text, &interp))];
            for (engine, outcome) in outcomes {
                if let Err(error) = outcome {
                    failed.push(format!("{} ({form}, {engine}): {error}", path.display()));
                }
            }
        }
        let module = parse(&text).expect("the corpus parses");
        if let Err(error) = run_file::<f64>(&module, &text, &|m, inputs| xla.run(m, inputs)) {
            failed.push(format!("{} (xla): {error}", path.display()));
        }
    }
    assert!(n_run >= 100, "only {n_run} files run");
    assert!(failed.is_empty(), "{} failed\n{}", failed.len(), failed.join("\n"));
}

/// The tensor named `name`, if the file has it.
fn stored<S: Scalar<Ctx = ()>>(file: &SafeTensors<'_>, name: &str) -> Result<Tensor<S>, String> {
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
fn run_jax<S: Scalar<Ctx = ()>>(
    module: &Module,
    file: &SafeTensors<'_>,
    expected: &str,
    tolerance: Tolerance,
    engine: Engine<S>,
) -> Result<(), String> {
    let func = module.entry().ok_or("no entry function")?;
    let inputs = (0..func.body.params.len()).map(|i| stored::<S>(file, &format!("in{i}")));
    let inputs = inputs.collect::<Result<Vec<_>, String>>()?;
    let outputs = engine(module, vec![inputs])?.remove(0);
    for (i, found) in outputs.iter().enumerate() {
        // Integers and booleans are the same on both instances, and exact.
        let name = if found.ty().elem.is_float() { expected } else { "out" };
        let expected = stored::<f64>(file, &format!("{name}{i}"))?;
        if found.ints() != expected.ints() {
            return Err(format!("result {i}: {:?}, expected {:?}", found.ints(), expected.ints()));
        }
        if let Some(difference) = difference(&found.to_f64_vec(), &expected.to_f64_vec(), |_| tolerance) {
            return Err(format!("result {i}: {difference}"));
        }
    }
    Ok(())
}

#[test]
fn jax_files_give_jax_results() {
    let index = fs::read_to_string(corpus("jax/index.toml")).expect("the index");
    let index: toml::Table = index.parse().expect("a TOML file");
    let mut failed = Vec::new();
    let mut n_run = 0;
    let xla = Xla::new();
    for (path, text) in files(&corpus("jax")) {
        let name = path.file_stem().expect("a name").to_string_lossy();
        // Functions of the bits of a float have no wide reading, so no `f64` entry.
        let tolerance = |engine: &str| {
            let entry = index[&*name].get(engine)?;
            let number = |key: &str| entry[key].as_float().expect("a number");
            Some(Tolerance { rtol: number("rtol"), atol: number("atol") })
        };
        let bytes = fs::read(path.with_extension("safetensors")).expect("inputs and outputs");
        let file = SafeTensors::deserialize(&bytes).expect("a safetensors file");
        n_run += 1;
        for (form, module) in forms(&text) {
            let outcomes = [
                ("f32", tolerance("f32").map(|t| run_jax::<f32>(&module, &file, "out", t, &interp))),
                ("f64", tolerance("f64").map(|t| run_jax::<f64>(&module, &file, "ref", t, &interp))),
            ];
            for (engine, outcome) in outcomes {
                if let Some(Err(error)) = outcome {
                    failed.push(format!("{name} ({form}, {engine}): {error}"));
                }
            }
        }
        let module = parse(&text).expect("the corpus parses");
        let tolerance = tolerance("f32").expect("every file has outputs in f32");
        let outcome = run_jax::<f64>(&module, &file, "out", tolerance, &|m, inputs| xla.run(m, inputs));
        if let Err(error) = outcome {
            failed.push(format!("{name} (xla): {error}"));
        }
    }
    assert!(n_run >= 40, "only {n_run} files run");
    assert!(failed.is_empty(), "{} of {n_run} failed\n{}", failed.len(), failed.join("\n"));
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
