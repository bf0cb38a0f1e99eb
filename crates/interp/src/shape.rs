//! Ops that move elements without looking at them, and `iota`, `bitcast_convert`.

use crate::index::{View, read, strides, write};
use crate::scalar::Scalar;
use crate::storage::{Data, map_values, with_values};
use crate::tensor::Tensor;
use truestep_ir::{BroadcastInDim, ElemKind, ElemType, Iota, Pad, Slice, TensorType, decode_i64};

pub(crate) fn iota<S: Scalar>(attrs: &Iota) -> Tensor<S> {
    let TensorType { dims, elem } = &attrs.ty;
    let n = dims[attrs.dimension] as i64;
    let data = match elem.kind() {
        ElemKind::Float => Data::float((0..n).map(|i| S::round(&S::from_int(i.into()), *elem)).collect()),
        ElemKind::Signed | ElemKind::Unsigned => Data::int((0..n).map(|i| decode_i64(*elem, i as u64)).collect()),
        ElemKind::Bool => Data::bool((0..n).map(|i| i & 1 == 1).collect()),
    };
    Tensor::repeated(attrs.ty.clone(), data, dims[attrs.dimension + 1..].iter().product())
}

/// Bits reinterpreted; the elements of a wider type are little-endian groups of narrower ones along the last dimension.
pub(crate) fn bitcast_convert<S: Scalar>(ctx: &S::Ctx, x: &Tensor<S>, to: &TensorType) -> Tensor<S> {
    let bytes = x.encode(ctx);
    let bytes = match (x.ty().elem == ElemType::I1, to.elem == ElemType::I1) {
        (true, false) => bytes.chunks(8).map(|c| c.iter().rev().fold(0, |byte, bit| byte << 1 | bit)).collect(),
        (false, true) => bytes.iter().flat_map(|byte| (0..8).map(move |i| byte >> i & 1)).collect(),
        _ => bytes,
    };
    Tensor::decode(ctx, to, &bytes)
}

/// A broadcast whose operand dimensions stay neighbours in order keeps the operand's storage.
pub(crate) fn broadcast_in_dim<S: Scalar>(x: &Tensor<S>, attrs: &BroadcastInDim, to: &TensorType) -> Tensor<S> {
    if x.n_values() == 1 {
        return Tensor::repeated(to.clone(), x.data.clone(), to.numel());
    }
    let x = x.materialize();
    let kept: Vec<usize> = (0..x.ty().rank()).filter(|&d| x.ty().dims[d] != 1).collect();
    let targets: Vec<usize> = kept.iter().map(|&d| attrs.broadcast_dimensions[d]).collect();
    let neighbours = targets.windows(2).all(|w| w[0] < w[1] && to.dims[w[0] + 1..w[1]].iter().all(|&d| d == 1));
    if let Some(&last) = targets.last()
        && neighbours
        && to.numel() > 0
    {
        return Tensor::repeated(to.clone(), x.data, to.dims[last + 1..].iter().product());
    }
    let mut view = View { offset: 0, dims: to.dims.clone(), strides: vec![0; to.rank()] };
    let from = strides(&x.ty().dims);
    kept.iter().zip(targets).for_each(|(&d, target)| view.strides[target] = from[d]);
    gather_view(&x, to.clone(), &view)
}

pub(crate) fn transpose<S: Scalar>(x: &Tensor<S>, permutation: &[usize]) -> Tensor<S> {
    let from = strides(&x.ty().dims);
    let dims: Vec<usize> = permutation.iter().map(|&d| x.ty().dims[d]).collect();
    let view = View { offset: 0, dims: dims.clone(), strides: permutation.iter().map(|&d| from[d]).collect() };
    gather_view(x, x.ty().with_dims(dims), &view)
}

pub(crate) fn reverse<S: Scalar>(x: &Tensor<S>, reversed: &[usize]) -> Tensor<S> {
    let dims = &x.ty().dims;
    let mut view = View { offset: 0, dims: dims.clone(), strides: strides(dims) };
    for &d in reversed {
        view.offset += (dims[d] as isize - 1) * view.strides[d];
        view.strides[d] = -view.strides[d];
    }
    gather_view(x, x.ty().clone(), &view)
}

pub(crate) fn slice<S: Scalar>(x: &Tensor<S>, attrs: &Slice, to: &TensorType) -> Tensor<S> {
    let from = strides(&x.ty().dims);
    let view = View {
        offset: attrs.start.iter().zip(&from).map(|(&i, s)| i as isize * s).sum(),
        dims: to.dims.clone(),
        strides: attrs.strides.iter().zip(&from).map(|(&step, s)| step as isize * s).collect(),
    };
    gather_view(x, to.clone(), &view)
}

/// The elements of a view of `x`.
pub(crate) fn gather_view<S: Scalar>(x: &Tensor<S>, to: TensorType, view: &View) -> Tensor<S> {
    if x.n_values() == 1 && to.numel() > 0 {
        let inner = to.numel();
        return Tensor::repeated(to, x.data.clone(), inner);
    }
    Tensor::dense(to, map_values!(&x.materialize().data, v => read(v, view)))
}

/// Element `i` of a dimension lands at `low + i·(interior + 1)`; those that land outside are dropped.
pub(crate) fn pad<S: Scalar>(x: &Tensor<S>, value: &Tensor<S>, attrs: &Pad, to: &TensorType) -> Tensor<S> {
    let (from, into) = (strides(&x.ty().dims), strides(&to.dims));
    let rank = to.rank();
    let mut source = View { offset: 0, dims: vec![0; rank], strides: from.clone() };
    let mut target = View { offset: 0, dims: vec![0; rank], strides: vec![0; rank] };
    for d in 0..rank {
        let (low, step) = (attrs.low[d], attrs.interior[d] as i64 + 1);
        let first = if low < 0 { (-low + step - 1) / step } else { 0 };
        let last = (to.dims[d] as i64 - 1 - low).div_euclid(step).min(x.ty().dims[d] as i64 - 1);
        let count = (last - first + 1).max(0);
        source.offset += first as isize * from[d];
        source.dims[d] = count as usize;
        target.dims[d] = count as usize;
        target.offset += (low + first * step) as isize * into[d];
        target.strides[d] = step as isize * into[d];
    }
    fn place<T: Clone + Send + Sync>(x: &[T], value: &T, source: &View, target: &View, n: usize) -> Vec<T> {
        let mut out = vec![value.clone(); n];
        write(&mut out, target, &read(x, source));
        out
    }
    let x = x.materialize();
    let data = match (&x.data, &value.data) {
        (Data::Float(x), Data::Float(v)) => Data::float(place(x, &v[0], &source, &target, to.numel())),
        (Data::Int(x), Data::Int(v)) => Data::int(place(x, &v[0], &source, &target, to.numel())),
        (Data::Bool(x), Data::Bool(v)) => Data::bool(place(x, &v[0], &source, &target, to.numel())),
        _ => unreachable!("padding of another kind"),
    };
    Tensor::dense(to.clone(), data)
}

pub(crate) fn concatenate<S: Scalar>(operands: &[Tensor<S>], dim: usize, to: &TensorType) -> Tensor<S> {
    fn join<'t, T: Clone + 't>(parts: impl Iterator<Item = &'t [T]> + Clone, rows: usize) -> Vec<T> {
        let mut out = Vec::with_capacity(parts.clone().map(<[T]>::len).sum());
        for row in 0..rows {
            for part in parts.clone() {
                let n = part.len() / rows;
                out.extend_from_slice(&part[row * n..(row + 1) * n]);
            }
        }
        out
    }
    let operands: Vec<Tensor<S>> = operands.iter().map(Tensor::materialize).collect();
    let rows = to.dims[..dim].iter().product();
    macro_rules! parts {
        ($kind:ident) => {
            operands.iter().filter_map(|t| if let Data::$kind(v) = &t.data { Some(v.as_slice()) } else { None })
        };
    }
    let data = match &operands[0].data {
        Data::Float(_) => Data::float(join(parts!(Float), rows)),
        Data::Int(_) => Data::int(join(parts!(Int), rows)),
        Data::Bool(_) => Data::bool(join(parts!(Bool), rows)),
    };
    debug_assert!(with_values!(&data, v => v.len()) == to.numel());
    Tensor::dense(to.clone(), data)
}
