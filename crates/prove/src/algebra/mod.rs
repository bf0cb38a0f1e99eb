//! Exact decisions by normal forms: the kernel, and the language in which laws are stated.

mod derivative;
mod display;
mod kernel;
mod label;
mod numbers;
mod terms;

pub use derivative::{NoDerivative, gradient};
pub use kernel::{Axis, Condition, Equal, Form, Kernel, Range, Rational, Size, Symbol, Unequal};
pub use numbers::{Dense, Point};
pub use terms::{Index, Term, index};
