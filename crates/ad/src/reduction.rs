//! Reductions over dimensions and windows.

use crate::expansion;
use crate::reducer::{Combine, combine};
use crate::shape::pad_with_zeros;
use crate::site::{Result, Site};
use truestep_ir::{
    Binary, Block, Builder, Compare, Copier, Direction, ElemType, Iota, Op, Pad, TensorType, ValueId, Window,
};

/// Sums and extrema lane by lane; any other region, and one that reads an input from outside, written out.
pub(crate) fn reduce(b: &mut Builder, s: &Site, dims: &[usize]) -> Result {
    use Binary::{Add, Maximum, Minimum};
    let n = s.instr.results.len();
    let lanes: Vec<usize> = (0..n).filter(|&lane| s.cts[lane].is_some()).collect();
    let how = |lane| combine(&s.instr.regions[0], lane);
    let known = |&lane: &usize| matches!(how(lane), Some(Combine::Binary(Add | Maximum | Minimum)));
    if s.wants_outside() || !lanes.iter().all(known) {
        return expansion::reduce(b, s, dims);
    }
    let mut cts = vec![None; 2 * n];
    for lane in lanes {
        let (ct_x, ct_init) = match how(lane) {
            Some(Combine::Binary(Add)) => reduce_add(b, s, dims, lane),
            _ => reduce_extremum(b, s, dims, lane),
        };
        cts[lane] = Some(ct_x);
        cts[n + lane] = ct_init;
    }
    Ok(cts)
}

/// One lane of a reduction: input, initial value, result and cotangent, and how results are spread over the input.
struct Lane {
    x: ValueId,
    y: ValueId,
    ct: ValueId,
    wants_init: bool,
    kept: Vec<usize>,
    shape: Vec<usize>,
}

impl Lane {
    fn new(b: &Builder, s: &Site, dims: &[usize], lane: usize) -> Self {
        let n = s.instr.results.len();
        let shape = b.dims(s.inputs[lane]);
        Lane {
            x: s.inputs[lane],
            y: s.instr.results[lane],
            ct: s.cts[lane].expect("a lane with a cotangent"),
            wants_init: s.wants(n + lane),
            kept: (0..shape.len()).filter(|d| !dims.contains(d)).collect(),
            shape,
        }
    }

    /// A result-shaped value, repeated to the input's shape.
    fn spread(&self, b: &mut Builder, v: ValueId) -> ValueId {
        b.broadcast(v, &self.kept, &self.shape)
    }

    /// The sum of a result-shaped value.
    fn total(&self, b: &mut Builder, v: ValueId) -> ValueId {
        if self.kept.is_empty() { v } else { b.sum(v, &(0..self.kept.len()).collect::<Vec<_>>()) }
    }
}

/// ct_x = ct repeated; ct_init = Σ ct
fn reduce_add(b: &mut Builder, s: &Site, dims: &[usize], lane: usize) -> (ValueId, Option<ValueId>) {
    let l = Lane::new(b, s, dims, lane);
    (l.spread(b, l.ct), l.wants_init.then(|| l.total(b, l.ct)))
}

/// ct_x = ct at the first element, in row-major order of the reduced dimensions, that equals the result; ct_init = Σ ct
/// over the results that no element equals
fn reduce_extremum(b: &mut Builder, s: &Site, dims: &[usize], lane: usize) -> (ValueId, Option<ValueId>) {
    let l = Lane::new(b, s, dims, lane);
    let mut reduced = dims.to_vec();
    reduced.sort_unstable();
    let sizes: Vec<usize> = reduced.iter().map(|&d| l.shape[d]).collect();
    let count: usize = sizes.iter().product();
    let elem = if i32::try_from(count).is_ok() { ElemType::I32 } else { ElemType::I64 };
    let flat = b.op(Op::Iota(Iota { ty: TensorType::new([count], elem), dimension: 0 }), &[]);
    let position = b.reshape(flat, &sizes);
    let position = b.broadcast(position, &reduced, &l.shape);
    let y = l.spread(b, l.y);
    let attains = b.compare(Direction::Eq, l.x, y);
    let none = b.full_like(count as f64, position);
    let candidates = b.select(attains, position, none);
    let first = b.reduce(Binary::Minimum, candidates, count as f64, dims);
    let spread_first = l.spread(b, first);
    let is_first = b.compare(Direction::Eq, position, spread_first);
    let ct = l.spread(b, l.ct);
    let zero = b.full_like(0.0, ct);
    let ct_init = l.wants_init.then(|| {
        let none = b.full_like(count as f64, first);
        let by_init = b.compare(Direction::Eq, first, none);
        let zero = b.full_like(0.0, l.ct);
        let ct = b.select(by_init, l.ct, zero);
        l.total(b, ct)
    });
    (b.select(is_first, ct, zero), ct_init)
}

/// Sums, and extrema over windows without dilation, lane by lane; anything else written out.
pub(crate) fn reduce_window(b: &mut Builder, s: &Site, w: &Window) -> Result {
    use Binary::{Add, Maximum, Minimum};
    let n = s.instr.results.len();
    let lanes: Vec<usize> = (0..n).filter(|&lane| s.cts[lane].is_some()).collect();
    let plain = w.base_dilations.iter().chain(&w.window_dilations).all(|&d| d == 1);
    let how = |lane| match combine(&s.instr.regions[0], lane) {
        Some(Combine::Binary(op)) if op == Add || (plain && matches!(op, Maximum | Minimum)) => Some(op),
        _ => None,
    };
    if (n..2 * n).any(|i| s.wants(i)) {
        return Err(s.fail("its initial value, which padding may repeat, depends on the inputs"));
    }
    if s.wants_outside() || lanes.iter().any(|&lane| how(lane).is_none()) {
        return expansion::reduce_window(b, s, w);
    }
    let mut cts = vec![None; 2 * n];
    for lane in lanes {
        let (x, ct) = (s.inputs[lane], s.cts[lane].expect("a lane with a cotangent"));
        let empty = b.ty(x).numel() == 0 || b.ty(ct).numel() == 0;
        cts[lane] = how(lane).map(|op| match op {
            _ if empty => b.full_like(0.0, x),
            Add => window_add(b, x, ct, w),
            _ => window_extremum(b, s, w, op, lane, ct),
        });
    }
    Ok(cts)
}

/// `y[o] = Σ_k x[i]` over all `o·stride + k·window_dilation = low + i·base_dilation`, so ct_x is the same kind of sum
/// over ct with strides and base dilations exchanged and `(K − 1)·window_dilation − low` for the lower padding
fn window_add(b: &mut Builder, x: ValueId, ct: ValueId, w: &Window) -> ValueId {
    let (x_dims, y_dims) = (b.dims(x), b.dims(ct));
    let edges = |d: usize| {
        let window = ((w.dimensions[d] - 1) * w.window_dilations[d]) as i64;
        let size = ((x_dims[d] - 1) * w.base_dilations[d] + 1) as i64;
        let swept = ((y_dims[d] - 1) * w.strides[d] + 1) as i64;
        let low = window - w.padding[d].0;
        (low, size + window - low - swept)
    };
    let (low, high) = (0..x_dims.len()).map(edges).unzip();
    let padded =
        pad_with_zeros(b, ct, Pad { low, high, interior: w.strides.iter().map(|stride| stride - 1).collect() });
    let elem = b.ty(x).elem;
    let (zero, add) = (b.scalar(0.0, elem), b.reducer(Binary::Add, elem));
    let sweep = Window {
        dimensions: w.dimensions.clone(),
        strides: w.base_dilations.clone(),
        base_dilations: vec![1; x_dims.len()],
        window_dilations: w.window_dilations.clone(),
        padding: vec![(0, 0); x_dims.len()],
    };
    b.push(Op::ReduceWindow(sweep), &[padded, zero], vec![add])[0]
}

/// ct added to the first extremal element of each window, where that element and not the initial value is the result
fn window_extremum(b: &mut Builder, s: &Site, w: &Window, op: Binary, lane: usize, ct: ValueId) -> ValueId {
    let (x, init, y) = (s.inputs[lane], s.inputs[s.instr.results.len() + lane], s.instr.results[lane]);
    let elem = b.ty(x).elem;
    let (neutral, keeps, beyond) = match op {
        Binary::Minimum => (f64::INFINITY, Direction::Le, Direction::Lt),
        _ => (f64::NEG_INFINITY, Direction::Ge, Direction::Gt),
    };
    let ct = if is_constant(b, init, neutral) {
        ct
    } else {
        let bound = b.broadcast_like(init, &[], y);
        let from_x = b.compare(beyond, y, bound);
        let zero = b.full_like(0.0, ct);
        b.select(from_x, ct, zero)
    };
    let scalar = TensorType::scalar(elem);
    let select = b.region(&[scalar.clone(), scalar], |b, xy| vec![b.compare(keeps, xy[0], xy[1])]);
    let (zero, add) = (b.scalar(0.0, elem), b.reducer(Binary::Add, elem));
    b.push(Op::SelectAndScatter(w.clone()), &[x, ct, zero], vec![select, add])[0]
}

/// True if `v` is a constant scalar with this value.
fn is_constant(b: &Builder, v: ValueId, value: f64) -> bool {
    matches!(b.definition(v).map(|i| &i.op), Some(Op::Constant(literal)) if literal.f64(0) == value)
}

/// The selection is constant almost everywhere, so the operand has no cotangent. ct_source = ct at the selected
/// elements, found by a window reduction of the pairs (operand, ct); ct_init = Σ ct
pub(crate) fn select_and_scatter(b: &mut Builder, s: &Site, w: &Window) -> Result {
    let (select, scatter) = (&s.instr.regions[0], &s.instr.regions[1]);
    if combine(scatter, 0) != Some(Combine::Binary(Binary::Add)) {
        return Err(s.fail("its scatter region is not add"));
    }
    let (x, ct) = (s.inputs[0], s.ct());
    let elem = b.ty(x).elem;
    let ct_source = if s.wants(1) {
        let Some(direction) = comparison(select) else {
            return Err(s.fail("its select region is not a comparison of its arguments"));
        };
        let neutral = match direction {
            Direction::Ge | Direction::Gt => f64::NEG_INFINITY,
            Direction::Le | Direction::Lt => f64::INFINITY,
            Direction::Eq | Direction::Ne => return Err(s.fail("its select region does not order its arguments")),
        };
        let (neutral, zero) = (b.scalar(neutral, elem), b.scalar(0.0, elem));
        let scalar = TensorType::scalar(elem);
        let pick = b.region(&[scalar.clone(), scalar.clone(), scalar.clone(), scalar], |b, pairs| {
            let mut copier = Copier::within();
            copier.bind(&select.params, &[pairs[0], pairs[2]]);
            copier.instrs(b, &select.instrs);
            let first = copier.name(select.results[0]);
            vec![b.select(first, pairs[0], pairs[2]), b.select(first, pairs[1], pairs[3])]
        });
        Some(b.push(Op::ReduceWindow(w.clone()), &[x, ct, neutral, zero], vec![pick])[1])
    } else {
        None
    };
    let ct_init = s.wants(2).then(|| b.sum(ct, &(0..w.dimensions.len()).collect::<Vec<_>>()));
    Ok(vec![None, ct_source, ct_init])
}

/// The direction in which a region compares its two parameters.
fn comparison(region: &Block) -> Option<Direction> {
    match region.instrs.as_slice() {
        [only] if only.operands == region.params && only.results == region.results => match only.op {
            Op::Compare(Compare { direction, .. }) => Some(direction),
            _ => None,
        },
        _ => None,
    }
}
