//! The losses of this run and of others, step by step.

use super::chart::{Chart, Line, Style};
use super::{BLUE, ORANGE, Points, bounds, escape, section as chart_section};
use crate::error::TrainError;
use crate::metrics::{Record, read_metrics};
use crate::run_dir::RunDir;
use plotters::style::RGBColor;
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, fmt::Write, path::Path};

/// The losses of one run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Losses {
    /// What the report calls the run.
    pub(crate) run: String,
    /// Loss of each optimizer step.
    pub(crate) losses: BTreeMap<u64, f64>,
}

impl Losses {
    /// Those of the run in the folder `dir`, under the folder's name.
    ///
    /// # Errors
    /// [`TrainError::Request`] if there are none; those of [`read_metrics`].
    pub(crate) fn read(dir: &Path) -> Result<Self, TrainError> {
        let records = read_metrics(&RunDir::new(dir).metrics())?;
        let name = dir.file_name().map_or_else(|| dir.to_string_lossy(), |name| name.to_string_lossy());
        let losses = Self::new(name, &records);
        if losses.losses.is_empty() {
            return Err(TrainError::request("beside", "the folder of a run that took steps", dir.display()));
        }
        Ok(losses)
    }

    pub(crate) fn new(run: impl Into<String>, records: &[Record]) -> Self {
        let loss = |record: &Record| if let Record::Step(s) = record { Some((s.step, s.loss)) } else { None };
        Self { run: run.into(), losses: records.iter().filter_map(loss).collect() }
    }
}

/// One colour a line, again from the start where there are more.
const COLORS: [RGBColor; 6] = [
    BLUE,
    ORANGE,
    RGBColor(0x2f, 0x9e, 0x5b),
    RGBColor(0x9a, 0x5b, 0xd6),
    RGBColor(0xc9, 0x3a, 0x55),
    RGBColor(0x7a, 0x7a, 0x7a),
];

/// The losses of `runs`, this one's first: their curves, the relative difference of every two of them, and a table of
/// some steps; empty where they have no step in common.
pub(super) fn section(runs: &[Losses]) -> String {
    let Some((own, others)) = runs.split_first().filter(|(_, others)| !others.is_empty()) else {
        return String::new();
    };
    let common = |t: &&u64| others.iter().all(|other| other.losses.contains_key(t));
    let steps: Vec<u64> = own.losses.keys().filter(common).copied().collect();
    let (Some(first), Some(last)) = (steps.first(), steps.last()) else { return String::new() };

    let curve = |run: &Losses| -> Points { steps.iter().map(|t| (*t as f64, run.losses[t])).collect() };
    let curves: Vec<(String, Points)> = runs.iter().map(|run| (run.run.clone(), curve(run))).collect();
    let (low, high) = bounds(curves.iter().flat_map(|(_, points)| points));
    let range = (low.min(0.0), high * 1.05);
    let curves = Chart { title: "Losses side by side", log: false, range, lines: lines(curves) };

    let relative = |a: f64, b: f64| (a - b).abs() / a.abs().max(b.abs()).max(f64::MIN_POSITIVE);
    let between =
        |a: &Losses, b: &Losses| -> Vec<f64> { steps.iter().map(|t| relative(a.losses[t], b.losses[t])).collect() };
    let pairs: Vec<(String, Vec<f64>)> = (0..runs.len())
        .flat_map(|i| (i + 1..runs.len()).map(move |j| (i, j)))
        .map(|(i, j)| (format!("{} – {}", runs[i].run, runs[j].run), between(&runs[i], &runs[j])))
        .collect();
    // a difference of 0 has no logarithm: it is drawn at the unit roundoff of f32
    const ROUNDOFF: f64 = 6e-8;
    let drawn = |d: &[f64]| -> Points { steps.iter().zip(d).map(|(&t, d)| (t as f64, d.max(ROUNDOFF))).collect() };
    let points: Vec<(String, Points)> = pairs.iter().map(|(name, d)| (name.clone(), drawn(d))).collect();
    let greatest = bounds(points.iter().flat_map(|(_, points)| points)).1;
    let range = (ROUNDOFF * 0.7, greatest.max(1e-6) * 1.5);
    let differences = Chart { title: "Relative differences of the losses", log: true, range, lines: lines(points) };

    let mut html: String = [curves, differences].iter().filter_map(|c| Some(chart_section(c, &c.svg()?))).collect();
    let mut worst = String::new();
    for (name, differences) in &pairs {
        let (at, d) =
            steps.iter().zip(differences).fold((0, 0.0), |most, (&t, &d)| if d > most.1 { (t, d) } else { most });
        write!(worst, "<br/>{}: {d:.1e}, at step {at}", escape(name)).expect("a string grows");
    }
    let names = runs.iter().map(|run| &run.run).chain(pairs.iter().map(|(name, _)| name));
    let head: String = names.map(|name| format!("<td>{}</td>", escape(name))).collect();
    let mut rows = String::new();
    for (i, t) in steps.iter().enumerate().step_by(steps.len().div_ceil(20)) {
        let losses = runs.iter().map(|run| format!("<td>{:.6}</td>", run.losses[t]));
        let differences = pairs.iter().map(|(_, d)| format!("<td>{:.1e}</td>", d[i]));
        writeln!(rows, "<tr><th>{t}</th>{}</tr>", losses.chain(differences).collect::<String>())
            .expect("a string grows");
    }
    html += &format!(
        "<section class=\"files\"><h2>Steps {first} to {last} of {} runs</h2>\
         <p>Largest relative difference of the losses of{worst}</p><table>\n\
         <tr><th>step</th>{head}</tr>\n{rows}</table></section>\n",
        runs.len(),
    );
    format!("<div class=\"charts\">\n{html}</div>\n")
}

fn lines(named: Vec<(String, Points)>) -> Vec<Line> {
    let line = |(i, (label, points)): (usize, (String, Points))| {
        let style = if i == 0 { Style::Solid } else { Style::Dotted };
        Line { label, color: COLORS[i % COLORS.len()], style, points }
    };
    named.into_iter().enumerate().map(line).collect()
}
