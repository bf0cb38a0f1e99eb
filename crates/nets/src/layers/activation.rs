//! Activations.

use crate::layers::Layers;
use truestep_ir::{Binary, ValueId};

impl Layers<'_> {
    /// `max(x, 0)`
    pub fn relu(&mut self, x: ValueId) -> ValueId {
        let zero = self.b.full_like(0.0, x);
        self.b.binary(Binary::Maximum, x, zero)
    }
}
