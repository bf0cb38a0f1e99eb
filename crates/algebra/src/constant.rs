//! Constants: literals as rationals, and iota.

use crate::reader::Reader;
use crate::value::{Read, Result, Value};
use num_rational::BigRational;
use num_traits::{One, Signed, Zero};
use truestep_ir::{ElemType, Iota, Literal};
use truestep_kernel::{Range, Rational};

impl Reader<'_> {
    pub(crate) fn constant(&mut self, literal: &Literal) -> Result<Read> {
        let ty = literal.ty();
        if literal.is_splat() {
            let number = number(ty.elem, literal.bits(0));
            return match number {
                Number::Rational(q) => {
                    let form = self.kernel.constant(q);
                    let dims = ty.dims.iter().map(|&n| self.fresh(n)).collect::<Result<_>>()?;
                    Ok(Read::Plain(Value { dims, form }))
                }
                Number::Infinite(positive) => Ok(Read::Infinite(positive, ty.dims.clone())),
                Number::NaN => Err("a NaN".into()),
            };
        }
        let mut values = Vec::new();
        for i in 0..ty.numel() {
            match number(ty.elem, literal.bits(i)) {
                Number::Rational(q) => values.push(q.to_string()),
                Number::Infinite(_) | Number::NaN => return Err("an element that is not a number".into()),
            }
        }
        let dims: Vec<_> = ty.dims.iter().map(|&n| self.fresh(n)).collect::<Result<_>>()?;
        let label = format!("constant[{}]", values.join(","));
        let form = self.kernel.apply(&label, Range::Real, &[], &[], &dims.concat());
        Ok(Read::Plain(Value { dims, form }))
    }

    pub(crate) fn iota(&mut self, attrs: &Iota) -> Result {
        let dims: Vec<_> = attrs.ty.dims.iter().map(|&n| self.fresh(n)).collect::<Result<_>>()?;
        let form = match dims[attrs.dimension].as_slice() {
            [] => self.kernel.integer(0),
            axes => self.kernel.apply("index", Range::Real, &[], &[], axes),
        };
        Ok(Value { dims, form })
    }
}

/// What an element's bits mean.
pub(crate) enum Number {
    Rational(Rational),
    /// True for +∞.
    Infinite(bool),
    NaN,
}

/// The value of an element: exact for integers and integral floats, else of all numbers that round to it the simplest
/// fraction or the shortest decimal, whichever has fewer digits.
pub(crate) fn number(elem: ElemType, bits: u64) -> Number {
    let ints = |v: i64| Number::Rational(BigRational::from_integer(v.into()));
    let (exponent_bits, fraction_bits) = match elem {
        ElemType::F64 => (11, 52u32),
        ElemType::F32 => (8, 23),
        ElemType::F16 => (5, 10),
        ElemType::Bf16 => (8, 7),
        ElemType::Ui64 => return Number::Rational(BigRational::from_integer(bits.into())),
        ElemType::I1
        | ElemType::I8
        | ElemType::I16
        | ElemType::I32
        | ElemType::I64
        | ElemType::Ui8
        | ElemType::Ui16
        | ElemType::Ui32 => return ints(truestep_ir::decode_i64(elem, bits)),
    };
    let negative = bits >> (exponent_bits + fraction_bits) & 1 == 1;
    let magnitude = bits & ((1 << (exponent_bits + fraction_bits)) - 1);
    let infinite = ((1u64 << exponent_bits) - 1) << fraction_bits;
    if magnitude >= infinite {
        return if magnitude == infinite { Number::Infinite(!negative) } else { Number::NaN };
    }
    // the value of a magnitude in units of half the least subnormal's ulp, so that midpoints are whole
    let bias = (1i64 << (exponent_bits - 1)) - 1;
    let value = |magnitude: u64| {
        let (exponent, fraction) = (magnitude >> fraction_bits, magnitude & ((1 << fraction_bits) - 1));
        let (significand, exponent) =
            if exponent == 0 { (fraction, 1) } else { (fraction | 1 << fraction_bits, exponent) };
        let scale = BigRational::from_integer(2.into()).pow((exponent as i64 - bias - i64::from(fraction_bits)) as i32);
        BigRational::from_integer(significand.into()) * scale
    };
    let exact = value(magnitude);
    let simple = if exact.is_integer() {
        exact
    } else {
        let half = BigRational::new(1.into(), 2.into());
        let low = (value(magnitude - 1) + &exact) * &half;
        let high = (value(magnitude + 1) + &exact) * half;
        let (fraction, decimal) = (simplest(&low, &high), shortest(&exact, &low, &high));
        let digits = |n: &BigRational| n.numer().to_string().len() + n.denom().to_string().len();
        match decimal {
            Some((decimal, n_digits)) if n_digits <= digits(&fraction) => decimal,
            _ => fraction,
        }
    };
    Number::Rational(if negative { -simple } else { simple })
}

/// The rational of least denominator strictly between two others, `0 ≤ low < high`.
fn simplest(low: &BigRational, high: &BigRational) -> BigRational {
    debug_assert!(!low.is_negative());
    let next = low.floor() + BigRational::one();
    if &next < high {
        return next;
    }
    let whole = low.floor();
    let (low, high) = (low - &whole, high - &whole);
    // now 0 ≤ low < high ≤ 1: the reciprocal's simplest lies in (1/high, 1/low)
    if low.is_zero() {
        return whole + (high.recip().floor() + BigRational::one()).recip();
    }
    whole + simplest(&high.recip(), &low.recip()).recip()
}

/// The decimal of fewest significant digits strictly between two others, and their number.
fn shortest(exact: &BigRational, low: &BigRational, high: &BigRational) -> Option<(BigRational, usize)> {
    let ten = BigRational::from_integer(10.into());
    let (mut unit, mut lead) = (BigRational::one(), exact.clone());
    while lead >= ten {
        (lead, unit) = (lead / &ten, unit * &ten);
    }
    while lead < BigRational::one() {
        (lead, unit) = (lead * &ten, unit / &ten);
    }
    (1..=17).find_map(|digits| {
        let rounded = (exact / &unit).round() * &unit;
        unit /= &ten;
        (low < &rounded && &rounded < high).then_some((rounded, digits))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimals_are_read_as_meant() {
        for (value, n, d) in [
            (0.1f32, 1, 10),
            (1e-5, 1, 100_000),
            (0.914_285_7, 32, 35),
            (-0.333_333_34, -1, 3),
            (3.0, 3, 1),
            (16_777_216.0, 16_777_216, 1),
            (0.5, 1, 2),
            (0.0, 0, 1),
            (1e-8, 1, 100_000_000),
        ] {
            let Number::Rational(q) = number(ElemType::F32, value.to_bits().into()) else { panic!("{value}") };
            assert_eq!(q, BigRational::new(n.into(), d.into()), "{value}");
        }
        let Number::Rational(q) = number(ElemType::F64, 0.1f64.to_bits()) else { panic!() };
        assert_eq!(q, BigRational::new(1.into(), 10.into()));
        assert!(matches!(number(ElemType::F32, f32::NEG_INFINITY.to_bits().into()), Number::Infinite(false)));
        assert!(matches!(number(ElemType::F32, f32::NAN.to_bits().into()), Number::NaN));
        let Number::Rational(q) = number(ElemType::I32, (-3i32) as u32 as u64) else { panic!() };
        assert_eq!(q, BigRational::from_integer((-3).into()));
    }

    #[test]
    fn the_simplest_rational_rounds_back() {
        for i in 0..2000u32 {
            let bits = 0x3000_0000 + i.wrapping_mul(0x9e37_79b9) % 0x2000_0000;
            let Number::Rational(q) = number(ElemType::F32, bits.into()) else { continue };
            let (n, d): (f64, f64) = (q.numer().to_string().parse().unwrap(), q.denom().to_string().parse().unwrap());
            assert_eq!((n / d) as f32, f32::from_bits(bits), "{q}");
        }
    }
}
