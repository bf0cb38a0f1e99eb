//! Deciding from the text that a train step is its recipe.
//!
//! The prover `algebra` compares exact normal forms, for all real inputs and, in the library's [`laws`], for all sizes.
//!
//! It refuses to build programs, to trust names, and to answer yes where it does not know: [`Verdict::Unknown`] is
//! never success.
//!
//! Invariants:
//! * a theorem of `algebra` comes out of its kernel's rules only; whatever meets a limit proves nothing;
//! * every law carries wrong variants of itself, which must not be provable.

pub mod algebra;
mod laws;
mod verdict;

pub use laws::{Claim, Law, laws};
pub use verdict::{Method, Verdict};
