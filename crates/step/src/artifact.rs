//! From a recipe to text and manifest.

use crate::forms::{self, Form, Forms};
use crate::interface::Interface;
use crate::loss::{self, Targets};
use crate::manifest::{FORMAT, Kind, Manifest, Role, Sharding};
use crate::optimizer::{self, Scalars, Tensor};
use crate::recipe::{Recipe, RecipeError, Statistics, Target, Variance, suggestion};
use crate::values::{NormValues, Values};
use truestep_ad::Tape;
use truestep_ir::{Binary, Builder, ElemType, Literal, Module, Op, TensorType, ValueId};
use truestep_nets::{BatchStats, KernelOrder, NETS, Net, NormMode, ParamSpec, Signature};

/// What the network sees: facts about the prepared images.
#[derive(Clone, Debug, PartialEq)]
pub struct Problem {
    /// Height, width and channels of an image, after padding.
    pub image: [usize; 3],
    /// Number of classes.
    pub classes: usize,
    /// Mean of each channel, images scaled to `[0, 1]`.
    pub mean: Vec<f64>,
    /// Standard deviation of each channel, images scaled to `[0, 1]`.
    pub std: Vec<f64>,
}

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

/// What may be chosen to suit a backend without changing what is computed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Choices {
    /// Order of the dimensions of convolution kernels, and of their moments, at the interface.
    pub kernels: KernelOrder,
    /// Instructions that are not in their native form.
    pub forms: Forms,
}

/// Renders one program of a recipe.
///
/// # Errors
/// An unknown network, images too small for it, or a batch norm with one value per channel.
pub fn render(recipe: &Recipe, problem: &Problem, kind: Kind) -> Result<Artifact, RecipeError> {
    render_with(recipe, problem, kind, &Choices::default())
}

/// [`render`] with these choices.
///
/// # Errors
/// As [`render`].
pub fn render_with(recipe: &Recipe, problem: &Problem, kind: Kind, choices: &Choices) -> Result<Artifact, RecipeError> {
    let plan = Plan::new(recipe, problem, choices.kernels)?;
    let (program, values) = match kind {
        Kind::TrainStep => plan.train_step().map(|(program, values)| (program, Some(values)))?,
        Kind::Forward => (plan.forward(), None),
        Kind::EvalForward => (plan.eval_forward(), None),
    };
    let artifact = plan.artifact(program, values.as_ref(), kind);
    Ok(if choices.forms.is_empty() { artifact } else { artifact.with_forms(&choices.forms) })
}

/// The network of a recipe with its parameters and statistics for these images.
///
/// # Errors
/// An unknown network (with a suggestion), or images too small for it.
pub fn network(recipe: &Recipe, problem: &Problem) -> Result<(&'static Net, Signature), RecipeError> {
    let net = Net::find(&recipe.net).ok_or_else(|| RecipeError {
        place: "net".into(),
        what: format!("no network `{}`{}", recipe.net, suggestion(&recipe.net, NETS.iter().map(|net| net.name))),
    })?;
    let signature = net.signature(problem.image, problem.classes);
    if let Some(empty) = signature.params.iter().find(|p| p.dims.contains(&0)) {
        let [h, w, _] = problem.image;
        let what = format!("images of {h}×{w} are too small: {} would have shape {:?}", empty.name, empty.dims);
        return Err(RecipeError { place: format!("net {}", recipe.net), what });
    }
    Ok((net, signature))
}

const ENTRY: &str = "main";
const ELEM: ElemType = ElemType::F32;

struct Plan<'a> {
    recipe: &'a Recipe,
    problem: &'a Problem,
    net: &'static Net,
    signature: Signature,
    kernels: KernelOrder,
}

impl<'a> Plan<'a> {
    fn new(recipe: &'a Recipe, problem: &'a Problem, kernels: KernelOrder) -> Result<Self, RecipeError> {
        let (net, signature) = network(recipe, problem)?;
        Ok(Plan { recipe, problem, net, signature, kernels })
    }

    fn train_step(&self) -> Result<(Interface, Values<ValueId>), RecipeError> {
        let (recipe, replicas) = (self.recipe, self.recipe.replicas);
        let mut f = Interface::new(ENTRY);
        let image = self.image(&mut f);
        let params = self.params(&mut f, Role::Param);
        let regions = optimizer::regions(&recipe.optimizer);
        let first = regions.first_moment.map(|_| self.params(&mut f, Role::FirstMoment));
        let second = regions.second_moment.map(|_| self.params(&mut f, Role::SecondMoment));
        let running = self.running(&mut f);
        let scalars = Scalars::declare(&mut f, &recipe.optimizer);
        let target = f.input(Role::Target, "target", self.target_type(), Sharding::Axis0);

        let (b, mut tape) = (&mut f.builder, Tape::new());
        let x = self.normalise(b, image);
        let forward =
            self.net.forward(b, &mut tape, x, self.problem.classes, &params, self.batch_norms(), self.kernels);
        let target = match recipe.loss.target {
            Target::Labels => Targets::Labels(target),
            Target::Soft => Targets::Soft(target),
        };
        let loss = loss::loss(b, &mut tape, forward.logits, target, &recipe.loss);
        let correct = loss::correct(b, forward.logits, target);
        let seed = b.scalar(1.0, ELEM);
        let gradients = tape.backward(b, &[(loss, seed)], &params).unwrap_or_else(|e| panic!("{}: {e}", self.net.name));
        let gradients: Vec<ValueId> = gradients
            .into_iter()
            .zip(&params)
            .map(|(g, &param)| {
                let g = g.unwrap_or_else(|| b.full_like(0.0, param));
                b.all_reduce_mean(g, replicas)
            })
            .collect();
        let finite = all_finite(b, &gradients);
        let (loss, correct) = self.report(b, loss, correct);

        let at = |region: &Option<Vec<ValueId>>, i: usize| region.as_ref().map(|values| values[i]);
        let tensors = params.iter().zip(&gradients).enumerate();
        let tensors =
            tensors.map(|(i, (&param, &grad))| Tensor { param, grad, first: at(&first, i), second: at(&second, i) });
        let next = optimizer::stage(b, recipe, &scalars, tensors.collect());
        let stats = self.blend(b, &running, &forward.batch_stats)?;

        let mut guard = |old: ValueId, new: ValueId| b.select(finite, new, old);
        let mut state: Vec<(ValueId, ValueId)> = Vec::new();
        state.extend(params.iter().zip(&next).map(|(&old, new)| (old, guard(old, new.param))));
        for (region, pick) in [(&first, first_of as Pick), (&second, second_of)] {
            if let Some(old) = region {
                state.extend(old.iter().zip(&next).map(|(&old, new)| (old, guard(old, pick(new)))));
            }
        }
        let old_stats = running.iter().flat_map(|&(mean, var)| [mean, var]);
        state.extend(old_stats.zip(stats).map(|(old, new)| (old, guard(old, new))));

        for (old, new) in state {
            f.output_of_state(old, new);
        }
        f.output(Role::Loss, "loss", loss, Sharding::Replicated);
        f.output(Role::Correct, "correct", correct, Sharding::Replicated);
        f.output(Role::Finite, "finite", finite, Sharding::Replicated);
        let norm = |s: &BatchStats| NormValues { input: s.input, mean: s.mean, var: s.var, scale: s.scale };
        let norms = forward.batch_stats.iter().map(norm).collect();
        Ok((f, Values { logits: forward.logits, gradients, norms }))
    }

    fn forward(&self) -> Interface {
        let mut f = Interface::new(ENTRY);
        let image = self.image(&mut f);
        let params = self.params(&mut f, Role::Param);
        self.logits(f, image, &params, self.batch_norms())
    }

    fn eval_forward(&self) -> Interface {
        let mut f = Interface::new(ENTRY);
        let image = self.image(&mut f);
        let params = self.params(&mut f, Role::Param);
        let running = self.running(&mut f);
        self.logits(f, image, &params, NormMode::Running(running))
    }

    fn logits(&self, mut f: Interface, image: ValueId, params: &[ValueId], mode: NormMode) -> Interface {
        let x = self.normalise(&mut f.builder, image);
        let forward =
            self.net.forward(&mut f.builder, &mut Tape::new(), x, self.problem.classes, params, mode, self.kernels);
        f.output(Role::Logits, "logits", forward.logits, Sharding::Axis0);
        f
    }

    fn image(&self, f: &mut Interface) -> ValueId {
        let [h, w, c] = self.problem.image;
        let ty = TensorType::new([self.recipe.micro_batch(), h, w, c], ElemType::Ui8);
        f.input(Role::Image, "x", ty, Sharding::Axis0)
    }

    fn target_type(&self) -> TensorType {
        let batch = self.recipe.micro_batch();
        match self.recipe.loss.target {
            Target::Labels => TensorType::new([batch], ElemType::I32),
            Target::Soft => TensorType::new([batch, self.problem.classes], ELEM),
        }
    }

    /// One input per parameter.
    fn params(&self, f: &mut Interface, role: Role) -> Vec<ValueId> {
        let mut param = |p: &ParamSpec| match <[usize; 4]>::try_from(p.dims.as_slice()) {
            Ok(kernel) if self.kernels != KernelOrder::default() => {
                let (ty, order) = (TensorType::new(self.kernels.dims(kernel), ELEM), self.kernels.permutation());
                f.permuted_input(role, &p.name, ty, Sharding::Replicated, &order)
            }
            _ => f.input(role, &p.name, TensorType::new(p.dims.as_slice(), ELEM), Sharding::Replicated),
        };
        self.signature.params.iter().map(&mut param).collect()
    }

    /// Running mean and variance of every norm.
    fn running(&self, f: &mut Interface) -> Vec<(ValueId, ValueId)> {
        let mut stat = |role, name: &str, suffix: &str, channels: usize| {
            f.input(role, &format!("{name}.{suffix}"), TensorType::new([channels], ELEM), Sharding::Replicated)
        };
        let norms = self.signature.stats.iter();
        norms
            .map(|s| {
                let mean = stat(Role::RunningMean, &s.name, "running_mean", s.channels);
                (mean, stat(Role::RunningVar, &s.name, "running_var", s.channels))
            })
            .collect()
    }

    fn batch_norms(&self) -> NormMode {
        match self.recipe.norm.statistics {
            Statistics::Global => NormMode::Batch { replicas: self.recipe.replicas },
            Statistics::PerReplicaUnequal => NormMode::Batch { replicas: 1 },
        }
    }

    /// `(x/255 − mean)/std`, per channel.
    fn normalise(&self, b: &mut Builder, image: ValueId) -> ValueId {
        let x = b.convert(image, ELEM);
        let x = b.div_const(x, 255.0);
        let mut per_channel = |values: &[f64]| {
            let bits = values.iter().map(|&v| truestep_ir::encode_f64(ELEM, v));
            let vector = b.constant(Literal::from_bits(TensorType::new([values.len()], ELEM), bits));
            b.broadcast_like(vector, &[3], x)
        };
        let (mean, std) = (per_channel(&self.problem.mean), per_channel(&self.problem.std));
        let centred = b.sub(x, mean);
        b.div(centred, std)
    }

    /// Loss and correct count of the global batch, exchanged in one packed collective.
    fn report(&self, b: &mut Builder, loss: ValueId, correct: ValueId) -> (ValueId, ValueId) {
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
    fn blend(
        &self,
        b: &mut Builder,
        running: &[(ValueId, ValueId)],
        batch: &[BatchStats],
    ) -> Result<Vec<ValueId>, RecipeError> {
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
        let mut blended = Vec::with_capacity(2 * running.len());
        for ((stats, &(mean, var)), spec) in batch.iter().zip(running).zip(&self.signature.stats) {
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
            blended.push(mix(b, mean, batch_mean));
            blended.push(mix(b, var, batch_var));
        }
        Ok(blended)
    }

    fn artifact(&self, f: Interface, values: Option<&Values<ValueId>>, kind: Kind) -> Artifact {
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

type Pick = fn(&optimizer::Updated) -> ValueId;

fn first_of(new: &optimizer::Updated) -> ValueId {
    new.first.expect("an optimizer with first moments returns them")
}

fn second_of(new: &optimizer::Updated) -> ValueId {
    new.second.expect("an optimizer with second moments returns them")
}

/// `i1`: no element of any of `values` is infinite or NaN.
fn all_finite(b: &mut Builder, values: &[ValueId]) -> ValueId {
    let mut all = b.scalar(1.0, ElemType::I1);
    for &v in values {
        let finite = b.op(Op::IsFinite, &[v]);
        let dims: Vec<usize> = (0..b.ty(v).rank()).collect();
        let finite = b.reduce(Binary::And, finite, 1.0, &dims);
        all = b.binary(Binary::And, all, finite);
    }
    all
}
