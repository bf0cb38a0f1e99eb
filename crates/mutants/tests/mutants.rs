//! Every mutant finds its place, makes a program, changes what is computed, and is refused.

use truestep_ir::{parse, print, verify};
use truestep_mutants::{Mutant, Outcome, Shown, Specimen, Trial, specimens, trials};
use truestep_prove::{Effort, prove_step};
use truestep_step::{Artifact, Kind, Problem, Recipe, render};

fn step(set: &[&str]) -> Artifact {
    let set: Vec<String> = ["batch=8"].iter().chain(set).map(ToString::to_string).collect();
    let recipe = Recipe::preset("cifar8w-bn", &set).unwrap();
    let problem = Problem { image: [16, 16, 3], classes: 5, mean: vec![0.5; 3], std: vec![0.5; 3] };
    render(&recipe, &problem, Kind::TrainStep).unwrap()
}

fn show(trial: &Trial) {
    let law = trial.refused_by.as_ref().map_or("none", |(law, _)| law);
    let shown = match trial.shown {
        Shown::Difference(d) => format!("{d:.1e}"),
        Shown::Interface => "interface".into(),
    };
    println!(
        "{:30} {shown:9} {:?} by {} (open: {}) {:.2} s, {}",
        trial.mutant,
        trial.outcome(),
        law,
        trial.open.join(", "),
        trial.seconds,
        trial.step
    );
}

#[test]
fn every_mutant_is_refused() {
    let specimens = specimens().unwrap();
    for Specimen { artifact, problem, .. } in &specimens {
        for row in prove_step(artifact, problem, Effort::Quick, |_| ()) {
            assert_eq!(row.verdict.is_proved(), row.claimed, "control: {}: {}", row.law, row.verdict);
        }
    }
    let trials = trials(&specimens, show);
    assert_eq!(trials.len(), Mutant::all().count(), "each has a place in one of the steps");
    let counted = trials.iter().filter(|trial| trial.outcome() != Outcome::Equivalent).count();
    println!("{counted} of {}", trials.len());
    assert!(counted >= 60, "{counted} mutants count");
    for trial in &trials {
        let mutant = Mutant::find(&trial.mutant).unwrap();
        let law = trial.refused_by.as_ref().map(|(law, _)| &**law);
        if mutant.law.is_empty() {
            assert_eq!((trial.outcome(), law), (Outcome::Equivalent, None), "{}", mutant.id);
        } else {
            assert_eq!(trial.outcome(), Outcome::Refused, "{}: {:?}, open: {:?}", mutant.id, trial.shown, trial.open);
            assert_eq!(law, Some(mutant.law), "{}", mutant.id);
        }
    }
}

#[test]
fn mutants_are_programs_and_differ() {
    for Specimen { artifact, .. } in specimens().unwrap() {
        let mut texts = vec![artifact.text.clone()];
        for mutant in Mutant::all().filter(|mutant| mutant.computes()) {
            let Some(mutated) = mutant.apply(&artifact) else { continue };
            verify(&mutated.module).unwrap();
            assert_eq!(print(&parse(&mutated.text).unwrap()), mutated.text, "{}", mutant.id);
            mutated.manifest.check(&mutated.text, &mutated.module).unwrap();
            assert!(!texts.contains(&mutated.text), "{} is another mutant's text", mutant.id);
            texts.push(mutated.text);
        }
    }
}

#[test]
fn mutants_are_found_by_their_ids() {
    let ids: Vec<&str> = Mutant::all().map(|mutant| mutant.id).collect();
    for (i, id) in ids.iter().enumerate() {
        assert!(!ids[..i].contains(id), "{id} is there twice");
        assert_eq!(Mutant::find(id).unwrap().id, *id);
    }
    assert!(Mutant::find("none").is_none());
}

/// `docs/MUTANTS.md` lists the table; `BLESS=1` writes it.
#[test]
fn the_document_lists_every_mutant() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/MUTANTS.md");
    let document = std::fs::read_to_string(path).unwrap();
    let (head, _) = document.split_once("| mutant |").unwrap();
    let mut expected = format!("{head}| mutant | what | seen | refused by |\n|---|---|---|---|\n");
    for Mutant { id, what, seen, law, .. } in Mutant::all() {
        let law = if law.is_empty() { "equal over the reals, not counted" } else { law };
        expected += &format!("| `{id}` | {what} | {seen} | {law} |\n");
    }
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(path, &expected).unwrap();
    }
    assert!(document == expected || std::env::var_os("BLESS").is_some(), "BLESS=1 rewrites docs/MUTANTS.md");
}

#[test]
fn places_do_not_depend_on_names() {
    for set in ["optimizer={name='adamw'}", "optimizer={name='heavy-ball'}"] {
        let step = step(&["replicas=2", set]);
        let mut renamed = step.clone();
        let slots = renamed.manifest.inputs.iter_mut().chain(&mut renamed.manifest.outputs);
        slots.for_each(|slot| slot.name = "x".into());
        for mutant in Mutant::all() {
            let [plain, renamed] = [&step, &renamed].map(|s| mutant.apply(s).map(|m| m.text));
            assert!(plain == renamed, "{}", mutant.id);
        }
    }
}

#[test]
fn mistakes_of_many_replicas_have_no_place_on_one() {
    let one = step(&[]);
    let local = step(&["replicas=2", "norm.statistics=per-replica-unequal"]);
    let of_many = ["collectives", "P1b", "Chan", "P1", "P2γ"];
    for mutant in Mutant::all().filter(|mutant| of_many.contains(&mutant.law)) {
        assert!(mutant.apply(&one).is_none(), "{}", mutant.id);
    }
    assert!(Mutant::find("drop-chan").unwrap().apply(&local).is_none());
    assert!(Mutant::find("gradient-sum").unwrap().apply(&local).is_some());
}
