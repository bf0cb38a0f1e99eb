//! In which element types a step is computed.

use truestep_ir::ElemType;

/// The element types of a step's numbers; where two of them meet, values are converted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Precision {
    /// The network's.
    pub(crate) net: truestep_nets::Precision,
    /// Loss and correct count, and rows of targets.
    pub(crate) loss: ElemType,
    /// What the optimizer keeps beside the parameters, the scalars that it takes, and what it computes.
    pub(crate) state: ElemType,
}

impl Precision {
    /// One type for everything.
    pub(crate) fn all(elem: ElemType) -> Self {
        Precision { net: truestep_nets::Precision::all(elem), loss: elem, state: elem }
    }
}

impl Default for Precision {
    /// `f32`
    fn default() -> Self {
        Precision::all(ElemType::F32)
    }
}
