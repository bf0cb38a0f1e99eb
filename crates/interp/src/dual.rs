//! Forward-mode differentiation: a value and its tangent along one direction.

use crate::scalar::Scalar;
use ndarray::{Array2, ArrayView2, ArrayViewMut2, azip};
use truestep_ir::{Compare, ElemType, ReducePrecision, Unary, encode_f64};

/// `value + ε·tangent` with `ε² = 0`.
///
/// Order, selection and conversion to integers look at the value alone. Where a function has a kink or a jump the
/// tangent is: `maximum`, `minimum` and `clamp` follow the operand they return, the first of two equal ones; `abs` has
/// slope `sign(x)`, so 0 at 0; `sign` and the rounding ops have slope 0; `remainder` differentiates
/// `lhs − rhs·trunc(lhs/rhs)` with the quotient fixed. Hence `select(x > 0, x, 0)` and `maximum(0, x)` have slope 0 at
/// 0, `maximum(x, 0)` has slope 1. Rounding to a declared type is applied to value and tangent alike.
#[derive(Clone, Debug, PartialEq)]
pub struct Dual<S> {
    /// The value.
    pub value: S,
    /// The derivative along the direction.
    pub tangent: S,
}

impl<S: Scalar> Dual<S> {
    /// The pair.
    pub fn new(value: S, tangent: S) -> Self {
        Dual { value, tangent }
    }

    /// A value that does not move.
    pub fn fixed(value: S) -> Self {
        Dual { value, tangent: S::from_int(0) }
    }

    /// `f(x)` given `f(x)` and `f'(x)`.
    fn chain(&self, value: S, slope: S) -> Self {
        Dual { value, tangent: slope.mul(&self.tangent) }
    }

    fn moves(&self) -> bool {
        self.tangent != S::from_int(0)
    }
}

impl<S: Scalar> Scalar for Dual<S> {
    type Ctx = S::Ctx;

    fn literal(ctx: &S::Ctx, elem: ElemType, bits: u64) -> Self {
        Dual::fixed(S::literal(ctx, elem, bits))
    }

    fn from_int(value: i128) -> Self {
        Dual::fixed(S::from_int(value))
    }

    fn add(&self, rhs: &Self) -> Self {
        Dual::new(self.value.add(&rhs.value), self.tangent.add(&rhs.tangent))
    }

    fn sub(&self, rhs: &Self) -> Self {
        Dual::new(self.value.sub(&rhs.value), self.tangent.sub(&rhs.tangent))
    }

    fn mul(&self, rhs: &Self) -> Self {
        let tangent = self.tangent.mul(&rhs.value).add(&self.value.mul(&rhs.tangent));
        Dual::new(self.value.mul(&rhs.value), tangent)
    }

    fn neg(&self) -> Self {
        Dual::new(self.value.neg(), self.tangent.neg())
    }

    /// `(a/b)' = (a' − (a/b)·b') / b`
    fn div(ctx: &S::Ctx, lhs: &Self, rhs: &Self) -> Self {
        let value = S::div(ctx, &lhs.value, &rhs.value);
        let tangent = S::div(ctx, &lhs.tangent.sub(&value.mul(&rhs.tangent)), &rhs.value);
        Dual::new(value, tangent)
    }

    /// `(a rem b)' = a' − trunc(a/b)·b'`
    fn rem(ctx: &S::Ctx, lhs: &Self, rhs: &Self) -> Self {
        let value = S::rem(ctx, &lhs.value, &rhs.value);
        let quotient = S::div(ctx, &lhs.value.sub(&value), &rhs.value);
        Dual::new(value, lhs.tangent.sub(&quotient.mul(&rhs.tangent)))
    }

    /// `(a^b)' = b·a^(b−1)·a' + log(a)·a^b·b'`, each term only where its tangent is not zero.
    fn power(ctx: &S::Ctx, lhs: &Self, rhs: &Self) -> Self {
        let value = S::power(ctx, &lhs.value, &rhs.value);
        let mut tangent = S::from_int(0);
        if lhs.moves() {
            let less = rhs.value.sub(&S::from_int(1));
            tangent = rhs.value.mul(&S::power(ctx, &lhs.value, &less)).mul(&lhs.tangent);
        }
        if rhs.moves() {
            let log = S::unary(ctx, Unary::Log, &lhs.value);
            tangent = tangent.add(&log.mul(&value).mul(&rhs.tangent));
        }
        Dual::new(value, tangent)
    }

    /// `atan2(y, x)' = (x·y' − y·x') / (x² + y²)`
    fn atan2(ctx: &S::Ctx, lhs: &Self, rhs: &Self) -> Self {
        let (y, x) = (lhs, rhs);
        let numerator = x.value.mul(&y.tangent).sub(&y.value.mul(&x.tangent));
        let norm = x.value.mul(&x.value).add(&y.value.mul(&y.value));
        Dual::new(S::atan2(ctx, &y.value, &x.value), S::div(ctx, &numerator, &norm))
    }

    fn max(ctx: &S::Ctx, lhs: &Self, rhs: &Self) -> Self {
        pick(S::max(ctx, &lhs.value, &rhs.value), lhs, rhs)
    }

    fn min(ctx: &S::Ctx, lhs: &Self, rhs: &Self) -> Self {
        pick(S::min(ctx, &lhs.value, &rhs.value), lhs, rhs)
    }

    fn compare(ctx: &S::Ctx, how: Compare, lhs: &Self, rhs: &Self) -> bool {
        S::compare(ctx, how, &lhs.value, &rhs.value)
    }

    fn unary(ctx: &S::Ctx, op: Unary, x: &Self) -> Self {
        let v = &x.value;
        let f = |op, x: &S| S::unary(ctx, op, x);
        let div = |a: &S, b: &S| S::div(ctx, a, b);
        let one = S::from_int(1);
        let y = f(op, v);
        let slope = match op {
            Unary::Abs => f(Unary::Sign, v),
            Unary::Cbrt => div(&y, &S::from_int(3).mul(v)),
            Unary::Ceil | Unary::Floor | Unary::RoundNearestAfz | Unary::RoundNearestEven | Unary::Sign => {
                S::from_int(0)
            }
            Unary::Cosine => f(Unary::Sine, v).neg(),
            Unary::Erf => bell(ctx, v),
            Unary::ErfInv => div(&one, &bell(ctx, &y)),
            Unary::Erfc => bell(ctx, v).neg(),
            Unary::Exponential => y.clone(),
            Unary::ExponentialMinusOne => f(Unary::Exponential, v),
            Unary::Log => div(&one, v),
            Unary::LogPlusOne => div(&one, &one.add(v)),
            Unary::Logistic => y.mul(&one.sub(&y)),
            Unary::Negate => S::from_int(-1),
            Unary::Rsqrt => div(&y, &S::from_int(-2).mul(v)),
            Unary::Sine => f(Unary::Cosine, v),
            Unary::Sqrt => div(&one, &S::from_int(2).mul(&y)),
            Unary::Tan => one.add(&y.mul(&y)),
            Unary::Tanh => one.sub(&y.mul(&y)),
            Unary::CountLeadingZeros | Unary::Not | Unary::Popcnt => unreachable!("{op:?} of a float"),
        };
        x.chain(y, slope)
    }

    fn holds(elem: ElemType) -> bool {
        S::holds(elem)
    }

    fn rounds(elem: ElemType) -> bool {
        S::rounds(elem)
    }

    fn round(x: &Self, elem: ElemType) -> Self {
        Dual::new(S::round(&x.value, elem), S::round(&x.tangent, elem))
    }

    fn reduce_precision(ctx: &S::Ctx, to: ReducePrecision, x: &Self) -> Self {
        // a format as fine as the reference numbers' has slope 1
        let exact = to.exponent_bits >= 11 && to.mantissa_bits >= 52;
        let tangent = if exact { x.tangent.clone() } else { S::reduce_precision(ctx, to, &x.tangent) };
        Dual::new(S::reduce_precision(ctx, to, &x.value), tangent)
    }

    fn is_finite(ctx: &S::Ctx, x: &Self) -> bool {
        S::is_finite(ctx, &x.value)
    }

    fn to_int(ctx: &S::Ctx, x: &Self, elem: ElemType) -> i64 {
        S::to_int(ctx, &x.value, elem)
    }

    fn to_bits(ctx: &S::Ctx, x: &Self, elem: ElemType) -> u64 {
        S::to_bits(ctx, &x.value, elem)
    }

    fn to_f64(x: &Self) -> f64 {
        S::to_f64(&x.value)
    }

    /// `c += a·b; c' += a'·b + a·b'`
    fn gemm(ctx: &S::Ctx, a: ArrayView2<'_, Self>, b: ArrayView2<'_, Self>, mut c: ArrayViewMut2<'_, Self>) {
        let (a, at) = (a.mapv(|x| x.value), a.mapv(|x| x.tangent));
        let (b, bt) = (b.mapv(|x| x.value), b.mapv(|x| x.tangent));
        let (mut value, mut tangent) = (c.mapv(|x| x.value), c.mapv(|x| x.tangent));
        let zero = S::from_int(0);
        let moves = |t: &Array2<S>| t.iter().any(|x| *x != zero);
        S::gemm(ctx, a.view(), b.view(), value.view_mut());
        if moves(&at) {
            S::gemm(ctx, at.view(), b.view(), tangent.view_mut());
        }
        if moves(&bt) {
            S::gemm(ctx, a.view(), bt.view(), tangent.view_mut());
        }
        azip!((c in &mut c, value in &value, tangent in &tangent) *c = Dual::new(value.clone(), tangent.clone()));
    }
}

/// The operand whose value was picked, the first if both could be; for NaN a tangent that moves with both.
fn pick<S: Scalar>(picked: S, lhs: &Dual<S>, rhs: &Dual<S>) -> Dual<S> {
    let tangent = if picked == lhs.value {
        lhs.tangent.clone()
    } else if picked == rhs.value {
        rhs.tangent.clone()
    } else {
        lhs.tangent.add(&rhs.tangent)
    };
    Dual::new(picked, tangent)
}

/// `erf'(x) = 2/√π · exp(−x²)`
fn bell<S: Scalar>(ctx: &S::Ctx, x: &S) -> S {
    let factor = S::literal(ctx, ElemType::F64, encode_f64(ElemType::F64, std::f64::consts::FRAC_2_SQRT_PI));
    factor.mul(&S::unary(ctx, Unary::Exponential, &x.mul(x).neg()))
}

#[cfg(test)]
mod tests {
    use super::*;

    type D = Dual<f64>;

    /// Every float function agrees with a central difference, at points away from kinks.
    #[test]
    fn slopes_are_derivatives() {
        let h = 1e-5;
        for &op in Unary::ALL {
            if !op.domain().admits(ElemType::F64) {
                continue;
            }
            for x in [0.3, 0.7] {
                let difference = (f64::unary(&(), op, &(x + h)) - f64::unary(&(), op, &(x - h))) / (2.0 * h);
                let slope = D::unary(&(), op, &D::new(x, 1.0)).tangent;
                assert!((difference - slope).abs() < 1e-8, "{op:?} at {x}: {slope}, {difference}");
                let wrong = D::unary(&(), op, &D::new(x, 1.01)).tangent;
                assert!(slope == 0.0 || (difference - wrong).abs() > 1e-4, "{op:?}: the gate must see 1 %");
            }
        }
        type Two = fn(&(), &D, &D) -> D;
        let two: [(&str, Two); 6] = [
            ("div", D::div),
            ("rem", D::rem),
            ("power", D::power),
            ("atan2", D::atan2),
            ("max", D::max),
            ("min", D::min),
        ];
        for (name, f) in two {
            let at = |t: f64| f(&(), &D::fixed(2.3 + 0.4 * t), &D::fixed(0.7 - 0.9 * t)).value;
            let difference = (at(h) - at(-h)) / (2.0 * h);
            let slope = f(&(), &D::new(2.3, 0.4), &D::new(0.7, -0.9)).tangent;
            assert!((difference - slope).abs() < 1e-8, "{name}: {slope}, {difference}");
        }
    }

    #[test]
    fn ties_follow_the_first_operand() {
        let (x, zero) = (D::new(0.0, 1.0), D::fixed(0.0));
        assert_eq!(D::max(&(), &x, &zero).tangent, 1.0);
        assert_eq!(D::max(&(), &zero, &x).tangent, 0.0);
        assert_eq!(D::min(&(), &x, &zero).tangent, 1.0);
        assert_eq!(D::unary(&(), Unary::Abs, &x).tangent, 0.0);
        assert_eq!(D::power(&(), &D::new(-2.0, 1.0), &D::fixed(3.0)), D::new(-8.0, 12.0));
    }
}
