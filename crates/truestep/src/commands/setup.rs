//! `truestep setup`: the pinned XLA CPU plugin.

use crate::output::print_line;
use anyhow::Result;
use clap::Args;
use std::sync::Arc;
use truestep_pjrt::{Client, Golden, Plugin, check_answers, setup};

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
        eprintln!("checking its answers");
        check(&plugin)?;
        print_line(format_args!("{} is ready (PJRT C API {major}.{minor})", path.display()))?;
        Ok(())
    }
}

/// Replicas of the check: the fewest that exchange anything.
const REPLICAS: usize = 2;

/// Asks the plugin for its known answers, on [`REPLICAS`] CPU devices, or on one device of another platform. Gives the
/// platform and the number of replicas.
pub fn check(plugin: &Arc<Plugin>) -> truestep_pjrt::Result<(String, usize)> {
    let client = Client::for_replicas(plugin, REPLICAS).or_else(|_| Client::for_replicas(plugin, 1))?;
    let replicas = client.devices().len().min(REPLICAS);
    check_answers(&client, replicas, &Golden::new(replicas))?;
    Ok((client.platform_name().to_string(), replicas))
}
