//! `truestep prove`: deciding from the text that a train step is its recipe.

use crate::{
    output::{print, print_line},
    recipe_arg::RecipeArg,
    table::{Align, Table},
};
use anyhow::{Result, bail};
use clap::Args;
use serde_json::json;
use std::{path::Path, process::ExitCode, time::Instant};
use truestep_laws::{laws, non_laws};
use truestep_mutants::{Mutant, Outcome, Shown, Specimen, specimens, trials};
use truestep_prove::{Effort, Row, Verdict, prove_accumulate, prove_step};
use truestep_step::{Choices, Problems, Programs};
use truestep_train::{StoredStep, read_steps};

/// Decides from the text that a train step is its recipe
///
/// RECIPE is rendered first; a folder with artifacts or a run is read as it is. Every law is decided from the bytes by
/// exact normal forms (algebra) or at random points of a finite field with a computed error bound (field). The exit
/// code is 0 if all laws that the recipe claims are proved, 1 if one is refuted, 2 if one is left open or the step
/// cannot be read. What a recipe does not claim, such as that micro-batches with batch norm are one batch, is decided
/// and shown too.
#[derive(Args)]
pub struct Prove {
    #[command(flatten)]
    recipe: RecipeArg,
    /// Decides the gradient of the very bytes that will run, not of a twin on small images
    #[arg(long)]
    full: bool,
    /// Lists the laws of the library, for all sizes, and decides them
    #[arg(long, conflicts_with_all = ["recipe", "set", "replicas", "full", "mutants"])]
    laws: bool,
    /// Writes known mistakes into the step, one at a time, and says what difference each makes and which law refuses it
    ///
    /// Without RECIPE into a few small steps in which every mistake has a place; a large step is rendered again for few
    /// and small images. The exit code is 1 if a mistake that makes a difference is not refused.
    #[arg(long)]
    mutants: bool,
    /// Prints one line of JSON per law
    #[arg(long)]
    json: bool,
}

impl Prove {
    pub fn run(self) -> Result<ExitCode> {
        if self.laws {
            return self.library();
        }
        if self.mutants && !self.recipe.is_given() {
            return Ok(code(self.kill(&specimens()?)?));
        }
        let place = self.recipe.recipe.as_deref().map(Path::new).filter(|place| place.is_dir());
        let steps = match place {
            Some(dir) => {
                if self.recipe.changes() {
                    bail!("{}: a folder is decided as it is; --set and --replicas are for recipes", dir.display());
                }
                read_steps(dir)?
            }
            None => {
                let recipe = self.recipe.load([])?;
                let problems = Problems::of(&recipe)?;
                let Programs { step, accumulate, .. } = Programs::render(&recipe, &problems, &Choices::default())?;
                let path = step.manifest.variant.clone().into();
                vec![StoredStep { path, step, accumulate, problem: problems.train }]
            }
        };
        let mut worst = 0;
        for stored in &steps {
            worst = worst.max(if self.mutants {
                self.kill(&[Specimen::small(&stored.step, &stored.problem)])?
            } else {
                self.decide(stored)?
            });
        }
        Ok(code(worst))
    }

    /// 0 if all is proved, 1 if something is open, 2 if something is refuted.
    fn decide(&self, StoredStep { path, step, accumulate, problem }: &StoredStep) -> Result<u8> {
        let name = path.display();
        let started = Instant::now();
        let instrs: usize = step.module.funcs.iter().map(truestep_ir::Func::n_instrs).sum();
        let effort = if self.full { Effort::Full } else { Effort::Usual };
        if !self.json {
            print_line(format_args!("{name}: {instrs} instructions"))?;
        }
        let mut rows = prove_step(step, problem, effort, |row| eprintln!("{} … {}", row.law, word(&row.verdict)));
        if step.manifest.accumulate > 1 {
            rows.push(prove_accumulate(step, accumulate.as_ref(), problem));
        }
        if self.json {
            for row in &rows {
                print_line(json!({ "step": name.to_string(), "row": row }))?;
            }
        } else {
            print(table(&rows))?;
            let seconds = started.elapsed().as_secs_f64();
            let per_op = 1e3 * seconds / instrs.max(1) as f64;
            print_line(format_args!("{} laws in {seconds:.1} s, {per_op:.2} ms per instruction", rows.len()))?;
            for row in rows.iter().filter(|row| !row.verdict.is_proved()) {
                print_line(format_args!("{}: {}", row.law, row.verdict))?;
            }
        }
        Ok(rows.iter().filter(|row| row.claimed).map(|row| severity(&row.verdict)).max().unwrap_or(1))
    }

    /// The kill table: 0 if every mistake that shows is refused, else 2.
    fn kill(&self, specimens: &[Specimen]) -> Result<u8> {
        let mut table = Table::new([
            ("mutant", Align::Left),
            ("difference", Align::Right),
            ("verdict", Align::Left),
            ("refused by", Align::Left),
            ("seconds", Align::Right),
            ("what", Align::Left),
            ("seen", Align::Left),
        ]);
        for Specimen { artifact, problem, .. } in specimens {
            let rows = prove_step(artifact, problem, Effort::Quick, |_| ());
            if let Some(row) = rows.iter().find(|row| row.claimed && !row.verdict.is_proved()) {
                bail!("{}: the step itself is not proved, {}: {}", artifact.manifest.variant, row.law, row.verdict);
            }
        }
        let started = Instant::now();
        let trials = trials(specimens, |trial| eprintln!("{} … {}", trial.mutant, fate(trial.outcome())));
        for trial in &trials {
            let mutant = Mutant::find(&trial.mutant).expect("one of the table");
            if self.json {
                let line = json!({
                    "trial": trial, "outcome": fate(trial.outcome()), "what": mutant.what, "seen": mutant.seen,
                });
                print_line(line)?;
            }
            let difference = match trial.shown {
                Shown::Difference(d) => format!("{d:.0e}"),
                Shown::Interface => "interface".into(),
            };
            let by = trial.refused_by.as_ref().map_or(String::new(), |(law, _)| law.to_string());
            let seconds = format!("{:.2}", trial.seconds);
            let id = mutant.id.into();
            let verdict = fate(trial.outcome()).into();
            table.row([id, difference, verdict, by, seconds, mutant.what.into(), mutant.seen.into()]);
        }
        let count = |outcome| trials.iter().filter(|trial| trial.outcome() == outcome).count();
        let survived = count(Outcome::Survived);
        if !self.json {
            print(table)?;
            let steps: Vec<&str> = specimens.iter().map(|s| s.artifact.manifest.variant.as_str()).collect();
            print_line(format_args!(
                "{} mistakes refused, {survived} survived; {} make no difference and do not count, \
                 {} have no place in {}; {:.0} s",
                count(Outcome::Refused),
                count(Outcome::Equivalent),
                Mutant::all().count() - trials.len(),
                steps.join(", "),
                started.elapsed().as_secs_f64()
            ))?;
        }
        Ok(if survived > 0 { 2 } else { 0 })
    }

    fn library(&self) -> Result<ExitCode> {
        let columns = [
            ("law", Align::Left),
            ("verdict", Align::Left),
            ("for", Align::Left),
            ("mistakes refuted", Align::Right),
            ("ms", Align::Right),
            ("statement", Align::Left),
        ];
        let mut table = Table::new(columns);
        let (mut worst, mut witnesses) = (0, Vec::new());
        for law in laws() {
            let started = Instant::now();
            let verdict = law.prove();
            let mistakes = law.mistakes();
            let refuted = mistakes.iter().filter(|claim| claim.decide(law.scope).is_refuted()).count();
            worst = worst.max(severity(&verdict)).max(if refuted < mistakes.len() { 1 } else { 0 });
            let ms = started.elapsed().as_secs_f64() * 1e3;
            if self.json {
                let line = json!({
                    "law": law.id, "statement": law.statement, "scope": law.scope, "verdict": verdict,
                    "mistakes": mistakes.len(), "mistakes_refuted": refuted,
                });
                print_line(line)?;
            }
            let of = format!("{refuted} of {}", mistakes.len());
            let cells = [law.id.into(), word(&verdict), law.scope.into(), of, format!("{ms:.1}"), law.statement.into()];
            table.row(cells);
        }
        for statement in non_laws() {
            let verdict = statement.decide();
            // a statement that is no law and cannot be refuted is one left open
            worst = worst.max(if verdict.is_refuted() { 0 } else { 1 });
            if self.json {
                print_line(json!({ "non_law": statement.id, "statement": statement.statement, "verdict": verdict }))?;
            }
            let word = if verdict.is_refuted() { "refuted, rightly".into() } else { word(&verdict) };
            let blank = String::new;
            table.row([statement.id.into(), word, blank(), blank(), blank(), statement.statement.into()]);
            witnesses.push(format!("{}: {verdict}", statement.id));
        }
        if !self.json {
            print(table)?;
            for line in witnesses {
                print_line(line)?;
            }
        }
        Ok(code(worst))
    }
}

/// The exit code for the worst that happened: 0 all is proved, 1 something is open, 2 something is refuted.
fn code(worst: u8) -> ExitCode {
    ExitCode::from(match worst {
        0 => 0,
        1 => 2,
        _ => 1,
    })
}

fn fate(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Refused => "refused",
        Outcome::Survived => "SURVIVED",
        Outcome::Equivalent => "no difference",
    }
}

fn severity(verdict: &Verdict) -> u8 {
    match verdict {
        Verdict::Proved { .. } => 0,
        Verdict::Unknown { .. } => 1,
        Verdict::Refuted { .. } => 2,
    }
}

fn word(verdict: &Verdict) -> String {
    match verdict {
        Verdict::Proved { method, .. } => format!("proved, {method}"),
        Verdict::Refuted { .. } => "REFUTED".into(),
        Verdict::Unknown { .. } => "OPEN".into(),
    }
}

/// One row per law.
fn table(rows: &[Row]) -> Table {
    let mut table = Table::new([
        ("law", Align::Left),
        ("verdict", Align::Left),
        ("parts", Align::Right),
        ("seconds", Align::Right),
        ("error below", Align::Right),
        ("decided", Align::Left),
        ("statement", Align::Left),
    ]);
    for row in rows {
        let (scope, bound) = match &row.verdict {
            Verdict::Proved { scope, bound, .. } => {
                (scope.clone(), bound.map_or("exact".into(), |bound| format!("{bound:.0e}")))
            }
            _ => Default::default(),
        };
        let verdict = if row.claimed { word(&row.verdict) } else { format!("{} (not claimed)", word(&row.verdict)) };
        let (parts, seconds) = (row.parts.to_string(), format!("{:.2}", row.seconds));
        table.row([row.law.to_string(), verdict, parts, seconds, bound, scope, row.statement.to_string()]);
    }
    table
}
