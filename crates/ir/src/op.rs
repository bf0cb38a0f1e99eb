//! The op table: every op of the subset, its attributes and its traits.
//!
//! An op is plain data. Regions (`reduce` bodies, `while` conditions …) hang on the [`crate::Instr`] that carries the
//! op.

use crate::literal::Literal;
use crate::types::{ElemKind, ElemType, TensorType};
use std::{cmp::Ordering, fmt};

/// How many operands, results or regions an op takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arity {
    /// Exactly this many.
    Exactly(usize),
    /// This many or more.
    AtLeast(usize),
}

impl Arity {
    /// True if `n` is allowed.
    pub const fn admits(self, n: usize) -> bool {
        match self {
            Arity::Exactly(k) => n == k,
            Arity::AtLeast(k) => n >= k,
        }
    }
}

impl fmt::Display for Arity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arity::Exactly(k) => write!(f, "{k}"),
            Arity::AtLeast(k) => write!(f, "at least {k}"),
        }
    }
}

/// One row of the op table.
#[derive(Clone, Copy, Debug)]
pub struct OpInfo {
    /// Full name with its dialect, `stablehlo.add`.
    pub name: &'static str,
    /// Number of operands.
    pub operands: Arity,
    /// Number of regions.
    pub regions: Arity,
    /// True if element `i` of the result depends on element `i` of the operands only.
    pub elementwise: bool,
    /// True if exchanging the two operands changes nothing.
    pub commutative: bool,
}

/// The element kinds an elementwise op accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Domain {
    float: bool,
    signed: bool,
    unsigned: bool,
    bool: bool,
}

impl Domain {
    const FLOAT: Domain = Domain { float: true, signed: false, unsigned: false, bool: false };
    const INT: Domain = Domain { float: false, signed: true, unsigned: true, bool: false };
    const SIGNED: Domain = Domain { float: true, signed: true, unsigned: false, bool: false };
    const NUMBER: Domain = Domain { float: true, signed: true, unsigned: true, bool: false };
    const LOGIC: Domain = Domain { float: false, signed: true, unsigned: true, bool: true };
    const ANY: Domain = Domain { float: true, signed: true, unsigned: true, bool: true };

    /// True if elements of type `elem` are accepted.
    pub const fn admits(self, elem: ElemType) -> bool {
        match elem.kind() {
            ElemKind::Float => self.float,
            ElemKind::Signed => self.signed,
            ElemKind::Unsigned => self.unsigned,
            ElemKind::Bool => self.bool,
        }
    }
}

impl fmt::Display for Domain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let admitted: Vec<_> = ElemType::ALL.iter().filter(|e| self.admits(**e)).map(|e| e.text()).collect();
        write!(f, "one of {}", admitted.join(", "))
    }
}

macro_rules! elementwise_table {
    ($(#[$doc:meta])* $enum:ident, $arity:literal: $(
        $variant:ident $name:literal $domain:ident $commutative:literal;
    )*) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $enum { $(#[doc = concat!("`", $name, "`")] $variant),* }

        impl $enum {
            /// Every op of the table, in its order.
            pub const ALL: &[$enum] = &[$($enum::$variant),*];

            /// The table row.
            pub const fn info(self) -> OpInfo {
                match self { $($enum::$variant => OpInfo {
                    name: $name, operands: Arity::Exactly($arity), regions: Arity::Exactly(0),
                    elementwise: true, commutative: $commutative,
                }),* }
            }

            /// The element kinds accepted; operands and result have one type.
            pub const fn domain(self) -> Domain {
                match self { $($enum::$variant => Domain::$domain),* }
            }
        }
    };
}

elementwise_table! {
    /// Elementwise ops of one operand; the result has the operand's type.
    Unary, 1:
    Abs "stablehlo.abs" SIGNED false;
    Cbrt "stablehlo.cbrt" FLOAT false;
    Ceil "stablehlo.ceil" FLOAT false;
    Cosine "stablehlo.cosine" FLOAT false;
    CountLeadingZeros "stablehlo.count_leading_zeros" INT false;
    Erf "chlo.erf" FLOAT false;
    ErfInv "chlo.erf_inv" FLOAT false;
    Erfc "chlo.erfc" FLOAT false;
    Exponential "stablehlo.exponential" FLOAT false;
    ExponentialMinusOne "stablehlo.exponential_minus_one" FLOAT false;
    Floor "stablehlo.floor" FLOAT false;
    Log "stablehlo.log" FLOAT false;
    LogPlusOne "stablehlo.log_plus_one" FLOAT false;
    Logistic "stablehlo.logistic" FLOAT false;
    Negate "stablehlo.negate" NUMBER false;
    Not "stablehlo.not" LOGIC false;
    Popcnt "stablehlo.popcnt" INT false;
    RoundNearestAfz "stablehlo.round_nearest_afz" FLOAT false;
    RoundNearestEven "stablehlo.round_nearest_even" FLOAT false;
    Rsqrt "stablehlo.rsqrt" FLOAT false;
    Sign "stablehlo.sign" SIGNED false;
    Sine "stablehlo.sine" FLOAT false;
    Sqrt "stablehlo.sqrt" FLOAT false;
    Tan "stablehlo.tan" FLOAT false;
    Tanh "stablehlo.tanh" FLOAT false;
}

elementwise_table! {
    /// Elementwise ops of two operands of one type; the result has that type.
    Binary, 2:
    Add "stablehlo.add" ANY true;
    And "stablehlo.and" LOGIC true;
    Atan2 "stablehlo.atan2" FLOAT false;
    Divide "stablehlo.divide" NUMBER false;
    Maximum "stablehlo.maximum" ANY true;
    Minimum "stablehlo.minimum" ANY true;
    Multiply "stablehlo.multiply" ANY true;
    Or "stablehlo.or" LOGIC true;
    Power "stablehlo.power" NUMBER false;
    Remainder "stablehlo.remainder" NUMBER false;
    ShiftLeft "stablehlo.shift_left" INT false;
    ShiftRightArithmetic "stablehlo.shift_right_arithmetic" INT false;
    ShiftRightLogical "stablehlo.shift_right_logical" INT false;
    Subtract "stablehlo.subtract" NUMBER false;
    Xor "stablehlo.xor" LOGIC true;
}

macro_rules! op_table {
    ($(
        $(#[$doc:meta])*
        $variant:ident $(($payload:ty))? =
            $name:literal $operands:expr, $regions:expr, $elementwise:literal;
    )*) => {
        /// An operation with its attributes.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Op {
            /// An elementwise op of one operand.
            Unary(Unary),
            /// An elementwise op of two operands.
            Binary(Binary),
            $($(#[$doc])* #[doc = concat!("`", $name, "`")] $variant $(($payload))?),*
        }

        impl Op {
            /// The table row.
            pub fn info(&self) -> OpInfo {
                match self {
                    Op::Unary(op) => op.info(),
                    Op::Binary(op) => op.info(),
                    $(op_table!(@pattern $variant $($payload)?) => OpInfo {
                        name: $name, operands: $operands,
                        regions: $regions,
                        elementwise: $elementwise, commutative: false,
                    }),*
                }
            }

            /// The full name of every op in the table.
            pub fn names() -> impl Iterator<Item = &'static str> {
                let rest: &[&'static str] = &[$($name),*];
                let unary = Unary::ALL.iter().map(|op| op.info().name);
                unary.chain(Binary::ALL.iter().map(|op| op.info().name)).chain(rest.iter().copied())
            }
        }
    };
    (@pattern $variant:ident $payload:ty) => { Op::$variant(_) };
    (@pattern $variant:ident) => { Op::$variant };
}

use Arity::{AtLeast, Exactly};

op_table! {
    // elementwise
    /// Elementwise comparison to `i1`.
    Compare(Compare) = "stablehlo.compare" Exactly(2), Exactly(0), true;
    /// Operand 1 where operand 0 (scalar or same shape, `i1`) is true, else operand 2.
    Select = "stablehlo.select" Exactly(3), Exactly(0), true;
    /// Operand 1 limited to `[operand 0, operand 2]`.
    Clamp = "stablehlo.clamp" Exactly(3), Exactly(0), true;
    /// Value conversion to the given element type.
    Convert(ElemType) = "stablehlo.convert" Exactly(1), Exactly(0), true;
    /// Reinterpretation of the bits as the given type.
    BitcastConvert(TensorType) = "stablehlo.bitcast_convert" Exactly(1), Exactly(0), false;
    /// `i1`: neither infinite nor NaN.
    IsFinite = "stablehlo.is_finite" Exactly(1), Exactly(0), true;
    /// Rounding to a narrower float format and back.
    ReducePrecision(ReducePrecision) = "stablehlo.reduce_precision" Exactly(1), Exactly(0), true;
    // constant
    /// A literal.
    Constant(Literal) = "stablehlo.constant" Exactly(0), Exactly(0), false;
    /// Indices along one dimension.
    Iota(Iota) = "stablehlo.iota" Exactly(0), Exactly(0), false;
    // shape
    /// The same elements, row-major, under the given dimensions.
    Reshape(Vec<usize>) = "stablehlo.reshape" Exactly(1), Exactly(0), false;
    /// Replication into a larger shape.
    BroadcastInDim(BroadcastInDim) = "stablehlo.broadcast_in_dim" Exactly(1), Exactly(0), false;
    /// Result dimension `i` is operand dimension `permutation[i]`.
    Transpose(Vec<usize>) = "stablehlo.transpose" Exactly(1), Exactly(0), false;
    /// Reversal along the given dimensions.
    Reverse(Vec<usize>) = "stablehlo.reverse" Exactly(1), Exactly(0), false;
    /// A strided box.
    Slice(Slice) = "stablehlo.slice" Exactly(1), Exactly(0), false;
    /// Padding with operand 1; negative edge padding removes elements.
    Pad(Pad) = "stablehlo.pad" Exactly(2), Exactly(0), false;
    /// Operands one after the other along the given dimension.
    Concatenate(usize) = "stablehlo.concatenate" AtLeast(1), Exactly(0), false;
    // indexing
    /// Slices taken at computed positions: operand, start indices.
    Gather(Gather) = "stablehlo.gather" Exactly(2), Exactly(0), false;
    /// Updates combined into operands at computed positions: operands, indices, updates.
    Scatter(Scatter) = "stablehlo.scatter" AtLeast(3), Exactly(1), false;
    /// A box of the given sizes at a computed position: operand, one scalar index per dimension.
    DynamicSlice(Vec<usize>) = "stablehlo.dynamic_slice" AtLeast(1), Exactly(0), false;
    /// Operand with a box replaced: operand, update, one scalar index per dimension.
    DynamicUpdateSlice = "stablehlo.dynamic_update_slice" AtLeast(2), Exactly(0), false;
    /// Operands sorted together along one dimension by the comparator region.
    Sort(Sort) = "stablehlo.sort" AtLeast(1), Exactly(1), false;
    // contraction
    /// Batched tensor contraction.
    DotGeneral(DotGeneral) = "stablehlo.dot_general" Exactly(2), Exactly(0), false;
    /// Windowed contraction (a correlation: the kernel is not flipped).
    Convolution(Convolution) = "stablehlo.convolution" Exactly(2), Exactly(0), false;
    // reduction
    /// Reduction over the given dimensions: `n` inputs, then `n` initial values.
    Reduce(Vec<usize>) = "stablehlo.reduce" AtLeast(2), Exactly(1), false;
    /// Reduction over sliding windows: `n` inputs, then `n` initial values.
    ReduceWindow(Window) = "stablehlo.reduce_window" AtLeast(2), Exactly(1), false;
    /// Scatters operand 1 to the elements selected in each window of operand 0; operand 2 is the initial value.
    /// Regions: select, scatter.
    SelectAndScatter(Window) = "stablehlo.select_and_scatter" Exactly(3), Exactly(2), false;
    // collective
    /// Reduction over the processes of a group.
    AllReduce(Collective) = "stablehlo.all_reduce" AtLeast(1), Exactly(1), false;
    /// Concatenation over the processes of a group.
    AllGather(CollectiveDim) = "stablehlo.all_gather" AtLeast(1), Exactly(0), false;
    /// Reduction over the processes of a group, each keeping its part.
    ReduceScatter(CollectiveDim) = "stablehlo.reduce_scatter" Exactly(1), Exactly(1), false;
    /// This process's replica number, a `ui32` scalar.
    ReplicaId = "stablehlo.replica_id" Exactly(0), Exactly(0), false;
    /// This process's partition number, a `ui32` scalar.
    PartitionId = "stablehlo.partition_id" Exactly(0), Exactly(0), false;
    // control
    /// Identity that the compiler may not move operations across.
    OptimizationBarrier = "stablehlo.optimization_barrier" AtLeast(0), Exactly(0), false;
    /// Regions: condition, body; both take the carried values.
    While = "stablehlo.while" AtLeast(0), Exactly(2), false;
    /// Regions: true branch, false branch, without parameters.
    If = "stablehlo.if" Exactly(1), Exactly(2), false;
    /// Branch `i` of the index operand; out of range takes the last.
    Case = "stablehlo.case" Exactly(1), AtLeast(1), false;
}

/// Comparison direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// `==`
    Eq,
    /// `!=`
    Ne,
    /// `>=`
    Ge,
    /// `>`
    Gt,
    /// `<=`
    Le,
    /// `<`
    Lt,
}

impl Direction {
    /// True if the comparison is true of two values in this order.
    #[inline]
    pub fn holds(self, order: Ordering) -> bool {
        match self {
            Direction::Eq => order.is_eq(),
            Direction::Ne => order.is_ne(),
            Direction::Ge => order.is_ge(),
            Direction::Gt => order.is_gt(),
            Direction::Le => order.is_le(),
            Direction::Lt => order.is_lt(),
        }
    }
}

/// Attributes of `compare`. Floats compare as IEEE (`FLOAT`) unless `total_order`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Compare {
    /// Direction.
    pub direction: Direction,
    /// Floats only: `TOTALORDER` instead of `FLOAT`.
    pub total_order: bool,
}

/// Attributes of `reduce_precision`, in bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ReducePrecision {
    /// Exponent bits.
    pub exponent_bits: u32,
    /// Mantissa bits.
    pub mantissa_bits: u32,
}

/// Attributes of `iota`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Iota {
    /// Result type.
    pub ty: TensorType,
    /// The dimension counted along.
    pub dimension: usize,
}

/// Attributes of `broadcast_in_dim`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct BroadcastInDim {
    /// Result dimensions.
    pub dims: Vec<usize>,
    /// For each operand dimension, the result dimension it maps to.
    pub broadcast_dimensions: Vec<usize>,
}

/// Attributes of `slice`: elements `start, start + stride, … < limit` of each dimension.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Slice {
    /// First index, per dimension.
    pub start: Vec<usize>,
    /// One past the last index, per dimension.
    pub limit: Vec<usize>,
    /// Step, per dimension.
    pub strides: Vec<usize>,
}

/// Attributes of `pad`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Pad {
    /// Elements added before (negative: removed), per dimension.
    pub low: Vec<i64>,
    /// Elements added after (negative: removed), per dimension.
    pub high: Vec<i64>,
    /// Elements added between neighbours, per dimension.
    pub interior: Vec<usize>,
}

/// Attributes of `gather`, spelt as in the specification.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default)]
pub struct Gather {
    /// Result dimensions that come from the slice.
    pub offset_dims: Vec<usize>,
    /// Operand dimensions of slice size 1 left out of the result.
    pub collapsed_slice_dims: Vec<usize>,
    /// Operand batching dimensions.
    pub operand_batching_dims: Vec<usize>,
    /// Start-index batching dimensions.
    pub start_indices_batching_dims: Vec<usize>,
    /// Operand dimension of each index component.
    pub start_index_map: Vec<usize>,
    /// Dimension of the indices that holds the components; the indices' rank if implicit.
    pub index_vector_dim: usize,
    /// Slice sizes, per operand dimension.
    pub slice_sizes: Vec<usize>,
    /// A promise by the producer; has no meaning of its own.
    pub indices_are_sorted: bool,
}

/// Attributes of `scatter`, spelt as in the specification.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default)]
pub struct Scatter {
    /// Update dimensions that index inside a window.
    pub update_window_dims: Vec<usize>,
    /// Operand dimensions of window size 1 left out of the updates.
    pub inserted_window_dims: Vec<usize>,
    /// Operand batching dimensions.
    pub input_batching_dims: Vec<usize>,
    /// Index batching dimensions.
    pub scatter_indices_batching_dims: Vec<usize>,
    /// Operand dimension of each index component.
    pub scatter_dims_to_operand_dims: Vec<usize>,
    /// Dimension of the indices that holds the components; the indices' rank if implicit.
    pub index_vector_dim: usize,
    /// A promise by the producer; has no meaning of its own.
    pub indices_are_sorted: bool,
    /// A promise by the producer; has no meaning of its own.
    pub unique_indices: bool,
}

/// Attributes of `sort`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sort {
    /// The dimension sorted along.
    pub dimension: usize,
    /// Keep the order of equal elements.
    pub is_stable: bool,
}

/// Precision asked of the backend for a contraction; exact arithmetic is not affected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, PartialOrd, Ord)]
pub enum Precision {
    /// The backend's fastest.
    #[default]
    Default,
    /// More than the fastest.
    High,
    /// The type's own precision.
    Highest,
}

/// Attributes of `dot_general`. Result dimensions: batching, then free of lhs, then free of rhs.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct DotGeneral {
    /// Batching dimensions of lhs.
    pub lhs_batching_dimensions: Vec<usize>,
    /// Batching dimensions of rhs, in the same order.
    pub rhs_batching_dimensions: Vec<usize>,
    /// Contracted dimensions of lhs.
    pub lhs_contracting_dimensions: Vec<usize>,
    /// Contracted dimensions of rhs, in the same order.
    pub rhs_contracting_dimensions: Vec<usize>,
    /// Element type of the result (may be wider than the operands').
    pub elem: ElemType,
    /// Precision asked of the backend.
    pub precision: Precision,
}

/// Which dimension of a convolution's tensors plays which part: `[b, 0, 1, f]x[o, i, 0, 1]->[b, 0, 1, f]`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ConvDims {
    /// Batch dimension of the input.
    pub input_batch: usize,
    /// Feature dimension of the input.
    pub input_feature: usize,
    /// Spatial dimensions of the input.
    pub input_spatial: Vec<usize>,
    /// Input-feature dimension of the kernel.
    pub kernel_input_feature: usize,
    /// Output-feature dimension of the kernel.
    pub kernel_output_feature: usize,
    /// Spatial dimensions of the kernel.
    pub kernel_spatial: Vec<usize>,
    /// Batch dimension of the output.
    pub output_batch: usize,
    /// Feature dimension of the output.
    pub output_feature: usize,
    /// Spatial dimensions of the output.
    pub output_spatial: Vec<usize>,
}

/// Attributes of `convolution`; the vectors have one entry per spatial dimension.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Convolution {
    /// Window strides.
    pub strides: Vec<usize>,
    /// Padding before and after (negative: removed).
    pub padding: Vec<(i64, i64)>,
    /// Dilation of the input.
    pub lhs_dilation: Vec<usize>,
    /// Dilation of the kernel.
    pub rhs_dilation: Vec<usize>,
    /// Kernel reversed along this dimension.
    pub window_reversal: Vec<bool>,
    /// Dimension numbers.
    pub dims: ConvDims,
    /// Number of feature groups.
    pub feature_group_count: usize,
    /// Number of batch groups.
    pub batch_group_count: usize,
    /// Element type of the result (may be wider than the operands').
    pub elem: ElemType,
    /// Precision asked of the backend.
    pub precision: Precision,
}

/// A sliding window over all dimensions, for `reduce_window` and `select_and_scatter` (whose dilations are 1).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Window {
    /// Window size.
    pub dimensions: Vec<usize>,
    /// Window stride.
    pub strides: Vec<usize>,
    /// Dilation of the input.
    pub base_dilations: Vec<usize>,
    /// Dilation of the window.
    pub window_dilations: Vec<usize>,
    /// Padding before and after, with the initial value.
    pub padding: Vec<(i64, i64)>,
}

/// Process groups of a collective.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Collective {
    /// The groups, each a list of process numbers; empty means one group of all.
    pub replica_groups: Vec<Vec<usize>>,
    /// Channel of a cross-partition collective.
    pub channel_id: Option<i64>,
    /// Group members are flattened (replica, partition) numbers.
    pub use_global_device_ids: bool,
}

/// A collective along a dimension: `all_gather`, `reduce_scatter`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CollectiveDim {
    /// Groups and channel.
    pub collective: Collective,
    /// The dimension gathered or scattered along.
    pub dimension: usize,
    /// Number of processes in a group, as the types say.
    pub group_size: usize,
}
