//! Reverse-mode differentiation, from `ir` to `ir`: a vector-Jacobian product (VJP) rule for every differentiable op.
//!
//! It refuses to evaluate anything, to know what a network, a loss or a replica's data is, and to guess: an op without
//! a derivative on the way from `wrt` to the outputs is a [`NotDifferentiable`] error that names it, not a silent zero.
//!
//! Invariants:
//! * one reverse walk over a straight line of instructions; only those on a path from `wrt` to the outputs are visited,
//!   and cotangents that nobody asked for are not built;
//! * a rule's cotangent has the type of the operand it belongs to; integers and booleans have none;
//! * contributions to one value are added in the order in which the walk meets its readers, last reader first.
//!
//! Conventions where mathematics leaves a choice:
//! * a tie of two operands sends the whole cotangent to the second: `maximum(x, 0)` is the ReLU with ReLU'(0) = 0,
//!   and `clamp` passes nothing at its bounds;
//! * a tie inside `reduce` or `reduce_window` sends the whole cotangent to the first element in row-major order;
//! * `abs` has derivative 0 at 0; steps (`floor`, `sign`, comparisons …) have derivative 0 everywhere;
//! * roundings to a narrower format (`convert`, `reduce_precision`) count as linear;
//! * over R replicas the function differentiated is the sum of what the replicas return, so the cotangent of an
//!   `all_reduce` of x by `add` is, on every replica r, `ct_x_r = Σ_s ct_y_s`.

// The rules of `control`, `reduction` and `expansion` differentiate regions, which is the walk again.
mod collective;
mod contraction;
mod control;
mod custom;
mod elementwise;
mod error;
mod expansion;
mod func;
mod indexing;
mod inline;
mod reducer;
mod reduction;
mod rules;
mod shape;
mod site;
mod tape;
mod walk;

pub use custom::CustomVjp;
pub use error::{GradError, NotDifferentiable};
pub use func::{grad, vjp};
pub use tape::Tape;
