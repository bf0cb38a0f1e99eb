//! Standard output that a reader may close early.

use std::{
    fmt::Display,
    io::{self, ErrorKind, Write},
};

/// Writes `text` to standard output.
///
/// # Errors
/// Those of the write; where the reader is gone, [`reader_left`] tells.
pub fn print(text: impl Display) -> io::Result<()> {
    write!(io::stdout(), "{text}")
}

/// Writes `text` and a line break to standard output.
///
/// # Errors
/// As [`print()`].
pub fn print_line(text: impl Display) -> io::Result<()> {
    writeln!(io::stdout(), "{text}")
}

/// True for the error of writing to a reader that has closed its end (`truestep nets | head -1`).
pub fn reader_left(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|e| e.kind() == ErrorKind::BrokenPipe)
}
