//! truestep-ir
mod types;
pub use types::{ElemKind, ElemType, TensorType, row_major_strides};
