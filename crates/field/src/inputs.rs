//! Inputs of the programs: random ones of the field, scattered real ones.

use crate::arithmetic::P;
use crate::fp::Fp;
use crate::oracle::mix;
use rayon::prelude::*;
use truestep_claim::Input;
use truestep_claim::draw::{any_integer, combination_bit};
use truestep_interp::{Dual, Scalar, Tensor};
use truestep_ir::{Block, ElemKind, ElemType, Func, Op, TensorType, row_major_strides};

/// Where inputs come from.
#[derive(Clone, Copy)]
pub(crate) struct Source<'a> {
    pub(crate) seed: u64,
    /// Per input, how it lies on the replicas.
    pub(crate) inputs: &'a [Input],
    pub(crate) replicas: usize,
    /// Class numbers and the like are below this.
    pub(crate) classes: u64,
    /// Boolean inputs, and which of their combinations this is: one bit for each.
    pub(crate) booleans: &'a [usize],
    pub(crate) combination: u64,
    /// Integers are of all sizes and signs.
    pub(crate) wide: bool,
}

impl<'a> Source<'a> {
    pub(crate) fn new(seed: u64, inputs: &'a [Input], replicas: usize, func: &Func) -> Self {
        let classes = classes(&func.body).unwrap_or(2);
        Source { seed, inputs, replicas, classes, booleans: &[], combination: 0, wide: false }
    }

    /// Every replica's inputs, given the types of one replica's.
    pub(crate) fn parts<S: Scalar>(&self, types: &[TensorType], value: impl Fn(At) -> S + Sync) -> Vec<Vec<Tensor<S>>> {
        let mut parts = vec![Vec::with_capacity(types.len()); self.replicas];
        for (i, ty) in types.iter().enumerate() {
            match self.inputs[i] {
                Input::Replicated => {
                    let whole = self.tensor(i, ty, ty, 0, &value);
                    parts.iter_mut().for_each(|part| part.push(whole.clone()));
                }
                Input::Sharded(d) => {
                    let mut dims = ty.dims.clone();
                    dims[d] *= self.replicas;
                    let whole = ty.with_dims(dims);
                    for (r, part) in parts.iter_mut().enumerate() {
                        part.push(self.tensor(i, &whole, ty, r * ty.dims[d], &value));
                    }
                }
            }
        }
        parts
    }

    /// The inputs of the one-device program, given their types.
    pub(crate) fn whole<S: Scalar>(&self, types: &[TensorType], value: impl Fn(At) -> S + Sync) -> Vec<Tensor<S>> {
        types.iter().enumerate().map(|(i, ty)| self.tensor(i, ty, ty, 0, &value)).collect()
    }

    /// One input that every replica takes whole.
    pub(crate) fn one<S: Scalar>(&self, input: usize, ty: &TensorType, value: impl Fn(At) -> S + Sync) -> Tensor<S> {
        self.tensor(input, ty, ty, 0, &value)
    }

    /// The block of `whole` with the dimensions of `part`, from `first` on along the sharded one.
    fn tensor<S: Scalar>(
        &self,
        input: usize,
        whole: &TensorType,
        part: &TensorType,
        first: usize,
        value: &(impl Fn(At) -> S + Sync),
    ) -> Tensor<S> {
        let sharded = match self.inputs[input] {
            Input::Sharded(d) => d,
            Input::Replicated => 0,
        };
        let strides = row_major_strides(&whole.dims);
        let inner = strides.get(sharded).copied().unwrap_or(1);
        let [size, block] = [whole, part].map(|ty| ty.dims.get(sharded).copied().unwrap_or(1));
        let run = (block * inner).max(1);
        let at = |k: usize| {
            let element = (k / run * size + first) * inner + k % run;
            At { seed: self.seed, input, element, along: element / inner % size.max(1), size }
        };
        if part.elem.is_float() {
            return Tensor::from_scalars(
                part.clone(),
                (0..part.numel()).into_par_iter().map(|k| value(at(k))).collect(),
            );
        }
        let place = self.booleans.iter().position(|&boolean| boolean == input);
        let opposite = place.map_or(0, |place| combination_bit(self.combination, place));
        let int = |at: At| match part.elem.kind() {
            ElemKind::Bool => (At { seed: 0, ..at }.word() + opposite) % 2,
            ElemKind::Signed | ElemKind::Unsigned if part.elem == ElemType::Ui8 => at.word() % 256,
            ElemKind::Signed | ElemKind::Unsigned if self.wide => any_integer(self.seed, at.word()) as u64,
            ElemKind::Signed | ElemKind::Unsigned => at.word() % self.classes,
            ElemKind::Float => unreachable!("floats are drawn above"),
        };
        let ints: Vec<i64> = (0..part.numel()).map(|k| int(at(k)) as i64).collect();
        Tensor::from_ints(part.clone(), &ints)
    }
}

/// An element of an input of the global batch.
#[derive(Clone, Copy)]
pub(crate) struct At {
    seed: u64,
    /// The input's number.
    pub(crate) input: usize,
    element: usize,
    /// Index along the sharded dimension, and its size.
    along: usize,
    size: usize,
}

impl At {
    fn word(&self) -> u64 {
        mix(mix(self.seed, self.input as u64), self.element as u64)
    }

    /// A random element of the field.
    pub(crate) fn element(&self) -> Fp {
        Fp(self.word() % P)
    }

    /// A random element that does not depend on the first.
    pub(crate) fn direction(&self) -> Fp {
        Fp(mix(self.word(), 1) % P)
    }

    /// An element of the field with a direction where `moves`.
    pub(crate) fn dual(&self, moves: bool) -> Dual<Fp> {
        Dual::new(self.element(), if moves { self.direction() } else { Fp(0) })
    }

    /// A real number of `low .. low + 1`, raised by up to ½ along the sharded dimension.
    pub(crate) fn real(&self, low: f64) -> f64 {
        low + (self.word() % 4096) as f64 / 4096.0 + 0.5 * self.along as f64 / self.size as f64
    }

    /// A real number of ±1.
    pub(crate) fn real_direction(&self) -> f64 {
        (mix(self.word(), 1) % 4096) as f64 / 2048.0 - 1.0
    }
}

/// The least size of a dimension that is counted along.
fn classes(block: &Block) -> Option<u64> {
    let count = |instr: &truestep_ir::Instr| {
        let mut own = None;
        if let Op::Iota(iota) = &instr.op
            && !iota.ty.elem.is_float()
        {
            own = Some(iota.ty.dims[iota.dimension] as u64).filter(|&n| n > 1);
        }
        own.into_iter().chain(instr.regions.iter().filter_map(classes)).min()
    };
    block.instrs.iter().filter_map(count).min()
}
