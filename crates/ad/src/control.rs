//! Control flow, differentiated region by region.

use crate::site::{Result, Site};
use crate::walk;
use truestep_ir::{Binary, Block, Builder, Compare, Copier, Direction, ElemType, Instr, Op, TensorType, ValueId};

/// A branch runs again and is then walked backwards: the same choice among branches that return the cotangents of the
/// values they read
pub(crate) fn branches(b: &mut Builder, s: &Site) -> Result {
    let wanted: Vec<usize> = (s.instr.operands.len()..s.inputs.len()).filter(|&i| s.wants(i)).collect();
    let wrt: Vec<ValueId> = wanted.iter().map(|&i| s.inputs[i]).collect();
    let mut failure = None;
    let mut regions = Vec::with_capacity(s.instr.regions.len());
    for branch in &s.instr.regions {
        regions.push(b.region(&[], |b, _| {
            let mut copier = Copier::within();
            let forward = copier.instrs(b, &branch.instrs);
            let results = copier.renamed(&branch.results);
            let outputs: Vec<_> = results.iter().zip(&s.cts).filter_map(|(&v, ct)| Some((v, (*ct)?))).collect();
            let steps = walk::straight_line(b, &forward, &wrt);
            let cts = walk::reverse(b, steps, &outputs, &wrt).unwrap_or_else(|error| {
                failure.get_or_insert(error);
                vec![None; wrt.len()]
            });
            cts.into_iter().zip(&wrt).map(|(ct, &v)| ct.unwrap_or_else(|| b.full_like(0.0, v))).collect()
        }));
    }
    if let Some(error) = failure {
        return Err(error);
    }
    let sums = b.push(s.instr.op.clone(), &s.instr.operands, regions);
    let mut cts = vec![None; s.inputs.len()];
    for (i, sum) in wanted.into_iter().zip(sums) {
        cts[i] = Some(sum);
    }
    Ok(cts)
}

/// A loop of known trip count runs again, saving what each iteration starts from; a second loop walks the iterations
/// backwards, each by the reverse walk over its body, and carries the cotangents of the carried values and the sums of
/// those of the values read from outside
pub(crate) fn while_(b: &mut Builder, s: &Site) -> Result {
    let Some(trips) = trip_count(b, s.instr) else {
        return Err(s.fail("the number of iterations is not a constant of the text"));
    };
    if trips == 0 {
        return Ok(s.cts.clone());
    }
    let body = &s.instr.regions[1];
    let n = s.instr.operands.len();
    let carried = varied_carried(b, s, body);
    let read: Vec<usize> = (n..s.inputs.len()).filter(|&i| s.wants(i)).collect();
    let saved: Vec<usize> = (0..n).filter(|&j| body.results[j] != body.params[j]).collect();
    let stacks = save_iterations(b, s, trips, &saved);

    let ct_carried = carried.iter().map(|&j| s.cts[j].unwrap_or_else(|| b.full_like(0.0, s.inputs[j])));
    let ct_carried: Vec<ValueId> = ct_carried.collect();
    let ct_read: Vec<ValueId> = read.iter().map(|&i| b.full_like(0.0, s.inputs[i])).collect();
    let mut failure = None;
    let initial = [ct_carried, ct_read].concat();
    let results = counted_loop(b, &initial, trips, |b, i, cts| {
        let last = b.scalar(trips as f64 - 1.0, ElemType::I32);
        let at = b.sub(last, i);
        let mut copier = Copier::within();
        let mut entry: Vec<ValueId> = s.instr.operands.clone();
        for (&j, &stack) in saved.iter().zip(&stacks) {
            entry[j] = load(b, stack, at);
        }
        for &j in carried.iter().filter(|j| !saved.contains(j)) {
            // A value of its own, even where an operand is carried twice or also read from outside.
            entry[j] = b.op(Op::Reshape(b.dims(entry[j])), &[entry[j]]);
        }
        copier.bind(&body.params, &entry);
        let forward = copier.instrs(b, &body.instrs);
        let ends = carried.iter().map(|&j| copier.name(body.results[j]));
        let outputs: Vec<_> = ends.zip(cts.iter().copied()).collect();
        let wrt: Vec<ValueId> = carried.iter().map(|&j| entry[j]).chain(read.iter().map(|&i| s.inputs[i])).collect();
        let steps = walk::straight_line(b, &forward, &wrt);
        let found = walk::reverse(b, steps, &outputs, &wrt).unwrap_or_else(|error| {
            failure.get_or_insert(error);
            vec![None; wrt.len()]
        });
        let before = found.iter().zip(&wrt).take(carried.len());
        let mut next: Vec<ValueId> = before.map(|(ct, &v)| ct.unwrap_or_else(|| b.full_like(0.0, v))).collect();
        for (&sum, ct) in cts[carried.len()..].iter().zip(&found[carried.len()..]) {
            next.push(ct.map_or(sum, |ct| b.add(sum, ct)));
        }
        next
    });
    if let Some(error) = failure {
        return Err(error);
    }
    let mut cts = vec![None; s.inputs.len()];
    for (i, ct) in carried.into_iter().chain(read).zip(results) {
        cts[i] = Some(ct);
    }
    Ok(cts)
}

/// The carried values that depend on the inputs in some iteration.
fn varied_carried(b: &Builder, s: &Site, body: &Block) -> Vec<usize> {
    let n = s.instr.operands.len();
    let outside = (n..s.inputs.len()).filter(|&i| s.wants(i)).map(|i| s.inputs[i]);
    let outside: Vec<ValueId> = outside.collect();
    let mut carried: Vec<usize> = (0..n).filter(|&j| s.wants(j)).collect();
    loop {
        let inside = carried.iter().map(|&j| body.params[j]);
        let wrt: Vec<ValueId> = inside.chain(outside.iter().copied()).collect();
        let steps = walk::straight_line(b, &body.instrs, &wrt);
        let next: Vec<usize> = (0..n).filter(|&j| carried.contains(&j) || steps.varies(body.results[j])).collect();
        if next == carried {
            return carried;
        }
        carried = next;
    }
}

/// Runs the loop again and returns, for each carried value `saved`, its values at the start of every iteration,
/// `[trips, …]`.
fn save_iterations(b: &mut Builder, s: &Site, trips: usize, saved: &[usize]) -> Vec<ValueId> {
    let body = &s.instr.regions[1];
    let n = s.instr.operands.len();
    let stacked = |b: &Builder, j: usize| {
        let ty = b.ty(s.inputs[j]);
        ty.with_dims([&[trips], ty.dims.as_slice()].concat())
    };
    let empty: Vec<ValueId> = saved.iter().map(|&j| b.full(0.0, &stacked(b, j))).collect();
    let initial = [s.instr.operands.as_slice(), &empty].concat();
    let results = counted_loop(b, &initial, trips, |b, at, params| {
        let (values, stacks) = params.split_at(n);
        let mut copier = Copier::within();
        copier.bind(&body.params, values);
        copier.instrs(b, &body.instrs);
        let mut next = copier.renamed(&body.results);
        next.extend(saved.iter().zip(stacks).map(|(&j, &stack)| store(b, stack, at, values[j])));
        next
    });
    results[n..].to_vec()
}

/// A `while` that runs `body` for `0 .. trips` on the carried values.
fn counted_loop(
    b: &mut Builder,
    initial: &[ValueId],
    trips: usize,
    body: impl FnOnce(&mut Builder, ValueId, &[ValueId]) -> Vec<ValueId>,
) -> Vec<ValueId> {
    let operands = [&[b.scalar(0.0, ElemType::I32)], initial].concat();
    let types: Vec<TensorType> = operands.iter().map(|&v| b.ty(v).clone()).collect();
    let condition = b.region(&types, |b, params| {
        let trips = b.scalar(trips as f64, ElemType::I32);
        vec![b.compare(Direction::Lt, params[0], trips)]
    });
    let body = b.region(&types, |b, params| {
        let one = b.scalar(1.0, ElemType::I32);
        let next = b.add(params[0], one);
        [vec![next], body(b, params[0], &params[1..])].concat()
    });
    b.push(Op::While, &operands, vec![condition, body]).split_off(1)
}

/// `stack` with entry `at` replaced by `v`.
fn store(b: &mut Builder, stack: ValueId, at: ValueId, v: ValueId) -> ValueId {
    let entry = b.reshape(v, &[&[1], b.dims(v).as_slice()].concat());
    let zero = b.scalar(0.0, ElemType::I32);
    let mut operands = vec![stack, entry, at];
    operands.resize(2 + b.ty(stack).rank(), zero);
    b.op(Op::DynamicUpdateSlice, &operands)
}

/// Entry `at` of `stack`.
fn load(b: &mut Builder, stack: ValueId, at: ValueId) -> ValueId {
    let dims = b.dims(stack);
    let zero = b.scalar(0.0, ElemType::I32);
    let mut operands = vec![stack, at];
    operands.resize(1 + dims.len(), zero);
    let entry = b.op(Op::DynamicSlice([&[1], &dims[1..]].concat()), &operands);
    b.reshape(entry, &dims[1..])
}

/// The number of iterations of a loop that counts up from a constant by a constant to a constant.
fn trip_count(b: &Builder, instr: &Instr) -> Option<usize> {
    let (condition, body) = (&instr.regions[0], &instr.regions[1]);
    // A constant, perhaps by way of a carried value that the body hands on.
    let constant = |block: &Block, v: ValueId| -> Option<i64> {
        let carried = block.params.iter().position(|&p| p == v);
        let v = match carried {
            Some(j) if body.results[j] == body.params[j] => instr.operands[j],
            Some(_) => return None,
            None => v,
        };
        integer(block.instrs.iter().find(|i| i.results.contains(&v)).or_else(|| b.definition(v))?)
    };
    let made = |block: &'_ Block, v: ValueId| block.instrs.iter().position(|i| i.results == [v]);
    let test = &condition.instrs[made(condition, condition.results[0])?];
    let (Op::Compare(Compare { direction, .. }), &[counter, limit]) = (&test.op, test.operands.as_slice()) else {
        return None;
    };
    let j = condition.params.iter().position(|&p| p == counter)?;
    let next = &body.instrs[made(body, body.results[j])?];
    let step = match (&next.op, next.operands.as_slice()) {
        (Op::Binary(Binary::Add), &[x, step]) if x == body.params[j] => constant(body, step)?,
        (Op::Binary(Binary::Add), &[step, x]) if x == body.params[j] => constant(body, step)?,
        _ => return None,
    };
    let start = integer(b.definition(instr.operands[j])?)?;
    let limit = constant(condition, limit)?;
    let last = match direction {
        Direction::Lt => limit.checked_sub(1)?,
        Direction::Le => limit,
        Direction::Gt | Direction::Ge | Direction::Eq | Direction::Ne => return None,
    };
    if step < 1 {
        return None;
    }
    usize::try_from((last.checked_sub(start)?).div_euclid(step) + 1)
        .ok()
        .or(Some(0))
        .filter(|&n| i32::try_from(n).is_ok())
}

/// The value of a constant integer scalar.
fn integer(instr: &Instr) -> Option<i64> {
    match &instr.op {
        Op::Constant(literal) if literal.ty().rank() == 0 && literal.ty().elem.is_int() => Some(literal.i64(0)),
        _ => None,
    }
}
