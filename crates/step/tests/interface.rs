//! The interface of the rendered programs: order, donation, names, determinism.

use std::collections::HashSet;
use truestep_ir::Op;
use truestep_step::{Form, InitialState, Kind, Problem, Recipe, Role, Sharding, Slot, masks, network, render};

fn recipe(preset: &str, overrides: &[&str]) -> Recipe {
    let overrides: Vec<String> = overrides.iter().map(ToString::to_string).collect();
    Recipe::preset(preset, &overrides).unwrap()
}

fn problem(image: [usize; 3]) -> Problem {
    Problem { image, classes: 10, mean: vec![0.5; image[2]], std: vec![0.25; image[2]] }
}

#[test]
fn the_train_step_has_its_inputs_in_order() {
    let recipe = recipe("cifar8w-bn", &["optimizer={name='adamw'}", "batch=4"]);
    let problem = problem([32, 32, 3]);
    let step = render(&recipe, &problem, Kind::TrainStep).unwrap();
    let (_, signature) = network(&recipe, &problem).unwrap();
    let n = signature.params.len();
    assert_eq!((n, signature.stats.len()), (38, 8));

    let roles: Vec<Role> = step.manifest.inputs.iter().map(|s| s.role).collect();
    let mut expected = vec![Role::Image];
    for region in [Role::Param, Role::FirstMoment, Role::SecondMoment] {
        expected.extend(vec![region; n]);
    }
    expected.extend([Role::RunningMean, Role::RunningVar].repeat(8));
    expected.extend([Role::LearningRate, Role::BiasCorrection1, Role::BiasCorrection2, Role::Target]);
    assert_eq!(roles, expected);

    let outputs: Vec<Role> = step.manifest.outputs.iter().map(|s| s.role).collect();
    let state: Vec<Role> = expected.into_iter().filter(|role| role.is_state()).collect();
    assert_eq!(outputs, [state, vec![Role::Loss, Role::Correct, Role::Finite]].concat());
    let donated: Vec<usize> = step.manifest.inputs.iter().filter_map(|s| s.donated_to).collect();
    assert_eq!(donated, (0..3 * n + 16).collect::<Vec<_>>());
    assert_eq!(step.manifest.inputs[0].dims, [4, 32, 32, 3]);
    assert_eq!(step.manifest.inputs[0].sharding, Sharding::Axis0);
    assert_eq!(step.manifest.inputs[1].name, "conv1.weight");
    let initial = InitialState::new(&recipe, &problem).unwrap();
    let mut slots = step.manifest.inputs.iter().filter(|s| s.role.is_state());
    assert!(slots.all(|slot| initial.of(slot).len() == slot.ty().size_bytes()));
}

#[test]
fn masks_come_before_the_target() {
    let recipe = recipe("fashion-mnist-resnet18", &["drop_path=0.2", "dropout=0.25", "batch=8", "replicas=2"]);
    let problem = problem([32, 32, 3]);
    let step = render(&recipe, &problem, Kind::TrainStep).unwrap();
    let n = step.manifest.inputs.len();
    let last = &step.manifest.inputs[n - 9..];
    assert!(last[..8].iter().all(|slot| slot.role == Role::Mask && slot.sharding == Sharding::Axis0));
    assert_eq!(last[8].role, Role::Target);
    assert_eq!((last[0].name.as_str(), last[0].dims.as_slice()), ("layer1.1.drop_path", [4].as_slice()));
    assert_eq!((last[7].name.as_str(), last[7].dims.as_slice()), ("dropout", [4, 512].as_slice()));
    let names: Vec<String> = masks(&recipe, &problem).unwrap().into_iter().map(|mask| mask.name).collect();
    assert_eq!(names, last[..8].iter().map(|slot| slot.name.clone()).collect::<Vec<_>>());
    // the forward leaves out the same; the evaluation nothing
    let of = |kind| render(&recipe, &problem, kind).unwrap().manifest.inputs_of(Role::Mask).count();
    assert_eq!([of(Kind::Forward), of(Kind::EvalForward)], [8, 0]);
}

#[test]
fn the_evaluation_takes_running_statistics() {
    let problem = problem([32, 32, 3]);
    let eval = render(&recipe("cifar8w-bn", &[]), &problem, Kind::EvalForward).unwrap();
    assert_eq!(eval.manifest.inputs.len(), 1 + 38 + 16);
    assert_eq!(eval.manifest.outputs.len(), 1);
    assert_eq!(eval.manifest.outputs[0].dims, [128, 10]);
    let forward = render(&recipe("cifar8w-bn", &[]), &problem, Kind::Forward).unwrap();
    assert_eq!(forward.manifest.inputs.len(), 1 + 38);
}

#[test]
fn the_same_recipe_gives_the_same_bytes() {
    for (preset, image) in [("fashion-mnist-cnn", [28, 28, 1]), ("cifar8-bn", [32, 32, 3])] {
        let [a, b] = [0, 1].map(|_| render(&recipe(preset, &[]), &problem(image), Kind::TrainStep).unwrap());
        assert_eq!((a.text, a.manifest), (b.text, b.manifest));
    }
}

#[test]
fn a_baked_constant_that_differs_gives_another_name() {
    let variants = [
        vec![],
        vec!["optimizer.momentum=0.8"],
        vec!["optimizer.weight_decay=0.01"],
        vec!["loss.smoothing=0.1"],
        vec!["loss.target=soft"],
        vec!["norm.momentum=0.2"],
        vec!["norm.variance=biased"],
        vec!["batch=64"],
        vec!["batch=64", "replicas=2"],
        vec!["batch=64", "replicas=2", "norm.statistics=per-replica-unequal"],
        vec!["optimizer={name='sgd'}"],
        vec!["optimizer={name='adamw'}"],
        vec!["optimizer={name='adamw',eps=1e-6}"],
        vec!["optimizer={name='adamw',beta1=0.8}"],
        vec!["optimizer={name='adamw',beta2=0.99}"],
        vec!["data.dataset=mnist"],
        vec!["net=cifar8"],
    ];
    let mut names = HashSet::new();
    for overrides in &variants {
        let step = render(&recipe("cifar8-bn", overrides), &problem([32, 32, 3]), Kind::TrainStep).unwrap();
        assert!(names.insert(step.manifest.variant.clone()), "{} twice", step.manifest.variant);
    }
    for kind in [Kind::Forward, Kind::EvalForward] {
        let other = render(&recipe("cifar8-bn", &[]), &problem([32, 32, 3]), kind).unwrap();
        assert!(names.insert(other.manifest.variant));
    }
}

#[test]
fn collectives_appear_only_with_replicas() {
    let count = |overrides: &[&str]| {
        let step = render(&recipe("cifar8w-bn", overrides), &problem([32, 32, 3]), Kind::TrainStep).unwrap();
        step.module.funcs[0].body.instrs.iter().filter(|i| matches!(i.op, Op::AllReduce(_))).count()
    };
    assert_eq!(count(&["replicas=1"]), 0);
    // one per parameter, three per norm, one for loss and correct count
    assert_eq!(count(&["replicas=2"]), 38 + 3 * 8 + 1);
    // local norms: only their running statistics meet
    assert_eq!(count(&["replicas=2", "norm.statistics=per-replica-unequal"]), 38 + 2 * 8 + 1);
}

#[test]
fn residual_networks_have_the_published_interface() {
    let recipe = |net: &str, r: usize| {
        let set = [format!("net={net}"), format!("replicas={r}"), "optimizer={name='adamw'}".into(), "batch=8".into()];
        Recipe::preset("cifar8", &set).unwrap()
    };
    for (net, tensors, norms) in [("resnet34", 110, 36), ("resnet50", 161, 53)] {
        for classes in [10, 1000] {
            let problem = Problem { classes, ..problem([64, 64, 3]) };
            let inputs = |kind| render(&recipe(net, 1), &problem, kind).unwrap().manifest.inputs.len();
            assert_eq!(inputs(Kind::Forward), 1 + tensors, "{net}");
            assert_eq!(inputs(Kind::EvalForward), 1 + tensors + 2 * norms, "{net}");
            assert_eq!(inputs(Kind::TrainStep), 1 + 3 * tensors + 2 * norms + 4, "{net}");
            for replicas in [1, 2, 4] {
                let step = render(&recipe(net, replicas), &problem, Kind::TrainStep).unwrap();
                let count = step.text.matches("stablehlo.all_reduce").count();
                let expected = if replicas == 1 { 0 } else { tensors + 3 * norms + 1 };
                assert_eq!(count, expected, "{net} on {replicas}");
            }
        }
    }
}

#[test]
fn unusable_recipes_say_why() {
    let small = render(&recipe("cifar8", &[]), &problem([8, 8, 3]), Kind::TrainStep).unwrap_err().to_string();
    assert!(small.contains("images of 8×8 are too small"), "{small}");
    let unknown =
        render(&recipe("cifar8", &["net=cifar9"]), &problem([32, 32, 3]), Kind::Forward).unwrap_err().to_string();
    assert!(unknown.contains("did you mean `cifar8`?"), "{unknown}");
    let lonely = render(&recipe("cifar8-bn", &["batch=1"]), &problem([16, 16, 3]), Kind::TrainStep);
    assert!(lonely.is_ok(), "4 values per channel in the last norm");
}

#[test]
fn a_manifest_refuses_another_text() {
    let step = render(&recipe("fashion-mnist-cnn", &[]), &problem([28, 28, 1]), Kind::TrainStep).unwrap();
    step.manifest.check(&step.text, &step.module).unwrap();
    let refused = |text: &str, edit: &dyn Fn(&mut truestep_step::Manifest), module: &truestep_ir::Module| {
        let mut manifest = step.manifest.clone();
        edit(&mut manifest);
        manifest.check(text, module).unwrap_err().what
    };
    let text = step.text.replacen("main", "mein", 1);
    assert_eq!(refused(&text, &|_| {}, &step.module), "sha256 of the text");
    assert_eq!(refused(&step.text, &|m| m.replicas = 2, &step.module), "replicas");
    assert_eq!(refused(&step.text, &|m| m.entry = "step".into(), &step.module), "entry");
    assert_eq!(refused(&step.text, &|m| m.format = 0, &step.module), "format");
    assert_eq!(refused(&step.text, &|m| m.inputs[0].dims[0] = 7, &step.module), "type of input 0 (x)");
    assert_eq!(
        refused(&step.text, &|m| m.inputs[1].donated_to = None, &step.module),
        "donation of input 1 (conv1.weight)"
    );
    assert!(refused(&step.text, &|m| drop(m.outputs.pop()), &step.module).starts_with("output count"));
}

#[test]
fn the_text_reads_back_as_the_module() {
    for kind in [Kind::TrainStep, Kind::Forward, Kind::EvalForward] {
        let artifact = render(&recipe("cifar8w-bn", &["replicas=2"]), &problem([32, 32, 3]), kind).unwrap();
        assert_eq!(truestep_ir::parse(&artifact.text).unwrap(), artifact.module);
    }
}

#[test]
fn the_manifest_names_gradients_norms_and_logits() {
    let recipe = recipe("cifar8w-bn", &["batch=4", "replicas=2"]);
    let step = render(&recipe, &problem([32, 32, 3]), Kind::TrainStep).unwrap();
    let forms =
        truestep_step::places(&step.module.funcs[0]).into_iter().map(|place| (place.site, Form::Im2col)).collect();
    for step in [step.with_forms(&forms), step] {
        let func = step.module.entry().unwrap();
        let values = step.manifest.values.as_ref().unwrap().find(func).unwrap();
        assert_eq!(func.ty(values.logits).dims, [2, 10]);
        let params = step.manifest.inputs.iter().filter(|slot| slot.role == Role::Param);
        let params: Vec<_> = params.map(|slot| &slot.dims).collect();
        assert_eq!(values.gradients.iter().map(|&g| &func.ty(g).dims).collect::<Vec<_>>(), params);
        assert_eq!(values.norms.len(), 8);
        for norm in &values.norms {
            let channels = func.ty(norm.input).dims.last().copied();
            assert!([norm.mean, norm.var].iter().all(|&v| func.ty(v).dims.last().copied() == channels));
        }
    }
    let mut manifest = render(&recipe, &problem([32, 32, 3]), Kind::TrainStep).unwrap().manifest;
    let step = render(&recipe, &problem([32, 32, 3]), Kind::TrainStep).unwrap();
    manifest.values.as_mut().unwrap().gradients[3] = "%99999".into();
    let refused = manifest.check(&step.text, &step.module).unwrap_err();
    assert!(refused.to_string().contains("%99999"), "{refused}");
}

/// Every tensor's distribution is the one that torchvision draws from.
#[test]
fn initial_parameters_are_torchvisions() {
    let folder = std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../corpus/torch"));
    for net in ["resnet34", "resnet50"] {
        let text = std::fs::read_to_string(folder.join(format!("init_{net}.json"))).unwrap();
        let reference: serde_json::Value = serde_json::from_str(&text).unwrap();
        let reference = reference["torchvision"].as_object().unwrap();
        let recipe = Recipe::preset("cifar8", &[format!("net={net}"), "batch=2".into()]).unwrap();
        let problem = problem([64, 64, 3]);
        let initial = InitialState::new(&recipe, &problem).unwrap();
        let slots = render(&recipe, &problem, Kind::TrainStep).unwrap().manifest.inputs;
        let params: Vec<&Slot> = slots.iter().filter(|slot| slot.role == Role::Param).collect();
        assert_eq!(params.len(), reference.len());
        for param in params {
            let bytes = initial.of(param);
            let values: Vec<f64> =
                bytes.chunks_exact(4).map(|b| f64::from(f32::from_le_bytes(b.try_into().unwrap()))).collect();
            let n = values.len() as f64;
            let mean = values.iter().sum::<f64>() / n;
            let moment = |k: i32| values.iter().map(|v| (v - mean).powi(k)).sum::<f64>() / n;
            let (std, place) = (moment(2).sqrt(), format!("{net} {}", param.name));
            let wanted = &reference[&param.name];
            let wanted_std = wanted["std"].as_f64().unwrap();
            // the standard error of a standard deviation is below std/√(2n) for a uniform, std/√(2n) for a normal one
            let tolerance = 5.0 * wanted_std / (2.0 * n).sqrt();
            assert!((std - wanted_std).abs() <= tolerance, "{place}: {std} for {wanted_std}");
            let kurtosis = moment(4) / moment(2).powi(2);
            match wanted["kind"].as_str().unwrap() {
                "ones" => assert!(values.iter().all(|&v| v == 1.0), "{place}"),
                "zeros" => assert!(values.iter().all(|&v| v == 0.0), "{place}"),
                // 3 for a normal distribution, 1.8 for a uniform one; few values say nothing
                "normal" => assert!(n < 1000.0 || (kurtosis - 3.0).abs() < 0.4, "{place}: {kurtosis}"),
                "uniform" => assert!(n < 1000.0 || (kurtosis - 1.8).abs() < 0.2, "{place}: {kurtosis}"),
                other => panic!("{place}: {other}"),
            }
        }
    }
}
