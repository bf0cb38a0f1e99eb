//! The `[schedule]` table: the learning rate over time.

use super::range::{Fault, above_zero, at_least_zero};
use serde::{Deserialize, Serialize};

/// The `[schedule]` table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Schedule {
    /// Base learning rate.
    pub lr: f64,
    /// Epochs of linear warm-up.
    #[serde(default)]
    pub warmup_epochs: f64,
    /// What happens after the warm-up.
    #[serde(default)]
    pub decay: Decay,
    /// `cosine`: the rate at the end.
    #[serde(default)]
    pub floor: f64,
    /// `step`: epochs between two drops.
    #[serde(default = "step_epochs")]
    pub step_epochs: f64,
    /// `step`: the factor of one drop.
    #[serde(default = "step_factor")]
    pub step_factor: f64,
}

fn step_epochs() -> f64 {
    30.0
}

fn step_factor() -> f64 {
    0.1
}

/// Shape of the schedule after the warm-up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Decay {
    /// The base rate throughout.
    #[default]
    Constant,
    /// A factor every so many epochs.
    Step,
    /// Half a cosine from the base rate to the floor.
    Cosine,
}

impl Schedule {
    /// Learning rate of optimizer step `t` (from 0) of `total`, with `steps_per_epoch` of them in an epoch.
    ///
    /// Warm-up over w steps gives `(t + 1)/w` of the base rate; the cosine then runs from step w to `total`.
    pub fn lr(&self, t: usize, total: usize, steps_per_epoch: usize) -> f64 {
        let per_epoch = steps_per_epoch as f64;
        let warmup = (self.warmup_epochs * per_epoch).round();
        let t = t as f64;
        if t < warmup {
            return self.lr * (t + 1.0) / warmup;
        }
        match self.decay {
            Decay::Constant => self.lr,
            Decay::Step => self.lr * self.step_factor.powf((t / (self.step_epochs * per_epoch)).floor()),
            Decay::Cosine => {
                let progress = ((t - warmup) / (total as f64 - warmup).max(1.0)).min(1.0);
                self.floor + (self.lr - self.floor) * 0.5 * (1.0 + (std::f64::consts::PI * progress).cos())
            }
        }
    }

    /// # Errors
    /// The field that is out of range, and how.
    pub(super) fn check(&self) -> Result<(), Fault> {
        at_least_zero("schedule.lr", self.lr)?;
        at_least_zero("schedule.warmup_epochs", self.warmup_epochs)?;
        above_zero("schedule.step_epochs", self.step_epochs)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Recipe;

    #[test]
    fn warmup_cosine_values() {
        let schedule = Recipe::preset("digits", &[]).unwrap().schedule;
        let schedule = Schedule { lr: 1.0, warmup_epochs: 4.0, decay: Decay::Cosine, floor: 0.0, ..schedule };
        let expected = [0.25, 0.5, 0.75, 1.0, 1.0, 0.853553, 0.5, 0.146447];
        for (t, want) in expected.into_iter().enumerate() {
            assert!((schedule.lr(t, 8, 1) - want).abs() < 1e-6);
        }
        let step = Schedule { warmup_epochs: 0.0, decay: Decay::Step, step_epochs: 2.0, ..schedule };
        assert!((step.lr(4, 8, 1) - 0.01).abs() < 1e-15);
    }
}
