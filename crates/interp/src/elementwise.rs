//! Elementwise ops, on slices.
//!
//! Integers wrap to their width. As XLA does: an integer divided by zero gives −1 (all bits set), a remainder by zero
//! the dividend, the most negative integer divided by −1 itself with remainder 0; an integer to a negative power is 0
//! unless the base is ±1; shifting by the width or more shifts everything out. On `i1`, addition and maximum are `or`,
//! multiplication and minimum `and`. Floats become integers truncated and limited to the type's range, NaN 0.

use crate::scalar::Scalar;
use truestep_ir::{Binary, Compare, ElemKind, ElemType, Op, Unary, decode_i64};

/// Elements of one kind.
#[derive(Debug)]
pub(crate) enum Slice<'a, S> {
    Float(&'a [S]),
    Int(&'a [i64]),
    Bool(&'a [bool]),
}

impl<S> Clone for Slice<'_, S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S> Copy for Slice<'_, S> {}

/// Elements of one kind to be written.
#[derive(Debug)]
pub(crate) enum SliceMut<'a, S> {
    Float(&'a mut [S]),
    Int(&'a mut [i64]),
    Bool(&'a mut [bool]),
}

/// Writes `op` of the arguments, all as long as `out`. `from` is the element type of the last argument, `to` the
/// result's.
pub(crate) fn apply<S: Scalar>(
    ctx: &S::Ctx,
    op: &Op,
    from: ElemType,
    to: ElemType,
    args: &[Slice<'_, S>],
    out: SliceMut<'_, S>,
) {
    use {Slice as A, SliceMut as O};
    match (op, args, out) {
        (Op::Unary(op), [A::Float(x)], O::Float(out)) => rounded(to, out, |out| unary_floats(ctx, *op, x, out)),
        (Op::Unary(op), [A::Int(x)], O::Int(out)) => map(x, out, |&x| int_unary(*op, to, x)),
        (Op::Unary(op), [A::Bool(x)], O::Bool(out)) => map(x, out, |&x| bool_unary(*op, x)),
        (Op::Binary(op), [A::Float(x), A::Float(y)], O::Float(out)) => {
            rounded(to, out, |out| binary_floats(ctx, *op, x, y, out));
        }
        (Op::Binary(op), [A::Int(x), A::Int(y)], O::Int(out)) => zip(x, y, out, |&x, &y| int_binary(*op, to, x, y)),
        (Op::Binary(op), [A::Bool(x), A::Bool(y)], O::Bool(out)) => zip(x, y, out, |&x, &y| bool_binary(*op, x, y)),
        (Op::Compare(how), [A::Float(x), A::Float(y)], O::Bool(out)) => compare_floats(ctx, *how, x, y, out),
        (Op::Compare(how), [A::Int(x), A::Int(y)], O::Bool(out)) => {
            zip(x, y, out, |&x, &y| int_compare(*how, from, x, y));
        }
        (Op::Compare(how), [A::Bool(x), A::Bool(y)], O::Bool(out)) => {
            zip(x, y, out, |x, y| how.direction.holds(x.cmp(y)));
        }
        (Op::Select, [A::Bool(p), A::Float(x), A::Float(y)], O::Float(out)) => select(p, x, y, out),
        (Op::Select, [A::Bool(p), A::Int(x), A::Int(y)], O::Int(out)) => select(p, x, y, out),
        (Op::Select, [A::Bool(p), A::Bool(x), A::Bool(y)], O::Bool(out)) => select(p, x, y, out),
        (Op::Clamp, [A::Float(min), A::Float(x), A::Float(max)], O::Float(out)) => {
            zip(x, min, out, |x, min| S::max(ctx, x, min));
            update(out, max, |x, max| S::min(ctx, x, max));
        }
        (Op::Clamp, [A::Int(min), A::Int(x), A::Int(max)], O::Int(out)) => {
            zip(x, min, out, |&x, &min| int_binary(Binary::Maximum, to, x, min));
            update(out, max, |&x, &max| int_binary(Binary::Minimum, to, x, max));
        }
        (Op::Clamp, [A::Bool(min), A::Bool(x), A::Bool(max)], O::Bool(out)) => {
            zip(x, min, out, |x, min| x | min);
            update(out, max, |x, max| x & max);
        }
        (Op::Convert(_), [x], out) => convert(ctx, from, to, *x, out),
        (Op::IsFinite, [A::Float(x)], O::Bool(out)) => map(x, out, |x| S::is_finite(ctx, x)),
        (Op::ReducePrecision(how), [A::Float(x)], O::Float(out)) => {
            rounded(to, out, |out| map(x, out, |x| S::reduce_precision(ctx, *how, x)));
        }
        (op, ..) => unreachable!("{} is not elementwise on {from}", op.info().name),
    }
}

/// `lhs op rhs` on floats.
#[inline]
pub(crate) fn float_binary<S: Scalar>(ctx: &S::Ctx, op: Binary, lhs: &S, rhs: &S) -> S {
    match op {
        Binary::Add => lhs.add(rhs),
        Binary::Atan2 => S::atan2(ctx, lhs, rhs),
        Binary::Divide => S::div(ctx, lhs, rhs),
        Binary::Maximum => S::max(ctx, lhs, rhs),
        Binary::Minimum => S::min(ctx, lhs, rhs),
        Binary::Multiply => lhs.mul(rhs),
        Binary::Power => S::power(ctx, lhs, rhs),
        Binary::Remainder => S::rem(ctx, lhs, rhs),
        Binary::Subtract => lhs.sub(rhs),
        Binary::And
        | Binary::Or
        | Binary::ShiftLeft
        | Binary::ShiftRightArithmetic
        | Binary::ShiftRightLogical
        | Binary::Xor => unreachable!("{op:?} of floats"),
    }
}

/// `lhs op rhs` on integers of type `elem`.
pub(crate) fn int_binary(op: Binary, elem: ElemType, lhs: i64, rhs: i64) -> i64 {
    let signed = elem.kind() == ElemKind::Signed;
    let (l, r) = (lhs as u64, rhs as u64);
    let bits = elem.bits();
    let value = match op {
        Binary::Add => lhs.wrapping_add(rhs),
        Binary::And => lhs & rhs,
        Binary::Divide if rhs == 0 => -1,
        Binary::Divide if signed => lhs.wrapping_div(rhs),
        Binary::Divide => (l / r) as i64,
        Binary::Maximum if signed => lhs.max(rhs),
        Binary::Maximum => l.max(r) as i64,
        Binary::Minimum if signed => lhs.min(rhs),
        Binary::Minimum => l.min(r) as i64,
        Binary::Multiply => lhs.wrapping_mul(rhs),
        Binary::Or => lhs | rhs,
        Binary::Power if signed && rhs < 0 => match lhs {
            1 => 1,
            -1 => 1 - 2 * (rhs & 1),
            _ => 0,
        },
        Binary::Power => int_power(lhs, r),
        Binary::Remainder if rhs == 0 => lhs,
        Binary::Remainder if signed => lhs.wrapping_rem(rhs),
        Binary::Remainder => (l % r) as i64,
        Binary::ShiftLeft if r >= bits.into() => 0,
        Binary::ShiftLeft => lhs << r,
        Binary::ShiftRightArithmetic => {
            let extended = (lhs << (64 - bits)) >> (64 - bits);
            extended >> r.min(u64::from(bits) - 1)
        }
        Binary::ShiftRightLogical if r >= bits.into() => 0,
        Binary::ShiftRightLogical => ((l & (u64::MAX >> (64 - bits))) >> r) as i64,
        Binary::Subtract => lhs.wrapping_sub(rhs),
        Binary::Xor => lhs ^ rhs,
        Binary::Atan2 => unreachable!("{op:?} of integers"),
    };
    decode_i64(elem, value as u64)
}

fn int_power(base: i64, mut exponent: u64) -> i64 {
    let (mut result, mut square) = (1_i64, base);
    while exponent > 0 {
        if exponent & 1 == 1 {
            result = result.wrapping_mul(square);
        }
        square = square.wrapping_mul(square);
        exponent >>= 1;
    }
    result
}

/// `lhs op rhs` on `i1`.
pub(crate) fn bool_binary(op: Binary, lhs: bool, rhs: bool) -> bool {
    match op {
        Binary::Add | Binary::Maximum | Binary::Or => lhs | rhs,
        Binary::And | Binary::Minimum | Binary::Multiply => lhs & rhs,
        Binary::Xor => lhs ^ rhs,
        Binary::Atan2
        | Binary::Divide
        | Binary::Power
        | Binary::Remainder
        | Binary::ShiftLeft
        | Binary::ShiftRightArithmetic
        | Binary::ShiftRightLogical
        | Binary::Subtract => unreachable!("{op:?} of i1"),
    }
}

fn int_unary(op: Unary, elem: ElemType, x: i64) -> i64 {
    let spare = 64 - elem.bits();
    let word = x as u64 & (u64::MAX >> spare);
    let value = match op {
        Unary::Abs => x.wrapping_abs(),
        Unary::CountLeadingZeros => i64::from(word.leading_zeros() - spare),
        Unary::Negate => x.wrapping_neg(),
        Unary::Not => !x,
        Unary::Popcnt => word.count_ones().into(),
        Unary::Sign => x.signum(),
        Unary::Cbrt
        | Unary::Ceil
        | Unary::Cosine
        | Unary::Erf
        | Unary::ErfInv
        | Unary::Erfc
        | Unary::Exponential
        | Unary::ExponentialMinusOne
        | Unary::Floor
        | Unary::Log
        | Unary::LogPlusOne
        | Unary::Logistic
        | Unary::RoundNearestAfz
        | Unary::RoundNearestEven
        | Unary::Rsqrt
        | Unary::Sine
        | Unary::Sqrt
        | Unary::Tan
        | Unary::Tanh => unreachable!("{op:?} of an integer"),
    };
    decode_i64(elem, value as u64)
}

fn bool_unary(op: Unary, x: bool) -> bool {
    assert_eq!(op, Unary::Not, "the only function of an i1");
    !x
}

fn int_compare(how: Compare, elem: ElemType, x: i64, y: i64) -> bool {
    how.direction.holds(if elem == ElemType::Ui64 { (x as u64).cmp(&(y as u64)) } else { x.cmp(&y) })
}

fn convert<S: Scalar>(ctx: &S::Ctx, from: ElemType, to: ElemType, x: Slice<'_, S>, out: SliceMut<'_, S>) {
    use {Slice as A, SliceMut as O};
    match (x, out) {
        (A::Float(x), O::Float(out)) => rounded(to, out, |out| out.clone_from_slice(x)),
        (A::Float(x), O::Int(out)) => map(x, out, |x| S::to_int(ctx, x, to)),
        (A::Float(x), O::Bool(out)) => {
            let zero = S::from_int(0);
            map(x, out, |x| *x != zero);
        }
        (A::Int(x), O::Float(out)) => rounded(to, out, |out| {
            map(x, out, |&x| S::from_int(if from == ElemType::Ui64 { (x as u64).into() } else { x.into() }));
        }),
        (A::Int(x), O::Int(out)) => map(x, out, |&x| decode_i64(to, x as u64)),
        (A::Int(x), O::Bool(out)) => map(x, out, |&x| x != 0),
        (A::Bool(x), O::Float(out)) => {
            let (zero, one) = (S::from_int(0), S::from_int(1));
            map(x, out, |&x| pick(x, &one, &zero));
        }
        (A::Bool(x), O::Int(out)) => map(x, out, |&x| x.into()),
        (A::Bool(x), O::Bool(out)) => out.copy_from_slice(x),
    }
}

/// Runs `write`, then rounds what it wrote to the declared type.
fn rounded<S: Scalar>(to: ElemType, out: &mut [S], write: impl FnOnce(&mut [S])) {
    write(out);
    if S::rounds(to) {
        out.iter_mut().for_each(|x| *x = S::round(x, to));
    }
}

fn map<X, Z>(x: &[X], out: &mut [Z], f: impl Fn(&X) -> Z) {
    for (out, x) in out.iter_mut().zip(x) {
        *out = f(x);
    }
}

fn zip<X, Z>(x: &[X], y: &[X], out: &mut [Z], f: impl Fn(&X, &X) -> Z) {
    for ((out, x), y) in out.iter_mut().zip(x).zip(y) {
        *out = f(x, y);
    }
}

fn update<X>(out: &mut [X], y: &[X], f: impl Fn(&X, &X) -> X) {
    for (out, y) in out.iter_mut().zip(y) {
        *out = f(out, y);
    }
}

fn select<X: Clone>(p: &[bool], x: &[X], y: &[X], out: &mut [X]) {
    for (((out, &p), x), y) in out.iter_mut().zip(p).zip(x).zip(y) {
        *out = pick(p, x, y);
    }
}

/// `x` if `p`, else `y`. Both are read whichever is taken, so that loops over plain numbers have no branch.
#[inline]
pub(crate) fn pick<X: Clone>(p: bool, x: &X, y: &X) -> X {
    let (x, y) = (x.clone(), y.clone());
    if p { x } else { y }
}

/// One loop per op, so that each is compiled for its op.
fn unary_floats<S: Scalar>(ctx: &S::Ctx, op: Unary, x: &[S], out: &mut [S]) {
    macro_rules! loops {
        ($($name:ident)*) => { match op { $(Unary::$name => map(x, out, |x| S::unary(ctx, Unary::$name, x)),)* } };
    }
    loops!(Abs Cbrt Ceil Cosine CountLeadingZeros Erf ErfInv Erfc Exponential ExponentialMinusOne Floor Log LogPlusOne
        Logistic Negate Not Popcnt RoundNearestAfz RoundNearestEven Rsqrt Sign Sine Sqrt Tan Tanh);
}

fn binary_floats<S: Scalar>(ctx: &S::Ctx, op: Binary, x: &[S], y: &[S], out: &mut [S]) {
    macro_rules! loops {
        ($($name:ident)*) => {
            match op { $(Binary::$name => zip(x, y, out, |x, y| float_binary(ctx, Binary::$name, x, y)),)* }
        };
    }
    loops!(Add And Atan2 Divide Maximum Minimum Multiply Or Power Remainder ShiftLeft ShiftRightArithmetic
        ShiftRightLogical Subtract Xor);
}

fn compare_floats<S: Scalar>(ctx: &S::Ctx, how: Compare, x: &[S], y: &[S], out: &mut [bool]) {
    use truestep_ir::Direction;
    macro_rules! loops {
        ($($name:ident)*) => {
            match how.direction { $(Direction::$name => {
                let how = Compare { direction: Direction::$name, ..how };
                zip(x, y, out, |x, y| S::compare(ctx, how, x, y));
            })* }
        };
    }
    loops!(Eq Ne Ge Gt Le Lt);
}
