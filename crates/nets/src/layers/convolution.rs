//! Convolutions.

use crate::context::KernelOrder;
use crate::layers::Layers;
use crate::signature::{Init, ParamSpec};
use truestep_ir::{ConvDims, Convolution, ElemType, Precision, ValueId};

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

impl Layers<'_> {
    /// Square convolution with bias: `[batch, h, w, in]` to `[batch, h', w', out]`, weight `[out, in, kernel, kernel]`
    /// (He, fan-in).
    pub fn conv(&mut self, name: &str, x: ValueId, out: usize, window: ConvWindow) -> ValueId {
        let fan = self.channels(x) * window.kernel * window.kernel;
        let y = self.conv_without_bias(name, x, out, window, Init::HeNormal { fan });
        let bias = self.param(ParamSpec::undecayed(format!("{name}.bias"), &[out], Init::Zeros));
        self.add_bias(y, bias)
    }

    /// [`Layers::conv`] without the bias.
    pub fn conv_without_bias(&mut self, name: &str, x: ValueId, out: usize, window: ConvWindow, init: Init) -> ValueId {
        let ConvWindow { kernel, stride, padding } = window;
        let dims = [out, self.channels(x), kernel, kernel];
        let weight = ParamSpec::weight(format!("{name}.weight"), &dims, init);
        let w = self.stored_param(weight, &self.kernels.dims(dims));
        let w = self.b.convert(w, self.precision.compute);
        self.b.conv(x, w, nhwc(stride, padding, self.kernels, self.precision.compute))
    }
}

/// A two-dimensional convolution of NHWC images.
fn nhwc(stride: usize, padding: usize, kernels: KernelOrder, elem: ElemType) -> Convolution {
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
        elem,
        precision: Precision::Default,
    }
}
