//! Every law of one rendered train step, decided from its text.

use crate::row::{Decided, Row};
use crate::subject::{Effort, Subject};
use crate::{forms, laws, text, window};
use std::ops::ControlFlow::{self, Continue};
use std::time::Instant;
use truestep_step::{Artifact, Problem};

/// Decides every law that applies to a train step, in the order in which they build on each other. `done` is told each
/// row as it comes.
///
/// `problem` is what the step was rendered for. The artifact's text is parsed anew and taken as it is; where it does
/// not belong to its manifest that is a refuted law, and the others are decided nevertheless as far as the text can be
/// read. Where the text is a rendering whose convolutions have been written in other forms, each form is decided by
/// itself and the other laws on the rendering without them.
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
                "func/aliasing_output" => text::donations(why.to_string()),
                _ => Decided::unknown("text", "the text can be read", why.to_string()),
            });
        }
    };
    let artifact = &Artifact { module, ..artifact.clone() };
    push(text::manifest(artifact))?;
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

/// Decides that the program `accumulate` is the step's for micro-batches that end no window, and that text and manifest
/// of it belong together. Both are parsed anew. Without the program it is left open.
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
        decided.parts.extend(text::manifest(&accumulate).parts);
        Ok(decided)
    };
    let decided = decide().unwrap_or_else(|why| Decided::unknown("accumulate", "the programs can be read", why));
    decided.into_row(start.elapsed().as_secs_f64())
}
