//! Which value of the one-device program a value of the replicas' program is: up to the order of its elements, a
//! rational factor, and how it lies on the replicas.

use crate::arithmetic::{P, add, inverse, mul, sub};
use crate::fp::Fp;
use crate::oracle::mix;
use crate::trace::{Trace, Traced};
use std::collections::{HashMap, HashSet};
use truestep_interp::Tensor;
use truestep_ir::{Block, Instr, Op, ValueId};

/// How the value lies on the replicas.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// Every replica has the whole.
    Whole,
    /// The replicas' blocks make up the whole.
    Cut,
    /// The mean over groups of so many replicas is the whole, or a block of it.
    Mean(usize),
    /// The replicas have some of its elements.
    Some,
}

/// A value of the replicas' program as one of the one-device program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The value of the one-device program.
    pub of: ValueId,
    /// How it lies on the replicas.
    pub layout: Layout,
    /// Numerator and denominator of how many times that value it is.
    pub factor: (i64, i64),
    /// False if its elements are in another order, or repeated.
    pub ordered: bool,
}

impl Reading {
    /// Higher is farther from being the same value.
    fn distance(&self) -> (u32, u64) {
        let layout = match self.layout {
            Layout::Whole | Layout::Cut => 0,
            Layout::Mean(_) => 4,
            Layout::Some => 8,
        };
        let kind = layout + 2 * u32::from(self.factor != (1, 1)) + u32::from(!self.ordered);
        (kind, self.factor.0.unsigned_abs() + self.factor.1.unsigned_abs())
    }
}

/// The values of the one-device program, by what they contain.
pub struct Counterparts<'t> {
    trace: &'t Trace,
    /// By the set of elements up to a factor.
    floats: HashMap<u64, Vec<usize>>,
    entries: Vec<Entry>,
    integers: Vec<ValueId>,
    /// Groups of replicas that meet in collectives, and the group of all.
    groupings: Vec<Vec<Vec<usize>>>,
    constants: HashSet<ValueId>,
}

struct Entry {
    value: ValueId,
    /// Distinct elements in order.
    elements: Vec<u64>,
    scale: Option<u64>,
    constant: bool,
}

/// Factors whose numerator and denominator are below this are recognised.
const MAX_FACTOR: u64 = 1 << 15;
/// Factors tried for values that are parts of another.
const PART_FACTORS: [(i64, i64); 9] = [(1, 1), (2, 1), (4, 1), (8, 1), (3, 1), (1, 2), (1, 4), (1, 8), (1, 3)];

impl<'t> Counterparts<'t> {
    /// Those of the one-device program of a trace.
    pub fn of(trace: &'t Trace) -> Self {
        let constants = constants(&trace.single);
        let (mut entries, mut integers, mut floats) = (Vec::new(), Vec::new(), HashMap::<u64, Vec<usize>>::new());
        for v in trace.single.values() {
            let tensor = &trace.single.value(v)[0];
            let Some(scalars) = tensor.scalars() else {
                integers.push(v);
                continue;
            };
            let elements = distinct(scalars.iter().copied());
            let scale = scale(&elements);
            floats.entry(key(&elements, scale)).or_default().push(entries.len());
            entries.push(Entry { value: v, elements, scale, constant: constants.contains(&v) });
        }
        let n = trace.replicated.func.body.params.first().map_or(1, |&v| trace.replicated.value(v).len());
        let mut groupings = vec![vec![(0..n).collect()]];
        collect_groups(&trace.replicated.func.body, &mut groupings);
        groupings.retain(|groups| groups.iter().all(|group| group.len() > 1));
        let constants = self::constants(&trace.replicated);
        Counterparts { trace, floats, entries, integers, groupings, constants }
    }

    /// True for a value of the replicas' program that depends on no input.
    pub fn is_constant(&self, v: ValueId) -> bool {
        self.constants.contains(&v)
    }

    /// The readings of a value of the replicas' program, nearest first.
    pub fn readings(&self, v: ValueId) -> Vec<Reading> {
        self.of_parts(self.trace.replicated.value(v), self.is_constant(v))
    }

    /// As [`Counterparts::readings`], of what the replicas hold.
    pub fn of_parts(&self, parts: &[Tensor<Fp>], constant: bool) -> Vec<Reading> {
        if parts[0].scalars().is_none() {
            return self.of_integers(parts).into_iter().collect();
        }
        let blocks = blocks(parts.iter().map(floats_of).collect());
        let layout = if blocks.len() == 1 { Layout::Whole } else { Layout::Cut };
        let dims = &parts[0].ty().dims;
        let mut found = self.look_up(&blocks, dims, layout, constant);
        for groups in self.groupings.iter().filter(|_| layout == Layout::Cut) {
            let means = self::blocks(means(parts, groups));
            found.extend(self.look_up(&means, dims, Layout::Mean(groups[0].len()), constant));
        }
        if found.is_empty() {
            found.extend(self.part_of(&blocks, constant));
        }
        found.sort_by_key(Reading::distance);
        found
    }

    /// The tensors of the replicas if the value were what it is read as, whole or a block for each.
    pub fn repaired(&self, parts: &[Tensor<Fp>], reading: &Reading) -> Option<Vec<Tensor<Fp>>> {
        let ty = parts[0].ty();
        let whole = &self.trace.single.value(reading.of)[0];
        if whole.ty() == ty {
            return Some(vec![whole.clone(); parts.len()]);
        }
        let of_whole = |groups: usize| -> Option<Vec<Vec<Fp>>> {
            let cut_along = |d: &usize| {
                let factor = |e| if e == *d { groups } else { 1 };
                ty.dims.iter().enumerate().map(|(e, size)| size * factor(e)).eq(whole.ty().dims.iter().copied())
            };
            let d = (0..ty.rank()).find(cut_along)?;
            let (elements, run) = (whole.scalars()?, ty.dims[d..].iter().product::<usize>());
            let row = |r: usize| elements.chunks(run.max(1)).skip(r).step_by(groups).flatten().copied().collect();
            Some((0..groups).map(row).collect())
        };
        let parts: Vec<Vec<Fp>> = match reading.layout {
            Layout::Mean(n) => {
                let found = |groups: &&Vec<Vec<usize>>| {
                    let means = blocks(means(parts, groups));
                    groups[0].len() == n && self.look_up(&means, &ty.dims, reading.layout, false).contains(reading)
                };
                let groups = self.groupings.iter().find(found)?;
                let means = means(parts, groups);
                let of = |r: usize| groups.iter().position(|group| group.contains(&r)).map(|g| means[g].clone());
                (0..parts.len()).map(of).collect::<Option<_>>()?
            }
            Layout::Cut if !reading.ordered => of_whole(parts.len())?,
            _ => parts.iter().map(floats_of).collect(),
        };
        let factor = if reading.ordered { fraction(reading.factor.1, reading.factor.0) } else { 1 };
        let scaled = |part: Vec<Fp>| part.into_iter().map(|x| if x.is_number() { Fp(mul(x.0, factor)) } else { x });
        Some(parts.into_iter().map(|part| Tensor::from_scalars(ty.clone(), scaled(part).collect())).collect())
    }

    fn look_up(&self, blocks: &[Vec<Fp>], dims: &[usize], layout: Layout, constant: bool) -> Vec<Reading> {
        let elements = distinct(blocks.iter().flatten().copied());
        let scale = scale(&elements);
        let Some(bucket) = self.floats.get(&key(&elements, scale)) else { return Vec::new() };
        let reading = |&i: &usize| {
            let entry = &self.entries[i];
            let factor = match (scale, entry.scale) {
                (Some(ours), Some(theirs)) => small_fraction(mul(ours, inverse(theirs)))?,
                _ => (1, 1),
            };
            if factor != (1, 1) && (constant || entry.constant) {
                return None;
            }
            let whole = self.trace.single.value(entry.value)[0].scalars()?;
            let ordered = in_order(blocks, dims, |joined| {
                let [ours, theirs] = [factor.1, factor.0].map(|n| Fp::integer(n.into()).0);
                let same = |(x, y): (&Fp, &Fp)| {
                    if x.is_number() && y.is_number() { mul(x.0, ours) == mul(y.0, theirs) } else { x == y }
                };
                joined.len() == whole.len() && joined.iter().zip(whole.iter()).all(same)
            });
            Some(Reading { of: entry.value, layout, factor, ordered })
        };
        bucket.iter().filter_map(reading).collect()
    }

    /// The first value that holds all these elements.
    fn part_of(&self, blocks: &[Vec<Fp>], constant: bool) -> Option<Reading> {
        let elements = distinct(blocks.iter().flatten().copied());
        if constant {
            return None;
        }
        let mut candidates = self.entries.iter().filter(|e| e.elements.len() > elements.len() && !e.constant);
        candidates.find_map(|entry| {
            let holds = |&factor: &(i64, i64)| {
                let scale = fraction(factor.1, factor.0);
                let at = |x: u64| if x < P { mul(x, scale) } else { x };
                elements.iter().all(|&x| entry.elements.binary_search(&at(x)).is_ok())
            };
            let factor = PART_FACTORS.iter().copied().find(holds)?;
            Some(Reading { of: entry.value, layout: Layout::Some, factor, ordered: false })
        })
    }

    /// Integers are the same in order, or a stretch of others.
    fn of_integers(&self, parts: &[Tensor<Fp>]) -> Option<Reading> {
        let blocks = blocks(parts.iter().map(|part| part.ints().unwrap_or_default()).collect());
        let layout = if blocks.len() == 1 { Layout::Whole } else { Layout::Cut };
        let ints = |&v: &ValueId| Some((v, self.trace.single.value(v)[0].ints()?));
        let candidates: Vec<(ValueId, Vec<i64>)> = self.integers.iter().filter_map(ints).collect();
        let same = |whole: &Vec<i64>| in_order(&blocks, &parts[0].ty().dims, |joined| joined == whole.as_slice());
        let stretch = |whole: &Vec<i64>| {
            blocks.iter().all(|block| !block.is_empty() && whole.windows(block.len()).any(|w| w == block.as_slice()))
        };
        let reading = |of: ValueId, layout, ordered| Reading { of, layout, factor: (1, 1), ordered };
        let exact = candidates.iter().find(|(_, whole)| same(whole)).map(|(v, _)| reading(*v, layout, true));
        exact.or_else(|| {
            candidates.iter().find(|(_, whole)| stretch(whole)).map(|(v, _)| reading(*v, Layout::Some, false))
        })
    }
}

/// The values that depend on no input.
fn constants(traced: &Traced) -> HashSet<ValueId> {
    let mut constants = HashSet::new();
    for instr in &traced.func.body.instrs {
        if read(traced, instr).iter().all(|v| constants.contains(v)) {
            constants.extend(&instr.results);
        }
    }
    constants
}

/// What an instruction reads of the outermost block, its regions included.
pub fn read(traced: &Traced, instr: &Instr) -> Vec<ValueId> {
    fn of_regions(instr: &Instr, out: &mut Vec<ValueId>) {
        for region in &instr.regions {
            for inner in &region.instrs {
                out.extend(&inner.operands);
                of_regions(inner, out);
            }
            out.extend(&region.results);
        }
    }
    let mut all = instr.operands.clone();
    of_regions(instr, &mut all);
    all.retain(|&v| traced.holds(v));
    all
}

fn collect_groups(block: &Block, groupings: &mut Vec<Vec<Vec<usize>>>) {
    for instr in &block.instrs {
        let groups = match &instr.op {
            Op::AllReduce(collective) => &collective.replica_groups,
            Op::AllGather(attrs) | Op::ReduceScatter(attrs) => &attrs.collective.replica_groups,
            _ => {
                instr.regions.iter().for_each(|region| collect_groups(region, groupings));
                continue;
            }
        };
        if !groups.is_empty() && !groupings.contains(groups) {
            groupings.push(groups.clone());
        }
    }
}

fn floats_of(tensor: &Tensor<Fp>) -> Vec<Fp> {
    tensor.scalars().map(|s| s.into_owned()).unwrap_or_default()
}

/// The mean over each group.
fn means(parts: &[Tensor<Fp>], groups: &[Vec<usize>]) -> Vec<Vec<Fp>> {
    let parts: Vec<Vec<Fp>> = parts.iter().map(floats_of).collect();
    let mean = |group: &Vec<usize>| {
        let scale = fraction(1, group.len() as i64);
        let at = |k: usize| {
            let all: Vec<Fp> = group.iter().map(|&r| parts[r][k]).collect();
            if all.iter().all(|x| x.is_number()) {
                Fp(mul(all.iter().fold(0, |sum, x| add(sum, x.0)), scale))
            } else {
                all[0]
            }
        };
        (0..parts[0].len()).map(at).collect()
    };
    groups.iter().map(mean).collect()
}

/// Without repetitions, in order.
fn blocks<T: PartialEq>(parts: Vec<T>) -> Vec<T> {
    let mut blocks: Vec<T> = Vec::new();
    for part in parts {
        if !blocks.contains(&part) {
            blocks.push(part);
        }
    }
    blocks
}

/// True if the blocks side by side along some dimension are what is looked for.
fn in_order<T: Clone>(blocks: &[Vec<T>], dims: &[usize], same: impl Fn(&[T]) -> bool) -> bool {
    if let [only] = blocks {
        return same(only);
    }
    (0..dims.len()).any(|d| {
        let run: usize = dims[d..].iter().product();
        let rows = (0..blocks[0].len() / run.max(1)).map(|o| o * run);
        let joined: Vec<T> = rows.flat_map(|at| blocks.iter().flat_map(move |b| b[at..at + run].to_vec())).collect();
        same(&joined)
    })
}

fn distinct(values: impl Iterator<Item = Fp>) -> Vec<u64> {
    let mut elements: Vec<u64> = values.map(|x| x.0).collect();
    elements.sort_unstable();
    elements.dedup();
    elements
}

/// `Σx³/Σx²`, which is c times as large for c times the elements.
fn scale(elements: &[u64]) -> Option<u64> {
    let (squares, cubes) = elements.iter().filter(|&&x| x < P).fold((0, 0), |(squares, cubes), &x| {
        let square = mul(x, x);
        (add(squares, square), add(cubes, mul(square, x)))
    });
    (squares != 0 && cubes != 0).then(|| mul(cubes, inverse(squares)))
}

fn key(elements: &[u64], scale: Option<u64>) -> u64 {
    let unit = scale.map_or(1, inverse);
    let at = |x: u64| if x < P { mul(x, unit) } else { x };
    elements.iter().fold(elements.len() as u64, |sum, &x| sum.wrapping_add(mix(0xc0de, at(x))))
}

fn fraction(numerator: i64, denominator: i64) -> u64 {
    mul(Fp::integer(numerator.into()).0, inverse(Fp::integer(denominator.into()).0))
}

/// The fraction of small numbers that an element is.
fn small_fraction(x: u64) -> Option<(i64, i64)> {
    let reduced = |x: u64| {
        let (mut rows, mut coefficients) = ((P, x), (0, 1));
        while rows.1 >= MAX_FACTOR {
            let quotient = rows.0 / rows.1;
            rows = (rows.1, rows.0 % rows.1);
            coefficients = (coefficients.1, sub(coefficients.0, mul(quotient, coefficients.1)));
        }
        let (numerator, denominator) = (rows.1, coefficients.1);
        if denominator < MAX_FACTOR {
            Some((numerator as i64, denominator as i64))
        } else {
            (P - denominator < MAX_FACTOR).then(|| (-(numerator as i64), (P - denominator) as i64))
        }
    };
    reduced(x).filter(|&(n, d)| n != 0 && d != 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_fractions_are_recognised() {
        for (n, d) in [(1, 1), (2, 1), (-1, 3), (3, 4), (-7, 1), (1000, 999)] {
            assert_eq!(small_fraction(fraction(n, d)), Some((n, d)));
        }
        assert!((0..1000).all(|i| small_fraction(mix(9, i) % P).is_none()));
    }

    #[test]
    fn sets_are_the_same_up_to_a_factor() {
        let some: Vec<u64> = distinct((0..20).map(|i| Fp(mix(3, i) % P)));
        let other = distinct(some.iter().rev().map(|&x| Fp(mul(x, 6))));
        let [s, o] = [scale(&some), scale(&other)];
        assert_eq!(key(&some, s), key(&other, o));
        assert_eq!(mul(o.unwrap(), inverse(s.unwrap())), 6);
        assert_ne!(key(&some, s), key(&some[1..], scale(&some[1..])));
    }
}
