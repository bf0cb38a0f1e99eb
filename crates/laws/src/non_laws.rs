//! Statements that are false, with small inputs that show it.
//!
//! The shards `[0, 2]` and `[4, 10]` of one channel differ in mean and in variance.

use crate::language::{Index, Term, gradient, index};
use crate::law::{Claim, NonLaw};

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
        id: "not.backward-without-collective",
        statement: "with global statistics in the forward, the means of batch norm's backward may be each replica's own",
        given: BACKWARD,
        claim: || Claim {
            what: "dx for dy = [1, 0], [0, 0]",
            lhs: input_gradient(&[N]),
            rhs: input_gradient(&[BLOCK, N]),
        },
    },
    NonLaw {
        id: "not.biased-hand-back",
        statement: "the running variance blends in the variance that the batch is divided by",
        given: SHARDS,
        claim: || {
            let (var, tenth) = (variance(&[BLOCK, N]), Term::ratio(1, 10));
            let blended = |var: &Term| Term::ratio(9, 10) + &tenth * var;
            let what = "running variance from 1 at w = 0.1, biased and unbiased";
            Claim { what, lhs: blended(&var), rhs: blended(&(&var * Term::ratio(4, 3))) }
        },
    },
    NonLaw {
        id: "not.sum-of-gradients",
        statement: "the sum of the replicas' mean gradients is the global batch's",
        given: &[("g", &[1.0, 3.0])],
        claim: || {
            let g = Term::input("g", &[BLOCK]);
            Claim { what: "gradients 1 and 3", lhs: g.sum(&[BLOCK]), rhs: g.mean(&[BLOCK]) }
        },
    },
    NonLaw {
        id: "not.partial-window",
        statement: "an accumulation window of k that ends early is still divided by k",
        given: &[("g", &[2.0, 4.0])],
        claim: || {
            let g = Term::input("g", &[BLOCK]);
            Claim { what: "2 and 4 of k = 4", lhs: g.sum(&[BLOCK]) / Term::number(4), rhs: g.mean(&[BLOCK]) }
        },
    },
    NonLaw {
        id: "not.clip-per-micro-batch",
        statement: "the mean of clipped micro-gradients is the clipped mean",
        given: &[("g", &[2.0, 0.0, 0.0, 2.0])],
        claim: || {
            let (g, one) = (Term::input("g", &[BLOCK, N]), Term::number(1));
            let (lhs, rhs) = (clipped(&g, &one).mean(&[BLOCK]), clipped(&g.mean(&[BLOCK]), &one));
            Claim { what: "gradients (2, 0) and (0, 2) clipped at norm 1", lhs, rhs }
        },
    },
    NonLaw {
        id: "not.coupled-decay",
        statement: "under Adam, decay added to the gradient is decay of the parameters",
        given: &[("theta", &[2.0]), ("g", &[1.0])],
        claim: || {
            let (theta, g) = (Term::input("theta", &[]), Term::input("g", &[]));
            let step = |g: &Term| g * g.square().rsqrt();
            let (lr, decay) = (Term::ratio(1, 10), &theta * Term::ratio(1, 2));
            let coupled = &theta - &lr * step(&(&g + &decay));
            let what = "θ = 2 after a first step at lr 0.1, decay 0.5, coupled and decoupled";
            Claim { what, lhs: coupled, rhs: &theta - &lr * step(&g) - &lr * decay }
        },
    },
    NonLaw {
        id: "not.clip-per-replica",
        statement: "the mean of clipped gradients is the clipped mean gradient",
        given: &[("g", &[3.0, 0.0, 0.0, 4.0])],
        claim: || {
            let g = Term::input("g", &[BLOCK, N]);
            let three = Term::number(3);
            let (lhs, rhs) = (clipped(&g, &three).mean(&[BLOCK]), clipped(&g.mean(&[BLOCK]), &three));
            Claim { what: "gradients (3, 0) and (0, 4) clipped at norm 3", lhs, rhs }
        },
    },
];

const SHARDS: &[(&str, &[f64])] = &[("x", &[0.0, 2.0, 4.0, 10.0]), ("gamma", &[1.0])];
const BACKWARD: &[(&str, &[f64])] = &[("x", &[0.0, 2.0, 4.0, 10.0]), ("dy", &[1.0, 0.0, 0.0, 0.0])];
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

/// dx from the batch's statistics and the means over these axes.
fn input_gradient(axes: &[Index]) -> Term {
    let (dy, x_hat) = (Term::input("dy", &[BLOCK, N]), normalised(&[BLOCK, N]));
    let along = (&x_hat * &dy).mean(axes);
    variance(&[BLOCK, N]).rsqrt() * (&dy - dy.mean(axes) - x_hat * along)
}

/// `min(1, limit/‖g‖)·g`
fn clipped(g: &Term, limit: &Term) -> Term {
    let norm = g.square().sum(&[N]).sqrt();
    (limit / norm).min(&Term::number(1)) * g
}
