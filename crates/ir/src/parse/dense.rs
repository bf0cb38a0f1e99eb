//! The elements of `dense<…>`.

use super::{Kind, Parser, Result, excerpt, fault};
use crate::literal::{Literal, encode_f64};
use crate::types::{ElemKind, ElemType, TensorType};

const RULE: &str = "constant/elements";

impl<'t> Parser<'t> {
    /// `dense` has been read: `<elements> : type`. The elements are read once the type is known.
    pub(super) fn dense(&mut self) -> Result<Literal> {
        let open = self.token.at;
        if !self.at("<") {
            return self.unexpected("`<`");
        }
        self.skip_group()?;
        self.expect(":")?;
        let ty = self.tensor()?;
        let (token, end) = (self.token, self.end);
        let last_end = self.last_end;
        self.seek(open);
        let literal = self.elements(&ty)?;
        (self.token, self.end, self.last_end) = (token, end, last_end);
        Ok(literal)
    }

    fn elements(&mut self, ty: &TensorType) -> Result<Literal> {
        self.expect("<")?;
        let at = self.token.at;
        if self.at(">") {
            return if ty.numel() == 0 {
                Ok(Literal::from_bytes(ty.clone(), Vec::new()))
            } else {
                fault(at, RULE, format!("{} elements", ty.numel()), "none")
            };
        }
        if self.token.kind == Kind::Str {
            return self.blob(ty);
        }
        if !self.at("[") {
            let bits = self.element(ty.elem)?;
            self.expect(">")?;
            return Ok(Literal::splat(ty.clone(), bits));
        }
        let mut bytes = Vec::new();
        self.nested_list(ty, 0, &mut bytes)?;
        self.expect(">")?;
        Ok(Literal::from_bytes(ty.clone(), bytes))
    }

    /// The bracket that lists dimension `depth`.
    fn nested_list(&mut self, ty: &TensorType, depth: usize, bytes: &mut Vec<u8>) -> Result<()> {
        let at = self.token.at;
        let Some(&size) = ty.dims.get(depth) else {
            return fault(at, RULE, format!("elements of {ty}"), "another bracket");
        };
        self.expect("[")?;
        let mut count = 0;
        while !self.at("]") {
            if count > 0 {
                self.expect(",")?;
            }
            if count == size {
                return fault(self.token.at, RULE, format!("{size} entries in dimension {depth}"), "one more");
            }
            if depth + 1 < ty.rank() {
                self.nested_list(ty, depth + 1, bytes)?;
            } else {
                let bits = self.element(ty.elem)?;
                bytes.extend_from_slice(&bits.to_le_bytes()[..ty.elem.bytes()]);
            }
            count += 1;
        }
        if count != size {
            return fault(self.token.at, RULE, format!("{size} entries in dimension {depth}"), count);
        }
        self.expect("]")
    }

    /// One element's bits.
    fn element(&mut self, elem: ElemType) -> Result<u64> {
        let at = self.token.at;
        if elem == ElemType::I1 && (self.at("true") || self.at("false")) {
            return Ok((self.next().text == "true").into());
        }
        let negative = self.eat("-");
        if !matches!(self.token.kind, Kind::Int | Kind::Float) {
            return self.unexpected(format!("an element of type {elem}"));
        }
        let token = self.next();
        let bits = if elem.is_float() { float(elem, negative, token.text) } else { int(elem, negative, token.text) };
        match bits {
            Some(bits) => Ok(bits),
            None => {
                let found = excerpt(&self.text[at..self.last_end]);
                fault(at, "constant/element", format!("an element of type {elem}"), format!("`{found}`"))
            }
        }
    }

    /// `"0x0000803F…"`: the little-endian bytes of all elements, or of one for a splat. Bits of `i1` may be packed.
    fn blob(&mut self, ty: &TensorType) -> Result<Literal> {
        let token = self.next();
        let hex = token.text.trim_matches('"').strip_prefix("0x").unwrap_or("?").as_bytes();
        self.expect(">")?;
        let digit = |b: u8| (b as char).to_digit(16).map(|d| d as u8);
        let bytes: Option<Vec<u8>> = hex.chunks(2).map(|c| Some(digit(c[0])? * 16 + digit(*c.get(1)?)?)).collect();
        let Some(bytes) = bytes else {
            return fault(token.at, RULE, "`\"0x` and pairs of hexadecimal digits", excerpt(token.text));
        };
        let (count, width) = (ty.numel(), ty.elem.bytes());
        let boolean = ty.elem == ElemType::I1;
        if bytes.len() == width && count > 0 {
            let mut word = [0; 8];
            word[..width].copy_from_slice(&bytes);
            let bits = u64::from_le_bytes(word);
            if count == 1 || !boolean || matches!(bits, 0 | 1 | 255) {
                return Ok(Literal::splat(ty.clone(), if boolean { bits & 1 } else { bits }));
            }
        }
        if boolean && bytes.len() == count.div_ceil(8) {
            let bit = |i: usize| u64::from(bytes[i / 8] >> (i % 8) & 1);
            return Ok(Literal::from_bits(ty.clone(), (0..count).map(bit)));
        }
        if bytes.len() != count * width || boolean && bytes.iter().any(|&b| b > 1) {
            return fault(token.at, RULE, format!("{} bytes", count * width), format!("{} bytes", bytes.len()));
        }
        Ok(Literal::from_bytes(ty.clone(), bytes))
    }
}

fn float(elem: ElemType, negative: bool, text: &str) -> Option<u64> {
    if let Some(hex) = text.strip_prefix("0x") {
        return u64::from_str_radix(hex, 16).ok().filter(|b| !negative && fits(*b, elem.bits()));
    }
    let sign = u64::from(negative) << (elem.bits() - 1);
    let bits = match elem {
        ElemType::F32 => text.parse::<f32>().ok().filter(|v| v.is_finite())?.to_bits().into(),
        _ => encode_f64(elem, text.parse::<f64>().ok().filter(|v| v.is_finite())?),
    };
    crate::literal::decode_f64(elem, bits).is_finite().then_some(bits | sign)
}

fn int(elem: ElemType, negative: bool, text: &str) -> Option<u64> {
    let magnitude = match text.strip_prefix("0x") {
        Some(hex) => u64::from_str_radix(hex, 16).ok()?,
        None => text.parse::<u64>().ok()?,
    };
    if !negative {
        return fits(magnitude, elem.bits()).then_some(magnitude);
    }
    let least = match elem.kind() {
        ElemKind::Signed => 1u64 << (elem.bits() - 1),
        ElemKind::Unsigned | ElemKind::Float => 0,
        ElemKind::Bool => 1,
    };
    let bits = magnitude.wrapping_neg() & (u64::MAX >> (64 - elem.bits()));
    (magnitude <= least).then_some(bits)
}

fn fits(value: u64, bits: u32) -> bool {
    value >> (bits - 1) <= 1
}
