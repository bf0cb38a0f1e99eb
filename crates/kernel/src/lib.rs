//! The trusted kernel of the prover `algebra`: normal forms of tensor expressions, and theorems that two are equal.
//!
//! `trusted` holds the rules, under 700 lines in all; whoever believes them believes every theorem. The rest asks for
//! nothing to be believed: `choice` picks among sound orders and factors for
//! the rules, out of their own terms (the one circle of rooms), `derived` combines rules, `inspect` prints.
//!
//! It refuses to know programs, operations and verdicts: it uses no other crate of the project.
//!
//! Invariants:
//! * a [`Form`] and an [`Equal`] come out of the rules of `trusted` only;
//! * a rule that meets a limit or an ill-formed request spoils the [`Kernel`], and a spoilt kernel proves nothing;
//! * coefficients are exact rationals; there are no floats and no `unsafe`.

mod choice;
mod derived;
mod inspect;
mod trusted;

pub use derived::Range;
pub use trusted::{Axis, Condition, Equal, Form, Kernel, Rational, Size};
