//! The optimizer stage against five steps of torch's and timm's optimizers (`scripts/torch_optimizers.py`) and of optax's
//! (`scripts/optax_optimizers.py`), and what such a comparison can tell apart.

mod plain;

use plain::{MISTAKES, Mistake};
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

impl Fixtures {
    fn case(&self, name: &str) -> &Case {
        self.cases.iter().find(|case| case.name == name).unwrap_or_else(|| panic!("no case {name}"))
    }
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
    gradient_scale: f64,
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
        let accumulate = self.window();
        Recipe { optimizer, accumulate, clip: self.clip, ema: self.ema, ..Recipe::preset("digits", &[]).unwrap() }
    }

    /// Micro-batches of a full window.
    fn window(&self) -> usize {
        self.micro.iter().copied().max().unwrap()
    }

    /// Our regions in the order of the stage, by their names in the fixtures.
    fn regions(&self) -> Vec<&'static str> {
        let mut regions = match self.optimizer.as_str() {
            "sgd" if !self.options.contains_key("momentum") => vec!["param"],
            "sgd" => vec!["param", "velocity"],
            "rmsprop-tf" => vec!["param", "velocity", "square"],
            _ => vec!["param", "first", "second"],
        };
        regions.extend((self.window() > 1).then_some("sum"));
        regions.extend(self.ema.map(|_| "ema"));
        regions
    }

    fn params(&self, fixtures: &Fixtures) -> Vec<Vec<f64>> {
        let param = |(i, dims): (usize, &Vec<usize>)| match self.zero_tensors.contains(&i) {
            true => vec![0.0; dims.iter().product()],
            false => normals(&[5, i as u64], dims.iter().product()),
        };
        fixtures.shapes.iter().enumerate().map(param).collect()
    }

    /// The gradients of one micro-batch.
    fn gradients(&self, fixtures: &Fixtures, t: usize, micro: usize) -> Vec<Vec<f64>> {
        let scale = if self.zero_gradient_steps.contains(&t) { 0.0 } else { self.gradient_scale };
        let gradient = |(i, dims): (usize, &Vec<usize>)| {
            let values = normals(&[6, t as u64, micro as u64, i as u64], dims.iter().product());
            values.iter().map(|g| scale * g).collect()
        };
        fixtures.shapes.iter().enumerate().map(gradient).collect()
    }
}

/// Folders of the corpus.
const REFERENCES: [&str; 2] = ["torch", "optax"];

fn fixtures(reference: &str) -> (Fixtures, Vec<u8>) {
    let file = |name: &str| format!("{}/../../corpus/{reference}/optimizers.{name}", env!("CARGO_MANIFEST_DIR"));
    let json = std::fs::read(file("json")).unwrap();
    (serde_json::from_slice(&json).unwrap(), std::fs::read(file("safetensors")).unwrap())
}

fn normals(key: &[u64], n: usize) -> Vec<f64> {
    let mut draws = Draws::new(key);
    (0..n).map(|_| f64::from(draws.normal() as f32)).collect()
}

/// The decay of the moving average in step `t`.
fn ema_decay(case: &Case, t: usize) -> Option<f64> {
    case.ema.map(|decay| decay.min((1 + t) as f64 / (10 + t) as f64))
}

/// Every region after each of five steps of `recipe` with the inputs of `case`, `[step][region]`, tensors one after the
/// other.
fn run<T: Scalar<Ctx = ()>>(fixtures: &Fixtures, case: &Case, recipe: &Recipe) -> Vec<Vec<Vec<f64>>> {
    let types: Vec<TensorType> =
        fixtures.shapes.iter().map(|dims| TensorType::new(dims.as_slice(), ElemType::F32)).collect();
    let stage = optimizer_stage(recipe, &types);
    let of = |ty: &TensorType, values: &[f64]| Tensor::<T>::from_f64(ty.clone(), values);
    let all = |values: &[Vec<f64>]| -> Vec<Tensor<T>> { types.iter().zip(values).map(|(ty, v)| of(ty, v)).collect() };
    let scalar = |value: f64| of(&TensorType::scalar(ElemType::F32), &[value]);
    let flag = |value: bool| of(&TensorType::scalar(ElemType::I1), &[f64::from(u8::from(value))]);
    let filled = |value: f64| -> Vec<Tensor<T>> { types.iter().map(|ty| of(ty, &vec![value; ty.numel()])).collect() };
    let mut state = Vec::new();
    for region in case.regions() {
        state.extend(match region {
            "param" | "ema" => all(&case.params(fixtures)),
            "square" => filled(1.0),
            "sum" => [filled(f64::NAN), vec![scalar(f64::INFINITY)]].concat(),
            _ => filled(0.0),
        });
    }
    let mut step = |(t, &lr): (usize, &f64)| -> Vec<Vec<f64>> {
        for micro in 0..case.micro[t] {
            let mut inputs = state.clone();
            inputs.extend(all(&case.gradients(fixtures, t, micro)));
            inputs.push(scalar(lr));
            let corrections = recipe.optimizer.betas().into_iter().flatten();
            inputs.extend(corrections.map(|beta| scalar(1.0 - beta.powi(t as i32 + 1))));
            if case.window() > 1 {
                inputs.extend([flag(micro + 1 == case.micro[t]), flag(micro > 0)]);
            }
            inputs.extend(ema_decay(case, t).map(scalar));
            let mut next = eval(&(), &stage, inputs).unwrap();
            assert_eq!(next.pop().unwrap().to_f64_vec(), [1.0], "finite");
            state = next;
        }
        let mut values = state.iter().map(Tensor::to_f64_vec);
        let regions = case.regions();
        let region = |region: &&str| -> Vec<f64> {
            let tensors: Vec<f64> = values.by_ref().take(types.len()).flatten().collect();
            if *region == "sum" {
                assert_eq!(values.next().unwrap(), [case.micro[t] as f64], "count");
            }
            tensors
        };
        regions.iter().map(region).collect()
    };
    fixtures.lr.iter().enumerate().map(&mut step).collect()
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

#[test]
fn the_stage_takes_the_reference_steps() {
    for reference in REFERENCES {
        let (fixtures, bytes) = fixtures(reference);
        let tensors = SafeTensors::deserialize(&bytes).unwrap();
        for case in &fixtures.cases {
            let recipe = case.recipe();
            let wide = distance(&run::<f64>(&fixtures, case, &recipe), &tensors, "", case);
            // Constants that f32 does not hold are rounded where the text is written.
            let tolerance = if case.name.ends_with("defaults") { 1e-7 } else { 1e-12 };
            assert!(wide < tolerance, "{reference}, {}: {wide:.1e} in f64", case.name);
            let narrow = distance(&run::<f32>(&fixtures, case, &recipe), &tensors, "", case);
            assert!(narrow < 1e-6, "{reference}, {}: {narrow:.1e} in f32", case.name);
        }
        let several = fixtures.cases.iter().filter(|case| case.window() > 1 && case.ema.is_some()).count();
        assert!(fixtures.cases.len() >= 59 && several >= 6, "{} cases, {several}", fixtures.cases.len());
    }
}

/// Cases, each with a change of the recipe that is easily made by mistake.
const NEIGHBOURS: &[(&str, &[&str])] = &[
    ("sgd-decay-mask", &["optimizer.decay_mask=false"]),
    ("sgd-decay-mask-clip", &["clip=1e30"]),
    ("sgd-decay-mask-clip", &["clip=2"]),
    ("sgd-decay-mask-clip-wide", &["clip=1"]),
    ("heavy-ball-decay", &["optimizer.nesterov=true"]),
    ("heavy-ball-decay", &["optimizer.weight_decay=0"]),
    ("nesterov-decay", &["optimizer.nesterov=false"]),
    ("adamw-decay-mask", &["optimizer.decay_mask=false"]),
    ("adamw", &["optimizer.eps=1e-3"]),
    ("adamw", &["optimizer.beta1=0.984375", "optimizer.beta2=0.875"]),
    ("lamb-decay-mask", &["optimizer.adapt_excluded=true"]),
    ("lamb-decay-mask-adapt", &["optimizer.adapt_excluded=false"]),
    ("lamb-decay-mask", &["optimizer.decay_mask=false"]),
    ("lamb-adapt", &["optimizer.adapt_excluded=false"]),
    ("rmsprop-tf", &["optimizer.lr_in_momentum=false"]),
    ("rmsprop-tf", &["optimizer.eps=0"]),
    ("rmsprop-tf-decay-mask", &["optimizer.decay_mask=false"]),
    ("rmsprop-tf-lr-outside", &["optimizer.lr_in_momentum=true"]),
];

#[test]
fn neighbours_miss() {
    for reference in REFERENCES {
        let (fixtures, bytes) = fixtures(reference);
        let tensors = SafeTensors::deserialize(&bytes).unwrap();
        for (i, (name, change)) in NEIGHBOURS.iter().enumerate() {
            let case = fixtures.case(name);
            let change: Vec<String> = change.iter().map(ToString::to_string).collect();
            let recipe = Recipe::parse(name, &case.recipe().to_toml(), &change).unwrap();
            assert_ne!(recipe, case.recipe());
            let found = distance(&run::<f64>(&fixtures, case, &recipe), &tensors, "", case);
            assert!(found > 1e-5, "{reference}, neighbour {i} of {name}: {found:.1e}");
        }
    }
}

#[test]
fn mistakes_miss() {
    for reference in REFERENCES {
        let (fixtures, bytes) = fixtures(reference);
        let tensors = SafeTensors::deserialize(&bytes).unwrap();
        let cases = ["adamw-decay-mask-accumulate-clip-ema", "adamw-decay-mask-accumulate-clip-wide-ema"];
        let miss = |mistake, name: &str| {
            let case = fixtures.case(name);
            let Optimizer::Adamw(rule) = case.recipe().optimizer else { panic!("AdamW") };
            distance(&plain::steps(&fixtures, case, &rule, mistake), &tensors, "", case)
        };
        assert!(cases.iter().all(|case| miss(Mistake::None, case) < 1e-12));
        for mistake in MISTAKES {
            // What is clipped has lost its length, so some mistakes are only seen where nothing is.
            let [clipped, free] = cases.map(|case| miss(mistake, case));
            assert!(clipped.max(free) > 1e-5, "{reference}, {mistake:?}: {clipped:.1e} and {free:.1e}");
        }
    }
}
