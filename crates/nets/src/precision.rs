//! In which element types a network is computed.

use truestep_ir::ElemType;

/// The element types of a network's numbers; where two of them meet, values are converted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Precision {
    /// Trainable tensors, and with them their gradients.
    pub parameters: ElemType,
    /// Activations, and the factors by which some are left out.
    pub compute: ElemType,
    /// Statistics of norms, and what these compute.
    pub statistics: ElemType,
}

impl Precision {
    /// One type for everything.
    pub fn all(elem: ElemType) -> Self {
        Precision { parameters: elem, compute: elem, statistics: elem }
    }
}

impl Default for Precision {
    /// `f32`
    fn default() -> Self {
        Precision::all(ElemType::F32)
    }
}
