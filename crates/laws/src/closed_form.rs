//! Closed-form backwards against plain differentiation of their forwards.

use crate::language::{Index, Term, gradient, index};
use crate::law::{Claims, Law};

pub(super) const LAWS: &[Law] = &[
    Law {
        id: "backward.batch-norm",
        statement: "the closed-form backward of batch norm is its forward's derivative",
        scope: "all N, C, H, W",
        claims: || norm(&[N, H, W], &[C]),
    },
    Law {
        id: "backward.layer-norm",
        statement: "the closed-form backward of layer norm is its forward's derivative",
        scope: "all N, C, H, W",
        claims: || norm(&[C], &[C]),
    },
    Law {
        id: "backward.softmax-cross-entropy",
        statement: "(softmax(z)·Σq − q)/B is the derivative of the mean of −Σ q·log softmax(z)",
        scope: "all B, K",
        claims: softmax_cross_entropy,
    },
    Law {
        id: "backward.bce",
        statement: "(sigmoid(z) − t)/(B·K) is the derivative of the mean of log(1 + e^z) − t·z, whose log(1 + e^z) is \
                    z + log(1 + e^−z)",
        scope: "all B, K",
        claims: binary_cross_entropy,
    },
];

const N: Index = index("n", "N");
const C: Index = index("c", "C");
const H: Index = index("h", "H");
const W: Index = index("w", "W");
const X: [Index; 4] = [N, C, H, W];

/// x̂ over `axes`, then γ and β per `channels`; batch norm and layer norm differ in the axes.
fn norm(axes: &[Index], channels: &'static [Index]) -> Claims {
    let (x, dy) = (Term::input("x", &X), Term::input("dy", &X));
    let (gamma, beta) = (Term::input("gamma", channels), Term::input("beta", channels));
    let mean = x.mean(axes);
    let var = (&x - &mean).square().mean(axes);
    let rstd = (var + Term::input("eps", &[])).rsqrt();
    let xhat = (&x - mean) * &rstd;
    let y = &gamma * &xhat + beta;
    let loss = (&y * &dy).sum(&X);
    let derivative = |of, axes: &[Index]| gradient(&loss, of, axes).expect("differentiable");

    let dxhat = &gamma * &dy;
    let (plain, along) = (dxhat.mean(axes), (&xhat * &dxhat).mean(axes));
    let dx = &rstd * (&dxhat - &plain - &xhat * &along);
    let others: Vec<Index> = X.into_iter().filter(|i| !channels.contains(i)).collect();
    let dgamma = (&dy * &xhat).sum(&others);
    let dbeta = dy.sum(&others);
    let dx_true = derivative("x", &X);
    Claims::default()
        .law("dx", &dx, &dx_true)
        .law("dγ", &dgamma, &derivative("gamma", channels))
        .law("dβ", &dbeta, &derivative("beta", channels))
        .mistake("statistics taken for constants", &(&rstd * &dxhat), &dx_true)
        .mistake("no x̂ term", &(&rstd * (&dxhat - &plain)), &dx_true)
        .mistake("means of dy without γ", &(&rstd * (&dxhat - dy.mean(axes) - &xhat * along)), &dx_true)
        .mistake("dγ without x̂", &dbeta, &derivative("gamma", channels))
}

/// The maximum m that is subtracted is any number per row: the loss and its derivative do not depend on it.
fn softmax_cross_entropy() -> Claims {
    let (b, k) = (index("b", "B"), index("k", "K"));
    let (z, q, m) = (Term::input("z", &[b, k]), Term::input("q", &[b, k]), Term::input("m", &[b]));
    let loss_with = |m: &Term| {
        let shifted = &z - m;
        let log_softmax = &shifted - shifted.exp().sum(&[k]).log();
        -((&q * log_softmax).sum(&[b, k]) / Term::count(&[b]))
    };
    let loss = loss_with(&m);
    let exps = (&z - &m).exp();
    let softmax = &exps / exps.sum(&[k]);
    let closed = (&softmax * q.sum(&[k]) - &q) / Term::count(&[b]);
    let dz = gradient(&loss, "z", &[b, k]).expect("differentiable");
    let dm = gradient(&loss, "m", &[b]).expect("differentiable");
    Claims::default()
        .law("dz", &closed, &dz)
        .law("no derivative through the maximum", &dm, &Term::number(0))
        .law("no dependence on the maximum", &loss, &loss_with(&Term::number(0)))
        .mistake("rows of weights taken to sum to 1", &((&softmax - &q) / Term::count(&[b])), &dz)
        .mistake("a sum over the batch", &(&softmax * q.sum(&[k]) - &q), &dz)
        .mistake("divided by B·K", &(&closed / Term::count(&[k])), &dz)
}

fn binary_cross_entropy() -> Claims {
    let (b, k) = (index("b", "B"), index("k", "K"));
    let (z, t) = (Term::input("z", &[b, k]), Term::input("t", &[b, k]));
    let one = Term::number(1);
    let loss = ((&one + z.exp()).log() - &t * &z).mean(&[b, k]);
    let sigmoid = (&one + (-&z).exp()).reciprocal();
    let dz = gradient(&loss, "z", &[b, k]).expect("differentiable");
    let closed = (&sigmoid - &t) / Term::count(&[b, k]);
    let (total, opposite) = ((&one + z.exp()).log(), (&one + (-&z).exp()).log());
    Claims::default()
        .law("dz", &closed, &dz)
        .law("the form for positive z", &(&z + &opposite), &total)
        .mistake("the form for positive z, z left out", &opposite, &total)
        .mistake("divided by B only", &((&sigmoid - &t) / Term::count(&[b])), &dz)
        .mistake("the sigmoid of −z", &((z.exp() + one).reciprocal() - t), &dz)
}
