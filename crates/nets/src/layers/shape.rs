//! What joins branches and lays out features.

use crate::layers::Layers;
use truestep_ir::ValueId;

impl Layers<'_> {
    /// `x + y`
    pub fn add(&mut self, x: ValueId, y: ValueId) -> ValueId {
        self.b.add(x, y)
    }

    /// `[batch, …]` to `[batch, rest]`, the rest in row-major (height, width, channel) order.
    pub fn flatten(&mut self, x: ValueId) -> ValueId {
        let dims = self.b.dims(x);
        self.b.reshape(x, &[dims[0], dims[1..].iter().product()])
    }
}
