//! Mistakes in the accumulation of micro-batches.

use crate::edit::Edit;
use crate::graph::Graph;
use crate::mutant::{Change::Values, Mutant};
use crate::running::{Blend, both};
use crate::stage::{Guarded, Mean};
use truestep_ir::{Binary, ValueId};
use truestep_step::Role;

const AGO: &str = "accumulation loops that were found to be no large batch, huggingface/transformers#34191";

pub(crate) const MUTANTS: &[Mutant] = &[
    Mutant {
        id: "window-sum",
        what: "accumulation: the rule takes the sum over the window, not its mean",
        seen: "loops that call backward k times without dividing the loss",
        law: "accumulation",
        change: Values(|g, edit| each_mean(g, |m| edit.replace(m.mean, m.sum))),
    },
    Mutant {
        id: "window-full",
        what: "accumulation: a window that ends early is divided by the length of a full one",
        seen: AGO,
        law: "accumulation",
        change: Values(|g, edit| {
            let k = g.manifest.accumulate as f64;
            each_mean(g, |m| edit.redefine(m.mean, move |b, name| b.div_const(name(m.sum), k)))
        }),
    },
    Mutant {
        id: "window-divided-twice",
        what: "accumulation: the mean is divided by k again",
        seen: "a loss divided by k, and an optimizer wrapper that divides too",
        law: "accumulation",
        change: Values(|g, edit| {
            let k = g.manifest.accumulate as f64;
            each_mean(g, |m| edit.scale(m.mean, 1.0 / k))
        }),
    },
    Mutant {
        id: "window-not-reset",
        what: "accumulation: the sums of the window before are never dropped",
        seen: "zero_grad left out",
        law: "accumulation",
        change: Values(|g, edit| each_mean(g, |m| edit.replace(m.kept, m.old))),
    },
    Mutant {
        id: "window-last-only",
        what: "accumulation: only the last micro-batch counts",
        seen: "zero_grad within the inner loop",
        law: "accumulation",
        change: Values(|g, edit| each_mean(g, |m| edit.zero(m.kept))),
    },
    Mutant {
        id: "window-without-last",
        what: "accumulation: the micro-batch that ends the window is left out",
        seen: "an optimizer step taken before the last backward",
        law: "accumulation",
        change: Values(|g, edit| {
            let count = g.count()?;
            each_mean(g, |m| {
                edit.redefine(m.mean, move |b, name| {
                    let number = b.broadcast_like(name(count.kept), &[], name(m.kept));
                    b.div(name(m.kept), number)
                });
            })
        }),
    },
    Mutant {
        id: "count-not-reset",
        what: "accumulation: the count of micro-batches goes on from window to window",
        seen: "a counter that is not part of what is zeroed",
        law: "accumulation",
        change: Values(|g, edit| {
            let count = g.count()?;
            edit.replace(count.kept, count.old);
            Some(())
        }),
    },
    Mutant {
        id: "count-of-replicas",
        what: "accumulation: each replica's micro-batch counts for itself, so the mean is divided by R once more",
        seen: "a world size multiplied in where the all-reduce has already divided",
        law: "accumulation",
        change: Values(|g, edit| {
            let (count, replicas) = (g.count()?, g.manifest.replicas);
            (replicas > 1).then(|| edit.after(count.new, move |b, v, _| b.mul_const(v, replicas as f64)))
        }),
    },
    Mutant {
        id: "window-mean-kept",
        what: "accumulation: the region is handed back the mean, not the sum",
        seen: "gradients averaged in place",
        law: "accumulation",
        change: Values(|g, edit| each_mean(g, |m| edit.output(m.number, m.mean))),
    },
    Mutant {
        id: "window-clipped-kept",
        what: "accumulation: the region is handed back clipped",
        seen: "clip_grad_norm_, which works in place, called in every micro-batch",
        law: "accumulation",
        change: Values(|g, edit| {
            let clip = g.clip()?;
            for (mean, clipped) in g.means()?.into_iter().zip(clip.clipped) {
                edit.output(mean.number, clipped);
            }
            Some(())
        }),
    },
    Mutant {
        id: "window-square-over-k",
        what: "accumulation: second moments take Σ²/k of the sum, not (Σ/k)²",
        seen: "1/k folded into the constants of both moments, once in each",
        law: "optimizer",
        change: Values(|g, edit| {
            let k = g.manifest.accumulate as f64;
            (k > 1.0).then_some(())?;
            g.guards(Role::SecondMoment)?.into_iter().try_for_each(|guarded| {
                let [_, fresh] = g.binary(guarded.new, Binary::Add)?;
                let (square, _) = g.with_constant(fresh, Binary::Multiply)?;
                edit.scale(square, k);
                Some(())
            })
        }),
    },
    Mutant {
        id: "parameters-every-micro-batch",
        what: "accumulation: parameters move while the window is open",
        seen: "optimizer.step within the inner loop",
        law: "optimizer",
        change: Values(|g, edit| ungated(g, edit, Role::Param)),
    },
    Mutant {
        id: "first-moment-every-micro-batch",
        what: "accumulation: first moments move while the window is open",
        seen: "easily made by hand: a guard on the parameters alone",
        law: "phases",
        change: Values(|g, edit| ungated(g, edit, Role::FirstMoment)),
    },
    Mutant {
        id: "second-moment-every-micro-batch",
        what: "accumulation: second moments move while the window is open",
        seen: "easily made by hand: a guard on the parameters alone",
        law: "phases",
        change: Values(|g, edit| ungated(g, edit, Role::SecondMoment)),
    },
    Mutant {
        id: "average-every-micro-batch",
        what: "accumulation: moving averages move while the window is open",
        seen: "ema.update called in the inner loop",
        law: "phases",
        change: Values(|g, edit| ungated(g, edit, Role::Shadow)),
    },
    Mutant {
        id: "statistics-momentum-whole",
        what: "accumulation: every micro-batch moves running statistics as a whole step should",
        seen: "running statistics that forget k times as fast under accumulation, torch's default",
        law: "blending",
        change: Values(|g, edit| {
            let w = g.manifest.recipe.norm.momentum;
            for guarded in [g.guards(Role::RunningMean)?, g.guards(Role::RunningVar)?].concat() {
                let [old, new] = g.binary(guarded.new, Binary::Add)?;
                edit.constant(old, 1.0 - w)?;
                edit.constant(new, w)?;
            }
            (g.manifest.accumulate > 1).then_some(())
        }),
    },
    Mutant {
        id: "statistics-of-last",
        what: "accumulation: running statistics take the last micro-batch of a window only",
        seen: "easily made by hand: one guard for all state",
        law: "blending",
        change: Values(|g, edit| {
            for Blend { from, old, .. } in both(g)? {
                edit.replace(from?, old);
            }
            Some(())
        }),
    },
    Mutant {
        id: "statistics-of-other-windows",
        what: "accumulation: the statistics of a window that counts for nothing are gone on with",
        seen: "a forward pass in torch moves them before anybody looks at the gradients",
        law: "blending",
        change: Values(|g, edit| {
            for Blend { from, .. } in both(g)? {
                let window = g.definition(from?)?.operands[1];
                edit.replace(from?, window);
            }
            Some(())
        }),
    },
    Mutant {
        id: "statistics-every-micro-batch",
        what: "accumulation: running statistics move while the window is open",
        seen: "torch's batch norm, whose statistics move in every forward pass",
        law: "blending",
        change: Values(|g, edit| {
            ungated(g, edit, Role::RunningMean)?;
            ungated(g, edit, Role::RunningVar)
        }),
    },
];

fn each_mean(g: &Graph, mut change: impl FnMut(Mean)) -> Option<()> {
    g.means()?.into_iter().for_each(&mut change);
    Some(())
}

/// What has this role moves wherever the step is finite.
fn ungated(g: &Graph, edit: &mut Edit, role: Role) -> Option<()> {
    if g.manifest.accumulate == 1 {
        return None;
    }
    let finite = g.outputs(Role::Finite).next()?;
    g.guards(role)?.into_iter().for_each(|guarded| regated(edit, guarded, finite));
    Some(())
}

fn regated(edit: &mut Edit, Guarded { output, new, old, .. }: Guarded, guard: ValueId) {
    edit.redefine(output, move |b, name| b.select(name(guard), name(new), name(old)));
}
