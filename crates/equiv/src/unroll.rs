//! Loops of known length, written out: integers that depend on no input are computed, branches they decide are taken,
//! positions they give become slices. Nothing else changes.

use std::collections::HashMap;
use truestep_interp::wide;
use truestep_ir::{Block, Builder, Copier, ElemKind, Func, Instr, Literal, Op, Slice, ValueId};

/// A function is not made longer than about this many instructions.
const MAX_INSTRS: usize = 1 << 17;
/// Integers are computed in tensors of at most this many elements.
const MAX_ELEMENTS: usize = 4096;

/// The function without loops whose length is known; the same one if there is no control flow in it.
pub(crate) fn unrolled(func: &Func) -> Func {
    let control = |instr: &Instr| {
        matches!(instr.op, Op::While | Op::If | Op::Case | Op::DynamicSlice(_) | Op::DynamicUpdateSlice)
    };
    if !func.body.instrs.iter().any(control) {
        return func.clone();
    }
    let mut b = Builder::new(func.name.clone());
    let params: Vec<ValueId> = func.param_types().map(|ty| b.param(ty.clone())).collect();
    let mut unroll = Unroll { b, copier: Copier::from(func), known: HashMap::new() };
    unroll.copier.bind(&func.body.params, &params);
    unroll.instrs(&func.body.instrs);
    let results = unroll.copier.renamed(&func.body.results);
    let mut out = unroll.b.finish(&results);
    out.eliminate_dead_code();
    out
}

struct Unroll<'f> {
    b: Builder,
    copier: Copier<'f>,
    /// Integers and booleans that depend on no input.
    known: HashMap<ValueId, Literal>,
}

impl Unroll<'_> {
    fn instrs(&mut self, instrs: &[Instr]) {
        for instr in instrs {
            let first = self.b.instrs().len();
            match self.settled(instr) {
                Some(values) => self.copier.bind(&instr.results, &values),
                None => drop(self.copier.instrs(&mut self.b, std::slice::from_ref(instr))),
            }
            self.b.locate(first, instr.loc);
        }
    }

    /// The values that stand for the instruction's results, if it need not stay as it is.
    fn settled(&mut self, instr: &Instr) -> Option<Vec<ValueId>> {
        let operands = self.copier.renamed(&instr.operands);
        match &instr.op {
            Op::While => Some(self.loop_(instr, operands)),
            Op::If | Op::Case => {
                let at = self.known.get(&operands[0])?.i64(0);
                let last = instr.regions.len() - 1;
                let taken = match instr.op {
                    Op::If => usize::from(at == 0),
                    _ => usize::try_from(at).map_or(last, |at| at.min(last)),
                };
                Some(self.block(&instr.regions[taken]))
            }
            Op::Select if self.known.get(&operands[0]).is_some_and(Literal::is_splat) => {
                let yes = self.known[&operands[0]].i64(0) != 0;
                Some(vec![operands[if yes { 1 } else { 2 }]])
            }
            Op::DynamicSlice(sizes) => {
                let start = self.starts(operands[0], &operands[1..], sizes)?;
                let limit = start.iter().zip(sizes).map(|(start, size)| start + size).collect();
                let slice = Slice { start, limit, strides: vec![1; sizes.len()] };
                let taken = self.b.op(Op::Slice(slice), &operands[..1]);
                Some(vec![taken])
            }
            Op::DynamicUpdateSlice => {
                let sizes = self.b.dims(operands[1]);
                let start = self.starts(operands[0], &operands[2..], &sizes)?;
                self.updated(operands[0], operands[1], &start, &sizes).map(|v| vec![v])
            }
            _ => self.computed(instr, &operands).map(|v| vec![v]),
        }
    }

    /// Runs the loop as long as its condition is known.
    fn loop_(&mut self, instr: &Instr, mut args: Vec<ValueId>) -> Vec<ValueId> {
        let [cond, body] = instr.regions.as_slice() else { return args };
        loop {
            self.copier.bind(&cond.params, &args);
            let goes_on = self.block(cond);
            let goes_on = self.known.get(&goes_on[0]).map(|literal| literal.i64(0) != 0);
            match goes_on {
                Some(false) => return args,
                Some(true) if self.b.instrs().len() < MAX_INSTRS => {
                    self.copier.bind(&body.params, &args);
                    args = self.block(body);
                }
                _ => {
                    let regions = vec![self.copier.region(&mut self.b, cond), self.copier.region(&mut self.b, body)];
                    return self.b.push(Op::While, &args, regions);
                }
            }
        }
    }

    fn block(&mut self, block: &Block) -> Vec<ValueId> {
        self.instrs(&block.instrs);
        self.copier.renamed(&block.results)
    }

    /// Known start indices, moved so that the box lies inside.
    fn starts(&self, x: ValueId, indices: &[ValueId], sizes: &[usize]) -> Option<Vec<usize>> {
        let dims = self.b.dims(x);
        let start = |d: usize| {
            let at = self.known.get(&indices[d])?.i64(0);
            Some(usize::try_from(at).unwrap_or(0).min(dims[d] - sizes[d]))
        };
        (0..dims.len()).map(start).collect()
    }

    /// `x` with a box replaced, if that is a piece along one dimension.
    fn updated(&mut self, x: ValueId, update: ValueId, start: &[usize], sizes: &[usize]) -> Option<ValueId> {
        let dims = self.b.dims(x);
        let differ: Vec<usize> = (0..dims.len()).filter(|&d| dims[d] != sizes[d]).collect();
        match differ.as_slice() {
            [] => Some(update),
            &[d] if sizes[d] > 0 => {
                let end = start[d] + sizes[d];
                let mut pieces = vec![update];
                if start[d] > 0 {
                    pieces.insert(0, self.b.slice_dim(x, d, 0, start[d]));
                }
                if end < dims[d] {
                    pieces.push(self.b.slice_dim(x, d, end, dims[d]));
                }
                Some(self.b.concat(&pieces, d))
            }
            _ => None,
        }
    }

    /// The result as a constant, if it is of known integers.
    fn computed(&mut self, instr: &Instr, operands: &[ValueId]) -> Option<ValueId> {
        let pure = !matches!(
            instr.op,
            Op::AllReduce(_) | Op::AllGather(_) | Op::ReduceScatter(_) | Op::ReplicaId | Op::PartitionId
        );
        let known: Vec<&Literal> = operands.iter().map(|v| self.known.get(v)).collect::<Option<_>>()?;
        if !pure || !instr.regions.is_empty() || instr.results.len() != 1 {
            return None;
        }
        let literal = match &instr.op {
            Op::Constant(literal) => literal.clone(),
            op => value_of(op, &known)?,
        };
        let ty = literal.ty();
        if ty.elem.kind() == ElemKind::Float || ty.numel() > MAX_ELEMENTS {
            return None;
        }
        let v = self.b.constant(literal.clone());
        self.known.insert(v, literal);
        Some(v)
    }
}

/// What an op gives for literals.
fn value_of(op: &Op, operands: &[&Literal]) -> Option<Literal> {
    let mut b = Builder::new("known");
    let values: Vec<ValueId> = operands.iter().map(|literal| b.constant((*literal).clone())).collect();
    let result = b.try_push(op.clone(), &values, Vec::new()).ok()?;
    let ty = b.ty(*result.first()?).clone();
    if ty.elem.kind() == ElemKind::Float || ty.numel() > MAX_ELEMENTS {
        return None;
    }
    let value = wide::eval(&b.finish(&result), Vec::new()).ok()?.pop()?;
    Some(Literal::from_bytes(ty, value.encode(&())))
}

#[cfg(test)]
mod tests {
    use super::*;
    use truestep_interp::Tensor;
    use truestep_ir::parse;

    fn func(limit: &str) -> Func {
        let text = format!(
            r"func.func @main(%x: tensor<3x2xf32>, %n: tensor<i32>) -> (tensor<3x2xf32>, tensor<i32>) {{
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %init = stablehlo.constant dense<0.0> : tensor<3x2xf32>
  %r:2 = stablehlo.while(%i = %zero, %y = %init) : tensor<i32>, tensor<3x2xf32>
    cond {{
      %go = stablehlo.compare LT, %i, {limit} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %go : tensor<i1>
    }} do {{
      %one = stablehlo.constant dense<1> : tensor<i32>
      %first = stablehlo.compare EQ, %i, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %row = stablehlo.dynamic_slice %x, %i, %zero, sizes = [1, 2] : (tensor<3x2xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
      %more = stablehlo.add %row, %row : tensor<1x2xf32>
      %new = stablehlo.select %first, %row, %more : tensor<i1>, tensor<1x2xf32>
      %to = stablehlo.subtract %three, %one : tensor<i32>
      %at = stablehlo.subtract %to, %i : tensor<i32>
      %z = stablehlo.dynamic_update_slice %y, %new, %at, %zero : (tensor<3x2xf32>, tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<3x2xf32>
      %next = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %next, %z : tensor<i32>, tensor<3x2xf32>
    }}
  return %r#1, %r#0 : tensor<3x2xf32>, tensor<i32>
}}"
        );
        parse(&text).unwrap_or_else(|e| panic!("{e}")).funcs.remove(0)
    }

    fn run(func: &Func) -> Vec<Vec<f64>> {
        let x: Vec<f64> = (1..7).map(f64::from).collect();
        let types: Vec<_> = func.param_types().cloned().collect();
        let inputs = vec![Tensor::<f64>::from_f64(types[0].clone(), &x), Tensor::from_f64(types[1].clone(), &[2.0])];
        wide::eval(func, inputs).unwrap().iter().map(Tensor::to_f64_vec).collect()
    }

    #[test]
    fn loops_of_known_length_are_written_out() {
        let looped = func("%three");
        let flat = unrolled(&looped);
        let names: Vec<_> = flat.body.instrs.iter().map(|instr| instr.op.info().name).collect();
        for gone in ["while", "select", "dynamic_slice", "dynamic_update_slice", "compare"] {
            assert!(!names.contains(&format!("stablehlo.{gone}").as_str()), "{gone} in {names:?}");
        }
        assert_eq!(run(&flat), [vec![10.0, 12.0, 6.0, 8.0, 1.0, 2.0], vec![3.0]]);
        assert_eq!(run(&flat), run(&looped));
    }

    #[test]
    fn loops_of_unknown_length_stay() {
        let looped = func("%n");
        let kept = unrolled(&looped);
        assert!(kept.body.instrs.iter().any(|instr| instr.op == Op::While));
        assert_eq!(run(&kept), run(&looped));
        assert_eq!(run(&kept)[1], [2.0]);
    }
}
