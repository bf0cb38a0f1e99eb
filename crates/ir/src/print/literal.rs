//! The elements of constants.

use crate::literal::{Literal, decode_f64, decode_i64, encode_f64};
use crate::types::{ElemKind, ElemType};
use std::fmt::{self, Write};

/// Longer lists print as a blob of bytes; booleans always as a list.
const MAX_LISTED: usize = 256;

/// What stands in `dense<…>`: one element for a splat, nested lists, or `"0x…"` with the little-endian bytes.
pub(super) fn write_elements(out: &mut String, literal: &Literal) -> fmt::Result {
    let ty = literal.ty();
    let count = ty.numel();
    if count == 0 {
        return Ok(());
    }
    if literal.is_splat() {
        return write_element(out, ty.elem, literal.bits(0));
    }
    if count > MAX_LISTED && ty.elem != ElemType::I1 {
        out.write_str("\"0x")?;
        for byte in literal.bytes() {
            write!(out, "{byte:02X}")?;
        }
        return out.write_char('"');
    }
    for i in 0..count {
        // brackets open and close where an index of that dimension starts and ends
        let at_start = |inner: &usize| i % inner == 0;
        let inner: Vec<usize> = (0..ty.rank()).map(|d| ty.dims[d..].iter().product()).collect();
        let opened = inner.iter().filter(|n| at_start(n)).count();
        if i > 0 {
            out.write_str(", ")?;
        }
        (0..opened).try_for_each(|_| out.write_char('['))?;
        write_element(out, ty.elem, literal.bits(i))?;
        let closed = inner.iter().filter(|&n| (i + 1) % n == 0).count();
        (0..closed).try_for_each(|_| out.write_char(']'))?;
    }
    Ok(())
}

fn write_element(out: &mut String, elem: ElemType, bits: u64) -> fmt::Result {
    match elem.kind() {
        ElemKind::Bool => out.write_str(if bits == 0 { "false" } else { "true" }),
        ElemKind::Signed => write!(out, "{}", decode_i64(elem, bits)),
        ElemKind::Unsigned => write!(out, "{bits}"),
        ElemKind::Float => match shortest(elem, bits) {
            Some(text) => write_scientific(out, &text),
            None => write!(out, "0x{bits:0width$X}", width = 2 * elem.bytes()),
        },
    }
}

/// The shortest decimal, as `d.ddde±d`, that reads back as these bits both directly and by way of a double; none for
/// infinities, NaN and the rare value where the two readings differ.
fn shortest(elem: ElemType, bits: u64) -> Option<String> {
    let value = decode_f64(elem, bits);
    let text = match elem {
        ElemType::F64 => format!("{value:e}"),
        ElemType::F32 => format!("{:e}", value as f32),
        _ => (0..8).map(|digits| format!("{value:.digits$e}")).find(|t| reads_back(elem, t, bits))?,
    };
    let direct = elem != ElemType::F32 || text.parse::<f32>().is_ok_and(|v| u64::from(v.to_bits()) == bits);
    (value.is_finite() && direct && reads_back(elem, &text, bits)).then_some(text)
}

fn reads_back(elem: ElemType, text: &str, bits: u64) -> bool {
    text.parse::<f64>().is_ok_and(|v| encode_f64(elem, v) == bits)
}

/// `1e-5` as MLIR wants it: `1.0e-05`.
fn write_scientific(out: &mut String, text: &str) -> fmt::Result {
    let (mantissa, exponent) = text.split_once('e').unwrap_or((text, "0"));
    let point = if mantissa.contains('.') { "" } else { ".0" };
    let (sign, digits) = exponent.strip_prefix('-').map_or(('+', exponent), |digits| ('-', digits));
    write!(out, "{mantissa}{point}e{sign}{digits:0>2}")
}
