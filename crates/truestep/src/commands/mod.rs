//! One file per command.

mod bench;
mod data;
mod doctor;
mod equiv;
mod eval;
mod gate;
mod nets;
mod predict;
mod prove;
mod recipes;
mod render;
mod run;
mod setup;
mod train;
mod weights;

use anyhow::Result;
use clap::Subcommand;
use std::process::ExitCode;

/// The commands.
#[derive(Subcommand)]
pub enum Command {
    Train(train::Train),
    Eval(eval::Eval),
    Predict(predict::Predict),
    Render(render::Render),
    Run(run::Run),
    Bench(bench::Bench),
    Gate(gate::Gate),
    Prove(prove::Prove),
    Equiv(equiv::Equiv),
    Weights(weights::Weights),
    Data(data::Data),
    Nets(nets::Nets),
    Recipes(recipes::Recipes),
    Setup(setup::Setup),
    Doctor(doctor::Doctor),
}

impl Command {
    /// The exit code of a command that decides something and could not: neither that of yes nor that of no.
    pub fn undecided(&self) -> Option<ExitCode> {
        matches!(self, Command::Prove(_) | Command::Equiv(_)).then(|| ExitCode::from(2))
    }

    /// Runs the command; the code is for commands that judge something and may find it wanting.
    pub fn run(self) -> Result<ExitCode> {
        match self {
            Command::Train(command) => command.run()?,
            Command::Eval(command) => command.run()?,
            Command::Predict(command) => command.run()?,
            Command::Render(command) => return command.run(),
            Command::Weights(command) => command.run()?,
            Command::Data(command) => return command.run(),
            Command::Run(command) => command.run()?,
            Command::Bench(command) => command.run()?,
            Command::Gate(command) => return command.run(),
            Command::Prove(command) => return command.run(),
            Command::Equiv(command) => return command.run(),
            Command::Nets(command) => command.run()?,
            Command::Recipes(command) => command.run()?,
            Command::Setup(command) => command.run()?,
            Command::Doctor(command) => return command.run(),
        }
        Ok(ExitCode::SUCCESS)
    }
}
