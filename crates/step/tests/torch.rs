//! ResNets against torchvision and timm: two training steps and an evaluation, fixtures by
//! `scripts/torch_resnet_fixtures.py`.

use safetensors::SafeTensors;
use serde_json::Value;
use std::path::PathBuf;
use truestep_data::Draws;
use truestep_engine::{Engine, INTERP_F64, Input, Options, Placement, Program, XLA};
use truestep_step::{Artifact, Kind, Problem, Recipe, Role, render};

/// The outputs of an artifact; integers go in and out as floats too.
fn run(engine: &dyn Engine, artifact: &Artifact, inputs: &[Vec<f64>]) -> Vec<Vec<f64>> {
    let program = Program { text: &artifact.text, module: &artifact.module };
    let executable = engine.compile(program).unwrap();
    let upload = |(i, values): (usize, &Vec<f64>)| executable.upload_numbers(i, values, Placement::Replicated).unwrap();
    let outputs = executable.run(inputs.iter().enumerate().map(|of| Input::Give(upload(of))).collect()).unwrap();
    let download = |(i, value)| executable.download_numbers(i, value, Placement::Replicated).unwrap();
    outputs.iter().enumerate().map(download).collect()
}

struct Fixture {
    json: Value,
    statistics: Vec<u8>,
}

fn floats(value: &Value) -> Vec<f64> {
    match value {
        Value::Array(items) => items.iter().flat_map(floats).collect(),
        number => vec![number.as_f64().expect("a number")],
    }
}

impl Fixture {
    fn read(net: &str) -> Self {
        let dir = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../corpus/torch");
        let json = serde_json::from_slice(&std::fs::read(dir.join(format!("{net}.json"))).unwrap()).unwrap();
        Fixture { json, statistics: std::fs::read(dir.join(format!("{net}.safetensors"))).unwrap() }
    }

    fn get(&self, key: &str) -> Vec<f64> {
        floats(&self.json[key])
    }

    fn images(&self, step: usize) -> Vec<f64> {
        let mut draws = Draws::new(&[2, self.get("image_streams")[step] as u64]);
        (0..4 * 64 * 64 * 3).map(|_| (draws.bits() & 255) as f64).collect()
    }

    fn params(&self) -> Vec<Vec<f64>> {
        let params = self.json["params"].as_array().unwrap().iter().enumerate();
        params
            .map(|(i, p)| {
                let (shift, scale) = (p["shift"].as_f64().unwrap(), p["scale"].as_f64().unwrap());
                let n = floats(&p["dims"]).iter().product::<f64>() as usize;
                let mut draws = Draws::new(&[1, i as u64]);
                let values: Vec<f64> = (0..n).map(|_| f64::from((shift + scale * draws.normal()) as f32)).collect();
                assert_eq!(values[0], p["first"].as_f64().unwrap(), "{}", p["name"]);
                values
            })
            .collect()
    }

    /// A number of every parameter, for one of the two steps.
    fn per_param(&self, key: &str, step: usize) -> Vec<f64> {
        self.json["params"].as_array().unwrap().iter().map(|p| floats(&p[key])[step]).collect()
    }
}

/// Largest difference over the largest magnitude.
fn distance(found: &[f64], expected: &[f64]) -> f64 {
    assert_eq!(found.len(), expected.len());
    let largest = expected.iter().fold(0.0, |m: f64, v| m.max(v.abs()));
    found.iter().zip(expected).fold(0.0, |m: f64, (f, e)| m.max((f - e).abs())) / largest
}

/// Runs the fixture's two steps and evaluation; returns what was compared and by how much it differed.
fn differences(engine: &dyn Engine, fixture: &Fixture, overrides: &[&str]) -> Vec<(String, f64)> {
    let net = fixture.json["net"].as_str().unwrap();
    let mut set = vec![
        format!("net={net}"),
        "batch=4".into(),
        "optimizer={name='heavy-ball',momentum=0.5,weight_decay=0.0}".into(),
        format!("loss.smoothing={}", fixture.json["smoothing"]),
        format!("norm.momentum={}", fixture.json["momentum"]),
    ];
    set.extend(overrides.iter().map(ToString::to_string));
    let recipe = Recipe::preset("cifar8", &set).unwrap();
    let problem = Problem { image: [64, 64, 3], classes: 10, mean: fixture.get("mean"), std: fixture.get("std") };
    let [step, forward, evaluation] =
        [Kind::TrainStep, Kind::Forward, Kind::EvalForward].map(|kind| render(&recipe, &problem, kind).unwrap());
    let names: Vec<&str> =
        step.manifest.inputs.iter().filter(|s| s.role == Role::Param).map(|s| s.name.as_str()).collect();
    let expected = fixture.json["params"].as_array().unwrap().iter().map(|p| p["name"].as_str().unwrap());
    assert_eq!(names, expected.collect::<Vec<_>>());

    let mut found = Vec::new();
    let mut params = fixture.params();
    let stats = step.manifest.inputs.iter().filter(|s| matches!(s.role, Role::RunningMean | Role::RunningVar));
    let mut statistics: Vec<Vec<f64>> =
        stats.map(|s| vec![f64::from(u8::from(s.role == Role::RunningVar)); s.ty().numel()]).collect();
    for t in 0..2 {
        let images = fixture.images(t);
        let logits = run(engine, &forward, &[vec![images.clone()], params.clone()].concat()).remove(0);
        found.push((format!("logits {t}"), distance(&logits, &floats(&fixture.json["logits"][t]))));
        let zeros: Vec<Vec<f64>> = params.iter().map(|p| vec![0.0; p.len()]).collect();
        let tail = vec![fixture.get("lr"), floats(&fixture.json["labels"][t])];
        let inputs = [vec![images], params.clone(), zeros, statistics, tail].concat();
        let mut out = run(engine, &step, &inputs).into_iter();
        params = out.by_ref().take(params.len()).collect();
        let gradients: Vec<Vec<f64>> = out.by_ref().take(params.len()).collect();
        statistics = out.by_ref().take(step.manifest.outputs.len() - 2 * params.len() - 3).collect();
        found.push((format!("loss {t}"), distance(&out.next().unwrap(), &[fixture.get("loss")[t]])));
        // each against the length of its own gradient
        let lengths = fixture.per_param("grad_norm", t);
        let (dots, bounds) = (fixture.per_param("grad_dot", t), lengths.clone());
        for (i, g) in gradients.iter().enumerate() {
            let length = g.iter().map(|g| g * g).sum::<f64>().sqrt();
            let mut draws = Draws::new(&[4, i as u64]);
            let dot: f64 = g.iter().map(|g| g * draws.normal()).sum();
            found.push((format!("gradient norm {t} {}", names[i]), (length - lengths[i]).abs() / bounds[i]));
            found.push((format!("gradient dot {t} {}", names[i]), (dot - dots[i]).abs() / bounds[i]));
        }
    }
    let file = SafeTensors::deserialize(&fixture.statistics).unwrap();
    let slots = step.manifest.inputs.iter().filter(|s| matches!(s.role, Role::RunningMean | Role::RunningVar));
    for (slot, values) in slots.zip(&statistics) {
        let stored =
            file.tensor(&slot.name).unwrap().data().chunks(8).map(|c| f64::from_le_bytes(c.try_into().unwrap()));
        found.push((slot.name.clone(), distance(values, &stored.collect::<Vec<_>>())));
    }
    let logits = run(engine, &evaluation, &[vec![fixture.images(0)], params, statistics].concat()).remove(0);
    found.push(("evaluation logits".into(), distance(&logits, &fixture.get("eval_logits"))));
    found
}

fn worst(found: Vec<(String, f64)>) -> (String, f64) {
    found.into_iter().max_by(|a, b| a.1.total_cmp(&b.1)).unwrap()
}

#[test]
fn the_reference_interpreter_agrees_to_1e_8() {
    let reference = INTERP_F64.open(&Options::default()).unwrap();
    for net in ["resnet18", "resnet34", "resnet50"] {
        let (what, error) = worst(differences(reference.as_ref(), &Fixture::read(net), &[]));
        assert!(error < 1e-8, "{net}: {what} differs by {error:e}");
    }
    // controls: another smoothing, another variance
    for wrong in ["loss.smoothing=0.0625", "norm.variance=biased"] {
        let (_, error) = worst(differences(reference.as_ref(), &Fixture::read("resnet18"), &[wrong]));
        assert!(error > 1e-3, "{wrong} makes a difference of {error:e} only");
    }
}

#[test]
fn xla_agrees_to_1e_4() {
    XLA.ensure().unwrap();
    let xla = XLA.open(&Options::default()).unwrap();
    for net in ["resnet18", "resnet34", "resnet50"] {
        let (what, error) = worst(differences(xla.as_ref(), &Fixture::read(net), &[]));
        assert!(error < 1e-4, "{net}: {what} differs by {error:e}");
    }
}
