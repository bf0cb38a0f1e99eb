//! Two programs compared at random points of the field.

use crate::degree::{Degree, comparisons, degrees};
use crate::fp::Fp;
use crate::inputs::Source;
use crate::oracle::{Oracle, mix};
use crate::prepare::{only_converted, prepare, with_real_inputs};
use truestep_claim::draw::{booleans, combinations};
use truestep_claim::{Method, Output, Relation, Verdict};
use truestep_interp::{Scalar, Tensor, eval, eval_replicas};
use truestep_ir::{Func, TensorType};

/// What the field says of two programs.
#[derive(Clone, Debug)]
pub struct Answer {
    /// Per output: proved if it agrees at every sample, unknown if it does not. Nothing is refuted.
    pub verdicts: Vec<Verdict>,
    /// The programs compare numbers: a comparison may have fallen as it cannot over the reals, and a proof is to be
    /// checked at a real point.
    pub compares: bool,
}

/// Per output: does the replicas' program compute what the one-device program does on the global batch?
///
/// Proved if the outputs agree at `samples` random points of the field, and more where the programs are small.
///
/// # Errors
/// Why the programs cannot be run on the field: types that do not fit, a float that becomes an integer.
pub fn equal_programs(relation: &Relation, samples: usize, seed: u64) -> Result<Answer, String> {
    relation.check()?;
    let pair = Pair::new(relation);
    let samples = enough(samples, pair.compared, &[&pair.single, &pair.replicated]);
    let samples = samples.max(combinations(pair.booleans.len()));
    let samples =
        if pair.integers { samples.max(INTEGERS.min(affordable(&[&pair.single, &pair.replicated]))) } else { samples };
    let mut found: Vec<Option<String>> = vec![None; relation.outputs.len().max(1)];
    for sample in 0..samples as u64 {
        let differences = pair.sample(mix(seed, sample), sample)?;
        found.iter_mut().zip(differences).for_each(|(f, d)| *f = f.take().or(d));
        if found.iter().all(Option::is_some) {
            break;
        }
    }
    let scope = pair.scope(samples);
    let verdict = |(difference, bound): (Option<String>, Option<f64>)| match difference {
        Some(reason) => Verdict::Unknown { reason },
        None => proved(&scope, bound),
    };
    let verdicts = found.into_iter().zip(pair.bounds(samples)).map(verdict).collect();
    Ok(Answer { verdicts, compares: pair.compared.is_some() })
}

/// The verdict on values that agreed, given the bound of the chance that they did so by accident.
pub(crate) fn proved(scope: &str, bound: Option<f64>) -> Verdict {
    match bound {
        None => Verdict::Unknown { reason: "no bound of the degree through a loop".into() },
        Some(bound) if bound < 1e-3 => {
            let side_conditions = Vec::new();
            Verdict::Proved { method: Method::Field, scope: scope.into(), bound: Some(bound), side_conditions }
        }
        Some(bound) => {
            Verdict::Unknown { reason: format!("the values agree, by accident with a chance below {bound:.1e}") }
        }
    }
}

/// So many samples that every comparison falls both ways, as far as that takes no time: small programs compare few
/// numbers, large ones many.
pub(crate) fn enough(samples: usize, compared: Option<usize>, funcs: &[&Func]) -> usize {
    let Some(compared) = compared else { return samples };
    samples.max((128 / compared.max(1)).min(affordable(funcs)))
}

/// Samples of programs that are given integers, which depend on each of these in its own way.
const INTEGERS: usize = 32;

/// How many samples take no time.
fn affordable(funcs: &[&Func]) -> usize {
    let elements: usize = funcs.iter().flat_map(|func| &func.values).map(TensorType::numel).sum();
    (1 << 22) / elements.max(1)
}

/// The bound for several samples: they are independent, but where comparisons fall differently in each, each stands
/// for other pieces of the functions.
pub(crate) fn over_samples(bound: f64, samples: usize, decides: bool) -> f64 {
    if decides { bound * samples as f64 } else { bound.powi(samples as i32) }
}

/// What a proof is about.
pub(crate) fn scope_text(what: &str, samples: usize, decides: bool, integers: bool) -> String {
    let mut scope = format!("{what}, over the real numbers");
    if decides {
        scope.push_str(&format!(", comparisons as they fell in {samples} samples"));
    }
    if integers {
        scope.push_str(", integer inputs as drawn");
    }
    scope
}

/// Both programs as they are run.
pub(crate) struct Pair<'a> {
    relation: &'a Relation<'a>,
    pub(crate) single: Func,
    pub(crate) replicated: Func,
    /// The least number of elements that an instruction compares.
    compared: Option<usize>,
    /// Inputs that are booleans.
    booleans: Vec<usize>,
    /// There are inputs of integers.
    integers: bool,
}

impl<'a> Pair<'a> {
    pub(crate) fn new(relation: &'a Relation<'a>) -> Self {
        let run = |func: &Func| prepare(func, &func.body.results);
        let (mut single, mut replicated) = (run(relation.single), run(relation.replicated));
        let real: Vec<bool> =
            only_converted(&single).into_iter().zip(only_converted(&replicated)).map(|(a, b)| a && b).collect();
        with_real_inputs(&mut single, &real);
        with_real_inputs(&mut replicated, &real);
        let compared = comparisons(&single).into_iter().chain(comparisons(&replicated)).min();
        let booleans = booleans(&single);
        let integers = single.param_types().any(|ty| ty.elem.is_int());
        Pair { relation, single, replicated, compared, booleans, integers }
    }

    /// Per output, what differs at a random point with this combination of booleans; in combination 0 integers are
    /// class numbers, in others of all sizes.
    fn sample(&self, seed: u64, combination: u64) -> Result<Vec<Option<String>>, String> {
        let Relation { replicas, inputs, outputs, .. } = self.relation;
        let oracle = Oracle::new(seed, &[&self.single, &self.replicated]);
        let wide = self.integers && combination > 0;
        let booleans = &self.booleans;
        let source = Source { booleans, combination, wide, ..Source::new(seed, inputs, *replicas, &self.single) };
        let types = |func: &Func| -> Vec<TensorType> { func.param_types().cloned().collect() };
        let whole = source.whole(&types(&self.single), |at| at.element());
        let whole = eval(&oracle, &self.single, whole).map_err(|e| e.to_string())?;
        let parts = source.parts(&types(&self.replicated), |at| at.element());
        let parts = eval_replicas(&oracle, &self.replicated, parts).map_err(|e| e.to_string())?;
        if oracle.declined() {
            return Err("a float becomes an integer".into());
        }
        let compare = |(i, output): (usize, &Output)| {
            let parts: Vec<&Tensor<Fp>> = parts.iter().map(|part| &part[i]).collect();
            difference(&whole[i], &parts, *output, wide)
        };
        Ok(outputs.iter().enumerate().map(compare).collect())
    }

    fn bounds(&self, samples: usize) -> Vec<Option<f64>> {
        let n = self.relation.outputs.len();
        let all = |func, replicas| -> Vec<Option<Degree>> {
            degrees(func, replicas).map_or(vec![None; n], |d| d.into_iter().map(Some).collect())
        };
        let (single, replicated) = (all(&self.single, 1), all(&self.replicated, self.relation.replicas));
        let pairs = single.into_iter().zip(replicated);
        pairs
            .map(|(a, b)| {
                let decides = self.compared.is_some() || !self.booleans.is_empty() || self.integers;
                Some(over_samples(a?.bound(b?), samples, decides))
            })
            .collect()
    }

    fn scope(&self, samples: usize) -> String {
        let what = match self.relation.replicas {
            1 => "these two texts".to_string(),
            r => format!("these two texts at {r} replicas"),
        };
        scope_text(&what, samples, self.compared.is_some(), self.single.param_types().any(|ty| !ty.elem.is_float()))
    }
}

/// The first element that the relation does not hold for, in words. What has no value must have none in both programs,
/// and that only if the inputs are `wild`.
fn difference(whole: &Tensor<Fp>, parts: &[&Tensor<Fp>], output: Output, wild: bool) -> Option<String> {
    let replicas = parts.len();
    let (Some(expected), Some(found)) =
        (whole.scalars(), parts.iter().map(|p| p.scalars()).collect::<Option<Vec<_>>>())
    else {
        let (expected, found) = (whole.ints()?, parts.iter().map(|p| p.ints()).collect::<Option<Vec<_>>>()?);
        let sum = |k: usize| found.iter().map(|part| part[k]).sum::<i64>();
        return first(whole.ty(), parts[0].ty(), replicas, output, |k, r, j| match output {
            Output::Sharded(_) | Output::Replicated => expected[k] == found[r][j],
            Output::Sum => expected[k] == sum(k),
            Output::Mean => expected[k] * replicas as i64 == sum(k),
        });
    };
    if !wild && (expected.contains(&Fp::NAN) || found.iter().any(|part| part.contains(&Fp::NAN))) {
        return Some("an element has no value in the field".into());
    }
    let sum = |k: usize| found.iter().fold(Fp(0), |sum, part| sum.add(&part[k]));
    let factor = Fp::from_int(replicas as i128);
    first(whole.ty(), parts[0].ty(), replicas, output, |k, r, j| match output {
        Output::Sharded(_) | Output::Replicated => expected[k] == found[r][j],
        Output::Sum => expected[k] == sum(k),
        Output::Mean => expected[k].mul(&factor) == sum(k),
    })
}

/// The first place where `agree(element of the whole, replica, its element)` does not hold.
fn first(
    whole: &TensorType,
    part: &TensorType,
    replicas: usize,
    output: Output,
    agree: impl Fn(usize, usize, usize) -> bool,
) -> Option<String> {
    let (inner, block, size) = match output {
        Output::Sharded(d) => (whole.dims[d + 1..].iter().product(), part.dims[d], whole.dims[d]),
        Output::Replicated | Output::Mean | Output::Sum => (part.numel().max(1), 1, 1),
    };
    let replicas = if matches!(output, Output::Mean | Output::Sum) { 1 } else { replicas };
    let place = |r: usize, j: usize| {
        if size == 1 { j } else { (j / (block * inner) * size + r * block) * inner + j % (block * inner) }
    };
    let mut all = (0..replicas).flat_map(|r| (0..part.numel()).map(move |j| (r, j)));
    let (r, j) = all.find(|&(r, j)| !agree(place(r, j), r, j))?;
    Some(format!("in the field element {} differs from element {j} of replica {r}", place(r, j)))
}
