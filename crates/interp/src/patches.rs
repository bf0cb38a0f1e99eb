//! The patch matrix of a convolution: how its axes are ordered, and how tiles of it are gathered from the input.

use crate::index::{Sweep, unravel};
use ndarray::{ArrayView2, ShapeBuilder};

/// What an axis of the patch matrix counts; spatial ones by number.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Axis {
    Batch,
    Out(usize),
    Window(usize),
    Feature,
}

/// What one gathering step copies: consecutive elements of a row or column of the patch matrix.
pub(crate) struct Run {
    /// The axes it counts along, outermost first: a spatial one, batch or features, or both.
    pub axes: Vec<Axis>,
    /// The spatial dimension along which the elements stand side by side in the input, if they do; else padding and
    /// dilation are looked up element by element.
    pub span: Option<usize>,
}

impl Run {
    /// True if it counts along rows of the patch matrix.
    pub fn is_row(&self) -> bool {
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

/// One group of a convolution.
pub(crate) struct Group {
    /// The window along each spatial dimension, and whether the kernel is reversed there.
    pub sweeps: Vec<Sweep>,
    pub reversed: Vec<bool>,
    /// Size and stride in the input.
    pub batch: (usize, isize),
    /// Size and stride in the input.
    pub feature: (usize, isize),
    /// Strides in the input.
    pub spatial_strides: Vec<isize>,
    /// How tiles are gathered.
    pub run: Run,
    /// Row axes of the patch matrix, outermost first, and its column axes.
    pub rows: Vec<Axis>,
    pub cols: Vec<Axis>,
}

impl Group {
    pub fn size(&self, axis: Axis) -> usize {
        match axis {
            Axis::Batch => self.batch.0,
            Axis::Out(d) => self.sweeps[d].out,
            Axis::Window(d) => self.sweeps[d].window,
            Axis::Feature => self.feature.0,
        }
    }

    pub fn count(&self, axes: &[Axis]) -> usize {
        axes.iter().map(|&a| self.size(a)).product()
    }

    /// Offset in the input of output position `o` and kernel element `k`; −1 for none.
    fn tap(&self, d: usize, o: usize, k: usize) -> isize {
        let sweep = &self.sweeps[d];
        let k = if self.reversed[d] { sweep.window - 1 - k } else { k };
        sweep.at(o, k).map_or(-1, |i| i as isize * self.spatial_strides[d])
    }

    /// Orders the axes: those of the run innermost on their side, the others as the output and the kernel have them.
    pub fn order(&mut self, out_stride: impl Fn(Axis) -> isize, kernel_stride: impl Fn(Axis) -> isize) {
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
}

/// Gathers tiles of the patch matrix.
pub(crate) struct Patches<'g, T> {
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
    pub fn new(group: &'g Group, x: &'g [T], zero: T) -> Self {
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
    pub fn gather<'b>(
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
