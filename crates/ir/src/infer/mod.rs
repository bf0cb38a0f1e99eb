//! Shape rules: the result types of an op from its operand types, or the rule that is broken.

mod contraction;
mod control;
mod elementwise;
mod indexing;
mod reduction;
mod shape;

use crate::op::Op;
use crate::types::TensorType;

/// The types at the boundary of a region.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RegionType {
    /// Types of the region's arguments.
    pub params: Vec<TensorType>,
    /// Types of the values it returns.
    pub results: Vec<TensorType>,
}

/// A broken rule of the language.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{rule}: expected {expected}, found {found}")]
pub struct RuleError {
    /// The rule, as `op/rule`.
    pub rule: String,
    /// What the rule asks for.
    pub expected: String,
    /// What stood there.
    pub found: String,
}

impl RuleError {
    pub(crate) fn new(rule: impl Into<String>, expected: impl ToString, found: impl ToString) -> Self {
        RuleError { rule: rule.into(), expected: expected.to_string(), found: found.to_string() }
    }
}

/// Result types of `op` on operands of these types.
///
/// # Errors
/// The first rule of the op that the operands, attributes or regions break.
pub fn infer(op: &Op, operands: &[&TensorType], regions: &[RegionType]) -> Result<Vec<TensorType>, RuleError> {
    let row = op.info();
    let cx = Cx { name: row.name.split_once('.').map_or(row.name, |(_, name)| name) };
    cx.check("operands", row.operands.admits(operands.len()), || row.operands.to_string(), || operands.len())?;
    cx.check("regions", row.regions.admits(regions.len()), || row.regions.to_string(), || regions.len())?;
    let one = |ty: TensorType| vec![ty];
    Ok(match op {
        Op::Unary(op) => one(elementwise::unary(cx, *op, operands[0])?),
        Op::Binary(op) => one(elementwise::binary(cx, *op, operands[0], operands[1])?),
        Op::Compare(attrs) => one(elementwise::compare(cx, operands[0], operands[1], *attrs)?),
        Op::Select => one(elementwise::select(cx, operands[0], operands[1], operands[2])?),
        Op::Clamp => one(elementwise::clamp(cx, operands[0], operands[1], operands[2])?),
        Op::Convert(elem) => one(operands[0].with_elem(*elem)),
        Op::BitcastConvert(ty) => one(elementwise::bitcast_convert(cx, operands[0], ty)?),
        Op::IsFinite => one(elementwise::is_finite(cx, operands[0])?),
        Op::ReducePrecision(_) => one(elementwise::reduce_precision(cx, operands[0])?),
        Op::Constant(literal) => one(literal.ty().clone()),
        Op::Iota(iota) => one(shape::iota(cx, iota)?),
        Op::Reshape(dims) => one(shape::reshape(cx, operands[0], dims)?),
        Op::BroadcastInDim(attrs) => one(shape::broadcast_in_dim(cx, operands[0], attrs)?),
        Op::Transpose(permutation) => one(shape::transpose(cx, operands[0], permutation)?),
        Op::Reverse(dims) => one(shape::reverse(cx, operands[0], dims)?),
        Op::Slice(attrs) => one(shape::slice(cx, operands[0], attrs)?),
        Op::Pad(attrs) => one(shape::pad(cx, operands[0], operands[1], attrs)?),
        Op::Concatenate(dim) => one(shape::concatenate(cx, operands, *dim)?),
        Op::Gather(attrs) => one(indexing::gather(cx, operands[0], operands[1], attrs)?),
        Op::Scatter(attrs) => indexing::scatter(cx, operands, attrs, &regions[0])?,
        Op::DynamicSlice(sizes) => one(indexing::dynamic_slice(cx, operands, sizes)?),
        Op::DynamicUpdateSlice => one(indexing::dynamic_update_slice(cx, operands)?),
        Op::Sort(attrs) => indexing::sort(cx, operands, attrs, &regions[0])?,
        Op::DotGeneral(attrs) => one(contraction::dot_general(cx, operands[0], operands[1], attrs)?),
        Op::Convolution(attrs) => one(contraction::convolution(cx, operands[0], operands[1], attrs)?),
        Op::Reduce(dims) => reduction::reduce(cx, operands, dims, &regions[0])?,
        Op::ReduceWindow(window) => reduction::reduce_window(cx, operands, window, &regions[0])?,
        Op::SelectAndScatter(window) => one(reduction::select_and_scatter(cx, operands, window, regions)?),
        Op::AllReduce(attrs) => reduction::all_reduce(cx, operands, attrs, &regions[0])?,
        Op::AllGather(attrs) => control::all_gather(cx, operands, attrs)?,
        Op::ReduceScatter(attrs) => one(control::reduce_scatter(cx, operands[0], attrs, &regions[0])?),
        Op::ReplicaId | Op::PartitionId => one(TensorType::scalar(crate::types::ElemType::Ui32)),
        Op::OptimizationBarrier => operands.iter().map(|&ty| ty.clone()).collect(),
        Op::While => control::while_(cx, operands, regions)?,
        Op::If => control::if_(cx, operands[0], regions)?,
        Op::Case => control::case(cx, operands[0], regions)?,
    })
}

/// The op being checked, so that every broken rule carries its name.
#[derive(Clone, Copy)]
struct Cx {
    name: &'static str,
}

impl Cx {
    fn check<E: ToString, F: ToString>(
        self,
        rule: &str,
        holds: bool,
        expected: impl FnOnce() -> E,
        found: impl FnOnce() -> F,
    ) -> Result<(), RuleError> {
        if holds { Ok(()) } else { Err(self.error(rule, expected(), found())) }
    }

    fn error(self, rule: &str, expected: impl ToString, found: impl ToString) -> RuleError {
        RuleError::new(format!("{}/{rule}", self.name), expected, found)
    }

    fn same<T: PartialEq + ToString>(self, rule: &str, expected: &T, found: &T) -> Result<(), RuleError> {
        self.check(rule, expected == found, || expected.to_string(), || found.to_string())
    }

    /// `values` has `n` entries.
    fn len<T>(self, rule: &str, values: &[T], n: usize) -> Result<(), RuleError> {
        self.check(rule, values.len() == n, || format!("{n} entries"), || values.len())
    }

    /// Every dimension number is below `rank` and none comes twice.
    fn distinct_dims(self, rule: &str, dims: &[usize], rank: usize) -> Result<(), RuleError> {
        let ok = dims.iter().enumerate().all(|(i, d)| *d < rank && !dims[..i].contains(d));
        self.check(rule, ok, || format!("distinct dimensions below {rank}"), || format!("{dims:?}"))
    }

    /// A reducer over `elems.len()` values: scalars `(acc…, value…) -> acc…`.
    fn reducer(self, region: &RegionType, elems: &[crate::types::ElemType]) -> Result<(), RuleError> {
        let scalars: Vec<_> = elems.iter().map(|&e| TensorType::scalar(e)).collect();
        let params = [scalars.as_slice(), scalars.as_slice()].concat();
        let show = |tys: &[TensorType]| tys.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
        self.check("reducer_params", region.params == params, || show(&params), || show(&region.params))?;
        self.check("reducer_results", region.results == scalars, || show(&scalars), || show(&region.results))
    }

    /// Extent of a strided, dilated, padded window sweep over one dimension.
    fn windows(self, size: usize, window: usize, w: Sweep) -> Result<usize, RuleError> {
        let positive = window > 0 && w.stride > 0 && w.base_dilation > 0 && w.window_dilation > 0;
        self.check("window", positive, || "positive sizes, strides and dilations", || format!("{window}, {w:?}"))?;
        let dilate = |n: usize, by: usize| if n == 0 { 0 } else { (n as i128 - 1) * by as i128 + 1 };
        let padded = dilate(size, w.base_dilation) + i128::from(w.padding.0) + i128::from(w.padding.1);
        let window = dilate(window, w.window_dilation);
        Ok(if padded < window { 0 } else { ((padded - window) / w.stride as i128 + 1) as usize })
    }
}

#[derive(Clone, Copy, Debug)]
struct Sweep {
    stride: usize,
    base_dilation: usize,
    window_dilation: usize,
    padding: (i64, i64),
}

/// Types as a comma-separated list.
fn show_types<'a>(types: impl IntoIterator<Item = &'a TensorType>) -> String {
    types.into_iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}
