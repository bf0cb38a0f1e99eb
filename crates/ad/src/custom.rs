//! Backward rules that stand beside the forward that they differentiate.

use std::ops::Range;
use truestep_ir::{Builder, ValueId};

/// A backward rule: from the cotangents of the outputs (`None` where there is none) to one of each input.
pub type CustomVjp = Box<dyn FnOnce(&mut Builder, &[Option<ValueId>]) -> Vec<Option<ValueId>>>;

/// Instructions that are differentiated as one op.
pub(crate) struct Custom {
    /// The instructions, as positions in the outermost block.
    pub(crate) range: Range<usize>,
    pub(crate) inputs: Vec<ValueId>,
    pub(crate) outputs: Vec<ValueId>,
    pub(crate) vjp: CustomVjp,
}
