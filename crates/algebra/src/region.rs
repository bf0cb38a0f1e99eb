//! What a region computes.

use crate::value::Result;
use std::collections::HashMap;
use truestep_ir::{Binary, Block, Op, ValueId};

/// The binary op that a region of two parameters applies to them, if it is one.
pub(crate) fn binary(region: &Block) -> Option<Binary> {
    let ([a, b], [instr], [result]) = (region.params.as_slice(), region.instrs.as_slice(), region.results.as_slice())
    else {
        return None;
    };
    let Op::Binary(op) = instr.op else { return None };
    let straight = instr.operands == [*a, *b];
    let exchanged = instr.operands == [*b, *a] && op.info().commutative;
    (instr.results == [*result] && (straight || exchanged)).then_some(op)
}

/// The region as text that does not depend on how its values are numbered.
pub(crate) fn label(region: &Block) -> Result<String> {
    let mut names: HashMap<ValueId, usize> = HashMap::new();
    let define = |names: &mut HashMap<ValueId, usize>, values: &[ValueId]| {
        for &v in values {
            names.insert(v, names.len());
        }
    };
    define(&mut names, &region.params);
    let mut text = String::new();
    for instr in &region.instrs {
        if !instr.regions.is_empty() {
            return Err("a region inside a reduction".into());
        }
        let operands: Option<Vec<usize>> = instr.operands.iter().map(|v| names.get(v).copied()).collect();
        let operands = operands.ok_or("a region that reads values from outside")?;
        text.push_str(&format!("{:?}{operands:?};", instr.op));
        define(&mut names, &instr.results);
    }
    let results: Option<Vec<usize>> = region.results.iter().map(|v| names.get(v).copied()).collect();
    let results = results.ok_or("a region that returns values from outside")?;
    Ok(format!("{text}{results:?}"))
}
