//! What each prover settles alone, on rendered steps.

use truestep_decide::Provers;
use truestep_mutants::Mutant;
use truestep_prove::{Effort, Method, Row, Verdict, prove_step};
use truestep_step::{Artifact, Kind, Problem, Recipe, render};

fn step(preset: &str, image: [usize; 3], overrides: &[&str]) -> (Artifact, Problem) {
    let overrides: Vec<String> = overrides.iter().map(ToString::to_string).collect();
    let problem = Problem { image, classes: 10, mean: vec![0.5; image[2]], std: vec![0.25; image[2]] };
    (render(&Recipe::preset(preset, &overrides).unwrap(), &problem, Kind::TrainStep).unwrap(), problem)
}

fn alone(provers: Provers, (artifact, problem): &(Artifact, Problem)) -> Vec<Row> {
    provers.asked(|| prove_step(artifact, problem, Effort::Quick, |_| ()))
}

/// All laws but two are within the reach of either prover: the gradient is the field's, and over real numbers, which
/// are what the field stands for, every step is finite, so that law is algebra's.
#[test]
fn either_prover_settles_a_step_alone() {
    for step in [
        step("digits", [8, 8, 1], &["batch=4"]),
        step("mnist-mlp", [28, 28, 1], &["batch=4", "replicas=2"]),
        step(
            "mnist-mlp",
            [28, 28, 1],
            &["batch=4", "replicas=2", "loss={name='bce',smoothing=0.1,target_threshold=0.2}"],
        ),
        step("cifar8w-bn", [16, 16, 3], &["batch=4"]),
        step("cifar8w-bn", [32, 32, 3], &["batch=4", "replicas=2"]),
    ] {
        for (provers, other) in [(Provers::Algebra, Method::Field), (Provers::Field, Method::Algebra)] {
            for row in alone(provers, &step).iter().filter(|row| row.law != "gradient") {
                if (&*row.law, provers) == ("finite", Provers::Field) {
                    assert!(matches!(row.verdict, Verdict::Unknown { .. }), "{}", row.verdict);
                    continue;
                }
                let Verdict::Proved { method, .. } = &row.verdict else { panic!("{}: {}", row.law, row.verdict) };
                assert!(*method != other, "{} by {method}", row.law);
            }
        }
    }
}

#[test]
fn either_prover_refuses_a_mistake() {
    let (right, problem) = step("cifar8w-bn", [32, 32, 3], &["batch=4", "replicas=2"]);
    let mutant = Mutant::all().find_map(|mutant| mutant.apply(&right)).expect("a mutant");
    for provers in [Provers::Algebra, Provers::Field, Provers::Both] {
        let rows = alone(provers, &(mutant.clone(), problem.clone()));
        assert!(rows.iter().any(|row| row.verdict.is_refuted()), "{provers:?}");
    }
}
