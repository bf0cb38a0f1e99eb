//! Small convolutional networks.

use crate::layers::{ConvWindow, Layers};
use crate::mlp::head;
use truestep_ir::ValueId;

/// Two 3×3 convolutions of 32 channels, a 2×2 max-pool, a dense head of 512.
pub(crate) fn cnn(l: &mut Layers, mut x: ValueId, classes: usize) -> ValueId {
    for name in ["conv1", "conv2"] {
        x = l.conv(name, x, 32, ConvWindow::SAME3);
        x = l.relu(x);
    }
    x = l.max_pool(x, 2, 2, 0);
    let x = l.flatten(x);
    head(l, x, 512, classes)
}

/// Eight 3×3 convolutions, four of 16 and four of 32 channels, a 2×2 max-pool after each pair, a dense head.
pub(crate) fn cifar8(l: &mut Layers, mut x: ValueId, classes: usize, width: usize, batch_norm: bool) -> ValueId {
    for i in 1..=8 {
        let channels = if i <= 4 { 16 } else { 32 };
        x = l.conv(&format!("conv{i}"), x, channels, ConvWindow::SAME3);
        if batch_norm {
            x = l.batch_norm(&format!("bn{i}"), x);
        }
        x = l.relu(x);
        if i % 2 == 0 {
            x = l.max_pool(x, 2, 2, 0);
        }
    }
    let x = l.flatten(x);
    head(l, x, width, classes)
}
