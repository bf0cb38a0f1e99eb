//! What the references did: `optimizers.json` and `optimizers.safetensors` in `corpus/torch` and `corpus/optax`.

use safetensors::SafeTensors;
use serde::Deserialize;
use std::collections::BTreeMap;
use truestep_data::Draws;
use truestep_step::{AdamW, HeavyBall, Lamb, Optimizer, Recipe, RmspropTf, Role, Sgd};

/// Folders of the corpus.
pub const REFERENCES: [&str; 2] = ["torch", "optax"];

#[derive(Deserialize)]
pub struct Reference {
    /// Shapes of the tensors.
    pub shapes: Vec<Vec<usize>>,
    /// Learning rate of each step.
    pub lr: Vec<f64>,
    pub cases: Vec<Case>,
    /// `<case>/<region>` after the last step.
    #[serde(skip)]
    pub values: BTreeMap<String, Vec<f64>>,
}

/// `options` are the arguments of torch's or timm's optimizer.
#[derive(Deserialize)]
pub struct Case {
    pub name: String,
    optimizer: String,
    options: BTreeMap<String, serde_json::Value>,
    weight_decay: f64,
    mask: bool,
    clip: Option<f64>,
    /// Micro-batches of each step.
    pub micro: Vec<usize>,
    pub ema: Option<f64>,
    zero_tensors: Vec<usize>,
    zero_gradient_steps: Vec<usize>,
    param_scale: f64,
    gradient_scale: f64,
}

impl Reference {
    pub fn read(name: &str) -> Self {
        let file = |end: &str| format!("{}/../../corpus/{name}/optimizers.{end}", env!("CARGO_MANIFEST_DIR"));
        let bytes = std::fs::read(file("safetensors")).unwrap();
        let tensors = SafeTensors::deserialize(&bytes).unwrap();
        let values = tensors.iter().map(|(name, view)| {
            assert_eq!(view.dtype(), safetensors::Dtype::F64);
            let values = view.data().chunks_exact(8).map(|b| f64::from_le_bytes(b.try_into().unwrap()));
            (name.to_string(), values.collect())
        });
        let header = serde_json::from_slice(&std::fs::read(file("json")).unwrap()).unwrap();
        Reference { values: values.collect(), ..header }
    }

    pub fn case(&self, name: &str) -> &Case {
        self.cases.iter().find(|case| case.name == name).unwrap_or_else(|| panic!("no case {name}"))
    }

    /// The parameters before the first step.
    pub fn params(&self, case: &Case) -> Vec<Vec<f64>> {
        let scale = |i: usize| if case.zero_tensors.contains(&i) { 0.0 } else { case.param_scale };
        self.each(|i, n| normals(&[5, i as u64], n, scale(i)))
    }

    /// The gradients of one micro-batch.
    pub fn gradients(&self, case: &Case, t: usize, micro: usize) -> Vec<Vec<f64>> {
        let scale = if case.zero_gradient_steps.contains(&t) { 0.0 } else { case.gradient_scale };
        self.each(|i, n| normals(&[6, t as u64, micro as u64, i as u64], n, scale))
    }

    fn each(&self, tensor: impl Fn(usize, usize) -> Vec<f64>) -> Vec<Vec<f64>> {
        self.shapes.iter().enumerate().map(|(i, dims)| tensor(i, dims.iter().product())).collect()
    }
}

impl Case {
    /// What it sets, in our terms.
    pub fn recipe(&self) -> Recipe {
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

    /// Rule, mask, clipping, windows and average: what can be combined.
    pub fn combination(&self) -> String {
        let Case { optimizer, options, mask, clip, ema, .. } = self;
        format!("{optimizer} {options:?} {mask} {clip:?} {} {ema:?}", self.window())
    }

    /// Micro-batches of a full window.
    pub fn window(&self) -> usize {
        self.micro.iter().copied().max().unwrap()
    }

    /// Our regions in the order of the stage, with their names in the fixtures.
    pub fn regions(&self) -> Vec<(&'static str, Role)> {
        let mut regions = vec![("param", Role::Param)];
        regions.extend_from_slice(match self.optimizer.as_str() {
            "sgd" if !self.options.contains_key("momentum") => &[],
            "sgd" => &[("velocity", Role::SecondMoment)],
            "rmsprop-tf" => &[("velocity", Role::FirstMoment), ("square", Role::SecondMoment)],
            _ => &[("first", Role::FirstMoment), ("second", Role::SecondMoment)],
        });
        if self.window() > 1 {
            regions.extend([("sum", Role::Accumulator), ("count", Role::AccumulatorCount)]);
        }
        regions.extend(self.ema.map(|_| ("ema", Role::Shadow)));
        regions
    }

    /// Whether a reference has this region: optax shows none but these, timm's RMSProp without momentum no velocity.
    pub fn shows(&self, reference: &str, region: &str) -> bool {
        match reference {
            "optax" => ["param", "ema"].contains(&region),
            _ => region != "velocity" || self.options["momentum"] != 0.0,
        }
    }

    /// The decay of the moving average in step `t`.
    pub fn ema_decay(&self, t: usize) -> f64 {
        self.ema.unwrap().min((1 + t) as f64 / (10 + t) as f64)
    }
}

fn normals(key: &[u64], n: usize, scale: f64) -> Vec<f64> {
    let mut draws = Draws::new(key);
    (0..n).map(|_| scale * f64::from(draws.normal() as f32)).collect()
}
