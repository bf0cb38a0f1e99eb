//! What a rule is asked, and what it answers.

use crate::error::NotDifferentiable;
use std::collections::HashSet;
use truestep_ir::{Instr, ValueId};

/// One cotangent per input of the instruction; `None` where there is none or nobody asks.
pub(crate) type Cotangents = Vec<Option<ValueId>>;
pub(crate) type Result<T = Cotangents> = std::result::Result<T, NotDifferentiable>;

/// An instruction at the moment its rule is asked.
pub(crate) struct Site<'a> {
    pub(crate) instr: &'a Instr,
    /// Operands, then the values its regions read from outside. A rule answers with one entry for each.
    pub(crate) inputs: Vec<ValueId>,
    /// Cotangents of the results; at least one is there.
    pub(crate) cts: Vec<Option<ValueId>>,
    /// The values that depend on what is asked for.
    pub(crate) varied: &'a HashSet<ValueId>,
}

impl Site<'_> {
    /// The cotangent of the only result.
    pub(crate) fn ct(&self) -> ValueId {
        self.cts[0].expect("the only result has a cotangent")
    }

    /// The only result.
    pub(crate) fn result(&self) -> ValueId {
        self.instr.results[0]
    }

    /// True if the cotangent of input `i` is asked for.
    pub(crate) fn wants(&self, i: usize) -> bool {
        self.varied.contains(&self.inputs[i])
    }

    /// True if the cotangent of a value that the regions read from outside is asked for.
    pub(crate) fn wants_outside(&self) -> bool {
        (self.instr.operands.len()..self.inputs.len()).any(|i| self.wants(i))
    }

    /// The error for this op.
    pub(crate) fn fail(&self, reason: &'static str) -> NotDifferentiable {
        NotDifferentiable { loc: self.instr.loc, op: self.instr.op.info().name, reason }
    }
}

/// Steps and integers: the derivative is zero wherever there is one.
pub(crate) fn no_cotangent(s: &Site) -> Cotangents {
    vec![None; s.inputs.len()]
}
