//! Refutation by running: two programs at real points, in `f64`.
//!
//! It refuses to prove anything: that no difference is seen means nothing. It knows no prover.
//!
//! Invariants:
//! * a difference counts only where it is far above what rounding the inputs' last digits changes;
//! * programs that fail, and elements that are not numbers, show nothing.

use std::collections::HashSet;
use std::fmt;
use truestep_claim::draw::{any_integer, booleans, combination_bit, combinations};
use truestep_claim::{Input, Output, Relation};
use truestep_interp::{Tensor, wide};
use truestep_ir::{Block, ElemKind, ElemType, Func, TensorType, ValueId, row_major_strides};

/// Relative difference past which two numbers are taken to be different: far above what literals, which the text rounds
/// to `f32`, can account for (6e-8), and below what a weight decay of 1e-4 makes.
const TOLERANCE: f64 = 1e-5;

/// How many times what changing the inputs' last digits changes a difference must be.
const MARGIN: f64 = 1e3;

/// For each output, an element that differs, in words: at the first of a few points that shows a difference. None where
/// none is seen, or a program fails.
pub fn differences(relation: &Relation) -> Vec<Option<String>> {
    differences_at(points(relation), relation)
}

/// As [`differences`], at one point only: a check of what is thought to be equal.
pub fn contradictions(relation: &Relation) -> Vec<Option<String>> {
    differences_at(points(relation).take(1), relation)
}

/// A few points, so that every combination of booleans meets inputs drawn from everywhere; many for small programs,
/// whose comparisons and choices may hide a difference at most of them. Of large programs each combination is tried
/// once.
fn points(relation: &Relation) -> impl Iterator<Item = Point> {
    let combinations = combinations(booleans(relation.single).len()) as u64;
    let few = if is_large(relation) { 5.max(combinations) } else { 5 * combinations };
    (0..if elements(relation) < 1 << 13 { 65.max(few) } else { few }).map(|seed| {
        let from = match seed % 5 {
            0 => From::Low(-0.5),
            1 => From::Low(0.25),
            2 => From::Low(-1.0),
            _ => From::Magnitudes,
        };
        Point { seed, from }
    })
}

/// True for programs that take long to run.
pub fn is_large(relation: &Relation) -> bool {
    elements(relation) > 1 << 24
}

/// Numbers that a run computes.
fn elements(relation: &Relation) -> usize {
    let one = |func: &Func| func.values.iter().map(TensorType::numel).sum::<usize>();
    one(relation.single) + relation.replicas * one(relation.replicated)
}

/// Large programs are left as soon as a point shows nothing that those before it have not shown.
fn differences_at(points: impl Iterator<Item = Point>, relation: &Relation) -> Vec<Option<String>> {
    let large = is_large(relation);
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
        let (whole, parts) = self.inputs(relation);
        let single = |inputs| wide::eval(relation.single, inputs).ok();
        let replicated = |inputs| wide::eval_replicas(relation.replicated, inputs).ok();
        let (expected, found) = (single(whole.clone())?, replicated(parts.clone())?);
        let n = relation.outputs.len();
        let compare = |noise: &[f64]| -> Vec<Option<String>> {
            let part = |i: usize| found.iter().map(|part| part[i].to_f64_vec()).collect();
            (0..n).map(|i| self.output(relation, i, &expected[i], part(i), noise[i])).collect()
        };
        let differences = compare(&vec![0.0; n]);
        if differences.iter().all(Option::is_none) {
            return Some(differences);
        }
        // roundings that a program amplifies are no difference
        let again = single(shaken(whole))?;
        let mut noise: Vec<f64> = expected.iter().zip(&again).map(|(a, b)| distance(a, b)).collect();
        if !is_large(relation) {
            for (found, again) in found.iter().zip(replicated(parts.into_iter().map(shaken).collect())?) {
                let distances = found.iter().zip(&again).map(|(a, b)| distance(a, b));
                noise.iter_mut().zip(distances).for_each(|(noise, distance)| *noise = noise.max(distance));
            }
        }
        noise.iter_mut().for_each(|noise| *noise *= MARGIN);
        Some(compare(&noise))
    }

    /// The inputs of one device and of every replica; what no program reads is 0.
    fn inputs(&self, relation: &Relation) -> (Vec<Tensor<f64>>, Vec<Vec<Tensor<f64>>>) {
        let replicas = relation.replicas;
        let mut whole = Vec::new();
        let mut parts = vec![Vec::new(); replicas];
        let (read, also) = (reads(relation.single), reads(relation.replicated));
        let booleans = booleans(relation.single);
        for (i, (ty, input)) in relation.single.param_types().zip(&relation.inputs).enumerate() {
            let sharded = match input {
                Input::Sharded(d) => Some(*d),
                Input::Replicated => None,
            };
            let place = booleans.iter().position(|&boolean| boolean == i);
            let opposite = place.map_or(0, |place| combination_bit(self.seed, place));
            let values = match read[i] || also[i] {
                true => self.values(i, ty, sharded, replicas, opposite),
                false => vec![0.0; ty.numel()],
            };
            let tensor = Tensor::<f64>::from_f64(ty.clone(), &values);
            for (r, part) in parts.iter_mut().enumerate() {
                part.push(match sharded {
                    Some(d) => {
                        let (ty, values) = block(ty, &values, d, r, replicas);
                        Tensor::from_f64(ty, &values)
                    }
                    None => tensor.clone(),
                });
            }
            whole.push(tensor);
        }
        (whole, parts)
    }

    /// An element of output i that differs by more than `noise`.
    fn output(
        &self,
        relation: &Relation,
        i: usize,
        whole: &Tensor<f64>,
        found: Vec<Vec<f64>>,
        noise: f64,
    ) -> Option<String> {
        let replicas = relation.replicas;
        let (ty, expected) = (whole.ty().clone(), whole.to_f64_vec());
        let combined = |scale: f64| -> Vec<f64> {
            (0..expected.len()).map(|k| found.iter().map(|part| part[k]).sum::<f64>() * scale).collect()
        };
        let first = |expected: &[f64], found: &[f64], who: &str| self.first_difference(expected, found, noise, who);
        match relation.outputs[i] {
            Output::Sharded(d) => (0..replicas).find_map(|r| {
                let (_, expected) = block(&ty, &expected, d, r, replicas);
                first(&expected, &found[r], &format!("replica {r}"))
            }),
            Output::Replicated => (0..replicas).find_map(|r| first(&expected, &found[r], &format!("replica {r}"))),
            Output::Sum => first(&expected, &combined(1.0), "the sum over replicas"),
            Output::Mean => first(&expected, &combined(1.0 / replicas as f64), "the mean over replicas"),
        }
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
                match ty.elem.kind() {
                    ElemKind::Float => {
                        let raised = sharded.map_or(0, |d| k / strides[d] % ty.dims[d] * replicas / ty.dims[d]);
                        let uniform = (word % 4096) as f64 / 4096.0;
                        size * match self.from {
                            From::Low(low) => low + uniform + 0.5 * raised as f64,
                            From::Magnitudes if ty.rank() == 0 => 0.25 + 0.75 * uniform,
                            From::Magnitudes => 10f64.powf(-12.0 * uniform),
                        }
                    }
                    ElemKind::Signed | ElemKind::Unsigned if ty.elem == ElemType::Ui8 => (word % 256) as f64,
                    ElemKind::Bool => (hash(0, input, k).wrapping_add(opposite) % 2) as f64,
                    ElemKind::Signed | ElemKind::Unsigned if self.seed % 5 == 1 => any_integer(self.seed, word) as f64,
                    ElemKind::Signed | ElemKind::Unsigned => (word % 2) as f64,
                }
            })
            .collect()
    }

    fn first_difference(&self, expected: &[f64], found: &[f64], noise: f64, who: &str) -> Option<String> {
        let numbers = expected.iter().chain(found).all(|v| v.is_finite());
        let far = |(a, b): (&f64, &f64)| (a - b).abs() > noise.max(TOLERANCE * (1e-2 + a.abs().max(b.abs())));
        let at = expected.iter().zip(found).position(far).filter(|_| numbers)?;
        let (a, b) = (expected[at], found[at]);
        let (seed, from) = (self.seed, self.from);
        Some(format!("element {at} is {a:.6e} on one device, {b:.6e} on {who} (inputs of seed {seed} from {from})"))
    }
}

/// Per parameter: does the function read it?
fn reads(func: &Func) -> Vec<bool> {
    fn visit(block: &Block, read: &mut HashSet<ValueId>) {
        for instr in &block.instrs {
            read.extend(&instr.operands);
            instr.regions.iter().for_each(|region| visit(region, read));
        }
        read.extend(&block.results);
    }
    let mut read = HashSet::new();
    visit(&func.body, &mut read);
    func.body.params.iter().map(|v| read.contains(v)).collect()
}

/// Inputs a few last digits away: all floats by one factor, so that equal ones stay equal.
fn shaken(inputs: Vec<Tensor<f64>>) -> Vec<Tensor<f64>> {
    let factor = 1.0 + 2f64.powi(-40);
    let shake = |input: Tensor<f64>| match input.scalars() {
        Some(values) => Tensor::from_scalars(input.ty().clone(), values.iter().map(|value| value * factor).collect()),
        None => input,
    };
    inputs.into_iter().map(shake).collect()
}

/// The largest difference of two elements; ∞ where only one is a number.
fn distance(a: &Tensor<f64>, b: &Tensor<f64>) -> f64 {
    let one = |(a, b): (f64, f64)| {
        let same = a == b || (a.is_nan() && b.is_nan());
        let far = (a - b).abs();
        if same {
            0.0
        } else if far.is_nan() {
            f64::INFINITY
        } else {
            far
        }
    };
    a.to_f64_vec().into_iter().zip(b.to_f64_vec()).map(one).fold(0.0, f64::max)
}

/// A number that looks random: the finaliser of SplitMix64.
fn hash(seed: u64, input: usize, k: usize) -> u64 {
    let mut z = seed.wrapping_mul(0xd1b5_4a32_d192_ed03) ^ (input as u64).wrapping_mul(0x8cb9_2ba7_2f3d_8dd7);
    z = z.wrapping_add((k as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
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
