//! Ops whose positions are data.
//!
//! Start indices are limited so that the box fits (`gather`, the dynamic slices); a scatter window that does not fit
//! entirely is skipped, as XLA does. Scatter updates are combined in row-major order of their windows.

use crate::error::EvalError;
use crate::index::{Offsets, View, strides, unravel, write};
use crate::region::{Caller, Cell};
use crate::scalar::Scalar;
use crate::shape::gather_view;
use crate::storage::{Buffer, Data, map_values};
use crate::tensor::Tensor;
use truestep_ir::{ElemType, Gather, Scatter, Sort, TensorType};

/// Start indices of the windows that gather and scatter address.
struct Starts {
    /// The indices, a `ui64` beyond `i64` as the largest one.
    values: Vec<i64>,
    /// Their batch dimensions, with strides into `values`.
    dims: Vec<usize>,
    strides: Vec<isize>,
    /// Stride between the components of one index.
    component: isize,
    /// Operand dimension of each component.
    map: Vec<usize>,
    /// Operand dimension and batch dimension of each batching pair.
    batching: Vec<(usize, usize)>,
}

impl Starts {
    fn new<S: Scalar>(
        indices: &Tensor<S>,
        vector_dim: usize,
        map: &[usize],
        batching: impl Iterator<Item = (usize, usize)>,
    ) -> Self {
        let all = strides(&indices.ty().dims);
        let batch: Vec<usize> = (0..indices.ty().rank()).filter(|&d| d != vector_dim).collect();
        let position = |d: usize| batch.iter().position(|&b| b == d).expect("batching dims are batch dims");
        Starts {
            values: index_values(indices),
            dims: batch.iter().map(|&d| indices.ty().dims[d]).collect(),
            strides: batch.iter().map(|&d| all[d]).collect(),
            component: all.get(vector_dim).copied().unwrap_or(0),
            map: map.to_vec(),
            batching: batching.map(|(x, d)| (x, position(d))).collect(),
        }
    }

    /// Calls `visit` with the number of each window and its start in an operand of rank `rank`, in row-major order.
    fn for_each(
        &self,
        rank: usize,
        mut visit: impl FnMut(&[usize], &mut [i64]) -> Result<(), EvalError>,
    ) -> Result<(), EvalError> {
        let (mut index, mut start) = (vec![0; self.dims.len()], vec![0; rank]);
        for (i, offset) in Offsets::new(&self.dims, &self.strides, 0).enumerate() {
            unravel(i, &self.dims, &mut index);
            start.fill(0);
            for (k, &d) in self.map.iter().enumerate() {
                start[d] = self.values[(offset + k as isize * self.component) as usize];
            }
            for &(d, b) in &self.batching {
                start[d] = index[b] as i64;
            }
            visit(&index, &mut start)?;
        }
        Ok(())
    }
}

fn index_values<S: Scalar>(indices: &Tensor<S>) -> Vec<i64> {
    let values = indices.ints().expect("indices are integers");
    if indices.ty().elem == ElemType::Ui64 {
        return values.into_iter().map(|v| if v < 0 { i64::MAX } else { v }).collect();
    }
    values
}

fn dot(index: &[usize], strides: &[isize]) -> isize {
    index.iter().zip(strides).map(|(&i, &s)| i as isize * s).sum()
}

fn without<T: Copy>(all: &[T], dropped: &[usize]) -> Vec<T> {
    (0..all.len()).filter(|d| !dropped.contains(d)).map(|d| all[d]).collect()
}

fn at(all: &[isize], dims: &[usize]) -> Vec<isize> {
    dims.iter().map(|&d| all[d]).collect()
}

pub(crate) fn gather<S: Scalar>(x: &Tensor<S>, indices: &Tensor<S>, a: &Gather, to: &TensorType) -> Tensor<S> {
    let x = x.materialize();
    let dims = &x.ty().dims;
    let pairs = a.operand_batching_dims.iter().copied().zip(a.start_indices_batching_dims.iter().copied());
    let starts = Starts::new(indices, a.index_vector_dim, &a.start_index_map, pairs);
    let dropped = [a.collapsed_slice_dims.as_slice(), &a.operand_batching_dims].concat();
    let (from, into) = (strides(dims), strides(&to.dims));
    let sizes = without(&a.slice_sizes, &dropped);
    let (slice_from, slice_into) = (without(&from, &dropped), at(&into, &a.offset_dims));
    let batch_into = without(&into, &a.offset_dims);
    let mut moves: Vec<(isize, isize)> = Vec::with_capacity(to.numel());
    let visited = starts.for_each(dims.len(), |index, start| {
        for (d, s) in start.iter_mut().enumerate() {
            *s = (*s).clamp(0, (dims[d] - a.slice_sizes[d]) as i64);
        }
        let source: isize = start.iter().zip(&from).map(|(&i, s)| i as isize * s).sum();
        let target = dot(index, &batch_into);
        let slice = Offsets::new(&sizes, &slice_from, 0).zip(Offsets::new(&sizes, &slice_into, 0));
        moves.extend(slice.map(|(s, t)| (source + s, target + t)));
        Ok(())
    });
    debug_assert!(visited.is_ok());
    fn gathered<T: Clone>(x: &[T], moves: &[(isize, isize)]) -> Vec<T> {
        let Some(&(first, _)) = moves.first() else { return Vec::new() };
        let mut out = vec![x[first as usize].clone(); moves.len()];
        moves.iter().for_each(|&(s, t)| out[t as usize] = x[s as usize].clone());
        out
    }
    Tensor::dense(to.clone(), map_values!(&x.data, v => gathered(v, &moves)))
}

pub(crate) fn scatter<S: Scalar>(
    mut combine: Caller<'_, S>,
    mut operands: Vec<Tensor<S>>,
    a: &Scatter,
) -> Result<Vec<Tensor<S>>, EvalError> {
    let n = operands.len() / 2;
    let updates: Vec<Tensor<S>> = operands.split_off(n + 1).iter().map(Tensor::materialize).collect();
    let indices = operands.pop().expect("the indices");
    let types: Vec<TensorType> = operands.iter().map(|t| t.ty().clone()).collect();
    let mut results: Vec<Buffer<S>> = operands.into_iter().map(Tensor::into_buffer).collect();
    let pairs = a.input_batching_dims.iter().copied().zip(a.scatter_indices_batching_dims.iter().copied());
    let starts = Starts::new(&indices, a.index_vector_dim, &a.scatter_dims_to_operand_dims, pairs);
    let dims = &types[0].dims;
    let dropped = [a.inserted_window_dims.as_slice(), &a.input_batching_dims].concat();
    let (from, into) = (strides(&updates[0].ty().dims), strides(dims));
    let (window_from, window_into) = (at(&from, &a.update_window_dims), without(&into, &dropped));
    let sizes: Vec<usize> = a.update_window_dims.iter().map(|&d| updates[0].ty().dims[d]).collect();
    let mut window = vec![1; dims.len()];
    let kept = (0..dims.len()).filter(|d| !dropped.contains(d));
    kept.zip(&sizes).for_each(|(d, &size)| window[d] = size);
    let batch_from = without(&from, &a.update_window_dims);
    let mut args: Vec<Cell<S>> = Vec::with_capacity(2 * n);
    starts.for_each(dims.len(), |index, start| {
        let fits = |d: usize| start[d] >= 0 && start[d] <= dims[d] as i64 - window[d] as i64;
        if !(0..dims.len()).all(fits) {
            return Ok(());
        }
        let target: isize = start.iter().zip(&into).map(|(&i, s)| i as isize * s).sum();
        let source = dot(index, &batch_from);
        for (s, t) in Offsets::new(&sizes, &window_from, 0).zip(Offsets::new(&sizes, &window_into, 0)) {
            let (s, t) = ((source + s) as usize, (target + t) as usize);
            args.clear();
            args.extend(results.iter().map(|r| r.get(t)));
            args.extend(updates.iter().map(|u| Cell::at(&u.data, s)));
            for (result, cell) in results.iter_mut().zip(combine.call(&args)?) {
                result.put(t, cell);
            }
        }
        Ok(())
    })?;
    Ok(results.into_iter().zip(types).map(|(buffer, ty)| Tensor::dense(ty, buffer.into_data())).collect())
}

/// The box of `sizes` at the start that the scalar indices give, limited so that it fits in `dims`.
fn box_at<S: Scalar>(starts: &[Tensor<S>], dims: &[usize], sizes: &[usize]) -> View {
    let all = strides(dims);
    let start = |d: usize| index_values(&starts[d])[0].clamp(0, (dims[d] - sizes[d]) as i64) as isize;
    let offset = (0..dims.len()).map(|d| start(d) * all[d]).sum();
    View { offset, dims: sizes.to_vec(), strides: all }
}

pub(crate) fn dynamic_slice<S: Scalar>(operands: &[Tensor<S>], to: &TensorType) -> Tensor<S> {
    let x = &operands[0];
    gather_view(x, to.clone(), &box_at(&operands[1..], &x.ty().dims, &to.dims))
}

pub(crate) fn dynamic_update_slice<S: Scalar>(mut operands: Vec<Tensor<S>>) -> Tensor<S> {
    let starts = operands.split_off(2);
    let update = operands.remove(1).materialize();
    let x = operands.remove(0);
    let ty = x.ty().clone();
    let view = box_at(&starts, &ty.dims, &update.ty().dims);
    let mut buffer = x.into_buffer();
    match (&mut buffer, &update.data) {
        (Buffer::Float(x), Data::Float(u)) => write(x, &view, u),
        (Buffer::Int(x), Data::Int(u)) => write(x, &view, u),
        (Buffer::Bool(x), Data::Bool(u)) => write(x, &view, u),
        _ => unreachable!("an update of another kind"),
    }
    Tensor::dense(ty, buffer.into_data())
}

/// Always stable: merge sort, so that a comparator that is no order still terminates.
pub(crate) fn sort<S: Scalar>(
    mut less: Caller<'_, S>,
    operands: Vec<Tensor<S>>,
    a: &Sort,
) -> Result<Vec<Tensor<S>>, EvalError> {
    let operands: Vec<Tensor<S>> = operands.iter().map(Tensor::materialize).collect();
    let dims = &operands[0].ty().dims;
    let all = strides(dims);
    let (n, stride) = (dims[a.dimension], all[a.dimension]);
    let (outer_dims, outer_strides) = (without(dims, &[a.dimension]), without(&all, &[a.dimension]));
    let mut source: Vec<usize> = (0..operands[0].ty().numel()).collect();
    let mut args = Vec::with_capacity(2 * operands.len());
    for base in Offsets::new(&outer_dims, &outer_strides, 0) {
        let position = |i: usize| (base + i as isize * stride) as usize;
        let mut order: Vec<usize> = (0..n).collect();
        merge_sort(&mut order, &mut |i, j| {
            args.clear();
            let pair = |t: &Tensor<S>| [Cell::at(&t.data, position(i)), Cell::at(&t.data, position(j))];
            args.extend(operands.iter().flat_map(pair));
            less.test(&args)
        })?;
        order.into_iter().enumerate().for_each(|(to, from)| source[position(to)] = position(from));
    }
    fn pick<T: Clone>(values: &[T], at: &[usize]) -> Vec<T> {
        at.iter().map(|&i| values[i].clone()).collect()
    }
    let permuted = |t: &Tensor<S>| {
        let data = map_values!(&t.data, v => pick(v, &source));
        Tensor::dense(t.ty().clone(), data)
    };
    Ok(operands.iter().map(permuted).collect())
}

fn merge_sort(
    items: &mut [usize],
    less: &mut impl FnMut(usize, usize) -> Result<bool, EvalError>,
) -> Result<(), EvalError> {
    if items.len() < 2 {
        return Ok(());
    }
    let middle = items.len() / 2;
    merge_sort(&mut items[..middle], less)?;
    merge_sort(&mut items[middle..], less)?;
    let (left, right) = (items[..middle].to_vec(), items[middle..].to_vec());
    let (mut l, mut r) = (0, 0);
    for item in items {
        let take_right = l == left.len() || r < right.len() && less(right[r], left[l])?;
        let side = if take_right { &mut r } else { &mut l };
        *item = if take_right { right[*side] } else { left[*side] };
        *side += 1;
    }
    Ok(())
}
