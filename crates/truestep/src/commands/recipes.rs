//! `truestep recipes`: presets, what a recipe comes to, and what sets two apart.

use crate::{
    output::{print, print_line},
    plot,
    recipe_arg::RecipeArg,
    table::{Align, Table, grouped},
};
use anyhow::Result;
use clap::{Args, Subcommand};
use serde_json::json;
use std::path::{Path, PathBuf};
use truestep_step::{PRESETS, Recipe};
use truestep_train::{Course, Outline, Rate, schedule_svg, write_atomically};

/// Lists the recipes inside the program, shows what one comes to, or compares two
#[derive(Args)]
pub struct Recipes {
    #[command(subcommand)]
    action: Option<Action>,
}

#[derive(Subcommand)]
enum Action {
    /// Lists the presets
    List,
    /// Prints a recipe as TOML with all its defaults, to save and change; its batch, steps and learning rates as
    /// comments
    Show(Show),
    /// Prints the keys in which two recipes differ, with both values
    Diff(Diff),
}

#[derive(Args)]
struct Show {
    #[command(flatten)]
    recipe: RecipeArg,
    /// Writes the learning rate over the training as a drawing
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Prints JSON
    #[arg(long)]
    json: bool,
}

#[derive(Args)]
struct Diff {
    /// Preset or path of a .toml file
    a: String,
    /// The other one
    b: String,
    /// Prints JSON
    #[arg(long)]
    json: bool,
}

/// Points of a drawing.
const DRAWN: usize = 1000;
/// Columns of a plot.
const COLUMNS: usize = 72;

impl Recipes {
    pub fn run(self) -> Result<()> {
        match self.action {
            Some(Action::Show(show)) => show.run(),
            Some(Action::Diff(diff)) => diff.run(),
            Some(Action::List) | None => Ok(print(table()?)?),
        }
    }
}

impl Show {
    fn run(self) -> Result<()> {
        let recipe = self.recipe.load([])?;
        let outline = Outline::new(&recipe)?;
        if let Some(path) = &self.svg {
            write_svg(path, &recipe, &outline)?;
        }
        if self.json {
            let text = json!({ "name": self.recipe.name(), "outline": outline, "recipe": recipe });
            return Ok(print_line(serde_json::to_string_pretty(&text)?)?);
        }
        print(recipe.to_toml())?;
        print_line("")?;
        for line in in_words(&recipe, &outline) {
            print_line(format!("# {line}").trim_end())?;
        }
        Ok(())
    }
}

fn write_svg(path: &Path, recipe: &Recipe, outline: &Outline) -> Result<()> {
    let points = outline.course.iter().flat_map(|course| course.rates(recipe, DRAWN));
    let svg = schedule_svg(points.map(|rate| (rate.step as f64, rate.lr)).collect());
    let svg = svg.ok_or_else(|| anyhow::anyhow!("the number of training images is not known: set data.images"))?;
    Ok(write_atomically(path, svg.as_bytes())?)
}

/// What a recipe comes to, line by line.
fn in_words(recipe: &Recipe, outline: &Outline) -> Vec<String> {
    let Outline { effective_batch, replicas, accumulate, per_replica, base_lr, .. } = outline;
    let of = if *replicas == 1 { "replica" } else { "replicas" };
    let mut lines = vec![
        format!("batch     {effective_batch} = {replicas} {of} × {accumulate} accumulated × {per_replica} images"),
        match recipe.schedule.lr_per {
            Some(per) => format!("base lr   {base_lr} = {} × {effective_batch}/{per}", recipe.schedule.lr),
            None => format!("base lr   {base_lr}, whatever the batch"),
        },
    ];
    let Some(course) = &outline.course else {
        lines.push("steps     not known: set data.images, or data.dir".into());
        return lines;
    };
    let Course { images, steps_per_epoch, steps, first, last_warmup, last } = course;
    let (epochs, images) = (recipe.epochs, grouped(*images));
    let each = format!("{epochs} epochs of {} from {images} images", grouped(*steps_per_epoch));
    lines.push(format!("steps     {} = {each}", grouped(*steps)));
    let shown = |what: &str, rate: &Rate| format!("lr        {:.6e} at step {}{what}", rate.lr, grouped(rate.step));
    lines.push(shown(", the first", first));
    lines.extend(last_warmup.as_ref().map(|rate| shown(", the last of the warm-up", rate)));
    lines.push(shown(", the last", last));
    lines.push(String::new());
    let rates: Vec<f64> = course.rates(recipe, COLUMNS).iter().map(|rate| rate.lr).collect();
    lines.extend(plot::columns(&rates));
    lines
}

impl Diff {
    fn run(self) -> Result<()> {
        let load = |place: &String| RecipeArg { recipe: Some(place.clone()), set: Vec::new(), replicas: None }.load([]);
        let (a, b) = (load(&self.a)?, load(&self.b)?);
        let differences = a.differences(&b);
        if self.json {
            let rows = differences.iter().map(|d| json!({ "key": d.key, "a": d.ours, "b": d.theirs }));
            let text = json!({ "a": self.a, "b": self.b, "differences": rows.collect::<Vec<_>>() });
            return Ok(print_line(serde_json::to_string_pretty(&text)?)?);
        }
        let mut table = Table::new([("key", Align::Left), (&self.a, Align::Left), (&self.b, Align::Left)]);
        let shown = |value: Option<serde_json::Value>| value.map_or("–".into(), |value| value.to_string());
        differences.into_iter().for_each(|d| table.row([d.key, shown(d.ours), shown(d.theirs)]));
        Ok(print(table)?)
    }
}

fn table() -> Result<Table> {
    let mut table = Table::new([
        ("recipe", Align::Left),
        ("net", Align::Left),
        ("data", Align::Left),
        ("optimizer", Align::Left),
        ("epochs", Align::Right),
        ("batch", Align::Right),
        ("about", Align::Left),
    ]);
    for (name, _) in PRESETS {
        let recipe = Recipe::preset(name, &[])?;
        let optimizer = recipe.optimizer.name();
        let (epochs, batch) = (recipe.epochs.to_string(), recipe.batch.to_string());
        let text = |s: &str| s.to_string();
        table.row([text(name), recipe.net, recipe.data.dataset, text(optimizer), epochs, batch, recipe.about]);
    }
    Ok(table)
}
