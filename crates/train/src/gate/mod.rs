//! Numeric gates: claims about a train step, measured on examples, each with controls that must fail.
//!
//! A claim compares two runs that must compute the same. A control is a run with a known mistake in it: if it does not
//! miss by at least [`MARGIN`] times the tolerance, the gate would not have seen the mistake either, and its verdict is
//! [`Verdict::Vacuous`], never a pass.

mod cases;
mod deviation;
mod inputs;
mod measure;

pub use cases::{Controls, Gate, GateCase, MAX_REPLICAS};
pub use deviation::{Deviation, deviations};
pub use measure::{Control, GateReport, MARGIN, Miss, Verdict};
