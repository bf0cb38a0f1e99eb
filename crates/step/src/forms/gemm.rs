//! Convolution as matrix products over shifted copies of the input.
//!
//! With features I taken in and O given out, `y[n, s, o] = Σ_k Σ_i x[n, t(s, k), i] · w[k, i, o]`. Unrolling the kernel
//! positions k gives one product per position, contracted over i; unrolling the output positions s gives one per
//! position, contracted over k and i. The smaller number is taken: the kernel's for a forward pass and an input's
//! gradient, the output's for the gradient of a kernel.

use super::geometry::{Geometry, Steps, contract, from_input_order, pad, place, positions, slice, to_output_order};
use truestep_ir::{Builder, Convolution, ValueId};

/// One contraction over the patches of all positions laid side by side.
pub(super) fn im2col(b: &mut Builder, x: ValueId, kernel: ValueId, attrs: &Convolution) -> Option<ValueId> {
    let g = Geometry::new(b, x, kernel, attrs)?;
    let d = &attrs.dims;
    let x = pad(b, x, &d.input_spatial, &attrs.padding, &attrs.lhs_dilation);
    if g.kernel_is_smaller() {
        // Patches stand in the order of the kernel, whose weights stay where they are.
        let patches: Vec<ValueId> = positions(&g.window)
            .iter()
            .map(|at| {
                let at = g.weight_at(at);
                let steps: Vec<Steps> = (0..at.len())
                    .map(|i| Steps { start: at[i] * attrs.rhs_dilation[i], count: g.output[i], step: attrs.strides[i] })
                    .collect();
                slice(b, x, &d.input_spatial, &steps)
            })
            .collect();
        let patches = b.concat(&patches, d.input_feature);
        let order = [d.kernel_spatial.as_slice(), &[d.kernel_input_feature, d.kernel_output_feature]].concat();
        let w = b.transpose(kernel, &order);
        let w = b.reshape(w, &[g.window.iter().product::<usize>() * g.features[0], g.features[1]]);
        let y = contract(b, (patches, &[d.input_feature]), (w, &[0]), attrs);
        let y = from_input_order(b, y, attrs);
        return Some(to_output_order(b, y, attrs));
    }
    if attrs.window_reversal.contains(&true) {
        return None;
    }
    let patches: Vec<ValueId> = positions(&g.output)
        .iter()
        .map(|at| {
            let steps: Vec<Steps> = (0..at.len())
                .map(|i| Steps { start: at[i] * attrs.strides[i], count: g.window[i], step: attrs.rhs_dilation[i] })
                .collect();
            slice(b, x, &d.input_spatial, &steps)
        })
        .collect();
    let patches = b.concat(&patches, d.input_batch);
    let y = contract_window(b, patches, kernel, attrs);
    Some(merge_positions(b, y, &g, attrs))
}

/// One contraction per position, of those elements only that meet another.
pub(super) fn dots(b: &mut Builder, x: ValueId, kernel: ValueId, attrs: &Convolution) -> Option<ValueId> {
    let g = Geometry::new(b, x, kernel, attrs)?;
    let d = &attrs.dims;
    let only_by_kernel = attrs.window_reversal.contains(&true) || attrs.lhs_dilation.iter().any(|&l| l > 1);
    if g.kernel_is_smaller() || only_by_kernel {
        let mut sum = Sum::new(&g, attrs);
        for at in positions(&g.window) {
            let Some((input, output)) = g.meets(&at) else { continue };
            let patch = slice(b, x, &d.input_spatial, &input);
            let (w, taken) = weights_at(b, kernel, &g.weight_at(&at), attrs);
            let term = contract(b, (patch, &[d.input_feature]), (w, &[taken]), attrs);
            let term = from_input_order(b, term, attrs);
            sum.add(b, term, &output);
        }
        return sum.finish(b);
    }
    let parts: Vec<ValueId> = positions(&g.output)
        .iter()
        .map(|at| match g.reads(at) {
            Some((input, window)) => {
                let patch = slice(b, x, &d.input_spatial, &input);
                let w = slice(b, kernel, &d.kernel_spatial, &window);
                contract_window(b, patch, w, attrs)
            }
            None => b.full(0.0, &truestep_ir::TensorType::new([g.batch, g.features[1]], attrs.elem)),
        })
        .collect();
    let y = b.concat(&parts, 0);
    Some(merge_positions(b, y, &g, attrs))
}

/// One contraction of every input with every weight, the products moved to their places and added.
pub(super) fn col2im(b: &mut Builder, x: ValueId, kernel: ValueId, attrs: &Convolution) -> Option<ValueId> {
    let g = Geometry::new(b, x, kernel, attrs)?;
    let d = &attrs.dims;
    let n = g.window.len();
    // A kernel's gradient would have a product for every pair of images' positions.
    if g.window.iter().all(|&k| k == 1) || g.window.iter().product::<usize>() > MOST_PRODUCTS {
        return None;
    }
    // [input's other dimensions…, kernel's other dimensions…]
    let products = contract(b, (x, &[d.input_feature]), (kernel, &[d.kernel_input_feature]), attrs);
    let of_input = |dim: usize| dim - usize::from(dim > d.input_feature);
    let of_kernel = |dim: usize| n + 1 + dim - usize::from(dim > d.kernel_input_feature);
    let along: Vec<usize> = d
        .input_spatial
        .iter()
        .map(|&dim| of_input(dim))
        .chain(d.kernel_spatial.iter().map(|&dim| of_kernel(dim)))
        .collect();
    let mut sum = Sum::new(&g, attrs);
    for at in positions(&g.window) {
        let Some((input, output)) = g.meets(&at) else { continue };
        let weight = g.weight_at(&at).into_iter().map(|start| Steps { start, count: 1, step: 1 });
        let steps: Vec<Steps> = input.iter().copied().chain(weight).collect();
        let term = slice(b, products, &along, &steps);
        let mut dims = b.dims(term)[..=n].to_vec();
        dims.push(g.features[1]);
        let term = b.reshape(term, &dims);
        let term = from_input_order(b, term, attrs);
        sum.add(b, term, &output);
    }
    sum.finish(b)
}

/// Kernel positions up to which [`col2im`] multiplies every input with every weight.
const MOST_PRODUCTS: usize = 16;

/// The weights at one place of the kernel as a matrix, and which of its dimensions is taken in.
pub(super) fn weights_at(b: &mut Builder, kernel: ValueId, at: &[usize], attrs: &Convolution) -> (ValueId, usize) {
    let d = &attrs.dims;
    let steps: Vec<Steps> = at.iter().map(|&start| Steps { start, count: 1, step: 1 }).collect();
    let w = slice(b, kernel, &d.kernel_spatial, &steps);
    let dims = b.dims(w);
    let matrix: Vec<usize> = (0..dims.len()).filter(|i| !d.kernel_spatial.contains(i)).map(|i| dims[i]).collect();
    let w = b.reshape(w, &matrix);
    (w, usize::from(d.kernel_input_feature > d.kernel_output_feature))
}

/// Contraction over window and features: `[N, O]`.
pub(super) fn contract_window(b: &mut Builder, x: ValueId, kernel: ValueId, attrs: &Convolution) -> ValueId {
    let d = &attrs.dims;
    let along_x = [d.input_spatial.as_slice(), &[d.input_feature]].concat();
    let along_kernel = [d.kernel_spatial.as_slice(), &[d.kernel_input_feature]].concat();
    contract(b, (x, &along_x), (kernel, &along_kernel), attrs)
}

/// `[output… · N, O]` to the convolution's result.
pub(super) fn merge_positions(b: &mut Builder, y: ValueId, g: &Geometry<'_>, attrs: &Convolution) -> ValueId {
    let n = g.output.len();
    let y = b.reshape(y, &[g.output.as_slice(), &[g.batch, g.features[1]]].concat());
    let order: Vec<usize> = std::iter::once(n).chain(0..n).chain([n + 1]).collect();
    let y = b.transpose(y, &order);
    to_output_order(b, y, attrs)
}

/// A sum of terms `[N, …, O]` at places of the output. Terms for outputs that lie apart are first added among those
/// that share their places.
struct Sum<'a> {
    g: &'a Geometry<'a>,
    attrs: &'a Convolution,
    along: Vec<usize>,
    /// Places and sum of each group.
    groups: Vec<(Vec<Steps>, ValueId)>,
}

impl<'a> Sum<'a> {
    fn new(g: &'a Geometry<'a>, attrs: &'a Convolution) -> Self {
        Sum { g, attrs, along: (1..=g.output.len()).collect(), groups: Vec::new() }
    }

    fn add(&mut self, b: &mut Builder, term: ValueId, output: &[Steps]) {
        // All the places that are as many steps apart, and where among them the term's stand.
        let group: Vec<Steps> = output
            .iter()
            .zip(&self.g.output)
            .map(|(o, &size)| {
                let start = o.start % o.step;
                Steps { start, count: (size - start).div_ceil(o.step), step: o.step }
            })
            .collect();
        let within: Vec<Steps> =
            output.iter().map(|o| Steps { start: o.start / o.step, count: o.count, step: 1 }).collect();
        let sizes: Vec<usize> = group.iter().map(|s| s.count).collect();
        let term = place(b, term, &self.along, &within, &sizes);
        match self.groups.iter_mut().find(|(known, _)| *known == group) {
            Some((_, sum)) => *sum = b.add(*sum, term),
            None => self.groups.push((group, term)),
        }
    }

    /// `None` if no element meets another.
    fn finish(self, b: &mut Builder) -> Option<ValueId> {
        let mut sum = None;
        for (group, term) in &self.groups {
            let term = place(b, *term, &self.along, group, &self.g.output);
            sum = Some(sum.map_or(term, |sum| b.add(sum, term)));
        }
        Some(to_output_order(b, sum?, self.attrs))
    }
}
