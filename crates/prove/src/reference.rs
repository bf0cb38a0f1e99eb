//! What the recipe means, written plainly: the programs that the parts of a train step are compared with.
//!
//! They share nothing with the code that writes steps, and are for one device and the global batch.

use truestep_ir::{Binary, Builder, Direction, ElemType, Func, Iota, Op, TensorType, Unary, ValueId};
use truestep_step::{Objective, Optimizer, Recipe, Statistics, Target, Variance};

/// A parameter's place in the inputs of [`optimizer`].
pub(crate) struct Regions {
    pub(crate) first: bool,
    pub(crate) second: bool,
}

/// `[logits, target] → [loss, correct]`, numbers of type `elem`: the loss of `q = (1 − α)·t + α/K`, with a threshold τ
/// of 1 where q > τ and else 0, and the number of rows whose first largest logit is the target's.
pub(crate) fn loss(recipe: &Recipe, batch: usize, classes: usize, elem: ElemType) -> Func {
    let mut b = Builder::new("loss");
    let rows = TensorType::new([batch, classes], elem);
    let z = b.param(rows.clone());
    let numbers = TensorType::new([batch, classes], ElemType::I32);
    let target = match recipe.loss.target {
        Target::Labels => b.param(TensorType::new([batch], ElemType::I32)),
        Target::Soft => b.param(rows),
    };
    let number = b.op(Op::Iota(Iota { ty: numbers, dimension: 1 }), &[]);
    let first_largest = |b: &mut Builder, rows: ValueId| {
        let largest = b.max(rows, &[1]);
        let largest = b.broadcast_like(largest, &[0], rows);
        let is_largest = b.compare(Direction::Eq, rows, largest);
        let past = b.full_like(classes as f64, number);
        let candidates = b.select(is_largest, number, past);
        b.reduce(Binary::Minimum, candidates, classes as f64, &[1])
    };
    let (t, label) = match recipe.loss.target {
        Target::Labels => {
            let label = b.broadcast_like(target, &[0], number);
            let hot = b.compare(Direction::Eq, label, number);
            (b.convert(hot, elem), target)
        }
        Target::Soft => (target, first_largest(&mut b, target)),
    };
    let alpha = recipe.loss.smoothing;
    let kept = b.mul_const(t, 1.0 - alpha);
    let q = b.add_const(kept, alpha / classes as f64);
    let loss = match recipe.loss.name {
        Objective::CrossEntropy => cross_entropy(&mut b, z, q),
        Objective::Bce => binary_cross_entropy(&mut b, z, q, recipe.loss.target_threshold),
    };
    let guess = first_largest(&mut b, z);
    let right = b.compare(Direction::Eq, guess, label);
    let right = b.convert(right, elem);
    let correct = b.sum(right, &[0]);
    b.finish(&[loss, correct])
}

/// `−(1/B)·Σ q·(z − log Σ exp z)`, the largest logit subtracted first, which over the real numbers changes nothing.
fn cross_entropy(b: &mut Builder, z: ValueId, q: ValueId) -> ValueId {
    let batch = b.dims(z)[0] as f64;
    let largest = b.max(z, &[1]);
    let largest = b.broadcast_like(largest, &[0], z);
    let shifted = b.sub(z, largest);
    let exps = b.unary(Unary::Exponential, shifted);
    let partition = b.sum(exps, &[1]);
    let log_partition = b.unary(Unary::Log, partition);
    let log_partition = b.broadcast_like(log_partition, &[0], z);
    let log_softmax = b.sub(shifted, log_partition);
    let terms = b.mul(q, log_softmax);
    let per_example = b.sum(terms, &[1]);
    let total = b.sum(per_example, &[0]);
    let total = b.neg(total);
    b.div_const(total, batch)
}

/// `(1/(B·K))·Σ max(z, 0) − q·z + log(1 + exp(−|z|))`, which is `log(1 + exp z) − q·z` for either sign of z.
fn binary_cross_entropy(b: &mut Builder, z: ValueId, q: ValueId, threshold: Option<f64>) -> ValueId {
    let [batch, classes] = [0, 1].map(|d| b.dims(z)[d] as f64);
    let q = match threshold {
        Some(threshold) => {
            let bound = b.full_like(threshold, q);
            let (yes, no) = (b.full_like(1.0, q), b.full_like(0.0, q));
            let positive = b.compare(Direction::Lt, bound, q);
            b.select(positive, yes, no)
        }
        None => q,
    };
    let (zero, one) = (b.full_like(0.0, z), b.full_like(1.0, z));
    let opposite = b.neg(z);
    let size = b.binary(Binary::Maximum, z, opposite);
    let decay = b.neg(size);
    let decay = b.unary(Unary::Exponential, decay);
    let sum = b.add(one, decay);
    let softness = b.unary(Unary::Log, sum);
    let hinge = b.binary(Binary::Maximum, zero, z);
    let reward = b.mul(q, z);
    let cost = b.sub(hinge, reward);
    let cost = b.add(cost, softness);
    let per_example = b.sum(cost, &[1]);
    let per_example = b.div_const(per_example, classes);
    let total = b.sum(per_example, &[0]);
    b.div_const(total, batch)
}

/// `x → [mean, biased variance]` per channel, the last dimension.
pub(crate) fn statistics(x: &TensorType) -> Func {
    let mut b = Builder::new("statistics");
    let channel = x.rank() - 1;
    let over: Vec<usize> = (0..channel).collect();
    let count = (x.numel() / x.dims[channel]) as f64;
    let x = b.param(x.clone());
    let sum = b.sum(x, &over);
    let mean = b.div_const(sum, count);
    let spread = b.broadcast_like(mean, &[channel], x);
    let centred = b.sub(x, spread);
    let squares = b.mul(centred, centred);
    let sum = b.sum(squares, &over);
    let var = b.div_const(sum, count);
    b.finish(&[mean, var])
}

/// `[run mean, run var, batch mean, batch var, finite, (E mean, E var, d), (W mean, W var, apply, keep)] → [run mean',
/// run var', (E mean', E var'), (W mean', W var')]`, numbers of type `elem`, E moving averages and W the running
/// statistics of an open window, with `count` values per channel in the batch: `(1 − w)·run + w·batch`, the variance
/// times `count/(count − 1)` if the recipe keeps the unbiased one; the old values where the step is not finite. k
/// micro-batches move by w together, `(1 − w_k)^k = 1 − w`: each moves W on from where the one before it left it, the
/// first from the running statistics, and the last hands it back. Moving averages are of the new values, once per step.
pub(crate) fn blend(recipe: &Recipe, channels: usize, count: usize, elem: ElemType) -> Func {
    let mut b = Builder::new("blend");
    let (ty, flag) = (TensorType::new([channels], elem), TensorType::scalar(ElemType::I1));
    let pair = |b: &mut Builder| [0; 2].map(|_| b.param(ty.clone()));
    let (olds, [mean, var], finite) = (pair(&mut b), pair(&mut b), b.param(flag.clone()));
    let averages = recipe.ema.map(|_| (pair(&mut b), b.param(TensorType::scalar(elem))));
    let window = (recipe.accumulate > 1).then(|| (pair(&mut b), [0; 2].map(|_| b.param(flag.clone()))));
    let w = match recipe.accumulate {
        1 => recipe.norm.momentum,
        k => 1.0 - (1.0 - recipe.norm.momentum).powf(1.0 / k as f64),
    };
    let var = match recipe.norm.variance {
        Variance::Biased => var,
        Variance::Unbiased => {
            let scaled = b.mul_const(var, count as f64);
            b.div_const(scaled, (count - 1) as f64)
        }
    };
    let from = match window {
        None => olds,
        Some((window, [_, goes_on])) => [0, 1].map(|i| b.select(goes_on, window[i], olds[i])),
    };
    let blended = from.into_iter().zip([mean, var]).map(|(from, batch)| {
        let from = b.mul_const(from, 1.0 - w);
        let batch = b.mul_const(batch, w);
        b.add(batch, from)
    });
    let blended: Vec<ValueId> = blended.collect();
    let counts = window.map_or(finite, |(_, [ends, _])| b.binary(Binary::And, finite, ends));
    let mut new: Vec<ValueId> = blended.iter().zip(olds).map(|(&new, old)| b.select(counts, new, old)).collect();
    if let Some((averages, decay)) = averages {
        for (average, &value) in averages.into_iter().zip(&blended) {
            let moved = moving(&mut b, decay, average, value);
            new.push(b.select(counts, moved, average));
        }
    }
    if window.is_some() {
        new.extend(blended);
    }
    b.finish(&new)
}

/// `d·average + (1 − d)·value`
fn moving(b: &mut Builder, decay: ValueId, average: ValueId, value: ValueId) -> ValueId {
    let one = b.full_like(1.0, decay);
    let rest = b.sub(one, decay);
    let [decay, rest] = [decay, rest].map(|share| b.broadcast_like(share, &[], value));
    let old = b.mul(average, decay);
    let new = b.mul(value, rest);
    b.add(new, old)
}

/// Replica means of statistics are blended where each replica has its own.
pub(crate) fn statistics_are_global(recipe: &Recipe) -> bool {
    recipe.norm.statistics == Statistics::Global
}

/// The state beside the parameters that the rule keeps.
pub(crate) fn regions(rule: &Optimizer) -> Regions {
    match rule {
        Optimizer::Sgd(_) => Regions { first: false, second: false },
        Optimizer::HeavyBall(_) => Regions { first: false, second: true },
        Optimizer::Adamw(_) | Optimizer::Lamb(_) | Optimizer::RmspropTf(_) => Regions { first: true, second: true },
    }
}

/// `[G…, n, g…, keep] → [G'…, n', mean…]`, n of type `elem`: `G' = keep·G + g`, `n' = keep·n + 1`, `G'/n'`.
pub(crate) fn accumulation(params: &[TensorType], elem: ElemType) -> Func {
    let mut b = Builder::new("accumulation");
    let sums: Vec<ValueId> = params.iter().map(|ty| b.param(ty.clone())).collect();
    let count = b.param(TensorType::scalar(elem));
    let gradients: Vec<ValueId> = params.iter().map(|ty| b.param(ty.clone())).collect();
    let goes_on = b.param(TensorType::scalar(ElemType::I1));
    let kept = |b: &mut Builder, old: ValueId| {
        let nothing = b.full_like(0.0, old);
        b.select(goes_on, old, nothing)
    };
    let before = kept(&mut b, count);
    let number = b.add_const(before, 1.0);
    let mut means = Vec::new();
    let mut results: Vec<ValueId> = Vec::new();
    for (sum, g) in sums.into_iter().zip(gradients) {
        let before = kept(&mut b, sum);
        let total = b.add(before, g);
        let number = b.broadcast_like(number, &[], total);
        means.push(b.div(total, number));
        results.push(total);
    }
    results.push(number);
    b.finish(&[results, means].concat())
}

/// `g… → g·min(1, C/(‖g‖ + 10⁻⁶))…`, ‖g‖ over all of them.
pub(crate) fn clip(limit: f64, params: &[TensorType]) -> Func {
    let mut b = Builder::new("clip");
    let gradients: Vec<ValueId> = params.iter().map(|ty| b.param(ty.clone())).collect();
    if gradients.is_empty() {
        return b.finish(&[]);
    }
    let length = norm(&mut b, &gradients);
    let length = b.add_const(length, 1e-6);
    let limit = b.full_like(limit, length);
    let ratio = b.div(limit, length);
    let one = b.full_like(1.0, ratio);
    let factor = b.binary(Binary::Minimum, ratio, one);
    let clipped = gradients.into_iter().map(|g| {
        let factor = b.broadcast_like(factor, &[], g);
        b.mul(g, factor)
    });
    let clipped: Vec<ValueId> = clipped.collect();
    b.finish(&clipped)
}

/// `[θ…, m…, v…, E…, g…, lr, (1 − β₁ᵗ, 1 − β₂ᵗ), apply, d, finite] → [θ'…, m'…, v'…, E'…]`, what the recipe does not
/// keep left out, the scalars of type `elem`; the old values where the step is not finite or does not end its window. A
/// mask leaves vectors and scalars without decay: the rule stands here on its own, so that a layer that declares
/// otherwise is refuted.
pub(crate) fn optimizer(recipe: &Recipe, params: &[TensorType], elem: ElemType) -> Func {
    let rule = &recipe.optimizer;
    let mut b = Builder::new("optimizer");
    let region = |b: &mut Builder, kept: bool| -> Vec<ValueId> {
        if kept { params.iter().map(|ty| b.param(ty.clone())).collect() } else { Vec::new() }
    };
    let kept = regions(rule);
    let (scalar, flag) = (TensorType::scalar(elem), TensorType::scalar(ElemType::I1));
    let averages = recipe.ema.is_some();
    let theta = region(&mut b, true);
    let (first, second) = (region(&mut b, kept.first), region(&mut b, kept.second));
    let (shadows, gradients) = (region(&mut b, averages), region(&mut b, true));
    let lr = b.param(scalar.clone());
    let corrected = matches!(rule, Optimizer::Adamw(_) | Optimizer::Lamb(_));
    let corrections = corrected.then(|| [0; 2].map(|_| b.param(scalar.clone())));
    let ends = (recipe.accumulate > 1).then(|| b.param(flag.clone()));
    let decay = averages.then(|| b.param(scalar.clone()));
    let finite = b.param(flag);
    let finite = ends.map_or(finite, |ends| b.binary(Binary::And, finite, ends));
    let (mut new_theta, mut new_first, mut new_second) = (Vec::new(), Vec::new(), Vec::new());
    let mut moved = Vec::new();
    for (i, (&theta, &g)) in theta.iter().zip(&gradients).enumerate() {
        let lr = b.broadcast_like(lr, &[], theta);
        let guard = |b: &mut Builder, new, old, into: &mut Vec<ValueId>| into.push(b.select(finite, new, old));
        let matrix = b.ty(theta).rank() >= 2;
        let wd = |weight_decay: f64, mask: bool| if matrix || !mask { weight_decay } else { 0.0 };
        match rule {
            Optimizer::Sgd(rule) => {
                let decay = b.mul_const(theta, wd(rule.weight_decay, rule.decay_mask));
                let direction = b.add(g, decay);
                let step = b.mul(lr, direction);
                let new = b.sub(theta, step);
                guard(&mut b, new, theta, &mut new_theta);
                moved.push(new);
            }
            Optimizer::HeavyBall(rule) => {
                let decay = b.mul_const(theta, wd(rule.weight_decay, rule.decay_mask));
                let force = b.add(g, decay);
                let inertia = b.mul_const(second[i], rule.momentum);
                let velocity = b.add(inertia, force);
                let ahead = b.mul_const(velocity, rule.momentum);
                let ahead = b.add(force, ahead);
                let step = b.mul(lr, if rule.nesterov { ahead } else { velocity });
                let new = b.sub(theta, step);
                guard(&mut b, new, theta, &mut new_theta);
                moved.push(new);
                guard(&mut b, velocity, second[i], &mut new_second);
            }
            Optimizer::Adamw(rule) => {
                let corrections = corrections.expect("declared above");
                let [m, v, adaptive] =
                    adam(&mut b, [rule.beta1, rule.beta2, rule.eps], corrections, [first[i], second[i], g]);
                let decay = b.mul_const(theta, wd(rule.weight_decay, rule.decay_mask));
                let direction = b.add(adaptive, decay);
                let step = b.mul(lr, direction);
                let new = b.sub(theta, step);
                guard(&mut b, new, theta, &mut new_theta);
                moved.push(new);
                guard(&mut b, m, first[i], &mut new_first);
                guard(&mut b, v, second[i], &mut new_second);
            }
            Optimizer::Lamb(rule) => {
                let corrections = corrections.expect("declared above");
                let [m, v, adaptive] =
                    adam(&mut b, [rule.beta1, rule.beta2, rule.eps], corrections, [first[i], second[i], g]);
                let wd = wd(rule.weight_decay, rule.decay_mask);
                let decay = b.mul_const(theta, wd);
                let direction = b.add(adaptive, decay);
                let (of_theta, of_direction) = (norm(&mut b, &[theta]), norm(&mut b, &[direction]));
                let (zero, one) = (b.full_like(0.0, of_theta), b.full_like(1.0, of_theta));
                let ratio = b.div(of_theta, of_direction);
                let moves = b.compare(Direction::Gt, of_direction, zero);
                let trust = b.select(moves, ratio, one);
                let exists = b.compare(Direction::Gt, of_theta, zero);
                let trust = b.select(exists, trust, one);
                let trust = if wd == 0.0 && !rule.adapt_excluded { one } else { trust };
                let trust = b.broadcast_like(trust, &[], theta);
                let step = b.mul(trust, direction);
                let step = b.mul(lr, step);
                let new = b.sub(theta, step);
                guard(&mut b, new, theta, &mut new_theta);
                moved.push(new);
                guard(&mut b, m, first[i], &mut new_first);
                guard(&mut b, v, second[i], &mut new_second);
            }
            Optimizer::RmspropTf(rule) => {
                let decay = b.mul_const(theta, wd(rule.weight_decay, rule.decay_mask));
                let force = b.add(g, decay);
                let square = b.mul(force, force);
                let mean = average(&mut b, second[i], square, rule.rho);
                let scale = b.add_const(mean, rule.eps);
                let scale = b.unary(Unary::Sqrt, scale);
                let direction = b.div(force, scale);
                let step = b.mul(lr, direction);
                let inertia = b.mul_const(first[i], rule.momentum);
                let buffer = b.add(inertia, if rule.lr_in_momentum { step } else { direction });
                let outside = b.mul(lr, buffer);
                let new = b.sub(theta, if rule.lr_in_momentum { buffer } else { outside });
                guard(&mut b, new, theta, &mut new_theta);
                moved.push(new);
                guard(&mut b, buffer, first[i], &mut new_first);
                guard(&mut b, mean, second[i], &mut new_second);
            }
        }
    }
    let averages = shadows.iter().zip(moved).zip(decay.into_iter().cycle());
    let averages: Vec<ValueId> = averages
        .map(|((&shadow, new), decay)| {
            let average = moving(&mut b, decay, shadow, new);
            b.select(finite, average, shadow)
        })
        .collect();
    b.finish(&[new_theta, new_first, new_second, averages].concat())
}

/// `[m', v', (m'/bc1)/(√(v'/bc2) + ε)]`
fn adam(
    b: &mut Builder,
    [beta1, beta2, eps]: [f64; 3],
    corrections: [ValueId; 2],
    [m, v, g]: [ValueId; 3],
) -> [ValueId; 3] {
    let [bc1, bc2] = corrections.map(|c| b.broadcast_like(c, &[], g));
    let m = average(b, m, g, beta1);
    let square = b.mul(g, g);
    let v = average(b, v, square, beta2);
    let unbiased = b.div(v, bc2);
    let root = b.unary(Unary::Sqrt, unbiased);
    let scale = b.add_const(root, eps);
    let unbiased = b.div(m, bc1);
    [m, v, b.div(unbiased, scale)]
}

/// √ of the sum of the squares of all elements of all tensors, of which there is one at least.
fn norm(b: &mut Builder, tensors: &[ValueId]) -> ValueId {
    let sum_of_squares = |b: &mut Builder, &x: &ValueId| {
        let over: Vec<usize> = (0..b.ty(x).rank()).collect();
        let square = b.mul(x, x);
        b.sum(square, &over)
    };
    let squares: Vec<ValueId> = tensors.iter().map(|x| sum_of_squares(b, x)).collect();
    let total = squares.into_iter().reduce(|total, square| b.add(total, square)).expect("a tensor");
    b.unary(Unary::Sqrt, total)
}

/// `β·old + (1 − β)·new`
fn average(b: &mut Builder, old: ValueId, new: ValueId, beta: f64) -> ValueId {
    let old = b.mul_const(old, beta);
    let new = b.mul_const(new, 1.0 - beta);
    b.add(old, new)
}

/// `[g…, (G…, keep)] → finite`: no element of any gradient, or of any sum with it where gradients accumulate, is
/// infinite or NaN.
pub(crate) fn finite(gradients: &[TensorType], accumulates: bool) -> Func {
    let mut b = Builder::new("finite");
    let mut params: Vec<ValueId> = gradients.iter().map(|ty| b.param(ty.clone())).collect();
    if accumulates {
        let sums: Vec<ValueId> = gradients.iter().map(|ty| b.param(ty.clone())).collect();
        let goes_on = b.param(TensorType::scalar(ElemType::I1));
        for (g, sum) in params.iter_mut().zip(sums) {
            let zero = b.full_like(0.0, sum);
            let before = b.select(goes_on, sum, zero);
            *g = b.add(before, *g);
        }
    }
    let mut all = b.scalar(1.0, ElemType::I1);
    for g in params {
        let over: Vec<usize> = (0..b.ty(g).rank()).collect();
        let each = b.op(Op::IsFinite, &[g]);
        let here = b.reduce(Binary::And, each, 1.0, &over);
        all = b.binary(Binary::And, all, here);
    }
    b.finish(&[all])
}
