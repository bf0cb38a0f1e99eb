//! Losses with their closed-form backwards, and the correct count.

use crate::precision::Precision;
use crate::recipe::{Loss, Objective, Target};
use truestep_ad::{CustomVjp, Tape};
use truestep_ir::{Binary, Builder, Direction, ElemType, Func, Iota, Op, TensorType, Unary, ValueId};

/// Targets of a batch.
#[derive(Clone, Copy)]
pub(crate) enum Targets {
    /// Class numbers, `[batch]`.
    Labels(ValueId),
    /// Rows of weights, `[batch, classes]`.
    Soft(ValueId),
}

/// The loss of a train step alone: `[z, target] → [loss, dz]`, logits z and their gradient `[batch, classes]`, the
/// target as the recipe has it, class numbers `[batch]` or rows `[batch, classes]`.
pub fn loss_stage(recipe: &Loss, batch: usize, classes: usize) -> Func {
    let (mut b, mut tape) = (Builder::new("loss"), Tape::new());
    let elem = Precision::default().loss;
    let rows = TensorType::new([batch, classes], elem);
    let logits = b.param(rows.clone());
    let target = match recipe.target {
        Target::Labels => Targets::Labels(b.param(TensorType::new([batch], ElemType::I32))),
        Target::Soft => Targets::Soft(b.param(rows)),
    };
    let loss = loss(&mut b, &mut tape, logits, target, recipe);
    let seed = b.scalar(1.0, elem);
    let gradients = tape.backward(&mut b, &[(loss, seed)], &[logits]).expect("a loss has its backward");
    let dz = gradients[0].expect("a loss depends on its logits");
    b.finish(&[loss, dz])
}

/// The recipe's loss of logits `z`, `[batch, classes]`: a scalar.
pub(crate) fn loss(b: &mut Builder, tape: &mut Tape, logits: ValueId, target: Targets, recipe: &Loss) -> ValueId {
    match recipe.name {
        Objective::CrossEntropy => cross_entropy(b, tape, logits, target, recipe.smoothing),
        Objective::Bce => binary_cross_entropy(b, tape, logits, target, recipe),
    }
}

/// Mean over the batch of `−Σ q·log softmax(z)` with `q = (1 − α)·t + α/K`.
///
/// Backward: `dz = (softmax(z)·Σq − q)/B`, where Σq = 1 for labels.
fn cross_entropy(b: &mut Builder, tape: &mut Tape, logits: ValueId, target: Targets, smoothing: f64) -> ValueId {
    let batch = b.dims(logits)[0] as f64;
    let outputs = tape.custom(b, &[logits], |b| {
        let q = smoothed(b, target, logits, smoothing);
        let largest = b.max(logits, &[1]);
        let largest = b.broadcast_like(largest, &[0], logits);
        let shifted = b.sub(logits, largest);
        let exps = b.unary(Unary::Exponential, shifted);
        let total = b.sum(exps, &[1]);
        let log_total = b.unary(Unary::Log, total);
        let log_total = b.broadcast_like(log_total, &[0], logits);
        let log_softmax = b.sub(shifted, log_total);
        let weighted = b.mul(q, log_softmax);
        let sum = b.sum(weighted, &[0, 1]);
        let mean = b.div_const(sum, batch);
        let loss = b.neg(mean);
        let backward = move |b: &mut Builder, ct: &[Option<ValueId>]| {
            let Some(ct) = ct[0] else { return vec![None] };
            let total = b.broadcast_like(total, &[0], exps);
            let mut softmax = b.div(exps, total);
            if let Targets::Soft(_) = target {
                let weight = b.sum(q, &[1]);
                let weight = b.broadcast_like(weight, &[0], softmax);
                softmax = b.mul(softmax, weight);
            }
            let difference = b.sub(softmax, q);
            let dz = b.div_const(difference, batch);
            let ct = b.broadcast_like(ct, &[], dz);
            vec![Some(b.mul(dz, ct))]
        };
        (vec![loss], Box::new(backward) as CustomVjp)
    });
    outputs[0]
}

/// Mean over batch and classes of `−q·log s(z) − (1 − q)·log(1 − s(z)) = log(1 + e^z) − q·z`, s the logistic function,
/// as `max(z, 0) + log1p(e^−|z|) − q·z`, in which nothing overflows. With a target threshold τ, q is 1 where `(1 − α)·t
/// + α/K > τ` and else 0.
///
/// Backward: `dz = (s(z) − q)/(B·K)`.
fn binary_cross_entropy(b: &mut Builder, tape: &mut Tape, logits: ValueId, target: Targets, recipe: &Loss) -> ValueId {
    let count = b.ty(logits).numel() as f64;
    let outputs = tape.custom(b, &[logits], |b| {
        let mut q = smoothed(b, target, logits, recipe.smoothing);
        if let Some(threshold) = recipe.target_threshold {
            let threshold = b.full_like(threshold, q);
            let above = b.compare(Direction::Gt, q, threshold);
            q = b.convert(above, b.ty(logits).elem);
        }
        let zero = b.full_like(0.0, logits);
        let positive = b.binary(Binary::Maximum, logits, zero);
        let magnitude = b.unary(Unary::Abs, logits);
        let opposite = b.neg(magnitude);
        let exps = b.unary(Unary::Exponential, opposite);
        let rest = b.unary(Unary::LogPlusOne, exps);
        let log_total = b.add(positive, rest);
        let weighted = b.mul(q, logits);
        let each = b.sub(log_total, weighted);
        let sum = b.sum(each, &[0, 1]);
        let loss = b.div_const(sum, count);
        let backward = move |b: &mut Builder, ct: &[Option<ValueId>]| {
            let Some(ct) = ct[0] else { return vec![None] };
            let probability = b.unary(Unary::Logistic, logits);
            let difference = b.sub(probability, q);
            let dz = b.div_const(difference, count);
            let ct = b.broadcast_like(ct, &[], dz);
            vec![Some(b.mul(dz, ct))]
        };
        (vec![loss], Box::new(backward) as CustomVjp)
    });
    outputs[0]
}

/// `(1 − α)·t + α/K`, `[batch, classes]` as `logits`.
fn smoothed(b: &mut Builder, target: Targets, logits: ValueId, smoothing: f64) -> ValueId {
    let t = match target {
        Targets::Labels(labels) => one_hot(b, labels, logits),
        Targets::Soft(rows) => rows,
    };
    if smoothing == 0.0 {
        return t;
    }
    let kept = b.mul_const(t, 1.0 - smoothing);
    b.add_const(kept, smoothing / b.dims(logits)[1] as f64)
}

/// Number of rows whose first largest logit is the target's, in the type of `logits`.
pub(crate) fn correct(b: &mut Builder, logits: ValueId, target: Targets) -> ValueId {
    let predicted = argmax(b, logits);
    let wanted = match target {
        Targets::Labels(labels) => labels,
        Targets::Soft(rows) => argmax(b, rows),
    };
    let equal = b.compare(Direction::Eq, predicted, wanted);
    let equal = b.convert(equal, b.ty(logits).elem);
    b.sum(equal, &[0])
}

/// `[batch]` class numbers to `[batch, classes]` rows of 0 and 1, as `logits`.
fn one_hot(b: &mut Builder, labels: ValueId, logits: ValueId) -> ValueId {
    let numbers = class_numbers(b, logits);
    let labels = b.broadcast_like(labels, &[0], logits);
    let equal = b.compare(Direction::Eq, labels, numbers);
    b.convert(equal, b.ty(logits).elem)
}

/// The class number of every element of `[batch, classes]`, as `i32`.
fn class_numbers(b: &mut Builder, like: ValueId) -> ValueId {
    let ty = TensorType::new(b.dims(like), ElemType::I32);
    b.op(Op::Iota(Iota { ty, dimension: 1 }), &[])
}

/// The first position of the largest value of each row, as `i32`.
fn argmax(b: &mut Builder, rows: ValueId) -> ValueId {
    let classes = b.ty(rows).dims[1];
    let largest = b.max(rows, &[1]);
    let largest = b.broadcast_like(largest, &[0], rows);
    let hit = b.compare(Direction::Eq, rows, largest);
    let numbers = class_numbers(b, rows);
    let none = b.full_like(classes as f64, numbers);
    let candidates = b.select(hit, numbers, none);
    b.reduce(Binary::Minimum, candidates, classes as f64, &[1])
}
