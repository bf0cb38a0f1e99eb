//! Element types and static tensor types.

use std::fmt;

macro_rules! elem_types {
    ($($variant:ident $text:literal $bytes:literal $kind:ident)*) => {
        /// The element type of a tensor, spelt as in StableHLO text (`f32`, `ui8`, …).
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum ElemType { $(#[doc = concat!("`", $text, "`")] $variant),* }

        impl ElemType {
            /// Every element type, in table order.
            pub const ALL: &[ElemType] = &[$(ElemType::$variant),*];

            /// The spelling in StableHLO text.
            pub const fn text(self) -> &'static str { match self { $(ElemType::$variant => $text),* } }

            /// Size of one element in bytes; `i1` takes one byte, 0 or 1.
            pub const fn bytes(self) -> usize { match self { $(ElemType::$variant => $bytes),* } }

            /// Floating point, signed or unsigned integer, or boolean.
            pub const fn kind(self) -> ElemKind { match self { $(ElemType::$variant => ElemKind::$kind),* } }
        }
    };
}

elem_types! {
    F64 "f64" 8 Float
    F32 "f32" 4 Float
    Bf16 "bf16" 2 Float
    F16 "f16" 2 Float
    I1 "i1" 1 Bool
    I8 "i8" 1 Signed
    I16 "i16" 2 Signed
    I32 "i32" 4 Signed
    I64 "i64" 8 Signed
    Ui8 "ui8" 1 Unsigned
    Ui16 "ui16" 2 Unsigned
    Ui32 "ui32" 4 Unsigned
    Ui64 "ui64" 8 Unsigned
}

/// The four kinds of element type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ElemKind {
    /// IEEE-like floating point.
    Float,
    /// Two's complement integer.
    Signed,
    /// Unsigned integer.
    Unsigned,
    /// `i1`.
    Bool,
}

impl ElemType {
    /// True for the floating-point types.
    pub const fn is_float(self) -> bool {
        matches!(self.kind(), ElemKind::Float)
    }

    /// True for the signed and unsigned integer types (not `i1`).
    pub const fn is_int(self) -> bool {
        matches!(self.kind(), ElemKind::Signed | ElemKind::Unsigned)
    }

    /// Width in bits; 1 for `i1`.
    pub const fn bits(self) -> u32 {
        match self {
            ElemType::I1 => 1,
            other => 8 * other.bytes() as u32,
        }
    }

    /// The type spelt `text`, if there is one.
    pub fn parse(text: &str) -> Option<ElemType> {
        Self::ALL.iter().copied().find(|e| e.text() == text)
    }
}

impl fmt::Display for ElemType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

/// A static shape and an element type: `tensor<2x3xf32>`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TensorType {
    /// Dimension sizes, outermost first; empty for a scalar.
    pub dims: Vec<usize>,
    /// Element type.
    pub elem: ElemType,
}

impl TensorType {
    /// The type with shape `dims` and element type `elem`.
    pub fn new(dims: impl Into<Vec<usize>>, elem: ElemType) -> Self {
        TensorType { dims: dims.into(), elem }
    }

    /// The rank-0 type of `elem`.
    pub fn scalar(elem: ElemType) -> Self {
        TensorType { dims: Vec::new(), elem }
    }

    /// Number of dimensions.
    pub fn rank(&self) -> usize {
        self.dims.len()
    }

    /// Number of elements: the product of the dimensions, 1 for a scalar.
    pub fn numel(&self) -> usize {
        self.dims.iter().product()
    }

    /// Size of the dense row-major data in bytes.
    pub fn size_bytes(&self) -> usize {
        self.numel() * self.elem.bytes()
    }

    /// The same shape with another element type.
    pub fn with_elem(&self, elem: ElemType) -> Self {
        TensorType { dims: self.dims.clone(), elem }
    }

    /// The same element type with another shape.
    pub fn with_dims(&self, dims: impl Into<Vec<usize>>) -> Self {
        TensorType { dims: dims.into(), elem: self.elem }
    }
}

impl fmt::Display for TensorType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("tensor<")?;
        for d in &self.dims {
            write!(f, "{d}x")?;
        }
        write!(f, "{}>", self.elem)
    }
}

/// Row-major strides, in elements, of a dense tensor of shape `dims`.
pub fn row_major_strides(dims: &[usize]) -> Vec<usize> {
    let mut strides = vec![1; dims.len()];
    for i in (1..dims.len()).rev() {
        strides[i - 1] = strides[i] * dims[i];
    }
    strides
}
