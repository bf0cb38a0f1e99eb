//! `truestep setup`: engines that come in packages.

use crate::output::print_line;
use anyhow::Result;
use clap::{Args, builder::PossibleValuesParser};
use truestep_engine::{ENGINES, Row, XLA};

/// Installs an engine into the cache and checks its answers
///
/// Engines come in wheels from PyPI, fetched with pip and checked against built-in SHA-256 sums; no Python package is
/// installed. Nothing is downloaded when it is there already. xla is XLA's CPU plugin (63 MB).
#[derive(Args)]
pub struct Setup {
    /// Engine to install
    #[arg(value_name = "ENGINE", default_value = XLA.name, value_parser = PossibleValuesParser::new(names()))]
    engine: String,
}

impl Setup {
    pub fn run(self) -> Result<()> {
        let row = Row::find(&self.engine).expect("a value that the parser admits");
        let options = row.install(&mut |line| eprintln!("{line}"))?;
        eprintln!("checking its answers");
        print_line(format_args!("{} is ready: {}", row.name, row.check(&options)?))?;
        Ok(())
    }
}

/// The engines that can be installed.
fn names() -> impl Iterator<Item = &'static str> {
    ENGINES.into_iter().filter(|row| row.install.is_some()).map(|row| row.name)
}
