//! `truestep render`: recipes' programs as files.

use crate::{output::print_line, recipe_arg::RecipeArg};
use anyhow::Result;
use clap::Args;
use std::{path::PathBuf, process::ExitCode};
use truestep_step::{PRESETS, Recipe};
use truestep_train::{check_artifacts, write_artifacts};

/// Writes a recipe's programs as StableHLO text, each with its manifest
///
/// Three programs: the train step, the forward pass with the batch's own statistics, and the forward pass with running
/// statistics. Each is VARIANT.mlir, with VARIANT.json saying what every input and output is. The same recipe gives the
/// same bytes; no data is read.
#[derive(Args)]
pub struct Render {
    #[command(flatten)]
    recipe: RecipeArg,
    /// Folder to write to; made if absent
    #[arg(long, value_name = "DIR", required_unless_present_any = ["all", "check"])]
    out: Option<PathBuf>,
    /// Writes the programs of every preset to this folder
    #[arg(long, value_name = "DIR", conflicts_with_all = ["recipe", "set", "replicas", "out", "check"])]
    all: Option<PathBuf>,
    /// Renders every preset again and says how the files in this folder differ; exit code 1 if they do
    #[arg(long, value_name = "DIR", conflicts_with_all = ["recipe", "set", "replicas", "out"])]
    check: Option<PathBuf>,
}

impl Render {
    pub fn run(self) -> Result<ExitCode> {
        if let Some(dir) = self.check {
            let (count, findings) = check_artifacts(&dir)?;
            for finding in &findings {
                print_line(finding)?;
            }
            print_line(format_args!("{count} artifacts, {} findings", findings.len()))?;
            return Ok(if findings.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE });
        }
        let (dir, recipes) = match (self.all, self.out) {
            (Some(dir), _) => {
                (dir, PRESETS.iter().rev().map(|(name, _)| Recipe::preset(name, &[])).collect::<Result<_, _>>()?)
            }
            (None, out) => (out.unwrap_or_default(), vec![self.recipe.load([])?]),
        };
        for recipe in recipes {
            for path in write_artifacts(&dir, &recipe)? {
                print_line(path.display())?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}
