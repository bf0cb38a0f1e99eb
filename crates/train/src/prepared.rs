//! What a run and a measurement of its step begin with.

use truestep_engine::{DeviceValue, Engine};
use truestep_step::{Choices, InitialState, Mask, Problem, Problems, Programs, Recipe, RecipeError, masks};

use crate::autotune::tune;
use crate::error::TrainError;
use crate::forms::needed_forms;
use crate::observer::Observer;
use crate::program::TrainProgram;

/// A recipe with its programs, for the images that it is about.
#[derive(Clone, Debug)]
pub struct Prepared {
    recipe: Recipe,
    problems: Problems,
    programs: Programs,
}

impl Prepared {
    /// `recipe` for these images, with these choices.
    ///
    /// # Errors
    /// As [`Programs::render`].
    pub fn new(recipe: Recipe, problems: Problems, choices: &Choices) -> Result<Self, RecipeError> {
        let programs = Programs::render(&recipe, &problems, choices)?;
        Ok(Self { recipe, problems, programs })
    }

    /// The recipe.
    pub fn recipe(&self) -> &Recipe {
        &self.recipe
    }

    /// The images that are trained on.
    pub fn problem(&self) -> &Problem {
        &self.problems.train
    }

    /// The programs.
    pub fn programs(&self) -> &Programs {
        &self.programs
    }

    /// Renders the programs anew in the forms that `engine` needs, if there are any.
    ///
    /// # Errors
    /// As [`Programs::render`].
    pub fn need(&mut self, engine: &dyn Engine) -> Result<(), RecipeError> {
        let forms = needed_forms(engine.row(), self.programs.iter());
        if !forms.is_empty() {
            let choices = Choices { forms, ..Choices::default() };
            self.programs = Programs::render(&self.recipe, &self.problems, &choices)?;
        }
        Ok(())
    }

    /// Renders the programs anew with what suits `engine` best; an engine without a choice leaves them as they are.
    ///
    /// # Errors
    /// As [`tune`].
    pub fn tune(&mut self, engine: &dyn Engine, observer: &mut dyn Observer) -> Result<(), TrainError> {
        if let Some(tuner) = engine.tuner() {
            let programs = |choices: &Choices| Programs::render(&self.recipe, &self.problems, choices);
            self.programs = programs(&tune(tuner, &programs, observer)?)?;
        }
        Ok(())
    }

    /// Compiles what a training runs.
    ///
    /// # Errors
    /// As [`TrainProgram::compile`].
    pub fn compile(&self, engine: &dyn Engine) -> Result<TrainProgram, TrainError> {
        TrainProgram::compile(engine, &self.programs.step, self.programs.accumulate.as_ref())
    }

    /// The state that training starts from, on the device.
    ///
    /// # Errors
    /// The device's.
    pub fn initial_state(&self, program: &TrainProgram) -> Result<Vec<DeviceValue>, TrainError> {
        let initial = InitialState::new(&self.recipe, self.problem())?;
        program.upload_state(program.state_slots().map(|slot| initial.of(slot)).collect())
    }

    /// The masks of the step, in the order of its inputs.
    ///
    /// # Errors
    /// As [`masks`].
    pub fn masks(&self) -> Result<Vec<Mask>, RecipeError> {
        masks(&self.recipe, self.problem())
    }
}
