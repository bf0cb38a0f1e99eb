//! What a law is, and how it is decided.

use crate::language::{Point, Term};
use truestep_claim::{Method, Verdict};
use truestep_kernel::{Condition, Kernel};

/// A statement for all sizes, with wrong variants that must not be provable.
#[derive(Clone, Copy, Debug)]
pub struct Law {
    /// Stable name, such as `P2γ`.
    pub id: &'static str,
    /// What it says, in one line.
    pub statement: &'static str,
    /// For which sizes.
    pub scope: &'static str,
    pub(crate) claims: fn() -> Claims,
}

/// A statement that is no law.
#[derive(Clone, Copy, Debug)]
pub struct NonLaw {
    /// Stable name.
    pub id: &'static str,
    /// What it says, in one line.
    pub statement: &'static str,
    pub(crate) given: &'static [(&'static str, &'static [f64])],
    pub(crate) claim: fn() -> Claim,
}

/// An equation between two terms.
#[derive(Clone, Debug)]
pub struct Claim {
    /// Which part of the law, or which mistake.
    pub what: &'static str,
    /// Left side.
    pub lhs: Term,
    /// Right side.
    pub rhs: Term,
}

/// The equations that make up a law, and mistakes.
#[derive(Clone, Debug, Default)]
pub(crate) struct Claims {
    /// All of them hold.
    laws: Vec<Claim>,
    /// None of them holds.
    mistakes: Vec<Claim>,
}

impl NonLaw {
    /// Refutes the statement at its inputs.
    pub fn decide(&self) -> Verdict {
        let claim = (self.claim)();
        match (Point { seed: 0, given: self.given }).difference(&claim.lhs, &claim.rhs) {
            Some(witness) => Verdict::Refuted { witness: format!("{}: {witness}", claim.what) },
            None => Verdict::Unknown { reason: "the sides agree at its inputs".into() },
        }
    }
}

impl Law {
    /// Proves each equation of the law in a kernel of its own.
    pub fn prove(&self) -> Verdict {
        let laws = self.claims();
        if laws.is_empty() {
            return Verdict::Unknown { reason: "the law has no equations".into() };
        }
        let mut conditions: Vec<String> = Vec::new();
        for claim in laws {
            match claim.decide(self.scope) {
                Verdict::Proved { side_conditions, .. } => conditions.extend(side_conditions),
                Verdict::Refuted { witness } => {
                    return Verdict::Refuted { witness: format!("{}: {witness}", claim.what) };
                }
                Verdict::Unknown { reason } => return Verdict::Unknown { reason: format!("{}: {reason}", claim.what) },
            }
        }
        conditions.sort();
        conditions.dedup();
        Verdict::Proved { method: Method::Algebra, scope: self.scope.into(), bound: None, side_conditions: conditions }
    }

    /// The equations of the law.
    pub fn claims(&self) -> Vec<Claim> {
        (self.claims)().laws
    }

    /// Wrong variants of the law.
    pub fn mistakes(&self) -> Vec<Claim> {
        (self.claims)().mistakes
    }
}

impl Claim {
    /// Equal normal forms prove the equation; a point where the sides differ refutes it.
    pub fn decide(&self, scope: &str) -> Verdict {
        let mut kernel = Kernel::default();
        let (lhs, rhs) = (self.lhs.form(&mut kernel), self.rhs.form(&mut kernel));
        if let Some(theorem) = kernel.equal(&lhs, &rhs) {
            let show = |condition: &Condition| kernel.show_condition(condition);
            let side_conditions = theorem.conditions().iter().map(show).collect();
            return Verdict::Proved { method: Method::Algebra, scope: scope.into(), bound: None, side_conditions };
        }
        match (0..4).find_map(|seed| Point { seed, given: &[] }.difference(&self.lhs, &self.rhs)) {
            Some(witness) => Verdict::Refuted { witness },
            None => Verdict::Unknown { reason: kernel.explain(&lhs, &rhs) },
        }
    }
}

impl Claims {
    pub(crate) fn law(mut self, what: &'static str, lhs: &Term, rhs: &Term) -> Self {
        self.laws.push(Claim { what, lhs: lhs.clone(), rhs: rhs.clone() });
        self
    }

    pub(crate) fn mistake(mut self, what: &'static str, lhs: &Term, rhs: &Term) -> Self {
        self.mistakes.push(Claim { what, lhs: lhs.clone(), rhs: rhs.clone() });
        self
    }
}
