//! `truestep nets`: the networks.

use crate::{
    output::print,
    table::{Align, Table, grouped},
};
use anyhow::Result;
use clap::Args;
use truestep_nets::NETS;

/// Lists the networks with their sizes
///
/// Tensors and parameters are the trainable ones, for the image shape and number of classes shown.
#[derive(Args)]
pub struct Nets {}

impl Nets {
    pub fn run(self) -> Result<()> {
        let mut table = Table::new([
            ("net", Align::Left),
            ("image", Align::Left),
            ("classes", Align::Right),
            ("tensors", Align::Right),
            ("parameters", Align::Right),
            ("norms", Align::Right),
            ("about", Align::Left),
        ]);
        for net in NETS {
            let (image, classes) = net.reference;
            let signature = net.signature(image, classes);
            table.row([
                net.name.to_string(),
                image.map(|n| n.to_string()).join("×"),
                classes.to_string(),
                signature.params.len().to_string(),
                grouped(signature.n_parameters()),
                signature.stats.len().to_string(),
                net.about.to_string(),
            ]);
        }
        Ok(print(table)?)
    }
}
