//! Windows of micro-batches: copies of the step's text run one after the other.

use crate::compare::{judged, one_device};
use crate::reference;
use crate::row::{Decided, read_off, within};
use crate::section::section;
use crate::subject::{Effort, Subject, entry};
use crate::twin::{reduced, sizes};
use truestep_claim::{Input, Output, Relation, Verdict};
use truestep_decide::by_field;
use truestep_ir::{Builder, Copier, ElemType, Func, ValueId};
use truestep_step::{Artifact, Kind, Manifest, Recipe, Role, Sharding, Slot, render_with};

/// Micro-batches of the windows that are written out.
const WINDOW: usize = 3;

/// State that only the end of a window writes.
const WRITTEN: [Role; 8] = [
    Role::Param,
    Role::FirstMoment,
    Role::SecondMoment,
    Role::Shadow,
    Role::RunningMean,
    Role::RunningVar,
    Role::ShadowMean,
    Role::ShadowVar,
];

/// Nothing but what a window begins anew moves while it is open.
pub(crate) fn phases(s: &Subject) -> Vec<Decided> {
    if s.manifest().accumulate == 1 {
        return Vec::new();
    }
    let statement = "while a window is open parameters, moments, statistics and averages pass through, for every input";
    let names: Vec<(String, ValueId)> = WRITTEN.into_iter().flat_map(|role| s.outputs(role)).collect();
    let stage = match Stage::new(s, &names) {
        Ok(stage) => stage,
        Err(reason) => return vec![Decided::unknown("phases", statement, reason)],
    };
    let program = |open: bool| {
        let mut b = Builder::new("open");
        let (slots, rest) = stage.declare(&mut b, s);
        if !open {
            let olds = WRITTEN.into_iter().flat_map(|role| s.manifest().inputs_of(role)).map(|i| slots[i]);
            return b.finish(&olds.collect::<Vec<_>>());
        }
        let now = in_phase(&mut b, s.manifest(), &slots, [false, true]);
        let results = inlined(&mut b, &stage.func, &[now, rest].concat());
        b.finish(&results)
    };
    vec![Decided::new("phases", statement, one_device(&names, &program(false), &program(true)))]
}

/// What the optimizer takes at the end of a window is the mean of the window's gradients.
pub(crate) fn accumulation(s: &Subject) -> Vec<Decided> {
    if s.manifest().accumulate == 1 {
        return Vec::new();
    }
    let statement = "sums and their count grow by one micro-batch; what goes on is the mean of the window's gradients";
    let params = s.types(&s.inputs(Role::Param));
    let inputs = [Role::Accumulator, Role::AccumulatorCount].into_iter().flat_map(|role| s.inputs(role));
    let inputs: Vec<ValueId> = inputs.chain(s.values.gradients.clone()).chain(s.inputs(Role::Keep)).collect();
    let mut outputs = [s.outputs(Role::Accumulator), s.outputs(Role::AccumulatorCount)].concat();
    outputs.extend(s.names(Role::Param).into_iter().map(|name| format!("mean of {name}")).zip(s.values.means.clone()));
    let stage = match section(s.func, &inputs, &outputs.iter().map(|(_, v)| *v).collect::<Vec<_>>()) {
        Ok(stage) => stage,
        Err(reason) => return vec![Decided::unknown("accumulation", statement, reason)],
    };
    let count = s.elem(s.inputs(Role::AccumulatorCount));
    let mut parts = one_device(&outputs, &reference::accumulation(&params, count), &stage);
    // [G…, n, the gradients of every micro-batch] → the means at the end
    let (n, window) = (params.len(), s.manifest().accumulate.min(WINDOW));
    let program = |written_out: bool| {
        let mut b = Builder::new("window");
        let mut sums: Vec<ValueId> = stage.param_types().take(n + 1).map(|ty| b.param(ty.clone())).collect();
        let mut micro = || -> Vec<ValueId> { params.iter().map(|ty| b.param(ty.clone())).collect() };
        let gradients: Vec<Vec<ValueId>> = (0..window).map(|_| micro()).collect();
        let mut means = Vec::new();
        for (micro, gradients) in gradients.iter().enumerate().filter(|_| written_out) {
            let keep = b.scalar(f64::from(u8::from(micro > 0)), ElemType::I1);
            let mut next = inlined(&mut b, &stage, &[&sums, gradients.as_slice(), &[keep]].concat());
            means = next.split_off(n + 1);
            sums = next;
        }
        for i in (0..n).filter(|_| !written_out) {
            let total = gradients[1..].iter().fold(gradients[0][i], |total, g| b.add(total, g[i]));
            means.push(b.div_const(total, window as f64));
        }
        b.finish(&means)
    };
    let place = format!("windows of {window}");
    let means = one_device(&outputs[n + 1..], &program(false), &program(true));
    parts.extend(means.into_iter().map(|(name, verdict)| (format!("{name} over a window"), within(verdict, &place))));
    vec![Decided::new("accumulation", statement, parts)]
}

/// The part of a step that comes after its gradients: `[every input of the step, gradients, finite, mean and variance
/// of every norm] → outputs`.
struct Stage {
    func: Func,
    /// The values of the step that are inputs beside its own.
    given: Vec<ValueId>,
}

impl Stage {
    fn new(s: &Subject, outputs: &[(String, ValueId)]) -> Result<Self, String> {
        let mut given = s.values.gradients.clone();
        given.extend(s.outputs(Role::Finite).into_iter().map(|(_, v)| v));
        given.extend(s.values.norms.iter().flat_map(|norm| [norm.mean, norm.var]));
        let inputs = [&s.func.body.params, given.as_slice()].concat();
        let func = section(s.func, &inputs, &outputs.iter().map(|(_, v)| *v).collect::<Vec<_>>())?;
        Ok(Stage { func, given })
    }

    /// Inputs of a program that runs the stage: those of the step, and the others.
    fn declare(&self, b: &mut Builder, s: &Subject) -> (Vec<ValueId>, Vec<ValueId>) {
        let mut all = |values: &[ValueId]| values.iter().map(|&v| b.param(s.func.ty(v).clone())).collect();
        (all(&s.func.body.params), all(&self.given))
    }
}

/// The inputs of a step with `[apply, keep]` known.
fn in_phase(b: &mut Builder, manifest: &Manifest, slots: &[ValueId], phase: [bool; 2]) -> Vec<ValueId> {
    let [apply, keep] = phase.map(|on| b.scalar(f64::from(u8::from(on)), ElemType::I1));
    let value = |(slot, &v): (&Slot, &ValueId)| match slot.role {
        Role::Apply => apply,
        Role::Keep => keep,
        _ => v,
    };
    manifest.inputs.iter().zip(slots).map(value).collect()
}

/// Micro-batches are one batch of them all, in networks whose examples do not meet.
pub(crate) fn micro_batches(s: &Subject) -> Vec<Decided> {
    if s.manifest().accumulate == 1 || (s.effort == Effort::Quick && s.has_many_parameters()) {
        return Vec::new();
    }
    let claimed = s.values.norms.is_empty();
    let statement = if claimed {
        "gradients, loss and correct count of a window's micro-batches are those of one batch of them all"
    } else {
        "micro-batches are one batch of them all: not claimed, since each has batch norm's statistics of its own"
    };
    let twin = if s.effort == Effort::Full { None } else { reduced(s.artifact, s.problem, 8) };
    let parts = match &twin {
        None => written_out(s),
        Some((artifact, problem)) => match Subject::new(artifact, problem, s.effort) {
            Ok(twin) => written_out(&twin).map(|parts| {
                let place = format!("{} micro-batches, a twin at {}", n_written(&twin), sizes(artifact, problem));
                parts.into_iter().map(|(name, verdict)| (name, within(verdict, &place))).collect()
            }),
            Err(reason) => Err(reason),
        },
    };
    match parts {
        Ok(parts) => vec![Decided { law: "micro-batches", statement, claimed, parts }],
        Err(reason) => vec![Decided { claimed, ..Decided::unknown("micro-batches", statement, reason) }],
    }
}

/// Micro-batches that are written out.
fn n_written(s: &Subject) -> usize {
    s.manifest().accumulate.min(WINDOW)
}

/// The mean gradients of some micro-batches, their mean loss and their correct count, against those of one batch.
fn written_out(s: &Subject) -> Result<Vec<(String, Verdict)>, String> {
    let manifest = s.manifest();
    let (replicas, batch, n_micro) = (manifest.replicas, manifest.batch, n_written(s));
    let recipe = Recipe { accumulate: 1, replicas: 1, batch: n_micro * batch * replicas, ..manifest.recipe.clone() };
    let single = render_with(&recipe, s.problem, Kind::TrainStep, &manifest.choices()).map_err(|e| e.to_string())?;
    let one = Subject::new(&single, s.problem, s.effort)?;
    let reported = |s: &Subject| [s.outputs(Role::Loss), s.outputs(Role::Correct)].concat().into_iter().map(|(_, v)| v);
    let results: Vec<ValueId> = one.values.gradients.iter().copied().chain(reported(&one)).collect();
    let whole = section(one.func, &one.func.body.params, &results)?;
    let mut step = s.func.clone();
    let n = step.body.results.len();
    step.body.results.extend(s.values.means.iter().copied().chain(reported(s)));
    let names = s.names(Role::Param).into_iter().chain(["loss".into(), "correct".into()]);

    // an input of all, and where a step of one has it; sums begin with nothing
    let mut b = Builder::new("all");
    let given: Vec<(&Slot, ValueId)> = single
        .manifest
        .inputs
        .iter()
        .map(|slot| {
            let mut ty = slot.ty();
            if slot.sharding == Sharding::Axis0 {
                ty.dims[0] /= replicas;
            }
            (slot, b.param(ty))
        })
        .collect();
    let mut slots = Vec::new();
    for slot in &manifest.inputs {
        let same = given.iter().find(|(other, _)| other.role == slot.role && other.name == slot.name);
        slots.push(same.map_or_else(|| b.full(0.0, &slot.ty()), |&(_, v)| v));
    }
    let mut steps = Vec::new();
    for micro in 0..n_micro {
        let mut now = in_phase(&mut b, manifest, &slots, [micro + 1 == n_micro, micro > 0]);
        for (i, slot) in manifest.inputs.iter().enumerate().filter(|(_, slot)| slot.sharding == Sharding::Axis0) {
            debug_assert!(!slot.role.is_state());
            now[i] = b.slice_dim(slots[i], 0, micro * batch, (micro + 1) * batch);
        }
        let mut next = inlined(&mut b, &step, &now);
        steps.push(next.split_off(n));
        // all else that gradients are computed from passes through
        for role in [Role::Accumulator, Role::AccumulatorCount] {
            for i in manifest.inputs_of(role) {
                slots[i] = manifest.inputs[i].donated_to.map_or(slots[i], |to| next[to]);
            }
        }
    }
    let mut results = steps[n_micro - 1].clone();
    let at = results.len() - 2;
    let [loss, correct] =
        [at, at + 1].map(|i| steps[1..].iter().fold(steps[0][i], |total, step| b.add(total, step[i])));
    results[at] = b.div_const(loss, n_micro as f64);
    results[at + 1] = correct;
    let all = b.finish(&results);
    let inputs = given.iter().map(|(slot, _)| match slot.sharding {
        Sharding::Axis0 => Input::Sharded(0),
        Sharding::Replicated => Input::Replicated,
    });
    let (inputs, layout) = (inputs.collect(), vec![Output::Replicated; results.len()]);
    let relation = Relation { single: &whole, replicated: &all, replicas, inputs, outputs: layout };
    Ok(names.zip(by_field(&relation, 1, 0)).collect())
}

/// The program without the optimizer's part is the step while its window is open.
pub(crate) fn accumulate_program(step: &Subject, accumulate: &Artifact) -> Decided {
    let law = "accumulate";
    let statement = "the program for micro-batches that end no window is the step without what then passes through";
    let parts = || -> Result<Vec<(String, Verdict)>, String> {
        let program = entry(&accumulate.module, &accumulate.manifest).ok_or("it has no entry")?;
        let position = |slots: &[Slot], slot: &Slot, side: &str| {
            let found = slots.iter().position(|other| other.role == slot.role && other.name == slot.name);
            found.ok_or_else(|| format!("the step has no {side} {}", slot.name))
        };
        let mut inputs = Vec::new();
        let mut layout = Vec::new();
        for slot in &accumulate.manifest.inputs {
            inputs.push(step.func.body.params[position(&step.manifest().inputs, slot, "input")?]);
            layout.push(Input::Replicated);
        }
        let mut outputs = Vec::new();
        for slot in &accumulate.manifest.outputs {
            let at = position(&step.manifest().outputs, slot, "output")?;
            outputs.push((slot.name.clone(), step.func.body.results[at]));
        }
        let part = section(step.func, &inputs, &outputs.iter().map(|(_, v)| *v).collect::<Vec<_>>())?;
        let whole = section(program, &program.body.params, &program.body.results)?;
        if part == whole {
            let verdict = read_off("the text is, instruction for instruction, that part of the step's");
            return Ok(outputs.into_iter().map(|(name, _)| (name, verdict.clone())).collect());
        }
        let results = vec![Output::Replicated; outputs.len()];
        Ok(judged(&outputs, &whole, &part, 1, layout, results))
    };
    match parts() {
        Ok(parts) => Decided::new(law, statement, parts),
        Err(reason) => Decided::unknown(law, statement, reason),
    }
}

/// The results of `func` for these arguments, its instructions written out.
fn inlined(b: &mut Builder, func: &Func, args: &[ValueId]) -> Vec<ValueId> {
    let mut copier = Copier::from(func);
    copier.bind(&func.body.params, args);
    copier.instrs(b, &func.body.instrs);
    copier.renamed(&func.body.results)
}
