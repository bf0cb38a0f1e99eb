//! Mistakes in moving averages.

use crate::edit::Edit;
use crate::graph::Graph;
use crate::mutant::{Change::Values, Mutant};
use crate::stage::Average;
use truestep_step::Role;

const STATISTICS: [Role; 2] = [Role::RunningMean, Role::RunningVar];

pub(crate) const MUTANTS: &[Mutant] = &[
    Mutant {
        id: "average-of-old",
        what: "average: of the parameters before the step",
        seen: "ema.update called before optimizer.step",
        law: "optimizer",
        change: Values(|g, edit| {
            each(g, &[Role::Param], |a| {
                edit.operand(a.parts[1], a.value, a.before);
            })
        }),
    },
    Mutant {
        id: "average-weights-swapped",
        what: "average: d of the new value and 1 − d of the average",
        seen: "momentum and decay as they are named elsewhere: torch's momentum of batch norm is 1 − d",
        law: "optimizer",
        change: Values(|g, edit| swapped(g, edit, &[Role::Param])),
    },
    Mutant {
        id: "average-never",
        what: "average: it stays what it was",
        seen: "an update that is written to a copy",
        law: "optimizer",
        change: Values(|g, edit| each(g, &[Role::Param], |a| edit.output(a.guarded.number, a.guarded.old))),
    },
    Mutant {
        id: "average-copies",
        what: "average: it is the new parameters",
        seen: "decay left at 0",
        law: "optimizer",
        change: Values(|g, edit| each(g, &[Role::Param], |a| edit.replace(a.guarded.new, a.value))),
    },
    Mutant {
        id: "average-without-warm-up",
        what: "average: the decay is the recipe's from the first step on",
        seen: "ModelEmaV2 without warm-up, which starts from random weights",
        law: "optimizer",
        change: Values(|g, edit| {
            let decay = g.manifest.recipe.ema?;
            each(g, &[Role::Param], |a| {
                edit.redefine(a.guarded.new, move |b, name| {
                    let old = b.mul_const(name(a.guarded.old), decay);
                    let new = b.mul_const(name(a.value), 1.0 - decay);
                    b.add(old, new)
                });
            })
        }),
    },
    Mutant {
        id: "average-sum",
        what: "average: the new value is added whole",
        seen: "a momentum buffer for an average",
        law: "optimizer",
        change: Values(|g, edit| each(g, &[Role::Param], |a| edit.replace(a.parts[1], a.value))),
    },
    Mutant {
        id: "average-without-statistics",
        what: "average: running statistics are not averaged",
        seen: "averages over parameters() and not over buffers(), torch's AveragedModel by default",
        law: "blending",
        change: Values(|g, edit| each(g, &STATISTICS, |a| edit.output(a.guarded.number, a.guarded.old))),
    },
    Mutant {
        id: "average-copies-statistics",
        what: "average: running statistics are copied",
        seen: "buffers copied beside averaged parameters, timm's older ModelEma",
        law: "blending",
        change: Values(|g, edit| each(g, &STATISTICS, |a| edit.replace(a.guarded.new, a.value))),
    },
    Mutant {
        id: "average-of-old-statistics",
        what: "average: of the running statistics before the step",
        seen: "ema.update called before the forward pass",
        law: "blending",
        change: Values(|g, edit| each(g, &STATISTICS, |a| edit.operand(a.parts[1], a.value, a.before))),
    },
    Mutant {
        id: "average-statistics-swapped",
        what: "average: d of the new statistics and 1 − d of their average",
        seen: "momentum and decay as they are named elsewhere: torch's momentum of batch norm is 1 − d",
        law: "blending",
        change: Values(|g, edit| swapped(g, edit, &STATISTICS)),
    },
];

fn each(g: &Graph, roles: &[Role], mut change: impl FnMut(Average)) -> Option<()> {
    for &role in roles {
        g.averages(role)?.into_iter().for_each(&mut change);
    }
    Some(())
}

fn swapped(g: &Graph, edit: &mut Edit, roles: &[Role]) -> Option<()> {
    let decay = g.inputs(Role::EmaDecay).next()?;
    each(g, roles, |a| {
        edit.redefine(a.guarded.new, move |b, name| {
            let one = b.full_like(1.0, name(decay));
            let rest = b.sub(one, name(decay));
            let [decay, rest] = [name(decay), rest].map(|share| b.broadcast_like(share, &[], name(a.value)));
            let old = b.mul(rest, name(a.guarded.old));
            let new = b.mul(decay, name(a.value));
            b.add(old, new)
        });
    })
}
