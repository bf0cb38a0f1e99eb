//! Both provers on one question, each overruled by what is seen at real points.
//!
//! A prover proves or leaves open, a run refutes. What a run contradicts is an error of a prover: then nothing is
//! claimed.
//!
//! It refuses to prove by itself, and to count a run without a difference for anything.

use std::cell::Cell;
use std::collections::{HashMap, HashSet};
use truestep_claim::{Input, Output, Relation, Verdict};
use truestep_field::Answer;
use truestep_ir::Func;

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
pub fn decide_parts(relation: &Relation, of: &[usize]) -> Vec<Verdict> {
    match ASKED.get() {
        Provers::Both => {}
        Provers::Algebra => return by_algebra(relation),
        Provers::Field => return by_field(relation, 1, 0),
    }
    let mut verdicts = truestep_algebra::equal_programs(relation);
    if relation.check().is_err() {
        return verdicts;
    }
    refute(relation, of, &mut verdicts);
    let open = open(of, &verdicts);
    if !open.is_empty() {
        let random = relation.restricted(&open, |relation| by_field(relation, 1, 0));
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

/// Per output: does algebra alone prove it? Refuted if running both programs shows a difference.
pub fn by_algebra(relation: &Relation) -> Vec<Verdict> {
    let mut verdicts = truestep_algebra::equal_programs(relation);
    if relation.check().is_ok() && !verdicts.iter().all(Verdict::is_proved) {
        overrule(&mut verdicts, truestep_witness::differences(relation), FORMS);
    }
    verdicts
}

/// Per output: does the field alone prove it, at `samples` random points or more? Refuted if running both programs
/// shows a difference; a proof about programs that compare numbers is checked at a real point.
pub fn by_field(relation: &Relation, samples: usize, seed: u64) -> Vec<Verdict> {
    match truestep_field::equal_programs(relation, samples, seed) {
        Ok(Answer { mut verdicts, compares }) => {
            if !verdicts.iter().all(Verdict::is_proved) {
                overrule(&mut verdicts, truestep_witness::differences(relation), VALUES);
            } else if compares {
                overrule(&mut verdicts, truestep_witness::contradictions(relation), VALUES);
            }
            verdicts
        }
        Err(reason) => vec![Verdict::Unknown { reason }; relation.outputs.len().max(1)],
    }
}

/// Per result: do two programs of one device compute the same? As [`by_field`].
pub fn equal_by_field(lhs: &Func, rhs: &Func, samples: usize, seed: u64) -> Vec<Verdict> {
    let inputs = vec![Input::Replicated; lhs.body.params.len()];
    let outputs = vec![Output::Replicated; lhs.body.results.len()];
    by_field(&Relation { single: lhs, replicated: rhs, replicas: 1, inputs, outputs }, samples, seed)
}

/// What a proof by algebra says.
const FORMS: &str = "the normal forms agree";

/// What a proof by the field says: a comparison may have fallen as it cannot over the reals.
const VALUES: &str = "equal in the field";

/// What was seen by running decides: an open equation is refuted, and a proof that a run contradicts is an error of a
/// prover, of which nothing is claimed.
fn overrule(verdicts: &mut [Verdict], witnesses: Vec<Option<String>>, proof: &str) {
    for (verdict, witness) in verdicts.iter_mut().zip(witnesses) {
        match (&verdict, witness) {
            (Verdict::Unknown { .. }, Some(witness)) => *verdict = Verdict::Refuted { witness },
            (Verdict::Proved { .. }, Some(witness)) => {
                *verdict = Verdict::Unknown { reason: format!("{proof}, yet {witness}") };
            }
            _ => {}
        }
    }
}

const NOTHING: Verdict = Verdict::Unknown { reason: String::new() };

/// The outputs that are neither proved nor parts of a refuted statement.
fn open(of: &[usize], verdicts: &[Verdict]) -> Vec<usize> {
    let refuted: HashSet<usize> = (0..of.len()).filter(|&i| verdicts[i].is_refuted()).map(|i| of[i]).collect();
    let open = |i: &usize| matches!(verdicts[*i], Verdict::Unknown { .. }) && !refuted.contains(&of[*i]);
    (0..of.len()).filter(open).collect()
}

/// Refutes what running shows to differ. Of large programs only open outputs are run: of each statement first the one
/// that takes least.
fn refute(relation: &Relation, of: &[usize], verdicts: &mut [Verdict]) {
    let all = open(of, verdicts);
    if all.is_empty() {
        return;
    }
    if !truestep_witness::is_large(relation) {
        return overrule(verdicts, truestep_witness::differences(relation), FORMS);
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
            let seen = relation.restricted(&outputs, truestep_witness::differences);
            let mut some: Vec<Verdict> = outputs.iter().map(|&i| verdicts[i].clone()).collect();
            overrule(&mut some, seen, FORMS);
            outputs.into_iter().zip(some).for_each(|(i, verdict)| verdicts[i] = verdict);
        }
    }
}

/// How many numbers are computed for a result.
fn work(func: &Func, result: usize) -> usize {
    let mut needed = HashSet::from([func.body.results[result]]);
    let mut numbers = 0;
    for instr in func.body.instrs.iter().rev() {
        if instr.results.iter().any(|v| needed.contains(v)) {
            needed.extend(&instr.operands);
            numbers += instr.results.iter().map(|&v| func.ty(v).numel()).sum::<usize>();
        }
    }
    numbers
}

thread_local! {
    static ASKED: Cell<Provers> = const { Cell::new(Provers::Both) };
}
