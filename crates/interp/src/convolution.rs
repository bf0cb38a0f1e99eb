//! `convolution`, as matrix products.
//!
//! Whatever the dimension numbers, a convolution is `out[m, n] = Σ_k patches[m, k] · kernel[k, n]` with m over batch and
//! output positions, k over window positions and input features, n over output features. The patch matrix is never
//! made as a whole: tiles of it are gathered and multiplied one by one, in parallel. Which of the four roles runs
//! innermost is chosen by the input's strides, so that gathering copies contiguous runs where there are any.

use crate::contraction::{self, Bilinear, Matrices, Ring, bilinear, gemm};
use crate::index::{Sweep, View, read, strides, unravel, write};
use crate::scalar::Scalar;
use crate::tensor::Tensor;
use ndarray::{ArrayView2, ArrayViewMut2, ShapeBuilder, s};
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

/// What an axis of the patch matrix counts; spatial ones by number.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Axis {
    Batch,
    Out(usize),
    Window(usize),
    Feature,
}

impl Run {
    /// True if it counts along rows of the patch matrix.
    fn is_row(&self) -> bool {
        matches!(self.axes[0], Axis::Batch | Axis::Out(_))
    }

    /// The spatial dimension it counts along, if any.
    fn spatial(&self) -> Option<usize> {
        match self.axes[0] {
            Axis::Out(d) | Axis::Window(d) => Some(d),
            Axis::Batch | Axis::Feature => None,
        }
    }
}

/// What one gathering step copies: consecutive elements of a row or column of the patch matrix.
struct Run {
    /// The axes it counts along, outermost first: a spatial one, batch or features, or both.
    axes: Vec<Axis>,
    /// The spatial dimension along which the elements stand side by side in the input, if they do; else padding and
    /// dilation are looked up element by element.
    span: Option<usize>,
}

/// One group of a convolution.
struct Group {
    sweeps: Vec<Sweep>,
    reversed: Vec<bool>,
    batch: (usize, isize),
    feature: (usize, isize),
    spatial_strides: Vec<isize>,
    /// How tiles are gathered.
    run: Run,
    /// Row axes of the patch matrix, outermost first, and its column axes.
    rows: Vec<Axis>,
    cols: Vec<Axis>,
}

impl Group {
    fn size(&self, axis: Axis) -> usize {
        match axis {
            Axis::Batch => self.batch.0,
            Axis::Out(d) => self.sweeps[d].out,
            Axis::Window(d) => self.sweeps[d].window,
            Axis::Feature => self.feature.0,
        }
    }

    fn count(&self, axes: &[Axis]) -> usize {
        axes.iter().map(|&a| self.size(a)).product()
    }

    /// Offset in the input of output position `o` and kernel element `k`; −1 for none.
    fn tap(&self, d: usize, o: usize, k: usize) -> isize {
        let sweep = &self.sweeps[d];
        let k = if self.reversed[d] { sweep.window - 1 - k } else { k };
        sweep.at(o, k).map_or(-1, |i| i as isize * self.spatial_strides[d])
    }
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
    /// Orders the axes: those of the run innermost on their side, the others as the output and the kernel have them.
    fn order(&mut self, out_stride: impl Fn(Axis) -> isize, kernel_stride: impl Fn(Axis) -> isize) {
        self.run = self.densest();
        let spatial = 0..self.sweeps.len();
        let in_run = |axis: Axis| self.run.axes.iter().position(|&a| a == axis).map(|i| i + 1);
        let mut rows: Vec<Axis> = spatial.clone().map(Axis::Out).chain([Axis::Batch]).collect();
        let mut cols: Vec<Axis> = spatial.map(Axis::Window).chain([Axis::Feature]).collect();
        rows.sort_by_key(|&axis| (in_run(axis), std::cmp::Reverse(out_stride(axis))));
        cols.sort_by_key(|&axis| (in_run(axis), std::cmp::Reverse(kernel_stride(axis))));
        (self.rows, self.cols) = (rows, cols);
    }

    /// The run along which the input is densest.
    fn densest(&self) -> Run {
        // Consecutive indices of a spatial axis see consecutive elements.
        let dense = |axis: Axis| match axis {
            Axis::Out(d) => self.sweeps[d].stride == 1 && self.sweeps[d].base_dilation == 1,
            Axis::Window(d) => {
                self.sweeps[d].window_dilation == 1 && self.sweeps[d].base_dilation == 1 && !self.reversed[d]
            }
            Axis::Batch | Axis::Feature => false,
        };
        let spatial = |d: usize| {
            let longer = self.sweeps[d].out >= self.sweeps[d].window;
            if longer { Axis::Out(d) } else { Axis::Window(d) }
        };
        let channels = [(self.batch.1, Axis::Batch), (self.feature.1, Axis::Feature)];
        let all = (0..self.sweeps.len()).map(|d| (self.spatial_strides[d], spatial(d))).chain(channels);
        let densest = all.filter(|&(_, axis)| self.size(axis) > 1).min_by_key(|a| a.0);
        let (stride, axis) = densest.unwrap_or((1, Axis::Feature));
        match axis {
            Axis::Out(d) | Axis::Window(d) => Run { axes: vec![axis], span: (stride == 1 && dense(axis)).then_some(d) },
            Axis::Batch | Axis::Feature => {
                let beside = |d: usize| if axis == Axis::Batch { Axis::Out(d) } else { Axis::Window(d) };
                let touches = |d: &usize| {
                    stride == 1 && self.spatial_strides[*d] == self.size(axis) as isize && dense(beside(*d))
                };
                match (0..self.sweeps.len()).find(touches) {
                    Some(d) => Run { axes: vec![beside(d), axis], span: Some(d) },
                    None => Run { axes: vec![axis], span: None },
                }
            }
        }
    }

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

/// Gathers tiles of the patch matrix.
struct Patches<'g, T> {
    group: &'g Group,
    x: &'g [T],
    zero: T,
    /// Per spatial dimension, the taps as `[outer][inner]` where inner counts along the run: for an output run
    /// `[kernel element][position]`, else `[position][kernel element]`.
    taps: Vec<Vec<isize>>,
}

/// Indices of one side without the run: for each an offset in the input and, per spatial dimension, the position or
/// kernel element.
struct Entries {
    offsets: Vec<isize>,
    spatial: Vec<usize>,
}

impl Entries {
    fn iter(&self, n_spatial: usize) -> impl Iterator<Item = (isize, &[usize])> {
        (0..self.offsets.len()).map(move |i| (self.offsets[i], &self.spatial[i * n_spatial..][..n_spatial]))
    }
}

impl<'g, T: Clone + Send + Sync> Patches<'g, T> {
    fn new(group: &'g Group, x: &'g [T], zero: T) -> Self {
        let taps = |d: usize| -> Vec<isize> {
            let sweep = &group.sweeps[d];
            if group.run.axes[0] == Axis::Out(d) {
                (0..sweep.window).flat_map(|k| (0..sweep.out).map(move |o| group.tap(d, o, k))).collect()
            } else {
                (0..sweep.out).flat_map(|o| (0..sweep.window).map(move |k| group.tap(d, o, k))).collect()
            }
        };
        Patches { group, x, zero, taps: (0..group.sweeps.len()).map(taps).collect() }
    }

    /// Rows `rows` and columns `cols`, each whole runs on the side of the run.
    fn gather<'b>(
        &self,
        rows: std::ops::Range<usize>,
        cols: std::ops::Range<usize>,
        buffer: &'b mut Vec<T>,
    ) -> ArrayView2<'b, T> {
        let group = self.group;
        let (m, k) = (rows.len(), cols.len());
        buffer.resize(m * k, self.zero.clone());
        let run = group.count(&group.run.axes);
        let row_run = group.run.is_row();
        let outer = |axes: &[Axis]| axes.iter().copied().filter(|a| !group.run.axes.contains(a)).collect::<Vec<_>>();
        let unit =
            |range: std::ops::Range<usize>, split: bool| if split { range.start / run..range.end / run } else { range };
        let rows = self.entries(&outer(&group.rows), unit(rows, row_run));
        let cols = self.entries(&outer(&group.cols), unit(cols, !row_run));
        let (majors, minors) = if row_run { (&cols, &rows) } else { (&rows, &cols) };
        let mut chunks = buffer.chunks_exact_mut(run);
        let n_spatial = group.sweeps.len();
        for major in majors.iter(n_spatial) {
            for minor in minors.iter(n_spatial) {
                let (row, col) = if row_run { (minor, major) } else { (major, minor) };
                let out = chunks.next().expect("one run per pair");
                self.run(row.0 + col.0, row.1, col.1, out);
            }
        }
        let shape = (m, k).strides(if row_run { (1, m) } else { (k, 1) });
        ArrayView2::from_shape(shape, buffer.as_slice()).expect("a dense matrix")
    }

    /// The elements of one run, given its row's positions and its column's kernel elements.
    fn run(&self, offset: isize, positions: &[usize], elements: &[usize], out: &mut [T]) {
        let group = self.group;
        let along = group.run.spatial();
        let mut base = offset;
        for (d, sweep) in group.sweeps.iter().enumerate().filter(|(d, _)| Some(*d) != along) {
            match self.taps[d][positions[d] * sweep.window + elements[d]] {
                -1 => return out.fill(self.zero.clone()),
                tap => base += tap,
            }
        }
        if let Some(d) = group.run.span {
            return self.span(d, base, if group.run.is_row() { elements[d] } else { positions[d] }, out);
        }
        let Some(d) = along else {
            let stride = if group.run.is_row() { group.batch.1 } else { group.feature.1 } as usize;
            let x = &self.x[base as usize..];
            if stride == 1 {
                out.clone_from_slice(&x[..out.len()]);
            } else {
                out.iter_mut().zip(x.iter().step_by(stride)).for_each(|(out, x)| *out = x.clone());
            }
            return;
        };
        let fixed = if group.run.is_row() { elements[d] } else { positions[d] };
        let taps = &self.taps[d][fixed * out.len()..];
        for (out, &tap) in out.iter_mut().zip(taps) {
            *out = if tap < 0 { self.zero.clone() } else { self.x[(base + tap) as usize].clone() };
        }
    }

    /// A run of elements that stand side by side along dimension `d`, where `fixed` is the kernel element of an output
    /// run or the position of a window run.
    fn span(&self, d: usize, base: isize, fixed: usize, out: &mut [T]) {
        let (sweep, unit) = (&self.group.sweeps[d], self.group.spatial_strides[d] as usize);
        let count = (out.len() / unit) as i64;
        let first = if self.group.run.is_row() {
            let k = if self.group.reversed[d] { sweep.window - 1 - fixed } else { fixed };
            (k * sweep.window_dilation) as i64 - sweep.padding
        } else {
            (fixed * sweep.stride) as i64 - sweep.padding
        };
        let low = (-first).clamp(0, count);
        let high = (sweep.size as i64 - first).clamp(low, count);
        let (from, to) = (low as usize * unit, high as usize * unit);
        out[..from].fill(self.zero.clone());
        out[to..].fill(self.zero.clone());
        if from < to {
            let x = (base + (first + low) as isize * unit as isize) as usize;
            out[from..to].clone_from_slice(&self.x[x..x + to - from]);
        }
    }

    /// Elements `range` of the box that `axes` span.
    fn entries(&self, axes: &[Axis], range: std::ops::Range<usize>) -> Entries {
        let group = self.group;
        let n_spatial = group.sweeps.len();
        let sizes: Vec<usize> = axes.iter().map(|&a| group.size(a)).collect();
        let mut index = vec![0; axes.len()];
        let mut entries = Entries { offsets: vec![0; range.len()], spatial: vec![0; range.len() * n_spatial] };
        for (e, i) in range.enumerate() {
            unravel(i, &sizes, &mut index);
            for (&axis, &i) in axes.iter().zip(&index) {
                match axis {
                    Axis::Batch => entries.offsets[e] += i as isize * group.batch.1,
                    Axis::Feature => entries.offsets[e] += i as isize * group.feature.1,
                    Axis::Out(d) | Axis::Window(d) => entries.spatial[e * n_spatial + d] = i,
                }
            }
        }
        entries
    }
}
