//! What a module means: one evaluator of StableHLO functions, generic over the scalar that stands for a float.
//!
//! With `f64` it is the reference, with `f32` the embedded training engine, with [`Dual`] a forward-mode derivative;
//! any other [`Scalar`] will do. Several replicas run in lockstep and meet in collectives.
//!
//! It refuses to evaluate a function that does not verify, to guess a shape, and to know what a network, an optimizer
//! or a training step is.
//!
//! Invariants:
//! * one meaning per op: the scalar decides what its numbers are, never what an op does with them;
//! * integers and booleans are concrete under every scalar;
//! * a float is held in its declared width or a greater one: a scalar that is too narrow refuses the function;
//! * work is cut by shape alone, so results do not depend on the number of threads, and equal runs give equal bits;
//! * no input makes it panic, and no `unsafe`.

// A region holds any instruction, and some instructions call regions: hence the circles through `region`, when a
// program is planned and when it runs.
mod collective;
mod contraction;
mod control;
mod convolution;
mod dual;
mod elementwise;
mod error;
mod eval;
mod float;
mod index;
mod indexing;
mod kernel;
mod patches;
mod plan;
mod reduction;
mod region;
mod scalar;
mod shape;
mod special;
mod storage;
mod tensor;
pub mod wide;
mod window;

pub use dual::Dual;
pub use error::EvalError;
pub use eval::{Program, eval, eval_replicas, eval_values, widest_float};
pub use scalar::Scalar;
pub use tensor::Tensor;
