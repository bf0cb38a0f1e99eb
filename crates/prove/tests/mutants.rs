//! Every mutant finds its place, makes a valid program, and changes what is computed.

use truestep_data::Draws;
use truestep_interp::{Tensor, eval_replicas};
use truestep_ir::{parse, print, verify};
use truestep_prove::Mutant;
use truestep_step::{Artifact, Kind, Problem, Recipe, Role, Sharding, render};

const REPLICAS: usize = 2;

fn step(set: &[&str]) -> Artifact {
    let set: Vec<String> = ["batch=8"].iter().chain(set).map(ToString::to_string).collect();
    let recipe = Recipe::preset("cifar8w-bn", &set).unwrap();
    let problem = Problem { image: [16, 16, 3], classes: 5, mean: vec![0.5; 3], std: vec![0.5; 3] };
    render(&recipe, &problem, Kind::TrainStep).unwrap()
}

fn two_replicas() -> Artifact {
    step(&["replicas=2"])
}

/// Inputs of both replicas: equal state, images that are brighter on the second.
fn inputs(step: &Artifact) -> Vec<Vec<Tensor<f64>>> {
    let input = |replica: usize, i: usize| {
        let slot = &step.manifest.inputs[i];
        let shard = if slot.sharding == Sharding::Axis0 { replica } else { 0 };
        let mut draws = Draws::new(&[i as u64, shard as u64]);
        let n = slot.ty().numel();
        let fan = (n / slot.dims.first().unwrap_or(&1)) as f64;
        let mut value = || match slot.role {
            Role::Image => (draws.below(192) + 64 * shard) as f64,
            Role::Target => draws.below(5) as f64,
            Role::LearningRate => 0.1,
            Role::RunningVar => draws.uniform(0.5, 1.5),
            Role::Param if slot.dims.len() == 1 => draws.uniform(0.5, 1.5),
            Role::Param => draws.normal() * (2.0 / fan).sqrt(),
            _ => 0.01 * draws.normal(),
        };
        Tensor::from_f64(slot.ty(), &(0..n).map(|_| value()).collect::<Vec<_>>())
    };
    (0..REPLICAS).map(|r| (0..step.manifest.inputs.len()).map(|i| input(r, i)).collect()).collect()
}

/// Outputs of every replica, one after the other.
fn run(step: &Artifact) -> Vec<Vec<f64>> {
    let outputs = eval_replicas(&(), &step.module.funcs[0], inputs(step)).unwrap();
    outputs.iter().flatten().map(Tensor::to_f64_vec).collect()
}

/// The largest relative difference of an output, by its length.
fn distance(found: &[Vec<f64>], expected: &[Vec<f64>]) -> f64 {
    let length = |v: &mut dyn Iterator<Item = f64>| v.map(|x| x * x).sum::<f64>().sqrt();
    let one = |(f, e): (&Vec<f64>, &Vec<f64>)| {
        length(&mut f.iter().zip(e).map(|(f, e)| f - e)) / length(&mut e.iter().copied()).max(1e-12)
    };
    found.iter().zip(expected).map(one).fold(0.0, f64::max)
}

#[test]
fn every_mutant_changes_what_the_step_computes() {
    let step = two_replicas();
    let right = run(&step);
    assert!(distance(&run(&step), &right) == 0.0, "control: the step itself does not change");
    let mut texts = vec![step.text.clone()];
    for mutant in Mutant::all() {
        let mutated = mutant.apply(&step).unwrap_or_else(|| panic!("{} finds no place", mutant.id));
        verify(&mutated.module).unwrap();
        assert_eq!(print(&parse(&mutated.text).unwrap()), mutated.text, "{}", mutant.id);
        mutated.manifest.check(&mutated.text, &mutated.module).unwrap();
        assert!(!texts.contains(&mutated.text), "{} is another mutant's text", mutant.id);
        let found = distance(&run(&mutated), &right);
        assert!(found > 1e-4, "{} changes outputs by {found:e} only", mutant.id);
        texts.push(mutated.text);
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

#[test]
fn places_do_not_depend_on_the_optimizer_or_on_names() {
    let step = step(&["replicas=2", "optimizer={name='adamw'}", "norm.variance=unbiased"]);
    let mut renamed = step.clone();
    let slots = renamed.manifest.inputs.iter_mut().chain(&mut renamed.manifest.outputs);
    slots.for_each(|slot| slot.name = "x".into());
    for mutant in Mutant::all() {
        let [plain, renamed] = [&step, &renamed].map(|s| mutant.apply(s).map(|m| m.text));
        assert!(plain.is_some() && plain == renamed, "{}", mutant.id);
    }
}

#[test]
fn mistakes_of_many_replicas_have_no_place_on_one() {
    let one = step(&[]);
    let local = step(&["replicas=2", "norm.statistics=per-replica-unequal"]);
    for mutant in Mutant::all() {
        assert!(mutant.apply(&one).is_none(), "{}", mutant.id);
    }
    assert!(Mutant::find("drop-chan").unwrap().apply(&local).is_none());
    assert!(Mutant::find("gradient-sum").unwrap().apply(&local).is_some());
}
