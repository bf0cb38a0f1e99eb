//! The `[loss]` table.

use super::range::{Fault, fraction};
use serde::{Deserialize, Serialize};

/// The `[loss]` table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Loss {
    /// `cross-entropy` or `bce`.
    pub name: Objective,
    /// Label smoothing α: targets become `(1 − α)·t + α/K`.
    pub smoothing: f64,
    /// `labels`: class numbers, one-hot inside the step. `soft`: rows of `K` weights.
    pub target: Target,
    /// `bce`: smoothed targets above this become 1, all others 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target_threshold: Option<f64>,
}

/// What is minimised, of logits z and targets q.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Objective {
    /// The mean over the batch of `−Σ q·log softmax(z)`.
    #[default]
    CrossEntropy,
    /// The mean over batch and classes of `log(1 + e^z) − q·z`: one two-class problem per class.
    Bce,
}

impl Default for Loss {
    fn default() -> Self {
        Loss { name: Objective::default(), smoothing: 0.0, target: Target::Labels, target_threshold: None }
    }
}

/// What the step takes as target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Target {
    /// Class numbers, `[batch]` of `i32`.
    Labels,
    /// Rows of weights, `[batch, classes]` of `f32`.
    Soft,
}

impl Loss {
    /// # Errors
    /// The field that is out of range, and how.
    pub(super) fn check(&self) -> Result<(), Fault> {
        fraction("loss.smoothing", self.smoothing)?;
        match (self.name, self.target_threshold) {
            (Objective::CrossEntropy, Some(threshold)) => {
                Err(("loss.target_threshold", format!("expected none for cross-entropy, found {threshold}")))
            }
            (Objective::Bce, Some(threshold)) => fraction("loss.target_threshold", threshold),
            (_, None) => Ok(()),
        }
    }
}
