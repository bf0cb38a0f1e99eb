//! Reductions by any region: written out as elementwise ops on whole tensors, and that walked backwards.

use crate::site::{Cotangents, Result, Site};
use crate::walk;
use truestep_ir::{Binary, Block, Builder, Copier, Op, Pad, Slice, TensorType, ValueId, Window};

/// Windows of more elements than this are not written out.
const LARGEST_WINDOW: usize = 1024;

/// `reduce`: neighbours are combined until one element is left, in row-major order, then the initial value
pub(crate) fn reduce(b: &mut Builder, s: &Site, dims: &[usize]) -> Result {
    let n = s.instr.results.len();
    let kept = b.dims(s.instr.results[0]);
    let mut dims = dims.to_vec();
    dims.sort_unstable();
    backwards(b, s, |b, combine, operands| {
        let (inputs, inits) = operands.split_at(n);
        let inits: Vec<ValueId> = inits.iter().map(|&init| b.broadcast(init, &[], &kept)).collect();
        let mut values = inputs.to_vec();
        for &d in dims.iter().rev() {
            if b.ty(values[0]).dims[d] == 0 {
                return inits;
            }
            while b.ty(values[0]).dims[d] > 1 {
                values = pair_up(b, combine, &values, d);
            }
        }
        let values: Vec<ValueId> = values.into_iter().map(|v| b.reshape(v, &kept)).collect();
        combine.apply(b, &inits, &values)
    })
}

/// Neighbours along dimension `d` combined, and a last element that has none.
fn pair_up(b: &mut Builder, combine: &Combine, values: &[ValueId], d: usize) -> Vec<ValueId> {
    let dims = b.dims(values[0]);
    let pairs = dims[d] / 2;
    let every_second = |b: &mut Builder, v: ValueId, first: usize| {
        let mut slice = Slice { start: vec![0; dims.len()], limit: dims.clone(), strides: vec![1; dims.len()] };
        (slice.start[d], slice.limit[d], slice.strides[d]) = (first, 2 * pairs, 2);
        b.op(Op::Slice(slice), &[v])
    };
    let even: Vec<ValueId> = values.iter().map(|&v| every_second(b, v, 0)).collect();
    let odd: Vec<ValueId> = values.iter().map(|&v| every_second(b, v, 1)).collect();
    let combined = combine.apply(b, &even, &odd);
    if 2 * pairs == dims[d] {
        return combined;
    }
    let with_last = |(&v, c): (&ValueId, ValueId)| {
        let last = b.slice_dim(v, d, 2 * pairs, dims[d]);
        b.concat(&[c, last], d)
    };
    values.iter().zip(combined).map(with_last).collect()
}

/// `reduce_window`: for each place in the window a strided slice of the padded input, combined in row-major order
pub(crate) fn reduce_window(b: &mut Builder, s: &Site, w: &Window) -> Result {
    let n = s.instr.results.len();
    let out = b.dims(s.instr.results[0]);
    let size: usize = w.dimensions.iter().product();
    if size > LARGEST_WINDOW {
        return Err(s.fail("its windows are too large to be written out for this region"));
    }
    let pad = Pad {
        low: w.padding.iter().map(|p| p.0).collect(),
        high: w.padding.iter().map(|p| p.1).collect(),
        interior: w.base_dilations.iter().map(|d| d - 1).collect(),
    };
    backwards(b, s, |b, combine, operands| {
        let (inputs, inits) = operands.split_at(n);
        let padded: Vec<ValueId> =
            inputs.iter().zip(inits).map(|(&x, &init)| b.op(Op::Pad(pad.clone()), &[x, init])).collect();
        let mut values: Vec<ValueId> = inits.iter().map(|&init| b.broadcast(init, &[], &out)).collect();
        if out.contains(&0) {
            return values;
        }
        for place in 0..size {
            let start = start_of(place, w);
            let limit = start.iter().zip(&out).zip(&w.strides).map(|((&at, &n), &step)| at + (n - 1) * step + 1);
            let slice = Slice { limit: limit.collect(), start, strides: w.strides.clone() };
            let elements: Vec<ValueId> = padded.iter().map(|&x| b.op(Op::Slice(slice.clone()), &[x])).collect();
            values = combine.apply(b, &values, &elements);
        }
        values
    })
}

/// Where place `place` of the first window stands, row-major.
fn start_of(mut place: usize, w: &Window) -> Vec<usize> {
    let mut start = vec![0; w.dimensions.len()];
    for d in (0..start.len()).rev() {
        start[d] = place % w.dimensions[d] * w.window_dilations[d];
        place /= w.dimensions[d];
    }
    start
}

/// A region over scalars, `(acc…, value…) -> acc…`, as elementwise ops on tensors.
struct Combine<'a> {
    region: &'a Block,
}

impl Combine<'_> {
    /// True if every instruction has an elementwise form.
    fn is_elementwise(&self) -> bool {
        let fits = |op: &Op| op.info().elementwise || matches!(op, Op::Constant(_));
        self.region.instrs.iter().all(|i| fits(&i.op))
    }

    /// An earlier element wins a tie of extrema.
    fn apply(&self, b: &mut Builder, acc: &[ValueId], value: &[ValueId]) -> Vec<ValueId> {
        let dims = b.dims(acc[0]);
        let mut copier = Copier::within();
        copier.bind(&self.region.params, &[acc, value].concat());
        for instr in &self.region.instrs {
            let mut operands: Vec<ValueId> =
                instr.operands.iter().map(|&v| b.broadcast(copier.name(v), &[], &dims)).collect();
            let extremum = matches!(instr.op, Op::Binary(Binary::Maximum | Binary::Minimum));
            if extremum && self.region.params[..acc.len()].contains(&instr.operands[0]) {
                operands.reverse();
            }
            let results = b.push(instr.op.clone(), &operands, Vec::new());
            copier.bind(&instr.results, &results);
        }
        let results = copier.renamed(&self.region.results);
        results.into_iter().map(|v| b.broadcast(v, &[], &dims)).collect()
    }
}

/// The cotangents of an instruction whose results `forward` computes from its operands in another way.
fn backwards(
    b: &mut Builder,
    s: &Site,
    forward: impl FnOnce(&mut Builder, &Combine, &[ValueId]) -> Vec<ValueId>,
) -> Result {
    let combine = Combine { region: &s.instr.regions[0] };
    if !combine.is_elementwise() {
        return Err(s.fail("its region is more than elementwise ops"));
    }
    let types: Vec<TensorType> = s.instr.operands.iter().map(|&v| b.ty(v).clone()).collect();
    let written = b.region(&types, |b, operands| forward(b, &combine, operands));
    let mut copier = Copier::within();
    copier.bind(&written.params, &s.instr.operands);
    let instrs = copier.instrs(b, &written.instrs);
    let outputs: Vec<_> =
        written.results.iter().zip(&s.cts).filter_map(|(&v, ct)| Some((copier.name(v), (*ct)?))).collect();
    // An input read twice gets its whole cotangent once.
    let first = |i: &usize| s.wants(*i) && !s.inputs[..*i].contains(&s.inputs[*i]);
    let wanted: Vec<usize> = (0..s.inputs.len()).filter(first).collect();
    let wrt: Vec<ValueId> = wanted.iter().map(|&i| s.inputs[i]).collect();
    let steps = walk::straight_line(b, &instrs, &wrt);
    let found = walk::reverse(b, steps, &outputs, &wrt)?;
    let mut cts: Cotangents = vec![None; s.inputs.len()];
    wanted.into_iter().zip(found).for_each(|(i, ct)| cts[i] = ct);
    Ok(cts)
}
