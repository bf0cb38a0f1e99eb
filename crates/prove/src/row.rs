//! What was decided of one law.

use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::ops::ControlFlow;
use truestep_claim::{Method, Verdict};

/// What became of one law.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Row {
    /// Stable name of the law.
    pub law: Cow<'static, str>,
    /// What it says, in one line.
    pub statement: Cow<'static, str>,
    /// Whether the recipe claims it.
    pub claimed: bool,
    /// The answer.
    pub verdict: Verdict,
    /// Number of equations that make it up.
    pub parts: usize,
    /// Time it took, in seconds; 0 if it was decided with the law before.
    pub seconds: f64,
}

/// A law with the verdict on each of its parts.
pub(crate) struct Decided {
    pub(crate) law: &'static str,
    pub(crate) statement: &'static str,
    pub(crate) claimed: bool,
    pub(crate) parts: Vec<(String, Verdict)>,
}

impl Decided {
    pub(crate) fn new(law: &'static str, statement: &'static str, parts: Vec<(String, Verdict)>) -> Self {
        Decided { law, statement, claimed: true, parts }
    }

    pub(crate) fn unknown(law: &'static str, statement: &'static str, reason: String) -> Self {
        Decided::new(law, statement, vec![(String::new(), Verdict::Unknown { reason })])
    }

    pub(crate) fn into_row(self, seconds: f64) -> Row {
        let Decided { law, statement, claimed, parts } = self;
        let (law, statement) = (law.into(), statement.into());
        Row { law, statement, claimed, parts: parts.len(), verdict: Verdict::all(parts), seconds }
    }
}

/// Takes what was decided, and says whether to go on.
pub(crate) type Push<'p> = dyn FnMut(Decided) -> ControlFlow<()> + 'p;

/// What can be read off the text holds.
pub(crate) fn read_off(scope: &str) -> Verdict {
    Verdict::Proved { method: Method::Text, scope: scope.into(), bound: None, side_conditions: Vec::new() }
}

/// The verdict, found at some place only.
pub(crate) fn within(verdict: Verdict, place: &str) -> Verdict {
    match verdict {
        Verdict::Proved { method, bound, side_conditions, .. } => {
            Verdict::Proved { method, scope: place.into(), bound, side_conditions }
        }
        Verdict::Refuted { witness } => Verdict::Refuted { witness: format!("{place}: {witness}") },
        Verdict::Unknown { reason } => Verdict::Unknown { reason: format!("{place}: {reason}") },
    }
}
