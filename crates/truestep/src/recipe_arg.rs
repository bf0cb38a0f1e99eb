//! The RECIPE argument and the options that change a recipe.

use anyhow::{Context, Result};
use clap::Args;
use std::path::Path;
use truestep_step::Recipe;

/// A recipe and changes to it.
#[derive(Args)]
pub struct RecipeArg {
    /// Preset (see `truestep recipes`) or path of a .toml file; `digits` if left out
    pub recipe: Option<String>,
    /// Changes one value of the recipe, such as `epochs=3` or `schedule.lr=0.01`; may be repeated
    #[arg(long, value_name = "KEY=VALUE")]
    pub set: Vec<String>,
    /// Devices that share each batch, instead of the recipe's
    #[arg(long, value_name = "R")]
    pub replicas: Option<usize>,
}

/// What is trained when nothing is said.
const DEFAULT: &str = "digits";

impl RecipeArg {
    /// The recipe's name: the preset's or the file's stem.
    pub fn name(&self) -> String {
        let path = Path::new(self.place());
        if self.is_file() {
            path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
        } else {
            self.place().to_string()
        }
    }

    /// Whether a recipe is named or changed.
    pub fn is_given(&self) -> bool {
        self.recipe.is_some() || self.changes()
    }

    /// Whether a recipe is changed.
    pub fn changes(&self) -> bool {
        !self.set.is_empty() || self.replicas.is_some()
    }

    /// The recipe, with `--set`, `--replicas` and then `more` applied.
    ///
    /// # Errors
    /// A preset or file that does not exist, and what [`Recipe::parse`] refuses.
    pub fn load(&self, more: impl IntoIterator<Item = String>) -> Result<Recipe> {
        let replicas = self.replicas.map(|replicas| format!("replicas={replicas}"));
        let overrides: Vec<String> = self.set.iter().cloned().chain(replicas).chain(more).collect();
        if !self.is_file() {
            return Ok(Recipe::preset(self.place(), &overrides)?);
        }
        let text =
            std::fs::read_to_string(self.place()).with_context(|| format!("{}: cannot be read", self.place()))?;
        Ok(Recipe::parse(self.place(), &text, &overrides)?)
    }

    fn place(&self) -> &str {
        self.recipe.as_deref().unwrap_or(DEFAULT)
    }

    fn is_file(&self) -> bool {
        Path::new(self.place()).extension().is_some_and(|e| e == "toml")
    }
}
