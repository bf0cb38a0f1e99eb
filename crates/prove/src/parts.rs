//! Laws about the parts of a step, each against a plain reference or another rendering.

use crate::compare::{compare, judged};
use crate::reference;
use crate::row::{Decided, within};
use crate::section::{section, with_ones};
use crate::subject::{Effort, Subject, entry};
use crate::twin::{reduced, sizes};
use truestep_claim::{Input, Output, Verdict};
use truestep_field::{self as field, Gradient};
use truestep_ir::ValueId;
use truestep_step::{Kind, Recipe, Role, render_with};

/// Height and width of the smallest images that are tried.
const SMALLEST: usize = 8;

/// Reported loss and correct count are the recipe's, of the global batch.
pub(crate) fn loss(s: &Subject) -> Vec<Decided> {
    let (batch, classes) = (s.manifest().batch * s.manifest().replicas, s.manifest().classes);
    let inputs = [vec![s.values.logits], s.inputs(Role::Target)].concat();
    let outputs = [s.outputs(Role::Loss), s.outputs(Role::Correct)].concat();
    let whole = reference::loss(&s.manifest().recipe, batch, classes, s.elem(outputs.iter().map(|(_, v)| *v)));
    let parts = compare(s, &inputs, &outputs, &whole, &[Input::Sharded(0); 2]);
    vec![Decided::new("loss", "the reported loss and correct count are the recipe's, of the global batch", parts)]
}

/// What the optimizer takes is the derivative of the reported loss.
pub(crate) fn gradient(s: &Subject) -> Vec<Decided> {
    let statement = "the gradients that the optimizer takes are the derivative of the reported loss";
    let twin = match s.effort {
        Effort::Full => None,
        Effort::Quick if s.has_many_parameters() => return Vec::new(),
        Effort::Quick | Effort::Usual => reduced(s.artifact, s.problem, SMALLEST),
    };
    let claim = |s: &Subject| {
        let (inputs, _) = s.layout();
        let params: Vec<usize> = s.manifest().inputs_of(Role::Param).collect();
        let gradients = &s.values.gradients;
        let loss = s.manifest().output_of(Role::Loss).unwrap_or(usize::MAX);
        let replicas = s.manifest().replicas;
        let claim = Gradient { func: s.func, loss, params: &params, gradients, replicas, inputs: &inputs };
        field::gradient(&claim, 1, 0)
    };
    let verdict = match &twin {
        None => claim(s),
        Some((artifact, problem)) => match Subject::new(artifact, problem, s.effort) {
            Ok(twin) => within(claim(&twin), &format!("a twin at {}", sizes(artifact, problem))),
            Err(reason) => Verdict::Unknown { reason },
        },
    };
    vec![Decided::new("gradient", statement, vec![(String::new(), verdict)])]
}

/// The forward pass with running statistics is the step's own, statistics supplied.
pub(crate) fn evaluation(s: &Subject) -> Vec<Decided> {
    let statement =
        "the forward pass with running statistics is the step's own with statistics supplied and nothing left out";
    let recipe = Recipe { replicas: 1, batch: s.manifest().batch, accumulate: 1, ..s.manifest().recipe.clone() };
    let eval = match render_with(&recipe, s.problem, Kind::EvalForward, &s.manifest().choices()) {
        Ok(eval) => eval,
        Err(why) => return vec![Decided::unknown("evaluation", statement, why.to_string())],
    };
    let mut inputs = [s.inputs(Role::Image), s.inputs(Role::Param)].concat();
    inputs.extend(s.values.norms.iter().flat_map(|norm| [norm.mean, norm.var]));
    let whole = entry(&eval.module, &eval.manifest).expect("its entry");
    let outputs = [("logits".to_string(), s.values.logits)];
    let masks = s.inputs(Role::Mask);
    let layout = vec![Input::Replicated; inputs.len()];
    inputs.extend(&masks);
    let parts = match section(s.func, &inputs, &[s.values.logits]) {
        Ok(part) => judged(&outputs, whole, &with_ones(&part, masks.len()), 1, layout, vec![Output::Replicated]),
        Err(reason) => vec![("logits".into(), Verdict::Unknown { reason })],
    };
    vec![Decided::new("evaluation", statement, parts)]
}

/// Each batch norm takes mean and biased variance of its own input.
pub(crate) fn statistics(s: &Subject) -> Vec<Decided> {
    if s.values.norms.is_empty() {
        return Vec::new();
    }
    let global = reference::statistics_are_global(&s.manifest().recipe);
    let replicas = if global { s.manifest().replicas } else { 1 };
    let mut parts = Vec::new();
    for norm in &s.values.norms {
        let mut x = s.func.ty(norm.input).clone();
        x.dims[0] *= replicas;
        let outputs = [("mean", norm.mean), ("variance", norm.var)]
            .map(|(what, v)| (format!("{what} of {}", s.func.value_name(norm.input)), v));
        let whole = reference::statistics(&x);
        parts.extend(match section(s.func, &[norm.input], &[norm.mean, norm.var]) {
            Ok(part) => {
                let layout = vec![Output::Replicated; 2];
                judged(&outputs, &whole, &part, replicas, vec![Input::Sharded(0)], layout)
            }
            Err(reason) => vec![(outputs[0].0.clone(), Verdict::Unknown { reason })],
        });
    }
    let statement = if global {
        "each batch norm takes mean and biased variance of its own input, over the global batch"
    } else {
        "each batch norm takes mean and biased variance of its own input, over the replica's batch"
    };
    vec![Decided::new("statistics", statement, parts)]
}

/// Running statistics are blended with the batch's as the recipe says.
pub(crate) fn blending(s: &Subject) -> Vec<Decided> {
    let recipe = &s.manifest().recipe;
    if s.values.norms.is_empty() || !reference::statistics_are_global(recipe) {
        return Vec::new();
    }
    let both = |mean, var| {
        let of = |role| s.inputs(role).into_iter().zip(s.outputs(role));
        of(mean).zip(of(var)).map(|((mean, new_mean), (var, new_var))| ([mean, var], [new_mean, new_var]))
    };
    let mut parts = Vec::new();
    let finite: Vec<ValueId> = s.outputs(Role::Finite).into_iter().map(|(_, v)| v).collect();
    let mut averages = both(Role::ShadowMean, Role::ShadowVar);
    let mut windows = both(Role::WindowMean, Role::WindowVar);
    for (norm, (old, new)) in s.values.norms.iter().zip(both(Role::RunningMean, Role::RunningVar)) {
        let x = s.func.ty(norm.input);
        let channels = x.dims.last().copied().unwrap_or_default();
        let count = s.manifest().replicas * x.numel() / channels.max(1);
        let mut inputs = [old.as_slice(), &[norm.mean, norm.var], &finite].concat();
        let mut outputs = new.to_vec();
        if let Some((old, new)) = averages.next() {
            inputs.extend([old.as_slice(), &s.inputs(Role::EmaDecay)].concat());
            outputs.extend(new);
        }
        if let Some((old, new)) = windows.next() {
            inputs.extend([old.as_slice(), &s.inputs(Role::Apply), &s.inputs(Role::Keep)].concat());
            outputs.extend(new);
        }
        let whole = reference::blend(recipe, channels, count, s.elem(old));
        let layout = vec![Input::Replicated; inputs.len()];
        parts.extend(compare(s, &inputs, &outputs, &whole, &layout));
    }
    vec![Decided::new("blending", "running statistics move to the batch's as the recipe says", parts)]
}

/// Clipping is the recipe's, of what has been averaged.
pub(crate) fn clip(s: &Subject) -> Vec<Decided> {
    let Some(limit) = s.manifest().recipe.clip else { return Vec::new() };
    let averaged = s.values.averaged();
    let outputs: Vec<(String, ValueId)> = s.names(Role::Param).into_iter().zip(s.values.clipped.clone()).collect();
    let whole = reference::clip(limit, &s.types(averaged));
    let parts = compare(s, averaged, &outputs, &whole, &vec![Input::Replicated; averaged.len()]);
    let statement = "gradients are scaled to the greatest norm, over all parameters, after all means";
    vec![Decided::new("clip", statement, parts)]
}

/// New parameters, moments and averages are the recipe's rule applied to each tensor's own gradient.
pub(crate) fn optimizer(s: &Subject) -> Vec<Decided> {
    const STATE: [Role; 4] = [Role::Param, Role::FirstMoment, Role::SecondMoment, Role::Shadow];
    const SCALARS: [Role; 5] =
        [Role::LearningRate, Role::BiasCorrection1, Role::BiasCorrection2, Role::Apply, Role::EmaDecay];
    let mut inputs: Vec<ValueId> = STATE.into_iter().flat_map(|role| s.inputs(role)).collect();
    let outputs: Vec<(String, ValueId)> = STATE.into_iter().flat_map(|role| s.outputs(role)).collect();
    inputs.extend(s.values.taken());
    inputs.extend(SCALARS.into_iter().flat_map(|role| s.inputs(role)));
    inputs.extend(s.outputs(Role::Finite).into_iter().map(|(_, v)| v));
    let scalars = s.elem(s.inputs(Role::LearningRate));
    let whole = reference::optimizer(&s.manifest().recipe, &s.types(&s.inputs(Role::Param)), scalars);
    let layout = vec![Input::Replicated; inputs.len()];
    let parts = compare(s, &inputs, &outputs, &whole, &layout);
    let statement = "each tensor's new state is the recipe's rule of its own gradient; nothing moves if not finite";
    vec![Decided::new("optimizer", statement, parts)]
}
