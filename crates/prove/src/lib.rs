//! Deciding from the text that a train step is its recipe.
//!
//! The prover `algebra` compares exact normal forms, for all real inputs and, in the library's [`laws`], for all sizes.
//! The prover [`field`] runs programs on random elements of a finite field and computes the chance of an accident.
//! [`prove_step`] decides the laws of one rendered step: parts of it, cut out of the text, against plain references.
//! [`equiv`] compares modules that others wrote.
//! A catalogue of [`Mutant`]s, each a mistake written into the real text, says what a check can see.
//!
//! It refuses to build steps, to trust names, and to answer yes where it does not know: [`Verdict::Unknown`] is
//! never success.
//!
//! Invariants:
//! * a theorem of `algebra` comes out of its kernel's rules only; whatever meets a limit proves nothing;
//! * every law carries wrong variants of itself, which must not be provable;
//! * a mutant finds its place by dataflow and roles, and changes no interface.

pub mod algebra;
mod artifact;
mod decide;
pub mod equiv;
pub mod field;
mod laws;
mod mutants;
mod points;
mod relation;
mod verdict;
mod witness;

pub use artifact::{Effort, Row, decide_until, prove_accumulate, prove_step};
pub use decide::{Provers, decide};
pub use laws::{Claim, Law, NonLaw, laws, non_laws};
pub use mutants::{Mutant, Outcome, Shown, Specimen, THRESHOLD, Trial, specimens, trials};
pub use relation::{Input, Output, Relation};
pub use verdict::{Method, Verdict};
