//! Raw instructions to ops: one row per name, then a reader per attribute struct. Result shapes that are an op's
//! attributes (`reshape`, `convert`, …) come from the written result type.

use super::attr::Value;
use super::fields::Cx;
use super::instr::Raw;
use super::{Result, excerpt, fault};
use crate::op::{
    Binary, BroadcastInDim, Collective, CollectiveDim, Compare, ConvDims, Convolution, Direction, DotGeneral, Gather,
    Iota, Op, Pad, Precision, ReducePrecision, Scatter, Slice, Sort, Unary, Window,
};
use crate::types::{ElemKind, TensorType};

/// Names that are no rows of the op table: other spellings, and what lowering removes.
const OTHERS: &[&str] =
    &["chlo.square", "stablehlo.dot", "stablehlo.custom_call", "stablehlo.composite", "stablehlo.return", "func.call"];

/// The op of a raw instruction.
pub(super) fn op(raw: &Raw, text: &str) -> Result<Op> {
    let name = raw.short_name();
    if !matches!(raw.name.split_once('.'), Some(("stablehlo" | "chlo" | "mhlo", _))) {
        return unknown(raw.name, raw.at);
    }
    if let Some(op) = Unary::ALL.iter().find(|op| short(op.info().name) == name) {
        return Ok(Op::Unary(*op));
    }
    if let Some(op) = Binary::ALL.iter().find(|op| short(op.info().name) == name) {
        return Ok(Op::Binary(*op));
    }
    let cx = Cx { raw, text, attrs: &raw.attrs };
    Ok(match name {
        "square" => Op::Binary(Binary::Multiply),
        "compare" => Op::Compare(cx.compare()?),
        "select" => Op::Select,
        "clamp" => Op::Clamp,
        "convert" => Op::Convert(cx.result()?.elem),
        "bitcast_convert" => Op::BitcastConvert(cx.result()?.clone()),
        "is_finite" => Op::IsFinite,
        "reduce_precision" => Op::ReducePrecision(cx.reduce_precision()?),
        "constant" => Op::Constant(cx.literal("value")?.clone()),
        "iota" => Op::Iota(Iota { ty: cx.result()?.clone(), dimension: cx.index("iota_dimension")? }),
        "reshape" => Op::Reshape(cx.result()?.dims.clone()),
        "broadcast_in_dim" => Op::BroadcastInDim(BroadcastInDim {
            dims: cx.result()?.dims.clone(),
            broadcast_dimensions: cx.sizes("broadcast_dimensions")?,
        }),
        "transpose" => Op::Transpose(cx.sizes("permutation")?),
        "reverse" => Op::Reverse(cx.sizes("dimensions")?),
        "slice" => Op::Slice(Slice {
            start: cx.sizes("start_indices")?,
            limit: cx.sizes("limit_indices")?,
            strides: cx.sizes("strides")?,
        }),
        "pad" => Op::Pad(Pad {
            low: cx.ints("edge_padding_low")?,
            high: cx.ints("edge_padding_high")?,
            interior: cx.sizes("interior_padding")?,
        }),
        "concatenate" => Op::Concatenate(cx.index("dimension")?),
        "gather" => Op::Gather(cx.gather()?),
        "scatter" => Op::Scatter(cx.scatter()?),
        "dynamic_slice" => Op::DynamicSlice(cx.sizes("slice_sizes")?),
        "dynamic_update_slice" => Op::DynamicUpdateSlice,
        "sort" => Op::Sort(cx.sort()?),
        "dot" => Op::DotGeneral(cx.dot()?),
        "dot_general" => Op::DotGeneral(cx.dot_general()?),
        "convolution" => Op::Convolution(cx.convolution()?),
        "reduce" => Op::Reduce(cx.sizes("dimensions")?),
        "reduce_window" => Op::ReduceWindow(cx.window()?),
        "select_and_scatter" => Op::SelectAndScatter(cx.window()?),
        "all_reduce" => Op::AllReduce(cx.collective()?),
        "all_gather" => Op::AllGather(cx.collective_dim("all_gather_dim", false)?),
        "reduce_scatter" => Op::ReduceScatter(cx.collective_dim("scatter_dimension", true)?),
        "replica_id" => Op::ReplicaId,
        "partition_id" => Op::PartitionId,
        "optimization_barrier" => Op::OptimizationBarrier,
        "while" => Op::While,
        "if" => Op::If,
        "case" => Op::Case,
        _ => return unknown(raw.name, raw.at),
    })
}

fn short(name: &str) -> &str {
    name.split_once('.').map_or(name, |(_, name)| name)
}

/// Fails for names that are no ops.
pub(super) fn known(name: &str, at: usize) -> Result<()> {
    let dialect = matches!(name.split_once('.'), Some(("stablehlo" | "chlo" | "mhlo" | "func", _)));
    let listed = Op::names().chain(OTHERS.iter().copied()).any(|n| short(n) == short(name));
    if dialect && listed || matches!(name, "return" | "call") { Ok(()) } else { unknown(name, at) }
}

fn unknown<T>(name: &str, at: usize) -> Result<T> {
    let distance = |other: &&str| strsim::damerau_levenshtein(short(other), short(name));
    let nearest = (name.len() < 80).then(|| Op::names().chain(OTHERS.iter().copied()).min_by_key(distance)).flatten();
    let expected = match nearest {
        Some(nearest) => format!("an op of the subset (nearest: {nearest})"),
        None => "an op of the subset".into(),
    };
    fault(at, "op/name", expected, format!("`{}`", excerpt(name)))
}

/// Passes the custom calls that only annotate; every other target is an error.
pub(super) fn identity_target(raw: &Raw) -> Result<()> {
    let found = match raw.attr("call_target_name").map(|attr| &attr.value) {
        Some(Value::Symbol(name) | Value::Str(name)) => name.as_str(),
        _ => "",
    };
    match found {
        "Sharding" | "SPMDFullToShardShape" | "SPMDShardToFullShape" => Ok(()),
        _ => {
            fault(raw.at, "custom_call/target", "`@Sharding`, the only known target", format!("`@{}`", excerpt(found)))
        }
    }
}

/// Elementwise ops and sort.
impl Cx<'_, '_> {
    fn compare(self) -> Result<Compare> {
        let name = "comparison_direction";
        let Some((word, attr)) = self.word(name)? else {
            return self.error(self.raw.at, name, format!("the attribute {name}"), "none");
        };
        let direction = match word {
            "EQ" => Direction::Eq,
            "NE" => Direction::Ne,
            "GE" => Direction::Ge,
            "GT" => Direction::Gt,
            "LE" => Direction::Le,
            "LT" => Direction::Lt,
            _ => return self.wrong(attr, name, "EQ, NE, GE, GT, LE or LT"),
        };
        let Some((word, attr)) = self.word("compare_type")? else {
            return Ok(Compare { direction, total_order: false });
        };
        let kind = self.raw.operand_types.first().map(|ty| ty.elem.kind());
        let expected = match kind {
            Some(ElemKind::Float) | None => "FLOAT or TOTALORDER",
            Some(ElemKind::Signed) => "SIGNED",
            Some(ElemKind::Unsigned | ElemKind::Bool) => "UNSIGNED",
        };
        // older texts write NOTYPE for the operands' own
        if word != "NOTYPE" && !expected.split(" or ").any(|w| w == word) {
            return self.wrong(attr, "compare_type", expected);
        }
        Ok(Compare { direction, total_order: word == "TOTALORDER" })
    }

    /// `format = e5m10`, or two integer attributes.
    fn reduce_precision(self) -> Result<ReducePrecision> {
        let bits = |i: Option<u32>| i.filter(|b| (0..=64).contains(b));
        if let Some((word, attr)) = self.word("format")? {
            let parts = word.strip_prefix('e').and_then(|w| w.split_once('m'));
            let parts = parts.and_then(|(e, m)| Some((bits(e.parse().ok())?, bits(m.parse().ok())?)));
            return match parts {
                Some((exponent_bits, mantissa_bits)) => Ok(ReducePrecision { exponent_bits, mantissa_bits }),
                None => self.wrong(attr, "format", "a format like e5m10"),
            };
        }
        let field = |name| match bits(self.index(name)?.try_into().ok()) {
            Some(bits) => Ok(bits),
            None => self.wrong(self.need(name)?, name, "at most 64 bits"),
        };
        Ok(ReducePrecision { exponent_bits: field("exponent_bits")?, mantissa_bits: field("mantissa_bits")? })
    }

    /// A negative dimension counts from the end; left out, it is the last.
    fn sort(self) -> Result<Sort> {
        let rank = self.raw.operand_types.first().map_or(0, TensorType::rank);
        let dimension = self.int_or("dimension", -1)?;
        let from_start = if dimension < 0 { dimension.checked_add(rank as i64).unwrap_or(-1) } else { dimension };
        let Ok(dimension) = usize::try_from(from_start) else {
            return self.error(self.raw.at, "dimension", format!("a dimension below {rank}"), dimension);
        };
        Ok(Sort { dimension, is_stable: self.flag("is_stable")? })
    }
}

/// Indexing.
impl Cx<'_, '_> {
    fn gather(self) -> Result<Gather> {
        let dims = self.numbers("dimension_numbers")?;
        Ok(Gather {
            offset_dims: dims.sizes_or("offset_dims", 0, 0)?,
            collapsed_slice_dims: dims.sizes_or("collapsed_slice_dims", 0, 0)?,
            operand_batching_dims: dims.sizes_or("operand_batching_dims", 0, 0)?,
            start_indices_batching_dims: dims.sizes_or("start_indices_batching_dims", 0, 0)?,
            start_index_map: dims.sizes_or("start_index_map", 0, 0)?,
            index_vector_dim: dims.index_or("index_vector_dim", 0)?,
            slice_sizes: self.sizes("slice_sizes")?,
            indices_are_sorted: self.flag("indices_are_sorted")?,
        })
    }

    fn scatter(self) -> Result<Scatter> {
        let dims = self.numbers("scatter_dimension_numbers")?;
        Ok(Scatter {
            update_window_dims: dims.sizes_or("update_window_dims", 0, 0)?,
            inserted_window_dims: dims.sizes_or("inserted_window_dims", 0, 0)?,
            input_batching_dims: dims.sizes_or("input_batching_dims", 0, 0)?,
            scatter_indices_batching_dims: dims.sizes_or("scatter_indices_batching_dims", 0, 0)?,
            scatter_dims_to_operand_dims: dims.sizes_or("scatter_dims_to_operand_dims", 0, 0)?,
            index_vector_dim: dims.index_or("index_vector_dim", 0)?,
            indices_are_sorted: self.flag("indices_are_sorted")?,
            unique_indices: self.flag("unique_indices")?,
        })
    }

    fn numbers(self, name: &str) -> Result<Self> {
        self.need(name)?;
        Ok(self.dict(name)?.unwrap_or(self))
    }
}

/// Contractions.
impl Cx<'_, '_> {
    /// The highest precision asked for any operand.
    fn precision(self) -> Result<Precision> {
        let name = "precision_config";
        let Some(attr) = self.get(name) else { return Ok(Precision::Default) };
        let Value::Array(items) = &attr.value else { return self.wrong(attr, name, "a list of precisions") };
        let mut highest = Precision::Default;
        for item in items {
            highest = highest.max(match item.value {
                Value::Word("DEFAULT") => Precision::Default,
                Value::Word("HIGH") => Precision::High,
                Value::Word("HIGHEST") => Precision::Highest,
                _ => return self.wrong(item, name, "DEFAULT, HIGH or HIGHEST"),
            });
        }
        Ok(highest)
    }

    fn dot_general(self) -> Result<DotGeneral> {
        let dims = self.dict("dot_dimension_numbers")?.unwrap_or(self);
        Ok(DotGeneral {
            lhs_batching_dimensions: dims.sizes_or("lhs_batching_dimensions", 0, 0)?,
            rhs_batching_dimensions: dims.sizes_or("rhs_batching_dimensions", 0, 0)?,
            lhs_contracting_dimensions: dims.sizes_or("lhs_contracting_dimensions", 0, 0)?,
            rhs_contracting_dimensions: dims.sizes_or("rhs_contracting_dimensions", 0, 0)?,
            elem: self.result()?.elem,
            precision: self.precision()?,
        })
    }

    /// `dot` contracts the last dimension of lhs with the first of rhs.
    fn dot(self) -> Result<DotGeneral> {
        let lhs_rank = self.raw.operand_types.first().map_or(0, TensorType::rank);
        Ok(DotGeneral {
            lhs_batching_dimensions: Vec::new(),
            rhs_batching_dimensions: Vec::new(),
            lhs_contracting_dimensions: vec![lhs_rank.saturating_sub(1)],
            rhs_contracting_dimensions: vec![0],
            elem: self.result()?.elem,
            precision: self.precision()?,
        })
    }

    fn convolution(self) -> Result<Convolution> {
        let name = "dimension_numbers";
        let attr = self.need(name)?;
        let dims = match &attr.value {
            Value::ConvDims(dims) => (**dims).clone(),
            Value::Dict(attrs) => Cx { attrs, ..self }.raw_conv_dims()?,
            _ => return self.wrong(attr, name, "`#stablehlo.conv<…>`"),
        };
        let n = dims.input_spatial.len();
        let reversal = self.sizes_or("window_reversal", n, 0)?;
        Ok(Convolution {
            strides: self.sizes_or("window_strides", n, 1)?,
            padding: self.pairs_or_zero("padding", n)?,
            lhs_dilation: self.sizes_or("lhs_dilation", n, 1)?,
            rhs_dilation: self.sizes_or("rhs_dilation", n, 1)?,
            window_reversal: reversal.iter().map(|&b| b != 0).collect(),
            dims,
            feature_group_count: self.index_or("feature_group_count", 1)?,
            batch_group_count: self.index_or("batch_group_count", 1)?,
            elem: self.result()?.elem,
            precision: self.precision()?,
        })
    }

    fn raw_conv_dims(self) -> Result<ConvDims> {
        Ok(ConvDims {
            input_batch: self.index("input_batch_dimension")?,
            input_feature: self.index("input_feature_dimension")?,
            input_spatial: self.sizes_or("input_spatial_dimensions", 0, 0)?,
            kernel_input_feature: self.index("kernel_input_feature_dimension")?,
            kernel_output_feature: self.index("kernel_output_feature_dimension")?,
            kernel_spatial: self.sizes_or("kernel_spatial_dimensions", 0, 0)?,
            output_batch: self.index("output_batch_dimension")?,
            output_feature: self.index("output_feature_dimension")?,
            output_spatial: self.sizes_or("output_spatial_dimensions", 0, 0)?,
        })
    }
}

/// Windows and collectives.
impl Cx<'_, '_> {
    fn window(self) -> Result<Window> {
        let dimensions = self.sizes("window_dimensions")?;
        let n = dimensions.len();
        Ok(Window {
            dimensions,
            strides: self.sizes_or("window_strides", n, 1)?,
            base_dilations: self.sizes_or("base_dilations", n, 1)?,
            window_dilations: self.sizes_or("window_dilations", n, 1)?,
            padding: self.pairs_or_zero("padding", n)?,
        })
    }

    /// Rows of `replica_groups` are groups, filled up with −1.
    fn collective(self) -> Result<Collective> {
        let name = "replica_groups";
        let groups = self.literal(name)?;
        let &[rows, columns] = groups.ty().dims.as_slice() else {
            return self.wrong(self.need(name)?, name, "a matrix of process numbers");
        };
        let flat = self.ints(name)?;
        if rows > 1 << 20 {
            return self.wrong(self.need(name)?, name, "at most 2^20 groups");
        }
        let row =
            |i: usize| flat[i * columns..(i + 1) * columns].iter().filter_map(|&p| usize::try_from(p).ok()).collect();
        let channel_id = match self.dict("channel_handle")? {
            Some(handle) => Some(handle.int_or("handle", 0)?),
            None => None,
        };
        Ok(Collective {
            replica_groups: (0..rows).map(row).collect(),
            channel_id: channel_id.filter(|&id| id != 0),
            use_global_device_ids: self.flag("use_global_device_ids")?,
        })
    }

    /// The group size is that of the groups, or else the ratio of the written sizes.
    fn collective_dim(self, name: &str, scatters: bool) -> Result<CollectiveDim> {
        let (collective, dimension) = (self.collective()?, self.index(name)?);
        let size = |types: &[TensorType]| types.first().and_then(|ty| ty.dims.get(dimension).copied()).unwrap_or(0);
        let (operand, result) = (size(&self.raw.operand_types), size(&self.raw.result_types));
        let ratio = if scatters { operand.checked_div(result) } else { result.checked_div(operand) };
        let group_size = collective.replica_groups.first().map_or(ratio.unwrap_or(1), Vec::len);
        Ok(CollectiveDim { collective, dimension, group_size })
    }
}
