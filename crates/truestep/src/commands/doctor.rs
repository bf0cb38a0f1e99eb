//! `truestep doctor`: what works here, one line per check.

use anyhow::{Context, Error, Result};
use clap::Args;
use std::{path::PathBuf, process::ExitCode, thread};
use truestep_data::{DataError, DatasetName, DatasetSpec, Source};
use truestep_engine::{ENGINES, Options, Row, cache_dir};

use crate::{fault, output::print_line, table::grouped};

/// Checks cores, engines, data sets and cache, one line each
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
        let options = Options { plugin: self.plugin, ..Options::default() };
        for row in ENGINES {
            line(row.name, engine(row, &options))?;
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

/// An engine that can be installed is absent until it is.
fn engine(row: &Row, options: &Options) -> Outcome {
    match &row.install {
        Some(install) if row.found(options).is_none() => Outcome::Absent(install.how.into()),
        _ => row.check(options).map_or_else(broken_by, Outcome::Good),
    }
}

fn cache() -> Outcome {
    let writable = || -> Result<PathBuf> {
        let dir = cache_dir().context("there is no cache folder: neither XDG_CACHE_HOME nor HOME is set")?;
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
