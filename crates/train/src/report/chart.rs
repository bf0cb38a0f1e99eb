//! Line charts as SVG text.

use plotters::{
    coord::{
        Shift,
        ranged1d::{AsRangedCoord, Ranged, ValueFormatter},
    },
    prelude::*,
};

/// Lines over optimizer steps.
pub struct Chart {
    /// Heading.
    pub title: &'static str,
    /// Logarithmic y axis; takes positive values.
    pub log: bool,
    /// Least and greatest y shown; values outside are drawn on the border.
    pub range: (f64, f64),
    /// What is drawn, in order.
    pub lines: Vec<Line>,
}

/// One line of a chart.
pub struct Line {
    /// Its name in the legend.
    pub label: String,
    /// Its colour.
    pub color: RGBColor,
    /// How it is drawn.
    pub style: Style,
    /// (step, value), values finite.
    pub points: Vec<(f64, f64)>,
}

/// How a line is drawn.
#[derive(Clone, Copy, PartialEq)]
pub enum Style {
    /// Thin and pale.
    Faint,
    /// Solid.
    Solid,
    /// Solid with a dot at every point.
    Dotted,
}

/// Size of the drawing in pixels; the page scales it.
const SIZE: (u32, u32) = (1120, 640);
/// A line of more points than this is thinned out.
const MAX_POINTS: usize = 1600;

impl Chart {
    /// The chart as an `<svg>` element; `None` where there is nothing to draw.
    pub fn svg(&self) -> Option<String> {
        let (low, high) = self.range;
        if self.lines.iter().all(|line| line.points.is_empty()) || !(low < high && (low > 0.0 || !self.log)) {
            return None;
        }
        let mut svg = String::new();
        {
            let area = SVGBackend::with_string(&mut svg, SIZE).into_drawing_area();
            let drawn = match self.log {
                true => self.draw(&area, (low..high).log_scale()),
                false => self.draw(&area, low..high),
            };
            drawn.and_then(|()| area.present()).expect("a string takes every drawing");
        }
        Some(svg)
    }

    fn draw<'a, Y>(
        &self,
        area: &DrawingArea<SVGBackend<'a>, Shift>,
        y: Y,
    ) -> Result<(), DrawingAreaErrorKind<<SVGBackend<'a> as DrawingBackend>::ErrorType>>
    where
        Y: AsRangedCoord<Value = f64>,
        Y::CoordDescType: Ranged<ValueType = f64> + ValueFormatter<f64>,
    {
        let last = self.lines.iter().flat_map(|line| &line.points).map(|p| p.0).fold(1.0, f64::max);
        let mut chart = ChartBuilder::on(area)
            .margin(12)
            .x_label_area_size(84)
            .y_label_area_size(92)
            .build_cartesian_2d(0.0..last, y)?;
        let grey = RGBColor(128, 136, 148);
        chart
            .configure_mesh()
            .x_labels(8.min(last as usize + 1))
            .y_labels(8)
            .bold_line_style(grey.mix(0.25))
            .light_line_style(TRANSPARENT)
            .axis_style(grey.mix(0.5))
            .label_style(("sans-serif", 28))
            .x_desc("optimizer step")
            .axis_desc_style(("sans-serif", 28))
            .x_label_formatter(&|step| format!("{step:.0}"))
            .y_label_formatter(&|value| label(*value))
            .draw()?;
        for line in &self.lines {
            let points: Vec<(f64, f64)> =
                thin(&line.points).map(|(x, y)| (x, y.clamp(self.range.0, self.range.1))).collect();
            let style = match line.style {
                Style::Faint => line.color.mix(0.3).stroke_width(2),
                Style::Solid | Style::Dotted => line.color.stroke_width(4),
            };
            chart.draw_series(LineSeries::new(points.iter().copied(), style))?;
            if line.style == Style::Dotted || points.len() == 1 {
                chart.draw_series(points.iter().map(|&point| Circle::new(point, 6, line.color.filled())))?;
            }
        }
        Ok(())
    }
}

/// A few of the points, the last among them.
fn thin(points: &[(f64, f64)]) -> impl Iterator<Item = (f64, f64)> + '_ {
    let stride = points.len().div_ceil(MAX_POINTS).max(1);
    points.iter().rev().step_by(stride).rev().copied()
}

/// A tick's number in few digits.
fn label(value: f64) -> String {
    match value.abs() {
        0.0 => "0".into(),
        v if (1e-4..1e5).contains(&v) => {
            let text = format!("{value:.6}");
            text.trim_end_matches('0').trim_end_matches('.').to_string()
        }
        _ => format!("{value:.1e}"),
    }
}
