//! JAX's own gradients: for every pair `f`, `f_grad` of the JAX corpus, the vector-Jacobian product of `f` against the
//! f64 values recorded for `f_grad`, whose arguments are the cotangent and those arguments of `f` that it reads.

use safetensors::SafeTensors;
use std::fs;
use std::path::{Path, PathBuf};
use truestep_ad::vjp;
use truestep_interp::{Tensor, eval};
use truestep_ir::{Func, parse};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/jax")
}

fn entry(name: &str) -> Option<Func> {
    let text = fs::read_to_string(folder().join(format!("{name}.mlir"))).ok()?;
    Some(parse(&text).expect("a module").entry().expect("an entry").clone())
}

/// Compares one pair, if there is one whose arguments correspond.
fn pair(name: &str) -> Result<bool, String> {
    let Some(f) = entry(name) else { return Ok(false) };
    let gradient = entry(&format!("{name}_grad")).ok_or("no gradient")?;
    let n = gradient.body.results.len();
    if f.body.results.len() != 1 || !gradient.result_types().eq(f.param_types().take(n)) {
        return Ok(false);
    }
    let bytes = fs::read(folder().join(format!("{name}_grad.safetensors"))).map_err(|e| e.to_string())?;
    let stored = SafeTensors::deserialize(&bytes).map_err(|e| e.to_string())?;
    let read = |key: String| stored.tensor(&key).map_err(|e| e.to_string());
    let mut given = gradient.param_types().enumerate().peekable();
    let mut inputs = Vec::new();
    for ty in f.result_types().chain(f.param_types()) {
        inputs.push(match given.next_if(|(_, given)| *given == ty) {
            Some((i, ty)) => Tensor::<f64>::from_bytes(ty, read(format!("in{i}"))?.data()),
            None => Tensor::from_f64(ty.clone(), &vec![0.0; ty.numel()]),
        });
    }
    if given.next().is_some() {
        return Ok(false);
    }
    inputs.rotate_left(1);
    let backward = vjp(&f, &(0..n).collect::<Vec<_>>()).map_err(|e| e.to_string())?;
    let found = eval(&(), &backward, inputs).map_err(|e| e.to_string())?;
    for (i, found) in found.iter().enumerate() {
        let expected = read(format!("ref{i}"))?;
        let expected = expected.data().chunks_exact(8).map(|c| f64::from_le_bytes(c.try_into().expect("8 bytes")));
        for (e, (a, b)) in found.to_f64_vec().iter().zip(expected).enumerate() {
            if (a - b).abs() > 2e-6 * b.abs().max(1.0) {
                return Err(format!("result {i}[{e}]: expected {b}, found {a}"));
            }
        }
    }
    Ok(true)
}

#[test]
fn jax_finds_the_same_gradients() {
    let mut names: Vec<String> = fs::read_dir(folder())
        .expect("the corpus")
        .filter_map(|entry| entry.expect("an entry").file_name().to_str()?.strip_suffix("_grad.mlir").map(String::from))
        .collect();
    names.sort();
    let (mut compared, mut failed) = (Vec::new(), Vec::new());
    for name in &names {
        match pair(name) {
            Ok(true) => compared.push(name.as_str()),
            Ok(false) => println!("{name}: no pair"),
            Err(e) => failed.push(format!("{name}: {e}")),
        }
    }
    assert!(failed.is_empty(), "{} differ, {} agree:\n{}", failed.len(), compared.len(), failed.join("\n"));
    assert!(compared.len() >= 30, "compared {compared:?}");
}
