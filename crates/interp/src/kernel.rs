//! Straight-line elementwise programs, run block by block so that intermediate values stay in cache.
//!
//! One instruction, a run of neighbouring instructions on one shape, and a scalar region are all kernels. Work is cut
//! into fixed chunks and each element is computed alone, so results do not depend on the number of threads.

use crate::elementwise::{Slice, SliceMut, apply};
use crate::scalar::Scalar;
use crate::storage::{Buffer, Data};
use crate::tensor::Tensor;
use rayon::prelude::*;
use std::collections::HashMap;
use std::sync::Arc;
use truestep_ir::{ElemKind, ElemType, Func, Instr, Op, TensorType, ValueId};

/// Elements per block: what fits in the first-level cache a dozen times.
const BLOCK: usize = 1024;
/// Elements per unit of parallel work.
const TASK: usize = 32 * BLOCK;

/// A straight line of elementwise steps.
#[derive(Clone, Debug)]
pub(crate) struct Kernel {
    /// The values read from outside.
    pub inputs: Vec<ValueId>,
    /// The values handed out, with their types.
    pub outputs: Vec<(ValueId, TensorType)>,
    steps: Vec<Step>,
    temps: Vec<ElemKind>,
}

#[derive(Clone, Debug)]
struct Step {
    op: Op,
    from: ElemType,
    to: ElemType,
    args: Vec<Place>,
    out: Place,
}

/// Where a value stands while a block is computed.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Place {
    Input(usize),
    Temp(usize),
    Output(usize),
}

impl<S> Default for SliceMut<'_, S> {
    fn default() -> Self {
        SliceMut::Bool(&mut [])
    }
}

impl<S> Slice<'_, S> {
    fn kind(self) -> ElemKind {
        match self {
            Slice::Float(_) => ElemKind::Float,
            Slice::Int(_) => ElemKind::Signed,
            Slice::Bool(_) => ElemKind::Bool,
        }
    }

    fn range(self, start: usize, len: usize) -> Self {
        match self {
            Slice::Float(v) => Slice::Float(&v[start..start + len]),
            Slice::Int(v) => Slice::Int(&v[start..start + len]),
            Slice::Bool(v) => Slice::Bool(&v[start..start + len]),
        }
    }
}

impl<S> SliceMut<'_, S> {
    fn len(&self) -> usize {
        match self {
            SliceMut::Float(v) => v.len(),
            SliceMut::Int(v) => v.len(),
            SliceMut::Bool(v) => v.len(),
        }
    }

    fn range(&self, start: usize, len: usize) -> Slice<'_, S> {
        match self {
            SliceMut::Float(v) => Slice::Float(&v[start..start + len]),
            SliceMut::Int(v) => Slice::Int(&v[start..start + len]),
            SliceMut::Bool(v) => Slice::Bool(&v[start..start + len]),
        }
    }

    fn range_mut(&mut self, start: usize, len: usize) -> SliceMut<'_, S> {
        match self {
            SliceMut::Float(v) => SliceMut::Float(&mut v[start..start + len]),
            SliceMut::Int(v) => SliceMut::Int(&mut v[start..start + len]),
            SliceMut::Bool(v) => SliceMut::Bool(&mut v[start..start + len]),
        }
    }
}

/// The stored values of a tensor.
pub(crate) fn values<S>(data: &Data<S>) -> Slice<'_, S> {
    match data {
        Data::Float(v) => Slice::Float(v),
        Data::Int(v) => Slice::Int(v),
        Data::Bool(v) => Slice::Bool(v),
    }
}

/// An input while a kernel runs.
enum Source<'t, S> {
    /// One value per element.
    Dense(Slice<'t, S>),
    /// Values standing for several elements each.
    Repeated(Slice<'t, S>, usize),
    /// Values repeating with a period that divides a block: every block reads the same.
    Periodic(Slice<'t, S>),
    /// Its storage has become that of an output.
    Donated(usize),
}

impl Kernel {
    /// Compiles instructions of one block, all elementwise and of one shape. `escapes` tells which of their results
    /// are read by others.
    pub(crate) fn new(func: &Func, instrs: &[&Instr], escapes: impl Fn(ValueId) -> bool) -> Self {
        let mut last_read = HashMap::new();
        for (i, instr) in instrs.iter().enumerate() {
            instr.operands.iter().for_each(|&v| _ = last_read.insert(v, i));
        }
        let (steps, inputs, outputs, temps) = Default::default();
        let mut kernel = Kernel { inputs, outputs, steps, temps };
        let mut places: HashMap<ValueId, Place> = HashMap::new();
        let mut free: Vec<usize> = Vec::new();
        for (i, instr) in instrs.iter().enumerate() {
            let args = instr.operands.iter().map(|&v| {
                *places.entry(v).or_insert_with(|| {
                    kernel.inputs.push(v);
                    Place::Input(kernel.inputs.len() - 1)
                })
            });
            let args = args.collect();
            let result = instr.results[0];
            let ty = func.ty(result);
            let out = if escapes(result) {
                kernel.outputs.push((result, ty.clone()));
                Place::Output(kernel.outputs.len() - 1)
            } else if let Some(at) = free.iter().position(|&t| kernel.temps[t] == ty.elem.kind()) {
                Place::Temp(free.swap_remove(at))
            } else {
                kernel.temps.push(ty.elem.kind());
                Place::Temp(kernel.temps.len() - 1)
            };
            places.insert(result, out);
            for v in &instr.operands {
                if let Some(&Place::Temp(t)) = places.get(v)
                    && last_read.get(v) == Some(&i)
                    && !free.contains(&t)
                {
                    free.push(t);
                }
            }
            let from = func.ty(*instr.operands.last().expect("an operand")).elem;
            kernel.steps.push(Step { op: instr.op.clone(), from, to: ty.elem, args, out });
        }
        kernel
    }

    /// Runs on whole tensors. An input that nobody else holds lends its storage to an output.
    pub(crate) fn run<S: Scalar>(&self, ctx: &S::Ctx, inputs: Vec<Tensor<S>>) -> Vec<Tensor<S>> {
        let numel = self.outputs[0].1.numel();
        let n = if inputs.iter().all(|t| t.n_values() == 1) { numel.min(1) } else { numel };
        let mut inputs: Vec<Result<Tensor<S>, usize>> = inputs.into_iter().map(Ok).collect();
        let mut outputs: Vec<Buffer<S>> = Vec::with_capacity(self.outputs.len());
        for (o, (_, ty)) in self.outputs.iter().enumerate() {
            let donor = inputs.iter_mut().find_map(|input| take_storage(input, ty.elem.kind(), n, o));
            outputs.push(donor.unwrap_or_else(|| Buffer::new(ty.elem.kind(), n)));
        }
        let sources: Vec<Source<'_, S>> = inputs
            .iter()
            .map(|input| match input {
                Err(output) => Source::Donated(*output),
                Ok(t) if t.n_values() == 1 => Source::Periodic(values(&t.data)),
                Ok(t) if t.is_dense() => Source::Dense(values(&t.data)),
                Ok(t) if t.inner == 1 && BLOCK.is_multiple_of(t.n_values()) => Source::Periodic(values(&t.data)),
                Ok(t) => Source::Repeated(values(&t.data), t.inner),
            })
            .collect();
        let mut tasks: Vec<Vec<SliceMut<'_, S>>> = (0..n.div_ceil(TASK)).map(|_| Vec::new()).collect();
        for output in &mut outputs {
            tasks.iter_mut().zip(output.chunks(TASK)).for_each(|(task, chunk)| task.push(chunk));
        }
        if tasks.len() <= 1 {
            tasks.into_iter().for_each(|outs| self.task(ctx, 0, &sources, outs));
        } else {
            tasks.into_par_iter().enumerate().for_each(|(i, outs)| self.task(ctx, i * TASK, &sources, outs));
        }
        let outputs = outputs.into_iter().zip(&self.outputs);
        outputs.map(|(buffer, (_, ty))| Tensor::repeated(ty.clone(), buffer.into_data(), numel.max(1))).collect()
    }

    /// Computes elements `start ..` of the outputs.
    fn task<S: Scalar>(&self, ctx: &S::Ctx, start: usize, sources: &[Source<'_, S>], mut outs: Vec<SliceMut<'_, S>>) {
        let len = outs[0].len();
        let block = len.min(BLOCK);
        let mut temps = self.temps::<S>(block);
        let mut loaded: Vec<Buffer<S>> = sources
            .iter()
            .map(|source| match source {
                Source::Dense(_) => Buffer::default(),
                Source::Donated(o) => Buffer::new(self.outputs[*o].1.elem.kind(), block),
                Source::Repeated(v, _) => Buffer::new(v.kind(), block),
                Source::Periodic(v) => {
                    let mut buffer = Buffer::new(v.kind(), block);
                    buffer.fill(*v, 1, 0, block);
                    buffer
                }
            })
            .collect();
        for at in (0..len).step_by(BLOCK) {
            let n = block.min(len - at);
            for (source, buffer) in sources.iter().zip(&mut loaded) {
                match source {
                    Source::Dense(_) | Source::Periodic(_) => {}
                    Source::Repeated(v, inner) => buffer.fill(*v, *inner, start + at, n),
                    Source::Donated(o) => buffer.fill(outs[*o].range(at, n), 1, 0, n),
                }
            }
            let inputs = sources.iter().zip(&loaded).map(|(source, buffer)| match source {
                Source::Dense(v) => v.range(start + at, n),
                _ => buffer.slice(n),
            });
            let inputs: Vec<Slice<'_, S>> = inputs.collect();
            self.block(ctx, at, n, &inputs, &mut temps, &mut outs);
        }
    }

    /// Storage for intermediate values, `len` elements each.
    pub(crate) fn temps<S: Scalar>(&self, len: usize) -> Vec<Buffer<S>> {
        self.temps.iter().map(|&kind| Buffer::new(kind, len)).collect()
    }

    /// Runs the steps on `n` elements, at position `at` of the outputs.
    pub(crate) fn block<S: Scalar>(
        &self,
        ctx: &S::Ctx,
        at: usize,
        n: usize,
        inputs: &[Slice<'_, S>],
        temps: &mut [Buffer<S>],
        outs: &mut [SliceMut<'_, S>],
    ) {
        for step in &self.steps {
            let mut temp = Buffer::default();
            let mut slot = SliceMut::default();
            let out = match step.out {
                Place::Temp(t) => {
                    temp = std::mem::take(&mut temps[t]);
                    temp.slice_mut(n)
                }
                Place::Output(o) => {
                    slot = std::mem::take(&mut outs[o]);
                    slot.range_mut(at, n)
                }
                Place::Input(_) => unreachable!("inputs are only read"),
            };
            let mut args = [Slice::Bool(&[]); 3];
            for (arg, place) in args.iter_mut().zip(&step.args) {
                *arg = match *place {
                    Place::Input(i) => inputs[i],
                    Place::Temp(t) => temps[t].slice(n),
                    Place::Output(o) => outs[o].range(at, n),
                };
            }
            apply(ctx, &step.op, step.from, step.to, &args[..step.args.len()], out);
            match step.out {
                Place::Temp(t) => temps[t] = temp,
                Place::Output(o) => outs[o] = slot,
                Place::Input(_) => {}
            }
        }
    }
}

/// The storage of an input of which `n` values are needed, if nobody else holds it; the input is then marked as
/// donated to output `o`.
fn take_storage<S: Scalar>(
    input: &mut Result<Tensor<S>, usize>,
    kind: ElemKind,
    n: usize,
    o: usize,
) -> Option<Buffer<S>> {
    let tensor = input.as_mut().ok().filter(|t| t.n_values() == n)?;
    let buffer = match (&mut tensor.data, kind) {
        (Data::Float(v), ElemKind::Float) => Buffer::Float(std::mem::take(Arc::get_mut(v)?)),
        (Data::Int(v), ElemKind::Signed | ElemKind::Unsigned) => Buffer::Int(std::mem::take(Arc::get_mut(v)?)),
        (Data::Bool(v), ElemKind::Bool) => Buffer::Bool(std::mem::take(Arc::get_mut(v)?)),
        _ => return None,
    };
    *input = Err(o);
    Some(buffer)
}
