//! Running a function: environments, dispatch, replicas.

use crate::error::EvalError;
use crate::plan::{BlockPlan, InstrPlan, Region, Unit, Work};
use crate::region::ScalarRegion;
use crate::scalar::Scalar;
use crate::tensor::Tensor;
use crate::{collective, contraction, control, convolution, indexing, reduction, shape, window};
use truestep_ir::{ArgAttrs, ElemType, Func, Op, TensorType, ValueId, verify_func};

/// A function made ready to run: verified, elementwise instructions grouped, last uses known.
#[derive(Clone, Debug)]
pub struct Program {
    func: Func,
    widest: Option<ElemType>,
    body: BlockPlan,
}

/// The widest float type among the values of a function: with `f64`, [`f32`] is too narrow a scalar for it.
pub fn widest_float(func: &Func) -> Option<ElemType> {
    func.values.iter().map(|ty| ty.elem).filter(|elem| elem.is_float()).max_by_key(|elem| elem.bytes())
}

impl Program {
    /// Prepares a function.
    ///
    /// # Errors
    /// [`EvalError::Invalid`] if the function does not verify, [`EvalError::TooLarge`] if a value cannot be held.
    pub fn new(func: &Func) -> Result<Self, EvalError> {
        verify_func(func)?;
        for ty in &func.values {
            let bytes = ty.dims.iter().try_fold(16_usize, |n, &d| n.checked_mul(d.max(1)));
            if bytes.is_none_or(|n| n > isize::MAX as usize) {
                return Err(EvalError::TooLarge { func: func.name.clone(), ty: ty.clone() });
            }
        }
        Ok(Program { body: BlockPlan::new(func, &func.body), widest: widest_float(func), func: func.clone() })
    }

    /// The function.
    pub fn func(&self) -> &Func {
        &self.func
    }

    /// Runs one process.
    ///
    /// # Errors
    /// Inputs that are not the parameters' types, floats too wide for `S`, and rules that only evaluation can check.
    pub fn run<S: Scalar>(&self, ctx: &S::Ctx, inputs: Vec<Tensor<S>>) -> Result<Vec<Tensor<S>>, EvalError> {
        Ok(self.run_replicas(ctx, vec![inputs])?.remove(0))
    }

    /// Runs one process per entry of `inputs`, instruction by instruction in lockstep; collectives combine across
    /// them. Every process is a replica with one partition.
    ///
    /// # Errors
    /// As [`Program::run`]; also collectives whose groups do not name every replica, and control flow that would have
    /// some replicas but not others reach a collective.
    pub fn run_replicas<S: Scalar>(
        &self,
        ctx: &S::Ctx,
        inputs: Vec<Vec<Tensor<S>>>,
    ) -> Result<Vec<Vec<Tensor<S>>>, EvalError> {
        if let Some(elem) = self.widest.filter(|&elem| !S::holds(elem)) {
            return Err(EvalError::TooWide { func: self.func.name.clone(), elem });
        }
        let run = Run { ctx, func: &self.func, n_replicas: inputs.len() };
        let envs = inputs.into_iter().enumerate().map(|(replica, inputs)| self.bind(replica, inputs));
        let mut envs = envs.collect::<Result<Vec<_>, _>>()?;
        run.block(&self.body, &mut envs)?;
        let results = |env: Env<S>| self.body.results.iter().map(|&v| env.get(v).materialize()).collect();
        Ok(envs.into_iter().map(results).collect())
    }

    fn bind<S: Scalar>(&self, replica: usize, inputs: Vec<Tensor<S>>) -> Result<Env<S>, EvalError> {
        let params = &self.body.params;
        let func = || self.func.name.clone();
        if inputs.len() != params.len() {
            let (expected, found) = (params.len(), inputs.len());
            return Err(EvalError::InputCount { func: func(), replica, expected, found });
        }
        let mut env = Env { replica, values: vec![None; self.func.values.len()] };
        for (index, (&param, input)) in params.iter().zip(inputs).enumerate() {
            let expected = self.func.ty(param);
            if input.ty() != expected {
                let (expected, found) = (expected.clone(), input.ty().clone());
                return Err(EvalError::InputType { func: func(), replica, index, expected, found });
            }
            env.set(param, input);
        }
        Ok(env)
    }
}

/// Runs a function once.
///
/// # Errors
/// As [`Program::new`] and [`Program::run`].
pub fn eval<S: Scalar>(ctx: &S::Ctx, func: &Func, inputs: Vec<Tensor<S>>) -> Result<Vec<Tensor<S>>, EvalError> {
    Program::new(func)?.run(ctx, inputs)
}

/// Runs a function once on every replica, in lockstep.
///
/// # Errors
/// As [`Program::new`] and [`Program::run_replicas`].
pub fn eval_replicas<S: Scalar>(
    ctx: &S::Ctx,
    func: &Func,
    inputs: Vec<Vec<Tensor<S>>>,
) -> Result<Vec<Vec<Tensor<S>>>, EvalError> {
    Program::new(func)?.run_replicas(ctx, inputs)
}

/// Runs a function once and returns `values` of its outermost block instead of its results.
///
/// # Errors
/// As [`eval`]; a value that is not one of the outermost block is [`EvalError::Invalid`].
pub fn eval_values<S: Scalar>(
    ctx: &S::Ctx,
    func: &Func,
    inputs: Vec<Tensor<S>>,
    values: &[ValueId],
) -> Result<Vec<Tensor<S>>, EvalError> {
    let mut func = func.clone();
    func.body.results = values.to_vec();
    func.result_attrs = vec![ArgAttrs::default(); values.len()];
    func.param_attrs.iter_mut().for_each(|attrs| attrs.aliasing_output = None);
    eval(ctx, &func, inputs)
}

/// The values of one process.
#[derive(Clone, Debug)]
pub(crate) struct Env<S> {
    pub replica: usize,
    values: Vec<Option<Tensor<S>>>,
}

impl<S: Scalar> Env<S> {
    pub(crate) fn get(&self, v: ValueId) -> Tensor<S> {
        self.values[v.index()].clone().expect("a value is computed before it is read")
    }

    pub(crate) fn set(&mut self, v: ValueId, tensor: Tensor<S>) {
        self.values[v.index()] = Some(tensor);
    }

    pub(crate) fn clear(&mut self, v: ValueId) {
        self.values[v.index()] = None;
    }

    /// The values read by a unit; those read for the last time are handed over.
    pub(crate) fn read(&mut self, unit: &Unit) -> Vec<Tensor<S>> {
        let read = |&(v, last): &(ValueId, bool)| {
            if last { self.values[v.index()].take().expect("live until its last use") } else { self.get(v) }
        };
        unit.reads.iter().map(read).collect()
    }
}

/// One evaluation.
pub(crate) struct Run<'r, S: Scalar> {
    pub ctx: &'r S::Ctx,
    pub func: &'r Func,
    pub n_replicas: usize,
}

impl<S: Scalar> Run<'_, S> {
    /// Runs a block in lockstep on the given processes.
    pub(crate) fn block(&self, plan: &BlockPlan, envs: &mut [Env<S>]) -> Result<(), EvalError> {
        for unit in &plan.units {
            match &unit.work {
                Work::Kernel(kernel) => {
                    for env in envs.iter_mut() {
                        let results = kernel.run(self.ctx, env.read(unit));
                        kernel.outputs.iter().zip(results).for_each(|((v, _), tensor)| env.set(*v, tensor));
                    }
                }
                Work::Instr(instr) => self.instr(unit, instr, envs)?,
            }
            for env in envs.iter_mut() {
                unit.drops.iter().for_each(|&v| env.clear(v));
            }
        }
        Ok(())
    }

    fn instr(&self, unit: &Unit, instr: &InstrPlan, envs: &mut [Env<S>]) -> Result<(), EvalError> {
        let ctx = self.ctx;
        let ty = self.ty(instr.results.first());
        let one = |tensor| Ok::<_, EvalError>(vec![tensor]);
        let scalar = |n: usize| Tensor::from_ints(TensorType::scalar(ElemType::Ui32), &[n as i64]);
        // An op that each process runs alone.
        type Alone<'a, S> = &'a dyn Fn(Vec<Tensor<S>>, &Env<S>) -> Result<Vec<Tensor<S>>, EvalError>;
        let each = |envs: &mut [Env<S>], f: Alone<'_, S>| {
            for env in envs {
                let operands = env.read(unit);
                let results = f(operands, env)?;
                instr.results.iter().zip(results).for_each(|(&v, tensor)| env.set(v, tensor));
            }
            Ok(())
        };
        match &instr.op {
            Op::Unary(_)
            | Op::Binary(_)
            | Op::Compare(_)
            | Op::Select
            | Op::Clamp
            | Op::Convert(_)
            | Op::IsFinite
            | Op::ReducePrecision(_) => unreachable!("elementwise instructions run as kernels"),
            Op::BitcastConvert(_) => each(envs, &|x, _| one(shape::bitcast_convert(ctx, &x[0], ty))),
            Op::Constant(literal) => each(envs, &|_, _| one(Tensor::from_literal(ctx, literal))),
            Op::Iota(iota) => each(envs, &|_, _| one(shape::iota(iota))),
            Op::Reshape(_) => each(envs, &|mut x, _| one(x.remove(0).retyped(ty.clone()))),
            Op::BroadcastInDim(attrs) => each(envs, &|x, _| one(shape::broadcast_in_dim(&x[0], attrs, ty))),
            Op::Transpose(permutation) => each(envs, &|x, _| one(shape::transpose(&x[0], permutation))),
            Op::Reverse(dims) => each(envs, &|x, _| one(shape::reverse(&x[0], dims))),
            Op::Slice(attrs) => each(envs, &|x, _| one(shape::slice(&x[0], attrs, ty))),
            Op::Pad(attrs) => each(envs, &|x, _| one(shape::pad(&x[0], &x[1], attrs, ty))),
            Op::Concatenate(dim) => each(envs, &|x, _| one(shape::concatenate(&x, *dim, ty))),
            Op::Gather(attrs) => each(envs, &|x, _| one(indexing::gather(&x[0], &x[1], attrs, ty))),
            Op::Scatter(attrs) => each(envs, &|x, env| indexing::scatter(self.bind(instr, 0, env), x, attrs)),
            Op::DynamicSlice(_) => each(envs, &|x, _| one(indexing::dynamic_slice(&x, ty))),
            Op::DynamicUpdateSlice => each(envs, &|x, _| one(indexing::dynamic_update_slice(x))),
            Op::Sort(attrs) => each(envs, &|x, env| indexing::sort(self.bind(instr, 0, env), x, attrs)),
            Op::DotGeneral(attrs) => each(envs, &|x, _| one(contraction::dot_general(ctx, &x[0], &x[1], attrs, ty))),
            Op::Convolution(attrs) => each(envs, &|x, _| one(convolution::convolution(ctx, &x[0], &x[1], attrs, ty))),
            Op::Reduce(dims) => {
                each(envs, &|x, env| reduction::reduce(ctx, scalar_region(instr, 0), self.bind(instr, 0, env), x, dims))
            }
            Op::ReduceWindow(attrs) => each(envs, &|x, env| {
                window::reduce_window(ctx, scalar_region(instr, 0), self.bind(instr, 0, env), x, attrs, ty)
            }),
            Op::SelectAndScatter(attrs) => each(envs, &|x, env| {
                let regions = (scalar_region(instr, 0), scalar_region(instr, 1));
                let callers = (self.bind(instr, 0, env), self.bind(instr, 1, env));
                one(window::select_and_scatter(ctx, regions, callers, x, attrs)?)
            }),
            Op::AllReduce(attrs) => collective::all_reduce(self, unit, instr, attrs, envs),
            Op::AllGather(attrs) => collective::all_gather(self, unit, instr, attrs, envs),
            Op::ReduceScatter(attrs) => collective::reduce_scatter(self, unit, instr, attrs, envs),
            Op::ReplicaId => each(envs, &|_, env| one(scalar(env.replica))),
            Op::PartitionId => each(envs, &|_, _| one(scalar(0))),
            Op::OptimizationBarrier => each(envs, &|x, _| Ok(x)),
            Op::While => control::while_(self, unit, instr, envs),
            Op::If | Op::Case => control::branch(self, unit, instr, envs),
        }
    }

    /// The type of an instruction's result.
    fn ty(&self, result: Option<&ValueId>) -> &TensorType {
        const NONE: &TensorType = &TensorType { dims: Vec::new(), elem: ElemType::I1 };
        result.map_or(NONE, |&v| self.func.ty(v))
    }

    /// Region `i` of an instruction, ready to be called.
    fn bind<'r>(&'r self, instr: &'r InstrPlan, i: usize, env: &Env<S>) -> crate::region::Caller<'r, S> {
        scalar_region(instr, i).bind(self, env)
    }

    /// An error of this instruction.
    pub(crate) fn error(
        &self,
        instr: &InstrPlan,
        rule: &'static str,
        expected: impl ToString,
        found: impl ToString,
    ) -> EvalError {
        EvalError::Instruction {
            loc: instr.loc,
            func: self.func.name.clone(),
            op: instr.op.info().name,
            rule,
            expected: expected.to_string(),
            found: found.to_string(),
        }
    }
}

/// Region `i` of an instruction that calls its regions on scalars.
pub(crate) fn scalar_region(instr: &InstrPlan, i: usize) -> &ScalarRegion {
    match &instr.regions[i] {
        Region::Scalar(region) => region,
        Region::Block(_) => unreachable!("{} calls its region on scalars", instr.op.info().name),
    }
}
