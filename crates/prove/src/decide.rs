//! Both provers on one question.

use crate::algebra;
use crate::field;
use crate::relation::{Relation, work};
use crate::verdict::Verdict;
use crate::witness;
use std::cell::Cell;
use std::collections::{HashMap, HashSet};

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
    decide_parts(relation, &(0..relation.outputs.len()).collect::<Vec<usize>>())
}

/// As [`decide`], output i being a part of statement `of[i]`: once one part is refuted, the statement is, and its other
/// parts may be left open.
pub(crate) fn decide_parts(relation: &Relation, of: &[usize]) -> Vec<Verdict> {
    match ASKED.get() {
        Provers::Both => {}
        Provers::Algebra => return algebra::equal_programs(relation),
        Provers::Field => return field::equal_programs(relation, 1, 0),
    }
    let mut verdicts = algebra::equal_forms(relation);
    if relation.check().is_err() {
        return verdicts;
    }
    refute(relation, of, &mut verdicts);
    let open = open(of, &verdicts);
    if !open.is_empty() {
        let random = relation.restricted(&open, |relation| field::equal_programs(relation, 1, 0));
        for (i, random) in open.into_iter().zip(random) {
            verdicts[i] = match (std::mem::replace(&mut verdicts[i], NOTHING), random) {
                (Verdict::Unknown { reason }, Verdict::Unknown { reason: other }) => {
                    Verdict::Unknown { reason: format!("algebra: {reason}; field: {other}") }
                }
                (_, random) => random,
            };
        }
    }
    verdicts
}

const NOTHING: Verdict = Verdict::Unknown { reason: String::new() };

/// The outputs that are neither proved nor parts of a refuted statement.
fn open(of: &[usize], verdicts: &[Verdict]) -> Vec<usize> {
    let refuted: HashSet<usize> = (0..of.len()).filter(|&i| verdicts[i].is_refuted()).map(|i| of[i]).collect();
    let open = |i: &usize| matches!(verdicts[*i], Verdict::Unknown { .. }) && !refuted.contains(&of[*i]);
    (0..of.len()).filter(open).collect()
}

/// Refutes what running shows to differ. Of large programs only open outputs are run: of each statement first the one that
/// takes least.
fn refute(relation: &Relation, of: &[usize], verdicts: &mut [Verdict]) {
    const PROOF: &str = "the normal forms agree";
    let all = open(of, verdicts);
    if all.is_empty() {
        return;
    }
    if !witness::is_large(relation) {
        return witness::overrule(verdicts, witness::differences(relation), PROOF);
    }
    let work = |&i: &usize| work(relation.replicated, i);
    let mut cheapest: HashMap<usize, (usize, usize)> = HashMap::new();
    for i in &all {
        let taken = (work(i), *i);
        cheapest.entry(of[*i]).and_modify(|least| *least = taken.min(*least)).or_insert(taken);
    }
    let first: Vec<usize> = all.iter().copied().filter(|i| cheapest[&of[*i]].1 == *i).collect();
    for outputs in [first, all] {
        let still = open(of, verdicts);
        let outputs: Vec<usize> = outputs.into_iter().filter(|i| still.contains(i)).collect();
        if !outputs.is_empty() {
            let seen = relation.restricted(&outputs, witness::differences);
            let mut some: Vec<Verdict> = outputs.iter().map(|&i| verdicts[i].clone()).collect();
            witness::overrule(&mut some, seen, PROOF);
            outputs.into_iter().zip(some).for_each(|(i, verdict)| verdicts[i] = verdict);
        }
    }
}

thread_local! {
    static ASKED: Cell<Provers> = const { Cell::new(Provers::Both) };
}
