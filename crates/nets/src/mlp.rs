//! Networks of dense layers.

use crate::layers::Layers;
use truestep_ir::ValueId;

/// Flatten, one dense layer.
pub(crate) fn linear(l: &mut Layers, x: ValueId, classes: usize) -> ValueId {
    let x = l.flatten(x);
    l.classifier("fc", x, classes)
}

/// Flatten, then [`head`] of width 512.
pub(crate) fn mlp(l: &mut Layers, x: ValueId, classes: usize) -> ValueId {
    let x = l.flatten(x);
    head(l, x, 512, classes)
}

/// Dense `width`-`width`-`classes` with ReLU between, `fc1`, `fc2`, `fc3`; dropout before the last.
pub(crate) fn head(l: &mut Layers, x: ValueId, width: usize, classes: usize) -> ValueId {
    let x = l.dense("fc1", x, width);
    let x = l.relu(x);
    let x = l.dense("fc2", x, width);
    let x = l.relu(x);
    let x = l.dropout("dropout", x);
    l.classifier("fc3", x, classes)
}
