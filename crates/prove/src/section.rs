//! Parts of a program as programs of their own.

use std::collections::HashSet;
use truestep_ir::{Block, Builder, Copier, Func, ValueId};

/// The part of `func` that computes `outputs` from `inputs`: any values of its outermost block, in this order.
///
/// # Errors
/// The first parameter that an output depends on other than through `inputs`, by its name in the text.
pub(crate) fn section(func: &Func, inputs: &[ValueId], outputs: &[ValueId]) -> Result<Func, String> {
    let given: HashSet<ValueId> = inputs.iter().copied().collect();
    let mut needed: HashSet<ValueId> = outputs.iter().copied().collect();
    let mut kept = Vec::new();
    for instr in func.body.instrs.iter().rev() {
        if instr.results.iter().any(|v| needed.contains(v) && !given.contains(v)) {
            needed.extend(&instr.operands);
            instr.regions.iter().for_each(|region| reads(region, &mut needed));
            kept.push(instr);
        }
    }
    if let Some(&missing) = func.body.params.iter().find(|v| needed.contains(v) && !given.contains(v)) {
        return Err(format!("it also depends on {}", func.value_name(missing)));
    }
    let mut b = Builder::new(func.name.clone());
    let mut copier = Copier::from(func);
    for &input in inputs {
        let param = b.param(func.ty(input).clone());
        copier.bind(&[input], &[param]);
    }
    for instr in kept.into_iter().rev() {
        let bound = instr.results.iter().map(|&v| (v, copier.name(v))).filter(|(v, _)| given.contains(v));
        let bound: Vec<_> = bound.collect();
        copier.instrs(&mut b, std::slice::from_ref(instr));
        bound.into_iter().for_each(|(v, name)| copier.bind(&[v], &[name]));
    }
    Ok(b.finish(&copier.renamed(outputs)))
}

/// `func` with its last `n` parameters 1 everywhere.
pub(crate) fn with_ones(func: &Func, n: usize) -> Func {
    if n == 0 {
        return func.clone();
    }
    let mut b = Builder::new(func.name.clone());
    let mut copier = Copier::from(func);
    let (given, ones) = func.body.params.split_at(func.body.params.len() - n);
    for &param in given {
        let new = b.param(func.ty(param).clone());
        copier.bind(&[param], &[new]);
    }
    for &param in ones {
        let ty = func.ty(param);
        let one = b.scalar(1.0, ty.elem);
        let one = b.broadcast(one, &[], &ty.dims);
        copier.bind(&[param], &[one]);
    }
    copier.instrs(&mut b, &func.body.instrs);
    b.finish(&copier.renamed(&func.body.results))
}

fn reads(region: &Block, into: &mut HashSet<ValueId>) {
    for instr in &region.instrs {
        into.extend(&instr.operands);
        instr.regions.iter().for_each(|inner| reads(inner, into));
    }
    into.extend(&region.results);
}

#[cfg(test)]
mod tests {
    use super::*;
    use truestep_ir::{ElemType, TensorType};

    #[test]
    fn a_section_starts_at_its_inputs() {
        let mut b = Builder::new("main");
        let [x, y] = [0, 1].map(|_| b.param(TensorType::new([3], ElemType::F32)));
        let sum = b.add(x, y);
        let square = b.mul(sum, sum);
        let scaled = b.mul(square, y);
        let func = b.finish(&[scaled]);
        let [sum, square, scaled] = [0, 1, 2].map(|i| func.body.instrs[i].results[0]);
        let part = section(&func, &[sum], &[square]).unwrap();
        assert_eq!((part.body.params.len(), part.body.instrs.len()), (1, 1));
        assert_eq!(section(&func, &[sum, func.body.params[1]], &[scaled]).unwrap().body.instrs.len(), 2);
        assert_eq!(section(&func, &[sum], &[scaled]).unwrap_err(), "it also depends on %arg1");
    }
}
