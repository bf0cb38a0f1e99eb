//! The optimizer stage against five steps of torch's and timm's optimizers (`scripts/torch_optimizers.py`).

use safetensors::SafeTensors;
use serde::Deserialize;
use std::collections::BTreeMap;
use truestep_data::Draws;
use truestep_interp::{Scalar, Tensor, eval};
use truestep_ir::{ElemType, TensorType};
use truestep_step::{AdamW, HeavyBall, Lamb, Optimizer, Recipe, RmspropTf, Sgd, optimizer_stage};

#[derive(Deserialize)]
struct Fixtures {
    shapes: Vec<Vec<usize>>,
    lr: Vec<f64>,
    cases: Vec<Case>,
}

#[derive(Clone, Deserialize)]
struct Case {
    name: String,
    optimizer: String,
    options: BTreeMap<String, serde_json::Value>,
    weight_decay: f64,
    mask: bool,
    clip: Option<f64>,
    micro: Vec<usize>,
    ema: Option<f64>,
    zero_tensors: Vec<usize>,
    zero_gradient_steps: Vec<usize>,
}

impl Case {
    /// What it sets, in our terms.
    fn recipe(&self) -> Recipe {
        let number = |key: &str, default: f64| self.options.get(key).map_or(default, |v| v.as_f64().unwrap());
        let flag = |key: &str, default: bool| self.options.get(key).map_or(default, |v| v.as_bool().unwrap());
        let betas = || {
            let betas = self.options["betas"].as_array().unwrap();
            [0, 1].map(|i| betas[i].as_f64().unwrap())
        };
        let (weight_decay, decay_mask) = (self.weight_decay, self.mask);
        let optimizer = match self.optimizer.as_str() {
            "sgd" if !self.options.contains_key("momentum") => Optimizer::Sgd(Sgd { weight_decay, decay_mask }),
            "sgd" => Optimizer::HeavyBall(HeavyBall {
                momentum: number("momentum", 0.0),
                nesterov: flag("nesterov", false),
                weight_decay,
                decay_mask,
            }),
            "adamw" => {
                let [beta1, beta2] = betas();
                Optimizer::Adamw(AdamW { beta1, beta2, eps: number("eps", 1e-8), weight_decay, decay_mask })
            }
            "lamb" => {
                let ([beta1, beta2], adapt_excluded) = (betas(), flag("always_adapt", false));
                let eps = number("eps", 1e-6);
                Optimizer::Lamb(Lamb { beta1, beta2, eps, weight_decay, decay_mask, adapt_excluded })
            }
            "rmsprop-tf" => Optimizer::RmspropTf(RmspropTf {
                rho: number("alpha", 0.9),
                momentum: number("momentum", 0.0),
                eps: number("eps", 1e-10),
                lr_in_momentum: flag("lr_in_momentum", true),
                weight_decay,
                decay_mask,
            }),
            other => panic!("an optimizer of the fixtures: {other}"),
        };
        Recipe { optimizer, clip: self.clip, ..Recipe::preset("digits", &[]).unwrap() }
    }

    /// Our regions in the order of the stage, by their names in the fixtures.
    fn regions(&self) -> &'static [&'static str] {
        match self.optimizer.as_str() {
            "sgd" if !self.options.contains_key("momentum") => &["param"],
            "sgd" => &["param", "velocity"],
            "rmsprop-tf" => &["param", "velocity", "square"],
            _ => &["param", "first", "second"],
        }
    }
}

fn fixtures() -> (Fixtures, Vec<u8>) {
    let file = |name: &str| format!("{}/../../corpus/torch/optimizers.{name}", env!("CARGO_MANIFEST_DIR"));
    let json = std::fs::read(file("json")).unwrap();
    (serde_json::from_slice(&json).unwrap(), std::fs::read(file("safetensors")).unwrap())
}

fn normals(key: &[u64], n: usize) -> Vec<f64> {
    let mut draws = Draws::new(key);
    (0..n).map(|_| f64::from(draws.normal() as f32)).collect()
}

/// Every region after each of five steps of `recipe` with the inputs of `case`, `[step][region]`, tensors one after the
/// other.
fn run<T: Scalar<Ctx = ()>>(fixtures: &Fixtures, case: &Case, recipe: &Recipe) -> Vec<Vec<Vec<f64>>> {
    let types: Vec<TensorType> =
        fixtures.shapes.iter().map(|dims| TensorType::new(dims.as_slice(), ElemType::F32)).collect();
    let stage = optimizer_stage(recipe, &types);
    let n = types.len();
    let of = |ty: &TensorType, values: &[f64]| Tensor::<T>::from_f64(ty.clone(), values);
    let param = |(i, ty): (usize, &TensorType)| {
        let zero = case.zero_tensors.contains(&i);
        of(ty, &if zero { vec![0.0; ty.numel()] } else { normals(&[5, i as u64], ty.numel()) })
    };
    let mut state: Vec<Tensor<T>> = types.iter().enumerate().map(param).collect();
    let squares = matches!(recipe.optimizer, Optimizer::RmspropTf(_));
    for region in 1..stage.body.results.len() / n {
        let start = if squares && region == 2 { 1.0 } else { 0.0 };
        state.extend(types.iter().map(|ty| of(ty, &vec![start; ty.numel()])));
    }
    let scalar = |value: f64| of(&TensorType::scalar(ElemType::F32), &[value]);
    let step = |(t, &lr): (usize, &f64)| {
        let kept = if case.zero_gradient_steps.contains(&t) { 0.0 } else { 1.0 };
        let gradient = |(i, ty): (usize, &TensorType)| {
            let g: Vec<f64> = normals(&[6, t as u64, 0, i as u64], ty.numel()).iter().map(|g| kept * g).collect();
            of(ty, &g)
        };
        let mut inputs = state.clone();
        inputs.extend(types.iter().enumerate().map(gradient));
        inputs.push(scalar(lr));
        let corrections = recipe.optimizer.betas().into_iter().flatten();
        inputs.extend(corrections.map(|beta| scalar(1.0 - beta.powi(t as i32 + 1))));
        state = eval(&(), &stage, inputs).unwrap();
        state.chunks(n).map(|region| region.iter().flat_map(Tensor::to_f64_vec).collect()).collect()
    };
    fixtures.lr.iter().enumerate().map(step).collect()
}

/// Largest difference over all steps of a region, relative to its largest value; of the worst region.
fn distance(found: &[Vec<Vec<f64>>], tensors: &SafeTensors<'_>, prefix: &str, case: &Case) -> f64 {
    let of = |(r, region): (usize, &&str)| {
        let view = tensors.tensor(&format!("{prefix}{}/{region}", case.name)).ok()?;
        let expected: Vec<f64> = match view.dtype() {
            safetensors::Dtype::F64 => {
                view.data().chunks_exact(8).map(|b| f64::from_le_bytes(b.try_into().unwrap())).collect()
            }
            _ => view.data().chunks_exact(4).map(|b| f64::from(f32::from_le_bytes(b.try_into().unwrap()))).collect(),
        };
        let found: Vec<f64> = found.iter().flat_map(|step| step[r].clone()).collect();
        assert_eq!(found.len(), expected.len(), "{} {region}", case.name);
        let largest = expected.iter().fold(0.0, |a: f64, x| a.max(x.abs()));
        Some(found.iter().zip(&expected).fold(0.0, |a: f64, (f, e)| a.max((f - e).abs())) / largest)
    };
    case.regions().iter().enumerate().filter_map(of).fold(0.0, f64::max)
}

/// The cases that one micro-batch a step covers, without the moving average.
fn plain(fixtures: &Fixtures) -> impl Iterator<Item = &Case> {
    fixtures.cases.iter().filter(|case| case.ema.is_none() && case.micro.iter().all(|&k| k == 1))
}

#[test]
fn the_stage_takes_the_reference_steps() {
    let (fixtures, bytes) = fixtures();
    let tensors = SafeTensors::deserialize(&bytes).unwrap();
    let mut taken = 0;
    for case in plain(&fixtures) {
        let recipe = case.recipe();
        let wide = distance(&run::<f64>(&fixtures, case, &recipe), &tensors, "", case);
        // Constants that f32 does not hold are rounded where the text is written.
        let tolerance = if case.name.ends_with("defaults") { 1e-7 } else { 1e-12 };
        assert!(wide < tolerance, "{}: {wide:.1e} in f64", case.name);
        let narrow = distance(&run::<f32>(&fixtures, case, &recipe), &tensors, "", case);
        assert!(narrow < 1e-6, "{}: {narrow:.1e} in f32", case.name);
        taken += 1;
    }
    assert!(taken >= 40, "{taken} cases");
}

type Change = fn(&mut Recipe);

/// Cases, each with a change of the recipe that is easily made by mistake.
const NEIGHBOURS: &[(&str, Change)] = &[
    ("sgd-decay-mask", |r| decay_mask(r, false)),
    ("sgd-decay-mask-clip", |r| r.clip = None),
    ("sgd-decay-mask-clip", |r| r.clip = Some(2.0)),
    ("sgd-decay-mask-clip-wide", |r| r.clip = Some(1.0)),
    ("heavy-ball-decay", |r| with_heavy_ball(r, |o| o.nesterov = true)),
    ("heavy-ball-decay", |r| with_heavy_ball(r, |o| o.weight_decay = 0.0)),
    ("nesterov-decay", |r| with_heavy_ball(r, |o| o.nesterov = false)),
    ("adamw-decay-mask", |r| decay_mask(r, false)),
    ("adamw", |r| with_adamw(r, |o| o.eps = 1e-3)),
    ("adamw", |r| with_adamw(r, |o| std::mem::swap(&mut o.beta1, &mut o.beta2))),
    ("lamb-decay-mask", |r| with_lamb(r, |o| o.adapt_excluded = true)),
    ("lamb-decay-mask-adapt", |r| with_lamb(r, |o| o.adapt_excluded = false)),
    ("lamb-decay-mask", |r| decay_mask(r, false)),
    ("lamb-adapt", |r| with_lamb(r, |o| o.adapt_excluded = false)),
    ("rmsprop-tf", |r| with_rmsprop(r, |o| o.lr_in_momentum = false)),
    ("rmsprop-tf", |r| with_rmsprop(r, |o| o.eps = 0.0)),
    ("rmsprop-tf-decay-mask", |r| decay_mask(r, false)),
    ("rmsprop-tf-lr-outside", |r| with_rmsprop(r, |o| o.lr_in_momentum = true)),
];

#[test]
fn neighbours_miss() {
    let (fixtures, bytes) = fixtures();
    let tensors = SafeTensors::deserialize(&bytes).unwrap();
    for (i, (name, change)) in NEIGHBOURS.iter().enumerate() {
        let case = plain(&fixtures).find(|case| case.name == *name).unwrap_or_else(|| panic!("no case {name}"));
        let mut recipe = case.recipe();
        change(&mut recipe);
        let found = distance(&run::<f64>(&fixtures, case, &recipe), &tensors, "", case);
        assert!(found > 1e-5, "neighbour {i} of {name}: {found:.1e}");
    }
}

fn decay_mask(recipe: &mut Recipe, mask: bool) {
    match &mut recipe.optimizer {
        Optimizer::Sgd(o) => o.decay_mask = mask,
        Optimizer::HeavyBall(o) => o.decay_mask = mask,
        Optimizer::Adamw(o) => o.decay_mask = mask,
        Optimizer::Lamb(o) => o.decay_mask = mask,
        Optimizer::RmspropTf(o) => o.decay_mask = mask,
    }
}

fn with_heavy_ball(recipe: &mut Recipe, change: fn(&mut HeavyBall)) {
    let Optimizer::HeavyBall(o) = &mut recipe.optimizer else { panic!("a heavy ball") };
    change(o);
}

fn with_adamw(recipe: &mut Recipe, change: fn(&mut AdamW)) {
    let Optimizer::Adamw(o) = &mut recipe.optimizer else { panic!("AdamW") };
    change(o);
}

fn with_lamb(recipe: &mut Recipe, change: fn(&mut Lamb)) {
    let Optimizer::Lamb(o) = &mut recipe.optimizer else { panic!("LAMB") };
    change(o);
}

fn with_rmsprop(recipe: &mut Recipe, change: fn(&mut RmspropTf)) {
    let Optimizer::RmspropTf(o) = &mut recipe.optimizer else { panic!("RMSProp") };
    change(o);
}
