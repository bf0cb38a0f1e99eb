//! The `[optimizer]` table: update rules and their constants.

use serde::{Deserialize, Serialize};

/// The update rule of every parameter θ with gradient g.
///
/// With `decay_mask` tensors of rank below two, which are biases and the scales and shifts of norms, are not decayed: wd
/// is 0 for them (timm's `no_weight_decay`).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "name", rename_all = "kebab-case")]
pub enum Optimizer {
    /// Gradient descent.
    Sgd(Sgd),
    /// Gradient descent with a velocity, decay coupled; Nesterov's with `nesterov`.
    HeavyBall(HeavyBall),
    /// Adam with decoupled weight decay (Loshchilov, Hutter 2019).
    Adamw(AdamW),
    /// Adam's direction with a step in proportion to the parameter's norm (You et al. 2020).
    Lamb(Lamb),
    /// RMSProp as TensorFlow has it: ε inside the root, the mean square starts at 1.
    RmspropTf(RmspropTf),
}

impl Optimizer {
    /// Its name in a recipe.
    pub fn name(&self) -> &'static str {
        match self {
            Optimizer::Sgd(_) => "sgd",
            Optimizer::HeavyBall(_) => "heavy-ball",
            Optimizer::Adamw(_) => "adamw",
            Optimizer::Lamb(_) => "lamb",
            Optimizer::RmspropTf(_) => "rmsprop-tf",
        }
    }

    /// `[β₁, β₂]` of a rule whose moments are corrected for their start at 0.
    pub fn betas(&self) -> Option<[f64; 2]> {
        match self {
            Optimizer::Sgd(_) | Optimizer::HeavyBall(_) | Optimizer::RmspropTf(_) => None,
            Optimizer::Adamw(rule) => Some([rule.beta1, rule.beta2]),
            Optimizer::Lamb(rule) => Some([rule.beta1, rule.beta2]),
        }
    }

    /// wd for a tensor of this rank: the one place that knows what is decayed.
    pub(crate) fn weight_decay(&self, rank: usize) -> f64 {
        let (weight_decay, mask) = match self {
            Optimizer::Sgd(rule) => (rule.weight_decay, rule.decay_mask),
            Optimizer::HeavyBall(rule) => (rule.weight_decay, rule.decay_mask),
            Optimizer::Adamw(rule) => (rule.weight_decay, rule.decay_mask),
            Optimizer::Lamb(rule) => (rule.weight_decay, rule.decay_mask),
            Optimizer::RmspropTf(rule) => (rule.weight_decay, rule.decay_mask),
        };
        if mask && rank < 2 { 0.0 } else { weight_decay }
    }

    /// Every constant with its short name, its value and its default; 1 and 0 for what is on or off.
    pub(crate) fn constants(&self) -> Vec<(&'static str, f64, f64)> {
        let flag = |on: bool| f64::from(u8::from(on));
        match self {
            Optimizer::Sgd(o) => {
                let d = Sgd::default();
                vec![("wd", o.weight_decay, d.weight_decay), ("mask", flag(o.decay_mask), flag(d.decay_mask))]
            }
            Optimizer::HeavyBall(o) => {
                let d = HeavyBall::default();
                vec![
                    ("mu", o.momentum, d.momentum),
                    ("nesterov", flag(o.nesterov), flag(d.nesterov)),
                    ("wd", o.weight_decay, d.weight_decay),
                    ("mask", flag(o.decay_mask), flag(d.decay_mask)),
                ]
            }
            Optimizer::Adamw(o) => {
                let d = AdamW::default();
                vec![
                    ("beta1-", o.beta1, d.beta1),
                    ("beta2-", o.beta2, d.beta2),
                    ("eps", o.eps, d.eps),
                    ("wd", o.weight_decay, d.weight_decay),
                    ("mask", flag(o.decay_mask), flag(d.decay_mask)),
                ]
            }
            Optimizer::Lamb(o) => {
                let d = Lamb::default();
                vec![
                    ("beta1-", o.beta1, d.beta1),
                    ("beta2-", o.beta2, d.beta2),
                    ("eps", o.eps, d.eps),
                    ("wd", o.weight_decay, d.weight_decay),
                    ("mask", flag(o.decay_mask), flag(d.decay_mask)),
                    ("adapt", flag(o.adapt_excluded), flag(d.adapt_excluded)),
                ]
            }
            Optimizer::RmspropTf(o) => {
                let d = RmspropTf::default();
                vec![
                    ("rho", o.rho, d.rho),
                    ("mu", o.momentum, d.momentum),
                    ("eps", o.eps, d.eps),
                    ("lr-in", flag(o.lr_in_momentum), flag(d.lr_in_momentum)),
                    ("wd", o.weight_decay, d.weight_decay),
                    ("mask", flag(o.decay_mask), flag(d.decay_mask)),
                ]
            }
        }
    }
}

/// `g̃ = g + wd·θ; θ' = θ − lr·g̃`
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Sgd {
    /// wd
    pub weight_decay: f64,
    /// Whether tensors of rank below two are not decayed.
    pub decay_mask: bool,
}

/// `g̃ = g + wd·θ; v' = μ·v + g̃; θ' = θ − lr·v'`, or with `nesterov` `θ' = θ − lr·(g̃ + μ·v')`
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct HeavyBall {
    /// μ
    pub momentum: f64,
    /// Whether the gradient is taken ahead, as Nesterov does (Sutskever et al. 2013, in the form that torch has).
    pub nesterov: bool,
    /// wd
    pub weight_decay: f64,
    /// Whether tensors of rank below two are not decayed.
    pub decay_mask: bool,
}

impl Default for HeavyBall {
    fn default() -> Self {
        HeavyBall { momentum: 0.9, nesterov: false, weight_decay: 1e-4, decay_mask: false }
    }
}

/// `m' = β₁m + (1−β₁)g; v' = β₂v + (1−β₂)g²; θ' = θ − lr·(m'/bc1)/(√(v'/bc2) + ε) − lr·wd·θ`
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct AdamW {
    /// β₁
    pub beta1: f64,
    /// β₂
    pub beta2: f64,
    /// ε
    pub eps: f64,
    /// wd
    pub weight_decay: f64,
    /// Whether tensors of rank below two are not decayed.
    pub decay_mask: bool,
}

impl Default for AdamW {
    fn default() -> Self {
        AdamW { beta1: 0.9, beta2: 0.999, eps: 1e-8, weight_decay: 1e-4, decay_mask: false }
    }
}

/// m' and v' as in [`AdamW`]; `r = (m'/bc1)/(√(v'/bc2) + ε) + wd·θ; θ' = θ − lr·(‖θ‖/‖r‖)·r`
///
/// The ratio of the norms is 1 where either is 0, and for tensors that are not decayed unless `adapt_excluded`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Lamb {
    /// β₁
    pub beta1: f64,
    /// β₂
    pub beta2: f64,
    /// ε
    pub eps: f64,
    /// wd
    pub weight_decay: f64,
    /// Whether tensors of rank below two are not decayed.
    pub decay_mask: bool,
    /// Whether tensors that are not decayed take steps in proportion to their norm too.
    pub adapt_excluded: bool,
}

impl Default for Lamb {
    fn default() -> Self {
        Lamb { beta1: 0.9, beta2: 0.999, eps: 1e-6, weight_decay: 0.02, decay_mask: true, adapt_excluded: false }
    }
}

/// `g̃ = g + wd·θ; s' = ρs + (1−ρ)g̃²; b' = μb + lr·g̃/√(s' + ε); θ' = θ − b'`, or without `lr_in_momentum`
/// `b' = μb + g̃/√(s' + ε); θ' = θ − lr·b'`. s starts at 1.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct RmspropTf {
    /// ρ
    pub rho: f64,
    /// μ
    pub momentum: f64,
    /// ε
    pub eps: f64,
    /// Whether the buffer holds steps, not directions.
    pub lr_in_momentum: bool,
    /// wd
    pub weight_decay: f64,
    /// Whether tensors of rank below two are not decayed.
    pub decay_mask: bool,
}

impl Default for RmspropTf {
    fn default() -> Self {
        RmspropTf { rho: 0.9, momentum: 0.9, eps: 1e-3, lr_in_momentum: true, weight_decay: 1e-5, decay_mask: false }
    }
}
