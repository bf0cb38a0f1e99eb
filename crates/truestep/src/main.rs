//! The `truestep` command line.

fn main() {}
