//! Ops whose positions are data: gather, scatter, dynamic slices, sort.

use super::{Cx, RegionType, RuleError, show_types};
use crate::op::{Gather, Scatter, Sort};
use crate::types::{ElemType, TensorType};

type Result<T = TensorType> = std::result::Result<T, RuleError>;

/// Dimensions of the indices that number the slices: all but the component dimension.
fn index_batch(cx: Cx, indices: &TensorType, vector_dim: usize, n_components: usize) -> Result<Vec<usize>> {
    cx.check("indices_type", indices.elem.is_int(), || "an integer type", || indices.elem)?;
    let rank = indices.rank();
    cx.check("index_vector_dim", vector_dim <= rank, || format!("at most {rank}"), || vector_dim)?;
    let components = if vector_dim < rank { indices.dims[vector_dim] } else { 1 };
    cx.check("index_components", components == n_components, || n_components, || components)?;
    Ok((0..rank).filter(|&d| d != vector_dim).collect())
}

/// Batching dimensions pair operand and index dimensions of one size.
fn batching(
    cx: Cx,
    x: &TensorType,
    x_dims: &[usize],
    idx: &TensorType,
    idx_dims: &[usize],
    vector_dim: usize,
) -> Result<()> {
    cx.len("batching_dims", idx_dims, x_dims.len())?;
    cx.distinct_dims("batching_dims", x_dims, x.rank())?;
    cx.distinct_dims("batching_dims", idx_dims, idx.rank())?;
    for (&a, &b) in x_dims.iter().zip(idx_dims) {
        cx.check("batching_dims", b != vector_dim, || "no index_vector_dim", || b)?;
        cx.check("batching_sizes", x.dims[a] == idx.dims[b], || x.dims[a], || idx.dims[b])?;
    }
    Ok(())
}

pub(super) fn gather(cx: Cx, x: &TensorType, idx: &TensorType, a: &Gather) -> Result {
    let batch = index_batch(cx, idx, a.index_vector_dim, a.start_index_map.len())?;
    batching(cx, x, &a.operand_batching_dims, idx, &a.start_indices_batching_dims, a.index_vector_dim)?;
    cx.distinct_dims("start_index_map", &a.start_index_map, x.rank())?;
    cx.len("slice_sizes", &a.slice_sizes, x.rank())?;
    let dropped = [a.collapsed_slice_dims.as_slice(), a.operand_batching_dims.as_slice()].concat();
    cx.distinct_dims("collapsed_slice_dims", &dropped, x.rank())?;
    for (d, (&slice, &size)) in a.slice_sizes.iter().zip(&x.dims).enumerate() {
        let limit = if dropped.contains(&d) { size.min(1) } else { size };
        cx.check("slice_sizes", slice <= limit, || format!("at most {limit} in dimension {d}"), || slice)?;
    }
    let offsets: Vec<usize> = (0..x.rank()).filter(|d| !dropped.contains(d)).map(|d| a.slice_sizes[d]).collect();
    cx.len("offset_dims", &a.offset_dims, offsets.len())?;
    let rank = batch.len() + offsets.len();
    cx.distinct_dims("offset_dims", &a.offset_dims, rank)?;
    let mut dims = vec![0; rank];
    let mut sorted = a.offset_dims.clone();
    sorted.sort_unstable();
    cx.check("offset_dims", sorted == a.offset_dims, || "ascending dimensions", || format!("{:?}", a.offset_dims))?;
    for (&d, size) in sorted.iter().zip(offsets) {
        dims[d] = size;
    }
    let free = (0..rank).filter(|d| !sorted.contains(d));
    for (d, &b) in free.zip(&batch) {
        dims[d] = idx.dims[b];
    }
    Ok(x.with_dims(dims))
}

pub(super) fn scatter(cx: Cx, operands: &[&TensorType], a: &Scatter, region: &RegionType) -> Result<Vec<TensorType>> {
    let n = operands.len() / 2;
    cx.check("operands", operands.len() == 2 * n + 1, || "inputs, indices and as many updates", || operands.len())?;
    let (inputs, idx, updates) = (&operands[..n], operands[n], &operands[n + 1..]);
    let batch = index_batch(cx, idx, a.index_vector_dim, a.scatter_dims_to_operand_dims.len())?;
    let x = inputs[0];
    batching(cx, x, &a.input_batching_dims, idx, &a.scatter_indices_batching_dims, a.index_vector_dim)?;
    cx.distinct_dims("scatter_dims_to_operand_dims", &a.scatter_dims_to_operand_dims, x.rank())?;
    let dropped = [a.inserted_window_dims.as_slice(), a.input_batching_dims.as_slice()].concat();
    cx.distinct_dims("inserted_window_dims", &dropped, x.rank())?;
    let window: Vec<usize> = (0..x.rank()).filter(|d| !dropped.contains(d)).collect();
    cx.len("update_window_dims", &a.update_window_dims, window.len())?;
    let rank = batch.len() + window.len();
    cx.distinct_dims("update_window_dims", &a.update_window_dims, rank)?;
    for (&input, &update) in inputs.iter().zip(updates) {
        cx.same("input_shapes", &x.with_elem(input.elem), input)?;
        cx.check("update_rank", update.rank() == rank, || rank, || update.rank())?;
        cx.same("update_type", &input.elem, &update.elem)?;
        for (&u, &w) in a.update_window_dims.iter().zip(&window) {
            let (size, limit) = (update.dims[u], x.dims[w]);
            cx.check("update_window", size <= limit, || format!("at most {limit} in dimension {u}"), || size)?;
        }
        let free = (0..rank).filter(|d| !a.update_window_dims.contains(d));
        for (u, &b) in free.zip(&batch) {
            cx.check("update_batch", update.dims[u] == idx.dims[b], || idx.dims[b], || update.dims[u])?;
        }
    }
    cx.reducer(region, &inputs.iter().map(|ty| ty.elem).collect::<Vec<_>>())?;
    Ok(inputs.iter().map(|&ty| ty.clone()).collect())
}

fn start_indices(cx: Cx, indices: &[&TensorType], rank: usize) -> Result<()> {
    cx.len("start_indices", indices, rank)?;
    for &ty in indices {
        let ok = ty.rank() == 0 && ty.elem.is_int() && ty == indices[0];
        cx.check("start_indices", ok, || "integer scalars of one type", || ty.to_string())?;
    }
    Ok(())
}

pub(super) fn dynamic_slice(cx: Cx, operands: &[&TensorType], sizes: &[usize]) -> Result {
    let x = operands[0];
    start_indices(cx, &operands[1..], x.rank())?;
    cx.len("slice_sizes", sizes, x.rank())?;
    for (d, (&slice, &size)) in sizes.iter().zip(&x.dims).enumerate() {
        cx.check("slice_sizes", slice <= size, || format!("at most {size} in dimension {d}"), || slice)?;
    }
    Ok(x.with_dims(sizes))
}

pub(super) fn dynamic_update_slice(cx: Cx, operands: &[&TensorType]) -> Result {
    let (x, update) = (operands[0], operands[1]);
    start_indices(cx, &operands[2..], x.rank())?;
    cx.same("update_type", &x.elem, &update.elem)?;
    let fits = update.rank() == x.rank() && update.dims.iter().zip(&x.dims).all(|(u, s)| u <= s);
    cx.check("update_shape", fits, || format!("at most {:?}", x.dims), || format!("{:?}", update.dims))?;
    Ok(x.clone())
}

pub(super) fn sort(cx: Cx, operands: &[&TensorType], a: &Sort, region: &RegionType) -> Result<Vec<TensorType>> {
    let x = operands[0];
    cx.check("dimension", a.dimension < x.rank(), || format!("a dimension below {}", x.rank()), || a.dimension)?;
    for &ty in operands {
        cx.same("operand_shapes", &x.with_elem(ty.elem), ty)?;
    }
    let params: Vec<_> =
        operands.iter().flat_map(|ty| [TensorType::scalar(ty.elem), TensorType::scalar(ty.elem)]).collect();
    cx.check("comparator_params", region.params == params, || show_types(&params), || show_types(&region.params))?;
    let bool = [TensorType::scalar(ElemType::I1)];
    cx.check("comparator_result", region.results == bool, || "tensor<i1>", || show_types(&region.results))?;
    Ok(operands.iter().map(|&ty| ty.clone()).collect())
}
