//! The variant name of an artifact, derived from its manifest.

use crate::manifest::{Kind, Manifest, Role};
use crate::recipe::{Loss, Norm, Objective, Statistics, Target, Variance};
use std::fmt::Write;
use truestep_nets::KernelOrder;

impl Manifest {
    /// The file stem: network, dataset, image and classes, optimizer, batch, then every setting that is baked into the
    /// text and differs from its default, in one fixed order, then the kind. Recipes whose text differs in a baked
    /// constant get different names.
    pub fn derive_variant(&self) -> String {
        let recipe = &self.recipe;
        let image = self.inputs_of(Role::Image).next().map(|i| &self.inputs[i].dims[1..]).unwrap_or_default();
        let image: Vec<String> = image.iter().map(ToString::to_string).collect();
        let mut name = format!("{}_{}_{}_{}", recipe.net, recipe.data.dataset, image.join("x"), self.classes);
        let mut mark = |text: &str, value: &dyn ToString| {
            let _ = write!(name, "_{text}{}", value.to_string());
        };
        let steps = matches!(self.kind, Kind::TrainStep | Kind::Accumulate);
        if steps {
            mark(recipe.optimizer.name(), &"");
        }
        mark("b", &self.batch);
        if self.kernels == KernelOrder::Hwio {
            mark("hwio", &"");
        }
        if self.replicas > 1 && self.kind != Kind::EvalForward {
            mark("r", &self.replicas);
        }
        if self.kind != Kind::EvalForward {
            for (text, rate) in [("dp", recipe.drop_path), ("do", recipe.dropout)] {
                if rate != 0.0 {
                    mark(text, &rate);
                }
            }
        }
        if steps {
            if self.accumulate > 1 {
                mark("k", &self.accumulate);
            }
            let mut differs = |text: &str, value: f64, default: f64| {
                if value != default {
                    mark(text, &value);
                }
            };
            for (text, value, default) in recipe.optimizer.constants() {
                differs(text, value, default);
            }
            differs("clip", recipe.clip.unwrap_or_default(), 0.0);
            differs("ls", recipe.loss.smoothing, Loss::default().smoothing);
            differs("above", recipe.loss.target_threshold.unwrap_or(-1.0), -1.0);
            differs("w", recipe.norm.momentum, Norm::default().momentum);
            if recipe.loss.name == Objective::Bce {
                mark("bce", &"");
            }
            if recipe.ema.is_some() {
                mark("ema", &"");
            }
            if recipe.loss.target == Target::Soft {
                mark("soft", &"");
            }
            if recipe.norm.variance == Variance::Biased {
                mark("biased", &"");
            }
            if recipe.norm.statistics == Statistics::PerReplicaUnequal && self.replicas > 1 {
                mark("unequal", &"");
            }
        }
        let kind = match self.kind {
            Kind::TrainStep => "train_step",
            Kind::Accumulate => "accumulate",
            Kind::Forward => "forward",
            Kind::EvalForward => "eval_forward",
        };
        name + "_" + kind
    }
}
