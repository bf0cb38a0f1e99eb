//! Refutation by running: two programs at a real point, in `f64`.

use crate::field::{booleans, combination_bit, combinations};
use crate::relation::{Input, Output, Relation};
use std::fmt;
use std::hash::{DefaultHasher, Hash, Hasher};
use truestep_interp::{Tensor, eval, eval_replicas};
use truestep_ir::{ElemKind, ElemType, Func, TensorType, row_major_strides};

/// Relative difference past which two numbers are taken to be different: far above what literals, which the text rounds
/// to `f32`, can account for (6e-8), and below what a weight decay of 1e-4 makes.
const TOLERANCE: f64 = 1e-5;

/// For each output, an element that differs, in words: at the first of a few points that shows a difference. None where
/// none is seen, or a program fails.
pub(crate) fn differences(relation: &Relation) -> Vec<Option<String>> {
    differences_at(points(relation), relation)
}

/// As [`differences`], at one point only: a check of what is thought to be equal.
pub(crate) fn contradictions(relation: &Relation) -> Vec<Option<String>> {
    differences_at(points(relation).take(1), relation)
}

/// A few points; many for small programs, whose comparisons and choices may hide a difference at most of them.
fn points(relation: &Relation) -> impl Iterator<Item = Point> {
    // every combination of booleans with inputs drawn from everywhere
    let combinations = combinations(booleans(relation.single).len()) as u64;
    (0..if elements(relation) < 1 << 13 { 65.max(5 * combinations) } else { 5.max(combinations) }).map(|seed| {
        let from = match seed % 5 {
            0 => From::Low(-0.5),
            1 => From::Low(0.25),
            2 => From::Low(-1.0),
            _ => From::Magnitudes,
        };
        Point { seed, from }
    })
}

/// Numbers that a run computes.
fn elements(relation: &Relation) -> usize {
    let one = |func: &Func| func.values.iter().map(TensorType::numel).sum::<usize>();
    one(relation.single) + relation.replicas * one(relation.replicated)
}

/// Large programs are left as soon as a point shows nothing that those before it have not shown.
fn differences_at(points: impl Iterator<Item = Point>, relation: &Relation) -> Vec<Option<String>> {
    let large = elements(relation) > 1 << 24;
    let mut all = vec![None; relation.outputs.len()];
    let mut shown = 0;
    for found in points.filter_map(|point| point.differences(relation)) {
        all.iter_mut().zip(found).for_each(|(all, found)| *all = all.take().or(found));
        let before = std::mem::replace(&mut shown, all.iter().flatten().count());
        if shown == all.len() || (large && shown == before && shown > 0) {
            break;
        }
    }
    all
}

/// Inputs drawn by a seed, matrices and kernels made small by the number of terms they are summed over.
struct Point {
    seed: u64,
    from: From,
}

/// What inputs are drawn from.
#[derive(Clone, Copy)]
enum From {
    /// `low .. low + 1`, block r of a sharded one raised by r/2 so that shards differ in mean.
    Low(f64),
    /// Positive numbers of all magnitudes from 1e-12 to 1, scalars from 1/4 to 1: small constants show beside small
    /// numbers.
    Magnitudes,
}

impl fmt::Display for From {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            From::Low(low) => write!(f, "{low}"),
            From::Magnitudes => f.write_str("1e-12 to 1"),
        }
    }
}

impl Point {
    fn differences(&self, relation: &Relation) -> Option<Vec<Option<String>>> {
        let replicas = relation.replicas;
        let mut whole = Vec::new();
        let mut parts = vec![Vec::new(); replicas];
        let booleans = booleans(relation.single);
        for (i, (ty, input)) in relation.single.param_types().zip(&relation.inputs).enumerate() {
            let sharded = match input {
                Input::Sharded(d) => Some(*d),
                Input::Replicated => None,
            };
            let place = booleans.iter().position(|&boolean| boolean == i);
            let values = self.values(i, ty, sharded, replicas, place.map_or(0, |p| combination_bit(self.seed, p)));
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

    /// The values of an input; booleans are the opposite of themselves if `opposite` is 1.
    fn values(
        &self,
        input: usize,
        ty: &TensorType,
        sharded: Option<usize>,
        replicas: usize,
        opposite: u64,
    ) -> Vec<f64> {
        let strides = row_major_strides(&ty.dims);
        let summed = ty.numel() / ty.dims.iter().max().map_or(1, |&largest| largest.max(1));
        let size = if sharded.is_none() && ty.rank() > 1 { 2.0 / (summed as f64).sqrt() } else { 1.0 };
        (0..ty.numel())
            .map(|k| {
                let word = hash(self.seed, input, k);
                match (ty.elem.kind(), ty.elem) {
                    (ElemKind::Float, _) => {
                        let raised = sharded.map_or(0, |d| k / strides[d] % ty.dims[d] * replicas / ty.dims[d]);
                        let uniform = (word % 4096) as f64 / 4096.0;
                        size * match self.from {
                            From::Low(low) => low + uniform + 0.5 * raised as f64,
                            From::Magnitudes if ty.rank() == 0 => 0.25 + 0.75 * uniform,
                            From::Magnitudes => 10f64.powf(-12.0 * uniform),
                        }
                    }
                    (_, ElemType::Ui8) => (word % 256) as f64,
                    (ElemKind::Bool, _) => (hash(0, input, k).wrapping_add(opposite) % 2) as f64,
                    _ => (word % 2) as f64,
                }
            })
            .collect()
    }

    fn first_difference(&self, expected: &[f64], found: &[f64], who: &str) -> Option<String> {
        let numbers = expected.iter().chain(found).all(|v| v.is_finite());
        let far = |(a, b): (&f64, &f64)| (a - b).abs() > TOLERANCE * (1e-2 + a.abs().max(b.abs()));
        let at = expected.iter().zip(found).position(far).filter(|_| numbers)?;
        let (a, b) = (expected[at], found[at]);
        let (seed, from) = (self.seed, self.from);
        Some(format!("element {at} is {a:.6e} on one device, {b:.6e} on {who} (inputs of seed {seed} from {from})"))
    }
}

fn hash(seed: u64, input: usize, k: usize) -> u64 {
    let mut hasher = DefaultHasher::new();
    (seed, input, k).hash(&mut hasher);
    hasher.finish()
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
