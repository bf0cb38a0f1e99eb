//! Control flow, differentiated region by region.

use crate::inline::Copier;
use crate::rules::Result;
use crate::walk::{self, Site};
use truestep_ir::{Builder, ValueId};

/// A branch runs again and is then walked backwards: the same choice among branches that return the cotangents of the
/// values they read
pub(crate) fn branches(b: &mut Builder, s: &Site) -> Result {
    let wanted: Vec<usize> = (s.instr.operands.len()..s.inputs.len()).filter(|&i| s.wants(i)).collect();
    let wrt: Vec<ValueId> = wanted.iter().map(|&i| s.inputs[i]).collect();
    let mut failure = None;
    let mut regions = Vec::with_capacity(s.instr.regions.len());
    for branch in &s.instr.regions {
        regions.push(b.region(&[], |b, _| {
            let mut copier = Copier { source: None, names: Default::default() };
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

pub(crate) fn while_(_: &mut Builder, s: &Site) -> Result {
    Err(s.fail("the number of iterations is not known"))
}
