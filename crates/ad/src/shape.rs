//! Ops that move elements without looking at them: each is linear, and its rule is its transpose.

use crate::site::{Cotangents, Site};
use truestep_ir::{BroadcastInDim, Builder, Op, Pad, Slice, ValueId};

/// ct under the operand's dimensions
pub(crate) fn reshape(b: &mut Builder, s: &Site) -> Cotangents {
    let dims = b.dims(s.inputs[0]);
    vec![Some(b.reshape(s.ct(), &dims))]
}

/// The sum of ct over the dimensions that were replicated
pub(crate) fn broadcast_in_dim(b: &mut Builder, s: &Site, a: &BroadcastInDim) -> Cotangents {
    let dims = b.dims(s.inputs[0]);
    let is_replicated = |d: usize| match a.broadcast_dimensions.iter().position(|&to| to == d) {
        Some(i) => dims[i] != a.dims[d],
        None => true,
    };
    let (replicated, kept): (Vec<usize>, Vec<usize>) = (0..a.dims.len()).partition(|&d| is_replicated(d));
    let sum = if replicated.is_empty() { s.ct() } else { b.sum(s.ct(), &replicated) };
    let order: Vec<usize> = a.broadcast_dimensions.iter().filter_map(|d| kept.iter().position(|to| to == d)).collect();
    let ordered = b.transpose(sum, &order);
    vec![Some(b.reshape(ordered, &dims))]
}

/// ct under the inverse permutation
pub(crate) fn transpose(b: &mut Builder, s: &Site, permutation: &[usize]) -> Cotangents {
    vec![Some(b.transpose(s.ct(), &inverse(permutation)))]
}

/// The permutation that undoes `permutation`.
pub(crate) fn inverse(permutation: &[usize]) -> Vec<usize> {
    let mut inverse = vec![0; permutation.len()];
    for (i, &d) in permutation.iter().enumerate() {
        inverse[d] = i;
    }
    inverse
}

/// ct reversed
pub(crate) fn reverse(b: &mut Builder, s: &Site, dims: &[usize]) -> Cotangents {
    vec![Some(b.op(Op::Reverse(dims.to_vec()), &[s.ct()]))]
}

/// ct padded with zeros to where it was cut out
pub(crate) fn slice(b: &mut Builder, s: &Site, a: &Slice) -> Cotangents {
    let (sizes, cut) = (b.dims(s.inputs[0]), b.dims(s.ct()));
    let low: Vec<i64> = a.start.iter().map(|&start| start as i64).collect();
    let covered = |d: usize| if cut[d] == 0 { 0 } else { (cut[d] - 1) * a.strides[d] + 1 };
    let high = (0..sizes.len()).map(|d| (sizes[d] - a.start[d] - covered(d)) as i64).collect();
    let interior = a.strides.iter().map(|stride| stride - 1).collect();
    vec![Some(pad_with_zeros(b, s.ct(), Pad { low, high, interior }))]
}

/// ct_x: ct at the places of the operand, zero where padding removed them; ct_value: the sum of the rest of ct
pub(crate) fn pad(b: &mut Builder, s: &Site, a: &Pad) -> Cotangents {
    let ct_x = unpad(b, s.ct(), a);
    let ct_value = s.wants(1).then(|| {
        let all: Vec<usize> = (0..a.low.len()).collect();
        let (total, moved) = (b.sum(s.ct(), &all), b.sum(ct_x, &all));
        b.sub(total, moved)
    });
    vec![Some(ct_x), ct_value]
}

/// The transpose of padding with zeros.
pub(crate) fn unpad(b: &mut Builder, ct: ValueId, a: &Pad) -> ValueId {
    let negated = |edge: &[i64]| -> Vec<i64> { edge.iter().map(|&e| (-e).max(0)).collect() };
    let edges = Pad { low: negated(&a.low), high: negated(&a.high), interior: vec![0; a.low.len()] };
    let whole = pad_with_zeros(b, ct, edges);
    let dims = b.dims(whole);
    let start: Vec<usize> = a.low.iter().map(|&low| low.max(0) as usize).collect();
    let limit: Vec<usize> = dims.iter().zip(&a.high).map(|(&size, &high)| size - high.max(0) as usize).collect();
    let strides: Vec<usize> = a.interior.iter().map(|gap| gap + 1).collect();
    if start.iter().all(|&i| i == 0) && limit == dims && strides.iter().all(|&i| i == 1) {
        return whole;
    }
    b.op(Op::Slice(Slice { start, limit, strides }), &[whole])
}

/// `x` padded with zeros; `x` itself if nothing is added or removed.
pub(crate) fn pad_with_zeros(b: &mut Builder, x: ValueId, a: Pad) -> ValueId {
    if a.low.iter().chain(&a.high).all(|&e| e == 0) && a.interior.iter().all(|&gap| gap == 0) {
        return x;
    }
    let zero = b.scalar(0.0, b.ty(x).elem);
    b.op(Op::Pad(a), &[x, zero])
}

/// The part of ct that each operand filled
pub(crate) fn concatenate(b: &mut Builder, s: &Site, dim: usize) -> Cotangents {
    let mut start = 0;
    (0..s.inputs.len())
        .map(|i| {
            let from = start;
            start += b.ty(s.inputs[i]).dims[dim];
            s.wants(i).then(|| b.slice_dim(s.ct(), dim, from, start))
        })
        .collect()
}
