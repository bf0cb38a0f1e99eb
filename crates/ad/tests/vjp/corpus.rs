//! The corpus files that say `grad` or give cotangents.

use crate::harness::{Case, check, eval, float_params, pull_back};
use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use truestep_ir::parse;

/// The directives at the top of a file.
struct Directives {
    run: Vec<String>,
    /// `in0`, `ct0@1` … and their elements.
    values: HashMap<String, Vec<f64>>,
}

impl Directives {
    fn read(text: &str) -> Directives {
        let mut found = Directives { run: Vec::new(), values: HashMap::new() };
        for line in text.lines().map_while(|line| line.strip_prefix("// ")) {
            if let Some(words) = line.strip_prefix("RUN ") {
                found.run = words.split_whitespace().map(String::from).collect();
            } else if let Some((key, value)) = line.split_once(": ")
                && let Some(elements) = elements(value)
            {
                found.values.insert(key.to_string(), elements);
            }
        }
        found
    }

    /// The value `key` of replica `r`, if the file gives one.
    fn value(&self, key: &str, r: usize) -> Option<&Vec<f64>> {
        self.values.get(&format!("{key}@{r}")).or_else(|| self.values.get(key))
    }
}

/// The elements of a value as the corpus writes them.
fn elements(value: &str) -> Option<Vec<f64>> {
    let list = value.trim().trim_start_matches('[').trim_end_matches(']');
    let element = |word: &str| match word.trim() {
        "true" => Some(1.0),
        "false" => Some(0.0),
        number => number.parse().ok(),
    };
    list.split(',').filter(|word| !word.trim().is_empty()).map(element).collect()
}

fn files(dir: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(dir).expect("a corpus folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|e| e == "mlir") {
            found.push(path);
        }
    }
}

/// Checks one file; says how many of (gates, given cotangents) it asked for.
fn file(path: &Path) -> Result<[usize; 2], String> {
    let text = fs::read_to_string(path).map_err(|e| e.to_string())?;
    let given = Directives::read(&text);
    let gated = given.run.iter().any(|word| word == "grad");
    let expects = given.values.keys().any(|key| key.starts_with("grad"));
    if !gated && !expects {
        return Ok([0, 0]);
    }
    let module = parse(&text).map_err(|e| e.to_string())?;
    let func = module.entry().ok_or("no entry")?.clone();
    let inputs = |r| (0..func.param_types().len()).map(|i| given.value(&format!("in{i}"), r).cloned()).collect();
    let inputs: Option<Vec<Vec<Vec<f64>>>> = (0..module.num_replicas).map(inputs).collect();
    let inputs = inputs.ok_or("an input is missing")?;
    let backward = pull_back(&func)?;
    if expects {
        let cotangents = func.result_types().enumerate().filter(|(_, ty)| ty.elem.is_float());
        let cotangents: Vec<(String, usize)> = cotangents.map(|(i, ty)| (format!("ct{i}"), ty.numel())).collect();
        let mut extended = inputs.clone();
        for (r, inputs) in extended.iter_mut().enumerate() {
            let ct = |(key, n): &(String, usize)| given.value(key, r).cloned().unwrap_or_else(|| vec![1.0; *n]);
            inputs.extend(cotangents.iter().map(ct));
        }
        let tolerance = given.value("tol", 0).map_or(1e-6, |v| v[0]);
        for (r, found) in eval(&backward, &extended).iter().enumerate() {
            for (i, found) in float_params(&func).into_iter().zip(found) {
                let Some(expected) = given.value(&format!("grad{i}"), r) else { continue };
                let near = |(a, b): (&f64, &f64)| (a - b).abs() <= tolerance * b.abs().max(1.0);
                if found.len() != expected.len() || !found.iter().zip(expected).all(near) {
                    return Err(format!("grad{i}: expected {expected:?}, found {found:?}"));
                }
            }
        }
    }
    if gated {
        let case = Case { name: path.display().to_string(), op: "", func, inputs, h: 1e-5 };
        check(&case, &backward)?;
    }
    Ok([gated, expects].map(usize::from))
}

#[test]
fn files_of_the_corpus() {
    let mut paths = Vec::new();
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/ops"), &mut paths);
    paths.sort();
    let (mut asked, mut failed) = ([0, 0], Vec::new());
    for path in &paths {
        match file(path) {
            Ok(counts) => asked = [asked[0] + counts[0], asked[1] + counts[1]],
            Err(e) => failed.push(format!("{}: {e}", path.display())),
        }
    }
    assert!(failed.is_empty(), "{} of {} files:\n{}", failed.len(), paths.len(), failed.join("\n"));
    assert!(asked.iter().all(|&n| n > 0), "the corpus asks for nothing: {asked:?}");
}
