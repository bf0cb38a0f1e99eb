use std::{io, path::PathBuf};

use truestep_data::DataError;
use truestep_step::{Mismatch, RecipeError};

/// Why training, evaluation or prediction stopped.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum TrainError {
    /// The recipe cannot be rendered.
    #[error(transparent)]
    Recipe(#[from] RecipeError),
    /// The data cannot be read or delivered.
    #[error(transparent)]
    Data(#[from] DataError),
    /// A text and its manifest, or an artifact and the request, disagree.
    #[error(transparent)]
    Mismatch(#[from] Mismatch),
    /// An engine failed, or declines a program.
    #[error(transparent)]
    Engine(#[from] truestep_engine::EngineError),
    /// The operating system refused to read or write a file.
    #[error("{}: {source}", path.display())]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// The system's reason.
        source: io::Error,
    },
    /// A file does not hold what it should.
    #[error("{}: {rule}: expected {expected}, found {found}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// The rule that is broken.
        rule: String,
        /// What the rule asks for.
        expected: String,
        /// What the file holds.
        found: String,
    },
    /// A file of weights is not one of the network.
    #[error("{}: {mismatch}", path.display())]
    Weights {
        /// The file.
        path: PathBuf,
        /// Every key that differs.
        mismatch: WeightsMismatch,
    },
    /// A request that cannot be met.
    #[error("{rule}: expected {expected}, found {found}")]
    Request {
        /// The rule that the request breaks.
        rule: String,
        /// What the rule asks for.
        expected: String,
        /// What was requested.
        found: String,
    },
    /// The step's text is not the recipe.
    #[error("the step is not its recipe: {law}: {witness}")]
    Refuted {
        /// The law that fails.
        law: String,
        /// Where.
        witness: String,
    },
    /// Training has left the finite numbers.
    #[error("step {step} (epoch {epoch}): {what} is not finite; {}", last(.checkpoint))]
    NonFinite {
        /// The step, from 1.
        step: u64,
        /// Its epoch, from 1.
        epoch: u64,
        /// What is not finite.
        what: &'static str,
        /// The step of the last checkpoint, which is from before.
        checkpoint: Option<u64>,
    },
}

/// The keys by which a file of weights and a network differ.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WeightsMismatch {
    /// Tensors of the network that the file lacks.
    pub missing: Vec<String>,
    /// Tensors of the file that the network has no use for.
    pub extra: Vec<String>,
    /// Tensors of another type, with what was expected and what was found.
    pub misshaped: Vec<String>,
}

impl std::fmt::Display for WeightsMismatch {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let parts = [("missing", &self.missing), ("extra", &self.extra), ("misshaped", &self.misshaped)];
        let parts = parts.iter().filter(|(_, keys)| !keys.is_empty());
        let parts: Vec<String> = parts.map(|(what, keys)| format!("{what}: {}", keys.join(", "))).collect();
        f.write_str(&parts.join("; "))
    }
}

fn last(checkpoint: &Option<u64>) -> String {
    match checkpoint {
        Some(step) => format!("the last checkpoint is that of step {step}"),
        None => "there is no checkpoint yet".to_owned(),
    }
}

impl TrainError {
    /// For `map_err`: an error of the operating system about `path`.
    pub(crate) fn io(path: impl Into<PathBuf>) -> impl FnOnce(io::Error) -> Self {
        let path = path.into();
        move |source| Self::Io { path, source }
    }

    /// `path` breaks `rule`.
    pub(crate) fn file(
        path: impl Into<PathBuf>,
        rule: impl ToString,
        expected: impl ToString,
        found: impl ToString,
    ) -> Self {
        let (rule, expected, found) = (rule.to_string(), expected.to_string(), found.to_string());
        Self::File { path: path.into(), rule, expected, found }
    }

    /// A request that breaks `rule`.
    pub(crate) fn request(rule: impl ToString, expected: impl ToString, found: impl ToString) -> Self {
        Self::Request { rule: rule.to_string(), expected: expected.to_string(), found: found.to_string() }
    }
}
