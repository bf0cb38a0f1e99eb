//! `truestep eval`: a run's accuracy on its test images.

use crate::{
    backend_arg::BackendArg,
    output::{print, print_line},
    run_arg::{existing, weights},
    table::{Align, Table, grouped},
};
use anyhow::Result;
use clap::Args;
use std::path::PathBuf;
use truestep_train::{Predictor, percent};

/// Evaluates a run on all test images of its data set
#[derive(Args)]
pub struct Eval {
    /// Folder of the run; the newest one under runs/ if left out
    run_dir: Option<PathBuf>,
    /// Checkpoint to use, a step-N.json; by default the newest
    #[arg(long, value_name = "FILE")]
    checkpoint: Option<PathBuf>,
    /// Uses the moving averages of parameters and statistics, which a recipe with `ema` keeps
    #[arg(long)]
    averaged: bool,
    #[command(flatten)]
    backend: BackendArg,
}

impl Eval {
    pub fn run(self) -> Result<()> {
        let run = existing(self.run_dir)?;
        let engine = self.backend.open(run.recipe()?.replicas)?;
        let predictor = Predictor::open(engine.as_ref(), &run, self.checkpoint.as_deref(), weights(self.averaged))?;
        let evaluation = predictor.evaluate()?;
        let mut table = Table::new([("class", Align::Left), ("images", Align::Right), ("accuracy", Align::Right)]);
        for (k, (class, row)) in predictor.classes().iter().zip(&evaluation.confusion).enumerate() {
            let images: u64 = row.iter().sum();
            let share = if images > 0 { percent(row[k] as f64 / images as f64) } else { "–".into() };
            table.row([class.clone(), grouped(images as usize), share]);
        }
        print_line(format_args!("{}, step {}, on {}", run.path().display(), predictor.step(), engine.row().name))?;
        print(table)?;
        let images = grouped(evaluation.images as usize);
        print_line(format_args!(
            "accuracy {} of {images} images, loss {:.4}",
            percent(evaluation.accuracy),
            evaluation.loss
        ))?;
        Ok(())
    }
}
