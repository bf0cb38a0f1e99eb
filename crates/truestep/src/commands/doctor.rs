//! `truestep doctor`: what works here, one line per check.

use anyhow::{Error, Result};
use clap::Args;
use std::{path::PathBuf, process::ExitCode, thread};
use truestep_data::{DataError, DatasetName, DatasetSpec, Source};
use truestep_pjrt::{Plugin, setup};

use super::setup::check;
use crate::{fault, output::print_line, table::grouped};

/// Checks cores, plugin, data sets and cache, one line each
///
/// What is merely absent is no fault; what is there and does not work is one, and makes the exit code non-zero.
#[derive(Args)]
pub struct Doctor {
    /// PJRT plugin to check instead of the one that would be found
    #[arg(long, value_name = "FILE")]
    plugin: Option<PathBuf>,
}

/// The outcome of one check.
enum Outcome {
    Good(String),
    Absent(String),
    Broken(Error),
}

impl Doctor {
    pub fn run(self) -> Result<ExitCode> {
        let mut broken = 0;
        let mut line = |what: &str, outcome: Outcome| {
            let (mark, text) = match outcome {
                Outcome::Good(text) => ("ok", text),
                Outcome::Absent(text) => ("absent", text),
                Outcome::Broken(error) => {
                    broken += 1;
                    ("BROKEN", fault::sentence(&error))
                }
            };
            print_line(format_args!("{mark:7} {what:14} {text}"))
        };
        line("cores", thread::available_parallelism().map_or_else(broken_by, |n| Outcome::Good(n.to_string())))?;
        line("cache", cache())?;
        match setup::discover(self.plugin.as_deref()) {
            None => line("plugin", Outcome::Absent("run `truestep setup` to install XLA's CPU plugin".into()))?,
            Some(path) => match Plugin::load(&path) {
                Err(error) => line("plugin", broken_by(error))?,
                Ok(plugin) => {
                    let (major, minor) = plugin.api_version();
                    line("plugin", Outcome::Good(format!("{}, C API {major}.{minor}", path.display())))?;
                    let checked = check(&plugin).map_or_else(broken_by, |(platform, replicas)| {
                        Outcome::Good(format!(
                            "all-reduce over {replicas} replicas and convolution right on {platform}"
                        ))
                    });
                    line("self-check", checked)?;
                }
            },
        }
        for name in DatasetName::ALL {
            line(&name.to_string(), dataset(name))?;
        }
        Ok(if broken == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}

fn broken_by(error: impl Into<Error>) -> Outcome {
    Outcome::Broken(error.into())
}

fn cache() -> Outcome {
    let writable = || -> Result<PathBuf> {
        let dir = setup::cache_dir()?;
        std::fs::create_dir_all(&dir)?;
        tempfile::tempfile_in(&dir)?;
        Ok(dir)
    };
    writable().map_or_else(broken_by, |dir| Outcome::Good(dir.display().to_string()))
}

fn dataset(name: DatasetName) -> Outcome {
    let spec = DatasetSpec::new(name);
    let folder = match spec.locate() {
        Err(error @ DataError::Missing { .. }) => return Outcome::Absent(error.to_string()),
        Err(error) => return broken_by(error),
        Ok(folder) => folder.map_or_else(|| "built in".into(), |folder| folder.display().to_string()),
    };
    match spec.open() {
        Err(error) => broken_by(error),
        Ok((train, test)) => {
            let [train, test] = [train, test].map(|part| grouped(part.count()));
            Outcome::Good(format!("{folder}, {train} training and {test} test images"))
        }
    }
}
