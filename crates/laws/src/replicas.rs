//! Per-example maps and sums over examples, over R replicas.

use crate::language::{Index, Term, gradient, index};
use crate::law::{Claims, Law};
use crate::layers::*;

macro_rules! laws {
    ($($id:literal $kind:ident $map:ident $statement:literal;)*) => {
        &[$(Law { id: $id, statement: $statement, scope: ALL, claims: || $kind($map) }),*]
    };
}

pub(super) const LAWS: &[Law] = laws! {
    "P3.standardise" forward_commutes standardise "scaling pixels by the data set's constants commutes with sharding";
    "P3.conv" forward_commutes conv "a convolution commutes with sharding";
    "P3.conv-strided" forward_commutes strided "a convolution that changes the image's size commutes with sharding";
    "P3.conv-grouped" forward_commutes grouped "a grouped convolution commutes with sharding";
    "P3.conv-depthwise" forward_commutes depthwise "a depthwise convolution commutes with sharding";
    "P3.dense" forward_commutes dense "a dense layer commutes with sharding";
    "P3.flatten" forward_commutes flatten "a dense layer on flattened images commutes with sharding";
    "P3.bias" forward_commutes bias "adding a bias commutes with sharding";
    "P3.relu" forward_commutes relu "a ReLU commutes with sharding";
    "P3.max-pool" forward_commutes max_pool "a max-pool commutes with sharding";
    "P3.mean-pool" forward_commutes mean_pool "a mean over positions commutes with sharding";
    "P3.average-pool" forward_commutes average_pool "an average over windows commutes with sharding";
    "P3.activation" forward_commutes activation "any function of single numbers commutes with sharding";
    "P3.layer-norm" forward_commutes layer_norm "a norm over features commutes with sharding";
    "P3.cross-entropy" forward_commutes cross_entropy "the cross-entropy of each example commutes with sharding";
    "P3.bce" forward_commutes bce "the binary cross-entropy of each example commutes with sharding";
    "P3.smoothing" forward_commutes smoothing "label smoothing commutes with sharding";
    "P3.residual" forward_commutes residual "a residual addition commutes with sharding";
    "P3.mask" forward_commutes mask "a mask drawn per example commutes with sharding";
    "P3.conv-backward" backward_commutes conv "a convolution's input gradient commutes with sharding";
    "P3.conv-strided-backward" backward_commutes strided "the input gradient of a convolution that changes the size commutes with sharding";
    "P3.conv-grouped-backward" backward_commutes grouped "a grouped convolution's input gradient commutes with sharding";
    "P3.conv-depthwise-backward" backward_commutes depthwise "a depthwise convolution's input gradient commutes with sharding";
    "P3.dense-backward" backward_commutes dense "a dense layer's input gradient commutes with sharding";
    "P3.flatten-backward" backward_commutes flatten "the same on flattened images";
    "P3.bias-backward" backward_commutes bias "a bias's backward commutes with sharding";
    "P3.residual-backward" backward_commutes residual "a residual addition's backward commutes with sharding";
    "P3.relu-backward" backward_commutes relu "a ReLU's backward from the saved activation commutes with sharding";
    "P3.max-pool-backward" forward_commutes max_pool_backward "a max-pool's backward from the saved activation commutes with sharding";
    "P3.mean-pool-backward" backward_commutes mean_pool "a mean's backward commutes with sharding";
    "P3.average-pool-backward" backward_commutes average_pool "an average's backward commutes with sharding";
    "P3.layer-norm-backward" backward_commutes layer_norm "a layer norm's input gradient commutes with sharding";
    "P3.cross-entropy-backward" backward_commutes cross_entropy "softmax cross-entropy's logit gradient commutes with sharding";
    "P3.bce-backward" backward_commutes bce "binary cross-entropy's logit gradient commutes with sharding";
    "P3.mask-backward" backward_commutes mask "a mask's backward commutes with sharding";
    "P4.conv" reduces conv "all-reduced, the convolution weight's gradient is 1/R of the global batch's";
    "P4.conv-strided" reduces strided "the same for a convolution that changes the image's size";
    "P4.conv-grouped" reduces grouped "the same for a grouped convolution";
    "P4.conv-depthwise" reduces depthwise "the same for a depthwise convolution";
    "P4.dense" reduces dense "the same for a dense weight";
    "P4.flatten" reduces flatten "the same for a dense weight on flattened images";
    "P4.bias" reduces bias "the same for a bias";
    "P4.beta" reduces beta "the same for a norm's β";
    "P4.scale" reduces scale "the same for the γ of a norm on given x̂";
    "loss.cross-entropy" loss cross_entropy "the replicas' mean of their mean losses is the mean loss of the global batch";
    "loss.bce" loss bce "the same for binary cross-entropy";
    "anchor-gradient" anchor dense "at R = 1 the all-reduced gradient is the plain one";
    "anchor-conv" anchor conv "the same for a convolution";
    "anchor-bias" anchor bias "the same for a bias";
    "anchor-beta" anchor beta "the same for a norm's β";
    "anchor-loss" anchor_loss cross_entropy "at R = 1 the all-reduced loss is the plain one";
    "linear.conv" linear_in_cotangent conv "a convolution's gradients are linear in their cotangent: division by N and the collective's 1/R make R·N";
    "linear.conv-grouped" linear_in_cotangent grouped "the same for a grouped convolution";
    "linear.conv-depthwise" linear_in_cotangent depthwise "the same for a depthwise convolution";
    "linear.dense" linear_in_cotangent dense "the same for a dense layer";
    "linear.flatten" linear_in_cotangent flatten "the same for a dense layer on flattened images";
    "linear.bias" linear_in_cotangent bias "the same for a bias";
    "linear.conv-strided" linear_in_cotangent strided "the same for a convolution that changes the image's size";
    "linear.scale" linear_in_cotangent scale "the same for a norm's γ";
    "linear.beta" linear_in_cotangent beta "the same for a norm's β";
    "linear.relu" linear_to_input relu "a ReLU's backward is linear in its cotangent";
    "linear.max-pool" linear_max_pool max_pool "a max-pool's backward is linear in its cotangent";
    "linear.mean-pool" linear_to_input mean_pool "a mean's backward is linear in its cotangent";
    "linear.average-pool" linear_to_input average_pool "an average pool's backward is linear in its cotangent";
    "linear.mask" linear_to_input mask "a mask's backward is linear in its cotangent";
    "linear.residual" linear_to_input residual "a residual addition's backward is linear in its cotangent";
    "linear.batch-norm" linear_to_input batch_norm "a batch norm's backward is linear in its cotangent";
    "linear.layer-norm" linear_to_input layer_norm "a layer norm's backward is linear in its cotangent";
    "linear.cross-entropy" linear_to_input cross_entropy "softmax cross-entropy's backward is linear in its cotangent";
    "linear.bce" linear_to_input bce "binary cross-entropy's backward is linear in its cotangent";
};

const ALL: &str = "all R, N and feature sizes";

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

/// The mean loss over the replica's examples, averaged over replicas.
fn loss(map: Map) -> Claims {
    let each = map(&Examples::all()).y;
    let (local, truth) = (each.mean(&[N]), each.mean(&[R, N]));
    Claims::default()
        .law("loss", &local.mean(&[R]), &truth)
        .law("sums", &each.sum(&[N]).sum(&[R]), &each.sum(&[R, N]))
        .mistake("a sum for the mean", &local.sum(&[R]), &truth)
        .mistake("no collective", &local, &truth)
}

fn anchor_loss(map: Map) -> Claims {
    let on = |size| {
        let r = index("r", size);
        let each = map(&Examples::of(r)).y.mean(&[N]);
        (each.mean(&[r]), each)
    };
    let ((sync, plain), (two_sync, two_plain)) = (on("1"), on("2"));
    Claims::default().law("loss", &sync, &plain).mistake("the same at R = 2", &two_sync, &two_plain)
}

/// `back(a·u + v) = a·back(u) + back(v)` to the input
fn linear_to_input(map: Map) -> Claims {
    let e = Examples::all();
    let layer = map(&e);
    let input = [&e.axes, layer.input.as_slice()].concat();
    linear(&e, &layer.output, |ct| pulled_back(&layer, &e, ct, ("x", &input)))
}

fn linear_max_pool(map: Map) -> Claims {
    let e = Examples::all();
    linear(&e, &map(&e).output, |ct| max_pool_pulled_back(&e, ct).0)
}

fn linear(e: &Examples, output: &[Index], back: impl Fn(&Term) -> Term) -> Claims {
    let (u, v) = (e.activation("u", output), e.activation("v", output));
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
