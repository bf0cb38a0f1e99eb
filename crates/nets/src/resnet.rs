//! Residual networks (He et al. 2015), named and laid out as torchvision's: `resnet18`, `resnet34`, `resnet50` (v1.5:
//! the stride of a bottleneck is on its 3×3 convolution).

use crate::layers::{ConvWindow, Layers};
use crate::signature::{Branch, Init};
use truestep_ir::ValueId;

/// The residual branch of a block.
#[derive(Clone, Copy)]
pub(crate) enum Block {
    /// Two 3×3 convolutions.
    Basic,
    /// 1×1, 3×3, 1×1, the last four times as wide.
    Bottleneck,
}

impl Block {
    fn expansion(self) -> usize {
        match self {
            Block::Basic => 1,
            Block::Bottleneck => 4,
        }
    }
}

/// One block of a network.
struct Residual {
    block: Block,
    width: usize,
    stride: usize,
    place: Branch,
}

/// Stem 7×7/2 and 3×3/2 max-pool, four stages of `depths` blocks at widths 64, 128, 256, 512, mean over the image, a
/// dense layer.
pub(crate) fn resnet(l: &mut Layers, x: ValueId, classes: usize, block: Block, depths: [usize; 4]) -> ValueId {
    let x = conv_bn(l, ("conv1", "bn1"), x, 64, ConvWindow { kernel: 7, stride: 2, padding: 3 });
    let x = l.relu(x);
    let mut x = l.max_pool(x, 3, 2, 1);
    let mut place = Branch { block: 0, blocks: depths.iter().sum() };
    for (stage, depth) in depths.into_iter().enumerate() {
        for index in 0..depth {
            let stride = if stage > 0 && index == 0 { 2 } else { 1 };
            let shape = Residual { block, width: 64 << stage, stride, place };
            x = residual(l, &format!("layer{}.{index}", stage + 1), x, shape);
            place.block += 1;
        }
    }
    let x = l.mean_pool(x);
    let x = l.dropout("dropout", x);
    l.classifier("fc", x, classes)
}

/// `relu(branch(x) + shortcut(x))`, the branch left out by drop path; the shortcut is a 1×1 projection where
/// the shape changes (option B).
fn residual(l: &mut Layers, name: &str, x: ValueId, shape: Residual) -> ValueId {
    let Residual { block, width, stride, place } = shape;
    let out = width * block.expansion();
    let three = ConvWindow { kernel: 3, stride, padding: 1 };
    let one = ConvWindow { kernel: 1, stride: 1, padding: 0 };
    let branch = match block {
        Block::Basic => vec![(width, three), (width, ConvWindow::SAME3)],
        Block::Bottleneck => vec![(width, one), (width, three), (out, one)],
    };
    let last = branch.len() - 1;
    let mut y = x;
    for (i, (channels, window)) in branch.into_iter().enumerate() {
        let names = (format!("{name}.conv{}", i + 1), format!("{name}.bn{}", i + 1));
        y = conv(l, &names.0, y, channels, window);
        if i == last {
            y = l.last_batch_norm(&names.1, y);
        } else {
            y = l.batch_norm(&names.1, y);
            y = l.relu(y);
        }
    }
    let y = l.drop_path(&format!("{name}.drop_path"), y, place);
    let shortcut = if stride == 1 && l.channels(x) == out {
        x
    } else {
        let names = (format!("{name}.downsample.0"), format!("{name}.downsample.1"));
        conv_bn(l, (&names.0, &names.1), x, out, ConvWindow { stride, ..one })
    };
    let sum = l.add(y, shortcut);
    l.relu(sum)
}

/// Convolution without bias, then batch norm.
fn conv_bn(l: &mut Layers, names: (&str, &str), x: ValueId, out: usize, window: ConvWindow) -> ValueId {
    let y = conv(l, names.0, x, out, window);
    l.batch_norm(names.1, y)
}

/// Convolution without bias (He, fan-out).
fn conv(l: &mut Layers, name: &str, x: ValueId, out: usize, window: ConvWindow) -> ValueId {
    let fan = out * window.kernel * window.kernel;
    l.conv_without_bias(name, x, out, window, Init::HeNormal { fan })
}
