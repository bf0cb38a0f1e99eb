//! The update rules, one function each.

use crate::interface::Interface;
use crate::manifest::{Role, Sharding};
use crate::recipe::{AdamW, HeavyBall, Optimizer, Sgd};
use truestep_ir::{Builder, ElemType, TensorType, Unary, ValueId};

/// Which regions of state an optimizer keeps beside the parameters.
pub(crate) struct Regions {
    pub(crate) first_moment: bool,
    pub(crate) second_moment: bool,
}

/// The state regions of `optimizer`.
pub(crate) fn regions(optimizer: &Optimizer) -> Regions {
    let (first_moment, second_moment) = match optimizer {
        Optimizer::Sgd(_) => (false, false),
        Optimizer::HeavyBall(_) => (false, true),
        Optimizer::Adamw(_) => (true, true),
    };
    Regions { first_moment, second_moment }
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
        let corrections = match optimizer {
            Optimizer::Sgd(_) | Optimizer::HeavyBall(_) => None,
            Optimizer::Adamw(_) => Some((scalar(Role::BiasCorrection1, "bc1"), scalar(Role::BiasCorrection2, "bc2"))),
        };
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

/// One optimizer step of one tensor.
pub(crate) fn update(b: &mut Builder, optimizer: &Optimizer, scalars: &Scalars, t: Tensor) -> Updated {
    match optimizer {
        Optimizer::Sgd(rule) => sgd(b, rule, scalars, t),
        Optimizer::HeavyBall(rule) => heavy_ball(b, rule, scalars, t),
        Optimizer::Adamw(rule) => adamw(b, rule, scalars, t),
    }
}

/// `g̃ = g + wd·θ; θ' = θ − lr·g̃`
fn sgd(b: &mut Builder, rule: &Sgd, scalars: &Scalars, t: Tensor) -> Updated {
    let g = coupled_decay(b, t, rule.weight_decay);
    Updated { param: descend(b, t.param, g, scalars), first: None, second: None }
}

/// `g̃ = g + wd·θ; v' = μ·v + g̃; θ' = θ − lr·v'`
fn heavy_ball(b: &mut Builder, rule: &HeavyBall, scalars: &Scalars, t: Tensor) -> Updated {
    let g = coupled_decay(b, t, rule.weight_decay);
    let v = b.mul_const(t.second.expect("a velocity"), rule.momentum);
    let v = b.add(v, g);
    Updated { param: descend(b, t.param, v, scalars), first: None, second: Some(v) }
}

/// `m' = β₁m + (1−β₁)g; v' = β₂v + (1−β₂)g²; θ' = θ − lr·(m'/bc1)/(√(v'/bc2) + ε) − lr·wd·θ`
fn adamw(b: &mut Builder, rule: &AdamW, scalars: &Scalars, t: Tensor) -> Updated {
    let (bc1, bc2) = scalars.corrections.expect("AdamW declares its corrections");
    let average = |b: &mut Builder, old: Option<ValueId>, new: ValueId, beta: f64| {
        let old = b.mul_const(old.expect("a moment"), beta);
        let new = b.mul_const(new, 1.0 - beta);
        b.add(old, new)
    };
    let m = average(b, t.first, t.grad, rule.beta1);
    let square = b.mul(t.grad, t.grad);
    let v = average(b, t.second, square, rule.beta2);
    let corrected = |b: &mut Builder, x: ValueId, by: ValueId| {
        let by = b.broadcast_like(by, &[], x);
        b.div(x, by)
    };
    let m_hat = corrected(b, m, bc1);
    let v_hat = corrected(b, v, bc2);
    let root = b.unary(Unary::Sqrt, v_hat);
    let root = b.add_const(root, rule.eps);
    let direction = b.div(m_hat, root);
    let mut param = descend(b, t.param, direction, scalars);
    if rule.weight_decay != 0.0 {
        let decay = b.mul_const(t.param, rule.weight_decay);
        param = descend(b, param, decay, scalars);
    }
    Updated { param, first: Some(m), second: Some(v) }
}

/// `g + wd·θ`
fn coupled_decay(b: &mut Builder, t: Tensor, weight_decay: f64) -> ValueId {
    if weight_decay == 0.0 {
        return t.grad;
    }
    let decay = b.mul_const(t.param, weight_decay);
    b.add(t.grad, decay)
}

/// `x − lr·direction`
fn descend(b: &mut Builder, x: ValueId, direction: ValueId, scalars: &Scalars) -> ValueId {
    let lr = b.broadcast_like(scalars.lr, &[], x);
    let step = b.mul(lr, direction);
    b.sub(x, step)
}
