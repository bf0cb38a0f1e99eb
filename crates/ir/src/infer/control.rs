//! Control flow, and the collectives that change shape.

use super::reduction::groups;
use super::{Cx, RegionType, RuleError, show_types};
use crate::op::CollectiveDim;
use crate::types::{ElemType, TensorType};

type Result<T> = std::result::Result<T, RuleError>;

fn owned(types: &[&TensorType]) -> Vec<TensorType> {
    types.iter().map(|&ty| ty.clone()).collect()
}

pub(super) fn while_(cx: Cx, operands: &[&TensorType], regions: &[RegionType]) -> Result<Vec<TensorType>> {
    let carried = owned(operands);
    for region in regions {
        cx.check("region_params", region.params == carried, || show_types(&carried), || show_types(&region.params))?;
    }
    let bool = [TensorType::scalar(ElemType::I1)];
    cx.check("condition", regions[0].results == bool, || "tensor<i1>", || show_types(&regions[0].results))?;
    let body = &regions[1].results;
    cx.check("body", *body == carried, || show_types(&carried), || show_types(body))?;
    Ok(carried)
}

/// Branches take nothing and return the same types.
fn branches(cx: Cx, regions: &[RegionType]) -> Result<Vec<TensorType>> {
    for region in regions {
        cx.check("region_params", region.params.is_empty(), || "no parameters", || show_types(&region.params))?;
        let (first, this) = (&regions[0].results, &region.results);
        cx.check("branch_results", first == this, || show_types(first), || show_types(this))?;
    }
    Ok(regions[0].results.clone())
}

pub(super) fn if_(cx: Cx, pred: &TensorType, regions: &[RegionType]) -> Result<Vec<TensorType>> {
    cx.same("predicate", &TensorType::scalar(ElemType::I1), pred)?;
    branches(cx, regions)
}

pub(super) fn case(cx: Cx, index: &TensorType, regions: &[RegionType]) -> Result<Vec<TensorType>> {
    cx.same("index", &TensorType::scalar(ElemType::I32), index)?;
    branches(cx, regions)
}

fn along(cx: Cx, ty: &TensorType, attrs: &CollectiveDim) -> Result<()> {
    groups(cx, &attrs.collective)?;
    cx.check("dimension", attrs.dimension < ty.rank(), || format!("below {}", ty.rank()), || attrs.dimension)?;
    let fits = attrs.group_size > 0 && attrs.collective.replica_groups.iter().all(|g| g.len() == attrs.group_size);
    let found = || format!("{:?}", attrs.collective.replica_groups);
    cx.check("group_size", fits, || format!("groups of {}", attrs.group_size), found)
}

pub(super) fn all_gather(cx: Cx, operands: &[&TensorType], attrs: &CollectiveDim) -> Result<Vec<TensorType>> {
    operands
        .iter()
        .map(|&ty| {
            along(cx, ty, attrs)?;
            let mut to = ty.clone();
            let size = to.dims[attrs.dimension].checked_mul(attrs.group_size);
            to.dims[attrs.dimension] = size.ok_or_else(|| cx.error("group_size", "a result size", "an overflow"))?;
            Ok(to)
        })
        .collect()
}

pub(super) fn reduce_scatter(
    cx: Cx,
    ty: &TensorType,
    attrs: &CollectiveDim,
    region: &RegionType,
) -> Result<TensorType> {
    along(cx, ty, attrs)?;
    cx.reducer(region, &[ty.elem])?;
    let size = ty.dims[attrs.dimension];
    cx.check(
        "divisible",
        size.is_multiple_of(attrs.group_size),
        || format!("a multiple of {}", attrs.group_size),
        || size,
    )?;
    let mut to = ty.clone();
    to.dims[attrs.dimension] = size / attrs.group_size;
    Ok(to)
}
