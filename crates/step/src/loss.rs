//! Softmax cross-entropy with its closed-form backward, and the correct count.

use truestep_ad::{CustomVjp, Tape};
use truestep_ir::{Binary, Builder, Direction, ElemType, Iota, Op, TensorType, Unary, ValueId};

/// Targets of a batch.
#[derive(Clone, Copy)]
pub(crate) enum Targets {
    /// Class numbers, `[batch]`.
    Labels(ValueId),
    /// Rows of weights, `[batch, classes]`.
    Soft(ValueId),
}

/// Mean over the batch of `−Σ q·log softmax(z)` with `q = (1 − α)·t + α/K`; logits `z` are `[batch, classes]`.
///
/// Backward: `dz = (softmax(z)·Σq − q)/B`, where Σq = 1 for labels.
pub(crate) fn cross_entropy(
    b: &mut Builder,
    tape: &mut Tape,
    logits: ValueId,
    target: Targets,
    smoothing: f64,
) -> ValueId {
    let dims = b.dims(logits);
    let (batch, classes) = (dims[0] as f64, dims[1] as f64);
    let outputs = tape.custom(b, &[logits], |b| {
        let t = match target {
            Targets::Labels(labels) => one_hot(b, labels, logits),
            Targets::Soft(rows) => rows,
        };
        let q = if smoothing == 0.0 {
            t
        } else {
            let kept = b.mul_const(t, 1.0 - smoothing);
            b.add_const(kept, smoothing / classes)
        };
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

/// Number of rows whose first largest logit is the target's, as `f32`.
pub(crate) fn correct(b: &mut Builder, logits: ValueId, target: Targets) -> ValueId {
    let predicted = argmax(b, logits);
    let wanted = match target {
        Targets::Labels(labels) => labels,
        Targets::Soft(rows) => argmax(b, rows),
    };
    let equal = b.compare(Direction::Eq, predicted, wanted);
    let equal = b.convert(equal, ElemType::F32);
    b.sum(equal, &[0])
}

/// `[batch]` class numbers to `[batch, classes]` rows of 0 and 1, as `logits`.
fn one_hot(b: &mut Builder, labels: ValueId, logits: ValueId) -> ValueId {
    let numbers = class_numbers(b, logits);
    let labels = b.broadcast_like(labels, &[0], logits);
    let equal = b.compare(Direction::Eq, labels, numbers);
    b.convert(equal, ElemType::F32)
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
