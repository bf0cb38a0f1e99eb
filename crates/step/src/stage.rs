//! The optimizer stage: the gradients that a window of micro-batches has summed are averaged and clipped, one rule
//! takes every tensor on, parameters are averaged over time, and nothing moves in a step that does not count.

use crate::interface::Inputs;
use crate::manifest::Role;
use crate::optimizer::{self, Corrections, Tensor, scaled, sum_of_squares};
use crate::precision::Precision;
use crate::recipe::Recipe;
use truestep_ir::{Binary, Builder, ElemType, Func, Op, TensorType, Unary, ValueId};

/// The optimizer stage of a train step alone.
pub struct OptimizerStage {
    /// `[θ…, m…, v…, G…, n, E…, g…, lr, 1 − β₁ᵗ, 1 − β₂ᵗ, apply, keep, d] → [θ'…, m'…, v'…, G'…, n', E'…, finite]`,
    /// what the recipe has no use for left out.
    pub func: Func,
    /// Means of the gradients over the window, where they accumulate.
    pub means: Vec<ValueId>,
    /// What clipping makes of them, or of the gradients.
    pub clipped: Vec<ValueId>,
}

/// A parameter that the optimizer stage takes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trainable {
    /// Its type.
    pub ty: TensorType,
    /// Whether it decays under a recipe's `decay_mask`.
    pub decays: bool,
}

/// The optimizer stage for these parameters, all of one element type, which is that of the scalars too.
pub fn optimizer_stage(recipe: &Recipe, params: &[Trainable]) -> OptimizerStage {
    let float = params.first().map_or(Precision::default().state, |param| param.ty.elem);
    let mut b = Builder::new("optimizer");
    let mut inputs = Inputs::default();
    for role in regions(recipe) {
        match role {
            Role::AccumulatorCount => inputs.push(role, b.param(TensorType::scalar(float))),
            _ => params.iter().for_each(|param| inputs.push(role, b.param(param.ty.clone()))),
        }
    }
    let gradients: Vec<ValueId> = params.iter().map(|param| b.param(param.ty.clone())).collect();
    for (role, _, elem) in scalars(recipe, float) {
        inputs.push(role, b.param(TensorType::scalar(elem)));
    }
    let decays: Vec<bool> = params.iter().map(|param| param.decays).collect();
    let next = stage(&mut b, recipe, &decays, &Scalars::of(&inputs), &State::of(&inputs), &gradients);
    let results: Vec<ValueId> = next.state.values().chain([next.finite]).collect();
    let (n_results, n_means) = (results.len(), next.means.len());
    let mut func = b.finish(&[results, next.means, next.clipped].concat());
    let mut means = func.split_results(n_results);
    let clipped = means.split_off(n_means);
    OptimizerStage { func, means, clipped }
}

/// The regions of the state that the stage of `recipe` reads and replaces, in order. Each has one tensor per parameter,
/// [`Role::AccumulatorCount`] one number.
pub(crate) fn regions(recipe: &Recipe) -> Vec<Role> {
    let moments = optimizer::regions(&recipe.optimizer);
    let regions = [
        (Role::Param, true),
        (Role::FirstMoment, moments.first_moment.is_some()),
        (Role::SecondMoment, moments.second_moment.is_some()),
        (Role::Accumulator, recipe.accumulate > 1),
        (Role::AccumulatorCount, recipe.accumulate > 1),
        (Role::Shadow, recipe.ema.is_some()),
    ];
    regions.into_iter().filter(|(_, kept)| *kept).map(|(role, _)| role).collect()
}

/// The scalars that the stage of `recipe` reads, in order, with their names; numbers are of type `state`.
pub(crate) fn scalars(recipe: &Recipe, state: ElemType) -> Vec<(Role, &'static str, ElemType)> {
    let (corrects, accumulates) = (recipe.optimizer.betas().is_some(), recipe.accumulate > 1);
    let scalars = [
        (true, (Role::LearningRate, "lr", state)),
        (corrects, (Role::BiasCorrection1, "bc1", state)),
        (corrects, (Role::BiasCorrection2, "bc2", state)),
        (accumulates, (Role::Apply, "apply", ElemType::I1)),
        (accumulates, (Role::Keep, "keep", ElemType::I1)),
        (recipe.ema.is_some(), (Role::EmaDecay, "ema_decay", state)),
    ];
    scalars.into_iter().filter(|(read, _)| *read).map(|(_, scalar)| scalar).collect()
}

/// The state that the stage reads and replaces, one value per parameter in each region.
pub(crate) struct State {
    /// θ
    pub(crate) params: Vec<ValueId>,
    /// m
    first: Option<Vec<ValueId>>,
    /// v
    second: Option<Vec<ValueId>>,
    sums: Option<Sums>,
    /// E
    shadows: Option<Vec<ValueId>>,
}

impl State {
    /// That of a function with these inputs.
    pub(crate) fn of(inputs: &Inputs) -> Self {
        State {
            params: inputs.of(&[Role::Param]),
            first: inputs.region(Role::FirstMoment),
            second: inputs.region(Role::SecondMoment),
            sums: Sums::of(inputs),
            shadows: inputs.region(Role::Shadow),
        }
    }

    /// Every value, in order.
    pub(crate) fn values(&self) -> impl Iterator<Item = ValueId> + '_ {
        let moments = self.first.iter().chain(&self.second);
        let sums = self.sums.iter().flat_map(Sums::values);
        self.params.iter().chain(moments.flatten()).copied().chain(sums).chain(self.shadows.iter().flatten().copied())
    }
}

/// Gradients summed over the micro-batches of a window so far, and the number of these.
pub(crate) struct Sums {
    /// G
    pub(crate) gradients: Vec<ValueId>,
    /// n
    pub(crate) count: ValueId,
}

impl Sums {
    /// Those of a function with these inputs, where gradients accumulate.
    pub(crate) fn of(inputs: &Inputs) -> Option<Self> {
        let count = inputs.one(Role::AccumulatorCount)?;
        Some(Sums { gradients: inputs.of(&[Role::Accumulator]), count })
    }

    pub(crate) fn values(&self) -> impl Iterator<Item = ValueId> + '_ {
        self.gradients.iter().copied().chain([self.count])
    }

    /// `G' = keep·G + g; n' = keep·n + 1`, where `keep·` leaves nothing of what is not kept, finite or not.
    pub(crate) fn plus(&self, b: &mut Builder, keep: ValueId, gradients: &[ValueId]) -> Self {
        let kept = |b: &mut Builder, old: ValueId| {
            let zero = b.full_like(0.0, old);
            b.select(keep, old, zero)
        };
        let plus = |(&old, &g): (&ValueId, &ValueId)| {
            let old = kept(b, old);
            b.add(old, g)
        };
        let gradients = self.gradients.iter().zip(gradients).map(plus).collect();
        let count = kept(b, self.count);
        Sums { gradients, count: b.add_const(count, 1.0) }
    }

    /// `G/n`
    fn mean(&self, b: &mut Builder) -> Vec<ValueId> {
        let mean = |&sum: &ValueId| {
            let count = b.broadcast_like(self.count, &[], sum);
            b.div(sum, count)
        };
        self.gradients.iter().map(mean).collect()
    }
}

/// Runtime scalars of the step.
pub(crate) struct Scalars {
    lr: ValueId,
    corrections: Option<Corrections>,
    pub(crate) phases: Option<Phases>,
    /// d
    pub(crate) decay: Option<ValueId>,
}

/// Where a micro-batch stands in its window.
pub(crate) struct Phases {
    apply: ValueId,
    pub(crate) keep: ValueId,
}

impl Scalars {
    /// Those of a function with these inputs.
    pub(crate) fn of(inputs: &Inputs) -> Self {
        let corrections = inputs.one(Role::BiasCorrection1).zip(inputs.one(Role::BiasCorrection2));
        let phases = inputs.one(Role::Apply).zip(inputs.one(Role::Keep));
        Scalars {
            lr: inputs.one(Role::LearningRate).expect("every stage has one"),
            corrections: corrections.map(|(first, second)| Corrections { first, second }),
            phases: phases.map(|(apply, keep)| Phases { apply, keep }),
            decay: inputs.one(Role::EmaDecay),
        }
    }
}

/// What comes of the stage.
pub(crate) struct Next {
    pub(crate) state: State,
    /// Whether every gradient, summed over the window so far, is finite.
    pub(crate) finite: ValueId,
    /// Whether the optimizer has stepped.
    pub(crate) stepped: ValueId,
    /// Means of the gradients over the window, where they accumulate.
    pub(crate) means: Vec<ValueId>,
    /// What clipping makes of them, or of the gradients.
    pub(crate) clipped: Vec<ValueId>,
}

/// One micro-batch, and the optimizer step if it ends a window, computed in the type of the scalars, which that of the
/// gradients is too; `decays` says of every parameter whether it decays under a mask.
pub(crate) fn stage(
    b: &mut Builder,
    recipe: &Recipe,
    decays: &[bool],
    scalars: &Scalars,
    old: &State,
    gradients: &[ValueId],
) -> Next {
    let phases = scalars.phases.as_ref();
    let sums = old.sums.as_ref().zip(phases).map(|(sums, phases)| sums.plus(b, phases.keep, gradients));
    let finite = all_finite(b, sums.as_ref().map_or(gradients, |sums| &sums.gradients));
    let stepped = phases.map_or(finite, |phases| b.binary(Binary::And, phases.apply, finite));
    let means = sums.as_ref().map_or_else(Vec::new, |sums| sums.mean(b));
    let averaged = if means.is_empty() { gradients } else { &means };
    let clipped = recipe.clip.map_or_else(Vec::new, |limit| clip(b, limit, averaged));
    let taken = if clipped.is_empty() { averaged } else { &clipped };
    let at = |region: &Option<Vec<ValueId>>, i: usize| region.as_ref().map(|values| values[i]);
    let state = b.ty(scalars.lr).elem;
    let params: Vec<ValueId> = old.params.iter().map(|&param| b.convert(param, state)).collect();
    let tensors = params.into_iter().zip(taken).enumerate().map(|(i, (param, &grad))| Tensor {
        param,
        grad,
        decays: decays[i],
        first: at(&old.first, i),
        second: at(&old.second, i),
    });
    let new: Vec<_> = tensors
        .map(|tensor| optimizer::update(b, &recipe.optimizer, scalars.lr, scalars.corrections.as_ref(), tensor))
        .collect();
    let shadows: Option<Vec<ValueId>> = old.shadows.as_ref().zip(scalars.decay).map(|(shadows, decay)| {
        shadows.iter().zip(&new).map(|(&shadow, new)| moved(b, decay, shadow, new.param)).collect()
    });
    let mut guarded = |old: &[ValueId], new: Vec<ValueId>| -> Vec<ValueId> {
        let guard = |(&old, new): (&ValueId, ValueId)| {
            let new = b.convert(new, b.ty(old).elem);
            b.select(stepped, new, old)
        };
        old.iter().zip(new).map(guard).collect()
    };
    let params = guarded(&old.params, new.iter().map(|t| t.param).collect());
    let first = old.first.as_ref().map(|old| guarded(old, new.iter().filter_map(|t| t.first).collect()));
    let second = old.second.as_ref().map(|old| guarded(old, new.iter().filter_map(|t| t.second).collect()));
    let shadows = old.shadows.as_ref().zip(shadows).map(|(old, new)| guarded(old, new));
    Next { state: State { params, first, second, sums, shadows }, finite, stepped, means, clipped }
}

/// `d·average + (1 − d)·new`
pub(crate) fn moved(b: &mut Builder, decay: ValueId, average: ValueId, new: ValueId) -> ValueId {
    let decay = b.convert(decay, b.ty(average).elem);
    let one = b.full_like(1.0, decay);
    let rest = b.sub(one, decay);
    let average = scaled(b, average, decay);
    let new = scaled(b, new, rest);
    b.add(average, new)
}

/// `i1`: no element of any of `values` is infinite or NaN.
pub(crate) fn all_finite(b: &mut Builder, values: &[ValueId]) -> ValueId {
    let mut all = b.scalar(1.0, ElemType::I1);
    for &v in values {
        let finite = b.op(Op::IsFinite, &[v]);
        let dims: Vec<usize> = (0..b.ty(v).rank()).collect();
        let finite = b.reduce(Binary::And, finite, 1.0, &dims);
        all = b.binary(Binary::And, all, finite);
    }
    all
}

/// `g·min(1, C/(‖g‖ + ε))` for every gradient, ‖g‖ over all of them, ε = 1e-6 (torch's `clip_grad_norm_`).
fn clip(b: &mut Builder, limit: f64, gradients: &[ValueId]) -> Vec<ValueId> {
    const EPS: f64 = 1e-6;
    let squares: Vec<ValueId> = gradients.iter().map(|&g| sum_of_squares(b, g)).collect();
    let Some(total) = squares.into_iter().reduce(|a, x| b.add(a, x)) else { return Vec::new() };
    let norm = b.unary(Unary::Sqrt, total);
    let norm = b.add_const(norm, EPS);
    let limit = b.full_like(limit, norm);
    let factor = b.div(limit, norm);
    let one = b.full_like(1.0, factor);
    let factor = b.binary(Binary::Minimum, one, factor);
    gradients.iter().map(|&g| scaled(b, g, factor)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_decays_is_what_was_declared() {
        let decayed = |mask: bool, decays: [bool; 2]| {
            let set = [format!("optimizer={{name='sgd',weight_decay=0.5,decay_mask={mask}}}")];
            let recipe = Recipe::preset("digits", &set).unwrap();
            let shapes: [&[usize]; 2] = [&[3, 2], &[3]];
            let param = |(dims, decays)| Trainable { ty: TensorType::new(dims, ElemType::F32), decays };
            let stage = optimizer_stage(&recipe, &shapes.into_iter().zip(decays).map(param).collect::<Vec<_>>());
            // every decay is a product of a parameter with a constant
            let params = &stage.func.body.params;
            [0, 1].map(|i| {
                stage
                    .func
                    .body
                    .instrs
                    .iter()
                    .any(|instr| instr.op == Op::Binary(Binary::Multiply) && instr.operands.contains(&params[i]))
            })
        };
        for decays in [[true, false], [false, true], [false, false]] {
            assert_eq!(decayed(true, decays), decays);
            assert_eq!(decayed(false, decays), [true; 2]);
        }
    }
}
