//! The optimizer stage: clipping, then one rule for every tensor.

use crate::interface::Interface;
use crate::manifest::{Role, Sharding};
use crate::recipe::{AdamW, HeavyBall, Lamb, Optimizer, Recipe, RmspropTf};
use truestep_ir::{Binary, Builder, Direction, ElemType, Func, TensorType, Unary, ValueId};

/// What the elements of the state beside the parameters start at; `None` for a region that an optimizer has not.
pub(crate) struct Regions {
    pub(crate) first_moment: Option<f32>,
    pub(crate) second_moment: Option<f32>,
}

/// The state regions of `optimizer`.
pub(crate) fn regions(optimizer: &Optimizer) -> Regions {
    let (first_moment, second_moment) = match optimizer {
        Optimizer::Sgd(_) => (None, None),
        Optimizer::HeavyBall(_) => (None, Some(0.0)),
        Optimizer::Adamw(_) | Optimizer::Lamb(_) => (Some(0.0), Some(0.0)),
        Optimizer::RmspropTf(_) => (Some(0.0), Some(1.0)),
    };
    Regions { first_moment, second_moment }
}

/// The optimizer stage of a train step alone, for parameters of these types:
/// `[θ…, m…, v…, g…, lr, 1 − β₁ᵗ, 1 − β₂ᵗ] → [θ'…, m'…, v'…]`, what the recipe's rule has not left out.
pub fn optimizer_stage(recipe: &Recipe, params: &[TensorType]) -> Func {
    let mut b = Builder::new("optimizer");
    let regions = regions(&recipe.optimizer);
    let mut region = |_| -> Vec<ValueId> { params.iter().map(|ty| b.param(ty.clone())).collect() };
    let theta = region(0.0);
    let (first, second) = (regions.first_moment.map(&mut region), regions.second_moment.map(&mut region));
    let gradients = region(0.0);
    let mut scalar = || b.param(TensorType::scalar(ElemType::F32));
    let scalars = Scalars { lr: scalar(), corrections: recipe.optimizer.betas().map(|_| (scalar(), scalar())) };
    let at = |region: &Option<Vec<ValueId>>, i: usize| region.as_ref().map(|values| values[i]);
    let tensor = |i| Tensor { param: theta[i], grad: gradients[i], first: at(&first, i), second: at(&second, i) };
    let next = stage(&mut b, recipe, &scalars, (0..params.len()).map(tensor).collect());
    let results = next.iter().map(|t| t.param).chain(next.iter().filter_map(|t| t.first));
    let results: Vec<ValueId> = results.chain(next.iter().filter_map(|t| t.second)).collect();
    b.finish(&results)
}

/// Runtime scalars of the step.
pub(crate) struct Scalars {
    lr: ValueId,
    /// `1 − β₁ᵗ` and `1 − β₂ᵗ`
    corrections: Option<(ValueId, ValueId)>,
}

impl Scalars {
    /// Declares the scalar inputs that `optimizer` reads.
    pub(crate) fn declare(f: &mut Interface, optimizer: &Optimizer) -> Self {
        let mut scalar =
            |role, name: &str| f.input(role, name, TensorType::scalar(ElemType::F32), Sharding::Replicated);
        let lr = scalar(Role::LearningRate, "lr");
        let corrections =
            optimizer.betas().map(|_| (scalar(Role::BiasCorrection1, "bc1"), scalar(Role::BiasCorrection2, "bc2")));
        Scalars { lr, corrections }
    }
}

/// One parameter with its gradient and state.
#[derive(Clone, Copy)]
pub(crate) struct Tensor {
    pub(crate) param: ValueId,
    pub(crate) grad: ValueId,
    pub(crate) first: Option<ValueId>,
    pub(crate) second: Option<ValueId>,
}

/// What a rule makes of a [`Tensor`].
pub(crate) struct Updated {
    pub(crate) param: ValueId,
    pub(crate) first: Option<ValueId>,
    pub(crate) second: Option<ValueId>,
}

/// One optimizer step of all tensors.
pub(crate) fn stage(b: &mut Builder, recipe: &Recipe, scalars: &Scalars, mut tensors: Vec<Tensor>) -> Vec<Updated> {
    if let Some(limit) = recipe.clip {
        clip(b, limit, &mut tensors);
    }
    tensors.into_iter().map(|t| update(b, &recipe.optimizer, scalars, t)).collect()
}

/// `g·min(1, C/(‖g‖ + ε))` for every gradient, ‖g‖ over all of them, ε = 1e-6 (torch's `clip_grad_norm_`).
fn clip(b: &mut Builder, limit: f64, tensors: &mut [Tensor]) {
    const EPS: f64 = 1e-6;
    let squares: Vec<ValueId> = tensors.iter().map(|t| sum_of_squares(b, t.grad)).collect();
    let Some(total) = squares.into_iter().reduce(|a, x| b.add(a, x)) else { return };
    let norm = b.unary(Unary::Sqrt, total);
    let norm = b.add_const(norm, EPS);
    let limit = b.full_like(limit, norm);
    let factor = b.div(limit, norm);
    let one = b.full_like(1.0, factor);
    let factor = b.binary(Binary::Minimum, one, factor);
    for t in tensors {
        t.grad = scaled(b, t.grad, factor);
    }
}

/// One optimizer step of one tensor.
fn update(b: &mut Builder, optimizer: &Optimizer, scalars: &Scalars, t: Tensor) -> Updated {
    let weight_decay = optimizer.weight_decay(b.ty(t.param).rank());
    match optimizer {
        Optimizer::Sgd(_) => sgd(b, weight_decay, scalars, t),
        Optimizer::HeavyBall(rule) => heavy_ball(b, rule, weight_decay, scalars, t),
        Optimizer::Adamw(rule) => adamw(b, rule, weight_decay, scalars, t),
        Optimizer::Lamb(rule) => lamb(b, rule, weight_decay, scalars, t),
        Optimizer::RmspropTf(rule) => rmsprop_tf(b, rule, weight_decay, scalars, t),
    }
}

/// `g̃ = g + wd·θ; θ' = θ − lr·g̃`
fn sgd(b: &mut Builder, weight_decay: f64, scalars: &Scalars, t: Tensor) -> Updated {
    let g = plus_decay(b, t.grad, t.param, weight_decay);
    Updated { param: descend(b, t.param, g, scalars), first: None, second: None }
}

/// `g̃ = g + wd·θ; v' = μ·v + g̃; θ' = θ − lr·v'`, Nesterov's `θ' = θ − lr·(g̃ + μ·v')`
fn heavy_ball(b: &mut Builder, rule: &HeavyBall, weight_decay: f64, scalars: &Scalars, t: Tensor) -> Updated {
    let g = plus_decay(b, t.grad, t.param, weight_decay);
    let v = b.mul_const(t.second.expect("a velocity"), rule.momentum);
    let v = b.add(v, g);
    let direction = if rule.nesterov {
        let ahead = b.mul_const(v, rule.momentum);
        b.add(g, ahead)
    } else {
        v
    };
    Updated { param: descend(b, t.param, direction, scalars), first: None, second: Some(v) }
}

/// `θ' = θ − lr·(m'/bc1)/(√(v'/bc2) + ε) − lr·wd·θ`
fn adamw(b: &mut Builder, rule: &AdamW, weight_decay: f64, scalars: &Scalars, t: Tensor) -> Updated {
    let Moments { m, v, direction } = moments(b, [rule.beta1, rule.beta2], rule.eps, scalars, t);
    let mut param = descend(b, t.param, direction, scalars);
    if weight_decay != 0.0 {
        let decay = b.mul_const(t.param, weight_decay);
        param = descend(b, param, decay, scalars);
    }
    Updated { param, first: Some(m), second: Some(v) }
}

/// `r = (m'/bc1)/(√(v'/bc2) + ε) + wd·θ; θ' = θ − lr·(‖θ‖/‖r‖)·r`
fn lamb(b: &mut Builder, rule: &Lamb, weight_decay: f64, scalars: &Scalars, t: Tensor) -> Updated {
    let Moments { m, v, direction } = moments(b, [rule.beta1, rule.beta2], rule.eps, scalars, t);
    let mut r = plus_decay(b, direction, t.param, weight_decay);
    if weight_decay != 0.0 || rule.adapt_excluded {
        let [of_param, of_step] = [t.param, r].map(|x| {
            let squares = sum_of_squares(b, x);
            b.unary(Unary::Sqrt, squares)
        });
        let (zero, one) = (b.full_like(0.0, of_param), b.full_like(1.0, of_param));
        let mut trust = b.div(of_param, of_step);
        for norm in [of_step, of_param] {
            let some = b.compare(Direction::Gt, norm, zero);
            trust = b.select(some, trust, one);
        }
        r = scaled(b, r, trust);
    }
    Updated { param: descend(b, t.param, r, scalars), first: Some(m), second: Some(v) }
}

/// `g̃ = g + wd·θ; s' = ρs + (1−ρ)g̃²; b' = μb + lr·g̃/√(s' + ε); θ' = θ − b'`, lr outside of b' if the rule says so.
fn rmsprop_tf(b: &mut Builder, rule: &RmspropTf, weight_decay: f64, scalars: &Scalars, t: Tensor) -> Updated {
    let g = plus_decay(b, t.grad, t.param, weight_decay);
    let square = b.mul(g, g);
    let s = average(b, t.second, square, rule.rho);
    let root = b.add_const(s, rule.eps);
    let root = b.unary(Unary::Sqrt, root);
    let mut step = b.div(g, root);
    if rule.lr_in_momentum {
        step = scaled(b, step, scalars.lr);
    }
    let buffer = b.mul_const(t.first.expect("a buffer"), rule.momentum);
    let buffer = b.add(buffer, step);
    let param = if rule.lr_in_momentum { b.sub(t.param, buffer) } else { descend(b, t.param, buffer, scalars) };
    Updated { param, first: Some(buffer), second: Some(s) }
}

/// Adam's moments, and the direction they give.
struct Moments {
    m: ValueId,
    v: ValueId,
    direction: ValueId,
}

/// `m' = β₁m + (1−β₁)g; v' = β₂v + (1−β₂)g²`, direction `(m'/bc1)/(√(v'/bc2) + ε)`
fn moments(b: &mut Builder, [beta1, beta2]: [f64; 2], eps: f64, scalars: &Scalars, t: Tensor) -> Moments {
    let (bc1, bc2) = scalars.corrections.expect("declared for rules with betas");
    let m = average(b, t.first, t.grad, beta1);
    let square = b.mul(t.grad, t.grad);
    let v = average(b, t.second, square, beta2);
    let corrected = |b: &mut Builder, x: ValueId, by: ValueId| {
        let by = b.broadcast_like(by, &[], x);
        b.div(x, by)
    };
    let m_hat = corrected(b, m, bc1);
    let v_hat = corrected(b, v, bc2);
    let root = b.unary(Unary::Sqrt, v_hat);
    let root = b.add_const(root, eps);
    Moments { m, v, direction: b.div(m_hat, root) }
}

/// `β·old + (1−β)·new`
fn average(b: &mut Builder, old: Option<ValueId>, new: ValueId, beta: f64) -> ValueId {
    let old = b.mul_const(old.expect("a moment"), beta);
    let new = b.mul_const(new, 1.0 - beta);
    b.add(old, new)
}

/// `direction + wd·θ`
fn plus_decay(b: &mut Builder, direction: ValueId, param: ValueId, weight_decay: f64) -> ValueId {
    if weight_decay == 0.0 {
        return direction;
    }
    let decay = b.mul_const(param, weight_decay);
    b.add(direction, decay)
}

fn sum_of_squares(b: &mut Builder, x: ValueId) -> ValueId {
    let all: Vec<usize> = (0..b.ty(x).rank()).collect();
    let squares = b.mul(x, x);
    b.sum(squares, &all)
}

/// `factor·x`, of a scalar factor.
fn scaled(b: &mut Builder, x: ValueId, factor: ValueId) -> ValueId {
    let factor = b.broadcast_like(factor, &[], x);
    b.mul(factor, x)
}

/// `x − lr·direction`
fn descend(b: &mut Builder, x: ValueId, direction: ValueId, scalars: &Scalars) -> ValueId {
    let step = scaled(b, direction, scalars.lr);
    b.sub(x, step)
}
