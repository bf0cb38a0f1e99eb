//! An element of GF(2^61 − 1), ±∞, or nothing.

use crate::arithmetic::{P, sub};

/// A representative below p, or one of three marks.
///
/// ±∞ come from literals, as the start of a maximum or behind a mask. What has no value over the reals (a division by
/// zero, ∞ − ∞) is [`Fp::NAN`], which spreads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fp(pub(crate) u64);

impl Fp {
    /// Larger than every element.
    pub const INFINITY: Fp = Fp(1 << 61);
    /// Smaller than every element.
    pub const NEG_INFINITY: Fp = Fp((1 << 61) + 1);
    /// No value.
    pub const NAN: Fp = Fp((1 << 61) + 2);

    /// The image of an integer.
    pub(crate) fn integer(value: i128) -> Fp {
        Fp(value.rem_euclid(P.into()) as u64)
    }

    /// True for an element of the field.
    #[inline]
    pub fn is_number(self) -> bool {
        self.0 < P
    }

    /// True for two elements of the field.
    #[inline]
    pub(crate) fn both_numbers(self, rhs: Fp) -> bool {
        (self.0 | rhs.0) >> 61 == 0
    }

    /// `−x`
    pub(crate) fn negated(self) -> Fp {
        match self {
            Fp::INFINITY => Fp::NEG_INFINITY,
            Fp::NEG_INFINITY => Fp::INFINITY,
            Fp::NAN => Fp::NAN,
            Fp(x) => Fp(sub(0, x)),
        }
    }
}
