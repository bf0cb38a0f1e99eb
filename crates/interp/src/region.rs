//! Regions called on scalars: reducers, comparators, selectors.

use crate::elementwise::{Slice, SliceMut, bool_binary, float_binary, int_binary};
use crate::error::EvalError;
use crate::eval::{Env, Run};
use crate::kernel::{Kernel, values};
use crate::plan::BlockPlan;
use crate::scalar::Scalar;
use crate::storage::{Buffer, Data};
use crate::tensor::Tensor;
use std::collections::HashSet;
use truestep_ir::{Binary, Block, Compare, ElemType, Func, Instr, Literal, Op, TensorType, ValueId};

/// A region whose parameters and results are scalars.
#[derive(Clone, Debug)]
pub(crate) struct ScalarRegion {
    params: Vec<ValueId>,
    elems: Vec<ElemType>,
    results: Vec<ValueId>,
    captured: Vec<ValueId>,
    comparison: Option<Compare>,
    form: Form,
}

#[derive(Clone, Debug)]
enum Form {
    /// One binary op of the two parameters.
    Binary(Binary),
    /// Elementwise ops and scalar constants.
    Kernel(Kernel, Vec<(ValueId, Literal)>),
    /// Anything else.
    Block(BlockPlan),
}

/// One element.
#[derive(Clone, Debug)]
pub(crate) enum Cell<S> {
    Float(S),
    Int(i64),
    Bool(bool),
}

impl ScalarRegion {
    pub(crate) fn new(func: &Func, block: &Block) -> Self {
        let plan = BlockPlan::new(func, block);
        let mut free = HashSet::new();
        plan.free_values(&mut free);
        let mut captured: Vec<ValueId> = free.into_iter().collect();
        captured.sort_unstable();
        ScalarRegion {
            params: block.params.clone(),
            elems: block.params.iter().map(|&v| func.ty(v).elem).collect(),
            results: block.results.clone(),
            captured,
            comparison: single_comparison(block),
            form: single_op(block).map_or_else(|| kernel(func, block).unwrap_or(Form::Block(plan)), Form::Binary),
        }
    }

    /// The values read from outside.
    pub(crate) fn captured(&self) -> &[ValueId] {
        &self.captured
    }

    /// The op, if the region is one binary op that may be applied in any grouping.
    pub(crate) fn associative(&self) -> Option<Binary> {
        match self.form {
            Form::Binary(
                op @ (Binary::Add
                | Binary::And
                | Binary::Maximum
                | Binary::Minimum
                | Binary::Multiply
                | Binary::Or
                | Binary::Xor),
            ) => Some(op),
            _ => None,
        }
    }

    /// The comparison, if the region is one comparison of its two parameters.
    pub(crate) fn comparison(&self) -> Option<Compare> {
        self.comparison
    }

    /// The region ready to be called on the values of `env`.
    pub(crate) fn bind<'r, S: Scalar>(&'r self, run: &'r Run<'r, S>, env: &Env<S>) -> Caller<'r, S> {
        let mut caller = Caller {
            region: self,
            run,
            env: None,
            inputs: Vec::new(),
            slots: Vec::new(),
            temps: Vec::new(),
            outs: Vec::new(),
        };
        match &self.form {
            Form::Binary(_) => {}
            Form::Kernel(kernel, constants) => {
                for input in &kernel.inputs {
                    let (slot, buffer) = match self.params.iter().position(|p| p == input) {
                        Some(p) => (Some(p), Buffer::new(self.elems[p].kind(), 1)),
                        None => {
                            let tensor = match constants.iter().find(|(v, _)| v == input) {
                                Some((_, literal)) => Tensor::from_literal(run.ctx, literal),
                                None => env.get(*input),
                            };
                            (None, Buffer::copy(values(&tensor.data)))
                        }
                    };
                    caller.slots.push(slot);
                    caller.inputs.push(buffer);
                }
                caller.temps = kernel.temps(1);
                caller.outs = kernel.outputs.iter().map(|(_, ty)| Buffer::new(ty.elem.kind(), 1)).collect();
            }
            Form::Block(_) => caller.env = Some(env.clone()),
        }
        caller
    }
}

fn single_op(block: &Block) -> Option<Binary> {
    let [Instr { op: Op::Binary(op), operands, results, .. }] = block.instrs.as_slice() else { return None };
    let exchangeable = matches!(op, Binary::Add | Binary::Multiply);
    let reversed: Vec<ValueId> = block.params.iter().rev().copied().collect();
    let of_params = *operands == block.params || exchangeable && *operands == reversed;
    (of_params && *results == block.results).then_some(*op)
}

fn single_comparison(block: &Block) -> Option<Compare> {
    let [Instr { op: Op::Compare(how), operands, results, .. }] = block.instrs.as_slice() else { return None };
    (*operands == block.params && *results == block.results).then_some(*how)
}

fn kernel(func: &Func, block: &Block) -> Option<Form> {
    let (mut steps, mut constants) = (Vec::new(), Vec::new());
    for instr in &block.instrs {
        match &instr.op {
            Op::Constant(literal) => constants.push((instr.results[0], literal.clone())),
            op if op.info().elementwise => steps.push(instr),
            _ => return None,
        }
    }
    let scalar = |v: &ValueId| func.ty(*v).rank() == 0;
    let scalars = steps.iter().all(|i| i.operands.iter().chain(&i.results).all(scalar));
    let computed = |v: &ValueId| steps.iter().any(|i| i.results.contains(v)) || block.params.contains(v);
    (scalars && block.results.iter().all(computed))
        .then(|| Form::Kernel(Kernel::new(func, &steps, |v| block.results.contains(&v)), constants))
}

/// A region bound to the values it reads from outside.
pub(crate) struct Caller<'r, S: Scalar> {
    region: &'r ScalarRegion,
    run: &'r Run<'r, S>,
    /// For a region run as a block.
    env: Option<Env<S>>,
    /// For a kernel: its inputs, and which of the region's parameters each is.
    inputs: Vec<Buffer<S>>,
    slots: Vec<Option<usize>>,
    temps: Vec<Buffer<S>>,
    outs: Vec<Buffer<S>>,
}

impl<S: Scalar> Caller<'_, S> {
    /// The region's results on these arguments.
    pub(crate) fn call(&mut self, args: &[Cell<S>]) -> Result<Vec<Cell<S>>, EvalError> {
        let ctx = self.run.ctx;
        match &self.region.form {
            Form::Binary(op) => Ok(vec![binary(ctx, *op, self.region.elems[0], &args[0], &args[1])]),
            Form::Kernel(kernel, _) => {
                for (buffer, slot) in self.inputs.iter_mut().zip(&self.slots) {
                    if let Some(p) = slot {
                        buffer.put(0, args[*p].clone());
                    }
                }
                let inputs: Vec<Slice<'_, S>> = self.inputs.iter().map(|b| b.slice(1)).collect();
                let mut outs: Vec<SliceMut<'_, S>> = self.outs.iter_mut().map(|b| b.slice_mut(1)).collect();
                kernel.block(ctx, 0, 1, &inputs, &mut self.temps, &mut outs);
                let result = |v: &ValueId| {
                    let at = kernel.outputs.iter().position(|(out, _)| out == v);
                    let param = || self.region.params.iter().position(|p| p == v).expect("a parameter");
                    at.map_or_else(|| args[param()].clone(), |o| self.outs[o].get(0))
                };
                Ok(self.region.results.iter().map(result).collect())
            }
            Form::Block(plan) => {
                let env = self.env.as_mut().expect("bound with an environment");
                for ((&param, cell), &elem) in plan.params.iter().zip(args).zip(&self.region.elems) {
                    env.set(param, cell.clone().into_tensor(elem));
                }
                self.run.block(plan, std::slice::from_mut(env))?;
                Ok(plan.results.iter().map(|&v| Cell::first(&env.get(v))).collect())
            }
        }
    }

    /// The region's only result, an `i1`.
    pub(crate) fn test(&mut self, args: &[Cell<S>]) -> Result<bool, EvalError> {
        Ok(matches!(self.call(args)?[0], Cell::Bool(true)))
    }
}

impl<S: Scalar> Cell<S> {
    /// Stored value `i` of a tensor.
    pub(crate) fn at(data: &Data<S>, i: usize) -> Self {
        match data {
            Data::Float(v) => Cell::Float(v[i].clone()),
            Data::Int(v) => Cell::Int(v[i]),
            Data::Bool(v) => Cell::Bool(v[i]),
        }
    }

    /// The only element of a scalar.
    pub(crate) fn first(tensor: &Tensor<S>) -> Self {
        Cell::at(&tensor.data, 0)
    }

    fn into_tensor(self, elem: ElemType) -> Tensor<S> {
        let data = match self {
            Cell::Float(x) => Data::float(vec![x]),
            Cell::Int(x) => Data::int(vec![x]),
            Cell::Bool(x) => Data::bool(vec![x]),
        };
        Tensor::dense(TensorType::scalar(elem), data)
    }
}

impl<S: Scalar> Buffer<S> {
    fn copy(values: Slice<'_, S>) -> Self {
        match values {
            Slice::Float(v) => Buffer::Float(v.to_vec()),
            Slice::Int(v) => Buffer::Int(v.to_vec()),
            Slice::Bool(v) => Buffer::Bool(v.to_vec()),
        }
    }

    /// Element `i`.
    pub(crate) fn get(&self, i: usize) -> Cell<S> {
        match self {
            Buffer::Float(v) => Cell::Float(v[i].clone()),
            Buffer::Int(v) => Cell::Int(v[i]),
            Buffer::Bool(v) => Cell::Bool(v[i]),
        }
    }

    /// Overwrites element `i`.
    pub(crate) fn put(&mut self, i: usize, cell: Cell<S>) {
        match (self, cell) {
            (Buffer::Float(v), Cell::Float(x)) => v[i] = x,
            (Buffer::Int(v), Cell::Int(x)) => v[i] = x,
            (Buffer::Bool(v), Cell::Bool(x)) => v[i] = x,
            _ => unreachable!("a cell of another kind"),
        }
    }
}

fn binary<S: Scalar>(ctx: &S::Ctx, op: Binary, elem: ElemType, lhs: &Cell<S>, rhs: &Cell<S>) -> Cell<S> {
    match (lhs, rhs) {
        (Cell::Float(l), Cell::Float(r)) => Cell::Float(S::round(&float_binary(ctx, op, l, r), elem)),
        (Cell::Int(l), Cell::Int(r)) => Cell::Int(int_binary(op, elem, *l, *r)),
        (Cell::Bool(l), Cell::Bool(r)) => Cell::Bool(bool_binary(op, *l, *r)),
        _ => unreachable!("operands of two kinds"),
    }
}
