//! Why an engine cannot do what it is asked for.

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
}
