//! Recipes: what to train, on what, how. TOML in, with presets inside the crate.

mod optimizer;

pub use optimizer::{AdamW, HeavyBall, Lamb, Optimizer, RmspropTf, Sgd};

use serde::{Deserialize, Serialize};
use std::fmt;

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
    /// Seed of initialisation, order and augmentation.
    #[serde(default)]
    pub seed: u64,
    /// Greatest global norm of the gradient, over all parameters: a longer one is scaled to it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clip: Option<f64>,
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

/// The `[data]` table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Data {
    /// `digits`, `mnist`, `fashion-mnist`, `cifar10` or `image-folder`.
    pub dataset: String,
    /// Where its files are; by default the usual places. An `image-folder` needs it: it holds `train/<class>/…` and
    /// `val/<class>/…`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dir: Option<String>,
    /// `image-folder`: number of classes; known without a folder then, and checked against the folder.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub classes: Option<usize>,
    /// Images are zero-padded on all sides to this `[height, width]`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pad_to: Option<[usize; 2]>,
    /// Grey images are repeated to this number of channels.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub channels: Option<usize>,
    /// `image-folder`: training images are random parts resized to this many pixels square.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub train_size: Option<usize>,
    /// `image-folder`: bounds of a random part's area, relative to the image's; by default 0.08 to 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub crop_scale: Option<[f64; 2]>,
    /// `image-folder`: images to evaluate are resized so that their shorter side has this many pixels; by default 8/7 of
    /// `eval_size`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub eval_resize: Option<usize>,
    /// `image-folder`: the square cut from their centre; by default `train_size`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub eval_size: Option<usize>,
    /// `image-folder`: a list of files to leave out, as `truestep data check` writes it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exclude: Option<String>,
    /// Mirror half of the training images.
    #[serde(default)]
    pub flip: bool,
    /// Pad training images by this many pixels and crop them back at a random place.
    #[serde(default)]
    pub pad_crop: usize,
}

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
}

impl Default for Norm {
    fn default() -> Self {
        Norm { momentum: 0.1, variance: Variance::Unbiased, statistics: Statistics::Global }
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

    /// Parses TOML `text` from `place`, after setting each `key=value` of `overrides` (dotted keys, TOML values; a value
    /// that is not TOML is taken as a string).
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
            table.try_into().map_err(|e: toml::de::Error| explain(place, &e))?
        };
        recipe.validate(place)?;
        Ok(recipe)
    }

    /// The recipe as TOML.
    pub fn to_toml(&self) -> String {
        toml::to_string(self).expect("a recipe is a TOML table")
    }

    /// Images per replica and micro-batch.
    pub fn micro_batch(&self) -> usize {
        self.batch / (self.replicas * self.accumulate)
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
        let fractions = [("loss.smoothing", self.loss.smoothing), ("norm.momentum", self.norm.momentum)];
        for (field, value) in fractions {
            if !(0.0..=1.0).contains(&value) {
                return Err(error(place, format!("{field}: expected a number from 0 to 1, found {value}")));
            }
        }
        let not_negative = [("schedule.lr", self.schedule.lr), ("schedule.warmup_epochs", self.schedule.warmup_epochs)];
        for (field, value) in not_negative {
            if !(value.is_finite() && value >= 0.0) {
                return Err(error(place, format!("{field}: expected a number of at least 0, found {value}")));
            }
        }
        if let Some(clip) = self.clip.filter(|clip| !(clip.is_finite() && *clip > 0.0)) {
            return Err(error(place, format!("clip: expected a number above 0, found {clip}")));
        }
        if self.schedule.step_epochs <= 0.0 {
            return Err(error(
                place,
                format!("schedule.step_epochs: expected more than 0, found {}", self.schedule.step_epochs),
            ));
        }
        Ok(())
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
    let hint = if message.starts_with("unknown field") || message.starts_with("unknown variant") {
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
    fn overrides_are_typed() {
        let set = |s: &str| Recipe::preset("digits", &[s.to_string()]);
        assert_eq!(set("schedule.lr=1").unwrap().schedule.lr, 1.0);
        assert_eq!(set("data.dataset=mnist").unwrap().data.dataset, "mnist");
        assert!(set("epochs=many").is_err());
        assert!(set("epochs").is_err());
    }

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
