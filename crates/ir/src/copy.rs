//! Copies of instructions inside a builder.

use crate::builder::Builder;
use crate::func::{Block, Func, Instr, ValueId};
use std::collections::HashMap;

/// Copies instructions into a builder.
pub struct Copier<'f> {
    /// The function they come from; `None` if it is the builder's own.
    source: Option<&'f Func>,
    /// Old value to new value; values not in the map stand for themselves.
    names: HashMap<ValueId, ValueId>,
}

impl<'f> Copier<'f> {
    /// Copies within one function.
    pub fn within() -> Self {
        Copier { source: None, names: HashMap::new() }
    }

    /// Copies from another function.
    pub fn from(func: &'f Func) -> Self {
        Copier { source: Some(func), names: HashMap::new() }
    }

    /// The value that stands for `v`.
    pub fn name(&self, v: ValueId) -> ValueId {
        self.names.get(&v).copied().unwrap_or(v)
    }

    /// The values that stand for `values`.
    pub fn renamed(&self, values: &[ValueId]) -> Vec<ValueId> {
        values.iter().map(|&v| self.name(v)).collect()
    }

    /// Declares that `new` stands for `old`.
    pub fn bind(&mut self, old: &[ValueId], new: &[ValueId]) {
        self.names.extend(old.iter().copied().zip(new.iter().copied()));
    }

    /// Appends copies of `instrs` to the builder's current block and returns them as they stand there.
    pub fn instrs(&mut self, b: &mut Builder, instrs: &[Instr]) -> Vec<Instr> {
        let mut copies = Vec::with_capacity(instrs.len());
        for old in instrs {
            let operands = self.renamed(&old.operands);
            let regions: Vec<Block> = old.regions.iter().map(|r| self.region(b, r)).collect();
            let results = b.push(old.op.clone(), &operands, regions.clone());
            self.bind(&old.results, &results);
            copies.push(Instr { op: old.op.clone(), operands, regions, results, loc: old.loc });
        }
        copies
    }

    /// A copy of a region.
    pub fn region(&mut self, b: &mut Builder, region: &Block) -> Block {
        let ty = |v: &ValueId| self.source.map_or_else(|| b.ty(*v), |f| f.ty(*v)).clone();
        let params: Vec<_> = region.params.iter().map(ty).collect();
        b.region(&params, |b, params| {
            self.bind(&region.params, params);
            self.instrs(b, &region.instrs);
            self.renamed(&region.results)
        })
    }
}
