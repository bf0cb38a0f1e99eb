//! Curves drawn with characters.

/// Rows of a plot.
const HEIGHT: usize = 8;
/// Eighths of a cell.
const BLOCKS: [char; 9] = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// Columns under a curve, one per value, from 0 to the largest, with the largest at the top left: lines without breaks.
pub fn columns(values: &[f64]) -> Vec<String> {
    let largest = values.iter().copied().fold(0.0, f64::max);
    let eighths = |value: f64| (value / largest * (8 * HEIGHT) as f64).round() as usize;
    let cell = |row: usize, value: f64| BLOCKS[eighths(value).saturating_sub(8 * row).min(8)];
    let label = format!("{largest:.1e}");
    let row = |row: usize| {
        let label = match row {
            0 => "0",
            _ if row + 1 == HEIGHT => &label,
            _ => "",
        };
        let cells: String = values.iter().map(|&value| cell(row, value)).collect();
        format!("{label:>10} │{cells}").trim_end().to_string()
    };
    if largest > 0.0 { (0..HEIGHT).rev().map(row).collect() } else { Vec::new() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_as_high_as_their_values() {
        let lines = columns(&[0.0, 0.25, 0.5, 0.03125]);
        assert_eq!(lines.len(), HEIGHT);
        assert_eq!(lines[0], "    5.0e-1 │  █");
        assert_eq!(lines[3], "           │  █");
        assert_eq!(lines[4], "           │ ██");
        assert_eq!(lines[7], "         0 │ ██▄");
        assert!(columns(&[0.0]).is_empty());
    }
}
