//! Kinks and hand-computed values.

use crate::cases::contraction::plain;
use crate::cases::reduction::{reduce_window, window};
use crate::harness::{eval, float_params, pull_back};
use truestep_ad::grad;
use truestep_ir::{Binary, Builder, Convolution, ElemType, Func, Op, TensorType, Unary, ValueId, Window};

fn func(params: &[&[usize]], body: impl FnOnce(&mut Builder, &[ValueId]) -> Vec<ValueId>) -> Func {
    let mut b = Builder::new("main");
    let values: Vec<_> = params.iter().map(|&dims| b.param(TensorType::new(dims, ElemType::F64))).collect();
    let results = body(&mut b, &values);
    b.finish(&results)
}

/// Cotangents of all parameters for these inputs and cotangents of the results, on one replica.
fn cotangents(f: &Func, inputs: &[&[f64]]) -> Vec<Vec<f64>> {
    let pull_back = pull_back(f).unwrap();
    eval(&pull_back, &[inputs.iter().map(|v| v.to_vec()).collect()]).remove(0)
}

#[track_caller]
fn close(found: &[f64], expected: &[f64]) {
    let ok = found.len() == expected.len() && found.iter().zip(expected).all(|(a, b)| (a - b).abs() < 5e-7);
    assert!(ok, "expected {expected:?}, found {found:?}");
}

#[test]
fn relu_has_slope_0_at_0() {
    let relu = func(&[&[3]], |b, p| {
        let zero = b.full_like(0.0, p[0]);
        vec![b.binary(Binary::Maximum, p[0], zero)]
    });
    assert_eq!(cotangents(&relu, &[&[-1.0, 0.0, 2.0], &[5.0, 6.0, 7.0]]), [[0.0, 0.0, 7.0]]);
}

#[test]
fn relu6_has_slope_0_at_both_bounds() {
    let relu6 = func(&[&[4]], |b, p| {
        let (zero, six) = (b.scalar(0.0, ElemType::F64), b.scalar(6.0, ElemType::F64));
        vec![b.op(Op::Clamp, &[zero, p[0], six])]
    });
    assert_eq!(cotangents(&relu6, &[&[0.0, 1.0, 6.0, 7.0], &[1.0; 4]]), [[0.0, 1.0, 0.0, 0.0]]);
}

#[test]
fn a_tie_of_two_goes_to_the_second() {
    for op in [Binary::Maximum, Binary::Minimum] {
        let f = func(&[&[1], &[1]], |b, p| vec![b.binary(op, p[0], p[1])]);
        assert_eq!(cotangents(&f, &[&[2.0], &[2.0], &[3.0]]), [[0.0], [3.0]]);
    }
}

#[test]
fn abs_has_slope_0_at_0() {
    let f = func(&[&[2]], |b, p| vec![b.unary(Unary::Abs, p[0])]);
    assert_eq!(cotangents(&f, &[&[0.0, -1.0], &[1.0, 1.0]]), [[0.0, -1.0]]);
}

#[test]
fn power_is_smooth_where_a_formula_is_not() {
    let f = func(&[&[3], &[3]], |b, p| vec![b.binary(Binary::Power, p[0], p[1])]);
    assert_eq!(
        cotangents(&f, &[&[0.0, 0.0, 2.0], &[0.0, 2.0, 0.0], &[1.0; 3]]),
        [[0.0, 0.0, 0.0], [0.0, 0.0, 2f64.ln()]]
    );
}

#[test]
fn a_tied_extremum_sends_all_to_the_first() {
    let x = [1.0, 4.0, 4.0, 0.0, 4.0, 2.0];
    let f = func(&[&[2, 3]], |b, p| vec![b.max(p[0], &[0, 1])]);
    assert_eq!(cotangents(&f, &[&x, &[2.0]]), [[0.0, 2.0, 0.0, 0.0, 0.0, 0.0]]);
    let f = func(&[&[2, 3]], |b, p| vec![b.max(p[0], &[0])]);
    assert_eq!(cotangents(&f, &[&x, &[1.0, 2.0, 3.0]]), [[1.0, 2.0, 3.0, 0.0, 0.0, 0.0]]);
}

fn max_pool(size: usize, stride: usize) -> impl FnOnce(&mut Builder, &[ValueId]) -> Vec<ValueId> {
    let w = Window { strides: vec![stride], ..window(&[size]) };
    move |b, p| vec![reduce_window(b, p[0], Binary::Maximum, f64::NEG_INFINITY, w)]
}

#[test]
fn overlapping_max_pools_add() {
    let f = func(&[&[5]], max_pool(2, 1));
    assert_eq!(cotangents(&f, &[&[5.0, 3.0, 1.0, 2.0, 5.0], &[1.0; 4]]), [[1.0, 1.0, 0.0, 1.0, 1.0]]);
    let f = func(&[&[5]], max_pool(3, 2));
    assert_eq!(cotangents(&f, &[&[1.0, 2.0, 9.0, 3.0, 4.0], &[1.0; 2]]), [[0.0, 0.0, 2.0, 0.0, 0.0]]);
    let tied = cotangents(&f, &[&[7.0; 5], &[1.0, 2.0]]);
    assert_eq!(tied, [[1.0, 0.0, 2.0, 0.0, 0.0]]);
}

#[test]
fn a_tie_in_a_dilated_window_goes_to_the_first() {
    let w = Window { window_dilations: vec![2], ..window(&[2]) };
    let f = func(&[&[4]], |b, p| vec![reduce_window(b, p[0], Binary::Maximum, f64::NEG_INFINITY, w)]);
    assert_eq!(cotangents(&f, &[&[7.0, 3.0, 7.0, 3.0], &[1.0, 2.0]]), [[1.0, 2.0, 0.0, 0.0]]);
}

#[test]
fn convolution_gradients_by_hand() {
    let attrs = Convolution { strides: vec![2], padding: vec![(1, 1)], ..plain(1) };
    let f = func(&[&[1, 1, 4], &[1, 1, 3]], |b, p| vec![b.conv(p[0], p[1], attrs)]);
    let found = cotangents(&f, &[&[1.0, 2.0, 3.0, 4.0], &[1.0; 3], &[1.0, 1.0]]);
    assert_eq!(found, [vec![1.0, 2.0, 1.0, 1.0], vec![2.0, 4.0, 6.0]]);
}

/// Batch norm over the global batch of two replicas, differentiated through its collectives.
fn sync_batch_norm() -> Func {
    func(&[&[2], &[], &[]], |b, p| {
        let mean = b.mean(p[0], &[0]);
        let mean = b.all_reduce_mean(mean, 2);
        let mean = b.broadcast_like(mean, &[], p[0]);
        let centred = b.sub(p[0], mean);
        let square = b.mul(centred, centred);
        let variance = b.mean(square, &[0]);
        let variance = b.all_reduce_mean(variance, 2);
        let scale = b.unary(Unary::Rsqrt, variance);
        let scale = b.broadcast_like(scale, &[], p[0]);
        let normed = b.mul(centred, scale);
        let gamma = b.broadcast_like(p[1], &[], p[0]);
        let scaled = b.mul(normed, gamma);
        let beta = b.broadcast_like(p[2], &[], p[0]);
        vec![b.add(scaled, beta)]
    })
}

#[test]
fn sync_batch_norm_by_hand() {
    let f = sync_batch_norm();
    let replica = |x: [f64; 2], dy: [f64; 2]| vec![x.to_vec(), vec![1.0], vec![0.0], dy.to_vec()];
    let pull_back = pull_back(&f).unwrap();
    let found = eval(&pull_back, &[replica([0.0, 2.0], [1.0, 0.0]), replica([4.0, 10.0], [0.0, 0.0])]);
    close(&found[0][0], &[0.124086, -0.104995]);
    close(&found[1][0], &[-0.066815, 0.047725]);
    close(&[found[0][1][0] + found[1][1][0], found[0][2][0] + found[1][2][0]], &[-1.069045, 1.0]);
}

#[test]
fn the_gradient_of_a_loss() {
    let loss = func(&[&[3], &[2]], |b, p| {
        let square = b.mul(p[0], p[0]);
        vec![b.sum(square, &[0])]
    });
    let gradient = grad(&loss, &float_params(&loss)).unwrap();
    let found = eval(&gradient, &[vec![vec![1.0, 2.0, 3.0], vec![0.5, 0.5]]]);
    assert_eq!(found, [[vec![2.0, 4.0, 6.0], vec![0.0, 0.0]]]);
}
