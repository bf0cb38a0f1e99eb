//! Options of an update rule that are not obeyed, and mistakes in LAMB's trust and RMSProp's root.

use crate::edit::Edit;
use crate::graph::Graph;
use crate::mutant::{Change::Values, Mutant};
use std::rc::Rc;
use truestep_ir::{Binary, Copier, Unary, ValueId};
use truestep_step::{AdamW, HeavyBall, Lamb, Optimizer, Recipe, RmspropTf, Role, Sgd, Trainable, optimizer_stage};

pub(crate) const MUTANTS: &[Mutant] = &[
    Mutant {
        id: "mask-ignored",
        what: "decay: biases and the scales of norms are decayed too",
        seen: "one parameter group for all, torch's default",
        law: "whole-step",
        change: Values(|g, edit| {
            option(g, edit, |recipe| match &mut recipe.optimizer {
                Optimizer::Adamw(AdamW { decay_mask, .. })
                | Optimizer::HeavyBall(HeavyBall { decay_mask, .. })
                | Optimizer::RmspropTf(RmspropTf { decay_mask, .. })
                | Optimizer::Sgd(Sgd { decay_mask, .. })
                | Optimizer::Lamb(Lamb { decay_mask, .. }) => std::mem::replace(decay_mask, false),
            })
        }),
    },
    Mutant {
        id: "nesterov-forgotten",
        what: "heavy ball: Nesterov's look ahead is left out",
        seen: "an option that is dropped on the way to the optimizer",
        law: "whole-step",
        change: Values(|g, edit| {
            option(g, edit, |recipe| {
                let Optimizer::HeavyBall(rule) = &mut recipe.optimizer else { return false };
                std::mem::replace(&mut rule.nesterov, false)
            })
        }),
    },
    Mutant {
        id: "lamb-adapts-excluded",
        what: "LAMB: tensors without decay take steps in proportion to their norm",
        seen: "NVLAMB and timm's always_adapt, against LAMB's published exclusions",
        law: "whole-step",
        change: Values(|g, edit| {
            option(g, edit, |recipe| {
                let Optimizer::Lamb(rule) = &mut recipe.optimizer else { return false };
                !std::mem::replace(&mut rule.adapt_excluded, true)
            })
        }),
    },
    Mutant {
        id: "lamb-without-trust",
        what: "LAMB: every step is AdamW's",
        seen: "a fall-back that is silent",
        law: "whole-step",
        change: Values(|g, edit| {
            option(g, edit, |recipe| {
                let Optimizer::Lamb(rule) = &recipe.optimizer else { return false };
                let Lamb { beta1, beta2, eps, weight_decay, decay_mask, .. } = *rule;
                recipe.optimizer = Optimizer::Adamw(AdamW { beta1, beta2, eps, weight_decay, decay_mask });
                true
            })
        }),
    },
    Mutant {
        id: "lamb-trust-inverted",
        what: "LAMB: trust is ‖r‖/‖θ‖",
        seen: "easily made by hand: a ratio upside down",
        law: "optimizer",
        change: Values(|g, edit| {
            each_trust(g, |trust| {
                edit.redefine(trust.ratio, move |b, name| b.div(name(trust.of_step), name(trust.of_param)));
            })
        }),
    },
    Mutant {
        id: "lamb-trust-of-squares",
        what: "LAMB: trust is ‖θ‖²/‖r‖²",
        seen: "easily made by hand: the roots are forgotten",
        law: "optimizer",
        change: Values(|g, edit| each_trust(g, |trust| edit.after(trust.ratio, |b, ratio, _| b.mul(ratio, ratio)))),
    },
    Mutant {
        id: "lamb-trust-at-least-one",
        what: "LAMB: trust is never below 1",
        seen: "a clamp for timm's trust_clip, the other way round",
        law: "optimizer",
        change: Values(|g, edit| {
            each_trust(g, |trust| {
                edit.after(trust.ratio, |b, ratio, _| {
                    let one = b.full_like(1.0, ratio);
                    b.binary(Binary::Maximum, ratio, one)
                });
            })
        }),
    },
    Mutant {
        id: "lamb-trust-before-decay",
        what: "LAMB: the norm of the step is that before decay is added",
        seen: "easily made by hand: the decay is added a line too late",
        law: "optimizer",
        change: Values(|g, edit| {
            each_trust(g, |trust| {
                if let Some([direction, _]) = g.binary(trust.step, Binary::Add) {
                    edit.redefine(trust.of_step, move |b, name| {
                        let square = b.mul(name(direction), name(direction));
                        let all: Vec<usize> = (0..b.ty(square).rank()).collect();
                        let total = b.sum(square, &all);
                        b.unary(Unary::Sqrt, total)
                    });
                }
            })
        }),
    },
    Mutant {
        id: "rmsprop-lr-outside",
        what: "RMSProp: the buffer holds directions, and lr multiplies it",
        seen: "torch's RMSprop against TensorFlow's, whose buffer holds steps",
        law: "whole-step",
        change: Values(|g, edit| {
            option(g, edit, |recipe| {
                let Optimizer::RmspropTf(rule) = &mut recipe.optimizer else { return false };
                std::mem::replace(&mut rule.lr_in_momentum, false)
            })
        }),
    },
    Mutant {
        id: "rmsprop-eps-outside",
        what: "RMSProp: √s + ε, not √(s + ε)",
        seen: "torch's RMSprop against TensorFlow's",
        law: "optimizer",
        change: Values(|g, edit| {
            each_root(g, |root| {
                edit.redefine(root.root, move |b, name| {
                    let value = b.unary(Unary::Sqrt, name(root.square));
                    b.add_const(value, root.eps)
                });
            })
        }),
    },
    Mutant {
        id: "rmsprop-without-eps",
        what: "RMSProp: ε is left out",
        seen: "easily made by hand: ε = 1 of MobileNetV2 is no safeguard but part of the recipe",
        law: "optimizer",
        change: Values(|g, edit| {
            each_root(g, |root| edit.redefine(root.root, move |b, name| b.unary(Unary::Sqrt, name(root.square))))
        }),
    },
    Mutant {
        id: "rmsprop-without-momentum",
        what: "RMSProp: the buffer begins anew with every step",
        seen: "torch's RMSprop, whose momentum is 0 by default",
        law: "whole-step",
        change: Values(|g, edit| {
            option(g, edit, |recipe| {
                let Optimizer::RmspropTf(rule) = &mut recipe.optimizer else { return false };
                std::mem::replace(&mut rule.momentum, 0.0) != 0.0
            })
        }),
    },
    Mutant {
        id: "rmsprop-decoupled",
        what: "RMSProp: decay is not part of the gradient",
        seen: "decoupled decay where TensorFlow's recipes add an L2 loss",
        law: "whole-step",
        change: Values(|g, edit| {
            option(g, edit, |recipe| {
                let Optimizer::RmspropTf(rule) = &mut recipe.optimizer else { return false };
                std::mem::replace(&mut rule.weight_decay, 0.0) != 0.0
            })
        }),
    },
];

/// The optimizer stage of another recipe in place of this one's; no place if `change` says no.
fn option<'g>(g: &'g Graph<'g>, edit: &mut Edit<'g>, change: fn(&mut Recipe) -> bool) -> Option<()> {
    let mut recipe = g.manifest.recipe.clone();
    if !change(&mut recipe) {
        return None;
    }
    let param = |v| Trainable { ty: g.ty(v).clone(), decays: g.ty(v).rank() > 1 };
    let params: Vec<Trainable> = g.inputs(Role::Param).map(param).collect();
    let stage = Rc::new(optimizer_stage(&recipe, &params).func);
    let state =
        [Role::Param, Role::FirstMoment, Role::SecondMoment, Role::Accumulator, Role::AccumulatorCount, Role::Shadow];
    let scalars =
        [Role::LearningRate, Role::BiasCorrection1, Role::BiasCorrection2, Role::Apply, Role::Keep, Role::EmaDecay];
    let mut inputs: Vec<ValueId> = state.into_iter().flat_map(|role| g.inputs(role)).collect();
    inputs.extend(g.values()?.gradients);
    inputs.extend(scalars.into_iter().flat_map(|role| g.inputs(role)));
    if inputs.len() != stage.body.params.len() {
        return None;
    }
    for (i, output) in state.into_iter().flat_map(|role| g.outputs(role)).enumerate() {
        let (stage, inputs) = (Rc::clone(&stage), inputs.clone());
        edit.redefine(output, move |b, name| {
            let mut copier = Copier::from(&stage);
            let args: Vec<ValueId> = inputs.iter().map(|&v| name(v)).collect();
            copier.bind(&stage.body.params, &args);
            copier.instrs(b, &stage.body.instrs);
            copier.name(stage.body.results[i])
        });
    }
    Some(())
}

/// `ratio = ‖θ‖/‖r‖` of a tensor that LAMB adapts.
#[derive(Clone, Copy)]
struct Trust {
    ratio: ValueId,
    of_param: ValueId,
    of_step: ValueId,
    /// r
    step: ValueId,
}

fn each_trust(g: &Graph, mut change: impl FnMut(Trust)) -> Option<()> {
    let Optimizer::Lamb(_) = g.manifest.recipe.optimizer else { return None };
    let trust = |new: ValueId| {
        let [_, step] = g.binary(new, Binary::Subtract)?;
        let [_, scaled] = g.binary(step, Binary::Multiply)?;
        let [spread, step] = g.binary(scaled, Binary::Multiply)?;
        let ratio = g.unguarded(g.unguarded(g.scalar(spread))?)?;
        let [of_param, of_step] = g.binary(ratio, Binary::Divide)?;
        Some(Trust { ratio, of_param, of_step, step })
    };
    let mut any = None;
    for guarded in g.guards(Role::Param)? {
        if let Some(trust) = trust(guarded.new) {
            change(trust);
            any = Some(());
        }
    }
    any
}

/// `root = √(square + ε)` of RMSProp.
#[derive(Clone, Copy)]
struct Root {
    root: ValueId,
    square: ValueId,
    eps: f64,
}

fn each_root(g: &Graph, mut change: impl FnMut(Root)) -> Option<()> {
    let Optimizer::RmspropTf(_) = g.manifest.recipe.optimizer else { return None };
    for guarded in g.guards(Role::SecondMoment)? {
        let square = guarded.new;
        let (shifted, _) = g.partners(square, Binary::Add).find(|(_, by)| g.constant(*by).is_some())?;
        let (_, eps) = g.with_constant(shifted, Binary::Add)?;
        let root = g.readers(shifted).next()?.results[0];
        change(Root { root, square, eps });
    }
    Some(())
}
