//! Both provers on one question.

use crate::algebra;
use crate::field;
use crate::relation::Relation;
use crate::verdict::Verdict;
use std::cell::Cell;

/// Which provers [`decide`] asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Provers {
    /// Exact normal forms; what they leave open, at random points of a field.
    Both,
    /// Exact normal forms.
    Algebra,
    /// Random points of a field.
    Field,
}

impl Provers {
    /// Has [`decide`] ask these provers only, on this thread, while `question` runs: to measure what each settles.
    pub fn asked<T>(self, question: impl FnOnce() -> T) -> T {
        let before = ASKED.replace(self);
        let answer = question();
        ASKED.set(before);
        answer
    }
}

/// Per output: does the replicas' program compute what the one-device program does on the global batch? By exact normal
/// forms; what they leave open, at random points of a field.
pub fn decide(relation: &Relation) -> Vec<Verdict> {
    let provers = ASKED.get();
    let at_random = || field::equal_programs(relation, 1, 0);
    if provers == Provers::Field {
        return at_random();
    }
    let exact = algebra::equal_programs(relation);
    if provers == Provers::Algebra || !exact.iter().any(|verdict| matches!(verdict, Verdict::Unknown { .. })) {
        return exact;
    }
    let settle = |(exact, random): (Verdict, Verdict)| match (exact, random) {
        (Verdict::Unknown { reason }, Verdict::Unknown { reason: other }) => {
            Verdict::Unknown { reason: format!("algebra: {reason}; field: {other}") }
        }
        (Verdict::Unknown { .. }, random) => random,
        (exact, _) => exact,
    };
    exact.into_iter().zip(at_random()).map(settle).collect()
}

thread_local! {
    static ASKED: Cell<Provers> = const { Cell::new(Provers::Both) };
}
