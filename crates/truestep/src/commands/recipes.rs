//! `truestep recipes`: the presets.

use crate::{
    output::print,
    table::{Align, Table},
};
use anyhow::Result;
use clap::{Args, Subcommand};
use truestep_step::{PRESETS, Recipe};

/// Lists the recipes inside the program, or prints one as TOML
#[derive(Args)]
pub struct Recipes {
    #[command(subcommand)]
    action: Option<Action>,
}

#[derive(Subcommand)]
enum Action {
    /// Prints one preset as TOML, to save and change
    Show {
        /// A preset's name
        name: String,
    },
}

impl Recipes {
    pub fn run(self) -> Result<()> {
        match self.action {
            Some(Action::Show { name }) => print(Recipe::preset(&name, &[])?.to_toml())?,
            None => print(table()?)?,
        }
        Ok(())
    }
}

fn table() -> Result<Table> {
    let mut table = Table::new([
        ("recipe", Align::Left),
        ("net", Align::Left),
        ("data", Align::Left),
        ("optimizer", Align::Left),
        ("epochs", Align::Right),
        ("batch", Align::Right),
        ("about", Align::Left),
    ]);
    for (name, _) in PRESETS {
        let recipe = Recipe::preset(name, &[])?;
        let optimizer = recipe.optimizer.name();
        let (epochs, batch) = (recipe.epochs.to_string(), recipe.batch.to_string());
        let text = |s: &str| s.to_string();
        table.row([text(name), recipe.net, recipe.data.dataset, text(optimizer), epochs, batch, recipe.about]);
    }
    Ok(table)
}
