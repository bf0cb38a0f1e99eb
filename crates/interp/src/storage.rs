//! The values of a tensor by element kind, shared or owned.

use crate::elementwise::{Slice, SliceMut};
use crate::scalar::Scalar;
use std::sync::Arc;
use truestep_ir::ElemKind;

/// The stored values, by element kind.
#[derive(Clone, Debug)]
pub(crate) enum Data<S> {
    /// Floats.
    Float(Arc<Vec<S>>),
    /// Integers, sign- or zero-extended from the declared width (`ui64` as bits).
    Int(Arc<Vec<i64>>),
    /// `i1`.
    Bool(Arc<Vec<bool>>),
}

/// Evaluates an expression with `$v` bound to the vector in `$data`, whatever its kind.
macro_rules! with_values {
    ($data:expr, $v:ident => $e:expr) => {
        match $data {
            $crate::storage::Data::Float($v) => $e,
            $crate::storage::Data::Int($v) => $e,
            $crate::storage::Data::Bool($v) => $e,
        }
    };
}

/// Evaluates an expression of type `Vec` with `$v` bound to the vector in `$data`, giving data of the same kind.
macro_rules! map_values {
    ($data:expr, $v:ident => $e:expr) => {
        match $data {
            $crate::storage::Data::Float($v) => $crate::storage::Data::float($e),
            $crate::storage::Data::Int($v) => $crate::storage::Data::int($e),
            $crate::storage::Data::Bool($v) => $crate::storage::Data::bool($e),
        }
    };
}
pub(crate) use {map_values, with_values};

impl<S> Data<S> {
    pub(crate) fn float(v: Vec<S>) -> Self {
        Data::Float(Arc::new(v))
    }

    pub(crate) fn int(v: Vec<i64>) -> Self {
        Data::Int(Arc::new(v))
    }

    pub(crate) fn bool(v: Vec<bool>) -> Self {
        Data::Bool(Arc::new(v))
    }

    pub(crate) fn len(&self) -> usize {
        with_values!(self, v => v.len())
    }
}

/// Values of one kind, owned.
#[derive(Clone, Debug)]
pub(crate) enum Buffer<S> {
    Float(Vec<S>),
    Int(Vec<i64>),
    Bool(Vec<bool>),
}

impl<S: Scalar> Buffer<S> {
    pub(crate) fn new(kind: ElemKind, len: usize) -> Self {
        match kind {
            ElemKind::Float => Buffer::Float(vec![S::from_int(0); len]),
            ElemKind::Signed | ElemKind::Unsigned => Buffer::Int(vec![0; len]),
            ElemKind::Bool => Buffer::Bool(vec![false; len]),
        }
    }

    pub(crate) fn slice(&self, len: usize) -> Slice<'_, S> {
        match self {
            Buffer::Float(v) => Slice::Float(&v[..len]),
            Buffer::Int(v) => Slice::Int(&v[..len]),
            Buffer::Bool(v) => Slice::Bool(&v[..len]),
        }
    }

    pub(crate) fn slice_mut(&mut self, len: usize) -> SliceMut<'_, S> {
        match self {
            Buffer::Float(v) => SliceMut::Float(&mut v[..len]),
            Buffer::Int(v) => SliceMut::Int(&mut v[..len]),
            Buffer::Bool(v) => SliceMut::Bool(&mut v[..len]),
        }
    }

    pub(crate) fn chunks(&mut self, size: usize) -> Vec<SliceMut<'_, S>> {
        match self {
            Buffer::Float(v) => v.chunks_mut(size).map(SliceMut::Float).collect(),
            Buffer::Int(v) => v.chunks_mut(size).map(SliceMut::Int).collect(),
            Buffer::Bool(v) => v.chunks_mut(size).map(SliceMut::Bool).collect(),
        }
    }

    pub(crate) fn into_data(self) -> Data<S> {
        match self {
            Buffer::Float(v) => Data::float(v),
            Buffer::Int(v) => Data::int(v),
            Buffer::Bool(v) => Data::bool(v),
        }
    }

    pub(crate) fn fill(&mut self, values: Slice<'_, S>, inner: usize, start: usize, len: usize) {
        match (self, values) {
            (Buffer::Float(out), Slice::Float(v)) => fill_repeated(v, inner, start, &mut out[..len]),
            (Buffer::Int(out), Slice::Int(v)) => fill_repeated(v, inner, start, &mut out[..len]),
            (Buffer::Bool(out), Slice::Bool(v)) => fill_repeated(v, inner, start, &mut out[..len]),
            _ => unreachable!("a buffer of another kind"),
        }
    }
}

impl<S> Default for Buffer<S> {
    fn default() -> Self {
        Buffer::Bool(Vec::new())
    }
}

/// Writes elements `start ..` of the sequence in which every value stands for `inner` elements, repeating.
pub(crate) fn fill_repeated<T: Clone>(values: &[T], inner: usize, start: usize, out: &mut [T]) {
    if inner == 1 {
        return fill_periodic(values, start % values.len(), out);
    }
    let (mut position, mut run) = (start / inner % values.len(), inner - start % inner);
    let mut rest = out;
    while !rest.is_empty() {
        let (now, later) = rest.split_at_mut(run.min(rest.len()));
        now.fill(values[position].clone());
        position = if position + 1 == values.len() { 0 } else { position + 1 };
        (rest, run) = (later, inner);
    }
}

/// Writes `values` from `position` on, over and over: one period, then copies of what stands there already.
fn fill_periodic<T: Clone>(values: &[T], position: usize, out: &mut [T]) {
    let period = values.len().min(out.len());
    let head = (values.len() - position).min(period);
    out[..head].clone_from_slice(&values[position..position + head]);
    out[head..period].clone_from_slice(&values[..period - head]);
    let mut done = period;
    while done < out.len() {
        let (ready, rest) = out.split_at_mut(done);
        let n = done.min(rest.len());
        rest[..n].clone_from_slice(&ready[..n]);
        done += n;
    }
}
