//! Machine floats: `f32`, the embedded engine, and `f64`, the reference.
//!
//! `f64` is the wide reading of a module: values of type `f32` are not rounded to it. `bf16` and `f16` are rounded to
//! nearest even after every op in both. `f32` refuses a function with values of type `f64`.

use crate::scalar::Scalar;
use crate::special;
use half::{bf16, f16};
use ndarray::{ArrayView2, ArrayViewMut2, linalg::general_mat_mul};
use truestep_ir::{Compare, Direction, ElemType, ReducePrecision, Unary, decode_f64, encode_f64};

macro_rules! machine_float {
    ($float:ident, $erf:path, $erfc:path, $bf16:ident, $f16:ident, $of_half:ident) => {
        impl Scalar for $float {
            type Ctx = ();

            fn literal(_: &(), elem: ElemType, bits: u64) -> Self {
                decode_f64(elem, bits) as $float
            }

            #[inline]
            fn from_int(value: i128) -> Self {
                i64::try_from(value).map_or_else(|_| value as $float, |v| v as $float)
            }

            #[inline]
            fn add(&self, rhs: &Self) -> Self {
                self + rhs
            }

            #[inline]
            fn sub(&self, rhs: &Self) -> Self {
                self - rhs
            }

            #[inline]
            fn mul(&self, rhs: &Self) -> Self {
                self * rhs
            }

            #[inline]
            fn neg(&self) -> Self {
                -self
            }

            #[inline]
            fn div(_: &(), lhs: &Self, rhs: &Self) -> Self {
                lhs / rhs
            }

            fn rem(_: &(), lhs: &Self, rhs: &Self) -> Self {
                lhs % rhs
            }

            fn power(_: &(), lhs: &Self, rhs: &Self) -> Self {
                lhs.powf(*rhs)
            }

            fn atan2(_: &(), lhs: &Self, rhs: &Self) -> Self {
                $float::atan2(*lhs, *rhs)
            }

            #[inline]
            fn max(_: &(), lhs: &Self, rhs: &Self) -> Self {
                if *rhs > *lhs || rhs.is_nan() { *rhs } else { *lhs }
            }

            #[inline]
            fn min(_: &(), lhs: &Self, rhs: &Self) -> Self {
                if *rhs < *lhs || rhs.is_nan() { *rhs } else { *lhs }
            }

            #[inline]
            fn compare(_: &(), how: Compare, lhs: &Self, rhs: &Self) -> bool {
                if how.total_order {
                    return how.direction.holds(lhs.total_cmp(rhs));
                }
                match how.direction {
                    Direction::Eq => lhs == rhs,
                    Direction::Ne => lhs != rhs,
                    Direction::Ge => lhs >= rhs,
                    Direction::Gt => lhs > rhs,
                    Direction::Le => lhs <= rhs,
                    Direction::Lt => lhs < rhs,
                }
            }

            #[inline]
            fn unary(_: &(), op: Unary, x: &Self) -> Self {
                let x = *x;
                match op {
                    Unary::Abs => x.abs(),
                    Unary::Cbrt => x.cbrt(),
                    Unary::Ceil => x.ceil(),
                    Unary::Cosine => x.cos(),
                    Unary::Erf => $erf(x),
                    Unary::ErfInv => special::erf_inv(x.into()) as $float,
                    Unary::Erfc => $erfc(x),
                    Unary::Exponential => x.exp(),
                    Unary::ExponentialMinusOne => x.exp_m1(),
                    Unary::Floor => x.floor(),
                    Unary::Log => x.ln(),
                    Unary::LogPlusOne => x.ln_1p(),
                    Unary::Logistic => 1.0 / (1.0 + (-x).exp()),
                    Unary::Negate => -x,
                    Unary::RoundNearestAfz => x.round(),
                    Unary::RoundNearestEven => x.round_ties_even(),
                    Unary::Rsqrt => 1.0 / x.sqrt(),
                    Unary::Sign if x == 0.0 || x.is_nan() => x,
                    Unary::Sign => x.signum(),
                    Unary::Sine => x.sin(),
                    Unary::Sqrt => x.sqrt(),
                    Unary::Tan => x.tan(),
                    Unary::Tanh => x.tanh(),
                    Unary::CountLeadingZeros | Unary::Not | Unary::Popcnt => unreachable!("{op:?} of a float"),
                }
            }

            fn holds(elem: ElemType) -> bool {
                elem.bytes() <= size_of::<$float>()
            }

            fn rounds(elem: ElemType) -> bool {
                matches!(elem, ElemType::Bf16 | ElemType::F16)
            }

            fn round(x: &Self, elem: ElemType) -> Self {
                match elem {
                    ElemType::Bf16 => bf16::$bf16(*x).$of_half(),
                    ElemType::F16 => f16::$f16(*x).$of_half(),
                    _ => *x,
                }
            }

            fn reduce_precision(_: &(), to: ReducePrecision, x: &Self) -> Self {
                special::reduce_precision((*x).into(), to) as $float
            }

            #[inline]
            fn is_finite(_: &(), x: &Self) -> bool {
                x.is_finite()
            }

            #[inline]
            fn to_int(_: &(), x: &Self, elem: ElemType) -> i64 {
                match elem {
                    ElemType::I8 => (*x as i8).into(),
                    ElemType::I16 => (*x as i16).into(),
                    ElemType::I32 => (*x as i32).into(),
                    ElemType::Ui8 => (*x as u8).into(),
                    ElemType::Ui16 => (*x as u16).into(),
                    ElemType::Ui32 => (*x as u32).into(),
                    ElemType::Ui64 => (*x as u64) as i64,
                    _ => *x as i64,
                }
            }

            fn to_bits(_: &(), x: &Self, elem: ElemType) -> u64 {
                encode_f64(elem, (*x).into())
            }

            fn to_f64(x: &Self) -> f64 {
                (*x).into()
            }

            fn gemm(_: &(), a: ArrayView2<'_, Self>, b: ArrayView2<'_, Self>, mut c: ArrayViewMut2<'_, Self>) {
                general_mat_mul(1.0, &a, &b, 1.0, &mut c);
            }
        }
    };
}

machine_float!(f32, libm::erff, libm::erfcf, from_f32, from_f32, to_f32);
machine_float!(f64, libm::erf, libm::erfc, from_f64, from_f64, to_f64);
