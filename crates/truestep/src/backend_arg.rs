//! The options that choose a backend.

use anyhow::Result;
use clap::{
    Args,
    builder::{PossibleValuesParser, TypedValueParser},
};
use std::path::PathBuf;
use truestep_train::{Backend, BackendChoice, Tune, select};

/// Which engine runs the programs.
#[derive(Args)]
pub struct BackendArg {
    /// Engine: XLA, the embedded one, or XLA where a plugin is found
    #[arg(long, default_value = "auto", value_parser = choices())]
    pub backend: BackendChoice,
    /// PJRT plugin to load instead of the one that would be found
    #[arg(long, value_name = "FILE")]
    pub plugin: Option<PathBuf>,
}

impl BackendArg {
    /// The backend, for `replicas` devices.
    ///
    /// # Errors
    /// Those of [`select`].
    pub fn open(&self, replicas: usize) -> Result<Box<dyn Backend>> {
        Ok(select(self.backend, self.plugin.clone(), replicas)?)
    }
}

fn choices() -> impl TypedValueParser<Value = BackendChoice> {
    PossibleValuesParser::new(["auto", "xla", "embedded"]).try_map(|name| name.parse::<BackendChoice>())
}

/// The values of `--tune`.
pub fn tunings() -> impl TypedValueParser<Value = Tune> {
    PossibleValuesParser::new(["auto", "on", "off"]).try_map(|name| name.parse::<Tune>())
}
