//! Recipes: what to train, on what, how. TOML in, with presets inside the crate.

mod diff;
mod loss;
mod norm;
mod optimizer;
mod range;
mod schedule;

pub use diff::Difference;
pub use loss::{Loss, Objective, Target};
pub use norm::{Norm, Statistics, Variance};
pub use optimizer::{AdamW, HeavyBall, Lamb, Optimizer, RmspropTf, Sgd};
pub use schedule::{Decay, Schedule};
pub use truestep_data::{Data, Erase, MixTable};

use range::{Fault, above_zero, below_one, fraction};
use serde::{Deserialize, Serialize};
use std::fmt;
use truestep_data::{DataPlan, Training};

macro_rules! presets {
    ($($name:literal),* $(,)?) => {
        /// The presets inside the binary: name and TOML text.
        pub const PRESETS: &[(&str, &str)] = &[$(($name, include_str!(concat!("../../recipes/", $name, ".toml")))),*];
    };
}

presets! {
    "digits",
    "mnist-linear",
    "mnist-mlp",
    "mnist-cnn",
    "fashion-mnist-cnn",
    "fashion-mnist-cifar8w-bn",
    "cifar8",
    "cifar8-bn",
    "cifar8w-bn",
    "fashion-mnist-resnet18",
    "imagenette-resnet34",
    "resnet34",
    "resnet50",
    "resnet50-rsb-a1",
    "resnet50-rsb-a2",
    "resnet50-rsb-a3",
    "fashion-mnist-rsb-a3",
}

/// A training recipe.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recipe {
    /// One line on what it is and where its numbers come from.
    #[serde(default)]
    pub about: String,
    /// Network, a name from `truestep nets`.
    pub net: String,
    /// Passes over the training images.
    pub epochs: usize,
    /// Images per optimizer step, over all replicas and micro-batches.
    pub batch: usize,
    /// Devices that share a batch.
    #[serde(default = "one")]
    pub replicas: usize,
    /// Micro-batches per optimizer step.
    #[serde(default = "one")]
    pub accumulate: usize,
    /// Whether the images of an epoch that do not fill a last batch make one more step, of the micro-batches they fill.
    /// How many these are depends on `accumulate`, and with it the number of steps.
    #[serde(default)]
    pub partial_window: bool,
    /// Seed of initialisation, order and augmentation.
    #[serde(default)]
    pub seed: u64,
    /// Greatest global norm of the gradient, over all parameters: a longer one is scaled to it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clip: Option<f64>,
    /// Decay of moving averages of parameters and statistics; `min(ema, (1 + t)/(10 + t))` after t steps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ema: Option<f64>,
    /// What a gradient that is not finite does.
    #[serde(default)]
    pub non_finite: NonFinite,
    /// Probability of leaving out the last residual branch of an example; branches before it are left out less, the
    /// first never.
    #[serde(default)]
    pub drop_path: f64,
    /// Probability of leaving out a feature before the last layer.
    #[serde(default)]
    pub dropout: f64,
    /// Images and labels.
    pub data: Data,
    /// The function that is minimised.
    #[serde(default)]
    pub loss: Loss,
    /// Batch normalisation.
    #[serde(default)]
    pub norm: Norm,
    /// The update rule.
    pub optimizer: Optimizer,
    /// The learning rate over time.
    pub schedule: Schedule,
}

fn one() -> usize {
    1
}

/// What a gradient that is not finite does; in either case the step it belongs to changes nothing, on any replica.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NonFinite {
    /// Training ends.
    #[default]
    Stop,
    /// Training goes on with the next step.
    Skip,
}

/// A recipe that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecipeError {
    /// File or preset, `--set`, or a field.
    pub place: String,
    /// What is wrong and what was expected.
    pub what: String,
}

impl fmt::Display for RecipeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.what)
    }
}

impl std::error::Error for RecipeError {}

fn error(place: impl Into<String>, what: impl Into<String>) -> RecipeError {
    RecipeError { place: place.into(), what: what.into() }
}

impl Recipe {
    /// The preset `name`, with `overrides` applied.
    ///
    /// # Errors
    /// An unknown name (with the nearest one), or what [`Recipe::parse`] refuses.
    pub fn preset(name: &str, overrides: &[String]) -> Result<Recipe, RecipeError> {
        let Some((_, text)) = PRESETS.iter().find(|(n, _)| *n == name) else {
            let names = PRESETS.iter().map(|(n, _)| *n);
            return Err(error(name, format!("no such preset{}", suggestion(name, names))));
        };
        Recipe::parse(name, text, overrides)
    }

    /// Parses TOML `text` from `place`, after setting each `key=value` of `overrides` (dotted keys, TOML values; a
    /// value that is not TOML is taken as a string).
    ///
    /// # Errors
    /// Bad TOML with its line, an unknown key with a suggestion, a value of the wrong type or out of range.
    pub fn parse(place: &str, text: &str, overrides: &[String]) -> Result<Recipe, RecipeError> {
        let recipe: Recipe = if overrides.is_empty() {
            toml::from_str(text).map_err(|e| explain(place, &e))?
        } else {
            let mut table: toml::Table = toml::from_str(text).map_err(|e| explain(place, &e))?;
            for item in overrides {
                set(&mut table, item)?;
            }
            serde_path_to_error::deserialize(table).map_err(|e| {
                let place = format!("{place}: {}", e.path());
                explain(&place, e.inner())
            })?
        };
        recipe.validate(place)?;
        Ok(recipe)
    }

    /// The recipe as TOML.
    pub fn to_toml(&self) -> String {
        toml::to_string(self).expect("a recipe is a TOML table")
    }

    /// Learning rate of optimizer step `t` (from 0) of `total`, with `steps_per_epoch` of them in an epoch.
    pub fn lr(&self, t: usize, total: usize, steps_per_epoch: usize) -> f64 {
        self.schedule.lr(self.batch, t, total, steps_per_epoch)
    }

    /// Images per replica and micro-batch.
    pub fn micro_batch(&self) -> usize {
        self.batch / (self.replicas * self.accumulate)
    }

    /// How it trains on the images of `plan`, that of its `[data]` table, from the start and without a last, shorter
    /// batch. Where it has soft targets, rows are mixed as the table says.
    pub fn training(&self, plan: &DataPlan) -> Training {
        let mix = (self.loss.target == Target::Soft).then(|| plan.mix());
        let (augment, repeats) = (plan.augment().to_vec(), plan.repeats());
        Training { seed: self.seed, augment, mix, repeats, ..Training::default() }
    }

    fn validate(&self, place: &str) -> Result<(), RecipeError> {
        let ways = self.replicas.saturating_mul(self.accumulate);
        let at_least_one = [("epochs", self.epochs), ("replicas", self.replicas), ("accumulate", self.accumulate)];
        for (field, value) in at_least_one {
            if value == 0 {
                return Err(error(place, format!("{field}: expected at least 1, found 0")));
            }
        }
        if self.batch == 0 || !self.batch.is_multiple_of(ways) {
            let what =
                format!("batch: expected a positive multiple of replicas × accumulate = {ways}, found {}", self.batch);
            return Err(error(place, what));
        }
        if self.partial_window && self.accumulate == 1 {
            return Err(error(place, "partial_window: expected false for windows of one micro-batch, found true"));
        }
        let fault = |(field, what): Fault| error(place, format!("{field}: {what}"));
        self.clip.map_or(Ok(()), |clip| above_zero("clip", clip)).map_err(fault)?;
        self.ema.map_or(Ok(()), |decay| fraction("ema", decay)).map_err(fault)?;
        below_one("drop_path", self.drop_path).map_err(fault)?;
        below_one("dropout", self.dropout).map_err(fault)?;
        self.data.check().map_err(|e| error(place, e.to_string()))?;
        self.loss.check().map_err(fault)?;
        if self.data.mixes() && self.loss.target != Target::Soft {
            return Err(error(place, "data.mix: mixed images have soft targets: expected loss.target = \"soft\""));
        }
        self.norm.check().map_err(fault)?;
        self.optimizer.check().map_err(fault)?;
        self.schedule.check(self.batch, self.epochs).map_err(fault)
    }
}

/// Sets `a.b.c=value` in `table`.
fn set(table: &mut toml::Table, item: &str) -> Result<(), RecipeError> {
    let place = format!("--set {item}");
    let Some((path, value)) = item.split_once('=') else {
        return Err(error(place, "expected key=value"));
    };
    let value = match toml::from_str::<toml::Table>(&format!("v = {value}")) {
        Ok(mut parsed) => parsed.remove("v").expect("the key just written"),
        Err(_) => toml::Value::String(value.to_string()),
    };
    let mut parts: Vec<&str> = path.trim().split('.').collect();
    let last = parts.pop().expect("split yields one part at least");
    let mut at = table;
    for part in parts {
        let entry = at.entry(part).or_insert_with(|| toml::Value::Table(toml::Table::new()));
        at = entry.as_table_mut().ok_or_else(|| error(&place, format!("{part} is a value, not a table")))?;
    }
    // a number written without a point is meant as a float where the recipe has one
    let value = match (at.get(last), value) {
        (Some(toml::Value::Float(_)), toml::Value::Integer(i)) => toml::Value::Float(i as f64),
        (_, value) => value,
    };
    at.insert(last.to_string(), value);
    Ok(())
}

/// One sentence from a TOML error: line and column if known, and the nearest key for an unknown one.
fn explain(place: &str, e: &toml::de::Error) -> RecipeError {
    let text = e.to_string();
    let position = text.lines().next().filter(|l| l.starts_with("TOML parse error at ")).map(|l| {
        let digits = |s: &str| s.chars().filter(char::is_ascii_digit).collect::<String>();
        let mut parts = l.trim_start_matches("TOML parse error at ").split(',');
        let (line, column) = (digits(parts.next().unwrap_or("")), digits(parts.next().unwrap_or("")));
        format!(":{line}:{column}")
    });
    let message = e.message().trim();
    let mut quoted = message.split('`').skip(1).step_by(2);
    let hint = if message.starts_with("unknown variant `nesterov`") {
        "; Nesterov's is `heavy-ball` with nesterov = true".into()
    } else if message.starts_with("unknown field") || message.starts_with("unknown variant") {
        let unknown = quoted.next().unwrap_or("");
        suggestion(unknown, quoted)
    } else {
        String::new()
    };
    error(format!("{place}{}", position.unwrap_or_default()), format!("{message}{hint}"))
}

/// `; did you mean …?` where one of `names` is close to `found`.
pub fn suggestion<'a>(found: &str, names: impl IntoIterator<Item = &'a str>) -> String {
    let close = |name: &&str| strsim::jaro_winkler(found, name) > 0.75;
    let nearest = names
        .into_iter()
        .filter(close)
        .max_by(|a, b| strsim::jaro_winkler(found, a).total_cmp(&strsim::jaro_winkler(found, b)));
    nearest.map_or_else(String::new, |name| format!("; did you mean `{name}`?"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn presets_parse_and_survive_their_own_toml() {
        for (name, _) in PRESETS {
            let recipe = Recipe::preset(name, &[]).unwrap();
            assert_eq!(Recipe::parse(name, &recipe.to_toml(), &[]).unwrap(), recipe);
        }
    }

    #[test]
    fn bad_recipes_say_where_and_what() {
        let base = PRESETS[0].1;
        let cases = [
            (base.replace("epochs", "epohcs"), "unknown field `epohcs`", "did you mean `epochs`?"),
            (
                base.replace("[schedule]", "[schedule]\nwarmup_epoch = 1"),
                "unknown field `warmup_epoch`",
                "`warmup_epochs`?",
            ),
            (base.replace("[optimizer]", "[optimizer]\nbeta3 = 1"), "unknown field `beta3`", "did you mean `beta"),
            (base.replace("adamw", "adamW"), "unknown variant `adamW`", "did you mean `adamw`?"),
            (base.replace("[data]", "replicas = 7\n[data]"), "batch: expected a positive multiple of", "7"),
            (base.replace("[schedule]", "[loss]\nsmoothing = 1.5\n[schedule]"), "loss.smoothing", "1.5"),
            (base.replace("[data]", "[data]\nauto_augment = \"rand-m6-x\""), "data.auto_augment: part of an", "`x`"),
            (base.replace("[data]", "[data]\ncolor_jitter = [0.4, -1]"), "data.color_jitter: jitter of contrast", "-1"),
            (
                base.replace("[data]", "[data]\ncolor_jitter = []"),
                "data.color_jitter: expected brightness",
                "0 numbers",
            ),
            (
                base.replace("[data]", "[data]\ninterpolation = \"box\""),
                "data.interpolation: interpolation: expected bilinear, bicubic or random",
                "`box`",
            ),
            (
                base.replace("[data]", "[data]\neval_interpolation = \"random\""),
                "data.eval_interpolation: interpolation: expected bilinear or bicubic",
                "`random`",
            ),
            (base.replace("[data]", "[data]\nrepeats = 0"), "data.repeats: expected at least 1", "0"),
            (base.replace("[data]", "[data]\nerase = { prob = 2 }"), "data.erase.prob", "2"),
            (
                base.replace("[data]", "[data]\nerase = { prob = 0.1, mode = \"x\" }"),
                "data.erase.mode",
                "const, rand or",
            ),
            (base.replace("[data]", "[data]\nerase = { prob = 0.1, modes = 1 }"), "unknown field `modes`", "`mode`?"),
            (base.replace("[data]", "[data]\nmix = { mixup = -1 }"), "data.mix: alpha of mixup", "-1"),
            (
                base.replace("[data]", "[data]\nmix = { mode = \"all\" }"),
                "data.mix: mode of mixing",
                "batch, pair or elem",
            ),
            (base.replace("[data]", "[data]\nmix = { mixup = 0.2 }"), "data.mix", "expected loss.target = \"soft\""),
            (base.replace("[data]", "[data]\neval_crop_fraction = 1.1"), "data.eval_crop_fraction", "1.1"),
            (base.replace("[data]", "[data]\neval_crop_fraction = 1\neval_resize = 9"), "beside eval_resize", "both"),
            (base.replace("[data]", "[data]\ncrop_scale = [0.5, 0.1]"), "data.crop_scale", "0.5"),
            (base.replace("[data]", "partial_window = true\n[data]"), "partial_window: expected false", "true"),
            (base.replace("[optimizer]", "[optimizer]\nbeta1 = 2"), "optimizer.beta1: expected", "2"),
            (base.replace("[data]", "[data"), "here:", ""),
        ];
        for (text, what, hint) in cases {
            assert_ne!(text, base);
            let message = Recipe::parse("here", &text, &[]).unwrap_err().to_string();
            assert!(message.contains(what) && message.contains(hint), "{message}");
        }
        let message = Recipe::preset("digit", &[]).unwrap_err().to_string();
        assert!(message.contains("did you mean `digits`?"), "{message}");
    }

    #[test]
    fn a_recipe_says_how_images_are_trained_on() {
        let training = |set: &[&str]| {
            let set: Vec<String> = set.iter().map(ToString::to_string).collect();
            let recipe = Recipe::preset("digits", &set).unwrap();
            recipe.training(&DataPlan::new(&recipe.data).unwrap())
        };
        let soft = training(&["loss.target=soft", "data.mix.mixup=0.1", "data.repeats=3", "data.flip=true", "seed=9"]);
        assert_eq!((soft.seed, soft.repeats, soft.last), (9, 3, None));
        assert_eq!((soft.augment.len(), soft.mix.map(|mix| (mix.classes, mix.mixup))), (1, Some((10, 0.1))));
        assert!(training(&["loss.target=soft"]).mix.is_some_and(|mix| mix.mixup == 0.0));
        assert_eq!(training(&[]).mix, None);
    }

    #[test]
    fn overrides_are_typed() {
        let set = |s: &str| Recipe::preset("digits", &[s.to_string()]);
        assert_eq!(set("schedule.lr=1").unwrap().schedule.lr, 1.0);
        assert_eq!(set("data.dataset=mnist").unwrap().data.dataset, "mnist");
        assert!(set("epochs=many").is_err());
        assert!(set("epochs").is_err());
        let message = |s: &str| set(s).unwrap_err().to_string();
        assert!(message("loss.name=focal").starts_with("digits: loss.name: unknown variant `focal`"));
        assert!(message("optimizer={name='nesterov'}").ends_with("; Nesterov's is `heavy-ball` with nesterov = true"));
    }
}
