//! Sliding windows: `reduce_window`, `select_and_scatter`.
//!
//! The elements of a window come in row-major order. Padding and dilation holes take no part: a window that sees
//! nothing else gives the initial value, and selects nothing. `select_and_scatter` keeps its selected element while
//! `select(selected, candidate)` holds, so that with `GE` the first of equal maxima is selected.

use crate::elementwise::{bool_binary, float_binary, int_binary, pick};
use crate::error::EvalError;
use crate::index::{PARALLEL, Sweep, unravel};
use crate::reduction::with_float_op;
use crate::region::{Caller, Cell, ScalarRegion};
use crate::scalar::Scalar;
use crate::storage::{Buffer, Data};
use crate::tensor::Tensor;
use rayon::prelude::*;
use truestep_ir::{Compare, Direction, TensorType, Window, row_major_strides};

pub(crate) fn reduce_window<S: Scalar>(
    ctx: &S::Ctx,
    region: &ScalarRegion,
    combine: Caller<'_, S>,
    operands: Vec<Tensor<S>>,
    window: &Window,
    to: &TensorType,
) -> Result<Vec<Tensor<S>>, EvalError> {
    let n = operands.len() / 2;
    let (inputs, inits) = operands.split_at(n);
    let inputs: Vec<Tensor<S>> = inputs.iter().map(Tensor::materialize).collect();
    let sweeps = Sweeps::new(window, &inputs[0].ty().dims, &to.dims);
    let types = inputs.iter().map(|t| t.ty().with_dims(to.dims.as_slice()));
    let data = match region.associative() {
        Some(op) if n == 1 => {
            let elem = to.elem;
            vec![match (&inputs[0].data, &inits[0].data) {
                (Data::Float(x), Data::Float(init)) => {
                    Data::float(with_float_op!(S, ctx, op, elem, f => sweeps.fold(x, &init[0], f)))
                }
                (Data::Int(x), Data::Int(init)) => {
                    Data::int(sweeps.fold(x, &init[0], |&x, &y| int_binary(op, elem, x, y)))
                }
                (Data::Bool(x), Data::Bool(init)) => {
                    Data::bool(sweeps.fold(x, &init[0], |&x, &y| bool_binary(op, x, y)))
                }
                _ => unreachable!("an initial value of another kind"),
            }]
        }
        _ => fold_cells(combine, &inputs, inits, &sweeps)?,
    };
    Ok(data.into_iter().zip(types).map(|(data, ty)| Tensor::dense(ty, data)).collect())
}

/// Any region, any number of inputs, element by element.
fn fold_cells<S: Scalar>(
    mut combine: Caller<'_, S>,
    inputs: &[Tensor<S>],
    inits: &[Tensor<S>],
    sweeps: &Sweeps,
) -> Result<Vec<Data<S>>, EvalError> {
    let numel = sweeps.rows() * sweeps.last.out;
    let mut results: Vec<Buffer<S>> = inputs.iter().map(|t| Buffer::new(t.ty().elem.kind(), numel)).collect();
    let mut outcome = Ok(());
    let mut index = vec![0; sweeps.outer.len()];
    for row in 0..sweeps.rows() {
        unravel(row, &sweeps.outer_out, &mut index);
        for o in 0..sweeps.last.out {
            let mut acc: Vec<Cell<S>> = inits.iter().map(Cell::first).collect();
            sweeps.each_row(&index, &mut |base| {
                for i in (0..sweeps.last.window).filter_map(|k| sweeps.last.at(o, k)) {
                    if outcome.is_ok() {
                        acc.extend(inputs.iter().map(|t| Cell::at(&t.data, base + i)));
                        match combine.call(&acc) {
                            Ok(next) => acc = next,
                            Err(error) => outcome = Err(error),
                        }
                    }
                }
            });
            results.iter_mut().zip(acc).for_each(|(r, cell)| r.put(row * sweeps.last.out + o, cell));
        }
    }
    outcome?;
    Ok(results.into_iter().map(Buffer::into_data).collect())
}

/// A window sliding over all dimensions; trailing dimensions that it does not touch count as one.
struct Sweeps {
    outer: Vec<Sweep>,
    outer_out: Vec<usize>,
    /// Strides of the outer dimensions in the input.
    strides: Vec<usize>,
    last: Sweep,
}

impl Sweeps {
    fn new(w: &Window, dims: &[usize], out: &[usize]) -> Self {
        let sweep = |d: usize| Sweep {
            size: dims[d],
            window: w.dimensions[d],
            out: out[d],
            stride: w.strides[d],
            padding: w.padding[d].0,
            base_dilation: w.base_dilations[d],
            window_dilation: w.window_dilations[d],
        };
        let mut outer: Vec<Sweep> = (0..dims.len()).map(sweep).collect();
        let untouched = outer.iter().rev().take_while(|s| s.trivial()).count();
        let mut strides = row_major_strides(dims);
        let last = if untouched > 0 || outer.is_empty() {
            let size = outer.drain(outer.len() - untouched..).map(|s| s.size).product();
            let (window, stride, padding, base_dilation, window_dilation) = (1, 1, 0, 1, 1);
            Sweep { size, window, out: size, stride, padding, base_dilation, window_dilation }
        } else {
            outer.pop().expect("a dimension")
        };
        strides.truncate(outer.len());
        Sweeps { outer_out: outer.iter().map(|s| s.out).collect(), outer, strides, last }
    }

    /// Number of rows of the result.
    fn rows(&self) -> usize {
        self.outer_out.iter().product()
    }

    /// Calls `visit` with the offset of every input row that the window at `index` sees.
    fn each_row(&self, index: &[usize], visit: &mut impl FnMut(usize)) {
        fn go(sweeps: &Sweeps, d: usize, base: usize, index: &[usize], visit: &mut impl FnMut(usize)) {
            let Some(sweep) = sweeps.outer.get(d) else { return visit(base) };
            for i in (0..sweep.window).filter_map(|k| sweep.at(index[d], k)) {
                go(sweeps, d + 1, base + i * sweeps.strides[d], index, visit);
            }
        }
        go(self, 0, 0, index, visit);
    }

    /// Calls `visit` with every position of the last dimension and the input element that window element `k` sees.
    fn each_last(&self, k: usize, mut visit: impl FnMut(usize, usize)) {
        (0..self.last.out).filter_map(|o| Some((o, self.last.at(o, k)?))).for_each(|(o, i)| visit(o, i));
    }

    fn fold<T: Clone + Send + Sync>(&self, x: &[T], init: &T, f: impl Fn(&T, &T) -> T + Sync) -> Vec<T> {
        let width = self.last.out;
        let mut out = vec![init.clone(); self.rows() * width];
        if out.is_empty() {
            return out;
        }
        let fold_row = |index: &mut Vec<usize>, row: usize, out: &mut [T]| {
            unravel(row, &self.outer_out, index);
            self.each_row(index, &mut |base| {
                if self.last.trivial() {
                    out.iter_mut().zip(&x[base..]).for_each(|(acc, x)| *acc = f(acc, x));
                } else {
                    for k in 0..self.last.window {
                        self.each_last(k, |o, i| out[o] = f(&out[o], &x[base + i]));
                    }
                }
            });
        };
        let index = || vec![0; self.outer.len()];
        if out.len().max(x.len()) < PARALLEL {
            let mut index = index();
            out.chunks_mut(width).enumerate().for_each(|(row, out)| fold_row(&mut index, row, out));
        } else {
            let rows = out.par_chunks_mut(width).with_min_len((PARALLEL / 8 / width).max(1)).enumerate();
            rows.for_each_init(index, |index, (row, out)| fold_row(index, row, out));
        }
        out
    }

    /// Adds every source element to the input position its window selects.
    fn select<T: Clone>(
        &self,
        x: &[T],
        source: &[T],
        out: &mut [T],
        mut keep: impl FnMut(&T, &T) -> bool,
        mut add: impl FnMut(&T, &T) -> T,
    ) {
        const NONE: usize = usize::MAX;
        let width = self.last.out;
        let Some(first) = x.first() else { return };
        let mut index = vec![0; self.outer.len()];
        let mut selected = vec![NONE; width];
        let mut values = vec![first.clone(); width];
        for (row, source) in source.chunks(width.max(1)).enumerate() {
            unravel(row, &self.outer_out, &mut index);
            selected.fill(NONE);
            let mut empty = true;
            self.each_row(&index, &mut |base| {
                if !self.last.trivial() {
                    for k in 0..self.last.window {
                        self.each_last(k, |o, i| {
                            if selected[o] == NONE || !keep(&values[o], &x[base + i]) {
                                (selected[o], values[o]) = (base + i, x[base + i].clone());
                            }
                        });
                    }
                } else if std::mem::take(&mut empty) {
                    values.clone_from_slice(&x[base..base + width]);
                    selected.iter_mut().enumerate().for_each(|(o, at)| *at = base + o);
                } else {
                    let candidates = x[base..base + width].iter().enumerate();
                    for ((value, at), (o, x)) in values.iter_mut().zip(&mut selected).zip(candidates) {
                        let keep = keep(value, x);
                        (*value, *at) = (pick(keep, value, x), pick(keep, at, &(base + o)));
                    }
                }
            });
            for (&i, value) in selected.iter().zip(source).filter(|(i, _)| **i != NONE) {
                out[i] = add(&out[i], value);
            }
        }
    }
}

pub(crate) fn select_and_scatter<S: Scalar>(
    ctx: &S::Ctx,
    regions: (&ScalarRegion, &ScalarRegion),
    (mut select, mut scatter): (Caller<'_, S>, Caller<'_, S>),
    operands: Vec<Tensor<S>>,
    w: &Window,
) -> Result<Tensor<S>, EvalError> {
    let [x, source, init] = [&operands[0], &operands[1], &operands[2]].map(Tensor::materialize);
    let ty = x.ty().clone();
    let (dims, out_dims) = (&ty.dims, &source.ty().dims);
    let numel = ty.numel();
    if let (Data::Float(x), Data::Float(source), Data::Float(init)) = (&x.data, &source.data, &init.data)
        && let (Some(how), Some(op)) = (regions.0.comparison(), regions.1.associative())
    {
        let mut out = vec![init[0].clone(); numel];
        // The usual comparison has its own loop.
        const GE: Compare = Compare { direction: Direction::Ge, total_order: false };
        let add = |x: &S, y: &S| S::round(&float_binary(ctx, op, x, y), ty.elem);
        match batches(w, dims, out_dims) {
            Some((sweeps, n, n_source)) if numel >= PARALLEL => {
                let parts = out.par_chunks_mut(n).zip(x.par_chunks(n)).zip(source.par_chunks(n_source));
                parts.for_each(|((out, x), source)| match how {
                    GE => sweeps.select(x, source, out, |x, y| S::compare(ctx, GE, x, y), add),
                    how => sweeps.select(x, source, out, |x, y| S::compare(ctx, how, x, y), add),
                });
            }
            _ => {
                let keep = |x: &S, y: &S| S::compare(ctx, how, x, y);
                Sweeps::new(w, dims, out_dims).select(x, source, &mut out, keep, add);
            }
        }
        return Ok(Tensor::dense(ty, Data::float(out)));
    }
    let sweeps = Sweeps::new(w, dims, out_dims);
    let mut outcome = Ok(());
    // After an error the remaining answers do not matter.
    let mut settle = |answer: Result<Cell<S>, EvalError>, otherwise: Cell<S>| {
        answer.unwrap_or_else(|error| {
            outcome = Err(error);
            otherwise
        })
    };
    macro_rules! by_cells {
        ($kind:ident, $x:expr, $source:expr, $init:expr) => {{
            let mut out = vec![$init[0].clone(); numel];
            let settle = std::cell::RefCell::new(&mut settle);
            let pair = |x: &_, y: &_| [Cell::$kind(Clone::clone(x)), Cell::$kind(Clone::clone(y))];
            let keep = |x: &_, y: &_| {
                let answer = select.call(&pair(x, y)).map(|mut cells| cells.remove(0));
                matches!((settle.borrow_mut())(answer, Cell::Bool(true)), Cell::Bool(true))
            };
            let add = |x: &_, y: &_| {
                let [old, _] = pair(x, y);
                let answer = scatter.call(&pair(x, y)).map(|mut cells| cells.remove(0));
                match (settle.borrow_mut())(answer, old) {
                    Cell::$kind(value) => value,
                    _ => unreachable!("a result of another kind"),
                }
            };
            sweeps.select($x, $source, &mut out, keep, add);
            Data::$kind(out.into())
        }};
    }
    let data = match (&x.data, &source.data, &init.data) {
        (Data::Float(x), Data::Float(source), Data::Float(init)) => by_cells!(Float, x, source, init),
        (Data::Int(x), Data::Int(source), Data::Int(init)) => by_cells!(Int, x, source, init),
        (Data::Bool(x), Data::Bool(source), Data::Bool(init)) => by_cells!(Bool, x, source, init),
        _ => unreachable!("operands of several kinds"),
    };
    outcome?;
    Ok(Tensor::dense(ty, data))
}

/// The sweep of one element of dimension 0, if windows do not reach across it, and the sizes of its parts.
fn batches(w: &Window, dims: &[usize], out: &[usize]) -> Option<(Sweeps, usize, usize)> {
    let alone = dims.len() > 1 && dims[0] == out[0] && w.dimensions[0] == 1 && w.strides[0] == 1 && w.padding[0].0 == 0;
    let part = |dims: &[usize]| [&[1], &dims[1..]].concat();
    let (one, one_out) = (part(dims), part(out));
    let (n, n_out) = (one.iter().product(), one_out.iter().product());
    (alone && n > 0 && n_out > 0).then(|| (Sweeps::new(w, &one, &one_out), n, n_out))
}
