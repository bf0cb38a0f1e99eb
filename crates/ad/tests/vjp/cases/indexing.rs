use crate::harness::{Case, Param, any, ints};
use truestep_ir::{Binary, Builder, Compare, Direction, ElemType, Gather, Op, Scatter, Sort, TensorType, ValueId};

fn gather(what: &str, x: &[usize], indices: Param, attrs: Gather) -> Case {
    Case::new("stablehlo.gather", what, &[any(x), indices], |b, p| vec![b.op(Op::Gather(attrs), p)])
}

/// Rows of a matrix.
fn rows() -> Gather {
    Gather {
        offset_dims: vec![1],
        collapsed_slice_dims: vec![0],
        start_index_map: vec![0],
        index_vector_dim: 1,
        slice_sizes: vec![1, 3],
        ..Gather::default()
    }
}

/// 2 x 2 boxes of a matrix at positions (column, row).
fn boxes() -> Gather {
    Gather {
        offset_dims: vec![0, 2],
        start_index_map: vec![1, 0],
        index_vector_dim: 0,
        slice_sizes: vec![2, 2],
        ..Gather::default()
    }
}

/// One element of each row of a batch.
fn batched() -> Gather {
    Gather {
        collapsed_slice_dims: vec![1],
        operand_batching_dims: vec![0],
        start_indices_batching_dims: vec![0],
        start_index_map: vec![1],
        index_vector_dim: 2,
        slice_sizes: vec![1, 1],
        ..Gather::default()
    }
}

/// The scatter that writes where `a` reads.
fn matching(a: Gather) -> Scatter {
    Scatter {
        update_window_dims: a.offset_dims,
        inserted_window_dims: a.collapsed_slice_dims,
        input_batching_dims: a.operand_batching_dims,
        scatter_indices_batching_dims: a.start_indices_batching_dims,
        scatter_dims_to_operand_dims: a.start_index_map,
        index_vector_dim: a.index_vector_dim,
        ..Scatter::default()
    }
}

fn scatter_add(what: &str, x: &[usize], indices: Param, update: &[usize], attrs: Scatter) -> Case {
    Case::new("stablehlo.scatter", what, &[any(x), indices, any(update)], |b, p| {
        let add = b.reducer(Binary::Add, ElemType::F64);
        b.push(Op::Scatter(attrs), p, vec![add])
    })
}

fn scatter_replace(what: &str, x: &[usize], indices: Param, update: &[usize], attrs: Scatter) -> Case {
    Case::new("stablehlo.scatter", what, &[any(x), indices, any(update)], |b, p| {
        let scalar = TensorType::scalar(ElemType::F64);
        let replace = b.region(&[scalar.clone(), scalar], |_, p| vec![p[1]]);
        b.push(Op::Scatter(attrs), p, vec![replace])
    })
}

/// Sorts by operand 0.
fn sort(b: &mut Builder, operands: &[ValueId], dimension: usize, direction: Direction) -> Vec<ValueId> {
    let scalar = TensorType::scalar(ElemType::F64);
    let region = b.region(&vec![scalar; 2 * operands.len()], |b, p| {
        vec![b.op(Op::Compare(Compare { direction, total_order: true }), &p[..2])]
    });
    b.push(Op::Sort(Sort { dimension, is_stable: true }), operands, vec![region])
}

pub fn cases() -> Vec<Case> {
    let outside = [3, -1, 0, 9];
    vec![
        gather("of rows, one twice", &[4, 3], ints(&[3], &[2, 0, 2]), rows()),
        gather("of rows outside", &[4, 3], ints(&[4], &outside), rows()),
        gather("of boxes", &[3, 4], ints(&[2, 3], &[0, 1, 5, 1, 0, -2]), boxes()),
        gather("in batches", &[2, 3], ints(&[2, 2, 1], &[2, 0, 1, 1]), batched()),
        scatter_add("by addition, one row twice", &[4, 3], ints(&[3], &[2, 0, 2]), &[3, 3], matching(rows())),
        scatter_add("by addition, outside", &[4, 3], ints(&[4], &outside), &[4, 3], matching(rows())),
        scatter_add("by addition of boxes", &[3, 4], ints(&[2, 3], &[0, 1, 2, 1, 0, 0]), &[2, 3, 2], matching(boxes())),
        scatter_add("by addition in batches", &[2, 3], ints(&[2, 2, 1], &[2, 0, 1, 1]), &[2, 2], matching(batched())),
        scatter_replace("by replacement, one row twice", &[4, 3], ints(&[3], &[2, 0, 2]), &[3, 3], matching(rows())),
        scatter_replace("by replacement, outside", &[4, 3], ints(&[4], &outside), &[4, 3], matching(rows())),
        Case::new(
            "stablehlo.scatter",
            "of two inputs",
            &[any(&[4, 3]), any(&[4, 3]), ints(&[2], &[1, 1]), any(&[2, 3]), any(&[2, 3])],
            |b, p| {
                let scalar = TensorType::scalar(ElemType::F64);
                let add = b.region(&vec![scalar; 4], |b, p| vec![b.add(p[2], p[0]), b.add(p[1], p[3])]);
                b.push(Op::Scatter(matching(rows())), p, vec![add])
            },
        ),
        Case::new("stablehlo.dynamic_slice", "", &[any(&[4, 5]), ints(&[], &[1]), ints(&[], &[9])], |b, p| {
            vec![b.op(Op::DynamicSlice(vec![2, 3]), p)]
        }),
        Case::new(
            "stablehlo.dynamic_update_slice",
            "",
            &[any(&[4, 5]), any(&[2, 3]), ints(&[], &[-1]), ints(&[], &[1])],
            |b, p| vec![b.op(Op::DynamicUpdateSlice, p)],
        ),
        Case::new("stablehlo.sort", "", &[any(&[2, 5])], |b, p| sort(b, p, 1, Direction::Lt)),
        Case::new("stablehlo.sort", "of pairs, descending", &[any(&[5, 2]), any(&[5, 2])], |b, p| {
            sort(b, p, 0, Direction::Gt)
        }),
        Case::new("stablehlo.sort", "of pairs, one result read", &[any(&[5]), any(&[5])], |b, p| {
            vec![sort(b, p, 0, Direction::Lt)[1]]
        }),
    ]
}
