//! Layers, a file per family: each declares its parameters on the first run and uses them on the second.

mod activation;
mod convolution;
mod dense;
mod drop;
mod normalisation;
mod pool;
mod shape;

pub(crate) use convolution::ConvWindow;

use crate::context::{BatchStats, Context, KernelOrder, NormMode};
use crate::precision::Precision;
use crate::signature::{ParamSpec, Signature};
use truestep_ad::Tape;
use truestep_ir::{Builder, TensorType, ValueId};

/// A network being declared or computed.
pub struct Layers<'a> {
    b: &'a mut Builder,
    tape: &'a mut Tape,
    run: Run<'a>,
    norm: NormMode,
    kernels: KernelOrder,
    precision: Precision,
    batch_stats: Vec<BatchStats>,
    n_norms: usize,
}

enum Run<'a> {
    /// First run: what is met is collected.
    Declaring(Signature),
    /// Second run: values are taken in the same order.
    Computing {
        /// Parameters still to come.
        params: &'a [ValueId],
        /// Factors of the drop sites still to come.
        factors: &'a [Option<ValueId>],
    },
}

impl<'a> Layers<'a> {
    pub(crate) fn declaring(b: &'a mut Builder, tape: &'a mut Tape) -> Self {
        let (run, norm) = (Run::Declaring(Signature::default()), NormMode::Batch { replicas: 1 });
        let (kernels, precision) = (KernelOrder::default(), Precision::default());
        Layers { b, tape, run, norm, kernels, precision, batch_stats: Vec::new(), n_norms: 0 }
    }

    pub(crate) fn computing(context: Context<'a>) -> Self {
        let Context { builder, tape, params, norm, kernels, precision, factors } = context;
        let run = Run::Computing { params, factors };
        Layers { b: builder, tape, run, norm, kernels, precision, batch_stats: Vec::new(), n_norms: 0 }
    }

    pub(crate) fn into_signature(self) -> Signature {
        match self.run {
            Run::Declaring(signature) => signature,
            Run::Computing { .. } => unreachable!("only a declaring run has a signature"),
        }
    }

    pub(crate) fn into_batch_stats(self) -> Vec<BatchStats> {
        if let Run::Computing { params, .. } = self.run {
            assert!(params.is_empty(), "more parameters than the network has");
        }
        self.batch_stats
    }

    /// Size of the last dimension.
    pub fn channels(&self, x: ValueId) -> usize {
        *self.b.ty(x).dims.last().expect("a channel dimension")
    }

    /// A parameter to compute with.
    fn param(&mut self, spec: ParamSpec) -> ValueId {
        let dims = spec.dims.clone();
        let v = self.stored_param(spec, &dims);
        self.b.convert(v, self.precision.compute)
    }

    /// A parameter in its own type, of the dimensions that it is used with.
    fn stored_param(&mut self, spec: ParamSpec, dims: &[usize]) -> ValueId {
        let ty = TensorType::new(dims, self.precision.parameters);
        match &mut self.run {
            Run::Declaring(signature) => {
                signature.params.push(spec);
                self.b.param(ty)
            }
            Run::Computing { params, .. } => {
                let (&v, rest) = params.split_first().unwrap_or_else(|| panic!("no value for parameter {}", spec.name));
                *params = rest;
                assert_eq!(*self.b.ty(v), ty, "parameter {}", spec.name);
                v
            }
        }
    }

    /// `y + bias`, along the last dimension.
    fn add_bias(&mut self, y: ValueId, bias: ValueId) -> ValueId {
        let last = self.b.ty(y).rank() - 1;
        let bias = self.b.broadcast_like(bias, &[last], y);
        self.b.add(y, bias)
    }
}
