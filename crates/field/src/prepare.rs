//! The programs as they are run: equal to the texts over the real numbers.

use crate::classes::moves;
use std::collections::{HashMap, HashSet};
use truestep_ir::{ArgAttrs, Block, ElemType, Func, Instr, Loc, Op, ReducePrecision, TensorType, Unary, ValueId};

/// Rounding to the format of the reference numbers, which is the identity on them. The field's reading is "a random
/// square that stands for this".
pub(crate) const SQUARE: ReducePrecision = ReducePrecision { exponent_bits: 11, mantissa_bits: 52 };

/// The function with these results only, every root's argument marked as a [`SQUARE`] wherever an
/// instruction reads it.
///
/// What reaches a root through a change of shape is marked before that change.
pub(crate) fn prepare(func: &Func, results: &[ValueId]) -> Func {
    let mut func = func.clone();
    func.body.results = results.to_vec();
    func.result_attrs = vec![ArgAttrs::default(); results.len()];
    func.param_attrs.iter_mut().for_each(|attrs| *attrs = ArgAttrs::default());
    func.eliminate_dead_code();
    let mut roots = HashSet::new();
    arguments_of_roots(&func, &func.body, &mut HashMap::new(), &mut roots);
    let mut names = HashMap::new();
    let mut body = std::mem::take(&mut func.body);
    mark(&mut body, &mut func.values, &roots, &mut names);
    func.body = body;
    func.renumber();
    func
}

fn arguments_of_roots(
    func: &Func,
    block: &Block,
    origin: &mut HashMap<ValueId, ValueId>,
    roots: &mut HashSet<ValueId>,
) {
    for instr in &block.instrs {
        if moves(&instr.op) && func.ty(instr.operands[0]).elem.is_float() {
            let from = instr.operands[0];
            let from = origin.get(&from).copied().unwrap_or(from);
            origin.insert(instr.results[0], from);
        }
        if matches!(instr.op, Op::Unary(Unary::Sqrt | Unary::Rsqrt)) {
            let v = instr.operands[0];
            roots.insert(origin.get(&v).copied().unwrap_or(v));
        }
        instr.regions.iter().for_each(|region| arguments_of_roots(func, region, origin, roots));
    }
}

fn mark(
    block: &mut Block,
    values: &mut Vec<TensorType>,
    roots: &HashSet<ValueId>,
    names: &mut HashMap<ValueId, ValueId>,
) {
    let marked = |v: ValueId, values: &mut Vec<TensorType>, names: &mut HashMap<ValueId, ValueId>| {
        let ty = values[v.index()].clone();
        if !roots.contains(&v) || !ty.elem.is_float() {
            return None;
        }
        values.push(ty);
        let new = ValueId::new(values.len() - 1);
        names.insert(v, new);
        let op = Op::ReducePrecision(SQUARE);
        Some(Instr { op, operands: vec![v], regions: Vec::new(), results: vec![new], loc: Loc::default() })
    };
    let rename = |v: &mut ValueId, names: &HashMap<ValueId, ValueId>| {
        if let Some(new) = names.get(v) {
            *v = *new;
        }
    };
    let mut instrs = Vec::with_capacity(block.instrs.len());
    for &v in &block.params {
        instrs.extend(marked(v, values, names));
    }
    for mut instr in std::mem::take(&mut block.instrs) {
        instr.operands.iter_mut().for_each(|v| rename(v, names));
        for region in &mut instr.regions {
            mark(region, values, roots, names);
        }
        let results = instr.results.clone();
        instrs.push(instr);
        for v in results {
            instrs.extend(marked(v, values, names));
        }
    }
    block.instrs = instrs;
}

/// Inputs of integers that a function does nothing with but turn into floats.
pub(crate) fn only_converted(func: &Func) -> Vec<bool> {
    let mut other = HashSet::new();
    fn visit(block: &Block, other: &mut HashSet<ValueId>) {
        for instr in &block.instrs {
            if !matches!(instr.op, Op::Convert(elem) if elem.is_float()) {
                other.extend(&instr.operands);
            }
            instr.regions.iter().for_each(|region| visit(region, other));
        }
        other.extend(&block.results);
    }
    visit(&func.body, &mut other);
    func.body.params.iter().map(|v| func.ty(*v).elem.is_int() && !other.contains(v)).collect()
}

/// The function with these inputs as floats, of which the integers are special cases.
pub(crate) fn with_real_inputs(func: &mut Func, real: &[bool]) {
    for (v, _) in func.body.params.iter().zip(real).filter(|(_, real)| **real) {
        func.values[v.index()].elem = ElemType::F32;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use truestep_ir::{Builder, verify_func};

    #[test]
    fn every_reader_of_a_roots_argument_sees_the_square() {
        let mut b = Builder::new("f");
        let x = b.param(TensorType::new([3], ElemType::F32));
        let u = b.add_const(x, 1e-5);
        let spread = b.broadcast(u, &[1], &[2, 3]);
        let root = b.unary(Unary::Rsqrt, spread);
        let plain = b.broadcast(u, &[1], &[2, 3]);
        let cube = b.div(root, plain);
        let func = b.finish(&[cube]);
        let prepared = prepare(&func, &func.body.results);
        verify_func(&prepared).unwrap();
        let squares: Vec<&Instr> =
            prepared.body.instrs.iter().filter(|i| i.op == Op::ReducePrecision(SQUARE)).collect();
        assert_eq!(squares.len(), 1);
        let sum = prepared.body.instrs.iter().find(|i| i.results == squares[0].operands).unwrap();
        let readers = |v: ValueId| prepared.body.instrs.iter().filter(|i| i.operands.contains(&v)).count();
        assert_eq!((readers(sum.results[0]), readers(squares[0].results[0])), (1, 2));
    }
}
