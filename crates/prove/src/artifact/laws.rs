//! The laws, one function each.

use super::{
    Decided, Effort, Subject, entry, finite, reference,
    section::{section, with_ones},
    window,
};
use crate::decide::decide_parts;
use crate::field::{self, Gradient};
use crate::relation::{Input, Output, Relation};
use crate::verdict::{Method, Verdict};
use std::ops::ControlFlow::{self, Continue};
use truestep_ir::{ElemType, Func, Op, TensorType, ValueId};
use truestep_step::{Artifact, Kind, Problem, Recipe, Role, render_with};

/// Laws that are decided together.
pub(super) struct Family {
    /// Their names.
    pub(super) laws: &'static [&'static str],
    /// Decides those that apply, the named one first, until told to stop.
    pub(super) decide: fn(&Subject, Option<&str>, &mut Push) -> ControlFlow<()>,
}

/// Takes what was decided, and says whether to go on.
pub(super) type Push<'p> = dyn FnMut(Decided) -> ControlFlow<()> + 'p;

macro_rules! families {
    ($($law:literal: $decide:path),*) => {
        &[$(Family { laws: &[$law], decide: |s, _, push| $decide(s).into_iter().try_for_each(push) }),*, PARALLEL]
    };
}

/// The laws of a train step.
pub(super) const ALL: &[Family] = families![
    "collectives": collectives,
    "loss": loss,
    "gradient": gradient,
    "evaluation": evaluation,
    "statistics": statistics,
    "blending": blending,
    "finite": finite::finite,
    "accumulation": window::accumulation,
    "clip": clip,
    "optimizer": optimizer,
    "phases": window::phases,
    "micro-batches": window::micro_batches
];

/// Those of data parallelism.
const PARALLEL: Family =
    Family { laws: &["P1b", "Chan", "P1", "P2γ", "P4", "hand-back", "whole-step"], decide: whole_step };

/// Text, types, donation and launch are those of the manifest.
pub(super) fn manifest(artifact: &Artifact) -> Decided {
    let verdict = match artifact.manifest.check(&artifact.text, &artifact.module) {
        Ok(()) => read_off("digest, entry, types, donations and replicas of the text"),
        Err(why) => Verdict::Refuted { witness: why.to_string() },
    };
    Decided::new("manifest", MANIFEST, vec![(String::new(), verdict)])
}

/// Donations that no program may have are not the manifest's either.
pub(super) fn donations(witness: String) -> Decided {
    Decided::new("manifest", MANIFEST, vec![(String::new(), Verdict::Refuted { witness })])
}

const MANIFEST: &str = "text, types, donations and launch are the manifest's";

/// Every collective is over all replicas; there is none on one device.
fn collectives(s: &Subject) -> Vec<Decided> {
    let replicas = s.manifest().replicas;
    let everyone: Vec<usize> = (0..replicas).collect();
    let mut count = 0;
    let mut parts = Vec::new();
    for instr in &s.func.body.instrs {
        let groups = match &instr.op {
            Op::AllReduce(attrs) => &attrs.replica_groups,
            Op::AllGather(attrs) | Op::ReduceScatter(attrs) => &attrs.collective.replica_groups,
            _ => continue,
        };
        count += 1;
        if replicas == 1 || groups.as_slice() != [everyone.clone()] {
            let witness = format!("{} is over {groups:?}", s.func.value_name(instr.results[0]));
            parts.push((String::new(), Verdict::Refuted { witness }));
        }
    }
    if parts.is_empty() {
        parts.push((String::new(), read_off(&format!("{count} collectives of the text"))));
    }
    vec![Decided::new("collectives", "every collective is over all replicas; none on one device", parts)]
}

/// Reported loss and correct count are the recipe's, of the global batch.
fn loss(s: &Subject) -> Vec<Decided> {
    let (batch, classes) = (s.manifest().batch * s.manifest().replicas, s.manifest().classes);
    let inputs = [vec![s.values.logits], s.inputs(Role::Target)].concat();
    let outputs = [s.outputs(Role::Loss), s.outputs(Role::Correct)].concat();
    let whole = reference::loss(&s.manifest().recipe, batch, classes, elem(s, outputs.iter().map(|(_, v)| *v)));
    let parts = compare(s, &inputs, &outputs, &whole, &[Input::Sharded(0); 2]);
    vec![Decided::new("loss", "the reported loss and correct count are the recipe's, of the global batch", parts)]
}

/// What the optimizer takes is the derivative of the reported loss.
fn gradient(s: &Subject) -> Vec<Decided> {
    let statement = "the gradients that the optimizer takes are the derivative of the reported loss";
    let twin = match s.effort {
        Effort::Full => None,
        Effort::Quick if n_parameters(s) > FEW_PARAMETERS => return Vec::new(),
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
fn evaluation(s: &Subject) -> Vec<Decided> {
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
fn statistics(s: &Subject) -> Vec<Decided> {
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
fn blending(s: &Subject) -> Vec<Decided> {
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
        let whole = reference::blend(recipe, channels, count, elem(s, old));
        let layout = vec![Input::Replicated; inputs.len()];
        parts.extend(compare(s, &inputs, &outputs, &whole, &layout));
    }
    vec![Decided::new("blending", "running statistics move to the batch's as the recipe says", parts)]
}

/// Clipping is the recipe's, of what has been averaged.
fn clip(s: &Subject) -> Vec<Decided> {
    let Some(limit) = s.manifest().recipe.clip else { return Vec::new() };
    let averaged = s.values.averaged();
    let outputs: Vec<(String, ValueId)> = names(s, Role::Param).into_iter().zip(s.values.clipped.clone()).collect();
    let whole = reference::clip(limit, &types(s, averaged));
    let parts = compare(s, averaged, &outputs, &whole, &vec![Input::Replicated; averaged.len()]);
    let statement = "gradients are scaled to the greatest norm, over all parameters, after all means";
    vec![Decided::new("clip", statement, parts)]
}

/// New parameters, moments and averages are the recipe's rule applied to each tensor's own gradient.
fn optimizer(s: &Subject) -> Vec<Decided> {
    const STATE: [Role; 4] = [Role::Param, Role::FirstMoment, Role::SecondMoment, Role::Shadow];
    const SCALARS: [Role; 5] =
        [Role::LearningRate, Role::BiasCorrection1, Role::BiasCorrection2, Role::Apply, Role::EmaDecay];
    let mut inputs: Vec<ValueId> = STATE.into_iter().flat_map(|role| s.inputs(role)).collect();
    let outputs: Vec<(String, ValueId)> = STATE.into_iter().flat_map(|role| s.outputs(role)).collect();
    inputs.extend(s.values.taken());
    inputs.extend(SCALARS.into_iter().flat_map(|role| s.inputs(role)));
    inputs.extend(s.outputs(Role::Finite).into_iter().map(|(_, v)| v));
    let whole = reference::optimizer(
        &s.manifest().recipe,
        &types(s, &s.inputs(Role::Param)),
        elem(s, s.inputs(Role::LearningRate)),
    );
    let layout = vec![Input::Replicated; inputs.len()];
    let parts = compare(s, &inputs, &outputs, &whole, &layout);
    let statement = "each tensor's new state is the recipe's rule of its own gradient; nothing moves if not finite";
    vec![Decided::new("optimizer", statement, parts)]
}

/// The step of one device on the global batch.
fn whole_step(s: &Subject, first: Option<&str>, push: &mut Push) -> ControlFlow<()> {
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

/// The section of the step from `inputs` to `outputs` against a reference for one device.
pub(super) fn compare(
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

pub(super) fn judged(
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

/// The names of the inputs with this role.
pub(super) fn names(s: &Subject, role: Role) -> Vec<String> {
    s.manifest().inputs_of(role).map(|i| s.manifest().inputs[i].name.clone()).collect()
}

/// The type of the first of `values`; the manifest has checked that it is its slot's. `f32` where there is none.
pub(super) fn elem(s: &Subject, values: impl IntoIterator<Item = ValueId>) -> ElemType {
    values.into_iter().next().map_or(ElemType::F32, |v| s.func.ty(v).elem)
}

pub(super) fn types(s: &Subject, values: &[ValueId]) -> Vec<TensorType> {
    values.iter().map(|&v| s.func.ty(v).clone()).collect()
}

pub(super) fn read_off(scope: &str) -> Verdict {
    Verdict::Proved { method: Method::Text, scope: scope.into(), bound: None, side_conditions: Vec::new() }
}

pub(super) fn within(verdict: Verdict, place: &str) -> Verdict {
    match verdict {
        Verdict::Proved { method, bound, side_conditions, .. } => {
            Verdict::Proved { method, scope: place.into(), bound, side_conditions }
        }
        Verdict::Refuted { witness } => Verdict::Refuted { witness: format!("{place}: {witness}") },
        Verdict::Unknown { reason } => Verdict::Unknown { reason: format!("{place}: {reason}") },
    }
}

/// Height and width of the smallest images that are tried.
const SMALLEST: usize = 8;

/// The same recipe on few and small images, of height and width `smallest` or more; none if the step is small already.
pub(crate) fn reduced(artifact: &Artifact, problem: &Problem, smallest: usize) -> Option<(Artifact, Problem)> {
    let manifest = &artifact.manifest;
    let ([h, w, c], classes) = (problem.image, problem.classes);
    let mut recipe = manifest.recipe.clone();
    recipe.batch = recipe.batch.min(2 * recipe.replicas * recipe.accumulate);
    // the smallest images that the network takes and whose norms see more than one value
    let sides = [8, 16, 32, 64, 128]
        .into_iter()
        .filter(|&side| smallest <= side && side < h.min(w))
        .map(|side| [side, side, c]);
    for image in sides.chain([[h, w, c]]) {
        let problem = Problem { image, classes: problem.classes.min(10), ..problem.clone() };
        if (image, recipe.batch) == ([h, w, c], manifest.recipe.batch) && problem.classes == classes {
            return None;
        }
        if let Ok(twin) = render_with(&recipe, &problem, Kind::TrainStep, &manifest.choices())
            && same_params(artifact, &twin)
        {
            return Some((twin, problem));
        }
    }
    None
}

/// Networks with more parameters than this have their gradient left out of what is quick.
pub(super) const FEW_PARAMETERS: usize = 1_000_000;

pub(super) fn n_parameters(s: &Subject) -> usize {
    s.inputs(Role::Param).into_iter().map(|v| s.func.ty(v).numel()).sum()
}

/// Parameters of the twin are those of the step, but for the number of classes.
fn same_params(step: &Artifact, twin: &Artifact) -> bool {
    let ranks = |artifact: &Artifact| -> Vec<(String, usize)> {
        let params = artifact.manifest.inputs.iter().filter(|slot| slot.role == Role::Param);
        params.map(|slot| (slot.name.clone(), slot.dims.len())).collect()
    };
    ranks(step) == ranks(twin)
}

pub(super) fn sizes(artifact: &Artifact, problem: &Problem) -> String {
    let [h, w, c] = problem.image;
    let manifest = &artifact.manifest;
    format!("{} × {} images of {h}×{w}×{c}, {} classes", manifest.replicas, manifest.batch, manifest.classes)
}
