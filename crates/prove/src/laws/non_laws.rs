//! Statements that are false, with small inputs that show it.
//!
//! The shards `[0, 2]` and `[4, 10]` of one channel differ in mean and in variance.

use super::{Claim, NonLaw};
use crate::algebra::{Index, Term, gradient, index};

pub(super) const NON_LAWS: &[NonLaw] = &[
    NonLaw {
        id: "not.micro-batches-of-batch-norm",
        statement: "with batch norm, the gradient over 2 micro-batches is that of one batch",
        given: SHARDS,
        claim: || Claim {
            what: "dγ of mean relu(γ·x̂), over micro-batches and as one batch",
            lhs: gamma_gradient(&[N]),
            rhs: gamma_gradient(&[BLOCK, N]),
        },
    },
    NonLaw {
        id: "not.local-batch-norm",
        statement: "2 replicas of b examples, each with its own statistics, compute what one device does on 2·b",
        given: SHARDS,
        claim: || Claim {
            what: "x̂, from each replica's statistics and from the batch's",
            lhs: normalised(&[N]),
            rhs: normalised(&[BLOCK, N]),
        },
    },
    NonLaw {
        id: "not.mean-of-variances",
        statement: "the mean of the replicas' variances is the variance of the batch",
        given: SHARDS,
        claim: || Claim {
            what: "mean of local variances, global variance",
            lhs: variance(&[N]).mean(&[BLOCK]),
            rhs: variance(&[BLOCK, N]),
        },
    },
    NonLaw {
        id: "not.clip-per-replica",
        statement: "the mean of clipped gradients is the clipped mean gradient",
        given: &[("g", &[3.0, 0.0, 0.0, 4.0])],
        claim: || {
            let g = Term::input("g", &[BLOCK, N]);
            let (lhs, rhs) = (clipped(&g).mean(&[BLOCK]), clipped(&g.mean(&[BLOCK])));
            Claim { what: "gradients (3, 0) and (0, 4) clipped at norm 3", lhs, rhs }
        },
    },
];

const SHARDS: &[(&str, &[f64])] = &[("x", &[0.0, 2.0, 4.0, 10.0]), ("gamma", &[1.0])];
/// The replica or micro-batch.
const BLOCK: Index = index("r", "2");
const N: Index = index("n", "2");

fn x() -> Term {
    Term::input("x", &[BLOCK, N])
}

/// Biased, over the axes.
fn variance(axes: &[Index]) -> Term {
    (x() - x().mean(axes)).square().mean(axes)
}

fn normalised(axes: &[Index]) -> Term {
    (x() - x().mean(axes)) * variance(axes).rsqrt()
}

fn gamma_gradient(axes: &[Index]) -> Term {
    let loss = (Term::input("gamma", &[]) * normalised(axes)).relu().mean(&[BLOCK, N]);
    gradient(&loss, "gamma", &[]).expect("differentiable")
}

/// `min(1, 3/‖g‖)·g`
fn clipped(g: &Term) -> Term {
    let norm = g.square().sum(&[N]).sqrt();
    (Term::number(3) / norm).min(&Term::number(1)) * g
}
