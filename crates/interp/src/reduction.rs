//! `reduce`.
//!
//! Every result is `op(init, fold)`, the fold of the reduced elements in row-major order. Long reductions are cut into
//! fixed chunks whose partial results are combined in order, and rows of sums into fixed lanes, so results do not
//! depend on the number of threads.

use crate::elementwise::{bool_binary, int_binary};
use crate::error::EvalError;
use crate::index::{Offsets, PARALLEL, strides};
use crate::region::{Caller, Cell, ScalarRegion};
use crate::scalar::Scalar;
use crate::storage::{Buffer, Data};
use crate::tensor::Tensor;
use rayon::prelude::*;
use truestep_ir::{Binary, TensorType};

/// Reduced elements of one result that are folded in one go.
const CHUNK: usize = 4096;
/// Partial sums of a row.
const LANES: usize = 16;

/// Evaluates `$e` with `$f` bound to the op as a function of two floats, the common ops each with their own loop.
macro_rules! with_float_op {
    ($S:ident, $ctx:expr, $op:expr, $elem:expr, $f:ident => $e:expr) => {{
        use truestep_ir::Binary;
        let ctx = $ctx;
        match $op {
            Binary::Add if !$S::rounds($elem) => {
                let $f = |x: &$S, y: &$S| x.add(y);
                $e
            }
            Binary::Maximum => {
                let $f = |x: &$S, y: &$S| $S::max(ctx, x, y);
                $e
            }
            Binary::Minimum => {
                let $f = |x: &$S, y: &$S| $S::min(ctx, x, y);
                $e
            }
            op => {
                let $f = |x: &$S, y: &$S| $S::round(&$crate::elementwise::float_binary(ctx, op, x, y), $elem);
                $e
            }
        }
    }};
}
pub(crate) use with_float_op;

pub(crate) fn reduce<S: Scalar>(
    ctx: &S::Ctx,
    region: &ScalarRegion,
    combine: Caller<'_, S>,
    operands: Vec<Tensor<S>>,
    reduced: &[usize],
) -> Result<Vec<Tensor<S>>, EvalError> {
    let n = operands.len() / 2;
    let (inputs, inits) = operands.split_at(n);
    let inputs: Vec<Tensor<S>> = inputs.iter().map(Tensor::materialize).collect();
    let dims = &inputs[0].ty().dims;
    let kept: Vec<usize> = (0..dims.len()).filter(|d| !reduced.contains(d)).map(|d| dims[d]).collect();
    let types: Vec<TensorType> = inputs.iter().map(|t| t.ty().with_dims(kept.as_slice())).collect();
    let data = match region.associative() {
        Some(op) if n == 1 => {
            let elem = types[0].elem;
            let (dims, lanes) = (Folding::new(dims, reduced), op == Binary::Add);
            vec![match (&inputs[0].data, &inits[0].data) {
                (Data::Float(x), Data::Float(init)) => {
                    Data::float(with_float_op!(S, ctx, op, elem, f => dims.fold(x, &init[0], lanes, f)))
                }
                (Data::Int(x), Data::Int(init)) => {
                    Data::int(dims.fold(x, &init[0], false, |&x, &y| int_binary(op, elem, x, y)))
                }
                (Data::Bool(x), Data::Bool(init)) => Data::bool(match op {
                    Binary::And | Binary::Minimum | Binary::Multiply => dims.fold(x, &init[0], true, |&x, &y| x & y),
                    Binary::Add | Binary::Maximum | Binary::Or => dims.fold(x, &init[0], true, |&x, &y| x | y),
                    op => dims.fold(x, &init[0], true, |&x, &y| bool_binary(op, x, y)),
                }),
                _ => unreachable!("an initial value of another kind"),
            }]
        }
        _ => fold_cells(combine, &inputs, inits, reduced, &types)?,
    };
    Ok(data.into_iter().zip(types).map(|(data, ty)| Tensor::dense(ty, data)).collect())
}

/// Any region, any number of inputs, element by element.
fn fold_cells<S: Scalar>(
    mut combine: Caller<'_, S>,
    inputs: &[Tensor<S>],
    inits: &[Tensor<S>],
    reduced: &[usize],
    types: &[TensorType],
) -> Result<Vec<Data<S>>, EvalError> {
    let dims = &inputs[0].ty().dims;
    let all = strides(dims);
    let part = |of_reduced: bool| -> (Vec<usize>, Vec<isize>) {
        (0..dims.len()).filter(|d| reduced.contains(d) == of_reduced).map(|d| (dims[d], all[d])).unzip()
    };
    let ((kept, kept_strides), (summed, summed_strides)) = (part(false), part(true));
    let mut results: Vec<Buffer<S>> = types.iter().map(|ty| Buffer::new(ty.elem.kind(), ty.numel())).collect();
    for (o, base) in Offsets::new(&kept, &kept_strides, 0).enumerate() {
        let mut acc: Vec<Cell<S>> = inits.iter().map(Cell::first).collect();
        for offset in Offsets::new(&summed, &summed_strides, 0) {
            acc.extend(inputs.iter().map(|t| Cell::at(&t.data, (base + offset) as usize)));
            acc = combine.call(&acc)?;
        }
        results.iter_mut().zip(acc).for_each(|(result, cell)| result.put(o, cell));
    }
    Ok(results.into_iter().map(Buffer::into_data).collect())
}

/// How the elements of a tensor fold into results. The innermost run of dimensions is either reduced or kept; the
/// outer ones are walked by offset.
struct Folding {
    numel: usize,
    n_results: usize,
    /// Length of the innermost run and whether it is reduced.
    inner: usize,
    inner_reduced: bool,
    kept: (Vec<usize>, Vec<isize>),
    reduced: (Vec<usize>, Vec<isize>),
}

impl Folding {
    fn new(dims: &[usize], reduced: &[usize]) -> Self {
        let all = strides(dims);
        let mut runs: Vec<(usize, isize, bool)> = Vec::new();
        for d in (0..dims.len()).filter(|&d| dims[d] != 1) {
            let is_reduced = reduced.contains(&d);
            match runs.last_mut() {
                Some((n, stride, r)) if *r == is_reduced => (*n, *stride) = (*n * dims[d], all[d]),
                _ => runs.push((dims[d], all[d], is_reduced)),
            }
        }
        let (inner, _, inner_reduced) = runs.pop().unwrap_or((1, 1, false));
        let part = |of: bool| runs.iter().filter(|r| r.2 == of).map(|r| (r.0, r.1)).unzip();
        let numel = dims.iter().product();
        let n_results = (0..dims.len()).filter(|d| !reduced.contains(d)).map(|d| dims[d]).product();
        Folding { numel, n_results, inner, inner_reduced, kept: part(false), reduced: part(true) }
    }

    /// `lanes`: the op may regroup the elements of a row.
    fn fold<T: Clone + Send + Sync>(&self, x: &[T], init: &T, lanes: bool, f: impl Fn(&T, &T) -> T + Sync) -> Vec<T> {
        if self.numel == 0 || self.n_results == 0 {
            return vec![init.clone(); self.n_results];
        }
        let (rows, cut) = self.rows();
        let per_chunk = (CHUNK / cut).max(1);
        let chunks = rows.len().div_ceil(per_chunk);
        let width = if self.inner_reduced { 1 } else { self.inner };
        let bases: Vec<isize> = Offsets::new(&self.kept.0, &self.kept.1, 0).collect();
        let mut partials = vec![init.clone(); bases.len() * chunks * width];
        let partial = |i: usize, out: &mut [T]| {
            let base = bases[i / chunks];
            let rows = &rows[i % chunks * per_chunk..];
            let rows = &rows[..per_chunk.min(rows.len())];
            let (first, last) = (rows[0].0, rows[rows.len() - 1].0);
            if lanes && !self.inner_reduced && last - first == ((rows.len() - 1) * width) as isize {
                return fold_columns(&x[(base + first) as usize..][..rows.len() * width], out, &f);
            }
            for (r, &(offset, len)) in rows.iter().enumerate() {
                let row = &x[(base + offset) as usize..][..len];
                if self.inner_reduced {
                    let value = fold_row(row, lanes, &f);
                    out[0] = if r == 0 { value } else { f(&out[0], &value) };
                } else if r == 0 {
                    out.clone_from_slice(row);
                } else {
                    out.iter_mut().zip(row).for_each(|(acc, x)| *acc = f(acc, x));
                }
            }
        };
        if self.numel < PARALLEL {
            partials.chunks_mut(width).enumerate().for_each(|(i, out)| partial(i, out));
        } else {
            let at_least = (CHUNK / (cut * per_chunk)).max(1);
            let tasks = partials.par_chunks_mut(width).with_min_len(at_least);
            tasks.enumerate().for_each(|(i, out)| partial(i, out));
        }
        let mut results = vec![init.clone(); self.n_results];
        for (result, partials) in results.chunks_mut(width).zip(partials.chunks(chunks * width)) {
            for partial in partials.chunks(width) {
                result.iter_mut().zip(partial).for_each(|(acc, x)| *acc = f(acc, x));
            }
        }
        results
    }

    /// The contiguous rows that fold into one result (or row of results): offset and length, and the usual length.
    fn rows(&self) -> (Vec<(isize, usize)>, usize) {
        let cut = if self.inner_reduced { self.inner.min(CHUNK) } else { self.inner };
        let mut rows = Vec::new();
        for offset in Offsets::new(&self.reduced.0, &self.reduced.1, 0) {
            for start in (0..self.inner).step_by(cut) {
                rows.push((offset + start as isize, cut.min(self.inner - start)));
            }
        }
        (rows, cut)
    }
}

/// Folds rows that follow each other, as long as `out`, into it; narrow rows several at a time.
fn fold_columns<T: Clone>(rows: &[T], out: &mut [T], f: &impl Fn(&T, &T) -> T) {
    let width = out.len();
    let wide = width * (4 * LANES / width).clamp(1, rows.len() / width);
    let mut acc = rows[..wide].to_vec();
    let mut chunks = rows[wide..].chunks_exact(wide);
    for chunk in &mut chunks {
        acc.iter_mut().zip(chunk).for_each(|(acc, x)| *acc = f(acc, x));
    }
    out.clone_from_slice(&acc[..width]);
    for row in acc[width..].chunks_exact(width).chain(chunks.remainder().chunks_exact(width)) {
        out.iter_mut().zip(row).for_each(|(acc, x)| *acc = f(acc, x));
    }
}

fn fold_row<T: Clone>(row: &[T], lanes: bool, f: &impl Fn(&T, &T) -> T) -> T {
    let (mut acc, rest) = if lanes && row.len() >= 2 * LANES {
        let mut acc: [T; LANES] = std::array::from_fn(|l| row[l].clone());
        let mut chunks = row[LANES..].chunks_exact(LANES);
        for chunk in &mut chunks {
            acc.iter_mut().zip(chunk).for_each(|(acc, x)| *acc = f(acc, x));
        }
        let [first, others @ ..] = acc;
        (others.iter().fold(first, |acc, x| f(&acc, x)), chunks.remainder())
    } else {
        (row[0].clone(), &row[1..])
    };
    for x in rest {
        acc = f(&acc, x);
    }
    acc
}
