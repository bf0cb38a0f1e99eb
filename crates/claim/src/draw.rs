//! Which integers and booleans a run takes: those at which programs that differ are likely to show it.

use truestep_ir::{ElemType, Func};

/// The inputs of `func` that are booleans.
pub fn booleans(func: &Func) -> Vec<usize> {
    func.param_types().enumerate().filter(|(_, ty)| ty.elem == ElemType::I1).map(|(i, _)| i).collect()
}

/// Booleans of which all combinations are tried; of the others each is both.
const COMBINED: usize = 4;

/// Combinations to try of `n` booleans.
pub fn combinations(n: usize) -> usize {
    1 << n.min(COMBINED)
}

/// Whether the boolean in place `place` is the opposite of itself in this combination: 0 or 1.
pub fn combination_bit(combination: u64, place: usize) -> u64 {
    combination >> (place % COMBINED) & 1
}

/// An integer near 0, or one of any size: at every second seed near the ends of 32 bits.
pub fn any_integer(seed: u64, word: u64) -> i64 {
    let random = (word >> 8) as i64;
    let near_end =
        [i64::from(i32::MAX) - random % 9, i64::from(i32::MIN) + random % 9, random >> 24][word as usize % 3];
    match (seed % 2, word % 4) {
        (1, _) => near_end,
        (_, 0) => random % 256 - 128,
        (_, 1) => near_end,
        _ => random % 12 - 3,
    }
}
