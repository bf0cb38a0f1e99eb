//! `truestep data`: a look at a folder of images.

use crate::{
    output::{print, print_line},
    recipe_arg::RecipeArg,
    table::grouped,
};
use anyhow::Result;
use clap::{Args, Subcommand};
use indicatif::{ProgressBar, ProgressStyle};
use std::{path::PathBuf, process::ExitCode};
use truestep_data::{DataPlan, LoaderConfig, Throughput, check_folder};
use truestep_train::write_atomically;

/// Checks image folders and measures the loader
#[derive(Args)]
pub struct Data {
    #[command(subcommand)]
    action: Action,
}

#[derive(Subcommand)]
enum Action {
    /// Decodes every image of a folder and lists what cannot be read; exit code 1 if there is any
    Check {
        /// Folder with train/CLASS/… and val/CLASS/…
        dir: PathBuf,
        /// Writes the unreadable files, for `data.exclude` of a recipe
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
    /// Measures how many training images per second the loader delivers
    Bench {
        #[command(flatten)]
        recipe: RecipeArg,
        /// Batches to time
        #[arg(long, value_name = "N", default_value_t = 50)]
        batches: usize,
    },
}

impl Data {
    pub fn run(self) -> Result<ExitCode> {
        match self.action {
            Action::Check { dir, out } => {
                let bar = ProgressBar::new(0).with_style(ProgressStyle::with_template("{bar:40} {pos}/{len} {eta}")?);
                let report = check_folder(&dir, |done, all| {
                    bar.set_length(all as u64);
                    bar.set_position(done as u64);
                })?;
                bar.finish_and_clear();
                print(&report)?;
                if let Some(out) = out {
                    write_atomically(&out, report.exclusions().as_bytes())?;
                    print_line(format_args!("{}: {} files", out.display(), grouped(report.unreadable.len())))?;
                }
                Ok(if report.unreadable.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
            }
            Action::Bench { recipe, batches } => {
                let recipe = recipe.load([])?;
                let plan = DataPlan::new(&recipe.data)?;
                let found = Throughput::measure(
                    plan.open()?.train,
                    LoaderConfig::new(recipe.batch),
                    recipe.training(&plan),
                    batches,
                )?;
                let whole = |rate: f64| grouped(rate.round() as usize);
                print_line(format_args!(
                    "{} images in {:.2} s: {} images/s, {} per core on {}",
                    grouped(found.images),
                    found.time.as_secs_f64(),
                    whole(found.rate()),
                    whole(found.rate_per_core()),
                    found.cores
                ))?;
                Ok(ExitCode::SUCCESS)
            }
        }
    }
}
