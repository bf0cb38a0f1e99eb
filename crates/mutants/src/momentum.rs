//! Mistakes in what optimizers share: learning rate, decay, velocity, guard.

use crate::graph::Graph;
use crate::mutant::{Change::Values, Mutant};
use crate::update::{Moment, Update};
use truestep_ir::{Binary, Builder, Op, ValueId};
use truestep_step::Role;

pub(crate) const MUTANTS: &[Mutant] = &[
    Mutant {
        id: "no-learning-rate",
        what: "update: the step is not multiplied by the learning rate",
        seen: "easily made by hand, and hidden where the rate is 1",
        law: "optimizer",
        change: Values(|g, edit| {
            g.updates()?.into_iter().for_each(|u| edit.replace(u.main.step, u.main.direction));
            Some(())
        }),
    },
    Mutant {
        id: "learning-rate-twice",
        what: "update: the step is multiplied by the learning rate twice",
        seen: "easily made by hand where an optimizer returns a step that is scaled already",
        law: "optimizer",
        change: Values(|g, edit| {
            for u in g.updates()? {
                edit.after(u.main.step, move |b, step, name| b.mul(name(u.lr), step));
            }
            Some(())
        }),
    },
    Mutant {
        id: "ascent",
        what: "update: θ + lr·direction",
        seen: "easily made by hand where an optimizer returns the negative step",
        law: "optimizer",
        change: Values(|g, edit| {
            for u in g.updates()? {
                edit.redefine(u.main.new, move |b, name| b.add(name(u.main.from), name(u.main.step)));
            }
            Some(())
        }),
    },
    Mutant {
        id: "one-tensor-kept",
        what: "update: one parameter is handed back as it came",
        seen: "a parameter that was never given to the optimizer",
        law: "optimizer",
        change: Values(|g, edit| {
            let all = g.updates()?;
            let u = all.get(all.len() / 2)?;
            edit.output(u.new.1, u.theta);
            Some(())
        }),
    },
    Mutant {
        id: "no-decay",
        what: "update: no weight decay where the recipe has one",
        seen: "easily made by hand: a default of 0",
        law: "optimizer",
        change: Values(|g, edit| g.updates()?.into_iter().try_for_each(|u| edit.constant(u.decay?.0, 0.0))),
    },
    Mutant {
        id: "no-decay-of-vectors",
        what: "update: γ, β and biases do not decay where the recipe has all tensors decay",
        seen: "BERT and timm leave vectors out; torchvision's 2018 recipe does not",
        law: "optimizer",
        change: Values(|g, edit| {
            let vectors = g.updates()?.into_iter().filter(|u| g.ty(u.theta).rank() == 1);
            vectors.into_iter().try_for_each(|u| edit.constant(u.decay?.0, 0.0))
        }),
    },
    Mutant {
        id: "decay-sign",
        what: "update: weights grow by what they should decay",
        seen: "easily made by hand",
        law: "optimizer",
        change: Values(|g, edit| g.updates()?.into_iter().try_for_each(|u| edit.constant(u.decay?.0, -u.decay?.1))),
    },
    Mutant {
        id: "decay-halved",
        what: "update: decay is that of wd/2·‖θ‖²/2, half of the recipe's",
        seen: "Caffe and torch decay by wd·θ, the gradient of wd/2·‖θ‖²; others write wd·‖θ‖², twice that",
        law: "optimizer",
        change: Values(|g, edit| {
            g.updates()?.into_iter().try_for_each(|u| edit.constant(u.decay?.0, u.decay?.1 / 2.0))
        }),
    },
    Mutant {
        id: "decay-decoupled",
        what: "update: decay is taken off θ directly, not added to the gradient",
        seen: "SGDW (Loshchilov and Hutter 2019) in place of SGD with L2",
        law: "optimizer",
        change: Values(|g, edit| {
            for u in g.updates()? {
                let (coupled, (decay, _)) = (u.coupled?, u.decay?);
                u.velocity?;
                edit.replace(coupled, u.grad);
                edit.after(u.main.new, move |b, new, name| {
                    let decay = b.mul(name(u.lr), name(decay));
                    b.sub(new, decay)
                });
            }
            Some(())
        }),
    },
    Mutant {
        id: "nesterov",
        what: "update: the step is along g̃ + μ·v', Nesterov's",
        seen: "torch's and Keras' nesterov=True",
        law: "optimizer",
        change: Values(|g, edit| {
            let plain = |u: &Update| u.velocity.is_some_and(|v| v.new == u.main.direction);
            g.updates()?.iter().all(plain).then_some(())?;
            velocities(g, |u, v| {
                edit.redefine(u.main.step, move |b, name| {
                    let ahead = b.mul_const(name(v.new), v.beta);
                    let direction = b.add(name(v.fresh), ahead);
                    b.mul(name(u.lr), direction)
                });
            })
        }),
    },
    Mutant {
        id: "velocity-damped",
        what: "update: v' = μ·v + (1 − μ)·g̃",
        seen: "torch's dampening; an average in place of a sum",
        law: "optimizer",
        change: Values(|g, edit| {
            velocities(g, |_, v| {
                edit.redefine(v.new, move |b, name| {
                    let fresh = b.mul_const(name(v.fresh), 1.0 - v.beta);
                    b.add(name(v.kept), fresh)
                });
            })
        }),
    },
    Mutant {
        id: "learning-rate-in-velocity",
        what: "update: v' = μ·v + lr·g̃ and θ' = θ − v'",
        seen: "Caffe's and Sutskever's convention; torch's differs as soon as lr changes",
        law: "optimizer",
        change: Values(|g, edit| {
            velocities(g, |u, v| {
                edit.redefine(v.new, move |b, name| {
                    let lr = b.broadcast_like(name(g.scalar(u.lr)), &[], name(v.kept));
                    let fresh = b.mul(lr, name(v.fresh));
                    b.add(name(v.kept), fresh)
                });
                edit.replace(u.main.step, v.new);
            })
        }),
    },
    Mutant {
        id: "old-velocity",
        what: "update: the step is along the velocity that came in",
        seen: "easily made by hand: two statements in the wrong order",
        law: "optimizer",
        change: Values(|g, edit| velocities(g, |u, v| edit.operand(u.main.step, v.new, v.old))),
    },
    Mutant {
        id: "velocity-kept",
        what: "update: the velocity is handed back as it came",
        seen: "easily made by hand: the new one is used and the old one returned",
        law: "optimizer",
        change: Values(|g, edit| velocities(g, |_, v| edit.output(v.number, v.old))),
    },
    Mutant {
        id: "momentum-value",
        what: "update: momentum is 0.99 of the recipe's",
        seen: "easily made by hand: a constant written twice",
        law: "optimizer",
        change: Values(|g, edit| {
            g.updates()?.into_iter().try_for_each(|u| edit.constant(u.velocity?.kept, 0.99 * u.velocity?.beta))
        }),
    },
    Mutant {
        id: "unguarded",
        what: "guard: parameters move where a gradient is not finite",
        seen: "easily made by hand: the flag is reported and not used",
        law: "optimizer",
        change: Values(|g, edit| {
            g.updates()?.into_iter().for_each(|u| edit.output(u.new.1, u.new.0));
            Some(())
        }),
    },
    Mutant {
        id: "unguarded-moment",
        what: "guard: second moments move where a gradient is not finite",
        seen: "easily made by hand: parameters are thought of, state is not",
        law: "optimizer",
        change: Values(|g, edit| {
            for u in g.updates()? {
                let v = u.velocity.or(u.adam.map(|adam| adam.v))?;
                edit.output(v.number, v.new);
            }
            Some(())
        }),
    },
    Mutant {
        id: "guard-last-layer",
        what: "guard: the flag looks at the last tensor's gradient only",
        seen: "easily made by hand: a flag assigned in a loop where it should be combined",
        law: "finite",
        change: Values(|g, edit| {
            let last = g.gradients()?.last()?.value;
            edit.redefine(g.outputs(Role::Finite).next()?, move |b, name| all_finite(b, name(last)));
            Some(())
        }),
    },
    Mutant {
        id: "guard-of-loss",
        what: "guard: the flag looks at the loss, not at the gradients",
        seen: "`if not math.isfinite(loss)` in the training loops of DETR and MAE",
        law: "finite",
        change: Values(|g, edit| {
            let loss = g.local_report(Role::Loss)?;
            edit.redefine(g.outputs(Role::Finite).next()?, move |b, name| all_finite(b, name(loss)));
            Some(())
        }),
    },
];

fn all_finite(b: &mut Builder, v: ValueId) -> ValueId {
    let over: Vec<usize> = (0..b.ty(v).rank()).collect();
    let each = b.op(Op::IsFinite, &[v]);
    b.reduce(Binary::And, each, 1.0, &over)
}

/// Changes every update that has a velocity; `None` where there is none.
fn velocities(g: &Graph, mut change: impl FnMut(Update, Moment)) -> Option<()> {
    g.updates()?.into_iter().try_for_each(|u| {
        change(u, u.velocity?);
        Some(())
    })
}
