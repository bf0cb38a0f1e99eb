use crate::harness::{Case, any};
use truestep_ir::{Op, Pad, Slice};

fn pad(what: &str, dims: &[usize], low: &[i64], high: &[i64], interior: &[usize]) -> Case {
    let attrs = Pad { low: low.to_vec(), high: high.to_vec(), interior: interior.to_vec() };
    Case::new("stablehlo.pad", what, &[any(dims), any(&[])], |b, p| vec![b.op(Op::Pad(attrs), p)])
}

fn broadcast(what: &str, from: &[usize], mapping: &[usize], to: &[usize]) -> Case {
    Case::new("stablehlo.broadcast_in_dim", what, &[any(from)], |b, p| vec![b.broadcast(p[0], mapping, to)])
}

fn slice(what: &str, dims: &[usize], start: &[usize], limit: &[usize], strides: &[usize]) -> Case {
    let attrs = Slice { start: start.to_vec(), limit: limit.to_vec(), strides: strides.to_vec() };
    Case::new("stablehlo.slice", what, &[any(dims)], |b, p| vec![b.op(Op::Slice(attrs), p)])
}

pub fn cases() -> Vec<Case> {
    vec![
        Case::new("stablehlo.reshape", "", &[any(&[2, 6])], |b, p| vec![b.reshape(p[0], &[3, 2, 2])]),
        broadcast("of a scalar", &[], &[], &[2, 3]),
        broadcast("of a vector", &[3], &[1], &[2, 3, 2]),
        broadcast("out of order", &[2, 3], &[2, 0], &[3, 2, 2]),
        broadcast("of a size 1", &[1, 3], &[1, 0], &[3, 4]),
        broadcast("that replicates nothing", &[2, 1], &[1, 0], &[1, 2]),
        Case::new("stablehlo.transpose", "", &[any(&[2, 3, 2])], |b, p| vec![b.transpose(p[0], &[1, 2, 0])]),
        Case::new("stablehlo.reverse", "", &[any(&[2, 3, 2])], |b, p| vec![b.op(Op::Reverse(vec![0, 1]), p)]),
        slice("plain", &[4, 3], &[1, 0], &[3, 2], &[1, 1]),
        slice("strided", &[7, 5], &[1, 0], &[7, 5], &[3, 2]),
        slice("empty", &[3], &[2], &[2], &[2]),
        pad("plain", &[2, 3], &[1, 0], &[0, 2], &[0, 0]),
        pad("interior", &[3, 2], &[1, 0], &[2, 0], &[2, 1]),
        pad("negative", &[4, 5], &[-1, 2], &[-1, -2], &[0, 0]),
        pad("interior, negative", &[4, 3], &[-2, -1], &[1, -2], &[1, 2]),
        pad("of which only the value remains", &[3], &[5], &[-7], &[0]),
        Case::new("stablehlo.concatenate", "", &[any(&[2, 1]), any(&[2, 3]), any(&[2, 2])], |b, p| {
            vec![b.concat(&[p[1], p[0], p[2], p[0]], 1)]
        }),
    ]
}
