//! `dot_general` and `convolution`: linear in each operand, so each rule is the same contraction with ct in one place.

use crate::shape::inverse;
use crate::site::{Cotangents, Site};
use truestep_ir::{Builder, ConvDims, Convolution, DotGeneral, ElemType, Op, ValueId};

/// ct_lhs: ct and rhs contracted over rhs's free dimensions, transposed into lhs's order; ct_rhs likewise
pub(crate) fn dot_general(b: &mut Builder, s: &Site, a: &DotGeneral) -> Cotangents {
    let lhs = Side {
        value: s.inputs[0],
        batching: &a.lhs_batching_dimensions,
        contracting: &a.lhs_contracting_dimensions,
        free: free(b, s.inputs[0], &a.lhs_batching_dimensions, &a.lhs_contracting_dimensions),
    };
    let rhs = Side {
        value: s.inputs[1],
        batching: &a.rhs_batching_dimensions,
        contracting: &a.rhs_contracting_dimensions,
        free: free(b, s.inputs[1], &a.rhs_batching_dimensions, &a.rhs_contracting_dimensions),
    };
    let start = lhs.batching.len() + lhs.free.len();
    let ct_free_lhs = (lhs.batching.len()..start).collect();
    let ct_free_rhs = (start..start + rhs.free.len()).collect();
    vec![
        s.wants(0).then(|| dot_operand(b, s.ct(), &lhs, &rhs, ct_free_rhs, a)),
        s.wants(1).then(|| dot_operand(b, s.ct(), &rhs, &lhs, ct_free_lhs, a)),
    ]
}

struct Side<'a> {
    value: ValueId,
    batching: &'a [usize],
    contracting: &'a [usize],
    free: Vec<usize>,
}

fn free(b: &Builder, v: ValueId, batching: &[usize], contracting: &[usize]) -> Vec<usize> {
    (0..b.ty(v).rank()).filter(|d| !batching.contains(d) && !contracting.contains(d)).collect()
}

/// The cotangent of `this`; `ct_free` are the dimensions of ct that came from `other`.
fn dot_operand(
    b: &mut Builder,
    ct: ValueId,
    this: &Side,
    other: &Side,
    ct_free: Vec<usize>,
    a: &DotGeneral,
) -> ValueId {
    let (ct, operand, elem) = common_type(b, ct, other.value);
    let attrs = DotGeneral {
        lhs_batching_dimensions: (0..this.batching.len()).collect(),
        rhs_batching_dimensions: other.batching.to_vec(),
        lhs_contracting_dimensions: ct_free,
        rhs_contracting_dimensions: other.free.clone(),
        elem,
        precision: a.precision,
    };
    let product = b.op(Op::DotGeneral(attrs), &[ct, operand]);
    // The product's last dimensions are other's contracting ones, ascending; each belongs where its partner is.
    let mut pairs: Vec<_> = other.contracting.iter().zip(this.contracting).collect();
    pairs.sort_unstable();
    let partners: Vec<usize> = pairs.into_iter().map(|(_, &d)| d).collect();
    let place = [this.batching, &this.free, &partners].concat();
    let ordered = b.transpose(product, &inverse(&place));
    b.convert(ordered, b.ty(this.value).elem)
}

/// Both values in the wider of their float types, and that type.
fn common_type(b: &mut Builder, x: ValueId, y: ValueId) -> (ValueId, ValueId, ElemType) {
    let (from, to) = (b.ty(x).elem, b.ty(y).elem);
    let wider = if from.bits() >= to.bits() { from } else { to };
    (b.convert(x, wider), b.convert(y, wider), wider)
}

/// `y[o] = Σ_k x[i]·w[k]` over all `o·stride + k·rhs_dilation = low + i·lhs_dilation`, in each spatial dimension
/// (`k` counted from the end where the window is reversed); features and batch are contracted group by group.
pub(crate) fn convolution(b: &mut Builder, s: &Site, a: &Convolution) -> Cotangents {
    let (x, kernel) = (s.inputs[0], s.inputs[1]);
    if [x, kernel, s.ct()].iter().any(|&v| b.ty(v).numel() == 0) {
        return vec![s.wants(0).then(|| b.full_like(0.0, x)), s.wants(1).then(|| b.full_like(0.0, kernel))];
    }
    let ct_x = s.wants(0).then(|| conv_input(b, s, a));
    let ct_kernel = s.wants(1).then(|| conv_kernel(b, s, a));
    vec![ct_x, ct_kernel]
}

/// Extent of `n > 0` elements `dilation` apart.
fn extent(n: usize, dilation: usize) -> i64 {
    ((n - 1) * dilation + 1) as i64
}

/// `ct_x[i] = Σ_q ct[o]·w[K − 1 − q]` over all `i·lhs_dilation + q·rhs_dilation = (K − 1)·rhs_dilation − low +
/// o·stride`: a convolution of ct with the reversed kernel, its input and output features exchanged
fn conv_input(b: &mut Builder, s: &Site, a: &Convolution) -> ValueId {
    let (x, mut kernel, d) = (s.inputs[0], s.inputs[1], &a.dims);
    let groups = a.feature_group_count * a.batch_group_count;
    kernel = flip(b, kernel, d, &a.window_reversal.iter().map(|reversed| !reversed).collect::<Vec<_>>());
    kernel = move_factor(b, kernel, groups, d.kernel_output_feature, d.kernel_input_feature);
    let (x_dims, k_dims, y_dims) = (b.dims(x), b.dims(s.inputs[1]), b.dims(s.ct()));
    let padding = (0..a.strides.len()).map(|i| {
        let size = extent(x_dims[d.input_spatial[i]], a.lhs_dilation[i]);
        let window = extent(k_dims[d.kernel_spatial[i]], a.rhs_dilation[i]);
        let swept = extent(y_dims[d.output_spatial[i]], a.strides[i]);
        let low = window - 1 - a.padding[i].0;
        (low, size + window - 1 - low - swept)
    });
    let (ct, kernel, elem) = common_type(b, s.ct(), kernel);
    let attrs = Convolution {
        strides: a.lhs_dilation.clone(),
        padding: padding.collect(),
        lhs_dilation: a.strides.clone(),
        rhs_dilation: a.rhs_dilation.clone(),
        window_reversal: vec![false; a.strides.len()],
        dims: ConvDims {
            input_batch: d.output_batch,
            input_feature: d.output_feature,
            input_spatial: d.output_spatial.clone(),
            kernel_input_feature: d.kernel_output_feature,
            kernel_output_feature: d.kernel_input_feature,
            kernel_spatial: d.kernel_spatial.clone(),
            output_batch: d.input_batch,
            output_feature: d.input_feature,
            output_spatial: d.input_spatial.clone(),
        },
        feature_group_count: groups,
        batch_group_count: 1,
        elem,
        precision: a.precision,
    };
    let product = b.conv(ct, kernel, attrs);
    let whole = move_factor(b, product, a.batch_group_count, d.input_feature, d.input_batch);
    b.convert(whole, b.ty(x).elem)
}

/// `ct_w[k] = Σ_o x[i]·ct[o]` over all `k·rhs_dilation + o·stride = low + i·lhs_dilation`: a convolution of x with ct
/// as the kernel, batch and input features exchanged, and with them the two kinds of groups
fn conv_kernel(b: &mut Builder, s: &Site, a: &Convolution) -> ValueId {
    let (x, kernel, d) = (s.inputs[0], s.inputs[1], &a.dims);
    let (x_dims, k_dims, y_dims) = (b.dims(x), b.dims(kernel), b.dims(s.ct()));
    let padding = (0..a.strides.len()).map(|i| {
        let size = extent(x_dims[d.input_spatial[i]], a.lhs_dilation[i]);
        let window = extent(k_dims[d.kernel_spatial[i]], a.rhs_dilation[i]);
        let swept = extent(y_dims[d.output_spatial[i]], a.strides[i]);
        let low = a.padding[i].0;
        (low, window + swept - 1 - low - size)
    });
    let (ct, input, elem) = common_type(b, s.ct(), x);
    let attrs = Convolution {
        strides: a.rhs_dilation.clone(),
        padding: padding.collect(),
        lhs_dilation: a.lhs_dilation.clone(),
        rhs_dilation: a.strides.clone(),
        window_reversal: vec![false; a.strides.len()],
        dims: ConvDims {
            input_batch: d.input_feature,
            input_feature: d.input_batch,
            input_spatial: d.input_spatial.clone(),
            kernel_input_feature: d.output_batch,
            kernel_output_feature: d.output_feature,
            kernel_spatial: d.output_spatial.clone(),
            output_batch: d.kernel_input_feature,
            output_feature: d.kernel_output_feature,
            output_spatial: d.kernel_spatial.clone(),
        },
        feature_group_count: a.batch_group_count,
        batch_group_count: a.feature_group_count,
        elem,
        precision: a.precision,
    };
    let product = b.conv(input, ct, attrs);
    let whole = flip(b, product, d, &a.window_reversal);
    b.convert(whole, b.ty(kernel).elem)
}

/// The kernel reversed along the spatial dimensions where `reversed`.
fn flip(b: &mut Builder, kernel: ValueId, d: &ConvDims, reversed: &[bool]) -> ValueId {
    let sizes = b.dims(kernel);
    let matters = |(d, &reversed): (&usize, &bool)| (reversed && sizes[*d] > 1).then_some(*d);
    let dims: Vec<usize> = d.kernel_spatial.iter().zip(reversed).filter_map(matters).collect();
    if dims.is_empty() { kernel } else { b.op(Op::Reverse(dims), &[kernel]) }
}

/// Takes the major factor `n` out of dimension `from` and makes it the major factor of dimension `to`.
fn move_factor(b: &mut Builder, x: ValueId, n: usize, from: usize, to: usize) -> ValueId {
    if n == 1 {
        return x;
    }
    let mut dims = b.dims(x);
    dims[from] /= n;
    let mut split = dims.clone();
    split.insert(from, n);
    let shifted = |d: usize| if d >= from { d + 1 } else { d };
    let order: Vec<usize> =
        (0..dims.len()).flat_map(|d| (d == to).then_some(from).into_iter().chain([shifted(d)])).collect();
    let apart = b.reshape(x, &split);
    let moved = b.transpose(apart, &order);
    dims[to] *= n;
    b.reshape(moved, &dims)
}
