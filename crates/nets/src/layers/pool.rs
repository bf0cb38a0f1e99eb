//! Pooling.

use crate::layers::Layers;
use truestep_ir::{Binary, Op, ValueId, Window};

impl Layers<'_> {
    /// Maximum over `size × size` windows of `[batch, h, w, channels]`, padded with −∞.
    pub fn max_pool(&mut self, x: ValueId, size: usize, stride: usize, padding: usize) -> ValueId {
        let p = (padding as i64, padding as i64);
        let window = Window {
            dimensions: vec![1, size, size, 1],
            strides: vec![1, stride, stride, 1],
            base_dilations: vec![1; 4],
            window_dilations: vec![1; 4],
            padding: vec![(0, 0), p, p, (0, 0)],
        };
        let elem = self.precision.compute;
        let init = self.b.scalar(f64::NEG_INFINITY, elem);
        let body = self.b.reducer(Binary::Maximum, elem);
        self.b.push(Op::ReduceWindow(window), &[x, init], vec![body])[0]
    }

    /// Mean over the image: `[batch, h, w, channels]` to `[batch, channels]`.
    pub fn mean_pool(&mut self, x: ValueId) -> ValueId {
        self.b.mean(x, &[1, 2])
    }
}
