//! Why an engine cannot do what it is asked for.

use std::io;
use std::path::{Path, PathBuf};

use truestep_interp::EvalError;

/// What went wrong between this process and an engine.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum EngineError {
    /// The engine is not installed.
    #[error("{engine}: expected {expected}, found none; {how}")]
    Missing {
        /// The engine's name.
        engine: &'static str,
        /// What it needs.
        expected: &'static str,
        /// How to obtain it.
        how: &'static str,
    },
    /// The engine does not run such modules.
    #[error("{engine} declines the module: {reason}")]
    Declined {
        /// The engine's name.
        engine: &'static str,
        /// The reason that its row gives.
        reason: &'static str,
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
    /// A PJRT plugin or its device failed.
    #[error("xla: {0}")]
    Pjrt(#[from] truestep_pjrt::Error),
    /// An engine could not be installed.
    #[error("{engine}: {source}; `truestep setup {engine}` begins anew")]
    Install {
        /// The engine's name.
        engine: &'static str,
        /// What kept it from being installed.
        source: truestep_pjrt::Error,
    },
    /// An engine that runs as a process is not as expected, or did not do what was expected of it.
    #[error("{engine}: expected {expected}, found {found}; {how}")]
    Failed {
        /// The engine's name.
        engine: &'static str,
        /// What was expected.
        expected: String,
        /// What was found instead.
        found: String,
        /// How to obtain what was expected, or to go on.
        how: &'static str,
    },
    /// The operating system refused to read or write a file of an engine.
    #[error("{engine}: {}: {source}", path.display())]
    File {
        /// The engine's name.
        engine: &'static str,
        /// The file.
        path: PathBuf,
        /// The system's reason.
        source: io::Error,
    },
    /// The interpreter cannot run a module.
    #[error("{engine}: {source}")]
    Interpreter {
        /// The engine's name.
        engine: &'static str,
        /// Why.
        source: Box<EvalError>,
    },
}

impl EngineError {
    /// A request that breaks `rule`.
    pub(crate) fn request(rule: impl ToString, expected: impl ToString, found: impl ToString) -> Self {
        Self::Request { rule: rule.to_string(), expected: expected.to_string(), found: found.to_string() }
    }

    /// An engine that is not as expected.
    pub(crate) fn failed(
        engine: &'static str,
        expected: impl ToString,
        found: impl ToString,
        how: &'static str,
    ) -> Self {
        Self::Failed { engine, expected: expected.to_string(), found: found.to_string(), how }
    }

    /// For `map_err`: the file's path around the system's reason.
    pub(crate) fn file(engine: &'static str, path: &Path) -> impl FnOnce(io::Error) -> Self {
        let path = path.to_owned();
        move |source| Self::File { engine, path, source }
    }
}
