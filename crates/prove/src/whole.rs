//! Laws of data parallelism: the step of R replicas against that of one device on the global batch.

use crate::compare::judged;
use crate::reference;
use crate::row::{Decided, Push, read_off};
use crate::subject::Subject;
use std::ops::ControlFlow::{self, Continue};
use truestep_claim::{Output, Relation, Verdict};
use truestep_decide::decide_parts;
use truestep_ir::{Func, ValueId};
use truestep_step::{Kind, Recipe, Role, render_with};

/// The step of one device on the global batch.
pub(crate) fn whole_step(s: &Subject, first: Option<&str>, push: &mut Push) -> ControlFlow<()> {
    let statement = "every output is that of the one-device step on the global batch";
    let manifest = s.manifest();
    let recipe = Recipe { replicas: 1, ..manifest.recipe.clone() };
    let single = match render_with(&recipe, s.problem, Kind::TrainStep, &manifest.choices()) {
        Ok(single) => single,
        Err(why) => return push(Decided::unknown("whole-step", statement, why.to_string())),
    };
    let one = match Subject::new(&single, s.problem, s.effort) {
        Ok(one) => one,
        Err(why) => return push(Decided::unknown("whole-step", statement, why)),
    };
    let names: Vec<String> = manifest.outputs.iter().map(|slot| slot.name.clone()).collect();
    let (inputs, outputs) = s.layout();
    if manifest.replicas == 1 {
        let parts = if one.func == s.func {
            let verdict = read_off("the text is, instruction for instruction, the one-device step's");
            names.into_iter().map(|name| (name, verdict.clone())).collect()
        } else {
            let names: Vec<(String, ValueId)> = names.into_iter().zip(s.func.body.results.iter().copied()).collect();
            judged(&names, one.func, s.func, 1, inputs, outputs)
        };
        return push(Decided::new("whole-step", statement, parts));
    }
    let (whole, part) = (Extended::new(&one), Extended::new(s));
    let laws = [
        (Group::Mean, "P1b", "the global mean of every batch norm is the mean of the replicas' means"),
        (Group::Var, "Chan", "the global variance of every batch norm is that of the global batch"),
        (Group::Block, "P1", "replica r's activations into every norm, and its logits, are block r of one device's"),
        (Group::Scale, "P2γ", "the all-reduced gradient of every γ is that of one device"),
        (Group::Gradient, "P4", "every other all-reduced gradient is that of one device"),
        (Group::Running, "hand-back", "the running statistics of every replica are one device's"),
        (Group::Any, "whole-step", statement),
    ];
    // running statistics are outputs like all others, and have a law of their own
    let of: Vec<usize> = manifest.outputs.iter().map(|slot| Group::of(slot.role) as usize).collect();
    let of = [of, part.groups.iter().map(|&group| group as usize).collect()].concat();
    let names = [names, part.names.clone()].concat();
    let relation = Relation {
        single: &whole.func,
        replicated: &part.func,
        replicas: manifest.replicas,
        inputs,
        outputs: [outputs, part.layout.clone()].concat(),
    };
    let claimed = s.values.norms.is_empty() || reference::statistics_are_global(&manifest.recipe);
    let belongs =
        |group: Group, i: usize| of[i] == group as usize || (group == Group::Any && of[i] == Group::Running as usize);
    let mut decide_some = |laws: &[(Group, &'static str, &'static str)]| {
        let wanted = |i: &usize| laws.iter().any(|(group, ..)| belongs(*group, *i));
        let outputs: Vec<usize> = (0..of.len()).filter(wanted).collect();
        // of one law all outputs are parts
        let of: Vec<usize> = outputs.iter().map(|&i| if laws.len() == 1 { 0 } else { of[i] }).collect();
        let verdicts = relation.restricted(&outputs, |relation| decide_parts(relation, &of));
        let parts: Vec<(usize, Verdict)> = outputs.into_iter().zip(verdicts).collect();
        laws.iter().try_for_each(|&(group, law, statement)| {
            let mine = parts.iter().filter(|(i, _)| belongs(group, *i));
            let parts: Vec<(String, Verdict)> = mine.map(|(i, v)| (names[*i].clone(), v.clone())).collect();
            if parts.is_empty() { Continue(()) } else { push(Decided { law, statement, claimed, parts }) }
        })
    };
    let (early, late): (Vec<_>, Vec<_>) = laws.into_iter().partition(|(_, law, _)| Some(*law) == first);
    if !early.is_empty() {
        decide_some(&early)?;
    }
    decide_some(&late)
}

/// What a value inside the step is, in the laws of data parallelism.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Group {
    Mean,
    Var,
    Block,
    Scale,
    Gradient,
    Running,
    Any,
}

impl Group {
    /// Of an output.
    fn of(role: Role) -> Group {
        match role {
            Role::RunningMean | Role::RunningVar | Role::WindowMean | Role::WindowVar => Group::Running,
            _ => Group::Any,
        }
    }
}

/// A step that also returns the values that its manifest names.
struct Extended {
    func: Func,
    names: Vec<String>,
    groups: Vec<Group>,
    layout: Vec<Output>,
}

impl Extended {
    fn new(s: &Subject) -> Self {
        let mut e = Extended { func: s.func.clone(), names: vec![], groups: vec![], layout: vec![] };
        let mut push = |v: ValueId, name: String, group, layout| {
            e.func.body.results.push(v);
            e.func.result_attrs.push(Default::default());
            e.names.push(name);
            e.groups.push(group);
            e.layout.push(layout);
        };
        for (i, norm) in s.values.norms.iter().enumerate() {
            push(norm.mean, format!("mean of norm {i}"), Group::Mean, Output::Replicated);
            push(norm.var, format!("variance of norm {i}"), Group::Var, Output::Replicated);
            push(norm.input, format!("input of norm {i}"), Group::Block, Output::Sharded(0));
        }
        push(s.values.logits, "logits".into(), Group::Block, Output::Sharded(0));
        let params = s.manifest().inputs_of(Role::Param).map(|i| (s.func.body.params[i], &s.manifest().inputs[i].name));
        for (&g, (param, name)) in s.values.gradients.iter().zip(params) {
            let scale = s.values.norms.iter().any(|norm| norm.scale == param);
            let group = if scale { Group::Scale } else { Group::Gradient };
            push(g, format!("gradient of {name}"), group, Output::Replicated);
        }
        e
    }
}
