//! The parts of the optimizer stage that every rule shares, found by the values that the manifest names and by roles.

use crate::graph::Graph;
use truestep_ir::{Binary, Instr, Op, Unary, ValueId};
use truestep_step::{Role, Values};

/// `mean = sum/n'` with `sum = kept + g`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mean {
    pub(crate) mean: ValueId,
    pub(crate) sum: ValueId,
    /// `keep·G`
    pub(crate) kept: ValueId,
    /// G
    pub(crate) old: ValueId,
    /// Of the output G'.
    pub(crate) number: usize,
}

/// `n' = kept + 1`
#[derive(Clone, Copy, Debug)]
pub(crate) struct Number {
    pub(crate) new: ValueId,
    /// `keep·n`
    pub(crate) kept: ValueId,
    /// n
    pub(crate) old: ValueId,
}

/// `clipped = factor·averaged` with `factor = min(1, ratio)`, `ratio = C/(norm + ε)`, `norm = √total`.
#[derive(Clone, Debug)]
pub(crate) struct Clip {
    pub(crate) averaged: Vec<ValueId>,
    pub(crate) clipped: Vec<ValueId>,
    pub(crate) factor: ValueId,
    pub(crate) ratio: ValueId,
    pub(crate) limit: f64,
    pub(crate) norm: ValueId,
    pub(crate) total: ValueId,
}

/// `new` under a condition, or else `old`: a state output.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Guarded {
    pub(crate) output: ValueId,
    pub(crate) number: usize,
    pub(crate) new: ValueId,
    pub(crate) old: ValueId,
}

/// `E' = d·E + (1 − d)·value`, where the step counts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Average {
    pub(crate) guarded: Guarded,
    /// `d·E` and `(1 − d)·value`
    pub(crate) parts: [ValueId; 2],
    /// What is averaged: the new value before its own guard, and the old one.
    pub(crate) value: ValueId,
    pub(crate) before: ValueId,
}

impl<'a> Graph<'a> {
    /// What the manifest names.
    pub(crate) fn values(&self) -> Option<Values<ValueId>> {
        self.manifest.values.as_ref()?.find(self.func).ok()
    }

    /// Every parameter's mean over its window.
    pub(crate) fn means(&self) -> Option<Vec<Mean>> {
        let values = self.values()?;
        let outputs = self.numbers(Role::Accumulator).zip(self.outputs(Role::Accumulator));
        let of = |(mean, (number, sum)): (ValueId, (usize, ValueId))| {
            let [kept, _] = self.binary(sum, Binary::Add)?;
            let old = self.definition(kept).filter(|instr| instr.op == Op::Select)?.operands[1];
            Some(Mean { mean, sum, kept, old, number })
        };
        let means: Option<Vec<Mean>> = values.means.into_iter().zip(outputs).map(of).collect();
        means.filter(|means| !means.is_empty())
    }

    /// The number of micro-batches.
    pub(crate) fn count(&self) -> Option<Number> {
        let new = self.outputs(Role::AccumulatorCount).next()?;
        let (kept, _) = self.with_constant(new, Binary::Add)?;
        let old = self.definition(kept).filter(|instr| instr.op == Op::Select)?.operands[1];
        Some(Number { new, kept, old })
    }

    /// Clipping.
    pub(crate) fn clip(&self) -> Option<Clip> {
        let values = self.values()?;
        let [spread, _] = self.binary(*values.clipped.first()?, Binary::Multiply)?;
        let (factor, _) = self.spread(spread)?;
        let [_, ratio] = self.binary(factor, Binary::Minimum)?;
        let [limit, shifted] = self.binary(ratio, Binary::Divide)?;
        let (norm, _) = self.with_constant(shifted, Binary::Add)?;
        let (limit, total) = (self.constant(limit)?, self.unary(norm, Unary::Sqrt)?);
        let averaged = values.averaged().to_vec();
        Some(Clip { averaged, clipped: values.clipped, factor, ratio, limit, norm, total })
    }

    /// The guarded outputs with this role.
    pub(crate) fn guards(&self, role: Role) -> Option<Vec<Guarded>> {
        let of = |(number, output): (usize, ValueId)| match self.definition(output) {
            Some(Instr { op: Op::Select, operands, .. }) => {
                Some(Guarded { output, number, new: operands[1], old: operands[2] })
            }
            _ => None,
        };
        let all: Option<Vec<Guarded>> = self.numbers(role).zip(self.outputs(role)).map(of).collect();
        all.filter(|all| !all.is_empty())
    }

    /// The moving averages of what has this role.
    pub(crate) fn averages(&self, of: Role) -> Option<Vec<Average>> {
        let averaged = self.guards(of)?;
        let average = |(guarded, own): (Guarded, Guarded)| {
            let parts = self.binary(guarded.new, Binary::Add)?;
            Some(Average { guarded, parts, value: own.new, before: own.old })
        };
        self.guards(of.average()?)?.into_iter().zip(averaged).map(average).collect()
    }
}
