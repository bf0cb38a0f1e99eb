//! Programs compared output by output.

use crate::section::section;
use crate::subject::Subject;
use truestep_claim::{Input, Output, Relation, Verdict};
use truestep_decide::decide_parts;
use truestep_ir::{Func, ValueId};

/// The section of the step from `inputs` to `outputs` against a reference for one device.
pub(crate) fn compare(
    s: &Subject,
    inputs: &[ValueId],
    outputs: &[(String, ValueId)],
    whole: &Func,
    layout: &[Input],
) -> Vec<(String, Verdict)> {
    let values: Vec<ValueId> = outputs.iter().map(|(_, v)| *v).collect();
    let sharded = layout.iter().any(|input| matches!(input, Input::Sharded(_)));
    let replicas = if sharded { s.manifest().replicas } else { 1 };
    match section(s.func, inputs, &values) {
        Ok(part) => judged(outputs, whole, &part, replicas, layout.to_vec(), vec![Output::Replicated; values.len()]),
        Err(reason) => {
            let name = outputs.first().map(|(name, _)| name.clone()).unwrap_or_default();
            vec![(name, Verdict::Unknown { reason })]
        }
    }
}

/// The named outputs of two programs, all of one statement.
pub(crate) fn judged(
    names: &[(String, ValueId)],
    single: &Func,
    replicated: &Func,
    replicas: usize,
    inputs: Vec<Input>,
    outputs: Vec<Output>,
) -> Vec<(String, Verdict)> {
    let relation = Relation { single, replicated, replicas, inputs, outputs };
    // all of them are one statement
    let verdicts = decide_parts(&relation, &vec![0; names.len()]);
    names.iter().map(|(name, _)| name.clone()).zip(verdicts).collect()
}

/// The named outputs of two programs of one device.
pub(crate) fn one_device(names: &[(String, ValueId)], whole: &Func, part: &Func) -> Vec<(String, Verdict)> {
    let (inputs, outputs) = (vec![Input::Replicated; whole.body.params.len()], vec![Output::Replicated; names.len()]);
    judged(names, whole, part, 1, inputs, outputs)
}
