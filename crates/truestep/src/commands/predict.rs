//! `truestep predict`: the class of image files.

use crate::{
    backend_arg::BackendArg,
    output::print,
    run_arg::{existing, weights},
    table::{Align, Table},
};
use anyhow::Result;
use clap::Args;
use std::path::PathBuf;
use truestep_train::{Predictor, percent};

/// Says what is on images, with a trained network
///
/// PNG or JPEG files, told apart by content. They are scaled to the size the network was trained on, and made grey or
/// RGB as it needs; the digits and MNIST are bright on dark, and so must the images be.
#[derive(Args)]
pub struct Predict {
    /// Image files
    #[arg(required = true, value_name = "IMAGE")]
    images: Vec<PathBuf>,
    /// Folder of the run; the newest one under runs/ if left out
    #[arg(long, value_name = "DIR")]
    run_dir: Option<PathBuf>,
    /// Checkpoint to use, a step-N.json; by default the newest
    #[arg(long, value_name = "FILE")]
    checkpoint: Option<PathBuf>,
    /// Uses the moving averages of parameters and statistics, which a recipe with `ema` keeps
    #[arg(long)]
    averaged: bool,
    /// Classes to print for each image, most probable first
    #[arg(long, value_name = "N", default_value_t = 1)]
    top: usize,
    #[command(flatten)]
    backend: BackendArg,
}

impl Predict {
    pub fn run(self) -> Result<()> {
        let run = existing(self.run_dir)?;
        let backend = self.backend.open(run.recipe()?.replicas)?;
        let predictor = Predictor::open(backend.as_ref(), &run, self.checkpoint.as_deref(), weights(self.averaged))?;
        let pixels = self.images.iter().map(|path| predictor.read_image(path)).collect::<Result<Vec<_>, _>>()?;
        let classes = predictor.classes();
        let mut table = Table::new([("image", Align::Left), ("class", Align::Left), ("probability", Align::Right)]);
        for (path, ranked) in self.images.iter().zip(predictor.predict(&pixels)?) {
            for (class, probability) in ranked.into_iter().take(self.top) {
                table.row([path.display().to_string(), classes[class].clone(), percent(probability)]);
            }
        }
        Ok(print(table)?)
    }
}
