//! The question and the answer: what provers are asked about two programs, and what they say.
//!
//! A [`Relation`] is a program of one device, one of R replicas, and how their inputs and outputs belong together; a
//! [`Verdict`] is the answer on each output. `draw` says which integers and booleans are tried by all that run
//! programs.
//!
//! It refuses to decide anything: it holds no prover and no evaluator.
//!
//! Invariants:
//! * [`Verdict::Unknown`] is never success, and no parts prove nothing;
//! * a relation whose types do not fit is no question: [`Relation::check`] says why.

pub mod draw;
mod relation;
mod verdict;

pub use relation::{Input, Output, Relation, only};
pub use verdict::{Method, Verdict};
