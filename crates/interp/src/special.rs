//! Functions that neither the standard library nor `libm` has.

use std::f64::consts::PI;
use truestep_ir::ReducePrecision;

/// The inverse of the error function: ±∞ at ±1, NaN outside.
///
/// Winitzki's closed form, accurate to 2e-3, then Halley steps on `erf(y) = x`; near ±1, where `erf` is flat, on
/// `erfc(|y|) = 1 − |x|` instead.
pub(crate) fn erf_inv(x: f64) -> f64 {
    if x.is_nan() || x.abs() > 1.0 {
        return f64::NAN;
    }
    if x.abs() == 1.0 {
        return x * f64::INFINITY;
    }
    const A: f64 = 0.147;
    let log = ((1.0 - x) * (1.0 + x)).ln();
    let half = 2.0 / (PI * A) + log / 2.0;
    let mut y = ((half * half - log / A).sqrt() - half).sqrt();
    let x_abs = x.abs();
    for _ in 0..3 {
        let error = if x_abs < 0.5 { libm::erf(y) - x_abs } else { (1.0 - x_abs) - libm::erfc(y) };
        let newton = error / (2.0 / PI.sqrt() * (-y * y).exp());
        y -= newton / (1.0 + y * newton);
    }
    y.copysign(x)
}

/// `x` rounded to nearest even with the given exponent and mantissa bits: overflow to infinity, values below the
/// smallest normal number to zero, as XLA's `reduce_precision` does.
pub(crate) fn reduce_precision(x: f64, to: ReducePrecision) -> f64 {
    if !x.is_finite() || x == 0.0 {
        return x;
    }
    let mantissa = to.mantissa_bits.min(52);
    let dropped = 52 - mantissa;
    let mut bits = x.to_bits();
    if dropped > 0 {
        let last = (bits >> dropped) & 1;
        bits = (bits + ((1 << (dropped - 1)) - 1) + last) & !((1 << dropped) - 1);
    }
    if to.exponent_bits >= 11 {
        return f64::from_bits(bits);
    }
    let max_exponent = (1_i64 << (to.exponent_bits.max(1) - 1)) - 1;
    let exponent = ((bits >> 52) & 0x7ff) as i64 - 1023;
    if exponent > max_exponent {
        f64::INFINITY.copysign(x)
    } else if exponent < 1 - max_exponent {
        0.0_f64.copysign(x)
    } else {
        f64::from_bits(bits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn erf_inv_inverts_erf() {
        for i in -599..600 {
            let y = f64::from(i) / 100.0;
            let x = libm::erf(y);
            if x.abs() == 1.0 {
                continue;
            }
            // An error of half an ulp in x is one of ulp / erf'(y) in y.
            let slack = 1e-15 * (y.abs() + 1.0) + f64::EPSILON / (-y * y).exp();
            assert!((erf_inv(x) - y).abs() <= slack, "{y} {}", erf_inv(x));
        }
        assert_eq!(erf_inv(0.0), 0.0);
        assert_eq!(erf_inv(-1.0), f64::NEG_INFINITY);
        assert!(erf_inv(1.5).is_nan());
        assert!((erf_inv(1e-20) - 1e-20 * PI.sqrt() / 2.0).abs() < 1e-34);
        assert!((erf_inv(0.5) - 0.476_936_276_204_469_9).abs() < 1e-15);
    }

    #[test]
    fn reduce_precision_is_bfloat_rounding() {
        let to = ReducePrecision { exponent_bits: 8, mantissa_bits: 7 };
        for x in [1.0, 1.003_906_25, 1.011_718_75, -3.3e38, 3.4e38, 1e-40, 0.1] {
            let expected = half::bf16::from_f64(x);
            let expected = if expected.is_normal() || !expected.is_finite() { expected.to_f64() } else { 0.0 };
            assert_eq!(reduce_precision(x, to), expected, "{x}");
        }
    }
}
