//! What a prover answers.

use serde::{Deserialize, Serialize};
use std::fmt;

/// How a statement was decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Method {
    /// Equal normal forms, for all real inputs.
    Algebra,
    /// Equal values at random points of a finite field.
    Field,
    /// Read off the text.
    Text,
}

/// The answer to "is this statement true?". Unknown is never success.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "verdict", rename_all = "kebab-case")]
pub enum Verdict {
    /// It holds.
    Proved {
        /// How that was decided.
        method: Method,
        /// For which sizes, texts or programs.
        scope: String,
        /// Probability that it is false nevertheless; none if the method is exact.
        bound: Option<f64>,
        /// What the inputs must satisfy, such as a positive argument under a root.
        side_conditions: Vec<String>,
    },
    /// It fails.
    Refuted {
        /// Inputs at which it fails, and the two values.
        witness: String,
    },
    /// Not decided.
    Unknown {
        /// What stood in the way.
        reason: String,
    },
}

impl Verdict {
    /// True if the statement holds.
    pub fn is_proved(&self) -> bool {
        matches!(self, Verdict::Proved { .. })
    }

    /// True if the statement fails.
    pub fn is_refuted(&self) -> bool {
        matches!(self, Verdict::Refuted { .. })
    }
}

impl fmt::Display for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Method::Algebra => "algebra",
            Method::Field => "field",
            Method::Text => "text",
        })
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Verdict::Proved { method, scope, bound, side_conditions } => {
                write!(f, "proved by {method}, {scope}")?;
                if let Some(bound) = bound {
                    write!(f, ", error below {bound:.1e}")?;
                }
                if !side_conditions.is_empty() {
                    write!(f, ", where {}", side_conditions.join(", "))?;
                }
                Ok(())
            }
            Verdict::Refuted { witness } => write!(f, "refuted: {witness}"),
            Verdict::Unknown { reason } => write!(f, "unknown: {reason}"),
        }
    }
}
