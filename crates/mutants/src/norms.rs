//! Mistakes in batch norm: its statistics, its forward and its backward.

use crate::edit::{Edit, Names};
use crate::graph::{Exchange, Graph};
use crate::mutant::{Change::Values, Mutant};
use crate::norm::{Backward, Norm};
use truestep_ir::{Builder, Unary, ValueId};

pub(crate) const MUTANTS: &[Mutant] = &[
    Mutant {
        id: "local-statistics",
        what: "forward: every replica normalises with its own mean and variance",
        seen: "NVIDIA-Merlin/HugeCTR#181; torch's DistributedDataParallel without SyncBatchNorm",
        law: "P1",
        change: Values(|g, edit| {
            synchronised(g).for_each(|norm| {
                edit.replace(norm.mean.global, norm.mean.local);
                edit.replace(norm.var.global, norm.var.local);
            });
            Some(())
        }),
    },
    Mutant {
        id: "local-mean",
        what: "forward: the mean is the replica's own, the variance is exchanged",
        seen: "easily made by hand where only one of two statistics is all-reduced",
        law: "P1b",
        change: Values(|g, edit| {
            synchronised(g).for_each(|norm| edit.replace(norm.mean.global, norm.mean.local));
            Some(())
        }),
    },
    Mutant {
        id: "local-variance",
        what: "forward: the variance is the replica's own about the global mean, not exchanged",
        seen: "easily made by hand where only one of two statistics is all-reduced",
        law: "Chan",
        change: Values(|g, edit| {
            for norm in synchronised(g) {
                edit.replace(norm.var.global, norm.corrected?);
            }
            Some(())
        }),
    },
    Mutant {
        id: "mean-sum",
        what: "forward: means are summed over the replicas, not averaged",
        seen: "the divisor forgotten once",
        law: "P1b",
        change: Values(|g, edit| {
            for norm in synchronised(g) {
                edit.replace(norm.mean.global, norm.mean.exchange?.sum);
            }
            Some(())
        }),
    },
    Mutant {
        id: "variance-sum",
        what: "forward: variances are summed over the replicas, not averaged",
        seen: "the divisor forgotten once",
        law: "Chan",
        change: Values(|g, edit| {
            for norm in synchronised(g) {
                edit.replace(norm.var.global, norm.var.exchange?.sum);
            }
            Some(())
        }),
    },
    Mutant {
        id: "variance-exchanged-twice",
        what: "forward: variances go through the all-reduce twice and are divided once",
        seen: "easily made by hand where a hook exchanges what the layer has exchanged",
        law: "Chan",
        change: Values(|g, edit| {
            let replicas = g.manifest.replicas;
            for norm in synchronised(g) {
                edit.after(norm.var.exchange?.sum, move |b, v, _| b.all_reduce_sum(v, replicas));
            }
            Some(())
        }),
    },
    Mutant {
        id: "drop-chan",
        what: "forward: variance is the mean of the replicas' variances, without (μ_r − μ)²",
        seen: "pytorch/xla#2843, a workaround that averages variances",
        law: "Chan",
        change: Values(|g, edit| {
            for norm in synchronised(g) {
                edit.replace(norm.corrected?, norm.var.local);
            }
            Some(())
        }),
    },
    Mutant {
        id: "variance-about-zero",
        what: "forward: the variance is the mean of x², μ² not taken off",
        seen: "easily made by hand when E[x²] − μ² is meant",
        law: "statistics",
        change: Values(|g, edit| {
            g.norms().into_iter().for_each(|norm| {
                edit.redefine(norm.var.local, move |b, name| {
                    let square = b.mul(name(norm.x), name(norm.x));
                    let sum = b.sum(square, norm.over);
                    b.div_const(sum, norm.count)
                });
            });
            Some(())
        }),
    },
    Mutant {
        id: "norm-unbiased",
        what: "forward: normalises with the unbiased variance, m/(m − 1) times the biased one",
        seen: "torch.var divides by m − 1 unless told otherwise, numpy.var by m",
        law: "evaluation",
        change: Values(|g, edit| {
            let replicas = g.manifest.replicas as f64;
            g.norms().into_iter().for_each(|norm| {
                let m = if norm.corrected.is_some() { replicas * norm.count } else { norm.count };
                edit.redefine(norm.shifted, move |b, name| {
                    let unbiased = b.mul_const(name(norm.var.global), m / (m - 1.0));
                    b.add_const(unbiased, norm.eps)
                });
            });
            Some(())
        }),
    },
    Mutant {
        id: "norm-eps-outside",
        what: "forward: divides by σ + ε, not by √(σ² + ε)",
        seen: "easily made by hand, since Adam's ε does stand outside the root",
        law: "evaluation",
        change: Values(|g, edit| {
            g.norms().into_iter().for_each(|norm| {
                edit.redefine(norm.rstd, move |b, name| {
                    let std = b.unary(Unary::Sqrt, name(norm.var.global));
                    let shifted = b.add_const(std, norm.eps);
                    let one = b.full_like(1.0, shifted);
                    b.div(one, shifted)
                });
            });
            Some(())
        }),
    },
    Mutant {
        id: "norm-eps-value",
        what: "forward: ε is 1e-3, not 1e-5",
        seen: "Keras' default is 1e-3, torch's 1e-5",
        law: "evaluation",
        change: Values(|g, edit| g.norms().into_iter().try_for_each(|norm| edit.constant(norm.shifted, 1e-3))),
    },
    Mutant {
        id: "no-backward-collective",
        what: "backward: mean dx̂ and mean x̂·dx̂ are the replica's own",
        seen: "pytorch/pytorch#36382, for unequal batches",
        law: "P4",
        change: Values(|g, edit| {
            packed(g)?.into_iter().for_each(|p| edit.replace(p.mean, p.local));
            Some(())
        }),
    },
    Mutant {
        id: "backward-sum",
        what: "backward: mean dx̂ and mean x̂·dx̂ are summed over the replicas, not averaged",
        seen: "the divisor forgotten once",
        law: "P4",
        change: Values(|g, edit| {
            packed(g)?.into_iter().for_each(|p| edit.replace(p.mean, p.sum));
            Some(())
        }),
    },
    Mutant {
        id: "backward-divided-twice",
        what: "backward: mean dx̂ and mean x̂·dx̂ are over R·M values and averaged over the R replicas as well",
        seen: "easily made by hand when the count is made global and the collective already averages",
        law: "P4",
        change: Values(|g, edit| {
            let replicas = g.manifest.replicas as f64;
            packed(g)?.into_iter().try_for_each(|p| edit.constant(p.mean, replicas * replicas))
        }),
    },
    Mutant {
        id: "local-xhat-gamma",
        what: "backward: γ gradient from x̂ of the replica's own statistics",
        seen: "a saved x̂ computed before the statistics were exchanged",
        law: "P2γ",
        change: Values(local_xhat_gamma),
    },
    Mutant {
        id: "norm-gradient-twice",
        what: "backward: γ and β gradients summed over the replicas in the norm, then averaged as all others",
        seen: "sony/nnabla#1120",
        law: "P2γ",
        change: Values(norm_gradient_twice),
    },
    Mutant {
        id: "gamma-beta-gradients-swapped",
        what: "backward: γ takes β's gradient and β takes γ's",
        seen: "easily made by hand, both having the same shape",
        law: "P2γ",
        change: Values(|g, edit| {
            for Backward { dgamma, dbeta, .. } in backwards(g)? {
                edit.operand(all_reduced(g, dgamma)?, dgamma, dbeta);
                edit.operand(all_reduced(g, dbeta)?, dbeta, dgamma);
            }
            Some(())
        }),
    },
    Mutant {
        id: "no-mean-dxhat",
        what: "backward: mean dx̂ is not taken off",
        seen: "easily made by hand: the path through μ is forgotten",
        law: "P4",
        change: Values(|g, edit| {
            backwards(g)?.into_iter().for_each(|b| edit.replace(b.centred, b.dxhat));
            Some(())
        }),
    },
    Mutant {
        id: "no-mean-xhat-dxhat",
        what: "backward: x̂·mean(x̂·dx̂) is not taken off",
        seen: "easily made by hand: the path through σ² is forgotten",
        law: "P4",
        change: Values(|g, edit| {
            backwards(g)?.into_iter().for_each(|b| edit.replace(b.projected, b.centred));
            Some(())
        }),
    },
    Mutant {
        id: "frozen-backward",
        what: "backward: statistics are treated as constants",
        seen: "right for a frozen batch norm, whose statistics are constants, and for no other",
        law: "P4",
        change: Values(|g, edit| {
            backwards(g)?.into_iter().for_each(|b| edit.replace(b.projected, b.dxhat));
            Some(())
        }),
    },
    Mutant {
        id: "no-gamma-backward",
        what: "backward: dx̂ is dy, without γ",
        seen: "easily made by hand, since γ is 1 at the start",
        law: "P4",
        change: Values(|g, edit| {
            backwards(g)?.into_iter().for_each(|b| edit.replace(b.dxhat, b.dy));
            Some(())
        }),
    },
];

/// `Σ dy·(x − μ_r)·(σ²_r + ε)^(−1/2)` takes dγ's place in the parameter collective.
fn local_xhat_gamma<'g>(g: &'g Graph<'g>, edit: &mut Edit<'g>) -> Option<()> {
    for norm in synchronised(g) {
        let backward = norm.backward?;
        let sum = all_reduced(g, backward.dgamma)?;
        edit.redirect(sum, backward.dgamma, move |b: &mut Builder, name: Names| {
            let spread = |b: &mut Builder, v: ValueId| b.broadcast_like(v, norm.channel, name(norm.x));
            let mean = spread(b, name(norm.mean.local));
            let shifted = b.add_const(name(norm.var.local), norm.eps);
            let rstd = b.unary(Unary::Rsqrt, shifted);
            let rstd = spread(b, rstd);
            let centred = b.sub(name(norm.x), mean);
            let xhat = b.mul(centred, rstd);
            let product = b.mul(name(backward.dy), xhat);
            b.sum(product, norm.over)
        });
    }
    Some(())
}

fn norm_gradient_twice<'g>(g: &'g Graph<'g>, edit: &mut Edit<'g>) -> Option<()> {
    let replicas = g.manifest.replicas;
    for norm in synchronised(g) {
        let backward = norm.backward?;
        for local in [backward.dgamma, backward.dbeta] {
            edit.redirect(all_reduced(g, local)?, local, move |b, name| b.all_reduce_sum(name(local), replicas));
        }
    }
    Some(())
}

/// The norms whose statistics are exchanged.
pub(crate) fn synchronised<'g>(g: &'g Graph<'g>) -> impl Iterator<Item = Norm<'g>> {
    g.norms().into_iter().filter(|norm| norm.corrected.is_some())
}

fn backwards(g: &Graph) -> Option<Vec<Backward>> {
    g.norms().into_iter().map(|norm| norm.backward).collect()
}

/// The exchanges of the backward.
fn packed(g: &Graph) -> Option<Vec<Exchange>> {
    synchronised(g).map(|norm| norm.backward?.packed).collect()
}

/// The sum over the replicas of the parameter gradient `local`.
fn all_reduced(g: &Graph, local: ValueId) -> Option<ValueId> {
    g.gradients()?.into_iter().filter_map(|gradient| gradient.exchange).find(|e| e.local == local).map(|e| e.sum)
}
