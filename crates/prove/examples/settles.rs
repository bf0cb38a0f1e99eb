//! How many laws each prover settles alone, and both together: `settles`, run in the repository. Prints one row per
//! group of questions, a line where two answers contradict each other, and on the error stream what a prover leaves
//! open.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;
use truestep_decide::Provers;
use truestep_equiv::{self as equiv, Options};
use truestep_ir::{Module, parse};
use truestep_laws::{Law, laws};
use truestep_prove::{Effort, Method, Verdict, prove_step};
use truestep_step::{Kind, Problem, Recipe, render};

const PROVERS: [Provers; 3] = [Provers::Algebra, Provers::Field, Provers::Both];

/// The answers of each of [`PROVERS`] to named questions.
type Answers = BTreeMap<String, [Option<Verdict>; 3]>;

fn main() {
    println!("| questions | number | read off the text | algebra alone | field alone | both | seconds, each |");
    println!("|---|--:|--:|--:|--:|--:|---|");
    group("library laws, all sizes", |provers| {
        let by_field = |id: &str| Verdict::Unknown { reason: format!("{id}: the field runs programs of given sizes") };
        let decide = |law: &Law| match provers {
            Provers::Field => by_field(law.id),
            Provers::Algebra | Provers::Both => law.prove(),
        };
        laws().map(|law| (law.id.to_string(), decide(law))).collect()
    });
    for (what, preset, side, channels, set) in [
        ("laws of the digits step", "digits", 8, 1, &[][..]),
        ("laws of the cifar8w-bn step, 2 replicas, 32²", "cifar8w-bn", 32, 3, &["replicas=2"]),
        ("laws of the ResNet-18 step, 2 replicas, 32²", "cifar8w-bn", 32, 3, &["replicas=2", "net='resnet18'"]),
    ] {
        let set: Vec<String> = set.iter().map(|s| s.to_string()).chain(["batch=4".into()]).collect();
        let problem = Problem {
            image: [side, side, channels],
            classes: 10,
            mean: vec![0.5; channels],
            std: vec![0.25; channels],
        };
        let recipe = Recipe::preset(preset, &set).expect("a recipe");
        let step = render(&recipe, &problem, Kind::TrainStep).expect("a step");
        group(what, |provers| {
            let rows = provers.asked(|| prove_step(&step, &problem, Effort::Usual, |_| ()));
            rows.into_iter().map(|row| (row.law.into_owned(), row.verdict)).collect()
        });
    }
    let cases = corpus();
    for (what, right) in [("`equiv`: right modules of the corpus", true), ("`equiv`: wrong modules", false)] {
        group(what, |provers| {
            let of_kind = cases.iter().filter(|(_, [_, path])| path.ends_with("correct.mlir") == right);
            of_kind.map(|(name, paths)| (name.clone(), provers.asked(|| pair(paths)))).collect()
        });
    }
}

/// Asks each prover, and prints a row.
fn group(what: &str, ask: impl Fn(Provers) -> Vec<(String, Verdict)>) {
    let (mut answers, mut seconds) = (Answers::new(), Vec::new());
    for (k, provers) in PROVERS.into_iter().enumerate() {
        let start = Instant::now();
        for (question, verdict) in ask(provers) {
            answers.entry(question).or_default()[k] = Some(verdict);
        }
        seconds.push(format!("{:.1}", start.elapsed().as_secs_f64()));
    }
    let text = answers.values().filter(|all| all.iter().all(|v| method(v) == Some(Method::Text))).count();
    let alone = |k: usize, method_of: Method| {
        let settled = |all: &&[Option<Verdict>; 3]| match &all[k] {
            Some(Verdict::Proved { method, .. }) => *method == method_of,
            Some(Verdict::Refuted { .. }) => true,
            _ => false,
        };
        answers.values().filter(settled).count()
    };
    let both = answers.values().filter(|all| !matches!(&all[2], None | Some(Verdict::Unknown { .. }))).count() - text;
    let (algebra, field) = (alone(0, Method::Algebra), alone(1, Method::Field));
    println!("| {what} | {} | {text} | {algebra} | {field} | {both} | {} |", answers.len(), seconds.join(", "));
    for (question, all) in &answers {
        let some = |pick: fn(&Verdict) -> bool| all.iter().flatten().any(pick);
        if some(Verdict::is_proved) && some(Verdict::is_refuted) {
            println!("CONTRADICTION {question}: {all:?}");
        }
        for (who, verdict) in ["algebra", "field", "both"].iter().zip(all) {
            if let Some(Verdict::Unknown { reason }) = verdict.as_ref() {
                eprintln!("{who} leaves open: {question}: {}", reason.chars().take(200).collect::<String>());
            }
        }
    }
}

fn method(verdict: &Option<Verdict>) -> Option<Method> {
    match verdict {
        Some(Verdict::Proved { method, .. }) => Some(*method),
        _ => None,
    }
}

/// The pairs of modules that JAX wrote, by name.
fn corpus() -> BTreeMap<String, [PathBuf; 2]> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/equiv");
    let entries = |dir: &Path| fs::read_dir(dir).expect("the corpus").map(|entry| entry.expect("an entry").path());
    let mut cases = BTreeMap::new();
    for case in entries(&root).filter(|path| path.is_dir()) {
        for path in entries(&case).filter(|path| path.extension().is_some_and(|e| e == "mlir")) {
            if !path.ends_with("single.mlir") {
                let name = path.strip_prefix(&root).expect("a part").display().to_string();
                cases.insert(name, [case.join("single.mlir"), path]);
            }
        }
    }
    cases
}

/// One verdict on all outputs of a pair.
fn pair(paths: &[PathBuf; 2]) -> Verdict {
    let read = |path: &PathBuf| -> Module { parse(&fs::read_to_string(path).expect("a file")).expect("a module") };
    match equiv::decide(&read(&paths[0]), &read(&paths[1]), &Options::default()) {
        Ok(report) => Verdict::all(report.outputs.into_iter().map(|output| (output.name, output.verdict))),
        Err(why) => Verdict::Unknown { reason: why.to_string() },
    }
}
