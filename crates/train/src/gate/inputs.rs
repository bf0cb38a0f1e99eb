//! Deterministic inputs of a train step.

use truestep_data::Draws;
use truestep_interp::Tensor;
use truestep_step::{InitialState, Manifest, Optimizer, Problem, Role, Sharding, Slot};

use super::measure::Values;
use crate::error::TrainError;

/// What shard r is brighter by than shard 0, per r, in grey levels: 0.5 after normalisation with mean and deviation
/// 0.5.
const SHIFT: usize = 64;

/// Images of every kind of gate are normalised with this mean and deviation.
pub(super) const NORMALISED: f64 = 0.5;

/// The global inputs of `manifest`'s step, in order, the batch made for `shards` blocks that differ in mean.
///
/// Values are such that a step in f32 is close to one in f64, and that no output hides its gradient:
/// * what starts at zero (shifts of norms, biases) is moved to about 2, which keeps most ReLUs on: a ReLU whose input
///   is within rounding of zero has two derivatives;
/// * moments are small, so that gradients show in them (a velocity takes the whole gradient, Adam's m a tenth of it),
///   and not zero: a gradient that is zero in exact arithmetic (a bias before a norm) is rounding noise, of which
///   nothing can be asked;
/// * Adam's v is at least about 1e-6, far above ε² = 1e-16: m/√v then does not amplify noise.
pub(super) fn inputs(manifest: &Manifest, problem: &Problem, shards: usize) -> Result<Values, TrainError> {
    let initial = InitialState::new(&manifest.recipe, problem)?;
    let slots = manifest.inputs.iter().enumerate();
    Ok(slots.map(|(i, slot)| values(manifest, slot, i, &initial, shards)).collect())
}

fn values(manifest: &Manifest, slot: &Slot, i: usize, initial: &InitialState, shards: usize) -> Vec<f64> {
    let mut draws = Draws::new(&[i as u64]);
    let n = slot.ty().numel() * if slot.sharding == Sharding::Axis0 { manifest.replicas } else { 1 };
    let adam = manifest.recipe.optimizer.betas().is_some();
    let square = adam || matches!(manifest.recipe.optimizer, Optimizer::RmspropTf(_));
    let mut each = |f: &mut dyn FnMut(&mut Draws, usize) -> f64| (0..n).map(|at| f(&mut draws, at)).collect();
    match slot.role {
        Role::Image => each(&mut |d, at| (d.below(256 - SHIFT * (shards - 1)) + SHIFT * (at * shards / n)) as f64),
        Role::Mask => each(&mut |d, _| if d.unit() < 0.25 { 0.0 } else { 4.0 / 3.0 }),
        Role::Target if slot.dims.len() == 1 => each(&mut |d, _| d.below(manifest.classes) as f64),
        Role::Target => each(&mut |d, _| d.unit()),
        Role::Param => {
            let initial = Tensor::<f64>::from_bytes(&slot.ty(), &initial.of(slot)).to_f64_vec();
            let shift = if initial.iter().all(|&v| v == 0.0) { 2.0 } else { 0.0 };
            let spread = if slot.dims.len() == 1 { 0.1 } else { 0.0 };
            each(&mut |d, at| initial[at] + shift + spread * d.normal())
        }
        Role::SecondMoment if square => each(&mut |d, _| d.uniform(1e-6, 2e-6)),
        Role::FirstMoment => each(&mut |d, _| 1e-3 * d.normal()),
        Role::SecondMoment | Role::Accumulator => each(&mut |d, _| 1e-2 * d.normal()),
        Role::AccumulatorCount => vec![3.0],
        Role::Shadow | Role::RunningMean | Role::WindowMean | Role::ShadowMean => each(&mut |d, _| 0.1 * d.normal()),
        Role::RunningVar | Role::WindowVar | Role::ShadowVar => each(&mut |d, _| d.uniform(0.5, 1.5)),
        Role::LearningRate => vec![if adam { 0.01 } else { 0.1 }],
        Role::BiasCorrection1 => vec![0.19],
        Role::BiasCorrection2 => vec![0.001999],
        Role::Apply => vec![1.0],
        Role::Keep => vec![1.0],
        Role::EmaDecay => vec![0.9],
        Role::Loss | Role::Correct | Role::Finite | Role::Logits => unreachable!("{:?} is an output", slot.role),
    }
}
