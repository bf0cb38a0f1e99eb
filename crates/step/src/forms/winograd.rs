//! Winograd's minimal filtering for 3×3 windows of stride 1 (Lavin, Gray 2016, section 4.1).
//!
//! With `Bᵀ = [1 0 −1 0; 0 1 1 0; 0 −1 1 0; 0 1 0 −1]`, `G = [1 0 0; ½ ½ ½; ½ −½ ½; 0 0 1]`,
//! `Aᵀ = [1 1 1 0; 0 1 −1 −1]`:
//! * a 3×3 kernel g over 4×4 tiles d gives 2×2 outputs `Aᵀ[(G g Gᵀ) ⊙ (Bᵀ d B)]A` (forward pass and input gradient);
//! * its transpose in g: a 3×3 result from 2×2 tiles e of a large kernel is `Gᵀ[(A e Aᵀ) ⊙ (Bᵀ d B)]G`, summed over the
//!   tiles (gradient of a kernel).
//!
//! Either way the products are sixteen contractions of matrices.

use super::gemm::{Canonical, contract, pad};
use truestep_ir::{Builder, Convolution, Op, Slice, ValueId};

pub(super) fn winograd(b: &mut Builder, x: ValueId, kernel: ValueId, attrs: &Convolution) -> Option<ValueId> {
    let plain = attrs.strides.iter().chain(&attrs.rhs_dilation).all(|&s| s == 1);
    if !plain || attrs.strides.len() != 2 {
        return None;
    }
    let c = Canonical::new(b, x, kernel, attrs)?;
    let y = if c.window == [3, 3] {
        small_kernel(b, &c, attrs)
    } else if c.output == [3, 3] {
        small_output(b, &c, attrs)
    } else {
        return None;
    };
    Some(super::gemm::to_output_order(b, y, attrs))
}

/// A 4×4, 2×2 … grid of tensors.
type Grid = Vec<Vec<ValueId>>;

/// `y[N, h, w, O]` from a kernel `[3, 3, I, O]`.
fn small_kernel(b: &mut Builder, c: &Canonical, attrs: &Convolution) -> ValueId {
    let (h, w) = (c.output[0], c.output[1]);
    let tiles = [h.div_ceil(2), w.div_ceil(2)];
    let v = input_tiles(b, c, tiles);
    let (inputs, outputs) = (c.inputs(b), c.outputs(b));
    let g = grid(3, |i, j| {
        let slice = Slice { start: vec![i, j, 0, 0], limit: vec![i + 1, j + 1, inputs, outputs], strides: vec![1; 4] };
        let g = b.op(Op::Slice(slice), &[c.kernel]);
        b.reshape(g, &[inputs, outputs])
    });
    let u = both_ways(b, &g, times_g);
    let m = grid(4, |i, j| contract(b, v[i][j], u[i][j], &[3], &[0], attrs));
    let y = both_ways(b, &m, times_at);
    let batch = b.ty(c.x).dims[0];
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
    let y = b.slice_dim(y, 1, 0, h);
    b.slice_dim(y, 2, 0, w)
}

/// `y[N, 3, 3, O]` from a kernel `[h, w, I, O]`.
fn small_output(b: &mut Builder, c: &Canonical, attrs: &Convolution) -> ValueId {
    let tiles = [c.window[0].div_ceil(2), c.window[1].div_ceil(2)];
    let v = input_tiles(b, c, tiles);
    let (inputs, outputs) = (c.inputs(b), c.outputs(b));
    let grow = |i: usize| (0, (2 * tiles[i] - c.window[i]) as i64);
    let e = b.reshape(c.kernel, &[1, c.window[0], c.window[1], inputs * outputs]);
    let e = pad(b, e, &[grow(0), grow(1)], &[1, 1]);
    let e = b.reshape(e, &[2 * tiles[0], 2 * tiles[1], inputs, outputs]);
    let e = grid(2, |i, j| {
        let slice = Slice {
            start: vec![i, j, 0, 0],
            limit: vec![2 * tiles[0], 2 * tiles[1], inputs, outputs],
            strides: vec![2, 2, 1, 1],
        };
        b.op(Op::Slice(slice), &[e])
    });
    let z = both_ways(b, &e, times_a);
    let products = grid(4, |i, j| contract(b, v[i][j], z[i][j], &[1, 2, 3], &[0, 1, 2], attrs));
    let y = both_ways(b, &products, times_gt);
    let batch = b.ty(c.x).dims[0];
    let parts: Vec<ValueId> = y.concat().iter().map(|&v| b.reshape(v, &[batch, 1, outputs])).collect();
    let y = b.concat(&parts, 1);
    b.reshape(y, &[batch, 3, 3, outputs])
}

/// `Bᵀ d B` for the 4×4 tiles d, two apart, of the padded input: sixteen tensors `[N, tiles…, I]`.
fn input_tiles(b: &mut Builder, c: &Canonical, tiles: [usize; 2]) -> Grid {
    let dims = b.dims(c.x);
    let grow = |i: usize| (0, (2 * tiles[i] + 2) as i64 - dims[i + 1] as i64);
    let x = pad(b, c.x, &[grow(0), grow(1)], &[1, 1]);
    let d = grid(4, |i, j| {
        let slice = Slice {
            start: vec![0, i, j, 0],
            limit: vec![dims[0], i + 2 * tiles[0] - 1, j + 2 * tiles[1] - 1, dims[3]],
            strides: vec![1, 2, 2, 1],
        };
        b.op(Op::Slice(slice), &[x])
    });
    both_ways(b, &d, times_bt)
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
