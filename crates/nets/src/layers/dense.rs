//! Dense layers.

use crate::layers::Layers;
use crate::signature::{Init, ParamSpec};
use truestep_ir::ValueId;

impl Layers<'_> {
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
        let w = self.param(ParamSpec::weight(format!("{name}.weight"), &[out, self.channels(x)], weight));
        let bias = self.param(ParamSpec::undecayed(format!("{name}.bias"), &[out], bias));
        let y = self.b.dot(x, w, &[1], &[1]);
        self.add_bias(y, bias)
    }
}
