//! `report.html`: a run on one page, with no outside resources.

mod beside;
mod chart;

pub(crate) use self::beside::Losses;
use self::chart::{Chart, Line, Style};
use crate::error::TrainError;
use crate::files;
use crate::metrics::{EvalRecord, Record, StepRecord, read_metrics};
use crate::numbers::{duration, percent};
use crate::run_dir::{BESIDE, PROOF};
use crate::summary::Summary;
use plotters::style::RGBColor;
use serde::de::DeserializeOwned;
use std::{
    fmt::Write,
    fs,
    path::{Path, PathBuf},
};
use truestep_prove::{Row, Verdict};

/// The report's file name in a run directory.
pub const REPORT_FILE: &str = "report.html";

const BLUE: RGBColor = RGBColor(0x3b, 0x7d, 0xed);
const ORANGE: RGBColor = RGBColor(0xe8, 0x85, 0x2c);
const GREEN: RGBColor = RGBColor(0x2f, 0x9e, 0x5b);
/// The most classes whose confusion matrix fits on a page.
const MAX_CLASSES: usize = 40;

/// Writes `report.html` into a run directory, from its `summary.json`, `metrics.jsonl`, `recipe.toml`, `proof.json`,
/// `beside.json` and `*.mlir`: headline numbers, curves of loss, accuracy and learning rate, the losses of other runs
/// beside them, confusion matrix, what was proved, recipe and digests. Gives its path.
///
/// # Errors
/// [`TrainError::Io`] or [`TrainError::File`] if one of these cannot be read, or the report not written.
pub fn write_report(run_dir: &Path) -> Result<PathBuf, TrainError> {
    let summary = Summary::read(&run_dir.join("summary.json"))?;
    let records = read_metrics(&run_dir.join("metrics.jsonl"))?;
    let recipe = run_dir.join("recipe.toml");
    let recipe = fs::read_to_string(&recipe).map_err(TrainError::io(&recipe))?;
    let rows: Vec<Row> = stored(&run_dir.join(PROOF), "what was proved")?;
    let others: Vec<Losses> = stored(&run_dir.join(BESIDE), "losses of other runs")?;
    let runs: Vec<Losses> = [Losses::new("this run", &records)].into_iter().chain(others).collect();
    let extra = beside::section(&runs) + &proof_table(&rows);
    let page = page(&summary, &records, &recipe, &digests(run_dir)?, &extra);
    let path = run_dir.join(REPORT_FILE);
    files::write_atomically(&path, page.as_bytes())?;
    Ok(path)
}

/// A learning rate over optimizer steps, `(step, rate)`, as an SVG file; `None` of no points.
pub fn schedule_svg(rates: Vec<(f64, f64)>) -> Option<String> {
    rate_chart(rates).svg()
}

/// The list in the JSON file `path`; empty if there is none.
fn stored<T: DeserializeOwned>(path: &Path, expected: &str) -> Result<Vec<T>, TrainError> {
    if !path.exists() {
        return Ok(Vec::new());
    }
    serde_json::from_slice(&files::read(path)?).map_err(|e| TrainError::file(path, "content", expected, e))
}

/// Name and SHA-256 of every StableHLO text of the run, by name.
fn digests(run_dir: &Path) -> Result<Vec<(String, String)>, TrainError> {
    let mut digests = Vec::new();
    for entry in fs::read_dir(run_dir).map_err(TrainError::io(run_dir))? {
        let path = entry.map_err(TrainError::io(run_dir))?.path();
        if path.extension().is_some_and(|e| e == "mlir") {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            digests.push((name, files::sha256(&fs::read(&path).map_err(TrainError::io(&path))?)));
        }
    }
    digests.sort();
    Ok(digests)
}

fn page(summary: &Summary, records: &[Record], recipe: &str, digests: &[(String, String)], extra: &str) -> String {
    let title = format!("{} on {}", escape(&summary.net), escape(&summary.dataset));
    let about = recipe_about(recipe).map_or_else(String::new, |about| format!("<p>{}</p>", escape(&about)));
    let failure = summary.failure.as_ref().map_or_else(String::new, |failure| {
        format!("<section class=\"failure\"><h2>The run stopped</h2>{}</section>\n", escape(failure))
    });
    let files: String = digests
        .iter()
        .map(|(name, sha)| format!("<tr><th>{}</th><td><code>{sha}</code></td></tr>\n", escape(name)))
        .collect();
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<style>\n{css}</style>\n</head>\n<body>\n\
         <h1>{title}</h1>\n{about}\n{failure}\
         <section class=\"numbers\">\n{numbers}</section>\n\
         <div class=\"charts\">\n{charts}\
         <section class=\"recipe\"><h2>Recipe</h2><pre>{recipe}</pre></section>\n</div>\n{confusion}{extra}\
         <section class=\"files\"><h2>StableHLO texts, SHA-256</h2><table>\n{files}</table></section>\n\
         </body>\n</html>\n",
        css = include_str!("report/style.css"),
        numbers = numbers(summary),
        charts = charts(records),
        confusion = confusion(summary),
        recipe = escape(recipe),
    )
}

/// What was proved, law by law.
fn proof_table(rows: &[Row]) -> String {
    if rows.is_empty() {
        return String::new();
    }
    let word = |verdict: &Verdict| match verdict {
        Verdict::Proved { method, .. } => format!("proved by {method}"),
        Verdict::Refuted { .. } => "refuted".into(),
        Verdict::Unknown { .. } => "not decided".into(),
    };
    let rows: String = rows
        .iter()
        .map(|row| {
            let [law, statement] = [&row.law, &row.statement].map(|text| escape(text));
            let detail = match &row.verdict {
                Verdict::Proved { scope, .. } => escape(scope),
                other => escape(&other.to_string()),
            };
            let claimed = if row.claimed || row.verdict.is_proved() { "" } else { ", not claimed" };
            let verdict = word(&row.verdict) + claimed;
            format!("<tr><th>{law}</th><td>{statement}</td><td>{verdict}</td><td>{detail}</td></tr>\n")
        })
        .collect();
    format!(
        "<section class=\"files\"><h2>Decided from the text before the first step</h2><table>\n{rows}</table></section>\n"
    )
}

/// The recipe's line on itself.
fn recipe_about(recipe: &str) -> Option<String> {
    let recipe = truestep_step::Recipe::parse("recipe.toml", recipe, &[]).ok()?;
    Some(recipe.about).filter(|about| !about.is_empty())
}

/// The headline numbers.
fn numbers(summary: &Summary) -> String {
    let accuracy = |record: &Option<EvalRecord>| record.as_ref().map_or("–".into(), |r| percent(r.accuracy));
    let best = summary.best.as_ref().map_or("Best test accuracy".into(), |b| format!("Best, after epoch {}", b.epoch));
    let averaged = summary.last.as_ref().and_then(|last| last.averaged);
    let averaged = averaged.map_or_else(String::new, |score| percent(score.accuracy));
    let cells = [
        ("Test accuracy", accuracy(&summary.last)),
        (&best, accuracy(&summary.best)),
        ("Test accuracy, moving average", averaged),
        ("Skipped steps", if summary.skipped > 0 { grouped(summary.skipped) } else { String::new() }),
        ("Training time", duration(summary.seconds)),
        ("Images per second", grouped(summary.images_per_s.round() as u64)),
        ("Parameters", grouped(summary.parameters)),
        ("Steps", format!("{} of {}", grouped(summary.steps), grouped(summary.total_steps))),
        (
            "Training / test images",
            format!("{} / {}", grouped(summary.train_images as u64), grouped(summary.test_images as u64)),
        ),
        ("Backend", escape(&summary.backend)),
        ("Seed", summary.seed.to_string()),
    ];
    let cells = cells.iter().filter(|(_, value)| !value.is_empty());
    cells.map(|(what, value)| format!("<div><span>{what}</span><b>{value}</b></div>\n")).collect()
}

/// The curves, or a sentence where no step was recorded.
fn charts(records: &[Record]) -> String {
    let steps: Vec<&StepRecord> =
        records.iter().filter_map(|r| if let Record::Step(s) = r { Some(s) } else { None }).collect();
    let evals: Vec<&EvalRecord> =
        records.iter().filter_map(|r| if let Record::Eval(e) = r { Some(e) } else { None }).collect();
    let of_steps = |value: fn(&StepRecord) -> f64| finite(steps.iter().map(|s| (s.step, value(s))));
    let of_evals = |value: fn(&EvalRecord) -> f64| finite(evals.iter().map(|e| (e.step, value(e))));
    let charts = [
        loss_chart(
            of_steps(|s| s.loss),
            of_evals(|e| e.loss),
            of_evals(|e| e.averaged.map_or(f64::NAN, |score| score.loss)),
        ),
        accuracy_chart(
            of_steps(|s| s.accuracy),
            of_evals(|e| e.accuracy),
            of_evals(|e| e.averaged.map_or(f64::NAN, |score| score.accuracy)),
        ),
        rate_chart(of_steps(|s| s.lr)),
    ];
    let html: String = charts.iter().filter_map(|chart| Some(section(chart, &chart.svg()?))).collect();
    if html.is_empty() { "<section>No steps were recorded.</section>\n".into() } else { html }
}

fn section(chart: &Chart, svg: &str) -> String {
    let mut legend = String::new();
    if chart.lines.len() > 1 {
        for Line { label, color: RGBColor(r, g, b), style, .. } in chart.lines.iter().filter(|l| !l.points.is_empty()) {
            let alpha = if *style == Style::Faint { 0.35 } else { 1.0 };
            write!(legend, "<i style=\"background:rgb({r} {g} {b} / {alpha})\"></i>{}", escape(label))
                .expect("a string grows");
        }
    }
    format!("<section><span class=\"legend\">{legend}</span><h2>{}</h2>\n{svg}</section>\n", chart.title)
}

type Points = Vec<(f64, f64)>;

fn finite(points: impl Iterator<Item = (u64, f64)>) -> Points {
    points.filter(|(_, value)| value.is_finite()).map(|(step, value)| (step as f64, value)).collect()
}

fn loss_chart(train: Points, test: Points, averaged: Points) -> Chart {
    let smooth = smoothed(&train);
    let positive = |points: &Points| points.iter().all(|p| p.1 > 0.0);
    let (low, high) = bounds(smooth.iter().chain(&test).chain(&averaged));
    let log = positive(&train) && positive(&test) && positive(&averaged) && low > 0.0 && high > 8.0 * low;
    let range = if log { (low * 0.7, high * 1.3) } else { (low.min(0.0), high * 1.05) };
    let lines = vec![
        Line { label: "training batch".into(), color: BLUE, style: Style::Faint, points: train },
        Line { label: "training, smoothed".into(), color: BLUE, style: Style::Solid, points: smooth },
        Line { label: "test, cross-entropy".into(), color: ORANGE, style: Style::Dotted, points: test },
        Line {
            label: "test, cross-entropy of the moving average".into(),
            color: GREEN,
            style: Style::Dotted,
            points: averaged,
        },
    ];
    Chart { title: "Loss", log, range, lines }
}

fn accuracy_chart(train: Points, test: Points, averaged: Points) -> Chart {
    let smooth = smoothed(&train);
    let (low, _) = bounds(smooth.iter().chain(&test).chain(&averaged));
    let low = ((low * 20.0).floor() / 20.0 - 0.05).clamp(0.0, 0.9);
    let lines = vec![
        Line { label: "training, smoothed".into(), color: BLUE, style: Style::Solid, points: smooth },
        Line { label: "test".into(), color: ORANGE, style: Style::Dotted, points: test },
        Line { label: "test, moving average".into(), color: GREEN, style: Style::Dotted, points: averaged },
    ];
    Chart { title: "Accuracy", log: false, range: (low, 1.0), lines }
}

fn rate_chart(points: Points) -> Chart {
    let high = bounds(points.iter()).1;
    let range = (0.0, if high > 0.0 { high * 1.05 } else { 1.0 });
    Chart {
        title: "Learning rate",
        log: false,
        range,
        lines: vec![Line { label: "lr".into(), color: BLUE, style: Style::Solid, points }],
    }
}

/// Least and greatest value; (0, 1) of none.
fn bounds<'a>(points: impl Iterator<Item = &'a (f64, f64)>) -> (f64, f64) {
    let values = points
        .map(|p| p.1)
        .fold(None, |acc: Option<(f64, f64)>, v| Some(acc.map_or((v, v), |(low, high)| (low.min(v), high.max(v)))));
    values.unwrap_or((0.0, 1.0))
}

/// Exponential moving average without a bias towards the start; its memory is a fiftieth of the run.
fn smoothed(points: &Points) -> Points {
    let keep = 1.0 - 1.0 / (points.len() as f64 / 50.0).max(1.0);
    let (mut sum, mut weight) = (0.0, 0.0);
    let mut next = |&(step, value): &(f64, f64)| {
        sum = keep * sum + (1.0 - keep) * value;
        weight = keep * weight + (1.0 - keep);
        (step, sum / weight)
    };
    points.iter().map(&mut next).collect()
}

/// The confusion matrix with the accuracy on each class; of many classes, only those with the least accuracy.
fn confusion(summary: &Summary) -> String {
    let matrix = &summary.confusion;
    let name = |k: usize| summary.classes.get(k).map_or_else(|| k.to_string(), |name| escape(name));
    let recall = |k: usize, row: &[u64]| {
        let total: u64 = row.iter().sum();
        (total > 0).then(|| row.get(k).copied().unwrap_or(0) as f64 / total as f64)
    };
    let shown = |share: Option<f64>| share.map_or("–".into(), percent);
    if matrix.is_empty() {
        return String::new();
    }
    let mut html = String::from("<section><h2>Confusion matrix</h2>");
    if matrix.len() > MAX_CLASSES {
        let mut worst: Vec<(usize, f64)> =
            matrix.iter().enumerate().filter_map(|(k, row)| Some((k, recall(k, row)?))).collect();
        worst.sort_by(|a, b| a.1.total_cmp(&b.1));
        html += "<p>The classes with the least accuracy</p><table>\n";
        for &(k, share) in worst.iter().take(MAX_CLASSES) {
            html += &format!("<tr><th>{}</th><td>{}</td></tr>\n", name(k), percent(share));
        }
        return html + "</table></section>\n";
    }
    html += "<p>Rows: true class. Columns: predicted class.</p>\n<table class=\"confusion\"><tr><th></th>";
    html += &(0..matrix.len()).map(|k| format!("<th scope=\"col\">{}</th>", name(k))).collect::<String>();
    html += "<th scope=\"col\">accuracy</th></tr>\n";
    for (k, row) in matrix.iter().enumerate() {
        let total: u64 = row.iter().sum();
        html += &format!("<tr><th scope=\"row\">{}</th>", name(k));
        for (j, &count) in row.iter().enumerate() {
            let class = match (count, j == k) {
                (0, _) => "zero",
                (_, true) => "hit",
                (_, false) => "miss",
            };
            // The square root makes rare mistakes visible.
            let share = (count as f64 / total.max(1) as f64).sqrt();
            html += &format!("<td class=\"{class}\" style=\"--share:{share:.3}\">{count}</td>");
        }
        html += &format!("<td class=\"sum\">{}</td></tr>\n", shown(recall(k, row)));
    }
    html + "</table></section>\n"
}

/// `n` with thin spaces between groups of three digits.
fn grouped(n: u64) -> String {
    crate::grouped(n, "\u{202f}")
}

/// `text` as HTML shows it.
fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => escaped += "&amp;",
            '<' => escaped += "&lt;",
            '>' => escaped += "&gt;",
            '"' => escaped += "&quot;",
            '\'' => escaped += "&#39;",
            c => escaped.push(c),
        }
    }
    escaped
}

#[cfg(test)]
mod tests;
