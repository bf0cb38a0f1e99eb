//! The options that choose an engine.

use anyhow::Result;
use clap::{
    Args,
    builder::{PossibleValue, PossibleValuesParser, TypedValueParser},
};
use std::path::PathBuf;
use truestep_engine::{Choice, Engine};
use truestep_train::{Tune, open_engine};

/// Which engine runs the programs.
#[derive(Args)]
pub struct BackendArg {
    /// Engine that runs the programs
    #[arg(long, value_name = "ENGINE", default_value = "auto", value_parser = choices())]
    pub backend: Choice,
    /// PJRT plugin to load instead of the one that would be found
    #[arg(long, value_name = "FILE")]
    pub plugin: Option<PathBuf>,
}

impl BackendArg {
    /// The engine, for `replicas` devices.
    ///
    /// # Errors
    /// Those of [`open_engine`].
    pub fn open(&self, replicas: usize) -> Result<Box<dyn Engine>> {
        Ok(open_engine(self.backend, self.plugin.clone(), replicas)?)
    }
}

/// The values of `--backend`: `auto`, and the table of engines.
pub fn choices() -> impl TypedValueParser<Value = Choice> {
    let values = Choice::all().map(|(name, about)| PossibleValue::new(name).help(about));
    PossibleValuesParser::new(values).try_map(|name| name.parse::<Choice>())
}

/// The values of `--tune`.
pub fn tunings() -> impl TypedValueParser<Value = Tune> {
    PossibleValuesParser::new(["auto", "on", "off"]).try_map(|name| name.parse::<Tune>())
}
