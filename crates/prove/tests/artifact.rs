//! Laws decided on rendered steps: right ones are proved, mistakes are refused.

use std::ops::ControlFlow;
use truestep_prove::{Effort, Row, Verdict, decide_until, prove_step};
use truestep_step::{Artifact, Choices, Form, Forms, KernelOrder, Kind, Problem, Recipe, places, render, render_with};

fn problem(image: [usize; 3]) -> Problem {
    Problem { image, classes: 10, mean: vec![0.5; image[2]], std: vec![0.25; image[2]] }
}

fn step(preset: &str, image: [usize; 3], overrides: &[&str]) -> (Artifact, Problem) {
    let overrides: Vec<String> = overrides.iter().map(ToString::to_string).collect();
    let (recipe, problem) = (Recipe::preset(preset, &overrides).unwrap(), problem(image));
    (render(&recipe, &problem, Kind::TrainStep).unwrap(), problem)
}

fn rows(preset: &str, image: [usize; 3], overrides: &[&str]) -> Vec<Row> {
    let (artifact, problem) = step(preset, image, overrides);
    let rows = prove_step(&artifact, &problem, Effort::Usual, |_| ());
    for row in &rows {
        println!("{preset} {:10} {:3} {:6.2}s {}", row.law, row.parts, row.seconds, row.verdict);
    }
    rows
}

fn assert_proved(rows: &[Row], laws: &[&str]) {
    for row in rows {
        assert!(row.verdict.is_proved(), "{}: {}", row.law, row.verdict);
        assert!(row.parts > 0);
    }
    assert_eq!(rows.iter().map(|row| &*row.law).collect::<Vec<_>>(), laws);
}

const NO_NORM: &[&str] = &["manifest", "collectives", "loss", "gradient", "evaluation", "finite", "optimizer"];

#[test]
fn steps_of_one_device_are_proved() {
    assert_proved(&rows("digits", [8, 8, 1], &["batch=8"]), &[NO_NORM, &["whole-step"]].concat());
    let set = ["batch=8", "optimizer={name='adamw',weight_decay=0.05}", "loss.smoothing=0.1", "loss.target=soft"];
    assert_proved(&rows("mnist-cnn", [28, 28, 1], &set), &[NO_NORM, &["whole-step"]].concat());
    let set = ["batch=8", "loss={name='bce',target='soft'}"];
    assert_proved(&rows("digits", [8, 8, 1], &set), &[NO_NORM, &["whole-step"]].concat());
    let rows = rows("fashion-mnist-resnet18", [64, 64, 3], &["batch=2", "drop_path=0.2", "dropout=0.25"]);
    rows.iter().for_each(|row| assert!(row.verdict.is_proved(), "{}: {}", row.law, row.verdict));
}

#[test]
fn steps_of_many_replicas_are_proved() {
    let laws = &[NO_NORM, &["P1", "P4", "whole-step"]].concat();
    assert_proved(&rows("mnist-mlp", [28, 28, 1], &["batch=8", "replicas=4", "optimizer={name='sgd'}"]), laws);
    let laws = [
        "manifest",
        "collectives",
        "loss",
        "gradient",
        "evaluation",
        "statistics",
        "blending",
        "finite",
        "optimizer",
        "P1b",
        "Chan",
        "P1",
        "P2γ",
        "P4",
        "hand-back",
        "whole-step",
    ];
    assert_proved(&rows("cifar8w-bn", [32, 32, 3], &["batch=8", "replicas=2"]), &laws);
    let set = ["batch=8", "replicas=2", "loss={name='bce',smoothing=0.1,target_threshold=0.2}"];
    assert_proved(&rows("cifar8w-bn", [32, 32, 3], &set), &laws);
    let set = ["batch=8", "replicas=2", "net='resnet18'", "optimizer={name='adamw'}", "norm.variance=biased"];
    assert_proved(&rows("cifar8w-bn", [64, 64, 3], &set), &laws);
    let set = ["batch=4", "replicas=2", "net='resnet18'", "drop_path=0.2", "dropout=0.25"];
    assert_proved(&rows("cifar8w-bn", [64, 64, 3], &set), &laws);
}

#[test]
fn local_norms_are_refuted_where_they_are_not_one_device() {
    let set = ["batch=8", "replicas=2", "norm.statistics=per-replica-unequal"];
    for row in rows("cifar8w-bn", [32, 32, 3], &set) {
        match &*row.law {
            "P1" | "P2γ" | "whole-step" => assert!(row.verdict.is_refuted() && !row.claimed, "{}", row.verdict),
            _ => assert!(row.verdict.is_proved() || !row.claimed, "{}: {}", row.law, row.verdict),
        }
    }
}

/// Convolutions and pools in other forms: proved one by one, and the rest on the rendering without them.
#[test]
fn forms_are_proved() {
    let problem = problem([32, 32, 3]);
    let recipe = Recipe::preset("cifar8w-bn", &["batch=8".into(), "net='resnet18'".into()]).unwrap();
    let choices = Choices { kernels: KernelOrder::Hwio, ..Choices::default() };
    let artifact = render_with(&recipe, &problem, Kind::TrainStep, &choices).unwrap();
    let places: Vec<_> = artifact.module.funcs.iter().flat_map(places).collect();
    let forms = |form: Form| -> Forms {
        places.iter().filter(|place| place.alone(form).is_some()).map(|place| (place.site.clone(), form)).collect()
    };
    for form in Form::ALL.into_iter().filter(|form| *form != Form::Native) {
        let forms = forms(form);
        assert!(forms.len() >= if form == Form::Compare { 1 } else { 8 }, "{form:?}: {}", forms.len());
        let written = artifact.with_forms(&forms);
        let rows = prove_step(&written, &problem, Effort::Quick, |_| ());
        let row = rows.iter().find(|row| row.law == "forms").unwrap();
        println!("{form:?}: {} in {:.2} s, {}", row.parts, row.seconds, row.verdict);
        assert!(rows.iter().all(|row| row.verdict.is_proved()), "{form:?}: {}", row.verdict);
        assert_eq!(row.parts, forms.len());
    }
    // a form that is written differently than it should be is no rendering of the recipe's
    let mut written = artifact.with_forms(&forms(Form::Im2col));
    written.text = written.text.replacen("stablehlo.subtract", "stablehlo.add", 1);
    let rows = prove_step(&written, &problem, Effort::Quick, |_| ());
    assert!(rows.iter().any(|row| row.law == "forms" && !row.verdict.is_proved()));
}

/// One token of the text changed, the digest made to fit.
#[test]
fn a_changed_token_is_refuted() {
    let (artifact, problem) = step("digits", [8, 8, 1], &["batch=8"]);
    let at = artifact.text.rfind("stablehlo.subtract").unwrap();
    let text = format!("{}stablehlo.add{}", &artifact.text[..at], &artifact.text[at + "stablehlo.subtract".len()..]);
    let module = truestep_ir::parse(&text).unwrap();
    let mut manifest = artifact.manifest.clone();
    manifest.sha256 = truestep_step::Manifest::digest(&text);
    let rows = prove_step(&Artifact { module, text, manifest }, &problem, Effort::Usual, |_| ());
    let refuted: Vec<&Row> = rows.iter().filter(|row| row.verdict.is_refuted()).collect();
    assert_eq!(refuted.iter().map(|row| &*row.law).collect::<Vec<_>>(), ["optimizer", "whole-step"]);
    let Verdict::Refuted { witness } = &refuted[0].verdict else { panic!() };
    assert!(witness.contains("element"), "{witness}");
}

/// Rules with their options, each beside a neighbour that is easily taken for it.
const RULES: &[(&str, &str)] = &[
    ("{name='sgd',weight_decay=0.5}", "{name='sgd',weight_decay=0.5,decay_mask=true}"),
    ("{name='heavy-ball',nesterov=true}", "{name='heavy-ball'}"),
    ("{name='adamw',decay_mask=true,weight_decay=0.5}", "{name='adamw',weight_decay=0.5}"),
    ("{name='adamw',eps=0.01}", "{name='adamw',eps=0.001}"),
    ("{name='lamb'}", "{name='lamb',adapt_excluded=true}"),
    ("{name='lamb',adapt_excluded=true}", "{name='lamb',decay_mask=false}"),
    ("{name='lamb',decay_mask=false,weight_decay=0.5}", "{name='adamw',weight_decay=0.5}"),
    ("{name='rmsprop-tf'}", "{name='rmsprop-tf',lr_in_momentum=false}"),
    ("{name='rmsprop-tf',lr_in_momentum=false,weight_decay=0.1}", "{name='rmsprop-tf',lr_in_momentum=false}"),
    ("{name='rmsprop-tf',eps=0.1}", "{name='rmsprop-tf'}"),
];

#[test]
fn optimizers_are_their_rules() {
    for clip in ["", "clip=1.0"] {
        for (rule, neighbour) in RULES {
            let set = |rule: &str| -> Vec<String> {
                let optimizer = format!("optimizer={rule}");
                ["net=mlp", "batch=4", "replicas=2", &optimizer, clip]
                    .iter()
                    .filter(|s| !s.is_empty())
                    .map(ToString::to_string)
                    .collect()
            };
            let [recipe, other] = [rule, neighbour].map(|rule| Recipe::preset("digits", &set(rule)).unwrap());
            let problem = problem([8, 8, 1]);
            let mut step = render(&recipe, &problem, Kind::TrainStep).unwrap();
            let verdict_of = |law: &str, step: &Artifact| {
                let mut verdict = None;
                let _ = decide_until(step, &problem, Effort::Quick, Some(law), |row| {
                    verdict = (row.law == law).then_some(row.verdict);
                    if verdict.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
                });
                verdict.unwrap()
            };
            let verdict = |step: &Artifact| verdict_of("optimizer", step);
            let found = verdict(&step);
            assert!(found.is_proved(), "{rule} {clip}: {found}");
            step.manifest.recipe = other;
            let found = verdict(&step);
            assert!(found.is_refuted(), "{rule} taken for {neighbour} {clip}: {found}");
            if !clip.is_empty() {
                step.manifest.recipe = Recipe { clip: Some(0.5), ..recipe };
                let found = verdict_of("clip", &step);
                assert!(found.is_refuted(), "{rule} taken for another clip: {found}");
            }
        }
    }
}

/// What a loss is set to, and what a step must not be taken for.
const LOSSES: &[(&str, &str)] = &[
    ("{name='bce'}", "{name='cross-entropy'}"),
    ("{name='bce',smoothing=0.1}", "{name='bce'}"),
    ("{name='bce',smoothing=0.1}", "{name='bce',smoothing=0.11}"),
    ("{name='bce',smoothing=0.1,target_threshold=0.2}", "{name='bce',smoothing=0.1}"),
    ("{name='bce',smoothing=0.2,target_threshold=0.02}", "{name='bce',smoothing=0.2,target_threshold=0.019}"),
    ("{name='bce',target='soft',target_threshold=0.2}", "{name='bce',target='soft',target_threshold=0.3}"),
    ("{name='cross-entropy'}", "{name='bce'}"),
];

#[test]
fn losses_are_their_rules() {
    for replicas in ["replicas=1", "replicas=2"] {
        for (loss, neighbour) in LOSSES {
            let set = |loss: &str| [replicas, "batch=4", &format!("loss={loss}")].map(str::to_string);
            let [recipe, other] = [loss, neighbour].map(|loss| Recipe::preset("digits", &set(loss)).unwrap());
            let problem = problem([8, 8, 1]);
            let mut step = render(&recipe, &problem, Kind::TrainStep).unwrap();
            let verdict = |step: &Artifact| {
                let rows = prove_step(step, &problem, Effort::Quick, |_| ());
                rows.into_iter().find(|row| row.law == "loss").unwrap().verdict
            };
            let found = verdict(&step);
            assert!(found.is_proved(), "{loss}: {found}");
            step.manifest.recipe = other;
            let found = verdict(&step);
            assert!(found.is_refuted(), "{loss} taken for {neighbour}: {found}");
        }
    }
}
