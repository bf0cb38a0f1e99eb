//! What a train step computes at a few points, in `f64`.

use crate::points::{NOT_FINITE, Point};
use std::sync::OnceLock;
use truestep_interp::{Tensor, eval_replicas};
use truestep_step::{Artifact, Role};

/// The outputs of a step at every point, computed when they are asked for: none where it cannot be run, or where a point
/// that is there to make it not finite does not.
#[derive(Debug, Default)]
pub(super) struct Behaviour {
    runs: [OnceLock<Option<Outputs>>; Point::ALL.len()],
}

/// Of every replica, one after the other.
type Outputs = Vec<Vec<f64>>;

impl Behaviour {
    /// The largest relative difference of an output of `other`, the step changed, from one of `step`, at the first point
    /// that shows `enough`; ∞ where it cannot be run.
    pub(super) fn difference(&self, step: &Artifact, other: &Artifact, enough: f64) -> f64 {
        let finite = step.manifest.output_of(Role::Finite);
        let mut largest = 0.0;
        for (point, run_of_step) in Point::ALL.into_iter().zip(&self.runs) {
            let useful =
                |outputs: &Outputs| !NOT_FINITE.contains(&point) || finite.is_some_and(|i| outputs[i] == [0.0]);
            let Some(expected) = run_of_step.get_or_init(|| run(step, point).ok().filter(useful)) else { continue };
            let found = run(other, point).map_or(f64::INFINITY, |found| distance(&found, expected));
            largest = f64::max(largest, found);
            if largest >= enough {
                break;
            }
        }
        largest
    }
}

fn run(artifact: &Artifact, point: Point) -> Result<Outputs, String> {
    let func = artifact.module.func(&artifact.manifest.entry).ok_or("no entry function")?;
    let outputs = eval_replicas(&(), func, point.inputs(&artifact.manifest)).map_err(|e| e.to_string())?;
    Ok(outputs.iter().flatten().map(Tensor::to_f64_vec).collect())
}

/// The largest relative difference of an output, by its length; ∞ where one of two numbers is not finite and they differ.
fn distance(found: &Outputs, expected: &Outputs) -> f64 {
    let same = |(f, e): (&f64, &f64)| f == e || (f.is_nan() && e.is_nan());
    let one = |(found, expected): (&Vec<f64>, &Vec<f64>)| {
        let (mut difference, mut size) = (0.0, 0.0);
        for (f, e) in found.iter().zip(expected).filter(|&pair| !same(pair)) {
            difference += (f - e) * (f - e);
        }
        expected.iter().filter(|e| e.is_finite()).for_each(|e| size += e * e);
        let relative = difference.sqrt() / size.sqrt().max(1e-12);
        if relative.is_nan() { f64::INFINITY } else { relative }
    };
    found.iter().zip(expected).map(one).fold(0.0, f64::max)
}
