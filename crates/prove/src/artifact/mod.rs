//! Laws about one rendered train step, decided from its text.
//!
//! A law compares a part of the step, cut out at the values that its manifest names, with a plain reference or with
//! another rendering; its parts are the outputs that are compared.

mod finite;
mod forms;
mod laws;
mod reference;
mod section;
mod window;

pub(crate) use laws::reduced;

use crate::relation::{Input, Output};
use crate::verdict::Verdict;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::ops::ControlFlow::{self, Continue};
use std::time::Instant;
use truestep_ir::{Func, Module, ValueId};
use truestep_step::{Artifact, Manifest, Problem, Role, Sharding, Values};

/// What became of one law.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Row {
    /// Stable name of the law.
    pub law: Cow<'static, str>,
    /// What it says, in one line.
    pub statement: Cow<'static, str>,
    /// Whether the recipe claims it.
    pub claimed: bool,
    /// The answer.
    pub verdict: Verdict,
    /// Number of equations that make it up.
    pub parts: usize,
    /// Time it took, in seconds; 0 if it was decided with the law before.
    pub seconds: f64,
}

/// How much is decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// What takes a second: the gradient only where the network has few parameters, at reduced sizes.
    Quick,
    /// What takes seconds: the gradient is decided at sizes reduced to what the network admits.
    Usual,
    /// The bytes that will run, all of them.
    Full,
}

/// Decides every law that applies to a train step, in the order in which they build on each other. `done` is told each
/// row as it comes.
///
/// `problem` is what the step was rendered for. The artifact's text is parsed anew and taken as it is; where it does not
/// belong to its manifest that is a refuted law, and the others are decided nevertheless as far as the text can be read.
/// Where the text is a rendering whose convolutions have been written in other forms, each form is decided by itself and
/// the other laws on the rendering without them.
pub fn prove_step(artifact: &Artifact, problem: &Problem, effort: Effort, mut done: impl FnMut(&Row)) -> Vec<Row> {
    let mut rows = Vec::new();
    let _ = decide_until(artifact, problem, effort, None, |row| {
        done(&row);
        rows.push(row);
        Continue(())
    });
    rows
}

/// As [`prove_step`], until `done` has heard enough; the law `first` comes as early as can be.
pub fn decide_until(
    artifact: &Artifact,
    problem: &Problem,
    effort: Effort,
    first: Option<&str>,
    mut done: impl FnMut(Row) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut start = Instant::now();
    let mut push = |decided: Decided| {
        done(decided.into_row(std::mem::replace(&mut start, Instant::now()).elapsed().as_secs_f64()))
    };
    let module = match truestep_ir::parse(&artifact.text) {
        Ok(module) => module,
        Err(why) => {
            return push(match why.source.rule.as_str() {
                "func/aliasing_output" => laws::donations(why.to_string()),
                _ => Decided::unknown("text", "the text can be read", why.to_string()),
            });
        }
    };
    let artifact = &Artifact { module, ..artifact.clone() };
    push(laws::manifest(artifact))?;
    let native = forms::native(artifact, problem);
    if !artifact.manifest.forms.is_empty() {
        push(forms::equal(artifact, native.as_ref(), effort))?;
    }
    let subject = match Subject::new(native.as_ref().unwrap_or(artifact), problem, effort) {
        Ok(subject) => subject,
        Err(reason) => return push(Decided::unknown("step", "the step can be read", reason)),
    };
    let is_first = |family: &&laws::Family| first.is_some_and(|law| family.laws.contains(&law));
    let (early, late): (Vec<_>, Vec<_>) = laws::ALL.iter().partition(is_first);
    early.into_iter().chain(late).try_for_each(|family| (family.decide)(&subject, first, &mut push))
}

/// Decides that the program `accumulate` is the step's for micro-batches that end no window, and that text and manifest of
/// it belong together. Both are parsed anew. Without the program it is left open.
pub fn prove_accumulate(step: &Artifact, accumulate: Option<&Artifact>, problem: &Problem) -> Row {
    let read = |artifact: &Artifact| -> Result<Artifact, String> {
        let module = truestep_ir::parse(&artifact.text).map_err(|why| why.to_string())?;
        Ok(Artifact { module, ..artifact.clone() })
    };
    let start = Instant::now();
    let decide = || -> Result<Decided, String> {
        let (step, accumulate) = (read(step)?, read(accumulate.ok_or("the program is not there")?)?);
        let subject = Subject::new(&step, problem, Effort::Quick)?;
        let mut decided = window::accumulate_program(&subject, &accumulate);
        decided.parts.extend(laws::manifest(&accumulate).parts);
        Ok(decided)
    };
    let decided = decide().unwrap_or_else(|why| Decided::unknown("accumulate", "the programs can be read", why));
    decided.into_row(start.elapsed().as_secs_f64())
}

/// A law with the verdict on each of its parts.
struct Decided {
    law: &'static str,
    statement: &'static str,
    claimed: bool,
    parts: Vec<(String, Verdict)>,
}

impl Decided {
    fn new(law: &'static str, statement: &'static str, parts: Vec<(String, Verdict)>) -> Self {
        Decided { law, statement, claimed: true, parts }
    }

    fn unknown(law: &'static str, statement: &'static str, reason: String) -> Self {
        Decided::new(law, statement, vec![(String::new(), Verdict::Unknown { reason })])
    }

    fn into_row(self, seconds: f64) -> Row {
        let Decided { law, statement, claimed, parts } = self;
        let (law, statement) = (law.into(), statement.into());
        Row { law, statement, claimed, parts: parts.len(), verdict: Verdict::all(parts), seconds }
    }
}

/// A train step with what its laws need.
struct Subject<'a> {
    artifact: &'a Artifact,
    problem: &'a Problem,
    effort: Effort,
    func: &'a Func,
    values: Values<ValueId>,
}

impl<'a> Subject<'a> {
    fn new(artifact: &'a Artifact, problem: &'a Problem, effort: Effort) -> Result<Self, String> {
        let manifest = &artifact.manifest;
        let func = entry(&artifact.module, manifest).ok_or_else(|| format!("no function {}", manifest.entry))?;
        let names = manifest.values.as_ref().ok_or("the manifest names no values: it is no train step's")?;
        let values = names.find(func).map_err(|name| format!("there is no value {name}"))?;
        Ok(Subject { artifact, problem, effort, func, values })
    }

    fn manifest(&self) -> &'a Manifest {
        &self.artifact.manifest
    }

    /// The inputs with this role.
    fn inputs(&self, role: Role) -> Vec<ValueId> {
        self.manifest().inputs_of(role).map(|i| self.func.body.params[i]).collect()
    }

    /// The outputs with this role, with their names.
    fn outputs(&self, role: Role) -> Vec<(String, ValueId)> {
        let slots = self.manifest().outputs.iter().zip(&self.func.body.results);
        slots.filter(|(slot, _)| slot.role == role).map(|(slot, &v)| (slot.name.clone(), v)).collect()
    }

    /// How all inputs and all outputs lie on the replicas.
    fn layout(&self) -> (Vec<Input>, Vec<Output>) {
        let Manifest { inputs, outputs, .. } = self.manifest();
        let input = |sharding| match sharding {
            Sharding::Axis0 => Input::Sharded(0),
            Sharding::Replicated => Input::Replicated,
        };
        let output = |sharding| match sharding {
            Sharding::Axis0 => Output::Sharded(0),
            Sharding::Replicated => Output::Replicated,
        };
        (inputs.iter().map(|s| input(s.sharding)).collect(), outputs.iter().map(|s| output(s.sharding)).collect())
    }
}

fn entry<'a>(module: &'a Module, manifest: &Manifest) -> Option<&'a Func> {
    module.func(&manifest.entry)
}
