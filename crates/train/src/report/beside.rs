//! The losses of two runs, step by step.

use super::chart::{Chart, Line, Style};
use super::{BLUE, ORANGE, Points, bounds, section as chart_section};
use crate::Record;
use std::{collections::BTreeMap, fmt::Write};

/// The losses of `other` beside those of `own`: both curves, their relative difference, and a table of some steps; empty
/// where they have no step in common.
pub(super) fn section(own: &[Record], other: &[Record]) -> String {
    let losses = |records: &[Record]| -> BTreeMap<u64, f64> {
        records.iter().filter_map(|r| if let Record::Step(s) = r { Some((s.step, s.loss)) } else { None }).collect()
    };
    let (own, other) = (losses(own), losses(other));
    let both: Vec<(u64, f64, f64)> = own.iter().filter_map(|(&t, &a)| Some((t, a, *other.get(&t)?))).collect();
    let (Some(first), Some(last)) = (both.first(), both.last()) else { return String::new() };
    let relative = |a: f64, b: f64| (a - b).abs() / a.abs().max(b.abs()).max(f64::MIN_POSITIVE);
    let differences: Vec<(u64, f64)> = both.iter().map(|&(t, a, b)| (t, relative(a, b))).collect();
    let worst = differences.iter().fold((0, 0.0), |worst, &d| if d.1 > worst.1 { d } else { worst });
    let points =
        |pick: &dyn Fn(&(u64, f64, f64)) -> f64| -> Points { both.iter().map(|x| (x.0 as f64, pick(x))).collect() };
    let (ours, theirs) = (points(&|x| x.1), points(&|x| x.2));
    let (low, high) = bounds(ours.iter().chain(&theirs));
    let lines = vec![
        Line { label: "this run", color: BLUE, style: Style::Solid, points: ours },
        Line { label: "other run", color: ORANGE, style: Style::Dotted, points: theirs },
    ];
    let curves = Chart { title: "Loss beside another run", log: false, range: (low.min(0.0), high * 1.05), lines };
    // a difference of 0 has no logarithm: it is drawn at the unit roundoff of f32
    const ROUNDOFF: f64 = 6e-8;
    let points: Points = differences.iter().map(|&(t, d)| (t as f64, d.max(ROUNDOFF))).collect();
    let range = (ROUNDOFF * 0.7, bounds(points.iter()).1.max(1e-6) * 1.5);
    let lines = vec![Line { label: "relative difference", color: BLUE, style: Style::Solid, points }];
    let difference = Chart { title: "Relative difference of the losses", log: true, range, lines };

    let mut html: String = [curves, difference].iter().filter_map(|c| Some(chart_section(c, &c.svg()?))).collect();
    let every = both.len().div_ceil(20);
    let mut rows = String::new();
    for ((t, a, b), (_, d)) in both.iter().zip(&differences).step_by(every) {
        writeln!(rows, "<tr><th>{t}</th><td>{a:.6}</td><td>{b:.6}</td><td>{d:.1e}</td></tr>").expect("a string grows");
    }
    html += &format!(
        "<section class=\"files\"><h2>Steps {} to {} of both runs</h2>\
         <p>Largest relative difference of the losses: {:.1e}, at step {}.</p><table>\n\
         <tr><th>step</th><td>this run</td><td>other run</td><td>relative difference</td></tr>\n{rows}</table></section>\n",
        first.0, last.0, worst.1, worst.0,
    );
    format!("<div class=\"charts\">\n{html}</div>\n")
}
