//! What the evaluator asks of the numbers in float tensors.

use ndarray::{ArrayView2, ArrayViewMut2};
use std::fmt;
use truestep_ir::{Compare, ElemType, ReducePrecision, Unary};

/// The number that stands for an element of a float tensor.
///
/// Ring operations need no context. Everything else receives [`Scalar::Ctx`], so that an instance may interpret
/// division, order and the named functions by an oracle keyed by it; for machine floats the context is `()`.
/// Equality is structural: `==` of the representation, which for floats is IEEE equality.
pub trait Scalar: Clone + PartialEq + fmt::Debug + Send + Sync + 'static {
    /// What the non-ring functions depend on besides their arguments.
    type Ctx: Send + Sync;

    /// The value of a literal element: the low bits of `bits` as an `elem`.
    fn literal(ctx: &Self::Ctx, elem: ElemType, bits: u64) -> Self;

    /// The image of an integer. Machine floats round to nearest.
    fn from_int(value: i128) -> Self;

    /// `self + rhs`
    fn add(&self, rhs: &Self) -> Self;

    /// `self − rhs`
    fn sub(&self, rhs: &Self) -> Self;

    /// `self · rhs`
    fn mul(&self, rhs: &Self) -> Self;

    /// `−self`
    fn neg(&self) -> Self;

    /// `lhs / rhs`
    fn div(ctx: &Self::Ctx, lhs: &Self, rhs: &Self) -> Self;

    /// `lhs − rhs · trunc(lhs / rhs)`
    fn rem(ctx: &Self::Ctx, lhs: &Self, rhs: &Self) -> Self;

    /// `lhs ^ rhs`
    fn power(ctx: &Self::Ctx, lhs: &Self, rhs: &Self) -> Self;

    /// The angle of the point (`x` = `rhs`, `y` = `lhs`).
    fn atan2(ctx: &Self::Ctx, lhs: &Self, rhs: &Self) -> Self;

    /// The larger; NaN if either is; `lhs` if equal.
    fn max(ctx: &Self::Ctx, lhs: &Self, rhs: &Self) -> Self;

    /// The smaller; NaN if either is; `lhs` if equal.
    fn min(ctx: &Self::Ctx, lhs: &Self, rhs: &Self) -> Self;

    /// Comparison, IEEE or total order.
    fn compare(ctx: &Self::Ctx, how: Compare, lhs: &Self, rhs: &Self) -> bool;

    /// A named function of the op table. The ops that the table defines on integers only are never asked for.
    fn unary(ctx: &Self::Ctx, op: Unary, x: &Self) -> Self;

    /// False if values of the float type `elem` are too wide for this scalar; a function that has some is refused.
    fn holds(_elem: ElemType) -> bool {
        true
    }

    /// True if results of type `elem` must go through [`Scalar::round`].
    fn rounds(elem: ElemType) -> bool;

    /// The nearest value of type `elem`, ties to even; the identity where [`Scalar::rounds`] is false.
    fn round(x: &Self, elem: ElemType) -> Self;

    /// The nearest value with this many exponent and mantissa bits, ties to even.
    fn reduce_precision(ctx: &Self::Ctx, to: ReducePrecision, x: &Self) -> Self;

    /// Neither infinite nor NaN.
    fn is_finite(ctx: &Self::Ctx, x: &Self) -> bool;

    /// Truncated toward zero and limited to the integer type `elem` (NaN gives 0), as [`crate::Tensor`] stores it.
    fn to_int(ctx: &Self::Ctx, x: &Self, elem: ElemType) -> i64;

    /// The bits of the nearest element of the float type `elem`.
    fn to_bits(ctx: &Self::Ctx, x: &Self, elem: ElemType) -> u64;

    /// A real number to show.
    fn to_f64(x: &Self) -> f64;

    /// `c += a · b` for `a: [m, k]`, `b: [k, n]`, `c: [m, n]`, any strides.
    fn gemm(_ctx: &Self::Ctx, a: ArrayView2<'_, Self>, b: ArrayView2<'_, Self>, c: ArrayViewMut2<'_, Self>) {
        gemm_by_rows(a, b, c, |c, a, b| c.add(&a.mul(b)));
    }
}

/// `c = mul_add(c, a, b)` summed over the contracted index, row by row.
pub(crate) fn gemm_by_rows<T>(
    a: ArrayView2<'_, T>,
    b: ArrayView2<'_, T>,
    mut c: ArrayViewMut2<'_, T>,
    mul_add: impl Fn(&T, &T, &T) -> T,
) {
    for (a_row, mut c_row) in a.rows().into_iter().zip(c.rows_mut()) {
        for (a, b_row) in a_row.iter().zip(b.rows()) {
            for (c, b) in c_row.iter_mut().zip(b_row) {
                *c = mul_add(c, a, b);
            }
        }
    }
}
