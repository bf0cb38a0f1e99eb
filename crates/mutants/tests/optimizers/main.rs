//! The optimizer stage against five steps of torch's and timm's optimizers (`scripts/torch_optimizers.py`) and of
//! optax's (`scripts/optax_optimizers.py`), and the mistakes that such a comparison must see.

mod reference;

use reference::{Case, REFERENCES, Reference};
use std::collections::{BTreeMap, BTreeSet};
use truestep_interp::{Scalar, Tensor, eval};
use truestep_ir::{ElemType, Module, TensorType, print};
use truestep_mutants::Mutant;
use truestep_step::{
    Artifact, FORMAT, Forms, KernelOrder, Kind, Manifest, Recipe, Role, Sharding, Slot, Trainable, Values,
    optimizer_stage,
};

/// Gradients are no input of a train step, so there is no role for them; nobody looks for logits among its inputs.
const GRADIENT: Role = Role::Logits;

/// The optimizer stage of `recipe` for the tensors of `case`, as a program with a manifest.
fn stage(reference: &Reference, case: &Case, recipe: &Recipe, float: ElemType) -> Artifact {
    let types: Vec<TensorType> = reference.shapes.iter().map(|dims| TensorType::new(dims.as_slice(), float)).collect();
    let param = |ty: &TensorType| Trainable { ty: ty.clone(), decays: ty.rank() > 1 };
    let stage = optimizer_stage(recipe, &types.iter().map(param).collect::<Vec<_>>());
    let slot = |role: Role, name: &str, ty: &TensorType| {
        let (name, dims, dtype) = (name.to_string(), ty.dims.to_vec(), ty.elem.text().to_string());
        Slot { role, name, dims, dtype, sharding: Sharding::Replicated, permutation: Vec::new(), donated_to: None }
    };
    let each = |role: Role, name: &str| types.iter().map(|ty| slot(role, name, ty)).collect::<Vec<_>>();
    let scalar = |role: Role, name: &str, elem: ElemType| slot(role, name, &TensorType::scalar(elem));
    let region = |(name, role): (&str, Role)| match role {
        Role::AccumulatorCount => vec![scalar(role, name, float)],
        _ => each(role, name),
    };
    let state: Vec<Slot> = case.regions().into_iter().flat_map(region).collect();
    let mut inputs =
        [state.clone(), each(GRADIENT, "gradient"), vec![scalar(Role::LearningRate, "lr", float)]].concat();
    if recipe.optimizer.betas().is_some() {
        inputs.extend([Role::BiasCorrection1, Role::BiasCorrection2].map(|role| scalar(role, "correction", float)));
    }
    if recipe.accumulate > 1 {
        inputs.extend([Role::Apply, Role::Keep].map(|role| scalar(role, "phase", ElemType::I1)));
    }
    inputs.extend(recipe.ema.map(|_| scalar(Role::EmaDecay, "decay", float)));
    let name = |v| stage.func.value_name(v).to_string();
    let gradients: Vec<String> = {
        let params = stage.func.body.params.iter().zip(&inputs);
        params.filter(|(_, slot)| slot.role == GRADIENT).map(|(&v, _)| name(v)).collect()
    };
    let values = Values {
        logits: gradients[0].clone(),
        gradients,
        means: stage.means.iter().map(|&v| name(v)).collect(),
        clipped: stage.clipped.iter().map(|&v| name(v)).collect(),
        norms: Vec::new(),
    };
    let entry = stage.func.name.clone();
    let module =
        Module { name: "stage".into(), num_replicas: 1, num_partitions: 1, mesh: None, funcs: vec![stage.func] };
    let text = print(&module);
    let manifest = Manifest {
        format: FORMAT,
        kind: Kind::TrainStep,
        entry,
        variant: case.name.clone(),
        replicas: 1,
        accumulate: recipe.accumulate,
        batch: 1,
        classes: 1,
        inputs,
        outputs: [state, vec![scalar(Role::Finite, "finite", ElemType::I1)]].concat(),
        values: Some(values),
        kernels: KernelOrder::default(),
        forms: Forms::default(),
        recipe: recipe.clone(),
        sha256: Manifest::digest(&text),
    };
    Artifact { module, text, manifest }
}

/// Every region after the last step, and `finite`; tensors one after the other.
fn run<T: Scalar<Ctx = ()>>(reference: &Reference, case: &Case, stage: &Artifact) -> BTreeMap<String, Vec<f64>> {
    let Manifest { inputs, outputs, recipe, .. } = &stage.manifest;
    let tensor = |slot: &Slot, values: &[f64]| Tensor::<T>::from_f64(slot.ty(), values);
    let mut params = [(); 2].map(|()| reference.params(case).into_iter());
    let start = |slot: &Slot| {
        let all = |value: f64| vec![value; slot.ty().numel()];
        tensor(
            slot,
            &match (slot.role, slot.name.as_str()) {
                (Role::Param, _) => params[0].next().unwrap(),
                (Role::Shadow, _) => params[1].next().unwrap(),
                (Role::Accumulator, _) => all(f64::NAN),
                (Role::AccumulatorCount, _) => all(f64::INFINITY),
                (_, "square") => all(1.0),
                _ => all(0.0),
            },
        )
    };
    let mut state: Vec<Tensor<T>> = inputs.iter().filter(|slot| slot.role.is_state()).map(start).collect();
    for (t, &lr) in reference.lr.iter().enumerate() {
        for micro in 0..case.micro[t] {
            let (mut old, mut gradients) = (state.into_iter(), reference.gradients(case, t, micro).into_iter());
            let correction = |i: usize| 1.0 - recipe.optimizer.betas().unwrap()[i].powi(t as i32 + 1);
            let flag = |on: bool| f64::from(u8::from(on));
            let input = |slot: &Slot| {
                let value = match slot.role {
                    GRADIENT => return tensor(slot, &gradients.next().unwrap()),
                    role if role.is_state() => return old.next().unwrap(),
                    Role::LearningRate => lr,
                    Role::BiasCorrection1 => correction(0),
                    Role::BiasCorrection2 => correction(1),
                    Role::Apply => flag(micro + 1 == case.micro[t]),
                    Role::Keep => flag(micro > 0),
                    Role::EmaDecay => case.ema_decay(t),
                    other => panic!("no value for {other:?}"),
                };
                tensor(slot, &[value])
            };
            state = eval(&(), &stage.module.funcs[0], inputs.iter().map(input).collect()).unwrap();
        }
    }
    let mut found: BTreeMap<String, Vec<f64>> = BTreeMap::new();
    for (slot, value) in outputs.iter().zip(&state) {
        found.entry(slot.name.clone()).or_default().extend(value.to_f64_vec());
    }
    found
}

/// What a reference says of a region; `None` where it does not show it.
fn expected(name: &str, reference: &Reference, case: &Case, region: &str) -> Option<Vec<f64>> {
    match region {
        "finite" => Some(vec![1.0]),
        "count" => Some(vec![*case.micro.last().unwrap() as f64]),
        _ => case.shows(name, region).then(|| reference.values[&format!("{}/{region}", case.name)].clone()),
    }
}

/// Largest difference of a region, relative to its largest value; of the worst region.
fn distance(name: &str, reference: &Reference, case: &Case, found: &BTreeMap<String, Vec<f64>>) -> f64 {
    let of = |(region, found): (&String, &Vec<f64>)| {
        let expected = expected(name, reference, case, region)?;
        assert_eq!(found.len(), expected.len(), "{} {region}", case.name);
        let largest = expected.iter().fold(0.0, |a: f64, x| a.max(x.abs()));
        let differences = found.iter().zip(&expected).map(|(f, e)| (f - e).abs() / largest);
        Some(differences.fold(0.0, |a: f64, d| if d.is_nan() { f64::INFINITY } else { a.max(d) }))
    };
    found.iter().filter_map(of).fold(0.0, f64::max)
}

#[test]
fn the_stage_takes_the_reference_steps() {
    for name in REFERENCES {
        let reference = Reference::read(name);
        let mut compared = 0;
        for case in &reference.cases {
            let recipe = case.recipe();
            // Constants that f32 does not hold are themselves in the stage for f64 alone.
            let float = if case.name.ends_with("defaults") { ElemType::F64 } else { ElemType::F32 };
            let found = run::<f64>(&reference, case, &stage(&reference, case, &recipe, float));
            let wide = distance(name, &reference, case, &found);
            assert!(wide < 1e-12, "{name}, {}: {wide:.1e} in f64", case.name);
            let found = run::<f32>(&reference, case, &stage(&reference, case, &recipe, ElemType::F32));
            let narrow = distance(name, &reference, case, &found);
            assert!(narrow < 1e-6, "{name}, {}: {narrow:.1e} in f32", case.name);
            compared += case.regions().iter().filter(|(r, _)| *r != "count" && case.shows(name, r)).count();
        }
        assert_eq!(compared, reference.values.len(), "{name}: everything in the file is compared");
        let combinations: BTreeSet<String> = reference.cases.iter().map(Case::combination).collect();
        assert!(combinations.len() >= 6 * 2 * 3 * 2 * 2, "{name}: {} combinations", combinations.len());
    }
}

/// Cases, each with a change of the recipe that is easily made by mistake.
const NEIGHBOURS: &[(&str, &[&str])] = &[
    ("sgd-decay-mask", &["optimizer.decay_mask=false"]),
    ("sgd-decay-mask-clip", &["clip=1e30"]),
    ("sgd-decay-mask-clip", &["clip=2"]),
    ("sgd-decay-mask-clip-wide", &["clip=1"]),
    ("heavy-ball-decay", &["optimizer.nesterov=true"]),
    ("heavy-ball-decay", &["optimizer.weight_decay=0"]),
    ("nesterov-decay", &["optimizer.nesterov=false"]),
    ("adamw-decay-mask", &["optimizer.decay_mask=false"]),
    ("adamw", &["optimizer.eps=1e-3"]),
    ("adamw", &["optimizer.beta1=0.984375", "optimizer.beta2=0.875"]),
    ("lamb-decay-mask", &["optimizer.adapt_excluded=true"]),
    ("lamb-decay-mask-adapt", &["optimizer.adapt_excluded=false"]),
    ("lamb-decay-mask", &["optimizer.decay_mask=false"]),
    ("lamb-adapt", &["optimizer.adapt_excluded=false"]),
    ("rmsprop-tf", &["optimizer.lr_in_momentum=false"]),
    ("rmsprop-tf", &["optimizer.eps=0"]),
    ("rmsprop-tf-decay-mask", &["optimizer.decay_mask=false"]),
    ("rmsprop-tf-lr-outside", &["optimizer.lr_in_momentum=true"]),
];

#[test]
fn neighbours_miss() {
    for name in REFERENCES {
        let reference = Reference::read(name);
        for (i, (case, change)) in NEIGHBOURS.iter().enumerate() {
            let case = reference.case(case);
            let change: Vec<String> = change.iter().map(ToString::to_string).collect();
            let recipe = Recipe::parse(&case.name, &case.recipe().to_toml(), &change).unwrap();
            assert_ne!(recipe, case.recipe());
            let found = run::<f64>(&reference, case, &stage(&reference, case, &recipe, ElemType::F32));
            let miss = distance(name, &reference, case, &found);
            assert!(miss > 1e-5, "{name}, neighbour {i} of {}: {miss:.1e}", case.name);
        }
    }
}

const RULES: [&str; 6] = ["sgd", "heavy-ball", "nesterov", "adamw", "lamb", "rmsprop-tf"];

/// Mutants that a comparison of optimizers is there for, and the rules that they must be tried on.
const TRIED: &[(&str, &[&str])] = &[
    ("adam-eps-inside", &["adamw", "lamb"]),
    ("rmsprop-eps-outside", &["rmsprop-tf"]),
    ("adam-coupled-decay", &["adamw"]),
    ("decay-decoupled", &["heavy-ball", "nesterov"]),
    ("rmsprop-decoupled", &["rmsprop-tf"]),
    ("nesterov", &["heavy-ball"]),
    ("nesterov-forgotten", &["nesterov"]),
    ("mask-ignored", &RULES),
    ("lamb-adapts-excluded", &["lamb"]),
    ("window-sum", &RULES),
    ("window-full", &RULES),
    ("window-square-over-k", &["adamw", "lamb", "rmsprop-tf"]),
    ("window-clipped-kept", &RULES),
    ("clip-sum", &RULES),
    ("average-of-old", &RULES),
    ("average-without-warm-up", &RULES),
];

/// Mutants that show only where a gradient is not finite.
const GUARDS: [&str; 3] = ["unguarded", "unguarded-moment", "guard-last-layer"];

#[test]
fn mistakes_miss() {
    let reference = Reference::read("torch");
    let mut tried = Vec::new();
    for rule in RULES {
        let of_rule = |case: &&Case| case.name.starts_with(&format!("{rule}-decay"));
        let cases = reference.cases.iter().filter(of_rule).filter(|case| case.window() > 1 && case.ema.is_some());
        let stages: Vec<(&Case, Artifact)> =
            cases.map(|case| (case, stage(&reference, case, &case.recipe(), ElemType::F32))).collect();
        for mutant in Mutant::all().filter(|mutant| mutant.computes() && !mutant.law.is_empty()) {
            let mutated = stages.iter().filter_map(|(case, stage)| Some((case, mutant.apply(stage)?)));
            let misses = mutated.map(|(case, stage)| {
                let found = run::<f64>(&reference, case, &stage);
                distance("torch", &reference, case, &found)
            });
            // What is clipped has lost its length, so some mistakes are only seen where nothing is.
            let Some(miss) = misses.reduce(f64::max) else { continue };
            let least = if TRIED.iter().any(|(id, _)| *id == mutant.id) { 1e-5 } else { 1e-11 };
            assert!(GUARDS.contains(&mutant.id) || miss > least, "{rule}, {}: {miss:.1e}", mutant.id);
            tried.push((mutant.id, rule));
        }
    }
    for (mutant, rules) in TRIED {
        let missing: Vec<_> = rules.iter().filter(|rule| !tried.contains(&(mutant, rule))).collect();
        assert!(missing.is_empty(), "{mutant} has no place in {missing:?}");
    }
    assert!(tried.len() >= 300, "{} mistakes", tried.len());
}
