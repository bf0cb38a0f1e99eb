//! The `[loss]` table.

use super::range::{Fault, fraction};
use serde::{Deserialize, Serialize};

/// The `[loss]` table: softmax cross-entropy.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Loss {
    /// Label smoothing α: targets become `(1 − α)·t + α/K`.
    pub smoothing: f64,
    /// `labels`: class numbers, one-hot inside the step. `soft`: rows of `K` weights.
    pub target: Target,
}

impl Default for Loss {
    fn default() -> Self {
        Loss { smoothing: 0.0, target: Target::Labels }
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
        fraction("loss.smoothing", self.smoothing)
    }
}
