//! Which elements of a convolution meet.

use truestep_ir::{Builder, Convolution, DotGeneral, Op, Pad, Slice, ValueId};

/// `count` indices from `start`, `step` apart, of one dimension.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Steps {
    pub(super) start: usize,
    pub(super) count: usize,
    pub(super) step: usize,
}

/// A convolution with the sizes of its operands. In each spatial dimension output s, kernel position k and input t meet
/// where `stride·s + dilation·k − padding = input_dilation·t`.
pub(super) struct Geometry<'a> {
    attrs: &'a Convolution,
    /// Spatial sizes of the input.
    pub(super) input: Vec<usize>,
    /// Spatial sizes of the kernel.
    pub(super) window: Vec<usize>,
    /// Spatial sizes of the output.
    pub(super) output: Vec<usize>,
    /// Features of the kernel, taken in and given out.
    pub(super) features: [usize; 2],
    /// Size of the batch.
    pub(super) batch: usize,
}

impl<'a> Geometry<'a> {
    /// `None` for grouped convolutions, empty tensors, and a dimension with both a stride and a dilated input.
    pub(super) fn new(b: &Builder, x: ValueId, kernel: ValueId, attrs: &'a Convolution) -> Option<Self> {
        let d = &attrs.dims;
        let (x, kernel) = (&b.ty(x).dims, &b.ty(kernel).dims);
        let both = attrs.strides.iter().zip(&attrs.lhs_dilation).any(|(&s, &l)| s > 1 && l > 1);
        let empty = x.iter().chain(kernel).any(|&size| size == 0);
        if attrs.feature_group_count != 1 || attrs.batch_group_count != 1 || both || empty {
            return None;
        }
        let of = |dims: &[usize], at: &[usize]| at.iter().map(|&i| dims[i]).collect::<Vec<_>>();
        let (input, window) = (of(x, &d.input_spatial), of(kernel, &d.kernel_spatial));
        let mut output = Vec::with_capacity(input.len());
        for i in 0..input.len() {
            let (low, high) = attrs.padding[i];
            let padded = ((input[i] - 1) * attrs.lhs_dilation[i] + 1) as i64 + low + high;
            let reach = ((window[i] - 1) * attrs.rhs_dilation[i] + 1) as i64;
            output.push(usize::try_from(padded - reach).ok()? / attrs.strides[i] + 1);
        }
        let features = [kernel[d.kernel_input_feature], kernel[d.kernel_output_feature]];
        Some(Geometry { attrs, input, window, output, features, batch: x[d.input_batch] })
    }

    /// Whether the kernel has no more positions than the output.
    pub(super) fn kernel_is_smaller(&self) -> bool {
        self.window.iter().product::<usize>() <= self.output.iter().product()
    }

    /// Where in the kernel the weight stands that is applied at position `at` of the window.
    pub(super) fn weight_at(&self, at: &[usize]) -> Vec<usize> {
        let place = |(i, &k): (usize, &usize)| if self.attrs.window_reversal[i] { self.window[i] - 1 - k } else { k };
        at.iter().enumerate().map(place).collect()
    }

    /// The inputs that window position `at` meets, and the outputs that they go to; `None` if there are none.
    pub(super) fn meets(&self, at: &[usize]) -> Option<(Vec<Steps>, Vec<Steps>)> {
        let meets = at.iter().enumerate().map(|(i, &k)| self.meets_along(i, k));
        Some(meets.collect::<Option<Vec<_>>>()?.into_iter().unzip())
    }

    fn meets_along(&self, i: usize, k: usize) -> Option<(Steps, Steps)> {
        let (stride, spread) = (self.attrs.strides[i] as i64, self.attrs.lhs_dilation[i] as i64);
        let (t, s) = (self.input[i] as i64, self.output[i] as i64);
        // stride·s + offset = spread·t
        let offset = (self.attrs.rhs_dilation[i] * k) as i64 - self.attrs.padding[i].0;
        if spread == 1 {
            let first = ceil_div(-offset, stride).max(0);
            let last = (t - 1 - offset).div_euclid(stride).min(s - 1);
            let (input, output) = (steps(stride * first + offset, stride), steps(first, 1));
            count(first, last).map(|n| (input(n), output(n)))
        } else {
            let first = ceil_div(offset, spread).max(0);
            let last = (s - 1 + offset).div_euclid(spread).min(t - 1);
            let (input, output) = (steps(first, 1), steps(spread * first - offset, spread));
            count(first, last).map(|n| (input(n), output(n)))
        }
    }

    /// The inputs that output position `at` reads, and the window positions that weigh them; `None` if there are none.
    /// Only for inputs that are not dilated.
    pub(super) fn reads(&self, at: &[usize]) -> Option<(Vec<Steps>, Vec<Steps>)> {
        let reads = at.iter().enumerate().map(|(i, &s)| {
            let (stride, spread) = (self.attrs.strides[i] as i64, self.attrs.rhs_dilation[i] as i64);
            let offset = stride * s as i64 - self.attrs.padding[i].0;
            // t = spread·k + offset
            let first = ceil_div(-offset, spread).max(0);
            let last = (self.input[i] as i64 - 1 - offset).div_euclid(spread).min(self.window[i] as i64 - 1);
            let (input, window) = (steps(spread * first + offset, spread), steps(first, 1));
            count(first, last).map(|n| (input(n), window(n)))
        });
        Some(reads.collect::<Option<Vec<_>>>()?.into_iter().unzip())
    }
}

fn steps(start: i64, step: i64) -> impl Fn(usize) -> Steps {
    move |count| Steps { start: start as usize, count, step: step as usize }
}

fn count(first: i64, last: i64) -> Option<usize> {
    usize::try_from(last - first + 1).ok().filter(|&n| n > 0)
}

fn ceil_div(a: i64, b: i64) -> i64 {
    -(-a).div_euclid(b)
}

/// Every multi-index below `sizes`, row-major.
pub(super) fn positions(sizes: &[usize]) -> Vec<Vec<usize>> {
    sizes.iter().fold(vec![Vec::new()], |found, &size| {
        found.iter().flat_map(|at: &Vec<usize>| (0..size).map(move |i| [at.as_slice(), &[i]].concat())).collect()
    })
}

/// The elements of `x` at `steps` in the dimensions `along`, all of them in the others.
pub(super) fn slice(b: &mut Builder, x: ValueId, along: &[usize], steps: &[Steps]) -> ValueId {
    let dims = b.dims(x);
    let mut slice = Slice { start: vec![0; dims.len()], limit: dims.clone(), strides: vec![1; dims.len()] };
    for (&d, &Steps { start, count, step }) in along.iter().zip(steps) {
        (slice.start[d], slice.limit[d], slice.strides[d]) = (start, start + (count - 1) * step + 1, step);
    }
    if slice.limit == dims && slice.start.iter().all(|&s| s == 0) && slice.strides.iter().all(|&s| s == 1) {
        return x;
    }
    b.op(Op::Slice(slice), &[x])
}

/// The opposite of [`slice`]: zeros of sizes `sizes` along those dimensions, with `x` at `steps`.
pub(super) fn place(b: &mut Builder, x: ValueId, along: &[usize], steps: &[Steps], sizes: &[usize]) -> ValueId {
    let rank = b.ty(x).rank();
    let mut pad = Pad { low: vec![0; rank], high: vec![0; rank], interior: vec![0; rank] };
    for ((&d, &Steps { start, count, step }), &size) in along.iter().zip(steps).zip(sizes) {
        pad.low[d] = start as i64;
        pad.high[d] = (size - start - ((count - 1) * step + 1)) as i64;
        pad.interior[d] = step - 1;
    }
    zero_pad(b, x, pad)
}

/// Zero padding and dilation of the dimensions `along`.
pub(super) fn pad(b: &mut Builder, x: ValueId, along: &[usize], padding: &[(i64, i64)], dilation: &[usize]) -> ValueId {
    let rank = b.ty(x).rank();
    let mut pad = Pad { low: vec![0; rank], high: vec![0; rank], interior: vec![0; rank] };
    for ((&d, &(low, high)), &dilation) in along.iter().zip(padding).zip(dilation) {
        (pad.low[d], pad.high[d], pad.interior[d]) = (low, high, dilation - 1);
    }
    zero_pad(b, x, pad)
}

fn zero_pad(b: &mut Builder, x: ValueId, pad: Pad) -> ValueId {
    if pad.low.iter().chain(&pad.high).all(|&n| n == 0) && pad.interior.iter().all(|&n| n == 0) {
        return x;
    }
    let zero = b.scalar(0.0, b.ty(x).elem);
    b.op(Op::Pad(pad), &[x, zero])
}

/// Contraction with the convolution's result type and precision: free dimensions of `x`, then those of `w`.
pub(super) fn contract(
    b: &mut Builder,
    (x, along_x): (ValueId, &[usize]),
    (w, along_w): (ValueId, &[usize]),
    attrs: &Convolution,
) -> ValueId {
    let dot = DotGeneral {
        lhs_batching_dimensions: Vec::new(),
        rhs_batching_dimensions: Vec::new(),
        lhs_contracting_dimensions: along_x.to_vec(),
        rhs_contracting_dimensions: along_w.to_vec(),
        elem: attrs.elem,
        precision: attrs.precision,
    };
    b.op(Op::DotGeneral(dot), &[x, w])
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

/// What [`contract`] over the input's feature gave, `[input's other dimensions…, O]`, as `[N, S…, O]`.
pub(super) fn from_input_order(b: &mut Builder, y: ValueId, attrs: &Convolution) -> ValueId {
    let d = &attrs.dims;
    let left = |dim: usize| dim - usize::from(dim > d.input_feature);
    let mut order = vec![left(d.input_batch)];
    order.extend(d.input_spatial.iter().map(|&dim| left(dim)));
    order.push(order.len());
    b.transpose(y, &order)
}
