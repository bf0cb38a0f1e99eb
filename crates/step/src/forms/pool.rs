//! The gradient of a maximum pool by comparing.
//!
//! The largest element of every window is found by comparing its elements in order, all windows at once; then each
//! input adds up the cotangents of those windows whose largest element it is. Inputs that lie a stride apart belong to
//! their windows in the same way, so each such class is a sum of a few shifted selections.

use super::geometry::positions;
use truestep_ir::{
    Binary, Block, Builder, Compare, Direction, ElemType, Instr, Op, Pad, Slice, TensorType, ValueId, Window,
};

/// True for a `select_and_scatter` that selects the first largest element and adds.
pub(super) fn is_gradient_of_maximum(instr: &Instr) -> bool {
    let only = |region: &Block| match region.instrs.as_slice() {
        [body] if body.operands == region.params && body.results == region.results => Some(body.op.clone()),
        _ => None,
    };
    let at_least = Op::Compare(Compare { direction: Direction::Ge, total_order: false });
    let add = Op::Binary(Binary::Add);
    matches!(instr.regions.as_slice(), [select, scatter]
        if only(select) == Some(at_least) && only(scatter) == Some(add))
}

/// The `select_and_scatter` itself.
pub(super) fn native(b: &mut Builder, x: ValueId, ct: ValueId, init: ValueId, window: &Window) -> ValueId {
    let elem = b.ty(x).elem;
    let scalar = TensorType::scalar(elem);
    let select = b.region(&[scalar.clone(), scalar], |b, xy| vec![b.compare(Direction::Ge, xy[0], xy[1])]);
    let add = b.reducer(Binary::Add, elem);
    b.push(Op::SelectAndScatter(window.clone()), &[x, ct, init], vec![select, add])[0]
}

/// The cotangent of `x`, given that of the maximum over `window`, added to `init`.
pub(super) fn compare(b: &mut Builder, x: ValueId, ct: ValueId, init: ValueId, window: &Window) -> Option<ValueId> {
    let dilated = window.base_dilations.iter().chain(&window.window_dilations).any(|&d| d != 1);
    let dims = b.dims(x);
    let outputs = b.dims(ct);
    if dilated || dims.contains(&0) || outputs.contains(&0) {
        return None;
    }
    let largest = largest(b, x, &outputs, window);
    let swept: Vec<usize> = (0..dims.len()).filter(|&d| window.dimensions[d] > 1 || window.strides[d] > 1).collect();
    let strides: Vec<usize> = swept.iter().map(|&d| window.strides[d]).collect();

    // Around the outputs, enough places that are nobody's for every window position to be a shift.
    let low: Vec<i64> = (0..dims.len())
        .map(|d| {
            ((window.dimensions[d] as i64 - 1 - window.padding[d].0).div_euclid(window.strides[d] as i64) + 1).max(0)
        })
        .collect();
    let high: Vec<i64> = (0..dims.len())
        .map(|d| {
            let stride = window.strides[d] as i64;
            let last = (dims[d] as i64 + stride + window.padding[d].0).div_euclid(stride);
            (last + 1 - outputs[d] as i64).max(0)
        })
        .collect();
    let around = Pad { low: low.clone(), high, interior: vec![0; dims.len()] };
    let nobody = b.scalar(-1.0, ElemType::I32);
    let largest = b.op(Op::Pad(around.clone()), &[largest, nobody]);
    let zero = b.scalar(0.0, b.ty(x).elem);
    let ct = b.op(Op::Pad(around), &[ct, zero]);

    let class_sizes: Vec<usize> = (0..dims.len()).map(|d| dims[d].div_ceil(window.strides[d])).collect();
    let classes: Vec<ValueId> = positions(&strides)
        .iter()
        .map(|residues| {
            let mut sum: Option<ValueId> = None;
            for (number, at) in positions(&window.dimensions).iter().enumerate() {
                // stride·s = stride·q + residue + padding − k
                let mut start: Vec<i64> = low.clone();
                let fits = swept.iter().zip(residues).all(|(&d, &r)| {
                    let shift = r as i64 + window.padding[d].0 - at[d] as i64;
                    start[d] += shift.div_euclid(window.strides[d] as i64);
                    shift.rem_euclid(window.strides[d] as i64) == 0
                });
                if !fits {
                    continue;
                }
                let start: Vec<usize> = start.iter().map(|&s| s as usize).collect();
                let limit = start.iter().zip(&class_sizes).map(|(s, n)| s + n).collect();
                let shifted = Slice { start, limit, strides: vec![1; dims.len()] };
                let [whose, ct] = [largest, ct].map(|v| b.op(Op::Slice(shifted.clone()), &[v]));
                let (this, nothing) = (b.full_like(number as f64, whose), b.full_like(0.0, ct));
                let mine = b.compare(Direction::Eq, whose, this);
                let term = b.select(mine, ct, nothing);
                sum = Some(sum.map_or(term, |sum| b.add(sum, term)));
            }
            let ty = TensorType::new(class_sizes.as_slice(), b.ty(ct).elem);
            sum.unwrap_or_else(|| b.full(0.0, &ty))
        })
        .collect();
    let y = interleave(b, classes, &swept, &strides);
    let cut = Slice { start: vec![0; dims.len()], limit: dims.clone(), strides: vec![1; dims.len()] };
    let y = if b.dims(y) == dims { y } else { b.op(Op::Slice(cut), &[y]) };
    let init = b.broadcast_like(init, &[], y);
    Some(b.add(init, y))
}

/// The number of the window position of the first largest element of every window, `i32`. Padding is nobody's element.
fn largest(b: &mut Builder, x: ValueId, outputs: &[usize], window: &Window) -> ValueId {
    let dims = b.dims(x);
    let high = |d: usize| {
        let reach = (outputs[d] - 1) * window.strides[d] + window.dimensions[d];
        (reach as i64 - dims[d] as i64 - window.padding[d].0).max(0)
    };
    let around = Pad {
        low: window.padding.iter().map(|p| p.0).collect(),
        high: (0..dims.len()).map(high).collect(),
        interior: vec![0; dims.len()],
    };
    // Whether an element is no padding, over the dimensions that have any.
    let framed: Vec<usize> = (0..dims.len()).filter(|&d| around.low[d] > 0 || around.high[d] > 0).collect();
    let inside = (!framed.is_empty()).then(|| {
        let only = |sizes: &[i64]| framed.iter().map(|&d| sizes[d]).collect();
        let frame = Pad { low: only(&around.low), high: only(&around.high), interior: vec![0; framed.len()] };
        let sizes: Vec<usize> = framed.iter().map(|&d| dims[d]).collect();
        let (all, none) = (b.full(1.0, &TensorType::new(sizes, ElemType::I1)), b.scalar(0.0, ElemType::I1));
        b.op(Op::Pad(frame), &[all, none])
    });
    let zero = b.scalar(0.0, b.ty(x).elem);
    let x = b.op(Op::Pad(around), &[x, zero]);
    let mut best: Option<Candidate> = None;
    for (number, at) in positions(&window.dimensions).into_iter().enumerate() {
        let limit: Vec<usize> = (0..dims.len()).map(|d| at[d] + (outputs[d] - 1) * window.strides[d] + 1).collect();
        let slice = |along: &[usize]| {
            let [start, limit, strides] =
                [&at, &limit, &window.strides].map(|sizes| along.iter().map(|&d| sizes[d]).collect());
            Op::Slice(Slice { start, limit, strides })
        };
        let new = Candidate {
            value: b.op(slice(&(0..dims.len()).collect::<Vec<_>>()), &[x]),
            inside: inside.map(|inside| {
                let inside = b.op(slice(&framed), &[inside]);
                b.broadcast(inside, &framed, outputs)
            }),
            number: b.full(number as f64, &TensorType::new(outputs, ElemType::I32)),
        };
        best = Some(best.map_or(new, |best| best.against(b, new)));
    }
    best.expect("a window has positions").number
}

/// An element of every window.
#[derive(Clone, Copy)]
struct Candidate {
    value: ValueId,
    /// Whether it is no padding, where there is any.
    inside: Option<ValueId>,
    number: ValueId,
}

impl Candidate {
    /// The larger of the two, and the first of equal ones.
    fn against(self, b: &mut Builder, new: Candidate) -> Candidate {
        let mut keep = b.compare(Direction::Ge, self.value, new.value);
        let mut inside = None;
        if let (Some(old), Some(other)) = (self.inside, new.inside) {
            let beaten = b.binary(Binary::And, keep, old);
            let outside = b.unary(truestep_ir::Unary::Not, other);
            keep = b.binary(Binary::Or, beaten, outside);
            inside = Some(b.binary(Binary::Or, old, other));
        }
        Candidate {
            value: b.select(keep, self.value, new.value),
            inside,
            number: b.select(keep, self.number, new.number),
        }
    }
}

/// One tensor of the classes, row-major over `along`: class (r…) holds the elements that are r modulo `strides`.
fn interleave(b: &mut Builder, mut classes: Vec<ValueId>, along: &[usize], strides: &[usize]) -> ValueId {
    for (&d, &stride) in along.iter().zip(strides).rev() {
        classes = classes
            .chunks(stride)
            .map(|group| {
                let dims = b.dims(group[0]);
                let apart = [&dims[..=d], &[1], &dims[d + 1..]].concat();
                let parts: Vec<ValueId> = group.iter().map(|&v| b.reshape(v, &apart)).collect();
                let whole = b.concat(&parts, d + 1);
                b.reshape(whole, &[&dims[..d], &[dims[d] * stride], &dims[d + 1..]].concat())
            })
            .collect();
    }
    classes[0]
}
