//! What a prover answers.

use serde::{Deserialize, Serialize};
use std::fmt;

/// How a statement was decided, the strongest way first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Method {
    /// Read off the text.
    Text,
    /// Equal normal forms, for all real inputs.
    Algebra,
    /// Equal values at random points of a finite field.
    Field,
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

    /// One verdict for all of several named parts: refuted if one is, proved if each is. Of proofs it has the weakest
    /// method with its scope, the sum of the bounds, and every side condition. No parts prove nothing.
    pub fn all(parts: impl IntoIterator<Item = (String, Verdict)>) -> Verdict {
        let mut all = None;
        for (part, verdict) in parts {
            let named = |text: String| if part.is_empty() { text } else { format!("{part}: {text}") };
            all = Some(match (all, verdict) {
                (_, Verdict::Refuted { witness }) => return Verdict::Refuted { witness: named(witness) },
                (Some(Verdict::Unknown { reason }), _) => Verdict::Unknown { reason },
                (_, Verdict::Unknown { reason }) => Verdict::Unknown { reason: named(reason) },
                (
                    Some(Verdict::Proved { method: m, scope: s, bound: a, side_conditions: mut conditions }),
                    Verdict::Proved { method, scope, bound, side_conditions },
                ) => {
                    let (method, scope) = if method > m { (method, scope) } else { (m, s) };
                    let bound = a.zip(bound).map(|(a, b)| a + b).or(a).or(bound);
                    conditions.extend(side_conditions);
                    conditions.sort();
                    conditions.dedup();
                    Verdict::Proved { method, scope, bound, side_conditions: conditions }
                }
                (_, proved) => proved,
            });
        }
        all.unwrap_or_else(|| Verdict::Unknown { reason: "there is nothing to decide".into() })
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_is_no_stronger_than_any() {
        let proved = |method, bound| Verdict::Proved {
            method,
            scope: format!("by {method}"),
            bound,
            side_conditions: vec!["x > 0".into()],
        };
        let part = |verdict: &Verdict| ("a".to_string(), verdict.clone());
        let [exact, random] = [proved(Method::Algebra, None), proved(Method::Field, Some(1e-9))];
        let both = Verdict::all([&exact, &random, &random, &exact].map(part));
        assert_eq!(both, proved(Method::Field, Some(2e-9)));
        let unknown = Verdict::Unknown { reason: "why".into() };
        assert_eq!(Verdict::all([&exact, &unknown, &random].map(part)), Verdict::Unknown { reason: "a: why".into() });
        let refuted = Verdict::Refuted { witness: "at 0".into() };
        assert!(Verdict::all([&unknown, &refuted, &exact].map(part)).is_refuted());
        assert!(!Verdict::all([]).is_proved());
    }
}
