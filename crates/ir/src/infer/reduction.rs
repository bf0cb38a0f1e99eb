//! Reductions over dimensions, windows and processes.

use super::{Cx, RegionType, RuleError, Sweep, show_types};
use crate::op::{Collective, Window};
use crate::types::{ElemType, TensorType};

type Result<T> = std::result::Result<T, RuleError>;

/// Splits operands into inputs and their scalar initial values; all inputs have one shape.
fn inputs<'a, 'b>(cx: Cx, operands: &'a [&'b TensorType], region: &RegionType) -> Result<&'a [&'b TensorType]> {
    let n = operands.len() / 2;
    cx.check("operands", operands.len() == 2 * n, || "inputs and as many initial values", || operands.len())?;
    let (inputs, inits) = operands.split_at(n);
    for (&input, &init) in inputs.iter().zip(inits) {
        cx.same("input_shapes", &inputs[0].with_elem(input.elem), input)?;
        cx.same("init_value", &TensorType::scalar(input.elem), init)?;
    }
    cx.reducer(region, &inputs.iter().map(|ty| ty.elem).collect::<Vec<ElemType>>())?;
    Ok(inputs)
}

pub(super) fn reduce(cx: Cx, operands: &[&TensorType], dims: &[usize], region: &RegionType) -> Result<Vec<TensorType>> {
    let inputs = inputs(cx, operands, region)?;
    cx.distinct_dims("dimensions", dims, inputs[0].rank())?;
    let kept: Vec<usize> = (0..inputs[0].rank()).filter(|d| !dims.contains(d)).map(|d| inputs[0].dims[d]).collect();
    Ok(inputs.iter().map(|ty| ty.with_dims(kept.as_slice())).collect())
}

/// Dimensions of the result of a window sweep over `dims`.
fn sweep(cx: Cx, dims: &[usize], w: &Window) -> Result<Vec<usize>> {
    let rank = dims.len();
    cx.len("window_dimensions", &w.dimensions, rank)?;
    cx.len("window_strides", &w.strides, rank)?;
    cx.len("base_dilations", &w.base_dilations, rank)?;
    cx.len("window_dilations", &w.window_dilations, rank)?;
    cx.len("padding", &w.padding, rank)?;
    (0..rank)
        .map(|d| {
            let sweep = Sweep {
                stride: w.strides[d],
                base_dilation: w.base_dilations[d],
                window_dilation: w.window_dilations[d],
                padding: w.padding[d],
            };
            cx.windows(dims[d], w.dimensions[d], sweep)
        })
        .collect()
}

pub(super) fn reduce_window(
    cx: Cx,
    operands: &[&TensorType],
    w: &Window,
    region: &RegionType,
) -> Result<Vec<TensorType>> {
    let inputs = inputs(cx, operands, region)?;
    let dims = sweep(cx, &inputs[0].dims, w)?;
    Ok(inputs.iter().map(|ty| ty.with_dims(dims.as_slice())).collect())
}

pub(super) fn select_and_scatter(
    cx: Cx,
    operands: &[&TensorType],
    w: &Window,
    regions: &[RegionType],
) -> Result<TensorType> {
    let (x, source, init) = (operands[0], operands[1], operands[2]);
    let plain = w.base_dilations.iter().chain(&w.window_dilations).all(|&d| d == 1);
    cx.check("dilations", plain, || "dilations of 1", || format!("{w:?}"))?;
    cx.same("source_type", &x.with_dims(sweep(cx, &x.dims, w)?), source)?;
    let scalar = TensorType::scalar(x.elem);
    cx.same("init_value", &scalar, init)?;
    let (pair, bool) = ([scalar.clone(), scalar.clone()], [TensorType::scalar(ElemType::I1)]);
    let select = &regions[0];
    let ok = select.params == pair && select.results == bool;
    let found = || format!("({}) -> {}", show_types(&select.params), show_types(&select.results));
    cx.check("select", ok, || format!("({}) -> tensor<i1>", show_types(&pair)), found)?;
    cx.reducer(&regions[1], &[x.elem])?;
    Ok(x.clone())
}

/// The groups list the processes 0, 1, … each once; global device numbers need groups and a channel.
pub(super) fn groups(cx: Cx, attrs: &Collective) -> Result<()> {
    let mut members: Vec<usize> = attrs.replica_groups.iter().flatten().copied().collect();
    members.sort_unstable();
    let gap = members.iter().enumerate().find(|(i, p)| i != *p);
    cx.check("replica_groups", gap.is_none(), || "each process from 0 on once", || gap.map_or(0, |(_, p)| *p))?;
    let channel = attrs.channel_id;
    cx.check("channel_id", channel.is_none_or(|id| id > 0), || "a positive number", || channel.unwrap_or(0))?;
    let grouped = !attrs.use_global_device_ids || channel.is_some() && !members.is_empty();
    cx.check("use_global_device_ids", grouped, || "a channel and groups", || "none")
}

pub(super) fn all_reduce(
    cx: Cx,
    operands: &[&TensorType],
    attrs: &Collective,
    region: &RegionType,
) -> Result<Vec<TensorType>> {
    groups(cx, attrs)?;
    for &ty in operands {
        cx.same("element_types", &operands[0].elem, &ty.elem)?;
    }
    cx.reducer(region, &[operands[0].elem])?;
    Ok(operands.iter().map(|&ty| ty.clone()).collect())
}
