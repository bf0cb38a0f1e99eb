//! What a network is computed with, and what comes of it.

use crate::precision::Precision;
use serde::{Deserialize, Serialize};
use truestep_ad::Tape;
use truestep_ir::{Builder, ValueId};

/// What a network is computed with.
pub struct Context<'a> {
    /// Where instructions are appended.
    pub builder: &'a mut Builder,
    /// Records what the closed-form backwards need.
    pub tape: &'a mut Tape,
    /// A value for every parameter of the signature, in order; kernels as `kernels` says.
    pub params: &'a [ValueId],
    /// Where batch norms take their statistics from.
    pub norm: NormMode,
    /// Order of the dimensions of convolution kernels.
    pub kernels: KernelOrder,
    /// Element types.
    pub precision: Precision,
    /// Factors at the drop sites of the signature, in order; nothing is left out where there are none.
    pub factors: &'a [Option<ValueId>],
}

/// Where batch norms take their statistics from.
#[derive(Clone, Debug)]
pub enum NormMode {
    /// The batch, over this many replicas.
    Batch {
        /// Number of replicas.
        replicas: usize,
    },
    /// Running statistics: mean and variance of every norm in turn, `[channels]` each.
    Running(Vec<(ValueId, ValueId)>),
}

/// The order in which the dimensions of a convolution kernel stand: outputs O, inputs I, height H, width W.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum KernelOrder {
    /// As parameters are declared and stored.
    #[default]
    Oihw,
    /// As backends that run over channels fastest want them.
    Hwio,
}

impl KernelOrder {
    /// Dimension `i` is dimension `permutation()[i]` of OIHW.
    pub fn permutation(self) -> [usize; 4] {
        match self {
            KernelOrder::Oihw => [0, 1, 2, 3],
            KernelOrder::Hwio => [2, 3, 1, 0],
        }
    }

    /// Dimensions in OIHW, put into this order.
    pub fn dims(self, oihw: [usize; 4]) -> [usize; 4] {
        self.permutation().map(|d| oihw[d])
    }

    /// Where O, I, H and W stand.
    pub(crate) fn places(self) -> [usize; 4] {
        let permutation = self.permutation();
        [0, 1, 2, 3].map(|d| permutation.iter().position(|&p| p == d).expect("a permutation"))
    }
}

/// Statistics that one batch norm took of its input.
#[derive(Clone, Copy, Debug)]
pub struct BatchStats {
    /// The input, `[…, channels]`.
    pub input: ValueId,
    /// γ, as the network was given it.
    pub scale: ValueId,
    /// Mean over the global batch, `[channels]`.
    pub mean: ValueId,
    /// Biased variance over the global batch, `[channels]`.
    pub var: ValueId,
    /// Number of values per channel in the global batch.
    pub count: usize,
}

/// What a forward pass computes.
#[derive(Clone, Debug)]
pub struct Forward {
    /// Class scores `[batch, classes]`.
    pub logits: ValueId,
    /// Statistics of every batch norm in turn; empty with [`NormMode::Running`].
    pub batch_stats: Vec<BatchStats>,
}
