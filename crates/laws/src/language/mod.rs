//! The language in which laws are stated, with its meaning in numbers and its derivatives.

mod derivative;
mod numbers;
mod terms;

pub use derivative::{NoDerivative, gradient};
pub use numbers::{Dense, Point};
pub use terms::{Index, Term, index};
