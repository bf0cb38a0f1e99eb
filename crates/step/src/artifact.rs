//! From a recipe to text and manifest.

use crate::choices::Choices;
use crate::forms::{self, Form, Forms};
use crate::interface::{Inputs, Interface};
use crate::loss::{self, Targets};
use crate::manifest::{FORMAT, Kind, Manifest, Role, Sharding};
use crate::plan::Plan;
use crate::problem::Problem;
use crate::recipe::{Recipe, RecipeError, Statistics, Target, Variance};
use crate::stage::{self, Scalars, State, Sums};
use crate::values::{NormValues, Values};
use truestep_ad::Tape;
use truestep_ir::{Builder, Literal, Module, TensorType, ValueId};
use truestep_nets::{BatchStats, Context, Forward, NormMode};

/// A rendered program with its description.
#[derive(Clone, Debug)]
pub struct Artifact {
    /// The program.
    pub module: Module,
    /// Its text: `print(module)`.
    pub text: String,
    /// What its inputs and outputs are.
    pub manifest: Manifest,
}

impl Artifact {
    /// The same program with its convolutions in these forms.
    pub fn with_forms(&self, forms: &Forms) -> Artifact {
        let mut artifact = self.clone();
        let sites: Vec<_> = self.module.funcs.iter().flat_map(forms::places).map(|place| place.site).collect();
        artifact.manifest.forms = forms
            .iter()
            .filter(|(site, form)| **form != Form::Native && sites.contains(site))
            .map(|(site, form)| (site.clone(), *form))
            .collect();
        for func in &mut artifact.module.funcs {
            let values = artifact.manifest.values.as_ref().map(|values| values.find(func).expect("values of the text"));
            (*func, artifact.manifest.values) = forms::rewrite(func, forms, values.as_ref());
        }
        artifact.text = truestep_ir::print(&artifact.module);
        artifact.manifest.sha256 = Manifest::digest(&artifact.text);
        artifact
    }
}

/// Renders one program of a recipe.
///
/// # Errors
/// An unknown network, images too small for it, a batch norm with one value per channel, or [`Kind::Accumulate`] of a
/// recipe that does not accumulate.
pub fn render(recipe: &Recipe, problem: &Problem, kind: Kind) -> Result<Artifact, RecipeError> {
    render_with(recipe, problem, kind, &Choices::default())
}

/// [`render`] with these choices.
///
/// # Errors
/// As [`render`].
pub fn render_with(recipe: &Recipe, problem: &Problem, kind: Kind, choices: &Choices) -> Result<Artifact, RecipeError> {
    let artifact = Plan::new(recipe, problem, choices.kernels)?.artifact(kind)?;
    Ok(if choices.forms.is_empty() { artifact } else { artifact.with_forms(&choices.forms) })
}

const ENTRY: &str = "main";
const RUNNING: [Role; 2] = [Role::RunningMean, Role::RunningVar];
const WINDOW: [Role; 2] = [Role::WindowMean, Role::WindowVar];
const AVERAGES: [Role; 2] = [Role::ShadowMean, Role::ShadowVar];

impl Plan<'_> {
    fn artifact(&self, kind: Kind) -> Result<Artifact, RecipeError> {
        let mut f = Interface::new(ENTRY, self.inputs(kind));
        let inputs = f.inputs();
        let values = match kind {
            Kind::TrainStep => Some(self.train_step(&mut f, &inputs)?),
            Kind::Accumulate => Some(self.accumulate(&mut f, &inputs)?),
            Kind::Forward => {
                self.logits(&mut f, &inputs, self.batch_norms());
                None
            }
            Kind::EvalForward => {
                let running = inputs.of(&RUNNING).chunks_exact(2).map(|pair| (pair[0], pair[1])).collect();
                self.logits(&mut f, &inputs, NormMode::Running(running));
                None
            }
        };
        Ok(self.described(f, values.as_ref(), kind))
    }

    fn train_step(&self, f: &mut Interface, inputs: &Inputs) -> Result<Values<ValueId>, RecipeError> {
        let (state, scalars) = (State::of(inputs), Scalars::of(inputs));
        let [running, window, averages] = [RUNNING, WINDOW, AVERAGES].map(|roles| inputs.of(&roles));
        let b = &mut f.builder;
        let pass = self.pass(b, inputs);
        let decays: Vec<bool> = self.signature.params.iter().map(|p| p.decays).collect();
        let next = stage::stage(b, self.recipe, &decays, &scalars, &state, &pass.values.gradients);
        let before = going_on(b, scalars.phases.as_ref().map(|phases| phases.keep), &running, &window);
        let stats = self.blend(b, &before, &pass.batch_stats)?;
        let averages = scalars.decay.map(|decay| -> Vec<(ValueId, ValueId)> {
            let mut moved = |(&old, &new): (&ValueId, &ValueId)| {
                let average = stage::moved(b, decay, old, new);
                (old, b.select(next.stepped, average, old))
            };
            averages.iter().zip(&stats).map(&mut moved).collect()
        });
        let kept: Vec<ValueId> =
            running.iter().zip(&stats).map(|(&old, &new)| b.select(next.stepped, new, old)).collect();
        let state = state.values().zip(next.state.values()).chain(running.into_iter().zip(kept));
        for (old, new) in state.chain(window.into_iter().zip(stats)).chain(averages.into_iter().flatten()) {
            f.output_of_state(old, new);
        }
        report(f, &pass, next.finite);
        Ok(Values { means: next.means, clipped: next.clipped, ..pass.values })
    }

    /// The train step where it is known that the window does not end: the optimizer's part of it is not there.
    fn accumulate(&self, f: &mut Interface, inputs: &Inputs) -> Result<Values<ValueId>, RecipeError> {
        let Some((sums, keep)) = Sums::of(inputs).zip(inputs.one(Role::Keep)) else {
            let what = "expected more than 1 for a program that accumulates, found 1".into();
            return Err(RecipeError { place: "accumulate".into(), what });
        };
        let [running, window] = [RUNNING, WINDOW].map(|roles| inputs.of(&roles));
        let b = &mut f.builder;
        let pass = self.pass(b, inputs);
        let next = sums.plus(b, keep, &pass.values.gradients);
        let finite = stage::all_finite(b, &next.gradients);
        let before = going_on(b, Some(keep), &running, &window);
        let stats = self.blend(b, &before, &pass.batch_stats)?;
        for (old, new) in sums.values().zip(next.values()).chain(window.into_iter().zip(stats)) {
            f.output_of_state(old, new);
        }
        report(f, &pass, finite);
        Ok(pass.values)
    }

    /// Forward, loss and backward of a micro-batch, over all replicas.
    fn pass(&self, b: &mut Builder, inputs: &Inputs) -> Pass {
        let (recipe, replicas) = (self.recipe, self.recipe.replicas);
        let params = &inputs.of(&[Role::Param]);
        let target = inputs.one(Role::Target).expect("declared");
        let mut tape = Tape::new();
        let forward = self.net_forward(b, &mut tape, inputs, self.batch_norms());
        let target = match recipe.loss.target {
            Target::Labels => Targets::Labels(target),
            Target::Soft => Targets::Soft(target),
        };
        let logits = b.convert(forward.logits, self.precision.loss);
        let loss = loss::loss(b, &mut tape, logits, target, &recipe.loss);
        let correct = loss::correct(b, logits, target);
        let seed = b.scalar(1.0, self.precision.loss);
        let gradients = tape.backward(b, &[(loss, seed)], params).unwrap_or_else(|e| panic!("{}: {e}", self.net.name));
        let gradients: Vec<ValueId> = gradients
            .into_iter()
            .zip(params)
            .map(|(g, &param)| {
                let g = g.unwrap_or_else(|| b.full_like(0.0, param));
                let mean = b.all_reduce_mean(g, replicas);
                b.convert(mean, self.precision.state)
            })
            .collect();
        let (loss, correct) = self.exchanged(b, loss, correct);
        let norm = |s: &BatchStats| NormValues { input: s.input, mean: s.mean, var: s.var, scale: s.scale };
        let norms = forward.batch_stats.iter().map(norm).collect();
        let values = Values { logits: forward.logits, gradients, means: Vec::new(), clipped: Vec::new(), norms };
        Pass { values, loss, correct, batch_stats: forward.batch_stats }
    }

    fn logits(&self, f: &mut Interface, inputs: &Inputs, norm: NormMode) {
        let forward = self.net_forward(&mut f.builder, &mut Tape::new(), inputs, norm);
        f.output(Role::Logits, "logits", forward.logits, Sharding::Axis0);
    }

    /// The network, on normalised images.
    fn net_forward(&self, b: &mut Builder, tape: &mut Tape, inputs: &Inputs, norm: NormMode) -> Forward {
        let x = self.normalise(b, inputs.one(Role::Image).expect("declared"));
        let params = &inputs.of(&[Role::Param]);
        let mut given = inputs.of(&[Role::Mask]).into_iter();
        let factors: Vec<_> = self.masks.iter().map(|mask| mask.as_ref().and_then(|_| given.next())).collect();
        let (kernels, precision) = (self.kernels, self.precision.net);
        let context = Context { builder: b, tape, params, norm, kernels, precision, factors: &factors };
        self.net.forward(x, self.problem.classes, context)
    }

    fn batch_norms(&self) -> NormMode {
        match self.recipe.norm.statistics {
            Statistics::Global => NormMode::Batch { replicas: self.recipe.replicas },
            Statistics::PerReplicaUnequal => NormMode::Batch { replicas: 1 },
        }
    }

    /// `(x/255 − mean)/std`, per channel.
    fn normalise(&self, b: &mut Builder, image: ValueId) -> ValueId {
        let elem = self.precision.net.compute;
        let x = b.convert(image, elem);
        let x = b.div_const(x, 255.0);
        let mut per_channel = |values: &[f64]| {
            let bits = values.iter().map(|&v| truestep_ir::encode_f64(elem, v));
            let vector = b.constant(Literal::from_bits(TensorType::new([values.len()], elem), bits));
            b.broadcast_like(vector, &[3], x)
        };
        let (mean, std) = (per_channel(&self.problem.mean), per_channel(&self.problem.std));
        let centred = b.sub(x, mean);
        b.div(centred, std)
    }

    /// Loss and correct count of the global batch, exchanged in one packed collective.
    fn exchanged(&self, b: &mut Builder, loss: ValueId, correct: ValueId) -> (ValueId, ValueId) {
        let replicas = self.recipe.replicas;
        if replicas == 1 {
            return (loss, correct);
        }
        let parts = [loss, correct].map(|v| b.reshape(v, &[1]));
        let packed = b.concat(&parts, 0);
        let packed = b.all_reduce_sum(packed, replicas);
        let [loss, correct] = [0, 1].map(|i| {
            let part = b.slice_dim(packed, 0, i, i + 1);
            b.reshape(part, &[])
        });
        (b.div_const(loss, replicas as f64), correct)
    }

    /// `run' = (1 − w)·run + w·batch`; with k micro-batches each blends with `1 − (1 − w)^(1/k)`.
    fn blend(&self, b: &mut Builder, running: &[ValueId], batch: &[BatchStats]) -> Result<Vec<ValueId>, RecipeError> {
        let norm = &self.recipe.norm;
        let w = match self.recipe.accumulate {
            1 => norm.momentum,
            k => 1.0 - (1.0 - norm.momentum).powf(1.0 / k as f64),
        };
        let mix = |b: &mut Builder, old: ValueId, new: ValueId| {
            let old = b.mul_const(old, 1.0 - w);
            let new = b.mul_const(new, w);
            b.add(old, new)
        };
        let mut blended = Vec::with_capacity(running.len());
        for ((stats, old), spec) in batch.iter().zip(running.chunks_exact(2)).zip(&self.signature.stats) {
            let count = stats.count;
            if count < 2 {
                let what = "batch norm over one value per channel in the global batch".to_string();
                return Err(RecipeError { place: spec.name.clone(), what });
            }
            let batch_var = match norm.variance {
                Variance::Biased => stats.var,
                Variance::Unbiased => {
                    let scaled = b.mul_const(stats.var, count as f64);
                    b.div_const(scaled, (count - 1) as f64)
                }
            };
            let [batch_mean, batch_var] = match norm.statistics {
                Statistics::Global => [stats.mean, batch_var],
                Statistics::PerReplicaUnequal => {
                    [stats.mean, batch_var].map(|v| b.all_reduce_mean(v, self.recipe.replicas))
                }
            };
            blended.push(mix(b, old[0], batch_mean));
            blended.push(mix(b, old[1], batch_var));
        }
        Ok(blended)
    }

    /// The finished program with its manifest.
    fn described(&self, f: Interface, values: Option<&Values<ValueId>>, kind: Kind) -> Artifact {
        let (recipe, problem) = (self.recipe.clone(), self.problem);
        let (func, inputs, outputs, values) = f.finish(values);
        let mut manifest = Manifest {
            format: FORMAT,
            kind,
            entry: ENTRY.into(),
            variant: String::new(),
            replicas: recipe.replicas,
            accumulate: recipe.accumulate,
            batch: recipe.micro_batch(),
            classes: problem.classes,
            inputs,
            outputs,
            values,
            kernels: self.kernels,
            forms: Forms::new(),
            recipe,
            sha256: String::new(),
        };
        manifest.variant = manifest.derive_variant();
        let name = manifest.variant.replace(['-', '.'], "_");
        let module = Module { name, num_replicas: manifest.replicas, num_partitions: 1, mesh: None, funcs: vec![func] };
        let text = truestep_ir::print(&module);
        manifest.sha256 = Manifest::digest(&text);
        Artifact { module, text, manifest }
    }
}

fn report(f: &mut Interface, pass: &Pass, finite: ValueId) {
    f.output(Role::Loss, "loss", pass.loss, Sharding::Replicated);
    f.output(Role::Correct, "correct", pass.correct, Sharding::Replicated);
    f.output(Role::Finite, "finite", finite, Sharding::Replicated);
}

/// What a micro-batch moves on: the statistics of the open window, or in its first micro-batch the running ones.
fn going_on(b: &mut Builder, keep: Option<ValueId>, running: &[ValueId], window: &[ValueId]) -> Vec<ValueId> {
    let Some(keep) = keep else { return running.to_vec() };
    running.iter().zip(window).map(|(&running, &window)| b.select(keep, window, running)).collect()
}

/// What a forward and backward pass gives, over all replicas.
struct Pass {
    values: Values<ValueId>,
    loss: ValueId,
    correct: ValueId,
    batch_stats: Vec<BatchStats>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::precision::Precision;
    use truestep_ir::ElemType;
    use truestep_nets::KernelOrder;

    /// Every program of a recipe that has everything, in these types.
    fn texts(precision: Precision) -> Vec<String> {
        let loss = "loss={name='bce',target='soft',smoothing=0.1,target_threshold=0.2}";
        let set = ["replicas=2", "accumulate=2", "ema=0.9", "clip=1.0", "drop_path=0.2", "dropout=0.1", "batch=16"];
        let set = set.into_iter().chain([loss, "optimizer={name='lamb'}"]).map(String::from);
        let recipe = Recipe::preset("fashion-mnist-resnet18", &set.collect::<Vec<_>>()).unwrap();
        let problem = Problem { image: [32, 32, 3], classes: 10, mean: vec![0.5; 3], std: vec![0.25; 3] };
        let plan = Plan { precision, ..Plan::new(&recipe, &problem, KernelOrder::Hwio).unwrap() };
        let kinds = [Kind::TrainStep, Kind::Accumulate, Kind::Forward, Kind::EvalForward];
        kinds.map(|kind| plan.artifact(kind).unwrap().text).to_vec()
    }

    #[test]
    fn no_type_is_built_in() {
        let has =
            |text: &String, elem: &str| text.contains(&format!("x{elem}>")) || text.contains(&format!("<{elem}>"));
        for text in texts(Precision::all(ElemType::F64)) {
            truestep_ir::parse(&text).unwrap();
            assert!(has(&text, "f64") && !has(&text, "f32"));
        }
        assert!(texts(Precision::default()).iter().all(|text| has(text, "f32") && !has(text, "f64")));
    }

    #[test]
    fn types_may_differ() {
        let (parameters, compute, statistics) = (ElemType::F32, ElemType::Bf16, ElemType::F64);
        let net = truestep_nets::Precision { parameters, compute, statistics };
        for text in texts(Precision { net, loss: ElemType::F32, state: ElemType::F64 }) {
            truestep_ir::parse(&text).unwrap();
        }
    }
}
