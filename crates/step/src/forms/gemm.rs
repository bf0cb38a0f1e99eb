//! Convolution as matrix products over shifted copies of the input.
//!
//! In canonical layout, `x[N, S…, I]` padded and dilated, `w[K…, I, O]`:
//! `y[n, s, o] = Σ_k Σ_i x[n, s·stride + k·dilation, i] · w[k, i, o]`. Unrolling the kernel positions k gives one product
//! per position, contracted over i; unrolling the output positions s gives one per position, contracted over k and i.
//! The smaller number is taken: the kernel's for a forward pass, the output's for the gradient of a kernel.

use truestep_ir::{Builder, Convolution, DotGeneral, Op, Pad, Slice, ValueId};

/// One contraction over the patches of all positions laid side by side.
pub(super) fn im2col(b: &mut Builder, x: ValueId, kernel: ValueId, attrs: &Convolution) -> Option<ValueId> {
    let c = Canonical::new(b, x, kernel, attrs)?;
    let y = if c.unrolls_kernel() {
        let positions = positions(&c.window);
        let patches: Vec<ValueId> = positions.iter().map(|at| c.at_kernel(b, at)).collect();
        let last = c.output.len() + 1;
        let patches = b.concat(&patches, last);
        let (inputs, outputs) = (c.inputs(b), c.outputs(b));
        let w = b.reshape(c.kernel, &[positions.len() * inputs, outputs]);
        contract(b, patches, w, &[last], &[0], attrs)
    } else {
        let patches: Vec<ValueId> = positions(&c.output).iter().map(|at| c.at_output(b, at)).collect();
        let patches = b.concat(&patches, 0);
        let y = c.contract_window(b, patches, attrs);
        c.merge_positions(b, y)
    };
    Some(to_output_order(b, y, attrs))
}

/// One contraction per position.
pub(super) fn dots(b: &mut Builder, x: ValueId, kernel: ValueId, attrs: &Convolution) -> Option<ValueId> {
    let c = Canonical::new(b, x, kernel, attrs)?;
    let y = if c.unrolls_kernel() {
        let last = c.output.len() + 1;
        let mut sum = None;
        for at in positions(&c.window) {
            let patch = c.at_kernel(b, &at);
            let w = c.weight_at(b, &at);
            let term = contract(b, patch, w, &[last], &[0], attrs);
            sum = Some(sum.map_or(term, |sum| b.add(sum, term)));
        }
        sum?
    } else {
        let mut parts = Vec::new();
        for at in positions(&c.output) {
            let patch = c.at_output(b, &at);
            parts.push(c.contract_window(b, patch, attrs));
        }
        let y = b.concat(&parts, 0);
        c.merge_positions(b, y)
    };
    Some(to_output_order(b, y, attrs))
}

/// A convolution in canonical layout: input `[N, S…, I]` with its padding and dilation applied, kernel `[K…, I, O]` in
/// the direction it is applied.
pub(super) struct Canonical {
    pub(super) x: ValueId,
    pub(super) kernel: ValueId,
    /// Kernel sizes K.
    pub(super) window: Vec<usize>,
    /// Output sizes.
    pub(super) output: Vec<usize>,
    strides: Vec<usize>,
    dilation: Vec<usize>,
}

impl Canonical {
    /// `None` for grouped convolutions and empty tensors.
    pub(super) fn new(b: &mut Builder, x: ValueId, kernel: ValueId, attrs: &Convolution) -> Option<Self> {
        if attrs.feature_group_count != 1 || attrs.batch_group_count != 1 {
            return None;
        }
        let d = &attrs.dims;
        let n = d.input_spatial.len();
        let order = |first: usize, spatial: &[usize], last: usize| [&[first], spatial, &[last]].concat();
        let x = b.transpose(x, &order(d.input_batch, &d.input_spatial, d.input_feature));
        let kernel = b.transpose(
            kernel,
            &[d.kernel_spatial.as_slice(), &[d.kernel_input_feature, d.kernel_output_feature]].concat(),
        );
        let reversed: Vec<usize> = (0..n).filter(|&i| attrs.window_reversal[i]).collect();
        let kernel = if reversed.is_empty() { kernel } else { b.op(Op::Reverse(reversed), &[kernel]) };
        let x = pad(b, x, &attrs.padding, &attrs.lhs_dilation);
        let window = b.ty(kernel).dims[..n].to_vec();
        let padded = &b.ty(x).dims[1..=n];
        let mut output = Vec::with_capacity(n);
        for i in 0..n {
            let reach = (window[i].checked_sub(1)?) * attrs.rhs_dilation[i] + 1;
            output.push(padded[i].checked_sub(reach)? / attrs.strides[i] + 1);
        }
        Some(Canonical {
            x,
            kernel,
            window,
            output,
            strides: attrs.strides.clone(),
            dilation: attrs.rhs_dilation.clone(),
        })
    }

    fn unrolls_kernel(&self) -> bool {
        self.window.iter().product::<usize>() <= self.output.iter().product()
    }

    pub(super) fn inputs(&self, b: &Builder) -> usize {
        b.ty(self.kernel).dims[self.window.len()]
    }

    pub(super) fn outputs(&self, b: &Builder) -> usize {
        b.ty(self.kernel).dims[self.window.len() + 1]
    }

    /// The inputs that kernel position `at` meets, `[N, output…, I]`.
    fn at_kernel(&self, b: &mut Builder, at: &[usize]) -> ValueId {
        let start = at.iter().zip(&self.dilation).map(|(k, d)| k * d).collect();
        self.patch(b, start, &self.output, &self.strides)
    }

    /// The inputs that output position `at` reads, `[N, K…, I]`.
    fn at_output(&self, b: &mut Builder, at: &[usize]) -> ValueId {
        let start = at.iter().zip(&self.strides).map(|(s, stride)| s * stride).collect();
        self.patch(b, start, &self.window, &self.dilation)
    }

    /// `size` elements from `start` with these steps, in the spatial dimensions.
    fn patch(&self, b: &mut Builder, start: Vec<usize>, size: &[usize], step: &[usize]) -> ValueId {
        let dims = b.dims(self.x);
        let last = dims.len() - 1;
        let limit = start.iter().zip(size).zip(step).map(|((s, n), step)| s + (n - 1) * step + 1);
        let slice = Slice {
            limit: [&[dims[0]], limit.collect::<Vec<_>>().as_slice(), &[dims[last]]].concat(),
            start: [&[0], start.as_slice(), &[0]].concat(),
            strides: [&[1], step, &[1]].concat(),
        };
        b.op(Op::Slice(slice), &[self.x])
    }

    /// The weights of kernel position `at`, `[I, O]`.
    fn weight_at(&self, b: &mut Builder, at: &[usize]) -> ValueId {
        let (inputs, outputs) = (self.inputs(b), self.outputs(b));
        let slice = Slice {
            start: [at, &[0, 0]].concat(),
            limit: [at.iter().map(|k| k + 1).collect::<Vec<_>>().as_slice(), &[inputs, outputs]].concat(),
            strides: vec![1; at.len() + 2],
        };
        let w = b.op(Op::Slice(slice), &[self.kernel]);
        b.reshape(w, &[inputs, outputs])
    }

    /// `[M, K…, I]` with the whole kernel: `[M, O]`.
    fn contract_window(&self, b: &mut Builder, patches: ValueId, attrs: &Convolution) -> ValueId {
        let n = self.window.len();
        let (l, r): (Vec<usize>, Vec<usize>) = ((1..=n + 1).collect(), (0..=n).collect());
        contract(b, patches, self.kernel, &l, &r, attrs)
    }

    /// `[output… · N, O]` to `[N, output…, O]`.
    fn merge_positions(&self, b: &mut Builder, y: ValueId) -> ValueId {
        let n = self.output.len();
        let (batch, outputs) = (b.ty(self.x).dims[0], self.outputs(b));
        let y = b.reshape(y, &[self.output.as_slice(), &[batch, outputs]].concat());
        let order: Vec<usize> = std::iter::once(n).chain(0..n).chain([n + 1]).collect();
        b.transpose(y, &order)
    }
}

/// `[N, output…, O]` to the dimension order of the convolution's result.
pub(super) fn to_output_order(b: &mut Builder, y: ValueId, attrs: &Convolution) -> ValueId {
    let d = &attrs.dims;
    let n = d.output_spatial.len();
    let mut order = vec![0; n + 2];
    order[d.output_batch] = 0;
    order[d.output_feature] = n + 1;
    d.output_spatial.iter().enumerate().for_each(|(i, &at)| order[at] = i + 1);
    b.transpose(y, &order)
}

/// Zero padding and dilation of the spatial dimensions of `[N, S…, I]`.
pub(super) fn pad(b: &mut Builder, x: ValueId, padding: &[(i64, i64)], dilation: &[usize]) -> ValueId {
    if padding.iter().all(|p| *p == (0, 0)) && dilation.iter().all(|&d| d == 1) {
        return x;
    }
    let ends =
        |side: fn(&(i64, i64)) -> i64| [&[0], padding.iter().map(side).collect::<Vec<_>>().as_slice(), &[0]].concat();
    let interior = [&[0], dilation.iter().map(|d| d - 1).collect::<Vec<_>>().as_slice(), &[0]].concat();
    let zero = b.scalar(0.0, b.ty(x).elem);
    b.op(Op::Pad(Pad { low: ends(|p| p.0), high: ends(|p| p.1), interior }), &[x, zero])
}

/// Contraction with the convolution's result type and precision.
pub(super) fn contract(
    b: &mut Builder,
    x: ValueId,
    w: ValueId,
    l: &[usize],
    r: &[usize],
    attrs: &Convolution,
) -> ValueId {
    let dot = DotGeneral {
        lhs_batching_dimensions: Vec::new(),
        rhs_batching_dimensions: Vec::new(),
        lhs_contracting_dimensions: l.to_vec(),
        rhs_contracting_dimensions: r.to_vec(),
        elem: attrs.elem,
        precision: attrs.precision,
    };
    b.op(Op::DotGeneral(dot), &[x, w])
}

/// Every multi-index below `sizes`, row-major.
fn positions(sizes: &[usize]) -> Vec<Vec<usize>> {
    sizes.iter().fold(vec![Vec::new()], |found, &size| {
        found.iter().flat_map(|at: &Vec<usize>| (0..size).map(move |i| [at.as_slice(), &[i]].concat())).collect()
    })
}
