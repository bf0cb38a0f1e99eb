//! A subset of StableHLO as plain data: types, the op table, modules, text in and out, shape rules.
//!
//! It refuses to evaluate anything, to hold tensors of data other than a module's own constants, and to know what a
//! network, a gradient or a replica's data is.
//!
//! Invariants:
//! * an op is one row of the table in [`Op`]; every aspect (inference, text, evaluation, differentiation) is a match
//!   over it without a wildcard arm;
//! * shapes are static; every instruction's result types are those that [`infer`] derives, and [`verify`] says so;
//! * [`parse`] gives verified modules only, reads back what [`print()`] writes as an equal module, and never panics;
//! * values are numbered in the order of their definition, so equal functions are equal data.

mod builder;
mod copy;
mod func;
mod infer;
mod literal;
mod op;
mod parse;
mod print;
mod sharding;
mod types;
mod verify;

pub use builder::Builder;
pub use copy::Copier;
pub use func::{ArgAttrs, Block, Func, Instr, Loc, Module, ValueId};
pub use infer::{RegionType, RuleError, infer};
pub use literal::{Literal, decode_elements, decode_f64, decode_i64, encode_elements, encode_f64};
pub use op::{
    Arity, Binary, BroadcastInDim, Collective, CollectiveDim, Compare, ConvDims, Convolution, Direction, Domain,
    DotGeneral, Gather, Iota, Op, OpInfo, Pad, Precision, ReducePrecision, Scatter, Slice, Sort, Unary, Window,
};
pub use parse::{ParseError, parse};
pub use print::print;
pub use sharding::{Mesh, Sharding};
pub use types::{ElemKind, ElemType, TensorType, row_major_strides};
pub use verify::{VerifyError, verify, verify_func};
