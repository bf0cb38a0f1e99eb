//! Constants of accumulation, clipping and averages.

use crate::language::{Index, Term, index};
use crate::law::{Claims, Law};

pub(super) const LAWS: &[Law] = &[
    Law {
        id: "accumulate.moments",
        statement: "with 1/k in m and 1/k² in v, the sum of k micro-gradients takes the step of their mean",
        scope: "all k and tensor sizes",
        claims: moments,
    },
    Law {
        id: "accumulate.identical",
        statement: "k micro-batches with one gradient take the step of that gradient",
        scope: "all k and tensor sizes",
        claims: identical,
    },
    Law {
        id: "accumulate.phases",
        statement: "with apply = 0 and lr = 0 the state passes through and G grows; with apply = 1 it is an ordinary step",
        scope: "all k and tensor sizes",
        claims: phases,
    },
    Law {
        id: "accumulate.clip",
        statement: "clipping the sum at k·C with k·ε is clipping the mean at C with ε",
        scope: "all k and tensor sizes",
        claims: clip,
    },
    Law {
        id: "accumulate.replicas",
        statement: "the sum over micro-batches of all-reduced gradients is the all-reduce of the sums",
        scope: "all R, k and tensor sizes",
        claims: exchange,
    },
    Law {
        id: "accumulate.statistics",
        statement: "k blends of one statistic at 1 − (1−w)^(1/k) are one blend at w",
        scope: "k = 8, all C",
        claims: statistics,
    },
    Law {
        id: "ema",
        statement: "the average of equal parameters is the parameters: E' = d·E + (1 − d)·θ' at E = θ' is θ'",
        scope: "all tensor sizes",
        claims: ema,
    },
];

const MICRO: Index = index("i", "k");
const P: Index = index("p", "P");

fn scalar(name: &'static str) -> Term {
    Term::input(name, &[])
}

fn one() -> Term {
    Term::number(1)
}

fn tensor(name: &'static str) -> Term {
    Term::input(name, &[P])
}

/// Micro-gradients: their sum and their mean.
fn micro() -> (Term, Term) {
    let g = Term::input("g", &[MICRO, P]);
    (g.sum(&[MICRO]), g.mean(&[MICRO]))
}

/// `old·m + new·g`
fn blend(old: &Term, m: &Term, new: &Term, g: &Term) -> Term {
    old * m + new * g
}

/// `θ − lr·(m/bc1)/(√(v/bc2) + ε) − lr·wd·θ`
fn adamw(m: &Term, v: &Term) -> Term {
    let theta = tensor("theta");
    let direction = (m / scalar("bc1")) / ((v / scalar("bc2")).sqrt() + scalar("eps"));
    &theta - scalar("lr") * direction - scalar("lr") * scalar("wd") * &theta
}

fn moments() -> Claims {
    let (sum, mean) = micro();
    let (b1, b2, k) = (scalar("b1"), scalar("b2"), Term::count(&[MICRO]));
    let first = |divisor: &Term| blend(&b1, &tensor("m"), &((one() - &b1) / divisor), &sum);
    let second = |divisor: &Term| blend(&b2, &tensor("v"), &((one() - &b2) / divisor), &sum.square());
    let m = blend(&b1, &tensor("m"), &(one() - &b1), &mean);
    let v = blend(&b2, &tensor("v"), &(one() - &b2), &mean.square());
    let of_squares = Term::input("g", &[MICRO, P]).square().mean(&[MICRO]);
    let k2 = k.square();
    Claims::default()
        .law("m", &first(&k), &m)
        .law("v", &second(&k2), &v)
        .law("adamw", &adamw(&first(&k), &second(&k2)), &adamw(&m, &v))
        .mistake("1/k in v", &second(&k), &v)
        .mistake("no 1/k in m", &first(&one()), &m)
        .mistake("1/k² in m", &first(&k2), &m)
        .mistake("mean of squares", &blend(&b2, &tensor("v"), &(one() - &b2), &of_squares), &v)
        .mistake("adamw with 1/k in v", &adamw(&first(&k), &second(&k)), &adamw(&m, &v))
}

fn identical() -> Claims {
    let (b1, b2, k) = (scalar("b1"), scalar("b2"), Term::count(&[MICRO]));
    let g = tensor("g");
    let sum = g.sum(&[MICRO]);
    let first = |g: &Term, divisor: &Term| blend(&b1, &tensor("m"), &((one() - &b1) / divisor), g);
    let second = |g: &Term, divisor: &Term| blend(&b2, &tensor("v"), &((one() - &b2) / divisor), &g.square());
    let step = adamw(&first(&g, &one()), &second(&g, &one()));
    Claims::default()
        .law("adamw", &adamw(&first(&sum, &k), &second(&sum, &k.square())), &step)
        .mistake("1/k in v", &adamw(&first(&sum, &k), &second(&sum, &k)), &step)
        .mistake("the sum for the mean", &adamw(&first(&sum, &one()), &second(&sum, &one())), &step)
}

fn phases() -> Claims {
    let (b1, b2, k) = (scalar("b1"), scalar("b2"), Term::count(&[MICRO]));
    let g = tensor("G");
    let first = |apply: &Term| {
        let old = one() - apply * (one() - &b1);
        blend(&old, &tensor("m"), &(apply * (one() - &b1) / &k), &g)
    };
    let second = |apply: &Term| {
        let old = one() - apply * (one() - &b2);
        blend(&old, &tensor("v"), &(apply * (one() - &b2) / k.square()), &g.square())
    };
    let zero = Term::number(0);
    let momentum = |lr: &Term, m: &Term| tensor("theta") - lr * m;
    let unguarded = blend(&b1, &tensor("m"), &((one() - &b1) / &k), &g);
    Claims::default()
        .law("m passes through", &first(&zero), &tensor("m"))
        .law("v passes through", &second(&zero), &tensor("v"))
        .law("θ passes through", &momentum(&zero, &first(&zero)), &tensor("theta"))
        .law("m at apply = 1", &first(&one()), &unguarded)
        .law("G restarts at keep = 0", &(&zero * &g + tensor("g")), &tensor("g"))
        .mistake("m decays while accumulating", &(&b1 * tensor("m")), &first(&zero))
        .mistake("an ordinary step while accumulating", &unguarded, &first(&zero))
}

/// `min(1, C/(‖g‖ + ε))·g`
fn clipped(g: &Term, limit: &Term, eps: &Term) -> Term {
    let norm = g.square().sum(&[P]).sqrt();
    (limit / (norm + eps)).min(&one()) * g
}

fn clip() -> Claims {
    let (sum, mean) = micro();
    let (limit, eps, k) = (scalar("C"), scalar("eps"), Term::count(&[MICRO]));
    let truth = clipped(&mean, &limit, &eps);
    let per_micro = Term::input("g", &[MICRO, P]);
    let per_micro = clipped(&per_micro, &limit, &eps).mean(&[MICRO]);
    Claims::default()
        .law("factor", &(clipped(&sum, &(&k * &limit), &(&k * &eps)) / &k), &truth)
        .mistake("C on the sum", &(clipped(&sum, &limit, &(&k * &eps)) / &k), &truth)
        .mistake("ε on the sum", &(clipped(&sum, &(&k * &limit), &eps) / &k), &truth)
        .mistake("clip before the mean", &per_micro, &truth)
}

fn exchange() -> Claims {
    let r = index("r", "R");
    let g = Term::input("g", &[r, MICRO, P]);
    let truth = g.sum(&[MICRO]).mean(&[r]);
    let clipped = |g: &Term| clipped(g, &scalar("C"), &scalar("eps"));
    Claims::default()
        .law("gradient", &g.mean(&[r]).sum(&[MICRO]), &truth)
        .mistake("a sum over replicas", &g.sum(&[r]).sum(&[MICRO]), &truth)
        .mistake("clip before the collective", &clipped(&g.sum(&[MICRO])).mean(&[r]), &clipped(&truth))
}

/// With `s = (1−w)^(1/k)`: `run ← s·run + (1−s)·batch`, k times.
fn statistics() -> Claims {
    const K: usize = 8;
    let (s, batch) = (scalar("s"), tensor("batch"));
    let blended = |run: &Term, keep: &Term| keep * run + (one() - keep) * &batch;
    let times = |keep: &Term| (0..K).fold(tensor("run"), |run, _| blended(&run, keep));
    let keep = (0..K).fold(one(), |product, _| product * &s);
    let truth = blended(&tensor("run"), &keep);
    Claims::default()
        .law("running statistic", &times(&s), &truth)
        .mistake("w itself for each micro-batch", &times(&keep), &truth)
        .mistake("w/k for each micro-batch", &times(&(one() - (one() - &keep) / Term::number(K as i64))), &truth)
}

fn ema() -> Claims {
    let d = scalar("d");
    let average = |e: &Term, theta: &Term| &d * e + (one() - &d) * theta;
    let (theta, next) = (tensor("theta"), tensor("theta") - scalar("lr") * tensor("g"));
    Claims::default()
        .law("fixed point", &average(&next, &next), &next)
        .mistake("the old parameters", &average(&theta, &theta), &next)
        .mistake("weights exchanged", &((one() - &d) * tensor("E") + &d * &next), &average(&tensor("E"), &next))
}
