//! Winograd's minimal filtering for 3×3 windows of stride 1 (Lavin, Gray 2016, section 4.1).
//!
//! With `Bᵀ = [1 0 −1 0; 0 1 1 0; 0 −1 1 0; 0 1 0 −1]`, `G = [1 0 0; ½ ½ ½; ½ −½ ½; 0 0 1]`,
//! `Aᵀ = [1 1 1 0; 0 1 −1 −1]`:
//! * a 3×3 kernel g over 4×4 tiles d gives 2×2 outputs `Aᵀ[(G g Gᵀ) ⊙ (Bᵀ d B)]A` (forward pass and input gradient);
//! * its transpose in g: a 3×3 result from 2×2 tiles e of a large kernel is `Gᵀ[(A e Aᵀ) ⊙ (Bᵀ d B)]G`, summed over the
//!   tiles (gradient of a kernel).
//!
//! Either way the products are sixteen contractions of matrices.

use super::gemm::{contract_window, merge_positions, weights_at};
use super::geometry::{Geometry, Steps, contract, from_input_order, pad, slice, to_output_order};
use truestep_ir::{Builder, Convolution, ValueId};

pub(super) fn winograd(b: &mut Builder, x: ValueId, kernel: ValueId, attrs: &Convolution) -> Option<ValueId> {
    let plain = attrs.strides.iter().chain(&attrs.rhs_dilation).all(|&s| s == 1);
    if !plain || attrs.strides.len() != 2 {
        return None;
    }
    let g = Geometry::new(b, x, kernel, attrs)?;
    if g.window == [3, 3] {
        Some(small_kernel(b, x, kernel, &g, attrs))
    } else if g.output == [3, 3] && !attrs.window_reversal.contains(&true) {
        Some(small_output(b, x, kernel, &g, attrs))
    } else {
        None
    }
}

/// A 4×4, 2×2 … grid of tensors.
type Grid = Vec<Vec<ValueId>>;

/// From a kernel of 3×3.
fn small_kernel(b: &mut Builder, x: ValueId, kernel: ValueId, g: &Geometry<'_>, attrs: &Convolution) -> ValueId {
    let [h, w] = [g.output[0], g.output[1]];
    let tiles = [h.div_ceil(2), w.div_ceil(2)];
    let v = input_tiles(b, x, tiles, attrs);
    let mut taken = 0;
    let weights = grid(3, |i, j| {
        let (w, dim) = weights_at(b, kernel, &g.weight_at(&[i, j]), attrs);
        taken = dim;
        w
    });
    let u = both_ways(b, &weights, times_g);
    let m = grid(4, |i, j| {
        let m = contract(b, (v[i][j], &[attrs.dims.input_feature]), (u[i][j], &[taken]), attrs);
        from_input_order(b, m, attrs)
    });
    let y = both_ways(b, &m, times_at);
    let (batch, outputs) = (g.batch, g.features[1]);
    let rows: Vec<ValueId> = y
        .iter()
        .map(|row| {
            let pair: Vec<ValueId> =
                row.iter().map(|&v| b.reshape(v, &[batch, tiles[0], 1, tiles[1], 1, outputs])).collect();
            b.concat(&pair, 4)
        })
        .collect();
    let y = b.concat(&rows, 2);
    let y = b.reshape(y, &[batch, 2 * tiles[0], 2 * tiles[1], outputs]);
    let y = slice(b, y, &[1, 2], &[h, w].map(|count| Steps { start: 0, count, step: 1 }));
    to_output_order(b, y, attrs)
}

/// To an output of 3×3.
fn small_output(b: &mut Builder, x: ValueId, kernel: ValueId, g: &Geometry<'_>, attrs: &Convolution) -> ValueId {
    let tiles = [g.window[0].div_ceil(2), g.window[1].div_ceil(2)];
    let v = input_tiles(b, x, tiles, attrs);
    let grow = [0, 1].map(|i| (0, (2 * tiles[i] - g.window[i]) as i64));
    let along = &attrs.dims.kernel_spatial;
    let e = pad(b, kernel, along, &grow, &[1, 1]);
    let e = grid(2, |i, j| slice(b, e, along, &every_second([i, j], tiles)));
    let z = both_ways(b, &e, times_a);
    let products = grid(4, |i, j| contract_window(b, v[i][j], z[i][j], attrs));
    let y = both_ways(b, &products, times_gt);
    let y = b.concat(&y.concat(), 0);
    merge_positions(b, y, g, attrs)
}

/// `Bᵀ d B` for the 4×4 tiles d, two apart, of the padded input: sixteen tensors of its dimensions, one element a tile.
fn input_tiles(b: &mut Builder, x: ValueId, tiles: [usize; 2], attrs: &Convolution) -> Grid {
    let along = &attrs.dims.input_spatial;
    let dims = b.dims(x);
    let grown: Vec<(i64, i64)> = (0..2)
        .map(|i| {
            let (low, high) = attrs.padding[i];
            let padded = ((dims[along[i]] - 1) * attrs.lhs_dilation[i] + 1) as i64 + low + high;
            (low, high + (2 * tiles[i] + 2) as i64 - padded)
        })
        .collect();
    let x = pad(b, x, along, &grown, &attrs.lhs_dilation);
    let d = grid(4, |i, j| slice(b, x, along, &every_second([i, j], tiles)));
    both_ways(b, &d, times_bt)
}

fn every_second(start: [usize; 2], count: [usize; 2]) -> [Steps; 2] {
    [0, 1].map(|i| Steps { start: start[i], count: count[i], step: 2 })
}

fn grid(n: usize, mut at: impl FnMut(usize, usize) -> ValueId) -> Grid {
    (0..n).map(|i| (0..n).map(|j| at(i, j)).collect()).collect()
}

/// `T X Tᵀ` for the transformation `T` of a column.
fn both_ways(b: &mut Builder, x: &Grid, t: fn(&mut Builder, &[ValueId]) -> Vec<ValueId>) -> Grid {
    let columns: Grid = (0..x[0].len()).map(|j| t(b, &x.iter().map(|row| row[j]).collect::<Vec<_>>())).collect();
    (0..columns[0].len()).map(|i| t(b, &columns.iter().map(|column| column[i]).collect::<Vec<_>>())).collect()
}

/// `Bᵀ d`
fn times_bt(b: &mut Builder, d: &[ValueId]) -> Vec<ValueId> {
    vec![b.sub(d[0], d[2]), b.add(d[1], d[2]), b.sub(d[2], d[1]), b.sub(d[1], d[3])]
}

/// `G g`
fn times_g(b: &mut Builder, g: &[ValueId]) -> Vec<ValueId> {
    let ends = b.add(g[0], g[2]);
    let (plus, minus) = (b.add(ends, g[1]), b.sub(ends, g[1]));
    vec![g[0], b.mul_const(plus, 0.5), b.mul_const(minus, 0.5), g[2]]
}

/// `Aᵀ m`
fn times_at(b: &mut Builder, m: &[ValueId]) -> Vec<ValueId> {
    let (plus, minus) = (b.add(m[1], m[2]), b.sub(m[1], m[2]));
    vec![b.add(m[0], plus), b.sub(minus, m[3])]
}

/// `A e`
fn times_a(b: &mut Builder, e: &[ValueId]) -> Vec<ValueId> {
    vec![e[0], b.add(e[0], e[1]), b.sub(e[0], e[1]), b.neg(e[1])]
}

/// `Gᵀ p`
fn times_gt(b: &mut Builder, p: &[ValueId]) -> Vec<ValueId> {
    let (plus, minus) = (b.add(p[1], p[2]), b.sub(p[1], p[2]));
    let (plus, minus) = (b.mul_const(plus, 0.5), b.mul_const(minus, 0.5));
    vec![b.add(p[0], plus), minus, b.add(plus, p[3])]
}
