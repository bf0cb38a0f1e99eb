//! Exact decisions by normal forms: the kernel, and the language in which laws are stated.

mod choice;
mod derivative;
mod derived;
mod inspect;
mod kernel;
mod numbers;
mod programs;
mod terms;
mod translate;

pub use derivative::{NoDerivative, gradient};
pub use derived::Range;
pub use kernel::{Axis, Condition, Equal, Form, Kernel, Rational, Size};
pub use numbers::{Dense, Point};
pub(crate) use programs::equal_forms;
pub use programs::equal_programs;
pub use terms::{Index, Term, index};
