//! What an instruction reads.

use std::collections::HashSet;
use truestep_ir::{Block, Instr, ValueId};

/// What an instruction depends on: its operands, then the values its regions read from outside, each once.
pub(crate) fn inputs(instr: &Instr) -> Vec<ValueId> {
    fn free(block: &Block, bound: &mut HashSet<ValueId>, found: &mut Vec<ValueId>) {
        bound.extend(&block.params);
        let mut read = |v: &ValueId, bound: &HashSet<ValueId>| {
            if !bound.contains(v) && !found.contains(v) {
                found.push(*v);
            }
        };
        for instr in &block.instrs {
            instr.operands.iter().for_each(|v| read(v, bound));
            bound.extend(&instr.results);
        }
        block.results.iter().for_each(|v| read(v, bound));
        block.instrs.iter().flat_map(|i| &i.regions).for_each(|region| free(region, bound, found));
    }
    let mut found = Vec::new();
    let mut bound = HashSet::new();
    instr.regions.iter().for_each(|region| free(region, &mut bound, &mut found));
    [instr.operands.as_slice(), &found].concat()
}
