//! A recipe in numbers: its batch, its steps, and the learning rate over them.

use serde::Serialize;
use truestep_data::DataPlan;
use truestep_step::Recipe;

use crate::error::TrainError;
use crate::trainer::steps_per_epoch;

/// What a recipe comes to. Without the number of its training images nothing is known of its steps.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Outline {
    /// Images per optimizer step.
    pub effective_batch: usize,
    /// Devices that share it.
    pub replicas: usize,
    /// Micro-batches that a device takes it in.
    pub accumulate: usize,
    /// Images of one micro-batch on one device.
    pub per_replica: usize,
    /// The rate of this batch before any decay.
    pub base_lr: f64,
    /// The course of the training.
    pub course: Option<Course>,
}

/// Optimizer steps and their learning rates.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Course {
    /// Training images.
    pub images: usize,
    /// Optimizer steps in an epoch.
    pub steps_per_epoch: usize,
    /// Optimizer steps of the training.
    pub steps: usize,
    /// The first step.
    pub first: Rate,
    /// The last step of the warm-up, if there is one.
    pub last_warmup: Option<Rate>,
    /// The last step.
    pub last: Rate,
}

/// The learning rate of one optimizer step.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rate {
    /// The step, from 1.
    pub step: usize,
    /// Its learning rate.
    pub lr: f64,
}

impl Outline {
    /// What `recipe` comes to.
    ///
    /// # Errors
    /// As [`DataPlan::new`] and [`DataPlan::train_images`].
    pub fn new(recipe: &Recipe) -> Result<Self, TrainError> {
        let images = DataPlan::new(&recipe.data)?.train_images()?;
        Ok(Outline {
            effective_batch: recipe.batch,
            replicas: recipe.replicas,
            accumulate: recipe.accumulate,
            per_replica: recipe.micro_batch(),
            base_lr: recipe.schedule.base(recipe.batch),
            course: images.and_then(|images| Course::new(recipe, images)),
        })
    }
}

impl Course {
    fn new(recipe: &Recipe, images: usize) -> Option<Self> {
        let steps_per_epoch = steps_per_epoch(recipe, images) as usize;
        let steps = recipe.epochs * steps_per_epoch;
        let last = steps.checked_sub(1)?;
        let rate = |t: usize| Rate { step: t + 1, lr: recipe.lr(t, steps, steps_per_epoch) };
        let warmup = recipe.schedule.warmup_steps(steps, steps_per_epoch).min(steps);
        let last_warmup = warmup.checked_sub(1).map(rate);
        Some(Course { images, steps_per_epoch, steps, first: rate(0), last_warmup, last: rate(last) })
    }

    /// The learning rate of at most `n` steps, evenly spread, first and last among them.
    pub fn rates(&self, recipe: &Recipe, n: usize) -> Vec<Rate> {
        let n = n.clamp(1, self.steps);
        let at = |i: usize| if n == 1 { 0 } else { i * (self.steps - 1) / (n - 1) };
        let rate = |t: usize| Rate { step: t + 1, lr: recipe.lr(t, self.steps, self.steps_per_epoch) };
        (0..n).map(|i| rate(at(i))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use truestep_step::PRESETS;

    #[test]
    fn replicas_and_micro_batches_leave_the_recipe_as_it_is() {
        let outline = |set: &[&str]| {
            let set: Vec<String> = set.iter().map(ToString::to_string).collect();
            Outline::new(&Recipe::preset("digits", &set).unwrap()).unwrap()
        };
        let one = outline(&[]);
        // 1,442 images, 15 epochs, one of them warm-up
        let course = one.course.clone().unwrap();
        assert_eq!((one.effective_batch, course.steps_per_epoch, course.steps), (32, 45, 675));
        assert_eq!(course.first, Rate { step: 1, lr: 1e-3 / 45.0 });
        assert_eq!(course.last_warmup, Some(Rate { step: 45, lr: 1e-3 }));
        assert!(course.last.step == 675 && course.last.lr < 1e-8 && course.last.lr > 0.0);
        let four = outline(&["replicas=2", "accumulate=2"]);
        assert_eq!(four, Outline { replicas: 2, accumulate: 2, per_replica: 8, ..one.clone() });
        // the rate follows the batch only where the recipe says so
        assert_eq!(outline(&["batch=64"]).base_lr, 1e-3);
        assert_eq!(outline(&["batch=64", "schedule.lr_per=32"]).base_lr, 2e-3);
        let rates = course.rates(&Recipe::preset("digits", &[]).unwrap(), 100);
        assert_eq!((rates.len(), rates[0], rates[99]), (100, course.first, course.last));
    }

    /// `docs/RECIPES.md` has a row for every preset; `BLESS=1` writes them.
    #[test]
    fn the_document_lists_every_preset() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/RECIPES.md");
        let document = std::fs::read_to_string(path).unwrap();
        let (head, _) = document.split_once("## The table\n").unwrap();
        let columns =
            ["preset", "batch = replicas × accumulated × images", "steps", "lr at step", "optimizer", "loss", "images"];
        let rule = "|---".repeat(columns.len());
        let mut expected = format!("{head}## The table\n\n| {} |\n{rule}|\n", columns.join(" | "));
        for (name, _) in PRESETS {
            assert!(head.contains(&format!("`{name}`")), "{name} has no source");
            expected += &row(name);
        }
        if std::env::var_os("BLESS").is_some() {
            std::fs::write(path, &expected).unwrap();
        }
        assert!(document == expected || std::env::var_os("BLESS").is_some(), "BLESS=1 rewrites docs/RECIPES.md");
    }

    fn row(name: &str) -> String {
        let recipe = Recipe::preset(name, &[]).unwrap();
        let Outline { effective_batch, replicas, accumulate, per_replica, course, .. } = Outline::new(&recipe).unwrap();
        let course = course.expect("presets say how many images there are");
        let constants = |table: serde_json::Value, but: &[&str]| -> String {
            let table = table.as_object().expect("a table").clone();
            let shown = table.iter().filter(|(key, _)| !but.contains(&key.as_str()));
            let shown = shown.map(|(key, value)| match (key.as_str(), value.as_str()) {
                ("name", Some(name)) => name.to_string(),
                (_, Some(text)) => format!("{key} {text}"),
                _ => format!("{key} {value}"),
            });
            shown.collect::<Vec<_>>().join(", ")
        };
        let loss = constants(serde_json::to_value(&recipe.loss).unwrap(), &[]);
        let images = constants(serde_json::to_value(&recipe.data).unwrap(), &["dataset", "dir", "classes", "images"]);
        let mut optimizer = constants(serde_json::to_value(&recipe.optimizer).unwrap(), &[]);
        let others = [
            ("clip", recipe.clip.unwrap_or(0.0)),
            ("ema", recipe.ema.unwrap_or(0.0)),
            ("drop_path", recipe.drop_path),
            ("dropout", recipe.dropout),
        ];
        for (key, value) in others.into_iter().filter(|(_, value)| *value != 0.0) {
            optimizer += &format!(", {key} {value}");
        }
        let rates = [Some(course.first), course.last_warmup, Some(course.last)].into_iter().flatten();
        let rates: Vec<String> = rates.map(|rate| format!("{}: {:.4e}", rate.step, rate.lr)).collect();
        let batch = format!("{effective_batch} = {replicas} × {accumulate} × {per_replica}");
        let steps = format!("{} = {} × {}", course.steps, recipe.epochs, course.steps_per_epoch);
        format!("| `{name}` | {batch} | {steps} | {} | {optimizer} | {loss} | {images} |\n", rates.join(", "))
    }
}
