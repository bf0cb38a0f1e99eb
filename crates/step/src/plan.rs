//! What is known of a recipe's programs before one is written: network, masks, and which inputs they have.

use crate::manifest::{Kind, Role, Sharding, Slot};
use crate::masks::{self, Mask};
use crate::precision::Precision;
use crate::problem::{Problem, network};
use crate::recipe::{Recipe, RecipeError, Target};
use crate::stage;
use truestep_ir::{ElemType, TensorType};
use truestep_nets::{KernelOrder, Net, ParamSpec, Signature};

/// A recipe with what follows from it for its images.
pub(crate) struct Plan<'a> {
    pub(crate) recipe: &'a Recipe,
    pub(crate) problem: &'a Problem,
    pub(crate) net: &'static Net,
    pub(crate) signature: Signature,
    /// Of every drop site in turn.
    pub(crate) masks: Vec<Option<Mask>>,
    pub(crate) kernels: KernelOrder,
    pub(crate) precision: Precision,
}

impl<'a> Plan<'a> {
    pub(crate) fn new(recipe: &'a Recipe, problem: &'a Problem, kernels: KernelOrder) -> Result<Self, RecipeError> {
        let (net, signature) = network(recipe, problem)?;
        let masks = masks::by_site(recipe, &signature)?;
        Ok(Plan { recipe, problem, net, signature, masks, kernels, precision: Precision::default() })
    }

    /// The inputs of a program, in order: those of the train step that it reads.
    pub(crate) fn inputs(&self, kind: Kind) -> Vec<Slot> {
        let (accumulates, averages) = (self.recipe.accumulate > 1, self.recipe.ema.is_some());
        let mut slots = vec![self.image()];
        slots.extend(stage::regions(self.recipe).into_iter().flat_map(|role| self.region(role)));
        let statistics = [
            (true, [Role::RunningMean, Role::RunningVar]),
            (accumulates, [Role::WindowMean, Role::WindowVar]),
            (averages, [Role::ShadowMean, Role::ShadowVar]),
        ];
        let kept = statistics.into_iter().filter(|(kept, _)| *kept);
        slots.extend(kept.flat_map(|(_, roles)| self.statistics(roles)));
        let scalar = |(role, name, elem)| Slot::new(role, name, &TensorType::scalar(elem), Sharding::Replicated);
        slots.extend(stage::scalars(self.recipe, self.precision.state).into_iter().map(scalar));
        slots.extend(self.masks.iter().flatten().map(|mask| self.factors(mask)));
        slots.push(self.target());
        slots.retain(|slot| reads(kind, slot.role));
        slots
    }

    fn image(&self) -> Slot {
        let [h, w, c] = self.problem.image;
        let ty = TensorType::new([self.recipe.micro_batch(), h, w, c], ElemType::Ui8);
        Slot::new(Role::Image, "x", &ty, Sharding::Axis0)
    }

    /// One slot per parameter, or the one count of them.
    fn region(&self, role: Role) -> Vec<Slot> {
        match role {
            Role::AccumulatorCount => {
                vec![Slot::new(role, "count", &TensorType::scalar(self.precision.state), Sharding::Replicated)]
            }
            _ => self.signature.params.iter().map(|param| self.param(role, param)).collect(),
        }
    }

    fn param(&self, role: Role, param: &ParamSpec) -> Slot {
        let elem = if role == Role::Param { self.precision.net.parameters } else { self.precision.state };
        let slot = |dims: &[usize]| Slot::new(role, &param.name, &TensorType::new(dims, elem), Sharding::Replicated);
        match <[usize; 4]>::try_from(param.dims.as_slice()) {
            Ok(kernel) if self.kernels != KernelOrder::default() => {
                Slot { permutation: self.kernels.permutation().to_vec(), ..slot(&self.kernels.dims(kernel)) }
            }
            _ => slot(&param.dims),
        }
    }

    /// Mean and variance of every norm in turn, with these roles.
    fn statistics(&self, [mean, var]: [Role; 2]) -> impl Iterator<Item = Slot> {
        self.signature.stats.iter().flat_map(move |stats| {
            let ty = TensorType::new([stats.channels], self.precision.net.statistics);
            let both = [(mean, "running_mean"), (var, "running_var")];
            both.map(|(role, what)| Slot::new(role, &format!("{}.{what}", stats.name), &ty, Sharding::Replicated))
        })
    }

    fn factors(&self, mask: &Mask) -> Slot {
        let dims: Vec<usize> = [self.recipe.micro_batch()].into_iter().chain(mask.features).collect();
        Slot::new(Role::Mask, &mask.name, &TensorType::new(dims, self.precision.net.compute), Sharding::Axis0)
    }

    fn target(&self) -> Slot {
        let batch = self.recipe.micro_batch();
        let ty = match self.recipe.loss.target {
            Target::Labels => TensorType::new([batch], ElemType::I32),
            Target::Soft => TensorType::new([batch, self.problem.classes], self.precision.loss),
        };
        Slot::new(Role::Target, "target", &ty, Sharding::Axis0)
    }
}

/// Whether a program reads the inputs of the train step that have this role.
fn reads(kind: Kind, role: Role) -> bool {
    use Role::{
        Accumulator, AccumulatorCount, Image, Keep, Mask, Param, RunningMean, RunningVar, Target, WindowMean, WindowVar,
    };
    match kind {
        Kind::TrainStep => true,
        Kind::Accumulate => {
            let state = [Accumulator, AccumulatorCount, RunningMean, RunningVar, WindowMean, WindowVar];
            state.contains(&role) || [Image, Param, Keep, Mask, Target].contains(&role)
        }
        Kind::Forward => [Image, Param, Mask].contains(&role),
        Kind::EvalForward => [Image, Param, RunningMean, RunningVar].contains(&role),
    }
}
