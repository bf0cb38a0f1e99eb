//! Ops that move elements without looking at them.

use super::{Cx, RuleError};
use crate::op::{BroadcastInDim, Iota, Pad, Slice};
use crate::types::TensorType;

type Result = std::result::Result<TensorType, RuleError>;

pub(super) fn iota(cx: Cx, attrs: &Iota) -> Result {
    let rank = attrs.ty.rank();
    cx.check("dimension", attrs.dimension < rank, || format!("a dimension below {rank}"), || attrs.dimension)?;
    Ok(attrs.ty.clone())
}

pub(super) fn reshape(cx: Cx, x: &TensorType, dims: &[usize]) -> Result {
    let to = x.with_dims(dims);
    cx.check("element_count", x.numel() == to.numel(), || format!("{} elements", x.numel()), || to.to_string())?;
    Ok(to)
}

pub(super) fn broadcast_in_dim(cx: Cx, x: &TensorType, attrs: &BroadcastInDim) -> Result {
    cx.len("broadcast_dimensions", &attrs.broadcast_dimensions, x.rank())?;
    cx.distinct_dims("broadcast_dimensions", &attrs.broadcast_dimensions, attrs.dims.len())?;
    for (&d, &size) in attrs.broadcast_dimensions.iter().zip(&x.dims) {
        let to = attrs.dims[d];
        cx.check("dimension_sizes", size == 1 || size == to, || format!("1 or {to} in dimension {d}"), || size)?;
    }
    Ok(x.with_dims(attrs.dims.as_slice()))
}

pub(super) fn transpose(cx: Cx, x: &TensorType, permutation: &[usize]) -> Result {
    cx.len("permutation", permutation, x.rank())?;
    cx.distinct_dims("permutation", permutation, x.rank())?;
    Ok(x.with_dims(permutation.iter().map(|&d| x.dims[d]).collect::<Vec<_>>()))
}

pub(super) fn reverse(cx: Cx, x: &TensorType, dims: &[usize]) -> Result {
    cx.distinct_dims("dimensions", dims, x.rank())?;
    Ok(x.clone())
}

pub(super) fn slice(cx: Cx, x: &TensorType, attrs: &Slice) -> Result {
    for part in [&attrs.start, &attrs.limit, &attrs.strides] {
        cx.len("rank", part, x.rank())?;
    }
    let mut dims = Vec::with_capacity(x.rank());
    for (d, &size) in x.dims.iter().enumerate() {
        let (start, limit, stride) = (attrs.start[d], attrs.limit[d], attrs.strides[d]);
        let ok = start <= limit && limit <= size && stride > 0;
        let found = || format!("[{start}:{limit}:{stride}]");
        cx.check("bounds", ok, || format!("0 <= start <= limit <= {size}, stride > 0 in dimension {d}"), found)?;
        dims.push((limit - start).div_ceil(stride));
    }
    Ok(x.with_dims(dims))
}

pub(super) fn pad(cx: Cx, x: &TensorType, value: &TensorType, attrs: &Pad) -> Result {
    cx.same("padding_value", &TensorType::scalar(x.elem), value)?;
    cx.len("rank", &attrs.low, x.rank())?;
    cx.len("rank", &attrs.high, x.rank())?;
    cx.len("rank", &attrs.interior, x.rank())?;
    let mut dims = Vec::with_capacity(x.rank());
    for (d, &size) in x.dims.iter().enumerate() {
        let spread = size as i128 + (size as i128 - 1).max(0) * attrs.interior[d] as i128;
        let padded = spread + i128::from(attrs.low[d]) + i128::from(attrs.high[d]);
        let fits = (0..=i64::MAX as i128).contains(&padded);
        cx.check("result_size", fits, || format!("a size of at least 0 in dimension {d}"), || padded)?;
        dims.push(padded as usize);
    }
    Ok(x.with_dims(dims))
}

pub(super) fn concatenate(cx: Cx, operands: &[&TensorType], dim: usize) -> Result {
    let first = operands[0];
    cx.check("dimension", dim < first.rank(), || format!("a dimension below {}", first.rank()), || dim)?;
    let mut dims = first.dims.clone();
    dims[dim] = 0;
    for &ty in operands {
        let mut expected = first.clone();
        expected.dims[dim] = ty.dims.get(dim).copied().unwrap_or(0);
        cx.same("operand_types", &expected, ty)?;
        dims[dim] += ty.dims[dim];
    }
    Ok(first.with_dims(dims))
}
