//! Mistakes in the loss, its gradient and the correct count.

use crate::graph::Graph;
use crate::mutant::{Change::Values, Mutant};
use truestep_ir::{Binary, Compare, Direction, Iota, Op, Unary, ValueId};
use truestep_step::Role;

pub(crate) const MUTANTS: &[Mutant] = &[
    Mutant {
        id: "smoothing-of-other-classes",
        what: "loss: smoothing adds α/1000 to every class, whatever their number",
        seen: "a constant of ImageNet left in the code",
        law: "loss",
        change: Values(|g, edit| {
            let (_, smoothing) = Loss::of(g)?.smoothing?;
            edit.constant(Loss::of(g)?.q, smoothing / 1000.0)
        }),
    },
    Mutant {
        id: "smoothing-without-rest",
        what: "loss: smoothed targets are t + α/K, without the factor 1 − α",
        seen: "easily made by hand: rows no longer add up to 1",
        law: "loss",
        change: Values(|g, edit| {
            let loss = Loss::of(g)?;
            edit.constant(loss.smoothing?.0, 1.0)
        }),
    },
    Mutant {
        id: "loss-reported-unsmoothed",
        what: "loss: the reported one takes targets without smoothing, the gradient with it",
        seen: "easily made by hand where a metric and an objective are computed apart",
        law: "loss",
        change: Values(|g, edit| {
            let loss = Loss::of(g)?;
            let (target, _) = g.with_constant(loss.smoothing?.0, Binary::Multiply)?;
            edit.operand(loss.weighted, loss.q, target);
            Some(())
        }),
    },
    Mutant {
        id: "gradient-unsmoothed",
        what: "loss: the gradient takes targets without smoothing, the reported loss with it",
        seen: "easily made by hand where the closed form is copied from plain cross-entropy",
        law: "whole-step",
        change: Values(|g, edit| {
            let loss = Loss::of(g)?;
            let (target, _) = g.with_constant(loss.smoothing?.0, Binary::Multiply)?;
            edit.operand(loss.difference, loss.q, target);
            Some(())
        }),
    },
    Mutant {
        id: "loss-sum",
        what: "loss: the reported one is the sum over the batch, not the mean",
        seen: "torch's reduction='sum' beside a gradient of the mean",
        law: "loss",
        change: Values(|g, edit| edit.constant(Loss::of(g)?.mean, 1.0)),
    },
    Mutant {
        id: "gradient-of-sum",
        what: "loss: the gradient is that of the sum over the batch, the reported loss the mean",
        seen: "easily made by hand: the closed form without its 1/B",
        law: "whole-step",
        change: Values(|g, edit| edit.constant(Loss::of(g)?.dz, 1.0)),
    },
    Mutant {
        id: "gradient-of-global-batch",
        what: "loss: the gradient is divided by the global batch, then averaged over the replicas as well",
        seen: "TensorFlow's strategies sum gradients, so losses are divided by the global batch; torch averages them",
        law: "whole-step",
        change: Values(|g, edit| {
            let replicas = (g.manifest.replicas > 1).then_some(g.manifest.replicas as f64)?;
            let dz = Loss::of(g)?.dz;
            edit.constant(dz, g.with_constant(dz, Binary::Divide)?.1 * replicas)
        }),
    },
    Mutant {
        id: "gradient-sign",
        what: "loss: the gradient is q − softmax",
        seen: "easily made by hand",
        law: "whole-step",
        change: Values(|g, edit| {
            let loss = Loss::of(g)?;
            edit.redefine(loss.difference, move |b, name| b.sub(name(loss.q), name(loss.softmax)));
            Some(())
        }),
    },
    Mutant {
        id: "softmax-over-batch",
        what: "loss: the gradient's softmax is normalised over the batch",
        seen: "torch's softmax without dim chooses one, which is deprecated",
        law: "whole-step",
        change: Values(|g, edit| {
            let loss = Loss::of(g)?;
            edit.redefine(loss.softmax, move |b, name| {
                let total = b.sum(name(loss.exps), &[0]);
                let total = b.broadcast_like(total, &[1], name(loss.exps));
                b.div(name(loss.exps), total)
            });
            Some(())
        }),
    },
    Mutant {
        id: "softmax-without-maximum",
        what: "loss: the gradient's softmax does not take the largest logit off",
        seen: "the textbook form, which overflows in floats and is equal over the reals",
        law: "",
        change: Values(|g, edit| {
            let loss = Loss::of(g)?;
            edit.redefine(loss.softmax, move |b, name| {
                let exps = b.unary(Unary::Exponential, name(loss.logits));
                let total = b.sum(exps, &[1]);
                let total = b.broadcast_like(total, &[0], exps);
                b.div(exps, total)
            });
            Some(())
        }),
    },
    Mutant {
        id: "label-axis",
        what: "loss: one-hot rows count along the batch, not along the classes",
        seen: "easily made by hand: an axis is an argument",
        law: "loss",
        change: Values(|g, edit| {
            let (hot, labels, numbers) = Loss::of(g)?.one_hot(g)?;
            edit.redefine(hot, move |b, name| {
                let ty = b.ty(name(numbers)).clone();
                let numbers = b.op(Op::Iota(Iota { ty, dimension: 0 }), &[]);
                b.compare(Direction::Eq, name(labels), numbers)
            });
            Some(())
        }),
    },
    Mutant {
        id: "label-from-one",
        what: "loss: classes are counted from 1",
        seen: "labels of MATLAB files, which count from 1",
        law: "loss",
        change: Values(|g, edit| {
            let (hot, labels, numbers) = Loss::of(g)?.one_hot(g)?;
            edit.redefine(hot, move |b, name| {
                let numbers = b.add_const(name(numbers), 1.0);
                b.compare(Direction::Eq, name(labels), numbers)
            });
            Some(())
        }),
    },
    Mutant {
        id: "correct-axis",
        what: "the correct count compares labels with positions in the batch, not with classes",
        seen: "easily made by hand: an axis is an argument",
        law: "loss",
        change: Values(|g, edit| {
            let (_, candidates) = guess(g)?;
            let &[hit, numbers, none] = g.definition(candidates)?.operands.as_slice() else { return None };
            edit.redefine(candidates, move |b, name| {
                let ty = b.ty(name(numbers)).clone();
                let numbers = b.op(Op::Iota(Iota { ty, dimension: 0 }), &[]);
                b.select(name(hit), numbers, name(none))
            });
            Some(())
        }),
    },
    Mutant {
        id: "correct-smallest",
        what: "the correct count takes the class of the smallest logit",
        seen: "easily made by hand where scores and distances are mixed up",
        law: "loss",
        change: Values(|g, edit| {
            let (logits, candidates) = guess(g)?;
            let &[_, numbers, none] = g.definition(candidates)?.operands.as_slice() else { return None };
            edit.redefine(candidates, move |b, name| {
                let smallest = b.reduce(Binary::Minimum, name(logits), f64::INFINITY, &[1]);
                let smallest = b.broadcast_like(smallest, &[0], name(logits));
                let hit = b.compare(Direction::Eq, name(logits), smallest);
                b.select(hit, name(numbers), name(none))
            });
            Some(())
        }),
    },
];

/// `loss = −(Σ q·(z − max z − log Σ exp))/B`, `dz = (softmax − q)/B`
#[derive(Clone, Copy)]
struct Loss {
    logits: ValueId,
    q: ValueId,
    /// `(1 − α)·t` and α, where targets are smoothed.
    smoothing: Option<(ValueId, f64)>,
    exps: ValueId,
    weighted: ValueId,
    mean: ValueId,
    softmax: ValueId,
    difference: ValueId,
    dz: ValueId,
}

impl Loss {
    fn of(g: &Graph) -> Option<Loss> {
        let mean = g.unary(g.local_report(Role::Loss)?, Unary::Negate)?;
        let (weighted, _) = g.sum(g.with_constant(mean, Binary::Divide)?.0)?;
        let [q, log_softmax] = g.binary(weighted, Binary::Multiply)?;
        let [shifted, _] = g.binary(log_softmax, Binary::Subtract)?;
        let [logits, _] = g.binary(shifted, Binary::Subtract)?;
        let exps = g.readers(shifted).find(|i| i.op == Op::Unary(Unary::Exponential))?.results[0];
        let (softmax, _) = g.partners(exps, Binary::Divide).next()?;
        let (difference, _) = g.partners(softmax, Binary::Subtract).next()?;
        let (dz, _) = g.partners(difference, Binary::Divide).next()?;
        let smoothing = g.with_constant(q, Binary::Add).and_then(|(kept, _)| {
            let (_, factor) = g.with_constant(kept, Binary::Multiply)?;
            Some((kept, 1.0 - factor))
        });
        Some(Loss { logits, q, smoothing, exps, weighted, mean, softmax, difference, dz })
    }

    /// The comparison that makes rows of 0 and 1, and the two sides of it: labels and class numbers.
    fn one_hot(&self, g: &Graph) -> Option<(ValueId, ValueId, ValueId)> {
        let target = match self.smoothing {
            Some((kept, _)) => g.with_constant(kept, Binary::Multiply)?.0,
            None => self.q,
        };
        let hot = g.definition(target).filter(|i| matches!(i.op, Op::Convert(_)))?.operands[0];
        let compare = g.definition(hot).filter(|i| matches!(i.op, Op::Compare(_)))?;
        Some((hot, compare.operands[0], compare.operands[1]))
    }
}

/// The logits whose largest is looked for, and the class numbers where they are the largest.
fn guess(g: &Graph) -> Option<(ValueId, ValueId)> {
    let (right, _) = g.sum(g.local_report(Role::Correct)?)?;
    let right = g.definition(right).filter(|i| matches!(i.op, Op::Convert(_)))?.operands[0];
    let equal = Op::Compare(Compare { direction: Direction::Eq, total_order: false });
    let guess = g.definition(right).filter(|i| i.op == equal)?.operands[0];
    let candidates = g.definition(guess).filter(|i| matches!(i.op, Op::Reduce(_)))?.operands[0];
    let hit = g.definition(candidates).filter(|i| i.op == Op::Select)?.operands[0];
    let logits = g.definition(hit).filter(|i| i.op == equal)?.operands[0];
    Some((logits, candidates))
}
