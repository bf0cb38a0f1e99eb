//! The maps of examples that networks are made of, each on the global batch or on the examples of one replica.
//!
//! A linear map of positions is an arbitrary tensor here: `y[p] = Σ_{h,k} x[h]·w[k]·K[h, p, k]` is every convolution,
//! whatever its stride, padding and dilation.

use crate::language::{Index, Term, index};

pub(super) const R: Index = index("r", "R");
pub(super) const BLOCK: Index = index("s", "R");
pub(super) const N: Index = index("n", "N");
const G: Index = index("g", "G");
pub(super) const I: Index = index("i", "I");
const O: Index = index("o", "O");
pub(super) const H: Index = index("h", "H");
pub(super) const W: Index = index("w", "W");
const P: Index = index("p", "P");
const Q: Index = index("q", "Q");
const K: Index = index("k", "K");
const L: Index = index("l", "L");

/// Which examples a layer sees.
pub(super) struct Examples {
    pub(super) replica: Index,
    pub(super) axes: Vec<Index>,
}

impl Examples {
    /// The global batch.
    pub(super) fn all() -> Self {
        Examples { replica: R, axes: vec![R, N] }
    }

    /// Those of one replica.
    pub(super) fn of(replica: Index) -> Self {
        Examples { replica, axes: vec![N] }
    }

    /// An activation with these features.
    pub(super) fn activation(&self, name: &'static str, features: &[Index]) -> Term {
        Term::input(name, &[&[self.replica, N], features].concat())
    }
}

/// A layer's output and its input and weight, as names with indices; the batch indices are left out.
pub(super) struct Layer {
    pub(super) y: Term,
    pub(super) output: Vec<Index>,
    pub(super) input: Vec<Index>,
    pub(super) weight: (&'static str, Vec<Index>),
}

pub(super) type Map = fn(&Examples) -> Layer;

/// `Σ_{h,w,k,l} x·weight·K[h, p, k]·L[w, q, l]`, summed over i too.
fn windowed(x: &Term, weight: &Term, (p, q): (Index, Index)) -> Term {
    let rows = Term::input("rows", &[H, p, K]);
    let columns = Term::input("columns", &[W, q, L]);
    (x * weight * rows * columns).sum(&[I, H, W, K, L])
}

fn convolution(e: &Examples, p: Index, q: Index) -> Layer {
    let weight = vec![O, I, K, L];
    let y = windowed(&e.activation("x", &[I, H, W]), &Term::input("weight", &weight), (p, q));
    Layer { y, output: vec![O, p, q], input: vec![I, H, W], weight: ("weight", weight) }
}

/// Output as large as the input.
pub(super) fn conv(e: &Examples) -> Layer {
    convolution(e, index("p", "H"), index("q", "W"))
}

pub(super) fn strided(e: &Examples) -> Layer {
    convolution(e, P, Q)
}

pub(super) fn grouped(e: &Examples) -> Layer {
    let weight = vec![G, O, I, K, L];
    let y = windowed(&e.activation("x", &[G, I, H, W]), &Term::input("weight", &weight), (P, Q));
    Layer { y, output: vec![G, O, P, Q], input: vec![G, I, H, W], weight: ("weight", weight) }
}

pub(super) fn depthwise(e: &Examples) -> Layer {
    let weight = vec![G, K, L];
    let product = e.activation("x", &[G, H, W]) * Term::input("weight", &weight);
    let windows = Term::input("rows", &[H, P, K]) * Term::input("columns", &[W, Q, L]);
    let y = (product * windows).sum(&[H, W, K, L]);
    Layer { y, output: vec![G, P, Q], input: vec![G, H, W], weight: ("weight", weight) }
}

pub(super) fn dense(e: &Examples) -> Layer {
    let weight = vec![O, I];
    let y = (e.activation("x", &[I]) * Term::input("weight", &weight)).sum(&[I]);
    Layer { y, output: vec![O], input: vec![I], weight: ("weight", weight) }
}

/// A dense layer on an image's features, one after the other.
pub(super) fn flatten(e: &Examples) -> Layer {
    let weight = vec![O, H, W, I];
    let y = (e.activation("x", &[I, H, W]) * Term::input("weight", &weight)).sum(&[I, H, W]);
    Layer { y, output: vec![O], input: vec![I, H, W], weight: ("weight", weight) }
}

/// `(x − mean)/std` of each channel, both constants of the data set.
pub(super) fn standardise(e: &Examples) -> Layer {
    let channel = |name| Term::input(name, &[I]);
    let y = (e.activation("x", &[I, H, W]) - channel("mean")) / channel("std");
    weightless(y, vec![I, H, W], vec![I, H, W])
}

pub(super) fn bias(e: &Examples) -> Layer {
    let y = e.activation("x", &[O]) + Term::input("weight", &[O]);
    Layer { y, output: vec![O], input: vec![O], weight: ("weight", vec![O]) }
}

/// β of a norm: one value per channel of an image.
pub(super) fn beta(e: &Examples) -> Layer {
    let y = e.activation("x", &[O, H, W]) + Term::input("weight", &[O]);
    Layer { y, output: vec![O, H, W], input: vec![O, H, W], weight: ("weight", vec![O]) }
}

/// γ of a norm on x̂.
pub(super) fn scale(e: &Examples) -> Layer {
    let y = e.activation("x", &[O, H, W]) * Term::input("weight", &[O]);
    Layer { y, output: vec![O, H, W], input: vec![O, H, W], weight: ("weight", vec![O]) }
}

fn weightless(y: Term, output: Vec<Index>, input: Vec<Index>) -> Layer {
    Layer { y, output, input, weight: ("weight", Vec::new()) }
}

pub(super) fn relu(e: &Examples) -> Layer {
    weightless(e.activation("x", &[I, H, W]).relu(), vec![I, H, W], vec![I, H, W])
}

pub(super) fn max_pool(e: &Examples) -> Layer {
    let y = Term::apply("max over windows", &[e.activation("x", &[I, H, W])], &[H, W], &[P, Q]);
    weightless(y, vec![I, P, Q], vec![I, H, W])
}

pub(super) fn max_pool_backward(e: &Examples) -> Layer {
    let (dx, input) = max_pool_pulled_back(e, &e.activation("dy", &[I, P, Q]));
    weightless(dx, input, vec![I, H, W])
}

/// `Σ_{p,q} dy[p, q]·first[h, w, p, q]`, where `first` says whether (h, w) is the first maximum of window (p, q) of x;
/// with its indices.
pub(super) fn max_pool_pulled_back(e: &Examples, dy: &Term) -> (Term, Vec<Index>) {
    let (h, w) = (index("y", "H"), index("z", "W"));
    let first = Term::apply("first maximum", &[e.activation("x", &[I, H, W])], &[H, W], &[h, w, P, Q]);
    ((dy * first).sum(&[P, Q]), vec![I, h, w])
}

pub(super) fn mean_pool(e: &Examples) -> Layer {
    weightless(e.activation("x", &[I, H, W]).mean(&[H, W]), vec![I], vec![I, H, W])
}

/// Means over windows that the two matrices describe.
pub(super) fn average_pool(e: &Examples) -> Layer {
    let windows = Term::input("rows", &[H, P]) * Term::input("columns", &[W, Q]);
    let y = (e.activation("x", &[I, H, W]) * windows).sum(&[H, W]);
    weightless(y, vec![I, P, Q], vec![I, H, W])
}

pub(super) fn activation(e: &Examples) -> Layer {
    let y = Term::apply("activation", &[e.activation("x", &[I, H, W])], &[], &[]);
    weightless(y, vec![I, H, W], vec![I, H, W])
}

fn norm_over(e: &Examples, axes: &[Index]) -> Layer {
    let x = e.activation("x", &[I, H, W]);
    let centred = &x - x.mean(axes);
    let var = centred.square().mean(axes) + Term::input("eps", &[]);
    weightless(centred * var.rsqrt(), vec![I, H, W], vec![I, H, W])
}

pub(super) fn layer_norm(e: &Examples) -> Layer {
    norm_over(e, &[I, H, W])
}

pub(super) fn batch_norm(e: &Examples) -> Layer {
    norm_over(e, &[e.axes.as_slice(), &[H, W]].concat())
}

/// `−Σ q·log softmax(x)` of each example.
pub(super) fn cross_entropy(e: &Examples) -> Layer {
    let (x, q) = (e.activation("x", &[I]), e.activation("q", &[I]));
    let log_softmax = &x - x.exp().sum(&[I]).log();
    weightless(-(q * log_softmax).sum(&[I]), vec![], vec![I])
}

/// `Σ_k log(1 + e^x) − q·x` of each example.
pub(super) fn bce(e: &Examples) -> Layer {
    let (x, q) = (e.activation("x", &[I]), e.activation("q", &[I]));
    let y = ((Term::number(1) + x.exp()).log() - q * x).sum(&[I]);
    weightless(y, vec![], vec![I])
}

/// `(1 − α)·t + α/K`
pub(super) fn smoothing(e: &Examples) -> Layer {
    let alpha = Term::input("alpha", &[]);
    let y = (Term::number(1) - &alpha) * e.activation("t", &[I]) + alpha / Term::count(&[I]);
    weightless(y, vec![I], vec![I])
}

pub(super) fn residual(e: &Examples) -> Layer {
    let y = e.activation("x", &[I, H, W]) + e.activation("shortcut", &[I, H, W]);
    weightless(y, vec![I, H, W], vec![I, H, W])
}

/// Dropout's and drop path's scale, 0 or 1/keep.
pub(super) fn mask(e: &Examples) -> Layer {
    let y = e.activation("x", &[I, H, W]) * e.activation("scale", &[]);
    weightless(y, vec![I, H, W], vec![I, H, W])
}
