//! Mistakes in the running statistics of batch norm.

use crate::edit::Edit;
use crate::graph::Graph;
use crate::mutant::{Change::Values, Mutant};
use crate::norms::synchronised;
use truestep_ir::{Binary, Op, ValueId};
use truestep_step::Role;

pub(crate) const MUTANTS: &[Mutant] = &[
    Mutant {
        id: "local-hand-back",
        what: "running statistics blended with the replica's own",
        seen: "NVIDIA-Merlin/HugeCTR#181",
        law: "hand-back",
        change: Values(local_hand_back),
    },
    Mutant {
        id: "local-count",
        what: "running variance multiplied by m/(m − 1) with the m of one replica",
        seen: "pytorch/pytorch#22192",
        law: "blending",
        change: Values(local_count),
    },
    Mutant {
        id: "running-biased",
        what: "the running variance keeps the biased variance where the recipe keeps the unbiased one",
        seen: "TensorFlow's fused batch norm keeps the unbiased one, Keras' unfused the biased one",
        law: "blending",
        change: Values(|g, edit| {
            for Blend { batch, .. } in blends(g, Role::RunningVar)? {
                let (scaled, _) = g.with_constant(batch, Binary::Divide)?;
                edit.replace(batch, g.with_constant(scaled, Binary::Multiply)?.0);
            }
            Some(())
        }),
    },
    Mutant {
        id: "running-kept",
        what: "running statistics are handed back as they came",
        seen: "easily made by hand: the blend is computed and the old one returned",
        law: "blending",
        change: Values(|g, edit| {
            both(g)?.into_iter().for_each(|blend| edit.output(blend.number, blend.old));
            Some(())
        }),
    },
    Mutant {
        id: "running-replaced",
        what: "running statistics are the last batch's",
        seen: "what torch's momentum=1 does",
        law: "blending",
        change: Values(|g, edit| {
            both(g)?.into_iter().for_each(|blend| edit.replace(blend.new, blend.batch));
            Some(())
        }),
    },
    Mutant {
        id: "running-momentum-swapped",
        what: "running statistics take w of the old and 1 − w of the batch",
        seen: "momentum is the weight of the batch in torch (0.1) and that of the old in Keras (0.99)",
        law: "blending",
        change: Values(|g, edit| {
            for Blend { kept, fresh, w, .. } in both(g)? {
                edit.constant(kept, w)?;
                edit.constant(fresh, 1.0 - w)?;
            }
            Some(())
        }),
    },
    Mutant {
        id: "running-of-another-layer",
        what: "running statistics are blended with the norm's before it, where shapes agree",
        seen: "easily made by hand when statistics are collected in a list",
        law: "hand-back",
        change: Values(|g, edit| {
            for role in [Role::RunningMean, Role::RunningVar] {
                for pair in blends(g, role)?.windows(2) {
                    if g.ty(pair[0].batch) == g.ty(pair[1].batch) {
                        edit.operand(pair[1].fresh, pair[1].batch, pair[0].batch);
                    }
                }
            }
            Some(())
        }),
    },
    Mutant {
        id: "running-mean-for-variance",
        what: "the running variance is blended with the mean",
        seen: "easily made by hand, both having the same shape",
        law: "blending",
        change: Values(|g, edit| {
            for (mean, var) in blends(g, Role::RunningMean)?.into_iter().zip(blends(g, Role::RunningVar)?) {
                edit.operand(var.fresh, var.batch, mean.batch);
            }
            Some(())
        }),
    },
    Mutant {
        id: "running-unguarded",
        what: "running statistics move where the step is not finite",
        seen: "a forward pass in torch moves them before anybody looks at the gradients",
        law: "blending",
        change: Values(|g, edit| {
            both(g)?.into_iter().for_each(|blend| edit.output(blend.number, blend.new));
            Some(())
        }),
    },
];

/// `new = old·(1 − w) + batch·w`; where micro-batches accumulate, `from·(1 − w) + batch·w`.
pub(crate) struct Blend {
    /// Of the output.
    number: usize,
    pub(crate) old: ValueId,
    /// `keep ? window : old`
    pub(crate) from: Option<ValueId>,
    batch: ValueId,
    kept: ValueId,
    fresh: ValueId,
    new: ValueId,
    w: f64,
}

fn blends(g: &Graph, role: Role) -> Option<Vec<Blend>> {
    let blend = |(old, (number, guarded))| {
        let new = g.unguarded(guarded)?;
        let [kept, fresh] = g.binary(new, Binary::Add)?;
        let (of, _) = g.with_constant(kept, Binary::Multiply)?;
        let (batch, w) = g.with_constant(fresh, Binary::Multiply)?;
        let from = g.definition(of).filter(|instr| instr.op == Op::Select && instr.operands[2] == old).map(|_| of);
        (of == old || from.is_some()).then_some(Blend { number, old, from, batch, kept, fresh, new, w })
    };
    g.inputs(role).zip(g.numbers(role).zip(g.outputs(role))).map(blend).collect()
}

pub(crate) fn both(g: &Graph) -> Option<Vec<Blend>> {
    let mut all = blends(g, Role::RunningMean)?;
    all.extend(blends(g, Role::RunningVar)?);
    Some(all)
}

fn local_hand_back<'g>(g: &'g Graph<'g>, edit: &mut Edit<'g>) -> Option<()> {
    for norm in synchronised(g) {
        for statistic in [norm.mean, norm.var] {
            for (blended, by) in g.partners(statistic.global, Binary::Multiply) {
                g.constant(by)?;
                edit.operand(blended, statistic.global, statistic.local);
            }
        }
    }
    Some(())
}

fn local_count<'g>(g: &'g Graph<'g>, edit: &mut Edit<'g>) -> Option<()> {
    for norm in synchronised(g) {
        let var = norm.var.global;
        for (scaled, _) in g.partners(var, Binary::Multiply) {
            let (_, m) = g.with_constant(scaled, Binary::Multiply)?;
            for (unbiased, _) in g.partners(scaled, Binary::Divide) {
                let local = m / g.manifest.replicas as f64;
                edit.redefine(unbiased, move |b, name| {
                    let scaled = b.mul_const(name(var), local);
                    b.div_const(scaled, local - 1.0)
                });
            }
        }
    }
    Some(())
}
