//! Points at which train steps are run in `f64`.

use std::hash::{DefaultHasher, Hash, Hasher};
use truestep_interp::Tensor;
use truestep_step::{Manifest, Role, Sharding, Slot};

/// Where a step is run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Point {
    /// In the middle of a training.
    Later,
    /// At its first step: moments are 0.
    First,
    /// As later, the last three matrices scaled so that the loss is finite and gradients before them overflow.
    Overflow,
    /// As later, the last matrix infinite.
    Infinite,
}

/// Points at which a step may not be finite.
pub const NOT_FINITE: [Point; 2] = [Point::Overflow, Point::Infinite];

impl Point {
    /// Every point.
    pub const ALL: [Point; 4] = [Point::Later, Point::First, Point::Overflow, Point::Infinite];

    /// The inputs of a train step on each replica.
    pub fn inputs(self, manifest: &Manifest) -> Vec<Vec<Tensor<f64>>> {
        let adaptive = manifest.inputs_of(Role::FirstMoment).next().is_some();
        let input = |replica: usize, (i, slot): (usize, &Slot)| {
            let shard = if slot.sharding == Sharding::Axis0 { replica } else { 0 };
            let draw = Draw { input: i, shard, replicas: manifest.replicas, classes: manifest.classes, adaptive };
            let scale = self.scale(manifest, i);
            let values: Vec<f64> = (0..slot.ty().numel()).map(|k| scale * draw.value(slot, self, k)).collect();
            Tensor::from_f64(slot.ty(), &values)
        };
        let first: Vec<_> = manifest.inputs.iter().enumerate().map(|slot| input(0, slot)).collect();
        let on = |replica, (slot, first): ((usize, &Slot), &Tensor<f64>)| match slot.1.sharding {
            Sharding::Axis0 => input(replica, slot),
            Sharding::Replicated => first.clone(),
        };
        let inputs = |replica| manifest.inputs.iter().enumerate().zip(&first).map(|pair| on(replica, pair)).collect();
        (0..manifest.replicas).map(inputs).collect()
    }

    /// What input i is multiplied by.
    fn scale(self, manifest: &Manifest, i: usize) -> f64 {
        let param = |slot: &Slot, rank: usize| slot.role == Role::Param && slot.dims.len().min(2) == rank;
        let after = |from: usize| manifest.inputs[from..].iter().filter(|slot| param(slot, 2)).count();
        match self {
            Point::Overflow if param(&manifest.inputs[i], 2) => match after(i) {
                1 | 2 => 1e155,
                3 => 1e-210,
                _ => 1.0,
            },
            // biases between them
            Point::Overflow if param(&manifest.inputs[i], 1) && after(i) < 3 => 0.0,
            Point::Infinite if param(&manifest.inputs[i], 2) && after(i) == 1 => f64::INFINITY,
            _ => 1.0,
        }
    }
}

/// The values of one input on one replica.
struct Draw {
    input: usize,
    shard: usize,
    replicas: usize,
    classes: usize,
    adaptive: bool,
}

impl Draw {
    /// Element k: weights by the number of their inputs, shards of images brighter one after the other.
    fn value(&self, slot: &Slot, point: Point, k: usize) -> f64 {
        let fan = (slot.ty().numel() / slot.dims.first().copied().unwrap_or(1).max(1)).max(1) as f64;
        let moment = if point == Point::First { 0.0 } else { 1.0 };
        let uniform = self.uniform(k);
        let signed = 2.0 * uniform - 1.0;
        match slot.role {
            Role::Image => {
                (192.0 * uniform).floor() + (63 * self.shard / self.replicas.max(2).saturating_sub(1)) as f64
            }
            // a quarter is left out
            Role::Mask => (4.0 * uniform).floor().min(1.0) * 4.0 / 3.0,
            Role::Target if slot.dims.len() > 1 => uniform,
            Role::Target => (self.classes as f64 * uniform).floor(),
            Role::Param if slot.dims.len() > 1 => signed * (6.0 / fan).sqrt(),
            Role::Param | Role::RunningVar | Role::WindowVar | Role::ShadowVar => 0.5 + uniform,
            Role::FirstMoment => 0.01 * moment * signed,
            Role::SecondMoment if self.adaptive => 1e-4 * moment * uniform,
            Role::SecondMoment => 0.01 * moment * signed,
            // a window of four ends, or one begins, where the sums count for nothing
            Role::AccumulatorCount => 3.0,
            Role::Apply | Role::Keep => moment,
            Role::EmaDecay => 0.75,
            Role::LearningRate => 0.1,
            // β = 0.9 and 0.999, at step 1 or 3
            Role::BiasCorrection1 => {
                if point == Point::First {
                    0.1
                } else {
                    0.271
                }
            }
            Role::BiasCorrection2 => {
                if point == Point::First {
                    0.001
                } else {
                    0.002997001
                }
            }
            _ => 0.1 * signed,
        }
    }

    fn uniform(&self, k: usize) -> f64 {
        let mut hasher = DefaultHasher::new();
        (self.input, self.shard, k).hash(&mut hasher);
        (hasher.finish() % (1 << 20)) as f64 / (1 << 20) as f64
    }
}
