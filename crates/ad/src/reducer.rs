//! What the region of a reduction does to two elements.

use truestep_ir::{Binary, Block, Op};

/// How a region over `n` lanes, `(acc…, value…) -> acc…`, combines one lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Combine {
    /// `op(acc, value)`, in either order for a commutative op.
    Binary(Binary),
    /// `value`.
    Second,
}

/// How `region` combines `lane`, if it is one of the simple ways.
pub(crate) fn combine(region: &Block, lane: usize) -> Option<Combine> {
    let n = region.results.len();
    let (acc, value, result) = (region.params[lane], region.params[n + lane], region.results[lane]);
    if result == value {
        return Some(Combine::Second);
    }
    let instr = region.instrs.iter().find(|i| i.results == [result])?;
    match instr.op {
        Op::Binary(op) if instr.operands == [acc, value] => Some(Combine::Binary(op)),
        Op::Binary(op) if op.info().commutative && instr.operands == [value, acc] => Some(Combine::Binary(op)),
        _ => None,
    }
}
