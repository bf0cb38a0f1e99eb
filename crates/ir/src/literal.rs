//! Literals: the values of constants.

use crate::types::{ElemKind, ElemType, TensorType};
use half::{bf16, f16};

/// A constant tensor: little-endian element bytes, or one element for a splat.
///
/// The form is canonical: a tensor of more than one element whose elements are all bit-equal is a splat.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Literal {
    ty: TensorType,
    bytes: Vec<u8>,
}

impl Literal {
    /// All elements of `ty` equal to the low bits of `bits`.
    pub fn splat(ty: TensorType, bits: u64) -> Self {
        let bytes = if ty.numel() == 0 { Vec::new() } else { bits.to_le_bytes()[..ty.elem.bytes()].to_vec() };
        Literal { ty, bytes }
    }

    /// Row-major elements as little-endian bytes.
    ///
    /// # Panics
    /// If `bytes` is not `ty.size_bytes()` long.
    pub fn from_bytes(ty: TensorType, bytes: Vec<u8>) -> Self {
        assert_eq!(bytes.len(), ty.size_bytes(), "bytes of {ty}");
        let width = ty.elem.bytes();
        if bytes.len() > width && bytes.chunks_exact(width).all(|c| c == &bytes[..width]) {
            return Literal { bytes: bytes[..width].to_vec(), ty };
        }
        Literal { ty, bytes }
    }

    /// Row-major elements given by their bits.
    ///
    /// # Panics
    /// If `bits` does not yield exactly `ty.numel()` elements.
    pub fn from_bits(ty: TensorType, bits: impl IntoIterator<Item = u64>) -> Self {
        let width = ty.elem.bytes();
        let bytes = bits.into_iter().flat_map(|b| b.to_le_bytes().into_iter().take(width)).collect();
        Self::from_bytes(ty, bytes)
    }

    /// The scalar `value`, rounded to a float `elem` or taken modulo its width for an integer one.
    pub fn scalar(elem: ElemType, value: f64) -> Self {
        Self::splat(TensorType::scalar(elem), encode_f64(elem, value))
    }

    /// Integers `values` as a tensor of rank 1.
    pub fn ints(elem: ElemType, values: &[i64]) -> Self {
        Self::from_bits(TensorType::new([values.len()], elem), values.iter().map(|&v| v as u64))
    }

    /// The tensor type.
    pub fn ty(&self) -> &TensorType {
        &self.ty
    }

    /// True if one stored element stands for all.
    pub fn is_splat(&self) -> bool {
        self.ty.numel() != 0 && self.bytes.len() == self.ty.elem.bytes()
    }

    /// The stored bytes: one element for a splat, else all of them, little-endian, row-major.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The bits of row-major element `i`, zero-extended.
    pub fn bits(&self, i: usize) -> u64 {
        let width = self.ty.elem.bytes();
        let at = if self.is_splat() { 0 } else { i * width };
        let mut word = [0; 8];
        word[..width].copy_from_slice(&self.bytes[at..at + width]);
        u64::from_le_bytes(word)
    }

    /// Element `i` as a float: the value of a float element, an integer converted.
    pub fn f64(&self, i: usize) -> f64 {
        decode_f64(self.ty.elem, self.bits(i))
    }

    /// Element `i` of an integer or boolean literal, sign- or zero-extended (`ui64` wraps).
    pub fn i64(&self, i: usize) -> i64 {
        decode_i64(self.ty.elem, self.bits(i))
    }
}

/// The bits of `value` as an element of type `elem`: rounded to nearest even, or wrapped to the integer width.
pub fn encode_f64(elem: ElemType, value: f64) -> u64 {
    match elem {
        ElemType::F64 => value.to_bits(),
        ElemType::F32 => (value as f32).to_bits().into(),
        ElemType::Bf16 => bf16::from_f64(value).to_bits().into(),
        ElemType::F16 => f16::from_f64(value).to_bits().into(),
        ElemType::I1 => (value != 0.0).into(),
        _ => value as i128 as u64 & mask(elem),
    }
}

/// The value of an element of type `elem` with these bits.
pub fn decode_f64(elem: ElemType, bits: u64) -> f64 {
    match elem {
        ElemType::F64 => f64::from_bits(bits),
        ElemType::F32 => f32::from_bits(bits as u32).into(),
        ElemType::Bf16 => bf16::from_bits(bits as u16).into(),
        ElemType::F16 => f16::from_bits(bits as u16).into(),
        ElemType::Ui64 => bits as f64,
        _ => decode_i64(elem, bits) as f64,
    }
}

/// `values` as elements of type `elem`, little-endian, each as [`encode_f64`] has it.
pub fn encode_elements(elem: ElemType, values: impl IntoIterator<Item = f64>) -> Vec<u8> {
    let width = elem.bytes();
    values.into_iter().flat_map(|v| encode_f64(elem, v).to_le_bytes().into_iter().take(width)).collect()
}

/// The values of little-endian elements of type `elem`; bytes too few for an element are left out.
pub fn decode_elements(elem: ElemType, bytes: &[u8]) -> impl ExactSizeIterator<Item = f64> {
    bytes.chunks_exact(elem.bytes()).map(move |chunk| {
        let mut word = [0; 8];
        word[..chunk.len()].copy_from_slice(chunk);
        decode_f64(elem, u64::from_le_bytes(word))
    })
}

/// The value of an integer or boolean element with these bits, sign- or zero-extended (`ui64` wraps).
pub fn decode_i64(elem: ElemType, bits: u64) -> i64 {
    match elem.kind() {
        ElemKind::Signed => {
            let shift = 64 - elem.bits();
            ((bits << shift) as i64) >> shift
        }
        ElemKind::Unsigned | ElemKind::Bool | ElemKind::Float => (bits & mask(elem)) as i64,
    }
}

fn mask(elem: ElemType) -> u64 {
    u64::MAX >> (64 - elem.bits())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elements_come_back() {
        let numbers = [0.0, 1.0, -2.5, 1.0 / 3.0, f64::INFINITY];
        for (elem, expected) in [
            (ElemType::F64, numbers),
            (ElemType::F32, numbers.map(|x| f64::from(x as f32))),
            (ElemType::Bf16, numbers.map(|x| bf16::from_f64(x).into())),
            (ElemType::I1, [0.0, 1.0, 1.0, 1.0, 1.0]),
            (ElemType::I8, [0.0, 1.0, -2.0, 0.0, -1.0]),
        ] {
            let bytes = encode_elements(elem, numbers);
            assert_eq!(bytes.len(), numbers.len() * elem.bytes());
            assert!(decode_elements(elem, &bytes).eq(expected), "{elem:?}");
        }
    }
}
