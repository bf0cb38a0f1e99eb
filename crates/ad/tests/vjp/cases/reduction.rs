use crate::harness::{Case, Fill, any, f64s, ints};
use truestep_ir::{Binary, Builder, Direction, ElemType, Op, TensorType, ValueId, Window};

fn reduce(what: &str, op: Binary, dims: &[usize], x: Fill, init: f64) -> Case {
    let params = [f64s(&[2, 3, 2], x), f64s(&[], Fill::Values(vec![init]))];
    Case::new("stablehlo.reduce", what, &params, |b, p| {
        let body = b.reducer(op, ElemType::F64);
        b.push(Op::Reduce(dims.to_vec()), p, vec![body])
    })
}

/// A window of these sizes; stride 1, nothing padded or dilated.
pub fn window(dimensions: &[usize]) -> Window {
    let ones = vec![1; dimensions.len()];
    Window {
        dimensions: dimensions.to_vec(),
        strides: ones.clone(),
        base_dilations: ones.clone(),
        window_dilations: ones,
        padding: vec![(0, 0); dimensions.len()],
    }
}

/// One value reduced over windows.
pub fn reduce_window(b: &mut Builder, x: ValueId, op: Binary, init: f64, w: Window) -> ValueId {
    let (init, body) = (b.scalar(init, ElemType::F64), b.reducer(op, ElemType::F64));
    b.push(Op::ReduceWindow(w), &[x, init], vec![body])[0]
}

fn windows(what: &str, op: Binary, init: f64, dims: &[usize], w: Window) -> Case {
    Case::new("stablehlo.reduce_window", what, &[any(dims)], |b, p| vec![reduce_window(b, p[0], op, init, w)])
}

fn select_and_scatter(what: &str, direction: Direction, dims: &[usize], source: &[usize], w: Window) -> Case {
    Case::new("stablehlo.select_and_scatter", what, &[any(dims), any(source), any(&[])], |b, p| {
        let scalar = TensorType::scalar(ElemType::F64);
        let select = b.region(&[scalar.clone(), scalar], |b, p| vec![b.compare(direction, p[0], p[1])]);
        let add = b.reducer(Binary::Add, ElemType::F64);
        b.push(Op::SelectAndScatter(w), p, vec![select, add])
    })
}

pub fn cases() -> Vec<Case> {
    let (signed, few_zeros) =
        (Fill::Signed(0.3, 1.7), Fill::Values(vec![0.5, 0.0, 1.5, 2.0, 0.0, 0.0, -0.7, 0.9, 1.1, 0.0, 1.3, -1.2]));
    let (inf, add, max) = (f64::INFINITY, Binary::Add, Binary::Maximum);
    let pool = |size: usize, stride: usize, padding| Window {
        strides: vec![1, stride],
        padding: vec![(0, 0), padding],
        ..window(&[1, size])
    };
    vec![
        reduce("add", add, &[0, 2], signed.clone(), 0.5),
        reduce("multiply", Binary::Multiply, &[1], signed.clone(), 0.5),
        reduce("multiply with zeros", Binary::Multiply, &[1], few_zeros.clone(), 0.5),
        reduce("multiply over two, one of them in front", Binary::Multiply, &[1, 0], few_zeros, 0.5),
        reduce("maximum", max, &[1], signed.clone(), -5.0),
        reduce("maximum over all, out of order", max, &[2, 0, 1], signed.clone(), -5.0),
        reduce(
            "maximum, from above some",
            max,
            &[1, 2],
            Fill::Values((0..12).map(|i| 0.1 * f64::from(i)).collect()),
            0.7,
        ),
        reduce("minimum", Binary::Minimum, &[0], signed.clone(), 5.0),
        Case::new("stablehlo.reduce", "of two", &[any(&[4]), any(&[4]), any(&[]), any(&[])], |b, p| {
            let scalar = TensorType::scalar(ElemType::F64);
            let body = b.region(&vec![scalar; 4], |b, p| vec![b.add(p[0], p[2]), b.mul(p[3], p[1])]);
            b.push(Op::Reduce(vec![0]), p, vec![body])
        }),
        Case::new("stablehlo.reduce", "of numbered values", &[any(&[5, 2]), ints(&[5, 2], &[0; 10])], |b, p| {
            let (low, zero) = (b.scalar(-9.0, ElemType::F64), b.scalar(0.0, ElemType::I32));
            let (float, int) = (TensorType::scalar(ElemType::F64), TensorType::scalar(ElemType::I32));
            let body = b.region(&[float.clone(), int.clone(), float, int], |b, p| {
                let larger = b.compare(Direction::Ge, p[0], p[2]);
                vec![b.select(larger, p[0], p[2]), b.select(larger, p[1], p[3])]
            });
            b.push(Op::Reduce(vec![0]), &[p[0], p[1], low, zero], vec![body])
        }),
        Case::new("stablehlo.reduce", "of affine maps, composed", &[any(&[3, 2, 2]), any(&[3, 2, 2])], |b, p| {
            let (one, zero) = (b.scalar(1.0, ElemType::F64), b.scalar(0.0, ElemType::F64));
            let body = b.region(&vec![TensorType::scalar(ElemType::F64); 4], |b, p| {
                let product = b.mul(p[0], p[3]);
                vec![b.mul(p[0], p[2]), b.add(product, p[1])]
            });
            b.push(Op::Reduce(vec![2, 0]), &[p[0], p[1], one, zero], vec![body])
        }),
        Case::new("stablehlo.reduce", "of scaled terms", &[any(&[4]), any(&[])], |b, p| {
            let zero = b.scalar(0.0, ElemType::F64);
            let body = b.region(&vec![TensorType::scalar(ElemType::F64); 2], |b, q| {
                let half = b.scalar(0.5, ElemType::F64);
                let sum = b.add(q[0], q[1]);
                let cross = b.mul(q[0], q[1]);
                let cross = b.mul(cross, p[1]);
                let cross = b.mul(cross, half);
                vec![b.add(sum, cross)]
            });
            b.push(Op::Reduce(vec![0]), &[p[0], zero], vec![body])
        }),
        Case::new("stablehlo.reduce", "of nothing", &[any(&[3, 0]), any(&[])], |b, p| {
            let body = b.reducer(Binary::Multiply, ElemType::F64);
            b.push(Op::Reduce(vec![1]), p, vec![body])
        }),
        windows("multiply, cumulative", Binary::Multiply, 1.0, &[2, 5], pool(5, 1, (4, 0))),
        windows(
            "maximum, dilated",
            max,
            -inf,
            &[3, 5],
            Window {
                base_dilations: vec![2, 1],
                window_dilations: vec![1, 2],
                padding: vec![(1, 0), (2, -1)],
                ..window(&[2, 3])
            },
        ),
        windows("add", add, 0.0, &[2, 6], pool(2, 2, (0, 0))),
        windows("add, overlapping, padded", add, 0.0, &[2, 7], pool(3, 2, (1, 2))),
        windows("add, cumulative", add, 0.0, &[1, 5], pool(5, 1, (4, 0))),
        windows(
            "add, dilated",
            add,
            0.0,
            &[4, 5],
            Window {
                strides: vec![2, 3],
                base_dilations: vec![2, 1],
                window_dilations: vec![1, 2],
                padding: vec![(1, 0), (3, -1)],
                ..window(&[2, 3])
            },
        ),
        windows("add, reading a part only", add, 0.0, &[1, 7], pool(2, 3, (-1, 0))),
        windows("maximum", max, -inf, &[2, 6], pool(2, 2, (0, 0))),
        windows("maximum, overlapping, padded", max, -inf, &[2, 7], pool(3, 2, (1, 1))),
        windows("maximum, from a value above some", max, 0.6, &[2, 6], pool(2, 2, (0, 0))),
        windows("minimum", Binary::Minimum, inf, &[1, 5], pool(3, 1, (1, 1))),
        windows("add, with an empty result", add, 0.0, &[1, 2], pool(3, 1, (0, 0))),
        select_and_scatter("of maxima", Direction::Ge, &[2, 7], &[2, 4], pool(3, 2, (1, 1))),
        select_and_scatter("of minima", Direction::Le, &[1, 6], &[1, 5], pool(2, 1, (0, 0))),
    ]
}
