//! A catalogue of mistakes that train and descend and are wrong, each a rewrite of a rendered step.
//!
//! A mutant finds its place by dataflow and by the roles of the manifest, never by a name. It changes the text only:
//! the manifest stays what it was, but for the digest and the names that the text now gives to values.
//!
//! A [`Trial`] says whether a mistake changes what is computed, and which law of `prove` refuses it.
//!
//! It refuses to decide: it asks `prove`, which does not know of it.
//!
//! Invariants:
//! * a mutant changes values or its interface, never both;
//! * a mistake that makes no difference is not counted as refused.

mod adam;
mod average;
mod bce;
mod behaviour;
mod catalogue;
mod clip;
mod drops;
mod edit;
mod exchange;
mod graph;
mod layers;
mod loss;
mod momentum;
mod mutant;
mod norm;
mod norms;
mod options;
mod running;
mod stage;
mod text;
mod trial;
mod update;
mod window;
mod windows;

pub use mutant::Mutant;
pub use trial::{Outcome, Shown, Specimen, THRESHOLD, Trial, specimens, trials};
