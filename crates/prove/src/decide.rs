//! Both provers on one question.

use crate::algebra;
use crate::field;
use crate::relation::Relation;
use crate::verdict::Verdict;

/// Per output: does the replicas' program compute what the one-device program does on the global batch? By exact normal
/// forms; what they leave open, at random points of a field.
pub fn decide(relation: &Relation) -> Vec<Verdict> {
    let exact = algebra::equal_programs(relation);
    if !exact.iter().any(|verdict| matches!(verdict, Verdict::Unknown { .. })) {
        return exact;
    }
    let random = field::equal_programs(relation, 1, 0);
    let settle = |(exact, random): (Verdict, Verdict)| match (exact, random) {
        (Verdict::Unknown { reason }, Verdict::Unknown { reason: other }) => {
            Verdict::Unknown { reason: format!("algebra: {reason}; field: {other}") }
        }
        (Verdict::Unknown { .. }, random) => random,
        (exact, _) => exact,
    };
    exact.into_iter().zip(random).map(settle).collect()
}
