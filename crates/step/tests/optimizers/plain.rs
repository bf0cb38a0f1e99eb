//! AdamW with accumulation, clipping and a moving average in plain arithmetic, right or with one mistake.

use super::{Case, Fixtures, ema_decay};
use truestep_step::AdamW;

/// What is done wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mistake {
    None,
    /// The optimizer takes the sum over the window.
    SumForMean,
    /// A window that ends early is divided by the length of a full one.
    FullWindow,
    /// The norm of the sum is held to the threshold of the mean.
    ThresholdOfTheMean,
    /// The sum is clipped with every micro-batch.
    ClippedSum,
    /// The square of the sum is divided by k, not by k².
    SquareOverK,
    EpsInside,
    CoupledDecay,
    DecayOfAll,
    /// The moving average takes the parameters from before the step.
    AverageOfOld,
    AverageWithoutWarmUp,
    /// Bias corrections count micro-batches.
    MicroBatchesCounted,
}

pub const MISTAKES: [Mistake; 11] = [
    Mistake::SumForMean,
    Mistake::FullWindow,
    Mistake::ThresholdOfTheMean,
    Mistake::ClippedSum,
    Mistake::SquareOverK,
    Mistake::EpsInside,
    Mistake::CoupledDecay,
    Mistake::DecayOfAll,
    Mistake::AverageOfOld,
    Mistake::AverageWithoutWarmUp,
    Mistake::MicroBatchesCounted,
];

/// Regions param, first, second, sum and ema after each step, as the stage's.
pub fn steps(fixtures: &Fixtures, case: &Case, rule: &AdamW, mistake: Mistake) -> Vec<Vec<Vec<f64>>> {
    let limit = case.clip.expect("a case that clips");
    let decayed: Vec<bool> =
        fixtures.shapes.iter().flat_map(|dims| vec![dims.len() >= 2; dims.iter().product()]).collect();
    let mut theta = case.params(fixtures).concat();
    let n = theta.len();
    let (mut m, mut v, mut average) = (vec![0.0; n], vec![0.0; n], theta.clone());
    let mut calls = 0;
    let mut step = |(t, &lr): (usize, &f64)| {
        let mut sum = vec![0.0; n];
        for micro in 0..case.micro[t] {
            let g = case.gradients(fixtures, t, micro).concat();
            sum = sum.iter().zip(g).map(|(s, g)| s + g).collect();
            if mistake == Mistake::ClippedSum {
                let factor = factor(limit, &sum);
                sum.iter_mut().for_each(|s| *s *= factor);
            }
            calls += 1;
        }
        let k = match mistake {
            Mistake::SumForMean => 1.0,
            Mistake::FullWindow => case.window() as f64,
            _ => case.micro[t] as f64,
        };
        let mean: Vec<f64> = sum.iter().map(|s| s / k).collect();
        let factor = factor(limit, if mistake == Mistake::ThresholdOfTheMean { &sum } else { &mean });
        let count = if mistake == Mistake::MicroBatchesCounted { calls } else { t as i32 + 1 };
        let [bc1, bc2] = [rule.beta1, rule.beta2].map(|beta| 1.0 - beta.powi(count));
        let old = theta.clone();
        for i in 0..n {
            let wd = if decayed[i] || mistake == Mistake::DecayOfAll { case.weight_decay } else { 0.0 };
            let g = factor * mean[i] + if mistake == Mistake::CoupledDecay { wd * old[i] } else { 0.0 };
            let square = if mistake == Mistake::SquareOverK { k * g * g } else { g * g };
            m[i] = rule.beta1 * m[i] + (1.0 - rule.beta1) * g;
            v[i] = rule.beta2 * v[i] + (1.0 - rule.beta2) * square;
            let root = match mistake {
                Mistake::EpsInside => (v[i] / bc2 + rule.eps).sqrt(),
                _ => (v[i] / bc2).sqrt() + rule.eps,
            };
            let decay = if mistake == Mistake::CoupledDecay { 0.0 } else { wd * old[i] };
            theta[i] -= lr * (m[i] / bc1 / root + decay);
        }
        let d = match mistake {
            Mistake::AverageWithoutWarmUp => case.ema,
            _ => ema_decay(case, t),
        };
        let d = d.expect("a case that averages");
        let averaged = if mistake == Mistake::AverageOfOld { &old } else { &theta };
        average = average.iter().zip(averaged).map(|(a, x)| d * a + (1.0 - d) * x).collect();
        vec![theta.clone(), m.clone(), v.clone(), sum, average.clone()]
    };
    fixtures.lr.iter().enumerate().map(&mut step).collect()
}

/// `min(1, C/(‖g‖ + 10⁻⁶))`
fn factor(limit: f64, g: &[f64]) -> f64 {
    let norm = g.iter().map(|g| g * g).sum::<f64>().sqrt();
    (limit / (norm + 1e-6)).min(1.0)
}
