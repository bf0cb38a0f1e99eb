//! The list of networks, and the two ways to run one: declaring and computing.

use crate::context::{Context, Forward};
use crate::layers::Layers;
use crate::precision::Precision;
use crate::resnet::{Block, resnet};
use crate::signature::Signature;
use crate::{conv_nets, mlp};
use truestep_ad::Tape;
use truestep_ir::{Builder, TensorType, ValueId};

/// A network architecture.
#[derive(Clone, Copy, Debug)]
pub struct Net {
    /// Name in recipes.
    pub name: &'static str,
    /// One line on the architecture.
    pub about: &'static str,
    /// Image `[height, width, channels]` and number of classes that the published counts belong to.
    pub reference: ([usize; 3], usize),
    build: fn(&mut Layers, ValueId, usize) -> ValueId,
}

/// Every network.
pub const NETS: &[Net] = &[
    Net { name: "linear", about: "one dense layer", reference: ([28, 28, 1], 10), build: mlp::linear },
    Net { name: "mlp", about: "dense 512-512", reference: ([28, 28, 1], 10), build: mlp::mlp },
    Net {
        name: "cnn",
        about: "two 3×3 convolutions of 32, 2×2 max-pool, dense 512-512",
        reference: ([28, 28, 1], 10),
        build: conv_nets::cnn,
    },
    Net {
        name: "cifar8",
        about: "eight 3×3 convolutions of 16 and 32, dense 64-64",
        reference: ([32, 32, 3], 10),
        build: |l, x, k| conv_nets::cifar8(l, x, k, 64, false),
    },
    Net {
        name: "cifar8-bn",
        about: "cifar8 with batch norm",
        reference: ([32, 32, 3], 10),
        build: |l, x, k| conv_nets::cifar8(l, x, k, 64, true),
    },
    Net {
        name: "cifar8w",
        about: "cifar8 with a head of 512-512",
        reference: ([32, 32, 3], 10),
        build: |l, x, k| conv_nets::cifar8(l, x, k, 512, false),
    },
    Net {
        name: "cifar8w-bn",
        about: "cifar8w with batch norm",
        reference: ([32, 32, 3], 10),
        build: |l, x, k| conv_nets::cifar8(l, x, k, 512, true),
    },
    Net {
        name: "resnet18",
        about: "residual, 8 basic blocks",
        reference: ([224, 224, 3], 1000),
        build: |l, x, k| resnet(l, x, k, Block::Basic, [2, 2, 2, 2]),
    },
    Net {
        name: "resnet34",
        about: "residual, 16 basic blocks",
        reference: ([224, 224, 3], 1000),
        build: |l, x, k| resnet(l, x, k, Block::Basic, [3, 4, 6, 3]),
    },
    Net {
        name: "resnet50",
        about: "residual, 16 bottleneck blocks (v1.5)",
        reference: ([224, 224, 3], 1000),
        build: |l, x, k| resnet(l, x, k, Block::Bottleneck, [3, 4, 6, 3]),
    },
];

impl Net {
    /// The network named `name`.
    pub fn find(name: &str) -> Option<&'static Net> {
        NETS.iter().find(|net| net.name == name)
    }

    /// Parameters and statistics for images `[height, width, channels]`.
    pub fn signature(&self, image: [usize; 3], classes: usize) -> Signature {
        let (mut b, mut tape) = (Builder::new("signature"), Tape::new());
        let [h, w, c] = image;
        let x = b.param(TensorType::new([2, h, w, c], Precision::default().compute));
        let mut layers = Layers::declaring(&mut b, &mut tape);
        (self.build)(&mut layers, x, classes);
        layers.into_signature()
    }

    /// Appends the forward pass on `x`, images `[batch, height, width, channels]` of the type that is computed in.
    ///
    /// # Panics
    /// If the context's parameters, statistics or factors are not those of [`Net::signature`].
    pub fn forward(&self, x: ValueId, classes: usize, context: Context) -> Forward {
        let mut layers = Layers::computing(context);
        let logits = (self.build)(&mut layers, x, classes);
        Forward { logits, batch_stats: layers.into_batch_stats() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::signature::{Branch, Drops};

    #[test]
    fn tensor_and_parameter_counts() {
        let expected = [
            ("linear", 2, 7_850, 0),
            ("mlp", 6, 669_706, 0),
            ("cnn", 10, 3_489_130, 0),
            ("cifar8", 22, 52_858, 0),
            ("cifar8-bn", 38, 53_242, 8),
            ("cifar8w", 22, 373_626, 0),
            ("cifar8w-bn", 38, 374_010, 8),
            ("resnet18", 62, 11_689_512, 20),
            ("resnet34", 110, 21_797_672, 36),
            ("resnet50", 161, 25_557_032, 53),
        ];
        assert_eq!(expected.map(|(name, ..)| name).as_slice(), NETS.iter().map(|net| net.name).collect::<Vec<_>>());
        for (name, tensors, parameters, norms) in expected {
            let net = Net::find(name).unwrap();
            let signature = net.signature(net.reference.0, net.reference.1);
            let found = (signature.params.len(), signature.n_parameters(), signature.stats.len());
            assert_eq!(found, (tensors, parameters, norms), "{name}");
        }
    }

    #[test]
    fn the_head_follows_the_classes() {
        for (name, parameters) in [("resnet34", 21_289_802), ("resnet50", 23_528_522)] {
            assert_eq!(Net::find(name).unwrap().signature([64, 64, 3], 10).n_parameters(), parameters, "{name}");
        }
    }

    #[test]
    fn what_decays_is_what_timm_lets_decay() {
        for net in NETS {
            for param in net.signature(net.reference.0, net.reference.1).params {
                assert_eq!(param.decays, param.dims.len() > 1, "{} of {}", param.name, net.name);
            }
        }
    }

    #[test]
    fn every_block_declares_its_depth() {
        for (name, blocks) in [("resnet18", 8), ("resnet34", 16), ("resnet50", 16), ("mlp", 0)] {
            let net = Net::find(name).unwrap();
            let drops = net.signature(net.reference.0, net.reference.1).drops;
            let paths = drops.into_iter().filter_map(|site| match site.drops {
                Drops::Path(branch) => Some(branch),
                Drops::Features(_) => None,
            });
            assert!(paths.eq((0..blocks).map(|block| Branch { block, blocks })), "{name}");
        }
    }

    #[test]
    fn parameter_names_are_distinct() {
        for net in NETS {
            let signature = net.signature(net.reference.0, net.reference.1);
            let mut names: Vec<_> = signature.params.iter().map(|p| &p.name).collect();
            names.sort();
            names.dedup();
            assert_eq!(names.len(), signature.params.len(), "{}", net.name);
        }
    }
}
