//! Plain-text tables.

use std::fmt;

/// Rows of cells under a header, each column as wide as its widest cell. Numbers stand right, text left.
pub struct Table {
    align: Vec<Align>,
    rows: Vec<Vec<String>>,
}

/// How a column is aligned.
#[derive(Clone, Copy)]
pub enum Align {
    /// Text.
    Left,
    /// Numbers.
    Right,
}

impl Table {
    /// A table with these columns.
    pub fn new<const N: usize>(columns: [(&str, Align); N]) -> Self {
        let header = columns.iter().map(|(name, _)| name.to_string()).collect();
        Table { align: columns.iter().map(|&(_, align)| align).collect(), rows: vec![header] }
    }

    /// Appends a row, one cell per column.
    pub fn row<const N: usize>(&mut self, cells: [String; N]) {
        self.rows.push(cells.into());
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = |column: usize| self.rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
        let widths: Vec<usize> = (0..self.align.len()).map(width).collect();
        for row in &self.rows {
            let mut line = String::new();
            for ((cell, align), width) in row.iter().zip(&self.align).zip(&widths) {
                line += &match align {
                    Align::Left => format!("{cell:<width$}  "),
                    Align::Right => format!("{cell:>width$}  "),
                };
            }
            writeln!(f, "{}", line.trim_end())?;
        }
        Ok(())
    }
}

/// `n` with a comma between groups of three digits.
pub fn grouped(n: usize) -> String {
    truestep_train::grouped(n as u64, ",")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_line_up() {
        let mut table = Table::new([("name", Align::Left), ("count", Align::Right), ("about", Align::Left)]);
        table.row(["a".into(), grouped(1_234_567), "first".into()]);
        table.row(["μ".into(), grouped(12), String::new()]);
        assert_eq!(table.to_string(), "name      count  about\na     1,234,567  first\nμ            12\n");
    }
}
