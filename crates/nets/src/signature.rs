//! What a network declares: its parameters, its statistics, and where it leaves something out.

/// Distribution of a parameter's initial values.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Init {
    /// All 0.
    Zeros,
    /// All 1.
    Ones,
    /// All 1, or all 0 where a recipe wants residual branches to start as nothing: the scale of a branch's last norm.
    BranchEnd,
    /// Normal with standard deviation `√(2 / fan)` (He et al. 2015, eq. 10), fan = inputs or outputs of one unit.
    HeNormal {
        /// Number of inputs (fan-in) or outputs (fan-out) per unit.
        fan: usize,
    },
    /// Uniform in `±1/√fan_in`, torch's default for dense layers.
    Uniform {
        /// Number of inputs per unit.
        fan_in: usize,
    },
}

/// A trainable tensor.
#[derive(Clone, Debug, PartialEq)]
pub struct ParamSpec {
    /// Name as torchvision or timm has it, `conv1.weight`.
    pub name: String,
    /// Shape.
    pub dims: Vec<usize>,
    /// Distribution of the initial values.
    pub init: Init,
    /// Whether it decays where a recipe leaves some parameters out: weights do, biases and what scales and shifts a
    /// norm do not (timm's `no_weight_decay`).
    pub decays: bool,
}

impl ParamSpec {
    /// A parameter that decays.
    pub(crate) fn weight(name: String, dims: &[usize], init: Init) -> Self {
        ParamSpec { name, dims: dims.to_vec(), init, decays: true }
    }

    /// One that recipes may leave out of decay.
    pub(crate) fn undecayed(name: String, dims: &[usize], init: Init) -> Self {
        ParamSpec { name, dims: dims.to_vec(), init, decays: false }
    }
}

/// The running statistics of one batch norm: a mean and a variance per channel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StatSpec {
    /// Name of the layer, `bn1`.
    pub name: String,
    /// Number of channels.
    pub channels: usize,
}

/// A place where a network leaves something out while it is trained.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DropSite {
    /// Name, `layer1.0.drop_path`.
    pub name: String,
    /// What is left out.
    pub drops: Drops,
}

/// What is left out of one example: it is multiplied by 0, or by one over the probability of being kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drops {
    /// A residual branch, by one factor `[batch]` (stochastic depth; Huang et al. 2016).
    Path(Branch),
    /// Single features of this number, by factors `[batch, features]` (dropout; Srivastava et al. 2014).
    Features(usize),
}

/// Where a residual branch stands among those of its network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Branch {
    /// Its block, from 0; the branches of one block are equally deep.
    pub block: usize,
    /// Number of blocks of the network.
    pub blocks: usize,
}

/// What a network is made of, in forward order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Signature {
    /// Trainable tensors.
    pub params: Vec<ParamSpec>,
    /// Batch norms.
    pub stats: Vec<StatSpec>,
    /// Where something may be left out.
    pub drops: Vec<DropSite>,
}

impl Signature {
    /// Number of trainable values.
    pub fn n_parameters(&self) -> usize {
        self.params.iter().map(|p| p.dims.iter().product::<usize>()).sum()
    }
}
