//! `dot_general` and `convolution`.

use super::{Cx, RuleError, Sweep};
use crate::op::{Convolution, DotGeneral};
use crate::types::{ElemType, TensorType};

type Result<T = TensorType> = std::result::Result<T, RuleError>;

fn elements(cx: Cx, lhs: &TensorType, rhs: &TensorType, to: ElemType) -> Result<()> {
    cx.same("operand_element_types", &lhs.elem, &rhs.elem)?;
    cx.check("result_element_type", to.kind() == lhs.elem.kind(), || format!("a type like {}", lhs.elem), || to)
}

pub(super) fn dot_general(cx: Cx, lhs: &TensorType, rhs: &TensorType, a: &DotGeneral) -> Result {
    elements(cx, lhs, rhs, a.elem)?;
    cx.len("batching_dimensions", &a.rhs_batching_dimensions, a.lhs_batching_dimensions.len())?;
    cx.len("contracting_dimensions", &a.rhs_contracting_dimensions, a.lhs_contracting_dimensions.len())?;
    let l_used = [a.lhs_batching_dimensions.as_slice(), a.lhs_contracting_dimensions.as_slice()].concat();
    let r_used = [a.rhs_batching_dimensions.as_slice(), a.rhs_contracting_dimensions.as_slice()].concat();
    cx.distinct_dims("lhs_dimensions", &l_used, lhs.rank())?;
    cx.distinct_dims("rhs_dimensions", &r_used, rhs.rank())?;
    for (&l, &r) in l_used.iter().zip(&r_used) {
        let expected = || format!("size {} in rhs dimension {r}", lhs.dims[l]);
        cx.check("dimension_sizes", lhs.dims[l] == rhs.dims[r], expected, || rhs.dims[r])?;
    }
    let mut dims: Vec<usize> = a.lhs_batching_dimensions.iter().map(|&d| lhs.dims[d]).collect();
    dims.extend((0..lhs.rank()).filter(|d| !l_used.contains(d)).map(|d| lhs.dims[d]));
    dims.extend((0..rhs.rank()).filter(|d| !r_used.contains(d)).map(|d| rhs.dims[d]));
    Ok(TensorType::new(dims, a.elem))
}

pub(super) fn convolution(cx: Cx, x: &TensorType, k: &TensorType, a: &Convolution) -> Result {
    elements(cx, x, k, a.elem)?;
    let d = &a.dims;
    let n = d.input_spatial.len();
    let rank = n + 2;
    cx.check(
        "rank",
        x.rank() == rank && k.rank() == rank,
        || format!("operands of rank {rank}"),
        || format!("{x}, {k}"),
    )?;
    let all = |a: usize, b: usize, spatial: &[usize]| [&[a, b], spatial].concat();
    cx.len("dimension_numbers", &d.kernel_spatial, n)?;
    cx.len("dimension_numbers", &d.output_spatial, n)?;
    cx.distinct_dims("input_dimensions", &all(d.input_batch, d.input_feature, &d.input_spatial), rank)?;
    cx.distinct_dims(
        "kernel_dimensions",
        &all(d.kernel_input_feature, d.kernel_output_feature, &d.kernel_spatial),
        rank,
    )?;
    cx.distinct_dims("output_dimensions", &all(d.output_batch, d.output_feature, &d.output_spatial), rank)?;
    cx.len("window_strides", &a.strides, n)?;
    cx.len("padding", &a.padding, n)?;
    cx.len("lhs_dilation", &a.lhs_dilation, n)?;
    cx.len("rhs_dilation", &a.rhs_dilation, n)?;
    cx.len("window_reversal", &a.window_reversal, n)?;
    let (groups, batch_groups) = (a.feature_group_count, a.batch_group_count);
    let one = groups > 0 && batch_groups > 0 && (groups == 1 || batch_groups == 1);
    cx.check("group_counts", one, || "positive counts, one of them 1", || format!("{groups}, {batch_groups}"))?;
    let (batch, features) = (x.dims[d.input_batch], x.dims[d.input_feature]);
    let (k_in, k_out) = (k.dims[d.kernel_input_feature], k.dims[d.kernel_output_feature]);
    cx.check("batch_groups", batch % batch_groups == 0, || format!("a multiple of {batch_groups}"), || batch)?;
    cx.check(
        "kernel_input_feature",
        k_in.checked_mul(groups) == Some(features),
        || format!("{features} / {groups}"),
        || k_in,
    )?;
    let divides = k_out % groups == 0 && k_out % batch_groups == 0;
    cx.check("kernel_output_feature", divides, || format!("a multiple of {}", groups * batch_groups), || k_out)?;
    let mut dims = vec![0; rank];
    dims[d.output_batch] = batch / batch_groups;
    dims[d.output_feature] = k_out;
    for i in 0..n {
        let sweep = Sweep {
            stride: a.strides[i],
            base_dilation: a.lhs_dilation[i],
            window_dilation: a.rhs_dilation[i],
            padding: a.padding[i],
        };
        dims[d.output_spatial[i]] = cx.windows(x.dims[d.input_spatial[i]], k.dims[d.kernel_spatial[i]], sweep)?;
    }
    Ok(TensorType::new(dims, a.elem))
}
