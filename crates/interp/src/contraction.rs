//! `dot_general`, and the matrix products that contractions and convolutions come down to.

use crate::index::{Offsets, PARALLEL, View, read, strides};
use crate::scalar::{Scalar, gemm_by_rows};
use crate::storage::{Buffer, Data};
use crate::tensor::Tensor;
use ndarray::{ArrayView2, ArrayViewMut2, ShapeBuilder};
use rayon::prelude::*;
use std::borrow::Cow;
use truestep_ir::{DotGeneral, ElemType, TensorType, decode_i64};

/// The ring that a contraction works in.
pub(crate) trait Ring<T>: Sync {
    /// The neutral element of addition.
    fn zero(&self) -> T;
    /// `x + y`
    fn add(&self, x: &T, y: &T) -> T;
    /// `c += a · b`
    fn gemm(&self, a: ArrayView2<'_, T>, b: ArrayView2<'_, T>, c: ArrayViewMut2<'_, T>);
}

/// Floats over a scalar.
struct Floats<'c, S: Scalar>(&'c S::Ctx);

impl<S: Scalar> Ring<S> for Floats<'_, S> {
    fn zero(&self) -> S {
        S::from_int(0)
    }

    fn add(&self, x: &S, y: &S) -> S {
        x.add(y)
    }

    fn gemm(&self, a: ArrayView2<'_, S>, b: ArrayView2<'_, S>, c: ArrayViewMut2<'_, S>) {
        S::gemm(self.0, a, b, c);
    }
}

/// Integers modulo 2^64, wrapped to their width afterwards.
struct Ints;

impl Ring<i64> for Ints {
    fn zero(&self) -> i64 {
        0
    }

    fn add(&self, x: &i64, y: &i64) -> i64 {
        x.wrapping_add(*y)
    }

    fn gemm(&self, a: ArrayView2<'_, i64>, b: ArrayView2<'_, i64>, c: ArrayViewMut2<'_, i64>) {
        gemm_by_rows(a, b, c, |c, a, b| c.wrapping_add(a.wrapping_mul(*b)));
    }
}

/// A bilinear op, for elements of any kind.
pub(crate) trait Bilinear {
    /// The op on row-major elements.
    fn run<T: Clone + Send + Sync>(&self, ring: &impl Ring<T>, lhs: &[T], rhs: &[T]) -> Vec<T>;
}

/// Runs a bilinear op on two tensors; `to` is the result's type. Booleans contract by `or` of `and`.
pub(crate) fn bilinear<S: Scalar>(
    ctx: &S::Ctx,
    op: &impl Bilinear,
    lhs: &Tensor<S>,
    rhs: &Tensor<S>,
    to: &TensorType,
) -> Tensor<S> {
    let (lhs, rhs) = (lhs.materialize(), rhs.materialize());
    let data = match (&lhs.data, &rhs.data) {
        (Data::Float(l), Data::Float(r)) => {
            let mut out = op.run(&Floats::<S>(ctx), l, r);
            if S::rounds(to.elem) {
                out.iter_mut().for_each(|x| *x = S::round(x, to.elem));
            }
            Buffer::Float(out)
        }
        _ => {
            let ints = |t: &Tensor<S>| t.ints().expect("not floats");
            let out = op.run(&Ints, &ints(&lhs), &ints(&rhs));
            match to.elem {
                ElemType::I1 => Buffer::Bool(out.into_iter().map(|x| x != 0).collect()),
                elem => Buffer::Int(out.into_iter().map(|x| decode_i64(elem, x as u64)).collect()),
            }
        }
    };
    Tensor::dense(to.clone(), data.into_data())
}

pub(crate) fn dot_general<S: Scalar>(
    ctx: &S::Ctx,
    lhs: &Tensor<S>,
    rhs: &Tensor<S>,
    attrs: &DotGeneral,
    to: &TensorType,
) -> Tensor<S> {
    bilinear(ctx, &Dot { attrs, lhs: &lhs.ty().dims, rhs: &rhs.ty().dims }, lhs, rhs, to)
}

struct Dot<'a> {
    attrs: &'a DotGeneral,
    lhs: &'a [usize],
    rhs: &'a [usize],
}

impl Bilinear for Dot<'_> {
    fn run<T: Clone + Send + Sync>(&self, ring: &impl Ring<T>, lhs: &[T], rhs: &[T]) -> Vec<T> {
        let a = self.attrs;
        let free = |rank: usize, batch: &[usize], contracted: &[usize]| -> Vec<usize> {
            (0..rank).filter(|d| !batch.contains(d) && !contracted.contains(d)).collect()
        };
        let (l_batch, l_sum) = (&a.lhs_batching_dimensions, &a.lhs_contracting_dimensions);
        let (r_batch, r_sum) = (&a.rhs_batching_dimensions, &a.rhs_contracting_dimensions);
        let l_free = free(self.lhs.len(), l_batch, l_sum);
        let r_free = free(self.rhs.len(), r_batch, r_sum);
        let (l_strides, r_strides) = (strides(self.lhs), strides(self.rhs));
        let l = |of: &[usize]| -> Vec<_> { of.iter().map(|&d| (self.lhs[d], l_strides[d])).collect() };
        let r = |of: &[usize]| -> Vec<_> { of.iter().map(|&d| (self.rhs[d], r_strides[d])).collect() };
        let l = Matrices::new(lhs, &l(l_batch), &l(&l_free), &l(l_sum));
        let r = Matrices::new(rhs, &r(r_batch), &r(r_sum), &r(&r_free));
        let (m, n) = (l.rows, r.cols);
        let batch: usize = l_batch.iter().map(|&d| self.lhs[d]).product();
        let mut out = vec![ring.zero(); batch * m * n];
        if out.is_empty() || l.cols == 0 {
            return out;
        }
        let product = |b: usize, out: &mut [T]| {
            let c = ArrayViewMut2::from_shape((m, n), out).expect("a dense matrix");
            gemm(ring, l.matrix(b), r.matrix(b), c);
        };
        if batch == 1 {
            product(0, &mut out);
        } else if out.len() * l.cols < PARALLEL {
            out.chunks_mut(m * n).enumerate().for_each(|(b, out)| product(b, out));
        } else {
            out.par_chunks_mut(m * n).enumerate().for_each(|(b, out)| product(b, out));
        }
        out
    }
}

/// Multiply-adds that are worth a thread.
const GEMM_TASK: usize = 1 << 20;
/// Rows or columns that one thread takes at least.
const GEMM_EDGE: usize = 32;

/// `c += a · b`, its longer side cut into fixed parts that run in parallel.
pub(crate) fn gemm<T: Send + Sync>(
    ring: &impl Ring<T>,
    a: ArrayView2<'_, T>,
    b: ArrayView2<'_, T>,
    mut c: ArrayViewMut2<'_, T>,
) {
    let (m, n, k) = (c.nrows(), c.ncols(), a.ncols());
    let longer = m.max(n);
    let parts = (m * n * k / GEMM_TASK).clamp(1, 16).min(longer.div_ceil(GEMM_EDGE));
    if parts == 1 {
        return ring.gemm(a, b, c);
    }
    let edge = longer.div_ceil(parts).next_multiple_of(GEMM_EDGE);
    let axis = ndarray::Axis(usize::from(n > m));
    let cs: Vec<_> = c.axis_chunks_iter_mut(axis, edge).collect();
    cs.into_par_iter().enumerate().for_each(|(i, c)| {
        let range = (i * edge) as isize..(i * edge + c.len_of(axis)) as isize;
        if axis.0 == 0 {
            ring.gemm(a.slice_axis(axis, range.into()), b, c);
        } else {
            ring.gemm(a, b.slice_axis(axis, range.into()), c);
        }
    });
}

/// A tensor read as a batch of matrices: in place where strides allow, else copied into that order.
pub(crate) struct Matrices<'t, T: Clone> {
    data: Cow<'t, [T]>,
    pub rows: usize,
    pub cols: usize,
    row_stride: usize,
    col_stride: usize,
    /// Where each matrix begins.
    starts: Vec<usize>,
}

/// Dimensions as (size, stride), outermost first.
pub(crate) type Axes = [Axis];
/// One of them.
pub(crate) type Axis = (usize, isize);

impl<'t, T: Clone + Send + Sync> Matrices<'t, T> {
    pub(crate) fn new(data: &'t [T], batch: &Axes, rows: &Axes, cols: &Axes) -> Self {
        let numel = |axes: &Axes| axes.iter().map(|a| a.0).product::<usize>();
        let (n_batch, n_rows, n_cols) = (numel(batch), numel(rows), numel(cols));
        if let (Some(row_stride), Some(col_stride)) = (single_stride(rows), single_stride(cols)) {
            let (sizes, steps): (Vec<usize>, Vec<isize>) = batch.iter().copied().unzip();
            let starts = Offsets::new(&sizes, &steps, 0).map(|o| o as usize).collect();
            return Matrices { data: Cow::Borrowed(data), rows: n_rows, cols: n_cols, row_stride, col_stride, starts };
        }
        let (dims, strides) = [batch, rows, cols].concat().into_iter().unzip();
        let data = Cow::Owned(read(data, &View { offset: 0, dims, strides }));
        let starts = (0..n_batch).map(|b| b * n_rows * n_cols).collect();
        Matrices { data, rows: n_rows, cols: n_cols, row_stride: n_cols, col_stride: 1, starts }
    }

    pub(crate) fn matrix(&self, b: usize) -> ArrayView2<'_, T> {
        let shape = (self.rows, self.cols).strides((self.row_stride, self.col_stride));
        ArrayView2::from_shape(shape, &self.data[self.starts[b]..]).expect("strides stay inside the tensor")
    }
}

/// The stride of axes that together count like one, if they do.
fn single_stride(axes: &Axes) -> Option<usize> {
    let mut inner: Option<(usize, isize)> = None;
    for &(n, stride) in axes.iter().rev().filter(|a| a.0 != 1) {
        inner = match inner {
            None => Some((n, stride)),
            Some((count, s)) if stride == s * count as isize => Some((n * count, s)),
            Some(_) => return None,
        };
    }
    Some(inner.map_or(1, |(_, s)| s as usize))
}
