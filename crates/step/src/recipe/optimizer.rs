//! The `[optimizer]` table: update rules and their constants.

use super::range::{Fault, at_least_zero, below_one, fraction};
use serde::{Deserialize, Serialize};

/// The rules, one row each: its name in a recipe and its table of constants, with their defaults, short names and
/// ranges.
macro_rules! optimizers {
    ($(
        $(#[$about:meta])*
        $variant:ident = $name:literal,
        $(#[$formula:meta])*
        $rule:ident { $(
            $(#[$meaning:meta])*
            $constant:ident: $ty:ty = $default:literal, $short:literal, $range:ident;
        )* }
    )*) => {
        /// The update rule of every parameter θ with gradient g.
        ///
        /// With `decay_mask` parameters that their layer declares without decay, which are biases and the scales and
        /// shifts of norms, are not decayed: wd is 0 for them (timm's `no_weight_decay`).
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        #[serde(tag = "name")]
        pub enum Optimizer {
            $($(#[$about])* #[serde(rename = $name)] $variant($rule),)*
        }

        impl Optimizer {
            /// Its name in a recipe.
            pub fn name(&self) -> &'static str {
                match self { $(Optimizer::$variant(_) => $name,)* }
            }

            /// wd for a tensor that decays under a mask, or does not.
            pub(crate) fn weight_decay(&self, decays: bool) -> f64 {
                let (weight_decay, mask) = match self {
                    $(Optimizer::$variant(rule) => (rule.weight_decay, rule.decay_mask),)*
                };
                if mask && !decays { 0.0 } else { weight_decay }
            }

            /// Every constant with its short name, its value and its default; 1 and 0 for what is on or off.
            pub(crate) fn constants(&self) -> Vec<(&'static str, f64, f64)> {
                match self {
                    $(Optimizer::$variant(rule) => vec![$(($short, rule.$constant.into(), $default.into())),*],)*
                }
            }

            /// # Errors
            /// The field that is out of range, and how.
            pub(super) fn check(&self) -> Result<(), Fault> {
                match self {
                    $(Optimizer::$variant(rule) => {
                        $($range(concat!("optimizer.", stringify!($constant)), rule.$constant.into())?;)*
                    })*
                }
                Ok(())
            }
        }

        $(
            $(#[$formula])*
            #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
            #[serde(deny_unknown_fields, default)]
            pub struct $rule { $($(#[$meaning])* pub $constant: $ty,)* }

            impl Default for $rule {
                fn default() -> Self {
                    $rule { $($constant: $default),* }
                }
            }
        )*
    };
}

optimizers! {
    /// Gradient descent.
    Sgd = "sgd",
    /// `g̃ = g + wd·θ; θ' = θ − lr·g̃`
    Sgd {
        /// wd
        weight_decay: f64 = 0.0, "wd", at_least_zero;
        /// Whether biases and the scales and shifts of norms are not decayed.
        decay_mask: bool = false, "mask", fraction;
    }

    /// Gradient descent with a velocity, decay coupled; Nesterov's with `nesterov`.
    HeavyBall = "heavy-ball",
    /// `g̃ = g + wd·θ; v' = μ·v + g̃; θ' = θ − lr·v'`, or with `nesterov` `θ' = θ − lr·(g̃ + μ·v')`
    HeavyBall {
        /// μ
        momentum: f64 = 0.9, "mu", below_one;
        /// Whether the gradient is taken ahead, as Nesterov does (Sutskever et al. 2013, in the form that torch has).
        nesterov: bool = false, "nesterov", fraction;
        /// wd
        weight_decay: f64 = 1e-4, "wd", at_least_zero;
        /// Whether biases and the scales and shifts of norms are not decayed.
        decay_mask: bool = false, "mask", fraction;
    }

    /// Adam with decoupled weight decay (Loshchilov, Hutter 2019).
    Adamw = "adamw",
    /// `m' = β₁m + (1−β₁)g; v' = β₂v + (1−β₂)g²; θ' = θ − lr·(m'/bc1)/(√(v'/bc2) + ε) − lr·wd·θ`
    AdamW {
        /// β₁
        beta1: f64 = 0.9, "beta1-", below_one;
        /// β₂
        beta2: f64 = 0.999, "beta2-", below_one;
        /// ε
        eps: f64 = 1e-8, "eps", at_least_zero;
        /// wd
        weight_decay: f64 = 1e-4, "wd", at_least_zero;
        /// Whether biases and the scales and shifts of norms are not decayed.
        decay_mask: bool = false, "mask", fraction;
    }

    /// Adam's direction with a step in proportion to the parameter's norm (You et al. 2020).
    Lamb = "lamb",
    /// m' and v' as in [`AdamW`]; `r = (m'/bc1)/(√(v'/bc2) + ε) + wd·θ; θ' = θ − lr·(‖θ‖/‖r‖)·r`
    ///
    /// The ratio of the norms is 1 where either is 0, and for tensors that are not decayed unless `adapt_excluded`.
    Lamb {
        /// β₁
        beta1: f64 = 0.9, "beta1-", below_one;
        /// β₂
        beta2: f64 = 0.999, "beta2-", below_one;
        /// ε
        eps: f64 = 1e-6, "eps", at_least_zero;
        /// wd
        weight_decay: f64 = 0.02, "wd", at_least_zero;
        /// Whether biases and the scales and shifts of norms are not decayed.
        decay_mask: bool = true, "mask", fraction;
        /// Whether tensors that are not decayed take steps in proportion to their norm too.
        adapt_excluded: bool = false, "adapt", fraction;
    }

    /// RMSProp as TensorFlow has it: ε inside the root, the mean square starts at 1.
    RmspropTf = "rmsprop-tf",
    /// `g̃ = g + wd·θ; s' = ρs + (1−ρ)g̃²; b' = μb + lr·g̃/√(s' + ε); θ' = θ − b'`, or without `lr_in_momentum`
    /// `b' = μb + g̃/√(s' + ε); θ' = θ − lr·b'`. s starts at 1.
    RmspropTf {
        /// ρ
        rho: f64 = 0.9, "rho", below_one;
        /// μ
        momentum: f64 = 0.9, "mu", below_one;
        /// ε
        eps: f64 = 1e-3, "eps", at_least_zero;
        /// Whether the buffer holds steps, not directions.
        lr_in_momentum: bool = true, "lr-in", fraction;
        /// wd
        weight_decay: f64 = 1e-5, "wd", at_least_zero;
        /// Whether biases and the scales and shifts of norms are not decayed.
        decay_mask: bool = false, "mask", fraction;
    }
}

impl Optimizer {
    /// `[β₁, β₂]` of a rule whose moments are corrected for their start at 0.
    pub fn betas(&self) -> Option<[f64; 2]> {
        match self {
            Optimizer::Sgd(_) | Optimizer::HeavyBall(_) | Optimizer::RmspropTf(_) => None,
            Optimizer::Adamw(AdamW { beta1, beta2, .. }) | Optimizer::Lamb(Lamb { beta1, beta2, .. }) => {
                Some([*beta1, *beta2])
            }
        }
    }
}
