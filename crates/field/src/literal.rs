//! Decimal literals read as the rationals they were meant to be.

use truestep_ir::{ElemType, decode_f64};

/// `numerator/denominator · 2^exponent`, in lowest terms up to the power of two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rational {
    /// Below 0 for a negative number.
    pub(crate) negative: bool,
    pub(crate) numerator: u128,
    pub(crate) denominator: u128,
    /// 0 unless the number is too large or too small for the fraction.
    pub(crate) exponent: i32,
}

/// The rational that a finite literal of type `elem` is read as: an integer as itself, any other number as the fraction
/// of least denominator that rounds to it (Stern–Brocot), numbers beyond 2^±60 as they stand.
pub(crate) fn rational(elem: ElemType, bits: u64) -> Rational {
    let value = decode_f64(elem, bits);
    let negative = value < 0.0;
    let (mantissa, exponent) = parts(value.abs());
    let fraction = |numerator, denominator, exponent| Rational { negative, numerator, denominator, exponent };
    if mantissa == 0 {
        return fraction(0, 1, 0);
    }
    if value.fract() == 0.0 && exponent <= 60 {
        let integer = if exponent >= 0 { mantissa << exponent } else { mantissa >> -exponent };
        return fraction(integer, 1, 0);
    }
    // bits of precision: the value is an integer of so many bits times a power of two
    let precision: i32 = match elem {
        ElemType::F64 => 53,
        ElemType::F32 => 24,
        ElemType::F16 => 11,
        ElemType::Bf16 => 8,
        ElemType::I1
        | ElemType::I8
        | ElemType::I16
        | ElemType::I32
        | ElemType::I64
        | ElemType::Ui8
        | ElemType::Ui16
        | ElemType::Ui32
        | ElemType::Ui64 => unreachable!("a float type"),
    };
    let spare = 53 - precision;
    if !(-110..=0).contains(&exponent) || mantissa >> 52 == 0 || (mantissa >> spare) << spare != mantissa {
        return fraction(mantissa, 1, exponent);
    }
    // half a unit in the last place to either side, over a common denominator
    let half = 1u128 << spare;
    let unit = 1u128 << (1 - exponent);
    let (low, high) = (2 * mantissa - half, 2 * mantissa + half);
    let (numerator, denominator) = simplest(low, unit, high, unit);
    fraction(numerator, denominator, 0)
}

/// The fraction of least denominator strictly between `a/b` and `c/d`.
fn simplest(a: u128, b: u128, c: u128, d: u128) -> (u128, u128) {
    let whole = a / b;
    if (whole + 1) * d < c {
        return (whole + 1, 1);
    }
    // 0 ≤ a/b − whole < c/d − whole ≤ 1: turn both over
    let (a, c) = (a - whole * b, c - whole * d);
    let (numerator, denominator) = if a == 0 {
        // above d/c, without an upper end
        (d / c + 1, 1)
    } else {
        simplest(d, c, b, a)
    };
    (whole * numerator + denominator, numerator)
}

/// `value = mantissa · 2^exponent`, normal numbers with 53 bits of mantissa.
fn parts(value: f64) -> (u128, i32) {
    let bits = value.to_bits();
    let (field, fraction) = ((bits >> 52) as i32 & 0x7ff, bits & ((1 << 52) - 1));
    match field {
        0 => (fraction.into(), -1074),
        field => ((fraction | 1 << 52).into(), field - 1075),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use truestep_ir::encode_f64;

    #[test]
    fn literals_are_what_was_written() {
        let read = |elem, value: f64| {
            let r = rational(elem, encode_f64(elem, value));
            assert_eq!(r.exponent, 0, "{value}");
            (if r.negative { -(r.numerator as i128) } else { r.numerator as i128 }, r.denominator)
        };
        for elem in [ElemType::F32, ElemType::F64] {
            assert_eq!(read(elem, 0.1), (1, 10));
            assert_eq!(read(elem, 1e-5), (1, 100_000));
            assert_eq!(read(elem, -0.485), (-97, 200));
            assert_eq!(read(elem, 0.999), (999, 1000));
            assert_eq!(read(elem, 1.0 / 3.0), (1, 3));
            assert_eq!(read(elem, 5.0 / 7.0), (5, 7));
            assert_eq!(read(elem, 0.5), (1, 2));
            assert_eq!(read(elem, 16_777_216.0), (16_777_216, 1));
            assert_eq!(read(elem, -3.0), (-3, 1));
            assert_eq!(read(elem, 0.0), (0, 1));
        }
        assert_eq!(read(ElemType::F64, 1e-8), (1, 100_000_000));
        assert_eq!(read(ElemType::Bf16, 0.1), (1, 10));
        assert_eq!(read(ElemType::F16, 0.2), (1, 5));
        assert_eq!(read(ElemType::F32, 3e9), (3_000_000_000, 1));
    }

    #[test]
    fn the_fraction_rounds_to_the_literal() {
        for i in 1..2000u32 {
            let value = (f64::from(i) * 0.001_234_567).powi(3) + f64::from(i) * 1e-9;
            let bits = encode_f64(ElemType::F32, value);
            let r = rational(ElemType::F32, bits);
            let back = r.numerator as f64 / r.denominator as f64 * 2f64.powi(r.exponent);
            assert_eq!(encode_f64(ElemType::F32, back), bits, "{value}: {r:?}");
        }
    }

    #[test]
    fn extremes_stand_as_they_are() {
        for value in [1e-30, 1e-40, 3e38] {
            let r = rational(ElemType::F32, encode_f64(ElemType::F32, value));
            let back = r.numerator as f64 / r.denominator as f64 * 2f64.powi(r.exponent);
            assert_eq!(back as f32, value as f32);
        }
    }
}
