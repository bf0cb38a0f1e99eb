//! Layers: each declares its parameters on the first run and uses them on the second.

use crate::net::{BatchStats, DropSite, Drops, ParamSpec, Signature, StatSpec};
use crate::norm;
use serde::{Deserialize, Serialize};
use truestep_ad::Tape;
use truestep_ir::{Binary, Builder, ConvDims, Convolution, ElemType, Op, Precision, TensorType, ValueId, Window};

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
    fn places(self) -> [usize; 4] {
        let permutation = self.permutation();
        [0, 1, 2, 3].map(|d| permutation.iter().position(|&p| p == d).expect("a permutation"))
    }
}

/// A network being declared or computed.
pub struct Layers<'a> {
    pub(crate) b: &'a mut Builder,
    pub(crate) tape: &'a mut Tape,
    params: Params<'a>,
    norm: NormMode,
    kernels: KernelOrder,
    batch_stats: Vec<BatchStats>,
    n_norms: usize,
    /// Factors of the drop sites still to come.
    factors: &'a [Option<ValueId>],
}

enum Params<'a> {
    /// First run: collected as they are met.
    Declare(Signature),
    /// Second run: taken in the same order.
    Use(std::iter::Copied<std::slice::Iter<'a, ValueId>>),
}

const ELEM: ElemType = ElemType::F32;

impl<'a> Layers<'a> {
    pub(crate) fn declaring(b: &'a mut Builder, tape: &'a mut Tape) -> Self {
        let (params, norm) = (Params::Declare(Signature::default()), NormMode::Batch { replicas: 1 });
        Layers {
            b,
            tape,
            params,
            norm,
            kernels: KernelOrder::default(),
            batch_stats: Vec::new(),
            n_norms: 0,
            factors: &[],
        }
    }

    pub(crate) fn computing(
        b: &'a mut Builder,
        tape: &'a mut Tape,
        params: &'a [ValueId],
        norm: NormMode,
        kernels: KernelOrder,
        factors: &'a [Option<ValueId>],
    ) -> Self {
        let params = Params::Use(params.iter().copied());
        Layers { b, tape, params, norm, kernels, batch_stats: Vec::new(), n_norms: 0, factors }
    }

    pub(crate) fn into_signature(self) -> Signature {
        match self.params {
            Params::Declare(signature) => signature,
            Params::Use(_) => unreachable!("only a declaring run has a signature"),
        }
    }

    pub(crate) fn into_batch_stats(self) -> Vec<BatchStats> {
        if let Params::Use(mut rest) = self.params {
            assert!(rest.next().is_none(), "more parameters than the network has");
        }
        self.batch_stats
    }

    fn param(&mut self, name: String, dims: &[usize], init: Init) -> ValueId {
        self.param_as(name, dims, init, dims)
    }

    /// A parameter declared with `dims` that is used with the dimensions `used`.
    fn param_as(&mut self, name: String, dims: &[usize], init: Init, used: &[usize]) -> ValueId {
        let ty = TensorType::new(used, ELEM);
        match &mut self.params {
            Params::Declare(signature) => {
                signature.params.push(ParamSpec { name, dims: dims.to_vec(), init });
                self.b.param(ty)
            }
            Params::Use(values) => {
                let v = values.next().unwrap_or_else(|| panic!("no value for parameter {name}"));
                assert_eq!(*self.b.ty(v), ty, "parameter {name}");
                v
            }
        }
    }

    /// `x·Wᵀ + b`: `[batch, in]` to `[batch, out]`, weight `[out, in]` (He, fan-in), bias 0.
    pub fn dense(&mut self, name: &str, x: ValueId, out: usize) -> ValueId {
        let fan = self.channels(x);
        self.affine(name, x, out, Init::HeNormal { fan }, Init::Zeros)
    }

    /// [`Layers::dense`] with torch's default initialisation.
    pub fn classifier(&mut self, name: &str, x: ValueId, out: usize) -> ValueId {
        let init = Init::Uniform { fan_in: self.channels(x) };
        self.affine(name, x, out, init, init)
    }

    fn affine(&mut self, name: &str, x: ValueId, out: usize, weight: Init, bias: Init) -> ValueId {
        let w = self.param(format!("{name}.weight"), &[out, self.channels(x)], weight);
        let bias = self.param(format!("{name}.bias"), &[out], bias);
        let y = self.b.dot(x, w, &[1], &[1]);
        self.add_bias(y, bias)
    }

    /// Size of the last dimension.
    pub fn channels(&self, x: ValueId) -> usize {
        *self.b.ty(x).dims.last().expect("a channel dimension")
    }

    /// `x + y`
    pub fn add(&mut self, x: ValueId, y: ValueId) -> ValueId {
        self.b.add(x, y)
    }

    /// A residual branch `[batch, …]`, left out of some examples while training.
    pub fn drop_path(&mut self, name: &str, branch: ValueId) -> ValueId {
        self.drop(name, branch, Drops::Path)
    }

    /// Features `[batch, n]`, some left out of each example while training.
    pub fn dropout(&mut self, name: &str, x: ValueId) -> ValueId {
        let n = self.channels(x);
        self.drop(name, x, Drops::Features(n))
    }

    /// `x·factor`, the factor the same over the dimensions that it lacks.
    fn drop(&mut self, name: &str, x: ValueId, drops: Drops) -> ValueId {
        if let Params::Declare(signature) = &mut self.params {
            signature.drops.push(DropSite { name: name.to_string(), drops });
        }
        let Some((&factor, rest)) = self.factors.split_first() else { return x };
        self.factors = rest;
        let Some(factor) = factor else { return x };
        let dims: Vec<usize> = (0..self.b.ty(factor).rank()).collect();
        let factor = self.b.broadcast_like(factor, &dims, x);
        self.b.mul(x, factor)
    }

    /// Square convolution with bias: `[batch, h, w, in]` to `[batch, h', w', out]`, weight `[out, in, kernel, kernel]`
    /// (He, fan-in).
    pub fn conv(&mut self, name: &str, x: ValueId, out: usize, window: ConvWindow) -> ValueId {
        let fan = self.channels(x) * window.kernel * window.kernel;
        let y = self.conv_without_bias(name, x, out, window, Init::HeNormal { fan });
        let bias = self.param(format!("{name}.bias"), &[out], Init::Zeros);
        self.add_bias(y, bias)
    }

    /// [`Layers::conv`] without the bias.
    pub fn conv_without_bias(&mut self, name: &str, x: ValueId, out: usize, window: ConvWindow, init: Init) -> ValueId {
        let ConvWindow { kernel, stride, padding } = window;
        let dims = [out, self.channels(x), kernel, kernel];
        let w = self.param_as(format!("{name}.weight"), &dims, init, &self.kernels.dims(dims));
        self.b.conv(x, w, nhwc(stride, padding, self.kernels))
    }

    fn add_bias(&mut self, y: ValueId, bias: ValueId) -> ValueId {
        let last = self.b.ty(y).rank() - 1;
        let bias = self.b.broadcast_like(bias, &[last], y);
        self.b.add(y, bias)
    }

    /// `max(x, 0)`
    pub fn relu(&mut self, x: ValueId) -> ValueId {
        let zero = self.b.full_like(0.0, x);
        self.b.binary(Binary::Maximum, x, zero)
    }

    /// Maximum over `size × size` windows of `[batch, h, w, channels]`, padded with −∞.
    pub fn max_pool(&mut self, x: ValueId, size: usize, stride: usize, padding: usize) -> ValueId {
        let p = (padding as i64, padding as i64);
        let window = Window {
            dimensions: vec![1, size, size, 1],
            strides: vec![1, stride, stride, 1],
            base_dilations: vec![1; 4],
            window_dilations: vec![1; 4],
            padding: vec![(0, 0), p, p, (0, 0)],
        };
        let init = self.b.scalar(f64::NEG_INFINITY, ELEM);
        let body = self.b.reducer(Binary::Maximum, ELEM);
        self.b.push(Op::ReduceWindow(window), &[x, init], vec![body])[0]
    }

    /// Mean over the image: `[batch, h, w, channels]` to `[batch, channels]`.
    pub fn mean_pool(&mut self, x: ValueId) -> ValueId {
        self.b.mean(x, &[1, 2])
    }

    /// `[batch, …]` to `[batch, rest]`, the rest in row-major (height, width, channel) order.
    pub fn flatten(&mut self, x: ValueId) -> ValueId {
        let dims = self.b.dims(x);
        self.b.reshape(x, &[dims[0], dims[1..].iter().product()])
    }

    /// Batch norm over the last dimension, ε = 1e-5: `y = γ·(x − μ)·(σ² + ε)^(−1/2) + β` with the statistics of [`NormMode`].
    pub fn batch_norm(&mut self, name: &str, x: ValueId) -> ValueId {
        self.scaled_norm(name, x, Init::Ones)
    }

    /// [`batch_norm`](Self::batch_norm) at the end of a residual branch.
    pub fn last_batch_norm(&mut self, name: &str, x: ValueId) -> ValueId {
        self.scaled_norm(name, x, Init::BranchEnd)
    }

    fn scaled_norm(&mut self, name: &str, x: ValueId, scale: Init) -> ValueId {
        let channels = self.channels(x);
        let gamma = self.param(format!("{name}.weight"), &[channels], scale);
        let beta = self.param(format!("{name}.bias"), &[channels], Init::Zeros);
        if let Params::Declare(signature) = &mut self.params {
            signature.stats.push(StatSpec { name: name.to_string(), channels });
        }
        let index = self.n_norms;
        self.n_norms += 1;
        match &self.norm {
            NormMode::Batch { replicas } => {
                let (y, stats) = norm::batch_norm(self.b, self.tape, x, gamma, beta, *replicas);
                self.batch_stats.push(stats);
                y
            }
            NormMode::Running(stats) => norm::frozen_norm(self.b, x, gamma, beta, stats[index]),
        }
    }
}

/// Size, stride and symmetric zero padding of a square window.
#[derive(Clone, Copy, Debug)]
pub struct ConvWindow {
    /// Side of the kernel.
    pub kernel: usize,
    /// Stride.
    pub stride: usize,
    /// Padding on every side.
    pub padding: usize,
}

impl ConvWindow {
    /// 3×3, stride 1, padding 1: keeps height and width.
    pub const SAME3: ConvWindow = ConvWindow { kernel: 3, stride: 1, padding: 1 };
}

/// A two-dimensional convolution of NHWC images.
fn nhwc(stride: usize, padding: usize, kernels: KernelOrder) -> Convolution {
    let [o, i, h, w] = kernels.places();
    Convolution {
        strides: vec![stride; 2],
        padding: vec![(padding as i64, padding as i64); 2],
        lhs_dilation: vec![1; 2],
        rhs_dilation: vec![1; 2],
        window_reversal: vec![false; 2],
        dims: ConvDims {
            input_batch: 0,
            input_feature: 3,
            input_spatial: vec![1, 2],
            kernel_input_feature: i,
            kernel_output_feature: o,
            kernel_spatial: vec![h, w],
            output_batch: 0,
            output_feature: 3,
            output_spatial: vec![1, 2],
        },
        feature_group_count: 1,
        batch_group_count: 1,
        elem: ELEM,
        precision: Precision::Default,
    }
}
