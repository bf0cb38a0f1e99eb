//! Elementwise ops. `y` is the result, `ct` its cotangent.

use crate::site::{Cotangents, Site, no_cotangent};
use std::f64::consts::PI;
use truestep_ir::{Binary, Builder, Direction, Op, ReducePrecision, Unary, ValueId};

pub(crate) fn unary(b: &mut Builder, s: &Site, op: Unary) -> Cotangents {
    let (x, y, ct) = (s.inputs[0], s.result(), s.ct());
    let ct_x = match op {
        // ct · sign x
        Unary::Abs => {
            let sign = b.unary(Unary::Sign, x);
            b.mul(ct, sign)
        }
        // ct / (3·y²)
        Unary::Cbrt => {
            let square = b.mul(y, y);
            let slope = b.mul_const(square, 3.0);
            b.div(ct, slope)
        }
        // −ct · sin x
        Unary::Cosine => {
            let sine = b.unary(Unary::Sine, x);
            let product = b.mul(ct, sine);
            b.neg(product)
        }
        // ct · 2/√π · exp(−x²)
        Unary::Erf => {
            let bell = bell(b, x);
            b.mul(ct, bell)
        }
        // −ct · 2/√π · exp(−x²)
        Unary::Erfc => {
            let bell = bell(b, x);
            let product = b.mul(ct, bell);
            b.neg(product)
        }
        // ct · √π/2 · exp(y²)
        Unary::ErfInv => {
            let square = b.mul(y, y);
            let exp = b.unary(Unary::Exponential, square);
            let slope = b.mul_const(exp, PI.sqrt() / 2.0);
            b.mul(ct, slope)
        }
        // ct · y
        Unary::Exponential => b.mul(ct, y),
        // ct · (y + 1)
        Unary::ExponentialMinusOne => {
            let exp = b.add_const(y, 1.0);
            b.mul(ct, exp)
        }
        // ct / x
        Unary::Log => b.div(ct, x),
        // ct / (x + 1)
        Unary::LogPlusOne => {
            let argument = b.add_const(x, 1.0);
            b.div(ct, argument)
        }
        // ct · y·(1 − y)
        Unary::Logistic => {
            let one = b.full_like(1.0, y);
            let rest = b.sub(one, y);
            let slope = b.mul(y, rest);
            b.mul(ct, slope)
        }
        // −ct
        Unary::Negate => b.neg(ct),
        // ct · −y³/2
        Unary::Rsqrt => {
            let square = b.mul(y, y);
            let cube = b.mul(square, y);
            let slope = b.div_const(cube, -2.0);
            b.mul(ct, slope)
        }
        // ct · cos x
        Unary::Sine => {
            let cosine = b.unary(Unary::Cosine, x);
            b.mul(ct, cosine)
        }
        // ct / (2·y)
        Unary::Sqrt => {
            let twice = b.mul_const(y, 2.0);
            b.div(ct, twice)
        }
        // ct · (1 + y²)
        Unary::Tan => {
            let square = b.mul(y, y);
            let slope = b.add_const(square, 1.0);
            b.mul(ct, slope)
        }
        // ct · (1 − y²)
        Unary::Tanh => {
            let one = b.full_like(1.0, y);
            let square = b.mul(y, y);
            let slope = b.sub(one, square);
            b.mul(ct, slope)
        }
        Unary::Ceil | Unary::Floor | Unary::RoundNearestAfz | Unary::RoundNearestEven | Unary::Sign => {
            return no_cotangent(s);
        }
        Unary::CountLeadingZeros | Unary::Not | Unary::Popcnt => return no_cotangent(s),
    };
    vec![Some(ct_x)]
}

/// 2/√π · exp(−x²)
fn bell(b: &mut Builder, x: ValueId) -> ValueId {
    let square = b.mul(x, x);
    let exponent = b.neg(square);
    let exp = b.unary(Unary::Exponential, exponent);
    b.mul_const(exp, 2.0 / PI.sqrt())
}

pub(crate) fn binary(b: &mut Builder, s: &Site, op: Binary) -> Cotangents {
    let (x, y, ct) = (s.inputs[0], s.inputs[1], s.ct());
    let (ct_x, ct_y) = match op {
        // ct, ct
        Binary::Add => (Some(ct), Some(ct)),
        // ct, −ct
        Binary::Subtract => (Some(ct), s.wants(1).then(|| b.neg(ct))),
        // ct · y, ct · x
        Binary::Multiply => (s.wants(0).then(|| b.mul(ct, y)), s.wants(1).then(|| b.mul(ct, x))),
        // ct / y, −(ct / y) · x/y
        Binary::Divide => {
            let ct_x = b.div(ct, y);
            let ct_y = s.wants(1).then(|| {
                let product = b.mul(ct_x, s.result());
                b.neg(product)
            });
            (Some(ct_x), ct_y)
        }
        Binary::Power => (s.wants(0).then(|| power_base(b, s)), s.wants(1).then(|| power_exponent(b, s))),
        // r = x − y·trunc(x / y): ct, −ct · trunc(x / y) with trunc(x / y) = round((x − r) / y)
        Binary::Remainder => {
            let ct_y = s.wants(1).then(|| {
                let multiple = b.sub(x, s.result());
                let quotient = b.div(multiple, y);
                let whole = b.unary(Unary::RoundNearestEven, quotient);
                let product = b.mul(ct, whole);
                b.neg(product)
            });
            (Some(ct), ct_y)
        }
        // ct · y / (x² + y²), −ct · x / (x² + y²)
        Binary::Atan2 => {
            let (xx, yy) = (b.mul(x, x), b.mul(y, y));
            let norm = b.add(xx, yy);
            let scaled = b.div(ct, norm);
            let ct_y = s.wants(1).then(|| {
                let product = b.mul(scaled, x);
                b.neg(product)
            });
            (s.wants(0).then(|| b.mul(scaled, y)), ct_y)
        }
        // ct where x > y, ct elsewhere
        Binary::Maximum => one_of_two(b, s, Direction::Gt),
        // ct where x < y, ct elsewhere
        Binary::Minimum => one_of_two(b, s, Direction::Lt),
        Binary::And | Binary::Or | Binary::Xor => (None, None),
        Binary::ShiftLeft | Binary::ShiftRightArithmetic | Binary::ShiftRightLogical => (None, None),
    };
    vec![ct_x, ct_y]
}

fn one_of_two(b: &mut Builder, s: &Site, direction: Direction) -> (Option<ValueId>, Option<ValueId>) {
    let first = b.compare(direction, s.inputs[0], s.inputs[1]);
    split(b, s, first, [0, 1])
}

/// The cotangent to operand `i` where `first`, to operand `j` elsewhere.
fn split(b: &mut Builder, s: &Site, first: ValueId, [i, j]: [usize; 2]) -> (Option<ValueId>, Option<ValueId>) {
    let ct = s.ct();
    let zero = b.full_like(0.0, ct);
    (s.wants(i).then(|| b.select(first, ct, zero)), s.wants(j).then(|| b.select(first, zero, ct)))
}

/// d x^y / dx: ct · y·x^(y − 1), and 0 where y = 0
fn power_base(b: &mut Builder, s: &Site) -> ValueId {
    let (x, y) = (s.inputs[0], s.inputs[1]);
    let (zero, one) = (b.full_like(0.0, y), b.full_like(1.0, y));
    let constant = b.compare(Direction::Eq, y, zero);
    let less = b.sub(y, one);
    let exponent = b.select(constant, one, less);
    let power = b.binary(Binary::Power, x, exponent);
    let slope = b.mul(y, power);
    b.mul(s.ct(), slope)
}

/// d x^y / dy: ct · x^y·ln x, and 0 where x = 0
fn power_exponent(b: &mut Builder, s: &Site) -> ValueId {
    let x = s.inputs[0];
    let (zero, one) = (b.full_like(0.0, x), b.full_like(1.0, x));
    let vanishes = b.compare(Direction::Eq, x, zero);
    let argument = b.select(vanishes, one, x);
    let log = b.unary(Unary::Log, argument);
    let slope = b.mul(s.result(), log);
    b.mul(s.ct(), slope)
}

/// ct where the predicate holds, ct elsewhere
pub(crate) fn select(b: &mut Builder, s: &Site) -> Cotangents {
    let (ct_x, ct_y) = split(b, s, s.inputs[0], [1, 2]);
    vec![None, ct_x, ct_y]
}

/// y = minimum(maximum(x, lo), hi): ct_x = ct where lo < x < hi, ct_lo = ct where x ≤ lo < hi, ct_hi = the rest;
/// summed where a bound is a scalar
pub(crate) fn clamp(b: &mut Builder, s: &Site) -> Cotangents {
    let (x, ct) = (s.inputs[1], s.ct());
    let (lo, hi) = (b.broadcast_like(s.inputs[0], &[], x), b.broadcast_like(s.inputs[2], &[], x));
    let above = b.compare(Direction::Gt, x, lo);
    let at_least = b.binary(Binary::Maximum, x, lo);
    let below = b.compare(Direction::Lt, at_least, hi);
    let zero = b.full_like(0.0, ct);
    let inner = b.select(below, ct, zero);
    let ct_lo = s.wants(0).then(|| {
        let ct_lo = b.select(above, zero, inner);
        sum_to(b, ct_lo, s.inputs[0])
    });
    let ct_x = s.wants(1).then(|| b.select(above, inner, zero));
    let ct_hi = s.wants(2).then(|| {
        let ct_hi = b.select(below, zero, ct);
        sum_to(b, ct_hi, s.inputs[2])
    });
    vec![ct_lo, ct_x, ct_hi]
}

/// The sum of `ct` if `bound` is a scalar, else `ct`.
fn sum_to(b: &mut Builder, ct: ValueId, bound: ValueId) -> ValueId {
    if b.ty(bound).dims == b.ty(ct).dims {
        return ct;
    }
    let all: Vec<usize> = (0..b.ty(ct).rank()).collect();
    b.sum(ct, &all)
}

/// ct as the operand's element type
pub(crate) fn convert(b: &mut Builder, s: &Site) -> Cotangents {
    let elem = b.ty(s.inputs[0]).elem;
    vec![Some(b.convert(s.ct(), elem))]
}

/// ct, rounded alike
pub(crate) fn reduce_precision(b: &mut Builder, s: &Site, attrs: ReducePrecision) -> Cotangents {
    vec![Some(b.op(Op::ReducePrecision(attrs), &[s.ct()]))]
}
