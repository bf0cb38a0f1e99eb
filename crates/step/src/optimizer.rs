//! The update rules, for one tensor at a time.

use crate::recipe::{AdamW, HeavyBall, Lamb, Optimizer, RmspropTf};
use truestep_ir::{Builder, Direction, Unary, ValueId};

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

/// `1 − β₁ᵗ` and `1 − β₂ᵗ`
pub(crate) struct Corrections {
    pub(crate) first: ValueId,
    pub(crate) second: ValueId,
}

/// One parameter with its gradient and state.
#[derive(Clone, Copy)]
pub(crate) struct Tensor {
    pub(crate) param: ValueId,
    pub(crate) grad: ValueId,
    /// Whether it decays under a mask.
    pub(crate) decays: bool,
    pub(crate) first: Option<ValueId>,
    pub(crate) second: Option<ValueId>,
}

/// What a rule makes of a [`Tensor`].
pub(crate) struct Updated {
    pub(crate) param: ValueId,
    pub(crate) first: Option<ValueId>,
    pub(crate) second: Option<ValueId>,
}

/// One optimizer step of one tensor.
pub(crate) fn update(
    b: &mut Builder,
    optimizer: &Optimizer,
    lr: ValueId,
    corrections: Option<&Corrections>,
    t: Tensor,
) -> Updated {
    let corrected = || corrections.expect("declared for rules with betas");
    let weight_decay = optimizer.weight_decay(t.decays);
    match optimizer {
        Optimizer::Sgd(_) => sgd(b, weight_decay, lr, t),
        Optimizer::HeavyBall(rule) => heavy_ball(b, rule, weight_decay, lr, t),
        Optimizer::Adamw(rule) => adamw(b, rule, weight_decay, lr, corrected(), t),
        Optimizer::Lamb(rule) => lamb(b, rule, weight_decay, lr, corrected(), t),
        Optimizer::RmspropTf(rule) => rmsprop_tf(b, rule, weight_decay, lr, t),
    }
}

/// `g̃ = g + wd·θ; θ' = θ − lr·g̃`
fn sgd(b: &mut Builder, weight_decay: f64, lr: ValueId, t: Tensor) -> Updated {
    let g = plus_decay(b, t.grad, t.param, weight_decay);
    Updated { param: descend(b, t.param, g, lr), first: None, second: None }
}

/// `g̃ = g + wd·θ; v' = μ·v + g̃; θ' = θ − lr·v'`, Nesterov's `θ' = θ − lr·(g̃ + μ·v')`
fn heavy_ball(b: &mut Builder, rule: &HeavyBall, weight_decay: f64, lr: ValueId, t: Tensor) -> Updated {
    let g = plus_decay(b, t.grad, t.param, weight_decay);
    let v = b.mul_const(t.second.expect("a velocity"), rule.momentum);
    let v = b.add(v, g);
    let direction = if rule.nesterov {
        let ahead = b.mul_const(v, rule.momentum);
        b.add(g, ahead)
    } else {
        v
    };
    Updated { param: descend(b, t.param, direction, lr), first: None, second: Some(v) }
}

/// `θ' = θ − lr·(m'/bc1)/(√(v'/bc2) + ε) − lr·wd·θ`
fn adamw(
    b: &mut Builder,
    rule: &AdamW,
    weight_decay: f64,
    lr: ValueId,
    corrections: &Corrections,
    t: Tensor,
) -> Updated {
    let Moments { m, v, direction } = moments(b, [rule.beta1, rule.beta2], rule.eps, corrections, t);
    let mut param = descend(b, t.param, direction, lr);
    if weight_decay != 0.0 {
        let decay = b.mul_const(t.param, weight_decay);
        param = descend(b, param, decay, lr);
    }
    Updated { param, first: Some(m), second: Some(v) }
}

/// `r = (m'/bc1)/(√(v'/bc2) + ε) + wd·θ; θ' = θ − lr·(‖θ‖/‖r‖)·r`
fn lamb(b: &mut Builder, rule: &Lamb, weight_decay: f64, lr: ValueId, corrections: &Corrections, t: Tensor) -> Updated {
    let Moments { m, v, direction } = moments(b, [rule.beta1, rule.beta2], rule.eps, corrections, t);
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
    Updated { param: descend(b, t.param, r, lr), first: Some(m), second: Some(v) }
}

/// `g̃ = g + wd·θ; s' = ρs + (1−ρ)g̃²; b' = μb + lr·g̃/√(s' + ε); θ' = θ − b'`, lr outside of b' if the rule says so.
fn rmsprop_tf(b: &mut Builder, rule: &RmspropTf, weight_decay: f64, lr: ValueId, t: Tensor) -> Updated {
    let g = plus_decay(b, t.grad, t.param, weight_decay);
    let square = b.mul(g, g);
    let s = average(b, t.second, square, rule.rho);
    let root = b.add_const(s, rule.eps);
    let root = b.unary(Unary::Sqrt, root);
    let mut step = b.div(g, root);
    if rule.lr_in_momentum {
        step = scaled(b, step, lr);
    }
    let buffer = b.mul_const(t.first.expect("a buffer"), rule.momentum);
    let buffer = b.add(buffer, step);
    let param = if rule.lr_in_momentum { b.sub(t.param, buffer) } else { descend(b, t.param, buffer, lr) };
    Updated { param, first: Some(buffer), second: Some(s) }
}

/// Adam's moments, and the direction they give.
struct Moments {
    m: ValueId,
    v: ValueId,
    direction: ValueId,
}

/// `m' = β₁m + (1−β₁)g; v' = β₂v + (1−β₂)g²`, direction `(m'/bc1)/(√(v'/bc2) + ε)`
fn moments(b: &mut Builder, [beta1, beta2]: [f64; 2], eps: f64, corrections: &Corrections, t: Tensor) -> Moments {
    let m = average(b, t.first, t.grad, beta1);
    let square = b.mul(t.grad, t.grad);
    let v = average(b, t.second, square, beta2);
    let corrected = |b: &mut Builder, x: ValueId, by: ValueId| {
        let by = b.broadcast_like(by, &[], x);
        b.div(x, by)
    };
    let m_hat = corrected(b, m, corrections.first);
    let v_hat = corrected(b, v, corrections.second);
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

/// `x − lr·direction`
fn descend(b: &mut Builder, x: ValueId, direction: ValueId, lr: ValueId) -> ValueId {
    let step = scaled(b, direction, lr);
    b.sub(x, step)
}

/// ‖x‖²
pub(crate) fn sum_of_squares(b: &mut Builder, x: ValueId) -> ValueId {
    let all: Vec<usize> = (0..b.ty(x).rank()).collect();
    let squares = b.mul(x, x);
    b.sum(squares, &all)
}

/// `factor·x`, of a scalar factor.
pub(crate) fn scaled(b: &mut Builder, x: ValueId, factor: ValueId) -> ValueId {
    let factor = b.broadcast_like(factor, &[], x);
    b.mul(factor, x)
}
