//! Is what the optimizer is fed the derivative of the loss that is reported?

use crate::degree::{comparisons, derivative_degree, product_degree};
use crate::fp::Fp;
use crate::inputs::Source;
use crate::oracle::{Oracle, mix};
use crate::prepare::{only_converted, prepare, with_real_inputs};
use crate::programs::{enough, over_samples, proved, scope_text};
use truestep_claim::{Input, Verdict};
use truestep_interp::{Dual, Scalar, Tensor, eval_replicas, wide};
use truestep_ir::{Func, TensorType, ValueId};

/// The claim that some values of a program are the gradient of one of its results.
#[derive(Clone, Copy, Debug)]
pub struct Gradient<'a> {
    /// The program of each replica.
    pub func: &'a Func,
    /// The result that is differentiated: a scalar, the same on every replica.
    pub loss: usize,
    /// The inputs it is differentiated by.
    pub params: &'a [usize],
    /// The gradient by each of these, a value of the outermost block, the same on every replica.
    pub gradients: &'a [ValueId],
    /// Number of replicas.
    pub replicas: usize,
    /// How the inputs lie on the replicas.
    pub inputs: &'a [Input],
}

/// Decides a [`Gradient`]: for random directions u, `Σ⟨gᵢ, uᵢ⟩` must equal the derivative of the loss along u.
///
/// Proved if it does at `samples` random points of the field and, where the program compares numbers, at real points;
/// refuted if it does not at a real point, with the parameter at which it fails.
pub fn gradient(claim: &Gradient, samples: usize, seed: u64) -> Verdict {
    if let Err(reason) = claim.check() {
        return Verdict::Unknown { reason };
    }
    let run = Run::new(claim);
    let samples = enough(samples, run.compared, &[&run.loss, &run.gradients]);
    let mut difference = None;
    for sample in 0..samples as u64 {
        match run.sample(mix(seed, sample)) {
            Ok(None) => {}
            Ok(Some(what)) => difference = Some(what),
            Err(reason) => return Verdict::Unknown { reason },
        }
        if difference.is_some() {
            break;
        }
    }
    let witness = match difference {
        Some(_) => run.witness(),
        None if run.compared.is_some() => run.witness_at(0, -0.5),
        None => None,
    };
    match (difference, witness) {
        (Some(_), Some(witness)) => Verdict::Refuted { witness },
        (Some(reason), None) => Verdict::Unknown { reason },
        (None, Some(witness)) => Verdict::Unknown { reason: format!("equal in the field, yet {witness}") },
        (None, None) => proved(&run.scope(samples), run.bound(samples)),
    }
}

impl Gradient<'_> {
    fn check(&self) -> Result<(), String> {
        let (types, func) = (self.func.param_types().collect::<Vec<_>>(), self.func);
        let loss =
            func.body.results.get(self.loss).map(|v| func.ty(*v)).filter(|ty| ty.elem.is_float() && ty.rank() == 0);
        if loss.is_none() {
            return Err(format!("result {} is no scalar", self.loss));
        }
        if self.replicas == 0 || self.inputs.len() != types.len() || self.params.len() != self.gradients.len() {
            return Err("one gradient per parameter, one layout per input, one replica at least".into());
        }
        for (param, gradient) in self.params.iter().zip(self.gradients) {
            let ty = types.get(*param).filter(|ty| ty.elem.is_float());
            let outermost = |v| func.body.params.contains(v) || func.body.instrs.iter().any(|i| i.results.contains(v));
            if ty.is_none_or(|ty| !outermost(gradient) || ty.dims != func.ty(*gradient).dims) {
                return Err(format!("the gradient of input {param} is not of its type"));
            }
            if self.inputs[*param] != Input::Replicated {
                return Err(format!("input {param} is sharded"));
            }
        }
        for (ty, input) in types.iter().zip(self.inputs) {
            if matches!(input, Input::Sharded(d) if *d >= ty.rank()) {
                return Err(format!("{ty} has no dimension {input:?}"));
            }
        }
        Ok(())
    }
}

/// The claim with the two parts of its program.
struct Run<'a> {
    claim: &'a Gradient<'a>,
    loss: Func,
    gradients: Func,
    /// The least number of elements that an instruction compares.
    compared: Option<usize>,
}

impl<'a> Run<'a> {
    fn new(claim: &'a Gradient<'a>) -> Self {
        let loss = prepare(claim.func, &[claim.func.body.results[claim.loss]]);
        let gradients = prepare(claim.func, claim.gradients);
        let compared = comparisons(&loss).into_iter().chain(comparisons(&gradients)).min();
        Run { claim, loss, gradients, compared }
    }

    /// What differs at a random point of the field.
    fn sample(&self, seed: u64) -> Result<Option<String>, String> {
        let (mut loss, mut gradients) = (self.loss.clone(), self.gradients.clone());
        let real: Vec<bool> =
            only_converted(&loss).into_iter().zip(only_converted(&gradients)).map(|(a, b)| a && b).collect();
        with_real_inputs(&mut loss, &real);
        with_real_inputs(&mut gradients, &real);
        let oracle = Oracle::new(seed, &[&loss, &gradients]);
        let source = self.source(seed);
        let types = types(&loss);
        let inputs = source.parts(&types, |at| at.dual(self.claim.params.contains(&at.input)));
        let losses = eval_replicas(&oracle, &loss, inputs).map_err(|e| e.to_string())?;
        let inputs = source.parts(&types, |at| at.element());
        let gradients = eval_replicas(&oracle, &gradients, inputs).map_err(|e| e.to_string())?;
        if oracle.declined() {
            return Err("a float becomes an integer".into());
        }
        for (r, (loss, gradients)) in losses.iter().zip(&gradients).enumerate() {
            let derivative = slope(loss);
            let mut product = Fp(0);
            for (gradient, &param) in gradients.iter().zip(self.claim.params) {
                let direction = source.one(param, &types[param], |at| at.direction());
                product = product.add(&inner(gradient, &direction, |_| {}));
            }
            if derivative == Fp::NAN || product == Fp::NAN {
                return Ok(Some("the loss or a gradient has no value in the field".into()));
            }
            if derivative != product {
                return Ok(Some(format!("in the field the gradient of replica {r} is not the loss' derivative")));
            }
        }
        Ok(None)
    }

    /// A parameter and a direction in it along which the derivative is not the gradient's, at a real point.
    fn witness(&self) -> Option<String> {
        [(0, -0.5), (1, 0.25)].into_iter().find_map(|(seed, low)| self.witness_at(seed, low))
    }

    fn witness_at(&self, seed: u64, low: f64) -> Option<String> {
        let source = self.source(seed);
        let types = types(&self.loss);
        let sizes: Vec<f64> = types.iter().map(size).collect();
        let value = |at: &crate::inputs::At| sizes[at.input] * at.real(low);
        let gradients = wide::eval_replicas(&self.gradients, source.parts(&types, |at| value(&at))).ok()?;
        // derivative along the direction in these parameters, its inner product with replica r's gradients, their size
        let compare = |params: &[usize]| -> Option<(f64, f64, usize)> {
            let dual = |at: crate::inputs::At| {
                Dual::new(value(&at), if params.contains(&at.input) { at.real_direction() } else { 0.0 })
            };
            let losses = eval_replicas(&(), &self.loss, source.parts(&types, dual)).ok()?;
            let found = losses.iter().zip(&gradients).enumerate().map(|(r, (loss, gradients))| {
                let (mut product, mut scale) = (0.0, 0.0);
                for (gradient, &param) in gradients.iter().zip(self.claim.params) {
                    if params.contains(&param) {
                        let direction = source.one(param, &types[param], |at| at.real_direction());
                        product += inner(gradient, &direction, |term: f64| scale += term.abs());
                    }
                }
                (slope(loss), product, scale, r)
            });
            let far = |&(derivative, product, scale, _): &(f64, f64, f64, usize)| {
                (derivative - product).abs() > 1e-6 * (scale + derivative.abs()) + 1e-12
            };
            let numbers =
                |&(derivative, product, ..): &(f64, f64, f64, usize)| derivative.is_finite() && product.is_finite();
            found.filter(numbers).find(far).map(|(derivative, product, _, r)| (derivative, product, r))
        };
        let mut params = self.claim.params;
        let mut found = compare(params)?;
        while params.len() > 1 {
            let (left, right) = params.split_at(params.len() / 2);
            (params, found) = match (compare(left), left, right) {
                (Some(found), left, _) => (left, found),
                (None, _, right) => (right, compare(right)?),
            };
        }
        let (derivative, product, r) = found;
        Some(format!(
            "along a direction in input {} the loss has the derivative {derivative:.6e}, replica {r}'s gradient says \
             {product:.6e} (inputs of seed {seed} from {low})",
            params.first()?
        ))
    }

    fn source(&self, seed: u64) -> Source<'_> {
        Source::new(seed, self.claim.inputs, self.claim.replicas, &self.loss)
    }

    fn bound(&self, samples: usize) -> Option<f64> {
        let derivative = derivative_degree(&self.loss, self.claim.replicas, self.claim.params)?;
        let product = product_degree(&self.gradients, self.claim.replicas)?;
        Some(over_samples(derivative.bound(product), samples, self.compared.is_some()))
    }

    fn scope(&self, samples: usize) -> String {
        let what = match self.claim.replicas {
            1 => "this text".to_string(),
            r => format!("this text at {r} replicas"),
        };
        scope_text(&what, samples, self.compared.is_some(), self.loss.param_types().any(|ty| !ty.elem.is_float()))
    }
}

fn types(func: &Func) -> Vec<TensorType> {
    func.param_types().cloned().collect()
}

/// The factor that keeps a matrix or kernel small by the number of terms it is summed over.
fn size(ty: &TensorType) -> f64 {
    let summed = ty.numel() / ty.dims.iter().max().map_or(1, |&largest| largest.max(1));
    if ty.rank() > 1 { 2.0 / (summed as f64).sqrt() } else { 1.0 }
}

fn slope<S: Scalar>(loss: &[Tensor<Dual<S>>]) -> S {
    loss[0].scalars().expect("a float")[0].tangent.clone()
}

/// `⟨x, y⟩`, showing each term.
fn inner<S: Scalar>(x: &Tensor<S>, y: &Tensor<S>, mut term: impl FnMut(S)) -> S {
    let (x, y) = (x.scalars().expect("floats"), y.scalars().expect("floats"));
    x.iter().zip(y.iter()).fold(S::from_int(0), |sum, (x, y)| {
        let product = x.mul(y);
        term(product.clone());
        sum.add(&product)
    })
}
