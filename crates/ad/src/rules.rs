//! Which rule belongs to which op.

use crate::site::{Result, Site, no_cotangent};
use crate::{collective, contraction, control, elementwise, indexing, reduction, shape};
use truestep_ir::{Builder, Op};

/// Appends the cotangents of the instruction's inputs.
pub(crate) fn vjp(b: &mut Builder, s: &Site) -> Result {
    let by_region = matches!(s.instr.op, Op::While | Op::If | Op::Case | Op::Reduce(_) | Op::ReduceWindow(_));
    if !by_region && s.wants_outside() {
        return Err(s.fail("its region reads a value that depends on the inputs"));
    }
    let mut cts = match &s.instr.op {
        Op::Unary(op) => elementwise::unary(b, s, *op),
        Op::Binary(op) => elementwise::binary(b, s, *op),
        Op::Compare(_) | Op::IsFinite => no_cotangent(s),
        Op::Select => elementwise::select(b, s),
        Op::Clamp => elementwise::clamp(b, s),
        Op::Convert(_) => elementwise::convert(b, s),
        Op::BitcastConvert(_) => return Err(s.fail("it reads the bits, not the value")),
        Op::ReducePrecision(attrs) => elementwise::reduce_precision(b, s, *attrs),
        Op::Constant(_) | Op::Iota(_) => no_cotangent(s),
        Op::Reshape(_) => shape::reshape(b, s),
        Op::BroadcastInDim(attrs) => shape::broadcast_in_dim(b, s, attrs),
        Op::Transpose(permutation) => shape::transpose(b, s, permutation),
        Op::Reverse(dims) => shape::reverse(b, s, dims),
        Op::Slice(attrs) => shape::slice(b, s, attrs),
        Op::Pad(attrs) => shape::pad(b, s, attrs),
        Op::Concatenate(dim) => shape::concatenate(b, s, *dim),
        Op::Gather(attrs) => indexing::gather(b, s, attrs),
        Op::Scatter(attrs) => indexing::scatter(b, s, attrs)?,
        Op::DynamicSlice(_) => indexing::dynamic_slice(b, s),
        Op::DynamicUpdateSlice => indexing::dynamic_update_slice(b, s),
        Op::Sort(attrs) => indexing::sort(b, s, *attrs),
        Op::DotGeneral(attrs) => contraction::dot_general(b, s, attrs),
        Op::Convolution(attrs) => contraction::convolution(b, s, attrs),
        Op::Reduce(dims) => reduction::reduce(b, s, dims)?,
        Op::ReduceWindow(window) => reduction::reduce_window(b, s, window)?,
        Op::SelectAndScatter(window) => reduction::select_and_scatter(b, s, window)?,
        Op::AllReduce(attrs) => collective::all_reduce(b, s, attrs)?,
        Op::AllGather(attrs) => collective::all_gather(b, s, attrs),
        Op::ReduceScatter(attrs) => collective::reduce_scatter(b, s, attrs)?,
        Op::ReplicaId | Op::PartitionId => no_cotangent(s),
        Op::OptimizationBarrier => s.cts.clone(),
        Op::While => control::while_(b, s)?,
        Op::If | Op::Case => control::branches(b, s)?,
    };
    cts.resize(s.inputs.len(), None);
    Ok(cts)
}
