//! Mistakes in synchronised batch norm.

use super::Mutant;
use super::edit::{Edit, Names};
use super::graph::Graph;
use super::norm::Norm;
use truestep_ir::{Binary, Builder, Unary, ValueId};

pub(super) const NORM_MUTANTS: &[Mutant] = &[
    Mutant {
        id: "local-statistics",
        what: "forward: every replica normalises with its own mean and variance",
        seen: "NVIDIA-Merlin/HugeCTR#181; torch's DistributedDataParallel without SyncBatchNorm",
        edit: local_statistics,
    },
    Mutant {
        id: "drop-chan",
        what: "forward: variance is the mean of the replicas' variances, without (μ_r − μ)²",
        seen: "pytorch/xla#2843, a workaround that averages variances",
        edit: drop_chan,
    },
    Mutant {
        id: "no-backward-collective",
        what: "backward: mean dx̂ and mean x̂·dx̂ are the replica's own",
        seen: "pytorch/pytorch#36382, for unequal batches",
        edit: no_backward_collective,
    },
    Mutant {
        id: "backward-sum",
        what: "backward: mean dx̂ and mean x̂·dx̂ are summed over the replicas, not averaged",
        seen: "the divisor forgotten once",
        edit: backward_sum,
    },
    Mutant {
        id: "local-xhat-gamma",
        what: "backward: γ gradient from x̂ of the replica's own statistics",
        seen: "a saved x̂ computed before the statistics were exchanged",
        edit: local_xhat_gamma,
    },
    Mutant {
        id: "norm-gradient-twice",
        what: "backward: γ and β gradients summed over the replicas in the norm, then averaged as all others",
        seen: "sony/nnabla#1120",
        edit: norm_gradient_twice,
    },
    Mutant {
        id: "local-hand-back",
        what: "running statistics blended with the replica's own",
        seen: "NVIDIA-Merlin/HugeCTR#181",
        edit: local_hand_back,
    },
    Mutant {
        id: "local-count",
        what: "running variance multiplied by m/(m − 1) with the m of one replica",
        seen: "pytorch/pytorch#22192",
        edit: local_count,
    },
];

fn local_statistics<'g>(g: &'g Graph<'g>, edit: &mut Edit<'g>) -> Option<()> {
    for norm in synchronised(g) {
        edit.replace(norm.mean.global, norm.mean.local);
        edit.replace(norm.var.global, norm.var.local);
    }
    Some(())
}

fn drop_chan<'g>(g: &'g Graph<'g>, edit: &mut Edit<'g>) -> Option<()> {
    for norm in synchronised(g) {
        edit.replace(norm.corrected?, norm.var.local);
    }
    Some(())
}

fn no_backward_collective<'g>(g: &'g Graph<'g>, edit: &mut Edit<'g>) -> Option<()> {
    for norm in synchronised(g) {
        let packed = norm.backward?.packed?;
        edit.replace(packed.mean, packed.local);
    }
    Some(())
}

fn backward_sum<'g>(g: &'g Graph<'g>, edit: &mut Edit<'g>) -> Option<()> {
    for norm in synchronised(g) {
        let packed = norm.backward?.packed?;
        edit.replace(packed.mean, packed.sum);
    }
    Some(())
}

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

fn local_hand_back<'g>(g: &'g Graph<'g>, edit: &mut Edit<'g>) -> Option<()> {
    for norm in synchronised(g) {
        for statistic in [norm.mean, norm.var] {
            for (blended, by) in g.partners(statistic.global, Binary::Multiply) {
                g.constant(by)?;
                edit.redirect(blended, statistic.global, move |_, name| name(statistic.local));
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

/// The norms whose statistics are exchanged.
fn synchronised<'g>(g: &'g Graph<'g>) -> impl Iterator<Item = Norm<'g>> {
    g.norms().into_iter().filter(|norm| norm.corrected.is_some())
}

/// The sum over the replicas of the parameter gradient `local`.
fn all_reduced(g: &Graph, local: ValueId) -> Option<ValueId> {
    g.gradients()?.into_iter().filter_map(|gradient| gradient.exchange).find(|e| e.local == local).map(|e| e.sum)
}
