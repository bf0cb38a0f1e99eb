//! The `[schedule]` table: the learning rate over time.

use super::range::{Fault, above_zero, at_least_zero, at_most};
use serde::{Deserialize, Serialize};
use std::f64::consts::PI;

/// The `[schedule]` table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Table", into = "Table")]
pub struct Schedule {
    /// Base learning rate.
    pub lr: f64,
    /// The batch that `lr` is for, of a recipe that scales it: with batches of B images it is `lr·B/lr_per` (Goyal et
    /// al. 2017). Without it `lr` stays as it is, whatever the batch.
    pub lr_per: Option<usize>,
    /// Epochs of linear warm-up.
    pub warmup_epochs: f64,
    /// The rate that the warm-up starts from, before its first step. It is not scaled by `lr_per`.
    pub warmup_lr: f64,
    /// What happens after the warm-up.
    pub decay: Decay,
}

/// Shape of the schedule after the warm-up. Rates at its end are not scaled by `lr_per`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Decay {
    /// The base rate throughout.
    Constant,
    /// `lr·factor^⌊t/epochs⌋`, t from the start of the training: a staircase, as TensorFlow's exponential decay.
    Step {
        /// Epochs between two drops.
        epochs: f64,
        /// The factor of one drop.
        factor: f64,
    },
    /// `lr·factor^(t/epochs)`, t from the start of the training.
    Exponential {
        /// Epochs that the factor is for.
        epochs: f64,
        /// The factor.
        factor: f64,
    },
    /// Half a cosine from the base rate to the floor.
    Cosine {
        /// The rate at the end.
        floor: f64,
    },
    /// `floor + (lr − floor)·(1 − s)^power`, s from 0 to 1.
    Polynomial {
        /// The exponent.
        power: f64,
        /// The rate at the end.
        floor: f64,
    },
    /// Half a cosine up from `lr/div_factor` to the base rate, another down to `lr/(div_factor·final_div_factor)`, with
    /// no other warm-up (Smith, Topin 2018, in the form that torch has).
    OneCycle {
        /// Part of the steps that goes up.
        pct_start: f64,
        /// The base rate over the first one.
        div_factor: f64,
        /// The first rate over the last one.
        final_div_factor: f64,
    },
}

impl Schedule {
    /// The base rate with batches of `batch` images.
    pub fn base(&self, batch: usize) -> f64 {
        self.lr_per.map_or(self.lr, |per| self.lr * batch as f64 / per as f64)
    }

    /// Steps of warm-up, of `total` with `steps_per_epoch` in an epoch; of one cycle, those that go up.
    pub fn warmup_steps(&self, total: usize, steps_per_epoch: usize) -> usize {
        match self.decay {
            Decay::OneCycle { pct_start, .. } => peak(pct_start, total).max(0.0) as usize + 1,
            _ => (self.warmup_epochs * steps_per_epoch as f64).round() as usize,
        }
    }

    /// Learning rate of optimizer step `t` (from 0) of `total`, with `steps_per_epoch` of them in an epoch, for batches
    /// of `batch` images over all replicas and micro-batches.
    ///
    /// Warm-up over w steps gives `start + (base − start)·(t + 1)/w`: its last step has the base rate. Cosine and
    /// polynomial then run from step w to `total`, where they would reach the floor.
    pub fn lr(&self, batch: usize, t: usize, total: usize, steps_per_epoch: usize) -> f64 {
        let base = self.base(batch);
        if let Decay::OneCycle { pct_start, div_factor, final_div_factor } = self.decay {
            let (first, peak, last) = (base / div_factor, peak(pct_start, total), total as f64 - 1.0);
            let t = t as f64;
            let half_cosine = |from: f64, to: f64, s: f64| to + (from - to) * 0.5 * (1.0 + (PI * s).cos());
            return if t <= peak {
                half_cosine(first, base, if peak > 0.0 { t / peak } else { 1.0 })
            } else {
                half_cosine(base, first / final_div_factor, ((t - peak) / (last - peak)).min(1.0))
            };
        }
        let warmup = self.warmup_steps(total, steps_per_epoch);
        if t < warmup {
            return self.warmup_lr + (base - self.warmup_lr) * (t as f64 + 1.0) / warmup as f64;
        }
        let left = total.saturating_sub(warmup).max(1) as f64;
        let progress = ((t - warmup) as f64 / left).min(1.0);
        let periods = |epochs: f64| t as f64 / (epochs * steps_per_epoch as f64);
        match self.decay {
            Decay::Constant | Decay::OneCycle { .. } => base,
            // a whole number of periods may come out a rounding below it
            Decay::Step { epochs, factor } => base * factor.powf((periods(epochs) + 1e-9).floor()),
            Decay::Exponential { epochs, factor } => base * factor.powf(periods(epochs)),
            Decay::Cosine { floor } => floor + (base - floor) * 0.5 * (1.0 + (PI * progress).cos()),
            Decay::Polynomial { power, floor } => floor + (base - floor) * (1.0 - progress).powf(power),
        }
    }

    /// # Errors
    /// The field that is out of range for a training of `epochs` epochs with batches of `batch` images, and how.
    pub(super) fn check(&self, batch: usize, epochs: usize) -> Result<(), Fault> {
        at_least_zero("schedule.lr", self.lr)?;
        at_least_zero("schedule.warmup_epochs", self.warmup_epochs)?;
        at_least_zero("schedule.warmup_lr", self.warmup_lr)?;
        if self.lr_per == Some(0) {
            return Err(("schedule.lr_per", "expected at least 1, found 0".into()));
        }
        if self.warmup_epochs == 0.0 && self.warmup_lr != 0.0 {
            let what = format!("expected 0 without schedule.warmup_epochs, found {}", self.warmup_lr);
            return Err(("schedule.warmup_lr", what));
        }
        at_most("schedule.warmup_epochs", self.warmup_epochs, epochs as f64, "the epochs of the training")?;
        let at_most_base = |field, rate| at_most(field, rate, self.base(batch), "the base rate for this batch");
        at_most_base("schedule.warmup_lr", self.warmup_lr)?;
        match self.decay {
            Decay::Constant => Ok(()),
            Decay::Step { epochs, factor } | Decay::Exponential { epochs, factor } => {
                above_zero("schedule.step_epochs", epochs)?;
                above_zero("schedule.step_factor", factor)
            }
            Decay::Cosine { floor } => {
                at_least_zero("schedule.floor", floor)?;
                at_most_base("schedule.floor", floor)
            }
            Decay::Polynomial { power, floor } => {
                above_zero("schedule.power", power)?;
                at_least_zero("schedule.floor", floor)?;
                at_most_base("schedule.floor", floor)
            }
            Decay::OneCycle { pct_start, div_factor, final_div_factor } => {
                if self.warmup_epochs != 0.0 {
                    let what = format!("expected 0 for one-cycle, found {}", self.warmup_epochs);
                    return Err(("schedule.warmup_epochs", what));
                }
                if !(pct_start > 0.0 && pct_start < 1.0) {
                    let what = format!("expected a number between 0 and 1, found {pct_start}");
                    return Err(("schedule.pct_start", what));
                }
                above_zero("schedule.div_factor", div_factor)?;
                above_zero("schedule.final_div_factor", final_div_factor)
            }
        }
    }
}

/// Where one cycle has its largest rate, in steps from the first.
fn peak(pct_start: f64, total: usize) -> f64 {
    pct_start * total as f64 - 1.0
}

/// The table as it is written: the keys of every shape.
#[derive(Clone, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Table {
    lr: f64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    lr_per: Option<usize>,
    #[serde(default)]
    warmup_epochs: f64,
    #[serde(default)]
    warmup_lr: f64,
    #[serde(default)]
    decay: Shape,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    floor: Option<f64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    step_epochs: Option<f64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    step_factor: Option<f64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    power: Option<f64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pct_start: Option<f64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    div_factor: Option<f64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    final_div_factor: Option<f64>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Shape {
    #[default]
    Constant,
    Step,
    Exponential,
    Cosine,
    Polynomial,
    OneCycle,
}

impl TryFrom<Table> for Schedule {
    type Error = String;

    fn try_from(table: Table) -> Result<Self, String> {
        let Table { lr, lr_per, warmup_epochs, warmup_lr, decay: shape, .. } = table;
        let mut keys = table;
        let mut take = |key: fn(&mut Table) -> &mut Option<f64>, default| key(&mut keys).take().unwrap_or(default);
        let decay = match shape {
            Shape::Constant => Decay::Constant,
            Shape::Step => {
                Decay::Step { epochs: take(|t| &mut t.step_epochs, 30.0), factor: take(|t| &mut t.step_factor, 0.1) }
            }
            Shape::Exponential => Decay::Exponential {
                epochs: take(|t| &mut t.step_epochs, 1.0),
                factor: take(|t| &mut t.step_factor, 0.95),
            },
            Shape::Cosine => Decay::Cosine { floor: take(|t| &mut t.floor, 0.0) },
            Shape::Polynomial => {
                Decay::Polynomial { power: take(|t| &mut t.power, 1.0), floor: take(|t| &mut t.floor, 0.0) }
            }
            Shape::OneCycle => Decay::OneCycle {
                pct_start: take(|t| &mut t.pct_start, 0.3),
                div_factor: take(|t| &mut t.div_factor, 25.0),
                final_div_factor: take(|t| &mut t.final_div_factor, 1e4),
            },
        };
        let left = [
            ("floor", keys.floor),
            ("step_epochs", keys.step_epochs),
            ("step_factor", keys.step_factor),
            ("power", keys.power),
            ("pct_start", keys.pct_start),
            ("div_factor", keys.div_factor),
            ("final_div_factor", keys.final_div_factor),
        ];
        match left.into_iter().find_map(|(key, value)| Some((key, value?))) {
            Some((key, value)) => {
                let shape = toml::Value::try_from(shape).expect("a name");
                Err(format!("schedule.{key}: expected none with decay = {shape}, found {value}"))
            }
            None => Ok(Schedule { lr, lr_per, warmup_epochs, warmup_lr, decay }),
        }
    }
}

impl From<Schedule> for Table {
    fn from(schedule: Schedule) -> Table {
        let Schedule { lr, lr_per, warmup_epochs, warmup_lr, decay } = schedule;
        let table = Table { lr, lr_per, warmup_epochs, warmup_lr, ..Table::default() };
        let steps = |decay, epochs, factor| Table {
            decay,
            step_epochs: Some(epochs),
            step_factor: Some(factor),
            ..table.clone()
        };
        match decay {
            Decay::Constant => table,
            Decay::Step { epochs, factor } => steps(Shape::Step, epochs, factor),
            Decay::Exponential { epochs, factor } => steps(Shape::Exponential, epochs, factor),
            Decay::Cosine { floor } => Table { decay: Shape::Cosine, floor: Some(floor), ..table },
            Decay::Polynomial { power, floor } => {
                Table { decay: Shape::Polynomial, power: Some(power), floor: Some(floor), ..table }
            }
            Decay::OneCycle { pct_start, div_factor, final_div_factor } => Table {
                decay: Shape::OneCycle,
                pct_start: Some(pct_start),
                div_factor: Some(div_factor),
                final_div_factor: Some(final_div_factor),
                ..table
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, from_slice, from_value};

    fn rates(schedule: &Schedule, total: usize, steps_per_epoch: usize) -> Vec<f64> {
        (0..total).map(|t| schedule.lr(128, t, total, steps_per_epoch)).collect()
    }

    fn distance(found: &[f64], expected: &[f64]) -> f64 {
        assert_eq!(found.len(), expected.len());
        let largest = expected.iter().fold(0.0, |a: f64, x| a.max(x.abs()));
        found.iter().zip(expected).fold(0.0, |a: f64, (f, e)| a.max((f - e).abs())) / largest
    }

    #[test]
    fn warmup_cosine_values() {
        let cosine = Decay::Cosine { floor: 0.0 };
        let schedule = Schedule { lr: 1.0, lr_per: None, warmup_epochs: 4.0, warmup_lr: 0.0, decay: cosine };
        let expected = [0.25, 0.5, 0.75, 1.0, 1.0, 0.853553, 0.5, 0.146447];
        assert!(distance(&rates(&schedule, 8, 1), &expected) < 1e-6);
        let started = Schedule { warmup_lr: 0.2, ..schedule.clone() };
        assert!(distance(&rates(&started, 8, 1)[..4], &[0.4, 0.6, 0.8, 1.0]) < 1e-15);
        assert_eq!(schedule.warmup_steps(8, 1), 4);
        let scaled = Schedule { lr_per: Some(512), ..schedule };
        assert_eq!([128, 512, 1024].map(|batch| scaled.base(batch)), [0.25, 1.0, 2.0]);
        assert_eq!(scaled.lr(1024, 3, 8, 1), 2.0);
    }

    /// Whole numbers of epochs that are no whole number of 2.4 epochs in floats.
    #[test]
    fn stairs_fall_at_their_step() {
        let decay = Decay::Step { epochs: 2.4, factor: 0.5 };
        let schedule = Schedule { lr: 1.0, lr_per: None, warmup_epochs: 0.0, warmup_lr: 0.0, decay };
        for steps_per_epoch in [5, 45, 125, 1250] {
            let every = steps_per_epoch * 12 / 5;
            for n in 1..60 {
                let at = |t| schedule.lr(1, t, 1 << 20, steps_per_epoch);
                assert_eq!([at(n * every - 1), at(n * every)], [0.5f64.powi(n as i32 - 1), 0.5f64.powi(n as i32)]);
            }
        }
    }

    /// The schedulers of torch and timm (`scripts/torch_schedules.py`).
    #[test]
    fn schedules_are_the_references() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../corpus/torch/schedules.json");
        let fixtures: Value = from_slice(&std::fs::read(path).unwrap()).unwrap();
        let (total, steps_per_epoch) = (fixtures["total"].as_u64().unwrap(), fixtures["steps_per_epoch"].as_u64());
        let run = |schedule: &Schedule| rates(schedule, total as usize, steps_per_epoch.unwrap() as usize);
        let cases = fixtures["cases"].as_array().unwrap();
        for (i, case) in cases.iter().enumerate() {
            let of = |case: &Value| from_value::<Schedule>(case["schedule"].clone()).unwrap();
            let expected: Vec<f64> = from_value(case["lr"].clone()).unwrap();
            let error = distance(&run(&of(case)), &expected);
            assert!(error < 1e-12, "{}: {error:e}", case["name"]);
            // control: the next case's
            let other = distance(&run(&of(&cases[(i + 1) % cases.len()])), &expected);
            assert!(other > 1e-3, "{}: {other:e}", case["name"]);
        }
        assert!(cases.len() >= 10);
    }

    #[test]
    fn keys_belong_to_their_shape() {
        let parse = |text: &str| toml::from_str::<Schedule>(text).map_err(|e| e.message().to_string());
        let schedule = parse("lr = 0.016\ndecay = 'step'\nstep_epochs = 2.4\nstep_factor = 0.97").unwrap();
        assert_eq!(schedule.decay, Decay::Step { epochs: 2.4, factor: 0.97 });
        let message = parse("lr = 1.0\ndecay = 'cosine'\npower = 2.0").unwrap_err();
        assert_eq!(message, "schedule.power: expected none with decay = \"cosine\", found 2");
        assert!(parse("lr = 1.0\nfloors = 0.1").unwrap_err().starts_with("unknown field `floors`"));
        for decay in ["constant", "step", "exponential", "cosine", "polynomial", "one-cycle"] {
            let schedule = parse(&format!("lr = 1.0\nlr_per = 256\ndecay = '{decay}'")).unwrap();
            assert_eq!(parse(&toml::to_string(&schedule).unwrap()).unwrap(), schedule);
            schedule.check(256, 1).unwrap();
        }
    }

    #[test]
    fn values_out_of_range_are_refused() {
        let cases = [
            ("lr = -1.0", "schedule.lr"),
            ("lr = 1.0\nlr_per = 0", "schedule.lr_per"),
            ("lr = 1.0\nwarmup_lr = 0.1", "schedule.warmup_lr"),
            ("lr = 1.0\nwarmup_epochs = 11.0", "schedule.warmup_epochs"),
            ("lr = 1.0\nwarmup_epochs = 1.0\nwarmup_lr = 2.0", "schedule.warmup_lr"),
            ("lr = 1.0\nlr_per = 2560\ndecay = 'cosine'\nfloor = 0.2", "schedule.floor"),
            ("lr = 1.0\ndecay = 'polynomial'\nfloor = 1.1", "schedule.floor"),
            ("lr = 1.0\ndecay = 'step'\nstep_epochs = 0.0", "schedule.step_epochs"),
            ("lr = 1.0\ndecay = 'polynomial'\npower = 0.0", "schedule.power"),
            ("lr = 1.0\ndecay = 'one-cycle'\npct_start = 1.0", "schedule.pct_start"),
            ("lr = 1.0\ndecay = 'one-cycle'\nwarmup_epochs = 1.0", "schedule.warmup_epochs"),
        ];
        for (text, field) in cases {
            assert_eq!(toml::from_str::<Schedule>(text).unwrap().check(256, 10).unwrap_err().0, field);
        }
    }
}
