//! One arm per op.

use super::literal::write_elements;
use super::{List, Printer, applied, comma, matrix};
use crate::func::Instr;
use crate::op::{
    Collective, Compare, ConvDims, Convolution, Direction, DotGeneral, Gather, Op, Precision, Scatter, Window,
};
use crate::types::ElemKind;
use std::fmt::{self, Display, Write};

impl Printer<'_> {
    pub(super) fn instr(&mut self, instr: &Instr) -> fmt::Result {
        let name = instr.op.info().name;
        match &instr.op {
            Op::Unary(_) if name.starts_with("chlo.") => {
                let ty = self.func.ty(instr.operands[0]);
                self.plain(instr, format_args!(""))?;
                write!(self.out, " : {ty} -> {ty}")
            }
            Op::Unary(_) | Op::Binary(_) | Op::Clamp => {
                self.plain(instr, format_args!(""))?;
                if matches!(instr.op, Op::Clamp) { self.func_type(instr) } else { self.result_type(instr) }
            }
            Op::Compare(attrs) => self.compare(instr, *attrs),
            Op::Select => self.typed(instr, format_args!("")),
            Op::Convert(_) | Op::BitcastConvert(_) | Op::IsFinite | Op::Reshape(_) | Op::DynamicUpdateSlice => {
                self.typed(instr, format_args!(""))
            }
            Op::ReducePrecision(attrs) => {
                self.plain(instr, format_args!(", format = e{}m{}", attrs.exponent_bits, attrs.mantissa_bits))?;
                self.result_type(instr)
            }
            Op::Constant(literal) => {
                write!(self.out, "{name} dense<")?;
                write_elements(self.out, literal)?;
                write!(self.out, "> : {}", literal.ty())
            }
            Op::Iota(attrs) => {
                write!(self.out, "{name} dim = {}", attrs.dimension)?;
                self.result_type(instr)
            }
            Op::BroadcastInDim(attrs) => {
                self.typed(instr, format_args!(", dims = [{}]", List(&attrs.broadcast_dimensions)))
            }
            Op::Transpose(permutation) => self.typed(instr, format_args!(", dims = [{}]", List(permutation))),
            Op::Reverse(dims) => {
                self.plain(instr, format_args!(", dims = [{}]", List(dims)))?;
                self.result_type(instr)
            }
            Op::Slice(slice) => {
                let part = |i: usize| Range(slice.start[i], slice.limit[i], slice.strides[i]);
                let parts: Vec<_> = (0..slice.start.len()).map(part).collect();
                self.typed(instr, format_args!(" [{}]", List(&parts)))
            }
            Op::Pad(pad) => {
                let (low, high, interior) = (List(&pad.low), List(&pad.high), List(&pad.interior));
                self.typed(instr, format_args!(", low = [{low}], high = [{high}], interior = [{interior}]"))
            }
            Op::Concatenate(dim) => self.typed(instr, format_args!(", dim = {dim}")),
            Op::DynamicSlice(sizes) => self.typed(instr, format_args!(", sizes = [{}]", List(sizes))),
            Op::Gather(attrs) => self.generic(
                instr,
                format_args!(
                    "dimension_numbers = {}, indices_are_sorted = {}, slice_sizes = {}",
                    attrs,
                    attrs.indices_are_sorted,
                    Array(&attrs.slice_sizes)
                ),
            ),
            Op::Scatter(attrs) => self.generic(
                instr,
                format_args!(
                    "indices_are_sorted = {}, scatter_dimension_numbers = {}, unique_indices = {}",
                    attrs.indices_are_sorted, attrs, attrs.unique_indices
                ),
            ),
            Op::Sort(attrs) => self
                .generic(instr, format_args!("dimension = {} : i64, is_stable = {}", attrs.dimension, attrs.is_stable)),
            Op::DotGeneral(attrs) => self.typed(instr, format_args!("{attrs}")),
            Op::Convolution(attrs) => {
                write!(self.out, "{name}(")?;
                self.values(&instr.operands)?;
                write!(self.out, "){attrs}")?;
                self.func_type(instr)
            }
            Op::Reduce(dims) => match applied(instr) {
                Some(inner) if instr.operands.len() == 2 => {
                    let [x, init] = [instr.operands[0], instr.operands[1]].map(|v| self.func.value_name(v));
                    let dims = List(dims);
                    write!(self.out, "{name}({x} init: {init}) applies {inner} across dimensions = [{dims}]")?;
                    self.func_type(instr)
                }
                _ => self.generic(instr, format_args!("dimensions = {}", Array(dims))),
            },
            Op::ReduceWindow(window) => self.generic(
                instr,
                format_args!(
                    "base_dilations = {}, padding = {}, window_dilations = {}, {}",
                    Array(&window.base_dilations),
                    Pairs(&window.padding),
                    Array(&window.window_dilations),
                    Sizes(window)
                ),
            ),
            Op::SelectAndScatter(window) => {
                self.generic(instr, format_args!("padding = {}, {}", Pairs(&window.padding), Sizes(window)))
            }
            Op::AllReduce(attrs) => self.generic(instr, format_args!("{attrs}")),
            Op::AllGather(attrs) => {
                self.generic(instr, format_args!("all_gather_dim = {} : i64, {}", attrs.dimension, attrs.collective))
            }
            Op::ReduceScatter(attrs) => {
                self.generic(instr, format_args!("{}, scatter_dimension = {} : i64", attrs.collective, attrs.dimension))
            }
            Op::ReplicaId | Op::PartitionId => {
                self.out.write_str(name)?;
                self.result_type(instr)
            }
            Op::OptimizationBarrier if !instr.operands.is_empty() => {
                self.plain(instr, format_args!(" : "))?;
                self.types(&instr.operands)
            }
            Op::OptimizationBarrier | Op::While | Op::If | Op::Case => self.generic(instr, format_args!("")),
        }
    }

    /// `name operands attributes`
    fn plain(&mut self, instr: &Instr, attrs: fmt::Arguments) -> fmt::Result {
        write!(self.out, "{} ", instr.op.info().name)?;
        self.values(&instr.operands)?;
        self.out.write_fmt(attrs)
    }

    /// `name operands attributes : (types) -> types`
    fn typed(&mut self, instr: &Instr, attrs: fmt::Arguments) -> fmt::Result {
        self.plain(instr, attrs)?;
        self.func_type(instr)
    }

    fn compare(&mut self, instr: &Instr, attrs: Compare) -> fmt::Result {
        let direction = match attrs.direction {
            Direction::Eq => "EQ",
            Direction::Ne => "NE",
            Direction::Ge => "GE",
            Direction::Gt => "GT",
            Direction::Le => "LE",
            Direction::Lt => "LT",
        };
        let kind = match self.func.ty(instr.operands[0]).elem.kind() {
            ElemKind::Float if attrs.total_order => "TOTALORDER",
            ElemKind::Float => "FLOAT",
            ElemKind::Signed => "SIGNED",
            ElemKind::Unsigned | ElemKind::Bool => "UNSIGNED",
        };
        write!(self.out, "stablehlo.compare {direction}, ")?;
        self.values(&instr.operands)?;
        write!(self.out, ", {kind}")?;
        self.func_type(instr)
    }
}

/// `start:limit`, with `:stride` unless it is 1.
struct Range(usize, usize, usize);

impl Display for Range {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.0, self.1)?;
        if self.2 == 1 { Ok(()) } else { write!(f, ":{}", self.2) }
    }
}

/// `array<i64: 1, 2>`
struct Array<'a>(&'a [usize]);

impl Display for Array<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() { f.write_str("array<i64>") } else { write!(f, "array<i64: {}>", List(self.0)) }
    }
}

/// Padding as `dense<[[0, 1]]> : tensor<1x2xi64>`.
struct Pairs<'a>(&'a [(i64, i64)]);

impl Display for Pairs<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("dense<")?;
        rows(f, self.0.iter().map(|(low, high)| [*low, *high]))?;
        write!(f, "> : {}", matrix(self.0.len(), 2))
    }
}

/// `[[0, 1], [2, 3]]`; nothing without rows.
fn rows<R: AsRef<[i64]>>(f: &mut fmt::Formatter<'_>, rows: impl ExactSizeIterator<Item = R>) -> fmt::Result {
    let n = rows.len();
    for (i, row) in rows.enumerate() {
        write!(f, "{}[{}]", if i == 0 { "[" } else { ", " }, List(row.as_ref()))?;
    }
    if n == 0 { Ok(()) } else { f.write_str("]") }
}

/// The two window attributes that every window op has.
struct Sizes<'a>(&'a Window);

impl Display for Sizes<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (dimensions, strides) = (Array(&self.0.dimensions), Array(&self.0.strides));
        write!(f, "window_dimensions = {dimensions}, window_strides = {strides}")
    }
}

/// `name = [list], ` for each list that is not empty.
fn lists(f: &mut fmt::Formatter<'_>, lists: &[(&str, &[usize])]) -> fmt::Result {
    lists
        .iter()
        .filter(|(_, list)| !list.is_empty())
        .try_for_each(|(name, list)| write!(f, "{name} = [{}], ", List(list)))
}

impl Display for Gather {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("#stablehlo.gather<")?;
        lists(
            f,
            &[
                ("offset_dims", &self.offset_dims),
                ("collapsed_slice_dims", &self.collapsed_slice_dims),
                ("operand_batching_dims", &self.operand_batching_dims),
                ("start_indices_batching_dims", &self.start_indices_batching_dims),
                ("start_index_map", &self.start_index_map),
            ],
        )?;
        write!(f, "index_vector_dim = {}>", self.index_vector_dim)
    }
}

impl Display for Scatter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("#stablehlo.scatter<")?;
        lists(
            f,
            &[
                ("update_window_dims", &self.update_window_dims),
                ("inserted_window_dims", &self.inserted_window_dims),
                ("input_batching_dims", &self.input_batching_dims),
                ("scatter_indices_batching_dims", &self.scatter_indices_batching_dims),
                ("scatter_dims_to_operand_dims", &self.scatter_dims_to_operand_dims),
            ],
        )?;
        write!(f, "index_vector_dim = {}>", self.index_vector_dim)
    }
}

impl Display for Precision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Precision::Default => "DEFAULT",
            Precision::High => "HIGH",
            Precision::Highest => "HIGHEST",
        })
    }
}

impl Display for DotGeneral {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.lhs_batching_dimensions.is_empty() {
            let (lhs, rhs) = (List(&self.lhs_batching_dimensions), List(&self.rhs_batching_dimensions));
            write!(f, ", batching_dims = [{lhs}] x [{rhs}]")?;
        }
        let (lhs, rhs) = (List(&self.lhs_contracting_dimensions), List(&self.rhs_contracting_dimensions));
        let precision = self.precision;
        write!(f, ", contracting_dims = [{lhs}] x [{rhs}], precision = [{precision}, {precision}]")
    }
}

/// `[b, 0, 1, f]`: the two letters and the numbered spatial dimensions at their places.
fn labels(f: &mut fmt::Formatter<'_>, a: (usize, char), b: (usize, char), spatial: &[usize]) -> fmt::Result {
    f.write_str("[")?;
    for d in 0..spatial.len() + 2 {
        f.write_str(comma(d))?;
        match spatial.iter().position(|&s| s == d) {
            Some(i) => write!(f, "{i}")?,
            None => f.write_char(if d == a.0 { a.1 } else { b.1 })?,
        }
    }
    f.write_str("]")
}

impl Display for ConvDims {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        labels(f, (self.input_batch, 'b'), (self.input_feature, 'f'), &self.input_spatial)?;
        f.write_str("x")?;
        labels(f, (self.kernel_input_feature, 'i'), (self.kernel_output_feature, 'o'), &self.kernel_spatial)?;
        f.write_str("->")?;
        labels(f, (self.output_batch, 'b'), (self.output_feature, 'f'), &self.output_spatial)
    }
}

impl Display for Convolution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " dim_numbers = {}, window = {{stride = [{}], pad = [", self.dims, List(&self.strides))?;
        for (i, (low, high)) in self.padding.iter().enumerate() {
            write!(f, "{}[{low}, {high}]", comma(i))?;
        }
        let (lhs, rhs, reversal) = (List(&self.lhs_dilation), List(&self.rhs_dilation), List(&self.window_reversal));
        write!(f, "], lhs_dilate = [{lhs}], rhs_dilate = [{rhs}], reverse = [{reversal}]}} ")?;
        let (batch, feature) = (self.batch_group_count, self.feature_group_count);
        write!(f, "{{batch_group_count = {batch} : i64, feature_group_count = {feature} : i64, ")?;
        let precision = self.precision;
        write!(f, "precision_config = [#stablehlo<precision {precision}>, #stablehlo<precision {precision}>]}}")
    }
}

impl Display for Collective {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(id) = self.channel_id {
            write!(f, "channel_handle = #stablehlo.channel_handle<handle = {id}, type = 1>, ")?;
        }
        // shorter groups are filled up with −1
        let columns = self.replica_groups.iter().map(Vec::len).max().unwrap_or(0);
        let padded = self
            .replica_groups
            .iter()
            .map(|group| (0..columns).map(|i| group.get(i).map_or(-1, |&p| p as i64)).collect::<Vec<_>>());
        f.write_str("replica_groups = dense<")?;
        if columns > 0 {
            rows(f, padded)?;
        }
        write!(f, "> : {}", matrix(self.replica_groups.len(), columns))?;
        if self.use_global_device_ids { f.write_str(", use_global_device_ids") } else { Ok(()) }
    }
}
