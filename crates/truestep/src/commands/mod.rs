//! One file per command.

mod doctor;
mod nets;
mod recipes;
mod setup;

use anyhow::Result;
use clap::Subcommand;
use std::process::ExitCode;

/// The commands.
#[derive(Subcommand)]
pub enum Command {
    Nets(nets::Nets),
    Recipes(recipes::Recipes),
    Setup(setup::Setup),
    Doctor(doctor::Doctor),
}

impl Command {
    /// Runs the command; the code is for commands that judge something and may find it wanting.
    pub fn run(self) -> Result<ExitCode> {
        match self {
            Command::Nets(command) => command.run()?,
            Command::Recipes(command) => command.run()?,
            Command::Setup(command) => command.run()?,
            Command::Doctor(command) => return command.run(),
        }
        Ok(ExitCode::SUCCESS)
    }
}
