//! Tensors as the evaluator holds them.

use crate::scalar::Scalar;
use crate::storage::{Buffer, Data, fill_repeated, map_values};
use std::borrow::Cow;
use std::sync::Arc;
use truestep_ir::{ElemKind, ElemType, Literal, TensorType, decode_i64};

/// A tensor whose float elements are scalars of type `S`. Clones share their storage.
///
/// The storage holds `values` of which each stands for `inner` consecutive row-major elements, the whole sequence
/// repeating until the shape is full: a plain tensor has `inner = 1` and one value per element, a broadcast scalar one
/// value, a vector broadcast over trailing dimensions `inner` equal to their product.
#[derive(Clone, Debug)]
pub struct Tensor<S> {
    ty: TensorType,
    pub(crate) data: Data<S>,
    pub(crate) inner: usize,
}

/// Construction and reading, for any scalar.
impl<S: Scalar> Tensor<S> {
    /// Row-major float elements.
    ///
    /// # Panics
    /// If `ty` is not a float type or `values` is not one per element.
    pub fn from_scalars(ty: TensorType, values: Vec<S>) -> Self {
        assert!(ty.elem.is_float() && values.len() == ty.numel(), "{} values of {ty}", values.len());
        Self::dense(ty, Data::float(values))
    }

    /// Row-major integer or boolean elements, taken modulo the width of the type.
    ///
    /// # Panics
    /// If `ty` is a float type or `values` is not one per element.
    pub fn from_ints(ty: TensorType, values: &[i64]) -> Self {
        assert!(!ty.elem.is_float() && values.len() == ty.numel(), "{} values of {ty}", values.len());
        let data = match ty.elem.kind() {
            ElemKind::Bool => Data::bool(values.iter().map(|&v| v & 1 == 1).collect()),
            _ => Data::int(values.iter().map(|&v| decode_i64(ty.elem, v as u64)).collect()),
        };
        Self::dense(ty, data)
    }

    /// Row-major elements decoded from little-endian bytes of the declared element type.
    ///
    /// # Panics
    /// If `bytes` is not `ty.size_bytes()` long.
    pub fn decode(ctx: &S::Ctx, ty: &TensorType, bytes: &[u8]) -> Self {
        assert_eq!(bytes.len(), ty.size_bytes(), "bytes of {ty}");
        Self::dense(ty.clone(), decode(ctx, ty.elem, bytes))
    }

    /// The value of a constant.
    pub fn from_literal(ctx: &S::Ctx, literal: &Literal) -> Self {
        let ty = literal.ty().clone();
        let inner = if literal.is_splat() { ty.numel() } else { 1 };
        Tensor { data: decode(ctx, ty.elem, literal.bytes()), ty, inner }
    }

    /// Row-major elements as little-endian bytes of the declared element type.
    pub fn encode(&self, ctx: &S::Ctx) -> Vec<u8> {
        let width = self.ty.elem.bytes();
        let mut bytes = Vec::with_capacity(self.ty.size_bytes());
        let mut push = |word: u64| bytes.extend_from_slice(&word.to_le_bytes()[..width]);
        match &self.materialize().data {
            Data::Float(v) => v.iter().for_each(|x| push(S::to_bits(ctx, x, self.ty.elem))),
            Data::Int(v) => v.iter().for_each(|&x| push(x as u64)),
            Data::Bool(v) => v.iter().for_each(|&x| push(x.into())),
        }
        bytes
    }

    /// The type.
    pub fn ty(&self) -> &TensorType {
        &self.ty
    }

    /// Row-major float elements; `None` for integers and booleans.
    pub fn scalars(&self) -> Option<Cow<'_, [S]>> {
        match &self.data {
            Data::Float(v) if self.is_dense() => Some(Cow::Borrowed(v)),
            Data::Float(v) => Some(Cow::Owned(self.expand(v))),
            Data::Int(_) | Data::Bool(_) => None,
        }
    }

    /// Row-major integer elements, booleans as 0 and 1; `None` for floats.
    pub fn ints(&self) -> Option<Vec<i64>> {
        match &self.data {
            Data::Float(_) => None,
            Data::Int(v) => Some(self.expand(v)),
            Data::Bool(v) => Some(self.expand(v).into_iter().map(i64::from).collect()),
        }
    }

    /// Row-major elements as real numbers.
    pub fn to_f64_vec(&self) -> Vec<f64> {
        match &self.data {
            Data::Float(v) => self.expand(v).iter().map(S::to_f64).collect(),
            Data::Int(v) if self.ty.elem == ElemType::Ui64 => self.expand(v).iter().map(|&x| x as u64 as f64).collect(),
            Data::Int(v) => self.expand(v).iter().map(|&x| x as f64).collect(),
            Data::Bool(v) => self.expand(v).iter().map(|&x| f64::from(u8::from(x))).collect(),
        }
    }
}

/// Shorthands for scalars without a context.
impl<S: Scalar<Ctx = ()>> Tensor<S> {
    /// [`Tensor::decode`].
    ///
    /// # Panics
    /// If `bytes` is not `ty.size_bytes()` long.
    pub fn from_bytes(ty: &TensorType, bytes: &[u8]) -> Self {
        Self::decode(&(), ty, bytes)
    }

    /// [`Tensor::encode`].
    pub fn to_bytes(&self) -> Vec<u8> {
        self.encode(&())
    }

    /// Row-major elements rounded to the declared type: nearest even for floats, modulo the width for integers.
    ///
    /// # Panics
    /// If `values` is not one per element.
    pub fn from_f64(ty: TensorType, values: &[f64]) -> Self {
        if !ty.elem.is_float() {
            return Self::from_ints(ty, &values.iter().map(|&v| v as i64).collect::<Vec<_>>());
        }
        let wide = |&v: &f64| S::round(&S::literal(&(), ElemType::F64, v.to_bits()), ty.elem);
        let values = values.iter().map(wide).collect();
        Self::from_scalars(ty, values)
    }
}

/// Storage.
impl<S: Scalar> Tensor<S> {
    /// One value per element.
    pub(crate) fn dense(ty: TensorType, data: Data<S>) -> Self {
        debug_assert_eq!(data.len(), ty.numel(), "values of {ty}");
        Tensor { ty, data, inner: 1 }
    }

    /// Each value standing for `inner` elements, the sequence repeating.
    pub(crate) fn repeated(ty: TensorType, data: Data<S>, inner: usize) -> Self {
        if data.len() == ty.numel() {
            return Self::dense(ty, data);
        }
        debug_assert!(ty.numel().is_multiple_of(data.len() * inner), "{} values x {inner} of {ty}", data.len());
        Tensor { ty, data, inner }
    }

    /// The same elements under another type of as many elements and the same kind.
    pub(crate) fn retyped(self, ty: TensorType) -> Self {
        debug_assert!(ty.numel() == self.ty.numel(), "{ty} from {}", self.ty);
        Tensor { ty, ..self }
    }

    /// True if there is one value per element.
    pub(crate) fn is_dense(&self) -> bool {
        self.data.len() == self.ty.numel()
    }

    /// Number of stored values.
    pub(crate) fn n_values(&self) -> usize {
        self.data.len()
    }

    /// The same tensor with one value per element.
    pub(crate) fn materialize(&self) -> Tensor<S> {
        if self.is_dense() {
            return self.clone();
        }
        Self::dense(self.ty.clone(), map_values!(&self.data, v => self.expand(v)))
    }

    /// The elements, one value each, taken over if nobody else holds them and copied otherwise.
    pub(crate) fn into_buffer(self) -> Buffer<S> {
        let dense = if self.is_dense() { self } else { self.materialize() };
        match dense.data {
            Data::Float(v) => Buffer::Float(Arc::unwrap_or_clone(v)),
            Data::Int(v) => Buffer::Int(Arc::unwrap_or_clone(v)),
            Data::Bool(v) => Buffer::Bool(Arc::unwrap_or_clone(v)),
        }
    }

    fn expand<T: Clone>(&self, values: &[T]) -> Vec<T> {
        let Some(first) = values.first() else { return Vec::new() };
        let mut out = vec![first.clone(); self.ty.numel()];
        if values.len() > 1 {
            fill_repeated(values, self.inner, 0, &mut out);
        }
        out
    }
}

fn decode<S: Scalar>(ctx: &S::Ctx, elem: ElemType, bytes: &[u8]) -> Data<S> {
    let words = bytes.chunks_exact(elem.bytes()).map(|chunk| {
        let mut word = [0; 8];
        word[..chunk.len()].copy_from_slice(chunk);
        u64::from_le_bytes(word)
    });
    match elem.kind() {
        ElemKind::Float => Data::float(words.map(|bits| S::literal(ctx, elem, bits)).collect()),
        ElemKind::Bool => Data::bool(words.map(|bits| bits & 1 == 1).collect()),
        ElemKind::Signed | ElemKind::Unsigned => Data::int(words.map(|bits| decode_i64(elem, bits)).collect()),
    }
}
