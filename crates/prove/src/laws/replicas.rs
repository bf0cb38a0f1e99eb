//! Per-example maps and sums over examples, over R replicas.
//!
//! A linear map of positions is an arbitrary tensor here: `y[p] = Σ_{h,k} x[h]·w[k]·K[h, p, k]` is every convolution,
//! whatever its stride, padding and dilation.

use super::{Claims, Law};
use crate::algebra::{Index, Term, gradient, index};

macro_rules! laws {
    ($($id:literal $kind:ident $map:ident $statement:literal;)*) => {
        &[$(Law { id: $id, statement: $statement, scope: ALL, claims: || $kind($map) }),*]
    };
}

pub(super) const LAWS: &[Law] = laws! {
    "P3.conv" forward_commutes conv "a convolution commutes with sharding";
    "P3.conv-strided" forward_commutes strided "a convolution that changes the image's size commutes with sharding";
    "P3.conv-grouped" forward_commutes grouped "a grouped convolution commutes with sharding";
    "P3.conv-depthwise" forward_commutes depthwise "a depthwise convolution commutes with sharding";
    "P3.dense" forward_commutes dense "a dense layer commutes with sharding";
    "P3.bias" forward_commutes bias "adding a bias commutes with sharding";
    "P3.relu" forward_commutes relu "a ReLU commutes with sharding";
    "P3.max-pool" forward_commutes max_pool "a max-pool commutes with sharding";
    "P3.mean-pool" forward_commutes mean_pool "a mean over positions commutes with sharding";
    "P3.average-pool" forward_commutes average_pool "an average over windows commutes with sharding";
    "P3.activation" forward_commutes activation "any function of single numbers commutes with sharding";
    "P3.layer-norm" forward_commutes layer_norm "a norm over features commutes with sharding";
    "P3.cross-entropy" forward_commutes cross_entropy "the cross-entropy of each example commutes with sharding";
    "P3.residual" forward_commutes residual "a residual addition commutes with sharding";
    "P3.mask" forward_commutes mask "a mask drawn per example commutes with sharding";
    "P3.conv-backward" backward_commutes conv "a convolution's input gradient commutes with sharding";
    "P3.conv-strided-backward" backward_commutes strided "the input gradient of a convolution that changes the size commutes with sharding";
    "P3.conv-grouped-backward" backward_commutes grouped "a grouped convolution's input gradient commutes with sharding";
    "P3.conv-depthwise-backward" backward_commutes depthwise "a depthwise convolution's input gradient commutes with sharding";
    "P3.dense-backward" backward_commutes dense "a dense layer's input gradient commutes with sharding";
    "P3.relu-backward" backward_commutes relu "a ReLU's backward from the saved activation commutes with sharding";
    "P3.max-pool-backward" forward_commutes max_pool_backward "a max-pool's backward from the saved activation commutes with sharding";
    "P3.mean-pool-backward" backward_commutes mean_pool "a mean's backward commutes with sharding";
    "P3.average-pool-backward" backward_commutes average_pool "an average's backward commutes with sharding";
    "P3.layer-norm-backward" backward_commutes layer_norm "a layer norm's input gradient commutes with sharding";
    "P3.cross-entropy-backward" backward_commutes cross_entropy "softmax cross-entropy's logit gradient commutes with sharding";
    "P3.mask-backward" backward_commutes mask "a mask's backward commutes with sharding";
    "P4.conv" reduces conv "all-reduced, the convolution weight's gradient is 1/R of the global batch's";
    "P4.conv-strided" reduces strided "the same for a convolution that changes the image's size";
    "P4.conv-grouped" reduces grouped "the same for a grouped convolution";
    "P4.conv-depthwise" reduces depthwise "the same for a depthwise convolution";
    "P4.dense" reduces dense "the same for a dense weight";
    "P4.bias" reduces bias "the same for a bias";
    "P4.beta" reduces beta "the same for a norm's β";
    "P4.scale" reduces scale "the same for the γ of a norm on given x̂";
    "anchor-gradient" anchor dense "at R = 1 the all-reduced gradient is the plain one";
    "linear.conv" linear_in_cotangent conv "a convolution's gradients are linear in their cotangent: division by N and the collective's 1/R make R·N";
    "linear.conv-grouped" linear_in_cotangent grouped "the same for a grouped convolution";
    "linear.conv-depthwise" linear_in_cotangent depthwise "the same for a depthwise convolution";
    "linear.dense" linear_in_cotangent dense "the same for a dense layer";
    "linear.bias" linear_in_cotangent bias "the same for a bias";
    "linear.conv-strided" linear_in_cotangent strided "the same for a convolution that changes the image's size";
    "linear.scale" linear_in_cotangent scale "the same for a norm's γ";
    "linear.beta" linear_in_cotangent beta "the same for a norm's β";
    "linear.relu" linear_to_input relu "a ReLU's backward is linear in its cotangent";
    "linear.mean-pool" linear_to_input mean_pool "a mean's backward is linear in its cotangent";
    "linear.average-pool" linear_to_input average_pool "an average pool's backward is linear in its cotangent";
    "linear.mask" linear_to_input mask "a mask's backward is linear in its cotangent";
    "linear.residual" linear_to_input residual "a residual addition's backward is linear in its cotangent";
    "linear.batch-norm" linear_to_input batch_norm "a batch norm's backward is linear in its cotangent";
    "linear.layer-norm" linear_to_input layer_norm "a layer norm's backward is linear in its cotangent";
    "linear.cross-entropy" linear_to_input cross_entropy "softmax cross-entropy's backward is linear in its cotangent";
};

const ALL: &str = "all R, N and feature sizes";
const R: Index = index("r", "R");
const BLOCK: Index = index("s", "R");
const N: Index = index("n", "N");
const G: Index = index("g", "G");
const I: Index = index("i", "I");
const O: Index = index("o", "O");
const H: Index = index("h", "H");
const W: Index = index("w", "W");
const P: Index = index("p", "P");
const Q: Index = index("q", "Q");
const K: Index = index("k", "K");
const L: Index = index("l", "L");

/// Which examples a layer sees.
struct Examples {
    replica: Index,
    axes: Vec<Index>,
}

impl Examples {
    /// The global batch.
    fn all() -> Self {
        Examples { replica: R, axes: vec![R, N] }
    }

    /// Those of one replica.
    fn of(replica: Index) -> Self {
        Examples { replica, axes: vec![N] }
    }

    /// An activation with these features.
    fn activation(&self, name: &'static str, features: &[Index]) -> Term {
        Term::input(name, &[&[self.replica, N], features].concat())
    }
}

/// A layer's output and its input and weight, as names with indices; the batch indices are left out.
struct Layer {
    y: Term,
    output: Vec<Index>,
    input: Vec<Index>,
    weight: (&'static str, Vec<Index>),
}

type Map = fn(&Examples) -> Layer;

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
fn conv(e: &Examples) -> Layer {
    convolution(e, index("p", "H"), index("q", "W"))
}

fn strided(e: &Examples) -> Layer {
    convolution(e, P, Q)
}

fn grouped(e: &Examples) -> Layer {
    let weight = vec![G, O, I, K, L];
    let y = windowed(&e.activation("x", &[G, I, H, W]), &Term::input("weight", &weight), (P, Q));
    Layer { y, output: vec![G, O, P, Q], input: vec![G, I, H, W], weight: ("weight", weight) }
}

fn depthwise(e: &Examples) -> Layer {
    let weight = vec![G, K, L];
    let product = e.activation("x", &[G, H, W]) * Term::input("weight", &weight);
    let windows = Term::input("rows", &[H, P, K]) * Term::input("columns", &[W, Q, L]);
    let y = (product * windows).sum(&[H, W, K, L]);
    Layer { y, output: vec![G, P, Q], input: vec![G, H, W], weight: ("weight", weight) }
}

fn dense(e: &Examples) -> Layer {
    let weight = vec![O, I];
    let y = (e.activation("x", &[I]) * Term::input("weight", &weight)).sum(&[I]);
    Layer { y, output: vec![O], input: vec![I], weight: ("weight", weight) }
}

fn bias(e: &Examples) -> Layer {
    let y = e.activation("x", &[O]) + Term::input("weight", &[O]);
    Layer { y, output: vec![O], input: vec![O], weight: ("weight", vec![O]) }
}

/// β of a norm: one value per channel of an image.
fn beta(e: &Examples) -> Layer {
    let y = e.activation("x", &[O, H, W]) + Term::input("weight", &[O]);
    Layer { y, output: vec![O, H, W], input: vec![O, H, W], weight: ("weight", vec![O]) }
}

/// γ of a norm on x̂.
fn scale(e: &Examples) -> Layer {
    let y = e.activation("x", &[O, H, W]) * Term::input("weight", &[O]);
    Layer { y, output: vec![O, H, W], input: vec![O, H, W], weight: ("weight", vec![O]) }
}

fn weightless(y: Term, output: Vec<Index>, input: Vec<Index>) -> Layer {
    Layer { y, output, input, weight: ("weight", Vec::new()) }
}

fn relu(e: &Examples) -> Layer {
    weightless(e.activation("x", &[I, H, W]).relu(), vec![I, H, W], vec![I, H, W])
}

fn max_pool(e: &Examples) -> Layer {
    let y = Term::apply("max over windows", &[e.activation("x", &[I, H, W])], &[H, W], &[P, Q]);
    weightless(y, vec![I, P, Q], vec![I, H, W])
}

/// `Σ_{p,q} dy[p, q]·first[h, w, p, q]`, where `first` says whether (h, w) is the first maximum of window (p, q) of x.
fn max_pool_backward(e: &Examples) -> Layer {
    let (h, w) = (index("y", "H"), index("z", "W"));
    let first = Term::apply("first maximum", &[e.activation("x", &[I, H, W])], &[H, W], &[h, w, P, Q]);
    let dx = (e.activation("dy", &[I, P, Q]) * first).sum(&[P, Q]);
    weightless(dx, vec![I, h, w], vec![I, H, W])
}

fn mean_pool(e: &Examples) -> Layer {
    weightless(e.activation("x", &[I, H, W]).mean(&[H, W]), vec![I], vec![I, H, W])
}

/// Means over windows that the two matrices describe.
fn average_pool(e: &Examples) -> Layer {
    let windows = Term::input("rows", &[H, P]) * Term::input("columns", &[W, Q]);
    let y = (e.activation("x", &[I, H, W]) * windows).sum(&[H, W]);
    weightless(y, vec![I, P, Q], vec![I, H, W])
}

fn activation(e: &Examples) -> Layer {
    let y = Term::apply("activation", &[e.activation("x", &[I, H, W])], &[], &[]);
    weightless(y, vec![I, H, W], vec![I, H, W])
}

fn norm_over(e: &Examples, axes: &[Index]) -> Layer {
    let x = e.activation("x", &[I, H, W]);
    let centred = &x - x.mean(axes);
    let var = centred.square().mean(axes) + Term::input("eps", &[]);
    weightless(centred * var.rsqrt(), vec![I, H, W], vec![I, H, W])
}

fn layer_norm(e: &Examples) -> Layer {
    norm_over(e, &[I, H, W])
}

fn batch_norm(e: &Examples) -> Layer {
    norm_over(e, &[e.axes.as_slice(), &[H, W]].concat())
}

/// `−Σ q·log softmax(x)` of each example.
fn cross_entropy(e: &Examples) -> Layer {
    let (x, q) = (e.activation("x", &[I]), e.activation("q", &[I]));
    let log_softmax = &x - x.exp().sum(&[I]).log();
    weightless(-(q * log_softmax).sum(&[I]), vec![], vec![I])
}

fn residual(e: &Examples) -> Layer {
    let y = e.activation("x", &[I, H, W]) + e.activation("shortcut", &[I, H, W]);
    weightless(y, vec![I, H, W], vec![I, H, W])
}

/// Dropout's and drop path's scale, 0 or 1/keep.
fn mask(e: &Examples) -> Layer {
    let y = e.activation("x", &[I, H, W]) * e.activation("scale", &[]);
    weightless(y, vec![I, H, W], vec![I, H, W])
}

/// The gradient of `Σ y·ct` over the examples and features, with respect to the layer's input or weight.
fn pulled_back(layer: &Layer, e: &Examples, ct: &Term, to: (&'static str, &[Index])) -> Term {
    let sum = (&layer.y * ct).sum(&[e.axes.as_slice(), &layer.output].concat());
    gradient(&sum, to.0, to.1).expect("layers are made of differentiable functions")
}

fn input_gradient(map: Map, e: &Examples) -> Term {
    let layer = map(e);
    let input = [&[e.replica, N], layer.input.as_slice()].concat();
    pulled_back(&layer, e, &e.activation("dy", &layer.output), ("x", &input))
}

fn weight_gradient(map: Map, e: &Examples, divisor: &Term) -> Term {
    let layer = map(e);
    let ct = e.activation("dy", &layer.output) / divisor;
    pulled_back(&layer, e, &ct, (layer.weight.0, &layer.weight.1))
}

/// Block s of what the map does to the global batch is what it does to block s.
fn commutes(map: impl Fn(&Examples) -> Term) -> Claims {
    let (all, shard) = (map(&Examples::all()), map(&Examples::of(BLOCK)));
    let coupled = |y: &Term, e: &Examples| y - y.mean(&e.axes);
    let coupled_all = coupled(&all, &Examples::all()).rename(R, BLOCK);
    Claims::default()
        .law("block", &all.rename(R, BLOCK), &shard)
        .mistake("a map that subtracts the batch's mean", &coupled_all, &coupled(&shard, &Examples::of(BLOCK)))
        .mistake("another replica's block", &all.rename(R, index("t", "R")), &shard)
}

fn forward_commutes(map: Map) -> Claims {
    commutes(|e| map(e).y)
}

fn backward_commutes(map: Map) -> Claims {
    commutes(|e| input_gradient(map, e))
}

/// `mean_r dw_r = dw/R`
fn reduces(map: Map) -> Claims {
    let one = Term::number(1);
    let local = weight_gradient(map, &Examples::of(R), &one);
    let truth = weight_gradient(map, &Examples::all(), &one) / Term::count(&[R]);
    Claims::default()
        .law("weight", &local.mean(&[R]), &truth)
        .mistake("a sum for the mean", &local.sum(&[R]), &truth)
        .mistake("no collective", &local, &truth)
        .mistake("divided twice", &(local.mean(&[R]) / Term::count(&[R])), &truth)
}

fn anchor(map: Map) -> Claims {
    let on = |size| {
        let r = index("r", size);
        let one = Term::number(1);
        let e = Examples { replica: r, axes: vec![r, N] };
        (weight_gradient(map, &Examples::of(r), &one).mean(&[r]), weight_gradient(map, &e, &one))
    };
    let ((sync, plain), (two_sync, two_plain)) = (on("1"), on("2"));
    Claims::default().law("gradient", &sync, &plain).mistake("the same at R = 2", &two_sync, &two_plain)
}

/// `back(a·u + v) = a·back(u) + back(v)` to the input
fn linear_to_input(map: Map) -> Claims {
    let e = Examples::all();
    let layer = map(&e);
    let input = [&e.axes, layer.input.as_slice()].concat();
    let back = |ct: &Term| pulled_back(&layer, &e, ct, ("x", &input));
    let (u, v) = (e.activation("u", &layer.output), e.activation("v", &layer.output));
    let a = Term::input("a", &[]);
    let whole = back(&(&a * &u + &v));
    Claims::default()
        .law("input", &whole, &(&a * back(&u) + back(&v)))
        .mistake("the scale lost", &whole, &(back(&u) + back(&v)))
        .mistake("the scale squared", &whole, &(a.square() * back(&u) + back(&v)))
}

/// `back(a·u + v) = a·back(u) + back(v)`, so `mean_r back(dy/N) = back(dy/(R·N))`.
fn linear_in_cotangent(map: Map) -> Claims {
    let e = Examples::all();
    let layer = map(&e);
    let input = [&e.axes, layer.input.as_slice()].concat();
    let to_input = |ct: &Term| pulled_back(&layer, &e, ct, ("x", &input));
    let to_weight = |ct: &Term| pulled_back(&layer, &e, ct, (layer.weight.0, &layer.weight.1));
    let (u, v) = (e.activation("u", &layer.output), e.activation("v", &layer.output));
    let a = Term::input("a", &[]);
    let (n, rn) = (Term::count(&[N]), Term::count(&[R, N]));
    let local = |divisor: &Term| weight_gradient(map, &Examples::of(R), divisor).mean(&[R]);
    let whole = weight_gradient(map, &e, &rn);
    Claims::default()
        .law("input", &to_input(&(&a * &u + &v)), &(&a * to_input(&u) + to_input(&v)))
        .law("weight", &to_weight(&(&a * &u + &v)), &(&a * to_weight(&u) + to_weight(&v)))
        .law("division", &local(&n), &whole)
        .mistake("the scale lost", &to_weight(&(&a * &u + &v)), &(to_weight(&u) + to_weight(&v)))
        .mistake("divided by R·N on each replica", &local(&rn), &whole)
}
