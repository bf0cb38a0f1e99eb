//! What the rendered step computes, on the reference interpreter in f64.

use truestep_data::Draws;
use truestep_interp::{Tensor, eval};
use truestep_ir::{Binary, Func, Instr, Op, ValueId};
use truestep_step::{Artifact, InitialState, Kind, Problem, Recipe, Role, Slot, render};

/// A rendered train step with inputs for it.
#[derive(Clone)]
struct Bench {
    step: Artifact,
    inputs: Vec<Tensor<f64>>,
}

const LR: f64 = 0.05;

fn recipe(overrides: &[&str]) -> Recipe {
    let overrides: Vec<String> = overrides.iter().map(ToString::to_string).collect();
    Recipe::preset("cifar8-bn", &overrides).unwrap()
}

fn problem(image: [usize; 3]) -> Problem {
    Problem { image, classes: 5, mean: vec![0.4; image[2]], std: vec![0.3; image[2]] }
}

fn uniform(draws: &mut Draws) -> f64 {
    draws.below(1 << 20) as f64 / f64::from(1 << 19) - 1.0
}

/// Random images and targets; the initial parameters with biases, scales and moments moved off their special values.
fn bench(recipe: &Recipe, image: [usize; 3]) -> Bench {
    let problem = problem(image);
    let step = render(recipe, &problem, Kind::TrainStep).unwrap();
    let initial = InitialState::new(recipe, &problem).unwrap();
    let inputs = step.manifest.inputs.iter().map(|slot| {
        let mut draws = Draws::new(&[slot.role as u64, slot.name.len() as u64]);
        let (ty, n) = (slot.ty(), slot.ty().numel());
        let stored = slot.role.is_state().then(|| Tensor::<f64>::from_bytes(&ty, &initial.of(slot)).to_f64_vec());
        let mut around =
            |centre: Vec<f64>, spread: f64| centre.iter().map(|c| c + spread * uniform(&mut draws)).collect();
        let values: Vec<f64> = match slot.role {
            Role::Param => around(stored.unwrap(), 0.05),
            Role::FirstMoment | Role::RunningMean => around(vec![0.0; n], 0.1),
            Role::SecondMoment | Role::RunningVar => around(vec![0.3; n], 0.1),
            Role::LearningRate => vec![LR],
            Role::BiasCorrection1 => vec![0.19],
            Role::BiasCorrection2 => vec![0.002],
            Role::Image => (0..n).map(|_| draws.below(256) as f64).collect(),
            Role::Mask => (0..n).map(|_| if draws.below(4) == 0 { 0.0 } else { 4.0 / 3.0 }).collect(),
            Role::Target if ty.rank() == 1 => (0..n).map(|_| draws.below(5) as f64).collect(),
            Role::Target => around(vec![0.3; n], 0.2),
            other => panic!("no value for {other:?}"),
        };
        if ty.elem.is_float() {
            Tensor::from_f64(ty, &values)
        } else {
            Tensor::from_ints(ty, &values.iter().map(|&v| v as i64).collect::<Vec<_>>())
        }
    });
    let inputs = inputs.collect();
    Bench { step, inputs }
}

/// With plain gradient descent.
fn sgd(overrides: &[&str], image: [usize; 3]) -> Bench {
    bench(&recipe(&[overrides, &["optimizer={name='sgd'}"]].concat()), image)
}

impl Bench {
    fn run(&self) -> Outputs<'_> {
        let values = eval::<f64>(&(), &self.step.module.funcs[0], self.inputs.clone()).unwrap();
        Outputs { step: &self.step, values: values.iter().map(Tensor::to_f64_vec).collect() }
    }

    /// Gradients, of a step of plain gradient descent.
    fn gradients(&self) -> Vec<Vec<f64>> {
        let (old, new) = (self.of(Role::Param), self.run().of(Role::Param));
        old.iter().zip(&new).map(|(o, n)| o.iter().zip(n).map(|(o, n)| (o - n) / LR).collect()).collect()
    }

    /// The inputs with this role.
    fn of(&self, role: Role) -> Vec<Vec<f64>> {
        self.step.manifest.inputs_of(role).map(|i| self.inputs[i].to_f64_vec()).collect()
    }

    /// Replaces the inputs with this role.
    fn set(&mut self, role: Role, values: &[Vec<f64>]) {
        let at: Vec<usize> = self.step.manifest.inputs_of(role).collect();
        assert_eq!(at.len(), values.len());
        for (i, values) in at.into_iter().zip(values) {
            self.inputs[i] = Tensor::from_f64(self.step.manifest.inputs[i].ty(), values);
        }
    }
}

struct Outputs<'a> {
    step: &'a Artifact,
    values: Vec<Vec<f64>>,
}

impl Outputs<'_> {
    fn of(&self, role: Role) -> Vec<Vec<f64>> {
        let slots = self.step.manifest.outputs.iter().zip(&self.values);
        slots.filter(|(slot, _)| slot.role == role).map(|(_, v)| v.clone()).collect()
    }

    fn one(&self, role: Role) -> f64 {
        self.of(role)[0][0]
    }
}

/// Largest difference over the largest magnitude.
fn distance(found: &[Vec<f64>], expected: &[Vec<f64>]) -> f64 {
    let largest = expected.iter().flatten().fold(f64::MIN_POSITIVE, |m: f64, v| m.max(v.abs()));
    let pairs = found.iter().flatten().zip(expected.iter().flatten());
    assert_eq!(found.iter().flatten().count(), expected.iter().flatten().count());
    pairs.fold(0.0, |m: f64, (f, e)| m.max((f - e).abs())) / largest
}

/// Derivative of the loss that `bench` reports along a random direction, by central differences, and by the gradients
/// of `other`.
fn directional(bench: &Bench, other: &Bench) -> (f64, f64) {
    directional_from(bench, other, 0)
}

/// [`directional`] along a direction in which the parameters before number `first` stay.
fn directional_from(bench: &Bench, other: &Bench, first: usize) -> (f64, f64) {
    let params = bench.of(Role::Param);
    let mut draws = Draws::new(&[11]);
    let mut along = |i: usize| if i < first { 0.0 } else { uniform(&mut draws) };
    let direction: Vec<Vec<f64>> =
        params.iter().enumerate().map(|(i, p)| p.iter().map(|_| along(i)).collect()).collect();
    let h = 1e-8;
    let mut moved = bench.clone();
    let mut loss_at = |sign: f64| {
        let params = params.iter().zip(&direction);
        let params: Vec<Vec<f64>> =
            params.map(|(p, d)| p.iter().zip(d).map(|(p, d)| p + sign * h * d).collect()).collect();
        moved.set(Role::Param, &params);
        moved.run().one(Role::Loss)
    };
    let numeric = (loss_at(1.0) - loss_at(-1.0)) / (2.0 * h);
    let gradients = other.gradients();
    let exact = gradients.iter().flatten().zip(direction.iter().flatten()).map(|(g, d)| g * d).sum();
    (numeric, exact)
}

#[test]
fn the_gradient_is_the_derivative_of_the_reported_loss() {
    let cases: [(&[&str], [usize; 3]); 8] = [
        (&["net=mlp", "batch=3", "loss={name='bce',smoothing=0.1}"], [3, 4, 1]),
        (&["net=linear", "batch=3"], [3, 4, 1]),
        (&["net=mlp", "batch=3", "loss.smoothing=0.1"], [3, 4, 1]),
        (&["net=cnn", "batch=2", "loss.target=soft"], [6, 6, 1]),
        (&["net=cifar8", "batch=2"], [16, 16, 3]),
        (&["net=cnn", "batch=3", "dropout=0.25"], [6, 6, 2]),
        (&["net=cifar8-bn", "batch=3", "loss.smoothing=0.1"], [16, 16, 3]),
        (&["net=cifar8w-bn", "batch=2", "loss.target=soft", "loss.smoothing=0.2"], [16, 16, 2]),
    ];
    for (overrides, image) in cases {
        let bench = sgd(overrides, image);
        let (numeric, exact) = directional(&bench, &bench);
        let error = (numeric - exact).abs() / exact.abs();
        assert!(error < 1e-6, "{overrides:?}: {numeric} against {exact}");
    }
    // control: the gradient of another loss misses by far
    let smoothed = sgd(&["net=mlp", "batch=3", "loss.smoothing=0.1"], [3, 4, 1]);
    let (numeric, other) = directional(&smoothed, &sgd(&["net=mlp", "batch=3"], [3, 4, 1]));
    assert!((numeric - other).abs() / other.abs() > 1e-3, "vacuous: {numeric} and {other}");
}

#[test]
fn what_is_left_out_has_no_gradient() {
    let mut bench = sgd(&["net=resnet18", "batch=3", "drop_path=0.25", "dropout=0.25"], [32, 32, 3]);
    // Of every place a third of the factors is 0: one example's branch, or features of each.
    let masks = |kept: f64| -> Vec<Vec<f64>> {
        let factor = |i: usize| if i.is_multiple_of(3) { 0.0 } else { kept };
        let sizes = bench.of(Role::Mask).into_iter().map(|mask| mask.len());
        sizes.enumerate().map(|(place, n)| (place..place + n).map(factor).collect()).collect()
    };
    let (scaled, unscaled) = (masks(4.0 / 3.0), masks(1.0));
    assert_eq!(scaled.iter().map(Vec::len).collect::<Vec<_>>(), [3, 3, 3, 3, 3, 3, 3, 3 * 512]);
    bench.set(Role::Mask, &scaled);
    let miss = |other: &Bench, first: usize| {
        let (numeric, exact) = directional_from(&bench, other, first);
        (numeric - exact).abs() / numeric.abs()
    };
    let last = bench.of(Role::Param).len() - 2;
    for first in [0, last] {
        let right = miss(&bench, first);
        assert!(right < 1e-6, "from {first}: {right:e}");
    }

    // controls: factors that are not divided by the share that is kept; the backward of branches that are left out is
    // that of branches which are not; the gradient of the last weights takes the features that are left out too
    let mut unscaled_factors = bench.clone();
    unscaled_factors.set(Role::Mask, &unscaled);
    let [mut all_branches, mut all_features] = [bench.clone(), bench.clone()];
    let products = products_with_masks(&bench.step);
    let (paths, features) = products.split_at(7);
    for &[_, (cotangent, backward)] in paths {
        let func = &mut all_branches.step.module.funcs[0];
        readers(func, backward).into_iter().for_each(|i| substitute(&mut func.body.instrs[i], backward, cotangent));
    }
    for &[(value, forward), _] in features {
        let func = &mut all_features.step.module.funcs[0];
        let reader = readers(func, forward).pop().unwrap();
        substitute(&mut func.body.instrs[reader], forward, value);
    }
    let wrong = [(unscaled_factors, 0), (all_branches, 0), (all_features, last)];
    let wrong = wrong.map(|(other, first)| miss(&other, first));
    assert!(wrong.iter().all(|miss| *miss > 1e-3), "vacuous: {wrong:?}");
}

/// Of each mask what it is multiplied with and the product: a value in the forward, its cotangent in the backward.
fn products_with_masks(step: &Artifact) -> Vec<[(ValueId, ValueId); 2]> {
    let func = &step.module.funcs[0];
    let read_by = |v: ValueId| readers(func, v).into_iter().map(|i| &func.body.instrs[i]);
    let products = step.manifest.inputs_of(Role::Mask).map(|i| {
        let mask = func.body.params[i];
        let factor = read_by(mask).find(|i| matches!(i.op, Op::BroadcastInDim(_))).map_or(mask, |i| i.results[0]);
        let products = read_by(factor).filter(|i| i.op == Op::Binary(Binary::Multiply));
        let other = |i: &Instr| i.operands.iter().copied().find(|&v| v != factor).unwrap();
        let products: Vec<_> = products.map(|i| (other(i), i.results[0])).collect();
        products.try_into().unwrap()
    });
    products.collect()
}

/// Which instructions read a value.
fn readers(func: &Func, value: ValueId) -> Vec<usize> {
    let instrs = func.body.instrs.iter().enumerate();
    instrs.filter(|(_, instr)| instr.operands.contains(&value)).map(|(i, _)| i).collect()
}

fn substitute(reader: &mut Instr, old: ValueId, new: ValueId) {
    reader.operands.iter_mut().filter(|operand| **operand == old).for_each(|operand| *operand = new);
}

#[test]
fn the_update_rules_are_their_formulas() {
    let (net, image) = (["net=mlp", "batch=3"], [3, 4, 1]);
    let g = sgd(&net, image).gradients();
    let zip = |a: &[Vec<f64>], b: &[Vec<f64>], f: &dyn Fn(f64, f64) -> f64| -> Vec<Vec<f64>> {
        a.iter().zip(b).map(|(a, b)| a.iter().zip(b).map(|(&a, &b)| f(a, b)).collect()).collect()
    };

    let heavy =
        bench(&recipe(&[&net[..], &["optimizer={name='heavy-ball',momentum=0.8,weight_decay=0.01}"]].concat()), image);
    let (p, v, out) = (heavy.of(Role::Param), heavy.of(Role::SecondMoment), heavy.run());
    let decayed = zip(&g, &p, &|g, p| g + 0.01 * p);
    let velocity = zip(&v, &decayed, &|v, g| 0.8 * v + g);
    let moved = zip(&p, &velocity, &|p, v| p - LR * v);
    assert!(distance(&out.of(Role::SecondMoment), &velocity) < 1e-7);
    assert!(distance(&out.of(Role::Param), &moved) < 1e-7);
    // control: decay decoupled from the velocity
    let wrong = zip(&v, &g, &|v, g| 0.8 * v + g);
    assert!(distance(&out.of(Role::SecondMoment), &wrong) > 1e-5);

    let adam = bench(&recipe(&[&net[..], &["optimizer={name='adamw',weight_decay=0.1}"]].concat()), image);
    let (p, m, v, out) = (adam.of(Role::Param), adam.of(Role::FirstMoment), adam.of(Role::SecondMoment), adam.run());
    let m = zip(&m, &g, &|m, g| 0.9 * m + 0.1 * g);
    let v = zip(&v, &g, &|v, g| 0.999 * v + 0.001 * g * g);
    let ratio = zip(&m, &v, &|m, v| (m / 0.19) / ((v / 0.002).sqrt() + 1e-8));
    let moved = zip(&p, &ratio, &|p, r| p - LR * r - LR * 0.1 * p);
    assert!(distance(&out.of(Role::FirstMoment), &m) < 1e-7);
    assert!(distance(&out.of(Role::SecondMoment), &v) < 1e-7);
    assert!(distance(&out.of(Role::Param), &moved) < 1e-7);
    // control: no decay
    let wrong = zip(&p, &ratio, &|p, r| p - LR * r);
    assert!(distance(&out.of(Role::Param), &wrong) > 1e-4);
}

#[test]
fn running_statistics_are_blended() {
    let image = [16, 16, 3];
    let run = |overrides: &[&str]| {
        let bench = bench(&recipe(&[&["batch=2"], overrides].concat()), image);
        let out = bench.run();
        [Role::RunningMean, Role::RunningVar].map(|role| (bench.of(role), out.of(role)))
    };
    let [(_, mean), (_, var)] = run(&["norm.momentum=1"]);
    let [(old_mean, new_mean), (old_var, new_var)] = run(&["norm.momentum=0.25"]);
    let blend = |old: &[Vec<f64>], batch: &[Vec<f64>]| -> Vec<Vec<f64>> {
        old.iter().zip(batch).map(|(o, b)| o.iter().zip(b).map(|(o, b)| 0.75 * o + 0.25 * b).collect()).collect()
    };
    assert!(distance(&new_mean, &blend(&old_mean, &mean)) < 1e-12);
    assert!(distance(&new_var, &blend(&old_var, &var)) < 1e-12);
    assert!(distance(&new_var, &var) > 0.1, "vacuous: running and batch variance are alike");
    // unbiased by default: m/(m − 1) times the biased one, m = batch · height · width of each norm
    let [_, (_, biased)] = run(&["norm.momentum=1", "norm.variance=biased"]);
    for (i, side) in [16, 16, 8, 8, 4, 4, 2, 2].into_iter().enumerate() {
        let m = f64::from(2 * side * side);
        let expected: Vec<f64> = biased[i].iter().map(|v| v * m / (m - 1.0)).collect();
        assert!(distance(&var[i..=i], &[expected]) < 1e-12, "norm {i}");
    }
}

#[test]
fn a_gradient_that_is_not_finite_leaves_the_state_alone() {
    for optimizer in ["sgd", "heavy-ball", "adamw"] {
        let optimizer = format!("optimizer={{name='{optimizer}'}}");
        let mut bench = bench(&recipe(&["batch=2", &optimizer]), [16, 16, 3]);
        let outputs = bench.run();
        assert_eq!(outputs.one(Role::Finite), 1.0);
        assert_ne!(outputs.of(Role::Param), bench.of(Role::Param));

        let mut params = bench.of(Role::Param);
        params[0][0] = f64::INFINITY;
        bench.set(Role::Param, &params);
        let outputs = bench.run();
        assert_eq!(outputs.one(Role::Finite), 0.0);
        for role in [Role::Param, Role::FirstMoment, Role::SecondMoment, Role::RunningMean, Role::RunningVar] {
            assert_eq!(outputs.of(role), bench.of(role), "{role:?}");
        }
    }
}

#[test]
fn loss_and_correct_count_are_those_of_the_logits() {
    for (target, smoothing) in [("labels", 0.0), ("labels", 0.1), ("soft", 0.1)] {
        let set = [format!("loss.target={target}"), format!("loss.smoothing={smoothing}")];
        let recipe = recipe(&["net=mlp", "batch=6", &set[0], &set[1]]);
        let bench = bench(&recipe, [3, 4, 1]);
        let forward = render(&recipe, &problem([3, 4, 1]), Kind::Forward).unwrap();
        let logits = eval::<f64>(&(), &forward.module.funcs[0], bench.inputs[..7].to_vec()).unwrap()[0].to_f64_vec();
        let target = bench.of(Role::Target).remove(0);
        let (mut loss, mut correct) = (0.0, 0.0);
        for (n, z) in logits.chunks(5).enumerate() {
            let t: Vec<f64> = match target.len() {
                6 => (0..5).map(|k| f64::from(u8::from(k as f64 == target[n]))).collect(),
                _ => target[5 * n..5 * n + 5].to_vec(),
            };
            let argmax = |v: &[f64]| (0..5).rev().max_by(|&a, &b| v[a].total_cmp(&v[b])).unwrap();
            correct += f64::from(u8::from(argmax(z) == argmax(&t)));
            let log_total = z.iter().map(|z| z.exp()).sum::<f64>().ln();
            let q = t.iter().map(|t| (1.0 - smoothing) * t + smoothing / 5.0);
            loss -= q.zip(z).map(|(q, z)| q * (z - log_total)).sum::<f64>() / 6.0;
        }
        let out = bench.run();
        assert!((out.one(Role::Loss) - loss).abs() < 1e-7, "{} against {loss}", out.one(Role::Loss));
        assert_eq!(out.one(Role::Correct), correct);
    }
}

#[test]
fn every_form_computes_the_same_step() {
    use truestep_step::{Choices, Form, Forms, KernelOrder, places, render_with};
    // strides 1 and 2, kernels 1, 3 and 7, odd and even sizes, images of one element, both gradients, both pools
    let cases: [(&[&str], [usize; 3]); 4] = [
        (&["net=cifar8", "batch=2"], [16, 18, 3]),
        (&["net=cifar8-bn", "batch=2"], [22, 16, 2]),
        (&["net=resnet18", "batch=2"], [40, 33, 3]),
        (&["net=resnet18", "batch=3"], [29, 18, 1]),
    ];
    for (overrides, image) in cases {
        for kernels in [KernelOrder::Oihw, KernelOrder::Hwio] {
            let mut bench = bench(&recipe(overrides), image);
            let choices = Choices { kernels, ..Choices::default() };
            bench.step = render_with(&recipe(overrides), &problem(image), Kind::TrainStep, &choices).unwrap();
            let step = &bench.step.manifest;
            for (slot, input) in step.inputs.iter().zip(&mut bench.inputs).filter(|(slot, _)| slot.role.is_state()) {
                *input = Tensor::from_f64(slot.ty(), &input.to_f64_vec());
            }
            let native = bench.run().values;
            let sites: Vec<_> = places(&bench.step.module.funcs[0]).into_iter().map(|place| place.site).collect();
            for form in Form::ALL.into_iter().filter(|form| *form != Form::Native) {
                let forms: Forms = sites.iter().map(|site| (site.clone(), form)).collect();
                let rewritten = bench.step.with_forms(&forms);
                let left = places(&rewritten.module.funcs[0]).len();
                let pools = sites.iter().filter(|site| site.to_string().starts_with("maximum")).count();
                let applies = sites.len() - left;
                let expected = match form {
                    Form::Native => applies == 0,
                    Form::Im2col | Form::Dots => applies + pools == sites.len(),
                    Form::Col2im | Form::Winograd => applies > 0,
                    Form::Compare => applies == pools && pools > 0,
                };
                assert!(expected, "{form:?} applies to {applies} of {} sites", sites.len());
                let step = std::mem::replace(&mut bench.step, rewritten);
                let found = bench.run().values;
                bench.step = step;
                for ((f, n), slot) in found.iter().zip(&native).zip(&bench.step.manifest.outputs) {
                    let (f, n) = (std::slice::from_ref(f), std::slice::from_ref(n));
                    assert!(distance(f, n) < 1e-9, "{overrides:?} {form:?} {}: {}", slot.name, distance(f, n));
                }
            }
        }
    }
}

#[test]
fn kernels_in_another_order_give_the_same_state() {
    use truestep_step::{Choices, KernelOrder, render_with};
    let recipe = recipe(&["net=resnet18", "batch=2", "optimizer={name='adamw'}"]);
    let problem = problem([40, 33, 3]);
    let mut bench = bench(&recipe, [40, 33, 3]);
    let expected = bench.run().values;
    let choices = Choices { kernels: KernelOrder::Hwio, ..Choices::default() };
    let hwio = render_with(&recipe, &problem, Kind::TrainStep, &choices).unwrap();
    assert_eq!(hwio.manifest.choices(), choices);
    assert_ne!(hwio.manifest.variant, bench.step.manifest.variant);
    let permuted = |slots: &[Slot]| slots.iter().filter(|slot| !slot.permutation.is_empty()).count();
    assert_eq!([permuted(&hwio.manifest.inputs), permuted(&hwio.manifest.outputs)], [3 * 20; 2]);

    // Element (h, w, i, o) of ours is element (o, i, h, w) as stored.
    let reorder = |slot: &Slot, values: &[f64]| -> Vec<f64> {
        let (stored, ours) = (slot.stored_ty().dims, slot.ty().dims);
        if slot.permutation.is_empty() {
            return values.to_vec();
        }
        assert_eq!(ours, [stored[2], stored[3], stored[1], stored[0]]);
        let at = |k: usize| {
            let (o, i, w) = (k % ours[3], k / ours[3] % ours[2], k / (ours[3] * ours[2]) % ours[1]);
            let h = k / (ours[3] * ours[2] * ours[1]);
            ((o * stored[1] + i) * stored[2] + h) * stored[3] + w
        };
        (0..values.len()).map(|k| values[at(k)]).collect()
    };
    for (slot, input) in hwio.manifest.inputs.iter().zip(&mut bench.inputs) {
        if slot.ty().elem.is_float() {
            *input = Tensor::from_f64(slot.ty(), &reorder(slot, &input.to_f64_vec()));
        }
    }
    bench.step = hwio;
    let found = bench.run();
    for ((found, expected), slot) in found.values.iter().zip(&expected).zip(&found.step.manifest.outputs) {
        let expected = reorder(slot, expected);
        let error = distance(std::slice::from_ref(found), &[expected]);
        assert!(error < 1e-9, "{}: {error}", slot.name);
    }
}
