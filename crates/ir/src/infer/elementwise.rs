//! Elementwise ops.

use super::{Cx, RuleError};
use crate::op::{Binary, Compare, Unary};
use crate::types::{ElemType, TensorType};

type Result = std::result::Result<TensorType, RuleError>;

fn in_domain(cx: Cx, domain: crate::op::Domain, ty: &TensorType) -> std::result::Result<(), RuleError> {
    cx.check("element_type", domain.admits(ty.elem), || domain.to_string(), || ty.elem)
}

pub(super) fn unary(cx: Cx, op: Unary, x: &TensorType) -> Result {
    in_domain(cx, op.domain(), x)?;
    Ok(x.clone())
}

pub(super) fn binary(cx: Cx, op: Binary, x: &TensorType, y: &TensorType) -> Result {
    in_domain(cx, op.domain(), x)?;
    cx.same("same_type", x, y)?;
    Ok(x.clone())
}

pub(super) fn compare(cx: Cx, x: &TensorType, y: &TensorType, attrs: Compare) -> Result {
    cx.same("same_type", x, y)?;
    cx.check("total_order", x.elem.is_float() || !attrs.total_order, || "a float type", || x.elem)?;
    Ok(x.with_elem(ElemType::I1))
}

pub(super) fn select(cx: Cx, pred: &TensorType, x: &TensorType, y: &TensorType) -> Result {
    cx.same("predicate_type", &ElemType::I1, &pred.elem)?;
    cx.same("same_type", x, y)?;
    let fits = pred.dims.is_empty() || pred.dims == x.dims;
    cx.check("predicate_shape", fits, || format!("scalar or {:?}", x.dims), || format!("{:?}", pred.dims))?;
    Ok(x.clone())
}

pub(super) fn clamp(cx: Cx, min: &TensorType, x: &TensorType, max: &TensorType) -> Result {
    for bound in [min, max] {
        let fits = bound.elem == x.elem && (bound.dims.is_empty() || bound.dims == x.dims);
        cx.check("bounds", fits, || format!("a scalar of {} or {x}", x.elem), || bound.to_string())?;
    }
    Ok(x.clone())
}

pub(super) fn bitcast_convert(cx: Cx, x: &TensorType, to: &TensorType) -> Result {
    let (from_bits, to_bits) = (x.elem.bits(), to.elem.bits());
    let mut dims = x.dims.clone();
    if from_bits > to_bits {
        dims.push((from_bits / to_bits) as usize);
    } else if from_bits < to_bits {
        let per = (to_bits / from_bits) as usize;
        let last = dims.pop();
        cx.check("last_dimension", last == Some(per), || per, || format!("{:?}", x.dims))?;
    }
    cx.same("result", &TensorType::new(dims, to.elem), to)?;
    Ok(to.clone())
}

pub(super) fn is_finite(cx: Cx, x: &TensorType) -> Result {
    cx.check("element_type", x.elem.is_float(), || "a float type", || x.elem)?;
    Ok(x.with_elem(ElemType::I1))
}

pub(super) fn reduce_precision(cx: Cx, x: &TensorType) -> Result {
    cx.check("element_type", x.elem.is_float(), || "a float type", || x.elem)?;
    Ok(x.clone())
}
