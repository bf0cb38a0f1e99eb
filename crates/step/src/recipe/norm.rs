//! The `[norm]` table.

use super::range::{Fault, fraction};
use serde::{Deserialize, Serialize};

/// The `[norm]` table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Norm {
    /// Weight w of the batch in `run' = (1 − w)·run + w·batch`, per optimizer step.
    pub momentum: f64,
    /// Which variance the running statistics keep.
    pub variance: Variance,
    /// Whose images a batch norm takes its statistics over when there are several replicas.
    pub statistics: Statistics,
    /// Whether the scale of the last norm of every residual branch starts at 0, so that the block starts as its
    /// shortcut (Goyal et al. 2017, section 5.1); at 1 otherwise.
    pub zero_init_last: bool,
}

impl Default for Norm {
    fn default() -> Self {
        Norm { momentum: 0.1, variance: Variance::Unbiased, statistics: Statistics::Global, zero_init_last: false }
    }
}

/// The images behind the statistics of a batch norm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Statistics {
    /// The global batch: N replicas of b images are one device with N·b.
    Global,
    /// Each replica's own images: N replicas of b images are then *not* one device with N·b. Running statistics are the
    /// replicas' mean.
    PerReplicaUnequal,
}

/// Divisor of a variance over `m` values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Variance {
    /// `m − 1`
    Unbiased,
    /// `m`
    Biased,
}

impl Norm {
    /// # Errors
    /// The field that is out of range, and how.
    pub(super) fn check(&self) -> Result<(), Fault> {
        fraction("norm.momentum", self.momentum)
    }
}
