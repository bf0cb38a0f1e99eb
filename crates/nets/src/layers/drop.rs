//! Drop path and dropout: products with factors that a training run supplies.

use crate::layers::{Layers, Run};
use crate::signature::{Branch, DropSite, Drops};
use truestep_ir::ValueId;

impl Layers<'_> {
    /// A residual branch `[batch, …]` that stands at `place`, left out of some examples while training.
    pub fn drop_path(&mut self, name: &str, branch: ValueId, place: Branch) -> ValueId {
        self.drop(name, branch, Drops::Path(place))
    }

    /// Features `[batch, n]`, some left out of each example while training.
    pub fn dropout(&mut self, name: &str, x: ValueId) -> ValueId {
        let n = self.channels(x);
        self.drop(name, x, Drops::Features(n))
    }

    /// `x·factor`, the factor the same over the dimensions that it lacks.
    fn drop(&mut self, name: &str, x: ValueId, drops: Drops) -> ValueId {
        let factor = match &mut self.run {
            Run::Declaring(signature) => {
                signature.drops.push(DropSite { name: name.to_string(), drops });
                None
            }
            Run::Computing { factors, .. } => match factors.split_first() {
                Some((&factor, rest)) => {
                    *factors = rest;
                    factor
                }
                None => None,
            },
        };
        let Some(factor) = factor else { return x };
        let dims: Vec<usize> = (0..self.b.ty(factor).rank()).collect();
        let factor = self.b.broadcast_like(factor, &dims, x);
        self.b.mul(x, factor)
    }
}
