//! How far a step on an engine is from the same step in double precision.

use serde::Serialize;
use truestep_engine::{Engine, INTERP_F64, Options};
use truestep_step::{Artifact, Manifest, Problem, Role, Sharding};

use super::inputs::inputs;
use super::measure::{Values, difference, outputs};
use crate::error::TrainError;
use crate::loaded::Loaded;

/// The outputs of one role after one step, beside those of `interp-f64`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Deviation {
    /// The role.
    pub role: Role,
    /// Number of tensors.
    pub tensors: usize,
    /// The largest `‖found − expected‖ / ‖expected‖` of these tensors, Euclidean.
    pub largest: f64,
    /// The median of the same.
    pub median: f64,
    /// Name of the tensor with the largest.
    pub worst: String,
    /// The largest `‖found − expected‖ / ‖expected − before‖`, for state: the deviation beside what the step changes.
    pub of_change: Option<f64>,
}

/// Runs a train step once, on inputs as gates use them, and measures each role's outputs, in the order of the manifest.
///
/// # Errors
/// The engine's; [`TrainError::Mismatch`] if text and manifest disagree.
pub fn deviations(artifact: &Artifact, problem: &Problem, engine: &dyn Engine) -> Result<Vec<Deviation>, TrainError> {
    let manifest = &artifact.manifest;
    let global = inputs(manifest, problem, manifest.replicas)?;
    let run = |engine: &dyn Engine| outputs(&Loaded::new(engine, artifact)?, &global, 1);
    let (expected, found) = (run(INTERP_F64.open(&Options::default())?.as_ref())?, run(engine)?);

    let mut groups: Vec<(Role, Vec<Measured>)> = Vec::new();
    for (i, slot) in manifest.outputs.iter().enumerate() {
        let before = manifest.inputs.iter().position(|input| input.donated_to == Some(i));
        let of_replica = |r: usize| {
            let (e, f) = (&expected[r][i], &found[r][i]);
            let change = before.map(|k| apart(f, e) / apart(e, block(manifest, &global, k, r)));
            (difference(f, e, 1.0), change)
        };
        let (relative, of_change) = (0..manifest.replicas)
            .map(of_replica)
            .max_by(|a, b| a.0.total_cmp(&b.0))
            .ok_or_else(|| TrainError::request("replicas", "0", "no replica"))?;
        let measured = Measured { relative, of_change, name: slot.name.clone() };
        match groups.iter_mut().find(|(role, _)| *role == slot.role) {
            Some((_, group)) => group.push(measured),
            None => groups.push((slot.role, vec![measured])),
        }
    }
    Ok(groups.into_iter().map(|(role, group)| summary(role, group)).collect())
}

/// What replica `r` gets of input `i`.
fn block<'v>(manifest: &Manifest, global: &'v Values, i: usize, r: usize) -> &'v [f64] {
    let values = &global[i];
    match manifest.inputs[i].sharding {
        Sharding::Replicated => values,
        Sharding::Axis0 => {
            let n = values.len() / manifest.replicas;
            &values[r * n..][..n]
        }
    }
}

/// One tensor.
struct Measured {
    relative: f64,
    of_change: Option<f64>,
    name: String,
}

fn summary(role: Role, mut group: Vec<Measured>) -> Deviation {
    group.sort_by(|a, b| a.relative.total_cmp(&b.relative));
    let of_change = group.iter().filter_map(|m| m.of_change).max_by(f64::total_cmp);
    let (tensors, median, last) = (group.len(), group[group.len() / 2].relative, group.len() - 1);
    let Measured { relative: largest, name: worst, .. } = group.swap_remove(last);
    Deviation { role, tensors, largest, median, worst, of_change }
}

/// `‖x − y‖`
fn apart(x: &[f64], y: &[f64]) -> f64 {
    x.iter().zip(y).map(|(x, y)| (x - y).powi(2)).sum::<f64>().sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;
    use truestep_engine::{EMBEDDED, Row};
    use truestep_step::{Kind, Recipe, render};

    #[test]
    fn single_precision_is_near_double_and_not_equal_to_it() {
        let problem = Problem { image: [16, 16, 3], classes: 10, mean: vec![0.5; 3], std: vec![0.5; 3] };
        let set = ["net=cifar8w-bn", "batch=4", "replicas=2", "optimizer={name='adamw'}"].map(str::to_owned);
        let step = render(&Recipe::preset("cifar8", &set).unwrap(), &problem, Kind::TrainStep).unwrap();
        let engine = |row: &Row| row.open(&Options::default()).unwrap();
        let exact = deviations(&step, &problem, engine(&INTERP_F64).as_ref()).unwrap();
        assert!(exact.iter().all(|group| group.largest == 0.0));
        let single = deviations(&step, &problem, engine(&EMBEDDED).as_ref()).unwrap();
        let of = |role| single.iter().find(|group| group.role == role).unwrap();
        for role in [Role::Param, Role::FirstMoment, Role::SecondMoment, Role::RunningMean, Role::RunningVar] {
            let Deviation { median, largest, of_change, .. } = of(role);
            assert!(0.0 < *largest && *largest < 1e-3 && median <= largest, "{role:?}: {largest:e}");
            assert!(of_change.is_some_and(|change| *largest < change && change < 1e-2), "{role:?}: {of_change:?}");
        }
        assert_eq!(of(Role::Loss).of_change, None);
    }
}
