//! Batch norm over R replicas: statistics, forward and backward against the norm of the global batch.
//!
//! `x[r, n, c, h, w]` is the global batch; replica r holds the part at its own r. A collective is a mean over r.

use crate::language::{Index, Term, index};
use crate::law::{Claims, Law};

pub(super) const LAWS: &[Law] = &[
    Law {
        id: "P1a",
        statement: "the sync forward commutes with sharding, for any statistics",
        scope: ALL,
        claims: forward_commutes,
    },
    Law {
        id: "P1b",
        statement: "global mean and second moment are the replicas' means of the shards'",
        scope: ALL,
        claims: moments,
    },
    Law {
        id: "Chan",
        statement: "the global variance is the mean over replicas of σ²_r + (μ_r − μ)²",
        scope: ALL,
        claims: chan,
    },
    Law {
        id: "P1",
        statement: "replica r's sync forward is block r of the global batch's forward",
        scope: ALL,
        claims: forward,
    },
    Law {
        id: "P2a",
        statement: "the sync backward commutes with sharding, for any statistics and means",
        scope: ALL,
        claims: backward_commutes,
    },
    Law {
        id: "P2b",
        statement: "a mean over the global batch of a function of x and dy is the replicas' mean of the same",
        scope: ALL,
        claims: pointwise_means,
    },
    Law {
        id: "P2",
        statement: "replica r's sync backward is block r of the global batch's input gradient",
        scope: ALL,
        claims: backward,
    },
    Law {
        id: "P2γ",
        statement: "the all-reduced γ gradient is 1/R of the global batch's",
        scope: ALL,
        claims: gamma_gradient,
    },
    Law {
        id: "anchor-bn",
        statement: "at R = 1 the sync norm is the plain one, forward and backward",
        scope: "R = 1, all N, C, H, W",
        claims: anchors,
    },
    Law {
        id: "hand-back",
        statement: "the running statistics that every replica returns are the global batch's",
        scope: ALL,
        claims: hand_back,
    },
];

const ALL: &str = "all R, N, C, H, W";
const N: Index = index("n", "N");
const C: Index = index("c", "C");
const H: Index = index("h", "H");
const W: Index = index("w", "W");
/// The values of one channel on one replica.
const LOCAL: [Index; 3] = [N, H, W];
const R: Index = index("r", "R");
const BLOCK: Index = index("s", "R");

fn channels(name: &'static str) -> Term {
    Term::input(name, &[C])
}

/// Mean and biased variance over `axes`, two-pass.
fn statistics(x: &Term, axes: &[Index]) -> (Term, Term) {
    let mean = x.mean(axes);
    let var = (x - &mean).square().mean(axes);
    (mean, var)
}

fn normalised(x: &Term, (mean, var): &(Term, Term)) -> Term {
    (x - mean) * (var + Term::input("eps", &[])).rsqrt()
}

/// `γ·x̂ + β`
fn normed(x: &Term, statistics: &(Term, Term)) -> Term {
    channels("gamma") * normalised(x, statistics) + channels("beta")
}

/// `(σ² + ε)^(−1/2)·(dx̂ − mean dx̂ − x̂·mean(x̂·dx̂))` with the two means given.
fn input_gradient(x: &Term, dy: &Term, statistics: &(Term, Term), (plain, along): &(Term, Term)) -> Term {
    let rstd = (&statistics.1 + Term::input("eps", &[])).rsqrt();
    rstd * (channels("gamma") * dy - plain - normalised(x, statistics) * along)
}

/// The norm of one batch spread over replicas.
struct Batch {
    x: Term,
    dy: Term,
    replica: Index,
}

impl Batch {
    fn new(replica: Index) -> Self {
        let on = |name| Term::input(name, &[replica, N, C, H, W]);
        Batch { x: on("x"), dy: on("dy"), replica }
    }

    fn global_axes(&self) -> [Index; 4] {
        [self.replica, N, H, W]
    }

    fn global(&self) -> (Term, Term) {
        statistics(&self.x, &self.global_axes())
    }

    fn local(&self) -> (Term, Term) {
        statistics(&self.x, &LOCAL)
    }

    /// A mean over replicas.
    fn collective(&self, t: &Term) -> Term {
        t.mean(&[self.replica])
    }

    /// Two collectives: the mean, then the corrected variance.
    fn sync(&self) -> (Term, Term) {
        let (local_mean, local_var) = self.local();
        let mean = self.collective(&local_mean);
        let var = self.collective(&(local_var + (local_mean - &mean).square()));
        (mean, var)
    }

    /// `(mean dx̂, mean(x̂·dx̂))` over `axes`, x̂ from the given statistics.
    fn means(&self, statistics: &(Term, Term), axes: &[Index]) -> (Term, Term) {
        let dxhat = channels("gamma") * &self.dy;
        let along = normalised(&self.x, statistics) * &dxhat;
        (dxhat.mean(axes), along.mean(axes))
    }

    /// The two means of the backward, all-reduced.
    fn sync_means(&self, statistics: &(Term, Term)) -> (Term, Term) {
        let (plain, along) = self.means(statistics, &LOCAL);
        (self.collective(&plain), self.collective(&along))
    }

    fn plain_backward(&self) -> Term {
        let statistics = self.global();
        input_gradient(&self.x, &self.dy, &statistics, &self.means(&statistics, &self.global_axes()))
    }

    fn sync_backward(&self) -> Term {
        let statistics = self.sync();
        input_gradient(&self.x, &self.dy, &statistics, &self.sync_means(&statistics))
    }

    /// `Σ dy·x̂` over `axes`.
    fn dgamma(&self, statistics: &(Term, Term), axes: &[Index]) -> Term {
        (&self.dy * normalised(&self.x, statistics)).sum(axes)
    }
}

/// What replica s holds of a tensor of the global batch.
fn block(t: &Term) -> Term {
    t.rename(R, BLOCK)
}

fn any_statistics() -> (Term, Term) {
    (channels("mean"), channels("var"))
}

fn forward_commutes() -> Claims {
    let (b, given) = (Batch::new(R), any_statistics());
    let own = (b.x.mean(&LOCAL), channels("var"));
    let of_all = (b.x.mean(&b.global_axes()), channels("var"));
    Claims::default().law("forward", &block(&normed(&b.x, &given)), &normed(&block(&b.x), &given)).mistake(
        "the shard's own mean",
        &normed(&b.x, &own),
        &normed(&b.x, &of_all),
    )
}

fn moments() -> Claims {
    let b = Batch::new(R);
    let second = b.x.square();
    Claims::default()
        .law("mean", &b.collective(&b.local().0), &b.global().0)
        .law("second moment", &b.collective(&second.mean(&LOCAL)), &second.mean(&b.global_axes()))
        .mistake("the same for the variance", &b.collective(&b.local().1), &b.global().1)
        .mistake("a sum over replicas", &b.local().0.sum(&[R]), &b.global().0)
}

fn chan() -> Claims {
    let b = Batch::new(R);
    let (local_mean, local_var) = b.local();
    let mean = b.collective(&local_mean);
    let doubled = &local_var + Term::number(2) * (&local_mean - &mean).square();
    let from_second_moment = b.x.square().mean(&b.global_axes()) - mean.square();
    Claims::default()
        .law("variance", &b.sync().1, &b.global().1)
        .law("second moment less squared mean", &from_second_moment, &b.global().1)
        .mistake("dropped spread of the means", &b.collective(&local_var), &b.global().1)
        .mistake("spread counted twice", &b.collective(&doubled), &b.global().1)
}

fn forward() -> Claims {
    let b = Batch::new(R);
    let truth = block(&normed(&b.x, &b.global()));
    let mean_of_variances = (b.sync().0, b.collective(&b.local().1));
    Claims::default()
        .law("forward", &block(&normed(&b.x, &b.sync())), &truth)
        .mistake("mean of local variances", &block(&normed(&b.x, &mean_of_variances)), &truth)
        .mistake("local statistics", &block(&normed(&b.x, &b.local())), &truth)
        .mistake("another replica's block", &normed(&b.x, &b.sync()).rename(R, index("t", "R")), &truth)
}

fn backward_commutes() -> Claims {
    let (b, given) = (Batch::new(R), any_statistics());
    let means = (channels("m_dxhat"), channels("m_xhat_dxhat"));
    let whole = block(&input_gradient(&b.x, &b.dy, &given, &means));
    let wrong = input_gradient(&block(&b.x), &b.dy.rename(R, index("t", "R")), &given, &means);
    Claims::default().law("backward", &whole, &input_gradient(&block(&b.x), &block(&b.dy), &given, &means)).mistake(
        "another replica's cotangent",
        &whole,
        &wrong,
    )
}

fn pointwise_means() -> Claims {
    let b = Batch::new(R);
    let f = Term::apply("f", &[b.x.clone(), b.dy.clone()], &[], &[]);
    Claims::default().law("any function", &b.collective(&f.mean(&LOCAL)), &f.mean(&b.global_axes())).mistake(
        "a function of the shard's mean",
        &b.collective(&Term::apply("f", &[b.x.mean(&LOCAL)], &[], &[])),
        &Term::apply("f", &[b.x.mean(&b.global_axes())], &[], &[]),
    )
}

fn backward() -> Claims {
    let b = Batch::new(R);
    let truth = block(&b.plain_backward());
    let sync = b.sync();
    let no_collective = input_gradient(&b.x, &b.dy, &sync, &b.means(&sync, &LOCAL));
    let (plain, _) = b.sync_means(&sync);
    let along = b.collective(&b.means(&b.local(), &LOCAL).1);
    let local_xhat = input_gradient(&b.x, &b.dy, &sync, &(plain, along));
    let uncorrected = (sync.0.clone(), b.collective(&b.local().1));
    let dropped = input_gradient(&b.x, &b.dy, &uncorrected, &b.sync_means(&uncorrected));
    Claims::default()
        .law("input gradient", &block(&b.sync_backward()), &truth)
        .mistake("no collective in the backward", &block(&no_collective), &truth)
        .mistake("local x̂ in mean(x̂·dx̂)", &block(&local_xhat), &truth)
        .mistake("dropped Chan term", &block(&dropped), &truth)
}

fn gamma_gradient() -> Claims {
    let b = Batch::new(R);
    let truth = b.dgamma(&b.global(), &b.global_axes()) / Term::count(&[R]);
    let local = b.dgamma(&b.sync(), &LOCAL);
    Claims::default()
        .law("dγ", &b.collective(&local), &truth)
        .mistake("local x̂", &b.collective(&b.dgamma(&b.local(), &LOCAL)), &truth)
        .mistake("a sum for the mean", &local.sum(&[R]), &truth)
        .mistake("no collective", &local, &truth)
}

fn anchors() -> Claims {
    let b = Batch::new(index("r", "1"));
    let plain = statistics(&b.x, &LOCAL);
    let forward = normed(&b.x, &plain);
    let backward = input_gradient(&b.x, &b.dy, &plain, &b.means(&plain, &LOCAL));
    let two = Batch::new(index("r", "2"));
    Claims::default()
        .law("forward", &normed(&b.x, &b.sync()), &forward)
        .law("backward", &b.sync_backward(), &backward)
        .law("dγ", &b.collective(&b.dgamma(&b.sync(), &LOCAL)), &b.dgamma(&plain, &LOCAL))
        .mistake("the same at R = 2", &normed(&two.x, &two.sync()), &normed(&two.x, &two.local()))
}

fn hand_back() -> Claims {
    let b = Batch::new(R);
    let w = Term::input("w", &[]);
    let run = |old: &'static str, new: &Term| (Term::number(1) - &w) * channels(old) + &w * new;
    let unbiased = |var: &Term, axes: &[Index]| {
        let m = Term::count(axes);
        var * &m / (m - Term::number(1))
    };
    let (sync, global) = (b.sync(), b.global());
    let all = b.global_axes();
    let truth = run("running_var", &unbiased(&global.1, &all));
    Claims::default()
        .law("mean", &run("running_mean", &sync.0), &run("running_mean", &global.0))
        .law("biased variance", &run("running_var", &sync.1), &run("running_var", &global.1))
        .law("unbiased variance", &run("running_var", &unbiased(&sync.1, &all)), &truth)
        .mistake("local count", &run("running_var", &unbiased(&sync.1, &LOCAL)), &truth)
        .mistake("biased for unbiased", &run("running_var", &sync.1), &truth)
        .mistake("mean of local variances", &run("running_var", &unbiased(&b.collective(&b.local().1), &all)), &truth)
}
