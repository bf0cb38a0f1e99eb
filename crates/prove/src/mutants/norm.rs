//! Batch norms with batch statistics, found by dataflow.

use super::graph::{Exchange, Graph};
use truestep_ir::{Binary, Instr, Op, Unary, ValueId};

/// One batch norm: x̂ = (x − μ)·(σ² + ε)^(−1/2), y = γ·x̂ + β, and its closed-form backward.
#[derive(Clone, Debug)]
pub(crate) struct Norm<'a> {
    /// The input.
    pub(crate) x: ValueId,
    /// The dimensions that statistics are taken over.
    pub(crate) over: &'a [usize],
    /// The dimension that statistics lie along.
    pub(crate) channel: &'a [usize],
    /// μ, and that of one replica (the same value where nothing is exchanged).
    pub(crate) mean: Shared,
    /// σ², and that of one replica.
    pub(crate) var: Shared,
    /// `σ²_r + (μ_r − μ)²`, where it is exchanged.
    pub(crate) corrected: Option<ValueId>,
    /// ε
    pub(crate) eps: f64,
    /// The backward, where there is one.
    pub(crate) backward: Option<Backward>,
}

/// A statistic of the global batch and of one replica's share of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shared {
    pub(crate) global: ValueId,
    pub(crate) local: ValueId,
}

/// The backward of a batch norm.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Backward {
    /// The cotangent of y.
    pub(crate) dy: ValueId,
    /// `Σ dy·x̂`
    pub(crate) dgamma: ValueId,
    /// `Σ dy`
    pub(crate) dbeta: ValueId,
    /// `[mean dx̂ ‖ mean(x̂·dx̂)]`, averaged over the replicas.
    pub(crate) packed: Option<Exchange>,
}

impl<'a> Graph<'a> {
    /// Every batch norm that takes its statistics of the batch, in forward order.
    pub(crate) fn norms(&self) -> Vec<Norm<'a>> {
        let rsqrt = |instr: &&Instr| instr.op == Op::Unary(Unary::Rsqrt);
        self.func.body.instrs.iter().filter(rsqrt).filter_map(|instr| self.norm(instr)).collect()
    }

    fn norm(&self, rsqrt: &Instr) -> Option<Norm<'a>> {
        let (var, eps) = self.with_constant(rsqrt.operands[0], Binary::Add)?;
        let (xhat, x, mean, channel) = self.readers(rsqrt.results[0]).find_map(|spread| {
            self.partners(*spread.results.first()?, Binary::Multiply).find_map(|(xhat, centred)| {
                let [x, mean] = self.binary(centred, Binary::Subtract)?;
                let (mean, channel) = self.spread(mean)?;
                Some((xhat, x, mean, channel))
            })
        })?;
        let local_mean = self.exchange(mean).map_or(mean, |e| e.local);
        let (total, _) = self.with_constant(local_mean, Binary::Divide)?;
        let (_, over) = self.sum(total).filter(|&(summed, _)| summed == x)?;
        let corrected = self.exchange(var).map(|e| e.local);
        let local_var = match corrected {
            Some(sum) => self.binary(sum, Binary::Add)?.into_iter().find(|&v| self.is_mean(v))?,
            None => var,
        };
        Some(Norm {
            x,
            over,
            channel,
            mean: Shared { global: mean, local: local_mean },
            var: Shared { global: var, local: local_var },
            corrected,
            eps,
            backward: self.norm_backward(xhat, over),
        })
    }

    /// True for a sum divided by a constant.
    fn is_mean(&self, v: ValueId) -> bool {
        self.with_constant(v, Binary::Divide).is_some_and(|(total, _)| self.sum(total).is_some())
    }

    fn norm_backward(&self, xhat: ValueId, over: &[usize]) -> Option<Backward> {
        let sum_of = |v: ValueId| {
            let sums = self.readers(v).map(|instr| instr.results[0]);
            sums.into_iter().find(|&s| self.sum(s).is_some_and(|(of, dims)| of == v && dims == over))
        };
        let (dgamma, dy) =
            self.partners(xhat, Binary::Multiply).find_map(|(product, dy)| Some((sum_of(product)?, dy)))?;
        let dbeta = sum_of(dy)?;
        // γ·dγ/M, then the packed vector, then its mean
        let packed = self.partners(dgamma, Binary::Multiply).find_map(|(scaled, _)| {
            let mean = self.partners(scaled, Binary::Divide).next()?.0;
            let vector = self.readers(mean).find(|i| i.op == Op::Concatenate(0))?.results[0];
            let sum = self.readers(vector).find(|i| matches!(i.op, Op::AllReduce(_)))?.results[0];
            self.exchange(self.partners(sum, Binary::Divide).next()?.0)
        });
        Some(Backward { dy, dgamma, dbeta, packed })
    }
}
