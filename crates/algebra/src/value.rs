//! What a value of a program is read as.

use truestep_kernel::{Axis, Form};

/// A tensor. Dimension d is the group of axes `dims[d]`, outermost first: its index is theirs in mixed radix. A
/// dimension of size 1 has no axes.
#[derive(Clone)]
pub(crate) struct Value {
    pub(crate) dims: Vec<Vec<Axis>>,
    pub(crate) form: Form,
}

/// What is known of a value of the program.
#[derive(Clone)]
pub(crate) enum Read {
    /// A tensor of real numbers.
    Plain(Value),
    /// −∞ or ∞ (`true`) everywhere, of these sizes.
    Infinite(bool, Vec<usize>),
    /// Tensors one after the other along a dimension.
    Pieces(usize, Vec<Value>),
}

/// Why a value has no reading.
pub(crate) type Opaque = String;

/// A reading.
pub(crate) type Result<T = Value> = std::result::Result<T, Opaque>;
