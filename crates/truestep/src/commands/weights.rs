//! `truestep weights`: parameters and running statistics, in and out.

use crate::{
    output::print_line,
    recipe_arg::RecipeArg,
    run_arg::{existing, weights},
    table::grouped,
};
use anyhow::{Context, Result};
use clap::{Args, Subcommand};
use std::path::PathBuf;
use truestep_train::{Checkpoint, RunDir, export_weights, import_weights, to_safetensors, write_atomically};

/// Exchanges weights with other programs, as safetensors under torchvision's names
#[derive(Args)]
pub struct Weights {
    #[command(subcommand)]
    action: Action,
}

#[derive(Subcommand)]
enum Action {
    /// Writes the parameters and running statistics of a run
    Export {
        /// Folder of the run; the newest one under runs/ if left out
        run_dir: Option<PathBuf>,
        /// Checkpoint to use, a step-N.json; by default the newest
        #[arg(long, value_name = "FILE")]
        checkpoint: Option<PathBuf>,
        /// Writes the moving averages, which a recipe with `ema` keeps
        #[arg(long)]
        averaged: bool,
        /// File to write
        #[arg(long, value_name = "FILE")]
        out: PathBuf,
    },
    /// Begins a run with given weights, to evaluate, predict or train on with --resume
    Import {
        /// Safetensors file, every tensor of the network and no other
        #[arg(long, value_name = "FILE")]
        file: PathBuf,
        #[command(flatten)]
        recipe: RecipeArg,
        /// Folder of the new run
        #[arg(long, value_name = "DIR")]
        run_dir: PathBuf,
    },
}

impl Weights {
    pub fn run(self) -> Result<()> {
        match self.action {
            Action::Export { run_dir, checkpoint, averaged, out } => {
                let run = existing(run_dir)?;
                let checkpoint = match checkpoint {
                    Some(path) => Checkpoint::read(&path)?,
                    None => {
                        let newest = run.checkpoints().newest()?.0;
                        newest.with_context(|| format!("{}: holds no checkpoint", run.path().display()))?
                    }
                };
                let tensors = export_weights(&run, &checkpoint, weights(averaged))?;
                write_atomically(&out, &to_safetensors(&tensors)?)?;
                print_line(format_args!("{}: {} tensors", out.display(), grouped(tensors.len())))?;
            }
            Action::Import { file, recipe, run_dir } => {
                import_weights(&file, &recipe.load([])?, &RunDir::new(&run_dir))?;
                print_line(format_args!("{}: a run at step 0", run_dir.display()))?;
            }
        }
        Ok(())
    }
}
