//! What a train step computes at a few points, in `f64`.

use std::sync::OnceLock;
use truestep_claim::only;
use truestep_interp::{Tensor, wide};
use truestep_prove::points::{NOT_FINITE, Point};
use truestep_step::{Artifact, Role, Slot};

/// What a step computes at every point, run when it is asked for.
#[derive(Debug, Default)]
pub(crate) struct Behaviour {
    inputs: [OnceLock<Vec<Vec<Tensor<f64>>>>; Point::ALL.len()],
    /// Of the outputs of the forward pass, of those that are few numbers, of all.
    runs: [[OnceLock<Option<Outputs>>; Point::ALL.len()]; 3],
}

/// Of every replica, one after the other.
type Outputs = Vec<Tensor<f64>>;

/// Outputs of at most this many elements are few numbers: for them the weights' updates, many of a step's numbers, need
/// not be computed.
const FEW: usize = 1 << 14;

impl Behaviour {
    /// The largest relative difference of an output of `other`, the step changed, from one of `step`, at the first
    /// point that shows `enough`; ∞ where it cannot be run.
    pub(crate) fn difference(&self, step: &Artifact, other: &Artifact, enough: f64) -> f64 {
        let outputs = &step.manifest.outputs;
        let which = |keep: &dyn Fn(&Slot) -> bool| -> Vec<usize> {
            (0..outputs.len()).filter(|&i| keep(&outputs[i])).collect()
        };
        let forward = which(&|slot| matches!(slot.role, Role::Loss | Role::Correct));
        let few = which(&|slot| slot.ty().numel() <= FEW);
        let all = which(&|_| true);
        let mut largest = 0.0;
        for (part, runs) in [forward, few, all].iter().zip(&self.runs) {
            let finite = step.manifest.output_of(Role::Finite).and_then(|i| part.iter().position(|&k| k == i));
            for ((point, run_of_step), inputs) in Point::ALL.into_iter().zip(runs).zip(&self.inputs) {
                let inputs = inputs.get_or_init(|| point.inputs(&step.manifest));
                // a point that is there to make the step not finite may fail to
                let useful = |outputs: &Outputs| {
                    !NOT_FINITE.contains(&point) || finite.is_some_and(|i| outputs[i].to_f64_vec() == [0.0])
                };
                let expected = run_of_step.get_or_init(|| run(step, inputs, part).ok().filter(useful));
                let Some(expected) = expected else { continue };
                let found = run(other, inputs, part).map_or(f64::INFINITY, |found| distance(&found, expected));
                largest = f64::max(largest, found);
                if largest >= enough {
                    return largest;
                }
            }
        }
        largest
    }
}

/// These outputs of the step.
fn run(artifact: &Artifact, inputs: &[Vec<Tensor<f64>>], outputs: &[usize]) -> Result<Outputs, String> {
    let func = artifact.module.func(&artifact.manifest.entry).ok_or("no entry function")?;
    let func = only(func, outputs);
    let outputs = wide::eval_replicas(&func, inputs.to_vec()).map_err(|e| e.to_string())?;
    Ok(outputs.into_iter().flatten().collect())
}

/// The largest relative difference of an output, by its length; ∞ where one of two numbers is not finite and they
/// differ.
fn distance(found: &Outputs, expected: &Outputs) -> f64 {
    let same = |(f, e): (&f64, &f64)| f == e || (f.is_nan() && e.is_nan());
    let one = |(found, expected): (&Tensor<f64>, &Tensor<f64>)| {
        let (found, expected) = (found.to_f64_vec(), expected.to_f64_vec());
        let (mut difference, mut size) = (0.0, 0.0);
        for (f, e) in found.iter().zip(&expected).filter(|&pair| !same(pair)) {
            difference += (f - e) * (f - e);
        }
        expected.iter().filter(|e| e.is_finite()).for_each(|e| size += e * e);
        let relative = difference.sqrt() / size.sqrt().max(1e-12);
        if relative.is_nan() { f64::INFINITY } else { relative }
    };
    found.iter().zip(expected).map(one).fold(0.0, f64::max)
}
