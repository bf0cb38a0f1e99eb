//! `truestep setup`: the pinned XLA CPU plugin.

use crate::output::print_line;
use anyhow::Result;
use clap::Args;
use truestep_pjrt::{Plugin, setup};

/// Installs the pinned XLA CPU plugin into the cache and checks it
///
/// The plugin comes in a wheel from PyPI (63 MB), fetched with pip and checked against a built-in SHA-256; no Python
/// package is installed. Nothing is downloaded when it is there already.
#[derive(Args)]
pub struct Setup {}

impl Setup {
    pub fn run(self) -> Result<()> {
        let path = setup::install(&mut |line| eprintln!("{line}"))?;
        let plugin = Plugin::load(&path)?;
        let (major, minor) = plugin.api_version();
        print_line(format_args!("{} is ready (PJRT C API {major}.{minor})", path.display()))?;
        Ok(())
    }
}
