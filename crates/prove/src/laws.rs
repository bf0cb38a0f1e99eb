//! The laws of a train step, in the order in which they build on each other.

use crate::row::Push;
use crate::subject::Subject;
use crate::{finite, parts, text, whole, window};
use std::ops::ControlFlow;

/// Laws that are decided together.
pub(crate) struct Family {
    /// Their names.
    pub(crate) laws: &'static [&'static str],
    /// Decides those that apply, the named one first, until told to stop.
    pub(crate) decide: fn(&Subject, Option<&str>, &mut Push) -> ControlFlow<()>,
}

macro_rules! families {
    ($($law:literal: $decide:path),*) => {
        &[$(Family { laws: &[$law], decide: |s, _, push| $decide(s).into_iter().try_for_each(push) }),*, PARALLEL]
    };
}

/// The laws of a train step.
pub(crate) const ALL: &[Family] = families![
    "collectives": text::collectives,
    "loss": parts::loss,
    "gradient": parts::gradient,
    "evaluation": parts::evaluation,
    "statistics": parts::statistics,
    "blending": parts::blending,
    "finite": finite::finite,
    "accumulation": window::accumulation,
    "clip": parts::clip,
    "optimizer": parts::optimizer,
    "phases": window::phases,
    "micro-batches": window::micro_batches
];

/// Those of data parallelism.
const PARALLEL: Family =
    Family { laws: &["P1b", "Chan", "P1", "P2γ", "P4", "hand-back", "whole-step"], decide: whole::whole_step };
