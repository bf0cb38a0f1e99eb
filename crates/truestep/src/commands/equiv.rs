//! `truestep equiv`: two modules, whoever wrote them, compared.

use crate::{
    output::{print, print_line},
    table::{Align, Table},
};
use anyhow::{Context, Result};
use clap::Args;
use std::{fs, path::Path, path::PathBuf, process::ExitCode};
use truestep_claim::{Input, Output, Verdict};
use truestep_equiv::{Options, Origin, Report, decide};
use truestep_ir::{Module, parse};

/// Decides whether B, run on R devices, is A on the global batch
///
/// What JAX prints for shard_map needs no options: its shardings say how inputs and outputs belong together. Else R is
/// that of the text or of the shapes, an input or output with one dimension R times smaller in B is sharded along it,
/// and all others are the same on every device. The exit code is 0 if every output is proved equal, 1 if one is seen to
/// differ, 2 if one is left open or a module cannot be read or compared.
#[derive(Args)]
pub struct Equiv {
    /// Text of the module for one device
    a: PathBuf,
    /// Text of the module that every device runs
    b: PathBuf,
    /// Number of devices
    #[arg(long, value_name = "R")]
    replicas: Option<usize>,
    /// How inputs lie on the devices: shard:DIMENSION or whole; names are arg0, arg1, …
    #[arg(long, value_name = "NAME=HOW", value_delimiter = ',', value_parser = input)]
    inputs: Vec<(String, Input)>,
    /// How outputs lie on the devices: shard:DIMENSION, whole, mean or sum; names are out0, … or JAX's result keys
    #[arg(long, value_name = "NAME=HOW", value_delimiter = ',', value_parser = output)]
    outputs: Vec<(String, Output)>,
    /// Prints JSON
    #[arg(long)]
    json: bool,
}

impl Equiv {
    pub fn run(self) -> Result<ExitCode> {
        let (a, b) = (read(&self.a)?, read(&self.b)?);
        let options = Options { replicas: self.replicas, inputs: self.inputs, outputs: self.outputs };
        let report = decide(&a, &b, &options)?;
        if self.json {
            print_line(serde_json::to_string(&report)?)?;
        } else {
            print(table(&report))?;
            print_line(summary(&report))?;
            if let Some(origin) = &report.origin {
                let path = if report.swapped { &self.a } else { &self.b };
                print_line(place(path, origin)?)?;
            }
        }
        Ok(ExitCode::from(match report.first_difference() {
            Some(_) => 1,
            None if report.is_proved() => 0,
            None => 2,
        }))
    }
}

fn read(path: &Path) -> Result<Module> {
    let file = path.display();
    let text = fs::read_to_string(path).with_context(|| format!("{file}: cannot be read"))?;
    parse(&text).with_context(|| format!("{file}"))
}

fn table(report: &Report) -> Table {
    let mut table = Table::new([("output", Align::Left), ("on the devices", Align::Left), ("verdict", Align::Left)]);
    for output in &report.outputs {
        let verdict = match &output.verdict {
            Verdict::Proved { method, .. } => format!("proved by {method}"),
            Verdict::Refuted { .. } => "REFUTED".into(),
            Verdict::Unknown { .. } => "unknown".into(),
        };
        table.row([output.name.clone(), output.layout.clone(), verdict]);
    }
    table
}

/// The first output that differs or is open, or that all are equal.
fn summary(report: &Report) -> String {
    let devices = match report.replicas {
        1 => "one device".to_string(),
        n => format!("{n} devices"),
    };
    if let Some(first) = report.first_difference() {
        return format!("different on {devices}; first in {}: {}", first.name, first.verdict);
    }
    let verdicts = report.outputs.iter().map(|output| (output.name.clone(), output.verdict.clone()));
    let all = Verdict::all(verdicts);
    let word = if all.is_proved() { "equal" } else { "open" };
    format!("{word} on {devices}: {all}")
}

/// The line where the difference comes in.
fn place(path: &Path, origin: &Origin) -> Result<String> {
    let Origin { line, why, .. } = origin;
    let text = fs::read_to_string(path)?;
    let what = text.lines().nth(*line as usize - 1).unwrap_or_default().trim();
    Ok(format!("it comes in at {}:{line}: {why}\n  {what}", path.display()))
}

fn input(text: &str) -> Result<(String, Input), String> {
    named(text, "shard:DIMENSION or whole", |how| match how {
        "whole" => Some(Input::Replicated),
        _ => sharded(how).map(Input::Sharded),
    })
}

fn output(text: &str) -> Result<(String, Output), String> {
    named(text, "shard:DIMENSION, whole, mean or sum", |how| match how {
        "whole" => Some(Output::Replicated),
        "mean" => Some(Output::Mean),
        "sum" => Some(Output::Sum),
        _ => sharded(how).map(Output::Sharded),
    })
}

fn sharded(how: &str) -> Option<usize> {
    how.strip_prefix("shard:")?.parse().ok()
}

fn named<T>(text: &str, expected: &str, read: impl Fn(&str) -> Option<T>) -> Result<(String, T), String> {
    let pair = text.rsplit_once('=').and_then(|(name, how)| Some((name.to_string(), read(how)?)));
    pair.ok_or_else(|| format!("expected NAME={expected}"))
}
