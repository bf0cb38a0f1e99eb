//! Mistakes in AdamW.

use crate::edit::Names;
use crate::graph::Graph;
use crate::mutant::{Change::Values, Mutant};
use crate::update::{Adam, Moment, Update};
use truestep_ir::{Binary, Unary};

pub(crate) const MUTANTS: &[Mutant] = &[
    Mutant {
        id: "adam-betas-swapped",
        what: "update: β₁ and β₂ are swapped",
        seen: "easily made by hand: two numbers in a tuple",
        law: "optimizer",
        change: Values(|g, edit| {
            adams(g, |_, Adam { m, v, .. }| {
                for (moment, beta) in [(m, v.beta), (v, m.beta)] {
                    edit.constant(moment.kept, beta)?;
                    edit.constant(moment.fresh, 1.0 - beta)?;
                }
                Some(())
            })
        }),
    },
    Mutant {
        id: "adam-no-correction-m",
        what: "update: the first moment's bias is not corrected",
        seen: "BERT's AdamWeightDecayOptimizer corrects neither",
        law: "optimizer",
        change: Values(|g, edit| {
            adams(g, |_, a| {
                edit.replace(a.m_hat, a.m.new);
                Some(())
            })
        }),
    },
    Mutant {
        id: "adam-no-correction-v",
        what: "update: the second moment's bias is not corrected",
        seen: "BERT's AdamWeightDecayOptimizer corrects neither",
        law: "optimizer",
        change: Values(|g, edit| {
            adams(g, |_, a| {
                edit.replace(a.v_hat, a.v.new);
                Some(())
            })
        }),
    },
    Mutant {
        id: "adam-corrections-swapped",
        what: "update: m is divided by 1 − β₂ᵗ and v by 1 − β₁ᵗ",
        seen: "easily made by hand: two scalars of one type",
        law: "optimizer",
        change: Values(|g, edit| {
            adams(g, |_, a| {
                let [first, second] = a.corrections;
                edit.redefine(a.m_hat, move |b, name| {
                    let by = b.broadcast_like(name(g.scalar(second)), &[], name(a.m.new));
                    b.div(name(a.m.new), by)
                });
                edit.operand(a.v_hat, second, first);
                Some(())
            })
        }),
    },
    Mutant {
        id: "adam-correction-of-next-step",
        what: "update: biases are corrected as at step t + 1",
        seen: "easily made by hand: a step counter raised too early",
        law: "optimizer",
        change: Values(|g, edit| {
            adams(g, |_, a| {
                let pairs = [(a.m_hat, a.m, a.corrections[0]), (a.v_hat, a.v, a.corrections[1])];
                for (corrected, moment, correction) in pairs {
                    // 1 − βᵗ⁺¹ = β·(1 − βᵗ) + 1 − β
                    edit.redirect(corrected, correction, move |b, name| {
                        let next = b.mul_const(name(correction), moment.beta);
                        b.add_const(next, 1.0 - moment.beta)
                    });
                }
                Some(())
            })
        }),
    },
    Mutant {
        id: "adam-eps-inside",
        what: "update: m̂/√(v̂ + ε), not m̂/(√v̂ + ε)",
        seen: "TensorFlow's RMSProp has ε inside the root, torch's outside",
        law: "optimizer",
        change: Values(|g, edit| {
            adams(g, |_, a| {
                edit.redefine(a.denominator, move |b, name| {
                    let shifted = b.add_const(name(a.v_hat), a.eps);
                    b.unary(Unary::Sqrt, shifted)
                });
                Some(())
            })
        }),
    },
    Mutant {
        id: "adam-eps-hat",
        what: "update: ε is added to √v before the bias is corrected",
        seen: "TensorFlow's and Keras' Adam, whose ε is the ε̂ of the paper's section 2",
        law: "whole-step",
        change: Values(|g, edit| {
            adams(g, |_, a| {
                edit.redefine(a.denominator, move |b, name| {
                    let root = b.unary(Unary::Sqrt, name(a.v.new));
                    let shifted = b.add_const(root, a.eps);
                    let correction = b.unary(Unary::Sqrt, name(a.corrections[1]));
                    b.div(shifted, correction)
                });
                Some(())
            })
        }),
    },
    Mutant {
        id: "adam-eps-value",
        what: "update: ε is ten times the recipe's",
        seen: "Keras' default is 1e-7, torch's 1e-8",
        law: "optimizer",
        change: Values(|g, edit| adams(g, |_, a| edit.constant(a.denominator, 10.0 * a.eps))),
    },
    Mutant {
        id: "adam-no-root",
        what: "update: m̂/(v̂ + ε), without the root",
        seen: "easily made by hand",
        law: "optimizer",
        change: Values(|g, edit| {
            adams(g, |_, a| {
                edit.replace(a.root, a.v_hat);
                Some(())
            })
        }),
    },
    Mutant {
        id: "adam-square-of-mean",
        what: "update: the second moment averages m'², not g²",
        seen: "easily made by hand: both are called m",
        law: "optimizer",
        change: Values(|g, edit| {
            adams(g, |_, a| {
                edit.redefine(a.square, move |b, name| b.mul(name(a.m.new), name(a.m.new)));
                Some(())
            })
        }),
    },
    Mutant {
        id: "adam-first-undamped",
        what: "update: m' = β₁·m + g, without 1 − β₁",
        seen: "momentum's sum in place of Adam's average",
        law: "optimizer",
        change: Values(|g, edit| adams(g, |_, a| edit.constant(a.m.fresh, 1.0))),
    },
    Mutant {
        id: "adam-old-moment",
        what: "update: the step is along the first moment that came in",
        seen: "easily made by hand: two statements in the wrong order",
        law: "optimizer",
        change: Values(|g, edit| {
            adams(g, |_, a| {
                edit.operand(a.m_hat, a.m.new, a.m.old);
                Some(())
            })
        }),
    },
    Mutant {
        id: "adam-first-kept",
        what: "update: first moments are handed back as they came",
        seen: "easily made by hand: the new one is used and the old one returned",
        law: "optimizer",
        change: Values(|g, edit| {
            adams(g, |_, a| {
                edit.output(a.m.number, a.m.old);
                Some(())
            })
        }),
    },
    Mutant {
        id: "adam-second-kept",
        what: "update: second moments are handed back as they came",
        seen: "easily made by hand: the new one is used and the old one returned",
        law: "optimizer",
        change: Values(|g, edit| {
            adams(g, |_, a| {
                edit.output(a.v.number, a.v.old);
                Some(())
            })
        }),
    },
    Mutant {
        id: "amsgrad",
        what: "update: v̂ takes the larger of the old and the new second moment",
        seen: "torch's amsgrad=True keeps a running maximum",
        law: "optimizer",
        change: Values(|g, edit| {
            adams(g, |_, a| {
                edit.redirect(a.v_hat, a.v.new, move |b, name| b.binary(Binary::Maximum, name(a.v.new), name(a.v.old)));
                Some(())
            })
        }),
    },
    Mutant {
        id: "adam-coupled-decay",
        what: "update: decay is added to the gradient, and so divided by √v̂ too",
        seen: "weight_decay of torch's Adam; AdamW decouples it (Loshchilov and Hutter 2019)",
        law: "optimizer",
        change: Values(|g, edit| {
            adams(g, |u, a| {
                let (decay, _) = u.decay?;
                // the decay term is computed where the rule takes it off, after the moments
                let wd = u.decay?.1;
                let forced = move |b: &mut truestep_ir::Builder, name: Names| {
                    let decay = b.mul_const(name(u.theta), wd);
                    b.add(name(u.grad), decay)
                };
                edit.redirect(a.m.fresh, u.grad, forced);
                edit.redirect(a.square, u.grad, forced);
                edit.constant(decay, 0.0)
            })
        }),
    },
    Mutant {
        id: "adam-decay-without-rate",
        what: "update: θ shrinks by wd·θ, not by lr·wd·θ",
        seen: "the AdamW paper's decay is multiplied by the schedule, not by the learning rate",
        law: "optimizer",
        change: Values(|g, edit| {
            adams(g, |u, _| {
                let (decay, _) = u.decay?;
                edit.redefine(u.new.0, move |b, name| b.sub(name(u.main.new), name(decay)));
                Some(())
            })
        }),
    },
    Mutant {
        id: "adam-decay-after-update",
        what: "update: what decays is θ after the step, not before it",
        seen: "the AdamW of Hugging Face's transformers; torch's decays first",
        law: "optimizer",
        change: Values(|g, edit| {
            adams(g, |u, _| {
                edit.operand(u.decay?.0, u.theta, u.main.new);
                Some(())
            })
        }),
    },
    Mutant {
        id: "adam-moments-swapped",
        what: "update: the first and the second moment are handed back in each other's place",
        seen: "easily made by hand, both having the same shape",
        law: "optimizer",
        change: Values(|g, edit| {
            adams(g, |_, Adam { m, v, .. }| {
                let guarded = |moment: Moment| g.func.body.results[moment.number];
                edit.output(m.number, guarded(v));
                edit.output(v.number, guarded(m));
                Some(())
            })
        }),
    },
];

/// Changes every update of Adam's; `None` where there is none.
fn adams(g: &Graph, mut change: impl FnMut(Update, Adam) -> Option<()>) -> Option<()> {
    g.updates()?.into_iter().try_for_each(|u| change(u, u.adam?))
}
