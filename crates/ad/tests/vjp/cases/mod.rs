//! The table, one file per op family.

mod collective;
pub mod contraction;
pub mod control;
mod elementwise;
mod indexing;
pub mod reduction;
mod shape;

use crate::harness::Case;

/// Every case.
pub fn all() -> Vec<Case> {
    [
        elementwise::cases(),
        shape::cases(),
        indexing::cases(),
        contraction::cases(),
        reduction::cases(),
        collective::cases(),
        control::cases(),
    ]
    .into_iter()
    .flatten()
    .collect()
}
