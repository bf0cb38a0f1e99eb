//! Mistakes in dropout and drop path.

use crate::graph::Graph;
use crate::mutant::{Change::Values, Mutant};
use truestep_ir::{Binary, Direction, ElemType, Op, ValueId};
use truestep_step::Role;

pub(crate) const MUTANTS: &[Mutant] = &[
    Mutant {
        id: "drop-path-forward-only",
        what: "drop path: the backward of a branch that is left out is that of one which is not",
        seen: "easily made by hand: the gradient of the branch written for its value before the factor",
        law: "whole-step",
        change: Values(|g, edit| {
            let path = Dropped::of(g, 1).next()?;
            edit.replace(path.backward, path.cotangent);
            Some(())
        }),
    },
    Mutant {
        id: "drop-path-backward-only",
        what: "drop path: branches are left out of the backward only",
        seen: "easily made by hand: a mask applied to the gradient that the forward has not seen",
        law: "whole-step",
        change: Values(|g, edit| {
            let path = Dropped::of(g, 1).next()?;
            edit.replace(path.forward, path.value);
            Some(())
        }),
    },
    Mutant {
        id: "drop-path-unscaled",
        what: "drop path: branches that are kept are not divided by the probability of being kept",
        seen: "timm's drop_path with scale_by_keep=False; the paper scales at evaluation instead",
        law: "whole-step",
        change: Values(|g, edit| {
            let path = Dropped::of(g, 1).next()?;
            edit.after(path.factor, |b, factor, _| {
                let zero = b.full_like(0.0, factor);
                let kept = b.compare(Direction::Gt, factor, zero);
                b.convert(kept, ElemType::F32)
            });
            Some(())
        }),
    },
    Mutant {
        id: "drop-path-after-addition",
        what: "drop path: the sum of branch and shortcut is left out, not the branch",
        seen: "easily made by hand, one line too late",
        law: "whole-step",
        change: Values(|g, edit| {
            let path = Dropped::of(g, 1).next()?;
            let (sum, shortcut) = g.partners(path.forward, Binary::Add).next()?;
            edit.redefine(sum, move |b, name| {
                let sum = b.add(name(path.value), name(shortcut));
                b.mul(sum, name(path.factor))
            });
            Some(())
        }),
    },
    Mutant {
        id: "drop-path-one-for-all",
        what: "drop path: a branch is left out with the factors of another",
        seen: "easily made by hand: one draw for all blocks, which are then left out together",
        law: "whole-step",
        change: Values(|g, edit| {
            let mut masks = g.inputs(Role::Mask).filter(|&v| g.ty(v).rank() == 1);
            let (first, second) = (masks.next()?, masks.next()?);
            let factor = g.readers(second).next()?.results[0];
            edit.operand(factor, second, first);
            Some(())
        }),
    },
    Mutant {
        id: "dropout-per-example",
        what: "dropout: an example keeps all features or none",
        seen: "easily made by hand: the shape of drop path's factors",
        law: "whole-step",
        change: Values(|g, edit| {
            let dropout = Dropped::of(g, 2).next()?;
            edit.redefine(dropout.forward, move |b, name| {
                let one = b.slice_dim(name(dropout.mask), 1, 0, 1);
                let batch = b.dims(one)[0];
                let one = b.reshape(one, &[batch]);
                let one = b.broadcast_like(one, &[0], name(dropout.value));
                b.mul(name(dropout.value), one)
            });
            Some(())
        }),
    },
    Mutant {
        id: "dropout-scaled-twice",
        what: "dropout: features that are kept are divided by the probability of being kept twice",
        seen: "easily made by hand where masks come scaled",
        law: "whole-step",
        change: Values(|g, edit| {
            edit.scale(Dropped::of(g, 2).next()?.forward, 4.0 / 3.0);
            Some(())
        }),
    },
    Mutant {
        id: "dropout-undropped-operand",
        what: "dropout: the gradient of the weights after it takes the features before it",
        seen: "easily made by hand: the activation that is saved for the backward is the one before the mask",
        law: "whole-step",
        change: Values(|g, edit| {
            let dropout = Dropped::of(g, 2).next()?;
            let dots = g.readers(dropout.forward).filter(|i| matches!(i.op, Op::DotGeneral(_)));
            let gradient = dots.last()?.results[0];
            edit.operand(gradient, dropout.forward, dropout.value);
            Some(())
        }),
    },
];

/// `forward = value·factor`, `backward = cotangent·factor`
#[derive(Clone, Copy)]
struct Dropped {
    mask: ValueId,
    /// The mask, with the dimensions of the value.
    factor: ValueId,
    value: ValueId,
    forward: ValueId,
    cotangent: ValueId,
    backward: ValueId,
}

impl Dropped {
    /// Those whose masks have this rank.
    fn of<'g>(g: &'g Graph, rank: usize) -> impl Iterator<Item = Dropped> + 'g {
        let masks = g.inputs(Role::Mask).filter(move |&v| g.ty(v).rank() == rank);
        masks.filter_map(move |mask| {
            let spread = g.readers(mask).find(|i| matches!(i.op, Op::BroadcastInDim(_)));
            let factor = spread.map_or(mask, |i| i.results[0]);
            let mut products = g.partners(factor, Binary::Multiply);
            let ((forward, value), (backward, cotangent)) = (products.next()?, products.next()?);
            Some(Dropped { mask, factor, value, forward, cotangent, backward })
        })
    }
}
