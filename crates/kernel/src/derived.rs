//! Operations made of the kernel's rules.

use crate::trusted::{Axis, Form, Kernel, Rational};
use num_traits::One;

/// The values a function that is known by its label may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Range {
    /// Any real number.
    Real,
    /// 0 and 1: whether an unknown real number is positive.
    Boolean,
}

impl Kernel {
    /// The input tensor of this name: any real numbers. No function of no arguments may have the name.
    pub fn input(&mut self, name: &str, axes: &[Axis]) -> Form {
        self.opaque(name, &[], &[], axes)
    }

    /// A function known by its label and range (see [`Kernel::opaque`]).
    pub fn apply(&mut self, label: &str, range: Range, args: &[Form], consumed: &[Axis], produced: &[Axis]) -> Form {
        let value = self.opaque(label, args, consumed, produced);
        match range {
            Range::Real => value,
            Range::Boolean => self.positive(&value),
        }
    }

    /// The integer n.
    pub fn integer(&mut self, n: i64) -> Form {
        self.constant(Rational::from_integer(n.into()))
    }

    /// `q·a`
    pub fn scale(&mut self, a: &Form, q: &Rational) -> Form {
        let q = self.constant(q.clone());
        self.mul(a, &q)
    }

    /// `a − b`
    pub fn sub(&mut self, a: &Form, b: &Form) -> Form {
        let b = self.scale(b, &-Rational::one());
        self.add(a, &b)
    }
}
