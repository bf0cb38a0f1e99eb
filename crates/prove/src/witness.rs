//! Refutation by running: two programs at a real point, in `f64`.

use crate::relation::{Input, Output, Relation};
use std::hash::{DefaultHasher, Hash, Hasher};
use truestep_interp::{Tensor, eval, eval_replicas};
use truestep_ir::{ElemKind, ElemType, TensorType, row_major_strides};

/// Relative difference past which two numbers are taken to be different: far above what literals, which the text rounds
/// to `f32`, can account for.
const TOLERANCE: f64 = 1e-4;

/// For each output, an element that differs, in words: at the first of a few points that shows a difference. None where
/// none is seen, or a program fails.
pub(crate) fn differences(relation: &Relation) -> Vec<Option<String>> {
    differences_at(&POINTS, relation)
}

/// As [`differences`], at one point only: a check of what is thought to be equal.
pub(crate) fn contradictions(relation: &Relation) -> Vec<Option<String>> {
    differences_at(&POINTS[..1], relation)
}

const POINTS: [Point; 3] = [Point { seed: 0, low: -0.5 }, Point { seed: 1, low: 0.25 }, Point { seed: 2, low: -1.0 }];

fn differences_at(points: &[Point], relation: &Relation) -> Vec<Option<String>> {
    let mut all = vec![None; relation.outputs.len()];
    for found in points.iter().filter_map(|point| point.differences(relation)) {
        all.iter_mut().zip(found).for_each(|(all, found)| *all = all.take().or(found));
    }
    all
}

/// Inputs scattered over `low .. low + 1`, block r of a sharded one raised by r/2 so that shards differ in mean, matrices
/// and kernels made small by the number of terms they are summed over.
struct Point {
    seed: u64,
    low: f64,
}

impl Point {
    fn differences(&self, relation: &Relation) -> Option<Vec<Option<String>>> {
        let replicas = relation.replicas;
        let mut whole = Vec::new();
        let mut parts = vec![Vec::new(); replicas];
        for (i, (ty, input)) in relation.single.param_types().zip(&relation.inputs).enumerate() {
            let sharded = match input {
                Input::Sharded(d) => Some(*d),
                Input::Replicated => None,
            };
            let values = self.values(i, ty, sharded, replicas);
            for (r, part) in parts.iter_mut().enumerate() {
                let (ty, values) = match sharded {
                    Some(d) => block(ty, &values, d, r, replicas),
                    None => (ty.clone(), values.clone()),
                };
                part.push(Tensor::<f64>::from_f64(ty, &values));
            }
            whole.push(Tensor::<f64>::from_f64(ty.clone(), &values));
        }
        let whole = eval(&(), relation.single, whole).ok()?;
        let parts = eval_replicas(&(), relation.replicated, parts).ok()?;
        let compare = |(i, output): (usize, &Output)| {
            let (ty, expected) = (whole[i].ty().clone(), whole[i].to_f64_vec());
            let found: Vec<Vec<f64>> = parts.iter().map(|part| part[i].to_f64_vec()).collect();
            let combined = |scale: f64| -> Vec<f64> {
                (0..expected.len()).map(|k| found.iter().map(|part| part[k]).sum::<f64>() * scale).collect()
            };
            match output {
                Output::Sharded(d) => (0..replicas).find_map(|r| {
                    let (_, expected) = block(&ty, &expected, *d, r, replicas);
                    self.first_difference(&expected, &found[r], &format!("replica {r}"))
                }),
                Output::Replicated => {
                    (0..replicas).find_map(|r| self.first_difference(&expected, &found[r], &format!("replica {r}")))
                }
                Output::Sum => self.first_difference(&expected, &combined(1.0), "the sum over replicas"),
                Output::Mean => {
                    self.first_difference(&expected, &combined(1.0 / replicas as f64), "the mean over replicas")
                }
            }
        };
        Some(relation.outputs.iter().enumerate().map(compare).collect())
    }

    fn values(&self, input: usize, ty: &TensorType, sharded: Option<usize>, replicas: usize) -> Vec<f64> {
        let strides = row_major_strides(&ty.dims);
        let summed = ty.numel() / ty.dims.iter().max().map_or(1, |&largest| largest.max(1));
        let size = if sharded.is_none() && ty.rank() > 1 { 2.0 / (summed as f64).sqrt() } else { 1.0 };
        (0..ty.numel())
            .map(|k| {
                let mut hasher = DefaultHasher::new();
                (self.seed, input, k).hash(&mut hasher);
                let word = hasher.finish();
                match (ty.elem.kind(), ty.elem) {
                    (ElemKind::Float, _) => {
                        let raised = sharded.map_or(0, |d| k / strides[d] % ty.dims[d] * replicas / ty.dims[d]);
                        size * (self.low + (word % 4096) as f64 / 4096.0 + 0.5 * raised as f64)
                    }
                    (_, ElemType::Ui8) => (word % 256) as f64,
                    _ => (word % 2) as f64,
                }
            })
            .collect()
    }

    fn first_difference(&self, expected: &[f64], found: &[f64], who: &str) -> Option<String> {
        let numbers = expected.iter().chain(found).all(|v| v.is_finite());
        let far = |(a, b): (&f64, &f64)| (a - b).abs() > TOLERANCE * (1e-3 + a.abs().max(b.abs()));
        let at = expected.iter().zip(found).position(far).filter(|_| numbers)?;
        let (a, b) = (expected[at], found[at]);
        let Point { seed, low } = self;
        Some(format!("element {at} is {a:.6e} on one device, {b:.6e} on {who} (inputs of seed {seed} from {low})"))
    }
}

/// Block r of R of dimension d.
fn block(ty: &TensorType, values: &[f64], d: usize, r: usize, replicas: usize) -> (TensorType, Vec<f64>) {
    let (outer, size): (usize, usize) = (ty.dims[..d].iter().product(), ty.dims[d] / replicas);
    let inner: usize = ty.dims[d + 1..].iter().product();
    let mut dims = ty.dims.clone();
    dims[d] = size;
    let start = |o: usize| (o * ty.dims[d] + r * size) * inner;
    let rows = (0..outer).flat_map(|o| values[start(o)..start(o) + size * inner].iter().copied());
    (ty.with_dims(dims), rows.collect())
}
