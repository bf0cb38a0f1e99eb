//! The scalar that programs are run with.

use crate::arithmetic::{self, LANES, P, dot_lanes};
use crate::fp::Fp;
use crate::oracle::{Oracle, Use, read, reciprocal};
use crate::prepare::SQUARE;
use ndarray::{ArrayView2, ArrayViewMut2, s};
use std::cmp::Ordering;
use truestep_interp::Scalar;
use truestep_ir::{Compare, Direction, ElemType, ReducePrecision, Unary, encode_f64};

#[cold]
fn add_marks(x: Fp, y: Fp) -> Fp {
    match (x.is_number(), y.is_number()) {
        (true, false) => y,
        (false, true) => x,
        _ if x == y => x,
        _ => Fp::NAN,
    }
}

/// A function of ±∞, or of nothing.
#[cold]
fn of_mark(op: Unary, x: Fp) -> Fp {
    match op {
        Unary::Negate => x.negated(),
        Unary::Exponential | Unary::Logistic if x == Fp::NEG_INFINITY => Fp(0),
        Unary::Exponential | Unary::Log | Unary::Sqrt if x == Fp::INFINITY => Fp::INFINITY,
        Unary::Rsqrt if x == Fp::INFINITY => Fp(0),
        Unary::Abs
        | Unary::Cbrt
        | Unary::Ceil
        | Unary::Cosine
        | Unary::CountLeadingZeros
        | Unary::Erf
        | Unary::ErfInv
        | Unary::Erfc
        | Unary::Exponential
        | Unary::ExponentialMinusOne
        | Unary::Floor
        | Unary::Log
        | Unary::LogPlusOne
        | Unary::Logistic
        | Unary::Not
        | Unary::Popcnt
        | Unary::RoundNearestAfz
        | Unary::RoundNearestEven
        | Unary::Rsqrt
        | Unary::Sign
        | Unary::Sine
        | Unary::Sqrt
        | Unary::Tan
        | Unary::Tanh => Fp::NAN,
    }
}

impl Scalar for Fp {
    type Ctx = Oracle;

    fn literal(_: &Oracle, elem: ElemType, bits: u64) -> Self {
        read(elem, bits)
    }

    fn from_int(value: i128) -> Self {
        Fp::integer(value)
    }

    #[inline]
    fn add(&self, rhs: &Self) -> Self {
        if self.both_numbers(*rhs) { Fp(arithmetic::add(self.0, rhs.0)) } else { add_marks(*self, *rhs) }
    }

    #[inline]
    fn sub(&self, rhs: &Self) -> Self {
        if self.both_numbers(*rhs) { Fp(arithmetic::sub(self.0, rhs.0)) } else { add_marks(*self, rhs.negated()) }
    }

    #[inline]
    fn mul(&self, rhs: &Self) -> Self {
        // the sign of an unknown number times ∞ is not a matter of the field
        if self.both_numbers(*rhs) { Fp(arithmetic::mul(self.0, rhs.0)) } else { Fp::NAN }
    }

    fn neg(&self) -> Self {
        self.negated()
    }

    fn div(_: &Oracle, lhs: &Self, rhs: &Self) -> Self {
        if lhs.both_numbers(*rhs) {
            return lhs.mul(&reciprocal(*rhs));
        }
        if lhs.is_number() && *rhs != Fp::NAN { Fp(0) } else { Fp::NAN }
    }

    fn rem(ctx: &Oracle, lhs: &Self, rhs: &Self) -> Self {
        if !lhs.both_numbers(*rhs) {
            return Fp::NAN;
        }
        match (ctx.known(*lhs), ctx.known(*rhs)) {
            (Some(x), Some(y)) if x.fract() == 0.0 && y.fract() == 0.0 && y != 0.0 => Fp::integer((x % y) as i128),
            _ => ctx.element_of_two(Use::Remainder, *lhs, *rhs),
        }
    }

    fn power(ctx: &Oracle, lhs: &Self, rhs: &Self) -> Self {
        if lhs.both_numbers(*rhs) { ctx.power(*lhs, *rhs) } else { Fp::NAN }
    }

    fn atan2(ctx: &Oracle, lhs: &Self, rhs: &Self) -> Self {
        if lhs.both_numbers(*rhs) { ctx.element_of_two(Use::Atan2, *lhs, *rhs) } else { Fp::NAN }
    }

    #[inline]
    fn max(ctx: &Oracle, lhs: &Self, rhs: &Self) -> Self {
        if *lhs == Fp::NAN || *rhs == Fp::NAN {
            return Fp::NAN;
        }
        if ctx.order(*lhs, *rhs) == Ordering::Less { *rhs } else { *lhs }
    }

    #[inline]
    fn min(ctx: &Oracle, lhs: &Self, rhs: &Self) -> Self {
        if *lhs == Fp::NAN || *rhs == Fp::NAN {
            return Fp::NAN;
        }
        if ctx.order(*lhs, *rhs) == Ordering::Greater { *rhs } else { *lhs }
    }

    #[inline]
    fn compare(ctx: &Oracle, how: Compare, lhs: &Self, rhs: &Self) -> bool {
        if *lhs == Fp::NAN || *rhs == Fp::NAN {
            return how.direction == Direction::Ne;
        }
        how.direction.holds(ctx.order(*lhs, *rhs))
    }

    fn unary(ctx: &Oracle, op: Unary, x: &Self) -> Self {
        let x = *x;
        if !x.is_number() {
            return of_mark(op, x);
        }
        let one = Fp(1);
        match op {
            Unary::Abs => {
                if ctx.sign(x) < 0 {
                    x.negated()
                } else {
                    x
                }
            }
            Unary::Cbrt | Unary::Erf | Unary::ErfInv => ctx.odd(op, x),
            Unary::Ceil => ctx.rounded(op, x, f64::ceil),
            Unary::Cosine => ctx.sine_cosine(x).1,
            Unary::Erfc => one.sub(&ctx.odd(Unary::Erf, x)),
            Unary::Exponential => ctx.exp(x),
            Unary::ExponentialMinusOne => ctx.exp(x).sub(&one),
            Unary::Floor => ctx.rounded(op, x, f64::floor),
            Unary::Log => match x.0 {
                0 => Fp::NEG_INFINITY,
                1 => Fp(0),
                _ => ctx.element(Use::Function(op), x),
            },
            Unary::LogPlusOne => Fp::unary(ctx, Unary::Log, &x.add(&one)),
            // 1/(1 + exp(−x))
            Unary::Logistic => reciprocal(ctx.exp(x.negated()).add(&one)),
            Unary::Negate => x.negated(),
            Unary::RoundNearestAfz => ctx.rounded(op, x, f64::round),
            Unary::RoundNearestEven => ctx.rounded(op, x, f64::round_ties_even),
            Unary::Rsqrt if x.0 == 0 => Fp::INFINITY,
            Unary::Rsqrt => reciprocal(ctx.sqrt(x)),
            Unary::Sign => Fp::integer(ctx.sign(x).into()),
            Unary::Sine => ctx.sine_cosine(x).0,
            Unary::Sqrt => ctx.sqrt(x),
            Unary::Tan => {
                let (sine, cosine) = ctx.sine_cosine(x);
                sine.mul(&reciprocal(cosine))
            }
            // 1 − 2/(exp(2x) + 1)
            Unary::Tanh => {
                let scaled = reciprocal(ctx.exp(x.add(&x)).add(&one));
                one.sub(&scaled.add(&scaled))
            }
            Unary::CountLeadingZeros | Unary::Not | Unary::Popcnt => unreachable!("{op:?} of a float"),
        }
    }

    fn rounds(_: ElemType) -> bool {
        false
    }

    fn round(x: &Self, _: ElemType) -> Self {
        *x
    }

    /// Nothing is rounded; the format of `SQUARE` marks what must be a square.
    fn reduce_precision(ctx: &Oracle, to: ReducePrecision, x: &Self) -> Self {
        if to == SQUARE && x.is_number() { ctx.square(*x) } else { *x }
    }

    fn is_finite(_: &Oracle, x: &Self) -> bool {
        x.is_number()
    }

    fn to_int(ctx: &Oracle, x: &Self, elem: ElemType) -> i64 {
        match ctx.known(*x) {
            Some(real) => f64::to_int(&(), &real, elem),
            None => {
                ctx.decline();
                0
            }
        }
    }

    fn to_bits(ctx: &Oracle, x: &Self, elem: ElemType) -> u64 {
        match ctx.known(*x) {
            Some(real) => encode_f64(elem, real),
            None => {
                ctx.decline();
                0
            }
        }
    }

    /// The representative nearest to 0.
    fn to_f64(x: &Self) -> f64 {
        match *x {
            Fp::INFINITY => f64::INFINITY,
            Fp::NEG_INFINITY => f64::NEG_INFINITY,
            Fp::NAN => f64::NAN,
            Fp(x) if x > P / 2 => -((P - x) as f64),
            Fp(x) => x as f64,
        }
    }

    /// Sums of products are kept unreduced for as long as 128 bits hold them.
    fn gemm(_: &Oracle, a: ArrayView2<'_, Self>, b: ArrayView2<'_, Self>, mut c: ArrayViewMut2<'_, Self>) {
        let (m, n, k) = (c.nrows(), c.ncols(), a.ncols());
        let mut rows = Vec::with_capacity(m * k.min(DEPTH));
        let mut panel = Vec::with_capacity(k.min(DEPTH));
        for from in (0..k).step_by(DEPTH) {
            let depth = DEPTH.min(k - from);
            let (a, b) = (a.slice(s![.., from..from + depth]), b.slice(s![from..from + depth, ..]));
            rows.clear();
            rows.extend(a.rows().into_iter().flatten().map(|x| x.0));
            let marks_in_rows = has_marks(&rows);
            for first in (0..n).step_by(LANES) {
                let columns = first..(first + LANES).min(n);
                panel.clear();
                panel.extend(b.slice(s![.., columns.clone()]).rows().into_iter().map(|row| {
                    let mut lanes = [0; LANES];
                    lanes.iter_mut().zip(row).for_each(|(lane, x)| *lane = x.0);
                    lanes
                }));
                if marks_in_rows || has_marks(panel.as_flattened()) {
                    for (i, j) in (0..m).flat_map(|i| columns.clone().map(move |j| (i, j))) {
                        let products = a.row(i).into_iter().zip(b.column(j)).map(|(x, y)| x.mul(y));
                        c[[i, j]] = products.fold(c[[i, j]], |sum, x| sum.add(&x));
                    }
                    continue;
                }
                for (row, mut c) in rows.chunks_exact(depth).zip(c.rows_mut()) {
                    let found = dot_lanes(row, &panel);
                    for (j, x) in columns.clone().zip(found) {
                        c[j] = c[j].add(&Fp(x));
                    }
                }
            }
        }
    }
}

/// Terms of a product that are summed in one go.
const DEPTH: usize = 512;

fn has_marks(values: &[u64]) -> bool {
    values.iter().fold(0, |seen, x| seen | x) >> 61 != 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use ndarray::Array2;

    fn oracle() -> Oracle {
        Oracle::new(7, &[])
    }

    fn elements(seed: u64) -> impl Iterator<Item = Fp> {
        (0..).map(move |i| Fp(crate::oracle::mix(seed, i) % P))
    }

    #[test]
    fn products_of_matrices() {
        for (m, k, n) in [(3, 5, 2), (1, 1, 1), (9, 1100, 7), (4, 0, 3)] {
            let fill = |seed, shape: (usize, usize)| {
                Array2::from_shape_vec(shape, elements(seed).take(shape.0 * shape.1).collect()).unwrap()
            };
            let (a, b, mut c) = (fill(1, (m, k)), fill(2, (k, n)), fill(3, (m, n)));
            let expected = Array2::from_shape_fn((m, n), |(i, j)| {
                (0..k).fold(c[[i, j]], |sum, l| sum.add(&a[[i, l]].mul(&b[[l, j]])))
            });
            Fp::gemm(&oracle(), a.view(), b.view(), c.view_mut());
            assert_eq!(c, expected);
        }
        let mut c = Array2::from_elem((1, 1), Fp(0));
        let a = Array2::from_elem((1, 1), Fp::INFINITY);
        Fp::gemm(&oracle(), a.view(), a.view(), c.view_mut());
        assert_eq!(c[[0, 0]], Fp::NAN);
    }

    #[test]
    fn functions_satisfy_their_identities() {
        let ctx = oracle();
        let f = |op, x: Fp| Fp::unary(&ctx, op, &x);
        let one = Fp(1);
        for x in elements(5).take(50) {
            let u = Fp::reduce_precision(&ctx, SQUARE, &x);
            let root = f(Unary::Sqrt, u);
            assert_eq!(root.mul(&root), u);
            assert_eq!(f(Unary::Rsqrt, u).mul(&root), one);
            assert_eq!(
                Fp::div(&ctx, &f(Unary::Rsqrt, u), &u),
                f(Unary::Rsqrt, u).mul(&f(Unary::Rsqrt, u)).mul(&f(Unary::Rsqrt, u))
            );
            assert_eq!(f(Unary::Exponential, x).mul(&f(Unary::Exponential, x.neg())), one);
            assert_eq!(f(Unary::Logistic, x).add(&f(Unary::Logistic, x.neg())), one);
            assert_eq!(f(Unary::Tanh, x).neg(), f(Unary::Tanh, x.neg()));
            let (s, c) = (f(Unary::Sine, x), f(Unary::Cosine, x));
            assert_eq!(s.mul(&s).add(&c.mul(&c)), one);
            assert_eq!(f(Unary::Abs, x), f(Unary::Abs, x.neg()));
            assert_eq!(Fp::max(&ctx, &x, &Fp(0)).sub(&Fp::max(&ctx, &x.neg(), &Fp(0))), x);
            assert_eq!(Fp::max(&ctx, &x, &Fp::NEG_INFINITY), x);
        }
        assert_eq!(f(Unary::Exponential, Fp(0)), one);
        assert_eq!(f(Unary::Exponential, Fp::NEG_INFINITY), Fp(0));
        assert_eq!(f(Unary::Log, one), Fp(0));
        assert_eq!(Fp::div(&ctx, &one, &Fp(0)), Fp::NAN);
    }

    #[test]
    fn known_numbers_are_in_order() {
        let mut b = truestep_ir::Builder::new("f");
        let numbers = [-2.5, -1.0, -1e-5, 0.0, 1e-8, 0.1, 0.5, 1.0, 3.0, 1e12];
        let values: Vec<_> = numbers.iter().map(|&v| b.scalar(v, ElemType::F32)).collect();
        let func = b.finish(&values);
        let ctx = Oracle::new(3, &[&func]);
        let read = |v: f64| read(ElemType::F32, encode_f64(ElemType::F32, v));
        for pair in numbers.windows(2) {
            assert_eq!(ctx.order(read(pair[0]), read(pair[1])), Ordering::Less, "{pair:?}");
        }
        assert_eq!(Fp::to_int(&ctx, &read(-2.5), ElemType::I32), -2);
        assert!(!ctx.declined());
        Fp::to_int(&ctx, &elements(1).next().unwrap(), ElemType::I32);
        assert!(ctx.declined());
    }
}
