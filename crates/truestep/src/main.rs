//! The `truestep` command line.
//!
//! It refuses to hold logic of its own: each command reads its arguments, calls the crates below, and prints.
//!
//! Invariants:
//! * results go to standard output, progress and errors to standard error;
//! * an error is one sentence that starts with `error: `, and the exit code is then not zero;
//! * nothing that exists is overwritten unless the command was told to.

mod backend_arg;
mod commands;
mod fault;
mod memory;
mod module_inputs;
mod output;
mod plot;
mod recipe_arg;
mod run_arg;
mod table;

use clap::Parser;
use commands::Command;
use std::process::ExitCode;

/// Trains vision networks from one verified StableHLO train step, on XLA or on the embedded engine.
#[derive(Parser)]
#[command(version, max_term_width = 110, after_help = "Start with `truestep train`, which needs no data and no setup.")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

fn main() -> ExitCode {
    memory::ask_for_large_pages();
    let command = Cli::parse().command;
    let undecided = command.undecided();
    match command.run() {
        Ok(code) => code,
        Err(error) if output::reader_left(&error) => undecided.unwrap_or(ExitCode::SUCCESS),
        Err(error) => {
            eprintln!("error: {}", fault::sentence(&error));
            undecided.unwrap_or(ExitCode::FAILURE)
        }
    }
}
