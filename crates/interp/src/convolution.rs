//! `convolution`, as matrix products.
//!
//! Whatever the dimension numbers, a convolution is `out[m, n] = Σ_k patches[m, k] · kernel[k, n]` with m over batch
//! and output positions, k over window positions and input features, n over output features. The patch matrix is never
//! made as a whole: tiles of it are gathered and multiplied one by one, in parallel. Which of the four roles runs
//! innermost is chosen by the input's strides, so that gathering copies contiguous runs where there are any.

use crate::contraction::{self, Bilinear, Matrices, Ring, bilinear, gemm};
use crate::index::{Sweep, View, read, strides, write};
use crate::patches::{Axis, Group, Patches, Run};
use crate::scalar::Scalar;
use crate::tensor::Tensor;
use ndarray::{ArrayViewMut2, s};
use rayon::prelude::*;
use truestep_ir::{Convolution, TensorType};

/// Elements of a tile of patches.
const TILE: usize = 1 << 16;
/// Rows of a tile, roughly.
const TILE_ROWS: usize = 256;
/// Columns of a tile, roughly.
const TILE_COLS: usize = 1024;

pub(crate) fn convolution<S: Scalar>(
    ctx: &S::Ctx,
    x: &Tensor<S>,
    kernel: &Tensor<S>,
    attrs: &Convolution,
    to: &TensorType,
) -> Tensor<S> {
    bilinear(ctx, &Conv { attrs, x: &x.ty().dims, kernel: &kernel.ty().dims, out: &to.dims }, x, kernel, to)
}

struct Conv<'a> {
    attrs: &'a Convolution,
    x: &'a [usize],
    kernel: &'a [usize],
    out: &'a [usize],
}

impl Bilinear for Conv<'_> {
    fn run<T: Clone + Send + Sync>(&self, ring: &impl Ring<T>, x: &[T], kernel: &[T]) -> Vec<T> {
        let (a, dims) = (self.attrs, &self.attrs.dims);
        let (x_strides, k_strides, o_strides) = (strides(self.x), strides(self.kernel), strides(self.out));
        let groups = a.feature_group_count * a.batch_group_count;
        let batch = self.x[dims.input_batch] / a.batch_group_count;
        let feature = self.x[dims.input_feature] / a.feature_group_count;
        let n = self.kernel[dims.kernel_output_feature] / groups;
        let mut group = Group {
            sweeps: self.sweeps(),
            reversed: a.window_reversal.clone(),
            batch: (batch, x_strides[dims.input_batch]),
            feature: (feature, x_strides[dims.input_feature]),
            spatial_strides: dims.input_spatial.iter().map(|&d| x_strides[d]).collect(),
            run: Run { axes: Vec::new(), span: None },
            rows: Vec::new(),
            cols: Vec::new(),
        };
        let out_stride = |axis: Axis| match axis {
            Axis::Out(d) => o_strides[dims.output_spatial[d]],
            _ => o_strides[dims.output_batch],
        };
        let kernel_stride = |axis: Axis| match axis {
            Axis::Window(d) => k_strides[dims.kernel_spatial[d]],
            _ => k_strides[dims.kernel_input_feature],
        };
        group.order(out_stride, kernel_stride);
        let mut out = Vec::new();
        for g in 0..groups {
            let x_start = if a.batch_group_count > 1 {
                batch as isize * group.batch.1
            } else {
                feature as isize * group.feature.1
            };
            let x = x.get(g * x_start as usize..).unwrap_or(&[]);
            let k_start = n * k_strides[dims.kernel_output_feature] as usize;
            let kernel = kernel.get(g * k_start..).unwrap_or(&[]);
            let k_axes: Vec<_> = group.cols.iter().map(|&axis| (group.size(axis), kernel_stride(axis))).collect();
            let kernel = Matrices::new(kernel, &[], &k_axes, &[(n, k_strides[dims.kernel_output_feature])]);
            let product = group.product(ring, x, &kernel);
            // The product has its dimensions in the order rows, output features.
            let mut shape: Vec<(usize, isize)> =
                group.rows.iter().map(|&axis| (group.size(axis), out_stride(axis))).collect();
            shape.push((n, o_strides[dims.output_feature]));
            if groups == 1 {
                return restore(product, &shape);
            }
            if out.is_empty() {
                out = vec![ring.zero(); self.out.iter().product()];
            }
            let offset = (g * n) as isize * o_strides[dims.output_feature];
            let (dims, strides) = shape.into_iter().unzip();
            write(&mut out, &View { offset, dims, strides }, &product);
        }
        out
    }
}

/// Row-major `product` with dimensions of these (sizes, strides in the result) brought into the result's order.
fn restore<T: Clone + Send + Sync>(product: Vec<T>, shape: &[(usize, isize)]) -> Vec<T> {
    let own = strides(&shape.iter().map(|s| s.0).collect::<Vec<_>>());
    let mut order: Vec<usize> = (0..shape.len()).collect();
    order.sort_by_key(|&i| std::cmp::Reverse(shape[i].1));
    let (dims, strides): (Vec<usize>, Vec<isize>) = order.iter().map(|&i| (shape[i].0, own[i])).unzip();
    let in_order = order.iter().filter(|&&i| shape[i].0 != 1).is_sorted();
    if in_order { product } else { read(&product, &View { offset: 0, dims, strides }) }
}

impl Conv<'_> {
    fn sweeps(&self) -> Vec<Sweep> {
        let (a, dims) = (self.attrs, &self.attrs.dims);
        let sweep = |d: usize| Sweep {
            size: self.x[dims.input_spatial[d]],
            window: self.kernel[dims.kernel_spatial[d]],
            out: self.out[dims.output_spatial[d]],
            stride: a.strides[d],
            padding: a.padding[d].0,
            base_dilation: a.lhs_dilation[d],
            window_dilation: a.rhs_dilation[d],
        };
        (0..dims.input_spatial.len()).map(sweep).collect()
    }
}

impl Group {
    /// The rows of the patch matrix, and its columns, as axes of the input, where no window overlaps another.
    fn plain(&self) -> Option<(Vec<contraction::Axis>, Vec<contraction::Axis>)> {
        let axis = |axis: &Axis| match *axis {
            Axis::Batch => Some(self.batch),
            Axis::Feature => Some(self.feature),
            Axis::Out(d) | Axis::Window(d) => {
                let s = &self.sweeps[d];
                let whole = s.out == 1 && s.window == s.size && s.padding == 0 && !self.reversed[d];
                let dense = s.base_dilation == 1 && s.window_dilation == 1;
                (s.trivial() || whole && dense).then(|| (self.size(*axis), self.spatial_strides[d]))
            }
        };
        Some((self.rows.iter().map(axis).collect::<Option<_>>()?, self.cols.iter().map(axis).collect::<Option<_>>()?))
    }

    /// `[rows, n]`, row-major.
    fn product<T: Clone + Send + Sync>(&self, ring: &impl Ring<T>, x: &[T], kernel: &Matrices<'_, T>) -> Vec<T> {
        let (m, k, n) = (self.count(&self.rows), self.count(&self.cols), kernel.cols);
        let mut out = vec![ring.zero(); m * n];
        if out.is_empty() || k == 0 || x.is_empty() {
            return out;
        }
        if let Some((rows, cols)) = self.plain() {
            let patches = Matrices::new(x, &[], &rows, &cols);
            let c = ArrayViewMut2::from_shape((m, n), &mut out).expect("a dense matrix");
            gemm(ring, patches.matrix(0), kernel.matrix(0), c);
            return out;
        }
        let (tile_m, tile_k) = self.tile(m, k);
        let (n_tiles, n_steps) = (m.div_ceil(tile_m), k.div_ceil(tile_k));
        let patches = Patches::new(self, x, ring.zero());
        let kernel = kernel.matrix(0);
        let multiply = |tile: usize, steps: std::ops::Range<usize>, c: &mut [T]| {
            let rows = tile * tile_m..(tile * tile_m + tile_m).min(m);
            let mut buffer = Vec::new();
            let mut c = ArrayViewMut2::from_shape((rows.len(), n), c).expect("a dense matrix");
            for step in steps {
                let cols = step * tile_k..(step * tile_k + tile_k).min(k);
                let a = patches.gather(rows.clone(), cols.clone(), &mut buffer);
                ring.gemm(a, kernel.slice(s![cols, ..]), c.view_mut());
            }
        };
        // Few rows (the gradient of a kernel): the sum is cut as well, into parts added in order.
        let n_parts = if n_tiles < 8 { (8 / n_tiles).min(n_steps) } else { 1 };
        if n_parts == 1 {
            out.par_chunks_mut(tile_m * n).enumerate().for_each(|(tile, c)| multiply(tile, 0..n_steps, c));
            return out;
        }
        let parts = (0..n_tiles * n_parts).into_par_iter().map(|i| {
            let (tile, part) = (i / n_parts, i % n_parts);
            let mut c = vec![ring.zero(); (m - tile * tile_m).min(tile_m) * n];
            multiply(tile, part * n_steps / n_parts..(part + 1) * n_steps / n_parts, &mut c);
            c
        });
        for (i, part) in parts.collect::<Vec<_>>().into_iter().enumerate() {
            let c = &mut out[i / n_parts * tile_m * n..];
            c.iter_mut().zip(part).for_each(|(c, x)| *c = ring.add(c, &x));
        }
        out
    }

    /// Rows and columns of a tile: whole runs, about [`TILE`] elements, the rows evenly cut.
    fn tile(&self, m: usize, k: usize) -> (usize, usize) {
        let run = self.count(&self.run.axes).max(1);
        let whole = |n: usize, unit: usize| (n / unit).max(1) * unit;
        if self.run.is_row() {
            let tiles = m.div_ceil(whole(TILE_ROWS, run));
            let tile_m = m.div_ceil(tiles).next_multiple_of(run).min(m);
            (tile_m, (TILE / tile_m).clamp(1, k.max(1)))
        } else {
            let tile_k = whole(TILE_COLS, run).min(k);
            let most = (TILE / tile_k).clamp(16, 2 * TILE_ROWS);
            (m.div_ceil(m.div_ceil(most)).next_multiple_of(8).min(m), tile_k)
        }
    }
}
