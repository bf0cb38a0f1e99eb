//! Deciding from the text that a train step is its recipe.
//!
//! [`prove_step`] decides the laws of one rendered step. A law compares a part of the step, cut out at the values that
//! its manifest names, with a plain reference or with another rendering; its parts are the outputs that are compared.
//!
//! The rendering under proof is never trusted and never made here. Five times it is compared with others, for which
//! `step` is asked to render: the step of one device (`whole`, the laws of data parallelism), the evaluation forward
//! (`parts`), the step of one large batch (`window`, micro-batches), the text without other forms of instructions
//! (`forms`), and a twin on few and small images (`twin`), on which gradients and micro-batches are decided.
//!
//! It refuses to decide anything itself, which is left to `decide`, `field` and what is read off the text, and to
//! answer yes where it does not know: [`Verdict::Unknown`] is never success.
//!
//! Invariants:
//! * what is decided is the text, parsed anew; that the manifest belongs to it is a law of its own;
//! * a law that is not claimed is decided too, and said not to be;
//! * the references are plain and share no code with the one that writes steps.

mod artifact;
mod compare;
mod finite;
pub mod forms;
mod laws;
mod parts;
pub mod points;
mod reference;
mod row;
mod section;
mod subject;
mod text;
mod twin;
mod whole;
mod window;

pub use artifact::{decide_until, prove_accumulate, prove_step};
pub use row::Row;
pub use subject::Effort;
pub use truestep_claim::{Method, Verdict};
pub use twin::reduced;
