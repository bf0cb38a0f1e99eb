//! `truestep gate`: numeric claims about train steps, with controls that must fail.

use crate::{
    output::{print, print_line},
    table::{Align, Table},
};
use anyhow::{Result, ensure};
use clap::{Args, builder::PossibleValuesParser};
use std::{path::PathBuf, process::ExitCode};
use truestep_engine::{ENGINES, Engine, Options};
use truestep_train::{Controls, Gate as Claim, GateCase, GateReport, MAX_REPLICAS, Miss, Verdict};

/// Measures claims about train steps, each with controls that must fail
///
/// sync-bn: 2 replicas of b images are one device with 2·b, with batch norm. no-norm: the same without. batch-repeat:
/// one batch repeated 4 times is that batch once. replicas-bit-equal: after 3 steps, 4 replicas hold the same bits.
///
/// A difference is relative to the tensor's Euclidean length; the worst of all outputs and replicas is shown. A control
/// is a run with a known mistake; one that does not miss by 10 times the tolerance makes the gate vacuous. The exit
/// code is 0 only if every gate passes.
#[derive(Args)]
pub struct Gate {
    /// Gates to run; all by default
    #[arg(value_name = "NAME", value_parser = PossibleValuesParser::new(Claim::ALL.map(Claim::name)))]
    names: Vec<String>,
    /// Networks to run them on; all by default
    #[arg(long, value_name = "NAME")]
    net: Vec<String>,
    /// Engines to run them on; by default all that a gate asks for
    #[arg(long, value_name = "ENGINE", value_parser = PossibleValuesParser::new(ENGINES.map(|row| row.name)))]
    backend: Vec<String>,
    /// PJRT plugin to load instead of the one that would be found
    #[arg(long, value_name = "FILE")]
    plugin: Option<PathBuf>,
    /// Prints one line of JSON per gate
    #[arg(long)]
    json: bool,
}

impl Gate {
    pub fn run(self) -> Result<ExitCode> {
        let chosen = |list: &[String], name: &str| list.is_empty() || list.iter().any(|n| n == name);
        let cases: Vec<GateCase> = GateCase::all()
            .filter(|case| chosen(&self.names, case.gate.name()) && chosen(&self.net, case.net))
            .collect();
        let engines = self.engines(|name| cases.iter().any(|case| case.engines().contains(&name)))?;
        let mut reports = Vec::new();
        for case in &cases {
            for engine in engines.iter().filter(|engine| case.engines().contains(&engine.row().name)) {
                eprint!("{} {} {} {} … ", case.gate.name(), case.net, case.optimizer, engine.row().name);
                let report = case.run(engine.as_ref(), Controls::All)?;
                eprintln!("{}", word(report.verdict));
                if self.json {
                    print_line(serde_json::to_string(&report)?)?;
                }
                reports.push(report);
            }
        }
        ensure!(!reports.is_empty(), "no gate is on such a network and engine");
        if !self.json {
            print(table(&reports))?;
        }
        let passed = reports.iter().all(|report| report.verdict == Verdict::Pass);
        Ok(if passed { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }

    /// The engines asked for that are of use.
    fn engines(&self, of_use: impl Fn(&str) -> bool) -> Result<Vec<Box<dyn Engine>>> {
        let options = Options { plugin: self.plugin.clone(), replicas: MAX_REPLICAS, ..Options::default() };
        let asked = |name: &str| self.backend.is_empty() || self.backend.iter().any(|n| n == name);
        let rows = ENGINES.into_iter().filter(|row| of_use(row.name) && asked(row.name));
        Ok(rows.map(|row| row.open(&options)).collect::<Result<_, _>>()?)
    }
}

/// One row per gate, and below it one per control.
fn table(reports: &[GateReport]) -> Table {
    let mut table = Table::new([
        ("gate, controls", Align::Left),
        ("net", Align::Left),
        ("optimizer", Align::Left),
        ("engine", Align::Left),
        ("tolerance", Align::Right),
        ("worst", Align::Right),
        ("÷ tolerance", Align::Right),
        ("in output", Align::Left),
        ("verdict", Align::Left),
    ]);
    for report in reports {
        let GateReport { gate, net, optimizer, engine, tolerance, worst, controls, verdict } = report;
        let place = [*net, *optimizer, *engine].map(String::from);
        let row = |first: String, [net, optimizer, engine]: [String; 3], miss: &Miss, ratio, verdict: &str| {
            let tolerance = if first.starts_with(' ') { String::new() } else { number(*tolerance, 0) };
            let worst = number(miss.relative, 1);
            [first, net, optimizer, engine, tolerance, worst, ratio, miss.output.clone(), verdict.to_string()]
        };
        let ratio = |of: Option<f64>| of.map_or("–".to_string(), |r| format!("{r:.1e}"));
        let of_tolerance = (*tolerance > 0.0).then(|| worst.relative / tolerance);
        table.row(row(gate.to_string(), place, worst, ratio(of_tolerance), word(*verdict)));
        for control in controls {
            let seen = if control.seen { "misses" } else { "NOT SEEN" };
            let first = format!("  {}", control.what);
            table.row(row(first, Default::default(), &control.miss, ratio(control.ratio), seen));
        }
    }
    table
}

fn number(value: f64, decimals: usize) -> String {
    if value == 0.0 { "0".into() } else { format!("{value:.decimals$e}") }
}

fn word(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Pass => "pass",
        Verdict::Fail => "FAIL",
        Verdict::Vacuous => "VACUOUS",
    }
}
