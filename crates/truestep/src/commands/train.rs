//! `truestep train`: a recipe into a run directory.

use crate::{
    backend_arg::{BackendArg, tunings},
    output::print_line,
    recipe_arg::RecipeArg,
    run_arg::{RUNS, existing},
    table::grouped,
};
use anyhow::Result;
use clap::Args;
use std::path::{Path, PathBuf};
use truestep_train::{Progress, RunDir, Summary, TrainConfig, Tune, percent, train};

/// Trains a network and writes a report
///
/// Without arguments: the built-in digits, in well under a minute, nothing to download. The run directory gets recipe,
/// StableHLO text and manifest, metrics, checkpoints and report.html.
#[derive(Args)]
pub struct Train {
    #[command(flatten)]
    recipe: RecipeArg,
    #[command(flatten)]
    backend: BackendArg,
    /// Folder of the run; by default a new one, runs/RECIPE, runs/RECIPE-2, …
    #[arg(long, value_name = "DIR")]
    run_dir: Option<PathBuf>,
    /// Seed of initialisation, order and augmentation, instead of the recipe's
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Stop after this many optimizer steps, counted from the start of the run
    #[arg(long, value_name = "N")]
    max_steps: Option<u64>,
    /// Go on with the run in --run-dir, or else the newest one, from its last checkpoint
    #[arg(long)]
    resume: bool,
    /// Steps between two checkpoints, beside those at the end of every epoch
    #[arg(long, value_name = "N")]
    checkpoint_steps: Option<u64>,
    /// Measures the forms of every convolution and pool on this device first and takes the fastest; what was measured
    /// is kept. By default where the run is long enough for it to pay
    #[arg(long, value_name = "WHEN", default_value = "auto", default_missing_value = "on", num_args = 0..=1,
        require_equals = true, value_parser = tunings())]
    tune: Tune,
    /// Another run whose losses the report shows beside this one's, step by step; may be repeated
    #[arg(long, value_name = "DIR")]
    beside: Vec<PathBuf>,
    /// Do not decide from the step's text that it is the recipe before the first step
    #[arg(long)]
    no_prove: bool,
}

impl Train {
    pub fn run(self) -> Result<()> {
        let seed = self.seed.map(|seed| format!("seed={seed}"));
        let (run, recipe) = if self.resume {
            let run = existing(self.run_dir)?;
            // A recipe that is named must be the run's own; the library says what differs.
            let named = self.recipe.is_given() || seed.is_some();
            let recipe = if named { self.recipe.load(seed)? } else { run.recipe()? };
            (run, recipe)
        } else {
            let recipe = self.recipe.load(seed)?;
            let new = || RunDir::free(Path::new(RUNS), &self.recipe.name());
            (self.run_dir.map_or_else(new, RunDir::new), recipe)
        };
        let config = TrainConfig {
            backend: self.backend.backend,
            plugin: self.backend.plugin,
            max_steps: self.max_steps,
            resume: self.resume,
            checkpoint_steps: self.checkpoint_steps,
            tune: self.tune,
            beside: self.beside,
            prove: !self.no_prove,
            ..TrainConfig::new(recipe, run.path())
        };
        let summary = train(&config, &mut Progress::stderr())?;
        report(&summary, &run)
    }
}

fn report(summary: &Summary, run: &RunDir) -> Result<()> {
    if let Some(last) = &summary.last {
        let best = summary
            .best
            .as_ref()
            .map_or_else(String::new, |best| format!(" (best {} after epoch {})", percent(best.accuracy), best.epoch));
        print_line(format_args!("test accuracy  {}{best}", percent(last.accuracy)))?;
    }
    let rate = grouped(summary.images_per_s.round() as usize);
    print_line(format_args!("training       {:.1} s, {rate} images/s on {}", summary.seconds, summary.backend))?;
    print_line(format_args!("report         {}", run.report().display()))?;
    Ok(())
}
