//! Mistakes in clipping.

use crate::mutant::{Change::Values, Mutant};
use truestep_ir::{Binary, Builder, Op, Unary, ValueId};

pub(crate) const MUTANTS: &[Mutant] = &[
    Mutant {
        id: "clip-missing",
        what: "clipping: gradients are taken as they are",
        seen: "a setting that is read and not used",
        law: "clip",
        change: Values(|g, edit| {
            let clip = g.clip()?;
            clip.clipped.into_iter().zip(clip.averaged).for_each(|(clipped, g)| edit.replace(clipped, g));
            Some(())
        }),
    },
    Mutant {
        id: "clip-each-tensor",
        what: "clipping: each tensor by its own norm",
        seen: "Keras' clipnorm beside its global_clipnorm",
        law: "clip",
        change: Values(|g, edit| {
            let clip = g.clip()?;
            for (clipped, averaged) in clip.clipped.into_iter().zip(clip.averaged) {
                edit.redefine(clipped, move |b, name| {
                    let total = squares(b, name(averaged));
                    let norm = b.unary(Unary::Sqrt, total);
                    let norm = b.add_const(norm, 1e-6);
                    let limit = b.full_like(clip.limit, norm);
                    let ratio = b.div(limit, norm);
                    let one = b.full_like(1.0, ratio);
                    let factor = b.binary(Binary::Minimum, one, ratio);
                    let factor = b.broadcast_like(factor, &[], name(averaged));
                    b.mul(factor, name(averaged))
                });
            }
            Some(())
        }),
    },
    Mutant {
        id: "clip-by-value",
        what: "clipping: each element to ±C",
        seen: "clip_grad_value_ for clip_grad_norm_",
        law: "clip",
        change: Values(|g, edit| {
            let clip = g.clip()?;
            for (clipped, averaged) in clip.clipped.into_iter().zip(clip.averaged) {
                edit.redefine(clipped, move |b, name| {
                    let [low, high] = [-clip.limit, clip.limit].map(|limit| b.full_like(limit, name(averaged)));
                    let above = b.binary(Binary::Maximum, name(averaged), low);
                    b.binary(Binary::Minimum, above, high)
                });
            }
            Some(())
        }),
    },
    Mutant {
        id: "clip-square",
        what: "clipping: by the square of the norm",
        seen: "easily made by hand: the root is forgotten",
        law: "clip",
        change: Values(|g, edit| {
            let clip = g.clip()?;
            edit.replace(clip.norm, clip.total);
            Some(())
        }),
    },
    Mutant {
        id: "clip-always",
        what: "clipping: short gradients are made as long as C",
        seen: "easily made by hand: the minimum with 1 is forgotten",
        law: "clip",
        change: Values(|g, edit| {
            let clip = g.clip()?;
            edit.replace(clip.factor, clip.ratio);
            Some(())
        }),
    },
    Mutant {
        id: "clip-maximum",
        what: "clipping: the factor is max(1, C/‖g‖)",
        seen: "easily made by hand: C/‖g‖ for ‖g‖/C in max(1, ‖g‖/C)",
        law: "clip",
        change: Values(|g, edit| {
            edit.op(g.clip()?.factor, Op::Binary(Binary::Maximum));
            Some(())
        }),
    },
    Mutant {
        id: "clip-half",
        what: "clipping: to half the norm",
        seen: "a threshold divided by the number of replicas",
        law: "clip",
        change: Values(|g, edit| {
            let clip = g.clip()?;
            edit.scale(clip.ratio, 0.5);
            Some(())
        }),
    },
    Mutant {
        id: "clip-sum",
        what: "clipping: the norm of the sum over the window is held to the threshold of the mean",
        seen: "clip_grad_norm_ on accumulated gradients that are divided afterwards",
        law: "whole-step",
        change: Values(|g, edit| {
            let (clip, count) = (g.clip()?, g.count()?);
            edit.after(clip.norm, move |b, norm, name| b.mul(norm, name(count.new)));
            Some(())
        }),
    },
    Mutant {
        id: "clip-without-last",
        what: "clipping: the last parameter does not count for the norm",
        seen: "parameters collected before the head was replaced",
        law: "clip",
        change: Values(|g, edit| {
            let clip = g.clip()?;
            let [others, _] = g.binary(clip.total, Binary::Add)?;
            edit.replace(clip.total, others);
            Some(())
        }),
    },
    Mutant {
        id: "clip-one-norm",
        what: "clipping: by the sum of absolute values",
        seen: "norm_type of clip_grad_norm_",
        law: "clip",
        change: Values(|g, edit| {
            let clip = g.clip()?;
            edit.redefine(clip.norm, move |b, name| {
                let each = clip.averaged.iter().map(|&g| {
                    let sizes = b.unary(Unary::Abs, name(g));
                    let all: Vec<usize> = (0..b.ty(sizes).rank()).collect();
                    b.sum(sizes, &all)
                });
                let each: Vec<ValueId> = each.collect();
                each.into_iter().reduce(|total, x| b.add(total, x)).expect("a parameter")
            });
            Some(())
        }),
    },
    Mutant {
        id: "clip-per-replica",
        what: "clipping: each replica by the norm of its own gradient",
        seen: "clip_grad_norm_ under DeepSpeed and FSDP, whose gradients are shards",
        law: "whole-step",
        change: Values(|g, edit| {
            let (clip, gradients) = (g.clip()?, g.gradients()?);
            let locals: Option<Vec<ValueId>> = gradients.iter().map(|g| Some(g.exchange?.local)).collect();
            let locals = locals?;
            edit.redefine(clip.total, move |b, name| {
                let each: Vec<ValueId> = locals.iter().map(|&local| squares(b, name(local))).collect();
                each.into_iter().reduce(|total, x| b.add(total, x)).expect("a parameter")
            });
            Some(())
        }),
    },
];

/// Σx²
fn squares(b: &mut Builder, x: ValueId) -> ValueId {
    let all: Vec<usize> = (0..b.ty(x).rank()).collect();
    let squares = b.mul(x, x);
    b.sum(squares, &all)
}
