//! What a backend may choose.

use crate::forms::Forms;
use truestep_nets::KernelOrder;

/// What may be chosen to suit a backend without changing what is computed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Choices {
    /// Order of the dimensions of convolution kernels, and of their moments, at the interface.
    pub kernels: KernelOrder,
    /// Instructions that are not in their native form.
    pub forms: Forms,
}
