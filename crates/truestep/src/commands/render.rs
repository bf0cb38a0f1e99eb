//! `truestep render`: a recipe's programs as files.

use crate::{output::print_line, recipe_arg::RecipeArg};
use anyhow::{Context, Result};
use clap::Args;
use std::{fs, path::PathBuf};
use truestep_step::{Kind, render};
use truestep_train::{DataPlan, write_atomically};

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
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
}

impl Render {
    pub fn run(self) -> Result<()> {
        let recipe = self.recipe.load([])?;
        let plan = DataPlan::new(&recipe.data)?;
        fs::create_dir_all(&self.out).with_context(|| format!("{}: cannot be made", self.out.display()))?;
        for kind in [Kind::TrainStep, Kind::Forward, Kind::EvalForward] {
            let problem = if kind == Kind::EvalForward { plan.test_problem() } else { plan.problem() };
            let artifact = render(&recipe, &problem, kind)?;
            let stem = self.out.join(&artifact.manifest.variant);
            for (extension, text) in [("mlir", &artifact.text), ("json", &artifact.manifest.to_json())] {
                // A variant's name may hold a point, so the extension is appended, not set.
                let path = PathBuf::from(format!("{}.{extension}", stem.display()));
                write_atomically(&path, text.as_bytes())?;
                print_line(path.display())?;
            }
        }
        Ok(())
    }
}
