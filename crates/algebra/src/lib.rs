//! The prover `algebra`: two programs are equal if their exact normal forms are, for all real inputs.
//!
//! A program is read as forms of the kernel, at its own sizes; the theorem is the kernel's. One file per op family says
//! how its ops are read.
//!
//! It refuses to run a program and to refute an equation: what it cannot prove is unknown. It knows no evaluator and
//! shares nothing with the prover `field` but the question and the parsed program.
//!
//! Invariants:
//! * reading is a `match` over the ops without a wildcard arm: an op without a reading says so;
//! * a value that depends on an op without a reading is opaque, and nothing is claimed of it;
//! * what a reading gets wrong is not caught by the kernel: the readings are part of what must be believed.

mod axes;
mod collective;
mod constant;
mod contraction;
mod elementwise;
mod indexing;
mod programs;
mod reader;
mod reduction;
mod region;
mod shape;
mod value;

pub use programs::equal_programs;
