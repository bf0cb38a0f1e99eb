//! Walking index boxes by strides.

/// The offsets of a box of `dims` under `strides`, row-major, from element `start` on.
pub(crate) struct Offsets<'a> {
    dims: &'a [usize],
    strides: &'a [isize],
    index: Vec<usize>,
    offset: isize,
    left: usize,
}

impl<'a> Offsets<'a> {
    pub(crate) fn new(dims: &'a [usize], strides: &'a [isize], start: usize) -> Self {
        let total: usize = dims.iter().product();
        let mut index = vec![0; dims.len()];
        if start < total {
            unravel(start, dims, &mut index);
        }
        let offset = index.iter().zip(strides).map(|(&i, &s)| i as isize * s).sum();
        Offsets { dims, strides, index, offset, left: total.saturating_sub(start) }
    }
}

impl Iterator for Offsets<'_> {
    type Item = isize;

    fn next(&mut self) -> Option<isize> {
        self.left = self.left.checked_sub(1)?;
        let now = self.offset;
        for d in (0..self.dims.len()).rev() {
            self.index[d] += 1;
            self.offset += self.strides[d];
            if self.index[d] < self.dims[d] {
                break;
            }
            self.offset -= self.strides[d] * self.dims[d] as isize;
            self.index[d] = 0;
        }
        Some(now)
    }
}

/// The indices of row-major element `i` of a box of `dims`.
pub(crate) fn unravel(mut i: usize, dims: &[usize], index: &mut [usize]) {
    for d in (0..dims.len()).rev() {
        index[d] = i % dims[d];
        i /= dims[d];
    }
}

/// Row-major strides as signed numbers.
pub(crate) fn strides(dims: &[usize]) -> Vec<isize> {
    truestep_ir::row_major_strides(dims).into_iter().map(|s| s as isize).collect()
}

/// A box of elements in a buffer.
#[derive(Clone, Debug)]
pub(crate) struct View {
    /// Where the first element stands.
    pub offset: isize,
    pub dims: Vec<usize>,
    pub strides: Vec<isize>,
}

impl View {
    /// Dimensions of size 1 dropped, and neighbours that one stride describes merged.
    fn merged(&self) -> View {
        let mut view = View { offset: self.offset, dims: Vec::new(), strides: Vec::new() };
        for (&dim, &stride) in self.dims.iter().zip(&self.strides) {
            match (view.dims.last_mut(), view.strides.last_mut()) {
                _ if dim == 1 => {}
                (Some(d), Some(s)) if *s == stride * dim as isize => {
                    *d *= dim;
                    *s = stride;
                }
                _ => {
                    view.dims.push(dim);
                    view.strides.push(stride);
                }
            }
        }
        view
    }

    fn numel(&self) -> usize {
        self.dims.iter().product()
    }

    /// The outer part and the last dimension as (length, stride).
    fn rows(&self) -> (&[usize], &[isize], usize, isize) {
        match (self.dims.split_last(), self.strides.split_last()) {
            (Some((&n, dims)), Some((&s, strides))) => (dims, strides, n, s),
            _ => (&[], &[], 1, 1),
        }
    }
}

/// Elements above which work is spread over threads.
pub(crate) const PARALLEL: usize = 1 << 15;
/// Edge of the tiles in which transpositions proceed.
const TILE: usize = 16;

/// The elements of `view` in `src`, row-major.
pub(crate) fn read<T: Clone + Send + Sync>(src: &[T], view: &View) -> Vec<T> {
    use rayon::prelude::*;
    let view = view.merged();
    let n = view.numel();
    if n == 0 {
        return Vec::new();
    }
    let (dims, strides, row, stride) = view.rows();
    let mut out = vec![src[view.offset as usize].clone(); n];
    // Two last dimensions of which the outer one is the denser in `src`: proceed in tiles, or every line of `src` would
    // be fetched once per element.
    let tiled = matches!(strides.last(), Some(s) if s.unsigned_abs() < stride.unsigned_abs());
    let (per_unit, outer) = if tiled { (row * dims[dims.len() - 1], dims.len() - 1) } else { (row, dims.len()) };
    let fill = |start: usize, out: &mut [T]| {
        let bases = Offsets::new(&dims[..outer], &strides[..outer], start / per_unit);
        for (out, base) in out.chunks_mut(per_unit).zip(bases) {
            let base = base + view.offset;
            if tiled {
                transpose(src, base, (dims[outer], strides[outer]), (row, stride), out);
            } else if stride == 1 {
                out.clone_from_slice(&src[base as usize..base as usize + row]);
            } else {
                for (i, out) in out.iter_mut().enumerate() {
                    *out = src[(base + i as isize * stride) as usize].clone();
                }
            }
        }
    };
    if n < PARALLEL {
        fill(0, &mut out);
    } else {
        let task = per_unit * (PARALLEL / per_unit).max(1);
        out.par_chunks_mut(task).enumerate().for_each(|(i, out)| fill(i * task, out));
    }
    out
}

/// `out[i, j] = src[base + i·s + j·t]`
fn transpose<T: Clone>(src: &[T], base: isize, (m, s): (usize, isize), (n, t): (usize, isize), out: &mut [T]) {
    for i0 in (0..m).step_by(TILE) {
        let i1 = m.min(i0 + TILE);
        for j in 0..n {
            let column = base + j as isize * t;
            for i in i0..i1 {
                out[i * n + j] = src[(column + i as isize * s) as usize].clone();
            }
        }
    }
}

/// Writes `src`, row-major, to the elements of `view` in `dst`.
pub(crate) fn write<T: Clone>(dst: &mut [T], view: &View, src: &[T]) {
    let view = view.merged();
    if view.numel() == 0 {
        return;
    }
    let (dims, strides, row, stride) = view.rows();
    for (base, src) in Offsets::new(dims, strides, 0).zip(src.chunks_exact(row)) {
        let base = base + view.offset;
        if stride == 1 {
            dst[base as usize..base as usize + row].clone_from_slice(src);
        } else {
            for (i, x) in src.iter().enumerate() {
                dst[(base + i as isize * stride) as usize] = x.clone();
            }
        }
    }
}

/// A window sliding along one dimension.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sweep {
    /// Elements of the input.
    pub size: usize,
    /// Elements of the window.
    pub window: usize,
    /// Positions of the window.
    pub out: usize,
    pub stride: usize,
    /// Padding before the first element.
    pub padding: i64,
    pub base_dilation: usize,
    pub window_dilation: usize,
}

impl Sweep {
    /// The input element under window element `k` at position `o`; `None` on padding and dilation holes.
    #[inline]
    pub(crate) fn at(&self, o: usize, k: usize) -> Option<usize> {
        let position = (o * self.stride + k * self.window_dilation) as i64 - self.padding;
        let (i, hole) = match self.base_dilation as i64 {
            1 => (position, false),
            dilation => (position / dilation, position % dilation != 0),
        };
        (position >= 0 && !hole && i < self.size as i64).then_some(i as usize)
    }

    /// True if every position sees exactly its own element.
    pub(crate) fn trivial(&self) -> bool {
        self.window == 1 && self.stride == 1 && self.padding == 0 && self.out == self.size && self.base_dilation == 1
    }
}
