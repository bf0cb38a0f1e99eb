//! The laws of accumulation and averaging, on rendered steps.

use truestep_prove::{Effort, Row, prove_accumulate, prove_step};
use truestep_step::{Artifact, Kind, Manifest, Problem, Recipe, render};

fn recipe(preset: &str, set: &[&str]) -> Recipe {
    Recipe::preset(preset, &set.iter().map(ToString::to_string).collect::<Vec<_>>()).unwrap()
}

fn problem(image: [usize; 3]) -> Problem {
    Problem { image, classes: 10, mean: vec![0.4; image[2]], std: vec![0.3; image[2]] }
}

fn row<'a>(rows: &'a [Row], law: &str) -> &'a Row {
    rows.iter().find(|row| row.law == law).unwrap_or_else(|| panic!("no law {law}"))
}

/// Networks, with whether their examples are apart.
const NETS: [(&str, [usize; 3], bool); 2] = [("digits", [8, 8, 1], true), ("cifar8-bn", [16, 16, 3], false)];

#[test]
fn a_window_is_one_step() {
    for (preset, image, apart) in NETS {
        for replicas in ["replicas=1", "replicas=2"] {
            let set = ["batch=16", replicas, "accumulate=4", "ema=0.99", "clip=1.0", "optimizer={name='lamb'}"];
            let recipe = recipe(preset, &set);
            let problem = problem(image);
            let step = render(&recipe, &problem, Kind::TrainStep).unwrap();
            let rows = prove_step(&step, &problem, Effort::Usual, |row| eprintln!("{} {:.1}", row.law, row.seconds));
            for row in rows.iter().filter(|row| row.claimed) {
                assert!(row.verdict.is_proved(), "{preset} {replicas} {}: {}", row.law, row.verdict);
            }
            let laws = ["clip", "accumulation", "phases", "micro-batches"].map(|law| row(&rows, law));
            assert_eq!(laws.map(|row| row.claimed), [true, true, true, apart]);
            assert_eq!(laws[3].verdict.is_refuted(), !apart, "{preset}: {}", laws[3].verdict);

            let program = render(&recipe, &problem, Kind::Accumulate).unwrap();
            let row = prove_accumulate(&step, Some(&program), &problem);
            assert!(row.verdict.is_proved(), "{row:?}");
        }
    }
}

/// The first place after `from` where the text has `old` gets `new`; the digest is made to fit.
fn edited(step: &Artifact, from: &str, old: &str, new: &str) -> Artifact {
    let start = step.text.rfind(from).unwrap();
    let text = format!("{}{}", &step.text[..start], step.text[start..].replacen(old, new, 1));
    assert_ne!(text, step.text);
    let module = truestep_ir::parse(&text).unwrap();
    let manifest = Manifest { sha256: Manifest::digest(&text), ..step.manifest.clone() };
    Artifact { module, text, manifest }
}

#[test]
fn another_program_is_not_the_step() {
    let recipe = recipe("digits", &["batch=8", "accumulate=2"]);
    let problem = problem([8, 8, 1]);
    let [step, program] = [Kind::TrainStep, Kind::Accumulate].map(|kind| render(&recipe, &problem, kind).unwrap());
    let wrong = edited(&program, "stablehlo.select", "stablehlo.add", "stablehlo.subtract");
    let row = prove_accumulate(&step, Some(&wrong), &problem);
    assert!(row.verdict.is_refuted(), "{row:?}");
    // a manifest that is another text's
    let foreign = Artifact { manifest: wrong.manifest, ..program };
    assert!(prove_accumulate(&step, Some(&foreign), &problem).verdict.is_refuted());
    let missing = prove_accumulate(&step, None, &problem);
    assert!(missing.claimed && !missing.verdict.is_proved() && !missing.verdict.is_refuted());
    assert!(render(&Recipe { accumulate: 1, ..recipe }, &problem, Kind::Accumulate).is_err());
}
