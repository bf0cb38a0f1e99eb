//! The laws of the library: what a data-parallel, accumulating train step rests on, for all sizes.
//!
//! A [`Law`] is a set of equations between terms of a small [`language`] with symbolic sizes. Its equations are proved
//! by the kernel; what is false is refuted by numbers at a point, which share nothing with the kernel.
//!
//! It refuses to know programs: no law is about a text.
//!
//! Invariants:
//! * every law carries wrong variants of itself, which must not be provable;
//! * what is often taken for a law and is none ([`NonLaw`]) comes with inputs at which it fails.

mod batch_norm;
mod closed_form;
pub mod language;
mod law;
mod layers;
mod non_laws;
mod optimizer;
mod replicas;
mod winograd;

pub use law::{Claim, Law, NonLaw};

/// Every law, in the order in which they build on each other.
pub fn laws() -> impl Iterator<Item = &'static Law> {
    [batch_norm::LAWS, replicas::LAWS, closed_form::LAWS, optimizer::LAWS, winograd::LAWS].into_iter().flatten()
}

/// Statements that are often taken for laws, each with inputs at which it fails.
pub fn non_laws() -> impl Iterator<Item = &'static NonLaw> {
    non_laws::NON_LAWS.iter()
}
