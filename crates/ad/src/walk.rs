//! The reverse walk.

use crate::custom::Custom;
use crate::error::NotDifferentiable;
use crate::site::Site;
use crate::{inline, rules};
use std::collections::{HashMap, HashSet};
use truestep_ir::{Builder, Instr, ValueId};

/// What the walk visits: the steps that depend on `wrt`, in program order, and the values that do.
pub(crate) struct Steps {
    steps: Vec<Step>,
    varied: HashSet<ValueId>,
}

impl Steps {
    /// True if `v` depends on `wrt`.
    pub(crate) fn varies(&self, v: ValueId) -> bool {
        self.varied.contains(&v)
    }
}

enum Step {
    Instr(Box<Instr>),
    Custom(Custom),
}

impl Step {
    fn outputs(&self) -> &[ValueId] {
        match self {
            Step::Instr(instr) => &instr.results,
            Step::Custom(custom) => &custom.outputs,
        }
    }
}

/// The steps of the builder's outermost block that depend on `wrt`.
pub(crate) fn outermost(b: &Builder, customs: Vec<Custom>, wrt: &[ValueId]) -> Steps {
    select(b, b.instrs(), customs, wrt)
}

/// The steps among `instrs`, a straight line, that depend on `wrt`.
pub(crate) fn straight_line(b: &Builder, instrs: &[Instr], wrt: &[ValueId]) -> Steps {
    select(b, instrs, Vec::new(), wrt)
}

fn select(b: &Builder, instrs: &[Instr], customs: Vec<Custom>, wrt: &[ValueId]) -> Steps {
    let mut found = Steps { steps: Vec::new(), varied: wrt.iter().copied().collect() };
    let mut customs = customs.into_iter().peekable();
    let mut at = 0;
    loop {
        let step = if let Some(custom) = customs.next_if(|c| c.range.start == at) {
            at = custom.range.end;
            let varied = custom.inputs.iter().any(|v| found.varied.contains(v));
            varied.then(|| Step::Custom(custom))
        } else if let Some(instr) = instrs.get(at) {
            at += 1;
            let inputs = inline::inputs(instr);
            inputs.iter().any(|v| found.varied.contains(v)).then(|| Step::Instr(Box::new(instr.clone())))
        } else {
            return found;
        };
        if let Some(step) = step {
            found.varied.extend(step.outputs().iter().filter(|&&v| b.ty(v).elem.is_float()));
            found.steps.push(step);
        }
    }
}

/// Appends to the builder's current block the cotangents of `wrt`, the `outputs` being (value, cotangent) pairs.
pub(crate) fn reverse(
    b: &mut Builder,
    steps: Steps,
    outputs: &[(ValueId, ValueId)],
    wrt: &[ValueId],
) -> Result<Vec<Option<ValueId>>, NotDifferentiable> {
    let Steps { steps, varied } = steps;
    let mut cts = HashMap::new();
    for &(v, ct) in outputs {
        accumulate(b, &mut cts, v, ct);
    }
    for step in steps.into_iter().rev() {
        let of_outputs: Vec<_> = step.outputs().iter().map(|v| cts.get(v).copied()).collect();
        if of_outputs.iter().all(Option::is_none) {
            continue;
        }
        let (inputs, of_inputs) = match step {
            Step::Custom(custom) => {
                let of_inputs = (custom.vjp)(b, &of_outputs);
                (custom.inputs, of_inputs)
            }
            Step::Instr(instr) => {
                let site = Site { instr: &instr, inputs: inline::inputs(&instr), cts: of_outputs, varied: &varied };
                let of_inputs = rules::vjp(b, &site)?;
                (site.inputs, of_inputs)
            }
        };
        assert_eq!(inputs.len(), of_inputs.len(), "a backward rule answers for every input");
        for (v, ct) in inputs.into_iter().zip(of_inputs) {
            if let Some(ct) = ct.filter(|_| varied.contains(&v)) {
                accumulate(b, &mut cts, v, ct);
            }
        }
    }
    Ok(wrt.iter().map(|v| cts.get(v).copied()).collect())
}

fn accumulate(b: &mut Builder, cts: &mut HashMap<ValueId, ValueId>, v: ValueId, ct: ValueId) {
    assert_eq!(b.ty(v), b.ty(ct), "a cotangent has the type of its value");
    let sum = match cts.get(&v) {
        Some(&before) => b.add(before, ct),
        None => ct,
    };
    cts.insert(v, sum);
}
