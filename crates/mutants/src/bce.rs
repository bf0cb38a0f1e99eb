//! Mistakes in binary cross-entropy and its gradient.

use crate::graph::Graph;
use crate::mutant::{Change::Values, Mutant};
use truestep_ir::{Binary, Compare, Direction, ElemType, Op, Unary, ValueId};
use truestep_step::Role;

pub(crate) const MUTANTS: &[Mutant] = &[
    Mutant {
        id: "bce-sum-over-classes",
        what: "bce: the reported loss is the mean over the batch of sums over the classes",
        seen: "what cross-entropy does; timm offers it as bce_sum",
        law: "loss",
        change: Values(|g, edit| edit.constant(Bce::of(g)?.loss, g.manifest.batch as f64)),
    },
    Mutant {
        id: "bce-sum",
        what: "bce: the reported loss is the sum over batch and classes",
        seen: "torch's reduction='sum' beside a gradient of the mean",
        law: "loss",
        change: Values(|g, edit| edit.constant(Bce::of(g)?.loss, 1.0)),
    },
    Mutant {
        id: "bce-gradient-of-sum-over-classes",
        what: "bce: the gradient is divided by B, not by B·K",
        seen: "easily made by hand: cross-entropy's divisor in a closed form for bce",
        law: "gradient",
        change: Values(|g, edit| edit.constant(Bce::of(g)?.dz, g.manifest.batch as f64)),
    },
    Mutant {
        id: "bce-gradient-of-global-batch",
        what: "bce: the gradient is divided by the global batch, then averaged over the replicas as well",
        seen: "TensorFlow's strategies sum gradients, so losses are divided by the global batch; torch averages them",
        law: "gradient",
        change: Values(|g, edit| {
            let replicas = (g.manifest.replicas > 1).then_some(g.manifest.replicas as f64)?;
            let dz = Bce::of(g)?.dz;
            edit.constant(dz, g.with_constant(dz, Binary::Divide)?.1 * replicas)
        }),
    },
    Mutant {
        id: "bce-gradient-sign",
        what: "bce: the gradient is q − sigmoid",
        seen: "easily made by hand",
        law: "gradient",
        change: Values(|g, edit| {
            let bce = Bce::of(g)?;
            edit.redefine(bce.difference, move |b, name| b.sub(name(bce.q), name(bce.probability)));
            Some(())
        }),
    },
    Mutant {
        id: "bce-sigmoid-of-minus",
        what: "bce: the gradient takes the sigmoid of −z",
        seen: "easily made by hand from 1/(1 + e^z)",
        law: "gradient",
        change: Values(|g, edit| {
            let bce = Bce::of(g)?;
            edit.redefine(bce.probability, move |b, name| {
                let opposite = b.neg(name(bce.logits));
                b.unary(Unary::Logistic, opposite)
            });
            Some(())
        }),
    },
    Mutant {
        id: "bce-gradient-of-softmax",
        what: "bce: the gradient is that of softmax cross-entropy, divided by B·K",
        seen: "easily made by hand where one backward serves both losses",
        law: "gradient",
        change: Values(|g, edit| {
            let bce = Bce::of(g)?;
            edit.redefine(bce.probability, move |b, name| {
                let exps = b.unary(Unary::Exponential, name(bce.logits));
                let total = b.sum(exps, &[1]);
                let total = b.broadcast_like(total, &[0], exps);
                b.div(exps, total)
            });
            Some(())
        }),
    },
    Mutant {
        id: "bce-without-magnitude",
        what: "bce: the reported loss adds log(1 + e^−z), not log(1 + e^−|z|), to max(z, 0)",
        seen: "easily made by hand: right for positive logits",
        law: "loss",
        change: Values(|g, edit| {
            let bce = Bce::of(g)?;
            edit.redefine(bce.exps, move |b, name| {
                let opposite = b.neg(name(bce.logits));
                b.unary(Unary::Exponential, opposite)
            });
            Some(())
        }),
    },
    Mutant {
        id: "bce-without-maximum",
        what: "bce: the reported loss is log(1 + e^−|z|) − q·z, without max(z, 0)",
        seen: "easily made by hand: right for negative logits",
        law: "loss",
        change: Values(|g, edit| {
            let bce = Bce::of(g)?;
            edit.replace(bce.log_total, bce.rest);
            Some(())
        }),
    },
    Mutant {
        id: "bce-overflowing",
        what: "bce: the reported loss is log(1 + e^z) − q·z",
        seen: "the textbook form, which overflows in floats and is equal over the reals",
        law: "",
        change: Values(|g, edit| {
            let bce = Bce::of(g)?;
            edit.redefine(bce.log_total, move |b, name| {
                let exps = b.unary(Unary::Exponential, name(bce.logits));
                b.unary(Unary::LogPlusOne, exps)
            });
            Some(())
        }),
    },
    Mutant {
        id: "threshold-inclusive",
        what: "bce: targets that equal the threshold become 1 too",
        seen: "≥ for >: with labels and no smoothing a threshold of 0 makes every target 1",
        law: "loss",
        change: Values(|g, edit| {
            let above = Bce::of(g)?.threshold(g)?.above;
            edit.op(above, Op::Compare(Compare { direction: Direction::Ge, total_order: false }));
            Some(())
        }),
    },
    Mutant {
        id: "threshold-dropped",
        what: "bce: targets stay as they are, whatever the threshold",
        seen: "easily made by hand: an option that is parsed and not used",
        law: "loss",
        change: Values(|g, edit| {
            let bce = Bce::of(g)?;
            edit.replace(bce.q, bce.threshold(g)?.soft);
            Some(())
        }),
    },
    Mutant {
        id: "threshold-before-smoothing",
        what: "bce: targets are compared with the threshold, then smoothed",
        seen: "timm smooths while it mixes, so first; a loss that does both may turn them round",
        law: "loss",
        change: Values(|g, edit| {
            let (q, threshold) = (Bce::of(g)?.q, Bce::of(g)?.threshold(g)?);
            let (kept, rest) = g.with_constant(threshold.soft, Binary::Add)?;
            let (target, factor) = g.with_constant(kept, Binary::Multiply)?;
            edit.redefine(q, move |b, name| {
                let above = b.compare(Direction::Gt, name(target), name(threshold.bound));
                let above = b.convert(above, ElemType::F32);
                let kept = b.mul_const(above, factor);
                b.add_const(kept, rest)
            });
            Some(())
        }),
    },
    Mutant {
        id: "loss-reported-without-threshold",
        what: "bce: the reported loss takes targets as they are, the gradient those of the threshold",
        seen: "easily made by hand where a metric and an objective are computed apart",
        law: "loss",
        change: Values(|g, edit| {
            let bce = Bce::of(g)?;
            edit.operand(bce.weighted, bce.q, bce.threshold(g)?.soft);
            Some(())
        }),
    },
    Mutant {
        id: "gradient-without-threshold",
        what: "bce: the gradient takes targets as they are, the reported loss those of the threshold",
        seen: "easily made by hand: the closed form is written for the targets that come in",
        law: "gradient",
        change: Values(|g, edit| {
            let bce = Bce::of(g)?;
            edit.operand(bce.difference, bce.q, bce.threshold(g)?.soft);
            Some(())
        }),
    },
];

/// `loss = (Σ max(z, 0) + log1p(e^−|z|) − q·z)/(B·K)`, `dz = (sigmoid(z) − q)/(B·K)`
#[derive(Clone, Copy)]
struct Bce {
    logits: ValueId,
    q: ValueId,
    exps: ValueId,
    rest: ValueId,
    log_total: ValueId,
    weighted: ValueId,
    loss: ValueId,
    probability: ValueId,
    difference: ValueId,
    dz: ValueId,
}

/// `q = [soft > bound]`
#[derive(Clone, Copy)]
struct Threshold {
    soft: ValueId,
    bound: ValueId,
    above: ValueId,
}

impl Bce {
    fn of(g: &Graph) -> Option<Bce> {
        let loss = g.local_report(Role::Loss)?;
        let (each, _) = g.sum(g.with_constant(loss, Binary::Divide)?.0)?;
        let [log_total, weighted] = g.binary(each, Binary::Subtract)?;
        let [q, logits] = g.binary(weighted, Binary::Multiply)?;
        let [_, rest] = g.binary(log_total, Binary::Add)?;
        let exps = g.unary(rest, Unary::LogPlusOne)?;
        let probability = g.readers(logits).find(|i| i.op == Op::Unary(Unary::Logistic))?.results[0];
        let (difference, _) = g.partners(probability, Binary::Subtract).next()?;
        let (dz, _) = g.partners(difference, Binary::Divide).next()?;
        Some(Bce { logits, q, exps, rest, log_total, weighted, loss, probability, difference, dz })
    }

    fn threshold(&self, g: &Graph) -> Option<Threshold> {
        let above = g.definition(self.q).filter(|i| matches!(i.op, Op::Convert(_)))?.operands[0];
        let compare = g.definition(above).filter(|i| matches!(i.op, Op::Compare(_)))?;
        let (soft, bound) = (compare.operands[0], compare.operands[1]);
        g.constant(bound)?;
        Some(Threshold { soft, bound, above })
    }
}
