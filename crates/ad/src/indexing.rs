//! Ops whose positions are data. Positions are integers and have no cotangent.

use crate::reducer::{Combine, combine};
use crate::site::{Cotangents, Result, Site};
use truestep_ir::{
    Binary, Builder, Copier, Direction, ElemKind, ElemType, Gather, Iota, Literal, Op, Scatter, Sort, TensorType,
    ValueId,
};

/// ct added into zeros at the gathered positions (a gather clamps them, a scatter would drop them)
pub(crate) fn gather(b: &mut Builder, s: &Site, a: &Gather) -> Cotangents {
    let (x, indices) = (s.inputs[0], s.inputs[1]);
    let (zeros, elem) = (b.full_like(0.0, x), b.ty(x).elem);
    let sizes = b.dims(x);
    let room: Vec<usize> = a.start_index_map.iter().map(|&d| sizes[d] - a.slice_sizes[d]).collect();
    let indices = clamped(b, indices, a.index_vector_dim, &room);
    let add = b.reducer(Binary::Add, elem);
    let scatter = Scatter {
        update_window_dims: a.offset_dims.clone(),
        inserted_window_dims: a.collapsed_slice_dims.clone(),
        input_batching_dims: a.operand_batching_dims.clone(),
        scatter_indices_batching_dims: a.start_indices_batching_dims.clone(),
        scatter_dims_to_operand_dims: a.start_index_map.clone(),
        index_vector_dim: a.index_vector_dim,
        indices_are_sorted: a.indices_are_sorted,
        unique_indices: false,
    };
    vec![Some(b.push(Op::Scatter(scatter), &[zeros, indices, s.ct()], vec![add])[0])]
}

/// Start indices limited to `0 ..= room[k]` in component `k`.
fn clamped(b: &mut Builder, indices: ValueId, vector_dim: usize, room: &[usize]) -> ValueId {
    let ty = b.ty(indices).clone();
    let value_bits = ty.elem.bits() - u32::from(ty.elem.kind() == ElemKind::Signed);
    let largest = i64::MAX >> (63 - value_bits.min(63));
    let room: Vec<i64> = room.iter().map(|&r| (r as i64).min(largest)).collect();
    let limit = match room.as_slice() {
        [only] => b.scalar(*only as f64, ty.elem),
        _ => {
            let limits = b.constant(Literal::ints(ty.elem, &room));
            b.broadcast(limits, &[vector_dim], &ty.dims)
        }
    };
    let zero = b.scalar(0.0, ty.elem);
    b.op(Op::Clamp, &[zero, indices, limit])
}

/// A scatter by addition: ct to each input; ct gathered at the positions to each update, zero where the update was
/// dropped. A scatter by replacement: the same, with ct of an input zero where it was replaced and that of an update
/// zero where another one won.
///
/// A window that lies partly outside counts as dropped.
pub(crate) fn scatter(b: &mut Builder, s: &Site, a: &Scatter) -> Result {
    let n = s.instr.operands.len() / 2;
    let indices = s.inputs[n];
    let mut cts = vec![None; s.inputs.len()];
    for lane in 0..n {
        let Some(ct) = s.cts[lane] else { continue };
        let (input, update) = (s.inputs[lane], s.inputs[n + 1 + lane]);
        let gather = matching_gather(a, &b.dims(input), &b.dims(update));
        let (ct_input, live) = match combine(&s.instr.regions[0], lane) {
            Some(Combine::Binary(Binary::Add)) => (ct, None),
            Some(Combine::Second) => {
                let (free, live) = winners(b, s, a, &gather, lane);
                let zero = b.full_like(0.0, ct);
                (b.select(free, ct, zero), Some(live))
            }
            _ => return Err(s.fail("its region neither adds nor replaces")),
        };
        cts[lane] = Some(ct_input);
        cts[n + 1 + lane] = s.wants(n + 1 + lane).then(|| {
            let live = live.unwrap_or_else(|| inside(b, indices, &gather, input, update));
            let moved = b.op(Op::Gather(gather), &[ct, indices]);
            let zero = b.full_like(0.0, moved);
            b.select(live, moved, zero)
        });
    }
    Ok(cts)
}

/// The gather that reads the positions that `a` writes.
fn matching_gather(a: &Scatter, input: &[usize], update: &[usize]) -> Gather {
    let mut window = a.update_window_dims.iter().map(|&d| update[d]);
    let inserted = |d: &usize| a.inserted_window_dims.contains(d) || a.input_batching_dims.contains(d);
    let size = |d: usize| if inserted(&d) { 1 } else { window.next().expect("one window dimension each") };
    Gather {
        slice_sizes: (0..input.len()).map(size).collect(),
        offset_dims: a.update_window_dims.clone(),
        collapsed_slice_dims: a.inserted_window_dims.clone(),
        operand_batching_dims: a.input_batching_dims.clone(),
        start_indices_batching_dims: a.scatter_indices_batching_dims.clone(),
        start_index_map: a.scatter_dims_to_operand_dims.clone(),
        index_vector_dim: a.index_vector_dim,
        indices_are_sorted: a.indices_are_sorted,
    }
}

/// `i1`, shaped as the update: its window lies inside the input.
fn inside(b: &mut Builder, indices: ValueId, a: &Gather, input: ValueId, update: ValueId) -> ValueId {
    let sizes = b.dims(input);
    let room: Vec<usize> = a.start_index_map.iter().map(|&d| sizes[d] - a.slice_sizes[d]).collect();
    let limited = clamped(b, indices, a.index_vector_dim, &room);
    let mut ok = b.compare(Direction::Eq, limited, indices);
    if a.index_vector_dim < b.ty(ok).rank() {
        ok = b.reduce(Binary::And, ok, 1.0, &[a.index_vector_dim]);
    }
    let dims = b.dims(update);
    let batch: Vec<usize> = (0..dims.len()).filter(|d| !a.offset_dims.contains(d)).collect();
    b.broadcast(ok, &batch, &dims)
}

/// For a scatter by replacement, `i1` masks: input elements that no update replaced, and update elements that ended up
/// in the result. Both come from scattering the updates' row-major numbers, from 1, in the same way.
fn winners(b: &mut Builder, s: &Site, a: &Scatter, gather: &Gather, lane: usize) -> (ValueId, ValueId) {
    let n = s.instr.operands.len() / 2;
    let (input, indices, update) = (s.inputs[lane], s.inputs[n], s.inputs[n + 1 + lane]);
    let (input, update) = (b.ty(input).with_elem(ElemType::I32), b.ty(update).with_elem(ElemType::I32));
    let count = TensorType::new([update.numel()], ElemType::I32);
    let from_zero = b.op(Op::Iota(Iota { ty: count, dimension: 0 }), &[]);
    let from_one = b.add_const(from_zero, 1.0);
    let numbers = b.reshape(from_one, &update.dims);
    let none = b.full(0.0, &input);
    let scalar = TensorType::scalar(ElemType::I32);
    let replace = b.region(&[scalar.clone(), scalar], |_, pair| vec![pair[1]]);
    let owner = b.push(Op::Scatter(a.clone()), &[none, indices, numbers], vec![replace])[0];
    let free = b.compare(Direction::Eq, owner, none);
    let found = b.op(Op::Gather(gather.clone()), &[owner, indices]);
    (free, b.compare(Direction::Eq, found, numbers))
}

/// ct put into zeros at the same position
pub(crate) fn dynamic_slice(b: &mut Builder, s: &Site) -> Cotangents {
    let zeros = b.full_like(0.0, s.inputs[0]);
    let operands = [&[zeros, s.ct()], &s.inputs[1..]].concat();
    vec![Some(b.op(Op::DynamicUpdateSlice, &operands))]
}

/// ct_x: ct with zeros at the position; ct_update: ct at the position
pub(crate) fn dynamic_update_slice(b: &mut Builder, s: &Site) -> Cotangents {
    let (update, at) = (s.inputs[1], &s.inputs[2..s.instr.operands.len()]);
    let ct_x = s.wants(0).then(|| {
        let zeros = b.full_like(0.0, update);
        b.op(Op::DynamicUpdateSlice, &[&[s.ct(), zeros], at].concat())
    });
    let ct_update = s.wants(1).then(|| {
        let sizes = b.dims(update);
        b.op(Op::DynamicSlice(sizes), &[&[s.ct()], at].concat())
    });
    vec![ct_x, ct_update]
}

/// The operands are sorted once more together with their positions; sorting the cotangents by these positions puts
/// them back where their elements came from
pub(crate) fn sort(b: &mut Builder, s: &Site, a: Sort) -> Cotangents {
    let (operands, comparator) = (&s.instr.operands, &s.instr.regions[0]);
    let ty = b.ty(operands[0]).with_elem(ElemType::I32);
    let position = b.op(Op::Iota(Iota { ty, dimension: a.dimension }), &[]);
    let keys: Vec<ValueId> = operands.iter().copied().chain([position]).collect();
    let region = b.region(&pairs(b, &keys), |b, params| {
        let mut copier = Copier::within();
        copier.bind(&comparator.params, params);
        copier.instrs(b, &comparator.instrs);
        copier.renamed(&comparator.results)
    });
    let sorted = b.push(Op::Sort(a), &keys, vec![region]);
    let lanes: Vec<usize> = (0..operands.len()).filter(|&i| s.cts[i].is_some()).collect();
    let values: Vec<ValueId> =
        sorted.last().copied().into_iter().chain(lanes.iter().filter_map(|&i| s.cts[i])).collect();
    let region = b.region(&pairs(b, &values), |b, params| vec![b.compare(Direction::Lt, params[0], params[1])]);
    let unsorted = b.push(Op::Sort(a), &values, vec![region]);
    let mut cts = vec![None; operands.len()];
    for (&i, &ct) in lanes.iter().zip(&unsorted[1..]) {
        cts[i] = Some(ct);
    }
    cts
}

/// The parameter types of a comparator of these values.
fn pairs(b: &Builder, values: &[ValueId]) -> Vec<TensorType> {
    values.iter().flat_map(|&v| [TensorType::scalar(b.ty(v).elem), TensorType::scalar(b.ty(v).elem)]).collect()
}
