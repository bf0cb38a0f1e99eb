//! The check: a function, a point, and two independent ways to know its derivative.

use truestep_ad::{GradError, vjp};
use truestep_interp::{Dual, Program, Tensor};
use truestep_ir::{Builder, ElemType, Func, TensorType, ValueId};

/// A small function, and the point at which it is differentiated.
#[derive(Debug)]
pub struct Case {
    pub name: String,
    /// The op under test.
    pub op: &'static str,
    pub func: Func,
    /// Row-major parameters, per replica.
    pub inputs: Vec<Vec<Vec<f64>>>,
    /// Step of the central differences.
    pub h: f64,
}

/// The values of a parameter.
#[derive(Clone, Debug)]
pub enum Fill {
    /// Uniform in a range.
    Uniform(f64, f64),
    /// Of either sign, the size uniform in a range.
    Signed(f64, f64),
    /// Small multiples of 1/8, none of them 0: exact in every float type.
    Dyadic,
    /// These.
    Values(Vec<f64>),
}

/// A parameter: its type and values.
pub type Param = (TensorType, Fill);

/// An `f64` parameter.
pub fn f64s(dims: &[usize], fill: Fill) -> Param {
    (TensorType::new(dims, ElemType::F64), fill)
}

/// An `f64` parameter of order 1.
pub fn any(dims: &[usize]) -> Param {
    f64s(dims, Fill::Signed(0.3, 1.7))
}

/// An `i32` parameter.
pub fn ints(dims: &[usize], values: &[i64]) -> Param {
    (TensorType::new(dims, ElemType::I32), Fill::Values(values.iter().map(|&v| v as f64).collect()))
}

impl Case {
    /// The case for `op` of the function that `body` builds.
    pub fn new(
        op: &'static str,
        what: &str,
        params: &[Param],
        body: impl FnOnce(&mut Builder, &[ValueId]) -> Vec<ValueId>,
    ) -> Case {
        Case::replicated(1, op, what, params, body)
    }

    /// The same, on several replicas with inputs of their own.
    pub fn replicated(
        replicas: usize,
        op: &'static str,
        what: &str,
        params: &[Param],
        body: impl FnOnce(&mut Builder, &[ValueId]) -> Vec<ValueId>,
    ) -> Case {
        let mut b = Builder::new("main");
        let values: Vec<ValueId> = params.iter().map(|(ty, _)| b.param(ty.clone())).collect();
        let results = body(&mut b, &values);
        let name = format!("{op} {what}").trim_end().to_string();
        let mut random = Random::new(&name);
        let mut draw = || params.iter().map(|(ty, fill)| random.fill(ty.numel(), fill)).collect();
        let inputs = (0..replicas).map(|_| draw()).collect();
        Case { name, op, func: b.finish(&results), inputs, h: 1e-5 }
    }

    /// Central differences of step `h`.
    pub fn step(self, h: f64) -> Case {
        Case { h, ..self }
    }

    /// The vector-Jacobian product as a case of its own, at this point and random cotangents.
    pub fn pulled_back(&self) -> Result<Case, String> {
        let mut random = Random::new(&self.name);
        let extended = self.inputs.iter().map(|inputs| {
            let mut inputs = inputs.clone();
            inputs.extend(float_results(&self.func).map(|ty| random.fill(ty.numel(), &Fill::Dyadic)));
            inputs
        });
        let inputs = extended.collect();
        Ok(Case { name: self.name.clone(), func: pull_back(&self.func)?, inputs, ..*self })
    }
}

fn float_results(func: &Func) -> impl Iterator<Item = &TensorType> {
    func.result_types().filter(|ty| ty.elem.is_float())
}

/// The numbers of the float parameters.
pub fn float_params(func: &Func) -> Vec<usize> {
    func.param_types().enumerate().filter(|(_, ty)| ty.elem.is_float()).map(|(i, _)| i).collect()
}

/// The vector-Jacobian product with respect to every float parameter.
pub fn pull_back(func: &Func) -> Result<Func, String> {
    vjp(func, &float_params(func)).map_err(|e: GradError| e.to_string())
}

/// A gate that failed, and how.
#[derive(Debug)]
pub enum Gate {
    /// Central differences, element by element.
    Differences(#[allow(dead_code)] String),
    /// `⟨Jv, w⟩ = ⟨v, Jᵀw⟩` with Jv from dual numbers.
    ForwardMode(#[allow(dead_code)] String),
}

/// Passes if no gate fails.
pub fn check(case: &Case, pull_back: &Func) -> Result<(), String> {
    match gates(case, pull_back, |_| ())?.as_slice() {
        [] => Ok(()),
        failed => Err(format!("{failed:?}")),
    }
}

/// Evaluates `pull_back` at the case's point for a random cotangent w, lets `spoil` change the last element of each
/// replica's first cotangent, and returns the gates that fail.
///
/// A central difference of step h of a function of order 1 with third derivative of order 10 errs by 10·h² = 1e-9 by
/// truncation and 1e-16/h = 1e-11 by rounding (h = 1e-5); the gate allows 1e-6. Forward mode has rounding alone; the
/// gate allows 1e-10 of the sum of the sizes of the terms, and 1e-7 where a rule's constants are rounded to f32.
pub fn gates(case: &Case, pull_back: &Func, spoil: impl Fn(&mut f64)) -> Result<Vec<Gate>, String> {
    let mut random = Random::new(&case.name);
    let weights: Vec<Vec<Vec<f64>>> = case
        .inputs
        .iter()
        .map(|_| float_results(&case.func).map(|ty| random.fill(ty.numel(), &Fill::Dyadic)).collect())
        .collect();
    let extended: Vec<_> = case.inputs.iter().zip(&weights).map(|(x, w)| [x.as_slice(), w].concat()).collect();
    let mut cts = run(&program(pull_back)?, &extended)?;
    for replica in &mut cts {
        if let Some(last) = replica.iter_mut().find_map(|ct| ct.last_mut()) {
            spoil(last);
        }
    }
    let wrt = float_params(&case.func);
    let f = program(&case.func)?;
    let failed =
        [differences(&f, case, &weights, &wrt, &cts)?, forward_mode(&f, case, &weights, &wrt, &cts, &mut random)?];
    Ok(failed.into_iter().flatten().collect())
}

/// `Σ_r Σ w·f(x)` over the float results.
fn objective(f: &Program, inputs: &[Vec<Vec<f64>>], weights: &[Vec<Vec<f64>>]) -> Result<f64, String> {
    let float: Vec<bool> = f.func().result_types().map(|ty| ty.elem.is_float()).collect();
    let outputs = run(f, inputs)?;
    let per_replica = outputs.iter().zip(weights).map(|(outputs, weights)| {
        let floats = outputs.iter().zip(&float).filter(|(_, float)| **float).map(|(y, _)| y);
        floats.zip(weights).map(|(y, w)| dot(y, w)).sum::<f64>()
    });
    Ok(per_replica.sum())
}

fn differences(
    f: &Program,
    case: &Case,
    weights: &[Vec<Vec<f64>>],
    wrt: &[usize],
    cts: &[Vec<Vec<f64>>],
) -> Result<Option<Gate>, String> {
    let mut inputs = case.inputs.clone();
    for r in 0..inputs.len() {
        for (k, &i) in wrt.iter().enumerate() {
            for e in 0..inputs[r][i].len() {
                let x = inputs[r][i][e];
                inputs[r][i][e] = x + case.h;
                let above = objective(f, &inputs, weights)?;
                inputs[r][i][e] = x - case.h;
                let below = objective(f, &inputs, weights)?;
                inputs[r][i][e] = x;
                let (expected, found) = ((above - below) / (2.0 * case.h), cts[r][k][e]);
                let close = (expected - found).abs() <= 1e-6 * (1.0 + expected.abs());
                if !close {
                    let at = format!("parameter {i}[{e}] of replica {r}: expected {expected}, found {found}");
                    return Ok(Some(Gate::Differences(at)));
                }
            }
        }
    }
    Ok(None)
}

fn forward_mode(
    f: &Program,
    case: &Case,
    weights: &[Vec<Vec<f64>>],
    wrt: &[usize],
    cts: &[Vec<Vec<f64>>],
    random: &mut Random,
) -> Result<Option<Gate>, String> {
    let types: Vec<&TensorType> = f.func().param_types().collect();
    let mut inputs = Vec::new();
    let (mut forward, mut backward, mut size) = (0.0, 0.0, 0.0);
    for (values, cts) in case.inputs.iter().zip(cts) {
        let constant = |(values, ty): (&Vec<f64>, &&TensorType)| Tensor::from_f64((*ty).clone(), values);
        let mut duals: Vec<Tensor<Dual<f64>>> = values.iter().zip(&types).map(constant).collect();
        for (&i, ct) in wrt.iter().zip(cts) {
            let direction = random.fill(ct.len(), &Fill::Dyadic);
            let pairs = values[i].iter().zip(&direction).map(|(&value, &tangent)| Dual { value, tangent });
            duals[i] = Tensor::from_scalars(types[i].clone(), pairs.collect());
            backward += dot(ct, &direction);
            size += ct.iter().zip(&direction).map(|(a, b)| (a * b).abs()).sum::<f64>();
        }
        inputs.push(duals);
    }
    let outputs = f.run_replicas(&(), inputs).map_err(|e| e.to_string())?;
    for (outputs, weights) in outputs.iter().zip(weights) {
        for (y, w) in outputs.iter().filter_map(Tensor::scalars).zip(weights) {
            let terms = y.iter().zip(w).map(|(y, w)| y.tangent * w);
            forward += terms.clone().sum::<f64>();
            size += terms.map(f64::abs).sum::<f64>();
        }
    }
    let in_f64 = |ty: &TensorType| ty.elem == ElemType::F64 || !ty.elem.is_float();
    let tolerance = if f.func().values.iter().all(in_f64) { 1e-10 } else { 1e-7 };
    let close = (forward - backward).abs() <= tolerance * size;
    Ok((!close).then(|| Gate::ForwardMode(format!("⟨Jv, w⟩ = {forward}, ⟨v, Jᵀw⟩ = {backward}"))))
}

fn dot(x: &[f64], y: &[f64]) -> f64 {
    x.iter().zip(y).map(|(a, b)| a * b).sum()
}

fn program(func: &Func) -> Result<Program, String> {
    Program::new(func).map_err(|e| e.to_string())
}

/// Runs in f64 on every replica.
fn run(f: &Program, inputs: &[Vec<Vec<f64>>]) -> Result<Vec<Vec<Vec<f64>>>, String> {
    let tensors = |inputs: &Vec<Vec<f64>>| -> Vec<Tensor<f64>> {
        f.func().param_types().zip(inputs).map(|(ty, values)| Tensor::from_f64(ty.clone(), values)).collect()
    };
    let outputs = f.run_replicas(&(), inputs.iter().map(tensors).collect()).map_err(|e| e.to_string())?;
    Ok(outputs.iter().map(|outputs| outputs.iter().map(Tensor::to_f64_vec).collect()).collect())
}

/// Runs a function in f64 on every replica.
pub fn eval(func: &Func, inputs: &[Vec<Vec<f64>>]) -> Vec<Vec<Vec<f64>>> {
    program(func).and_then(|f| run(&f, inputs)).expect("the function evaluates")
}

/// A deterministic generator (splitmix64) seeded by a name.
pub struct Random(u64);

impl Random {
    pub fn new(name: &str) -> Random {
        Random(name.bytes().fold(0xcbf2_9ce4_8422_2325, |h, c| (h ^ u64::from(c)).wrapping_mul(0x0100_0000_01b3)))
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn unit(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1u64 << 53) as f64
    }

    fn sign(&mut self) -> f64 {
        if self.next() & 1 == 0 { 1.0 } else { -1.0 }
    }

    fn fill(&mut self, n: usize, fill: &Fill) -> Vec<f64> {
        match fill {
            Fill::Uniform(lo, hi) => (0..n).map(|_| lo + (hi - lo) * self.unit()).collect(),
            Fill::Signed(lo, hi) => (0..n).map(|_| self.sign() * (lo + (hi - lo) * self.unit())).collect(),
            Fill::Dyadic => (0..n).map(|_| self.sign() * (1.0 + (self.next() % 8) as f64) / 8.0).collect(),
            Fill::Values(values) => values.clone(),
        }
    }
}
