//! The programs of a recipe.

use crate::artifact::{Artifact, render_with};
use crate::choices::Choices;
use crate::manifest::Kind;
use crate::problem::Problems;
use crate::recipe::{Recipe, RecipeError};

/// The programs of a recipe.
#[derive(Clone, Debug)]
pub struct Programs {
    /// The train step.
    pub step: Artifact,
    /// The step of a micro-batch that ends no window, where gradients accumulate.
    pub accumulate: Option<Artifact>,
    /// Logits with the batch's own statistics.
    pub forward: Artifact,
    /// Logits with running statistics.
    pub eval_forward: Artifact,
}

impl Programs {
    /// The programs of `recipe` with these choices.
    ///
    /// # Errors
    /// As [`render_with`].
    pub fn render(recipe: &Recipe, problems: &Problems, choices: &Choices) -> Result<Self, RecipeError> {
        let Problems { train, test } = problems;
        let accumulate = (recipe.accumulate > 1).then(|| render_with(recipe, train, Kind::Accumulate, choices));
        Ok(Programs {
            step: render_with(recipe, train, Kind::TrainStep, choices)?,
            accumulate: accumulate.transpose()?,
            forward: render_with(recipe, train, Kind::Forward, choices)?,
            eval_forward: render_with(recipe, test, Kind::EvalForward, choices)?,
        })
    }

    /// Each of them.
    pub fn iter(&self) -> impl Iterator<Item = &Artifact> {
        [&self.step, &self.forward, &self.eval_forward].into_iter().chain(&self.accumulate)
    }
}
